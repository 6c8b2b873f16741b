import type { BoxedProtocol } from '../protocol.ts';
import { correctness } from './correctness.ts';
import { errorCategory } from './error-category.ts';
import { faithfulness } from './faithfulness.ts';

/**
 * QFT-Bench: boxed closed-form answers, symbolic verification first, a judge for the rest, faithfulness of the
 * derivation, four categories of error. Unjudged samples stay unscored after two re-asks.
 */
export const qftBench: BoxedProtocol = {
  reading: 'boxes',
  name: 'qft-bench',
  version: '2',
  defaultPrompt: {
    name: 'careful',
    text: [
      '{{question}}',
      '',
      'Work the problem out from the definitions and conventions it states. Show every step that the result depends on,',
      'keep track of signs, symmetry factors and normalisations, and check the result in a limit you can verify before',
      'you commit to it. Do not rely on a formula you remember unless you have checked that its conventions are the ones',
      'stated here.',
      '',
      'State the final answer once, at the very end, inside \\boxed{...}. Put nothing into the box but the quantity asked',
      'for, as one closed-form LaTeX expression in the symbols of the problem.',
    ].join('\n'),
  },
  answerInstruction: {
    mark: '\\boxed',
    text: 'State the final answer once, at the very end, inside \\boxed{...}. Put nothing into the box but the quantity asked for.',
  },
  verifier: { acceptDecimals: false, undeclared: 'open' },
  regenerates: true,
  // "Regenerated with the 64k-token budget" (Q29); "averaged across three evaluations" (Q72, Q93, A6).
  regenerationTokens: 65_536,
  judgeRepeats: 3,
  judgeReasks: 2,
  judgings: { correctness, faithfulness, error: errorCategory },
};
