import { hasKind } from '../math/kinds-in.ts';
import { type MathNode, someNode } from '../math/tree.ts';
import type { Range } from './points.ts';

/** Incomplete elliptic integrals and the argument that is their amplitude (DLMF 19.2). */
const AMPLITUDE_IN: Readonly<Record<string, number>> = { ellipticf: 0, ellipticeinc: 0, ellipticpiinc: 1 };
/** Functions of number theory, beside which p and q are primes (DLMF 27.1). */
const ARITHMETIC: ReadonlySet<string> = new Set(['totient', 'sigma', 'moebius']);
const PRIME_NAME = /^[pq](?:_|$)/;

/**
 * What special functions say of names whose place in them has a convention: amplitudes, primes, what is divided, and the
 * argument of Lerch's transcendent inside its disc (DLMF 25.14.1).
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
  if (isArithmetic) for (const node of nodes) someNode(node, (part) => notePrime(part, roles));
  return roles;
}

function notePrime(part: MathNode, roles: Map<string, Range>): boolean {
  if (part.kind === 'symbol' && PRIME_NAME.test(part.name)) roles.set(part.name, 'prime');
  return false;
}
