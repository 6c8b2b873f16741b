import type { ExitCode } from '../domain/errors.ts';
import type { ResolvedOptions } from '../options/resolve.ts';
import type { Command } from '../options/row.ts';
import type { Options } from '../options/table.ts';
import type { Terminal } from './terminal.ts';

/** What every command gets: its arguments, its options, read and checked, and the process it runs in. */
export interface CommandInput {
  readonly positionals: readonly string[];
  readonly options: Options;
  /** who set each option; `default` where nobody did */
  readonly sources: ResolvedOptions['sources'];
  readonly terminal: Terminal;
}

type CommandRunner = (input: CommandInput) => Promise<ExitCode>;

/** Every command of the command line; loaded when it is run, so that none pays for another. */
export const RUNNERS: Readonly<Record<Command, () => Promise<CommandRunner>>> = {
  run: async () => (await import('./run.ts')).runCommand,
  demo: async () => (await import('./demo.ts')).demoCommand,
  problems: async () => (await import('./problems.ts')).problemsCommand,
  lint: async () => (await import('./lint.ts')).lintCommand,
  solves: async () => (await import('./solves.ts')).solvesCommand,
  compare: async () => (await import('./records.ts')).compareCommand,
  gate: async () => (await import('./records.ts')).gateCommand,
  report: async () => (await import('./records.ts')).reportCommand,
  table: async () => (await import('./table.ts')).tableCommand,
  leaderboard: async () => (await import('./leaderboard.ts')).leaderboardCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  human: async () => (await import('./human.ts')).humanCommand,
  predict: async () => (await import('./predict.ts')).predictCommand,
  judge: async () => (await import('./judge.ts')).judgeCommand,
  score: async () => (await import('./score.ts')).scoreCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  explain: async () => (await import('./explain.ts')).explainCommand,
  bless: async () => (await import('./records.ts')).blessCommand,
};
