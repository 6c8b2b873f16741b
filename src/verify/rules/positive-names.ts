import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import type { Split } from './expansion.ts';

/**
 * Two formulas of which only one has conditions, without these where they say no more than a reader takes for granted: `\text{for } z > 0`
 * of a name, which is a positive quantity. Undefined where there are others, and where the formula asks for that name or is
 * an equation to solve.
 */
export function withoutPositive(
  first: Split,
  second: Split,
): { readonly reference: MathNode; readonly candidate: MathNode } | undefined {
  const [one, two] = [first.conditions.length, second.conditions.length];
  if (one > 0 === two > 0) return undefined;
  const { body, conditions, marked } = one > 0 ? first : second;
  return marked && conditions.every((condition) => isGranted(body, condition))
    ? { reference: first.body, candidate: second.body }
    : undefined;
}

/**
 * `z > 0` and `0 < z` of a name in the value, or in what a plain name is. Of a name that the value does not hold it may say where the
 * formula holds.
 */
function isGranted(body: MathNode, condition: MathNode): boolean {
  const name = positiveName(condition);
  if (name === undefined || !namesIn(body).has(name)) return false;
  if (body.kind !== 'relation') return !STATEMENTS.has(body.kind);
  const isNamed = NAMES.has(body.first.kind) && !namesIn(body.first).has(name);
  return isNamed && body.rest.every(({ sign }) => sign === '=');
}

const NAMES: ReadonlySet<string> = new Set(['symbol', 'call']);
const STATEMENTS: ReadonlySet<string> = new Set(['list', 'relation', 'operator']);

function positiveName(condition: MathNode): string | undefined {
  const [only, ...more] = condition.kind === 'relation' ? condition.rest : [];
  if (condition.kind !== 'relation' || only === undefined || more.length > 0) return undefined;
  const [large, small] = only.sign === '<' ? [only.node, condition.first] : [condition.first, only.node];
  if (only.sign !== '>' && only.sign !== '<') return undefined;
  return large.kind === 'symbol' && small.kind === 'number' && small.text === '0' ? large.name : undefined;
}
