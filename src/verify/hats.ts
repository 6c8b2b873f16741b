import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree, someNode } from '../math/tree.ts';
import { byLadder } from './ladders.ts';
import { type Ruling, undecided } from './rule.ts';
import type { Refuted } from './second-reading.ts';

const HAT = /\\hat\{([^{}]*)\}/;

/**
 * `\hat a^\dagger \hat a` beside `a^\dagger a`: operators written with hats on one side and without on the other. Only where
 * both sides show that they speak of operators: elsewhere a hat makes a unit vector or an estimate. Undefined where a side has
 * names of both kinds, because it then tells the two apart, and where more than the hats differs.
 */
export function hats({ reference, candidate, decide }: Refuted): Ruling | undefined {
  const [known, given] = [namesIn(reference), namesIn(candidate)].map((names) => [...names]);
  if (known === undefined || given === undefined) return undefined;
  const single = [...hattedAlone(known, given), ...hattedAlone(given, known)];
  if (single.length === 0) return undefined;
  if (![reference, candidate].every(speaksOfOperators)) return undefined;
  const pair = {
    reference: withoutHats(reference, single),
    candidate: withoutHats(candidate, single),
    decide,
  };
  const written = decide(pair.reference, pair.candidate);
  const ladder = written.outcome === 'equivalent' ? undefined : byLadder({ ...pair, isOpen: false });
  const ruling = ladder?.outcome === 'equivalent' ? ladder : written;
  switch (ruling.outcome) {
    case 'different':
      return undefined;
    case 'equivalent':
      return { ...ruling, note: 'the same operators, with and without hats' };
    case 'undecided':
      return undecided('borderline', 'the same but for hats on one side');
  }
}

const isHatted = (name: string): boolean => HAT.test(name);

const bare = (name: string): string => name.replace(HAT, '$1');

/** Names with a hat on one side that the other side writes without, where neither side has both. */
function hattedAlone(names: readonly string[], others: readonly string[]): readonly string[] {
  const hatted = names.filter((name) => isHatted(name) && !others.includes(name));
  const isTold = hatted.some((name) => names.includes(bare(name)));
  return isTold || !hatted.every((name) => others.includes(bare(name))) ? [] : hatted;
}

function withoutHats(node: MathNode, hatted: readonly string[]): MathNode {
  return mapTree(node, (part) =>
    part.kind === 'symbol' && hatted.includes(part.name) ? { ...part, name: bare(part.name) } : part,
  );
}

/** Commutators, adjoints, bras and kets are of operators; plain letters in a commutator's brackets are read as a pair. */
function speaksOfOperators(node: MathNode): boolean {
  return someNode(
    node,
    (part) =>
      (part.kind === 'operator' && /commutator/.test(part.head)) ||
      (part.kind === 'list' && part.open === '[' && part.close === ']' && part.items.length === 2) ||
      (part.kind === 'symbol' && /\\dagger|\\rangle|\\langle/.test(part.name)),
  );
}
