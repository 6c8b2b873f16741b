import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { READER } from '../../src/domain/verify-profile.ts';
import { NODE_BUDGET } from '../../src/math/evaluate.ts';
import { printLatex } from '../../src/math/print.ts';
import { verifyAnswer, verifyPair } from '../../src/verify/index.ts';
import { formula } from '../support/random-tree.ts';
import { readTables } from '../support/verify-rows.ts';

/** Pieces of formulas, of words around them, and signs that open without closing. */
const TOKENS =
  String.raw`x y a n \omega \pi e i 0 2 0.5 10 1{,}000 + - \pm \cdot / ( ) [ ] { } | ^ _ ^{-1} _{0} , ; = < \leq \approx \in
  \frac{1}{2} \frac \sqrt{x} \sin \ln \Gamma( \zeta( \int_0^1 dx \sum_{k=1}^{n} \lim_{x\to0} \partial \vec{a} \hat{H} \langle
  \rangle \dagger \mathrm{kg} \text{and} \infty \begin{pmatrix} \end{pmatrix} & \\ \left( \right) ' ! \% \boxed{ $ \{ \}
  \cup \sigma_x J_0(x) \operatorname{Li}_2( T_{\mu\nu} \ldots \def \newcommand ℏ − ² \x \u0000`.split(/\s+/);

const written = [
  ...new Set(readTables().flatMap(({ rows }) => rows.flatMap((row) => [row.reference, row.candidate]))),
];

/** A change of one place: characters inserted, put over others or taken out. */
const edit = fc.record({
  at: fc.nat({ max: 60 }),
  removed: fc.nat({ max: 3 }),
  inserted: fc.oneof(fc.constantFrom('', ...TOKENS), fc.string({ unit: 'binary', maxLength: 2 })),
});

const mutated = fc
  .tuple(fc.constantFrom(...written), fc.array(edit, { maxLength: 3 }))
  .map(([text, edits]) =>
    edits.reduce(
      (now, { at, removed, inserted }) => now.slice(0, at) + inserted + now.slice(at + removed),
      text,
    ),
  );

const text = fc.oneof(
  { weight: 2, arbitrary: formula.map(printLatex) },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom(...TOKENS), { maxLength: 12 }).map((tokens) => tokens.join(' ')),
  },
  { weight: 4, arbitrary: mutated },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Two texts, or one and itself. */
const pair = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(text, text) },
  { weight: 1, arbitrary: text.map((one) => [one, one]) },
);

const OPPOSITE: Readonly<Record<string, string>> = { equivalent: 'different', different: 'equivalent' };

it('two answers cost no more than one answer may, and their verdict is not the opposite the other way round', () => {
  fc.assert(
    fc.property(pair, ([one = '', two = '']) => {
      const [there, back] = [decided(one, two), decided(two, one)];
      expect(back.outcome).not.toBe(OPPOSITE[there.outcome]);
      // The last step that begins while something is left may cost as much again.
      expect(Math.min(there.left, back.left)).toBeGreaterThan(-NODE_BUDGET);
    }),
    { numRuns: 500 },
  );
}, 60_000);

function decided(reference: string, candidate: string): { readonly outcome: string; readonly left: number } {
  const budget = { left: NODE_BUDGET };
  const { outcome } = verifyAnswer({
    reference: { latex: reference, kind: 'symbolic' },
    candidate,
    symbols: [],
    profile: READER,
    budget,
  });
  return { outcome, left: budget.left };
}

it('two bare texts get a verdict, and not the opposite one the other way round', () => {
  fc.assert(
    fc.property(pair, ([one = '', two = '']) => {
      const there = verifyPair({ reference: one, candidate: two });
      const back = verifyPair({ reference: two, candidate: one });
      expect(['equivalent', 'different', 'undecided']).toContain(there.outcome);
      expect(back.outcome).not.toBe(OPPOSITE[there.outcome]);
    }),
    { numRuns: 500 },
  );
}, 60_000);
