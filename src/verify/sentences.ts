import { isConstant } from '../math/evaluate.ts';
import { namesIn } from '../math/names-in.ts';
import { literalOf } from '../math/normal.ts';
import { childrenOf, type MathNode, mapTree } from '../math/tree.ts';
import { type Ruling, undecided } from './rule.ts';

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
  const isSentence = [reference, candidate].some((node) => wordsOf(node).length >= SENTENCE);
  return isSentence && !statesOtherNumbers(refuted) ? undecided('judge_only', 'a sentence') : undefined;
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
