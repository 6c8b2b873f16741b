import type { LabelledProtocol } from '../protocol.ts';
import { answersJudging } from './judge.ts';
import { SYSTEM_PROMPT } from './prompt.ts';

/**
 * PHYSICS-Verified: several answers under their part labels with a confidence, one strict judge call for all of them. The
 * published protocol has no symbolic stage (C4) and regenerates nothing (C6). A judge that cannot be read is asked four
 * times more (B14).
 */
export const physicsVerified: LabelledProtocol = {
  reading: 'labelled',
  name: 'physics-verified',
  version: '1',
  defaultPrompt: { name: 'three-part', text: '{{question}}', system: SYSTEM_PROMPT },
  answerInstruction: { mark: 'Answers:', text: SYSTEM_PROMPT },
  // "Correct within 1% relative error, or when agreeing to the reference's significant figures" (P29, B4), a missing unit
  // is wrong (B6); a name without a declared domain proves nothing.
  verifier: {
    acceptDecimals: true,
    undeclared: 'open',
    tolerance: 0.01,
    roundsToReference: true,
    missingUnit: 'different',
  },
  judgeRepeats: 1,
  judgeReasks: 4,
  regenerates: false,
  regenerationTokens: 0,
  answersJudging,
};
