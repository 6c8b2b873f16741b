import { someOfKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import { type MathNode, mapTree } from '../math/tree.ts';

type Sides = readonly [MathNode, MathNode];

/** Both sides with the conjugates that only the whole pair shows: `\psi^*(x)` beside ψ(x), `\bar z` beside |z|. */
export function withConjugates(sides: Sides): Sides {
  return withBarredNumbers(withStarredCalls(sides));
}

/**
 * `\psi^*(x)` is the conjugate of ψ(x), not ψ* times x, where ψ(x) at the same place stands somewhere in the pair: nobody
 * multiplies by the variable of a function in brackets of its own.
 */
function withStarredCalls(sides: Sides): Sides {
  const isStarred = sides.some((side) => someOfKind(side, 'function', ({ name }) => name === 'conj'));
  if (!isStarred) return sides;
  const calls = new Map<string, MathNode>();
  for (const side of sides)
    someOfKind(side, 'call', (call) => {
      calls.set(keyOf(call.name, call.args), call);
      return false;
    });
  return calls.size === 0 ? sides : each(sides, (node) => joined(node, calls));
}

function each([one, two]: Sides, change: (node: MathNode) => MathNode): Sides {
  return [mapTree(one, change), mapTree(two, change)];
}

function keyOf(name: string, args: readonly MathNode[]): string {
  return [name, ...args.map((arg) => normalText(arg))].join('|');
}

/** A product in which a starred name and the place behind it become the conjugate of the call. */
function joined(node: MathNode, calls: ReadonlyMap<string, MathNode>): MathNode {
  if (node.kind !== 'product') return node;
  const factors: MathNode[] = [];
  for (const factor of node.factors) {
    const call = calledBy(factors.at(-1), factor, calls);
    if (call === undefined) factors.push(factor);
    else factors.splice(-1, 1, { kind: 'function', name: 'conj', args: [call] });
  }
  const [only] = factors;
  return factors.length === 1 && only !== undefined ? only : { ...node, factors };
}

function calledBy(
  star: MathNode | undefined,
  place: MathNode,
  calls: ReadonlyMap<string, MathNode>,
): MathNode | undefined {
  if (star?.kind !== 'function' || star.name !== 'conj') return undefined;
  const [name] = star.args;
  if (name?.kind !== 'symbol') return undefined;
  return calls.get(keyOf(name.name, place.kind === 'list' && place.open === '(' ? place.items : [place]));
}

/** Complex numbers by their letter, with a bar. */
const BARRED = /^\\bar\{([zw])\}$/;

/** `z\bar{z}` beside `|z|^2`: next to the modulus of the same letter its bar is the conjugate. */
function withBarredNumbers(sides: Sides): Sides {
  const letters = new Set(
    sides.flatMap((side) => [...namesIn(side)].flatMap((name) => BARRED.exec(name)?.[1] ?? [])),
  );
  if (letters.size === 0) return sides;
  const hasModulus = (letter: string): boolean =>
    sides.some((side) =>
      someOfKind(
        side,
        'function',
        ({ name, args }) => name === 'abs' && args.some((arg) => namesIn(arg).has(letter)),
      ),
    );
  return each(sides, (part) => {
    const letter = part.kind === 'symbol' ? BARRED.exec(part.name)?.[1] : undefined;
    return letter === undefined || !hasModulus(letter)
      ? part
      : { kind: 'function', name: 'conj', args: [{ kind: 'symbol', name: letter }] };
  });
}
