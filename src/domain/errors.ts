/** Exit codes of every command, see "Whose fault is it" in `src/README.md`. */
export const EXIT = {
  passed: 0,
  failed: 1,
  userError: 2,
  incomplete: 3,
  notComparable: 4,
  interrupted: 130,
  terminated: 143,
} as const;
/** What a workflow or shell learns from a command without reading a word: whose fault the outcome is. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** THE table of user mistakes: code -> what it is about. Every {@link UserError} has one of these codes. */
export const USER_ERRORS = {
  'unknown-option': 'an option that does not exist',
  'bad-option': 'an option whose value cannot be read',
  'conflicting-options': 'options that exclude each other, or one that needs another',
  'unknown-command': 'a command that does not exist',
  'missing-key': 'no API key',
  'unsafe-origin': 'a key would be sent where the workflow did not say',
  'file-not-found': 'a file that is not there or cannot be read',
  'path-escape': 'a path that leaves the workspace',
  'bad-folder': 'a folder that cannot be made',
  'bad-config': 'a configuration file that cannot be read',
  'bad-problems': 'a problem file that cannot be read',
  'bad-reference': 'a reference answer the verifier cannot read',
  'no-problems': 'nothing left to ask',
  'bad-prompt': 'a prompt file that cannot be used',
  'bad-pairs': 'a pair of answers that cannot be read',
  'bad-run': 'a run record that cannot be read',
  'bad-log': 'a run log that cannot be continued',
  'bad-models': 'a table of models that cannot be read',
  'bad-leaderboard': 'a leaderboard that cannot be read',
  'bad-labels': 'labels of a human check that cannot be read',
  'bad-rows': 'predictions or verdicts that cannot be read or do not fit',
  'bad-hub': 'a data set of the Hub that cannot be had or read',
  'bad-recordings': 'recordings that cannot be read',
} as const;
/** Code of a row of {@link USER_ERRORS}. */
export type UserErrorCode = keyof typeof USER_ERRORS;

/** Where in a file a mistake stands; `line` and `column` count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** One thing the user got wrong, told so that it can be put right without reading our code. */
export interface UserMistake {
  readonly code: UserErrorCode;
  /** What was read and what was expected, one sentence without a full stop. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly place?: SourcePlace;
}

/** One or more mistakes of the user, all shown together; ends with exit code 2. Anything else thrown is our bug. */
export class UserError extends Error {
  readonly mistakes: readonly UserMistake[];
  constructor(mistakes: UserMistake | readonly UserMistake[]) {
    const list = Array.isArray(mistakes) ? (mistakes as readonly UserMistake[]) : [mistakes as UserMistake];
    super(list.map(renderMistake).join('\n'));
    this.name = 'UserError';
    this.mistakes = list;
  }
}

/** `file:line:column: message (hint)`, on one line. */
export function renderMistake(mistake: UserMistake): string {
  const { place } = mistake;
  const where = place ? [place.file, place.line, place.column].filter((x) => x !== undefined).join(':') : '';
  return `${where ? `${where}: ` : ''}${mistake.message}${mistake.hint ? ` (${mistake.hint})` : ''}`;
}

/** The run could not be completed through no fault of the user or the model: exit code 3, or that of the signal that ended it. */
export class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
  readonly exitCode: ExitCode;
  constructor(message: string, exitCode: ExitCode = EXIT.incomplete) {
    super(message);
    this.exitCode = exitCode;
  }
}
