import fc from 'fast-check';
import type { MathNode } from '../../src/math/tree.ts';

/** A whole number. */
export const number = (value: number): MathNode => ({ kind: 'number', text: String(value) });
/** A name. */
export const symbol = (name: string): MathNode => ({ kind: 'symbol', name });
/** The product of all. */
export const product = (...factors: MathNode[]): MathNode => ({ kind: 'product', factors });
/** The sum of all. */
export const sum = (...terms: MathNode[]): MathNode => ({ kind: 'sum', terms });
/** A function of arguments. */
export const apply = (name: string, ...args: MathNode[]): MathNode => ({ kind: 'function', name, args });
/** The opposite. */
export const negate = (of: MathNode): MathNode => ({ kind: 'negate', of });

const FUNCTIONS = ['sin', 'cos', 'tan', 'exp', 'log', 'sqrt', 'atan', 'tanh', 'cosh'] as const;

const leaf: fc.Arbitrary<MathNode> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('x', 'y', 'a', '\\omega', 'V_{0}', '\\pi').map(symbol) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }).map(number) },
);

/** Formulas over the grammar: sums, products, quotients, powers and functions, to a depth of four. */
export const { formula } = fc.letrec<{ formula: MathNode }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.tuple(tie('formula'), tie('formula')).map((parts) => sum(...parts)),
    fc.tuple(tie('formula'), tie('formula')).map((parts) => product(...parts)),
    fc
      .tuple(tie('formula'), tie('formula'))
      .map(([over, under]): MathNode => ({ kind: 'quotient', over, under })),
    fc
      .tuple(tie('formula'), fc.integer({ min: 2, max: 3 }))
      .map(([base, n]): MathNode => ({ kind: 'power', base, exponent: number(n) })),
    fc.tuple(fc.constantFrom(...FUNCTIONS), tie('formula')).map(([name, of]) => apply(name, of)),
    tie('formula').map(negate),
  ),
}));
