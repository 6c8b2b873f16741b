import { formatPercent, formatPoints } from '../domain/format.ts';
import type { AnswerScores, RunResult, SampleRecord } from '../domain/run.ts';
import { table } from './blocks.ts';
import { codeCell, prose } from './escape.ts';
import { count, countsText, plural, ratioText } from './numbers.ts';

/** `71.4 %, 60.0–80.7`: a mean over problems with its 95 % interval. */
export function meanText({ value, low, high }: AnswerScores['partialCredit']): string {
  return `${formatPercent(value)}, ${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`;
}

/**
 * How far stated confidences are from being right (P44, B9), and how many were not stated (B7); undefined under a protocol
 * that asks for none.
 */
export function renderCalibration({ scores: { answers } }: RunResult): string | undefined {
  if (answers === undefined) return undefined;
  return `**Calibration** ${calibrationText(answers)}`;
}

/** The same as plain text. */
export function calibrationText({ calibration }: AnswerScores): string {
  const { hle, rms, overconfidence, used, missing, clamped } = calibration;
  if (rms === null || overconfidence === null) return '— (no answer was judged)';
  const compatible = hle === null ? '— (undefined below 200 answers)' : formatPercent(hle);
  const side = overconfidence < 0 ? 'too low' : 'too high';
  const parts = [
    `RMS error ${formatPercent(rms)}, as HLE computes it ${compatible}`,
    `confidence is ${formatPoints(Math.abs(overconfidence))} ${side} on average`,
    `${plural(used, 'confidence')} used`,
    ...(missing > 0 ? [`${count(missing)} of them not stated and counted as 100 %`] : []),
    ...(clamped > 0 ? [`${count(clamped)} outside 0–100 % and clamped`] : []),
  ];
  return `${parts.join('; ')}.`;
}

/**
 * What counts as wrong without having been found wrong, and what was not asked (B13, B14, B16), and how many calls the
 * verifier saved; undefined where there is nothing of it.
 */
export function renderApart(run: RunResult): string | undefined {
  if (run.scores.answers === undefined) return undefined;
  const parts = apartTexts(run);
  return parts.length === 0 ? undefined : `**Shown apart** ${parts.join('; ')}.`;
}

/** The same as clauses. */
export function apartTexts({ samples, identity, scores }: RunResult): readonly string[] {
  const number = (belongs: (sample: SampleRecord) => boolean) => samples.filter(belongs).length;
  const failed = number(({ reason }) => reason === 'call_failed' || reason === 'not_asked');
  const unjudged = number(({ status }) => status === 'unscored') - failed;
  const unanswered = number(({ status, decidedBy }) => status === 'wrong' && decidedBy === 'rule');
  const { prefiltered } = scores.answers ?? {};
  // Where nothing could be scored there is no score in which they would count.
  const counted = scores.counts.unscored === scores.counts.asked ? '' : ', counted as wrong';
  return [
    ...(failed > 0 ? [`${plural(failed, 'call')} failed${counted}`] : []),
    ...(unjudged > 0 ? [`${plural(unjudged, 'response')} unjudged${counted}`] : []),
    ...(unanswered > 0
      ? [`${plural(unanswered, 'response')} without a final answer, wrong without a judge call`]
      : []),
    ...(identity.excludedFigures === undefined
      ? []
      : [`${plural(identity.excludedFigures, 'problem')} with figures not asked, left out of every score`]),
    ...(prefiltered === undefined
      ? []
      : [
          `the verifier proved ${plural(prefiltered.answers, 'answer')} and saved ${plural(prefiltered.callsSaved, 'judge call')}`,
        ]),
  ];
}

/** Scores by domain and by kind of answer; undefined under a protocol that does not score answers one by one. */
export function renderAnswerGroups({ samples, scores }: RunResult): string | undefined {
  const { answers } = scores;
  if (answers === undefined) return undefined;
  const domains = Object.entries(scores.byCategory).map(([name, strict]) => {
    const own = samples.filter(({ category }) => category === name);
    return [codeCell(name, 80), ratioText(strict, 'nothing was asked'), ...answersOf(own)];
  });
  const kinds = Object.entries(answers.byKind).map(([kind, ratio]) => [
    prose(kind, 40),
    ratioText(ratio, 'no such answer'),
  ]);
  return [
    table([['Domain', 'Strict', 'Answers', 'Partial credit'], ...domains], 'lrrr'),
    table([['Kind of answer', 'Answers'], ...kinds], 'lr'),
  ].join('\n\n');
}

/** Answer accuracy and partial credit of a group, without intervals. */
function answersOf(samples: readonly SampleRecord[]): readonly [string, string] {
  const each = samples.map(({ answers = [] }) => ({
    numerator: answers.filter(({ status }) => status === 'correct').length,
    denominator: answers.length,
  }));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  const numerator = sum(each.map((one) => one.numerator));
  const denominator = sum(each.map((one) => one.denominator));
  if (denominator === 0) return ['—', '—'];
  const credit = sum(each.map((one) => one.numerator / Math.max(1, one.denominator))) / each.length;
  return [
    `${formatPercent(numerator / denominator)} (${countsText({ numerator, denominator })})`,
    formatPercent(credit),
  ];
}

/**
 * That the judge is the model under test, as one is that judges its own answers, and the remedy (P61); undefined where it is
 * another, or both are recordings. Names may differ in the case of letters and in the part before a slash.
 */
export function selfJudgingText({ identity }: RunResult): string | undefined {
  const { model, endpoint, judge, secondJudge } = identity;
  const isRecorded = endpoint === 'replay';
  if (isRecorded || judge === null || bareName(judge.model) !== bareName(model)) return undefined;
  const where = judge.endpoint === endpoint ? 'at the same endpoint' : 'at another endpoint';
  const own = `the judge is the model under test (${judge.model}, ${where}): it judges its own answers`;
  return secondJudge === undefined
    ? `${own}; with second-judge-model another model judges them too, and the re-judged score is reported`
    : `${own}; see the re-judged score by ${secondJudge.model}`;
}

const bareName = (model: string): string => (model.split('/').at(-1) ?? model).toLowerCase();
