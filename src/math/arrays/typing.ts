import { isConstant } from '../evaluate.ts';
import { hasKind } from '../kinds-in.ts';
import { namesIn } from '../names-in.ts';
import { parseLatex } from '../parse.ts';
import { childrenOf, type MathNode, someNode } from '../tree.ts';
import { inBothOrders } from './both-orders.ts';
import { conjugatedNames } from './conjugations.ts';
import { indexLetters, tensorName } from './indices.ts';
import {
  isArrowed,
  isBold,
  isHatted,
  isIdentityName,
  isMatrixLetter,
  isOpaqueOperator,
  isUnitVectorName,
  isVectorLike,
  isZeroName,
  markOf,
  stateName,
  vectorLetter,
  withoutMark,
} from './names.ts';

/** What a name stands for in one way to read the two expressions. */
export type NameSort = 'scalar' | 'operator' | 'vector' | 'identity' | 'state' | 'tensor' | 'none';

/** One way to read the notation of both expressions. */
export interface ArrayReading {
  /** A hat marks an operator, a unit vector, or nothing but another name. */
  readonly hat: 'operator' | 'vector' | 'number';
  /** Bold type marks a vector or a matrix. */
  readonly bold: 'vector' | 'operator';
  /** Inside ⟨a|…|b⟩ and ⟨…⟩ every name is an operator (a random variable), only those found nowhere else, or none. */
  readonly inside: 'all' | 'own' | 'numbers';
}

/** What both expressions together say about their names. */
export interface Notation {
  /** Names that are operators because of what is done with them: a dagger, a commutator. */
  readonly operators: ReadonlySet<string>;
  readonly indices: ReadonlySet<string>;
  /** Names declared as numbers. */
  /** Bases of names with one index that stands above somewhere. */
  readonly fourVectors: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  /** Names outside of all states. */
  readonly outside: ReadonlySet<string>;
  /** Letters of the vectors that are no unit vectors: the bare letter is the length. */
  readonly vectors: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly hasMatrix: boolean;
}

/**
 * The names that a commutator or an adjoint makes operators: none beside hats, the capital letters, or else the small
 * ones. In [aA, B] the letter a is a number.
 */
function lettersOfOperators(names: readonly string[]): readonly string[] {
  if (names.some(isHatted)) return [];
  const letters = names.filter((name) => /^[A-Za-z](?![A-Za-z])/.test(name) && !isConstant(name));
  const capitals = letters.filter((name) => /^[A-Z]/.test(name));
  return capitals.length > 0 ? capitals : letters;
}

/** The names that a bracket makes operators: in [H, ρ] also ρ, as numbers commute with everything. */
function namesInBracket(bracket: MathNode, known: ReadonlySet<string>): readonly string[] {
  const letters = lettersOfOperators([...namesIn(bracket)]);
  const others = childrenOf(bracket).flatMap((side) => {
    const names = [...namesIn(side)];
    const isOperator = (name: string): boolean =>
      letters.includes(name) || known.has(withoutMark(name)) || isArrayName(name);
    return names.some(isOperator) ? [] : names.filter((name) => !isConstant(name) && name !== '\\hbar');
  });
  return [...letters, ...others];
}

/** The capital letters in an adjoint; beside matrices written out every letter is a number. */
function capitalsIn(node: MathNode): readonly string[] {
  if (hasKind(node, 'matrix')) return [];
  return [...namesIn(node)].filter((name) => /^[A-Z](?![A-Za-z])/.test(name));
}

/** Collects the notation of two expressions. */
export function notationOf(nodes: readonly MathNode[], numbers: ReadonlySet<string>): Notation {
  const names = new Set(nodes.flatMap((node) => [...namesIn(node)]));
  const operators = new Set([...names].filter((name) => markOf(name) !== undefined).map(withoutMark));
  for (const node of nodes) {
    someNode(node, (part) => {
      if (isBracket(part)) for (const name of namesInBracket(part, operators)) operators.add(name);
      if (isTraceOfProduct(part))
        for (const name of lettersOfOperators([...namesIn(part)])) operators.add(name);
      if (isAdjointNode(part)) for (const name of capitalsIn(part)) operators.add(name);
      return false;
    });
  }
  for (const name of [...conjugatedNames(nodes), ...nodes.flatMap(inBothOrders)])
    if (!numbers.has(name)) operators.add(name);
  const vectors = [...names].filter(
    (name) => isArrowed(name) || (isBold(name) && !isIdentityName(name) && !isZeroName(name)),
  );
  const indices = indexLetters(nodes);
  const tensors = [...names].flatMap((name) => tensorName(name, indices) ?? []);
  return {
    operators,
    indices,
    fourVectors: new Set(
      tensors.flatMap(({ base, up, down }) => (up.length === 1 && down.length === 0 ? [base] : [])),
    ),
    numbers,
    outside: new Set([...names].filter((name) => stateName(name) === undefined)),
    vectors: new Set(vectors.map(vectorLetter)),
    names,
    hasMatrix: nodes.some((node) => hasKind(node, 'matrix')),
  };
}

