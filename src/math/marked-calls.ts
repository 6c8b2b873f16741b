import { parseApplied } from './brackets.ts';
import { isConstant } from './evaluate.ts';
import { count, isSign, peek, type Reader } from './reader.ts';
import type { MathNode } from './tree.ts';

/** Marks and moduli around a name that leave it a function of the place behind them. */
const AROUND: ReadonlySet<string> = new Set(['conj', 'abs', 'norm', 'dagger', 'transpose']);

/**
 * `\psi^*(0)`, `|\psi|^2(0)`, `v^2(t=0)`: behind a name with a mark or power a bracket with nothing but a zero, or with an
 * equation, says at which place the quantity is taken. Nobody multiplies by a zero or an equation in brackets. The base,
 * and nothing taken, for any other bracket.
 */
export function withPlace(reader: Reader, base: MathNode): MathNode {
  if ((base.kind !== 'power' && base.kind !== 'function') || !holdsPlace(reader)) return base;
  const name = nameIn(base);
  if (name === undefined) return base;
  const args = parseApplied(reader);
  return applied(base, count(reader, { kind: 'call', name, args, applied: false }));
}

/** The only name under powers and marks; undefined for a number, a constant or anything that is no name. */
function nameIn(node: MathNode): string | undefined {
  if (node.kind === 'symbol') return isConstant(node.name) ? undefined : node.name;
  if (node.kind === 'power') return nameIn(node.base);
  const [only] = node.kind === 'function' && AROUND.has(node.name) ? node.args : [];
  return only === undefined ? undefined : nameIn(only);
}

function applied(node: MathNode, call: MathNode): MathNode {
  if (node.kind === 'power') return { ...node, base: applied(node.base, call) };
  return node.kind === 'function' ? { ...node, args: node.args.map((arg) => applied(arg, call)) } : call;
}

/** Whether the bracket that is next holds a bare zero, or an equals sign on its own level. */
function holdsPlace(reader: Reader): boolean {
  const first = peek(reader, 1);
  if (first.type === 'number' && Number(first.text) === 0 && isSign(peek(reader, 2), ')')) return true;
  let depth = 0;
  for (let ahead = 0; ; ahead += 1) {
    const token = peek(reader, ahead);
    if (token.type === 'end') return false;
    if (token.type !== 'sign') continue;
    if (depth === 1 && token.text === '=') return true;
    if ('([{\\{'.includes(token.text)) depth += 1;
    else if (')]}\\}'.includes(token.text)) depth -= 1;
    if (depth === 0) return false;
  }
}
