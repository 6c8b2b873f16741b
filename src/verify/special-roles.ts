import { ARITHMETIC } from '../math/calculus/dirichlet-term.ts';
import { hasKind } from '../math/kinds-in.ts';
import { type MathNode, someNode } from '../math/tree.ts';
import type { Range } from './points.ts';

/** Incomplete elliptic integrals and the argument that is their amplitude (DLMF 19.2). */
const AMPLITUDE_IN: Readonly<Record<string, number>> = { ellipticf: 0, ellipticeinc: 0, ellipticpiinc: 1 };
const PRIME_NAME = /^[pq](?:_|$)/;

/**
 * What special functions say of names whose place in them has a convention: amplitudes, primes, what is divided, and the
 * argument of Lerch's transcendent inside its disc (DLMF 25.14.1), and the exponent of a Dirichlet series.
 */
export function specialRolesIn(nodes: readonly MathNode[]): ReadonlyMap<string, Range> {
  const roles = new Map<string, Range>();
  let isArithmetic = false;
  const note = (part: MathNode): boolean => {
    const divided = part.kind === 'operator' && part.head.endsWith('Divisors') ? part.args[1] : undefined;
    if (divided?.kind === 'symbol') roles.set(divided.name, 'natural');
    if (part.kind !== 'function') return false;
    isArithmetic ||= ARITHMETIC.has(part.name);
    const [inside] = part.name === 'lerch' ? part.args : [];
    if (inside?.kind === 'symbol') roles.set(inside.name, 'small');
    const amplitude = part.args[AMPLITUDE_IN[part.name] ?? -1];
    if (amplitude?.kind === 'symbol') roles.set(amplitude.name, 'amplitude');
    return false;
  };
  for (const node of nodes) if (hasKind(node, 'function') || hasKind(node, 'operator')) someNode(node, note);
  if (!isArithmetic) return roles;
  for (const node of nodes) {
    someNode(node, (part) => notePrime(part, roles));
    someNode(node, (part) => noteAbscissa(part, roles));
  }
  return roles;
}

/** The exponent s of n^s under a sum over n, beside functions of number theory. */
function noteAbscissa(part: MathNode, roles: Map<string, Range>): boolean {
  const index = part.kind === 'operator' && part.head === 'sum' ? part.args[0] : undefined;
  if (index?.kind !== 'symbol') return false;
  return someNode(part, (inner) => {
    if (inner.kind !== 'power' || inner.base.kind !== 'symbol' || inner.base.name !== index.name)
      return false;
    const exponent = inner.exponent.kind === 'negate' ? inner.exponent.of : inner.exponent;
    if (exponent.kind === 'symbol') roles.set(exponent.name, 'abscissa');
    return false;
  });
}

function notePrime(part: MathNode, roles: Map<string, Range>): boolean {
  if (part.kind === 'symbol' && PRIME_NAME.test(part.name)) roles.set(part.name, 'prime');
  return false;
}
