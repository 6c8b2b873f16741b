import { childrenOf, type MathNode, mapTree, someNode, withChildren } from '../../src/math/tree.ts';

/** The same formula with one thing wrong. */
export interface Bent {
  readonly name: string;
  readonly node: MathNode;
}

type Change = (node: MathNode) => MathNode;

const number = (text: string): MathNode => ({ kind: 'number', text });
const symbol = (name: string): MathNode => ({ kind: 'symbol', name });
const product = (...factors: readonly MathNode[]): MathNode => ({ kind: 'product', factors });

/** A name that no formula of the tables has. */
const FOREIGN = 'Y_{q}';
const CONSTANTS: ReadonlySet<string> = new Set(['\\pi', 'e', 'i']);

/** Mistakes on the value as a whole. */
const WHOLE: readonly (readonly [string, Change])[] = [
  ['sign', (of) => ({ kind: 'negate', of })],
  ['factor 2', (of) => product(number('2'), of)],
  ['factor pi', (of) => product(symbol('\\pi'), of)],
];

/**
 * Every way to get one thing wrong in a formula: the whole with another sign or factor, one part dropped, one name
 * swapped, one unit or prefix mistaken, one exponent off by one, i conjugated, an element forgotten. `other` is the side
 * it is compared with: a name that only one side has, such as an index of summation, may be any other.
 */
export function bendsOf(node: MathNode, other: MathNode): readonly Bent[] {
  return [
    ...WHOLE.map(([name, change]) => ({ name, node: wholly(node, change) })),
    ...atEveryNode('a part dropped', node, withoutOne),
    ...atEveryNode('exponent', node, otherExponents),
    ...atEveryNode('unit', node, otherUnits),
    ...swappedNames(node, new Set(symbolsIn(other))),
    ...conjugated(node),
  ];
}

/** The change made to the value: in the members of a relation behind `=`, in one element of a list, in one row. */
function wholly(node: MathNode, change: Change): MathNode {
  if (node.kind === 'relation') {
    const last = node.rest.length - 1;
    return {
      ...node,
      rest: node.rest.map((m, at) =>
        at === last || m.sign === '=' ? { ...m, node: wholly(m.node, change) } : m,
      ),
    };
  }
  if (node.kind === 'list') {
    // One element of (0, 1) may be 0, which no factor changes.
    const at = node.items.findIndex((item) => !(item.kind === 'number' && Number(item.text) === 0));
    return { ...node, items: node.items.map((item, index) => (index === at ? wholly(item, change) : item)) };
  }
  if (node.kind === 'matrix') {
    const rows = node.rows.map((row, index) => (index === 0 ? row.map((cell) => wholly(cell, change)) : row));
    return { ...node, rows };
  }
  return change(node);
}

/** The formula once for every other form of every node of it. */
function atEveryNode(name: string, node: MathNode, others: (node: MathNode) => readonly MathNode[]): Bent[] {
  const here = others(node).map((other) => ({ name, node: other }));
  const children = childrenOf(node);
  const below = children.flatMap((child, at) =>
    // The left side of `v = …` only names the value, and what a series leaves out is no value.
    (node.kind === 'relation' && at === 0) || isTail(child)
      ? []
      : atEveryNode(name, child, others).map((bent) => ({
          name,
          node: withChildren(
            node,
            children.map((one, index) => (index === at ? bent.node : one)),
          ),
        })),
  );
  return [...here, ...below];
}

function withoutOne(node: MathNode): readonly MathNode[] {
  const children = childrenOf(node);
  if (children.length < 2) return [];
  if (node.kind === 'sum' || node.kind === 'product' || (node.kind === 'list' && children.length > 2))
    return children.flatMap((child, at) => {
      if (isTail(child)) return [];
      const left = children.filter((__, index) => index !== at);
      const [only] = left;
      return left.length === 1 && only !== undefined ? [only] : [withChildren(node, left)];
    });
  return [];
}

function isTail(node: MathNode): boolean {
  return node.kind === 'operator' && node.head === 'bigO';
}

function otherExponents(node: MathNode): readonly MathNode[] {
  if (node.kind !== 'power') return [];
  return [{ ...node, exponent: { kind: 'sum', terms: [node.exponent, number('1')] } }];
}

function otherUnits(node: MathNode): readonly MathNode[] {
  if (node.kind !== 'unit') return [];
  const unit = (name: string): MathNode => ({ kind: 'unit', name });
  return [
    unit(node.name === 's' ? 'm' : 's'),
    unit(node.name === 'mA' ? 'kA' : 'mA'),
    product(number('1000'), node),
  ];
}

/** One name replaced wherever it stands, by another one of the formula and by a foreign one. */
function swappedNames(node: MathNode, shared: ReadonlySet<string>): readonly Bent[] {
  const value = node.kind === 'relation' ? node.rest.map((member) => member.node) : [node];
  const bound = new Set(value.flatMap(boundIn));
  const names = [...new Set(value.flatMap(symbolsIn))].filter(
    (name) => shared.has(name) && !CONSTANTS.has(name) && !bound.has(name),
  );
  return names.flatMap((name, at) =>
    [names[at + 1] ?? names[0] ?? FOREIGN, FOREIGN]
      .filter((other) => other !== name)
      .map((other) => ({ name: 'another name', node: renamed(node, name, other) })),
  );
}

function symbolsIn(node: MathNode): readonly string[] {
  return [...(node.kind === 'symbol' ? [node.name] : []), ...childrenOf(node).flatMap(symbolsIn)];
}

/** Names that a sum, product, limit or integral runs over, which may be any other. */
function boundIn(node: MathNode): readonly string[] {
  const own = node.kind === 'operator' && BINDING.test(node.head) ? node.args.slice(0, 1) : [];
  return [...own.flatMap(symbolsIn), ...childrenOf(node).flatMap(boundIn)];
}

/** Operators whose first argument is the name they run over. */
const BINDING = /^(?:sum|product|integral|contour|limit|sup|inf|max|min)/;

function renamed(node: MathNode, name: string, other: string): MathNode {
  return mapTree(node, (part) => (part.kind === 'symbol' && part.name === name ? symbol(other) : part));
}

function conjugated(node: MathNode): readonly Bent[] {
  const isImaginary = (part: MathNode) => part.kind === 'symbol' && part.name === 'i';
  if (!someNode(node, isImaginary)) return [];
  const turned = mapTree(node, (part) => (isImaginary(part) ? { kind: 'negate', of: part } : part));
  return [{ name: 'conjugate', node: turned }];
}
