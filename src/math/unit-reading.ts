import { type MathNode, mapTree } from './tree.ts';
import { unitOf } from './units.ts';

/** Unit names that no one uses for a quantity, so that they are units wherever they stand. */
const ALWAYS = /^(?:[fpnumkMGTPE]?eV|[fpnmkMGT]?Hz|[nmck]m|mol|Pa|erg|[mk]?bar|fb|pb|kg)$/;

/**
 * Decides which upright words are units: `3\,\mathrm{m/s}` is metres per second, `\mathrm{T}` alone is a quantity. A word
 * is a unit behind a number or another unit; names such as GeV always.
 */
export function asUnits(node: MathNode): MathNode {
  return plainWords(markUnits(node));
}

function markUnits(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    if (part.kind === 'symbol') {
      const word = wordOf(part);
      return word !== undefined && ALWAYS.test(word) ? { kind: 'unit', name: word } : part;
    }
    if (part.kind === 'product') return { ...part, factors: markFactors(part.factors) };
    if (part.kind === 'quotient' && endsInUnit(part.over)) return { ...part, under: markAll(part.under) };
    if (part.kind === 'slash' && endsInUnit(part.over)) {
      return { ...part, under: markAll(part.under), rest: part.rest.map(markAll) };
    }
    return part;
  });
}

/** Micro-units are written with a Greek letter before the word. */
function markFactors(factors: readonly MathNode[]): readonly MathNode[] {
  const marked: MathNode[] = [];
  let measured = false;
  for (let at = 0; at < factors.length; at += 1) {
    const factor = factors[at];
    if (factor === undefined) continue;
    const next = factors[at + 1];
    const micro = measured && isMu(factor) && next !== undefined ? microUnit(next) : undefined;
    if (micro !== undefined) {
      marked.push(micro);
      at += 1;
      continue;
    }
    const result = measured ? markAll(factor) : factor;
    measured ||= isClosed(result);
    marked.push(result);
  }
  return marked;
}

function isMu(node: MathNode): boolean {
  return node.kind === 'symbol' && node.name === '\\mu';
}

function microUnit(node: MathNode): MathNode | undefined {
  if (node.kind === 'power') {
    const base = microUnit(node.base);
    return base === undefined ? undefined : { ...node, base };
  }
  const word = node.kind === 'symbol' ? wordOf(node) : node.kind === 'unit' ? node.name : undefined;
  return word !== undefined && unitOf(`u${word}`) !== undefined
    ? { kind: 'unit', name: `u${word}` }
    : undefined;
}

/** Turns the words of a product, quotient or power of words into units; anything else stays. */
function markAll(node: MathNode): MathNode {
  if (node.kind === 'symbol') {
    const word = wordOf(node);
    return word !== undefined && unitOf(word) !== undefined ? { kind: 'unit', name: word } : node;
  }
  if (node.kind === 'power') return { ...node, base: markAll(node.base) };
  if (node.kind === 'product') return { ...node, factors: markFactors([UNITY, ...node.factors]).slice(1) };
  if (node.kind === 'quotient') return { ...node, over: markAll(node.over), under: markAll(node.under) };
  return node;
}

const UNITY: MathNode = { kind: 'number', text: '1' };

function isClosed(node: MathNode): boolean {
  if (node.kind === 'number' || node.kind === 'unit') return true;
  if (node.kind === 'negate') return isClosed(node.of);
  if (node.kind === 'power') return isClosed(node.base);
  if (node.kind === 'quotient') return isClosed(node.over) && isClosed(node.under);
  if (node.kind === 'function') return node.args.every(isClosed);
  if (node.kind === 'symbol') return node.name === '\\pi';
  if (node.kind === 'product') return node.factors.every(isClosed);
  return false;
}

function endsInUnit(node: MathNode): boolean {
  if (node.kind === 'unit') return true;
  if (node.kind === 'power') return endsInUnit(node.base);
  const last = node.kind === 'product' ? node.factors[node.factors.length - 1] : undefined;
  return last !== undefined && endsInUnit(last);
}

/** The word of an upright symbol that has not been decided yet. */
function wordOf(node: MathNode): string | undefined {
  return node.kind === 'symbol' ? /^\\mathrm\{([A-Za-z]+)\}$/.exec(node.name)?.[1] : undefined;
}

/** Upright words that are no units: one letter is the letter, more are an operator name. */
function plainWords(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    const word = wordOf(part);
    if (word === undefined) return part;
    return { kind: 'symbol', name: word.length === 1 ? word : `\\operatorname{${word}}` };
  });
}

/**
 * Reads italic letters behind a number as a unit where they spell one ("1MeV", "0.055\,\mu m"). Only for an answer that
 * is compared with a measured one: elsewhere M·e·V is a product.
 */
export function italicUnits(node: MathNode): MathNode {
  if (node.kind === 'relation') {
    return { ...node, rest: node.rest.map((member) => ({ ...member, node: italicUnits(member.node) })) };
  }
  if (node.kind === 'quotient') return { ...node, over: italicUnits(node.over) };
  if (node.kind !== 'product') return node;
  const at = node.factors.findIndex((factor) => !isClosed(factor));
  if (at < 1) return node;
  const letters: string[] = [];
  for (const factor of node.factors.slice(at)) {
    if (factor.kind !== 'symbol') return node;
    letters.push(isMu(factor) ? 'u' : factor.name);
  }
  const word = letters.join('');
  // `m s` is a metre times a second or a millisecond.
  if (letters.length > 1 && letters.every((letter) => unitOf(letter) !== undefined)) return node;
  return unitOf(word) === undefined
    ? node
    : { ...node, factors: [...node.factors.slice(0, at), { kind: 'unit', name: word }] };
}
