import { over, raised } from '../../math/calculus/build.ts';
import { normalText } from '../../math/normal.ts';
import type { MathNode } from '../../math/tree.ts';
import { type Question, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { isPositive } from './isolated.ts';
import { type Sides, sidesOf } from './sides.ts';
import { isPositiveRoot } from './squared-names.ts';

/**
 * `r = f` beside `1/r = g`, `dP/dT = f` beside `dT/dP = g`, `\sigma = f` beside `\sigma^2 = g`: two equations for one quantity, of
 * which one states it turned round or raised to a power. The inverse says the same of anything; an even power of what is never
 * negative, beside a value that is not negative either. Undefined for every other pair.
 */
export function byTurnedSides(question: Question): Ruling | undefined {
  const [known, given] = [sidesOf(question.reference), sidesOf(question.candidate)];
  if (known === undefined || given === undefined) return undefined;
  if (!mayBeTurned(known.left) && !mayBeTurned(given.left)) return undefined;
  if (!isReader(question)) return undefined;
  return byRates(question, known, given) ?? byPowers(question, known, given);
}

/** Most left sides are a plain name. */
function mayBeTurned(left: MathNode): boolean {
  if (left.kind === 'symbol') return left.name.startsWith('\\left(\\frac');
  return TURNING_KINDS.has(left.kind);
}

const TURNING_KINDS: ReadonlySet<MathNode['kind']> = new Set([
  'quotient',
  'slash',
  'power',
  'function',
  'product',
]);

/** One letter derived once by another one, with what is held fixed. */
interface Rate {
  readonly of: string;
  readonly by: string;
  readonly held: string;
  readonly isPartial: boolean;
}

const RATE =
  /^\\left\(\\frac\{(d|\\partial) (\\?[A-Za-z]+(?:_\{[^{}]*\})?)\}\{(?:d|\\partial) (\\?[A-Za-z]+(?:_\{[^{}]*\})?)\}\\right\)(.*)$/;

function rateOf(node: MathNode): Rate | undefined {
  if (node.kind !== 'symbol') return undefined;
  const [, head, of, by, held = ''] = RATE.exec(node.name) ?? [];
  if (of !== undefined && by !== undefined) return { of, by, held, isPartial: head !== 'd' };
  const [, moving] = /^\\dot\{(\\?[A-Za-z]+)\}$/.exec(node.name) ?? [];
  return moving === undefined ? undefined : { of: moving, by: 't', held: '', isPartial: false };
}

/** `(\partial P/\partial T)_V` is one over `(\partial T/\partial P)_V`; of partial derivatives the same must be held fixed. */
function byRates(question: Question, known: Sides, given: Sides): Ruling | undefined {
  const [one, two] = [rateOf(known.left), rateOf(given.left)];
  if (one === undefined || two === undefined || one.of !== two.by || one.by !== two.of) return undefined;
  const ruling = question.decide({
    ...question,
    reference: over(ONE, known.value),
    candidate: given.value,
  });
  const isSure =
    !one.isPartial && !two.isPartial ? one.held === two.held : one.held !== '' && one.held === two.held;
  if (isSure) return ruling;
  return ruling.outcome === 'equivalent'
    ? undecided('borderline', 'inverse partial derivatives, of which nobody says what is held fixed')
    : undefined;
}

const ONE: MathNode = { kind: 'number', text: '1' };

/** A quantity and the power of it that a left side states. */
interface Power {
  readonly of: MathNode;
  readonly exponent: number;
}

function powerOf(left: MathNode): Power {
  const inner = innerPower(left);
  if (inner === undefined) return { of: left, exponent: 1 };
  const { of, exponent } = powerOf(inner.of);
  return { of, exponent: exponent * inner.exponent };
}

function innerPower(left: MathNode): Power | undefined {
  switch (left.kind) {
    case 'quotient':
      return isOne(left.over) ? { of: left.under, exponent: -1 } : undefined;
    case 'slash':
      return isOne(left.over) && left.rest.length === 0 ? { of: left.under, exponent: -1 } : undefined;
    case 'power': {
      const exponent = exponentOf(left.exponent);
      return exponent === undefined ? undefined : { of: left.base, exponent };
    }
    case 'function': {
      const [of, ...more] = left.args;
      return left.name === 'sqrt' && of !== undefined && more.length === 0
        ? { of, exponent: 0.5 }
        : undefined;
    }
    case 'product':
      return powerOfCall(left.factors);
    default:
      return undefined;
  }
}

/** `\sigma^2(t)`: the square of a function, behind which its variable stands. */
function powerOfCall([power, argument, ...more]: readonly MathNode[]): Power | undefined {
  if (power?.kind !== 'power' || power.base.kind !== 'symbol' || argument?.kind !== 'symbol')
    return undefined;
  const exponent = exponentOf(power.exponent);
  if (exponent === undefined || more.length > 0) return undefined;
  return { of: { kind: 'call', name: power.base.name, args: [argument], applied: false }, exponent };
}

function exponentOf(node: MathNode): number | undefined {
  if (node.kind === 'negate') {
    const of = exponentOf(node.of);
    return of === undefined ? undefined : -of;
  }
  return node.kind === 'number' && /^[1-9]$/.test(node.text) ? Number(node.text) : undefined;
}

function isOne(node: MathNode): boolean {
  return node.kind === 'number' && node.text === '1';
}

function byPowers(question: Question, known: Sides, given: Sides): Ruling | undefined {
  const [one, two] = [powerOf(known.left), powerOf(given.left)];
  if (one.exponent === two.exponent || !isOneQuantity(one.of, two.of)) return undefined;
  // What is raised is the side with the smaller power, so that no root is taken.
  const isKnownLow = Math.abs(one.exponent) <= Math.abs(two.exponent);
  const [low, high] = isKnownLow ? [one, two] : [two, one];
  const [own, other] = isKnownLow ? [known.value, given.value] : [given.value, known.value];
  const exponent = high.exponent / low.exponent;
  if (exponent !== -1 && !(exponent % 2 === 0 && isNeverNegative(low) && isRootOf(own))) return undefined;
  const value = exponent < 0 ? over(ONE, power(own, -exponent)) : power(own, exponent);
  const [reference, candidate] = isKnownLow ? [value, other] : [other, value];
  return question.decide({ ...question, reference, candidate });
}

/** Only a value that is not negative is the root of its square. */
function isRootOf(value: MathNode): boolean {
  return isPositive(value) || isPositiveRoot(value);
}

function power(of: MathNode, exponent: number): MathNode {
  return raised(of, { kind: 'number', text: String(exponent) });
}

/** A quantity is the same with and without its arguments: r(θ) and r. */
function isOneQuantity(one: MathNode, two: MathNode): boolean {
  if (one.kind === 'number' || two.kind === 'number') return false;
  if (one.kind === 'call' && two.kind === 'symbol') return one.name === two.name;
  if (one.kind === 'symbol' && two.kind === 'call') return one.name === two.name;
  return normalText(one) === normalText(two);
}

/** Roots, widths, uncertainties and moduli. */
function isNeverNegative({ of, exponent }: Power): boolean {
  if (exponent === 0.5) return true;
  if (exponent !== 1) return false;
  if (of.kind === 'function') return of.name === 'abs';
  return (of.kind === 'symbol' || of.kind === 'call') && WIDTH.test(of.name);
}

const WIDTH = /^(?:\\sigma(?:_|$)|\\Delta ?\\?[A-Za-z]+$|[A-Za-z]_\{rms\}$)/;
