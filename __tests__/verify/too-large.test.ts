import { expect, it } from '@jest/globals';
import { verifyAnswer } from '../../src/verify/index.ts';

function reasonFor(candidate: string): string {
  const reference = { latex: 'x', kind: 'symbolic' } as const;
  return verifyAnswer({
    reference,
    candidate,
    symbols: [],
    profile: { acceptDecimals: true, undeclared: 'open' },
  }).reason;
}

it.each([
  ['4097 characters', 'x'.repeat(4097)],
  ['65 levels', `${'{'.repeat(200)}x${'}'.repeat(200)}`],
  ['2001 parts', `${'x+'.repeat(2000)}x`],
  ['401 digits', '9'.repeat(401)],
])('%s exceed what is read', (_, candidate) => expect(reasonFor(candidate)).toBe('too_large'));

it.each([
  ['nothing behind a sign', 'x+'],
  ['a command that is not known', '\\nested{x}'],
  ['a bracket that is not closed', '(x'],
  ['an empty answer', ' '],
])('%s cannot be read', (_, candidate) => expect(reasonFor(candidate)).toBe('unread_candidate'));
