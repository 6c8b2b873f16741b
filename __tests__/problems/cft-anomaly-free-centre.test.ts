import { proveChoice } from './prove.ts';

// Second route: no formulas for single groups. Roots come from reflections of Cartan matrices, the simple currents are found as
// the integrable weights of quantum dimension one, their weights follow from the Casimir operator, and the group of order n
// is free of anomalies if n times the weight of the generator's current is an integer.

interface Model {
  /** Cartan matrix, a_ij = 2 (α_i, α_j)/(α_j, α_j) */
  readonly cartan: readonly (readonly number[])[];
  /** squared lengths of the simple roots, the longest having 2 */
  readonly lengths: readonly number[];
  readonly level: number;
}

/** A chain of simply laced nodes with one more node attached to node `branch` (if given). */
function simplyLaced(rank: number, branch: number | undefined, level: number): Model {
  const chain = branch === undefined ? rank : rank - 1;
  const linked = (i: number, j: number) =>
    (Math.abs(i - j) === 1 && Math.max(i, j) < chain) ||
    (branch !== undefined && Math.min(i, j) === branch && Math.max(i, j) === chain);
  const cartan = Array.from({ length: rank }, (_, i) =>
    Array.from({ length: rank }, (__, j) => (i === j ? 2 : linked(i, j) ? -1 : 0)),
  );
  return { cartan, lengths: cartan.map(() => 2), level };
}

const SU = (N: number, level: number) => simplyLaced(N - 1, undefined, level);
const SP6: Model = {
  cartan: [
    [2, -1, 0],
    [-1, 2, -1],
    [0, -2, 2],
  ],
  lengths: [1, 1, 2],
  level: 1,
};

/** Positive roots in the basis of simple roots, by reflections of the simple ones. */
function positiveRoots({ cartan }: Model): readonly (readonly number[])[] {
  const found = new Map(cartan.map((_, i) => [unit(cartan.length, i).join(), unit(cartan.length, i)]));
  for (const root of found.values())
    cartan.forEach((_, i) => {
      const shift = root.reduce((sum, n, j) => sum + n * (cartan[j]?.[i] ?? 0), 0);
      const image = root.map((n, j) => (j === i ? n - shift : n));
      if (image.every((n) => n >= 0)) found.set(image.join(), image);
    });
  return [...found.values()];
}

const unit = (size: number, at: number) => Array.from({ length: size }, (_, i) => Number(i === at));

/** (weight, root) for a weight by its Dynkin labels and a root by its coefficients. */
const withRoot = ({ lengths }: Model, weight: readonly number[], root: readonly number[]) =>
  root.reduce((sum, n, i) => sum + (n * (weight[i] ?? 0) * (lengths[i] ?? 0)) / 2, 0);

/** The inverse of the Cartan matrix applied to Dynkin labels: coefficients of a weight in simple roots, by Gauss and Jordan. */
function inSimpleRoots({ cartan }: Model, weight: readonly number[]): readonly number[] {
  // labels_i = Σ_j n_j a_ji
  const rows = weight.map((label, i) => [...cartan.map((row) => row[i] ?? 0), label]);
  rows.forEach((top, column) => {
    const pivot = top[column] ?? 1;
    rows.forEach((row, i) => {
      if (i === column) return;
      const factor = (row[column] ?? 0) / pivot;
      top.forEach((entry, k) => {
        row[k] = (row[k] ?? 0) - factor * entry;
      });
    });
  });
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

/** The weights of the simple currents of a model in the order of the nodes. */
function currentWeights(model: Model): readonly number[] {
  const rho = model.cartan.map(() => 1);
  const roots = positiveRoots(model);
  const height = (root: readonly number[]) => root.reduce((a, b) => a + b, 0);
  const highest = roots.reduce((a, b) => (height(b) > height(a) ? b : a));
  const dual = withRoot(model, rho, highest) + 1;
  const shifted = model.level + dual;
  const currents = model.cartan
    .map((_, i) => unit(model.cartan.length, i).map((n) => n * model.level))
    .filter((weight) => withRoot(model, weight, highest) <= model.level + 1e-9)
    .filter((weight) => {
      const dimension = roots.reduce((total, root) => {
        const below = withRoot(model, rho, root);
        const above = below + withRoot(model, weight, root);
        return (total * Math.sin((Math.PI * above) / shifted)) / Math.sin((Math.PI * below) / shifted);
      }, 1);
      return Math.abs(dimension - 1) < 1e-9;
    });
  return currents.map((weight) => {
    const doubled = weight.map((label) => label + 2);
    return withRoot(model, doubled, inSimpleRoots(model, weight)) / (2 * shifted);
  });
}

/** Whether n times the weight of the current of a generator, added over the factors, is an integer. */
function isFree(order: number, ...models: readonly Model[]): boolean {
  const generating = models.map((model) => {
    const weights = currentWeights(model);
    // the first node is a generator of SU(N); elsewhere the last ones found are (spinors of Spin(10), the only one otherwise)
    return model.lengths.length === 5 && weights.length === 3 ? (weights.at(-1) ?? 0) : (weights[0] ?? 0);
  });
  const total = generating.reduce((a, b) => a + b, 0) * order;
  return Math.abs(total - Math.round(total)) < 1e-9;
}

proveChoice({
  id: 'cft-anomaly-free-centre',
  route:
    'simple currents found by quantum dimension one from Cartan matrices, weights from the Casimir operator',
  options: {
    A: () => isFree(6, SU(6, 3)),
    B: () => isFree(4, simplyLaced(5, 2, 3)),
    C: () => isFree(2, SP6, SU(2, 1)),
    D: () => isFree(2, simplyLaced(7, 3, 1), SU(2, 2)),
    E: () => isFree(4, SU(4, 1), SU(4, 2)),
  },
});
