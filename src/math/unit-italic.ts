import { dimensionOf, sameDimension } from './dimension.ts';
import { someOfKind } from './kinds-in.ts';
import type { MathNode } from './tree.ts';
import { isClosed } from './unit-reading.ts';
import { canonicalUnit } from './units.ts';

/** Letters of one answer that may spell units; more are no unit. */
const MAX_LETTERS = 12;
/** A metre times a second, or a millisecond. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['ms']);

/**
 * Reads italic letters behind a number as units where they spell some ("1MeV", "3\times10^8 m/s"). Only for an answer
 * that is compared with a measured one, `like`: elsewhere M·e·V is a product. Of several ways to spell the letters the one
 * with the dimension of `like` is taken, else the one of fewest units.
 */
export function italicUnits(node: MathNode, like?: MathNode): MathNode {
  if (node.kind === 'relation') {
    const plain = like?.kind === 'relation' ? like.rest.at(-1)?.node : like;
    return { ...node, rest: node.rest.map((m) => ({ ...m, node: italicUnits(m.node, plain) })) };
  }
  const found = unitsBehindNumber(node);
  const wanted = like?.kind === 'relation' ? like.rest.at(-1)?.node : like;
  const dimension = wanted && dimensionOf(wanted);
  const fitting = found.find((reading) => {
    const own = dimensionOf(reading);
    return own !== undefined && dimension !== undefined && sameDimension(own, dimension);
  });
  if (fitting !== undefined && !isAmbiguous(fitting)) return fitting;
  return (found.some(isAmbiguous) ? node : found[0]) ?? node;
}

/** Whether letters that may also be two units are one in a reading. */
function isAmbiguous(reading: MathNode): boolean {
  return someOfKind(reading, 'unit', (part) => AMBIGUOUS.has(part.name));
}

/** Every way to read the letters behind a leading number as units; none when there are no such letters. */
function unitsBehindNumber(node: MathNode): readonly MathNode[] {
  if (node.kind === 'negate') return unitsBehindNumber(node.of).map((of) => ({ ...node, of }));
  if (node.kind === 'product') {
    const at = node.factors.findIndex((factor) => !isClosed(factor));
    if (at < 1) return [];
    const last = node.factors[at];
    if (last?.kind === 'quotient' && at === node.factors.length - 1) {
      const over: MathNode = { ...node, factors: [...node.factors.slice(0, at), last.over] };
      return unitsBehindNumber({ ...last, over });
    }
    return spellings(node.factors.slice(at).flatMap(undotted)).map((units) => ({
      ...node,
      factors: [...node.factors.slice(0, at), ...units],
    }));
  }
  if (node.kind === 'quotient') {
    const overs = unitsBehindNumber(node.over);
    if (isClosed(node.under)) return overs.map((over) => ({ ...node, over }));
    const unders = unitsOnly(node.under);
    const measured = overs.length > 0 ? overs : isClosed(node.over) ? [node.over] : [];
    return measured.flatMap((over) => unders.map((under) => ({ ...node, over, under })));
  }
  if (node.kind !== 'slash') return [];
  const { over, under, rest } = node;
  return unitsBehindNumber({ kind: 'quotient', over, under: { kind: 'product', factors: [under, ...rest] } });
}

function unitsOnly(node: MathNode): readonly MathNode[] {
  const factors = node.kind === 'product' ? node.factors : [node];
  return spellings(factors.flatMap(undotted)).map((units) => {
    const [only] = units;
    return only !== undefined && units.length === 1 ? only : { kind: 'product', factors: units };
  });
}

/** `J\\cdot s`, which is read as an inner product of two letters: both of them. */
function undotted(node: MathNode): readonly MathNode[] {
  return node.kind === 'operator' && node.head === 'dot' ? node.args.flatMap(undotted) : [node];
}

/** Every way to spell a run of letters as units, those of fewest units first. A power belongs to the unit it ends. */
function spellings(factors: readonly MathNode[]): readonly (readonly MathNode[])[] {
  if (factors.length > MAX_LETTERS) return [];
  if (factors.length === 0) return [[]];
  const found: (readonly MathNode[])[] = [];
  for (let length = Math.min(3, factors.length); length >= 1; length -= 1) {
    const unit = unitOfRun(factors.slice(0, length));
    if (unit === undefined) continue;
    for (const rest of spellings(factors.slice(length))) found.push([unit, ...rest]);
    if (found.length > MAX_LETTERS) break;
  }
  return found;
}

function unitOfRun(run: readonly MathNode[]): MathNode | undefined {
  const last = run[run.length - 1];
  const [first] = run;
  if (last === undefined || first === undefined) return undefined;
  if (run.length === 1 && isClosed(first)) return first;
  const letters = [...run.slice(0, -1), last.kind === 'power' ? last.base : last].map(letterOf);
  if (letters.some((letter) => letter === undefined)) return undefined;
  const word = letters.join('');
  const name = canonicalUnit(word);
  if (name === undefined) return undefined;
  const unit: MathNode = { kind: 'unit', name };
  return last.kind === 'power' ? { ...last, base: unit } : unit;
}

function letterOf(node: MathNode): string | undefined {
  if (node.kind === 'unit') return node.name;
  if (node.kind !== 'symbol') return undefined;
  if (node.name === '\\mu') return 'u';
  if (node.name === '\\Omega') return 'Ohm';
  return /^[A-Za-z]$/.test(node.name) ? node.name : undefined;
}
