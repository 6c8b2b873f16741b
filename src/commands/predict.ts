import type { AskOutcome, ChatReply } from '../domain/attempt.ts';
import { type ExitCode, UserError } from '../domain/errors.ts';
import type { Problem } from '../domain/problem.ts';
import { answerRequest, askProblem } from '../evaluation/ask.ts';
import type { Examination } from '../evaluation/examination.ts';
import { prepareExamination } from '../evaluation/prepare.ts';
import { requestKey } from '../providers/logged.ts';
import { splitReasoning } from '../providers/reasoning.ts';
import { plural } from '../report/numbers.ts';
import {
  isAnswered,
  isEmpty,
  type Prediction,
  readPrediction,
  renderPrediction,
} from '../steps/prediction.ts';
import { type LineFile, openLineFile } from '../store/line-file.ts';
import { sha256 } from '../store/sha256.ts';
import { bundledFolder } from '../wiring/bundle.ts';
import { createStepPorts, type StepPorts } from '../wiring/step-ports.ts';
import type { CommandInput } from './registry.ts';
import {
  loadStepProblems,
  outFile,
  refusePositionals,
  stepExitCode,
  stepOptions,
  whyStopped,
  withNamedSet,
} from './steps.ts';

/**
 * `predict`: asks a model every problem of a split, one line a response (P10, P11). What the file has already is not asked
 * again, failed calls are; a model that cannot see gets no problem with figures, whose line says so (B16).
 */
export async function predictCommand(input: CommandInput): Promise<ExitCode> {
  refusePositionals(input.positionals, 'predict');
  const { terminal } = input;
  const options = stepOptions(withNamedSet(input), terminal);
  const step = await createStepPorts(options, terminal);
  try {
    const ports = { ...terminal, bundled: bundledFolder, endpoints: step.endpoints };
    const selected = await loadStepProblems(options, terminal);
    const examination = await prepareExamination(options, ports, selected);
    const path = outFile(options, 'predictions.jsonl');
    return await predict({ examination, selected: selected.problems, path, step });
  } finally {
    await step.close();
  }
}

interface Predicting {
  readonly examination: Examination;
  /** those with figures included that the model cannot see */
  readonly selected: readonly Problem[];
  readonly path: string;
  readonly step: StepPorts;
}

async function predict({ examination, selected, path, step }: Predicting): Promise<ExitCode> {
  const { progress } = step.ports;
  const there = new Set<string>();
  const empty = new Set<string>();
  const keep = keepFitting({ examination, selected, there, empty, path });
  const file = await openLineFile({ path, redact: step.redact, keep });
  try {
    const asked = new Set(examination.problems.map(({ id }) => id));
    for (const { id } of selected) {
      if (!asked.has(id) && !there.has(id))
        file.append(renderPrediction({ id, model: examination.model.model, reply: null }));
    }
    const left = examination.problems.filter(({ id }) => !there.has(id));
    const known = asked.size - left.length;
    if (known > 0)
      progress.line(`${path} has ${known} of ${plural(asked.size, 'response')}; ${left.length} left to ask`);
    const failed = await askAll({ examination, problems: left, empty, file, step });
    const answered = asked.size - failed - empty.size;
    progress.line(`${path}: ${answered} of ${asked.size} problems are answered${emptyToo(empty.size)}`);
    if (selected.length > asked.size)
      progress.line(
        `${plural(selected.length - asked.size, 'problem')} with figures not asked; --vision asks them`,
      );
    if (failed > 0)
      progress.warn(`${plural(failed, 'call')} failed${whyStopped(step)}; the same command asks again`);
    return stepExitCode(step, failed);
  } finally {
    file.close();
  }
}

/** An empty reply is what the model said: it is not asked for again, and there is nothing in it to be right. */
function emptyToo(replies: number): string {
  if (replies === 0) return '';
  return replies === 1
    ? ', 1 reply is empty and counts as wrong'
    : `, ${replies} replies are empty and count as wrong`;
}

