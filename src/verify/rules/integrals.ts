import { type Budget, withShare } from '../../math/budget.ts';
import { infinityOf, num, substitute, symbol } from '../../math/calculus/build.ts';
import {
  hasBinder,
  hasOpaqueBinder,
  indefiniteName,
  isOpaqueBinder,
  type Outside,
  withOpaqueBinders,
  withoutConstant,
} from '../../math/calculus/opaque.ts';
import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { childrenOf, type MathNode, mapTree, withChildren } from '../../math/tree.ts';
import { different, equivalent, on, type Question, type Ruling, undecided } from '../rule.ts';

/** How a pair without relations is decided by its values. */
type Sample = (question: Question) => Ruling;

/**
 * Nodes that values may cost where the form alone has an opinion, where it has none and there are integrals within integrals, of one further attempt, and where no value
 * is to be expected.
 */
const SHARE = { beside: 20_000, nested: 60_000, further: 40_000, hardly: 8_000 } as const;

/** Whether a pair holds integrals, series or limits that {@link decideIntegrals} looks at. */
export function holdsIntegrals({ reference, candidate, profile }: Question): boolean {
  return profile.undeclared === 'quantity' && (hasOpaqueBinder(reference) || hasOpaqueBinder(candidate));
}

/**
 * Formulas with integrals, series and limits, for a reader. What stands identically on both sides is one unknown number, so
 * that formulas that are equal with it are equal whatever it is; integrals without bounds are compared by what is integrated;
 * all others by their values. Where these do not exist: as one unknown number, along a path beside the poles, or with test
 * functions in the place of unknown ones. The last three refute and never accept.
 */
export function decideIntegrals(question: Question, sample: Sample): Ruling {
  const same = asSameNumbers(question, sample);
  if (same?.outcome === 'equivalent') return same;
  const indefinite = byIntegrands(question, sample);
  if (indefinite !== undefined) return indefinite.outcome === 'undecided' ? (same ?? indefinite) : indefinite;
  const isOpen = asksForTestFunctions(question);
  const refuted = isOpen ? (same ?? withTestFunctions(question, sample)) : undefined;
  if (refuted !== undefined) return refuted;
  const left = shareOf(question, isOpen, same !== undefined);
  const valued = sampleWithin(question, sample, { left });
  if (valued.outcome !== 'undecided') return valued;
  return same ?? besidePoles(question, sample) ?? valued;
}

function shareOf(question: Question, isOpen: boolean, isBeside: boolean): number {
  if (isOpen || holdsSteps(question)) return SHARE.hardly;
  if (isBeside) return SHARE.beside;
  const isNested = [question.reference, question.candidate]
    .flatMap(integralsIn)
    .some(({ args: [, body] }) => body !== undefined && hasBinder(body));
  return isNested ? SHARE.nested : question.budget.left;
}

function sampleWithin(question: Question, sample: Sample, share: Partial<Budget> & { left: number }): Ruling {
  return withShare(question.budget, share, (budget) => sample({ ...question, budget }));
}

const SAME = 'the same integrals, series or limits';

/** Both sides in terms of the same integrals: equal for any value of these, or different at one that is 1 and at others. */
function asSameNumbers(question: Question, sample: Sample): Ruling | undefined {
  const plain = opaquePair(question, 'numbers');
  if (plain !== undefined) {
    const symbols = [
      ...question.symbols,
      ...plain.names.map((latex) => ({ latex, domain: 'complex' as const })),
    ];
    const found = sampleWithin({ ...plain.question, symbols }, sample, { left: SHARE.further });
    if (found.outcome === 'equivalent') return equivalent('numeric_identity', `equal, with ${SAME}`);
  }
  const pulled = opaquePair(question, 'all');
  if (pulled === undefined || holdsPhases(question.reference)) return undefined;
  const atOne = (node: MathNode): MathNode =>
    pulled.names.reduce((part, name) => substitute(part, name, num(1)), node);
  const { reference, candidate } = pulled.question;
  const isOther = [pulled.question, on(question, atOne(reference), atOne(candidate))].every(
    (pair) => sampleWithin(pair, sample, { left: SHARE.further }).outcome === 'different',
  );
  return isOther ? different('witness', `another formula of ${SAME}`) : undefined;
}

