import { determinant } from './highest-weight.ts';

/** L_{-n1} L_{-n2} … on the highest-weight vector, with n1 ≥ n2 ≥ … */
export type Descendant = readonly number[];

/** A combination of descendants, by their mode numbers joined with commas. */
type Combination = ReadonlyMap<string, number>;

const keyOf = (state: Descendant) => state.join(',');
const ofKey = (key: string): Descendant => (key === '' ? [] : key.split(',').map(Number));

/** The descendants of a level: the partitions of it. */
export function descendants(level: number, largest = level): readonly Descendant[] {
  if (level === 0) return [[]];
  return Array.from({ length: Math.min(level, largest) }, (_, k) => k + 1).flatMap((first) =>
    descendants(level - first, first).map((rest) => [first, ...rest]),
  );
}

/** The Verma module of weight h and central charge c, with the diagonal matrix elements of a primary field of weight `field`. */
export class VermaModule {
  private readonly c: number;
  private readonly h: number;
  private readonly field: number;

  constructor(c: number, h: number, field: number) {
    this.c = c;
    this.h = h;
    this.field = field;
  }

  /** The trace of φ(1) over one level of the irreducible module, in units of the element of the highest-weight vector. */
  levelTrace(level: number): { readonly dimension: number; readonly trace: number } {
    const basis = this.independent(descendants(level));
    const gram = basis.map((a) => basis.map((b) => this.overlap(a, b)));
    const total = determinant(gram);
    // tr(G^-1 R) by Cramer's rule: the determinant with one row replaced, summed over rows
    const trace = basis.reduce((sum, a, row) => {
      const replaced = gram.map((line, i) => (i === row ? basis.map((b) => this.element(a, b)) : line));
      return sum + determinant(replaced) / total;
    }, 0);
    return { dimension: basis.length, trace };
  }

  /** A largest choice of descendants that are independent modulo null vectors. */
  private independent(states: readonly Descendant[]): readonly Descendant[] {
    const chosen: Descendant[] = [];
    let before = 1;
    for (const state of states) {
      const trial = [...chosen, state];
      const after = determinant(trial.map((a) => trial.map((b) => this.overlap(a, b))));
      // the quotient is the norm of the part that is orthogonal to the earlier ones; null vectors leave rounding errors
      if (Math.abs(after / before) < 1e-7) continue;
      chosen.push(state);
      before = after;
    }
    return chosen;
  }

  private overlap(left: Descendant, right: Descendant): number {
    return (
      left.reduce<Combination>((state, n) => this.applyAll(n, state), new Map([[keyOf(right), 1]])).get('') ??
      0
    );
  }

  private applyAll(m: number, state: Combination): Combination {
    const result = new Map<string, number>();
    for (const [key, factor] of state) accumulate(result, this.apply(m, ofKey(key)), factor);
    return result;
  }

  /** L_m on a descendant. */
  private apply(m: number, state: Descendant): Combination {
    const [first, ...rest] = state;
    if (m < 0 && (first === undefined || -m >= first)) return new Map([[keyOf([-m, ...state]), 1]]);
    if (first === undefined) return m === 0 ? new Map([['', this.h]]) : new Map();
    const result = new Map<string, number>();
    accumulate(result, this.applyAll(-first, this.apply(m, rest)), 1);
    if (m !== -first) accumulate(result, this.apply(m - first, rest), m + first);
    if (m === first) accumulate(result, new Map([[keyOf(rest), 1]]), (this.c / 12) * m * (m * m - 1));
    return result;
  }

  /** ⟨left|φ(1)|right⟩ from [L_n, φ(z)] = zⁿ (z ∂ + (n + 1) h_φ) φ(z). */
  private element(left: Descendant, right: Descendant): number {
    const energy = (state: Descendant) => this.h + state.reduce((a, b) => a + b, 0);
    const [first, ...rest] = right;
    if (first !== undefined) {
      const shift = energy(left) - energy(rest) - first * this.field;
      let moved = 0;
      for (const [key, factor] of this.apply(first, left)) moved += factor * this.element(ofKey(key), rest);
      return moved - shift * this.element(left, rest);
    }
    const [outer, ...inner] = left;
    if (outer === undefined) return 1;
    return (energy(inner) - this.h + outer * this.field) * this.element(inner, []);
  }
}

function accumulate(target: Map<string, number>, terms: Combination, factor: number): void {
  for (const [key, value] of terms) target.set(key, (target.get(key) ?? 0) + factor * value);
}
