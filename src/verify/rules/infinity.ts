import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { different, type Ruling } from '../rule.ts';

/** Infinity stands alone or with a sign; beside a finite value, or the other infinity, it is another one. */
export function decideInfinity(reference: MathNode, candidate: MathNode): Ruling | undefined {
  const [one, two] = [signOf(reference), signOf(candidate)];
  if (one === two) return undefined;
  const finite = one === undefined ? reference : two === undefined ? candidate : undefined;
  if (finite !== undefined && namesIn(finite).has('\\infty')) return undefined;
  return different('witness', finite === undefined ? 'the other infinity' : 'infinite on one side only');
}

/** 1 for ∞, −1 for −∞, undefined for every other form. */
function signOf(node: MathNode): 1 | -1 | undefined {
  if (node.kind === 'symbol' && node.name === '\\infty') return 1;
  return node.kind === 'negate' && signOf(node.of) === 1 ? -1 : undefined;
}
