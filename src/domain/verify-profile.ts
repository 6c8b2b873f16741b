/** What a protocol lets the verifier accept. */
export interface VerifyProfile {
  /** Accept a decimal for a closed form when all its digits agree and there are at least four. */
  readonly acceptDecimals: boolean;
  /**
   * What a name without a declared domain is. `quantity`: a positive quantity of its own, as the reader of a paper takes
   * it, so that a name which only one side has is another quantity. `open`: nothing is known, so that what holds for
   * positive values only is not accepted and a foreign name refutes nothing.
   */
  readonly undeclared: 'quantity' | 'open';
  /** Largest difference of two numbers, relative to the reference, that still counts as equal; when absent only rounding. */
  readonly tolerance?: number;
  /** Beside a tolerance: a number that gives the reference when rounded to its significant figures is equal, any other not. */
  readonly roundsToReference?: boolean;
  /** Numbers are estimates: equal within half an order of magnitude, undecided up to one (PHYSICS-Verified: P30, B5). */
  readonly estimate?: boolean;
  /**
   * What a bare number is beside a reference with a unit, where the question does not fix the unit. `different`: an answer
   * without it is wrong, whatever its digits. `open`, also when absent: undecided where the digits agree.
   */
  readonly missingUnit?: 'different' | 'open';
}

/** How a careful reader of a physics paper compares two answers when nothing else is said. */
export const READER: VerifyProfile = { acceptDecimals: true, undeclared: 'quantity' };
