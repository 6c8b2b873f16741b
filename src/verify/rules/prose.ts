import { namesIn } from '../../math/names-in.ts';
import { printLatex } from '../../math/print.ts';
import { childrenOf, type MathNode } from '../../math/tree.ts';

/** A word of more than one letter in upright type. */
const WORD = /^\\operatorname\{[A-Za-z]{2,}\}$/;
/** Words that join what stands on their two sides, which then cannot change places. */
const JOINS =
  /^\\operatorname\{(?:of|to|from|by|in|at|on|and|or|not|per|than|with|for|over|under|above|below|before|after|between|then|is|are|if|when)\}$/;

/**
 * Whether two expressions hold the same words and factors in another order where words make a sentence: "north of east" and
 * "east of north" are no products. One word alone, `5 \text{apples}`, stands anywhere.
 */
export function wordsDiffer(a: MathNode, b: MathNode): boolean {
  if (!hasWord(a) && !hasWord(b)) return false;
  const [one, two] = [sentencesIn(a), sentencesIn(b)];
  return one.join('|') !== two.join('|') && sortedText(one) === sortedText(two);
}

/** All factors of all sentences, in the order of the alphabet. */
function sortedText(sentences: readonly (readonly string[])[]): string {
  return sentences.flat().sort().join('|');
}

/** Every product that is a sentence, as its factors in the order written. */
function sentencesIn(node: MathNode): readonly (readonly string[])[] {
  if (!hasWord(node)) return [];
  const own = isSentence(node) ? [childrenOf(node).map(printLatex)] : [];
  return [...own, ...childrenOf(node).flatMap(sentencesIn)];
}

function hasWord(node: MathNode): boolean {
  for (const name of namesIn(node)) if (name.startsWith('\\op') && WORD.test(name)) return true;
  return false;
}

function isWord(node: MathNode): boolean {
  return node.kind === 'symbol' && WORD.test(node.name);
}

function isSentence(node: MathNode): boolean {
  if (node.kind !== 'product') return false;
  const words = node.factors.filter(isWord);
  return words.length > 1 || words.some((word) => word.kind === 'symbol' && JOINS.test(word.name));
}
