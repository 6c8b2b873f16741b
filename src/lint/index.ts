import type { Finding } from './finding.ts';
import { balance } from './rules/balance.ts';
import { conventions } from './rules/conventions.ts';
import { duplicates } from './rules/duplicates.ts';
import { form } from './rules/form.ts';
import { references } from './rules/references.ts';
import { symbols } from './rules/symbols.ts';
import { typesetting } from './rules/typesetting.ts';
import type { Inspection, LintRule } from './subject.ts';

/** THE list of what is looked for in a set whose files can be read. */
export const LINT_RULES: readonly LintRule[] = [
  typesetting,
  references,
  symbols,
  form,
  duplicates,
  conventions,
  balance,
];

/** Everything that is wrong with a set, in the order of its files and lines. */
export function lintProblems(inspection: Inspection): readonly Finding[] {
  const findings = LINT_RULES.flatMap((rule) => rule.inspect(inspection));
  return inOrder(findings);
}

/** Findings by file, then line. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (a, b) =>
      (a.place.file < b.place.file ? -1 : Number(a.place.file > b.place.file)) ||
      (a.place.line ?? 0) - (b.place.line ?? 0),
  );
}
export type { Finding } from './finding.ts';
export type { Inspection, LintRule, Subject, Typeset } from './subject.ts';
