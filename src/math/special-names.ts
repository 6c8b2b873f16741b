/** A way to write a special function, and the function it stands for. */
export interface Spelling {
  /** The letter or word in front, as the reader names it: `J`, `\theta`, `Ai`, `\mathbf{L}`. */
  readonly base: string;
  /** The slots of the subscript, of the superscript and of the bracket. */
  readonly sub: readonly string[];
  readonly sup: readonly string[];
  /** Whether the superscript stands in parentheses, is bare, a star, or missing. */
  readonly supKind: SupKind;
  readonly args: readonly string[];
  /** The function's name, and its arguments in terms of the slots: `x`, `2`, `k^2`, `z/pi`. */
  readonly name: string;
  readonly target: readonly string[];
  /** A single letter before a bracket that may as well be a quantity or an unknown function. */
  readonly isLetter: boolean;
  /** A bar may part the arguments: `F(\phi|m)` has a parameter (Abramowitz and Stegun 17.2), never a modulus. */
  readonly isBarred: boolean;
  /** Spellings of one family are read by the same convention everywhere in a pair. */
  readonly family: string;
}

/** How a superscript of a function's name is written; `none` when there is none. */
export type SupKind = 'none' | 'bare' | 'parens' | 'star';

type Row = readonly [spelling: string, target: string, family?: string];

/**
 * Slots: `N`, `M` are whole numbers; `T` is a point of the upper half-plane and has to look like one (a name `\tau`, or a
 * number with i); `Q` is a nome and has to be named q; `I` is 1, 2, 3 or 4; `H` has to be named \eta; any other letter is a number. Digits stand for
 * themselves, and so does a letter behind `=`. The first row that fits is the reading, further ones are its alternatives. Notation: DLMF ("Notations"),
 * the Fungrim symbol list, Abramowitz and Stegun.
 */
