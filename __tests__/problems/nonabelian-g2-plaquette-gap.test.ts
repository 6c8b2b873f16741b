import { describe, expect, it } from '@jest/globals';
import { add, type Complex, complexOf, multiply, negate } from '../../src/math/complex.ts';
import { seededPoints } from './evaluate-reference.ts';
import { eigenvalueNear } from './numerics/complex-eigenvalue.ts';
import { proveReference } from './prove.ts';

// Second route: no perturbation theory and no tensor products. A class function times the Weyl denominator is a wave
// function on the maximal torus which is odd under the Weyl group; it is expanded in plane waves, where the Casimir is
// the flat Laplacian and the trace a sum of seven plane waves. The Hamiltonian is diagonalised at finite complex coupling
// and the Taylor coefficients of the gap are read off by Cauchy's integral.

/** A weight of G2 as three integers modulo a common shift, kept with the sum zero; the Weyl group is S3 and x -> -x. */
type Weight = readonly [number, number, number];

const centred = ([x, y, z]: Weight): Weight => {
  const mean = (x + y + z) / 3;
  return [x - mean, y - mean, z - mean];
};
const plus = (a: Weight, b: Weight): Weight => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const scaled = (a: Weight, factor: number): Weight => [factor * a[0], factor * a[1], factor * a[2]];
const square = (a: Weight) => a[0] ** 2 + a[1] ** 2 + a[2] ** 2;

const SHORT: readonly Weight[] = (
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const
).flatMap((w) => [centred(w), scaled(centred(w), -1)]);
const LONG: readonly Weight[] = [
  [1, -1, 0],
  [-1, 1, 0],
  [1, 0, -1],
  [-1, 0, 1],
  [0, 1, -1],
  [0, -1, 1],
];
const SEVEN: readonly Weight[] = [...SHORT, [0, 0, 0]];

/** Half the sum of the roots on one side of a generic line. */
const RHO = [...SHORT, ...LONG]
  .filter(([x, y, z]) => 1 * x + 0.1 * y - 0.9 * z > 0)
  .reduce((sum, root) => plus(sum, scaled(root, 0.5)), [0, 0, 0] as Weight);

/** The representative of an orbit of the Weyl group, and the sign of the element that leads there; 0 on a wall. */
function dominant(weight: Weight): { readonly key: string; readonly sign: number } {
  const wall = [...SHORT, ...LONG].some(
    (root) => Math.abs(root[0] * weight[0] + root[1] * weight[1] + root[2] * weight[2]) < 1e-9,
  );
  if (wall) return { key: '', sign: 0 };
  const images = [1, -1].flatMap((flip) => permutations(scaled(weight, flip)));
  // in the chamber of the decreasing order with a positive middle entry; x -> -x is a rotation by pi, which is even
  const image = images.find(({ w }) => w[0] > w[1] && w[1] > w[2] && w[1] > 0);
  if (!image) throw new Error('no image in the chamber');
  return { key: image.w.map((x) => Math.round(3 * x)).join(), sign: image.sign };
}
function permutations([x, y, z]: Weight): { w: Weight; sign: number }[] {
  return [
    { w: [x, y, z], sign: 1 },
    { w: [y, z, x], sign: 1 },
    { w: [z, x, y], sign: 1 },
    { w: [y, x, z], sign: -1 },
    { w: [x, z, y], sign: -1 },
    { w: [z, y, x], sign: -1 },
  ];
}

const parse = (key: string): Weight => {
  const [x = 0, y = 0, z = 0] = key.split(',').map((part) => Number(part) / 3);
  return [x, y, z];
};

/** The orbits that are reached from the vacuum by at most `depth` actions of the trace. */
function orbits(depth: number): readonly string[] {
  let found = new Set([dominant(RHO).key]);
  for (let step = 0; step < depth; step += 1) {
    const next = [...found].flatMap((key) => SEVEN.map((w) => dominant(plus(parse(key), w))));
    found = new Set([...found, ...next.filter(({ sign }) => sign !== 0).map(({ key }) => key)]);
  }
  return [...found];
}

const BASIS = orbits(5);
/** Normalised so that the seven-dimensional representation, whose plane wave is one short root away, has 14/7 = 2. */
const flat = (key: string) => square(parse(key)) - square(RHO);
const UNIT = 2 / Math.min(...BASIS.map(flat).filter((value) => value > 1e-9));
const TRACE = BASIS.map((from) =>
  BASIS.map((to) =>
    SEVEN.map((w) => dominant(plus(parse(from), w)))
      .filter(({ key }) => key === to)
      .reduce((sum, { sign }) => sum + sign, 0),
  ),
);

const LEVELS = BASIS.map((key) => UNIT * flat(key));
const VACUUM = LEVELS.findIndex((level) => Math.abs(level) < 1e-9);
const SEVEN_STATE = LEVELS.findIndex((level) => Math.abs(level - 2) < 1e-9);

/** The difference of the levels that start from the vacuum and from the seven, at a complex y. */
function gap(y: Complex): Complex {
  const matrix = TRACE.map((row, i) =>
    row.map((value, j) => add(complexOf(i === j ? (LEVELS[i] ?? 0) : 0), multiply(complexOf(-value), y))),
  );
  return add(eigenvalueNear(matrix, SEVEN_STATE), negate(eigenvalueNear(matrix, VACUUM)));
}

/** Taylor coefficients at zero by Cauchy's integral over a circle inside the nearest level crossing. */
function taylor(f: (y: Complex) => Complex, radius: number, count: number): readonly number[] {
  const nodes = 48;
  const angles = Array.from({ length: nodes }, (_, k) => (2 * Math.PI * (k + 0.5)) / nodes);
  const values = angles.map((t) => f({ re: radius * Math.cos(t), im: radius * Math.sin(t) }));
  return Array.from({ length: count }, (_, n) =>
    values.reduce((sum, { re, im }, k) => {
      const t = n * (angles[k] ?? 0);
      return sum + (re * Math.cos(t) + im * Math.sin(t)) / nodes / radius ** n;
    }, 0),
  );
}

const COEFFICIENTS = taylor(gap, 0.3, 5);

describe('the group theory of G2', () => {
  it('gives a trace of one between neighbours, the seven within its own square, and the Casimirs of 14 and 27', () => {
    expect(TRACE.flat().every((value) => value === 0 || value === 1)).toBe(true);
    const casimirs = BASIS.map((key) => UNIT * flat(key)).sort((a, b) => a - b);
    [0, 2, 4, 14 / 3].forEach((value, k) => {
      expect(casimirs[k]).toBeCloseTo(value, 12);
    });
  });
});

proveReference({
  id: 'nonabelian-g2-plaquette-gap',
  route:
    'Weyl-odd plane waves on the maximal torus, diagonalised at complex coupling; Taylor coefficients by Cauchy integral',
  points: seededPoints(3, { g: [0.65, 0.8] }),
  value: ({ g = Number.NaN }) =>
    COEFFICIENTS.reduce((sum, c, power) => sum + 2 * g * g * c * (1 / (2 * g ** 4)) ** power, 0),
  bends: [
    ['- \\frac{1}{g^2}', '+ \\frac{1}{g^2}'],
    ['3641', '3461'],
    ['\\frac{3}{32', '\\frac{3}{64'],
    ['{16 g^6}', '{8 g^6}'],
  ],
});
