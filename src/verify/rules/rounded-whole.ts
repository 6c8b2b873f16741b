import { modulus } from '../../math/complex.ts';
import { type Question, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { hasUnits, measuredLiteral, withoutUnits } from './measure.ts';
import { numberAt } from './values.ts';

/** A whole number of fewer digits may be the value itself, `14\,\mathrm{m}` beside `10\sqrt2\,\mathrm{m}`. */
const ENOUGH_DIGITS = 3;

/**
 * A whole number before a unit that may be the closed form of the other side rounded, `377\,\mathrm{V}` and `120\pi\,\mathrm{V}`,
 * to a reader: whether its digits decide, or a ruling where they are too few. Undefined where the two are further apart than that,
 * by `gap` relative to the larger.
 */
export function ofRoundedWhole(question: Question, gap: number): Ruling | 'by digits' | undefined {
  const { reference, candidate } = question;
  if (!isReader(question) || !hasUnits(reference) || !hasUnits(candidate)) return undefined;
  const [one, two] = [measuredLiteral(reference), measuredLiteral(candidate)];
  const literal = one ?? two;
  if (literal === undefined || (one !== undefined && two !== undefined)) return undefined;
  const number = numberAt(question, withoutUnits(literal === one ? reference : candidate));
  if (number === undefined || gap * modulus(number.value) > literal.lastPlace / 2) return undefined;
  if (literal.digits >= ENOUGH_DIGITS) return 'by digits';
  return literal.digits > 1
    ? undecided('borderline', 'a whole number of two digits, perhaps a rounded one')
    : undefined;
}
