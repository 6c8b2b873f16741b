import { parentPort, workerData } from 'node:worker_threads';
import type { PairContext } from '../domain/pair.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { VerifyProfile } from '../domain/verify-profile.ts';
import { verifyPair } from '../verify/pair.ts';
import { compileOnDemand, tuneCompiler } from './compiler.ts';
import { milliseconds } from './stopwatch.ts';

/** One pair as it travels to a worker. */
export interface PairTask {
  readonly reference: string;
  readonly candidate: string;
  readonly context: PairContext;
}

/** What a pair came to, and the milliseconds it took. */
export interface VerifiedPair {
  readonly verdict: Verdict;
  readonly ms: number;
}

/** What a worker is started with: the rules, the seed, and where it writes how far it is. */
export interface WorkerStart {
  readonly profile: VerifyProfile;
  /** Chooses the test points of every pair. */
  readonly seed: number;
  /** One 32-bit integer: the number of the pair in work within its batch, -1 before the first batch. */
  readonly progress: SharedArrayBuffer;
}

/** The life of a worker: one batch of pairs in, their verdicts out, until it is stopped. */
export function serveVerdicts(): void {
  compileOnDemand(true);
  tuneCompiler();
  const { profile, seed, progress } = workerData as WorkerStart;
  const at = new Int32Array(progress);
  parentPort?.on('message', (batch: readonly PairTask[]) => {
    const done = batch.map((task, index): VerifiedPair => {
      Atomics.store(at, 0, index);
      const start = milliseconds();
      const { reference, candidate, context } = task;
      const verdict = verifyPair({ reference, candidate, profile, seed, ...context });
      return { verdict, ms: milliseconds() - start };
    });
    parentPort?.postMessage(done);
  });
}
