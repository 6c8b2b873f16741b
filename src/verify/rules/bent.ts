import { someOfKind } from '../../math/kinds-in.ts';
import type { MathNode } from '../../math/tree.ts';

const BENT: ReadonlySet<string> = new Set([
  'abs',
  'sqrt',
  'max',
  'min',
  'sgn',
  'sign',
  'arctan',
  'ln',
  'log',
  'arg',
]);

/** Whether a formula holds what is another formula where a name is negative or complex: a root, a modulus, a power of no whole number. */
export function bendsSigns(node: MathNode): boolean {
  return (
    someOfKind(node, 'function', ({ name }) => BENT.has(name)) ||
    someOfKind(node, 'power', ({ exponent }) => exponent.kind === 'quotient')
  );
}
