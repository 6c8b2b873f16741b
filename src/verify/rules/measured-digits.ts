import { modulus } from '../../math/complex.ts';
import type { Value } from '../../math/evaluate.ts';
import { relativeDifference } from '../compare-values.ts';
import type { Question, Ruling } from '../rule.ts';
import { byDigits, type Stated } from './rounding.ts';

/** A measured number in the units both sides are compared in, and its digits as they were written. */
export interface MeasuredSide {
  readonly value: Value;
  readonly stated: Stated | undefined;
}

/** Reference and candidate, two measured numbers in common units, by the digits each states: {@link byDigits}. */
export function byMeasuredDigits(
  { profile }: Question,
  [reference, candidate]: readonly [MeasuredSide, MeasuredSide],
): Ruling {
  const [one, two] = [modulus(reference.value.value), modulus(candidate.value.value)];
  const size = Math.max(one, two);
  return byDigits({
    reference: reference.stated,
    candidate: candidate.stated,
    gap: relativeDifference(reference.value, candidate.value) * size,
    size,
    smaller: one < two ? 'reference' : 'candidate',
    measured: true,
    fraction: false,
    withPi: false,
    whole: false,
    profile,
  });
}
