import { specialDerivative } from '../special-derivative.ts';
import type { MathNode } from '../tree.ts';
import { apply, mentions, minus, num, over, plus, raised, times } from './build.ts';

/** What the derivative of a name other than the variable, or of a function nobody knows, is; undefined when unknown. */
export type Inner = (node: MathNode) => MathNode | undefined;

/** Nodes a derivative may grow to. */
const MAX_SIZE = 4000;

/**
 * The exact derivative by a name; `inner` gives those of other names and unknown functions. Undefined where a form has no
 * rule here (integer parts, special functions), or where the result would be too large.
 */
export function differentiate(node: MathNode, name: string, inner: Inner): MathNode | undefined {
  const work = { left: MAX_SIZE };
  return derive(node, { name, inner, work });
}

interface Context {
  readonly name: string;
  readonly inner: Inner;
  readonly work: { left: number };
}

function derive(node: MathNode, context: Context): MathNode | undefined {
  context.work.left -= 1;
  if (context.work.left < 0) return undefined;
  switch (node.kind) {
    case 'number':
    case 'unit':
      return num(0);
    case 'symbol':
      return node.name === context.name ? num(1) : context.inner(node);
    case 'negate': {
      const of = derive(node.of, context);
      return of && minus(of);
    }
    case 'sum': {
      const terms = each(node.terms, context);
      return terms && plus(...terms);
    }
    case 'product':
      return ofProduct(node.factors, context);
    case 'quotient':
      return ofQuotient(node.over, node.under, context);
    case 'power':
      return ofPower(node.base, node.exponent, context);
    case 'function':
      return ofFunction(node.name, node.args, context);
    case 'call':
      return context.inner(node);
    case 'operator':
      return ofOperator(node, context);
    default:
      return undefined;
  }
}

function each(nodes: readonly MathNode[], context: Context): readonly MathNode[] | undefined {
  const found: MathNode[] = [];
  for (const node of nodes) {
    const next = derive(node, context);
    if (next === undefined) return undefined;
    found.push(next);
  }
  return found;
}

/** The product rule: one term for every factor that varies. */
function ofProduct(factors: readonly MathNode[], context: Context): MathNode | undefined {
  const parts = each(factors, context);
  if (parts === undefined) return undefined;
  context.work.left -= factors.length ** 2;
  return plus(
    ...parts.map((part, at) => times(...factors.map((factor, other) => (other === at ? part : factor)))),
  );
}

function ofQuotient(above: MathNode, below: MathNode, context: Context): MathNode | undefined {
  const [a, b] = [derive(above, context), derive(below, context)];
  if (a === undefined || b === undefined) return undefined;
  return plus(over(a, below), minus(over(times(above, b), raised(below, num(2)))));
}

/** u^v: v u^{v−1} u′ + u^v ln u v′; e^v without a logarithm. */
function ofPower(base: MathNode, exponent: MathNode, context: Context): MathNode | undefined {
  const isE = base.kind === 'symbol' && base.name === 'e';
  const [u, v] = [isE ? num(0) : derive(base, context), derive(exponent, context)];
  if (u === undefined || v === undefined) return undefined;
  const node: MathNode = { kind: 'power', base, exponent };
  const below = times(exponent, raised(base, plus(exponent, num(-1))), u);
  return plus(below, times(node, isE ? num(1) : apply('log', base), v));
}

