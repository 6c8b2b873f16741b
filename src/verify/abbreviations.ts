import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';

/** More abbreviations than any answer has. */
const MAX_ABBREVIATIONS = 6;

/**
 * `4x/(1+x)^4, where x = \lambda e^{-a}` with what the letters stand for put in. Only equations that say what one plain name
 * is are put in, in the order in which they are given; a condition of another kind, such as x > 0, stays where it is.
 */
export function withAbbreviations(node: MathNode): MathNode {
  if (node.kind !== 'operator' || node.head !== 'where') return node;
  const [body, condition] = node.args;
  if (body === undefined || condition === undefined) return node;
  const stated = condition.kind === 'list' && condition.open === '' ? condition.items : [condition];
  const found = stated.map(abbreviationOf);
  if (stated.length > MAX_ABBREVIATIONS) return node;
  let written = body;
  for (const abbreviation of found) {
    if (abbreviation === undefined || isNamedBy(written, abbreviation.name)) return node;
    written = replaced(written, abbreviation);
  }
  return written;
}

interface Abbreviation {
  readonly name: string;
  readonly value: MathNode;
}

/** `x = value` of a plain name that is not in its value. */
function abbreviationOf(node: MathNode): Abbreviation | undefined {
  if (node.kind !== 'relation' || node.first.kind !== 'symbol') return undefined;
  const [only, ...more] = node.rest;
  if (only === undefined || more.length > 0 || only.sign !== '=') return undefined;
  const { name } = node.first;
  const isValue = only.node.kind !== 'list' && !namesIn(only.node).has(name);
  return isValue ? { name, value: only.node } : undefined;
}

/** Whether the name is what the formula itself states: `x = 4y, where x = 2`. */
function isNamedBy(node: MathNode, name: string): boolean {
  return node.kind === 'relation' && namesIn(node.first).has(name);
}

function replaced(node: MathNode, { name, value }: Abbreviation): MathNode {
  return mapTree(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}
