/**
 * The symbolic stage: decides whether an answer equals the reference. What must run before the first
 * request is in `read.ts`.
 */
export { type AnswerQuestion, verifyAnswer } from './answer.ts';
export { type BoxesQuestion, verifyBoxes } from './boxes.ts';
export { type PairQuestion, verifyPair } from './pair.ts';
export { readReference, VERIFIER_VERSION } from './read.ts';
