import type { SourcePlace } from '../domain/errors.ts';

/** An error makes a score wrong or a run fail; a warning is what an author should look at again. */
export type Severity = 'error' | 'warning';

/** One fault of a problem set: what was found, where, and what to do about it. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** What was found, one sentence without a full stop; names the problem. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  readonly place: SourcePlace;
}
