import type { SourcePlace } from '../domain/errors.ts';
import type { Problem } from '../domain/problem.ts';
import type { VerifyProfile } from '../domain/verify-profile.ts';
import type { ProblemOrigin } from '../problems/index.ts';
import type { Finding, Severity } from './finding.ts';

/** Whether a formula can be typeset: `undefined` when it can, else what the typesetter says. */
export type Typeset = (latex: string) => string | undefined;

/** A problem with the text of the file it stands in. */
export interface Subject {
  readonly problem: Problem;
  readonly placeOf: ProblemOrigin['placeOf'];
  /** Lines of the file, without line ends. */
  readonly lines: readonly string[];
}

/** What the rules look at: the whole set, a typesetter, and what the protocol lets the verifier accept. */
export interface Inspection {
  readonly subjects: readonly Subject[];
  readonly typeset: Typeset;
  readonly profile: VerifyProfile;
}

/** One kind of fault. `inspect` gets the whole set, so that a rule may compare problems. */
export interface LintRule {
  readonly name: string;
  readonly inspect: (inspection: Inspection) => readonly Finding[];
}

/** Path of a value in a problem, and a piece of that value, for the line on which it stands. */
export interface Spot {
  readonly path: readonly (string | number)[];
  readonly near?: string;
}

/** What a rule says about one problem. */
export interface Remark extends Spot {
  readonly severity?: Severity;
  readonly message: string;
  readonly hint: string;
}

/** A rule that looks at one problem at a time. */
export function eachProblem(
  name: string,
  remarks: (problem: Problem, inspection: Inspection) => readonly Remark[],
): LintRule {
  return {
    name,
    inspect: (inspection) =>
      inspection.subjects.flatMap((subject) =>
        remarks(subject.problem, inspection).map((remark) => finding(name, subject, remark)),
      ),
  };
}

/** A remark with its rule and its place. */
export function finding(rule: string, subject: Subject, remark: Remark): Finding {
  const { severity = 'error', message, hint } = remark;
  return {
    rule,
    severity,
    message: `${subject.problem.id}: ${message}`,
    hint,
    place: placeOf(subject, remark),
  };
}

/** The place of a value; of a piece of it where that piece stands on a line of its own of the file. */
function placeOf({ placeOf, lines }: Subject, { path, near }: Spot): SourcePlace {
  const start = placeOf(path);
  const line = near?.split('\n')[0]?.trim();
  if (!line || start.line === undefined) return start;
  const found = lines.findIndex((text, index) => index + 1 >= (start.line ?? 1) && text.includes(line));
  if (found < 0) return start;
  return { file: start.file, line: found + 1, column: (lines[found]?.indexOf(line) ?? 0) + 1 };
}
