import { add, complexOf, exp, log, modulus, multiply } from '../complex.ts';
import { hasKind, someOfKind } from '../kinds-in.ts';
import { namesIn } from '../names-in.ts';
import type { BoundBody, Point } from '../point.ts';
import { preciseBody } from '../precise-body.ts';
import type { MathNode } from '../tree.ts';
import type { Value } from '../value.ts';
import { sumDirectly, sumSeries, type Terms } from './acceleration.ts';
import { infinityOf } from './build.ts';
import { dirichletValue } from './dirichlet.ts';
import { ARITHMETIC } from './dirichlet-term.ts';
import { gaussian } from './gauss-legendre.ts';
import { isNoisy, limitOf } from './limits.ts';
import { integrateBeside } from './paths.ts';
import { type Estimate, integrate, type RealFunction } from './quadrature.ts';

/** What the evaluator lends: values of nodes at the point, and of a body as a function of the name it runs over. */
export interface Evaluator {
  readonly valueOf: (node: MathNode) => Value | undefined;
  readonly bind: (body: MathNode, name: string) => BoundBody;
  readonly point: Point;
}

/**
 * The value of an integral with bounds, of an infinite sum or product, or of a limit, by numerical analysis with an
 * estimate of its error; undefined for any other operator and where the method does not converge.
 */
export function calculusValue(
  head: string,
  args: readonly MathNode[],
  evaluator: Evaluator,
): Value | undefined {
  const [name] = args;
  if (name?.kind !== 'symbol') return undefined;
  const run = new Run(evaluator);
  if (head === 'integral') return run.integral(name.name, args);
  if (head === 'sum' || head === 'product') return run.series(head, name.name, args);
  if (head === 'limit' || head === 'limit+' || head === 'limit-') return run.limit(head, name.name, args);
  return undefined;
}

/** One evaluation; remembers whether a body left the real axis on the way. */
class Run {
  readonly #evaluator: Evaluator;
  #branched = false;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  integral(name: string, [, body, from, to]: readonly MathNode[]): Value | undefined {
    const [a, b] = [this.#bound(from), this.#bound(to)];
    if (body === undefined || a === undefined || b === undefined) return undefined;
    const { budget, symbols } = this.#evaluator.point;
    const f = this.#evaluator.bind(body, name);
    if (budget.paths !== undefined) {
      const isReal = !namesIn(body).has('i') && [...symbols.values()].every(({ im }) => im === 0);
      return this.#result(integrateBeside(f, [a, b], isReal));
    }
    if (budget.functions === undefined) return this.#result(integrate(this.#watched(f), a, b));
    const [lower, upper] = [cutOff(a), cutOff(b)];
    const smooth = gaussian(this.#watched(f), [lower, upper], ENOUGH_FOR_TESTS);
    return this.#result(smooth ?? integrate(this.#watched(f), lower, upper));
  }

  /** Bounds at infinity; a doubly infinite sum falls into two. */
  series(head: 'sum' | 'product', name: string, [, from, to, body]: readonly MathNode[]): Value | undefined {
    const [a, b] = [this.#bound(from), this.#bound(to)];
    if (body === undefined || a === undefined || b === undefined) return undefined;
    if (head === 'sum' && a === 1 && b === Number.POSITIVE_INFINITY) {
      const value = dirichletValue(name, body, this.#evaluator.valueOf);
      if (value !== 'other') return value;
    }
    const { budget } = this.#evaluator.point;
    const value = this.#function(body, name);
    const f: RealFunction = (x, valueOnly) => {
      budget.left -= head === 'sum' ? TERM_COST : 0;
      return value(x, valueOnly);
    };
    const halves: (readonly [number, 1 | -1])[] = [];
    if (b === Number.POSITIVE_INFINITY) halves.push([Number.isFinite(a) ? a : 0, 1]);
    if (a === Number.NEGATIVE_INFINITY) halves.push([Number.isFinite(b) ? b : -1, -1]);
    if (halves.length === 0 || halves.some(([start]) => !Number.isInteger(start))) return undefined;
    const parts = halves.map(([start, step]) =>
      head === 'sum' ? sumFrom(f, start, step, isErratic(body)) : productFrom(f, start, step),
    );
    const [one, two] = parts;
    if (one === undefined || parts.length === 1) return this.#result(one);
    if (two === undefined) return undefined;
    return this.#result(head === 'sum' ? added(one, two) : multiplied(one, two));
  }

  limit(
    head: 'limit' | 'limit+' | 'limit-',
    name: string,
    [, to, body]: readonly MathNode[],
  ): Value | undefined {
    const place = this.#bound(to);
    if (place === undefined || body === undefined) return undefined;
    // A function nobody knows may jump there.
    if (hasKind(body, 'call')) return undefined;
    const sides: readonly (1 | -1)[] = head === 'limit' ? [1, -1] : head === 'limit+' ? [1] : [-1];
    const f = this.#function(body, name);
    let lost = false;
    const watched: RealFunction = (x) => {
      const value = f(x);
      lost ||= value !== undefined && isNoisy(value);
      return value;
    };
    const found = limitOf(watched, place, sides);
    if (found !== undefined || !lost) return this.#result(found);
    // Terms cancel near the point: there with more digits than a double has.
    const digits = preciseBody(body, name, this.#evaluator.point);
    return this.#result(
      limitOf(
        (x) => {
          const value = f(x);
          return value !== undefined && isNoisy(value) ? (digits(complexOf(x)) ?? value) : value;
        },
        place,
        sides,
      ),
    );
  }

  /** A real bound; undefined for any other. */
  #bound(node: MathNode | undefined): number | undefined {
    if (node === undefined) return undefined;
    const infinity = infinityOf(node);
    if (infinity !== 0) return infinity * Number.POSITIVE_INFINITY;
    const value = this.#evaluator.valueOf(node);
    return value !== undefined && value.value.im === 0 ? value.value.re : undefined;
  }

  #function(body: MathNode, name: string): RealFunction {
    return this.#watched(this.#evaluator.bind(body, name));
  }

  #watched(bound: BoundBody): RealFunction {
    return (x, valueOnly) => {
      const value = bound(complexOf(x), valueOnly);
      this.#branched ||= value?.branched === true;
      return value;
    };
  }

