import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';

/** Letters that count components, as in `f^{abc}T^c` and `A_i B_i`. */
const COUNTING = /[_^]\{?[a-e i-n]{1,3}\}?$/;

/**
 * Whether some index letter stands on two names of each side, and not the same letters on both: relabelled ones give other
 * names for the same value. With the same letters A_{ij}B_{ji} is not A_{ij}B_{ij}.
 */
export function sumsOverLetters(...sides: readonly MathNode[]): boolean {
  const found = sides.map((node) =>
    [...namesIn(node)].flatMap((name) => [
      ...new Set((COUNTING.exec(name)?.[0] ?? '').replace(/[^a-z]/g, '')),
    ]),
  );
  const sets = found.map((letters) => new Set(letters));
  const [first, ...others] = sets.map((letters) => [...letters].sort().join());
  return (
    found.every((letters, at) => (sets[at]?.size ?? 0) < letters.length) &&
    others.some((text) => text !== first)
  );
}

/** A tensor with an upper index: relabelled or raised indices give other names for the same value. */
export function hasIndices(node: MathNode): boolean {
  return [...namesIn(node)].some((name) =>
    /\^\{\\(?:mu|nu|rho|sigma|lambda|alpha|beta|kappa|tau|gamma|delta)/.test(name),
  );
}
