import type { ReasonCode } from '../domain/reasons.ts';
import { indexOrdersDiffer } from './index-order.ts';
import { slashedUnitsDiffer } from './unit-slash.ts';
import { jointsDiffer } from './words.ts';

/** Why two texts whose formulas agree are not yet the same answer. */
export interface TextDoubt {
  readonly reason: ReasonCode;
  readonly rule: string;
  readonly note: string;
}

/**
 * What two texts say that is lost where they are read as formulas: the order of upper and lower indices, what stands below a slash of units,
 * and whether both of two things are stated or one of them. Undefined where nothing of it differs.
 */
export function textDoubt(reference: string, candidate: string): TextDoubt | undefined {
  if (indexOrdersDiffer(reference, candidate))
    return { reason: 'borderline', rule: 'notation', note: 'indices in another order' };
  if (slashedUnitsDiffer(reference, candidate))
    return {
      reason: 'borderline',
      rule: 'notation',
      note: 'a dot behind a slash of units, above it or below',
    };
  return jointsDiffer(reference, candidate)
    ? { reason: 'other_shape', rule: 'words', note: 'both, or one of them' }
    : undefined;
}
