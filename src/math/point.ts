import type { Budget } from './budget.ts';
import type { Complex } from './complex.ts';
import type { Call, MathNode } from './tree.ts';
import type { Value } from './value.ts';

/** Where to evaluate: values of symbols and base units, and what an unknown function gives. */
export interface Point {
  readonly symbols: ReadonlyMap<string, Complex>;
  /** Base units (m, kg, s, A, K, mol, cd) as independent positive numbers. */
  readonly units: ReadonlyMap<string, number>;
  readonly unknown: (call: Call, args: readonly Complex[]) => Complex;
  readonly budget: Budget;
  /** In how many bodies of integrals, infinite series and limits it lies; 0 when absent. */
  readonly nesting?: number;
  /** Only values are wanted: what functions make of the errors of their arguments is left out. */
  readonly valueOnly?: boolean;
  /** Parts of such a body that stay the same while its name runs. */
  readonly held?: ReadonlyMap<MathNode, Held> | undefined;
}

/** The value of a part, once it was asked for. */
export interface Held {
  isKnown: boolean;
  value: Value | undefined;
}

/** How a node is evaluated at a point. */
export type Evaluate = (node: MathNode, point: Point) => Value | undefined;

/** A body at a value of the name it runs over; with `valueOnly` its error may be too small. */
export type BoundBody = (z: Complex, valueOnly?: boolean) => Value | undefined;
