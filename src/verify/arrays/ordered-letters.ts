import { inBothOrders } from '../../math/arrays/both-orders.ts';
import { withFieldOperators } from '../../math/arrays/fields.ts';
import { holdsArrayPart } from '../../math/arrays/holds-arrays.ts';
import { indexLetters, tensorName, withUpperIndices } from '../../math/arrays/indices.ts';
import { isArrowed, stateName, vectorLetter } from '../../math/arrays/names.ts';
import { type ArrayReading, isBracket, type Notation, notationOf, sortOf } from '../../math/arrays/typing.ts';
import { isConstant } from '../../math/evaluate.ts';
import { hasKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree, someNode } from '../../math/tree.ts';

/** A factor of an ordered product: an operator keeps its place, a component or the value of a field commutes. */
export interface Letter {
  readonly text: string;
  readonly keepsPlace: boolean;
}

/** What the names of some expressions are, as all of them together show it. */
export interface Alphabet {
  readonly notation: Notation;
  /** A derivative without what it acts on stands somewhere: every name keeps its place. */
  readonly acts: boolean;
}

const READING: ArrayReading = { hat: 'operator', bold: 'operator', inside: 'all' };
/** A derivative that acts on what stands behind it. */
const ACTING = /^\\(?:partial|nabla)(?:_|\^|$)/;

/** Expressions with upper indices, fields and brackets in one notation, and the alphabet they share. */
export function inOneAlphabet(
  nodes: readonly MathNode[],
  numbers: ReadonlySet<string>,
): { readonly nodes: readonly MathNode[]; readonly alphabet: Alphabet } {
  const fields = nodes.map(withFieldOperators);
  const first = notationOf(fields, numbers);
  const raised = fields.map((node) => withVectors(withUpperIndices(node, first.indices)));
  const notation = withSiblings(notationOf(raised, numbers));
  const acts = raised.some((node) => [...namesIn(node)].some((name) => ACTING.test(name)));
  return { nodes: raised, alphabet: { notation, acts } };
}

/** Whether some expressions may hold a part that is no number, by their notation alone: most formulas do not. */
export function mayHoldLetters(nodes: readonly MathNode[]): boolean {
  const mayHold = (node: MathNode): boolean =>
    hasKind(node, 'operator') ||
    hasKind(node, 'list') ||
    holdsArrayPart(node) ||
    inBothOrders(node).length > 0 ||
    [...namesIn(node)].some((name) => ACTING.test(name));
  return nodes.some(mayHold) || indexLetters(nodes).size > 0;
}

/** `L_z` is an operator where `[L_x, L_y]` says that the others of its letter are. */
function withSiblings(notation: Notation): Notation {
  const letterOfName = (name: string): string => /^(.+)_/.exec(name)?.[1] ?? '';
  const letters = new Set([...notation.operators].map(letterOfName));
  const siblings = [...notation.names].filter(
    (name) => letterOfName(name) !== '' && letters.has(letterOfName(name)) && !notation.numbers.has(name),
  );
  return { ...notation, operators: new Set([...notation.operators, ...siblings]) };
}

/** Bold letters and letters with an arrow in one type, also in the name of a derivative. */
function withVectors(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (part.kind !== 'symbol' || !part.name.includes('\\vec')) return part;
    const name = isArrowed(part.name)
      ? `\\mathbf{${vectorLetter(part.name)}}`
      : part.name.replace(/\\vec *(?:\{([^{}]*)\}|([A-Za-z]))/g, '\\mathbf{$1$2}');
    return { kind: 'symbol', name };
  });
}

/** Whether a part of the expression is no number. */
export function holdsLetters(node: MathNode, { notation, acts }: Alphabet): boolean {
  return someNode(node, (part) => {
    if (part.kind === 'matrix' || isField(part) || isBracket(part)) return true;
    if (part.kind === 'operator' && part.head.endsWith('Operator')) return true;
    if (part.kind !== 'symbol' && part.kind !== 'call') return false;
    if (acts && isFree(part.name)) return true;
    return (
      sortOf(part.name, notation, READING) !== 'scalar' ||
      tensorName(part.name, notation.indices) !== undefined
    );
  });
}

const isFree = (name: string): boolean => !isConstant(name);

const FIELDS: ReadonlySet<string> = new Set([
  'gradient',
  'laplacian',
  'divergence',
  'curl',
  'partial',
  'derivative',
  'dot',
  'inner',
  'cross',
]);

/** Whether a node is a derivative of a field, or a product of vectors with a sign. */
export function isField(node: MathNode): boolean {
  return node.kind === 'operator' && (FIELDS.has(node.head) || /^del(?:Upper)?$/.test(node.head));
}

/** The metric and Kronecker's symbol are symmetric. */
const SYMMETRIC: ReadonlySet<string> = new Set(['g', '\\eta', '\\delta']);

/** What a name is as a factor. */
export function letterOf(name: string, { notation, acts }: Alphabet): Letter {
  const sort = acts && isFree(name) ? 'operator' : sortOf(name, notation, READING);
  const kind = stateName(name)?.kind;
  const tensor = tensorName(name, notation.indices);
  const isSymmetric = tensor !== undefined && SYMMETRIC.has(tensor.base);
  const text = isSymmetric
    ? `${tensor.base}^{${[...tensor.up].sort().join()}}_{${[...tensor.down].sort().join()}}`
    : name;
  const isState = sort === 'state' && (kind === 'ket' || kind === 'bra');
  return { text, keepsPlace: sort === 'operator' || sort === 'vector' || isState };
}
