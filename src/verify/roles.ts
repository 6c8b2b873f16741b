import { someOfKind } from '../math/kinds-in.ts';
import { childrenOf, type MathNode, someNode } from '../math/tree.ts';
import type { Range } from './points.ts';
import { specialRolesIn } from './special-roles.ts';

/** Functions that tell a number from its conjugate. */
const CONJUGATIONS = new Set(['conj', 're', 'im', 'arg']);
/** Names that stand for complex numbers by convention, where conjugates or moduli occur. */
const COMPLEX_NAME = /^(?:z|w|\\psi|\\Psi)(?:_|$)/;
/** Names that stand for real numbers by convention, even under a modulus squared: places, times, velocities, momenta. */
const REAL_NAME = /^(?:[xyrtvpku]|\\(?:vec|mathbf|boldsymbol)\{.*\})(?:_|$)/;
/** Functions that are other formulas for negative numbers: behind them a name may have either sign. */
const SIGNED = new Set(['abs', 'sign', 'max', 'min']);
/** Functions with a cut, whose value on a phase is one of its principal part. */
const ROOTS = new Set(['sqrt', 'root', 'log', 'log10', 'log2', 'arg']);
/** Names that stand for whole numbers unless something else is declared. */
const INDEX_NAME = /^[nklmjN](?:_|$)/;

/** Whether a function that tells a number from its conjugate occurs. */
export function conjugates(node: MathNode): boolean {
  return someOfKind(node, 'function', (part) => CONJUGATIONS.has(part.name));
}

/** Whether a function occurs that is another formula for negative arguments, e.g. a modulus. */
export function isSigned(node: MathNode): boolean {
  return someOfKind(node, 'function', (part) => SIGNED.has(part.name));
}

/** Whether a modulus of anything that may have either sign occurs. */
export function hasModulus(node: MathNode): boolean {
  return someOfKind(node, 'function', (part) => part.name === 'abs' && !part.args.every(isSignFunction));
}

/** |μ(n)| is μ(n)² of a whole number: no other sign of n tells more. */
function isSignFunction(node: MathNode): boolean {
  return node.kind === 'function' && node.name === 'moebius';
}

/** Those of the names that stand for whole numbers: `n`, `k`, `l`, `m`, `j`, `N`, also with an index. */
export function indexNames(names: Iterable<string>): readonly string[] {
  return [...names].filter((name) => INDEX_NAME.test(name));
}

/** Functions that live on the upper half-plane of their last argument (DLMF 20.2, 23.15). */
const MODULAR =
  /^(?:theta|thetaderiv|dedekindeta|modular(?:lambda|j|delta)|kleinj|eisenstein[eg]|weierstrass(?:p|zeta|sigma))$/;

/**
 * What the formulas themselves say about the names nobody declared. Under a conjugate, Re, Im or arg, and under a modulus
 * squared, a name is complex (x, r, t and other coordinates are not); where such an argument is written with i, as in |x + iy|, its names are real; under a plain
 * modulus they are real, z, w and ψ complex. The exponent of e^{iθ} under a root or logarithm is a principal phase. A
 * name about which nothing is said is left out: it is a positive quantity.
 */
export function rolesIn(nodes: readonly MathNode[]): ReadonlyMap<string, Range> {
  const roles = new Map<string, Range>();
  for (const node of nodes) note(node, roles, false);
  for (const [name, range] of specialRolesIn(nodes)) if (!roles.has(name)) roles.set(name, range);
  return roles;
}

const STRENGTH: Readonly<Partial<Record<Range, number>>> = { real: 1, angle: 2, complex: 3, upper: 4 };

function assign(roles: Map<string, Range>, names: Iterable<string>, range: Range): void {
  for (const name of names) {
    const before = roles.get(name);
    if (before === undefined || (STRENGTH[before] ?? 0) < (STRENGTH[range] ?? 0)) roles.set(name, range);
  }
}

function note(node: MathNode, roles: Map<string, Range>, squared: boolean): void {
  if (node.kind === 'symbol' || node.kind === 'number' || node.kind === 'unit') return;
  if (node.kind === 'function' && (CONJUGATIONS.has(node.name) || SIGNED.has(node.name)))
    noteMarked(node, roles, squared);
  const last = node.kind === 'function' && MODULAR.test(node.name) ? node.args.at(-1) : undefined;
  if (last !== undefined) assign(roles, symbolsIn(last), 'upper');
  if (isCut(node)) assign(roles, phasesIn(node), 'angle');
  const even =
    node.kind === 'power' && node.exponent.kind === 'number' && /[02468]$/.test(node.exponent.text);
  for (const child of childrenOf(node)) note(child, roles, even);
}

function noteMarked(
  node: MathNode & { readonly kind: 'function' },
  roles: Map<string, Range>,
  squared: boolean,
): void {
  const names = symbolsIn(node);
  if (SIGNED.has(node.name)) {
    const withI = names.has('i');
    const isModulus = node.name === 'abs' && !withI;
    const isComplex = (name: string): boolean =>
      COMPLEX_NAME.test(name) || (squared && !REAL_NAME.test(name));
    for (const name of names) assign(roles, [name], isModulus && isComplex(name) ? 'complex' : 'real');
    return;
  }
  assign(roles, names, names.has('i') ? 'real' : 'complex');
}

function isCut(node: MathNode): boolean {
  if (node.kind === 'function') return ROOTS.has(node.name);
  return node.kind === 'power' && node.exponent.kind !== 'number' && node.base.kind !== 'symbol';
}

/** The names in the exponents of phases e^{iθ} below the node. */
function phasesIn(node: MathNode): ReadonlySet<string> {
  const found = new Set<string>();
  someNode(node, (part) => {
    const isPower = part.kind === 'power' && part.base.kind === 'symbol' && part.base.name === 'e';
    const exponent = isPower
      ? part.exponent
      : part.kind === 'function' && part.name === 'exp'
        ? part.args[0]
        : undefined;
    const names = exponent === undefined ? undefined : symbolsIn(exponent);
    if (names?.has('i')) for (const name of names) found.add(name);
    return false;
  });
  return found;
}

function symbolsIn(node: MathNode): ReadonlySet<string> {
  const found = new Set<string>();
  someNode(node, (part) => {
    if (part.kind === 'symbol') found.add(part.name);
    return false;
  });
  return found;
}
