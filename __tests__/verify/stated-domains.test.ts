import { describe, expect, it } from '@jest/globals';
import { verifyPair } from '../../src/verify/pair.ts';

describe('a domain that stands behind an answer', () => {
  it.each([
    [String.raw`\sqrt{u^2}, \quad u \in \mathbb{R}`, '|u|', 'equivalent'],
    [String.raw`\sqrt{u^2}, \quad u \in \mathbb{R}`, 'u', 'different'],
    [String.raw`\sqrt{u^2}, \quad u > 0`, 'u', 'equivalent'],
    [String.raw`\sqrt{u^2}\quad (u \geq 0)`, '|u|', 'equivalent'],
    [String.raw`\sqrt{u^2}, \text{ for } u \in \mathbb{R}`, '-u', 'different'],
    [String.raw`\sqrt{g^2h^2}, \quad g, h > 0`, 'gh', 'equivalent'],
    [String.raw`\sqrt{g^2h^2}, \quad g, h \in \mathbb{R}`, 'gh', 'different'],
    [String.raw`\sqrt{g^2h^2}, \quad g, h \in \mathbb{R}`, '|gh|', 'equivalent'],
    [String.raw`|\chi|^2, \quad \chi \text{ complex}`, String.raw`\chi^2`, 'different'],
    [String.raw`|\chi|^2, \quad \chi \text{ real}`, String.raw`\chi^2`, 'equivalent'],
    [String.raw`|\chi|^2, \quad \chi \in \mathbb{C}`, String.raw`\chi\chi^*`, 'equivalent'],
    [String.raw`|w|^2, \quad w \in \mathbb{C}`, String.raw`w\bar w`, 'equivalent'],
    ['u^2 + 1', String.raw`u^2 + 1, \quad u \in \mathbb{R}`, 'equivalent'],
    ['|u|', String.raw`u, \quad u > 0`, 'different'],
    ['|u|', String.raw`u, \quad u \in \mathbb{R}`, 'different'],
    [String.raw`\ln(u^2), \quad u \in \mathbb{R}`, String.raw`2\ln u`, 'undecided'],
    [String.raw`\ln(u^2), \quad u \in \mathbb{R}`, String.raw`2\ln|u|`, 'equivalent'],
    [String.raw`g(u) = \sqrt{u^2}, \quad u \in \mathbb{R}`, 'g(u) = |u|', 'equivalent'],
    [String.raw`g(u) = \sqrt{u^2}, \quad u \in \mathbb{R}`, 'g(u) = u', 'different'],
    [String.raw`\sqrt{u^2}\quad (u \geq 0)`, '-u', 'different'],
    [String.raw`|w|^2, \quad w \in \mathbb{C}`, 'w^2', 'different'],
    [String.raw`|\chi|^2, \quad \chi \in \mathbb{C}`, String.raw`\chi^2`, 'different'],
    ['u^2 + 1', String.raw`u^2 - 1, \quad u \in \mathbb{R}`, 'different'],
    [String.raw`|\chi(u)|^2, \quad \chi \text{ complex}`, String.raw`\chi(u)^2`, 'different'],
    [String.raw`|\chi(u)|^2, \quad \chi \text{ complex}`, String.raw`\chi^*(u)\chi(u)`, 'equivalent'],
    [String.raw`|\chi(u,t)|^2, \quad \chi \in \mathbb{C}`, String.raw`\chi^*(u,t)\chi(u,t)`, 'equivalent'],
    [String.raw`|\chi(-u)|^2, \quad \chi \text{ complex}`, String.raw`|\chi(u)|^2`, 'undecided'],
    [String.raw`|\chi(-u)|^2, \quad \chi \text{ real}`, String.raw`\chi(u)^2`, 'undecided'],
    [String.raw`|\chi(u)|^2, \quad \chi \text{ real}`, String.raw`\chi(u)^2`, 'equivalent'],
    [String.raw`|\chi(2u)|^2, \quad \chi \text{ complex}`, String.raw`4|\chi(u)|^2`, 'undecided'],
  ])('%s beside %s: %s', (reference, candidate, outcome) => {
    expect(verifyPair({ reference, candidate }).outcome).toBe(outcome);
  });

  it('says nothing where the problem declares its symbols', () => {
    const reference = String.raw`\sqrt{u^2}, \quad u \in \mathbb{R}`;
    const symbols = [{ latex: 'u', domain: 'positive' as const }];
    expect(verifyPair({ reference, candidate: '|u|', symbols }).outcome).not.toBe('equivalent');
  });
});
