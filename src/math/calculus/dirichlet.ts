import { rationalOf } from '../rational.ts';
import type { MathNode } from '../tree.ts';
import type { Value } from '../value.ts';
import { apply, isNumber, minus, num, over, plus, raised, times } from './build.ts';
import { type Atom, readTerm } from './dirichlet-term.ts';

/** A factor ζ(order·s − shift)^power of a closed form. */
interface ZetaFactor {
  readonly order: 1 | 2;
  readonly shift: MathNode;
  readonly power: number;
}

/** The sum from 1 to ∞, and the arguments whose real parts must exceed 1 for it to converge. */
interface ClosedForm {
  readonly node: MathNode;
  readonly arguments: readonly MathNode[];
  /** Without a function of whole numbers the general method may find a value where it does not converge absolutely. */
  readonly isPlain: boolean;
}

const ZERO = num(0);
const ONE = num(1);
/** A sum is recognised once; its body is the same object at every point. */
const KNOWN = new WeakMap<MathNode, ClosedForm | null>();

/**
 * Σ_{n≥1} f(n) n^−s by its Euler product, where f is 1, μ, |μ|, λ, φ, σ_k, a product of two of them that DLMF 27.4 sums,
 * or Λ, with or without the sign (−1)^n. `'other'` for what the general method sees to: other bodies, and powers alone
 * where they do not converge absolutely; undefined where the series does not converge absolutely.
 */
export function dirichletValue(
  name: string,
  body: MathNode,
  evaluated: (node: MathNode) => Value | undefined,
): Value | undefined | 'other' {
  let form = KNOWN.get(body);
  if (form === undefined) {
    form = closedForm(name, body) ?? null;
    KNOWN.set(body, form);
  }
  if (form === null) return 'other';
  const converges = form.arguments.every((node) => (evaluated(node)?.value.re ?? 0) > 1);
  if (converges) return evaluated(form.node);
  return form.isPlain ? 'other' : undefined;
}

function closedForm(name: string, body: MathNode): ClosedForm | undefined {
  const term = readTerm(body, name);
  if (term === undefined) return undefined;
  const { exponent, coefficient, alternates } = term;
  if (term.atoms.length === 0 && rationalOf(exponent) !== undefined) return undefined;
  const s = exponent;
  if (term.atoms.some(({ name: atom }) => atom === 'mangoldt')) {
    if (term.atoms.length > 1 || alternates) return undefined;
    const node = minus(over(apply('zetaderiv', ONE, s), apply('zeta', s)));
    return { node: times(coefficient, node), arguments: [s], isPlain: false };
  }
  const factors = factorsOf(term.atoms);
  if (factors === undefined) return undefined;
  const product = times(
    ...factors.map((factor) => raisedTo(apply('zeta', argumentOf(factor, s)), factor.power)),
  );
  // Σ (−1)^n f(n) n^−s = F(s) (1 − 2/F_2(s)): the odd n are all but the factor of the prime 2 (DLMF 27.4.1).
  const sign = plus(ONE, minus(times(num(2), ...factors.map((factor) => inverseAtTwo(factor, s)))));
  const node = alternates ? times(coefficient, product, sign) : times(coefficient, product);
  const places = factors.map((factor) => argumentOf(factor, s));
  return { node, arguments: places, isPlain: term.atoms.length === 0 };
}

function argumentOf({ order, shift }: ZetaFactor, s: MathNode): MathNode {
  return plus(times(num(order), s), minus(shift));
}

function raisedTo(node: MathNode, power: number): MathNode {
  return power < 0 ? over(ONE, raised(node, num(-power))) : raised(node, num(power));
}

/** The inverse of the factor of the prime 2 in ζ(z)^power: (1 − 2^−z)^power. */
function inverseAtTwo(factor: ZetaFactor, s: MathNode): MathNode {
  const part = plus(ONE, minus(raised(num(2), minus(argumentOf(factor, s)))));
  return raisedTo(part, factor.power);
}

/** DLMF 27.4.3, 27.4.5 to 27.4.8 and 27.4.11, and for σ_a σ_b Hardy and Wright 17.8; λ changes the sign of every p^−s, as it is (−1)^Ω. */
function factorsOf(atoms: readonly Atom[]): readonly ZetaFactor[] | undefined {
  const signs = atoms.filter(({ name }) => name === 'liouville').length;
  const others = atoms.filter(({ name }) => name !== 'liouville');
  const factors = unsigned(others);
  return factors && (signs % 2 === 0 ? factors : factors.flatMap(signChanged));
}

function unsigned(atoms: readonly Atom[]): readonly ZetaFactor[] | undefined {
  const names = atoms.map(({ name }) => name).join(' ');
  const [a, b] = atoms.map(({ index }) => index ?? ZERO);
  const zeta = (shift: MathNode): ZetaFactor => ({ order: 1, shift, power: 1 });
  const inverse = (order: 1 | 2, shift: MathNode): ZetaFactor => ({ order, shift, power: -1 });
  switch (names) {
    case '':
      return [zeta(ZERO)];
    case 'moebius':
      return [inverse(1, ZERO)];
    case 'squarefree':
    case 'moebius moebius':
      return [zeta(ZERO), inverse(2, ZERO)];
    case 'totient':
      return [zeta(ONE), inverse(1, ZERO)];
    case 'sigma':
      return a && [zeta(ZERO), zeta(a)];
    case 'sigma sigma':
      return a && b && [zeta(ZERO), zeta(a), zeta(b), zeta(plus(a, b)), inverse(2, plus(a, b))];
    default:
      return undefined;
  }
}

/** (1 − p^a x)^−1 becomes (1 + p^a x)^−1 = (1 − p^a x)/(1 − p^2a x²); what holds x² stays. */
function signChanged(factor: ZetaFactor): readonly ZetaFactor[] {
  const { order, shift, power } = factor;
  if (order === 2) return [factor];
  const double = isNumber(shift, 0) ? ZERO : times(num(2), shift);
  return [
    { order: 2, shift: double, power },
    { order: 1, shift, power: -power },
  ];
}
