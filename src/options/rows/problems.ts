import { ANYWHERE, type OptionRow } from '../row.ts';

const shared = { sources: ANYWHERE, commands: ['run', 'problems'], group: 'Problems' } as const;

/** What is asked. */
export const PROBLEM_ROWS = [
  {
    ...shared,
    name: 'protocol',
    type: 'string',
    default: 'qft-bench',
    defaultFor: { verify: 'reader', explain: 'reader' },
    commands: ['run', 'problems', 'lint', 'verify', 'explain'],
    help: 'Rules of the benchmark: prompts, where the answer is read, tolerances, judgings; `reader` for the verifier alone is how a careful reader of a paper compares',
  },
  {
    ...shared,
    name: 'problems',
    alias: 'set',
    type: 'path',
    default: 'qft-bench',
    help: 'A bundled set, or a file, folder or glob of problems (YAML, JSON, JSONL); `--set` on the command line is the same',
    commands: ['run', 'problems', 'human'],
  },
  {
    ...shared,
    name: 'categories',
    type: 'list',
    default: null,
    help: 'Only problems of these categories',
  },
  { ...shared, name: 'ids', type: 'list', default: null, help: 'Only the problems with these ids' },
  { ...shared, name: 'split', type: 'string', default: null, help: 'Only problems of this split' },
  {
    ...shared,
    name: 'figures',
    type: 'choice',
    values: ['all', 'without', 'with'],
    default: 'all',
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
    help: 'Draw this many of the selected problems, in the proportions of their categories',
  },
  {
    ...shared,
    name: 'seed',
    type: 'integer',
    min: 0,
    max: 4_294_967_295,
    default: 0,
    help: 'Seed of the sample; the same seed draws the same problems',
    commands: ['run', 'problems', 'human'],
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
