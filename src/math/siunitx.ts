import { PREFIX_WORDS, SPELLINGS, WORDS } from './unit-words.ts';

/** `\SI{3}{\metre}`, `\qty`, `\si`, `\unit`, `\num`, `\ang` with their groups. */
const MACRO =
  /\\(SI|qty|si|unit|num|ang)(?![A-Za-z])(?:\[[^\]]*\])?\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}(?:\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\})?/g;

/** Unit macros of siunitx (manual, version 3, tables 1 to 5) that are not words of the table. */
const MACROS: Readonly<Record<string, string>> = {
  celsius: '^\\circ \\mathrm{C}',
  degreeCelsius: '^\\circ \\mathrm{C}',
  degree: '^\\circ ',
  arcminute: '\\mathrm{arcmin}',
  arcsecond: '\\mathrm{arcsec}',
  astronomicalunit: '\\mathrm{AU}',
  angstrom: '\\mathrm{angstrom}',
  ohm: '\\mathrm{Ohm}',
  percent: '\\mathrm{percent}',
  kilogram: '\\mathrm{kg}',
  day: '\\mathrm{d}',
};

/** The formula with the macros of siunitx written out: `\SI{3}{\metre\per\second}` as `3\,\mathrm{m}\,\mathrm{s}^{-1}`. */
export function expandSiunitx(latex: string): string {
  if (!/\\(?:SI|qty|si|unit|num|ang)(?![A-Za-z])/.test(latex)) return latex;
  return latex.replace(MACRO, (all, macro: string, first: string, second: string | undefined) => {
    if (macro === 'num') return second === undefined ? numberText(first) : all;
    if (macro === 'ang') return second === undefined ? `${numberText(first)}^\\circ ` : all;
    if (macro === 'si' || macro === 'unit')
      return `${unitText(first)}${second === undefined ? '' : `{${second}}`}`;
    return second === undefined ? all : `${numberText(first)}\\,${unitText(second)}`;
  });
}

function numberText(text: string): string {
  const found = /^\s*([+-]?[0-9.]+)[eEdD]([+-]?[0-9]+)\s*$/.exec(text);
  return found === null ? text : `${found[1]}\\times 10^{${Number(found[2])}}`;
}

/** Unit macros one after the other; a unit in letters (`m.s^{-1}`) as upright text with points for products. */
function unitText(text: string): string {
  if (!text.includes('\\')) return `\\mathrm{${text.replace(/[.~]/g, '\\,')}}`;
  let written = '';
  let [prefix, power, below] = ['', '', false];
  for (const [, name = '', group] of text.matchAll(/\\([A-Za-z]+)(?:\{([^{}]*)\})?/g)) {
    if (name === 'per') below = true;
    else if (Object.hasOwn(PREFIX_WORDS, name)) prefix = PREFIX_WORDS[name] ?? '';
    else if (name === 'square' || name === 'cubic') power = name === 'square' ? '2' : '3';
    else if (name === 'squared' || name === 'cubed' || name === 'tothe' || name === 'raiseto')
      written = raisedLast(written, name === 'squared' ? '2' : name === 'cubed' ? '3' : (group ?? '1'));
    else {
      const symbol = MACROS[name] ?? `\\mathrm{${prefix === 'u' ? '\\mu ' : prefix}${symbolOf(name)}}`;
      written += `${symbol}${exponent(power, below)}\\,`;
      [prefix, power, below] = ['', '', false];
    }
  }
  return written;
}

function exponent(power: string, below: boolean): string {
  if (power === '' && !below) return '';
  return `^{${below ? '-' : ''}${power === '' ? '1' : power}}`;
}

/** The last unit written to a power, keeping the sign of a `\per` before it. */
function raisedLast(written: string, power: string): string {
  const below = /\^\{-1\}\\,$/.test(written);
  return `${written.replace(/(?:\^\{-1\})?\\,$/, '')}^{${below ? '-' : ''}${power}}\\,`;
}

function symbolOf(name: string): string {
  const word = Object.hasOwn(WORDS, name)
    ? WORDS[name]
    : Object.hasOwn(SPELLINGS, name)
      ? SPELLINGS[name]
      : undefined;
  return word ?? name;
}
