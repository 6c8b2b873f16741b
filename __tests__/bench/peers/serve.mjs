// The life of a peer in JavaScript: one pair a line in, one verdict a line out, with the CPU seconds used so far.
import { createInterface } from 'node:readline';

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const say = (fields) => process.stdout.write(`${JSON.stringify({ ...fields, cpu: cpu() })}\n`);

/** Answers every pair on standard input with what `decide` says; what it throws is no verdict. */
export async function serve(decide) {
  say({});
  for await (const line of createInterface({ input: process.stdin })) {
    let verdict = 'undecided';
    try {
      verdict = decide(JSON.parse(line));
    } catch {
      // No verdict.
    }
    say({ verdict });
  }
}
