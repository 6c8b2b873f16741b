import { type MathNode, mapTree } from '../../math/tree.ts';

/** One thing for the upper sign of every ±, and one for the lower. */
export interface Signed<T> {
  readonly upper: T;
  readonly lower: T;
}

/** Both readings of an expression whose ± all go together: all upper signs, then all lower ones, in names too. */
export function bothSigns(node: MathNode): Signed<MathNode> {
  return { upper: withSign(node, true), lower: withSign(node, false) };
}

/** Marks of a name for two values, each with what stands there for the upper and for the lower sign. */
const MARKS: readonly (readonly [mark: string, upper: string, lower: string])[] = [
  ['\\pm', '+', '-'],
  ['\\mp', '-', '+'],
  ['\\uparrow\\downarrow', '\\uparrow', '\\downarrow'],
  ['\\uparrow/\\downarrow', '\\uparrow', '\\downarrow'],
  ['\\uparrow,\\downarrow', '\\uparrow', '\\downarrow'],
  ['max,min', 'max', 'min'],
  ['max/min', 'max', 'min'],
  ['min,max', 'min', 'max'],
  ['min/max', 'min', 'max'],
  ['_{1,2}', '_{1}', '_{2}'],
];

/**
 * Whether a name stands for two: `E_\pm`, `|\pm\rangle`, `E_{\uparrow\downarrow}`, `x_{\max,\min}`, `x_{1,2}`.
 */
export function isSignedName(name: string): boolean {
  return MARKS.some(([mark]) => name.includes(mark));
}

/** Whether the two are only numbered, which another person may do the other way round. */
export function isNumberedName(name: string): boolean {
  return name.includes('_{1,2}');
}

function withSign(node: MathNode, upper: boolean): MathNode {
  return mapTree(node, (part) => {
    if (part.kind === 'plusMinus')
      return (part.sign === '+-') === upper ? part.of : { kind: 'negate', of: part.of };
    return (part.kind === 'symbol' || part.kind === 'call') && isSignedName(part.name)
      ? { ...part, name: signedName(part.name, upper) }
      : part;
  });
}

function signedName(name: string, upper: boolean): string {
  return MARKS.reduce((text, [mark, one, two]) => text.replaceAll(mark, upper ? one : two), name);
}
