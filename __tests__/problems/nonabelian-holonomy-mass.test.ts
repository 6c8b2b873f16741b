import { describe, expect, it } from '@jest/globals';
import { seededPoints } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: no winding sums. The Kaluza-Klein tower of a state of phase phi is summed in Euclidean space,
// prod_n (p^2 + (2 pi n + phi)^2 / L^2) -> 2 (cosh pL - cos phi), so that a real bosonic state has
// V = 1/2 Int d^4p/(2 pi)^4 ln 2(cosh pL - cos phi); its second derivative is integrated numerically over p,
// with the charges read off the weights of the representations built from the Gell-Mann matrices.

type Vector = readonly [number, number, number];

/** The diagonal Gell-Mann matrices. */
const CARTAN: readonly Vector[] = [
  [1, -1, 0],
  [1 / Math.sqrt(3), 1 / Math.sqrt(3), -2 / Math.sqrt(3)],
];
const HOLONOMY: Vector = [0, (2 * Math.PI) / 3, (-2 * Math.PI) / 3];
const COLOURS = [0, 1, 2] as const;

/** A weight as a linear function of the three fundamental ones. */
type Weight = (fundamental: Vector) => number;
const adjoint: readonly Weight[] = COLOURS.flatMap((i) =>
  COLOURS.map(
    (j): Weight =>
      (v) =>
        v[i] - v[j],
  ),
);
const ten: readonly Weight[] = COLOURS.flatMap((i) =>
  COLOURS.filter((j) => j >= i).flatMap((j) =>
    COLOURS.filter((k) => k >= j).map(
      (k): Weight =>
        (v) =>
          v[i] + v[j] + v[k],
    ),
  ),
);

interface Field {
  readonly weights: readonly Weight[];
  readonly twist: number;
  /** Powers of det(-D^2)^{-1/2}, per weight: five gauge components less two ghosts, minus one per spinor component. */
  readonly states: number;
}
const FIELDS: readonly Field[] = [
  { weights: adjoint, twist: 0, states: 5 - 2 },
  { weights: ten, twist: Math.PI, states: -4 },
  { weights: adjoint, twist: (2 * Math.PI) / 3, states: 2 },
];

function simpson(f: (p: number) => number, end: number): number {
  const intervals = 8000;
  const h = end / intervals;
  let sum = 0;
  for (let i = 0; i <= intervals; i += 1)
    sum += f(i * h) * (i === 0 || i === intervals ? 1 : i % 2 === 1 ? 4 : 2);
  return (sum * h) / 3;
}

/** First and second derivative of V by phi, for one real bosonic state; Int d^4p/(2 pi)^4 = Int p^3 dp / (8 pi^2). */
function derivatives(phi: number, L: number): readonly [first: number, second: number] {
  const [sin, cos] = [Math.sin(phi), Math.cos(phi)];
  const gap = (p: number) => 2 * Math.sinh((p * L) / 2) ** 2 + 2 * Math.sin(phi / 2) ** 2;
  const over = (p: number, numerator: number, power: number) =>
    p === 0 ? 0 : (p ** 3 * numerator) / gap(p) ** power;
  const measure = 1 / (16 * Math.PI ** 2);
  const end = 40 / L;
  return [
    measure * simpson((p) => over(p, sin, 1), end),
    measure * simpson((p) => over(p, cos * gap(p) - sin * sin, 2), end),
  ];
}

/** Gradient and Hessian of the potential by the four-dimensional fields of the two Cartan components. */
function expansion(g: number, L: number): { readonly gradient: number[]; readonly hessian: number[][] } {
  const gradient = [0, 0];
  const hessian = [
    [0, 0],
    [0, 0],
  ];
  for (const { weights, twist, states } of FIELDS) {
    for (const weight of weights) {
      const charges = CARTAN.map((t) => g * Math.sqrt(L) * weight(t));
      if (charges.every((charge) => Math.abs(charge) < 1e-14)) continue;
      const [first, second] = derivatives(weight(HOLONOMY) + twist, L);
      charges.forEach((a, i) => {
        gradient[i] = (gradient[i] ?? 0) + states * a * first;
        hessian[i] = (hessian[i] ?? []).map((entry, j) => entry + states * a * (charges[j] ?? 0) * second);
      });
    }
  }
  return { gradient, hessian };
}

describe('the stated background', () => {
  it('has ten and eight states, is stationary, and gives both Cartan fields one mass', () => {
    expect([ten.length, adjoint.length - 1]).toEqual([10, 8]);
    const { gradient, hessian } = expansion(0.7, 1.3);
    for (const slope of gradient) expect(slope).toBeCloseTo(0, 12);
    expect(hessian[0]?.[1]).toBeCloseTo(0, 12);
    expect(hessian[1]?.[1]).toBeCloseTo(hessian[0]?.[0] ?? Number.NaN, 12);
  });
});

proveReference({
  id: 'nonabelian-holonomy-mass',
  route:
    'Kaluza-Klein sums in closed form, second derivative integrated numerically, charges from Gell-Mann matrices',
  points: seededPoints(3, { g: [0.3, 1.5], L: [0.5, 2] }),
  value: ({ g = Number.NaN, L = Number.NaN }) => expansion(g, L).hessian[0]?.[0] ?? Number.NaN,
  bends: [
    ['43', '33'],
    ['{2 ', '{4 '],
    ['\\zeta(3)', '\\zeta(5)'],
    ['L^3', 'L^4'],
  ],
});
