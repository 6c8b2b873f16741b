import type { JudgeName } from '../domain/crosscheck.ts';
import { UserError } from '../domain/errors.ts';
import type { Problem } from '../domain/problem.ts';
import { loadSelected } from '../evaluation/prepare.ts';
import { visibleText } from '../extract/visible.ts';
import type { FirstVerdict, JudgedResponse, ScoredAside } from '../judge-check/crosscheck/index.ts';
import type { Options } from '../options/table.ts';
import { hashProblem } from '../problems/index.ts';
import { splitReasoning } from '../providers/reasoning.ts';
import { type JudgedAnswer, type JudgedRow, readJudged } from '../steps/judged-row.ts';
import { readPrediction } from '../steps/prediction.ts';
import { sha256 } from '../store/sha256.ts';
import { bundledFolder } from '../wiring/bundle.ts';
import { setOfRecords } from './asked-set.ts';
import { readReplies, readRunFiles, sampleKey } from './run-files.ts';
import { loadStepProblems, requireOption } from './steps.ts';
import type { Terminal } from './terminal.ts';

/** Everything a judge decided in a file of verdicts or a run, and what was scored beside it. */
export interface JudgedFile {
  readonly judge: JudgeName;
  readonly responses: readonly JudgedResponse[];
  readonly aside: ScoredAside;
}

/**
 * Reads `--judged`: the record of a run with its log, or the lines of `judge` with `--predictions`, which are of the problems
 * that `judge` and `score` take with the same options.
 */
export async function readJudgedFile(options: Options, terminal: Terminal): Promise<JudgedFile> {
  const judged = requireOption(options.judged, 'judged');
  return judged.endsWith('.jsonl') ? readRows(judged, options, terminal) : readRun(judged, options, terminal);
}

async function readRun(path: string, options: Options, terminal: Terminal): Promise<JudgedFile> {
  const [file] = await readRunFiles([path], terminal);
  if (file === undefined) throw new Error('one file was asked for');
  const { identity, samples } = file.run;
  if (identity.judge === null) throw notJudged(path, 'no judge was asked in this run');
  const problems = await loadProblemsById(options.data ?? setOfRecords([file], options), options, terminal);
  const replies = await readReplies(file, terminal);
  const responses = samples.flatMap((sample): JudgedResponse[] => {
    if (!sample.answers?.some(({ decidedBy }) => decidedBy === 'judge')) return [];
    const problem = problems.get(sample.problemId);
    if (problem === undefined || hashProblem(problem, sha256) !== identity.problems[sample.problemId])
      throw notJudged(path, `${sample.problemId} is not in the set as it was asked`);
    return [
      {
        problem,
        sample: sample.sample,
        model: identity.model,
        response: visibleText(replies.get(sampleKey(sample))?.text ?? ''),
        verdicts: sample.answers.map(({ status, stated, grounds, decidedBy }) =>
          verdictOf({
            correct: status === 'unscored' ? null : status === 'correct',
            stated,
            grounds,
            decidedBy,
          }),
        ),
      },
    ];
  });
  const judgedKeys = new Set(
    responses.map(({ problem, sample }) => sampleKey({ problemId: problem.id, sample })),
  );
  const others = samples.filter((sample) => !judgedKeys.has(sampleKey(sample)));
  const correct = others.filter(({ status }) => status === 'correct').length;
  const { model, endpoint } = identity.judge;
  return { judge: { model, endpoint }, responses, aside: { correct, wrong: others.length - correct } };
}

async function readRows(path: string, options: Options, terminal: Terminal): Promise<JudgedFile> {
  const predictions = requireOption(options.predictions, 'predictions');
  const { problems: asked } = await loadStepProblems(
    { ...options, problems: options.data ?? options.problems },
    terminal,
  );
  const problems = new Map(asked.map((problem) => [problem.id, problem]));
  const texts = new Map<string, { readonly text: string; readonly model?: string }>();
  for await (const row of rowsOf(predictions, terminal)) {
    const { id, reply, model } = readPrediction(row, splitReasoning);
    if (reply !== null) texts.set(id, { text: reply.text, ...(model === undefined ? {} : { model }) });
  }
  const rows = new Map<string, JudgedRow>();
  for await (const row of rowsOf(path, terminal)) {
    const judged = readJudged(row);
    if (problems.has(judged.id)) rows.set(judged.id, judged);
  }
  const responses: JudgedResponse[] = [];
  let [counted, correct] = [0, 0];
  for (const [id, problem] of problems) {
    const row = rows.get(id);
    if (row?.excluded) continue;
    counted += 1;
    const found = row && responseOf({ row, problem, prediction: texts.get(id), path });
    if (found !== undefined) responses.push(found);
    else if (row?.answers?.every((answer) => answer.correct === true)) correct += 1;
  }
  const names = new Set([...rows.values()].flatMap(({ judge }) => judge ?? []));
  const [endpoint = null, ...others] = new Set([...rows.values()].map((row) => row.judgeEndpoint ?? null));
  return {
    judge: {
      model: [...names].join(', ') || 'not named',
      endpoint: others.length === 0 ? endpoint : null,
    },
    responses,
    aside: { correct, wrong: counted - responses.length - correct },
  };
}

interface RowParts {
  readonly row: JudgedRow;
  readonly problem: Problem;
  readonly prediction: { readonly text: string; readonly model?: string } | undefined;
  readonly path: string;
}

/** The response of a row that a judge decided; undefined for a row that was decided without one, or not at all. */
function responseOf({ row, problem, prediction, path }: RowParts): JudgedResponse | undefined {
  const { answers } = row;
  if (!answers?.some((answer) => verdictOf(answer)?.byJudge)) return undefined;
  if (answers.length !== problem.answers.length)
    throw notJudged(path, `${row.id} has ${answers.length} verdicts and ${problem.answers.length} answers`);
  const hash = prediction && sha256(prediction.text);
  if (prediction === undefined || (row.responseSha256 !== undefined && row.responseSha256 !== hash))
    throw notJudged(path, `the response to ${row.id} that was judged is not in the file of predictions`);
  return {
    problem,
    sample: 0,
    model: prediction.model ?? row.model ?? 'not named',
    response: visibleText(prediction.text),
    verdicts: answers.map(verdictOf),
  };
}

/** Null where nobody decided. A file that does not say who decided was made by a judge. */
function verdictOf({ correct, stated, grounds, decidedBy }: JudgedAnswer): FirstVerdict | null {
  if (correct === null) return null;
  return { correct, stated, grounds, byJudge: decidedBy === undefined || decidedBy === 'judge' };
}

async function loadProblemsById(
  spec: string,
  options: Options,
  terminal: Terminal,
): Promise<ReadonlyMap<string, Problem>> {
  const { problems } = await loadSelected(
    { ...options, problems: spec },
    { ...terminal, bundled: bundledFolder },
  );
  return new Map(problems.map((problem) => [problem.id, problem]));
}

async function* rowsOf(file: string, terminal: Terminal) {
  let line = 0;
  for await (const text of terminal.lines(file)) {
    line += 1;
    if (text.trim() !== '') yield { text, file, line };
  }
}

function notJudged(file: string, message: string): UserError {
  const hint = 'name the verdicts, the predictions and the data that belong together';
  return new UserError({ code: 'bad-run', message, hint, place: { file } });
}
