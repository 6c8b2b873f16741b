import { describe, expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/index.ts';

const outcome = (reference: string, candidate: string) => verifyPair({ reference, candidate }).outcome;

describe('amounts of money', () => {
  it.each([
    [String.raw`\$2{,}500`, '2500 dollars', 'equivalent'],
    [String.raw`\$2{,}500`, String.raw`2500\text{ USD}`, 'equivalent'],
    [String.raw`\$2{,}500`, '2501 dollars', 'different'],
    [String.raw`\$2{,}500`, '2500 euros', 'different'],
    [String.raw`$\$8$`, String.raw`8 \text{ dollars}`, 'equivalent'],
    ['€7.20', '7.20 EUR', 'equivalent'],
    ['€7.20', '7.02 euros', 'different'],
    ['£9', '9 pounds', 'equivalent'],
    ['£9', '€9', 'different'],
    [String.raw`\$3`, '300 cents', 'equivalent'],
    [String.raw`\$3`, '3 cents', 'different'],
    [String.raw`\$4{,}000{,}000`, '4 million dollars', 'equivalent'],
    [String.raw`\$4{,}000{,}000`, String.raw`\$4\text{ billion}`, 'different'],
    ['€3', '300 cents', 'undecided'],
    [String.raw`9 \text{ kg}`, String.raw`9 \text{ pounds}`, 'different'],
  ] as const)('%s beside %s: %s', (reference, candidate, expected) => {
    expect(outcome(reference, candidate)).toBe(expected);
  });
});
