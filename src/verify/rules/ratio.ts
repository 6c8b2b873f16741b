import type { MathNode } from '../../math/tree.ts';
import { different, equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { isReader, realConstant } from './constant.ts';

type Ratio = MathNode & { readonly kind: 'operator' };

/**
 * Compares ratios a : b : c up to a common factor, and a : b with the number a/b. Clock times, which have a two-digit
 * part with a zero in front, and ratios with a zero in them must agree part by part. Undefined when no side is a ratio.
 */
export function decideRatio(question: Question): Ruling | undefined {
  const [reference, candidate] = [ratioIn(question.reference), ratioIn(question.candidate)];
  if (reference === undefined && candidate === undefined) return undefined;
  if (reference !== undefined && candidate !== undefined)
    return ratios(question, reference.args, candidate.args);
  const [a, b] = [asNumber(question.reference), asNumber(question.candidate)];
  if (a === undefined || b === undefined || a.kind === 'list' || b.kind === 'list')
    return isReader(question)
      ? different('other_shape', 'a ratio and something else')
      : undecided('other_shape', 'a ratio and something else');
  const ruling = question.decide({ ...question, reference: a, candidate: b });
  const ratio = reference ?? candidate;
  if (ratio !== undefined && mayBeTime(ratio.args)) return undecided('other_shape', 'a time or a ratio');
  return isReader(question) || ruling.outcome === 'different'
    ? ruling
    : undecided('other_shape', 'a ratio and a number');
}

function ratioIn(node: MathNode): Ratio | undefined {
  return node.kind === 'operator' && node.head === 'ratio' ? node : undefined;
}

/** `10:30`, which may be half past ten. */
function mayBeTime([hours, minutes]: readonly MathNode[]): boolean {
  const twoDigits = (part: MathNode | undefined): number =>
    part?.kind === 'number' && /^[0-9]{2}$/.test(part.text) ? Number(part.text) : Number.NaN;
  return twoDigits(hours) < 24 && twoDigits(minutes) < 60;
}

/** `a : b` as a/b; a number as itself; undefined for a ratio of more, and for a time. */
function asNumber(node: MathNode): MathNode | undefined {
  const ratio = ratioIn(node);
  if (ratio === undefined) return node;
  const [over, under] = ratio.args;
  if (over === undefined || under === undefined || ratio.args.length !== 2 || isTime(ratio.args))
    return undefined;
  return { kind: 'quotient', over, under };
}

function ratios(question: Question, reference: readonly MathNode[], candidate: readonly MathNode[]): Ruling {
  if (reference.length !== candidate.length) return different('other_shape', 'another number of parts');
  const zero = [...reference, ...candidate].some((part) => realConstant(part, question) === 0);
  const fixed = zero || isTime(reference) || isTime(candidate);
  const [first, given] = [reference[0], candidate[0]];
  let open: Ruling | undefined;
  for (const [at, part] of reference.entries()) {
    const other = candidate[at];
    if (other === undefined || first === undefined || given === undefined) continue;
    const pair = fixed
      ? { reference: part, candidate: other }
      : { reference: times(part, given), candidate: times(other, first) };
    const ruling = question.decide({ ...question, ...pair });
    if (ruling.outcome === 'different')
      return { ...ruling, note: `part ${at + 1} of the ratio: ${ruling.note}` };
    if (ruling.outcome === 'undecided') open ??= ruling;
  }
  return open ?? equivalent('same_elements', 'the same ratio');
}

function isTime(parts: readonly MathNode[]): boolean {
  return parts.slice(1).some((part) => part.kind === 'number' && /^0[0-9]$/.test(part.text));
}

function times(a: MathNode, b: MathNode): MathNode {
  return { kind: 'product', factors: [a, b] };
}