  #result(estimate: Estimate | undefined): Value | undefined {
    return estimate && { ...estimate, absorbed: false, branched: this.#branched };
  }
}

/** Where test functions end. */
const CUT_OFF = 6;
/** What a difference of 1e-6 is seen with. */
const ENOUGH_FOR_TESTS = 1e-9;

function cutOff(end: number): number {
  return Number.isFinite(end) ? end : Math.sign(end) * CUT_OFF;
}

/** Whether terms follow no rule that an extrapolation could find: unknown functions, and those of the primes of n. */
function isErratic(body: MathNode): boolean {
  return hasKind(body, 'call') || someOfKind(body, 'function', ({ name }) => ARITHMETIC.has(name));
}

/** What a term of an infinite series costs besides its nodes. */
const TERM_COST = 5;
/** Terms whose errors are asked for; further ones have errors of the same share. */
const HEARD_TERMS = 34;

function sumFrom(f: RealFunction, start: number, step: 1 | -1, erratic: boolean): Estimate | undefined {
  let [noise, share] = [0, 0];
  const terms: Terms = (n) => {
    const isHeard = n < HEARD_TERMS;
    const term = f(start + step * n, !isHeard);
    const size = term === undefined ? 0 : modulus(term.value);
    if (term !== undefined && isHeard && size > 0) share = Math.max(share, term.error / size);
    noise += isHeard ? (term?.error ?? 0) : share * size;
    return term?.value;
  };
  const sum = erratic ? sumDirectly(terms) : sumSeries(terms);
  return sum && { value: sum.value, error: sum.error + noise };
}

/** exp Σ ln f: a factor of 0 makes the product 0. */
function productFrom(f: RealFunction, start: number, step: 1 | -1): Estimate | undefined {
  let noise = 0;
  const sum = sumSeries((n) => {
    const factor = f(start + step * n);
    const size = factor === undefined ? 0 : modulus(factor.value);
    if (factor === undefined || size === 0) return undefined;
    noise += factor.error / size;
    return log(factor.value);
  });
  if (sum === undefined) return undefined;
  const value = exp(sum.value);
  return { value, error: modulus(value) * (sum.error + noise) };
}

function added(a: Estimate, b: Estimate): Estimate {
  return { value: add(a.value, b.value), error: a.error + b.error };
}

function multiplied(a: Estimate, b: Estimate): Estimate {
  const error = modulus(a.value) * b.error + modulus(b.value) * a.error;
  return { value: multiply(a.value, b.value), error };
}
