import { isDel } from '../math/arrays/indices.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import { isDot } from '../math/vectors.ts';

/** A Dirac matrix with one index: `\gamma^{\mu}`, `\gamma_{\mu}`. */
const GAMMA = /^\\gamma([_^])\{(\\[a-z]+)\}$/;
/** A name with one index: below, behind a label if it has one, or above; and its primes. */
const INDEXED = /^(\\?[A-Za-z]+)(?:_\{([A-Za-z0-9]*) ?(\\[a-z]+)?\})?('*)(?:\^\{(\\[a-z]+)\})?$/;
const SLASHED = /^\\slashed\{(\\?[A-Za-z]+)(?:_\{?([A-Za-z0-9]+)\}?)?('*)\}(?:_\{([A-Za-z0-9]+)\})?('*)$/;

/**
 * Both trees with `\gamma^\mu p_\mu`, `\gamma_\mu p^\mu` and `\gamma\cdot p` as `\slashed{p}`, which is how Feynman's slash is defined
 * (Peskin and Schroeder, An Introduction to Quantum Field Theory, 3.3), where one of the two writes a slash.
 */
export function inSlashes(pair: readonly [MathNode, MathNode]): readonly [MathNode, MathNode] {
  if (!pair.some((node) => [...namesIn(node)].some((name) => name.startsWith('\\slashed')))) return pair;
  return [slashed(pair[0]), slashed(pair[1])];
}

function slashed(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (part.kind === 'symbol') return { ...part, name: closed(part.name) };
    if (isDot(part)) return dotted(part);
    if (isGammaFive(part)) return { kind: 'symbol', name: '\\gamma_{5}' };
    return part.kind === 'product' ? contracted(part) : part;
  });
}

/** `\gamma^5` beside slashes: the fifth matrix, which anticommutes with them, and no power. */
function isGammaFive(node: MathNode): boolean {
  return (
    node.kind === 'power' &&
    isGamma(node.base) &&
    node.exponent.kind === 'number' &&
    node.exponent.text === '5'
  );
}

/** `\slashed{p_1}` and `\slashed{p}_1` by one name. */
function closed(name: string): string {
  const [, base, inner = '', within = '', outer = '', behind = ''] = SLASHED.exec(name) ?? [];
  return base === undefined ? name : slashOf(base, inner + outer, within + behind);
}

function slashOf(base: string, label: string, primes: string): string {
  return `\\slashed{${base}}${label === '' ? '' : `_{${label}}`}${primes}`;
}

/** `\gamma\cdot p`. */
function dotted(node: MathNode & { readonly kind: 'operator' }): MathNode {
  const [one, two, ...more] = node.args;
  const momentum = isGamma(one) ? two : isGamma(two) ? one : undefined;
  const slash = momentum?.kind === 'symbol' ? slashedName(momentum.name) : undefined;
  return slash === undefined || more.length > 0 ? node : { kind: 'symbol', name: slash };
}

function isGamma(node: MathNode | undefined): boolean {
  return node?.kind === 'symbol' && node.name === '\\gamma';
}

/** The slashed name of one without an index. */
function slashedName(name: string): string | undefined {
  const [, base, label = '', below, primes = '', above] = INDEXED.exec(name) ?? [];
  return base === undefined || below !== undefined || above !== undefined
    ? undefined
    : slashOf(base, label, primes);
}

/** A product with every Dirac matrix that is contracted with one other factor as a slash in the place of the matrix. */
function contracted(node: MathNode & { readonly kind: 'product' }): MathNode {
  let factors: readonly MathNode[] = node.factors;
  for (const factor of node.factors) {
    const [, sign = '', letter] = (factor.kind === 'symbol' && GAMMA.exec(factor.name)) || [];
    if (letter !== undefined) factors = withSlash(factors, factor, sign, letter);
  }
  const [only, ...more] = factors;
  return only !== undefined && more.length === 0 ? only : { kind: 'product', factors };
}

function withSlash(
  factors: readonly MathNode[],
  gamma: MathNode,
  sign: string,
  letter: string,
): readonly MathNode[] {
  const [partner, ...more] = factors.filter((factor) => factor !== gamma && mentions(factor, letter));
  const index: Index = { letter, isUp: sign === '_' };
  const slash = partner && more.length === 0 ? contraction(partner, index) : undefined;
  if (slash === undefined) return factors;
  return factors.flatMap((factor) => {
    if (factor === gamma) return [slash.in];
    if (factor !== partner) return [factor];
    return slash.behind === undefined ? [] : [slash.behind];
  });
}

/** The index that the other factor has to have, and whether it has to stand above. */
interface Index {
  readonly letter: string;
  readonly isUp: boolean;
}

/** What stands in the place of the matrix, and what in that of the other factor. */
interface Contraction {
  readonly in: MathNode;
  readonly behind?: MathNode;
}

function mentions(node: MathNode, letter: string): boolean {
  return [...namesIn(node)].some((name) => commandsOf(name).includes(letter));
}

function commandsOf(name: string): readonly string[] {
  return name.match(/\\[A-Za-z]+/g) ?? [];
}

/** A name, a derivative of something without the index, or a sum of such names, contracted with a Dirac matrix. */
function contraction(node: MathNode, index: Index): Contraction | undefined {
  if (isDel(node)) {
    const [body, by] = node.args;
    const isMeant =
      by?.kind === 'symbol' && by.name === index.letter && (node.head === 'delUpper') === index.isUp;
    if (!isMeant || body === undefined || mentions(body, index.letter)) return undefined;
    return { in: { kind: 'symbol', name: '\\slashed{\\partial}' }, behind: body };
  }
  const own = withoutIndex(node, index);
  return own && { in: own };
}

function withoutIndex(node: MathNode, index: Index): MathNode | undefined {
  switch (node.kind) {
    case 'symbol':
      return withoutOwnIndex(node.name, index);
    case 'negate': {
      const of = withoutIndex(node.of, index);
      return of && { kind: 'negate', of };
    }
    case 'sum': {
      const terms = node.terms.map((term) => withoutIndex(term, index));
      return terms.every((term) => term !== undefined) ? { kind: 'sum', terms } : undefined;
    }
    case 'product': {
      const holders = node.factors.filter((factor) => mentions(factor, index.letter));
      const [holder, ...more] = holders;
      const own = holder && more.length === 0 ? withoutIndex(holder, index) : undefined;
      return (
        own && { kind: 'product', factors: node.factors.map((factor) => (factor === holder ? own : factor)) }
      );
    }
    default:
      return undefined;
  }
}

function withoutOwnIndex(name: string, { letter, isUp }: Index): MathNode | undefined {
  const [, base, label = '', below, primes = '', above] = INDEXED.exec(name) ?? [];
  const isMeant = isUp ? above === letter && below === undefined : below === letter && above === undefined;
  if (base === undefined || base === '\\gamma' || !isMeant) return undefined;
  return { kind: 'symbol', name: slashOf(base, label, primes) };
}
