import { completion, reply, type Script, type SeenRequest, type Step } from './fake-model-server.ts';

/** How the fake model answers a problem: `right` is proved, `wrong` is refuted, `unclear` only a judge can settle. */
export type Style = 'right' | 'wrong' | 'unclear';

const STYLES: readonly Style[] = ['right', 'wrong', 'unclear'];
const CATEGORIES: readonly string[] = ['Classical', 'Quantum'];

/** Problem number `index` (from 0): its id, its style, and the boxed answer the fake model gives. */
interface Oscillator {
  readonly id: string;
  readonly style: Style;
  readonly category: string;
  readonly latex: string;
  readonly boxed: string;
}

/** Harmonic oscillators: the energy of level n is (n + 1/2) times hbar omega. */
export function oscillator(index: number): Oscillator {
  const style = STYLES[index % STYLES.length] ?? 'right';
  const boxed = {
    right: `\\frac{${2 * index + 1}}{2} \\hbar \\omega`,
    wrong: `${index + 1} \\hbar \\omega`,
    unclear: `\\frac{${2 * index + 1}}{2} \\varepsilon_0`,
  }[style];
  return {
    id: `level-${String(index).padStart(2, '0')}`,
    style,
    category: CATEGORIES[Math.floor(index / STYLES.length) % CATEGORIES.length] ?? '',
    latex: `\\hbar \\omega (${index} + \\frac{1}{2})`,
    boxed,
  };
}

/** The first `count` oscillators as a problem file of JSON lines. */
export function renderOscillators(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const { id, category, latex } = oscillator(index);
    const symbols = ['\\hbar', '\\omega'].map((symbol) => ({ latex: symbol, domain: 'positive' }));
    const question = questionOf(id, index);
    const answers = [{ latex, kind: 'symbolic' }];
    const solution = `The ladder operators give $E_{${index}}=\\hbar\\omega(${index}+\\frac12)$.`;
    const provenance = { origin: 'original' };
    return `${JSON.stringify({ id, category, question, answers, symbols, solution, provenance })}\n`;
  }).join('');
}

function questionOf(id: string, index: number): string {
  return `[${id}] What is the energy of level $n=${index}$ of a harmonic oscillator of frequency $\\omega$?`;
}

/** What a request asks for: the answer to a problem or one of the judgings of it. */
export interface Asked {
  readonly kind: 'answer' | 'correctness' | 'faithfulness' | 'error';
  readonly problemId: string;
}

const JUDGINGS = [
  ['correctness', 'You grade the final answer'],
  ['faithfulness', 'You examine whether the derivation'],
  ['error', 'has already been graded incorrect'],
] as const;

/** Reads off a request what it asks for. */
export function readAsked({ body }: SeenRequest): Asked {
  const problemId = /\[(level-\d+)\]/.exec(body)?.[1] ?? 'none';
  const judging = JUDGINGS.find(([, words]) => body.includes(words));
  return { kind: judging?.[0] ?? 'answer', problemId };
}

/** The reply of the fake model and its judge to a request. */
export function answerAsked({ kind, problemId }: Asked): string {
  const { style, boxed } = oscillator(Number(problemId.slice('level-'.length)));
  switch (kind) {
    case 'answer':
      return `Ladder operators give the levels.\n\n\\boxed{${boxed}}`;
    case 'correctness':
      return `The extracted answer was compared.\n||${style === 'unclear' ? 1 : 0}||`;
    case 'faithfulness':
      return 'The derivation carries the answer.\n||1||';
    case 'error':
      return 'A slip in the last step.\n||Calculation||';
  }
}

/** Serves the oscillators; `before` are the steps before each reply. */
export function oscillatorScript(before: (asked: Asked) => readonly Step[] = () => []): Script {
  return (request) => {
    const asked = readAsked(request);
    return [...before(asked), ...reply(200, completion(answerAsked(asked)))];
  };
}
