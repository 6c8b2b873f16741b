import type { OptionRow } from '../row.ts';

const shared = {
  sources: ['flag'],
  notInConfig: 'it is about one call',
  group: 'Verifier',
} as const;

/** The verifier by itself. */
export const VERIFIER_ROWS = [
  {
    ...shared,
    name: 'json',
    steps: { human: ['score'], judge: ['selftest', 'crosscheck', 'crosscheck score'] },
    type: 'boolean',
    default: false,
    commands: ['verify', 'explain', 'problems', 'lint', 'human', 'judge', 'solves', 'leaderboard'],
    help: 'Print JSON and nothing else: one object a pair, problem, fault or solution',
  },
  {
    ...shared,
    name: 'markdown',
    type: 'boolean',
    default: false,
    commands: ['explain'],
    help: 'Print Markdown with rendered formulas instead of plain text',
  },
  {
    ...shared,
    name: 'evidence',
    type: 'boolean',
    default: false,
    commands: ['verify'],
    help: 'With --json, add to every line what the verdict stands on: reason, trace, normal forms, witness, seed',
  },
  {
    ...shared,
    name: 'jobs',
    type: 'integer',
    min: 1,
    max: 64,
    default: 4,
    commands: ['verify'],
    help: 'Most pairs decided at once; a further worker starts only where many pairs wait',
  },
  {
    ...shared,
    name: 'pair-timeout',
    key: 'pairTimeoutMs',
    type: 'duration',
    unit: 'seconds',
    min: 0.05,
    max: 600,
    default: 2,
    commands: ['verify'],
    help: 'A pair in work longer is given up as undecided; the caps of the verifier end nearly every pair long before',
  },
  {
    ...shared,
    name: 'reference',
    type: 'string',
    default: null,
    commands: ['explain'],
    help: 'The reference answer, as LaTeX',
  },
  {
    ...shared,
    name: 'answer',
    type: 'string',
    default: null,
    commands: ['explain'],
    help: 'The answer to compare with it, as LaTeX',
  },
  {
    ...shared,
    name: 'context',
    type: 'json-object',
    default: null,
    commands: ['explain'],
    help: 'What the problem says: kind, symbols, aliases, tolerance, unit, estimate, given, options',
  },
] as const satisfies readonly OptionRow[];
