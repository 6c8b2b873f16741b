import { seededPoints, type Values } from './evaluate-reference.ts';
import { proveReference } from './prove.ts';

// Second route: the states of few particles are enumerated up to 44 quanta, and weighed. No partition function in closed
// form, no recursion over the number of particles.

const id = 'pv-statistics-trapped-few';
const QUANTA = 44;
const symbol = (point: Values, name: string) => point[name] ?? Number.NaN;

type Statistics = 'bosons' | 'fermions';
/** The orbitals of all particles, in rising order. */
type State = readonly number[];

function states(kind: Statistics, N: number): readonly State[] {
  const extend = (state: State, quanta: number): readonly State[] => {
    if (state.length === N) return [state];
    const lowest = state.length === 0 ? 0 : (state.at(-1) ?? 0) + (kind === 'fermions' ? 1 : 0);
    const left = N - state.length;
    // every further particle has at least as many quanta
    const highest = Math.floor((QUANTA - quanta) / left);
    const next = Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, k) => lowest + k);
    return next.flatMap((orbital) => extend([...state, orbital], quanta + orbital));
  };
  return extend([], 0);
}

function mean(kind: Statistics, N: number, q: number, of: (state: State) => number): number {
  let [total, sum] = [0, 0];
  for (const state of states(kind, N)) {
    const weight = q ** state.reduce((quanta, orbital) => quanta + orbital, 0);
    total += weight;
    sum += weight * of(state);
  }
  return sum / total;
}

const occupation = (orbital: number) => (state: State) => state.filter((n) => n === orbital).length;
const energy = (state: State) => state.reduce((sum, n) => sum + n + 1 / 2, 0);

const FEW = [2, 3, 4];
/** The points with the numbers of particles 2, 3 and 4. */
const withNumbers = (points: readonly Values[]) => points.map((point, k) => ({ ...point, N: FEW[k] ?? 2 }));

proveReference({
  id,
  part: 0,
  route: 'states of two to four particles enumerated and weighed',
  points: withNumbers(seededPoints(3, { '\\hbar': [0.5, 2], '\\omega': [0.5, 2], q: [0.2, 0.35] })),
  value: (point) => {
    const [N, q] = [symbol(point, 'N'), symbol(point, 'q')];
    const quantum = symbol(point, '\\hbar') * symbol(point, '\\omega');
    return quantum * (mean('fermions', N, q, energy) - mean('bosons', N, q, energy));
  },
  bends: [['N-1', 'N+1']],
});

proveReference({
  id,
  part: 1,
  route: 'states of two to four particles enumerated and weighed',
  points: withNumbers(seededPoints(3, { q: [0.2, 0.35] })),
  value: (point) =>
    mean('bosons', symbol(point, 'N'), symbol(point, 'q'), (state) => Number(occupation(0)(state) === 0)),
  bends: [['q^N', 'q^{N-1}']],
});

proveReference({
  id,
  part: 2,
  route: 'states of three particles enumerated and weighed',
  points: seededPoints(3, { q: [0.2, 0.45] }),
  value: (point) => mean('bosons', 3, symbol(point, 'q'), occupation(0)),
  bends: [
    ['(1-q^3)', '(1-q^2)'],
    ['(1-q)', '(1+q)'],
  ],
});

proveReference({
  id,
  part: 3,
  route: 'states of three particles enumerated and weighed',
  points: seededPoints(3, { q: [0.2, 0.45] }),
  value: (point) => mean('fermions', 3, symbol(point, 'q'), occupation(1)),
  bends: [
    ['1-q^2', '1+q^2'],
    ['q^2+q^3', 'q^2-q^3'],
  ],
});
