import type { Options } from './table.ts';

/** The options that decide whether the gate passes, under the names the gate knows them by. */
export function gatePolicy(options: Options, baselineExpected: boolean) {
  const { minAccuracy, minFaithfulness, maxRegression, maxRegressionFaithfulness } = options;
  const { minAnswerAccuracy, minPartialCredit } = options;
  const { failOn, maxErrorRate, onIncomplete } = options;
  return {
    minAccuracy,
    minFaithfulness,
    minAnswerAccuracy,
    minPartialCredit,
    maxRegression,
    maxRegressionFaithfulness,
    failOn,
    maxErrorRate,
    onIncomplete,
    baselineExpected,
  };
}
