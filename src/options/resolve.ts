import { UserError, type UserMistake } from '../domain/errors.ts';
import { type Choice, findConflicts, findSurprises } from './conflicts.ts';
import { parseValue } from './parse.ts';
import { type Command, defaultOf, type OptionRow, type OptionSource } from './row.ts';
import { collectSettings, type OptionSources, type Setting } from './settings.ts';
import { nameOfStep } from './steps.ts';
import { findOption, OPTIONS, type OptionKey, type OptionName, type Options, optionKey } from './table.ts';
import { parseConfig } from './yaml.ts';

/** What a command runs with, which source set each option, and what the user should know about it. */
export interface ResolvedOptions {
  readonly options: Options;
  readonly sources: Readonly<Record<OptionKey, OptionSource | 'default'>>;
  readonly warnings: readonly string[];
  /** what may be taken for something else in that which the command shows; told behind it */
  readonly surprises: readonly string[];
}

/**
 * Reads and checks every option: flag or input before environment before config file before default; a ceiling takes
 * the lower of the config file and the rest. Throws one UserError with all mistakes.
 */
export async function resolveOptions(
  given: OptionSources & { readonly config?: { readonly text: string; readonly name: string } },
): Promise<ResolvedOptions> {
  const entries = given.config ? await parseConfig(given.config) : [];
  const { settings, mistakes } = collectSettings(given, entries);
  const redact = redactorOf(settings);
  const readings = settings
    .map((setting) => readSetting(setting, redact))
    .map((reading) => (concerns(reading, given.command) ? reading : { ...reading, mistake: undefined }));
  const reader = nameOfStep(given.command, given.step);
  const protocol = OPTIONS.filter(({ name }) => name === 'protocol').map((row) =>
    pick(row, readings, { reader }),
  );
  const under = { reader, protocol: String(protocol[0]?.value) };
  const picked = OPTIONS.map((row: OptionRow) => pick(row, readings, under));
  const resolved: Omit<ResolvedOptions, 'warnings' | 'surprises'> = {
    // The table's type derives from the rows, and every row has just been read by its own type.
    options: Object.fromEntries(picked.map(({ key, value }) => [key, value])) as unknown as Options,
    sources: Object.fromEntries(picked.map(({ key, source }) => [key, source])) as ResolvedOptions['sources'],
  };
  const choice: Choice = { ...resolved, command: given.command, written: writtenIn(settings) };
  const all = [...mistakes, ...readings.flatMap((reading) => reading.mistake ?? [])];
  // An option that could not be read has its default here, and a conflict with that would be a phantom.
  if (all.length === 0) all.push(...findConflicts(choice));
  if (all.length > 0) throw new UserError(all);
  return {
    ...resolved,
    warnings: picked.flatMap(({ warning }) => warning ?? []),
    surprises: findSurprises(choice),
  };
}

/** The config file to read, before the other options can be resolved; a default file may be missing. */
export function findConfigPath(given: Pick<OptionSources, 'inputs' | 'flags'>): {
  path: string;
  explicit: boolean;
} {
  const chosen = given.flags?.['config'] ?? given.inputs?.['config']?.trim();
  return chosen
    ? { path: chosen, explicit: true }
    : { path: String(findOption('config')?.default), explicit: false };
}

interface Reading extends Setting {
  readonly value?: unknown;
  readonly mistake?: UserMistake | undefined;
}

/** A wrong value in the config file is a mistake for the commands that read it, and no matter for the others. */
function concerns({ source, row }: Setting, command: Command): boolean {
  return source !== 'config' || row.commands.includes(command);
}

function readSetting(setting: Setting, redact: (text: string) => string): Reading {
  const { row, raw, label, place } = setting;
  const parsed = parseValue(row, raw);
  if (parsed.ok) return { ...setting, value: parsed.value };
  const shown =
    row.secret || (row.type === 'url' && String(raw).includes('@')) ? 'not shown' : show(raw, redact);
  const { expected, hint } = parsed;
  const message = `${label} is ${shown}, expected ${expected}`;
  return {
    ...setting,
    mistake: { code: 'bad-option', message, ...(hint && { hint }), ...(place && { place }) },
  };
}

interface Picked {
  readonly key: OptionKey;
  readonly value: unknown;
  readonly source: OptionSource | 'default';
  readonly warning?: string;
}

/** What a default may depend on. */
interface Under {
  /** the command or step, as it is typed */
  readonly reader: string;
  readonly protocol?: string;
}

function pick(row: OptionRow, readings: readonly Reading[], under: Under): Picked {
  const key = optionKey(row);
  const found = readings.filter((reading) => reading.row === row && reading.value !== undefined);
  const config = found.find((reading) => reading.source === 'config');
  const trusted = found.find((reading) => reading.source !== 'config');
  const fallback: Picked = { key, value: readDefault(row, under), source: 'default' };
  const rest: Picked = trusted ? { key, value: trusted.value, source: trusted.source } : fallback;
  if (!config) return rest;
  const fromConfig: Picked = { key, value: config.value, source: 'config' };
  if (!row.ceiling) return trusted ? rest : fromConfig;
  if (typeof rest.value !== 'number' || Number(config.value) <= rest.value) return fromConfig;
  const limit = rest.source === 'default' ? 'its default' : `the ${rest.source}`;
  return {
    ...rest,
    warning: `${row.name} of the config file is above ${limit} and was ignored: it can only lower it`,
  };
}

function readDefault(row: OptionRow, { reader, protocol }: Under): unknown {
  const written = defaultOf(row, reader, protocol);
  if (written === null) return null;
  const parsed = parseValue(row, written);
  return parsed.ok ? parsed.value : written;
}

function writtenIn(settings: readonly Setting[]): (name: OptionName) => boolean {
  const names = new Set(settings.filter(({ source }) => source !== 'env').map(({ row }) => row.name));
  return (name) => names.has(name);
}

/** A received value for an error: quoted, escaped, without secrets, at most 80 characters. */
function show(raw: unknown, redact: (text: string) => string): string {
  const text = raw === null ? 'empty' : redact(typeof raw === 'number' ? String(raw) : JSON.stringify(raw));
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Hides every secret that is set, so that a key pasted into the wrong option does not reach the log. */
function redactorOf(settings: readonly Setting[]): (text: string) => string {
  const secrets = settings.filter(({ row }) => row.secret).map(({ raw }) => String(raw).trim());
  return (text) =>
    secrets
      .filter((secret) => secret.length >= 4)
      .reduce((out, secret) => out.replaceAll(secret, '***'), text);
}
