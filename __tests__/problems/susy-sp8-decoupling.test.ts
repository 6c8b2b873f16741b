import { describe, expect, it } from '@jest/globals';
import { proveReference } from './prove.ts';

// Second route: the superconformal R-symmetry is the one for which 9 Tr R R F = Tr F, with the traces taken over the
// list of Weyl fermions, and an operator that has become free is removed by a flipping singlet. Indices come from the
// weights of Sp(8), and which operators decouple is found by the loop, not assumed.

const RANK = 4;
const FLAVOURS = 8;

type Weight = readonly number[];
const unit = (index: number, size: number): Weight =>
  Array.from({ length: RANK }, (_, k) => (k === index ? size : 0));
const add = (a: Weight, b: Weight): Weight => a.map((value, k) => value + (b[k] ?? 0));

const fundamental = [0, 1, 2, 3].flatMap((k) => [unit(k, 1), unit(k, -1)]);
const pairs = fundamental.flatMap((a, i) => fundamental.slice(i + 1).map((b) => add(a, b)));
/** Two antisymmetric indices without the invariant trace, which is one vanishing weight. */
const antisymmetric = pairs.filter((_, i) => i !== pairs.findIndex((w) => w.every((value) => value === 0)));
/** Two symmetric indices. */
const adjoint = [...pairs, ...fundamental.map((w) => add(w, w))];

/** Dynkin index, one half for the fundamental. */
const index = (weights: readonly Weight[]) => weights.reduce((sum, w) => sum + (w[0] ?? 0) ** 2, 0) / 4;

interface Charges {
  readonly A: number;
  readonly Q: number;
}
interface Operator {
  readonly A: number;
  readonly Q: number;
}

const OPERATORS: readonly Operator[] = [
  ...[2, 3, 4].map((A) => ({ A, Q: 0 })),
  ...[0, 1, 2, 3].map((A) => ({ A, Q: 2 })),
];

/** R-charges free of the gauge anomaly, by that of Q. */
function anomalyFree(Q: number): Charges {
  const quarks = (FLAVOURS * index(fundamental) * (Q - 1)) / index(antisymmetric);
  return { A: 1 - index(adjoint) / index(antisymmetric) - quarks, Q };
}

const charge = (operator: Operator, charges: Charges) => operator.A * charges.A + operator.Q * charges.Q;

/** 9 Tr R R F - Tr F over the fermions of the matter and of the flipping singlets (the gauginos have no F). */
function mismatch(Q: number, flipped: readonly Operator[]): number {
  const R = anomalyFree(Q);
  const F = { Q: 1, A: anomalyFree(1).A - anomalyFree(0).A };
  const fermions = [
    { copies: antisymmetric.length, r: R.A - 1, f: F.A },
    { copies: FLAVOURS * fundamental.length, r: R.Q - 1, f: F.Q },
    ...flipped.map((operator) => ({ copies: 1, r: 1 - charge(operator, R), f: -charge(operator, F) })),
  ];
  return fermions.reduce((sum, { copies, r, f }) => sum + copies * f * (9 * r * r - 1), 0);
}

/** The zero at which the mismatch falls through zero (a maximum of the central charge), by bisection. */
function maximum(flipped: readonly Operator[]): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (mismatch(middle, flipped) > 0) low = middle;
    else high = middle;
  }
  return low;
}

function fixedPoint(): { readonly charges: Charges; readonly free: readonly Operator[] } {
  const free: Operator[] = [];
  for (;;) {
    const charges = anomalyFree(maximum(free));
    const violating = OPERATORS.filter((o) => !free.includes(o) && charge(o, charges) < 2 / 3);
    if (violating.length === 0) return { charges, free };
    free.push(...violating);
  }
}

describe('the group theory of Sp(8)', () => {
  it('gives dimensions 8, 27 and 36 and an asymptotically free theory', () => {
    expect([fundamental.length, antisymmetric.length, adjoint.length]).toEqual([8, 27, 36]);
    expect(3 * index(adjoint) - index(antisymmetric) - FLAVOURS * index(fundamental)).toBe(8);
  });

  it('makes Tr A^2 and Tr A^3 free, and nothing else', () => {
    expect(fixedPoint().free).toEqual([
      { A: 2, Q: 0 },
      { A: 3, Q: 0 },
    ]);
  });
});

proveReference({
  id: 'susy-sp8-decoupling',
  route: 'traces 9 Tr RRF = Tr F over the list of Weyl fermions, decoupling found by a loop',
  points: [{}],
  value: () => (3 / 2) * 4 * fixedPoint().charges.A,
  bends: [
    ['-192', '+192'],
    ['3319', '3391'],
    ['35', '70'],
  ],
});
