import { ANYWHERE, type OptionRow } from '../row.ts';

const shared = { sources: ANYWHERE, commands: ['run', 'problems', 'solves'], group: 'Problems' } as const;

/** The published set, which the three steps take when none is named. */
const HUB = 'hub:yale-nlp/physics-verified';

/** What is asked. */
export const PROBLEM_ROWS = [
  {
    ...shared,
    name: 'protocol',
    type: 'string',
    default: 'qft-bench',
    defaultFor: { verify: 'reader', explain: 'reader' },
    commands: ['run', 'problems', 'lint', 'solves', 'verify', 'explain'],
    help: 'Rules of the benchmark: prompts, where the answer is read, tolerances, judgings; `reader` for the verifier alone is how a careful reader of a paper compares',
  },
  {
    ...shared,
    name: 'problems',
    alias: 'set',
    type: 'path',
    default: 'qft-bench',
    defaultFor: { predict: HUB, judge: 'physics-verified', score: HUB },
    help: 'A bundled set, a data set of the Hugging Face Hub as `hub:owner/name@revision`, or a file, folder or glob of problems (YAML, JSON, JSONL); `--set` on the command line is the same',
    commands: ['run', 'problems', 'human', 'predict', 'judge', 'score', 'solves'],
  },
  {
    ...shared,
    name: 'data',
    type: 'path',
    default: null,
    sources: ['flag'],
    notInConfig: 'it is about one call',
    commands: ['predict', 'judge', 'score'],
    help: 'Problems of predict, judge and score, another name of --problems there; hub:yale-nlp/physics-verified when neither is set',
  },
  {
    ...shared,
    name: 'categories',
    type: 'list',
    default: null,
    commands: ['run', 'problems', 'predict', 'judge', 'score', 'solves'],
    help: 'Only problems of these categories',
  },
  {
    ...shared,
    name: 'ids',
    type: 'list',
    default: null,
    commands: ['run', 'problems', 'predict', 'judge', 'score', 'solves'],
    help: 'Only the problems with these ids',
  },
  {
    ...shared,
    name: 'split',
    type: 'string',
    default: null,
    commands: ['run', 'problems', 'predict', 'judge', 'score', 'solves'],
    help: 'Only problems of this split, such as `validation` or `test`; `all` for every one; `test` in predict, judge and score when not set',
  },
  {
    ...shared,
    name: 'figures',
    type: 'choice',
    values: ['all', 'without', 'with'],
    default: 'all',
    commands: ['run', 'problems', 'predict', 'judge', 'score', 'solves'],
    help: 'Problems with or without figures',
  },
  {
    ...shared,
    name: 'sample',
    type: 'integer',
    min: 1,
    max: 100_000,
    default: null,
    unit: 'problems',
    commands: ['run', 'problems', 'judge'],
    help: 'Draw this many of the selected problems, in the proportions of their categories',
  },
  {
    ...shared,
    name: 'seed',
    type: 'integer',
    min: 0,
    max: 4_294_967_295,
    default: 0,
    help: 'Seed of what is drawn: the same one draws the same problems, or for verify and explain the same test points',
    commands: ['run', 'problems', 'human', 'judge', 'solves', 'verify', 'explain'],
  },
  {
    ...shared,
    name: 'repeats',
    type: 'integer',
    min: 1,
    max: 100,
    default: 1,
    unit: 'answers per problem',
    commands: ['run'],
    help: 'How often each problem is asked',
  },
] as const satisfies readonly OptionRow[];
