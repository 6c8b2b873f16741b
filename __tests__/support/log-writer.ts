import { writeSync } from 'node:fs';
import { openRunLog } from '../../src/store/run-log.ts';

/** Appends entries to the log named by the first argument until it is killed, and acknowledges each on stdout. */
const [, , path = '', start = '0'] = process.argv;
const log = openRunLog({ path, redact: (text) => text });
for (let index = Number(start); ; index++) {
  log.append({
    type: 'attempt',
    key: `k${index}`,
    reply: {
      outcome: 'answered',
      text: 'x'.repeat((index * 7919) % 5000),
      reasoning: { kind: 'none', text: '' },
      usage: {},
      durationMs: 1,
      tries: 1,
      adjustments: [],
    },
  });
  writeSync(1, `k${index}\n`);
}
