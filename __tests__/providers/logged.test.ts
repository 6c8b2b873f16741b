import { expect, it } from '@jest/globals';
import type { AskOutcome, ChatReply } from '../../src/domain/attempt.ts';
import type { ChatPort, LogEntry, RunLogPort } from '../../src/domain/ports.ts';
import { withLog } from '../../src/providers/logged.ts';
import { PLAIN_REQUEST } from '../support/ask-fake.ts';

function createMemoryLog(): RunLogPort {
  const entries = new Map<string, LogEntry>();
  return {
    find: (key) => entries.get(key),
    append: (entry) => void entries.set(entry.key, entry),
    reusable: 0,
    close: () => {},
  };
}

/** An endpoint that gives these outcomes in turn, and the text "1", "2", … */
function createEndpoint(outcomes: readonly AskOutcome[]): ChatPort {
  let asked = 0;
  return {
    origin: 'https://models.example.org',
    model: 'm',
    ask: async (): Promise<ChatReply> => ({
      outcome: outcomes[asked] ?? 'answered',
      text: String(++asked),
      reasoning: { kind: 'none', text: '' },
      usage: {},
      durationMs: 1,
      tries: 1,
      adjustments: [],
    }),
  };
}

it('asks once, takes the reply from the log from then on, and says so each time', async () => {
  const log = createMemoryLog();
  let found = 0;
  const logging = { log, sha256: (text: string) => text, onFound: () => void found++ };
  const chat = withLog(createEndpoint([]), logging);
  const { signal } = new AbortController();
  expect([(await chat.ask(PLAIN_REQUEST, signal)).text, found]).toEqual(['1', 0]);
  expect([(await chat.ask(PLAIN_REQUEST, signal)).text, found]).toEqual(['1', 1]);
  expect([(await chat.ask({ ...PLAIN_REQUEST, temperature: 1 }, signal)).text, found]).toEqual(['2', 1]);
  const other = withLog({ ...createEndpoint([]), model: 'n' }, logging);
  expect([(await other.ask(PLAIN_REQUEST, signal)).text, found]).toEqual(['1', 1]);
});

it('does not log a request that was never made', async () => {
  const log = createMemoryLog();
  const logging = { log, sha256: (text: string) => text, onFound: () => {} };
  const chat = withLog(createEndpoint(['cancelled', 'over_budget']), logging);
  const { signal } = new AbortController();
  const texts = [];
  for (let time = 0; time < 4; time++) texts.push((await chat.ask(PLAIN_REQUEST, signal)).text);
  expect(texts).toEqual(['1', '2', '3', '3']);
});
