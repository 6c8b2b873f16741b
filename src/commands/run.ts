import type { ExitCode } from '../domain/errors.ts';
import { main, processExitCode } from '../main.ts';
import { createTerminalPorts } from '../wiring/terminal.ts';
import type { CommandInput } from './registry.ts';

/** `run`: ask, verify, judge, score, compare, report, gate. */
export async function runCommand({ options, terminal }: CommandInput): Promise<ExitCode> {
  const { ports, close, signal } = await createTerminalPorts(options, terminal);
  try {
    const { decision } = await main(options, ports);
    return processExitCode(decision, signal());
  } finally {
    await close();
  }
}
