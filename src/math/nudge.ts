import { type Complex, complexOf } from './complex.ts';

/** A function that does not move at all when its argument moves by this share of it has saturated. */
export const NUDGE = 1e-6;

/** The arguments with the last one, the variable, moved by the share {@link NUDGE} of it. */
export function nudged(args: readonly Complex[]): readonly Complex[] {
  return args.map((z, at) =>
    at === args.length - 1 ? complexOf(z.re * (1 + NUDGE), z.im * (1 + NUDGE)) : z,
  );
}
