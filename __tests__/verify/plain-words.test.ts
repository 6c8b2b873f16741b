import { describe, expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';
import { withSetWords } from '../../src/verify/plain-words.ts';

const outcome = (reference: string, candidate: string) => verifyPair({ reference, candidate }).outcome;

describe('units as they are typed', () => {
  it.each([
    ['9\\,\\mathrm{m/s}', '9 m s^{-1}'],
    ['9\\,\\mathrm{m/s}', '9 ms^{-1}'],
    ['9\\,\\mathrm{ms}', '9 ms'],
    ['9\\,\\mathrm{J\\,s}', '9 J\\cdot s'],
    ['1.5\\,\\mathrm{h}', '1\\,\\mathrm{h}\\,30\\,\\mathrm{min}'],
    ['80\\,\\mathrm{s}', '1 minute 20 seconds'],
    ['6\\,\\mathrm{cm^2}', '2\\,\\mathrm{cm}\\cdot 30\\,\\mathrm{mm}'],
    ['2.6\\,\\text{light-years}', '0.80\\,\\text{pc}'],
    ['0.80\\,\\text{pc}', '2.6 light-years'],
    ['7\\,\\mathrm{J}', '7 newton-meters'],
  ])('%s is “%s”', (reference, candidate) => {
    expect(outcome(reference, candidate)).toBe('equivalent');
  });

  it.each([
    ['9\\,\\mathrm{m/s}', '9 m s^{-2}'],
    ['9\\,\\mathrm{kg}', '9 ms'],
    ['9\\,\\mathrm{ms}', '9 m s'],
    ['9\\,\\mathrm{s}', '9 ms'],
    ['9\\,\\mathrm{J\\,s}', '9 J\\cdot m'],
    ['1.5\\,\\mathrm{h}', '1\\,\\mathrm{h}\\,50\\,\\mathrm{min}'],
    ['80\\,\\mathrm{s}', '20 seconds 1 minute'],
    ['2.3\\,\\mathrm{cm}', '2\\,\\mathrm{cm}\\cdot 3\\,\\mathrm{mm}'],
    ['2.6\\,\\text{light-years}', '2.6\\,\\text{pc}'],
    ['0.80\\,\\text{pc}', '26 light-years'],
    ['7\\,\\mathrm{W}', '7 newton-meters'],
  ])('%s is not “%s”', (reference, candidate) => {
    expect(outcome(reference, candidate)).not.toBe('equivalent');
  });
});

describe('answers typed without LaTeX', () => {
  it.each([
    ['\\frac{\\theta}{2\\pi}', 'theta/(2pi)'],
    ['\\hbar\\omega', 'hbar omega'],
    ['x^{10} y^2', 'x**10 y**2'],
    ['9\\,\\mathrm{m/s}', '9 meters per second'],
    ['40^\\circ', '40 degrees'],
    ['7\\,\\mathrm{\\Omega}', '7 ohms'],
    ['7\\,\\mathrm{J}', 'The work done by the field is 7 J'],
    ['7\\,\\mathrm{J}', 'Work done = 7.0 J'],
    ['F = ma', "Newton's second law: F = ma"],
    ['2', 'Two'],
    ['\\infty', 'infinity'],
    ['\\frac12', 'one half'],
  ])('%s is “%s”', (reference, candidate) => {
    expect(outcome(reference, candidate)).toBe('equivalent');
  });

  it.each([
    ['\\frac{\\theta}{2\\pi}', 'phi/(2pi)'],
    ['\\hbar\\omega', 'h omega'],
    ['x^{10} y^2', 'x**1 y**2'],
    ['9\\,\\mathrm{m/s}', '9 meters per minute'],
    ['9\\,\\mathrm{m/s}', '9 meters'],
    ['40^\\circ', '40 degrees Celsius'],
    ['7\\,\\mathrm{\\Omega}', '7 kilo ohms'],
    ['7\\,\\mathrm{J}', 'The work done by the field is not 7 J'],
    ['7\\,\\mathrm{J}', 'Half of the work done is 7 J'],
    ['F = ma', "Newton's third law: F = -ma"],
    ['2', 'Three'],
    ['\\infty', '- infinity'],
    ['\\frac12', 'one third'],
  ])('%s is not “%s”', (reference, candidate) => {
    expect(outcome(reference, candidate)).not.toBe('equivalent');
  });

  it('what a number counts is left to a judge, and another number is refuted', () => {
    expect(outcome('42', 'The answer is 42 apples.')).toBe('undecided');
    expect(outcome('42', 'The answer is 41 apples.')).toBe('different');
  });

  it.each([
    'm g h',
    'abc = 2',
    '\\mathrm{eta}',
    'T_{alpha}',
    'x_{eff} + y',
    '\\operatorname{beta}(x)',
    '\\text{the theta term}',
    'sin(x)',
    'so(3)',
  ])('%s stays as it is', (text) => {
    expect(withSetWords(text)).toBe(text);
  });
});