/** `[A, B]` written with brackets, or read as one by the parser. */
export function isBracket(node: MathNode): boolean {
  if (node.kind === 'operator') return node.head === 'commutator' || node.head === 'anticommutator';
  return node.kind === 'list' && node.items.length === 2 && (node.open === '[' || node.open === '\\{');
}

/** `(AB)^\dagger` and `(AB)^\top`. */
export function isAdjointNode(node: MathNode): boolean {
  return node.kind === 'function' && (node.name === 'dagger' || node.name === 'transpose');
}

/** `\\operatorname{Tr}(ABC)`: a trace of nothing but capital letters side by side, which are matrices. */
export function isTraceOfProduct(node: MathNode): boolean {
  if (node.kind !== 'call' || node.name !== '\\operatorname{tr}') return false;
  const [of, ...more] = node.args;
  return (
    of?.kind === 'product' &&
    more.length === 0 &&
    of.factors.length > 1 &&
    of.factors.every(
      (factor) => factor.kind === 'symbol' && /^[A-Z](?:_\{[A-Za-z0-9]*\})?$/.test(factor.name),
    )
  );
}

/** Most names: a letter that is no matrix and no derivative, with a plain subscript. */
const PLAIN = /^(?:[A-Za-z]|\\(?!nabla|sigma|gamma)[A-Za-z]+)(?:_\{[A-Za-z0-9]*\})?$/;

/** Whether a name has a value that is an array by its notation alone. */
export function isArrayName(name: string): boolean {
  if (name.length === 1) return false;
  const known = ARRAY_NAMES.get(name);
  if (known !== undefined) return known;
  const isArray = !PLAIN.test(name) && hasArrayNotation(name);
  if (ARRAY_NAMES.size >= MAX_REMEMBERED) ARRAY_NAMES.clear();
  ARRAY_NAMES.set(name, isArray);
  return isArray;
}

/** The same names are asked for in every part of a formula, and in most formulas. */
const ARRAY_NAMES = new Map<string, boolean>();

function hasArrayNotation(name: string): boolean {
  return (
    stateName(name) !== undefined ||
    name === '\\nabla' ||
    markOf(name) !== undefined ||
    isVectorLike(name) ||
    isArrowed(name) ||
    isMatrixLetter(name) ||
    isOpaqueOperator(name) ||
    isIdentityName(name)
  );
}

/** What a name is in a reading. */
export function sortOf(name: string, { operators, numbers }: Notation, reading: ArrayReading): NameSort {
  if (stateName(name) !== undefined) return 'state';
  if (name.startsWith('\\nabla')) return 'none';
  const bare = withoutMark(name);
  if (operators.has(bare)) return 'operator';
  if (isIdentityName(name)) return 'identity';
  if (isHatted(name)) return reading.hat === 'number' ? 'scalar' : reading.hat;
  if (isUnitVectorName(name) || isArrowed(name)) return 'vector';
  if (isBold(name)) return reading.bold;
  if (isOpaqueOperator(name)) return 'operator';
  return isMatrixLetter(name) && !numbers.has(name) ? 'operator' : 'scalar';
}

const parsed = new Map<string, MathNode | undefined>();
/** Texts remembered; beyond it everything is forgotten and read anew. */
const MAX_REMEMBERED = 200;

/** The expression inside a state, `x` of `\langle n|x|m\rangle`; undefined where it cannot be read. */
export function innerNode(text: string): MathNode | undefined {
  if (parsed.has(text)) return parsed.get(text);
  if (parsed.size > MAX_REMEMBERED) parsed.clear();
  const result = parseLatex(text);
  const node = result.ok ? result.node : undefined;
  parsed.set(text, node);
  return node;
}
