import type { SymbolDomain } from '../domain/problem.ts';

/**
 * How the notation of special functions is read in one pair. Readers of both sides share it, so that an ambiguous letter
 * means the same on both.
 */
export interface SpecialNotation {
  /** For every ambiguous family met: which of its readings is taken, and how many there are. */
  readonly choices: Map<string, Choice>;
  /** What the place of a name in a function says about it: an order is a whole number, a half-period ratio complex. */
  readonly domains: Map<string, SymbolDomain>;
  /** Names that are declared as quantities and never functions. */
  readonly declared: ReadonlySet<string>;
  /** Symbols such as `B_{n}` and `\gamma` are numbers of number theory and analysis. */
  readonly numbers: boolean;
  /**
   * How often something was read as a special function: for sure, by a letter that may be something else, by one of these
   * that has several arguments and so is no factor, as a number.
   */
  readonly seen: { sure: number; letters: number; several: number; numbers: number };
}

interface Choice {
  readonly taken: number;
  readonly of: number;
}

/** A notation that takes the given readings, and the first one of every family not named. */
export function specialNotation(
  taken: ReadonlyMap<string, number> = new Map(),
  declared: ReadonlySet<string> = new Set(),
  numbers = false,
): SpecialNotation {
  const choices = new Map(
    [...taken].map(([family, index]): [string, Choice] => [family, { taken: index, of: 0 }]),
  );
  return {
    choices,
    domains: new Map(),
    declared,
    numbers,
    seen: { sure: 0, letters: 0, several: 0, numbers: 0 },
  };
}

/** Which of several readings of a family is taken; noted, so that the others can be tried. */
export function choose(notation: SpecialNotation, family: string, of: number): number {
  const known = notation.choices.get(family);
  const taken = known?.taken ?? 0;
  notation.choices.set(family, { taken, of: Math.max(of, known?.of ?? 0) });
  return taken % of;
}

/** Notes how the arguments of elliptic integrals are parted: a bar is followed by a parameter, a comma by that or a modulus. */
export const PARTED = { bar: 'elliptic |', comma: 'elliptic ,' } as const;

const MAX_CONVENTIONS = 6;

/** The other readings of the families met, at most a handful: one family changed at a time, then all of them. */
export function otherConventions(notation: SpecialNotation): readonly ReadonlyMap<string, number>[] {
  const open = [...notation.choices].filter(([, { of }]) => of > 1);
  const single = open.flatMap(([family, { of }]) =>
    Array.from({ length: of - 1 }, (_, index) => new Map([[family, index + 1]])),
  );
  const all = open.length > 1 ? [new Map(open.map(([family]) => [family, 1]))] : [];
  return [...single, ...all].slice(0, MAX_CONVENTIONS);
}
