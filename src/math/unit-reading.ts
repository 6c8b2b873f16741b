import { someOfKind } from './kinds-in.ts';
import { withMixedTimes } from './mixed-times.ts';
import { type MathNode, mapTree, someNode } from './tree.ts';
import { inWords, wordOf } from './unit-phrases.ts';
import { canonicalUnit } from './units.ts';

/** Unit names that no one uses for a quantity, so that they are units wherever they stand. */
const ALWAYS =
  /^(?:[fpnumkMGTPE]?eV|[fpnmkMGT]?Hz|[nmck]m|mol|[kMG]?Pa|erg|[mk]?bar|fb|pb|kg|[kmM]V|[kM]W|k?J|mT|mK|kN|mA|kcal)$/;
/** Letters that are mostly a quantity when more than units follows: 2 M x. */
const WEAK = /^[MPDutb]$/;

/**
 * Decides which upright words are units: `3\,\mathrm{m/s}` is metres per second, `\mathrm{T}` alone is a quantity. A word
 * is a unit behind a number or another unit; names such as GeV always. Every spelling becomes the one symbol of the
 * table. A degree of temperature within a compound unit is a step of it: J/°C is J/K.
 */
export function asUnits(node: MathNode): MathNode {
  if (!someNode(node, isWordOrUnit)) return node;
  return withMixedTimes(plainWords(degreeSteps(markUnits(node))));
}

function isWordOrUnit(node: MathNode): boolean {
  return node.kind === 'unit' || wordOf(node) !== undefined;
}

function markUnits(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (part.kind === 'symbol') {
      const word = wordOf(part);
      return word !== undefined && ALWAYS.test(word) ? unit(word) : part;
    }
    if (part.kind === 'product') return joined({ ...part, factors: markFactors(part.factors) });
    if (part.kind === 'quotient' && endsInUnit(part.over))
      return { ...part, under: markBelow(part.over, part.under) };
    if (part.kind === 'slash' && endsInUnit(part.over))
      return markSlash(part.over, [part.under, ...part.rest]) ?? part;
    return part;
  });
}

function unit(name: string): MathNode {
  return { kind: 'unit', name: canonicalUnit(name) ?? name };
}

/** A product of one factor is that factor. */
function joined(node: MathNode & { readonly kind: 'product' }): MathNode {
  const [only] = node.factors;
  return only !== undefined && node.factors.length === 1 ? only : node;
}

/** Behind the slash of a unit everything that is a unit stands below it: J/kg K is J/(kg K). */
function markSlash(over: MathNode, below: readonly MathNode[]): MathNode | undefined {
  const marked = below.flatMap((part) => {
    const result = markBelow(over, part);
    return result.kind === 'product' ? result.factors : [result];
  });
  if (marked.every(isUnits)) return { kind: 'quotient', over, under: { kind: 'product', factors: marked } };
  const [under, ...rest] = marked;
  return under && { kind: 'slash', over, under, rest };
}

/** Below a unit; `c` below an energy is the speed of light, as in MeV/c and GeV/c^2. */
function markBelow(over: MathNode, under: MathNode): MathNode {
  const energy = someOfKind(over, 'unit', (part) => part.name.endsWith('eV'));
  const base = under.kind === 'power' ? under.base : under;
  if (energy && base.kind === 'symbol' && (base.name === 'c' || wordOf(base) === 'c')) {
    const light: MathNode = { kind: 'unit', name: 'c' };
    return under.kind === 'power' ? { ...under, base: light } : light;
  }
  return markAll(under);
}

/** Words behind a closed factor; micro-units are written with a Greek letter, ohms with one, before or behind the word. */
function markFactors(given: readonly MathNode[]): readonly MathNode[] {
  const factors = inWords(given);
  const marked: MathNode[] = [];
  let measured = false;
  for (let at = 0; at < factors.length; at += 1) {
    const factor = factors[at];
    if (factor === undefined) continue;
    const next = factors[at + 1];
    const greek =
      measured && next !== undefined ? (microUnit(factor, next) ?? ohms(factor, next)) : undefined;
    if (greek !== undefined) {
      marked.push(greek);
      at += 1;
      continue;
    }
    const isWeak = WEAK.test(wordOf(factor) ?? '') && !factors.slice(at + 1).every(mayBeUnits);
    const result: MathNode = measured && !isWeak ? markAll(factor) : factor;
    measured ||= isClosed(result) || isInterval(result);
    marked.push(result);
  }
  return marked;
}

/** `(0.4, 0.7)\,\mu\mathrm{m}`: two numbers in the unit behind the bracket. */
function isInterval(node: MathNode): boolean {
  return node.kind === 'list' && node.items.length === 2 && node.items.every(isClosed);
}

function isMu(node: MathNode): boolean {
  return node.kind === 'symbol' && node.name === '\\mu';
}

function microUnit(mu: MathNode, next: MathNode): MathNode | undefined {
  if (!isMu(mu)) return undefined;
  if (next.kind === 'power') {
    const base = microUnit(mu, next.base);
    return base === undefined ? undefined : { ...next, base };
  }
  const word = wordOf(next) ?? (next.kind === 'unit' ? next.name : isOmega(next) ? 'Ohm' : undefined);
  return word !== undefined && canonicalUnit(`u${word}`) !== undefined ? unit(`u${word}`) : undefined;
}

