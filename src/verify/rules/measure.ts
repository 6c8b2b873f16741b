import { isConstant } from '../../math/evaluate.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import type { Literal } from '../../math/normal.ts';
import { literalOf } from '../../math/normal.ts';
import { rationalOf } from '../../math/rational.ts';
import type { MathNode } from '../../math/tree.ts';
import { unitOf } from '../../math/units.ts';

/** Whether a quantity carries a physical unit; a degree, radian or percent is only a number. */
export function hasUnits(node: MathNode): boolean {
  return someOfKind(node, 'unit', (part) => Object.keys(unitOf(part.name)?.base ?? {}).length > 0);
}

/** Whether any unit is written, a degree, radian or percent too. */
export function hasAnyUnit(node: MathNode): boolean {
  return someOfKind(node, 'unit', () => true);
}

/** The number before the units: every unit as 1. */
export function withoutUnits(node: MathNode): MathNode {
  if (node.kind === 'unit') return { kind: 'number', text: '1' };
  if (node.kind === 'negate') return { ...node, of: withoutUnits(node.of) };
  if (node.kind === 'power') return { ...node, base: withoutUnits(node.base) };
  if (node.kind === 'quotient')
    return { ...node, over: withoutUnits(node.over), under: withoutUnits(node.under) };
  if (node.kind === 'product') return { ...node, factors: node.factors.map(withoutUnits) };
  return node;
}

/**
 * The precision a measured number states: that of a decimal, and of a whole number before a unit, which states all its
 * digits ("41 GeV": two, to the last place). Undefined for a closed form. `isMeasured` says what a unit is; a degree or
 * percent is none unless it does.
 */
export function measuredLiteral(node: MathNode, isMeasured = hasUnits): Literal | undefined {
  const literal = literalOf(node);
  if (literal !== undefined) return literal;
  const number = rationalOf(withoutUnits(node));
  if (!isMeasured(node) || number === undefined || number.den !== 1n || !isWhole(node)) return undefined;
  return { digits: String(number.num).replace('-', '').length, lastPlace: 1 };
}

/** One whole number as written, its sign and units apart. */
function isWhole(node: MathNode): boolean {
  if (node.kind === 'negate') return isWhole(node.of);
  if (node.kind === 'quotient') return isWhole(node.over);
  if (node.kind !== 'product') return node.kind === 'number';
  const numbers = node.factors.filter((factor) => rationalOf(factor) !== undefined);
  return numbers.length === 1 && numbers[0]?.kind === 'number';
}

/** Whether a number is written with a power of ten: nobody writes an exact number so. */
export function isScientific(node: MathNode): boolean {
  return someOfKind(node, 'power', (part) => part.base.kind === 'number' && part.base.text === '10');
}

/** A formula as number times the rest: `1.22 \lambda/D` as 1.22 and λ/D. Undefined where no number stands apart. */
export function coefficientOf(
  node: MathNode,
): { readonly number: MathNode; readonly rest: MathNode } | undefined {
  if (node.kind === 'negate') {
    const of = coefficientOf(node.of);
    return of && { number: { kind: 'negate', of: of.number }, rest: of.rest };
  }
  if (node.kind === 'quotient') {
    const over = coefficientOf(node.over);
    return over && { number: over.number, rest: { ...node, over: over.rest } };
  }
  if (node.kind !== 'product') return undefined;
  const isNumber = (part: MathNode): boolean => {
    if (part.kind === 'symbol') return isConstant(part.name);
    for (const name of namesIn(part)) if (!isConstant(name)) return false;
    return !hasUnits(part);
  };
  const numbers = node.factors.filter(isNumber);
  const rest = node.factors.filter((part) => !isNumber(part));
  const [only] = rest;
  if (numbers.length === 0 || only === undefined) return undefined;
  const [first] = numbers;
  return {
    number: first !== undefined && numbers.length === 1 ? first : { kind: 'product', factors: numbers },
    rest: rest.length === 1 ? only : { kind: 'product', factors: rest },
  };
}
