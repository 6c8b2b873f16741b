import type { FilesPort, ProgressPort } from '../domain/ports.ts';

/** The process a command runs in, so that a command touches neither `process` nor a file by itself. */
export interface Terminal {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whole text to standard output, as given. */
  print(text: string): void;
  readonly progress: ProgressPort;
  /** The lines of a file as they are read, of standard input for `-`; throws UserError where there is no such file. */
  lines(path: string): AsyncIterable<string>;
  /** Files named on the command line; not confined, because the person at the terminal named them. */
  readonly files: FilesPort;
}
