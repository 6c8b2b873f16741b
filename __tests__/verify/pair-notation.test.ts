import { describe, expect, it } from '@jest/globals';
import type { VerdictOutcome } from '../../src/domain/verdict.ts';
import { verifyPair } from '../../src/verify/index.ts';

type Row = readonly [reference: string, candidate: string, outcome: VerdictOutcome];

const REPEATING: readonly Row[] = [
  ['0.\\overline{27}', '\\frac{3}{11}', 'equivalent'],
  ['0.4\\overline{9}', '\\frac12', 'equivalent'],
  ['2.\\dot{6}', '\\frac83', 'equivalent'],
  ['0.\\overline{27}', '0.27', 'undecided'],
  ['0.\\overline{27}', '\\frac{27}{100}', 'different'],
  ['0.2\\overline{7}', '\\frac{3}{11}', 'different'],
];

const LOGARITHMS: readonly Row[] = [
  ['\\log 1000w', '3+\\log w', 'equivalent'],
  ['\\log 1000w', '4+\\log w', 'different'],
  ['\\ln 1000w', '3+\\ln w', 'different'],
  ['\\log 1000', '3', 'undecided'],
  ['\\log 1000w', '3+\\ln w', 'different'],
];

const INDICES: readonly Row[] = [
  ['S^\\mu{}_\\nu', 'S_\\nu{}^\\mu', 'undecided'],
  ['S^\\mu{}_\\nu', 'S^\\mu{}_\\nu', 'equivalent'],
  ['{S^\\mu}_\\nu', '{S_\\nu}^\\mu', 'undecided'],
  ['{S^\\mu}_\\nu', 'S^\\mu{}_\\nu', 'equivalent'],
  ['S^\\mu_\\nu', 'S_\\nu^\\mu', 'equivalent'],
];

const WORDS: readonly Row[] = [
  ['5w', '5q \\text{, where } q = w', 'equivalent'],
  ['5w', '5q \\text{, where } q = 2w', 'different'],
];

const STEPS: readonly Row[] = [
  ['\\Delta T = 12\\ \\text{K}', '\\Delta T = 12\\,^{\\circ}\\text{C}', 'equivalent'],
  ['\\Delta T = 12\\ \\text{K}', '\\Delta T = -261\\,^{\\circ}\\text{C}', 'different'],
  ['T = 12\\ \\text{K}', 'T = 12\\,^{\\circ}\\text{C}', 'different'],
];

const ANNOTATED: readonly Row[] = [
  ['3.0\\,\\mathrm{GeV}^{-2}\\ (\\hbar=c=1)', '3.0\\,\\mathrm{GeV}^{-2}\\ (\\hbar = c = 1)', 'equivalent'],
  ['3.0\\,\\mathrm{GeV}^{-2}\\ (\\hbar=c=1)', '3.0\\,\\mathrm{GeV}^{-1}\\ (\\hbar=c=1)', 'different'],
  ['3x\\ \\text{(for small } x)', '4x\\ \\text{(for large } x)', 'undecided'],
];

const CALLED: readonly Row[] = [
  ['\\alpha_w(K^2)=\\frac{4\\pi}{5\\ln(K^2/M^2)}', '\\alpha_w=\\frac{2\\pi}{5\\ln(K/M)}', 'equivalent'],
  ['\\alpha_w(K^2)=\\frac{4\\pi}{5\\ln(K^2/M^2)}', '\\alpha_w=\\frac{4\\pi}{5\\ln(K/M)}', 'different'],
  ['k(1+x)=6x', 'k=6x', 'different'],
];

const DERIVATIVES: readonly Row[] = [
  [
    '\\frac{\\partial^2 u}{\\partial t^2} = q\\frac{\\partial^2 u}{\\partial x^2}',
    '\\partial_t^2 u - q\\partial_x^2 u = 0',
    'equivalent',
  ],
  [
    '\\frac{\\partial^2 u}{\\partial t^2} = q\\frac{\\partial^2 u}{\\partial x^2}',
    '\\partial_t^2 u + q\\partial_x^2 u = 0',
    'different',
  ],
];

const RANGES: readonly Row[] = [
  [
    '\\mathcal E_n=\\frac{\\hbar\\Omega}{2}(2n+1)',
    '\\mathcal E_n=\\hbar\\Omega\\left(n+\\tfrac12\\right),\\quad n=0,1,2,\\dots',
    'equivalent',
  ],
  ['k_m=\\frac{2\\pi m}{L},\\ m\\in\\mathbb{Z}', '\\frac{2\\pi m}{L}', 'equivalent'],
  [
    '\\omega_p=2\\omega_0\\sin\\frac{p\\pi}{2N+2}',
    '\\omega_p=2\\omega_0\\sin\\frac{p\\pi}{2(N+1)}\\text{ for }p=1,2,\\ldots',
    'equivalent',
  ],
  ['\\lambda_s=\\frac{2a}{s}', '\\lambda_s=\\frac{2a}{s}\\quad(s=1,2,3,\\ldots)', 'equivalent'],
  [
    '\\mathcal E_n=\\hbar\\Omega\\left(n+\\tfrac12\\right)',
    '\\mathcal E_n=\\hbar\\Omega\\left(n-\\tfrac12\\right),\\quad n=1,2,\\dots',
    'undecided',
  ],
  ['\\lambda_s=\\frac{2a}{s}', '\\lambda_s=\\frac{a}{s}\\quad(s=1,2,3,\\ldots)', 'undecided'],
  ['\\mathcal E_n=\\hbar\\Omega n, n=1,2,\\dots', '\\mathcal E_n=\\hbar\\Omega n, n=0,1,\\dots', 'different'],
  ['\\mathcal E_n=\\hbar\\Omega n', '\\mathcal E_n=\\hbar\\Omega n,\\ n=1,2,3', 'undecided'],
  ['\\hbar\\Omega n', '\\hbar\\Omega n,\\ q=0,1,2,\\dots', 'undecided'],
];

describe.each([
  ['repeating decimals', REPEATING],
  ['logarithms to no stated base', LOGARITHMS],
  ['places of indices', INDICES],
  ['commas inside words', WORDS],
  ['steps of temperature', STEPS],
  ['partial derivatives', DERIVATIVES],
  ['left sides with an argument', CALLED],
  ['annotations behind both answers', ANNOTATED],
  ['ranges of an index', RANGES],
])('%s', (_name, rows) => {
  it.each(rows)('%s and %s: %s', (reference, candidate, outcome) => {
    expect(verifyPair({ reference, candidate })).toMatchObject({ outcome });
  });
});
