import { isConstant } from '../math/evaluate.ts';
import { namesIn } from '../math/names-in.ts';
import { literalOf } from '../math/normal.ts';
import { childrenOf, type MathNode, mapTree } from '../math/tree.ts';
import { different, type Ruling, undecided } from './rule.ts';

/** A refuted pair of which a side may be words, and how another reading of it is decided. */
interface Refuted {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly decide: (reference: MathNode, candidate: MathNode) => Ruling;
}

/** So many words that are no units make a sentence, which no test point refutes. */
const SENTENCE = 3;
const WORD = /^\\operatorname\{[A-Za-z]{2,}\}$/;

/** The upright words of an expression. */
export function wordsOf(node: MathNode): readonly string[] {
  const words: string[] = [];
  for (const name of namesIn(node)) if (name.startsWith('\\op') && WORD.test(name)) words.push(name);
  return words;
}

/** A sentence is left to the judge, unless the reference is a decimal and nothing in the sentence could state a number but others. */
export function sentence(refuted: Refuted): Ruling | undefined {
  const { reference, candidate } = refuted;
  const open = undecidedBetween(refuted) ?? denied(refuted) ?? denied(turned(refuted));
  if (open !== undefined) return open;
  const isSentence = [reference, candidate].some((node) => wordsOf(node).length >= SENTENCE);
  return isSentence && !statesOtherNumbers(refuted) ? undecided('judge_only', 'a sentence') : undefined;
}

/** Words by which a text says that it leaves open which of its values is meant. */
const UNSURE =
  /\{(?:unsure|uncertain)\}|\{not\}.*\{(?:sure|certain|clear|know)\}|\{(?:cannot|hard)\}.*\{(?:decide|tell|say)\}/;

/** `1 \text{ or } 2, \text{ I am not sure which}`: several values, between which the text does not choose, are not one of them. */
function undecidedBetween({ reference, candidate, decide }: Refuted): Ruling | undefined {
  if (candidate.kind !== 'list' || reference.kind === 'list' || reference.kind === 'operator')
    return undefined;
  const remarks = candidate.items.filter((item) => wordsOf(item).length > 0);
  const values = candidate.items.filter((item) => wordsOf(item).length === 0);
  const said = remarks.flatMap(wordsOf).join(' ');
  const [first, second, ...more] = values;
  if (!UNSURE.test(said) || !said.includes('{which}') || first === undefined || second === undefined)
    return undefined;
  const areTwo = more.length === 0 && decide(first, second).outcome === 'different';
  return areTwo ? different('other_shape', 'two values, and words that choose none of them') : undefined;
}

/** Words of a sentence that says of an answer what it is not. */
const DENIAL = /^\\operatorname\{(?:the|answer|value|result|is|not)\}$/i;

function turned({ reference, candidate, decide }: Refuted): Refuted {
  return { reference: candidate, candidate: reference, decide };
}

/** “The answer is not $5$” beside 5. */
function denied({ reference, candidate, decide }: Refuted): Ruling | undefined {
  if (candidate.kind !== 'product' || !namesIn(candidate).has('\\operatorname{not}')) return undefined;
  const value = candidate.factors.at(-1);
  const words = candidate.factors.slice(0, -1);
  const areWords = words.every((word) => word.kind === 'symbol' && DENIAL.test(word.name));
  if (value === undefined || !areWords || wordsOf(reference).length + wordsOf(value).length > 0)
    return undefined;
  return decide(reference, value).outcome === 'equivalent'
    ? different('other_shape', 'the value, denied')
    : undefined;
}

/** Words that state a number, or make another one of the number beside them. */
const NUMERAL =
  /\{(?:no|none|nil|never|nothing|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|unity|hundred|thousand|million|billion|half|third|quarter|fifth|tenth|hundredth|thousandth|percent|once|double|twice|triple|thrice|times|factor|of|per|by|to|and|or|between|about|plus|minus|less|more|than|below|above|under|over|within|ratio|order|magnitude|same|equal|equals|vanish|vanishes|negligible|infinite|option|answer|both|all)(?:s|th|ths|fold)?\}/i;

/**
 * `0.03` beside words in which no number stands, spelled out or as digits, or only other ones: a decimal is stated by its
 * digits or not at all.
 */
function statesOtherNumbers({ reference, candidate, decide }: Refuted): boolean {
  if (literalOf(reference) === undefined) return false;
  const words = wordsOf(candidate);
  const names = [...namesIn(candidate)].filter((name) => !isConstant(name));
  if (words.length < SENTENCE || names.length !== words.length || words.some((word) => NUMERAL.test(word)))
    return false;
  const isOther = (node: MathNode): boolean => decide(reference, node).outcome === 'different';
  return numbersIn(candidate).every(isOther) && isOther(mapTree(candidate, withoutWord));
}

function withoutWord(node: MathNode): MathNode {
  return node.kind === 'symbol' && WORD.test(node.name) ? { kind: 'number', text: '1' } : node;
}

function numbersIn(node: MathNode): readonly MathNode[] {
  return node.kind === 'number' ? [node] : childrenOf(node).flatMap(numbersIn);
}

const PROPERTY = /\{(?:even|odd|positive|negative|whole|integer|real)\}/;
const COPULA = /\{(?:is|are)\}/;

/** `L \text{ is even}`: a property of one name that is no option, which states no formula of other names. */
export function statesProperty(node: MathNode): boolean {
  const words = wordsOf(node);
  const others = [...namesIn(node)].filter((name) => !words.includes(name));
  const [name = ''] = others;
  const isSaid = words.some((word) => COPULA.test(word)) && words.some((word) => PROPERTY.test(word));
  const saysNoMore = words.every((word) => COPULA.test(word) || PROPERTY.test(word));
  return (
    isSaid && saysNoMore && others.length === 1 && !/^[A-Ja-j]$/.test(name) && numbersIn(node).length === 0
  );
}
