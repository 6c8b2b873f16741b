import { someOfKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import { childrenOf, type MathNode, someNode } from '../math/tree.ts';

/** `\gamma` before a digit, also where that was read as Euler's constant. */
function isGamma(node: MathNode): boolean {
  if (node.kind === 'symbol') return node.name === '\\gamma';
  return node.kind === 'function' && node.name === 'eulergamma';
}

/** A power of γ by one of the digits that number Dirac's matrices; the digit, or undefined. */
function numberOf(node: MathNode | undefined): string | undefined {
  if (node?.kind !== 'power' || !isGamma(node.base)) return undefined;
  return node.exponent.kind === 'number' && /^[0-5]$/.test(node.exponent.text)
    ? node.exponent.text
    : undefined;
}

/** `R_x(\alpha)`, a rotation about an axis by an angle. */
function rotationOf(node: MathNode | undefined): string | undefined {
  return node?.kind === 'call' && /^(?:\\hat\{R\}|R)_\{?[xyz]\}?$/.test(node.name)
    ? normalText(node)
    : undefined;
}

const matrixOf = (node: MathNode | undefined): string | undefined => numberOf(node) ?? rotationOf(node);

/** `\gamma^0`, `\gamma^1`, `\gamma^2\gamma^3`: nobody writes a zeroth or a first power, or two powers of one letter side by side. */
function holdsMatrices(node: MathNode): boolean {
  const number = numberOf(node);
  if (number === '0' || number === '1') return true;
  if (node.kind !== 'product') return false;
  const { factors } = node;
  const follows = (kind: typeof matrixOf): boolean =>
    factors.some((factor, at) => kind(factor) !== undefined && kind(factors[at + 1]) !== undefined);
  return follows(numberOf) || follows(rotationOf);
}

/** Whether a letter of such matrices occurs at all: in most formulas none does. */
function mayHoldMatrices(node: MathNode): boolean {
  for (const name of namesIn(node)) if (name === '\\gamma' || /^(?:\\hat\{R\}|R)_/.test(name)) return true;
  return someOfKind(node, 'function', ({ name }) => name === 'eulergamma');
}

/**
 * Whether two formulas have numbered Dirac matrices `\gamma^0\gamma^1`, or rotations `R_x(a)R_y(b)`, in other products or in another
 * order: the former anticommute (Peskin and Schroeder, Quantum Field Theory, (3.22)) and the latter do not commute, so that
 * neither the values of powers nor those of numbers say anything of them.
 */
export function matrixOrdersDiffer(one: MathNode, two: MathNode): boolean {
  if (![one, two].some((node) => mayHoldMatrices(node) && someNode(node, holdsMatrices))) return false;
  return ordersIn(one) !== ordersIn(two);
}

/** The matrices of every product in their order; the products themselves may change places. */
function ordersIn(node: MathNode): string {
  const found: string[] = [];
  const walk = (part: MathNode): void => {
    const factors = part.kind === 'product' ? part.factors : [part];
    const matrices = factors.flatMap((factor) => matrixOf(factor) ?? []);
    if (matrices.length > 0) found.push(matrices.join(' '));
    const rest = factors.filter((factor) => matrixOf(factor) === undefined);
    for (const factor of rest) {
      if (factor === part) childrenOf(part).forEach(walk);
      else walk(factor);
    }
  };
  walk(node);
  return found.sort().join();
}
