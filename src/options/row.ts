/** How an option's text is read; see `parse.ts` for the accepted spellings of each. */
export type OptionType =
  | 'string'
  | 'integer'
  | 'number'
  | 'ratio'
  | 'boolean'
  | 'choice'
  | 'list'
  | 'path'
  | 'url'
  | 'json-object'
  | 'duration';

/** Where an option can be set: an Action input, a command-line flag, an environment variable, the config file. */
export type OptionSource = 'input' | 'flag' | 'env' | 'config';

/** Where `bless` puts a run when no path is given. */
export const BASELINE_PATH = '.github/theory-gate-baseline.json';

/** How a command, or a step of one, is called, and what it does. */
export interface CommandHelp {
  readonly usage: string;
  readonly summary: string;
  /** the options of a step that reads hardly any; without, those whose rows do not leave it out */
  readonly only?: readonly string[];
}

/** What a step of a command is called where the command stands alone. */
export const ALONE = '';

/** The commands of the command line; the Action always runs `run`. */
export const COMMANDS = {
  run: { usage: '[options]', summary: 'ask the model, score the answers, compare and gate' },
  demo: { usage: '[--out folder]', summary: 'the whole job on bundled recordings, without key or network' },
  problems: {
    usage: '[options]',
    summary: 'list what a run would ask, and check the files of the set; ask nobody',
  },
  lint: {
    usage: '[set …] [options]',
    summary: 'find faults in a set of problems: files, formulas, answers, conventions; ask nobody',
  },
  solves: {
    usage: '[recordings …] [options]',
    summary: 'how stored solutions of a set agree with its references, by problem; ask nobody',
  },
  compare: { usage: '<baseline.json> <run.json> [options]', summary: 'set two run records side by side' },
  gate: { usage: '<run.json> [options]', summary: 'decide about a run record again, with these thresholds' },
  report: { usage: '<run.json> [options]', summary: 'render the report of a run record again' },
  table: {
    usage: '<run.json …> [options]',
    summary: 'tables and figures of any number of runs: scores, errors, families, release dates',
  },
  leaderboard: {
    usage: '[run.json | metrics.json] [options]',
    summary: 'the published scores of PHYSICS-Verified, and where a run stands among them',
  },
  export: {
    usage: '<run.json …>',
    summary: 'every response and verdict of runs as JSON lines, for publication',
  },
  human: {
    usage: 'sample <run.json …> | score <key.json> <labels.csv …> [options]',
    summary: 'draw responses for physicists to label, and hold the judge against their labels',
    steps: {
      sample: {
        usage: '<run.json …> [options]',
        summary: 'draw responses of runs for people to label',
      },
      score: {
        usage: '<key.json> <labels.csv …> [options]',
        summary: 'hold the judge against the labels of people',
      },
    },
  },
  predict: { usage: '[options]', summary: 'ask a model every problem of a split, one line a response' },
  judge: {
    usage: '[selftest | crosscheck [score <key.json> <sheet.csv …>]] [options]',
    summary: 'judge what predict wrote; or find out whether a model is fit to judge',
    steps: {
      selftest: {
        usage: '[options]',
        summary: 'put responses of known verdict to a judge and say whether it is fit',
      },
      crosscheck: {
        usage: '[options] | crosscheck score <key.json> <sheet.csv …> [--json]',
        summary: 'set a second judge beside a first; with score, count what reviewers decided',
      },
      'crosscheck score': {
        usage: '<key.json> <sheet.csv …> [--json]',
        summary: 'count what reviewers decided about the disagreements of two judges',
        only: ['json'],
      },
    },
  },
  score: { usage: '[options]', summary: 'metrics of the verdicts that judge wrote' },
  verify: {
    usage: '[pairs.jsonl …] [options]',
    summary: 'decide pairs of answers without a model, from files or standard input',
  },
  explain: {
    usage: '--reference <latex> --answer <latex> [options]',
    summary: 'say why the verifier takes two answers for equal, different or neither',
  },
  bless: {
    usage: '<run.json> [baseline.json]',
    summary: `make a complete run the baseline (default ${BASELINE_PATH})`,
  },
} as const satisfies Readonly<
  Record<string, CommandHelp & { readonly steps?: Readonly<Record<string, CommandHelp>> }>
