import { hasKind } from './kinds-in.ts';
import { type MathNode, mapTree } from './tree.ts';
import { unitOf } from './units.ts';

/**
 * `2 h 30 min` and `1 min 20 s` as sums: numbers with smaller and smaller units of time side by side (SI Brochure, 9th edition,
 * 5.4.3). Nobody multiplies times; of lengths, `2 m · 3 cm`, it would be an area.
 */
export function withMixedTimes(node: MathNode): MathNode {
  return hasKind(node, 'unit') && hasKind(node, 'product') ? mapTree(node, mixedTime) : node;
}

function mixedTime(node: MathNode): MathNode {
  if (node.kind !== 'product' || node.factors.length < 4 || node.factors.length % 2 === 1) return node;
  const terms: MathNode[] = [];
  let last = Number.POSITIVE_INFINITY;
  for (let at = 0; at < node.factors.length; at += 2) {
    const [number, unit] = [node.factors[at], node.factors[at + 1]];
    const seconds = unit?.kind === 'unit' ? secondsIn(unit.name) : undefined;
    if (number?.kind !== 'number' || unit === undefined || seconds === undefined || seconds >= last)
      return node;
    last = seconds;
    terms.push({ kind: 'product', factors: [number, unit] });
  }
  return { kind: 'sum', terms };
}

/** The seconds of a unit of time; undefined for any other. */
function secondsIn(name: string): number | undefined {
  const row = unitOf(name);
  const powers = Object.entries(row?.base ?? {});
  const isTime = powers.length === 1 && powers[0]?.[0] === 's' && powers[0][1] === 1;
  return isTime ? row?.factor : undefined;
}
