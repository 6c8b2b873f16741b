import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { prepare, sampleReadings } from './prepare.ts';
import { arrayReadings } from './readings.ts';
import { sampleArrays } from './sample.ts';
import { hasSigmaVector, withSigmaDots } from './sigma-dots.ts';

/** Pauli's matrices by their names; 1, 2 and 3 are x, y and z (Sakurai, Modern Quantum Mechanics, 3.2). */
const PAULI = /^(?:\\sigma|\\hat\{\\sigma\})_\{?([xyz123])\}?$|^\\hat\{\\sigma_\{?([xyz123])\}?\}$/;
const AXES: Readonly<Record<string, string>> = { 1: 'x', 2: 'y', 3: 'z' };

/**
 * σ_x, σ_y, σ_z beside a 2×2 matrix written out: nobody writes stresses in front of each other as a matrix, so that these are the
 * Pauli matrices, and I is the unit matrix where the other side has no such name; `\vec r\cdot\vec\sigma` is written out by
 * the components that the matrix names. Undefined for any other pair.
 */
export function besidePauli(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  const [written, named] = hasKind(reference, 'matrix') ? [reference, candidate] : [candidate, reference];
  const isSquare = someOfKind(
    written,
    'matrix',
    ({ rows }) => rows.length === 2 && rows.every((row) => row.length === 2),
  );
  const names = [...namesIn(named)];
  const isVector = hasSigmaVector(named);
  if (!isSquare || hasKind(named, 'matrix')) return undefined;
  if (!isVector && !names.some((name) => pauliAxis(name) !== undefined)) return undefined;
  if ([...namesIn(written)].some((name) => /^\\sigma(?:_|$)/.test(name) || name === 'I')) return undefined;
  const plain = isVector ? withSigmaDots(named, written) : named;
  if (plain === undefined)
    return undecided('borderline', 'a vector of Pauli matrices whose components the matrix does not name');
  const taken = (node: MathNode): MathNode => (node === named ? withAxes(plain) : node);
  const prepared = prepare({ ...question, reference: taken(reference), candidate: taken(candidate) });
  if (prepared === undefined || prepared.size !== 2) return undefined;
  const readings = arrayReadings([prepared.reference, prepared.candidate], prepared.notation);
  const outcomes = sampleReadings(prepared, readings).map(
    ({ pair }) => sampleArrays({ ...pair, pauli: true }).outcome,
  );
  if (outcomes.length === 0) return undefined;
  if (outcomes.every((outcome) => outcome === 'equal'))
    return equivalent('numeric_identity', 'equal for the Pauli matrices, beside a matrix written out');
  return outcomes.every((outcome) => outcome === 'different')
    ? different('witness', 'another matrix than that of the Pauli matrices')
    : undefined;
}

/** The axis of a Pauli matrix, as it is written: x, y, z, or 1, 2, 3; undefined for any other name. */
export function pauliAxis(name: string): string | undefined {
  const found = PAULI.exec(name);
  return found?.[1] ?? found?.[2];
}

const UNIT_MATRIX: ReadonlySet<string> = new Set([
  'I',
  '\\mathbb{1}',
  '\\mathbf{1}',
  '\\mathbb{I}',
  '\\hat{I}',
]);

/** The expression with x, y, z for 1, 2, 3 on its Pauli matrices, without their hats, and 1 for the unit matrix I. */
export function withAxes(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (part.kind !== 'symbol') return part;
    if (UNIT_MATRIX.has(part.name)) return { kind: 'number', text: '1' };
    const axis = pauliAxis(part.name);
    return axis === undefined ? part : { kind: 'symbol', name: `\\sigma_{${AXES[axis] ?? axis}}` };
  });
}
