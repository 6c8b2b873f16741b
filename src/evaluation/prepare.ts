import { UserError } from '../domain/errors.ts';
import type { ChatPort, FilesPort } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';
import type { Options } from '../options/index.ts';
import { type BundledFolder, checkReferences, loadProblems } from '../problems/index.ts';
import { selectProblems, withoutUnseen } from '../problems/select.ts';
import { type Protocol, requireProtocol } from '../protocols/index.ts';
import { readReference } from '../verify/read.ts';
import type { Examination, JudgeSetup, Sampling } from './examination.ts';
import { loadPrompt } from './prompt.ts';

/** The endpoints of a run; `judge` is null when none is configured. */
export interface Endpoints {
  readonly model: ChatPort;
  readonly judge: ChatPort | null;
  /** absent when none is configured */
  readonly secondJudge?: ChatPort;
}

/** What checking a run beforehand needs from outside; the endpoints are only put in place, none is asked. */
export interface PreparePorts {
  readonly files: FilesPort;
  readonly bundled: BundledFolder;
  readonly endpoints: Endpoints;
  readonly progress: { warn(text: string): void };
}

/** The problems that the options select, those with figures included. */
export interface SelectedProblems {
  readonly set: string;
  /** the split they are of; null for problems of any */
  readonly split: string | null;
  readonly problems: readonly Problem[];
}

/**
 * Loads a set, checks its references and selects from it. `usualSplit` is taken where the options name none and the set has
 * it.
 */
export async function loadSelected(
  options: Options,
  { files, bundled, progress }: Omit<PreparePorts, 'endpoints'>,
  usualSplit?: string,
): Promise<SelectedProblems> {
  const loaded = await loadProblems({ spec: options.problems, files, bundled });
  const set = checkReferences(loaded, readReference);
  for (const warning of set.warnings) progress.warn(warning);
  const isUsual = usualSplit !== undefined && set.problems.some((problem) => problem.split === usualSplit);
  const split = options.split ?? (isUsual ? usualSplit : null);
  return { set: set.name, split, problems: selectProblems(set, { ...options, split }) };
}

/** Everything that can be wrong with problems, references and prompts is found here, before any model is asked. */
export async function prepareExamination(
  options: Options,
  ports: PreparePorts,
  loaded?: SelectedProblems,
): Promise<Examination> {
  const protocol = requireProtocol(options.protocol);
  refuseRepeats(options, protocol);
  const selected = loaded ?? (await loadSelected(options, ports));
  const { asked, excluded } = withoutUnseen(selected.problems, options);
  const prompt = await loadPrompt(options, { protocol, files: ports.files });
  const examination = {
    problemSet: selected.set,
    problems: asked,
    ...(excluded > 0 ? { excludedFigures: excluded } : {}),
    samples: options.repeats,
    prompt,
    model: ports.endpoints.model,
    sampling: modelSampling(options),
    regenerate: options.regenerate && protocol.regenerates,
    prefilter: options.prefilter === 'symbolic',
    judge: judgeSetup({ options, protocol, chat: ports.endpoints.judge }),
    ...secondJudgeOf(options, ports.endpoints),
  };
  return protocol.reading === 'boxes' ? { ...examination, protocol } : { ...examination, protocol };
}

/** "One judge call per problem" (P24) leaves nothing to vote on. */
function refuseRepeats({ judgeRepeats }: Options, { name, reading }: Protocol): void {
  if (reading !== 'labelled' || judgeRepeats === null || judgeRepeats === 1) return;
  throw new UserError({
    code: 'conflicting-options',
    message: `judge-repeats is ${judgeRepeats}, and ${name} has one judge call a problem`,
    hint: 'leave judge-repeats out; judge crosscheck asks a second judge',
  });
}

function modelSampling(options: Options): Sampling {
  return withoutNulls({
    maxTokens: options.maxTokens,
    temperature: options.temperature,
    topP: options.topP,
    reasoningEffort: options.reasoningEffort,
    extraBody: options.extraBody,
  });
}

interface JudgeParts {
  readonly options: Options;
  readonly protocol: Protocol;
  readonly chat: ChatPort | null;
}

function judgeSetup({ options, protocol, chat }: JudgeParts): JudgeSetup | null {
  if (!chat) return null;
  const isReplayed = options.replay !== null;
  const sampling: Sampling = withoutNulls({
    maxTokens: options.judgeMaxTokens,
    reasoningEffort: options.judgeReasoningEffort,
    extraBody: options.judgeExtraBody,
  });
  return {
    chat,
    sampling,
    repeats: options.judgeRepeats ?? (isReplayed ? RECORDED_REPEATS : protocol.judgeRepeats),
    controls: isReplayed ? 'replayed' : options.judgeControls,
    faithfulness: options.faithfulness,
    errors: options.errors,
  };
}

/** The token limit is that of the judge; other parameters are made for one model and not sent to another. */
function secondJudgeOf(
  { judgeMaxTokens }: Options,
  { secondJudge }: Endpoints,
): Pick<Examination, 'secondJudge'> {
  return secondJudge === undefined
    ? {}
    : { secondJudge: { chat: secondJudge, sampling: { maxTokens: judgeMaxTokens } } };
}

/** Recordings hold one evaluation unless their maker says otherwise. */
const RECORDED_REPEATS = 1;

function withoutNulls<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>;
  };
}
