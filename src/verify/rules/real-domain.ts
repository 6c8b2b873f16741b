import type { Complex } from '../../math/complex.ts';
import { evaluate, type Point } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { rationalOf } from '../../math/rational.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { namesOfPair } from '../names-of-pair.ts';
import { domainsOf, pointAt } from '../points.ts';
import type { Question } from '../rule.ts';

const POINTS = 48;
/** Points that must be seen on either side of the border. */
const ENOUGH = 6;
/** An imaginary part above this share of the real one is none of rounding. */
const IMAGINARY = 1e-9;

/**
 * Whether a formula has real values where the only branch of the other side that does not vanish holds, and no real ones
 * elsewhere: `1/\sqrt{1-x^2}` and the same for |x| < 1, else 0. Names are positive, but for those the condition has under a
 * modulus, which are of either sign.
 */
export function isRealOnlyThere(question: Question, formula: MathNode, byCases: MathNode): boolean {
  const condition = conditionOf(byCases);
  if (condition === undefined) return false;
  const domains = domainsOf(question.symbols);
  const { all: names } = namesOfPair(formula, condition, domains);
  const seen = { inside: 0, outside: 0 };
  for (let index = 0; index < POINTS; index += 1) {
    const point = pointAt({ names, domains, assumption: 'positive', budget: question.budget }, index);
    for (const taken of [point, mirrored(point, namesUnderModulus(condition))]) {
      const [holds, real] = [isTrue(condition, taken), isReal(formula, taken)];
      if (holds === undefined || holds !== real) return false;
      seen[holds ? 'inside' : 'outside'] += 1;
    }
  }
  return Math.min(seen.inside, seen.outside) >= ENOUGH;
}

function namesUnderModulus(condition: MathNode): ReadonlySet<string> {
  const names = new Set<string>();
  someNode(condition, (part) => {
    if (part.kind === 'function' && part.name === 'abs') for (const name of namesIn(part)) names.add(name);
    return false;
  });
  return names;
}

function mirrored(point: Point, names: ReadonlySet<string>): Point {
  const symbols = [...point.symbols].map(([name, { re, im }]): [string, Complex] =>
    names.has(name) ? [name, { re: -re, im: -im }] : [name, { re, im }],
  );
  return { ...point, symbols: new Map(symbols) };
}

/** The condition of the branch that does not vanish. */
function conditionOf(node: MathNode): MathNode | undefined {
  if (node.kind !== 'operator' || node.head !== 'cases') return undefined;
  const at = node.args.findIndex((value, index) => index % 2 === 0 && rationalOf(value)?.num !== 0n);
  return at < 0 ? undefined : node.args[at + 1];
}

/** Whether an inequality holds; undefined for any other condition, and where a side is not real. */
function isTrue(condition: MathNode, point: Point): boolean | undefined {
  const [only, ...more] = condition.kind === 'relation' ? condition.rest : [];
  if (condition.kind !== 'relation' || only === undefined || more.length > 0) return undefined;
  const [left, right] = [realAt(condition.first, point), realAt(only.node, point)];
  if (left === undefined || right === undefined) return undefined;
  if (only.sign === '<' || only.sign === '\\leq') return left < right;
  return only.sign === '>' || only.sign === '\\geq' ? left > right : undefined;
}

function isReal(node: MathNode, point: Point): boolean | undefined {
  return evaluate(node, point) === undefined ? undefined : realAt(node, point) !== undefined;
}

function realAt(node: MathNode, point: Point): number | undefined {
  const value = evaluate(node, point)?.value;
  return value !== undefined && Math.abs(value.im) <= IMAGINARY * Math.abs(value.re) ? value.re : undefined;
}
