import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';

/**
 * Whether a value is a number that many quantities have, such as 0, 1 or 3/2: it does not tell which quantity is meant, as
 * a length or a formula does.
 */
export function isTrivial(value: MathNode): boolean {
  const number = rationalOf(value);
  return number !== undefined && number.den <= 4n && number.num < 10n && number.num > -10n;
}

/** Whether two names begin with the same letter, in upper or lower case: `M_s` and `M_S`, `L` and `\\ell`, `\\Delta S`. */
export function sameLetter(a: MathNode, b: MathNode): boolean {
  const [one, two] = [letterOf(a), letterOf(b)];
  return one !== undefined && one === two;
}

const VARIANTS: Readonly<Record<string, string>> = {
  ell: 'l',
  varepsilon: 'epsilon',
  vartheta: 'theta',
  varphi: 'phi',
};

function letterOf(node: MathNode): string | undefined {
  if (node.kind !== 'symbol' && node.kind !== 'call') return undefined;
  const plain = node.name.replace(
    /\\(?:Delta|hat|bar|tilde|mathbf|mathrm|operatorname|vec|mathcal)(?![A-Za-z])/g,
    ' ',
  );
  const found = /\\([A-Za-z]+)|[A-Za-z]/.exec(plain);
  const letter = (found?.[1] ?? found?.[0])?.toLowerCase();
  return letter === undefined ? undefined : (VARIANTS[letter] ?? letter);
}
