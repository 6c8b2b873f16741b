import type { LabelJudgingKind } from '../domain/judgement.ts';
import type { Problem } from '../domain/problem.ts';
import type { VerifyProfile } from '../domain/verify-profile.ts';

/** One label a judge may give: as it stands between the double bars of the reply, and as the record keeps it. */
export interface JudgeLabel {
  readonly written: string;
  readonly label: string;
}

/** What a judge is told about one response. `extracted` is the content of its boxes, one a line. */
export interface JudgeMaterial {
  readonly problem: Problem;
  /** visible text, preceded by the reasoning text where the judging reads it */
  readonly response: string;
  readonly extracted: string;
}

/** A part of a judge prompt: `untrusted` parts are fenced and stripped of forged labels before they are sent. */
export interface PromptPart {
  readonly title: string;
  readonly text: string;
  readonly untrusted: boolean;
}

/** One question put to the judge: instructions, the material it sees in order, and the labels it may answer with. */
export interface Judging {
  readonly kind: LabelJudgingKind;
  readonly instructions: string;
  readonly labels: readonly JudgeLabel[];
  /** Whether the endpoint's reasoning text is read as part of the response (A9). */
  readonly readsReasoning: boolean;
  parts(material: JudgeMaterial): readonly PromptPart[];
}

/** The one question of a protocol that has every reference answer judged in one call. */
export interface AnswersJudging {
  readonly kind: 'answers';
  readonly instructions: string;
}

/** What every protocol says, however its responses are read. */
interface Rules {
  readonly name: string;
  /** Raised whenever a prompt, a label or a rule of counting changes: runs of different versions do not compare. */
  readonly version: string;
  /** The prompt under test when the user gives none; `{{question}}` stands for the question. */
  readonly defaultPrompt: { readonly name: string; readonly text: string; readonly system?: string };
  /** Appended when the prompt under test does not itself ask for the form of the answer, which is told by `mark`. */
  readonly answerInstruction: { readonly text: string; readonly mark: string };
  /** What the symbolic stage may accept. */
  readonly verifier: VerifyProfile;
  /** How often each judging is made when the user does not say (A6). */
  readonly judgeRepeats: number;
  /** How often an unreadable judge reply is asked again before the sample stays unscored. */
  readonly judgeReasks: number;
  /** Asks a response that stopped before a conclusion once more (Q29). */
  readonly regenerates: boolean;
  /** The least token limit of such a second asking; a larger one of the user stands. */
  readonly regenerationTokens: number;
}

/** A protocol whose answer stands in boxes, is verified first, and is judged as a whole. */
export interface BoxedProtocol extends Rules {
  readonly reading: 'boxes';
  readonly judgings: Readonly<Record<LabelJudgingKind, Judging>>;
}

/** A protocol whose answers are stated under their part labels, with a confidence, and judged one by one in one call. */
export interface LabelledProtocol extends Rules {
  readonly reading: 'labelled';
  readonly answersJudging: AnswersJudging;
}

/**
 * A benchmark's rules as a value. Shared code reads these properties and never asks which protocol it serves; a further
 * benchmark is one folder and one line in the registry.
 */
export type Protocol = BoxedProtocol | LabelledProtocol;
