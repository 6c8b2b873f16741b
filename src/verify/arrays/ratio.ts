import type { ArrayValue } from '../../math/arrays/array-value.ts';
import { evaluateArrays } from '../../math/arrays/evaluate-arrays.ts';
import { add, type Complex, divide, modulus, multiply, negate } from '../../math/complex.ts';
import { isConstant } from '../../math/evaluate.ts';
import { basisLabels } from './readings.ts';
import { type ArrayPair, frameAt } from './sample.ts';

/** Points at which the ratio must be the same. */
const POINTS = 5;
/** A relative deviation of this size is rounding: the arrays are of order one. */
const TOLERANCE = 1e-10;

/**
 * The constant c with candidate = c·reference at every test point; undefined where there is none, where it is zero, or
 * where the reference is not of the kind asked for.
 */
export function constantRatio(
  pair: ArrayPair,
  isMeant: (reference: ArrayValue) => boolean = () => true,
): Complex | undefined {
  const ratios = ratiosOf(pair, isMeant);
  const [constant] = ratios ?? [];
  if (ratios === undefined || constant === undefined) return undefined;
  const isSame = ratios.every((ratio) => modulus(add(constant, negate(ratio))) <= TOLERANCE * modulus(ratio));
  return isSame ? constant : undefined;
}

/** The factor from reference to candidate at each test point; undefined where one of them has none. */
function ratiosOf(
  pair: ArrayPair,
  isMeant: (reference: ArrayValue) => boolean,
): readonly Complex[] | undefined {
  const names = new Set([...pair.notation.names].filter((name) => !isConstant(name)));
  const ratios: Complex[] = [];
  for (let index = 0; index < POINTS; index += 1) {
    const frame = frameAt(pair, { index, names, wide: undefined, seen: { opaque: false } });
    const reference = frame && evaluateArrays(pair.reference, frame);
    const candidate = frame && evaluateArrays(pair.candidate, frame);
    if (reference === undefined || candidate === undefined || !isMeant(reference)) return undefined;
    const ratio = ratioOf(reference, candidate);
    if (ratio === undefined) return undefined;
    ratios.push(ratio);
  }
  return ratios;
}

/** The factor between two arrays of one sort of which one is a multiple of the other. */
function ratioOf(reference: ArrayValue, candidate: ArrayValue): Complex | undefined {
  if (reference.sort !== candidate.sort) return undefined;
  const a = reference.matrix.cells.map((cell) => cell.value);
  const b = candidate.matrix.cells.map((cell) => cell.value);
  const at = a.reduce((best, z, index) => (modulus(z) > modulus(a[best] ?? z) ? index : best), 0);
  const [one, two] = [a[at], b[at]];
  if (a.length !== b.length || one === undefined || two === undefined) return undefined;
  const scale = modulus(two);
  if (modulus(one) < TOLERANCE || scale < TOLERANCE) return undefined;
  const ratio = divide(two, one);
  const isMultiple = a.every((z, index) => {
    const other = b[index];
    return other !== undefined && modulus(add(other, negate(multiply(ratio, z)))) < TOLERANCE * scale;
  });
  return isMultiple ? ratio : undefined;
}

/**
 * Whether both sides are one normalised ket up to a factor of modulus one: `constant`, which leaves it the same state
 * (P. A. M. Dirac, The Principles of Quantum Mechanics, §5), or one that `varies` with the parameters, so that the states are the same at
 * each of them and their derivatives are not. Labels are taken as an orthonormal basis.
 */
export function phaseBetween(pair: ArrayPair): 'constant' | 'varies' | undefined {
  const basis = basisLabels(pair.notation);
  const size = Math.max(pair.size, basis.length);
  const based = { ...pair, basis, size };
  const ratios = ratiosOf(based, isNormalisedKet);
  if (ratios === undefined || !ratios.every((ratio) => Math.abs(modulus(ratio) - 1) < TOLERANCE))
    return undefined;
  return constantRatio(based, isNormalisedKet) === undefined ? 'varies' : 'constant';
}

function isNormalisedKet({ sort, matrix }: ArrayValue): boolean {
  const norm = matrix.cells.reduce((sum, cell) => sum + modulus(cell.value) ** 2, 0);
  return sort === 'ket' && Math.abs(norm - 1) < TOLERANCE;
}
