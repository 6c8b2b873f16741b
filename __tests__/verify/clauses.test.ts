import { expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

it.each([
  [
    'a plain word and dollars around the definition',
    'R = \\left(\\frac{q-1}{q+1}\\right)^2',
    'R = \\left(\\frac{n_2-n_1}{n_2+n_1}\\right)^2, where $n_2 = q\\,n_1$',
    'equivalent',
  ],
  [
    'a phase with its definition behind "with"',
    'I = I_0\\cos^2\\frac{\\pi d\\sin\\theta}{\\lambda}',
    'I = I_0\\,\\frac{1+\\cos\\phi}{2}, with $\\phi = \\frac{2\\pi d\\sin\\theta}{\\lambda}$',
    'equivalent',
  ],
  [
    'a definition and what it names',
    'V = \\frac{4\\pi}{3}R^3',
    'V = \\frac{\\pi}{6}D^3, where $D = 2R$ is the diameter of the ball',
    'equivalent',
  ],
  [
    'dollars around the formula too',
    'V = \\frac{4\\pi}{3}R^3',
    '$V = \\frac{\\pi}{6}D^3$, where $D = 2R$',
    'equivalent',
  ],
  [
    'a clause that only names two letters',
    'P = \\frac{U^2}{R}',
    'P = \\frac{U^2}{R}, where $U$ is the voltage and $R$ the resistance',
    'equivalent',
  ],
  [
    'a definition with a slash before 2 pi',
    'W = \\frac{h\\omega}{2\\pi}',
    'W = h f where $f = \\omega/2\\pi$',
    'equivalent',
  ],
  [
    'another definition',
    'R = \\left(\\frac{q-1}{q+1}\\right)^2',
    'R = \\left(\\frac{n_2-n_1}{n_2+n_1}\\right)^2, where $n_2 = q^2 n_1$',
    'different',
  ],
  [
    'the sine for the cosine',
    'I = I_0\\cos^2\\frac{\\pi d\\sin\\theta}{\\lambda}',
    'I = I_0\\,\\frac{1-\\cos\\phi}{2}, with $\\phi = \\frac{2\\pi d\\sin\\theta}{\\lambda}$',
    'different',
  ],
  [
    'a definition without its factor',
    'V = \\frac{4\\pi}{3}R^3',
    'V = \\frac{\\pi}{6}D^3, where $D = R$ is the diameter of the ball',
    'different',
  ],
  [
    'no equation for the letter',
    'V = \\frac{4\\pi}{3}R^3',
    'V = \\frac{\\pi}{6}D^3, where $D$ is the diameter of the ball',
    'different',
  ],
  ['a clause that restricts a letter', '(-1)^n', '(-1)^n, where $n$ is even', 'undecided'],
  [
    'a clause that says more than a name',
    'f(n)=\\frac{1}{n}',
    'f(n)=\\frac{1}{n}, where $n$ is the largest odd divisor',
    'undecided',
  ],
  [
    'the definition turned round',
    'W = \\frac{h\\omega}{2\\pi}',
    'W = h f where $f = 2\\pi\\omega$',
    'different',
  ],
  [
    'a clause with a restriction behind the definition',
    'E = m a^2',
    'E = m b^2, where $b = a$ is small',
    'different',
  ],
  [
    'a clause in upright type that names a letter',
    'P = \\frac{U^2}{R}, \\text{ where } U \\text{ is the voltage}',
    'P = U\\cdot\\frac{U}{R}',
    'equivalent',
  ],
  [
    'a definition and where what it names lies',
    'T = \\frac{a\\cos\\alpha}{g}',
    'T = \\frac{h}{g}, where $h = a\\cos\\alpha$ is the height of the bob above the floor',
    'equivalent',
  ],
  [
    'another definition and where what it names lies',
    'T = \\frac{a\\cos\\alpha}{g}',
    'T = \\frac{h}{g}, where $h = a\\sin\\alpha$ is the height of the bob above the floor',
    'different',
  ],
  [
    'a definition that is denied',
    'T = \\frac{a\\cos\\alpha}{g}',
    'T = \\frac{h}{g}, where $h = a\\cos\\alpha$ is not the height of the bob',
    'undecided',
  ],
  [
    'a definition behind the box',
    'v = \\sqrt{2GM/R}',
    'From $v^2/2 = gR$ we get \\boxed{v = \\sqrt{2gR}}, where $g = GM/R^2$',
    'equivalent',
  ],
  [
    'a definition behind the box that makes another formula',
    'v = \\sqrt{2GM/R}',
    '\\boxed{v = \\sqrt{2gR}}, where $g = GM/2R^2$',
    'different',
  ],
  [
    'two definitions behind the box',
    'P = \\frac{a^2}{a^2+b^2}\\sin^2\\frac{\\pi t}{T}',
    '$$\\boxed{P = \\frac{a^2}{s^2}\\sin^2\\frac{\\omega t}{2}}$$ with $s^2 = a^2+b^2$ and $\\omega = 2\\pi/T$',
    'equivalent',
  ],
] as const)('%s', (_why, reference, candidate, outcome) => {
  const verdict = verifyPair({ reference, candidate });
  expect({ outcome: verdict.outcome, trace: verdict.trace }).toMatchObject({ outcome });
});
