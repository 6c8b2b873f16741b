import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';

/** A tensor with an upper index: relabelled or raised indices give other names for the same value. */
export function hasIndices(node: MathNode): boolean {
  return [...namesIn(node)].some((name) =>
    /\^\{\\(?:mu|nu|rho|sigma|lambda|alpha|beta|kappa|tau|gamma|delta)/.test(name),
  );
}
