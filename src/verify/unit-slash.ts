import { dimensionOf, sameDimension, unitsBelow } from '../math/dimension.ts';
import type { MathNode } from '../math/tree.ts';
import { parseAnswer } from './read.ts';

/**
 * Whether one of two texts of the same dimension writes a dot behind a slash of units, as `J/kg \cdot K`, and the other does
 * not: the SI Brochure (9th ed., 5.4.7) asks for brackets there, and most who leave them out mean J/(kg K).
 */
export function slashedUnitsDiffer(reference: string, candidate: string): boolean {
  if (![reference, candidate].some((text) => /\/.*(?:\\cdot|·)/.test(text))) return false;
  const [one, two] = [parseAnswer(reference), parseAnswer(candidate)];
  if (!one.ok || !two.ok || isOpen(one.node) === isOpen(two.node)) return false;
  const [a, b] = [dimensionOf(one.node), dimensionOf(two.node)];
  return a !== undefined && b !== undefined && sameDimension(a, b);
}

/** Whether what stands behind the slash may stand below it, with another dimension. */
function isOpen(node: MathNode): boolean {
  const [beside, below] = [dimensionOf(node), dimensionOf(unitsBelow(node))];
  return beside !== undefined && below !== undefined && !sameDimension(beside, below);
}
