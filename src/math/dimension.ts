import { rationalOf } from './rational.ts';
import { type MathNode, mapTree } from './tree.ts';
import type { Dimension } from './unit-table.ts';
import { unitOf } from './units.ts';

/** The powers of base units of a product of numbers and units, zero ones left out; undefined for any other form. */
export function dimensionOf(node: MathNode): Dimension | undefined {
  switch (node.kind) {
    case 'unit':
      return unitOf(node.name)?.base;
    case 'negate':
      return dimensionOf(node.of);
    case 'product':
      return node.factors.reduce<Dimension | undefined>(
        (total, factor) => combine(total, dimensionOf(factor), 1),
        {},
      );
    case 'quotient':
      return combine(dimensionOf(node.over), dimensionOf(node.under), -1);
    case 'power': {
      const base = dimensionOf(node.base);
      if (base === undefined || Object.keys(base).length === 0) return base;
      const exponent = rationalOf(node.exponent);
      return exponent && combine({}, base, Number(exponent.num) / Number(exponent.den));
    }
    case 'number':
      return {};
    case 'function':
      return ofFunction(node);
    case 'symbol':
      return node.name === '\\pi' || node.name === 'e' ? {} : undefined;
    default:
      return undefined;
  }
}

/** A root divides the powers by its degree, a modulus keeps them; any other function is taken of a number and is one. */
function ofFunction({ name, args }: MathNode & { readonly kind: 'function' }): Dimension | undefined {
  const [only, degree] = args;
  if (only === undefined || !/^(?:sqrt|root|abs)$/.test(name)) return {};
  const base = dimensionOf(only);
  if (name === 'abs' || base === undefined || Object.keys(base).length === 0) return base;
  if (name === 'sqrt') return combine({}, base, 1 / 2);
  const root = degree && rationalOf(degree);
  return root && combine({}, base, Number(root.den) / Number(root.num));
}

/** Whether two dimensions are the same, within the rounding of fractional powers. */
export function sameDimension(a: Dimension, b: Dimension): boolean {
  return [...Object.keys(a), ...Object.keys(b)].every(
    (unit) => Math.abs((a[unit] ?? 0) - (b[unit] ?? 0)) < 1e-9,
  );
}

function combine(a: Dimension | undefined, b: Dimension | undefined, times: number): Dimension | undefined {
  if (a === undefined || b === undefined) return undefined;
  const total: Record<string, number> = { ...a };
  for (const [unit, power] of Object.entries(b)) total[unit] = (total[unit] ?? 0) + times * power;
  return total;
}

/**
 * The same with every unit that follows a quotient of units put below it: `cal/g \cdot K` as cal/(g K), as it is mostly
 * meant (and as SI Brochure, 9th edition, 5.4.7 warns). The node itself where nothing follows one.
 */
export function unitsBelow(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (part.kind !== 'product') return part;
    const at = part.factors.findIndex((factor) => factor.kind === 'quotient' && endsInUnits(factor));
    const quotient = part.factors[at];
    const behind = part.factors.slice(at + 1);
    if (quotient?.kind !== 'quotient' || behind.length === 0 || !behind.every(isUnitPower)) return part;
    const under: MathNode = { kind: 'product', factors: [quotient.under, ...behind] };
    return { kind: 'product', factors: [...part.factors.slice(0, at), { ...quotient, under }] };
  });
}

function endsInUnits({ over, under }: MathNode & { readonly kind: 'quotient' }): boolean {
  const last = over.kind === 'product' ? over.factors.at(-1) : over;
  return last !== undefined && isUnitPower(last) && isUnitPower(under);
}

function isUnitPower(node: MathNode): boolean {
  return node.kind === 'unit' || (node.kind === 'power' && node.base.kind === 'unit');
}