/** A sum with a last term and of phases, `\sum_{k=0}^{q-1} e^{2\pi ik/q}`, which vanishes for whole numbers. */
function holdsPhases(node: MathNode): boolean {
  const turns = (part: MathNode): boolean =>
    namesIn(part).has('i') || someOfKind(part, 'function', ({ name }) => name === 'cos' || name === 'sin');
  return someOfKind(
    node,
    'operator',
    (part) =>
      part.head === 'sum' && !part.args.slice(1, 3).some((end) => infinityOf(end) !== 0) && turns(part),
  );
}

interface OpaquePair {
  readonly question: Question;
  readonly names: readonly string[];
}

/** Every integral, series and limit as a name; undefined unless the two sides hold the same ones. */
function opaquePair(question: Question, outside: Outside): OpaquePair | undefined {
  const [reference, candidate] = [question.reference, question.candidate].map((node) =>
    withOpaqueBinders(node, outside),
  );
  if (reference === undefined || candidate === undefined) return undefined;
  const [known, given] = [reference, candidate].map((node) => [...namesIn(node)].filter(isOpaqueBinder));
  if (known === undefined || given === undefined || known.length === 0) return undefined;
  if (known.length !== given.length || !known.every((name) => given.includes(name))) return undefined;
  return { question: on(question, reference, candidate), names: known };
}

/**
 * Integrals without bounds over the same name by their derivatives. What differs may be the same over all numbers if the
 * other sign of the name makes it equal.
 */
function byIntegrands(question: Question, sample: Sample): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  const [name, other] = sides.map(indefiniteName);
  if (name === undefined || name !== other) return undefined;
  const [reference, candidate] = sides.map((node) => withoutConstant(node, name));
  if (reference === undefined || candidate === undefined) return undefined;
  const found = sample(on(question, reference, candidate));
  if (found.outcome === 'equivalent' && sides.some((node) => node.kind === 'sum'))
    return undecided('borderline', 'integrals without bounds that may differ by a constant');
  if (found.outcome !== 'different') return found;
  const mirrored = substitute(candidate, name, { kind: 'negate', of: { kind: 'symbol', name } });
  return sample(on(question, reference, mirrored)).outcome === 'different'
    ? { ...found, note: `integrands that differ: ${found.note}` }
    : undecided('borderline', 'integrands that differ by the sign of the variable');
}

type Integral = MathNode & { readonly kind: 'operator' };

function integralsIn(node: MathNode): readonly Integral[] {
  if (node.kind === 'operator' && node.head === 'integral') return [node];
  return hasKind(node, 'operator') ? childrenOf(node).flatMap(integralsIn) : [];
}

/** The text of a formula with every integral reduced to its sign, and to which of its ends are at infinity. */
function outline(node: MathNode): string {
  const blank = (part: MathNode): MathNode => {
    if (part.kind === 'operator' && part.head === 'integral') {
      const ends = part.args.slice(2).map((end) => (infinityOf(end) === 0 ? num(0) : end));
      return { ...part, args: [symbol('\\bullet'), num(1), ...ends] };
    }
    return hasKind(part, 'operator') ? withChildren(part, childrenOf(part).map(blank)) : part;
  };
  return normalText(blank(node));
}

/** Functions that are no analytic function of their argument. */
const NOT_ANALYTIC: ReadonlySet<string> = new Set([
  ...['abs', 're', 'im', 'conj', 'overline', 'arg', 'sign'],
  ...['floor', 'ceil', 'round', 'mod', 'max', 'min', 'norm', 'gcd', 'lcm'],
]);

/**
 * Integrals between ends of the same kinds that have no value, as there is a pole on the way: their principal values. A function
 * without poles beside one with them is compared so too, as an integral that does not exist is no other one.
 */
