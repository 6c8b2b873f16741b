import { link, paragraphs, table } from './blocks.ts';
import { codeCell, prose } from './escape.ts';
import type { ReportContext, ReportInput } from './input.ts';
import { judgeAgreementText, judgeTestText } from './judge-test.ts';
import { count, plural } from './numbers.ts';

const SHORT_SHA = 12;

function hostOf(endpoint: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]+)/i.exec(endpoint)?.[1] ?? endpoint;
}

function commitCell(commit: string | null | undefined, { serverUrl, repository }: ReportContext): string {
  if (commit == null) return '— (not recorded)';
  if (!/^[0-9a-f]{7,64}$/i.test(commit)) return codeCell(commit, 80);
  const url = serverUrl && repository ? `${serverUrl}/${repository}/commit/${commit}` : undefined;
  return link(`\`${commit.slice(0, SHORT_SHA)}\``, url);
}

function baselineRows({ comparison, context }: ReportInput): readonly (readonly [string, string])[] {
  if (comparison.kind !== 'compared') return [['Baseline', '— (none to compare with)']];
  const name = codeCell(comparison.baselineName, 120);
  const commit = commitCell(comparison.baselineCommit, context);
  return [['Baseline', `${name}, commit ${commit}, finished ${prose(comparison.baselineFinishedAt, 40)}`]];
}

function judgeText({ run }: ReportInput): string {
  const { judge } = run.identity;
  if (judge === null) return '— (none: what the verifier leaves open stays unscored)';
  const asked = judge.kinds.map((kind) => prose(kind, 40)).join(', ');
  const where = `${codeCell(judge.model, 120)} at ${codeCell(hostOf(judge.endpoint), 120)}`;
  return `${where}, ${plural(judge.repeats, 'vote')} each on ${asked}; prompts ${codeCell(judge.promptsSha256.slice(0, SHORT_SHA))}`;
}

function judgeTestRows({ run }: ReportInput): readonly (readonly [string, string])[] {
  const rows = [
    ['Test of the judge', judgeTestText(run)],
    ['Judge against itself', judgeAgreementText(run)],
  ] as const;
  return rows.flatMap(([what, text]) => (text === undefined ? [] : [[what, text] as const]));
}

function modelText({ run }: ReportInput): string {
  const { model, modelsReported } = run.identity;
  const others = modelsReported.filter((name) => name !== model).slice(0, 5);
  const reported =
    others.length > 0 ? ` (the endpoint calls it ${others.map((n) => codeCell(n, 120)).join(', ')})` : '';
  return `${codeCell(model, 120)}${reported}`;
}

/** P45, P72 and statistics of the published judges (P59, P60). */
const ANSWER_METHODS =
  'Those of answer accuracy and partial credit are percentiles of a bootstrap over problems; at 0 and 100 %, where every resample is the same, they are exact ones over problems. Scores of different judges do not compare: two judges of the published table lie 5 points apart on the same responses.';

/** What the ranges behind the scores are; empty when there are none. */
function methods({ run: { scores } }: ReportInput): string {
  const names = [scores.accuracy, scores.faithfulness].flatMap(({ interval }) => interval?.method ?? []);
  const unique = [...new Set(names)];
  const ranges = unique.length === 0 ? '' : `Ranges are 95 % intervals (${prose(unique.join(', '), 120)}).`;
  return scores.answers === undefined ? ranges : `${ranges} ${ANSWER_METHODS}`;
}

/** Who decides first under a protocol whose answers are a judge's. */
function verifierRole({ identity, scores }: ReportInput['run']): string {
  if (scores.answers === undefined) return '';
  return identity.prefilter === undefined
    ? ', without a say in the scores'
    : ', accepts first what it can prove';
}

/** How the run was measured, so that a reader can repeat it. */
export function renderMeasured(input: ReportInput): string {
  const { run, context } = input;
  const { identity } = run;
  const rows: readonly (readonly [string, string])[] = [
    ['Model', modelText(input)],
    ['Endpoint', codeCell(hostOf(identity.endpoint), 120)],
    [
      'Prompt',
      `${codeCell(identity.promptName, 120)} (${codeCell(identity.promptSha256.slice(0, SHORT_SHA))})`,
    ],
    ['Sampling', codeCell(JSON.stringify(identity.sampling), 300)],
    ['Problems', `${count(Object.keys(identity.problems).length)} of ${codeCell(identity.problemSet, 120)}`],
    ['Samples', `${count(identity.samples)} of each problem`],
    ['Protocol', `${codeCell(identity.protocol, 60)} ${codeCell(identity.protocolVersion, 60)}`],
    ['Verifier', `${codeCell(identity.verifierVersion, 60)}${verifierRole(run)}`],
    ['Judge', judgeText(input)],
    ...judgeTestRows(input),
    ...baselineRows(input),
    ['Commit', commitCell(context.commit ?? run.commit, context)],
    ['Thresholds from', context.policy === undefined ? '— (not recorded)' : prose(context.policy, 200)],
    ['Started', prose(run.startedAt, 40)],
    ['Finished', prose(run.finishedAt, 40)],
  ];
  return paragraphs([table([['What', 'Value'], ...rows], 'll'), methods(input)]);
}

/** The last line: which program made the report, where its run can be seen, and where the full report is. */
export function renderFooter({ run, context }: ReportInput): string {
  const { runUrl, reportFile } = context;
  const parts = [
    `${run.tool.name} ${prose(run.tool.version, 40)}`,
    ...(runUrl === undefined ? [] : [link('workflow run', runUrl)]),
    ...(reportFile === undefined ? [] : [`full report in ${codeCell(reportFile, 200)}`]),
  ];
  return `<sub>${parts.join(' · ')}</sub>`;
}
