import { describe, expect, it } from '@jest/globals';
import { ofNumber, toPair } from '../../src/math/big/complex.ts';
import type { Complex } from '../../src/math/complex.ts';
import { fastValue, hasFastValue } from '../../src/math/special/fast/index.ts';
import { SPECIAL } from '../../src/math/special/index.ts';
import { generator } from '../../src/verify/points.ts';
import { mpmathRows } from './mpmath-rows.ts';

/** More bits than a double has, so that what is compared with is exact next to it. */
const BITS = 90;
const CALLS = 24;
/** Half a unit in the last place of what the exact value is rounded to. */
const ROUNDED = 3e-16;

const NAMES = Object.keys(SPECIAL).filter(hasFastValue);
const isGap = (found: Complex, wanted: Complex): number =>
  Math.hypot(found.re - wanted.re, found.im - wanted.im) / (Math.hypot(wanted.re, wanted.im) || 1);

/** Arguments of all kinds that test points have: of order one, negative, complex, whole, halves, small, far, τ. */
function draw(next: () => number): Complex {
  const size = Math.exp(-1.2 + 2.6 * next());
  const angle = 2 * Math.PI * next();
  const kinds: readonly Complex[] = [
    { re: size, im: 0 },
    { re: -size, im: 0 },
    { re: size * Math.cos(angle), im: size * Math.sin(angle) },
    { re: Math.floor(9 * next()) - 1, im: 0 },
    { re: Math.floor(8 * next()) / 2 - 1, im: 0 },
    { re: 1e-3 * size, im: 0 },
    { re: 30 * size, im: 0 },
    { re: next() - 0.5, im: 0.4 + next() },
  ];
  return kinds[Math.floor(kinds.length * next())] ?? { re: size, im: 0 };
}

describe('special functions on doubles', () => {
  it.each(NAMES)('%s is within its bound of the value of 90 bits, and real where that is', (name) => {
    const next = generator(`fast ${name}`);
    const row = SPECIAL[name];
    for (let call = 0; call < CALLS; call += 1) {
      const args = Array.from({ length: row?.arity[call % row.arity.length] ?? 1 }, () => draw(next));
      const found = fastValue(name, args);
      if (found === undefined) continue;
      const exact = row?.value(
        args.map((z) => ofNumber(z.re, z.im)),
        BITS,
      );
      expect({ args, has: exact !== undefined }).toEqual({ args, has: true });
      if (exact === undefined) continue;
      const wanted = toPair(exact);
      const gap = isGap(found.value, wanted);
      expect({ args, gap, good: gap <= found.error + ROUNDED }).toMatchObject({ args, good: true });
      if (exact.im.m === 0n && args.every((z) => z.im === 0)) expect(found.value.im).toBe(0);
    }
  });

  it.each(['bessel', 'hypergeometric', 'elliptic', 'orthogonal', 'gamma', 'zeta', 'integrals'])(
    'agrees with the table of mpmath: %s',
    (table) => {
      const seen = mpmathRows(`special-${table}`).flatMap(([name, args, re, im]) => {
        const at = args.map(([x, y]) => ({ re: Number(x), im: Number(y) }));
        // A table argument that is no double is another argument.
        const isExact = args.every((parts) => parts.every((text) => Number.isInteger(1024 * Number(text))));
        const found = isExact ? fastValue(name, at) : undefined;
        const wanted = { re: Number(re), im: Number(im) };
        return found ? [{ name, args, good: isGap(found.value, wanted) <= found.error + ROUNDED }] : [];
      });
      expect(seen.length).toBeGreaterThan(10);
      expect(seen.filter(({ good }) => !good)).toEqual([]);
    },
  );

  it('leaves to more bits what loses its digits', () => {
    const at = (...args: readonly number[]) => args.map((re) => ({ re, im: 0 }));
    expect(fastValue('hyp0f1', at(1, -900))).toBeUndefined();
    expect(fastValue('hyp2f1', at(0.5, 0.5, 1, 2.2))).toBeUndefined();
    expect(fastValue('erfc', at(5))).toBeUndefined();
    expect(fastValue('gamma', at(-2))).toBeUndefined();
    expect(fastValue('hurwitz', at(200, 900))).toBeUndefined();
  });

  it('gives K its small values where its two parts agree to hundreds of digits', () => {
    // mpmath 1.3.0, mp.dps = 15: besselk(214.4499394361815, 270.12054361284925)
    const value = SPECIAL['besselk']?.value([ofNumber(214.4499394361815), ofNumber(270.12054361284925)], 70);
    expect((value ? toPair(value).re : 0) / 6.83934969214427e-84).toBeCloseTo(1, 12);
  });
});
