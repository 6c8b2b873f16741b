import { type MathNode, mapTree, someNode } from '../math/tree.ts';

/** Two ways to write one letter, as they stand in canonical names. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/\\ell(?![A-Za-z])/g, 'l'],
  [/\\varphi(?![A-Za-z])/g, '\\phi'],
  [/\\vartheta(?![A-Za-z])/g, '\\theta'],
  [/\\varrho(?![A-Za-z])/g, '\\rho'],
  [/\\varsigma(?![A-Za-z])/g, '\\sigma'],
  [/\\varkappa(?![A-Za-z])/g, '\\kappa'],
];

/**
 * Both trees with one spelling for names that differ only by a variant of a letter, `v_\ell` and `v_l`. A name is
 * respelled only where the other side has it spelled that way and neither side, nor the declaration, tells the two apart.
 */
export function inOneSpelling(
  [reference, candidate]: readonly [MathNode, MathNode],
  declared: ReadonlySet<string>,
): readonly [MathNode, MathNode] {
  const [known, given] = [namesOf(reference), namesOf(candidate)];
  const found = new Map<string, string>();
  for (const [own, other] of [
    [known, given],
    [given, known],
  ] as const) {
    for (const name of own) {
      const plain = plainName(name);
      const apart = own.has(plain) || other.has(name) || (declared.has(name) && declared.has(plain));
      if (plain !== name && other.has(plain) && !apart) found.set(name, plain);
    }
  }
  return found.size === 0
    ? [reference, candidate]
    : [respelled(reference, found), respelled(candidate, found)];
}

function plainName(name: string): string {
  return VARIANTS.reduce((text, [variant, plain]) => text.replace(variant, plain), name);
}

function namesOf(node: MathNode): ReadonlySet<string> {
  const names = new Set<string>();
  someNode(node, (part) => {
    if (part.kind === 'symbol' || part.kind === 'call') names.add(part.name);
    return false;
  });
  return names;
}

function respelled(node: MathNode, found: ReadonlyMap<string, string>): MathNode {
  return mapTree(node, (part) => {
    if (part.kind !== 'symbol' && part.kind !== 'call') return part;
    const name = found.get(part.name);
    return name === undefined ? part : { ...part, name };
  });
}
