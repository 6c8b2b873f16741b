import type { OptionRow } from './row.ts';
import { GATE_ROWS } from './rows/gate.ts';
import { JUDGE_ROWS } from './rows/judge.ts';
import { LIMIT_ROWS } from './rows/limits.ts';
import { MODEL_ROWS } from './rows/model.ts';
import { PROBLEM_ROWS } from './rows/problems.ts';
import { REPORT_ROWS } from './rows/report.ts';
import { RESULT_ROWS } from './rows/results.ts';
import { VERIFIER_ROWS } from './rows/verifier.ts';

/**
 * THE table of options: Action input = flag = config key = row of the README. `action.yml`, the help of the command
 * line, the README and the schema of the config file are rendered from it (`render.ts`).
 */
export const OPTIONS = [
  ...PROBLEM_ROWS,
  ...MODEL_ROWS,
  ...JUDGE_ROWS,
  ...GATE_ROWS,
  ...LIMIT_ROWS,
  ...REPORT_ROWS,
  ...RESULT_ROWS,
  ...VERIFIER_ROWS,
] as const satisfies readonly OptionRow[];

type Row = (typeof OPTIONS)[number];
/** An option as a user writes it, e.g. `min-accuracy`. */
export type OptionName = Row['name'];

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type KeyOf<R extends OptionRow> = R extends { readonly key: infer Key extends string }
  ? Key
  : Camel<R['name']>;

type Read<R extends OptionRow> = R['type'] extends 'choice'
  ? R extends { readonly values: readonly (infer Value)[] }
    ? Value
    : never
  : R['type'] extends 'integer' | 'number' | 'ratio' | 'duration'
    ? number
    : R['type'] extends 'boolean'
      ? boolean
      : R['type'] extends 'list'
        ? readonly string[]
        : R['type'] extends 'json-object'
          ? Readonly<Record<string, unknown>>
          : string;
type ValueOf<R extends OptionRow> = R['default'] extends null ? Read<R> | null : Read<R>;

/** Every option of a command, read and checked. Ratios are 0–1, durations in milliseconds, null means not set. */
export type Options = { readonly [R in Row as KeyOf<R>]: ValueOf<R> };
/** An option as the code reads it, e.g. `minAccuracy` or, with its unit, `timeoutMs`. */
export type OptionKey = keyof Options;

/** The field of {@link Options} a row fills. */
export function optionKey(row: OptionRow): OptionKey {
  const camel = row.name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return (row.key ?? camel) as OptionKey;
}

/** The row of a name, if there is one. */
export function findOption(name: string): OptionRow | undefined {
  return OPTIONS.find((row) => row.name === name);
}
