import { type Budget, FIXED_SEED } from './budget.ts';
import { type Rational, rationalOf } from './rational.ts';
import {
  drawn,
  FIELDS,
  type Field,
  inverse,
  opposite,
  plus,
  residueOfInteger,
  times,
  toPower,
} from './residue.ts';
import { functionRow } from './special.ts';
import type { MathNode } from './tree.ts';

/** What the names mean, and the nodes that may still be visited. */
interface Scope {
  /** Names that are variables, also where they spell a constant. */
  readonly names: ReadonlySet<string>;
  readonly budget: Budget;
}

interface Run extends Scope {
  readonly field: Field;
}

/** Whole exponents up to this are powers; larger ones are taken as a function of base and exponent. */
const MAX_EXPONENT = 1_000_000;

/**
 * Whether two expressions are equal by the laws of fields alone, with equal functions of equal arguments equal: whatever
 * their functions and names mean, wherever both have a value. Tested in three finite fields at one random point each: a
 * difference of degree d vanishes there with a probability below (d / 9.4e7)^3 (Schwartz 1980, Zippel 1979; functions as
 * uninterpreted symbols: Ackermann 1954). `false` says nothing.
 */
export function areCongruent(a: MathNode, b: MathNode, scope: Scope): boolean {
  const { names, budget } = scope;
  return FIELDS.every((field) => {
    const run: Run = { names, budget, field: reseeded(field, budget) };
    const residue = residueOf(a, run);
    return residue !== undefined && residue === residueOf(b, run);
  });
}

/** The field with other values of the names for another seed; the golden ratio in 32 bits spreads the seeds. */
function reseeded(field: Field, { seed = FIXED_SEED }: Budget): Field {
  if (seed === FIXED_SEED) return field;
  return { ...field, salt: field.salt ^ Math.imul(seed, 0x9e3779b1) };
}

/** The image of an expression in the field; undefined where it divides by zero or is no formula. */
function residueOf(node: MathNode, run: Run): number | undefined {
  run.budget.left -= 1;
  if (run.budget.left < 0) return undefined;
  const { field } = run;
  switch (node.kind) {
    case 'number':
      return ofRational(rationalOf(node), field);
    case 'symbol':
      return node.name === 'i' && !run.names.has('i') ? field.imaginary : drawn(node.name, [], field);
    case 'unit':
      return drawn(`unit ${node.name}`, [], field);
    case 'negate': {
      const of = residueOf(node.of, run);
      return of === undefined ? undefined : opposite(of, field);
    }
    case 'sum':
      return folded(node.terms, 0, plus, run);
    case 'product':
      return folded(node.factors, 1, times, run);
    case 'quotient': {
      const over = residueOf(node.over, run);
      const under = residueOf(node.under, run);
      return over === undefined || !under ? undefined : times(over, inverse(under, field), field);
    }
    case 'power':
      return powerOf(residueOf(node.base, run), node.exponent, run);
    case 'function':
      return functionOf(node.name, node.args, run);
    case 'call':
      return opaque(`call ${node.name}`, node.args, run);
    default:
      return undefined;
  }
}

function ofRational(value: Rational | undefined, field: Field): number | undefined {
  if (value === undefined) return undefined;
  const num = residueOfInteger(value.num, field);
  if (value.den === 1n) return num;
  const den = residueOfInteger(value.den, field);
  return den === 0 ? undefined : times(num, inverse(den, field), field);
}

type Combine = (a: number, b: number, field: Field) => number;

function folded(nodes: readonly MathNode[], start: number, combine: Combine, run: Run): number | undefined {
  let total = start;
  for (const node of nodes) {
    const next = residueOf(node, run);
    if (next === undefined) return undefined;
    total = combine(total, next, run.field);
  }
  return total;
}

/** A whole power by multiplication, any other as a function of base and exponent. */
function powerOf(base: number | undefined, exponent: MathNode, run: Run): number | undefined {
  if (base === undefined) return undefined;
  const whole = rationalOf(exponent);
  const isWhole = whole?.den === 1n && Math.abs(Number(whole.num)) <= MAX_EXPONENT;
  if (isWhole) return toPower(base, Number(whole.num), run.field);
  const residue = residueOf(exponent, run);
  return residue === undefined ? undefined : drawn('power', [base, residue], run.field);
}

const HALF: MathNode = {
  kind: 'quotient',
  over: { kind: 'number', text: '1' },
  under: { kind: 'number', text: '2' },
};

/** Roots and exponentials are powers; any other function with a value is taken as it stands. */
function functionOf(name: string, args: readonly MathNode[], run: Run): number | undefined {
  const [only] = args;
  if (only !== undefined && name === 'sqrt') return powerOf(residueOf(only, run), HALF, run);
  if (only !== undefined && name === 'exp' && !run.names.has('e'))
    return powerOf(drawn('e', [], run.field), only, run);
  return functionRow(name) === undefined ? undefined : opaque(name, args, run);
}

function opaque(name: string, nodes: readonly MathNode[], run: Run): number | undefined {
  const residues: number[] = [];
  for (const node of nodes) {
    const residue = residueOf(node, run);
    if (residue === undefined) return undefined;
    residues.push(residue);
  }
  return drawn(name, residues, run.field);
}
