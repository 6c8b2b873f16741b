/** A command with braced arguments, how many of them it may have, and what it is written out as. */
interface Macro {
  readonly least: number;
  readonly most: number;
  readonly write: (args: readonly string[], option: string | undefined) => string;
}

/** `\dv[2]{f}{x}`, `\dv{x}`, and for partial derivatives also `\pdv{f}{x}{y}`. */
function derivative(letter: string): Macro {
  return {
    least: 1,
    most: letter === 'd' ? 2 : 3,
    write: (args, order) => {
      const [first = '', second, third] = args;
      const power = order === undefined ? '' : `^{${order}}`;
      if (second === undefined) return `\\frac{${letter}${power}}{${letter} ${first}${power}}`;
      if (third !== undefined)
        return `\\frac{${letter}^{2} ${first}}{${letter} ${second} \\,${letter} ${third}}`;
      return `\\frac{${letter}${power} ${first}}{${letter} ${second}${power}}`;
    },
  };
}

/** The first argument between two texts. */
function around(before: string, after: string): Macro {
  return { least: 1, most: 1, write: ([of = '']) => `${before}${of}${after}` };
}

function pair(write: (one: string, two: string) => string): Macro {
  return { least: 2, most: 2, write: ([one = '', two = '']) => write(one, two) };
}

/** Commands of the `physics` package (manual, version 1.3), and marks around a formula that say nothing of its value. */
const MACROS: Readonly<Record<string, Macro>> = {
  dv: derivative('d'),
  derivative: derivative('d'),
  pdv: derivative('\\partial'),
  partialderivative: derivative('\\partial'),
  pderivative: derivative('\\partial'),
  dd: {
    least: 1,
    most: 1,
    write: ([of = ''], order) => `\\,d${order === undefined ? '' : `^{${order}}`}${of} `,
  },
  comm: pair((one, two) => `[${one},${two}]`),
  commutator: pair((one, two) => `[${one},${two}]`),
  acomm: pair((one, two) => `\\{${one},${two}\\}`),
  anticommutator: pair((one, two) => `\\{${one},${two}\\}`),
  ketbra: pair((one, two) => `|${one}\\rangle\\langle ${two}|`),
  dyad: pair((one, two) => `|${one}\\rangle\\langle ${two}|`),
  mel: {
    least: 3,
    most: 3,
    write: ([bra = '', inner = '', ket = '']) => `\\langle ${bra}|${inner}|${ket}\\rangle`,
  },
  va: around('\\vec{', '}'),
  vu: around('\\hat{\\mathbf{', '}}'),
  pqty: around('\\left(', '\\right)'),
  bqty: around('\\left[', '\\right]'),
  order: around('\\mathcal{O}(', ')'),
  boxed: around('{', '}'),
  fbox: around('{', '}'),
  cancel: around('{', '}'),
  bcancel: around('{', '}'),
  xcancel: around('{', '}'),
  smash: around('{', '}'),
  underbrace: around('{', '}'),
  overbrace: around('{', '}'),
  xrightarrow: { least: 1, most: 1, write: () => '\\to ' },
};
/** Macros whose label stands behind them as a script. */
const LABELLED: Readonly<Record<string, string>> = { underbrace: '_', overbrace: '^' };

/** Operators that are written as other commands, without arguments. */
const PLAIN: Readonly<Record<string, string>> = {
  grad: '\\nabla ',
  curl: '\\nabla\\times ',
  laplacian: '\\nabla^2 ',
};

const NAME = new RegExp(
  `\\\\(${[...Object.keys(MACROS), ...Object.keys(PLAIN)].join('|')})(?![A-Za-z])`,
  'g',
);
const HAS_NAME = new RegExp(NAME.source);
/** Macros written out in one formula; what has more is left to the parser's refusal. */
const MAX_MACROS = 64;
/** Written out, a formula may grow to this length. */
const MAX_LENGTH = 8192;

/** The formula with the macros of the physics package and marks such as `\underbrace` written out, the innermost first. */
export function expandMacros(latex: string): string {
  let text = latex;
  for (let round = 0; round < MAX_MACROS && text.length < MAX_LENGTH; round += 1) {
    const last = HAS_NAME.test(text) ? [...text.matchAll(NAME)].at(-1) : undefined;
    if (last === undefined) return text;
    const written = expandAt(text, last.index, last[1] ?? '');
    if (written === undefined) return text;
    text = written;
  }
  return text;
}

/** The text with the macro at this place written out; undefined when its arguments are not there. */
function expandAt(text: string, start: number, name: string): string | undefined {
  let end = start + 1 + name.length;
  const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
  if (plain !== undefined) return text.slice(0, start) + plain + text.slice(end);
  const macro = MACROS[name];
  if (macro === undefined) return undefined;
  const option = /^\s*\[([^[\]]{0,40})\]/.exec(text.slice(end, end + 60));
  end += option?.[0].length ?? 0;
  const args: string[] = [];
  for (
    let group = groupAt(text, end);
    group !== undefined && args.length < macro.most;
    group = groupAt(text, end)
  ) {
    args.push(group.content);
    end = group.end;
  }
  if (args.length < macro.least) return undefined;
  end = behindLabel(text, end, LABELLED[name]);
  return `${text.slice(0, start)}${macro.write(args, option?.[1])}${text.slice(end)}`;
}

function behindLabel(text: string, end: number, sign: string | undefined): number {
  const at = end + (/^\s*/.exec(text.slice(end, end + 20))?.[0].length ?? 0);
  if (sign === undefined || text[at] !== sign) return end;
  return groupAt(text, at + 1)?.end ?? end;
}

/** The content of the braces that open at this place, spaces before them apart. */
function groupAt(text: string, from: number): { readonly content: string; readonly end: number } | undefined {
  let at = from;
  while (text[at] === ' ') at += 1;
  if (text[at] !== '{') return undefined;
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === '{') depth += 1;
    else if (text[end] === '}') {
      depth -= 1;
      if (depth === 0) return { content: text.slice(at + 1, end), end: end + 1 };
    }
  }
  return undefined;
}
