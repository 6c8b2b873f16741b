import type { Verdict } from '../domain/verdict.ts';
import { extractBoxes } from '../extract/boxed.ts';
import { verdict } from './answer.ts';
import { withoutModeWords } from './mode-words.ts';
import { isProse, withoutProse } from './prose-remarks.ts';
import { definitionsIn, sameNames } from './sentence-definitions.ts';
import { signSays } from './signs-in-words.ts';
import { claimOf, claimsExclude } from './verbal-claims.ts';
import { remaindersOf } from './word-skeletons.ts';
import { readVerbal } from './words.ts';

/** A pair that is not accepted, as written and as far as it was taken out of its words. */
interface Worded {
  readonly written: readonly [string, string];
  readonly stated: readonly [string, string];
  readonly found: Verdict;
  readonly decide: (reference: string, candidate: string) => Verdict;
}

/** Longer texts are left as they are. */
const MAX_TEXT = 2000;

/** A sign of an equation or inequality. */
const STATEMENT = /[<>=]|\\(?:leq?|geq?|lt|gt|neq?)(?![A-Za-z])/;
/** Two letters side by side outside a command: a word, or a product that costs a few patterns more. */
const MAY_HOLD_WORDS = /(?<![A-Za-z\\])[A-Za-z]{2}/;

/**
 * What the words around and between formulas say of a pair that was not accepted: sentences that exclude each other, the same
 * sentence around two formulas, formulas under the same names in a sentence, values under the names of modes. Prose that was
 * refuted as if its letters were quantities is left to the judge. Undefined where the verdict stands.
 */
export function decideInWords(pair: Worded): Verdict | undefined {
  const { written, stated } = pair;
  if (!written.some((text) => MAY_HOLD_WORDS.test(text)) || written.some((text) => text.length > MAX_TEXT))
    return undefined;
  const [reference, candidate] = [plainOf(written[0], stated[0]), plainOf(written[1], stated[1])];
  return (
    bySigns(reference, candidate) ??
    byClaims(reference, candidate) ??
    bySkeleton(pair, reference, candidate) ??
    byNames(pair, reference, candidate) ??
    byModes(pair, reference, candidate) ??
    besideBox(pair) ??
    besideRelation(pair) ??
    asProse(pair)
  );
}

/** The text itself, or what stands in its boxes. */
function plainOf(written: string, stated: string): string {
  return extractBoxes(written).boxes.length > 0 ? stated : written;
}

function bySigns(reference: string, candidate: string): Verdict | undefined {
  const isSame = signSays(reference, candidate);
  if (isSame === undefined) return undefined;
  return isSame
    ? verdict('equivalent', 'same_choice', 'words', 'a sign, and what it says in words')
    : verdict('different', 'other_choice', 'words', 'a sign, and words that say the opposite');
}

function byClaims(reference: string, candidate: string): Verdict | undefined {
  const known = claimOf(reference);
  const given = known && claimOf(candidate);
  if (known === undefined || given === undefined || !claimsExclude(known, given)) return undefined;
  return verdict('different', 'other_choice', 'words', 'sentences that exclude each other');
}

function bySkeleton({ decide }: Worded, reference: string, candidate: string): Verdict | undefined {
  const left = remaindersOf(reference, candidate);
  if (left === undefined) return undefined;
  const ruled = decide(left.reference, left.candidate);
  return ruled.outcome === 'undecided' ? undefined : ruled;
}

/** A sentence with other values than the reference under the names of the reference. */
function byNames({ decide, stated }: Worded, _: string, candidate: string): Verdict | undefined {
  const found = definitionsIn(candidate);
  if (found === undefined || !sameNames(stated[0], found)) return undefined;
  const ruled = decide(stated[0], found.join(', '));
  return ruled.outcome === 'different' ? ruled : undefined;
}

/** Values that are refuted whatever modes they are said to belong to. */
function byModes({ decide, found }: Worded, reference: string, candidate: string): Verdict | undefined {
  if (found.outcome === 'different') return undefined;
  const [known, given] = [withoutModeWords(reference), withoutModeWords(candidate)];
  if (known === undefined && given === undefined) return undefined;
  const ruled = decide(known ?? reference, given ?? candidate);
  return ruled.outcome === 'different' ? ruled : undefined;
}

/** Words alone and an equation or inequality, which may be what they say: `\text{odd parity}` and `\Pi = -1`. */
function besideRelation({ found, stated }: Worded): Verdict | undefined {
  if (found.outcome !== 'different' || found.rule === 'words') return undefined;
  const [one, two] = stated.map((text) => readVerbal(text)?.kind === 'words');
  const other = one === two ? undefined : stated[one ? 1 : 0];
  return other !== undefined && STATEMENT.test(other)
    ? verdict('undecided', 'judge_only', 'words', 'words, and a statement in symbols')
    : undefined;
}

/** Prose whose letters were read as quantities: what is left of the texts without it decides, and only against the candidate. */
function asProse({ found, decide, stated }: Worded): Verdict | undefined {
  if (found.outcome !== 'different' || found.rule === 'words' || !stated.some(isProse)) return undefined;
  const [reference, candidate] = stated.map(withoutProse);
  const left = reference && candidate ? decide(reference, candidate) : undefined;
  return left?.outcome === 'different'
    ? left
    : verdict('undecided', 'judge_only', 'words', 'a sentence in plain words');
}

/** A box with fewer values than asked for, beside further formulas in the text around it. */
function besideBox({ found, written, stated }: Worded): Verdict | undefined {
  if (found.outcome !== 'different' || found.reason !== 'other_shape') return undefined;
  const isPartial = extractBoxes(written[1]).boxes.length === 1 && /,|;|\\q?quad/.test(stated[0]);
  const around = written[1].replace(stated[1], ' ').replace(/\\(?:boxed|fbox)/g, ' ');
  return isPartial && /\$[^$]*=[^$]*\$/.test(around)
    ? verdict('undecided', 'judge_only', 'words', 'one value in the box, and others around it')
    : undefined;
}
