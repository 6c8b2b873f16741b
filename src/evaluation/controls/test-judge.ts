import type { ControlOutcome, JudgeControls } from '../../domain/judge-controls.ts';
import type { Judgement } from '../../domain/judgement.ts';
import { extractBoxes } from '../../extract/boxed.ts';
import {
  type Examination,
  type ExaminationPorts,
  isBoxed,
  type JudgeSetup,
  type JudgeTest,
} from '../examination.ts';
import { askJudge } from '../judgings.ts';
import { askAboutAnswers } from '../labelled/ask-judge.ts';
import { NOTHING_PROVED } from '../labelled/prove.ts';
import { recordAnswers, summarise } from '../labelled/settle.ts';
import { type PlantedControl, plantControls } from './plant.ts';

/**
 * Tests the judge of a run with planted controls before its first verdict is taken. They go through the same prompt, the same
 * endpoint and the same log as every response. A run that asks its judge nothing makes no control; where every answer is put
 * to the judge, it is tested while the first ones are written, so that they do not wait.
 */
export function createJudgeTest(
  examination: Examination,
  ports: Pick<ExaminationPorts, 'sha256' | 'signal'>,
): JudgeTest {
  const { judge } = examination;
  let test: Promise<JudgeControls> | undefined;
  const start = (setup: JudgeSetup): Promise<JudgeControls> => {
    test ??= testJudge({ examination, setup }, ports);
    return test;
  };
  // Whoever waits for the outcome hears of a failure.
  if (judge !== null && judgesEveryAnswer(examination)) start(judge).catch(() => undefined);
  return {
    isTrusted: async () => judge === null || (await start(judge)).state !== 'failed',
    outcome: async () => (judge === null ? undefined : ((await test) ?? untested(judge, 'unused'))),
  };
}

function judgesEveryAnswer(examination: Examination): boolean {
  return !isBoxed(examination) && !examination.prefilter;
}

function untested({ controls }: JudgeSetup, state: JudgeControls['state']): JudgeControls {
  if (controls === 'replayed') return { state: 'replayed', controls: [] };
  return { state: controls === 0 ? 'off' : state, controls: [] };
}

interface Testing {
  readonly examination: Examination;
  readonly setup: JudgeSetup;
}

async function testJudge(
  { examination, setup }: Testing,
  ports: Pick<ExaminationPorts, 'sha256' | 'signal'>,
): Promise<JudgeControls> {
  const wanted = setup.controls;
  if (wanted === 'replayed' || wanted === 0) return untested(setup, 'off');
  const { problems, protocol } = examination;
  const planted = await plantControls({ problems, protocol, wanted, sha256: ports.sha256 });
  if (planted.length === 0) return untested(setup, 'none');
  const controls = await Promise.all(
    planted.map((control) => askControl({ control, examination, setup }, ports)),
  );
  return { state: stateOf(controls), controls };
}

function stateOf(controls: readonly ControlOutcome[]): JudgeControls['state'] {
  if (controls.some(({ state }) => state === 'failed')) return 'failed';
  if (controls.some(({ state }) => state === 'passed')) return 'passed';
  return controls.some(({ fault }) => fault === 'run') ? 'unanswered' : 'failed';
}

/**
 * Puts one control to the judge, and once more after a wrong label or none: an honest judge that wobbles once keeps its
 * word. A wrong label that the second asking does not take back is a failure; no label at all is none, because a judge that
 * refuses or stumbles over a control accepts nothing.
 */
async function askControl(
  { control, examination, setup }: Testing & { readonly control: PlantedControl },
  ports: Pick<ExaminationPorts, 'sha256' | 'signal'>,
): Promise<ControlOutcome> {
  const { kind, expected, problem } = control;
  const ask = (asking: number): Promise<Judgement> => askOnce({ control, examination, setup, asking }, ports);
  const asked = [await ask(0)];
  if (asked[0]?.label !== expected && asked[0]?.fault !== 'run') asked.push(await ask(1));
  const labels = asked.flatMap(({ label }) => label ?? []);
  const last = asked.at(-1);
  return {
    kind,
    problemId: problem.id,
    expected,
    state: labels.includes(expected) ? 'passed' : labels.length > 0 ? 'failed' : 'unanswered',
    labels,
    explanation: last?.explanation ?? '',
    failures: asked.flatMap(({ failures }) => failures),
    ...(labels.length === 0 && last?.fault ? { fault: last.fault } : {}),
  };
}

interface Asking extends Testing {
  readonly control: PlantedControl;
  /** 0, or 1 for the second asking */
  readonly asking: number;
}

async function askOnce(
  { control: { kind, problem, text }, examination, setup, asking }: Asking,
  ports: Pick<ExaminationPorts, 'sha256' | 'signal'>,
): Promise<Judgement> {
  const { judgeReasks } = examination.protocol;
  // The calls of the first asking are numbered 0 … judgeReasks, those of the second go on from there.
  const place = { control: kind, firstCall: asking * (1 + judgeReasks) };
  const prompt = examination.prompt.name;
  if (!isBoxed(examination)) {
    const { protocol } = examination;
    const question = { protocol, setup, problem, response: text, prompt, sample: 0, place };
    const judged = await askAboutAnswers(question, ports);
    return summarise(judged, recordAnswers(problem.answers, { proved: NOTHING_PROVED, judged }));
  }
  const { protocol } = examination;
  const boxes = extractBoxes(text).boxes.map((box) => box.content);
  const response = { problem, prompt, sample: 0, text, reasoning: '', boxes };
  const judging = protocol.judgings.correctness;
  return askJudge({ judging, response, setup: { ...setup, repeats: 1 }, protocol, place }, ports);
}
