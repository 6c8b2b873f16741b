import {
  HUMAN_QUESTIONS,
  type HumanKey,
  type HumanLabels,
  type HumanQuestion,
  type Rater,
} from '../domain/human.ts';
import type { RunResult } from '../domain/run.ts';
import { type Agreement, agreementOf, type LabelPair, majorityLabel } from '../metrics/agreement.ts';
import { judgedLabels } from './draw.ts';

/** Agreement of one judge with the majority of the experts, and of the experts with each other, on one question. */
export interface QuestionScore {
  readonly question: HumanQuestion;
  readonly judges: readonly { readonly name: string; readonly agreement: Agreement }[];
  readonly experts: readonly { readonly names: readonly [string, string]; readonly agreement: Agreement }[];
  /** items without a label of more than half of the experts who labelled them */
  readonly undecided: number;
}

/** Holds judges against the majority of the experts (A16); a question that nobody answered is none. */
export function scoreHumans(
  key: HumanKey,
  experts: readonly Rater[],
  judges: readonly Rater[],
): readonly QuestionScore[] {
  const isAnswered = (question: HumanQuestion) =>
    [...experts, ...judges].some(({ labels }) =>
      [...labels.values()].some((label) => label[question] !== null),
    );
  return HUMAN_QUESTIONS.filter(isAnswered).map((question) => {
    const majority = new Map(
      key.items.map(({ item }) => [item, majorityLabel(labelsOf(experts, item, question))] as const),
    );
    const pairsWith = (judge: Rater): LabelPair[] =>
      key.items.flatMap(({ item }) => pairOf(majority.get(item), judge.labels.get(item)?.[question]));
    return {
      question,
      judges: judges.map((judge) => ({ name: judge.name, agreement: agreementOf(pairsWith(judge)) })),
      experts: twos(experts).map(([a, b]) => ({
        names: [a.name, b.name] as const,
        agreement: agreementOf(
          key.items.flatMap(({ item }) =>
            pairOf(a.labels.get(item)?.[question], b.labels.get(item)?.[question]),
          ),
        ),
      })),
      undecided: [...majority.values()].filter((label) => label === undefined).length,
    };
  });
}

/** The judge of the key as a rater. */
export function keyRater({ judge, items }: HumanKey): Rater {
  return { name: judge, labels: new Map(items.map(({ item, judged }) => [item, judged])) };
}

/** Another judge's labels of the same responses, found by their hashes in runs it judged. */
export function secondRater(key: HumanKey, runs: readonly RunResult[]): Rater {
  const known = new Map<string, HumanLabels>();
  for (const { samples } of runs)
    for (const sample of samples)
      known.set(`${sample.problemId} ${sample.responseSha256}`, judgedLabels(sample));
  const names = [...new Set(runs.map(({ identity }) => identity.judge?.model ?? 'no judge'))];
  return {
    name: names.join(', '),
    labels: new Map(
      key.items.flatMap(({ item, problemId, responseSha256 }) => {
        const labels = known.get(`${problemId} ${responseSha256}`);
        return labels === undefined ? [] : [[item, labels] as const];
      }),
    ),
  };
}

const labelsOf = (experts: readonly Rater[], item: string, question: HumanQuestion): readonly string[] =>
  experts.flatMap(({ labels }) => labels.get(item)?.[question] ?? []);

const pairOf = (a: string | null | undefined, b: string | null | undefined): LabelPair[] =>
  a == null || b == null ? [] : [[a, b]];

const twos = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));
