import type { Point } from '../evaluate.ts';
import type { MathNode } from '../tree.ts';
import type { ArrayValue } from './array-value.ts';
import type { Draw } from './draws.ts';
import type { Tensors } from './tensors.ts';
import type { ArrayReading, Notation } from './typing.ts';

/** Everything that gives the names of two expressions their values at one test point. */
export interface Frame {
  readonly point: Point;
  readonly draw: Draw;
  /** The number of rows of an operator. */
  readonly size: number;
  readonly notation: Notation;
  readonly reading: ArrayReading;
  /** States with the labels of a basis are orthonormal: their labels in order; undefined for random states. */
  readonly basis?: readonly string[];
  readonly tensors?: Tensors;
  readonly dimension: number;
  /** The values of the index letters that are fixed or summed over at this place. */
  readonly indices: ReadonlyMap<string, number>;
  /** Inside a matrix element or mean value, where names are operators. */
  readonly inside: 'no' | 'element' | 'mean';
  /** σ_x, σ_y, σ_z are the Pauli matrices, no random ones. */
  readonly pauli: boolean;
  /** What came up on the way: a state that is compared by its text alone. */
  readonly seen: { opaque: boolean };
  readonly arrays: Map<string, ArrayValue | undefined>;
  /** Nodes known to hold an array somewhere, or not. */
  readonly marks: WeakMap<MathNode, boolean>;
}
