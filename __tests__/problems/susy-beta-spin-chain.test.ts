import { seededPoints, type Values } from './evaluate-reference.ts';
import { hermitianEigenvalues } from './numerics/symmetric-eigenvalues.ts';
import { proveReference } from './prove.ts';

// Second route: no cyclic words are classified. The operator acts on all placements of the X on a ring, built bond by
// bond from the derivative of the superpotential, and a penalty on the shift by one site removes what is no trace.

const PENALTY = 1000;

type Complex = readonly [re: number, im: number];

/** All words with `count` letters X (1) among `length`. */
function words(length: number, count: number): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (_, site) => (bits >> site) & 1),
  ).filter((word) => word.reduce((sum, letter) => sum + letter, 0) === count);
}

/** dW/dY is the vector q |ZX> - q* |XZ> of two neighbours; the bond is the projector on it (times its square, two). */
function bond(left: number, right: number, beta: number): ReadonlyMap<string, Complex> {
  const [x, y] = [Math.cos(Math.PI * beta), Math.sin(Math.PI * beta)];
  const vector = new Map<string, Complex>([
    ['01', [x, y]],
    ['10', [-x, y]],
  ]);
  const start = vector.get(`${left}${right}`);
  if (start === undefined) return new Map();
  return new Map([...vector].map(([pair, v]) => [pair, timesConjugate(v, start)]));
}

/** v w* */
const timesConjugate = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c + b * d, b * c - a * d];

function energies(length: number, count: number, beta: number): readonly number[] {
  const basis = words(length, count);
  const place = new Map(basis.map((word, index) => [word.join(''), index]));
  const re = basis.map(() => basis.map(() => 0));
  const im = basis.map(() => basis.map(() => 0));
  const add = (to: readonly number[], from: number, [x, y]: Complex) => {
    const row = place.get(to.join('')) ?? Number.NaN;
    const [real, imaginary] = [re[row], im[row]];
    if (real && imaginary) {
      real[from] = (real[from] ?? 0) + x;
      imaginary[from] = (imaginary[from] ?? 0) + y;
    }
  };
  basis.forEach((word, from) => {
    word.forEach((letter, site) => {
      const next = (site + 1) % length;
      for (const [pair, amplitude] of bond(letter, word[next] ?? 0, beta)) {
        const to = word.map((old, k) => (k === site ? Number(pair[0]) : k === next ? Number(pair[1]) : old));
        add(to, from, amplitude);
      }
    });
    const shifted = word.map((_, site) => word[(site + 1) % length] ?? 0);
    const back = word.map((_, site) => word[(site + length - 1) % length] ?? 0);
    add(word, from, [2 * PENALTY, 0]);
    add(shifted, from, [-PENALTY, 0]);
    add(back, from, [-PENALTY, 0]);
  });
  return hermitianEigenvalues(re, im).filter((energy) => energy < 40);
}

const points = seededPoints(3, { '\\beta': [0.06, 0.28] });
const beta = (point: Values) => point['\\beta'] ?? Number.NaN;
const route =
  'the operator on all words of the ring from dW/dY, traces singled out by a penalty on the shift';

proveReference({
  id: 'susy-beta-spin-chain',
  route,
  points,
  value: (point) => energies(5, 2, beta(point)),
  bends: [
    ['\\left\\{ 3-', '\\left\\{ 3+'],
    ['+\\sqrt{1-2', '+\\sqrt{1-'],
  ],
});

proveReference({
  id: 'susy-beta-spin-chain',
  part: 1,
  route,
  points,
  value: (point) => energies(6, 3, beta(point)).reduce((product, energy) => product * energy, 1),
  bends: [
    ['96', '48'],
    ['3\\pi', '2\\pi'],
    ['^2', '^3'],
  ],
});
