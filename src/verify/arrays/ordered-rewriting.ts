import type { MathNode } from '../../math/tree.ts';
import { classOf, type Term, wordOf } from './ordered-sum.ts';

/** What a relation such as `[a, b] = c` says of two operators: `later earlier = factor · earlier later + rest`. */
export interface Exchange {
  readonly earlier: string;
  readonly later: string;
  readonly factor: readonly MathNode[];
  readonly rest: readonly Term[];
}

/** Exchanges after which a product is given up. */
const MAX_STEPS = 400;
const MINUS: MathNode = { kind: 'negate', of: { kind: 'number', text: '1' } };

/** A relation as an exchange of two operators in the order of their names; undefined for a relation of another kind. */
export function exchangeOf(terms: readonly Term[]): Exchange | undefined {
  const pairs = terms.filter(
    ({ letters }) => letters.length === 2 && letters.every(({ keepsPlace }) => keepsPlace),
  );
  const rest = terms.filter((term) => !pairs.includes(term));
  const [first] = pairs;
  if (first === undefined || rest.some(({ letters }) => letters.length > 1)) return undefined;
  const [earlier = '', later = ''] = first.letters.map(({ text }) => text).sort();
  if (earlier === later || pairs.some((term) => classOf(term) !== classOf(first))) return undefined;
  const kept = summed(pairs.filter((term) => wordOf(term) === `${earlier} ${later}`));
  const turned = summed(pairs.filter((term) => wordOf(term) === `${later} ${earlier}`));
  if (kept === undefined || turned === undefined) return undefined;
  const under: MathNode = { kind: 'quotient', over: MINUS, under: turned };
  return {
    earlier,
    later,
    factor: [under, kept],
    rest: rest.map(({ scalars, letters }) => ({ scalars: [under, ...scalars], letters })),
  };
}

function summed(terms: readonly Term[]): MathNode | undefined {
  if (terms.length === 0) return undefined;
  return {
    kind: 'sum',
    terms: terms.map(({ scalars }): MathNode => ({ kind: 'product', factors: [...scalars, ONE] })),
  };
}

const ONE: MathNode = { kind: 'number', text: '1' };

/** The sum with every product in the order that the exchanges allow; undefined where that takes too long. */
export function inNormalOrder(
  terms: readonly Term[],
  exchanges: readonly Exchange[],
): readonly Term[] | undefined {
  const done: Term[] = [];
  const open = [...terms];
  for (let steps = 0; open.length > 0; steps += 1) {
    const term = open.pop();
    if (term === undefined || steps > MAX_STEPS) return undefined;
    const next = exchanged(term, exchanges);
    if (next === undefined) done.push(term);
    else open.push(...next);
  }
  return done;
}

function exchanged({ scalars, letters }: Term, exchanges: readonly Exchange[]): readonly Term[] | undefined {
  for (const [at, one] of letters.entries()) {
    const two = letters[at + 1];
    const found = exchanges.find(({ earlier, later }) => one.text === later && two?.text === earlier);
    if (two === undefined || found === undefined) continue;
    const [before, after] = [letters.slice(0, at), letters.slice(at + 2)];
    return [
      { scalars: [...scalars, ...found.factor], letters: [...before, two, one, ...after] },
      ...found.rest.map((term) => ({
        scalars: [...scalars, ...term.scalars],
        letters: [...before, ...term.letters, ...after],
      })),
    ];
  }
  return undefined;
}

/**
 * Whether the normal order is the only one: every two operators have a relation that exchanges them up to a number, as in
 * the algebra of creators and annihilators (Weyl algebra; its ordered products are linearly independent).
 */
export function isUnique(terms: readonly Term[], exchanges: readonly Exchange[]): boolean {
  const texts = new Set(
    terms.flatMap(({ letters }) => letters.filter(({ keepsPlace }) => keepsPlace).map(({ text }) => text)),
  );
  const known = new Set(exchanges.map(({ earlier, later }) => `${earlier} ${later}`));
  const isCentral = exchanges.every(({ rest }) => rest.every(({ letters }) => letters.length === 0));
  const sorted = [...texts].sort();
  return (
    isCentral && sorted.every((one, at) => sorted.slice(at + 1).every((two) => known.has(`${one} ${two}`)))
  );
}
