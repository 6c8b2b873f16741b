import { modulus } from '../../math/complex.ts';
import { dimensionOf, sameDimension } from '../../math/dimension.ts';
import type { MathNode } from '../../math/tree.ts';
import { type Question, type Rule, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { hasUnits, measuredLiteral, withoutUnits } from './measure.ts';
import { byMeasuredDigits } from './measured-digits.ts';
import type { Stated } from './rounding.ts';
import { numberAt } from './values.ts';

/**
 * Compares a temperature on the scale of Celsius or Fahrenheit with one on another scale. Undefined where no scale is
 * shifted against another one; undecided where the numbers alone agree, as for a difference of temperatures.
 */
export function ofTemperature(question: Question): Ruling | undefined {
  const ruling = onScales(question);
  const maybeSteps = ruling?.outcome === 'different' && !isFahrenheit(question);
  return maybeSteps && agreeAsSteps(question)
    ? undecided('borderline', 'temperatures, or differences of them')
    : ruling;
}

/** Names of temperatures; a sign of a difference before them makes another name. */
const TEMPERATURE = /^(?:T|t|\\theta|\\vartheta|\\Theta)(?:[_'^]|$)/;

/**
 * `T = 290\,\mathrm{K}` and a value on another scale: the name says that they are temperatures and no differences. A rule of
 * its own, because only here is the left side still known.
 */
export const namedTemperature: Rule = {
  name: 'temperature',
  apply: (question) => {
    const [one, two] = [question.reference, question.candidate].map(valueOfTemperature);
    if (!isReader(question) || one === undefined || two === undefined || !(one.named || two.named))
      return { pass: 'no temperature by its name' };
    return onScales({ ...question, reference: one.value, candidate: two.value }) ?? { pass: 'on one scale' };
  },
};

/** The value behind the name of a temperature, or a value without a name; undefined for anything else. */
function valueOfTemperature(
  node: MathNode,
): { readonly value: MathNode; readonly named: boolean } | undefined {
  if (node.kind !== 'relation') return { value: node, named: false };
  const [only, ...more] = node.rest;
  const isNamed = node.first.kind === 'symbol' && TEMPERATURE.test(node.first.name);
  if (!isNamed || only === undefined || more.length > 0) return undefined;
  return only.sign === '=' || only.sign === '\\approx' ? { value: only.node, named: true } : undefined;
}

function isFahrenheit({ reference, candidate }: Question): boolean {
  return [reference, candidate].some((node) => scaleOf(node) === 'degF');
}

function onScales(question: Question): Ruling | undefined {
  const [one, two] = [scaleOf(question.reference), scaleOf(question.candidate)];
  if (one === two || (one ?? two) === undefined) return undefined;
  const [reference, candidate] = [inKelvin(question.reference), inKelvin(question.candidate)];
  if (reference === undefined || candidate === undefined) return undefined;
  const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
  if (a === undefined || b === undefined) return undefined;
  return byMeasuredDigits(question, [
    { value: a, stated: statedIn(question, question.reference, reference) },
    { value: b, stated: statedIn(question, question.candidate, candidate) },
  ]);
}

/** A degree Celsius is a kelvin as a step: the bare numbers agree. */
function agreeAsSteps(question: Question): boolean {
  const [reference, candidate] = [withoutUnits(question.reference), withoutUnits(question.candidate)];
  return question.decide({ ...question, reference, candidate }).outcome !== 'different';
}

/** One unit of the last place in kelvin, in the value of the kelvin at the test point. */
function statedIn(question: Question, node: MathNode, kelvins: MathNode): Stated | undefined {
  const literal = measuredLiteral(node);
  const unit = numberAt(question, { kind: 'unit', name: 'K' });
  if (literal === undefined || unit === undefined) return undefined;
  const step = scaleOf(node) === 'degF' && kelvins !== node ? 5 / 9 : 1;
  return { literal, place: literal.lastPlace * step * modulus(unit.value) };
}

function scaleOf(node: MathNode): string | undefined {
  if (node.kind === 'negate') return scaleOf(node.of);
  return shifted(node)?.scale;
}

/** Zero of the Celsius scale in kelvin (SI Brochure, 9th edition, 2.3.1). */
const CELSIUS_ZERO = '273.15';

/**
 * A temperature as kelvin: T/K = t/°C + 273.15, t/°C = (t/°F − 32)·5/9; undefined for any other quantity. Only a bare
 * temperature has a scale: within a compound unit a degree is a step.
 */
function inKelvin(node: MathNode): MathNode | undefined {
  const plain = shifted(node.kind === 'negate' ? node.of : node);
  if (plain !== undefined)
    return kelvin(node.kind === 'negate' ? { ...node, of: plain.number } : plain.number, plain.scale);
  const own = dimensionOf(node);
  return own !== undefined && hasUnits(node) && sameDimension(own, { K: 1 }) ? node : undefined;
}

function shifted(node: MathNode): { readonly number: MathNode; readonly scale: string } | undefined {
  const last = node.kind === 'product' ? node.factors.at(-1) : undefined;
  if (node.kind !== 'product' || last?.kind !== 'unit' || !/^deg[CF]$/.test(last.name)) return undefined;
  const number: MathNode = { kind: 'product', factors: node.factors.slice(0, -1) };
  return hasUnits(number) ? undefined : { number, scale: last.name };
}

function kelvin(number: MathNode, scale: string): MathNode {
  const zero: MathNode = { kind: 'number', text: CELSIUS_ZERO };
  const celsius: MathNode =
    scale === 'degC'
      ? number
      : {
          kind: 'quotient',
          over: {
            kind: 'product',
            factors: [
              { kind: 'sum', terms: [number, { kind: 'negate', of: { kind: 'number', text: '32' } }] },
              { kind: 'number', text: '5' },
            ],
          },
          under: { kind: 'number', text: '9' },
        };
  return {
    kind: 'product',
    factors: [
      { kind: 'sum', terms: [celsius, zero] },
      { kind: 'unit', name: 'K' },
    ],
  };
}
