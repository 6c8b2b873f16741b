import { hasKind, someOfKind } from './kinds-in.ts';
import { namesIn } from './names-in.ts';
import { printLatex } from './print.ts';
import { type MathNode, mapTree, someNode } from './tree.ts';
import { asComponents, asProduct, isDot, isNumberDot, isVector } from './vectors.ts';

/** How the ambiguous notations are taken. */
export interface Reading {
  /** `a/bc` as a/(bc), or as (a/b)c. */
  readonly slash: 'below' | 'beside';
  /** `f(x)` as a function of x, or as the product of f and x. */
  readonly call: 'applied' | 'product';
  /** `\ln 2\,x` as the logarithm of 2x, or as x times that of 2. */
  readonly tail?: 'inside' | 'outside';
  /** `a \cdot b` as a product of numbers, or as the inner product of two vectors. */
  readonly dot?: 'product' | 'inner';
  /** `\overline{v}` and `m^*` as a conjugate, or as the name of something else: a mean value, an effective mass. */
  readonly bar?: 'conjugate' | 'name';
}

/** The one reading where nothing is ambiguous. */
const PLAIN: readonly Reading[] = [
  { slash: 'below', call: 'product', dot: 'product', bar: 'conjugate', tail: 'outside' },
];

/** What is known about the names of the expressions that are read. */
export interface KnownNames {
  /** The declared names. */
  readonly variables: ReadonlySet<string>;
  /** Those of them that are complex. */
  readonly complex: ReadonlySet<string>;
  /** `quantity`: what is not declared is a number of its own unless its notation says otherwise. */
  readonly undeclared: 'quantity' | 'open';
}

/** Every way the expressions can be read, the same way for all of them; one reading when nothing is ambiguous. */
export function readingsOf(nodes: readonly MathNode[], known: KnownNames): readonly Reading[] {
  const { variables, complex } = known;
  const slashes = nodes.some((node) => hasKind(node, 'slash'));
  const calls = nodes.some((node) => someOfKind(node, 'call', (part) => isOpenCall(part, variables)));
  const asQuantities = known.undeclared === 'quantity';
  const slash: readonly Reading['slash'][] = slashes ? ['below', 'beside'] : ['below'];
  const call: readonly Reading['call'][] = calls ? ['applied', 'product'] : ['product'];
  const dots = !(asQuantities && dotsAreProducts(nodes)) && nodes.some((node) => hasOpenDot(node, variables));
  const dot: readonly ('product' | 'inner')[] = dots ? ['product', 'inner'] : ['product'];
  const conjugates = asQuantities && nodes.some(isComplexFormula);
  const bars = nodes.some((node) =>
    someOfKind(
      node,
      'function',
      (part) => isOpenBar(part, variables, complex) && !(conjugates || (asQuantities && isComplexBar(part))),
    ),
  );
  const bar: readonly ('conjugate' | 'name')[] = bars ? ['conjugate', 'name'] : ['conjugate'];
  const tails = nodes.some((node) => someOfKind(node, 'operator', isOpen));
  const tail: readonly ('inside' | 'outside')[] = tails ? ['outside', 'inside'] : ['outside'];
  if (!slashes && !calls && !dots && !bars && !tails) return PLAIN;
  return slash.flatMap((s) =>
    call.flatMap((c) =>
      dot.flatMap((d) =>
        bar.flatMap((b) => tail.map((t): Reading => ({ slash: s, call: c, dot: d, bar: b, tail: t }))),
      ),
    ),
  );
}

function hasOpenDot(node: MathNode, variables: ReadonlySet<string>): boolean {
  return someOfKind(node, 'operator', (part) => isDot(part) && !isNumberDot(part, variables));
}

/** Of two sides one has no dot and nothing marks a vector: `a \cdot b` beside `ab` is a product of numbers. */
function dotsAreProducts(nodes: readonly MathNode[]): boolean {
  return (
    nodes.some((node) => !someOfKind(node, 'operator', isDot)) &&
    !nodes.some((node) => someNode(node, isVector))
  );
}

/** An i, Re, Im or arg is written: here a bar is a conjugate, not a mean value. */
function isComplexFormula(node: MathNode): boolean {
  return someNode(
    node,
    (part) =>
      (part.kind === 'symbol' && part.name === 'i') ||
      (part.kind === 'function' && ['re', 'im', 'arg'].includes(part.name)),
  );
}

