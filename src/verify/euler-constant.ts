import type { DeclaredSymbol } from '../domain/problem.ts';
import { namesIn } from '../math/names-in.ts';
import { isEulersName } from '../math/special-numbers.ts';
import { type MathNode, mapTree, someNode } from '../math/tree.ts';
import { domainsOf } from './points.ts';

/** Two sides of a pair. */
export interface Sides {
  readonly reference: MathNode;
  readonly candidate: MathNode;
}

/** A pair with `\gamma_E` read as Euler's constant. */
export interface EulerReading extends Sides {
  /** The name may as well be a quantity: both sides have it, or E is a quantity of the problem. */
  readonly isOpen: boolean;
}

/**
 * The pair with `\gamma_E` as Euler's constant 0.5772… (DLMF 5.2.3), which no quantity of physics without a declaration is
 * called. Undefined where no side has it, where it is declared, and where a side says what it is, as `\gamma_E = E/mc^2`.
 */
export function withEulersConstant(
  { reference, candidate }: Sides,
  symbols: readonly DeclaredSymbol[],
): EulerReading | undefined {
  const declared = domainsOf(symbols);
  const one = eulersNames(reference);
  const two = eulersNames(candidate);
  const names = [...one, ...two];
  if (names.length === 0 || names.some((name) => declared.has(name))) return undefined;
  if ([reference, candidate].some(definesIt)) return undefined;
  const isOpen = (one.length > 0 && two.length > 0) || declared.has('E');
  return { reference: valued(reference), candidate: valued(candidate), isOpen };
}

function eulersNames(node: MathNode): readonly string[] {
  const found: string[] = [];
  for (const name of namesIn(node)) if (isEulersName(name)) found.push(name);
  return found;
}

function definesIt(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'relation' && isEulers(part.first));
}

function isEulers(node: MathNode): boolean {
  return node.kind === 'symbol' && isEulersName(node.name);
}

function valued(node: MathNode): MathNode {
  return mapTree(node, (part) =>
    isEulers(part) ? { kind: 'function', name: 'eulergamma', args: [] } : part,
  );
}
