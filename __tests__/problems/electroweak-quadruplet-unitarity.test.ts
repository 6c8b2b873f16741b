import { seededPoints, type Values } from './evaluate-reference.ts';
import { symmetricEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';

// Second route: no isospin states. The fields and their conjugates are independent variables of the polynomial V_4; its
// fourth derivatives are taken by inclusion and exclusion (exact for a polynomial of degree four), and the six by six matrix
// is diagonalised as it is.

/** H with two components, then chi with four. */
type Components = readonly number[];

interface Point {
  readonly field: Components;
  readonly conjugate: Components;
}

interface Spin {
  readonly raise: (field: Components) => Components;
  readonly third: (field: Components) => Components;
}

/** The spin operators on the components from m = -j to m = j. */
function spin(j: number): Spin {
  const step = (m: number) => Math.sqrt(Math.max(0, j * (j + 1) - m * (m + 1)));
  return {
    raise: (field) => field.map((_, k) => (k === 0 ? 0 : step(k - 1 - j) * (field[k - 1] ?? 0))),
    third: (field) => field.map((value, k) => (k - j) * value),
  };
}

const dot = (a: Components, b: Components) => a.reduce((sum, x, k) => sum + x * (b[k] ?? 0), 0);

/** phi^dagger T phi as its raising, lowering and third component. */
function current({ raise, third }: Spin, conjugate: Components, field: Components) {
  return {
    plus: dot(conjugate, raise(field)),
    minus: dot(raise(conjugate), field),
    z: dot(conjugate, third(field)),
  };
}

const HALF = spin(1 / 2);
const THREE_HALVES = spin(3 / 2);

function potential(couplings: Values, { field, conjugate }: Point): number {
  const at = (name: string) => couplings[name] ?? Number.NaN;
  const [h, hc, x, xc] = [field.slice(0, 2), conjugate.slice(0, 2), field.slice(2), conjugate.slice(2)];
  const [hh, xx] = [dot(hc, h), dot(xc, x)];
  const a = current(HALF, hc, h);
  const b = current(THREE_HALVES, xc, x);
  // T^a T^a = T_z T_z + (T_+ T_- + T_- T_+)/2, and sigma = 2 T
  const mixed = 2 * (a.z * b.z + (a.plus * b.minus + a.minus * b.plus) / 2);
  const squares = b.z * b.z + b.plus * b.minus;
  return (
    at('\\lambda') * hh ** 2 +
    at('\\kappa_1') * hh * xx +
    at('\\kappa_2') * mixed +
    at('\\lambda_2') * xx ** 2 +
    at('\\lambda_3') * squares
  );
}

const SIZE = 6;
const unit = (index: number): Components => Array.from({ length: SIZE }, (_, k) => (k === index ? 1 : 0));
const zero = unit(-1);
const plus = (a: Components, b: Components): Components => a.map((x, k) => x + (b[k] ?? 0));

/** Fourth derivative by phi_i, conjugate of phi_j (incoming pair) and conjugate of phi_k, phi_l (outgoing pair). */
function fourthDerivative(couplings: Values, i: number, j: number, k: number, l: number): number {
  const steps: readonly Point[] = [
    { field: unit(i), conjugate: zero },
    { field: zero, conjugate: unit(j) },
    { field: zero, conjugate: unit(k) },
    { field: unit(l), conjugate: zero },
  ];
  let total = 0;
  for (let subset = 0; subset < 16; subset += 1) {
    const chosen = steps.filter((_, bit) => (subset >> bit) % 2 === 1);
    const point = chosen.reduce<Point>(
      (sum, step) => ({
        field: plus(sum.field, step.field),
        conjugate: plus(sum.conjugate, step.conjugate),
      }),
      { field: zero, conjugate: zero },
    );
    total += (chosen.length % 2 === 0 ? 1 : -1) * potential(couplings, point);
  }
  return total;
}

/** Particle and antiparticle of the same component: total third component and hypercharge zero. */
function eigenvalues(couplings: Values): readonly number[] {
  const states = Array.from({ length: SIZE }, (_, k) => k);
  return symmetricEigenvalues(
    states.map((incoming) =>
      states.map((outgoing) => fourthDerivative(couplings, incoming, incoming, outgoing, outgoing)),
    ),
  );
}

proveReference({
  id: 'electroweak-quadruplet-unitarity',
  route:
    'fourth derivatives of the potential by inclusion and exclusion, six by six matrix diagonalised numerically',
  points: seededPoints(3, {
    '\\lambda': [0.3, 1],
    '\\kappa_1': [-1, -0.5],
    '\\kappa_2': [0.4, 1],
    '\\lambda_2': [0.3, 0.8],
    '\\lambda_3': [0.2, 0.5],
  }),
  value: eigenvalues,
  bends: [
    ['- \\frac{9}{2}\\lambda_3', '+ \\frac{9}{2}\\lambda_3'],
    ['\\frac{3}{2}\\lambda_3', '\\frac{5}{2}\\lambda_3'],
    [
      '3\\lambda + 5\\lambda_2 + \\frac{15}{4}\\lambda_3 + ',
      '3\\lambda + 5\\lambda_2 + \\frac{31}{4}\\lambda_3 + ',
    ],
    ['\\lambda_3 - \\sqrt{\\left(\\lambda -', '\\lambda_3 - \\sqrt{\\left(\\lambda +'],
  ],
});
