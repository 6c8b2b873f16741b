import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';

/** Letters that count components, as in `f^{abc}T^c` and `A_i B_i`. */
const COUNTING = /[_^]\{?[a-e i-n]{1,3}\}?$/;

/** Whether some index letter stands on two names of each side: a relabelled one gives other names for the same value. */
export function sumsOverLetters(...sides: readonly MathNode[]): boolean {
  return sides.every((node) => {
    const letters = [...namesIn(node)]
      .filter((name) => COUNTING.test(name))
      .flatMap((name) => [...new Set((COUNTING.exec(name)?.[0] ?? '').replace(/[^a-z]/g, ''))]);
    return new Set(letters).size < letters.length;
  });
}

/** A tensor with an upper index: relabelled or raised indices give other names for the same value. */
export function hasIndices(node: MathNode): boolean {
  return [...namesIn(node)].some((name) =>
    /\^\{\\(?:mu|nu|rho|sigma|lambda|alpha|beta|kappa|tau|gamma|delta)/.test(name),
  );
}
