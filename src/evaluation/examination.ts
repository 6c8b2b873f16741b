import type { JudgeControls } from '../domain/judge-controls.ts';
import type { ChatPort, ProgressPort, Sha256 } from '../domain/ports.ts';
import type { Problem } from '../domain/problem.ts';
import type { BoxedProtocol, LabelledProtocol, Protocol } from '../protocols/index.ts';

/** The prompt under test: a template with `{{question}}`, an optional system message, and a name for the report. */
export interface PromptUnderTest {
  readonly name: string;
  readonly text: string;
  readonly system?: string;
}

/** Parameters sent with every request of one role; only those that are set are sent (Q25). */
export interface Sampling {
  readonly maxTokens?: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly reasoningEffort?: string;
  readonly extraBody?: Readonly<Record<string, unknown>>;
}

/**
 * The judge of a run. `repeats` are independent evaluations of the same response (A6); `controls` is how many planted
 * responses it must judge right before its word counts, or that it is a recording, which has no replies to them.
 */
export interface JudgeSetup {
  readonly chat: ChatPort;
  readonly sampling: Sampling;
  readonly repeats: number;
  readonly controls: number | 'replayed';
  readonly faithfulness: boolean;
  readonly errors: boolean;
}

/** Everything that stays fixed while a run is examined, under a protocol of one kind. */
export interface ExaminationUnder<P extends Protocol> {
  readonly protocol: P;
  readonly problemSet: string;
  readonly problems: readonly Problem[];
  /** figure problems of the selection that are not asked because the model cannot see (B16); absent: none */
  readonly excludedFigures?: number;
  readonly samples: number;
  readonly prompt: PromptUnderTest;
  readonly model: ChatPort;
  readonly sampling: Sampling;
  readonly regenerate: boolean;
  /** the verifier decides first what it can prove, where the protocol has no symbolic stage (`--prefilter`) */
  readonly prefilter: boolean;
  readonly judge: JudgeSetup | null;
  /** judges again what the judge judged, for the re-judged score (P61); it settles nothing */
  readonly secondJudge?: Pick<JudgeSetup, 'chat' | 'sampling'>;
}

/** An examination whose responses are read from their boxes. */
export type BoxedExamination = ExaminationUnder<BoxedProtocol>;
/** An examination whose responses state answers under part labels. */
export type LabelledExamination = ExaminationUnder<LabelledProtocol>;

/** Everything that stays fixed while a run is examined. */
export type Examination = BoxedExamination | LabelledExamination;

/** Tells the two apart by how the protocol reads responses. */
export function isBoxed(examination: Examination): examination is BoxedExamination {
  return examination.protocol.reading === 'boxes';
}

/** The test of a run's judge. */
export interface JudgeTest {
  /** Whether the judge may be asked: the first call puts the controls to it, the others wait for the same outcome. */
  readonly isTrusted: () => Promise<boolean>;
  /** How the test went, once no more is asked; undefined without a judge. */
  readonly outcome: () => Promise<JudgeControls | undefined>;
}

/** One sample of one problem; `sample` counts from 0. */
export interface SampleInput<E extends Examination> {
  readonly examination: E;
  readonly problem: Problem;
  readonly sample: number;
  readonly judgeTest: JudgeTest;
  /** of the second judge; absent where no run has one */
  readonly secondJudgeTest?: JudgeTest;
}

/** What the stages of an examination need from outside. */
export interface ExaminationPorts {
  readonly sha256: Sha256;
  readonly progress: ProgressPort;
  /** Runs tasks with bounded concurrency, in the order given. */
  readonly limit: <T>(task: () => Promise<T>) => Promise<T>;
  readonly signal: AbortSignal;
}
