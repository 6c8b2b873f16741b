import { isConstant } from './evaluate.ts';
import { someOfKind } from './kinds-in.ts';
import { choose, PARTED, type SpecialNotation } from './notation.ts';
import { count, type Reader } from './reader.ts';
import { DERIVATIVE_IN } from './special/derivative-in.ts';
import { type Heading, readHeading } from './special-heading.ts';
import { SPELLINGS, type Spelling } from './special-names.ts';
import { hintIndices } from './special-numbers.ts';
import { isQuantity } from './special-or-quantity.ts';
import { ParseFailure, SizeFailure } from './tokens.ts';
import { type MathNode, someNode } from './tree.ts';

/**
 * A special function in its standard notation, with its scripts and its bracket: `J_\nu'(x)`, `P_l^m(\cos\theta)`,
 * `\theta_3^4(0, \tau)`. Undefined, and nothing taken, where the table knows no such spelling.
 */
export function parseSpecialCall(reader: Reader, notation: SpecialNotation): MathNode | undefined {
  const { at, depth, bars, integrals } = reader;
  const heading = attempt(() => readHeading(reader, notation.declared));
  const isFunction = heading !== undefined && !isQuantity(heading, reader);
  const node = isFunction ? (pfq(heading, notation) ?? fitting(heading, notation)) : undefined;
  if (node !== undefined) return count(reader, node);
  // The parts stay counted: reading nested brackets twice each must not cost more than a formula may.
  Object.assign(reader, { at, depth, bars, integrals });
  return undefined;
}

/** What cannot be read as a special function is left to the ordinary reader, which says what is wrong. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ParseFailure && !(error instanceof SizeFailure)) return undefined;
    throw error;
  }
}

/** The first reading by the chosen convention: superscripts in the table first, then derivatives, then powers. */
function fitting(heading: Heading, notation: SpecialNotation): MathNode | undefined {
  const rows = (SPELLINGS.get(heading.base) ?? []).filter((row) => !(row.isLetter && isFactor(heading)));
  const whole = rows.flatMap((row) => readings(row, heading));
  const powers = heading.supKind === 'bare' ? rows.flatMap((row) => raised(row, heading)) : [];
  const isIndexed = heading.supKind !== 'parens' || whole.length > 0;
  const derived = isIndexed ? [] : rows.flatMap((row) => differentiated(row, heading));
  const found = plainest([...whole, ...derived, ...powers]);
  const [first] = found;
  if (first === undefined) return undefined;
  const taken = found[choose(notation, first.row.family, found.length)] ?? first;
  if (taken.row.family === 'elliptic' && heading.args.length > 1)
    choose(notation, heading.barred ? PARTED.bar : PARTED.comma, 1);
  notation.seen[isDoubtful(taken) ? 'letters' : 'sure'] += 1;
  if (taken.row.isLetter && heading.args.length > 1) notation.seen.several += 1;
  hint(taken, notation);
  return taken.node;
}

/** A letter that may be a quantity or an unknown function; not ψ of positive numbers, which is digamma or polygamma (DLMF 5.2.2, 5.15). */
function isDoubtful({ row, slots }: Fit): boolean {
  if (row.base !== '\\psi' || row.sub.length > 0) return row.isLetter;
  const isOpen = (node: MathNode): boolean =>
    someNode(
      node,
      ({ kind }) => kind === 'symbol' || kind === 'call' || kind === 'unit' || kind === 'negate',
    );
  return [...slots.values()].some(isOpen);
}

/** `p(p - 1)` and `p^{k-1}(q)`: a letter inside its own bracket, or under an exponent with names, is a quantity. */
function isFactor({ base, sup, supKind, args }: Heading): boolean {
  const isOwn = args.some((arg) => someOfKind(arg, 'symbol', (part) => part.name === base));
  return isOwn || (supKind === 'bare' && sup.some((node) => someNode(node, ({ kind }) => kind === 'symbol')));
}

/** An argument that looks like one of a modular function rules the other functions of the letter out. */
function plainest(found: readonly Fit[]): readonly Fit[] {
  const modular = found.filter(({ slots }) => slots.has('T') || slots.has('Q'));
  return modular.length > 0 ? modular : found;
}

interface Fit {
  readonly row: Spelling;
  readonly node: MathNode;
  readonly slots: ReadonlyMap<string, MathNode>;
}

function readings(row: Spelling, heading: Heading): readonly Fit[] {
  const slots = matched(row, heading);
  const node = slots && applied(row, slots, heading.primes);
  return slots && node ? [{ row, node, slots }] : [];
}

/** `f^2(x)` is the square of `f(x)`. */
function raised(row: Spelling, heading: Heading): readonly Fit[] {
  const [exponent, ...more] = heading.sup;
  if (exponent === undefined || more.length > 0 || exponent.kind === 'negate') return [];
  // Nobody writes a first power: P_2^1 has the order 1.
  if (exponent.kind === 'number' && exponent.text === '1') return [];
  return readings(row, { ...heading, sup: [], supKind: 'none' }).map((fit) => ({
    ...fit,
    node: { kind: 'power', base: fit.node, exponent },
  }));
}

/** `f^{(r)}(x)` is the r-th derivative. */
function differentiated(row: Spelling, heading: Heading): readonly Fit[] {
  const [order, ...more] = heading.sup;
  const slots = matched(row, { ...heading, sup: [], supKind: 'none' });
  if (order === undefined || more.length > 0 || slots === undefined) return [];
  const node = derivative(row, slots, order);
  return node ? [{ row, node, slots }] : [];
}

