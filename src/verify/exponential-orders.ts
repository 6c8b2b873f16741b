import { hasSomeKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { childrenOf, type MathNode } from '../math/tree.ts';

/** Letters of operators and matrices in papers that write them without hats; those with a small letter as index are terms of a sum. */
const OPERATOR = /^(?:[ABHXY]|\\mathcal\{[HL]\})(?:_\{(?:[0-9A-Z]|int)\}|')?$/;
/** Kinetic and potential energies, which are operators where i or an inverse temperature stands beside them in the exponent. */
const ENERGY = /^[TVK](?:_\{(?:[0-9A-Z]|int)\}|')?$/;
/** Coefficients rather than operators where a place, a temperature or the gas constant stands beside them: `e^{A - B/T}`. */
const COEFFICIENT = /^[ABXY](?:_|'|$)/;
const BESIDE = /^(?:[xyzrqRT]|k_\{B\})(?:_|$)/;

/**
 * Whether exponentials of letters that are mostly operators are put together, taken apart or exchanged from one formula to the other:
 * `e^{A+B}` beside `e^Ae^B`, which are the same where A and B commute (Cohen-Tannoudji, Quantum Mechanics, complement B_II, has Glauber's formula for the next case).
 */
export function exponentialOrdersDiffer(one: MathNode, two: MathNode): boolean {
  const letters = new Set<string>();
  const known = mayHoldExponentials(one) ? exponentsOf(one, letters) : '';
  if (known === '' || !mayHoldExponentials(two)) return false;
  const given = exponentsOf(two, letters);
  return given !== '' && letters.size > 1 && known !== given;
}

function mayHoldExponentials(node: MathNode): boolean {
  return hasSomeKind(node, ['power', 'function']) && holdsOperator(node);
}

/** The letters of operators in each exponent as text, in reading order but for the terms of sums. */
function exponentsOf(node: MathNode, letters: Set<string>): string {
  const exponent = exponentOf(node);
  const own = exponent === undefined ? [] : operatorsIn(exponent);
  for (const name of own) letters.add(name);
  const parts = childrenOf(node).map((child) => exponentsOf(child, letters));
  if (node.kind === 'sum') parts.sort();
  const text = own.length === 0 ? '' : `[${own.join('+')}]`;
  return text + parts.join('');
}

function holdsOperator(node: MathNode): boolean {
  for (const name of namesIn(node)) if (OPERATOR.test(name) || ENERGY.test(name)) return true;
  return false;
}

function exponentOf(node: MathNode): MathNode | undefined {
  if (node.kind === 'function') return node.name === 'exp' ? node.args[0] : undefined;
  return node.kind === 'power' && node.base.kind === 'symbol' && node.base.name === 'e'
    ? node.exponent
    : undefined;
}

function operatorsIn(exponent: MathNode): readonly string[] {
  const names = [...namesIn(exponent)];
  const isTurned = names.some((name) => name === 'i' || name === '\\beta');
  const areNumbers = names.some((name) => BESIDE.test(name));
  return names
    .filter((name) =>
      OPERATOR.test(name) ? !(areNumbers && COEFFICIENT.test(name)) : isTurned && ENERGY.test(name),
    )
    .sort();
}