const ROWS: readonly Row[] = [
  // Bessel and Airy functions, DLMF 10.1, 9.1
  ['J_{n}(z)', 'besselj(n,z)'],
  ['Y_{n}(z)', 'bessely(n,z)'],
  ['N_{n}(z)', 'bessely(n,z)'],
  ['I_{n}(z)', 'besseli(n,z)'],
  ['K_{n}(z)', 'besselk(n,z)'],
  ['H_{n}^{(1)}(z)', 'hankel1(n,z)'],
  ['H_{n}^{(2)}(z)', 'hankel2(n,z)'],
  ['j_{n}(z)', 'sphericalj(n,z)'],
  ['y_{n}(z)', 'sphericaly(n,z)'],
  ['n_{n}(z)', 'sphericaly(n,z)'],
  ['h_{n}^{(1)}(z)', 'sphericalh1(n,z)'],
  ['h_{n}^{(2)}(z)', 'sphericalh2(n,z)'],
  ['\\mathbf{H}_{n}(z)', 'struveh(n,z)'],
  ['\\mathbf{L}_{n}(z)', 'struvel(n,z)'],
  ['Ai(z)', 'airyai(z)'],
  ['Bi(z)', 'airybi(z)'],
  // Coulomb wave functions, DLMF 33.2; Fungrim writes both parameters below
  ['F_{l}(h,z)', 'coulombf(l,h,z)'],
  ['F_{l,h}(z)', 'coulombf(l,h,z)'],
  ['G_{l}(h,z)', 'coulombg(l,h,z)'],
  ['G_{l,h}(z)', 'coulombg(l,h,z)'],
  ['C_{l}(H)', 'coulombc(l,H)'],
  // Gamma and its relatives, DLMF 5.1, 8.1
  ['\\Gamma(z)', 'gamma(z)'],
  ['\\Gamma(s,z)', 'uppergamma(s,z)'],
  ['\\gamma(s,z)', 'lowergamma(s,z)'],
  ['Q(s,z)', 'gammaq(s,z)'],
  ['P(s,z)', 'gammap(s,z)'],
  ['B(a,b)', 'beta(a,b)'],
  ['B_{z}(a,b)', 'betainc(z,a,b)'],
  ['I_{z}(a,b)', 'betaincregularized(z,a,b)'],
  ['\\psi(z)', 'digamma(z)'],
  ['digamma(z)', 'digamma(z)'],
  ['\\psi_{m}(z)', 'polygamma(m,z)'],
  ['\\psi^{(m)}(z)', 'polygamma(m,z)'],
  ['\\psi(m,z)', 'polygamma(m,z)'],
  ['G(z)', 'barnesg(z)'],
  // Zeta functions and polylogarithms, DLMF 25.1
  ['\\zeta(s)', 'zeta(s)'],
  ['\\zeta(z,T)', 'weierstrasszeta(z,T)'],
  ['\\zeta(s,a)', 'hurwitz(s,a)'],
  ['\\eta(T)', 'dedekindeta(T)'],
  ['\\eta(s)', 'dirichleteta(s)'],
  ['\\beta(s)', 'dirichletbeta(s)'],
  ['\\xi(s)', 'riemannxi(s)'],
  ['\\Phi(z,s,a)', 'lerch(z,s,a)', '\\Phi(,,)'],
  ['\\Phi(a,b,z)', 'hyp1f1(a,b,z)', '\\Phi(,,)'],
  ['Li_{s}(z)', 'polylog(s,z)'],
  ['Li(z)', 'lioffset(z)'],
  ['li(z)', 'li(z)'],
  // Error functions and exponential integrals, DLMF 6.1, 7.1
  ['erf(z)', 'erf(z)'],
  ['erfc(z)', 'erfc(z)'],
  ['erfi(z)', 'erfi(z)'],
  ['Ei(z)', 'ei(z)'],
  ['E_{N}(T)', 'eisensteine(N,T)'],
  ['E_{n}(z)', 'en(n,z)', 'E_n'],
  ['E_{N}(x)', 'eulerpoly(N,x)', 'E_n'],
  ['Si(z)', 'si(z)'],
  ['si(z)', 'sishifted(z)'],
  ['Ci(z)', 'ci(z)'],
  ['Cin(z)', 'cin(z)'],
  ['Shi(z)', 'shi(z)'],
  ['Chi(z)', 'chi(z)'],
  ['S(z)', 'fresnels(z)'],
  ['C(z)', 'fresnelc(z)'],
  ['W(z)', 'lambertw(0,z)'],
  ['W_{k}(z)', 'lambertw(k,z)'],
  ['sinc(z)', 'sinc(z)'],
  // Confluent and Gauss hypergeometric functions, DLMF 13.1, 15.1
  ['U(a,b,z)', 'hyperu(a,b,z)'],
  ['U^{*}(a,b,z)', 'hyperustar(a,b,z)'],
  ['M(a,b,z)', 'hyp1f1(a,b,z)'],
  ['\\mathbf{M}(a,b,z)', 'hyp1f1r(a,b,z)'],
  ['F(a,b,c,z)', 'hyp2f1(a,b,c,z)'],
  ['\\mathbf{F}(a,b,c,z)', 'hyp2f1r(a,b,c,z)'],
  ['\\tilde{F}(a,b,c,z)', 'hyp2f1r(a,b,c,z)'],
  // Elliptic integrals: parameter m (Fungrim, Abramowitz and Stegun 17) or modulus k (DLMF 19.1)
  ['K(m)', 'elliptick(m)', 'elliptic'],
  ['K(k)', 'elliptick(k^2)', 'elliptic'],
  ['E(m)', 'elliptice(m)', 'elliptic'],
  ['E(k)', 'elliptice(k^2)', 'elliptic'],
  ['F(p,m)', 'ellipticf(p,m)', 'elliptic'],
  ['F(p,k)', 'ellipticf(p,k^2)', 'elliptic'],
  ['E(p,m)', 'ellipticeinc(p,m)', 'elliptic'],
  ['E(p,k)', 'ellipticeinc(p,k^2)', 'elliptic'],
  ['\\Pi(n,m)', 'ellipticpi(n,m)', 'elliptic'],
  ['\\Pi(n,k)', 'ellipticpi(n,k^2)', 'elliptic'],
  ['\\Pi(n,p,m)', 'ellipticpiinc(n,p,m)', 'elliptic'],
  ['\\Pi(n,p,k)', 'ellipticpiinc(n,p,k^2)', 'elliptic'],
  ['sn(u,m)', 'jacobisn(u,m)', 'elliptic'],
  ['sn(u,k)', 'jacobisn(u,k^2)', 'elliptic'],
  ['cn(u,m)', 'jacobicn(u,m)', 'elliptic'],
  ['cn(u,k)', 'jacobicn(u,k^2)', 'elliptic'],
  ['dn(u,m)', 'jacobidn(u,m)', 'elliptic'],
  ['dn(u,k)', 'jacobidn(u,k^2)', 'elliptic'],
  ['R_{=F}(x,y,z)', 'carlsonrf(x,y,z)'],
  ['R_{=C}(x,y)', 'carlsonrc(x,y)'],
  ['R_{=D}(x,y,z)', 'carlsonrd(x,y,z)'],
  ['R_{=J}(x,y,z,p)', 'carlsonrj(x,y,z,p)'],
  ['R_{=G}(x,y,z)', 'carlsonrg(x,y,z)'],
  ['agm(a,b)', 'agm(a,b)'],
  ['agm(z)', 'agm(1,z)'],
  // Theta, modular and Weierstrass functions; Fungrim's theta has the period 1 in z, DLMF 20.2 the period pi
  ['\\theta_{I}(z,Q)', 'jtheta(I,z,Q)'],
  ['\\theta_{I}(z,t)', 'theta(I,z,t)', 'theta'],
  ['\\theta_{I}(z,t)', 'theta(I,z/pi,t)', 'theta'],
  ['\\theta_{I}(T)', 'theta(I,0,T)'],
  ['\\theta_{I}(Q)', 'jtheta(I,0,Q)'],
  ['j(T)', 'modularj(T)'],
  ['J(T)', 'kleinj(T)'],
  ['\\lambda(T)', 'modularlambda(T)'],
  ['G_{N}(T)', 'eisensteing(N,T)'],
  ['\\Delta(T)', 'modulardelta(T)'],
  ['\\wp(z,t)', 'weierstrassp(z,t)'],
  ['\\sigma(z,T)', 'weierstrasssigma(z,T)'],
  // Orthogonal polynomials and Legendre functions, DLMF 14.1, 18.1; P_l^m with or without the factor (-1)^m
  ['P_{n}(x)', 'legendrep(n,x)'],
  ['Q_{n}(x)', 'legendreq(n,x)'],
  ['P_{N}^{M}(x)', 'legendrepm(N,M,x)', 'phase'],
  ['P_{N}^{M}(x)', 'legendrepmplain(N,M,x)', 'phase'],
  ['P_{n}^{(a,b)}(x)', 'jacobip(n,a,b,x)'],
  ['C_{n}^{(a)}(x)', 'gegenbauerc(n,a,x)'],
  ['C_{n}^{a}(x)', 'gegenbauerc(n,a,x)'],
  ['H_{n}(x)', 'hermiteh(n,x)', 'H_n'],
  ['H_{n}(x)', 'hermitehe(n,x)', 'H_n'],
  ['He_{n}(x)', 'hermitehe(n,x)'],
  ['L_{n}(x)', 'laguerrel(n,0,x)'],
  ['L_{n}^{(a)}(x)', 'laguerrel(n,a,x)'],
  ['L_{n}^{a}(x)', 'laguerrel(n,a,x)'],
  ['T_{n}(x)', 'chebyshevt(n,x)'],
  ['U_{n}(x)', 'chebyshevu(n,x)'],
  ['Y_{N,M}(t,p)', 'sphericalharmonic(N,M,p,t)'],
  ['Y_{N}^{M}(t,p)', 'sphericalharmonic(N,M,p,t)'],
  ['B_{N}(x)', 'bernoullipoly(N,x)'],
  // Number theory, DLMF 27.1
  ['\\sigma_{k}(N)', 'sigma(k,N)'],
  ['\\varphi(N)', 'totient(N)'],
  ['\\phi(N)', 'totient(N)'],
  ['\\mu(N)', 'moebius(N)'],
  ['\\lambda(N)', 'liouville(N)'],
  ['\\Lambda(N)', 'mangoldt(N)'],
  ['d(N)', 'sigma(0,N)'],
  ['p(N)', 'partitions(N)'],
  ['s(N,K)', 'stirling1(N,K)'],
  ['S(N,K)', 'stirling2(N,K)'],
  ['gcd(N,M)', 'gcd(N,M)'],
  ['lcm(N,M)', 'lcm(N,M)'],
];

