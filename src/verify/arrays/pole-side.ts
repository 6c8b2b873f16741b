import { evaluateArrays } from '../../math/arrays/evaluate-arrays.ts';
import { slashedOf } from '../../math/arrays/names.ts';
import { type Complex, modulus } from '../../math/complex.ts';
import { isConstant } from '../../math/evaluate.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { type ArrayPair, frameAt, sampleArrays } from './sample.ts';

const EPSILON = '\\epsilon';
/** Two small values of ε: at a pole the propagator grows by their quotient. */
const SMALL = '0.000001';
const LARGER = '0.001';
/** The quotient is 1000; a propagator that grows by less has no pole there. */
const GROWS = 100;
/** How far from proportional, and from a positive factor, what is of the order of ε may take the two. */
const ALIGNED = 0.999;
/** Points at which the poles are looked at. */
const POINTS = 2;

/**
 * Whether two propagators with one slashed momentum are the same for an infinitesimal ε (Peskin and Schroeder, An
 * Introduction to Quantum Field Theory, 4.7): equal without it, and on the mass shell, where iε alone keeps them finite, one a
 * positive multiple of the other. `opposite` where it is a negative one: the pole is passed on the other side. Undefined where
 * they are no such pair or no pole is found.
 */
export function sideOfPoles(pair: ArrayPair): 'same' | 'opposite' | undefined {
  const names = [...pair.notation.names];
  const slashed = names.flatMap((name) => slashedOf(name) ?? []);
  const [momentum, ...more] = slashed;
  const both = [pair.reference, pair.candidate];
  const isRegular = both.every((node) => someOfKind(node, 'symbol', ({ name }) => name === EPSILON));
  if (momentum === undefined || more.length > 0 || !isRegular || !names.includes(momentum)) return undefined;
  if (sampleArrays(withEpsilon(pair, '0')).outcome !== 'equal') return undefined;
  const isMass = (name: string): boolean =>
    name !== EPSILON && name !== momentum && !isConstant(name) && slashedOf(name) === undefined;
  const sides = names.filter(isMass).flatMap((mass) => sideAt(onShell(pair, momentum, mass)) ?? []);
  const [side] = sides;
  return side !== undefined && side !== 'neither' && sides.every((other) => other === side)
    ? side
    : undefined;
}

function withEpsilon(pair: ArrayPair, text: string): ArrayPair {
  return renamed(pair, (name) => (name === EPSILON ? { kind: 'number', text } : undefined));
}

/** The pair at p² = m². */
function onShell(pair: ArrayPair, momentum: string, mass: string): ArrayPair {
  return renamed(pair, (name) => {
    if (name === momentum) return { kind: 'symbol', name: mass };
    return slashedOf(name) === momentum ? { kind: 'symbol', name: `\\slashed{${mass}}` } : undefined;
  });
}

function renamed(pair: ArrayPair, put: (name: string) => MathNode | undefined): ArrayPair {
  const replace = (node: MathNode): MathNode =>
    mapTree(node, (part) => (part.kind === 'symbol' ? (put(part.name) ?? part) : part));
  return { ...pair, reference: replace(pair.reference), candidate: replace(pair.candidate) };
}

type Cells = readonly Complex[];

/** On which sides a pole is passed; undefined where there is none. */
function sideAt(pair: ArrayPair): 'same' | 'opposite' | 'neither' | undefined {
  const near = withEpsilon(pair, SMALL);
  const far = withEpsilon(pair, LARGER);
  let found: 'same' | 'opposite' | 'neither' | undefined;
  for (let index = 0; index < POINTS; index += 1) {
    const [reference, candidate] = valuesAt(near, index);
    const [earlier, other] = valuesAt(far, index);
    if (!reference || !candidate || !earlier || !other) return 'neither';
    const grows = [sizeOf(reference) > GROWS * sizeOf(earlier), sizeOf(candidate) > GROWS * sizeOf(other)];
    if (!grows.includes(true)) return undefined;
    const side = grows.includes(false) ? 'neither' : comparedAs(reference, candidate);
    if (found !== undefined && found !== side) return 'neither';
    found = side;
  }
  return found;
}

function valuesAt(pair: ArrayPair, index: number): readonly (Cells | undefined)[] {
  const names = new Set([...pair.notation.names].filter((name) => !isConstant(name)));
  const frame = frameAt(pair, { index, names, wide: undefined, seen: { opaque: false } });
  return [pair.reference, pair.candidate].map((node) => {
    const value = frame && evaluateArrays(node, frame);
    return value?.matrix.cells.map((cell) => cell.value);
  });
}

function sizeOf(cells: Cells): number {
  return Math.hypot(...cells.map(modulus));
}

/** By the real part of Σ a* b over the lengths of both. */
function comparedAs(a: Cells, b: Cells): 'same' | 'opposite' | 'neither' {
  if (a.length !== b.length) return 'neither';
  const inner = a.reduce((sum, z, at) => sum + z.re * (b[at]?.re ?? 0) + z.im * (b[at]?.im ?? 0), 0);
  const aligned = inner / (sizeOf(a) * sizeOf(b));
  if (aligned > ALIGNED) return 'same';
  return aligned < -ALIGNED ? 'opposite' : 'neither';
}
