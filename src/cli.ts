#!/usr/bin/env node
/** The command line; behind the hidden word `action` the GitHub Action. */
import { guardStandardStreams } from './wiring/standard-streams.ts';

guardStandardStreams();
if (process.argv[2] === 'action') {
  const { runAction } = await import('./commands/action.ts');
  process.exitCode = await runAction();
} else {
  const { runCommandLine } = await import('./commands/index.ts');
  const { createTerminal } = await import('./wiring/terminal.ts');
  process.exitCode = await runCommandLine(createTerminal());
}
