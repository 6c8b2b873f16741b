import { hasKind } from '../../math/kinds-in.ts';
import { type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';

/**
 * Two measured values with their uncertainties, `(9.81 \pm 0.02)\,\mathrm{m/s^2}`: value by value and uncertainty by
 * uncertainty, each with the units around the bracket, so that each is compared by its own digits. For a reader only;
 * undefined for any other use of ±, which stands for two values.
 */
export function decideUncertain(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (!hasKind(reference, 'plusMinus') || !hasKind(candidate, 'plusMinus') || !isReader(question))
    return undefined;
  const [known, given] = [measuredOf(reference), measuredOf(candidate)];
  if (known === undefined || given === undefined) return undefined;
  const value = question.decide({ ...question, reference: known.value, candidate: given.value });
  if (value.outcome !== 'equivalent') return value;
  const spread = question.decide({ ...question, reference: known.spread, candidate: given.spread });
  if (spread.outcome === 'undecided')
    return undecided('borderline', 'the same value with an uncertainty that may differ');
  return spread.outcome === 'different'
    ? { ...spread, note: `uncertainty: ${spread.note}` }
    : equivalent('same_elements', 'the same value with the same uncertainty');
}

interface Measured {
  readonly value: MathNode;
  readonly spread: MathNode;
}

/** `(a \pm b) u`, of numbers with units or powers of ten and at least one decimal or unit: a bare `1 \pm 2` is two roots. */
function measuredOf(node: MathNode): Measured | undefined {
  let sums = 0;
  const taken = (spread: boolean): MathNode =>
    mapTree(node, (part) => {
      const parts = uncertainOf(part);
      if (parts === undefined) return part;
      sums += 1;
      return spread ? parts.spread : parts.value;
    });
  const value = taken(false);
  if (sums !== 1 || hasKind(value, 'plusMinus') || !someNode(value, isMark)) return undefined;
  return someNode(value, (part) => !MEASURED.has(part.kind)) ? undefined : { value, spread: taken(true) };
}

const MEASURED: ReadonlySet<MathNode['kind']> = new Set([
  'number',
  'unit',
  'negate',
  'product',
  'quotient',
  'power',
]);

/** A unit, or a decimal. */
function isMark(node: MathNode): boolean {
  return node.kind === 'unit' || (node.kind === 'number' && node.text.includes('.'));
}

/** `9.81 \pm 0.02`. */
function uncertainOf(node: MathNode): Measured | undefined {
  const [value, sign, ...more] = node.kind === 'sum' ? node.terms : [];
  if (value === undefined || sign?.kind !== 'plusMinus' || more.length > 0 || sign.of.kind === 'sum')
    return undefined;
  return { value, spread: sign.of };
}
