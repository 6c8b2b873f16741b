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
] as const satisfies readonly OptionRow[];
