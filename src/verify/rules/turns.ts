import { modulus } from '../../math/complex.ts';
import { dimensionOf, sameDimension } from '../../math/dimension.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { different, type Question, type Ruling, undecided } from '../rule.ts';
import { sameLetter } from './answer-name.ts';
import { isReader } from './constant.ts';
import { measuredLiteral, withoutUnits } from './measure.ts';
import { byMeasuredDigits } from './measured-digits.ts';
import type { Stated } from './rounding.ts';
import { numberAt } from './values.ts';

/** Units of turning that one answer may have: angles, and how often something turns. */
type TurningUnit = 'rad' | 'rev' | 'rpm' | 'Hz';
/** What one turn and one hertz are taken for, in radians and radians per second. */
interface Reading {
  readonly turn: number;
  readonly hertz: number;
}

const TURN = 2 * Math.PI;
/** A revolution is an angle of 2π rad, and 1 rpm is 0.1047 rad/s (NIST SP 811, appendix B.8). */
const ANGLES: readonly Reading[] = [{ turn: TURN, hertz: 1 }];
/** A hertz may be that of the cycles or, wrongly, of the angle; so may a turn beside it. */
const CYCLES: readonly Reading[] = [
  { turn: TURN, hertz: 1 },
  { turn: TURN, hertz: TURN },
];

/**
 * Two numbers of which one counts turns and the other radians, `33.3\,\mathrm{rpm}` and `3.49\,\mathrm{rad/s}`: compared as angles.
 * Beside hertz, which may be of another quantity, only a number that is the same in no reading is decided: it is different.
 * Undefined for anything else.
 */
export function byTurns(question: Question, units: readonly (string | undefined)[]): Ruling | undefined {
  if (!isReader(question) || !units.every(isTurning)) return undefined;
  const [one, two] = [statedBy(question.reference), statedBy(question.candidate)];
  if (one === undefined || two === undefined) return undefined;
  const hasHertz = units.includes('Hz');
  const rulings = (hasHertz ? CYCLES : ANGLES).map((reading) => compared(question, one, two, reading));
  const [first] = rulings;
  if (rulings.every((ruling) => ruling?.outcome === 'different')) return first;
  return hasHertz || haveOtherNames(one.name, two.name) ? undefined : first;
}

function isTurning(unit: string | undefined): unit is TurningUnit {
  return unit === 'rad' || unit === 'rev' || unit === 'rpm' || unit === 'Hz';
}

interface Named {
  readonly name?: MathNode;
  readonly value: MathNode;
}

/** `\omega = 5\,\mathrm{rpm}` or the bare quantity; undefined for chains and other relations. */
function statedBy(node: MathNode): Named | undefined {
  if (node.kind !== 'relation') return { value: node };
  const [only, ...more] = node.rest;
  if (node.first.kind !== 'symbol' || only === undefined || more.length > 0) return undefined;
  return only.sign === '=' || only.sign === '\\approx' ? { name: node.first, value: only.node } : undefined;
}

/** A frequency may be counted in turns, and an angular frequency in radians. */
function haveOtherNames(one: MathNode | undefined, two: MathNode | undefined): boolean {
  return one !== undefined && two !== undefined && !sameLetter(one, two);
}

function compared(question: Question, one: Named, two: Named, reading: Reading): Ruling | undefined {
  const [reference, candidate] = [inRadians(one.value, reading), inRadians(two.value, reading)];
  const [first, second] = [dimensionOf(reference), dimensionOf(candidate)];
  const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
  if (first === undefined || second === undefined || a === undefined || b === undefined) return undefined;
  if (!sameDimension(first, second)) return different('other_number', 'units of another dimension');
  const size = Math.max(modulus(a.value), modulus(b.value));
  if (size === 0) return undecided('borderline', 'zero in units that may differ');
  return byMeasuredDigits(question, [
    { value: a, stated: statedIn(question, one.value, modulus(a.value)) },
    { value: b, stated: statedIn(question, two.value, modulus(b.value)) },
  ]);
}

/** The digits written, and one unit of the last place in radians. */
function statedIn(question: Question, node: MathNode, size: number): Stated | undefined {
  const literal = measuredLiteral(node, () => true);
  const plain = numberAt(question, withoutUnits(node));
  if (literal === undefined || plain === undefined || modulus(plain.value) === 0) return undefined;
  return { literal, place: (literal.lastPlace / modulus(plain.value)) * size };
}

/** Every unit of turning as its radians. */
function inRadians(node: MathNode, { turn, hertz }: Reading): MathNode {
  return mapTree(node, (part) => {
    if (part.kind !== 'unit') return part;
    if (part.name === 'rad') return number(1);
    if (part.name === 'rev') return number(turn);
    if (part.name === 'rpm') return { kind: 'product', factors: [number(turn / 60), PER_SECOND] };
    return /^[a-zA-Z]?Hz$/.test(part.name) && hertz !== 1
      ? { kind: 'product', factors: [number(hertz), part] }
      : part;
  });
}

const PER_SECOND: MathNode = {
  kind: 'power',
  base: { kind: 'unit', name: 's' },
  exponent: { kind: 'negate', of: { kind: 'number', text: '1' } },
};

function number(value: number): MathNode {
  return { kind: 'number', text: String(value) };
}
