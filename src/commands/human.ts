import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import { HumanKey } from '../domain/human.ts';
import { drawItems } from '../human/draw.ts';
import { LABEL_COLUMNS, parseLabels, renderLabelSheet } from '../human/labels.ts';
import { keyRater, scoreHumans, secondRater } from '../human/score.ts';
import { findCard } from '../models/index.ts';
import { hashProblem, loadProblems } from '../problems/index.ts';
import { describeIssue } from '../problems/issues.ts';
import { renderHumanScores, renderSheet, type SheetForm, type SheetItem } from '../report/human.ts';
import { plural } from '../report/numbers.ts';
import { sha256 } from '../store/sha256.ts';
import { parseJson } from '../text/json.ts';
import { bundledFolder, joinPath } from '../wiring/bundle.ts';
import { askedSet } from './asked-set.ts';
import { refuseFilledSheet } from './filled-sheet.ts';
import { readModelTable } from './model-table.ts';
import type { CommandInput } from './registry.ts';
import { readReviewers } from './reviewers.ts';
import { type RunFile, readReplies, readRunFiles, sampleKey } from './run-files.ts';

/** `human sample` draws responses for people to label; `human score` holds judges against their labels. */
export async function humanCommand(input: CommandInput): Promise<ExitCode> {
  const [step, ...positionals] = input.positionals;
  if (step === 'sample') return sample({ ...input, positionals });
  if (step === 'score') return score({ ...input, positionals });
  throw new UserError({
    code: 'bad-option',
    message: `expected sample or score, got ${step === undefined ? 'nothing' : JSON.stringify(step)}`,
    hint: 'theory-gate human --help shows what each takes',
  });
}

async function sample({ positionals, options, sources, terminal }: CommandInput): Promise<ExitCode> {
  const { responses: perModel, seed, out } = options;
  const labels = joinPath(out, 'labels.csv');
  await refuseFilledSheet({ path: labels, columns: LABEL_COLUMNS.slice(1) }, terminal.files);
  const files = await chosen({ positionals, options, terminal });
  const set = askedSet(files, { options, sources });
  const items = drawItems({ runs: files.map(({ run }) => run), perModel, seed });
  const byModel = new Map(files.map((file) => [file.run.identity.model, file]));
  const problems = await loadProblems({
    spec: set,
    files: terminal.files,
    bundled: bundledFolder,
  });
  const replies = new Map(
    await Promise.all(
      files.map(async (file) => [file.run.identity.model, await readReplies(file, terminal)] as const),
    ),
  );
  const shown = items.map((item): SheetItem => {
    const problem = problems.problems.find(({ id }) => id === item.problemId);
    const asked = byModel.get(item.model)?.run.identity.problems[item.problemId];
    if (problem === undefined || hashProblem(problem, sha256) !== asked)
      throw new UserError({
        code: 'bad-run',
        message: `the problem ${item.problemId} is not in ${set} as it was asked`,
        hint: `name the set that was asked with --problems${setsOf(files)}`,
      });
    const reply = replies.get(item.model)?.get(sampleKey(item));
    return {
      item: item.item,
      question: problem.question,
      figures: problem.figures,
      reference: problem.answers
        .map(({ label, latex }) => `${label === undefined ? '' : `(${label}) `}$${latex}$`)
        .join('; '),
      solution: problem.solution ?? '',
      requirement: problem.requirement ?? '',
      response: reply?.text ?? '',
      reasoning: reply?.reasoning.text ?? '',
    };
  });
  const judges = new Set(files.map(({ run }) => run.identity.judge?.model ?? 'no judge'));
  const key: HumanKey = { schemaVersion: 1, judge: [...judges].join(', '), seed, items: [...items] };
  const form = formOf(files);
  const { writeAtomically } = terminal.files;
  await writeAtomically(joinPath(out, 'sheet.md'), renderSheet(shown, form));
  await writeAtomically(
    labels,
    renderLabelSheet(
      items.map(({ item }) => item),
      { asksFaithful: form === 'boxed' },
    ),
  );
  await writeAtomically(joinPath(out, 'key.json'), `${JSON.stringify(key, null, 1)}\n`);
  terminal.progress.line(
    `${plural(items.length, 'response')} of ${plural(files.length, 'model')}: give sheet.md and a copy of labels.csv in ${out} to each expert, and keep key.json from them`,
  );
  return EXIT.passed;
}

