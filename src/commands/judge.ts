import { type ExitCode, UserError } from '../domain/errors.ts';
import type { CommandInput } from './registry.ts';
import { withNamedSet } from './steps.ts';

/** The steps of `judge` that check a judge, by the words that choose them. */
const STEPS: Readonly<Record<string, () => Promise<(input: CommandInput) => Promise<ExitCode>>>> = {
  selftest: async () => (await import('./judge-selftest.ts')).judgeSelftest,
  crosscheck: async () => (await import('./judge-crosscheck.ts')).judgeCrosscheck,
};

/** `judge`: verdicts on responses; `judge selftest` and `judge crosscheck`: whether a model is fit to judge. */
export async function judgeCommand(given: CommandInput): Promise<ExitCode> {
  const input = { ...given, options: withNamedSet(given) };
  const [step = '', ...positionals] = input.positionals;
  if (step === '') return (await import('./judge-predictions.ts')).judgePredictions(input);
  const load = Object.hasOwn(STEPS, step) ? STEPS[step] : undefined;
  if (load !== undefined) return (await load())({ ...input, positionals });
  throw new UserError({
    code: 'bad-option',
    message: `expected nothing, ${Object.keys(STEPS).join(' or ')}, got ${JSON.stringify(step)}`,
    hint: 'theory-gate judge --help shows what each takes',
  });
}
