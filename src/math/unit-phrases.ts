import type { MathNode } from './tree.ts';
import { canonicalUnit } from './units.ts';

const POWER_BEFORE: Readonly<Record<string, string>> = { square: '2', cubic: '3' };
const POWER_BEHIND: Readonly<Record<string, string>> = { squared: '2', cubed: '3' };
/** Units of two words. */
const PAIRS: Readonly<Record<string, string>> = {
  'electron volt': 'eV',
  'electron volts': 'eV',
  'light year': 'ly',
  'light years': 'ly',
  'solar mass': 'Msun',
  'solar masses': 'Msun',
  'astronomical unit': 'AU',
  'astronomical units': 'AU',
  'degrees Celsius': 'degC',
  'degree Celsius': 'degC',
  'degrees Fahrenheit': 'degF',
  'arc seconds': 'arcsec',
  'arc minutes': 'arcmin',
  'nautical miles': 'nmi',
};
/** Units of three words. */
const TRIPLES: Readonly<Record<string, string>> = {
  'seconds of arc': 'arcsec',
  'minutes of arc': 'arcmin',
};

/**
 * Factors in which a unit spelled as a phrase is one unit: "electron volts", "meters per second squared", "square
 * kilometers". Words that are part of no phrase stay as they are.
 */
export function inWords(factors: readonly MathNode[]): readonly MathNode[] {
  if (!factors.some((factor) => (wordOf(factor)?.length ?? 0) > 2)) return factors;
  const read: MathNode[] = [];
  for (let at = 0; at < factors.length; at += 1) {
    const [here, next] = [factors[at], factors[at + 1]];
    if (here === undefined) continue;
    const triple =
      TRIPLES[
        factors
          .slice(at, at + 3)
          .map((factor) => wordOf(factor))
          .join(' ')
      ];
    if (triple !== undefined) {
      read.push({ kind: 'unit', name: triple });
      at += 2;
      continue;
    }
    const pair = next === undefined ? undefined : phrase(here, next);
    read.push(pair ?? here);
    if (pair !== undefined) at += 1;
  }
  return overPer(read);
}

/** `a per b c` is a/(b) c in phrases of units: everything behind "per" up to the next one is below. */
function overPer(factors: readonly MathNode[]): readonly MathNode[] {
  const at = factors.findIndex((factor) => wordOf(factor) === 'per');
  if (at < 1 || at === factors.length - 1) return factors;
  const below = factors.slice(at + 1).filter((factor) => wordOf(factor) !== 'per');
  const under = below.map(
    (factor): MathNode => ({
      kind: 'power',
      base: factor,
      exponent: { kind: 'negate', of: { kind: 'number', text: '1' } },
    }),
  );
  return [...factors.slice(0, at), ...under];
}

function phrase(first: MathNode, second: MathNode): MathNode | undefined {
  const [one, two] = [wordOf(first), wordOf(second)];
  if (one === undefined || two === undefined) return undefined;
  const name = PAIRS[`${one} ${two}`];
  if (name !== undefined) return { kind: 'unit', name };
  const before = Object.hasOwn(POWER_BEFORE, one) ? POWER_BEFORE[one] : undefined;
  if (before !== undefined) return raised(two, before);
  const behind = Object.hasOwn(POWER_BEHIND, two) ? POWER_BEHIND[two] : undefined;
  return behind === undefined ? undefined : raised(one, behind);
}

function raised(word: string, exponent: string): MathNode | undefined {
  const name = canonicalUnit(word);
  return name === undefined
    ? undefined
    : { kind: 'power', base: { kind: 'unit', name }, exponent: { kind: 'number', text: exponent } };
}

/** Whether two words are one unit, such as "light years". */
export function isUnitOfTwoWords(one: string, two: string): boolean {
  return Object.hasOwn(PAIRS, `${one} ${two}`);
}

/** The word of an upright symbol that has not been decided yet; undefined for any other node. */
export function wordOf(node: MathNode): string | undefined {
  if (node.kind !== 'symbol' || !node.name.startsWith('\\mathrm')) return undefined;
  return /^\\mathrm\{([A-Za-z]+)\}$/.exec(node.name)?.[1];
}
