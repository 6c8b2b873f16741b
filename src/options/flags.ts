import { UserError, type UserMistake } from '../domain/errors.ts';
import { didYouMean } from '../text/suggest.ts';
import { expectedForm } from './parse.ts';
import { COMMANDS, type Command, type OptionRow } from './row.ts';
import { findOption, OPTIONS } from './table.ts';

/** A command line taken apart. Values are still text; a boolean flag without a value is `true`. */
export interface CommandLine {
  /** Absent when nothing but `--help` or `--version` was asked for. */
  readonly command?: Command;
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, string>>;
  /** how each flag was typed, where that is not its name */
  readonly spelled: Readonly<Record<string, string>>;
  readonly help: boolean;
  readonly version: boolean;
}

/**
 * Takes a command line apart: `--name value`, `--name=value`, `--flag`, `--no-flag`, `-h`, `-v`, `--` before arguments
 * that start with two dashes. The first argument that is no flag is the command; `help` before it is like `--help`
 * behind it. Throws UserError with every mistake.
 */
export function parseFlags(argv: readonly string[]): CommandLine {
  const mistakes: Mistake[] = [];
  const flags = new Map<string, string>();
  const spelled = new Map<string, string>();
  const positionals: string[] = [];
  const switches = new Set<string>();
  const rest = [...argv];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') positionals.push(...rest.splice(0));
    else if (arg === '-h' || arg === '--help') switches.add('help');
    else if (arg === '-v' || arg === '--version') switches.add('version');
    else if (arg.startsWith('--')) readFlag({ arg, rest, flags, spelled, mistakes });
    else positionals.push(arg);
  }
  if (positionals[0] === 'help') {
    switches.add('help');
    positionals.shift();
  }
  const [help, version] = [switches.has('help'), switches.has('version')];
  const name = positionals.shift();
  const command = isCommand(name) ? name : undefined;
  if (!command && (name !== undefined || !(help || version))) mistakes.push(() => unknownCommand(name));
  if (mistakes.length > 0) throw new UserError(mistakes.map((mistake) => mistake(command)));
  return {
    ...(command && { command }),
    positionals,
    flags: Object.fromEntries(flags),
    spelled: Object.fromEntries(spelled),
    help,
    version,
  };
}

/** What is wrong, told once the command is known. */
type Mistake = (command: Command | undefined) => UserMistake;

interface FlagReading {
  readonly arg: string;
  /** Arguments not read yet; a value is taken from its front. */
  readonly rest: string[];
  readonly flags: Map<string, string>;
  readonly spelled: Map<string, string>;
  readonly mistakes: Mistake[];
}

function readFlag({ arg, rest, flags, spelled, mistakes }: FlagReading): void {
  const [, written = '', equals] = /^--([^=]*)(?:=(.*))?$/s.exec(arg) ?? [];
  const { row, negated } = findFlag(written);
  if (!row) {
    mistakes.push((command) => unknownFlag(written, command));
    return;
  }
  if (written !== row.name) spelled.set(row.name, written);
  const value = flagValue({ row, negated, equals, rest });
  if (value === undefined) {
    const message = negated
      ? `--${written} takes no value`
      : `--${written} needs a value, expected ${expectedForm(row)}`;
    mistakes.push(() => ({ code: 'bad-option', message }));
  } else if (flags.has(row.name)) {
    mistakes.push(() => ({
      code: 'bad-option',
      message: `--${row.name} is given twice`,
      hint: 'keep one of them',
    }));
  } else flags.set(row.name, value);
}

interface ValueReading {
  readonly row: OptionRow;
  readonly negated: boolean;
  readonly equals: string | undefined;
  readonly rest: string[];
}

function flagValue({ row, negated, equals, rest }: ValueReading): string | undefined {
  if (negated) return equals === undefined ? 'false' : undefined;
  if (equals !== undefined) return equals;
  if (row.type === 'boolean') return 'true';
  return rest[0] === undefined || rest[0].startsWith('--') ? undefined : rest.shift();
}

function findFlag(written: string): { row: OptionRow | undefined; negated: boolean } {
  const plain = settable(written);
  if (plain) return { row: plain, negated: false };
  const positive = written.startsWith('no-') ? settable(written.slice(3)) : undefined;
  return { row: positive?.type === 'boolean' ? positive : undefined, negated: true };
}

const ALIASED: readonly OptionRow[] = OPTIONS;

function settable(name: string): OptionRow | undefined {
  const row = findOption(name) ?? ALIASED.find(({ alias }) => alias === name);
  return row?.sources.includes('flag') ? row : undefined;
}

function unknownFlag(written: string, command: Command = 'run'): UserMistake {
  const message = `there is no option --${written}`;
  if (findOption(written))
    return { code: 'unknown-option', message, hint: `${written} is an input of the Action only` };
  const known = OPTIONS.filter(({ name }) => settable(name)).flatMap((row) =>
    row.type === 'boolean' ? [row.name, `no-${row.name}`] : [row.name],
  );
  const near = didYouMean(written, known);
  const hint = near?.replace('"', '"--') ?? `theory-gate ${command} --help lists its options`;
  return { code: 'unknown-option', message, hint };
}

function isCommand(name: string | undefined): name is Command {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

function unknownCommand(name: string | undefined): UserMistake {
  const known = Object.keys(COMMANDS);
  const message = name === undefined ? 'no command given' : `there is no command ${JSON.stringify(name)}`;
  const hint = (name && didYouMean(name, known)) || `commands: ${known.join(', ')}`;
  return { code: 'unknown-command', message, hint };
}
