import { EXIT } from '../domain/errors.ts';

/**
 * Keeps a trouble of standard output or standard error from changing what a command does. A reader that has closed its
 * pipe (EPIPE), such as `head`, ends nothing: the command goes on, writes its files and ends with its own code. Output
 * that is lost for another reason, such as a full disk, is told on standard error, once; where the command would have
 * passed it ends with {@link EXIT.incomplete}, because a result that nobody has is none.
 */
export function guardStandardStreams(): void {
  let lost = false;
  // Where progress cannot be written there is nobody left to be told so, and the results are whole.
  process.stderr.on('error', () => {});
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (lost || code === 'EPIPE') return;
    lost = true;
    const why = code === 'ENOSPC' ? 'no space is left on the device (ENOSPC)' : message;
    process.stderr.write(
      `error: standard output cannot be written: ${why}; what was printed is incomplete\n`,
    );
  });
  process.on('exit', (code) => {
    if (lost && code === EXIT.passed) process.exitCode = EXIT.incomplete;
  });
}
