import { type Dimension, PREFIXES, UNITS } from './unit-table.ts';
import { PREFIX_WORDS, SPELLINGS, WORDS } from './unit-words.ts';

/** A unit as a factor times powers of base units. */
export interface Unit {
  readonly factor: number;
  readonly base: Dimension;
}

/** Where prefix and unit together spell something else: a word of prose, a chemical or mathematical sign. */
const NOT_PREFIXED: ReadonlySet<string> = new Set([
  'ab',
  'PT',
  'as',
  'at',
  'das',
  'mu',
  'pH',
  'Gd',
  'dB',
  'Pb',
  'Mt',
]);

/** The unit of a name such as "GeV", "km", "um" (micrometre) or "joules"; undefined when there is none. */
export function unitOf(name: string): Unit | undefined {
  const symbol = canonicalUnit(name);
  if (symbol === undefined) return undefined;
  const parts = splitPrefix(symbol);
  const row = parts && UNITS[parts.unit];
  return row && { factor: (PREFIXES[parts.prefix] ?? 1) * row.factor, base: row.base };
}

/** The one symbol for every spelling of a unit: "meters" and "metre" are "m", "hrs" is "h"; undefined when it is none. */
export function canonicalUnit(name: string): string | undefined {
  const known = KNOWN.get(name);
  if (known !== undefined) return known.symbol;
  const symbol = symbolOf(name);
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(name, { symbol });
  return symbol;
}

/** The same few names are asked for again and again. */
const KNOWN = new Map<string, { readonly symbol: string | undefined }>();
const MAX_KNOWN = 500;

function symbolOf(name: string): string | undefined {
  if (Object.hasOwn(UNITS, name)) return name;
  if (Object.hasOwn(SPELLINGS, name)) return SPELLINGS[name];
  const parts = splitPrefix(name);
  return parts === undefined ? wordUnit(name) : parts.prefix + parts.unit;
}

interface Prefixed {
  readonly prefix: string;
  readonly unit: string;
}

function splitPrefix(symbol: string): Prefixed | undefined {
  if (Object.hasOwn(UNITS, symbol)) return { prefix: '', unit: symbol };
  if (NOT_PREFIXED.has(symbol)) return undefined;
  for (const length of [1, 2]) {
    const prefix = symbol.slice(0, length);
    const rest = symbol.slice(length);
    const unit = Object.hasOwn(LATE_SPELLINGS, rest) ? LATE_SPELLINGS[rest] : rest;
    if (unit === undefined || !Object.hasOwn(PREFIXES, prefix) || !Object.hasOwn(UNITS, unit)) continue;
    if (UNITS[unit]?.prefixed === true) return { prefix, unit };
  }
  return undefined;
}

/** Spellings that take prefixes too: "ml", "nbarn", "kcals", "kohm". */
const LATE_SPELLINGS: Readonly<Record<string, string>> = {
  l: 'L',
  barn: 'b',
  cals: 'cal',
  ohm: 'Ohm',
  Gauss: 'G',
  torr: 'Torr',
  amu: 'u',
  sec: 's',
  Whr: 'Wh',
};

/** "kilometers", "Joule", "electronvolts". */
function wordUnit(name: string): string | undefined {
  if (name.length < 3) return undefined;
  const word = name.toLowerCase();
  for (const singular of [word, word.replace(/s$/, ''), word.replace(/es$/, '')]) {
    const found = Object.hasOwn(WORDS, singular) ? WORDS[singular] : undefined;
    if (found !== undefined) return found;
    const prefix = Object.keys(PREFIX_WORDS).find((start) => singular.startsWith(start));
    const rest = prefix === undefined ? '' : singular.slice(prefix.length);
    const symbol = Object.hasOwn(WORDS, rest) ? WORDS[rest] : undefined;
    if (prefix !== undefined && symbol !== undefined && UNITS[symbol]?.prefixed === true)
      return `${PREFIX_WORDS[prefix]}${symbol}`;
  }
  return undefined;
}
