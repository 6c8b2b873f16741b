import { formatPercent } from '../domain/format.ts';
import { SELFTEST_KINDS, type Selftest, type SelftestTally } from '../domain/selftest.ts';
import { paragraphs, table } from './blocks.ts';
import { cutText, escapeLogLine } from './escape.ts';

/** Most wrong verdicts of one kind that are shown; all of them stand in the record. */
const MOST_OF_KIND = 2;

/** The outcome of a self-test of a judge: what it got right by kind, and whether it is fit to judge. */
export function renderSelftest(test: Selftest): string {
  const { identity, responses, kinds, toAccept, toReject } = test;
  const rows = kinds.map((kind) => [
    kind.kind,
    kind.expected === 'correct' ? 'accept' : 'reject',
    ...cells(kind),
    SELFTEST_KINDS[kind.kind].words,
  ]);
  const totals = [
    ['all to accept', 'accept', ...cells(toAccept), ''],
    ['all to reject', 'reject', ...cells(toReject), ''],
  ];
  const head = ['Kind', 'Has to', 'Right', '95 % interval', 'Unread', 'What it is'];
  return `${paragraphs([
    `Self-test of the judge ${line(identity.judge, 100)} at ${line(identity.endpoint, 100)}: ${responses} responses, ` +
      `${toAccept.answers + toReject.answers} answers of known verdict (${line(identity.problemSet, 100)}).`,
    table([head, ...rows, ...totals], 'llrrrl'),
    renderMisses(test),
    renderVerdict(test),
  ])}\n`;
}

/** Text of an endpoint or a judge on one line of a terminal or a log. */
function line(text: string, maxUnits: number): string {
  return escapeLogLine(cutText(text.replace(/\s+/g, ' ').trim(), maxUnits));
}

function cells({ answers, judged, agreed, interval }: SelftestTally): readonly string[] {
  return [
    judged === 0 ? '—' : `${formatPercent(agreed / judged)} (${agreed}/${judged})`,
    interval === null ? '—' : `${(100 * interval.low).toFixed(0)}–${(100 * interval.high).toFixed(0)} %`,
    answers === judged ? '' : String(answers - judged),
  ];
}

function renderVerdict({ fit, reasons }: Selftest): string {
  if (fit) return '**Fit to judge.**';
  const lines = reasons.map((reason) => `- ${line(reason, 300)}`).join('\n');
  return `**${fit === null ? 'Not decided whether it is fit to judge' : 'Not fit to judge'}:**\n\n${lines}`;
}

function renderMisses({ misses }: Selftest): string {
  if (misses.length === 0) return '';
  const few = misses.filter(
    ({ kind }, at) => misses.slice(0, at).filter((other) => other.kind === kind).length < MOST_OF_KIND,
  );
  const shown = few.map(({ response, answer, expected, stated, grounds }) => {
    const did = expected === 'correct' ? 'rejected' : 'accepted';
    return `- ${line(response, 140)}, answer ${answer}, ${did}: "${line(stated, 120)}" — ${line(grounds, 240)}`;
  });
  const more = misses.length - shown.length;
  return `Wrong verdicts:\n\n${[...shown, ...(more > 0 ? [`- and ${more} more in the record`] : [])].join('\n')}`;
}
