/** A text without its middle: what is left of both ends, and how much went, in UTF-16 units. */
export interface CutText {
  readonly head: string;
  readonly leftOut: number;
  readonly tail: string;
}

/**
 * Takes the middle out of a text of more than `maxUnits` UTF-16 units, never splitting a surrogate pair; undefined for a
 * text that fits. Both ends stay, because a response states its approach first and its answer last.
 */
export function cutMiddle(text: string, maxUnits: number): CutText | undefined {
  if (text.length <= maxUnits) return undefined;
  const half = Math.floor(maxUnits / 2);
  const head = text.slice(0, half).replace(/[\uD800-\uDBFF]$/, '');
  const tail = text.slice(text.length - half).replace(/^[\uDC00-\uDFFF]/, '');
  return { head, leftOut: text.length - head.length - tail.length, tail };
}
