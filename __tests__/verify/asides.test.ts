import { expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

it.each([
  [
    'a condition in brackets that a reader takes for granted',
    'F=\\frac{k}{2}\\left(1-\\frac{y}{\\sqrt{y^2+b^2}}\\right)\\quad(y>0)',
    'F=\\frac{k}{2}\\,\\frac{\\sqrt{y^2+b^2}-y}{\\sqrt{b^2+y^2}}',
    'equivalent',
  ],
  [
    'another formula before the condition',
    'F=\\frac{k}{2}\\left(1-\\frac{y}{\\sqrt{y^2+b^2}}\\right)\\quad(y>0)',
    'F=\\frac{k}{2}\\,\\frac{\\sqrt{y^2+b^2}+y}{\\sqrt{b^2+y^2}}',
    'different',
  ],
  ['a condition that limits the formula', 'F=\\frac{ky}{2}\\quad(y<b)', 'F=\\frac{yk}{2}', 'undecided'],
  [
    'one condition in brackets and in words',
    'F=\\frac{ky}{2}\\quad(y<b)',
    'F=\\frac{yk}{2}\\text{ for }y<b',
    'equivalent',
  ],
  ['another condition', 'F=\\frac{ky}{2}\\quad(y<b)', 'F=\\frac{yk}{2}\\quad(y>b)', 'different'],
  [
    'a condition on a name that the formula lacks',
    'F=\\frac{k}{2}\\qquad(y>0)',
    'F=\\frac{2k}{4}',
    'undecided',
  ],
  [
    'a letter defined in brackets',
    'u=\\frac{\\pi^2g^4}{60q^3}',
    'u=\\frac{2\\pi^5g^4}{15p^3}\\quad(p=2\\pi q)',
    'equivalent',
  ],
  [
    'another definition',
    'u=\\frac{\\pi^2g^4}{60q^3}',
    'u=\\frac{2\\pi^5g^4}{15p^3}\\quad(p=\\pi q)',
    'different',
  ],
  ['a unit in brackets', 'W=ab^2', 'W=a\\quad(b=1)', 'undecided'],
  ['natural units in brackets', 'W=\\frac{ac^2}{\\hbar}', 'W=a\\qquad(\\hbar=c=1)', 'undecided'],
  ['an equation with its condition beside its solution', 'w^2=9\\quad(w>0)', 'w=3', 'different'],
] as const)('%s', (_why, reference, candidate, expected) => {
  expect(verifyPair({ reference, candidate }).outcome).toBe(expected);
});
