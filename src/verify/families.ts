import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

/** Angles of one family, numbered by a letter, and what is said of the letter. */
interface Family {
  readonly letter: string;
  readonly value: MathNode;
  readonly range: string;
}

const COUNTING = /^[klmnN]$/;
/** How far another person's first number may be from ours; the numbers may also run the other way. */
const SHIFTS = [0, 1, -1, 2, -2];

/**
 * `x = \pi/4 + n\pi` beside `x = k\pi - 3\pi/4`: angles that go on by a period have no first one, so that the letter that counts
 * them may be another one, and start elsewhere. Undecided, because what the letter runs through decides; undefined where
 * the angles differ however they are counted.
 */
export function families({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const [known, given] = [familyOf(reference), familyOf(candidate)];
  if (known === undefined || given === undefined || known.range !== given.range) return undefined;
  const isSame = SHIFTS.some((shift) =>
    ['', '-'].some((sign) => {
      const number = counted(known.letter, shift, sign === '-');
      const renamed = mapTree(given.value, (part) =>
        part.kind === 'symbol' && part.name === given.letter ? number : part,
      );
      return decide(known.value, renamed).outcome === 'equivalent';
    }),
  );
  return isSame
    ? undecided('borderline', 'the same angles, if the letters that count them run alike')
    : undefined;
}

/** n + shift, or −n + shift. */
function counted(letter: string, shift: number, isBackwards: boolean): MathNode {
  const symbol: MathNode = { kind: 'symbol', name: letter };
  const first: MathNode = isBackwards ? { kind: 'negate', of: symbol } : symbol;
  if (shift === 0) return first;
  const number: MathNode = { kind: 'number', text: String(Math.abs(shift)) };
  return { kind: 'sum', terms: [first, shift < 0 ? { kind: 'negate', of: number } : number] };
}

function familyOf(node: MathNode): Family | undefined {
  const [stated, range, ...more] = node.kind === 'list' && node.open === '' ? node.items : [node];
  if (stated === undefined || more.length > 0) return undefined;
  const value = stated.kind === 'relation' ? stated.rest.at(-1)?.node : stated;
  if (value?.kind !== 'sum' || !namesIn(value).has('\\pi')) return undefined;
  const letters = [...namesIn(value)].filter((name) => COUNTING.test(name));
  const [letter, ...others] = letters;
  if (letter === undefined || others.length > 0) return undefined;
  if (stated.kind === 'relation' && namesIn(stated.first).has(letter)) return undefined;
  if (range === undefined) return { letter, value, range: '' };
  const text = rangeOf(range, letter);
  return text === undefined ? undefined : { letter, value, range: text };
}

/** The set of `n \in \mathbb{Z}`; undefined for anything else. */
function rangeOf(node: MathNode, letter: string): string | undefined {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only?.sign !== '\\in' || more.length > 0) return undefined;
  const isOfLetter = node.first.kind === 'symbol' && node.first.name === letter;
  return isOfLetter && only.node.kind === 'symbol' ? only.node.name : undefined;
}
