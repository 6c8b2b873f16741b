import { minus, over, symbol } from '../math/calculus/build.ts';
import { someOfKind } from '../math/kinds-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import type { Ruling } from './rule.ts';

/** `(\partial x/\partial y)_z` with plain names for all three. */
interface Held {
  readonly of: string;
  readonly by: string;
  readonly fixed: string;
}

/**
 * `(\partial P/\partial T)_V` beside `-(\partial V/\partial T)_P/(\partial V/\partial P)_T`: of three quantities, each of which the other two
 * give, all six partial derivatives follow from two, by inverses and (∂x/∂y)_z (∂y/∂z)_x (∂z/∂x)_y = −1 (Callen, Thermodynamics,
 * appendix A). Both sides are compared in these two; undefined unless all derivatives are of the same three names.
 */
export function cyclicPartials({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  if (![reference, candidate].every((node) => someOfKind(node, 'operator', ({ head }) => head === 'held')))
    return undefined;
  const found = heldIn([reference, candidate]);
  const names = [...new Set(found?.flatMap(({ of, by, fixed }) => [of, by, fixed]))].sort();
  const [x, y, z] = names;
  if (x === undefined || y === undefined || z === undefined || names.length !== 3) return undefined;
  const written = (node: MathNode): MathNode =>
    mapTree(node, (part) => {
      const held = heldOf(part);
      return held === undefined ? part : byTwo(held, [x, y, z]);
    });
  const ruling = decide(written(reference), written(candidate));
  return ruling.outcome === 'equivalent'
    ? { ...ruling, note: 'the same by the triple product of partial derivatives' }
    : undefined;
}

/** All derivatives with something held fixed; undefined where one is of another form. */
function heldIn(nodes: readonly MathNode[]): readonly Held[] | undefined {
  const found: (Held | undefined)[] = [];
  for (const node of nodes)
    someOfKind(node, 'operator', (part) => {
      if (part.head === 'held') found.push(heldOf(part));
      return false;
    });
  return found.every((each) => each !== undefined) ? found : undefined;
}

function heldOf(node: MathNode): Held | undefined {
  if (node.kind !== 'operator' || node.head !== 'held') return undefined;
  const [inner, fixed, ...more] = node.args;
  if (inner?.kind !== 'operator' || inner.head !== 'partial' || more.length > 0) return undefined;
  const [of, by, order, ...further] = inner.args;
  if (of?.kind !== 'symbol' || by?.kind !== 'symbol' || fixed?.kind !== 'symbol') return undefined;
  if (order?.kind !== 'number' || order.text !== '1' || further.length > 0) return undefined;
  const names = new Set([of.name, by.name, fixed.name]);
  return names.size === 3 ? { of: of.name, by: by.name, fixed: fixed.name } : undefined;
}

/** Any of the six derivatives by a = (∂x/∂y)_z and b = (∂x/∂z)_y, which may be negative. */
function byTwo({ of, by }: Held, [x, y, z]: readonly [string, string, string]): MathNode {
  const [a, b] = [symbol(nameOf(x, y)), symbol(nameOf(x, z))];
  if (of === x) return by === y ? a : b;
  if (by === x) return over(ONE, of === y ? a : b);
  return minus(of === y && by === z ? over(b, a) : over(a, b));
}

const ONE: MathNode = { kind: 'number', text: '1' };

function nameOf(of: string, by: string): string {
  return `\\left(\\frac{\\partial ${of}}{\\partial ${by}}\\right)`;
}