/** The sets that the records name, for a hint. */
function setsOf(files: readonly RunFile[]): string {
  return `: ${[...new Set(files.map(({ run }) => run.identity.problemSet))].join(', ')}`;
}

/** Responses of two protocols are judged by two sets of rules, which one sheet cannot ask for. */
function formOf(files: readonly RunFile[]): SheetForm {
  const protocols = [...new Set(files.map(({ run }) => run.identity.protocol))];
  if (protocols.length > 1)
    throw new UserError({
      code: 'bad-run',
      message: `the runs are of the protocols ${protocols.join(' and ')}`,
      hint: 'draw a sample of each by itself',
    });
  return files.some(({ run }) => run.scores.answers !== undefined) ? 'labelled' : 'boxed';
}

/** The runs that are sampled: all that are named, or with `--paper-models` those of models the paper had checked. */
async function chosen({
  positionals,
  options,
  terminal,
}: Omit<CommandInput, 'sources'>): Promise<readonly RunFile[]> {
  const files = await readRunFiles(positionals, terminal);
  const twice = files.find(({ run }, index) =>
    files.some((other, at) => at < index && other.run.identity.model === run.identity.model),
  );
  if (twice !== undefined)
    throw new UserError({
      code: 'bad-option',
      message: `two of the runs are of ${twice.run.identity.model}`,
      hint: 'name one run a model',
    });
  if (!options.paperModels) return files;
  const models = await readModelTable(options, terminal);
  const kept = files.filter(({ run }) => findCard(models, run.identity.model)?.humanCheck);
  const found = kept.map(({ run }) => findCard(models, run.identity.model)?.name);
  const missing = models.models.filter(({ humanCheck, name }) => humanCheck && !found.includes(name));
  if (kept.length > 0 && missing.length > 0)
    terminal.progress.line(
      `${plural(missing.length, 'model')} of the paper's list without a run: ${missing.map(({ name }) => name).join(', ')}`,
    );
  if (kept.length > 0) return kept;
  throw new UserError({
    code: 'bad-option',
    message: 'none of these runs is of a model that the paper had checked',
    hint: `they are ${models.models.flatMap(({ humanCheck, name }) => (humanCheck ? name : [])).join(', ')}`,
  });
}

async function score({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const [keyPath, ...paths] = positionals;
  if (keyPath === undefined || paths.length === 0)
    throw new UserError({
      code: 'bad-option',
      message: `expected <key.json> <labels.csv …>, got ${positionals.join(' ') || 'nothing'}`,
      hint: 'human sample writes the key; each expert fills in a copy of labels.csv',
    });
  const key = readKey(await terminal.files.readText(keyPath), keyPath);
  const experts = await readReviewers(paths, async (file) =>
    parseLabels({ text: await terminal.files.readText(file), file, key }),
  );
  const second = options.secondJudge === null ? [] : await readRunFiles(options.secondJudge, terminal);
  const judges = [
    keyRater(key),
    ...(second.length > 0
      ? [
          secondRater(
            key,
            second.map(({ run }) => run),
          ),
        ]
      : []),
  ];
  const scores = scoreHumans(key, experts, judges);
  if (options.json) terminal.print(`${JSON.stringify(scores)}\n`);
  else terminal.print(renderHumanScores(scores, experts.length));
  return EXIT.passed;
}

function readKey(text: string, file: string): HumanKey {
  const json = parseJson(text);
  const mistake = json.ok ? undefined : json.mistake;
  const parsed = json.ok ? HumanKey.safeParse(json.value) : undefined;
  if (parsed?.success) return parsed.data;
  throw new UserError({
    code: 'bad-labels',
    message:
      mistake?.message ??
      `this is no key of a sheet: ${describeIssue(parsed?.error?.issues ?? [], json.ok ? json.value : undefined, 'it')}`,
    hint: 'human sample writes it as key.json',
    place: { file, ...(mistake && { line: mistake.line, column: mistake.column }) },
  });
}
