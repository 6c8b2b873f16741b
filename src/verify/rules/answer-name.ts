import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';

/**
 * Whether a value is one that many quantities have, a number such as 0, 1 or 3/2 or the name of another quantity: it does
 * not tell which quantity is meant, as a length or a formula does. `a = b` and `c = b` are two statements.
 */
export function isTrivial(value: MathNode): boolean {
  if (value.kind === 'symbol') return true;
  const number = rationalOf(value);
  return number !== undefined && number.den <= 4n && number.num < 10n && number.num > -10n;
}

/**
 * Whether two names have the same letter, in upper or lower case, and no two indices: `M_s` and `M_S`, `L` and `\\ell`,
 * `T` and `T_f`, but not `v_A` and `v_B`.
 */
export function sameLetter(a: MathNode, b: MathNode): boolean {
  const [one, two] = [letterOf(a), letterOf(b)];
  if (one === undefined || one !== two) return false;
  const [first, second] = [indexOf(a), indexOf(b)];
  return first === '' || second === '' || first === second;
}

/** What stands below a name, in lower case and without its fonts and braces; empty where nothing does. */
function indexOf(node: MathNode): string {
  if (node.kind !== 'symbol' && node.kind !== 'call') return '';
  const at = node.name.indexOf('_');
  return at < 0
    ? ''
    : node.name
        .slice(at + 1)
        .replace(/\\(?:text|mathrm)|[{}\s]/g, '')
        .toLowerCase();
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
    /\\(?:Delta|hat|bar|tilde|mathbf|mathrm|operatorname|vec|mathcal|overline|langle|rangle)(?![A-Za-z])/g,
    ' ',
  );
  const found = /\\([A-Za-z]+)|[A-Za-z]/.exec(plain);
  const letter = (found?.[1] ?? found?.[0])?.toLowerCase();
  return letter === undefined ? undefined : (VARIANTS[letter] ?? letter);
}
