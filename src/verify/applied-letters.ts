import { namesIn } from '../math/names-in.ts';
import { childrenOf, type MathNode, mapTree } from '../math/tree.ts';

/** What stands in the brackets behind a letter: `\theta(x)` is read as a call, `\theta(t - t_0)` as a product with a sum. */
function bracketBehind(factors: readonly MathNode[], at: number): MathNode | undefined {
  const next = factors[at + 1];
  return next?.kind === 'sum' || next?.kind === 'negate' ? next : undefined;
}

/**
 * The arguments of a letter that a formula may use as a function, in reading order; undefined where the letter also stands
 * without brackets behind it, so that it is a quantity.
 */
export function argumentsOf(
  node: MathNode,
  isLetter: (name: string) => boolean,
): readonly MathNode[] | undefined {
  const found: MathNode[] = [];
  return collect(node, isLetter, found) ? found : undefined;
}

function collect(node: MathNode, isLetter: (name: string) => boolean, found: MathNode[]): boolean {
  if (node.kind === 'symbol') return !isLetter(node.name);
  if (node.kind === 'call' && isLetter(node.name)) {
    const [only, ...more] = node.args;
    if (only === undefined || more.length > 0) return false;
    found.push(only);
  }
  if (node.kind !== 'product') return childrenOf(node).every((child) => collect(child, isLetter, found));
  return node.factors.every((factor, at) => {
    const isFunction = factor.kind === 'symbol' && isLetter(factor.name);
    const behind = isFunction ? bracketBehind(node.factors, at) : undefined;
    if (behind === undefined) return collect(factor, isLetter, found);
    found.push(behind);
    return true;
  });
}

/** A formula in which every letter with brackets behind it is written as something else of what stands in them. */
export function withoutLetters(
  node: MathNode,
  isLetter: (name: string) => boolean,
  write: (argument: MathNode) => MathNode,
): MathNode {
  if (![...namesIn(node)].some(isLetter)) return node;
  return mapTree(node, (part) => {
    const [only] = part.kind === 'call' && isLetter(part.name) ? part.args : [];
    if (only !== undefined) return write(only);
    if (part.kind !== 'product') return part;
    const factors: MathNode[] = [];
    for (let at = 0; at < part.factors.length; at += 1) {
      const factor = part.factors[at];
      if (factor === undefined) continue;
      const behind =
        factor.kind === 'symbol' && isLetter(factor.name) ? bracketBehind(part.factors, at) : undefined;
      if (behind !== undefined) at += 1;
      factors.push(behind === undefined ? factor : write(behind));
    }
    const [first] = factors;
    return first !== undefined && factors.length === 1 ? first : { ...part, factors };
  });
}

/** `t - t'`, `E - E_F`: two quantities of one letter, whose difference behind a function's letter is its argument. */
export function isDifference(node: MathNode): boolean {
  if (node.kind !== 'sum' || node.terms.length !== 2) return false;
  const names = node.terms.map((term) => {
    const of = term.kind === 'negate' ? term.of : term;
    return of.kind === 'symbol' ? of.name.replace(/[_'^].*$/, '') : '';
  });
  return names[0] !== '' && names[0] === names[1] && node.terms.some(({ kind }) => kind === 'negate');
}
