// mathjs' symbolicEqual behind the conversion people write first: fractions, roots, functions and products by regex.
import { parse, symbolicEqual } from 'mathjs';
import { serve } from './serve.mjs';

const GROUP = '\\{((?:[^{}]|\\{[^{}]*\\})*)\\}';

function convert(latex) {
  let text = latex
    .replace(/\$|\\left|\\right|\\[,;:! ]|\\displaystyle|\\quad/g, ' ')
    .replace(/\\(?:mathrm|text|operatorname|mathbf)\s*\{([^{}]*)\}/g, '$1');
  for (let round = 0; round < 6; round += 1) {
    text = text
      .replace(new RegExp(`\\\\[dt]?frac${GROUP}${GROUP}`, 'g'), '(($1)/($2))')
      .replace(new RegExp(`\\\\sqrt${GROUP}`, 'g'), 'sqrt($1)')
      .replace(new RegExp(`\\^${GROUP}`, 'g'), '^($1)')
      .replace(new RegExp(`_${GROUP}`, 'g'), '_$1');
  }
  return text
    .replace(/\\(?:cdot|times)/g, '*')
    .replace(/\\ln/g, 'log')
    .replace(/\\([A-Za-z]+)/g, ' $1 ')
    .replace(/[{}]/g, ' ');
}

await serve(({ reference, candidate }) =>
  symbolicEqual(parse(convert(reference)), parse(convert(candidate))) ? 'equivalent' : 'different',
);
