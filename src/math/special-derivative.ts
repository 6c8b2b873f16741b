import { DERIVATIVE_IN } from './special/derivative-in.ts';
import type { MathNode } from './tree.ts';

/** A derivative of a special function at the same arguments, and which of them it is taken in. */
interface SpecialDerivative {
  readonly node: MathNode;
  readonly variable: number;
}

const DERIVED = /^(\w+)deriv$/;

/**
 * The first derivative of a special function, itself possibly a derivative `…deriv(r, …)`, in its own variable; of the
 * polygamma functions it is the next one (DLMF 5.15.1). Undefined for functions without a variable of their own.
 */
export function specialDerivative(name: string, args: readonly MathNode[]): SpecialDerivative | undefined {
  const [first, ...rest] = args;
  if (first === undefined) return undefined;
  if (name === 'digamma') return { node: applied('polygamma', [number(1), first]), variable: 0 };
  const raised = next(first);
  if (name === 'polygamma') return raised && { node: applied('polygamma', [raised, ...rest]), variable: 1 };
  const inner = DERIVED.exec(name)?.[1];
  const variable = DERIVATIVE_IN[inner ?? name];
  if (variable === undefined) return undefined;
  if (inner === undefined) return { node: applied(`${name}deriv`, [number(1), ...args]), variable };
  return raised && { node: applied(name, [raised, ...rest]), variable: variable + 1 };
}

function number(value: number): MathNode {
  return { kind: 'number', text: String(value) };
}

/** The next whole number. */
function next(order: MathNode): MathNode | undefined {
  return order.kind === 'number' && /^[0-9]+$/.test(order.text) ? number(Number(order.text) + 1) : undefined;
}

function applied(name: string, args: readonly MathNode[]): MathNode {
  return { kind: 'function', name, args };
}
