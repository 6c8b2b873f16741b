import { isVectorLike, vectorLetter } from '../math/arrays/names.ts';
import { plus, times } from '../math/calculus/build.ts';
import { hasKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree, someNode } from '../math/tree.ts';
import { hasSigmaVector } from './arrays/sigma-dots.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

const AXES = ['x', 'y', 'z'];

/** What was written out, and by the fewest of its components. */
interface Written {
  readonly node: MathNode;
  readonly axes: number;
}

/**
 * `\vec a\cdot\vec b` beside a_x b_x + a_y b_y + a_z b_z, `|\vec p|^2` beside the sum of squares and `\nabla^2\phi` beside three second derivatives:
 * products of vectors written out where the other side has their Cartesian components (ISO 80000-2, 17.12 and 17.19). With two components
 * of a vector the problem would have to be one of a plane, which is undecided. Undecided too are components of another kind
 * and angles between the vectors. Undefined where the refutation stands.
 */
export function vectorComponents({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  if (![reference, candidate].some(mayHoldVectors)) return undefined;
  const [one, two] = [written(reference, candidate), written(candidate, reference)];
  const axes = Math.min(one.axes, two.axes);
  if (axes > AXES.length)
    return mayBeComponents(reference, candidate) || mayBeComponents(candidate, reference)
      ? undecided('borderline', 'a product of vectors, and what may be its components or hold their angle')
      : undefined;
  const ruling = decide(one.node, two.node);
  if (ruling.outcome === 'different') return undefined;
  return axes === AXES.length && ruling.outcome === 'equivalent'
    ? { ...ruling, note: 'the same in Cartesian components' }
    : undecided('borderline', 'the same if the vectors have these components only');
}

/** Whether a name is a vector, a component or a derivative by its notation: in most formulas none is. */
function mayHoldVectors(node: MathNode): boolean {
  for (const name of namesIn(node))
    if (isVectorLike(name) || name.includes('\\nabla') || /_\{?[xyz]/.test(name)) return true;
  return hasKind(node, 'operator');
}

function written(node: MathNode, other: MathNode): Written {
  const known = namesIn(other);
  let axes = Number.POSITIVE_INFINITY;
  const note = (terms: readonly MathNode[]): MathNode | undefined => {
    if (terms.length < 2) return undefined;
    axes = Math.min(axes, terms.length);
    return plus(...terms);
  };
  const whole = mapTree(node, (part) => {
    const pair = vectorsOf(part);
    if (pair !== undefined) return note(productsOf(pair, known)) ?? part;
    return part.kind === 'product' ? withLaplacian(part, known, note) : part;
  });
  return { node: whole, axes };
}

type Vectors = readonly [string, string];

/** The vectors of `\vec a\cdot\vec b`, `\vec a^2` and `|\vec a|^2`; the square of a length is that of its vector. */
function vectorsOf(node: MathNode): Vectors | undefined {
  if (node.kind === 'operator' && (node.head === 'dot' || node.head === 'inner')) {
    const [one, two] = node.args.map(vectorOf);
    return one !== undefined && two !== undefined ? [one, two] : undefined;
  }
  if (node.kind !== 'power' || node.exponent.kind !== 'number' || node.exponent.text !== '2')
    return undefined;
  const [inner] = node.base.kind === 'function' && node.base.name === 'abs' ? node.base.args : [node.base];
  const vector = inner?.kind === 'symbol' ? inner.name : undefined;
  return vector === undefined || NABLA.test(vector) ? undefined : [vector, vector];
}

const NABLA = /^\\(?:vec|mathbf)?\{?\\?nabla\}?$/;

function vectorOf(node: MathNode): string | undefined {
  if (node.kind !== 'symbol') return undefined;
  return isVectorLike(node.name) || NABLA.test(node.name) ? node.name : undefined;
}

/** The products of the components that the other side has, axis by axis. */
function productsOf([one, two]: Vectors, known: ReadonlySet<string>): readonly MathNode[] {
  return AXES.flatMap((axis) => {
    const [first, second] = [componentOf(one, axis, known), componentOf(two, axis, known)];
    if (second === undefined) return [];
    if (NABLA.test(one)) return [derivative(second, axis)];
    return first === undefined ? [] : [times(first, second)];
  });
}

/** a_x of a, S_{1x} of S_1, and x of the place. */
function componentOf(vector: string, axis: string, known: ReadonlySet<string>): MathNode | undefined {
  const letter = vectorLetter(vector);
  const [, bare = letter, index = ''] = /^(.*)_\{?([^{}]*)\}?$/.exec(letter) ?? [];
  const names = [`${bare}_{${index}${axis}}`, `${bare}_{${index},${axis}}`, `${bare}_{${axis}${index}}`];
  const place = letter === 'r' || (letter === 'x' && isVectorLike(vector)) ? [axis] : [];
  const name = [...names, ...place].find((each) => known.has(each));
  return name === undefined ? undefined : { kind: 'symbol', name };
}

function derivative(of: MathNode, axis: string, order?: MathNode): MathNode {
  const by: MathNode = { kind: 'symbol', name: axis };
  return { kind: 'operator', head: 'partial', args: order === undefined ? [of, by] : [of, by, order] };
}

/** `\nabla^2\phi` as the sum of the second derivatives. */
function withLaplacian(
  node: MathNode & { readonly kind: 'product' },
  known: ReadonlySet<string>,
  note: (terms: readonly MathNode[]) => MathNode | undefined,
): MathNode {
  const at = node.factors.findIndex(isLaplacian);
  const field = at < 0 ? undefined : node.factors[at + 1];
  if (field === undefined || (field.kind !== 'symbol' && field.kind !== 'call')) return node;
  const order: MathNode = { kind: 'number', text: '2' };
  const terms = AXES.flatMap((axis) => (known.has(axis) ? [derivative(field, axis, order)] : []));
  const sum = note(terms);
  if (sum === undefined) return node;
  return times(...node.factors.slice(0, at), sum, ...node.factors.slice(at + 2));
}

function isLaplacian(node: MathNode): boolean {
  if (node.kind !== 'power' || node.base.kind !== 'symbol' || !NABLA.test(node.base.name)) return false;
  return node.exponent.kind === 'number' && node.exponent.text === '2';
}

const ANGLE = /^\\(?:(?:var)?theta|(?:var)?phi|alpha|beta|gamma|delta|psi)(?:_|$)/;

/** `L^2` or `\vec L^2` of L, as in J^2 - L^2 - S^2. */
function isSquareOf(node: MathNode, letter: string): boolean {
  if (node.kind !== 'power' || node.base.kind !== 'symbol' || node.exponent.kind !== 'number') return false;
  return node.exponent.text === '2' && vectorLetter(node.base.name) === letter;
}

/** Whether `other`, which has no vectors, has squares of all of them, or an angle in a sine or cosine, or components of vectors whose product `node` has. */
function mayBeComponents(node: MathNode, other: MathNode): boolean {
  const vectors = [...namesIn(node)].filter((name) => isVectorLike(name) || NABLA.test(name));
  const isProduct = (part: MathNode): boolean =>
    isLaplacian(part) || (part.kind === 'operator' && /^(?:dot|inner)$/.test(part.head));
  // Beside a matrix the dot products of Pauli's matrices are decided by their entries.
  if (vectors.length === 0 || hasSigmaVector(node) || !someNode(node, isProduct)) return false;
  if (someNode(other, isProduct)) return false;
  const own = namesIn(node);
  const lengths = vectors.map(vectorLetter);
  const foreign = [...namesIn(other)].filter(
    (name) => !own.has(name) && !lengths.includes(vectorLetter(name)),
  );
  const isSquared = (letter: string): boolean => someNode(other, (part) => isSquareOf(part, letter));
  if (lengths.every(isSquared) && foreign.some((name) => isSquared(vectorLetter(name)))) return true;
  if (foreign.some((name) => isVectorLike(name) || NABLA.test(name))) return false;
  const letters = lengths.map((name) => name.replace(/_.*$/, ''));
  if (foreign.some((name) => name.includes('_') && letters.includes(name.replace(/[_^].*$/, ''))))
    return true;
  return someNode(
    other,
    (part) =>
      part.kind === 'function' &&
      /^(?:sin|cos)$/.test(part.name) &&
      part.args.some((arg) => arg.kind === 'symbol' && ANGLE.test(arg.name) && !own.has(arg.name)),
  );
}
