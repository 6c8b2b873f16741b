import type { GatePolicy } from '../gate/decide.ts';
import type { Options } from './table.ts';

/** The thresholds of the options in the gate's words. `baselineExpected` when a baseline was named and is there. */
export function gatePolicy(options: Options, baselineExpected: boolean): GatePolicy {
  return {
    minAccuracy: options.minAccuracy,
    minFaithfulness: options.minFaithfulness,
    maxRegression: options.maxRegression,
    maxRegressionFaithfulness: options.maxRegressionFaithfulness,
    failOn: options.failOn,
    maxErrorRate: options.maxErrorRate,
    onIncomplete: options.onIncomplete,
    baselineExpected,
  };
}