>;
/** What can stand behind `theory-gate` on the command line. */
export type Command = keyof typeof COMMANDS;

/** The headings under which help and README list the options. */
export type OptionGroup =
  | 'Problems'
  | 'Model'
  | 'Judge'
  | 'Gate'
  | 'Limits and cost'
  | 'Report and files'
  | 'Several runs'
  | 'Verifier';

/** A text for each reader of an option that has one of its own: a command, or a step of one as it is typed. */
type PerReader = Readonly<Partial<Record<Command | `${Command} ${string}`, string>>>;

/**
 * One option, the same under the same name as Action input, flag and config key.
 *
 * - `alias` is a second spelling of its flag.
 * - `key` is its field in `Options` where that differs from the name in camelCase (a unit is added).
 * - `unit` is what its number counts; `min` and `max` are inclusive.
 * - `sources` says who may set it, and `notInConfig` why the config file may not, which is a file of the checkout that a
 *   pull request can change.
 * - `defaultFor` has the defaults of commands that differ from the others, `defaultWords` what stands for one that is known
 *   only later, and `helpFor` what it does there; each by the name of a command or of a step, which goes first.
 * - `defaultUnder` has the defaults that differ under a protocol, by its name; that of a command goes first.
 * - `steps` names the steps of a command that read it, {@link ALONE} for the command itself; without, all of them do. The
 *   others refuse it.
 * - `ceiling`: the config file can lower the value that stands otherwise, and never raise it.
 * - `secret`: the value is never shown, not even in an error.
 * - `actionDefault` is the default written into `action.yml`.
 */
export interface OptionRow {
  readonly name: string;
  readonly alias?: string;
  readonly key?: string;
  readonly type: OptionType;
  readonly values?: readonly string[];
  readonly default: string | number | boolean | null;
  readonly defaultFor?: PerReader;
  readonly defaultWords?: PerReader;
  readonly helpFor?: PerReader;
  readonly defaultUnder?: Readonly<Record<string, string>>;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly help: string;
  readonly secret?: true;
  readonly sources: readonly OptionSource[];
  readonly notInConfig?: string;
  readonly env?: readonly string[];
  readonly ceiling?: true;
  readonly commands: readonly Command[];
  readonly steps?: Readonly<Partial<Record<Command, readonly string[]>>>;
  readonly group: OptionGroup;
  readonly actionDefault?: string;
}

/** Settable everywhere, the config file included. */
export const ANYWHERE = ['input', 'flag', 'config'] as const;
/** About the GitHub Action only; no flag, because at a terminal it would do nothing. */
export const IN_A_WORKFLOW = ['input', 'config'] as const;
/** Settable only where the workflow or the person at the terminal writes it. */
export const TRUSTED = ['input', 'flag', 'env'] as const;

/** Says where a key is sent, so that only the workflow or the person at the terminal may set it. */
export const KEY_PLACE = {
  sources: TRUSTED,
  notInConfig: 'a file of the checkout must not choose where a key goes',
} as const;
/** A key itself. */
export const KEY = {
  secret: true,
  sources: TRUSTED,
  notInConfig: 'a key does not belong in a file of the repository',
} as const;

/** The text that a reader has of its own, which is what is typed to reach it: that of its step, else of its command. */
export function textFor(texts: PerReader | undefined, reader = ''): string | undefined {
  const known: Readonly<Record<string, string | undefined>> = texts ?? {};
  const of = (name: string) => (Object.hasOwn(known, name) ? known[name] : undefined);
  return of(reader) ?? of(reader.split(' ')[0] ?? '');
}

/** The default of an option for a command or a step of one, under a protocol, as it is written. */
export function defaultOf(row: OptionRow, reader?: string, protocol = ''): OptionRow['default'] {
  const { defaultUnder = {} } = row;
  const ofProtocol = Object.hasOwn(defaultUnder, protocol) ? defaultUnder[protocol] : undefined;
  return textFor(row.defaultFor, reader) ?? ofProtocol ?? row.default;
}
