/** A bound or order of magnitude without what it is a bound of. */
const BARE = /^\s*(?:[<>]|\\(?:leq?|geq?|leqslant|geqslant|lesssim|gtrsim)(?![A-Za-z]))/;
/** The left side of a relation. */
const SIDE =
  /^\s*([^=<>]*?[^=<>\s\\])\s*(?:[=<>]|\\(?:leq?|geq?|leqslant|geqslant|lesssim|gtrsim|approx|simeq|sim)(?![A-Za-z]))/;
/** What stands for a quantity that neither text names. */
const UNNAMED = '\\text{value}';

/** `< 5` as `v < 5`, where the other text says that v is the quantity. Any other text comes back as it is. */
export function withLeftSide(text: string, other: string): string {
  if (!BARE.test(text)) return text;
  const side = BARE.test(other) ? undefined : SIDE.exec(other)?.[1];
  return `${side ?? UNNAMED} ${text}`;
}
