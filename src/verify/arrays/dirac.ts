import {
  componentName,
  diracValue,
  freeSlots,
  keyOf,
  type SignChoice,
} from '../../math/arrays/dirac-values.ts';
import { indexLetters, tensorName, withUpperIndices } from '../../math/arrays/indices.ts';
import { slashedOf } from '../../math/arrays/names.ts';
import { isBracket } from '../../math/arrays/typing.ts';
import { type Complex, distance, modulus } from '../../math/complex.ts';
import { isConstant } from '../../math/evaluate.ts';
import { hasSomeKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { childrenOf, type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { domainsOf, pointAt } from '../points.ts';
import { different, equivalent, type Question, type Ruling } from '../rule.ts';

/** γ^μ and γ_μ, with Greek letters. */
const GAMMA = /^\\gamma[\^_]\{?\\/;
const UNVALUED = ['relation', 'matrix', 'plusMinus', 'unit'] as const;
/** Signs of the metric and of {γ^μ, γ^ν} = ±2g^{μν} that authors choose; the first two satisfy the relation with a plus. */
const SIGNS: readonly [SignChoice, SignChoice, SignChoice] = [
  { time: 1, phase: { re: 1, im: 0 } },
  { time: -1, phase: { re: 0, im: 1 } },
  { time: -1, phase: { re: 1, im: 0 } },
];
/** Letters of momenta and other vectors of numbers; potentials and derivatives need not commute. */
const VECTOR = /^[abklnpqrsx](?:_|'|$)/;
/** Letters of numbers beside the matrices: masses, energies, angles and coefficients, but no spinors and fields. */
const NUMBER = /^(?:[a-tw-z]|E|\\(?:hbar|alpha|beta|lambda|theta|omega|xi|kappa))(?:_\{?[A-Za-z0-9]*\}?)?$/;
const TRACE = '\\operatorname{tr}';
const MAX_FREE = 4;
const TOLERANCE = 1e-9;

/**
 * Products, commutators and traces of Dirac matrices with Lorentz indices, by the matrices written out for all components:
 * `\operatorname{tr}(\gamma^\mu\gamma^\nu)` beside `4g^{\mu\nu}`. Accepted where both are the same with either metric and
 * {γ^μ, γ^ν} = 2g^{μν}, refuted where they differ also with the other sign of that relation. Undefined for any other pair.
 */
export function byDiracMatrices(question: Question): Ruling | undefined {
  const given = [question.reference, question.candidate];
  if (!given.some(holdsDirac)) return undefined;
  if (given.some((node) => hasSomeKind(node, UNVALUED))) return undefined;
  const plain = given.map(withoutBrackets);
  const letters = new Set([...indexLetters(plain), ...plain.flatMap(raisedLetters)]);
  const [reference, candidate] = plain.map((node) => withUpperIndices(node, letters));
  if (reference === undefined || candidate === undefined) return undefined;
  const free = freeSlots(reference, letters);
  if (free === undefined || free.length > MAX_FREE || keyOf(free) !== keyOf(freeSlots(candidate, letters)))
    return undefined;
  const vectors = vectorsOf([reference, candidate], letters);
  if (![...vectors].every((base) => VECTOR.test(base))) return undefined;
  const others = [reference, candidate].flatMap((node) =>
    [...namesIn(node)].filter((name) => !isIndexed(name, letters) && !vectors.has(name)),
  );
  if (!others.every((name) => name === TRACE || isConstant(name) || NUMBER.test(name))) return undefined;
  const names = new Set(others);
  for (const base of vectors) for (let n = 0; n < 4; n += 1) names.add(componentName(base, n));
  const domains = domainsOf(question.symbols);
  const point = pointAt({ names, domains, assumption: 'positive', budget: question.budget }, 0);
  const components = everyIndex(free.map(({ letter }) => letter));
  const areSame = (signs: SignChoice): boolean | undefined => {
    const setting = { letters, signs, vectors, point, summed: new Map() };
    for (const at of components) {
      question.budget.left -= COST;
      if (question.budget.left < 0) return undefined;
      const [a, b] = [diracValue(reference, setting, at), diracValue(candidate, setting, at)];
      if (a === undefined || b === undefined) return undefined;
      if (!a.every((x, cell) => isNear(x, b[cell] ?? x))) return false;
    }
    return true;
  };
  const [usual, other, opposite] = SIGNS;
  const isSame = areSame(usual);
  if (isSame === undefined || areSame(other) !== isSame) return undefined;
  if (isSame) return equivalent('numeric_identity', 'equal for the Dirac matrices written out');
  return areSame(opposite) === false
    ? different('other_shape', 'other components than those of the Dirac matrices')
    : undefined;
}

/** Whether γ has an index, or stands where a trace is taken. */
function holdsDirac(node: MathNode): boolean {
  const names = namesIn(node);
  return [...names].some((name) => GAMMA.test(name)) || (names.has('\\gamma') && names.has(TRACE));
}

/** The Greek letters above γ and the metric, which are no exponents. */
function raisedLetters(node: MathNode): readonly string[] {
  const found: string[] = [];
  someOfKind(node, 'power', ({ base, exponent }) => {
    if (base.kind === 'symbol' && /^\\(?:gamma|eta)$|^g$/.test(base.name))
      found.push(...[...namesIn(exponent)].filter((name) => /^\\[a-z]+$/.test(name)));
    return false;
  });
  return found;
}

/** Evaluated nodes that one component is charged as. */
const COST = 100;

function isNear(a: Complex, b: Complex): boolean {
  return distance(a, b) <= TOLERANCE * (1 + modulus(a));
}

/** `[A, B]` as AB − BA, `\\{A, B\\}` as AB + BA. */
function withoutBrackets(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (!isBracket(part)) return part;
    const [a, b] = childrenOf(part);
    if (a === undefined || b === undefined) return part;
    const isSum =
      part.kind === 'list' ? part.open === '\\{' : part.kind === 'operator' && part.head === 'anticommutator';
    const turned: MathNode = { kind: 'product', factors: [b, a] };
    return {
      kind: 'sum',
      terms: [{ kind: 'product', factors: [a, b] }, isSum ? turned : { kind: 'negate', of: turned }],
    };
  });
}

/** Names with one index, with a slash, or in a scalar product. */
function vectorsOf(nodes: readonly MathNode[], letters: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const note = (part: MathNode): false => {
    if (part.kind === 'symbol') {
      const slashed = slashedOf(part.name);
      if (slashed !== undefined) found.add(slashed);
      const { base, up = [], down = [] } = tensorName(part.name, letters) ?? {};
      if (base !== undefined && base !== '\\gamma' && up.length + down.length === 1) found.add(base);
    } else if (part.kind === 'operator' && part.head === 'dot')
      for (const arg of part.args) if (arg.kind === 'symbol') found.add(arg.name);
    return false;
  };
  for (const node of nodes) someNode(node, note);
  return found;
}

/** Whether a name is γ, a tensor, or a slashed vector, which have values of their own. */
function isIndexed(name: string, letters: ReadonlySet<string>): boolean {
  return (
    tensorName(name, letters) !== undefined || slashedOf(name) !== undefined || /^\\gamma(?:_|$)/.test(name)
  );
}

/** All numbers of these indices. */
function everyIndex(letters: readonly string[]): readonly ReadonlyMap<string, number>[] {
  return letters.reduce<readonly ReadonlyMap<string, number>[]>(
    (all, letter) => all.flatMap((at) => [0, 1, 2, 3].map((n) => new Map(at).set(letter, n))),
    [new Map()],
  );
}
