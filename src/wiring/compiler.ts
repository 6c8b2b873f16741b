import { setFlagsFromString } from 'node:v8';

/**
 * Every pair takes another way through the code, so that what V8 compiles for the hot one is soon thrown away and compiled
 * again: with its defaults that was half of all CPU time of 1,130 pairs on Node 20, and a quarter on Node 24. It compiles
 * later, beside no other work, and without inlining and other passes that help only where one way is taken again and
 * again. The budget counts bytecode (default: 67,584); V8 from version 12 on counts invocations (defaults: 400 and 3,000).
 */
const BY_BYTECODE: readonly string[] = [
  '--interrupt-budget=500000',
  '--no-turbo-inlining',
  '--no-turbo-load-elimination',
  '--no-turbo-loop-peeling',
  '--no-turbo-splitting',
  '--no-concurrent-recompilation',
];
const BY_INVOCATIONS: readonly string[] = [
  '--invocation-count-for-maglev=2000',
  '--invocation-count-for-turbofan=20000',
  '--no-turbo-inlining',
  '--no-concurrent-recompilation',
];
/** The newest version of Node whose V8 is known to have these flags; another one would complain on standard error. */
const NEWEST_KNOWN = 24;

/** Sets the flags of V8 that suit verifying many pairs; affects the whole process. */
export function tuneCompiler(): void {
  const major = Number.parseInt(process.versions.node, 10);
  if (major > NEWEST_KNOWN) return;
  for (const flag of major < 22 ? BY_BYTECODE : BY_INVOCATIONS) setFlagsFromString(flag);
}

/**
 * Whether functions of code loaded from now on are compiled when they are first called, as usual, or all at once: that takes
 * longer than to skim them, and less than to skim all and compile half of them again, as verifying a thousand pairs does.
 */
export function compileOnDemand(isOnDemand: boolean): void {
  setFlagsFromString(isOnDemand ? '--lazy' : '--no-lazy');
}