/** Letters that are one function in another dress. */
const SAME_BASE: readonly (readonly [string, string])[] = [['\\theta', '\\vartheta']];

const SHAPE = /^(\\?[A-Za-z]+(?:\{[A-Za-z]\})?)(?:_\{([^}]*)\})?(?:\^\{(\()?([^})]*)\)?\})?\(([^)]*)\)$/;

function spellingOf([spelling, target, family]: Row): Spelling {
  const [, base = '', sub, parens, sup, args = ''] = SHAPE.exec(spelling) ?? [];
  const [, name = '', inner = ''] = /^(\w+)\((.*)\)$/.exec(target) ?? [];
  return {
    base,
    sub: slots(sub),
    sup: slots(sup === '*' ? '' : sup),
    supKind: sup === undefined ? 'none' : sup === '*' ? 'star' : parens === undefined ? 'bare' : 'parens',
    args: slots(args),
    name,
    target: slots(inner),
    isLetter: sub === undefined && /^(?:[A-Za-z]|\\[a-z]+)$/.test(base) && !SURE.has(base),
    isBarred: BARRED.test(name) && !inner.includes('^2'),
    family: family ?? spelling,
  };
}

/** Functions of a parameter, a ratio of periods or a nome; a bar elsewhere says something else, as in P(A|B). */
const BARRED = /^(?:elliptic|jacobi[scd]|j?theta|weierstrass|dedekind|modular|klein)/;

/** Letters that are hardly ever anything but the function when a bracket follows. */
const SURE: ReadonlySet<string> = new Set(['\\zeta', '\\wp']);

function slots(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split(',');
}

/** Every spelling by the letter or word in front. */
export const SPELLINGS: ReadonlyMap<string, readonly Spelling[]> = byBase();

function byBase(): ReadonlyMap<string, readonly Spelling[]> {
  const table = new Map<string, Spelling[]>();
  for (const row of ROWS.map(spellingOf)) {
    const same = SAME_BASE.find(([base]) => base === row.base)?.slice(1) ?? [];
    for (const base of [row.base, ...same]) table.set(base, [...(table.get(base) ?? []), { ...row, base }]);
  }
  return table;
}
