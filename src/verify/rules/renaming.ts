import { type MathNode, mapTree } from '../../math/tree.ts';
import type { PairNames } from '../names-of-pair.ts';
import { type Pair, samplePair } from '../sample.ts';

/** Names of one side that are tried as names of the other. */
const MAX_RENAMED = 3;
const ENOUGH = 6;

/**
 * The renaming that would make the two sides equal, in words, if the candidate's own names differ from the missing ones of
 * the reference in the style of an index only: `k` and `k_B`, `T_e` and `T_E`. Another letter, another case of the letter
 * or another index is another quantity.
 */
export function equalWhenRenamed(pair: Pair, { foreign, missing }: PairNames): string | undefined {
  if (foreign.length === 0 || foreign.length > MAX_RENAMED) return undefined;
  const partners = new Map<string, string>();
  for (const name of foreign) {
    const partner = missing.find(
      (other) => isSameLetter(name, other) && ![...partners.values()].includes(other),
    );
    if (partner === undefined) return undefined;
    partners.set(name, partner);
  }
  const candidate = renamed(pair.candidate, partners);
  const sampling = samplePair({ ...pair, candidate });
  const holds = sampling.witness === undefined && sampling.equal >= ENOUGH;
  return holds ? [...partners].map(([name, other]) => `${name} and ${other}`).join(', ') : undefined;
}

/** Names of one letter that a formula counts; more are not tried. */
const MAX_FAMILY = 3;

/**
 * Whether the sides are the same once all names of one letter, two at least, have other indices: 1 − T_2/T_1 and
 * 1 − T_C/T_H. Nothing says which is which, so that this is no refutation and no agreement.
 */
export function equalAsFamily(pair: Pair, { foreign, missing }: PairNames): boolean {
  const count = foreign.length;
  if (count < 2 || count > MAX_FAMILY || missing.length !== count) return false;
  const parts = [...foreign, ...missing].map(splitIndex);
  const [first] = parts;
  if (!parts.every(({ letter, index }) => letter === first?.letter && /^_\{?[^,]+$/.test(index)))
    return false;
  return permutations(missing).some((names) => {
    const partners = new Map(foreign.map((name, at): [string, string] => [name, names[at] ?? name]));
    const sampling = samplePair({ ...pair, candidate: renamed(pair.candidate, partners) });
    return sampling.witness === undefined && sampling.equal >= ENOUGH;
  });
}

function permutations(names: readonly string[]): readonly (readonly string[])[] {
  if (names.length < 2) return [names];
  return names.flatMap((name, at) =>
    permutations(names.filter((_, other) => other !== at)).map((rest) => [name, ...rest]),
  );
}

function renamed(node: MathNode, partners: ReadonlyMap<string, string>): MathNode {
  return mapTree(node, (part) =>
    part.kind === 'symbol' ? { ...part, name: partners.get(part.name) ?? part.name } : part,
  );
}

/** The same letter where one has no index, or both have the same one in another case. */
function isSameLetter(one: string, two: string): boolean {
  const [a, b] = [splitIndex(one), splitIndex(two)];
  if (a.letter !== b.letter) return false;
  return a.index === '' || b.index === '' || a.index.toLowerCase() === b.index.toLowerCase();
}

function splitIndex(name: string): { readonly letter: string; readonly index: string } {
  const at = name.indexOf('_');
  return at < 0 ? { letter: name, index: '' } : { letter: name.slice(0, at), index: name.slice(at) };
}
