import { ALONE, COMMANDS, type Command, type CommandHelp, type OptionRow } from './row.ts';

/** How the steps of a command are called, by the words that choose each; none where it has none. */
export function stepsOf(command: Command): Readonly<Record<string, CommandHelp>> {
  const help: CommandHelp & { readonly steps?: Readonly<Record<string, CommandHelp>> } = COMMANDS[command];
  return help.steps ?? {};
}

/**
 * The step that the arguments of a command choose, by its longest name: `crosscheck score` before `crosscheck`. {@link ALONE}
 * for a command without arguments or without steps; undefined for a word that is no step, which the command refuses itself.
 */
export function stepOf(command: Command, positionals: readonly string[]): string | undefined {
  const names = Object.keys(stepsOf(command));
  if (names.length === 0 || positionals.length === 0) return ALONE;
  const [longest] = names
    .filter((name) => name.split(' ').every((word, at) => word === positionals[at]))
    .sort((a, b) => b.length - a.length);
  return longest;
}

/** Whether a step of a command reads an option; an undefined step stands for any of them. */
export function isReadBy(row: OptionRow, command: Command, step: string | undefined): boolean {
  if (!row.commands.includes(command)) return false;
  if (step === undefined) return true;
  const { only } = stepsOf(command)[step] ?? {};
  return only?.includes(row.name) ?? row.steps?.[command]?.includes(step) ?? true;
}

/** What is typed behind `theory-gate` to reach a step. */
export function nameOfStep(command: Command, step: string = ALONE): string {
  return step === ALONE ? command : `${command} ${step}`;
}

/** The commands that read an option, step by step where not all steps of one do. */
export function readersOf(row: OptionRow): readonly string[] {
  return row.commands.flatMap((command) => {
    const steps = [ALONE, ...Object.keys(stepsOf(command))];
    const reading = steps.filter((step) => isReadBy(row, command, step));
    return reading.length === steps.length ? [command] : reading.map((step) => nameOfStep(command, step));
  });
}
