import type { MathNode } from '../math/tree.ts';
import type { Ruling } from './rule.ts';

/** A refuted pair, and how another reading of it is decided. */
export interface RefutedPair {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly decide: (reference: MathNode, candidate: MathNode) => Ruling;
}