function besidePoles(question: Question, sample: Sample): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  const integrals = sides.flatMap(integralsIn);
  if (integrals.length === 0 || !integrals.every(isAnalyticIntegral)) return undefined;
  const [known, given] = sides.map((node) => outline(node));
  if (known !== given) return undefined;
  const found = sampleWithin(question, sample, { left: SHARE.further, paths: 'beside the axis' });
  return found.outcome === 'different'
    ? different('witness', 'integrals of other principal values')
    : undefined;
}

function isAnalyticIntegral({ args }: Integral): boolean {
  const [name, body] = args;
  if (name?.kind !== 'symbol' || body === undefined || args.length !== 4) return false;
  if (hasKind(body, 'operator') || hasKind(body, 'call')) return false;
  return !someOfKind(body, 'function', (part) => NOT_ANALYTIC.has(part.name));
}

/** Letters that may be a delta or step function, which no smooth function can stand for. */
const STEPS = /^(?:\\delta|\\theta|\\Theta|H|u)(?:$|[_^'])/;

/** An integral over a delta or step function, as which a smooth one is drawn. */
function holdsSteps({ reference, candidate }: Question): boolean {
  const isStep = (name: string): boolean => STEPS.test(name);
  return [reference, candidate].every((node) =>
    integralsIn(node).some(({ args }) => unknownsIn(args).some(isStep)),
  );
}

/**
 * Whether integrals to infinity run over unknown functions of their variable, all of them: no function drawn at random ends
 * there, and test functions are cut off.
 */
function asksForTestFunctions({ reference, candidate }: Question): boolean {
  return [reference, candidate].every((node) => {
    const endless = integralsIn(node).filter(({ args }) =>
      args.slice(2).some((end) => infinityOf(end) !== 0),
    );
    return endless.length > 0 && endless.every(({ args }) => unknownsOf(args).length > 0);
  });
}

/** The functions nobody knows in an integral, in it or in one within. */
function unknownsIn(args: readonly MathNode[]): readonly string[] {
  const found = new Set<string>();
  for (const arg of args)
    someOfKind(arg, 'call', (part) => {
      found.add(part.name);
      return false;
    });
  return [...found];
}

/** The functions nobody knows of the variable of an integral; none where one is taken at another place than the variable. */
function unknownsOf([name, body]: readonly MathNode[]): readonly string[] {
  if (name?.kind !== 'symbol' || body === undefined) return [];
  const found = new Set<string>();
  const isBound = (part: MathNode): boolean => part.kind === 'symbol' && part.name === name.name;
  const isElsewhere = someOfKind(body, 'call', (part) => {
    const of = part.args.filter((arg) => namesIn(arg).has(name.name));
    if (of.length > 0) found.add(part.name);
    return !of.every(isBound);
  });
  return isElsewhere ? [] : [...found].sort();
}

/**
 * Integrals over the same unknown functions and between ends of the same kind: what differs for one function is another
 * functional. Where only one runs to infinity the function may be zero beyond.
 */
function withTestFunctions(question: Question, sample: Sample): Ruling | undefined {
  const sides = [question.reference, question.candidate];
  const [known, given] = sides.map((node) => integralsIn(node).flatMap(({ args }) => unknownsOf(args)));
  if (known === undefined || given === undefined || known.join() !== given.join()) return undefined;
  if (known.some((name) => STEPS.test(name))) return undefined;
  const [one, two] = sides.map((node) => outline(node));
  if (one !== two) return undefined;
  const [reference, candidate] = sides.map((node) => applied(node, known));
  if (reference === undefined || candidate === undefined) return undefined;
  const share = { left: SHARE.further, functions: 'falling' } as const;
  const found = sampleWithin(on(question, reference, candidate), sample, share);
  return found.outcome === 'different'
    ? different('witness', 'other integrals over the same unknown function')
    : undefined;
}

/** The unknown functions as such: none of their brackets is a factor. */
function applied(node: MathNode, names: readonly string[]): MathNode {
  return mapTree(node, (part) =>
    part.kind === 'call' && names.includes(part.name) ? { ...part, applied: true } : part,
  );
}
