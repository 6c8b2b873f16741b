import type { OptionRow } from '../row.ts';

const shared = { group: 'Several runs', sources: ['flag'], notInConfig: 'it is about one call' } as const;

/** Tables of several runs, and the check of a judge by people. */
export const RESULT_ROWS = [
  {
    ...shared,
    name: 'model-table',
    type: 'path',
    default: null,
    commands: ['run', 'table', 'human'],
    help: 'Families, release months and access of models, as in fixtures/models/qft-bench.yaml, which is used when not set',
  },
  {
    ...shared,
    name: 'responses',
    type: 'integer',
    min: 1,
    max: 1000,
    default: 4,
    unit: 'responses of each model',
    commands: ['human'],
    help: 'How many responses of each model are drawn',
  },
  {
    ...shared,
    name: 'paper-models',
    type: 'boolean',
    default: false,
    commands: ['human'],
    help: 'Draw only from the 15 models whose responses the paper had checked',
  },
  {
    ...shared,
    name: 'second-judge',
    type: 'list',
    default: null,
    commands: ['human'],
    help: 'Run records in which another judge judged the same responses',
  },
  {
    ...shared,
    name: 'predictions',
    type: 'path',
    default: null,
    commands: ['judge'],
    help: 'Responses of a model as JSON lines, as predict writes them',
  },
  {
    ...shared,
    name: 'judged',
    type: 'path',
    default: null,
    commands: ['judge'],
    help: 'Verdicts on them: JSON lines as judge writes them, or the run.json of a run with its log beside it',
  },
  {
    ...shared,
    name: 'n',
    type: 'integer',
    min: 1,
    max: 1_000_000,
    default: 200,
    unit: 'responses',
    commands: ['judge'],
    help: 'How many judged responses are drawn for the second judge of crosscheck; all where there are fewer',
  },
] as const satisfies readonly OptionRow[];
