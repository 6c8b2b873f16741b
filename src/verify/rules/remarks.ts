import { hasKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { rationalOf } from '../../math/rational.ts';
import type { MathNode, Relation } from '../../math/tree.ts';
import { hasModulus } from '../roles.ts';
import { type Question, type Ruling, undecided } from '../rule.ts';
import { bendsSigns } from './bent.ts';
import type { Conditioned } from './expansion.ts';
import { allowsPositive, grants } from './granted.ts';

const BOUNDS: ReadonlySet<string> = new Set(['<', '>', '\\leq', '\\geq', '\\neq', '\\in']);

/**
 * A value with nothing behind it but where it holds, `x = 2, \quad x > 0`, beside one without: no bound and no membership is a
 * further value. Accepted where the value itself satisfies them or a reader takes them for granted; any other one leaves equal
 * values undecided, since it may limit them. Undefined for other pairs.
 */
export function byRemarks(question: Question): Ruling | undefined {
  const [known, given] = [withRemarks(question.reference), withRemarks(question.candidate)];
  const limited = known ?? given;
  if (limited === undefined || (known !== undefined && given !== undefined)) return undefined;
  const other = known === undefined ? question.reference : question.candidate;
  if (isOpenTo(other)) return undefined;
  const pair =
    known === undefined
      ? { reference: other, candidate: limited.body }
      : { reference: limited.body, candidate: other };
  const ruling = question.decide({ ...question, ...pair });
  // A modulus without its bars for positive names alone is a part of the answer, as other rules say.
  if (
    known === undefined &&
    ruling.outcome === 'undecided' &&
    hasModulus(pair.reference) !== hasModulus(pair.candidate)
  )
    return undefined;
  if (ruling.outcome === 'different' && mayBind(question, limited, other))
    return undecided('other_shape', 'values that may be the same under the condition behind one of them');
  if (ruling.outcome !== 'equivalent') return ruling;
  return limited.conditions.every((condition) => grants(question, limited.body, condition))
    ? ruling
    : undecided('other_shape', 'the same value, and a condition behind one of them');
}

/** `x \neq 2, \quad x \in \mathbb{R}` as `x \neq 2`: a range is one of real numbers anyway. Undefined where neither side says so. */
export function onRealLine(question: Question): Ruling | undefined {
  const [reference, candidate] = [withoutReals(question.reference), withoutReals(question.candidate)];
  if (reference === question.reference && candidate === question.candidate) return undefined;
  return question.decide({ ...question, reference, candidate });
}

function withoutReals(node: MathNode): MathNode {
  const parts =
    node.kind === 'operator' && node.head === 'where'
      ? node.args
      : node.kind === 'list' && node.open === ''
        ? node.items
        : [];
  const [range, ...more] = parts.flatMap((part) =>
    part.kind === 'list' && part.open === '' ? part.items : [part],
  );
  const last = more.at(-1);
  if (range === undefined || last === undefined || !isBound(range) || !isReal(last, range.first)) return node;
  const items = [range, ...more.slice(0, -1)];
  return items.length === 1 ? range : { kind: 'list', open: '', close: '', items };
}

function isReal(node: MathNode, subject: MathNode): boolean {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only?.sign !== '\\in' || more.length > 0) return false;
  const isLine = only.node.kind === 'symbol' && /^\\mathbb\{?R\}?$/.test(only.node.name);
  return (
    isLine && subject.kind === 'symbol' && node.first.kind === 'symbol' && node.first.name === subject.name
  );
}

/** What the rules for ranges and conditions take apart themselves. */
function isOpenTo(node: MathNode): boolean {
  return isBound(node) || (node.kind === 'operator' && node.head === 'where');
}

function isBound(node: MathNode): node is Relation {
  return node.kind === 'relation' && node.rest.every(({ sign }) => BOUNDS.has(sign));
}

/** A value, or a list of values, and the bounds behind it, behind a word or a comma; undefined where there are none. */
function withRemarks(node: MathNode): Conditioned | undefined {
  if (node.kind === 'operator' && node.head === 'where') return behindWord(node.args);
  return node.kind === 'list' && node.open === '' ? behindComma(node.items) : undefined;
}

function behindWord([value, condition]: readonly MathNode[]): Conditioned | undefined {
  if (value === undefined || condition === undefined || isBound(value)) return undefined;
  const behind = condition.kind === 'list' && condition.open === '' ? condition.items : [condition];
  if (!behind.every(isBound)) return undefined;
  const front = withRemarks(value);
  return { body: front?.body ?? value, conditions: [...(front?.conditions ?? []), ...behind] };
}

function behindComma(items: readonly MathNode[]): Conditioned | undefined {
  const from = items.findIndex(isBound);
  const [first, ...more] = items.slice(0, from);
  const conditions = items.slice(from);
  if (from < 1 || first === undefined || !conditions.every(isBound)) return undefined;
  const body: MathNode =
    more.length === 0 ? first : { kind: 'list', open: '', close: '', items: [first, ...more] };
  return { body, conditions };
}

/** `\sqrt{x^2}, \quad x < 0` is −x, and `|a - b|, \quad a < b` is b − a. */
function mayBind(question: Question, { body, conditions }: Conditioned, other: MathNode): boolean {
  const names = new Set([...namesIn(body), ...namesIn(other)]);
  const isOfNames = (condition: MathNode) => [...namesIn(condition)].some((name) => names.has(name));
  const binding = conditions.filter(
    (condition) => isOfNames(condition) && !allowsPositive(question, condition),
  );
  if (binding.length === 0) return false;
  const isBent = [body, other].some((node) => bendsSigns(node) || hasKind(node, 'plusMinus'));
  return isBent || binding.some(allowsNegative);
}

/** `x < 0`, of a name that a reader takes to be positive. */
function allowsNegative(condition: MathNode): boolean {
  if (condition.kind !== 'relation') return false;
  return condition.rest.some(({ sign, node }) => {
    const end =
      sign === '<' || sign === '\\leq'
        ? node
        : sign === '>' || sign === '\\geq'
          ? condition.first
          : undefined;
    return end !== undefined && (rationalOf(end)?.num ?? 1n) <= 0n;
  });
}
