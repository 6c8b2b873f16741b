import { SELFTEST_KINDS, type SelftestKind } from '../../domain/selftest.ts';
import type { JudgedReference } from '../../judge/answers.ts';

/** What is known of one answer of a response: the kind it belongs to, and its verdict. */
export interface KnownAnswer {
  readonly kind: SelftestKind;
  readonly expected: 'correct' | 'wrong';
}

/** A response whose verdicts are known. */
export interface KnownCase {
  /** unique in a test, e.g. "doubled/pv-optics-wedge" */
  readonly id: string;
  readonly kind: SelftestKind;
  readonly question: string;
  readonly figures: readonly string[];
  readonly references: readonly JudgedReference[];
  readonly response: string;
  /** one for each reference answer */
  readonly answers: readonly KnownAnswer[];
}

/** What is known of `count` answers when only those at `about` are of the kind and the others are right. */
export function knownAnswers(
  kind: SelftestKind,
  { count, about }: { readonly count: number; readonly about: readonly number[] | 'all' },
): readonly KnownAnswer[] {
  return Array.from({ length: count }, (_, at) =>
    knownAnswer(about === 'all' || about.includes(at) ? kind : 'untouched'),
  );
}

function knownAnswer(kind: SelftestKind): KnownAnswer {
  return { kind, expected: SELFTEST_KINDS[kind].expected };
}

/** A three-part response as the protocol asks for it (P19–P21). `lines` are the answer lines with their labels. */
export function renderResponse(explanation: string, lines: readonly string[]): string {
  return `Explanation:\n${explanation}\n\nAnswers:\n${lines.join('\n')}\n\nConfidence: 90%`;
}

/** A part label as a response writes it: "b.ii" is "(b)(ii)". */
export function writeLabel(label: string | undefined): string {
  return label === undefined ? '' : `(${label.split('.').join(')(')}) `;
}
