import { hasKind } from '../math/kinds-in.ts';
import { type MathNode, mapTree, someNode } from '../math/tree.ts';

/** Two ways to write one letter, as they stand in canonical names. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/\\ell(?![A-Za-z])/g, 'l'],
  [/\\varphi(?![A-Za-z])/g, '\\phi'],
  [/\\vartheta(?![A-Za-z])/g, '\\theta'],
  [/\\varrho(?![A-Za-z])/g, '\\rho'],
  [/\\varsigma(?![A-Za-z])/g, '\\sigma'],
  [/\\varkappa(?![A-Za-z])/g, '\\kappa'],
  [/\\(?:vec|mathbf)\{\\nabla\}/g, '\\nabla'],
];
const MAY_BE_VARIANT = /\\(?:ell|var)|nabla\}/;

/**
 * Both trees with one spelling for names that differ only by a variant of a letter, `v_\ell` and `v_l`. A name is
 * respelled only where the other side has it spelled that way and neither side, nor the declaration, tells the two apart.
 */
export function inOneSpelling(
  pair: readonly [MathNode, MathNode],
  declared: ReadonlySet<string>,
): readonly [MathNode, MathNode] {
  const reference = withMarks(pair[0], pair[1]);
  const candidate = withMarks(pair[1], pair[0]);
  if (![reference, candidate].some((node) => someNode(node, mayBeVariant))) return [reference, candidate];
  const known = namesOf(reference);
  const given = namesOf(candidate);
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

function mayBeVariant(node: MathNode): boolean {
  return (
    (node.kind === 'symbol' || node.kind === 'call') && node.name.length > 1 && MAY_BE_VARIANT.test(node.name)
  );
}

function plainName(name: string): string {
  if (!MAY_BE_VARIANT.test(name)) return name;
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

/** `\overline{z}` as `\bar{z}` and `dN/dt` as `\dot{N}`, where only the other side writes it so, and nothing else of that name. */
function withMarks(node: MathNode, other: MathNode): MathNode {
  if (!hasKind(node, 'function') && !hasKind(node, 'operator')) return node;
  if (!someNode(node, (part) => markedName(part) !== undefined)) return node;
  const [own, names] = [namesOf(node), namesOf(other)];
  return mapTree(node, (part) => {
    const marked = markedName(part);
    if (marked === undefined || own.has(marked) || !names.has(marked)) return part;
    return someNode(other, (one) => markedName(one) === marked) ? part : { kind: 'symbol', name: marked };
  });
}

const DOTS: Readonly<Record<string, string>> = { '1': '\\dot', '2': '\\ddot' };

/** The name with a mark above it that says the same: a bar, or dots for derivatives by the time (ISO 80000-2, 2-11.13). */
function markedName(node: MathNode): string | undefined {
  if (node.kind === 'function') {
    const of = node.name === 'overline' ? node.args[0] : undefined;
    return of?.kind === 'symbol' ? above('\\bar', of.name) : undefined;
  }
  if (node.kind !== 'operator' || node.head !== 'derivative' || node.args.length !== 3) return undefined;
  const [of, by, order] = node.args;
  if (of?.kind !== 'symbol' || by?.kind !== 'symbol' || by.name !== 't' || order?.kind !== 'number')
    return undefined;
  const mark = DOTS[order.text];
  return mark === undefined ? undefined : above(mark, of.name);
}

function above(mark: string, name: string): string | undefined {
  const [, letter, index = ''] = /^([A-Za-z]|\\[A-Za-z]+)((?:_\{[^{}]*\})?)$/.exec(name) ?? [];
  return letter === undefined ? undefined : `${mark}{${letter}}${index}`;
}