function matched(row: Spelling, heading: Heading): ReadonlyMap<string, MathNode> | undefined {
  if (row.supKind !== heading.supKind || (heading.barred && !row.isBarred)) return undefined;
  const slots = new Map<string, MathNode>();
  const sides = [
    [row.sub, row.sub.length === 1 && heading.number ? [heading.number] : heading.sub],
    [row.sup, heading.sup],
    [row.args, heading.args],
  ] as const;
  const fits = sides.every(
    ([names, nodes]) =>
      names.length === nodes.length &&
      names.every((name, index) => {
        const node = nodes[index];
        if (node === undefined || !fitsSlot(name, node)) return false;
        slots.set(name, node);
        return true;
      }),
  );
  return fits ? slots : undefined;
}

/** Whether an expression may stand in a slot of the table. */
function fitsSlot(slot: string, node: MathNode): boolean {
  if (slot.startsWith('=')) return isNamed(node, new RegExp(`^${slot.slice(1)}$`));
  if (/^[0-9]$/.test(slot)) return node.kind === 'number' && node.text === slot;
  switch (slot) {
    case 'I':
      return node.kind === 'number' && /^[1-4]$/.test(node.text);
    case 'N':
    case 'M':
    case 'K':
      return node.kind !== 'number' || /^[0-9]+$/.test(node.text);
    case 'T':
      return someNode(node, (part) => isNamed(part, /^(?:\\tau|i$|\\mathrm\{i\}$)/));
    case 'Q':
      return someNode(node, (part) => isNamed(part, /^q(?:_|$)/));
    case 'H':
      return isNamed(node, /^\\eta(?:_|$)/);
    default:
      return !(node.kind === 'symbol' && /^\\(?:mathrm|operatorname)\{[A-Za-z]{2}/.test(node.name));
  }
}

function isNamed(node: MathNode, name: RegExp): boolean {
  return node.kind === 'symbol' && name.test(node.name);
}

function applied(row: Spelling, slots: ReadonlyMap<string, MathNode>, primes: number): MathNode | undefined {
  if (primes > 0) return derivative(row, slots, { kind: 'number', text: String(primes) });
  return { kind: 'function', name: row.name, args: row.target.map((text) => targetOf(text, slots)) };
}

/** A derivative in the function's own variable; of digamma it is the polygamma function, DLMF 5.15. */
function derivative(
  row: Spelling,
  slots: ReadonlyMap<string, MathNode>,
  order: MathNode,
): MathNode | undefined {
  const args = row.target.map((text) => targetOf(text, slots));
  if (row.name === 'digamma') return { kind: 'function', name: 'polygamma', args: [order, ...args] };
  const scaled = row.target[DERIVATIVE_IN[row.name] ?? -1];
  if (scaled === undefined || /[/^]/.test(scaled)) return undefined;
  return { kind: 'function', name: `${row.name}deriv`, args: [order, ...args] };
}

/** `x`, `2`, `k^2` or `z/pi` over the slots. */
function targetOf(text: string, slots: ReadonlyMap<string, MathNode>): MathNode {
  const slot = slots.get(text.charAt(0));
  if (slot === undefined) return { kind: 'number', text };
  if (text.endsWith('^2')) return { kind: 'power', base: slot, exponent: { kind: 'number', text: '2' } };
  if (text.endsWith('/pi')) return { kind: 'quotient', over: slot, under: { kind: 'symbol', name: '\\pi' } };
  return slot;
}

/** Polynomials and spherical Bessel functions, whose lower index counts where it is named like a whole number (DLMF 18.1). */
const COUNTED = new Set([
  ...['legendrep', 'legendrepm', 'legendrepmplain', 'jacobip', 'gegenbauerc', 'hermiteh', 'hermitehe'],
  ...['laguerrel', 'chebyshevt', 'chebyshevu', 'sphericalj', 'sphericaly'],
]);
const PRIME_NAME = /^[pq](?:_|$)/;

/** Names that stand alone in a slot take its domain; a p of number theory is left open, it may be a prime. */
function hint({ row, slots }: Fit, notation: SpecialNotation): void {
  const { domains } = notation;
  for (const [slot, node] of slots) {
    if (slot === 'n' && COUNTED.has(row.name)) hintIndices(node, notation);
    if (node.kind !== 'symbol' || isConstant(node.name)) continue;
    if (/^[NMKI]$/.test(slot) && !PRIME_NAME.test(node.name)) domains.set(node.name, 'natural');
    // The number of a branch, DLMF 4.13.
    if (slot === 'k' && row.name === 'lambertw') domains.set(node.name, 'integer');
    // Derivatives of ψ, DLMF 5.15: how often it is differentiated, whatever the letter.
    if (slot === 'm' && row.name === 'polygamma') domains.set(node.name, 'natural');
    if (slot === 'T' || (slot === 't' && /theta|weierstrass/.test(row.name)))
      domains.set(node.name, 'complex');
  }
}

/** `{}_pF_q(a_1, …; b_1, …; z)`, DLMF 16.2; a bold F is the regularised function. */
function pfq({ prefix, base, sub, sup, args }: Heading, { seen }: SpecialNotation): MathNode | undefined {
  const [below, ...more] = sub;
  if (prefix === undefined || below?.kind !== 'number' || more.length > 0 || sup.length > 0) return undefined;
  if (base !== 'F' && base !== '\\mathbf{F}' && base !== '\\tilde{F}') return undefined;
  if (!/^[0-4]$/.test(prefix) || !/^[0-4]$/.test(below.text)) return undefined;
  if (args.length !== Number(prefix) + Number(below.text) + 1) return undefined;
  seen.sure += 1;
  const name = `hyp${prefix}f${below.text}${base === 'F' ? '' : 'r'}`;
  return { kind: 'function', name, args };
}