/** A bar over a function of z, w, s, q or τ: nobody takes the mean of those. */
function isComplexBar(node: MathNode): boolean {
  const [bare] = isBarred(node) ? node.args : [];
  if (bare === undefined || ![...namesIn(bare)].some((name) => COMPLEX_ARGUMENT.test(name))) return false;
  return someNode(bare, (part) => part.kind === 'function' || part.kind === 'call' || isExponential(part));
}

/** What number theory and complex analysis call the argument of a function. */
const COMPLEX_ARGUMENT = /^(?:z|w|s|q|\\tau)(?:_|$)/;

function isExponential(node: MathNode): boolean {
  return node.kind === 'power' && node.exponent.kind !== 'number';
}

/**
 * A bar over a formula or a declared number may be a mean value, and a star on a declared number part of its name. An
 * undeclared name under a bar is taken as complex, where the conjugate is another value than the name.
 */
function isOpenBar(node: MathNode, variables: ReadonlySet<string>, complex: ReadonlySet<string>): boolean {
  if (!isBarred(node) || variables.has(printLatex(node))) return false;
  const names = [...namesIn(node)];
  const numbers = names.filter((name) => variables.has(name) && !complex.has(name));
  const [bare] = node.args;
  if (node.name === 'overline' && bare?.kind !== 'symbol') return names.some((name) => !complex.has(name));
  return names.length > 0 && numbers.length === names.length;
}

function isBarred(node: MathNode): node is MathNode & { readonly kind: 'function' } {
  return node.kind === 'function' && (node.name === 'overline' || node.name === 'conj');
}

function isOpenCall(node: MathNode, variables: ReadonlySet<string>): boolean {
  return node.kind === 'call' && !node.applied && !variables.has(node.name) && !isAtZero(node);
}

/** `f(0)`: a factor of zero in brackets is written by nobody. */
function isAtZero({ args: [only, ...more] }: MathNode & { readonly kind: 'call' }): boolean {
  return only?.kind === 'number' && Number(only.text) === 0 && more.length === 0;
}

/** Kinds of nodes that have more than one reading, or of which some have. */
const AMBIGUOUS = ['slash', 'function', 'operator', 'call'] as const;

/** The expression with every ambiguous notation taken one way; a declared variable is never a function. */
export function applyReading(node: MathNode, reading: Reading, variables: ReadonlySet<string>): MathNode {
  if (!AMBIGUOUS.some((kind) => hasKind(node, kind))) return node;
  return mapTree(node, (part) => {
    if (part.kind === 'slash') {
      const { over, under, rest } = part;
      if (reading.slash === 'below')
        return { kind: 'quotient', over, under: { kind: 'product', factors: [under, ...rest] } };
      return { kind: 'product', factors: [{ kind: 'quotient', over, under }, ...rest] };
    }
    if (isBarred(part)) {
      const name = printLatex(part);
      if (variables.has(name) || reading.bar === 'name') return { kind: 'symbol', name };
      return { ...part, name: 'conj' };
    }
    if (isOpen(part)) return closed(part.args, reading);
    if (isDot(part)) {
      const inner = reading.dot === 'inner' && !isNumberDot(part, variables);
      return inner ? asComponents(part.args) : asProduct(part.args);
    }
    if (part.kind !== 'call' || part.applied) return part;
    if ((reading.call === 'applied' || isAtZero(part)) && !variables.has(part.name)) return part;
    return { kind: 'product', factors: [{ kind: 'symbol', name: part.name }, ...part.args] };
  });
}

/** A function without brackets and factors behind it that may belong to its argument. */
function isOpen(node: MathNode): node is Operator & { readonly head: 'open' } {
  return node.kind === 'operator' && node.head === 'open';
}

type Operator = Extract<MathNode, { readonly kind: 'operator' }>;

function closed([applied, ...tail]: readonly MathNode[], reading: Reading): MathNode {
  if (applied === undefined) throw new Error('an open function without its function');
  if (reading.tail !== 'inside') return { kind: 'product', factors: [applied, ...tail] };
  if (applied.kind === 'power') return { ...applied, base: closed([applied.base, ...tail], reading) };
  if (applied.kind !== 'function') throw new Error('an open function without its function');
  const [first, ...more] = applied.args;
  const factors = first === undefined ? tail : [first, ...tail];
  return { ...applied, args: [{ kind: 'product', factors }, ...more] };
}
