export { type BundledFolder, isProblemFile } from './files.ts';
export { FORMATS } from './formats/index.ts';
export { hashProblem } from './hash.ts';
export { duplicateId, type LoadedProblems, loadProblems, type ProblemOrigin, readProblems } from './load.ts';
export { checkReferences, type ReadReference } from './references.ts';
export { type Selection, selectProblems } from './select.ts';
