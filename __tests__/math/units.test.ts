import { describe, expect, it } from '@jest/globals';
import { parseLatex } from '../../src/math/parse.ts';
import { printLatex } from '../../src/math/print.ts';
import { expandSiunitx } from '../../src/math/siunitx.ts';
import { canonicalUnit, unitOf } from '../../src/math/units.ts';

// pip install pint; python3 -c "import pint; u = pint.UnitRegistry(); print(u('1 X').to_base_units())"
it.each([
  ['erg', 1e-7],
  ['poise', 0.1],
  ['oersted', 79.57747154594767],
  ['psi', 6894.757293168361],
  ['hp', 745.6998715822701],
  ['mmHg', 133.322387415],
  ['lbf', 4.4482216152605],
  ['pc', 3.085677581491367e16],
  ['ly', 9460730472580800],
  ['Ci', 3.7e10],
  ['fb', 1e-43],
  ['kcal', 4184],
  ['Da', 1.66053906892e-27],
  ['debye', 3.33564095198e-30],
  ['knots', 0.5144444444444445],
])('%s is %d in base units', (name, factor) => {
  expect((unitOf(name)?.factor ?? 0) / factor).toBeCloseTo(1, 9);
});

it.each([
  ['kilometers', 'km'],
  ['microseconds', 'us'],
  ['Joules', 'J'],
  ['ml', 'mL'],
  ['hrs', 'h'],
  ['megaelectronvolts', 'MeV'],
])('%s is spelled %s', (name, symbol) => {
  expect(canonicalUnit(name)).toBe(symbol);
});

it.each(['per', 'the', 'mu', 'pH', 'constructor', 'toString', 'x', 'kkm', 'kft', ''])(
  '“%s” is no unit',
  (name) => {
    expect(unitOf(name)).toBeUndefined();
  },
);

describe('siunitx', () => {
  it.each([
    ['\\SI{3}{\\metre\\per\\second}', '3\\,\\mathrm{m}\\,\\mathrm{s}^{-1}\\,'],
    ['\\qty{2e-3}{\\micro\\farad}', '2\\times 10^{-3}\\,\\mathrm{\\mu F}\\,'],
    ['\\si{\\kilo\\gram\\per\\cubic\\metre}', '\\mathrm{kg}\\,\\mathrm{m}^{-3}\\,'],
    ['\\num{5}', '5'],
    ['\\sin x', '\\sin x'],
  ])('%s is written out', (macro, written) => {
    expect(expandSiunitx(macro)).toBe(written);
  });
});

it.each([
  ['3\\,\\text{J/kg K}', '3 \\cdot \\frac{\\mathrm{J}}{\\mathrm{kg} \\cdot \\mathrm{K}}'],
  ['5\\ \\text{meters per second}', '5 \\cdot \\mathrm{m} \\cdot \\mathrm{s}^{-1}'],
  ['4\\,\\mathrm{M} x', '4 \\cdot M \\, x'],
])('%s is read as %s', (latex, printed) => {
  const parsed = parseLatex(latex);
  expect(parsed.ok && printLatex(parsed.node)).toBe(printed);
});
