import { describe, expect, it } from '@jest/globals';
import { integrate } from '../../src/math/calculus/quadrature.ts';
import { complexOf } from '../../src/math/complex.ts';
import { memoryOfDoubles } from '../../src/math/memory-of-doubles.ts';

type Real = (x: number) => number;

/** A real function as the quadrature asks for it, and how often it was asked. */
function counted(f: Real, relativeError = 0) {
  const asked = { all: 0, withError: 0 };
  const g = (x: number, valueOnly = false) => {
    asked.all += 1;
    if (!valueOnly) asked.withError += 1;
    const value = f(x);
    if (!Number.isFinite(value)) return undefined;
    return { value: complexOf(value), error: valueOnly ? 0 : relativeError * Math.abs(value) };
  };
  return { g, asked };
}

// Closed forms: (1 − cos 60)/3, 1/(1 + 9), 10, B(1/10, 1) = 10, π/2, and for the narrow peak
// python3 -c "from mpmath import *; mp.dps=20; print((atan(25*mpf('0.7'))+atan(25*mpf('0.3')))/25)"
describe('settles where the integrand is analytic: late oscillations, singular ends and narrow peaks included', () => {
  it.each<readonly [string, Real, number, number, number]>([
    ['sin 3x', (x) => Math.sin(3 * x), 0, 20, (1 - Math.cos(60)) / 3],
    ['e^-x cos 3x', (x) => Math.exp(-x) * Math.cos(3 * x), 0, Number.POSITIVE_INFINITY, 1 / 10],
    ['x^-0.9', (x) => x ** -0.9, 0, 1, 10],
    ['1/(1+x^2)', (x) => 1 / (1 + x * x), 0, Number.POSITIVE_INFINITY, Math.PI / 2],
    ['1/(1+625(x-0.3)^2)', (x) => 1 / (1 + 625 * (x - 0.3) ** 2), 0, 1, 0.11807841355547413],
  ])('%s', (_, f, from, to, expected) => {
    const result = integrate(counted(f).g, from, to);
    const error = Math.abs((result?.value.re ?? Number.NaN) - expected);
    expect(error).toBeLessThan(1e-11 * Math.abs(expected));
  });
});

describe('gives up early where the levels will not agree', () => {
  it.each<readonly [string, Real, number, number, number]>([
    ['|x - 1/3|, a kink', (x) => Math.abs(x - 1 / 3), 0, 1, 550],
    ['cos x, no tail', (x) => Math.cos(x), 0, Number.POSITIVE_INFINITY, 250],
    ['sin(x)/x, a slow tail', (x) => Math.sin(x) / x, 0, Number.POSITIVE_INFINITY, 500],
    ['1/(x - 0.3), a pole', (x) => 1 / (x - 0.3), 0, 1, 350],
    ['x^-1.5 beside a gap', (x) => (x < 1e-9 ? Number.NaN : x ** -1.5), 0, 1, 150],
    ['a step', (x) => (x < 0.7 ? 1 : 2), 0, 1, 350],
  ])('%s', (_, f, from, to, most) => {
    const { g, asked } = counted(f);
    expect(integrate(g, from, to)).toBeUndefined();
    expect(asked.all).toBeLessThan(most);
  });
});

it('states the errors of the values, asked for at a part of the nodes only', () => {
  const { g, asked } = counted((x) => Math.sin(8 * x) * Math.exp(-x), 1e-9);
  const result = integrate(g, 0, 5);
  // python3 -c "from mpmath import *; print(quad(lambda x: abs(sin(8*x))*exp(-x), [k*pi/8 for k in range(13)] + [5]))"
  const sizes = 0.6307387;
  expect(result?.error).toBeGreaterThan(0.5e-9 * sizes);
  expect(result?.error).toBeLessThan(2e-9 * sizes);
  expect(asked.withError).toBeLessThan(asked.all / 3);
});

describe('the memory of functions of doubles', () => {
  it('computes the same arguments once, and tells names, arguments, parts and counts apart', () => {
    const memory = memoryOfDoubles<number>();
    let computed = 0;
    const ask = (name: string, ...args: readonly (readonly [number, number])[]) =>
      memory(
        name,
        args.map(([re, im]) => ({ re, im })),
        () => {
          computed += 1;
          return computed;
        },
      );
    const first = ask('f', [1, 0], [2, 0]);
    expect(ask('f', [1, 0], [2, 0])).toBe(first);
    const others = [
      ask('g', [1, 0], [2, 0]),
      ask('f', [2, 0], [1, 0]),
      ask('f', [1, 0]),
      ask('f', [1, 1], [2, 0]),
      ask('f', [1, -1], [2, 0]),
      ask('f', [1, 0], [2 + 2 ** -51, 0]),
    ];
    expect(new Set([first, ...others]).size).toBe(7);
  });

  it('never gives the value of other arguments, however many there are', () => {
    const memory = memoryOfDoubles<number>();
    const asked = Array.from({ length: 20_000 }, (_, at) => 1 + (at % 10_000));
    const wrong = asked.filter((k) => memory('f', [complexOf(1 / k)], () => k) !== k);
    expect(wrong).toEqual([]);
  });
});
