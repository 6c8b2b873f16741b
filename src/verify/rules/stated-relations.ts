import { tensorName, withUpperIndices } from '../../math/arrays/indices.ts';
import { isBracket } from '../../math/arrays/typing.ts';
import { haveSameText } from '../../math/normal.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';
import { relateOrdered, signBetween, sumsDiffer } from '../arrays/ordered-compare.ts';
import { type Alphabet, inOneAlphabet } from '../arrays/ordered-letters.ts';
import { type Exchange, exchangeOf, inNormalOrder, isUnique } from '../arrays/ordered-rewriting.ts';
import { orderedSum, type Term } from '../arrays/ordered-sum.ts';
import { domainsOf } from '../points.ts';
import { different, equivalent, type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { differenceOf } from './ordered-equations.ts';

/**
 * Answers with a relation between operators or the symmetry of a tensor beside them: `aa^\dagger, [a, a^\dagger] = 1`. What the
 * reference states is put in on both sides; what only the candidate states proves nothing. Operators that are drawn at
 * random do not obey it, so that no later rule may refute such a pair.
 */
export const statedRelations: Rule = {
  name: 'stated-relations',
  apply: (question) => {
    if (!isReader(question)) return { pass: 'only for a reader' };
    const known = itemsOf(question.reference);
    const given = itemsOf(question.candidate);
    if (known.length < 2 && given.length < 2) return { pass: 'nothing is stated beside the answer' };
    const numbers = new Set(domainsOf(question.symbols).keys());
    const { nodes, alphabet } = inOneAlphabet([...known, ...given], numbers);
    const items = nodes.map((node, at): Item => ({ node, written: [...known, ...given][at] ?? node }));
    const sides = [items.slice(0, known.length), items.slice(known.length)] as const;
    const [relations, claimed] = [
      relationsIn(question, sides[0], alphabet),
      relationsIn(question, sides[1], alphabet),
    ];
    if (relations.length === 0 && claimed.length === 0)
      return { pass: 'no relation between operators beside the answer' };
    const [reference, candidate] = [relations, claimed].map((found, at) =>
      sides[at]?.filter(({ node }) => !found.some((relation) => relation.node === node)),
    );
    const isBacked = claimed.every((one) =>
      relations.some((other) => relateOrdered(question, other.terms, one.terms) === 'proportional'),
    );
    const [one, ...more] = reference ?? [];
    const [two, ...others] = candidate ?? [];
    if (one === undefined || two === undefined || more.length > 0 || others.length > 0 || !isBacked)
      return { pass: 'not one answer beside relations that the reference states' };
    return compareUnder(question, [one, two], relations, alphabet);
  },
};

/** An item in the notation of all items, and as it was read. */
interface Item {
  readonly node: MathNode;
  readonly written: MathNode;
}

function relationsIn(question: Question, items: readonly Item[], alphabet: Alphabet): readonly Relation[] {
  return items.flatMap(({ node }) => relationOf(question, node, alphabet) ?? []);
}

function itemsOf(node: MathNode): readonly MathNode[] {
  return node.kind === 'list' && node.open === '' ? node.items : [node];
}

/** A relation that is put in: an exchange of two operators, or a sign between two orders of a tensor's indices. */
interface Relation {
  readonly node: MathNode;
  readonly terms: readonly Term[];
  readonly exchange?: Exchange;
  readonly tensor?: Symmetry;
}

interface Symmetry {
  readonly base: string;
  readonly up: boolean;
  readonly sign: 1 | -1;
}

function relationOf(question: Question, node: MathNode, alphabet: Alphabet): Relation | undefined {
  const difference = differenceOf(node);
  const terms = difference && orderedSum(difference, alphabet);
  if (terms === undefined) return undefined;
  const left = node.kind === 'relation' ? orderedSum(node.first, alphabet) : undefined;
  // `H = aa^\\dagger + a^\\dagger a` says what H is.
  const exchange = left?.every(({ letters }) => letters.length === 2) ? exchangeOf(terms) : undefined;
  if (exchange !== undefined) return { node, terms, exchange };
  const tensor = symmetryOf(question, terms, alphabet);
  return tensor && { node, terms, tensor };
}

/** `F^{\mu\nu} = -F^{\nu\mu}`. */
function symmetryOf(
  question: Question,
  terms: readonly Term[],
  { notation }: Alphabet,
): Symmetry | undefined {
  const [one, two, ...more] = terms;
  const names = [one, two].map((term) => (term?.letters.length === 1 ? (term.letters[0]?.text ?? '') : ''));
  const [a, b] = names.map((name) => tensorName(name, notation.indices));
  if (one === undefined || two === undefined || more.length > 0 || a === undefined || b === undefined)
    return undefined;
  const [here, there] = [a, b].map(({ up, down }) => [up, down].map((side) => side.join(' ')).join('|'));
  const turned = [a.up, a.down].map((side) => [...side].reverse().join(' ')).join('|');
  const rank = Math.max(a.up.length, a.down.length);
  if (
    a.base !== b.base ||
    rank !== 2 ||
    a.up.length + a.down.length !== 2 ||
    here === there ||
    there !== turned
  )
    return undefined;
  const sign = signBetween(question, one, two);
  return sign === undefined ? undefined : { base: a.base, up: a.up.length === 2, sign: sign === 1 ? -1 : 1 };
}

/** The expression with the indices of such tensors in one order. */
function inIndexOrder(node: MathNode, symmetries: readonly Symmetry[], { notation }: Alphabet): MathNode {
  return mapTree(withUpperIndices(node, notation.indices), (part) => {
    const tensor = part.kind === 'symbol' ? tensorName(part.name, notation.indices) : undefined;
    const found = symmetries.find(({ base, up }) => tensor?.base === base && up === (tensor.up.length === 2));
    if (tensor === undefined || found === undefined || tensor.up.length + tensor.down.length !== 2)
      return part;
    const letters = found.up ? tensor.up : tensor.down;
    const sorted = [...letters].sort();
    if (sorted.length !== 2 || sorted.join() === letters.join()) return part;
    const name = `${tensor.base}${found.up ? '^' : '_'}{${sorted.join('')}}`;
    return found.sign === 1 ? { kind: 'symbol', name } : { kind: 'negate', of: { kind: 'symbol', name } };
  });
}

const OPEN = undecided('borderline', 'the same or not only by a relation that is stated beside the answers');

function compareUnder(
  question: Question,
  answers: readonly [Item, Item],
  relations: readonly Relation[],
  alphabet: Alphabet,
): Ruling {
  const symmetries = relations.flatMap(({ tensor }) => tensor ?? []);
  const exchanges = relations.flatMap(({ exchange }) => exchange ?? []);
  if (exchanges.length === 0) {
    const [one, two] = answers.map(({ written }) => inIndexOrder(written, symmetries, alphabet));
    if (one === undefined || two === undefined) return OPEN;
    const ruling = question.decide({ ...question, reference: one, candidate: two });
    return ruling.outcome === 'equivalent' || differenceOf(one) !== undefined ? ruling : OPEN;
  }
  const [one, two] = [answers[0].node, answers[1].node];
  const [first, second] = [statedValue(one, two), statedValue(two, one)];
  const [reference, candidate] = [first, second].map((node) => {
    const terms = node && orderedSum(node, alphabet);
    return terms && inNormalOrder(terms, exchanges);
  });
  if (reference === undefined || candidate === undefined) return OPEN;
  const found = sumsDiffer(question, reference, candidate);
  if (found === 'equal') return equivalent('numeric_identity', 'equal by the relation stated beside both');
  return found === 'different' && isUnique([...reference, ...candidate], exchanges)
    ? different('witness', 'another operator by the relation stated beside both')
    : OPEN;
}

/**
 * A bare value, or the one behind a left side – a name or a commutator – that the other answer has as well or lacks; undefined
 * for an equation.
 */
function statedValue(node: MathNode, other: MathNode): MathNode | undefined {
  if (node.kind !== 'relation') return node;
  const [only, ...more] = node.rest;
  const { first } = node;
  const isName = (first.kind === 'symbol' || isBracket(first)) && only?.sign === '=' && more.length === 0;
  const isSame = other.kind !== 'relation' || haveSameText(first, other.first, 'in order');
  return isName && isSame ? only.node : undefined;
}
