import { formatPercent } from '../domain/format.ts';
import { paragraphs, table } from './blocks.ts';
import { cutText, prose } from './escape.ts';

/** One response as the sheet shows it; nothing of the judge. */
export interface SheetItem {
  readonly item: string;
  readonly question: string;
  /** images of the question, as data URLs */
  readonly figures: readonly string[];
  readonly reference: string;
  readonly solution: string;
  /** what the question asks of the form of its answer; empty where it asks nothing */
  readonly requirement: string;
  readonly response: string;
  readonly reasoning: string;
}

/** Longest text of a model on the sheet, in UTF-16 units. */
const MAX_TEXT = 200_000;

/** How the responses of a sheet state their answers, which decides what its readers are asked. */
export type SheetForm = 'boxed' | 'labelled';

const HOW_TO_FILL =
  'Fill in a copy of `labels.csv`, one line an item, without looking at the key; the head of each column says what may stand in it. ';
const WHAT_TO_FILL: Readonly<Record<SheetForm, string>> = {
  boxed:
    '**correct**: `yes` when the boxed final answer is equivalent to the reference, in the form the question asks for, else ' +
    '`no`. **faithful**: whether the derivation justifies the boxed answer, right or wrong: `0` too little derivation to ' +
    'tell, `1` faithful, `2` unfaithful (errors that cancel, a sign or factor changed to match a known result, another ' +
    'result boxed than derived).',
  // P29, P30, P32, P33, P36, P41
  labelled:
    '**correct**: `yes` when every part of the question has an answer under its own label that is equivalent to the ' +
    'reference of that part, once a convention that the response itself states is applied; numbers may be off by 1 % or ' +
    'agree to the digits of the reference, estimates by less than a power of ten; else, or with a part that is missing or ' +
    'hedged, `no`. **faithful** is not asked here: leave it empty.',
};

/** The sheet a physicist reads: questions, references and responses, without the judge's labels and the model's name. */
export function renderSheet(items: readonly SheetItem[], form: SheetForm): string {
  const intro = [
    '# Responses to label',
    `${HOW_TO_FILL}${WHAT_TO_FILL[form]} Leave a cell empty that you cannot decide.`,
  ];
  return `${paragraphs([...intro, ...items.map(renderItem)])}\n`;
}

function renderItem(shown: SheetItem): string {
  const { item, question, figures, reference, solution, requirement, response, reasoning } = shown;
  return paragraphs([
    `## Item ${item}`,
    '**Question**',
    question.trim(),
    ...figures.map((url, at) => `![figure ${at + 1}](${url})`),
    `**Reference answer**: ${reference}`,
    // The judge is told as well (Q9).
    ...(requirement === '' ? [] : [`**Form of the answer**: ${requirement.trim()}`]),
    '**Reference solution**',
    solution.trim() || 'none',
    ...(reasoning === '' ? [] : ['**Reasoning, as the endpoint gave it**', fenced(reasoning)]),
    '**Response**',
    fenced(response),
  ]);
}

/** A fence longer than any in the text, so that nothing of the text gets out of it. */
function fenced(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}text\n${cutText(text, MAX_TEXT)}\n${fence}`;
}

interface Agreement {
  readonly agreed: number;
  readonly items: number;
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly kappa: number | null;
}

/** What the report on a human check is rendered from; one entry a question. */
export interface HumanScore {
  readonly question: string;
  readonly judges: readonly { readonly name: string; readonly agreement: Agreement }[];
  readonly experts: readonly { readonly names: readonly [string, string]; readonly agreement: Agreement }[];
  readonly undecided: number;
}

/** Agreement of the judges with the majority of the experts, and of the experts with each other. */
export function renderHumanScores(scores: readonly HumanScore[], experts: number): string {
  const rows = scores.flatMap(({ question, judges, experts: pairs }) => [
    ...judges.map(({ name, agreement }) => row(question, `${prose(name, 80)} and the majority`, agreement)),
    ...pairs.map(({ names, agreement }) =>
      row(question, names.map((name) => prose(name, 80)).join(' and '), agreement),
    ),
  ]);
  const open = scores
    .filter(({ undecided }) => undecided > 0)
    .map(({ question, undecided }) => `${undecided} without a majority for ${question}`);
  return `${paragraphs([
    table([['Question', 'Who', 'Agreement', '95 % interval', 'Cohen κ'], ...rows], 'llrrr'),
    `Majority of ${experts} ${experts === 1 ? 'expert' : 'experts'}${open.length > 0 ? `; left out: ${open.join(', ')}` : ''}.`,
  ])}\n`;
}

function row(
  question: string,
  who: string,
  { agreed, items, interval, kappa }: Agreement,
): readonly string[] {
  return [
    question,
    who,
    items === 0 ? '— (no item)' : `${formatPercent(agreed / items)} (${agreed}/${items})`,
    interval === null ? '—' : `${(100 * interval.low).toFixed(0)}–${(100 * interval.high).toFixed(0)} %`,
    kappa === null ? '—' : kappa.toFixed(2).replace('-', '−'),
  ];
}