/** f′(u) for functions of one argument (DLMF 4.7, 4.20, 4.24, 4.34, 4.38, 7.2.1); sinc is sin u / u. */
const RULES: Readonly<Record<string, (u: MathNode) => MathNode>> = {
  exp: (u) => apply('exp', u),
  sqrt: (u) => over(num(1), times(num(2), apply('sqrt', u))),
  sin: (u) => apply('cos', u),
  cos: (u) => minus(apply('sin', u)),
  tan: (u) => raised(apply('sec', u), num(2)),
  cot: (u) => minus(raised(apply('csc', u), num(2))),
  sec: (u) => times(apply('sec', u), apply('tan', u)),
  csc: (u) => minus(times(apply('csc', u), apply('cot', u))),
  sinh: (u) => apply('cosh', u),
  cosh: (u) => apply('sinh', u),
  tanh: (u) => raised(apply('sech', u), num(2)),
  coth: (u) => minus(raised(apply('csch', u), num(2))),
  sech: (u) => minus(times(apply('sech', u), apply('tanh', u))),
  csch: (u) => minus(times(apply('csch', u), apply('coth', u))),
  asin: (u) => over(num(1), apply('sqrt', plus(num(1), minus(raised(u, num(2)))))),
  acos: (u) => minus(over(num(1), apply('sqrt', plus(num(1), minus(raised(u, num(2))))))),
  atan: (u) => over(num(1), plus(num(1), raised(u, num(2)))),
  acot: (u) => minus(over(num(1), plus(num(1), raised(u, num(2))))),
  asinh: (u) => over(num(1), apply('sqrt', plus(num(1), raised(u, num(2))))),
  acosh: (u) => over(num(1), times(apply('sqrt', plus(u, num(-1))), apply('sqrt', plus(u, num(1))))),
  atanh: (u) => over(num(1), plus(num(1), minus(raised(u, num(2))))),
  asec: (u) => over(num(1), times(raised(u, num(2)), apply('sqrt', plus(num(1), minus(raised(u, num(-2))))))),
  acsc: (u) =>
    minus(over(num(1), times(raised(u, num(2)), apply('sqrt', plus(num(1), minus(raised(u, num(-2)))))))),
  acoth: (u) => over(num(1), plus(num(1), minus(raised(u, num(2))))),
  acsch: (u) =>
    minus(over(num(1), times(raised(u, num(2)), apply('sqrt', plus(num(1), raised(u, num(-2))))))),
  asech: (u) => {
    const inverse = over(num(1), u);
    const roots = times(apply('sqrt', plus(inverse, num(-1))), apply('sqrt', plus(inverse, num(1))));
    return minus(over(num(1), times(raised(u, num(2)), roots)));
  },
  sinc: (u) => plus(over(apply('cos', u), u), minus(over(apply('sin', u), raised(u, num(2))))),
  // Of real arguments; the sign of a complex one has no value, nor has the derivative of its modulus.
  abs: (u) => apply('sign', u),
  log10: (u) => over(num(1), times(u, apply('log', num(10)))),
  erf: (u) => times(num(2), over(apply('exp', minus(raised(u, num(2)))), apply('sqrt', PI))),
  erfc: (u) => minus(times(num(2), over(apply('exp', minus(raised(u, num(2)))), apply('sqrt', PI)))),
};

const PI: MathNode = { kind: 'symbol', name: '\\pi' };

function ofFunction(name: string, args: readonly MathNode[], context: Context): MathNode | undefined {
  const [first, second] = args;
  if (first === undefined) return undefined;
  if (args.every((arg) => isConstantIn(arg, context))) return num(0);
  if (name === 'log') {
    const plain = derive(first, context);
    const log = plain && over(plain, first);
    if (second === undefined || log === undefined) return log;
    return isConstantIn(second, context) ? over(log, apply('log', second)) : undefined;
  }
  if (name === 'root' && second !== undefined) return ofPower(first, over(num(1), second), context);
  const rule = Object.hasOwn(RULES, name) && args.length === 1 ? RULES[name] : undefined;
  const inside = rule && derive(first, context);
  if (rule === undefined) return ofSpecial(name, args, context);
  return inside && times(rule(first), inside);
}

/** f′(u) u′ of a special function in the argument its derivatives are taken in, the others being constant. */
function ofSpecial(name: string, args: readonly MathNode[], context: Context): MathNode | undefined {
  const outer = specialDerivative(name, args);
  const inside = outer && args[outer.variable];
  if (outer === undefined || inside === undefined) return undefined;
  const isAlone = args.every((arg, at) => at === outer.variable || isConstantIn(arg, context));
  const moved = isAlone ? derive(inside, context) : undefined;
  return moved && times(outer.node, moved);
}

/** Whether the derivative of a part is 0 by its form. */
function isConstantIn(node: MathNode, context: Context): boolean {
  const result = derive(node, context);
  return result?.kind === 'number' && Number(result.text) === 0;
}

/** ∫f dx by x is f; by a name that is only in the integrand or summand, under the sign (Leibniz). */
function ofOperator(node: MathNode & { readonly kind: 'operator' }, context: Context): MathNode | undefined {
  const [bound] = node.args;
  if (bound?.kind !== 'symbol') return undefined;
  if (node.head === 'integral') return ofIntegral(node.args, context);
  if (node.head !== 'sum' || bound.name === context.name) return undefined;
  const [, from, to, body] = node.args;
  if (from === undefined || to === undefined || body === undefined) return undefined;
  if (mentions(from, context.name) || mentions(to, context.name)) return undefined;
  const inside = derive(body, {
    ...context,
    inner: (part) => (sameName(part, bound.name) ? num(0) : context.inner(part)),
  });
  return inside && { ...node, args: [bound, from, to, inside] };
}

function sameName(node: MathNode, name: string): boolean {
  return node.kind === 'symbol' && node.name === name;
}

function ofIntegral(args: readonly MathNode[], context: Context): MathNode | undefined {
  const [bound, body, ...bounds] = args;
  if (bound?.kind !== 'symbol' || body === undefined) return undefined;
  if (bounds.length === 0) return bound.name === context.name ? body : undefined;
  if (bound.name === context.name || bounds.some((end) => mentions(end, context.name))) return undefined;
  const inner: Inner = (part) => (sameName(part, bound.name) ? num(0) : context.inner(part));
  const inside = derive(body, { ...context, inner });
  return inside && { kind: 'operator', head: 'integral', args: [bound, inside, ...bounds] };
}
