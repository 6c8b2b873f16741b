import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import { PairContext } from '../domain/pair.ts';
import type { Options } from '../options/table.ts';
import { contextMistakes } from '../problems/pairs.ts';
import { renderExplanation, renderExplanationMarkdown } from '../report/explanation.ts';
import { explainPair } from '../verify/explain.ts';
import { unitMistake } from './pair-unit.ts';
import type { CommandInput } from './registry.ts';
import { profileOf } from './verify.ts';

/** `explain`: why two answers are equal, different or neither, in words, with a witness where there is one. */
export async function explainCommand({ options, terminal }: CommandInput): Promise<ExitCode> {
  const [reference, candidate] = [given(options, 'reference'), given(options, 'answer')];
  const explanation = explainPair({
    reference,
    candidate,
    profile: profileOf(options),
    seed: options.seed,
    ...(await contextOf(options)),
  });
  if (options.json) {
    terminal.print(`${JSON.stringify(explanation)}\n`);
    return EXIT.passed;
  }
  const render = options.markdown ? renderExplanationMarkdown : renderExplanation;
  terminal.print(
    render({
      written: { reference, answer: candidate },
      reference: explanation.reference,
      answer: explanation.candidate,
      verdict: explanation.verdict,
      ...(explanation.agreement && { agreement: explanation.agreement }),
      ...(explanation.secondOpinion && { secondOpinion: explanation.secondOpinion }),
    }),
  );
  return EXIT.passed;
}

function given(options: Options, name: 'reference' | 'answer'): string {
  const text = options[name];
  if (text !== null) return text;
  throw new UserError({
    code: 'bad-option',
    message: `${name} is not set`,
    hint: "theory-gate explain --reference '<latex>' --answer '<latex>'",
  });
}

async function contextOf({ context }: Options): Promise<PairContext> {
  const parsed = PairContext.safeParse(context ?? {});
  const mistakes = parsed.success ? await unitMistake(parsed.data) : contextMistakes(context);
  if (parsed.success && mistakes.length === 0) return parsed.data;
  throw new UserError(
    mistakes.map(({ message, hint }) => ({
      code: 'bad-option',
      message: `context: ${message}`,
      ...(hint && { hint }),
    })),
  );
}
