import { EXIT, type ExitCode, renderMistake, UserError, type UserMistake } from '../domain/errors.ts';
import type { AnswerPair } from '../domain/pair.ts';
import type { Verdict } from '../domain/verdict.ts';
import { READER, type VerifyProfile } from '../domain/verify-profile.ts';
import type { Options } from '../options/table.ts';
import { readPair } from '../problems/pairs.ts';
import { findProtocol, PROTOCOLS } from '../protocols/index.ts';
import { renderVerified, type VerifiedRow } from '../report/verified.ts';
import type { Evidence } from '../verify/explain.ts';
import { createVerifyPool, type VerifyPool } from '../wiring/verify-pool.ts';
import type { VerifiedPair } from '../wiring/verify-worker.ts';
import { createPairTally } from './pair-tally.ts';
import { unitMistake } from './pair-unit.ts';
import type { CommandInput } from './registry.ts';
import type { Terminal } from './terminal.ts';

/** Pairs a worker takes at once; small enough that a stopped batch is soon done again. */
const BATCH = 64;
/** Batches read ahead of the one whose verdicts are awaited, so that a long stream stays out of memory. */
const AHEAD = 64;

/**
 * `verify [pairs.jsonl …]`: decides pairs of answers, one verdict a line with `--json`, else a summary; standard input
 * without a file or for `-`. A line that is no pair is reported and the others still count; exit 2 then, as for no pair at
 * all. With `--check-labels` exit 1 where a verdict contradicts its label.
 */
export async function verifyCommand({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  if (options.evidence && !options.json)
    throw new UserError({
      code: 'bad-option',
      message: 'evidence is set, but not json: only a line of JSON has room for it',
      hint: 'theory-gate verify pairs.jsonl --json --evidence',
    });
  const rules = { profile: profileOf(options), seed: options.seed };
  const pool = createVerifyPool({
    ...rules,
    jobs: options.jobs,
    pairTimeoutMs: options.pairTimeoutMs,
  });
  // The second evaluator behind it costs as much to load as a thousand verdicts.
  const explained = options.evidence ? await import('../verify/explain.ts') : undefined;
  const mistakes: UserMistake[] = [];
  const tally = createPairTally();
  const source = positionals.length === 0 ? ['-'] : positionals;
  try {
    const rows: VerifiedRow[] = [];
    for await (const row of verified(pairsOf(source, terminal, mistakes), pool)) {
      tally.count(row);
      if (options.json)
        terminal.print(
          `${JSON.stringify({ ...jsonRow(row), ...(explained && evidenceOf(row, rules, explained.evidenceFor)) })}\n`,
        );
      else rows.push(row);
    }
    if (!options.json && rows.length > 0) terminal.print(renderVerified(rows));
  } finally {
    await pool.close();
  }
  tally.warnOfRepeated(terminal);
  if (mistakes.length > 0) return EXIT.userError;
  tally.refuseNothing(source.map(nameOf), options.checkLabels);
  return options.checkLabels ? tally.checked(terminal) : EXIT.passed;
}

/** The rules of a protocol; `reader` is what a careful reader of a paper would use. */
export function profileOf({ protocol }: Options): VerifyProfile {
  const profile = protocol === 'reader' ? READER : findProtocol(protocol)?.verifier;
  if (profile !== undefined) return profile;
  const known = ['reader', ...PROTOCOLS.map(({ name }) => name)].join(', ');
  throw new UserError({
    code: 'bad-option',
    message: `protocol is ${JSON.stringify(protocol)}, expected one of ${known}`,
  });
}

function jsonRow({ pair, result }: VerifiedRow) {
  const { outcome, rule } = result.verdict;
  return { id: pair.id, verdict: outcome, rule, ms: Number(result.ms.toFixed(3)) };
}

type EvidenceFor = typeof import('../verify/explain.ts').evidenceFor;

/** What the verdict stands on, as `explain --json` gives it. */
function evidenceOf(
  { pair, result }: VerifiedRow,
  rules: { readonly profile: VerifyProfile; readonly seed: number },
  evidenceFor: EvidenceFor,
): { readonly evidence: Evidence & Omit<Verdict, 'outcome' | 'rule'> } {
  const { outcome: _, rule: __, ...verdict } = result.verdict;
  const evidence = evidenceFor(result.verdict, { ...taskOf(pair), ...rules, ...pair.context });
  return { evidence: { ...verdict, ...evidence } };
}

const nameOf = (path: string): string => (path === '-' ? 'standard input' : path);

/** Every pair of the files in order; mistakes are reported where they stand and collected. */
async function* pairsOf(
  paths: readonly string[],
  terminal: Terminal,
  mistakes: UserMistake[],
): AsyncGenerator<AnswerPair> {
  for (const path of paths) {
    let line = 0;
    for await (const text of terminal.lines(path)) {
      line += 1;
      if (text.trim() === '') continue;
      const place = { file: nameOf(path), line };
      const read = readPair(text, place);
      const found = read.ok ? await unitMistake(read.pair.context) : read.mistakes;
      if (read.ok && found.length === 0) yield read.pair;
      for (const mistake of found.map((one) => ({ place, ...one }))) {
        mistakes.push(mistake);
        terminal.progress.warn(`error: ${renderMistake(mistake)}`);
      }
    }
  }
}

/** The pairs with their verdicts, in order, while later batches are already in work. */
async function* verified(pairs: AsyncIterable<AnswerPair>, pool: VerifyPool): AsyncGenerator<VerifiedRow> {
  const pending: { batch: readonly AnswerPair[]; results: Promise<readonly VerifiedPair[]> }[] = [];
  const settle = async function* (): AsyncGenerator<VerifiedRow> {
    const first = pending.shift();
    if (first === undefined) return;
    const results = await first.results;
    for (const [at, pair] of first.batch.entries()) {
      const result = results[at];
      if (result !== undefined) yield { pair, result };
    }
  };
  for await (const batch of batched(pairs)) {
    pending.push({ batch, results: pool.verify(batch.map(taskOf)) });
    if (pending.length > AHEAD) yield* settle();
  }
  while (pending.length > 0) yield* settle();
}

async function* batched(pairs: AsyncIterable<AnswerPair>): AsyncGenerator<readonly AnswerPair[]> {
  let batch: AnswerPair[] = [];
  for await (const pair of pairs) {
    batch.push(pair);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function taskOf({ reference, candidate, context = {} }: AnswerPair) {
  return { reference, candidate, context };
}
