import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { ChatPort, ClockPort, LogEntry } from '../../src/domain/ports.ts';
import type { Problem } from '../../src/domain/problem.ts';
import type { RunResult } from '../../src/domain/run.ts';
import { assembleRun } from '../../src/evaluation/assemble.ts';
import type { Examination, JudgeSetup } from '../../src/evaluation/examination.ts';
import { examine } from '../../src/evaluation/examine.ts';
import type { Protocol } from '../../src/protocols/index.ts';
import { qftBench } from '../../src/protocols/qft-bench/index.ts';
import { createChatEndpoint } from '../../src/providers/chat.ts';
import { createLimiter } from '../../src/providers/limiter.ts';
import { withLog } from '../../src/providers/logged.ts';
import { endpointConfig } from './ask-fake.ts';
import { completion, type FakeModelServer, reply, startFakeModelServer } from './fake-model-server.ts';
import { isJudging } from './judge-request.ts';
import type { FakeJudge } from './judges.ts';

/** Lower-case hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A problem of two parameters whose reference solution shows the way. */
export function problemOf(fields: Partial<Problem> = {}): Problem {
  return {
    id: 'two-level',
    set: 'test',
    category: 'quantum',
    question: 'Give the energy $E$ of the upper level in terms of $a$ and $b$.',
    answers: [{ latex: '\\frac{a + \\sqrt{a^2 + 4 b^2}}{2}', kind: 'symbolic' }],
    symbols: ['a', 'b'].map((latex) => ({ latex, domain: 'positive' as const })),
    solution: [
      '1. The matrix has trace $a$ and determinant $-b^2$.',
      '2. Its characteristic polynomial is $E^2 - aE - b^2$,',
      '   whose larger root is wanted.',
      '3. Check: for $b=0$ the root is $a$.',
    ].join('\n'),
    conventions: [],
    subtopics: [],
    provenance: { origin: 'original' },
    figures: [],
    ...fields,
  };
}

/** What a fake model answers: the text, one that ended for a reason, or an error of the endpoint. */
export type FakeModel = (
  index: number,
  body: string,
) => string | { readonly text: string; readonly finish: string } | { readonly refused: string };

/** A server on loopback that is model and judge at once, and counts what either is asked. */
export interface Rig {
  readonly server: FakeModelServer;
  readonly asked: { model: number; judge: number };
  readonly bodies: { readonly model: string[]; readonly judge: string[] };
}

export async function startRigServer({ model, judge }: { model: FakeModel; judge: FakeJudge }): Promise<Rig> {
  const bodies = { model: [] as string[], judge: [] as string[] };
  const asked = { model: 0, judge: 0 };
  const server = await startFakeModelServer(({ body }) => {
    const role = isJudging(body) ? 'judge' : 'model';
    bodies[role].push(body);
    asked[role] += 1;
    if (role === 'judge') return reply(200, completion(judge(body)));
    const said = model(asked.model - 1, body);
    if (typeof said === 'string') return reply(200, completion(said));
    if ('refused' in said) return reply(400, { error: { message: said.refused } });
    return reply(200, completion(said.text, { choice: { finish_reason: said.finish } }));
  });
  return { server, asked, bodies };
}

/** How a run on the rig differs from the plain one: one problem, one sample, one evaluation and no control. */
export interface RigOptions {
  readonly problems?: readonly Problem[];
  readonly samples?: number;
  readonly maxTokens?: number;
  /** QFT-Bench when not set */
  readonly protocol?: Protocol;
  readonly prefilter?: boolean;
  /** false for a run without a judge */
  readonly judged?: boolean;
  readonly judge?: Partial<Pick<JudgeSetup, 'repeats' | 'controls' | 'faithfulness' | 'errors'>>;
  readonly log?: Map<string, LogEntry>;
  /** where the judge is, when it is not on the rig. */
  readonly judgeUrl?: string;
}

const CLOCK: ClockPort = {
  nowIso: () => '2026-01-01T00:00:00.000Z',
  monotonicMs: () => 0,
  sleep: async () => {},
};

/** Examines on the rig, through the real client, and assembles the record. */
export async function runOnRig({ server }: Rig, options: RigOptions = {}): Promise<RunResult> {
  const { problems = [problemOf()], samples = 1, maxTokens = 65_536, judge, log } = options;
  const { protocol = qftBench, prefilter = false, judged = true } = options;
  const open = (url: string) => logged(createChatEndpoint(endpointConfig(url)), log);
  const chat = open(server.baseUrl);
  const common = {
    problemSet: 'test',
    problems,
    samples,
    prompt:
      protocol.reading === 'boxes'
        ? { name: 'plain', text: '{{question}} Answer in \\boxed{}.' }
        : protocol.defaultPrompt,
    model: chat,
    sampling: { maxTokens },
    regenerate: protocol.regenerates,
    prefilter,
    judge: judged
      ? {
          chat: options.judgeUrl === undefined ? chat : open(options.judgeUrl),
          sampling: {},
          repeats: 1,
          controls: 0,
          faithfulness: false,
          errors: false,
          ...judge,
        }
      : null,
  };
  const examination: Examination =
    protocol.reading === 'boxes' ? { ...common, protocol } : { ...common, protocol };
  const { signal } = new AbortController();
  setMaxListeners(0, signal); // one for every request under way
  const ports = {
    sha256,
    progress: { line: () => {}, warn: () => {} },
    limit: createLimiter(4),
    signal,
  };
  const examined = await examine(examination, ports);
  return assembleRun(
    { examination, examined, startedAt: CLOCK.nowIso() },
    {
      sha256,
      clock: CLOCK,
      cost: () => ({
        modelCalls: 0,
        judgeCalls: 0,
        promptTokens: 0,
        completionTokens: 0,
        callsWithoutUsage: 0,
        costUsd: null,
      }),
      fromLog: () => 0,
      stopReason: () => null,
      toolVersion: '0.0.0',
      context: {},
    },
  );
}

/** The endpoint behind a log in memory, for runs that go on. */
function logged(chat: ChatPort, entries: Map<string, LogEntry> | undefined): ChatPort {
  if (entries === undefined) return chat;
  const log = {
    find: (key: string) => entries.get(key),
    append: (entry: LogEntry) => void entries.set(entry.key, entry),
    reusable: entries.size,
    close: () => {},
  };
  return withLog(chat, { log, sha256, onFound: () => {} });
}
