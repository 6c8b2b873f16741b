import { setFlagsFromString } from 'node:v8';

/**
 * Every pair takes another way through the code, so that what V8 compiles for the hot one is soon thrown away and compiled
 * again: on 1,130 pairs that was half of all CPU time. It compiles later (the default budget is 67,584 units of bytecode)
 * and without inlining, which helps only where one way is taken again and again.
 */
const COMPILER_FLAGS: readonly string[] = ['--interrupt-budget=1000000', '--no-turbo-inlining'];

/** Sets the flags of V8 that suit verifying many pairs; affects the whole process. */
export function tuneCompiler(): void {
  // Later versions know no such budget and would complain on standard error.
  if (Number.parseInt(process.versions.node, 10) >= 22) return;
  for (const flag of COMPILER_FLAGS) setFlagsFromString(flag);
}
