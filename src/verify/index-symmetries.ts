import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

type Symmetry = 'symmetric' | 'antisymmetric' | 'riemann';

/**
 * Tensors whose letter and number of indices tell their symmetry by convention: the metric, stress-energy, Ricci and Einstein tensors,
 * the field strength, Riemann's and Weyl's tensors (Misner, Thorne and Wheeler, Gravitation, 3.5, 5.7, 13.5), structure
 * constants and the symbol of Levi-Civita.
 */
const CONVENTIONS: readonly { readonly base: RegExp; readonly count: number; readonly symmetry: Symmetry }[] =
  [
    { base: /^(?:[ghTRG]|\\eta)$/, count: 2, symmetry: 'symmetric' },
    { base: /^F$/, count: 2, symmetry: 'antisymmetric' },
    { base: /^(?:f|\\(?:var)?epsilon)$/, count: 3, symmetry: 'antisymmetric' },
    { base: /^\\(?:var)?epsilon$/, count: 4, symmetry: 'antisymmetric' },
    { base: /^[RCW]$/, count: 4, symmetry: 'riemann' },
  ];

/** A letter with all its indices on one level. */
const INDEXED = /^(\\?[A-Za-z]+)([_^])\{((?:\\[A-Za-z]+ ?|[A-Za-z] ?)+)\}$/;

/**
 * `R_{abcd}` beside `R_{cdab}`: what is the same by the symmetry that a tensor of that letter mostly has is undecided, as nobody said that it
 * is that tensor. Undefined where the refutation stands.
 */
export function indexSymmetries({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  const names = new Set([...namesIn(reference), ...namesIn(candidate)]);
  const found = new Map<string, Ordered>();
  for (const name of names) {
    const ordered = inOrder(name);
    if (ordered !== undefined && ordered.name !== name) found.set(name, ordered);
  }
  const turned = [...names].filter((name) => MIXED.some((mixed) => mixed.test(name)));
  if (found.size === 0 && turned.length === 0) return undefined;
  const known = withOrder(reference, found);
  const opposite = turned.map((name): [string, Ordered] => [name, { name, sign: -1 }]);
  const readings = [found, ...(turned.length === 0 ? [] : [new Map([...found, ...opposite])])];
  return readings.some((reading) => decide(known, withOrder(candidate, reading)).outcome === 'equivalent')
    ? undecided('borderline', 'the same by the symmetry of a tensor in its indices')
    : undefined;
}

/**
 * Antisymmetric tensors with indices on both levels: a name does not keep which of them stands first, `F_\mu{}^\nu` or `F^\nu{}_\mu`, which
 * is the sign.
 */
const MIXED: readonly RegExp[] = [
  /^F_\{(?:\\[A-Za-z]+|[A-Za-z])\}\^\{(?:\\[A-Za-z]+|[A-Za-z])\}$/,
  /^[RCW]_\{(?:(?:\\[A-Za-z]+ ?|[A-Za-z] ?){3})\}\^\{(?:\\[A-Za-z]+|[A-Za-z])\}$/,
];

/** A name with its indices in order, and the sign by which it differs from the one that was written. */
interface Ordered {
  readonly name: string;
  readonly sign: 1 | -1;
}

function withOrder(node: MathNode, found: ReadonlyMap<string, Ordered>): MathNode {
  return mapTree(node, (part) => {
    const ordered = part.kind === 'symbol' ? found.get(part.name) : undefined;
    if (ordered === undefined) return part;
    const symbol: MathNode = { kind: 'symbol', name: ordered.name };
    return ordered.sign === 1 ? symbol : { kind: 'negate', of: symbol };
  });
}

function inOrder(name: string): Ordered | undefined {
  const [, base = '', level = '', inside = ''] = INDEXED.exec(name) ?? [];
  const indices = inside.match(/\\[A-Za-z]+|[A-Za-z]/g) ?? [];
  const known = CONVENTIONS.find((each) => each.count === indices.length && each.base.test(base));
  if (known === undefined) return undefined;
  const { sorted, sign } = known.symmetry === 'riemann' ? riemann(indices) : inAlphabet(indices);
  return {
    name: `${base}${level}{${sorted.join(' ')}}`,
    sign: known.symmetry === 'symmetric' ? 1 : sign,
  };
}

interface Sorted {
  readonly sorted: readonly string[];
  /** Of the permutation that sorts them. */
  readonly sign: 1 | -1;
}

function inAlphabet(indices: readonly string[]): Sorted {
  let swaps = 0;
  for (const [at, one] of indices.entries())
    for (const other of indices.slice(at + 1)) if (other < one) swaps += 1;
  return { sorted: [...indices].sort(), sign: swaps % 2 === 0 ? 1 : -1 };
}

/** Antisymmetric in each of its two pairs, symmetric under their exchange. */
function riemann(indices: readonly string[]): Sorted {
  const [one, two] = [inAlphabet(indices.slice(0, 2)), inAlphabet(indices.slice(2))];
  const pairs = [one.sorted, two.sorted].sort((a, b) => (a.join() < b.join() ? -1 : 1));
  return { sorted: pairs.flat(), sign: one.sign === two.sign ? 1 : -1 };
}
