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
  /** Largest relative difference of two numbers that still counts as equal; only rounding is forgiven when absent. */
  readonly tolerance?: number;
}

/** How a careful reader of a physics paper compares two answers when nothing else is said. */
export const READER: VerifyProfile = { acceptDecimals: true, undeclared: 'quantity' };
