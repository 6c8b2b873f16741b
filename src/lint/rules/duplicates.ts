import type { Finding } from '../finding.ts';
import { finding, type LintRule, type Subject } from '../subject.ts';

/** Words of a shingle: long enough that phrases of the trade do not make two questions alike. */
const SHINGLE = 5;
/** Share of common shingles (Jaccard index) from which two questions are near-duplicates; unrelated ones have below 0.1. */
const ALIKE = 0.5;

/** No two questions ask the same, be it with other numbers. */
export const duplicates: LintRule = {
  name: 'duplicate',
  inspect: ({ subjects }) => {
    const seen: { readonly subject: Subject; readonly shingles: ReadonlySet<string> }[] = [];
    return subjects.flatMap((subject): Finding[] => {
      const shingles = shinglesOf(subject.problem.question);
      const twin = seen.find((other) => likeness(other.shingles, shingles) >= ALIKE);
      seen.push({ subject, shingles });
      if (twin === undefined) return [];
      const share = Math.round(100 * likeness(twin.shingles, shingles));
      const message = `the question is ${share} % the same as that of ${twin.subject.problem.id}`;
      const hint = 'remove one of the two, or ask for something else';
      return [finding('duplicate', subject, { path: ['question'], message, hint })];
    });
  },
};

/** Every run of five words; digits are one sign, so that another number does not make another question. */
function shinglesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().replace(/\d+/g, '#').split(/\s+/).filter(Boolean);
  const last = Math.max(1, words.length - SHINGLE + 1);
  return new Set(Array.from({ length: last }, (_, start) => words.slice(start, start + SHINGLE).join(' ')));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / (a.size + b.size - common);
}
