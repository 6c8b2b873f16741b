import { isConstant } from '../evaluate.ts';
import { hasKind, someOfKind } from '../kinds-in.ts';
import { namesIn } from '../names-in.ts';
import { normalText } from '../normal.ts';
import { childrenOf, type MathNode, someNode, withChildren } from '../tree.ts';
import { infinityOf, num, over, substitute, symbol, times } from './build.ts';
import { differentiate } from './differentiate.ts';

const BINDERS: ReadonlySet<string> = new Set([
  ...['integral', 'sum', 'product', 'sumDivisors', 'productDivisors'],
  ...['limit', 'limit+', 'limit-'],
]);

/** Whether an expression holds an integral, series or limit. */
export function hasBinder(node: MathNode): boolean {
  return someOfKind(node, 'operator', (part) => BINDERS.has(part.head));
}

/** Whether an expression holds an integral, a limit or an infinite series, of which a value asks for hundreds of others. */
export function hasInfiniteBinder(node: MathNode): boolean {
  return someOfKind(node, 'operator', ({ head, args }) => {
    if (!BINDERS.has(head)) return false;
    return !/^(?:sum|product)/.test(head) || args.slice(1, 3).some((end) => infinityOf(end) !== 0);
  });
}

/** Whether an expression holds an integral, series or limit that {@link withOpaqueBinders} makes a symbol. */
export function hasOpaqueBinder(node: MathNode): boolean {
  return someOfKind(node, 'operator', (part) => OPAQUE.has(part.head));
}

/** What the text of an integral or sum leaves outside: nothing, numbers, or all that is free of what it runs over. */
export type Outside = 'nothing' | 'numbers' | 'all';

/**
 * The expression with every outermost integral, series and limit as a symbol named by its print, so that what has no value
 * is equal to itself. The name it runs over does not matter. With `outside` factors of an integral or sum go before it.
 */
export function withOpaqueBinders(node: MathNode, outside: Outside = 'nothing'): MathNode {
  if (node.kind === 'operator' && OPAQUE.has(node.head)) return opaque(node, outside);
  if (!hasKind(node, 'operator')) return node;
  return withChildren(
    node,
    childrenOf(node).map((child) => withOpaqueBinders(child, outside)),
  );
}

/** Names of what {@link withOpaqueBinders} wrote. */
export function isOpaqueBinder(name: string): boolean {
  return name.startsWith(OPAQUE_NAME);
}

type Operator = MathNode & { readonly kind: 'operator' };

const OPAQUE_NAME = '\\operatorname{binder';
/** Binders, and integrals over what is no name or no interval. */
const OPAQUE: ReadonlySet<string> = new Set([
  ...BINDERS,
  'integralOver',
  'contour',
  'contourOver',
  'sumOver',
]);
const LINEAR: ReadonlySet<string> = new Set(['integral', 'integralOver', 'contour', 'contourOver', 'sum']);

function opaque(node: Operator, outside: Outside): MathNode {
  const at = node.head === 'sum' ? 3 : 1;
  const [runsOver, body] = [node.args[0], node.args[at]];
  const isPulled = outside !== 'nothing' && LINEAR.has(node.head);
  if (runsOver === undefined || body === undefined || !isPulled) return named(node);
  const bound = [...namesIn(runsOver)];
  const isFree = (part: MathNode): boolean => {
    const names = [...namesIn(part)];
    if (outside === 'numbers') return names.every(isConstant);
    return !bound.some((letter) => names.some((name) => name === letter || hasIndex(name, letter)));
  };
  const split = splitOff(body, isFree);
  return times(...split.free, named({ ...node, args: node.args.with(at, times(...split.kept)) }));
}

function named(node: Operator): MathNode {
  const [name] = node.args;
  // Without bounds the result depends on the name, and so do names that have it as an index.
  const isBound = name?.kind === 'symbol' && node.args.length > 2;
  const isKept = !isBound || [...namesIn(node)].some((other) => hasIndex(other, name.name));
  const bound = isKept ? node : substitute(node, name.name, symbol('\\bullet'));
  return symbol(`${OPAQUE_NAME} ${node.head}}{${normalText(bound)}}`);
}

/** `a_{n}` varies with n. */
function hasIndex(name: string, letter: string): boolean {
  const at = name.search(/[_^]/);
  return at >= 0 && name.includes(letter, at);
}

/** The factors of a product or quotient that are free, and the others. */
function splitOff(
  node: MathNode,
  isFree: (part: MathNode) => boolean,
): { readonly free: readonly MathNode[]; readonly kept: readonly MathNode[] } {
  if (isFree(node)) return { free: [node], kept: [] };
  if (node.kind === 'product') {
    const parts = node.factors.map((factor) => splitOff(factor, isFree));
    return { free: parts.flatMap(({ free }) => free), kept: parts.flatMap(({ kept }) => kept) };
  }
  if (node.kind === 'negate') {
    const { free, kept } = splitOff(node.of, isFree);
    return { free: [num(-1), ...free], kept };
  }
  if (node.kind !== 'quotient') return { free: [], kept: [node] };
  const [above, below] = [splitOff(node.over, isFree), splitOff(node.under, isFree)];
  const inverse = (factor: MathNode): MathNode => over(num(1), factor);
  return {
    free: [...above.free, ...below.free.map(inverse)],
    kept: [...above.kept, ...below.kept.map(inverse)],
  };
}

/** The name of an integral without bounds that is a term of the expression; undefined when there is none. */
export function indefiniteName(node: MathNode): string | undefined {
  let found: string | undefined;
  someNode(node, (part) => {
    const [name] =
      part.kind === 'operator' && part.head === 'integral' && part.args.length === 2 ? part.args : [];
    if (name?.kind === 'symbol') found ??= name.name;
    return found !== undefined;
  });
  return found;
}

/** What people call a constant of integration. */
const CONSTANT = /^(?:[CcKkDA]|\\operatorname\{(?:const|constant)\})(?:_\{[0-9]\})?$/;

/**
 * Whether the terms without the name of an indefinite integral are constants of integration: numbers or a name used for
 * nothing else. y in x^2 + y is another variable.
 */
export function hasPlainConstants(node: MathNode, name: string): boolean {
  const terms = node.kind === 'sum' ? node.terms : [node];
  return terms.every((term) => {
    if (indefiniteName(term) !== undefined) return true;
    const names = [...namesIn(term)].filter((other) => !isConstant(other));
    return names.length === 0 || names.includes(name) || names.every((other) => CONSTANT.test(other));
  });
}

/** The derivative by the name of an indefinite integral, other names being constants; it does not see the constant. */
export function withoutConstant(node: MathNode, name: string): MathNode | undefined {
  const derived = differentiate(node, name, (part) => (part.kind === 'symbol' ? num(0) : undefined));
  return derived === undefined || indefiniteName(derived) !== undefined ? undefined : derived;
}
