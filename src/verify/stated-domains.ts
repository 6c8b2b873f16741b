import type { DeclaredSymbol } from '../domain/problem.ts';
import { withFunctionsAsNames } from './stated-functions.ts';

type Domain = DeclaredSymbol['domain'];

/** White space as LaTeX writes it. */
const GAP = String.raw`(?:[\s~]|\\[,;:! ]|\\q?quad(?![A-Za-z]))`;
const GREEK =
  'alpha|beta|gamma|delta|(?:var)?epsilon|zeta|eta|(?:var)?theta|kappa|lambda|mu|nu|xi|rho|sigma|tau|(?:var)?phi|chi|psi|omega';
const NAME = String.raw`(?:[A-Za-z]|\\(?:${GREEK}|Phi|Psi|Omega|Gamma|Lambda))(?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9]+\}))?`;
const NAMES = `${NAME}(?:${GAP}*,${GAP}*${NAME})*`;
const SET = String.raw`\\in\s*\\mathbb\s*\{?\s*[RC]\s*\}?(?:[_^](?:\+|\{\s*(?:\+|>\s*0)\s*\}))?`;
const SIGN = String.raw`(?:>|\\gt(?![A-Za-z])|\\geq?(?![A-Za-z])|\\geqslant|≥)\s*0`;
const WORD = String.raw`(?:\\text|\\mathrm)\s*\{\s*(?:(?:is|are)\s+)?(?:real|complex|positive|non-?negative)\s*\}`;
const OPENING = String.raw`((?:${GAP}|[,;(]|\\left\(|\\text\{\s*,?\s*(?:for|with|where)\s*(?:all\s*)?\})+)`;
/** What ends with the domain of its names: `, \quad x \in \mathbb{R}`, `(a, b > 0)`, `, \psi \text{ complex}`. */
const STATED = new RegExp(
  String.raw`${OPENING}(${NAMES})${GAP}*(${SET}|${SIGN}|${WORD})(?:\\right\)|\)|[\s.])*$`,
);
/** No statement is longer, and none is looked for in front of it. */
const MAX_TAIL = 120;
/** A space alone sets nothing apart. */
const SETS_APART = /[,;(]|\\q?quad|\\text/;
/** What every statement has. */
const MAY_STATE = /\\in(?![A-Za-z])|>|\\g[te]|≥|real|complex|positive|negative/;

/** Two answers without the domains that are stated behind them, and the names declared by these. */
export interface Domained {
  readonly reference: string;
  readonly candidate: string;
  readonly symbols: readonly DeclaredSymbol[];
}

/**
 * A domain that stands behind the reference declares the name on both sides: `\sqrt{x^2}, \quad x \in \mathbb{R}` is |x|. One that
 * only the candidate states counts where it takes in more than a reader takes the name to be; a narrower one limits the
 * answer. Undefined where none is stated or the two sides state another one, and for equations that are solved for the name.
 */
export function withStatedDomains(reference: string, candidate: string): Domained | undefined {
  const [known, given] = [splitDomains(reference), splitDomains(candidate)];
  if (known === undefined && given === undefined) return undefined;
  const all = known?.symbols ?? given?.symbols ?? [];
  // A name with a bar is complex to a reader anyway, and its conjugate then; beside a declared one it would be another name.
  const hasBar = /\\(?:bar|overline)(?![A-Za-z])/.test(reference + candidate);
  const symbols = hasBar ? all.filter(({ domain }) => domain !== 'complex') : all;
  if (known === undefined && symbols.some(({ domain }) => domain !== 'real' && domain !== 'complex'))
    return undefined;
  if (known !== undefined && given !== undefined && textOf(known.symbols) !== textOf(given.symbols))
    return undefined;
  const bodies = [known?.body ?? reference, given?.body ?? candidate] as const;
  if (symbols.some(({ latex }) => bodies.some((body) => isSolvedFor(body, latex)))) return undefined;
  const named = withFunctionsAsNames(bodies, symbols);
  return named && { reference: named[0], candidate: named[1], symbols };
}

interface Split {
  readonly body: string;
  readonly symbols: readonly DeclaredSymbol[];
}

/** The formula, and the domains of the names that occur in it. */
function splitDomains(text: string): Split | undefined {
  if (!MAY_STATE.test(text)) return undefined;
  let body = text;
  const symbols: DeclaredSymbol[] = [];
  for (;;) {
    const from = Math.max(0, body.length - MAX_TAIL);
    const found = STATED.exec(body.slice(from));
    const [, opening = '', names = '', stated = ''] = found ?? [];
    if (found === null || from + found.index === 0 || !SETS_APART.test(opening)) break;
    const domain = domainOf(stated);
    symbols.unshift(...(names.match(new RegExp(NAME, 'g')) ?? []).map((latex) => ({ latex, domain })));
    body = body.slice(0, from + found.index);
  }
  return symbols.length > 0 && symbols.every(({ latex }) => occurs(body, latex))
    ? { body, symbols }
    : undefined;
}

function domainOf(stated: string): Domain {
  if (/complex|\{?\s*C/.test(stated.replace(/^\\in\s*\\mathbb/, ''))) return 'complex';
  if (/negative|\\ge|≥/.test(stated)) return 'nonnegative';
  return /positive|>|\+|\\gt/.test(stated) ? 'positive' : 'real';
}

function textOf(symbols: readonly DeclaredSymbol[]): string {
  return symbols
    .map(({ latex, domain }) => `${latex} ${domain}`)
    .sort()
    .join();
}

function occurs(text: string, latex: string): boolean {
  return (
    new RegExp(String.raw`(?<![\\A-Za-z])${escaped(latex)}(?![A-Za-z])`).test(text) || hasInRun(text, latex)
  );
}

/** A single letter within a product of letters, `ab`. */
function hasInRun(text: string, latex: string): boolean {
  return /^[A-Za-z]$/.test(latex) && text.replace(/\\[A-Za-z]+/g, ' ').includes(latex);
}

function escaped(latex: string): string {
  return latex.replace(/[\\{}]/g, '\\$&');
}

const RELATION = /=|<|>|\\(?:leq?|geq?|neq?|in|approx|sim|equiv)(?![A-Za-z])/;

/** `x = 2` and `x^2 < 4` say something of x itself; `f(x) = …` says what f is. */
function isSolvedFor(body: string, latex: string): boolean {
  const at = body.search(RELATION);
  if (at < 0) return false;
  const left = body.slice(0, at);
  const isFunction = /^\s*\\?[A-Za-z]+(?:_\{?[A-Za-z0-9]+\}?)?\s*(?:\\left)?\([^()]*\)\s*$/.test(left);
  return isFunction ? left.trimStart().startsWith(latex) : occurs(left, latex);
}