function isOmega(node: MathNode): boolean {
  return node.kind === 'symbol' && node.name === '\\Omega';
}

/** `\mathrm{k}\Omega`, `\mathrm{M\Omega}`. */
function ohms(prefix: MathNode, omega: MathNode): MathNode | undefined {
  const letter = wordOf(prefix);
  return letter !== undefined && isOmega(omega) && /^[mkMG]$/.test(letter) ? unit(`${letter}Ohm`) : undefined;
}

/** Turns the words of a product, quotient or power of words into units; anything else stays. */
function markAll(node: MathNode): MathNode {
  if (node.kind === 'symbol') {
    const word = wordOf(node);
    return word !== undefined && canonicalUnit(word) !== undefined ? unit(word) : node;
  }
  if (node.kind === 'power') return { ...node, base: markAll(node.base) };
  if (node.kind === 'product')
    return joined({ ...node, factors: markFactors([UNITY, ...node.factors]).slice(1) });
  if (node.kind === 'quotient') return { ...node, over: markAll(node.over), under: markAll(node.under) };
  if (node.kind === 'slash') return markSlash(markAll(node.over), [node.under, ...node.rest]) ?? node;
  if (node.kind === 'operator' && node.head === 'dot') {
    const factors = node.args.map(markAll);
    return factors.every(isUnits) ? { kind: 'product', factors } : node;
  }
  return node;
}

const UNITY: MathNode = { kind: 'number', text: '1' };

/** Whether a node is made of units and numbers alone, or of the words for some. */
function mayBeUnits(node: MathNode): boolean {
  if (node.kind === 'power') return mayBeUnits(node.base);
  const word = wordOf(node);
  return node.kind === 'unit' || isMu(node) || (word !== undefined && canonicalUnit(word) !== undefined);
}

function isUnits(node: MathNode): boolean {
  if (node.kind === 'unit') return true;
  if (node.kind === 'power') return isUnits(node.base);
  if (node.kind === 'product') return node.factors.every(isUnits);
  return node.kind === 'quotient' && isUnits(node.over) && isUnits(node.under);
}

/** Whether a node is a number or a unit, or made of them: what stands before a unit. */
export function isClosed(node: MathNode): boolean {
  if (node.kind === 'number' || node.kind === 'unit') return true;
  if (node.kind === 'negate' || node.kind === 'plusMinus') return isClosed(node.of);
  if (node.kind === 'power') return isClosed(node.base);
  if (node.kind === 'quotient') return isClosed(node.over) && isClosed(node.under);
  if (node.kind === 'function') return node.args.every(isClosed);
  if (node.kind === 'symbol') return node.name === '\\pi';
  if (node.kind === 'product') return node.factors.every(isClosed);
  return node.kind === 'sum' && node.terms.every(isClosed);
}

function endsInUnit(node: MathNode): boolean {
  if (node.kind === 'unit') return true;
  if (node.kind === 'power') return endsInUnit(node.base);
  if (node.kind === 'quotient') return endsInUnit(node.over) && endsInUnit(node.under);
  const last = node.kind === 'product' ? node.factors[node.factors.length - 1] : undefined;
  return last !== undefined && endsInUnit(last);
}

const STEPS: Readonly<Record<string, string>> = { degC: 'K', degF: 'degR' };

/** °C and °F beside another unit, or to a power, are steps of a scale, whose zero does not matter. */
function degreeSteps(node: MathNode): MathNode {
  if (node.kind === 'relation' || node.kind === 'list' || node.kind === 'sum') return mapChildren(node);
  const scales = countUnits(node, (name) => Object.hasOwn(STEPS, name));
  if (scales === 0) return node;
  const compound = countUnits(node, () => true) > scales || scales > 1 || someNode(node, isPowerOfUnit);
  return compound ? mapTree(node, asStep) : node;
}

function mapChildren(node: MathNode): MathNode {
  if (node.kind === 'relation')
    return {
      ...node,
      first: degreeSteps(node.first),
      rest: node.rest.map((member) => ({ ...member, node: degreeSteps(member.node) })),
    };
  if (node.kind === 'list') return { ...node, items: node.items.map(degreeSteps) };
  return node.kind === 'sum' ? { ...node, terms: node.terms.map(degreeSteps) } : node;
}

function countUnits(node: MathNode, counts: (name: string) => boolean): number {
  let total = 0;
  someNode(node, (part) => {
    if (part.kind === 'unit' && counts(part.name)) total += 1;
    return false;
  });
  return total;
}

function isPowerOfUnit(node: MathNode): boolean {
  return node.kind === 'power' && node.base.kind === 'unit';
}

function asStep(node: MathNode): MathNode {
  const name = node.kind === 'unit' && Object.hasOwn(STEPS, node.name) ? STEPS[node.name] : undefined;
  return name === undefined ? node : { kind: 'unit', name };
}

/** Upright words that are no units: one letter is the letter, more are an operator name. */
function plainWords(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    const word = wordOf(part);
    if (word === undefined) return part;
    return { kind: 'symbol', name: word.length === 1 ? word : `\\operatorname{${word}}` };
  });
}
