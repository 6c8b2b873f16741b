import { isConstant } from '../math/evaluate.ts';
import { hasKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import { withAbbreviations } from './abbreviations.ts';
import { conjugateBars } from './conjugate-bars.ts';
import { integration, speed } from './constant-letters.ts';
import { withDefinedConstants } from './constants-of-nature.ts';
import { crossLengths } from './cross-lengths.ts';
import { cyclicPartials } from './cyclic-partials.ts';
import { diracDeltas } from './dirac-deltas.ts';
import { families } from './families.ts';
import { frames } from './frames.ts';
import { generalSolutions } from './general-solutions.ts';
import { hats } from './hats.ts';
import { indexSymmetries } from './index-symmetries.ts';
import { leftMultiples } from './left-multiples.ts';
import { otherMetric } from './line-elements.ts';
import { lorentzRelations } from './lorentz-relations.ts';
import { matrixRows } from './matrix-rows.ts';
import { primedLetters } from './primed-letters.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';
import { sentence, wordsOf } from './sentences.ts';
import { stepLetters } from './step-letters.ts';
import { timeDerivatives } from './time-derivatives.ts';
import { vectorComponents } from './vector-components.ts';
import { waveRelations } from './wave-relations.ts';

/** A refuted pair, and what the problem and the refutation say of it. */
export interface Refuted extends RefutedPair {
  /** Names the problem declares. */
  readonly declared: ReadonlySet<string>;
  /** Refuted for the number or kind of its parts. */
  readonly byShape: boolean;
}

/**
 * What a reader looks at before calling two answers different: words instead of a formula, words that only count things,
 * indices with and without a comma, constants that are defined by others. Undefined when the refutation stands.
 */
export function readAgain(refuted: Refuted): Ruling | undefined {
  return (
    sentence(refuted) ??
    wording(refuted) ??
    remark(refuted) ??
    letters(refuted) ??
    labelled(refuted) ??
    countedThings(refuted) ??
    commas(refuted) ??
    otherCase(refuted) ??
    hats(refuted) ??
    timeDerivatives(refuted) ??
    primedLetters(refuted) ??
    cyclicPartials(refuted) ??
    leftMultiples(refuted) ??
    lorentzRelations(refuted) ??
    conjugateBars(refuted) ??
    families(refuted) ??
    frames(refuted) ??
    vectorComponents(refuted) ??
    matrixRows(refuted) ??
    crossLengths(refuted) ??
    speed(refuted) ??
    integration(refuted) ??
    generalSolutions(refuted) ??
    otherMetric(refuted) ??
    indexSymmetries(refuted) ??
    stepLetters(refuted) ??
    diracDeltas(refuted) ??
    constants(refuted) ??
    waveRelations(refuted)
  );
}

/**
 * What a reader looks at before leaving two answers open: the rows of an equation of columns, total derivatives by the time
 * written out and the constants of nature. Only what is sure then is a verdict.
 */
export function readOpen(open: Refuted): Ruling | undefined {
  const ruling = matrixRows(open) ?? timeDerivatives(open) ?? lorentzRelations(open) ?? constants(open);
  return ruling?.outcome === 'undecided' ? undefined : ruling;
}

/** Words that say the sign of a change or of a quantity. */
const SIGN_WORDS =
  /increas|decreas|rise|fall|grow|shrink|positive|negative|larger|smaller|greater|less|more|higher|lower/i;

/** An option and words that may be its wording; an inequality and words that may say the same. */
function wording({ reference, candidate }: Refuted): Ruling | undefined {
  const one = wordsOf(reference);
  const two = wordsOf(candidate);
  if (one.length > 0 === two.length > 0) return undefined;
  const [bare, words] = one.length > 0 ? [candidate, one] : [reference, two];
  if (bare.kind === 'symbol' && /^[A-Ja-j]$/.test(bare.name))
    return undecided('judge_only', 'an option, and words that may be its wording');
  const isInequality = bare.kind === 'relation' && bare.rest.every(({ sign }) => /[<>]|leq|geq/.test(sign));
  return isInequality && words.some((word) => SIGN_WORDS.test(word))
    ? undecided('judge_only', 'an inequality, and words that may say the same')
    : undefined;
}

/** `5\,\mathrm{cm}, \text{upright}`: a word beside values is a remark, no further value. */
function remark({ reference, candidate, byShape }: Refuted): Ruling | undefined {
  const hasWord = [reference, candidate].some(
    (node) => node.kind === 'list' && node.items.some((item) => wordsOf(statedBy(item)).length > 0),
  );
  return byShape && hasWord ? undecided('judge_only', 'a remark in words beside a value') : undefined;
}

function statedBy(node: MathNode): MathNode {
  return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}

/** `A, B` beside `AB`: the letters of several options, or a product. */
function letters({ reference, candidate }: Refuted): Ruling | undefined {
  const [list, product] = reference.kind === 'list' ? [reference, candidate] : [candidate, reference];
  if (list.kind !== 'list' || product.kind !== 'product') return undefined;
  const [items, factors] = [list.items, product.factors].map((nodes) =>
    nodes.map((node) => (node.kind === 'symbol' && /^[A-Za-z]$/.test(node.name) ? node.name : '?')),
  );
  const same = items !== undefined && [...items].sort().join() === [...(factors ?? [])].sort().join();
  return same && !items.includes('?') ? undecided('judge_only', 'letters that may be options') : undefined;
}

/** Words that say the opposite, or a bound, of what the name would be without them. */
const TURNED = /\{(?:not|no|never|without|at|least|most|more|less|other|opposite|neither|none|un[a-z]+)\}/;

/** `P(\text{both up}) = …`: words on the left side name the quantity, and are nothing to solve for. */
function labelled({ reference, candidate, decide }: Refuted): Ruling | undefined {
  const one = withAbbreviations(reference);
  const two = withAbbreviations(candidate);
  if (!isLabel(one) && !isLabel(two)) return undefined;
  const ruling = decide(statedBy(one), statedBy(two));
  if (ruling.outcome === 'different') return undefined;
  const value = statedBy(one);
  const isFormula = value.kind !== 'symbol' && [...namesIn(value)].some((name) => !isConstant(name));
  const [known, given] = [one, two].map((node) => wordsOf(node).join(' ').toLowerCase());
  const sameName = known === given || known === '' || given === '';
  return ruling.outcome === 'equivalent' && isFormula && sameName && !TURNED.test(`${known} ${given}`)
    ? { ...ruling, note: 'the same formula under a name in words' }
    : undecided('borderline', 'the same value under a name in words');
}

/** `C_P = … P` for `C_p = … p`: who writes one letter in the other case throughout may mean the same by it. */
function otherCase({ reference, candidate, decide }: Refuted): Ruling | undefined {
  const known = namesIn(reference);
  const given = namesIn(candidate);
  const foreign = [...given].filter((name) => !known.has(name));
  const missing = [...known].filter((name) => !given.has(name));
  if (foreign.length < 2 || foreign.length !== missing.length) return undefined;
  const twin = (name: string): string | undefined =>
    missing.find((other) => other.toLowerCase() === name.toLowerCase());
  const names = new Map(foreign.map((name) => [name, twin(name)]));
  if (new Set(names.values()).size !== foreign.length || [...names.values()].includes(undefined))
    return undefined;
  const renamed = mapTree(candidate, (part) =>
    part.kind === 'symbol' || part.kind === 'call'
      ? { ...part, name: names.get(part.name) ?? part.name }
      : part,
  );
  const ruling = decide(reference, renamed);
  if (ruling.outcome === 'different') return undefined;
  return ruling.outcome === 'equivalent' && isOneQuantity(names, candidate)
    ? { ...ruling, note: 'the same with one letter in the other case' }
    : undecided('borderline', 'the same but for the case of several names');
}

/** `C_P - C_V = … P`: the only letter of the value in the other case is one that the left side has as an index. */
function isOneQuantity(names: ReadonlyMap<string, string | undefined>, candidate: MathNode): boolean {
  if (candidate.kind !== 'relation') return false;
  const side = namesIn(candidate.first);
  const renamed = [...names.keys()];
  const letters = renamed.filter((name) => !side.has(name));
  const indices = renamed
    .filter((name) => side.has(name))
    .map((name) => /_\{?([A-Za-z])\}?$/.exec(name)?.[1]);
  return letters.length === 1 && letters.every((letter) => indices.includes(letter));
}

/** What is counted is named in the plural; another word, such as "not", may say more. */
function pluralsOf(node: MathNode): readonly string[] {
  return wordsOf(node).filter((word) => word.endsWith('s}') && !/\{(?:is|was|has|its|this)\}/.test(word));
}

/** `5 photons/cm^2` beside `5 cm^{-2}`: a word on one side only may say what is counted. */
function countedThings({ reference, candidate, decide }: Refuted): Ruling | undefined {
  const one = pluralsOf(reference);
  const two = pluralsOf(candidate);
  const single = new Set([
    ...one.filter((word) => !two.includes(word)),
    ...two.filter((word) => !one.includes(word)),
  ]);
  if (single.size === 0) return undefined;
  const plain = (node: MathNode): MathNode =>
    mapTree(node, (part) =>
      part.kind === 'symbol' && single.has(part.name) ? { kind: 'number', text: '1' } : part,
    );
  const ruling = decide(plain(reference), plain(candidate));
  return ruling.outcome === 'different'
    ? undefined
    : undecided('borderline', 'a word on one side only, which may say what is counted');
}

const COMMA = /(_\{[^{},]*(?:\\[a-z]+)?[^{},]*), ?(?=[^{}]*\})/;

/** `p_{i,\sigma}` is `p_{i\sigma}`, unless the comma is a derivative, as between two letters of one alphabet. */
function commas({ reference, candidate, decide }: Refuted): Ruling | undefined {
  const names = new Set([...namesIn(reference), ...namesIn(candidate)]);
  const spelled = new Map(
    [...names].filter((name) => COMMA.test(name)).map((name) => [name, withoutCommas(name)]),
  );
  if (![...spelled.values()].some((plain) => names.has(plain))) return undefined;
  if ([...spelled.entries()].some(([name, plain]) => isOnOneSide([reference, candidate], name, plain)))
    return undefined;
  const plain = (node: MathNode): MathNode =>
    mapTree(node, (part) =>
      part.kind === 'symbol' || part.kind === 'call'
        ? { ...part, name: spelled.get(part.name) ?? part.name }
        : part,
    );
  const ruling = decide(plain(reference), plain(candidate));
  if (ruling.outcome === 'different') return undefined;
  const isDoubtful = [...spelled.keys()].some(mayBeDerivative);
  return isDoubtful
    ? undecided('borderline', 'the same only if a comma between indices is no derivative')
    : ruling;
}

function withoutCommas(name: string): string {
  const next = name.replace(COMMA, (_, before: string) =>
    /\\[A-Za-z]+$/.test(before) &&
    /^[A-Za-z]/.test(name.slice(name.indexOf(`${before},`) + before.length + 1).trim())
      ? `${before} `
      : before,
  );
  return next === name || !COMMA.test(next) ? next : withoutCommas(next);
}

/** Whether one answer itself tells the two spellings apart. */
function isOnOneSide(sides: readonly MathNode[], name: string, plain: string): boolean {
  return sides.some((side) => namesIn(side).has(name) && namesIn(side).has(plain));
}

/** Two letters of one alphabet around the comma: u_{i,j} is ∂_j u_i in elasticity, A_{\mu,\nu} in relativity. */
function mayBeDerivative(name: string): boolean {
  return (
    /_\{(?:[a-z]+,[a-z]|(?:\\[a-z]+ ?)+, ?\\(?!uparrow|downarrow)[a-z]+)/.test(name) || /_\{,/.test(name)
  );
}

/** The definition of a constant put in: accepted where its letter can mean nothing else, otherwise undecided. */
function constants({ reference, candidate, declared, decide }: Refuted): Ruling | undefined {
  const one = withAbbreviations(reference);
  const two = withAbbreviations(candidate);
  for (const pair of withDefinedConstants(one, two, declared)) {
    const ruling = decide(pair.reference, pair.candidate);
    if (ruling.outcome === 'different') continue;
    return pair.isCertain && ruling.outcome === 'equivalent'
      ? { ...ruling, note: `the same with ${pair.note}` }
      : undecided('borderline', `the same only with ${pair.note}`);
  }
  return undefined;
}

/** A value behind a name with words in it; a bound of a computed left side, as in 2E(1 − cos θ) ≥ m², names nothing. */
function isLabel(node: MathNode): boolean {
  if (node.kind !== 'relation' || wordsOf(node.first).length === 0) return false;
  return node.rest.every(({ sign }) => EQUALITIES.has(sign)) && !hasKind(node.first, 'sum');
}

const EQUALITIES: ReadonlySet<string> = new Set(['=', '\\approx', '\\equiv', '\\simeq']);
