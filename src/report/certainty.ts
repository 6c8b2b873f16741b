import { describeBlindSpot } from '../domain/blind-spot.ts';
import type { MetricChange } from '../domain/comparison.ts';
import { formatPoints, formatPValue } from '../domain/format.ts';
import { codeCell, prose } from './escape.ts';
import type { ReportInput } from './input.ts';
import { chanceInWords, plural } from './numbers.ts';

/** Two significant digits, unless that would make it look equal to the level. */
function pText(p: number, alpha: number): string {
  const short = Number(p.toPrecision(2));
  return p < 0.001 || p > 0.999 || short === alpha ? formatPValue(p, alpha) : `p = ${short}`;
}

function verdict({ metric, drop, pValue, alpha }: MetricChange): string {
  const name = metric === 'accuracy' ? 'accuracy' : 'faithfulness';
  if (drop === null || pValue === null) return `The change of ${name} could not be tested.`;
  if (drop <= 0) return `No drop of ${name} (${pText(pValue, alpha)}).`;
  const odds = `chance alone gives a drop of ${name} this large ${chanceInWords(pValue)} (${pText(pValue, alpha)}, one-sided)`;
  return pValue <= alpha
    ? `More than noise: ${odds}, at or below the level of ${alpha}.`
    : `Not shown to be more than noise: ${odds}, above the level of ${alpha}.`;
}

/** The gate's warning that drops of accuracy above the limit may stay unseen, which {@link renderCertainty} says. */
export function blindSpotOf({ comparison, decision }: ReportInput): string | null {
  const limit = decision.checks.find((check) => check.rule === 'max-regression')?.limit ?? null;
  if (comparison.kind !== 'compared') return null;
  const words = describeBlindSpot(comparison.accuracy, limit);
  return words !== null && decision.warnings.includes(words) ? words : null;
}

function power({ smallestDrop, problems }: MetricChange, samples: number): string {
  const size = `${plural(problems, 'problem')} × ${plural(samples, 'sample')}`;
  if (smallestDrop === null) return `With ${size} no drop, however large, could be shown.`;
  return `The smallest drop ${size} can show is ${formatPoints(smallestDrop)}.`;
}

/** Faithfulness is spoken of only where there is a drop to be sure of; its row in the table says the rest. */
function hasFallen({ notCompared, drop, pValue }: MetricChange): boolean {
  return notCompared === null && pValue !== null && drop !== null && drop > 0;
}

function sentence(clause: string): string {
  return `${clause.slice(0, 1).toUpperCase()}${prose(clause.slice(1), 400)}.`;
}

/** How sure the comparison is, in one paragraph of words; undefined without one. */
export function renderCertainty(input: ReportInput): string | undefined {
  const { run, comparison } = input;
  if (comparison.kind !== 'compared') return undefined;
  const { accuracy, faithfulness } = comparison;
  const blindSpot = blindSpotOf(input);
  const reach = blindSpot === null ? power(accuracy, run.identity.samples) : sentence(blindSpot);
  const about = [`${verdict(accuracy)} ${reach}`];
  if (hasFallen(faithfulness)) about.push(verdict(faithfulness));
  return `**How sure?** ${about.join(' ')}`;
}

/** What the runs differ in on purpose, and against which run was compared. */
export function renderDifferences({ comparison }: ReportInput): string | undefined {
  if (comparison.kind !== 'compared' || comparison.differences.length === 0) return undefined;
  const shown = comparison.differences.slice(0, 10).map((text) => prose(text, 200));
  return `Compared with ${codeCell(comparison.baselineName, 120)}; what differs: ${shown.join('; ')}.`;
}
