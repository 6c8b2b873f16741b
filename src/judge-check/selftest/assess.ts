import {
  SELFTEST_KINDS,
  type Selftest,
  type SelftestKind,
  type SelftestTally,
} from '../../domain/selftest.ts';
import { clopperPearson } from '../../metrics/interval.ts';
import type { AskedCase } from './ask.ts';
import type { KnownAnswer } from './known-case.ts';

/**
 * When a judge is fit. Our own limits, set beside the published judge (P68: 202 of 204 spoilt and 481 of 481 untouched
 * answers right) and the one that reviewers found too strict (P69, P70: wrong on some 6 %, nearly all of one kind): that one
 * must not pass, neither by the whole nor by the kind it fails.
 */
export const FITNESS = {
  /** largest share of wrong verdicts on answers to accept, and on answers to reject */
  wrong: 0.05,
  /** largest share of wrong verdicts on any one kind; a single one is always allowed, because judges wobble */
  wrongOfKind: 0.1,
  /** largest share of answers whose replies could not be read */
  unjudged: 0.05,
  /** above this share of failed calls nothing is concluded */
  failed: 0.02,
} as const;

/** The part of a self-test that follows from the verdicts. */
export type Assessment = Omit<Selftest, 'schemaVersion' | 'identity' | 'testedAt'>;

interface JudgedAnswer extends KnownAnswer {
  readonly got: 'correct' | 'wrong' | 'unjudged' | 'failed';
}

/** Counts what the judge got right by kind, and decides whether it is fit to judge. */
export function assessSelftest(asked: readonly AskedCase[]): Assessment {
  const answers = asked.flatMap(answersOf);
  const kinds = (Object.keys(SELFTEST_KINDS) as SelftestKind[]).flatMap((kind) => {
    const own = answers.filter((answer) => answer.kind === kind);
    return own.length === 0 ? [] : [{ kind, expected: SELFTEST_KINDS[kind].expected, ...tally(own) }];
  });
  const toAccept = tally(answers.filter(({ expected }) => expected === 'correct'));
  const toReject = tally(answers.filter(({ expected }) => expected === 'wrong'));
  const all = tally(answers);
  const unreadable = countReasons(asked);
  const tallies = { responses: asked.length, toAccept, toReject, kinds, misses: missesOf(asked), unreadable };
  if (all.failed > FITNESS.failed * all.answers) {
    const [why = 'no reply'] = asked.flatMap(({ judgement }) =>
      judgement.fault === 'run' ? (judgement.failures.at(-1) ?? []) : [],
    );
    return {
      ...tallies,
      fit: null,
      reasons: [`${all.failed} of ${all.answers} answers were never judged: ${why}`],
    };
  }
  const reasons = [
    ...unreadableReason(all, unreadable),
    ...kinds.filter((kind) => wrong(kind) > Math.max(1, FITNESS.wrongOfKind * kind.judged)).map(kindReason),
    ...totalReason('accept', toAccept),
    ...totalReason('reject', toReject),
  ];
  return { ...tallies, fit: reasons.length === 0, reasons };
}

function answersOf({ known, judgement: { verdicts, fault } }: AskedCase): readonly JudgedAnswer[] {
  return known.answers.map((answer, at) => {
    const verdict = verdicts?.[at];
    if (verdict === undefined) return { ...answer, got: fault === 'run' ? 'failed' : 'unjudged' };
    return { ...answer, got: verdict.correct ? 'correct' : 'wrong' };
  });
}

function tally(answers: readonly JudgedAnswer[]): SelftestTally {
  const count = (got: JudgedAnswer['got']): number => answers.filter((answer) => answer.got === got).length;
  const agreed = answers.filter(({ expected, got }) => expected === got).length;
  const judged = count('correct') + count('wrong');
  return {
    answers: answers.length,
    judged,
    agreed,
    unjudged: count('unjudged'),
    failed: count('failed'),
    interval: judged === 0 ? null : intervalOf(agreed, judged),
  };
}

function intervalOf(numerator: number, denominator: number): { low: number; high: number } {
  const { low, high } = clopperPearson({ numerator, denominator });
  return { low, high };
}

function wrong({ judged, agreed }: SelftestTally): number {
  return judged - agreed;
}

function kindReason(kind: Selftest['kinds'][number]): string {
  const does = kind.expected === 'correct' ? 'rejects' : 'accepts';
  return `${kind.kind}: ${does} ${wrong(kind)} of ${kind.judged} (${SELFTEST_KINDS[kind.kind].words})`;
}

function totalReason(what: 'accept' | 'reject', total: SelftestTally): readonly string[] {
  if (wrong(total) <= FITNESS.wrong * total.judged) return [];
  const does = what === 'accept' ? 'rejects' : 'accepts';
  return [`${does} ${wrong(total)} of all ${total.judged} answers to ${what}, more than one in twenty`];
}

function unreadableReason(all: SelftestTally, unreadable: Selftest['unreadable']): readonly string[] {
  if (all.unjudged <= FITNESS.unjudged * (all.answers - all.failed)) return [];
  const [most] = Object.entries(unreadable).sort(([, a], [, b]) => b - a);
  return [
    `unreadable: no verdict on ${all.unjudged} of ${all.answers} answers${most ? `, mostly ${most[0]}` : ''}`,
  ];
}

/** How often each failure of a reply occurred; what differs in figures or place is the same failure. */
function countReasons(asked: readonly AskedCase[]): Selftest['unreadable'] {
  const counts = new Map<string, number>();
  for (const { judgement } of asked)
    for (const failure of judgement.failures.slice(0, judgement.fault === 'run' ? -1 : undefined)) {
      const reason = (failure.split(':')[0] ?? failure).replace(/\d+/g, 'n');
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
  return Object.fromEntries(counts);
}

const MISS_UNITS = 600;

function missesOf(asked: readonly AskedCase[]): Selftest['misses'] {
  return asked.flatMap(({ known, judgement }) =>
    known.answers.flatMap(({ kind, expected }, at) => {
      const verdict = judgement.verdicts?.[at];
      if (verdict === undefined || verdict.correct === (expected === 'correct')) return [];
      const cut = (text: string): string => text.slice(0, MISS_UNITS).replace(/[\uD800-\uDBFF]$/, '');
      const { stated, grounds } = verdict;
      return [
        { response: known.id, kind, answer: at + 1, expected, stated: cut(stated), grounds: cut(grounds) },
      ];
    }),
  );
}
