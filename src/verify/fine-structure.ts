import { namesIn } from '../math/names-in.ts';
import { parseLatex } from '../math/parse.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

const ALPHA = '\\alpha';
/**
 * The fine-structure constant by the elementary charge, in natural units of Heaviside and Lorentz (Peskin and Schroeder,
 * Quantum Field Theory, eq. 4.128 and below) and in SI (CODATA 2022, Rev. Mod. Phys. 97, 025002).
 */
const DEFINITIONS = ['\\frac{e^2}{4\\pi}', '\\frac{e^2}{4\\pi\\epsilon_0\\hbar c}'] as const;

/**
 * `\alpha` on one side and e on the other: undecided where the two are the same by the definition of the fine-structure
 * constant, as in natural units, however the problem declares the two letters. Never accepts.
 */
export function fineStructure({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const [one, two] = [namesIn(reference), namesIn(candidate)];
  if (one.has(ALPHA) === two.has(ALPHA) || one.has('e') === two.has('e') || one.has(ALPHA) === one.has('e'))
    return undefined;
  const known = new Set([...one, ...two, '\\pi']);
  for (const latex of DEFINITIONS) {
    const value = parseLatex(latex);
    if (!value.ok || ![...namesIn(value.node)].every((name) => known.has(name))) continue;
    const put = (node: MathNode): MathNode =>
      mapTree(node, (part) => (part.kind === 'symbol' && part.name === ALPHA ? value.node : part));
    if (decide(put(reference), put(candidate)).outcome !== 'different')
      return undecided(
        'borderline',
        `the same only with ${ALPHA} = ${latex}, where e is the elementary charge`,
      );
  }
  return undefined;
}
