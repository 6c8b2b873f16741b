import { isConstant } from '../math/evaluate.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

/** `0.8c` beside 0.8: a speed, and its part of that of light. */
export function speed({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const [one, two] = [reference, candidate].map((node) =>
    [...namesIn(node)].filter((name) => !isConstant(name)),
  );
  const names = [...(one ?? []), ...(two ?? [])];
  if (names.length !== 1 || names[0] !== 'c') return undefined;
  const plain = [withoutLight(reference), withoutLight(candidate)];
  // Nothing is faster than light.
  if (!plain.every((node) => node.kind === 'number' && Number(node.text) <= 1)) return undefined;
  return decide(withoutLight(reference), withoutLight(candidate)).outcome === 'different'
    ? undefined
    : undecided('borderline', 'the same only in units of the speed of light');
}

/** A number times c as the number alone, so that its digits are still those written. */
function withoutLight(node: MathNode): MathNode {
  const isLight = (part: MathNode): boolean => part.kind === 'symbol' && part.name === 'c';
  return mapTree(node, (part) => {
    if (isLight(part)) return { kind: 'number', text: '1' };
    if (part.kind !== 'product') return part;
    const factors = part.factors.filter((factor) => !(factor.kind === 'number' && factor.text === '1'));
    const [only] = factors;
    return only !== undefined && factors.length === 1 ? only : part;
  });
}

const CONSTANT = /^(?:[CcKkD]|\\operatorname\{(?:const|constant)\})(?:_\{[0-9]\})?$/;

/** `\ln x + C` and `\ln x + D`: a letter that stands alone in a sum and nowhere else may be any constant. */
export function integration({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const [one, two] = [constantTerm(reference), constantTerm(candidate)];
  if (one === undefined || two === undefined || one === two) return undefined;
  const renamed = mapTree(candidate, (part) =>
    part.kind === 'symbol' && part.name === two ? { ...part, name: one } : part,
  );
  return decide(reference, renamed).outcome === 'different'
    ? undefined
    : undecided('borderline', 'the same but for the letter of a constant');
}

function constantTerm(node: MathNode): string | undefined {
  const value = statedBy(node);
  if (value.kind !== 'sum') return undefined;
  const names = value.terms.map((term) =>
    term.kind === 'symbol' && CONSTANT.test(term.name) ? term.name : '',
  );
  return names.find(
    (name) => name !== '' && !value.terms.some((term) => term.kind !== 'symbol' && namesIn(term).has(name)),
  );
}

function statedBy(node: MathNode): MathNode {
  return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}
