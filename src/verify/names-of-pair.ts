import { isConstant } from '../math/evaluate.ts';
import { namesIn } from '../math/names-in.ts';
import type { MathNode } from '../math/tree.ts';

/** The free names of a pair of expressions, and which of them only one side has. */
export interface PairNames {
  readonly all: ReadonlySet<string>;
  /** Names that only the candidate has. */
  readonly foreign: readonly string[];
  /** Names that only the reference has. */
  readonly missing: readonly string[];
}

/** Infinity is a bound of a sum, never a quantity. */
const NO_QUANTITY = '\\infty';

/** Collects the names of a pair; π, e and i are none unless they are declared. */
export function namesOfPair(
  reference: MathNode,
  candidate: MathNode,
  declared: ReadonlyMap<string, unknown>,
): PairNames {
  const free = (node: MathNode) =>
    new Set(
      [...namesIn(node)].filter((name) => declared.has(name) || !(isConstant(name) || name === NO_QUANTITY)),
    );
  const one = free(reference);
  const two = free(candidate);
  return {
    all: new Set([...one, ...two]),
    foreign: [...two].filter((name) => !one.has(name)),
    missing: [...one].filter((name) => !two.has(name)),
  };
}
