import { openRunLog } from '../../src/store/run-log.ts';

/**
 * Appends `count` replies of `chars` characters to the log named by the first argument and finds them, in this run and
 * after the log was opened again; says on stdout what it found.
 */
const [, , path = '', count = '0', chars = '0'] = process.argv;
const keys = Array.from({ length: Number(count) }, (_, index) => `k${index}`);
const redact = (text: string): string => text;

const log = openRunLog({ path, redact });
for (const key of keys) {
  log.append({
    type: 'attempt',
    key,
    reply: {
      outcome: 'answered',
      text: key.padEnd(Number(chars), '.'),
      reasoning: { kind: 'none', text: '' },
      usage: {},
      durationMs: 1,
      tries: 1,
      adjustments: [],
    },
  });
}
const countFound = (from: typeof log): number =>
  keys.filter((key) => from.find(key)?.reply.text.startsWith(`${key}.`)).length;
process.stdout.write(`appended ${keys.length}\nfound ${countFound(log)}\n`);
log.close();
const again = openRunLog({ path, redact });
process.stdout.write(`reusable ${again.reusable}\nfound ${countFound(again)}\n`);
again.close();