/** Which lines of an earlier call stand; `there` gets the ids of those that need not be asked, `empty` those without a word. */
function keepFitting({
  examination,
  selected,
  there,
  empty,
  path,
}: Omit<Predicting, 'step'> & { readonly there: Set<string>; readonly empty: Set<string> }) {
  const asked = new Map(examination.problems.map((problem) => [problem.id, problem]));
  const others = new Set(selected.map(({ id }) => id).filter((id) => !asked.has(id)));
  return (text: string, line: number): boolean => {
    const place = { file: path, line };
    const prediction = readPrediction({ text, ...place }, splitReasoning);
    const { id, model, requestSha256, reply } = prediction;
    const wanted = examination.model.model;
    if (model !== undefined && model !== wanted)
      throw otherQuestions(`this response is of ${model}, and ${wanted} is asked now`, place);
    const problem = asked.get(id);
    if (problem === undefined && !others.has(id)) return true;
    if (there.has(id) || (problem === undefined) !== (reply === null)) return false;
    if (problem !== undefined && !isAnswered(prediction)) return false;
    if (problem !== undefined && requestSha256 !== undefined && requestSha256 !== keyOf(examination, problem))
      throw otherQuestions(
        'this response was asked for with another question, prompt, endpoint or parameter',
        place,
      );
    there.add(id);
    if (isEmpty(prediction)) empty.add(id);
    return true;
  };
}

function otherQuestions(message: string, place: { file: string; line: number }): UserError {
  const hint = 'give --out another file, or move this one away to ask everything again';
  return new UserError({ code: 'bad-rows', message, hint, place });
}

function keyOf(examination: Examination, problem: Problem): string {
  const request = answerRequest({ examination, problem, sample: 0, repeat: 0 }, sha256);
  return requestKey(examination.model, request, sha256);
}

interface AskingAll {
  readonly examination: Examination;
  readonly problems: readonly Problem[];
  /** gets the ids of problems with an empty reply */
  readonly empty: Set<string>;
  readonly file: LineFile;
  readonly step: StepPorts;
}

/** What became of a request, in words. */
function describe({ outcome, message }: ChatReply): string {
  if (isAnOutcomeOfTheModel(outcome)) return MODEL_WORDS[outcome];
  return `not answered: ${message ?? outcome}`;
}

const MODEL_WORDS = {
  answered: 'answered',
  truncated: 'stopped at the token limit',
  refused: 'refused',
  empty: 'an empty reply',
} as const satisfies Partial<Record<AskOutcome, string>>;

function isAnOutcomeOfTheModel(outcome: AskOutcome): outcome is keyof typeof MODEL_WORDS {
  return Object.hasOwn(MODEL_WORDS, outcome);
}

/** Outcomes of requests that were not made: there is nothing to keep of them. */
const NEVER_ASKED: ReadonlySet<AskOutcome> = new Set(['cancelled', 'over_budget']);

/** Asks with bounded concurrency, each line written as soon as its reply is there; returns how many have no answer. */
async function askAll({ examination, problems, empty, file, step }: AskingAll): Promise<number> {
  const { ports } = step;
  let [done, failed] = [0, 0];
  const ask = async (problem: Problem): Promise<void> => {
    const { reply } = await askProblem({ examination, problem, sample: 0 }, ports);
    const prediction: Prediction = {
      id: problem.id,
      model: examination.model.model,
      reply,
      requestSha256: keyOf(examination, problem),
    };
    done += 1;
    if (!isAnswered(prediction)) failed += 1;
    else if (isEmpty(prediction)) empty.add(problem.id);
    if (NEVER_ASKED.has(reply.outcome)) return;
    file.append(renderPrediction(prediction));
    ports.progress.line(`[${done}/${problems.length}] ${problem.id}: ${describe(reply)}`);
  };
  await Promise.all(problems.map((problem) => ports.limit(() => ask(problem))));
  return failed;
}
