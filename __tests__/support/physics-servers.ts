import {
  completion,
  type FakeModelServer,
  reply,
  type Script,
  startFakeModelServer,
} from './fake-model-server.ts';

interface SmallProblem {
  readonly id: string;
  readonly latex: string;
}

const SMALL_PROBLEMS: readonly SmallProblem[] = [
  { id: 'spring', latex: '\\frac{1}{2} k x^2' },
  { id: 'pendulum', latex: '2\\pi\\sqrt{\\frac{l}{g}}' },
  { id: 'photon', latex: '\\hbar k' },
  { id: 'rotor', latex: '\\frac{L^2}{2 I}' },
];

const symbolsOf: Readonly<Record<string, readonly string[]>> = {
  spring: ['k', 'x'],
  pendulum: ['l', 'g'],
  photon: ['\\hbar', 'k'],
  rotor: ['L', 'I'],
};

/** A problem file of four problems that a verifier settles without a judge. */
export const PROBLEM_FILE = SMALL_PROBLEMS.map(
  ({ id, latex }) => `${JSON.stringify(problemRow(id, latex))}\n`,
).join('');

function problemRow(id: string, latex: string): object {
  return {
    id,
    category: 'mechanics',
    question: `What is the answer to the problem named ${id}?`,
    answers: [{ latex, kind: 'symbolic' }],
    symbols: (symbolsOf[id] ?? []).map((symbol) => ({ latex: symbol, domain: 'positive' })),
    provenance: { origin: 'original' },
  };
}

/** The right response to each problem of {@link PROBLEM_FILE}, by id. */
export const RIGHT: Readonly<Record<string, string>> = Object.fromEntries(
  SMALL_PROBLEMS.map(({ id, latex }) => [id, `From the definitions, step by step, \\boxed{${latex}}`]),
);

/** A response that the verifier refutes. */
export const WRONG = 'It is obvious that \\boxed{7}';

/** Everything right but these. */
export function rightBut(...ids: readonly string[]): Record<string, string> {
  return { ...RIGHT, ...Object.fromEntries(ids.map((id) => [id, WRONG])) };
}

/** A model that gives these responses, by problem id; `onRequest` is called before it answers. */
export function startModel(
  responses: Readonly<Record<string, string>>,
  onRequest: () => void = () => {},
): Promise<FakeModelServer> {
  return startFakeModelServer((request) => {
    onRequest();
    const id = /the problem named ([\w-]+)/.exec(request.body)?.[1] ?? '';
    return reply(200, completion(responses[id] ?? ''));
  });
}

/** What a judge says to each kind of judging. */
export type JudgeReplies = Readonly<Record<'correctness' | 'faithfulness' | 'error', string>>;

export const STRICT_JUDGE: JudgeReplies = {
  correctness: 'The answer is another one.\n||0||',
  faithfulness: 'Every step follows.\n||1||',
  error: 'A factor was lost.\n||Calculation||',
};

export function startJudge(replies: JudgeReplies): Promise<FakeModelServer> {
  const script: Script = ({ body }) => reply(200, completion(replies[kindOf(body)]));
  return startFakeModelServer(script);
}

/** Which judging a request is, told by the labels it asks for. */
function kindOf(body: string): keyof JudgeReplies {
  if (body.includes('||Calculation||')) return 'error';
  return body.includes('||2||') ? 'faithfulness' : 'correctness';
}
