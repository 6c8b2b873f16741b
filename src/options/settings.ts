import type { SourcePlace, UserMistake } from '../domain/errors.ts';
import { didYouMean } from '../text/suggest.ts';
import type { Command, OptionRow, OptionSource } from './row.ts';
import { isReadBy, nameOfStep, readersOf } from './steps.ts';
import { findOption, OPTIONS } from './table.ts';
import type { ConfigEntry } from './yaml.ts';

/** One option as one source sets it, not read yet. `label` names it the way the user wrote it. */
export interface Setting {
  readonly row: OptionRow;
  readonly source: OptionSource;
  readonly label: string;
  readonly raw: unknown;
  readonly place?: SourcePlace;
}

/** Where options come from. Empty inputs and environment variables count as not set, as GitHub passes them. */
export interface OptionSources {
  readonly command: Command;
  /** the step of the command, whose flags are checked against what it reads; without, against all of the command's */
  readonly step?: string | undefined;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly flags?: Readonly<Record<string, string>>;
  /** how flags were typed, where that is not the name of the option */
  readonly spelled?: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Collects what every source sets, most important source first, and the names that do not exist. */
export function collectSettings(sources: OptionSources, config: readonly ConfigEntry[]) {
  const mistakes: UserMistake[] = [];
  const settings = [
    ...named(sources, 'flag', mistakes),
    ...named(sources, 'input', mistakes),
    ...fromEnv(sources.env),
    ...config.flatMap((entry) => fromConfig(entry, mistakes)),
  ];
  return { settings, mistakes };
}

function named(
  sources: OptionSources,
  source: 'flag' | 'input',
  mistakes: UserMistake[],
): readonly Setting[] {
  const given = Object.entries((source === 'flag' ? sources.flags : sources.inputs) ?? {});
  return given.flatMap(([name, raw]) => {
    if (source === 'input' && raw.trim() === '') return [];
    const label = source === 'flag' ? `--${sources.spelled?.[name] ?? name}` : `input ${name}`;
    const row = findOption(name);
    if (!row) mistakes.push(unknownOption(name, label, source));
    else if (source === 'flag' && !isReadBy(row, sources.command, sources.step)) {
      mistakes.push({
        code: 'unknown-option',
        message: `${label} is no option of theory-gate ${nameOfStep(sources.command, sources.step)}`,
        hint: `it belongs to ${readersOf(row).join(', ')}`,
      });
    } else return [{ row, source, label, raw }];
    return [];
  });
}

function fromEnv(env: OptionSources['env']): readonly Setting[] {
  return OPTIONS.flatMap((row: OptionRow) => {
    const label = row.env?.find((name) => (env[name] ?? '').trim() !== '');
    return label === undefined ? [] : [{ row, source: 'env', label, raw: env[label] } as const];
  });
}

function fromConfig(entry: ConfigEntry, mistakes: UserMistake[]): readonly Setting[] {
  const { name, value, place } = entry;
  const row = findOption(name);
  if (!row) mistakes.push({ ...unknownOption(name, JSON.stringify(name), 'config'), place });
  else if (!row.sources.includes('config')) {
    mistakes.push({
      code: 'unsafe-origin',
      message: `"${name}" cannot be set in the config file`,
      hint: `${row.notInConfig}: set it as ${places(row)}`,
      place,
    });
  } else return [{ row, source: 'config', label: `"${name}"`, raw: value, place }];
  return [];
}

function places({ sources }: OptionRow): string {
  const words = { input: 'an input', flag: 'a flag' } as const;
  return (['input', 'flag'] as const)
    .filter((source) => sources.includes(source))
    .map((source) => words[source])
    .join(' or ');
}

function unknownOption(name: string, label: string, source: OptionSource): UserMistake {
  const known = OPTIONS.filter((row: OptionRow) => row.sources.includes(source)).map((row) => row.name);
  const hint = didYouMean(name, known);
  const message = source === 'config' ? `there is no option ${label}` : `there is no ${label}`;
  return { code: 'unknown-option', message, ...(hint && { hint }) };
}
