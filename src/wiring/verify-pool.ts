import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Verdict } from '../domain/verdict.ts';
import type { VerifyProfile } from '../domain/verify-profile.ts';
import { compileOnDemand } from './compiler.ts';
import { milliseconds } from './stopwatch.ts';
import type { PairTask, VerifiedPair, WorkerStart } from './verify-worker.ts';

/** How pairs are spread over workers. */
export interface PoolOptions {
  readonly profile: VerifyProfile;
  /** Chooses the test points of every pair. */
  readonly seed: number;
  /** Most workers at once. */
  readonly jobs: number;
  /** A pair that is in work longer is given up and its worker stopped, in milliseconds. */
  readonly pairTimeoutMs: number;
}

/** Workers that verify batches of pairs; a pair that hangs or crashes costs its worker and nothing else. */
export interface VerifyPool {
  /** Verdicts in the order of the batch. */
  verify(batch: readonly PairTask[]): Promise<readonly VerifiedPair[]>;
  close(): Promise<void>;
}

interface Job {
  readonly batch: readonly PairTask[];
  readonly resolve: (results: readonly VerifiedPair[]) => void;
}

/** How often the progress of a worker is looked at, in milliseconds. */
const LOOK_EVERY_MS = 25;
/** Time for a worker to load its code and begin, in milliseconds. */
const START_MS = 20_000;
/** A further worker pays only where this many batches wait: loading and warming up cost it as much as a thousand pairs. */
const WORTH_A_WORKER = 32;
/** Far above what the caps of the verifier let a pair use. */
const MAX_HEAP_MB = 512;

/** The worker's bundle beside that of the command line; among compiled sources, its entry. */
// The path is computed from the file name: the bundler would take `new URL` for a file to copy.
const WORKER_FILES = ['../worker/index.js', '../verify-worker.js'].map((path) =>
  join(dirname(fileURLToPath(import.meta.url)), path),
);

function workerFile(): string {
  const file = WORKER_FILES.find((path) => existsSync(path));
  if (file === undefined) throw new Error(`the verifier's worker is missing: ${WORKER_FILES.join(' or ')}`);
  return file;
}

/** Makes a pool; workers start when there is work for them. */
export function createVerifyPool(options: PoolOptions): VerifyPool {
  const waiting: Job[] = [];
  const idle: Lane[] = [];
  const lanes = new Set<Lane>();
  const next = (lane: Lane): void => {
    const job = waiting.shift();
    if (job === undefined) idle.push(lane);
    else
      void lane
        .run(job.batch)
        .then(job.resolve)
        .finally(() => next(lane));
  };
  const add = (): void => {
    const lane = createLane(options);
    lanes.add(lane);
    next(lane);
  };
  return {
    verify: (batch) =>
      new Promise((resolve) => {
        waiting.push({ batch, resolve });
        const free = idle.pop();
        if (free !== undefined) next(free);
        else if (lanes.size === 0 || (lanes.size < options.jobs && waiting.length > WORTH_A_WORKER)) add();
      }),
    close: async () => {
      await Promise.all([...lanes].map((lane) => lane.stop()));
    },
  };
}

/** One worker at a time; after a crash or a stop the next batch starts another. */
interface Lane {
  run(batch: readonly PairTask[]): Promise<readonly VerifiedPair[]>;
  stop(): Promise<unknown>;
}

function createLane({ profile, seed, pairTimeoutMs }: PoolOptions): Lane {
  let current: { worker: Worker; at: Int32Array } | undefined;
  const start = (): { worker: Worker; at: Int32Array } => {
    const progress = new SharedArrayBuffer(4);
    const at = new Int32Array(progress);
    at[0] = -1;
    const data: WorkerStart = { profile, seed, progress };
    // The worker turns it back when its code is loaded.
    compileOnDemand(false);
    const worker = new Worker(workerFile(), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    // An error between two batches has nobody waiting for it; the next batch finds the worker ended.
    worker.on('error', () => undefined);
    return { worker, at };
  };
  const run = async (batch: readonly PairTask[]): Promise<readonly VerifiedPair[]> => {
    if (batch.length === 0) return [];
    current ??= start();
    const outcome = await oneBatch({ ...current, batch, pairTimeoutMs });
    if (outcome.done !== undefined) return outcome.done;
    void current.worker.terminate();
    current = undefined;
    const { lost, why, ms } = outcome;
    const before = await run(batch.slice(0, lost));
    const after = await run(batch.slice(lost + 1));
    return [...before, { verdict: givenUp(why), ms }, ...after];
  };
  return { run, stop: async () => current?.worker.terminate() };
}

type BatchOutcome =
  | { readonly done: readonly VerifiedPair[] }
  | { readonly done?: undefined; readonly lost: number; readonly why: string; readonly ms: number };

interface Batch {
  readonly worker: Worker;
  readonly at: Int32Array;
  readonly batch: readonly PairTask[];
  readonly pairTimeoutMs: number;
}

/** Sends a batch and waits for its verdicts, or for the pair at which the worker hung or died. */
function oneBatch({ worker, at, batch, pairTimeoutMs }: Batch): Promise<BatchOutcome> {
  return new Promise((resolve) => {
    let [seen, since] = [-1, milliseconds()];
    Atomics.store(at, 0, -1);
    const finish = (outcome: BatchOutcome): void => {
      clearInterval(watch);
      worker.off('message', onDone).off('error', onError).off('exit', onExit);
      resolve(outcome);
    };
    const give = (why: string): void =>
      finish({ lost: Math.max(0, Atomics.load(at, 0)), why, ms: milliseconds() - since });
    const watch = setInterval(() => {
      const now = Atomics.load(at, 0);
      if (now !== seen) [seen, since] = [now, milliseconds()];
      else if (milliseconds() - since > (seen < 0 ? START_MS : pairTimeoutMs))
        give(`not decided within ${pairTimeoutMs} ms`);
    }, LOOK_EVERY_MS);
    const onDone = (done: readonly VerifiedPair[]): void => finish({ done });
    const onError = (error: Error): void => give(`the verifier failed: ${error.message}`);
    const onExit = (code: number): void => give(`the verifier ended with code ${code}`);
    worker.on('message', onDone).on('error', onError).on('exit', onExit);
    worker.postMessage(batch);
  });
}

function givenUp(why: string): Verdict {
  return { outcome: 'undecided', reason: 'too_large', rule: 'none', trace: [why] };
}
