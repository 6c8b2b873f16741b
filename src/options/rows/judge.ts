import { ANYWHERE, KEY, KEY_PLACE, type OptionRow } from '../row.ts';

const shared = { sources: ANYWHERE, commands: ['run'], group: 'Judge' } as const;
/** Also of the commands that ask a judge by itself. */
const alone = { ...shared, commands: ['run', 'judge'] } as const;

/** Who judges what the verifier leaves open, and what else is judged. */
export const JUDGE_ROWS = [
  {
    ...alone,
    name: 'judge-model',
    type: 'string',
    default: null,
    help: 'Model that judges; without it open answers stay unscored',
  },
  {
    ...shared,
    ...KEY_PLACE,
    name: 'judge-base-url',
    type: 'url',
    default: null,
    help: 'Endpoint of the judge; base-url when not set',
  },
  {
    ...shared,
    ...KEY,
    name: 'judge-api-key',
    type: 'string',
    default: null,
    env: ['THEORY_GATE_JUDGE_API_KEY'],
    help: 'Key of the judge; api-key when not set and the judge shares base-url',
  },
  {
    ...shared,
    name: 'judge-repeats',
    type: 'integer',
    min: 1,
    max: 15,
    default: null,
    unit: 'votes',
    help: 'How often each judging is made, apart from repeats; the majority decides an answer, faithfulness and kinds of error are averaged; when not set, 3 in qft-bench and 1 in a replay',
  },
  {
    ...alone,
    name: 'judge-controls',
    type: 'integer',
    min: 0,
    max: 100,
    default: 4,
    unit: 'controls',
    help: 'Planted responses, made from the problems of the run, that the judge must judge right, or its verdicts are void and the run is incomplete; 0 for no test, and a replayed judge is not tested',
  },
  {
    ...alone,
    name: 'judge-max-tokens',
    type: 'integer',
    min: 1,
    max: 10_000_000,
    default: 32_768,
    unit: 'tokens',
    ceiling: true,
    help: 'Token limit of one judging',
  },
  {
    ...alone,
    name: 'judge-reasoning-effort',
    type: 'string',
    default: null,
    help: 'Reasoning effort of the judge, as its endpoint names it',
  },
  {
    ...alone,
    name: 'judge-extra-body',
    type: 'json-object',
    default: null,
    help: 'Further fields of the judge requests, as a JSON object',
  },
  {
    ...alone,
    name: 'prefilter',
    type: 'choice',
    values: ['off', 'symbolic'],
    default: 'off',
    help: 'Under physics-verified: symbolic lets the verifier accept first what it can prove, and the judge is not asked where it proves every answer of a problem',
  },
  {
    ...shared,
    name: 'faithfulness',
    type: 'boolean',
    default: true,
    help: 'Judge whether the written derivation supports a correct answer',
  },
  {
    ...shared,
    name: 'errors',
    type: 'boolean',
    default: true,
    help: 'Judge what kind of error a wrong answer made',
  },
] as const satisfies readonly OptionRow[];
