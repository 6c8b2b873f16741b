import type { UserMistake } from '../domain/errors.ts';
import type { PairContext } from '../domain/pair.ts';

/**
 * What is wrong with the unit of a pair's context, which would else be of no effect; empty where it can be read. The verifier
 * is loaded where there is a unit: workers decide the pairs.
 */
export async function unitMistake(context: PairContext | undefined): Promise<readonly UserMistake[]> {
  const unit = context?.unit;
  if (unit === undefined) return [];
  const { isReadableUnit } = await import('../verify/context.ts');
  if (isReadableUnit(unit)) return [];
  return [
    {
      code: 'bad-pairs',
      message: `context.unit is ${JSON.stringify(unit)}, which is no unit the verifier can read`,
      hint: 'write it as text or LaTeX, e.g. "m/s^2" or "\\\\mathrm{cm}^{-1}"; src/verify/README.md lists the units',
    },
  ];
}
