import { num, over, plus, raised, times } from '../../math/calculus/build.ts';
import { rationalOf } from '../../math/rational.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { type ArrayPair, type ArraySampling, sampleArrays } from './sample.ts';

const FACTOR = '\\gamma';
const SPEED = '\\beta';
/** Higher powers of γ stand in no formula of radiation. */
const MAX_POWER = 20n;

/**
 * What the points show once γ beside a vector β is the Lorentz factor 1/√(1 − β²) (Jackson, Classical Electrodynamics, eq.
 * 11.17), which nothing else is that stands beside it; undefined where these two do not occur.
 */
export function underLorentzFactor(pair: ArrayPair): ArraySampling['outcome'] | undefined {
  const { names, vectors } = pair.notation;
  const speed = [...names].find((name) => name === `\\vec{${SPEED}}` || name === `\\mathbf{${SPEED}}`);
  if (!names.has(FACTOR) || !vectors.has(SPEED) || speed === undefined) return undefined;
  const vector: MathNode = { kind: 'symbol', name: speed };
  const square: MathNode = { kind: 'operator', head: 'inner', args: [vector, vector] };
  const rest = plus(num(1), { kind: 'negate', of: square });
  const root: MathNode = over(num(1), { kind: 'function', name: 'sqrt', args: [rest] });
  const put = (node: MathNode): MathNode =>
    mapTree(
      mapTree(node, (part) => withoutSquares(part, rest)),
      (part) => (part.kind === 'symbol' && part.name === FACTOR ? root : part),
    );
  return sampleArrays({ ...pair, reference: put(pair.reference), candidate: put(pair.candidate) }).outcome;
}

/** γ^{2n} as (1 − β²)^−n, without a root, whose rounding would be raised; one γ of an odd power stays. */
function withoutSquares(node: MathNode, rest: MathNode): MathNode {
  if (node.kind !== 'power' || node.base.kind !== 'symbol' || node.base.name !== FACTOR) return node;
  const exponent = rationalOf(node.exponent);
  if (exponent?.den !== 1n || exponent.num < 2n || exponent.num > MAX_POWER) return node;
  const squares = over(num(1), raised(rest, num(Number(exponent.num / 2n))));
  return exponent.num % 2n === 0n ? squares : times(node.base, squares);
}
