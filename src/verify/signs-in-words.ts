import { claimOf } from './verbal-claims.ts';

/** Symbols of quantities by their names (ISO 80000-3 to 80000-5). */
const SYMBOLS: Readonly<Record<string, string>> = {
  entropy: 'S',
  energy: 'EU',
  'internal energy': 'UE',
  enthalpy: 'H',
  temperature: 'T',
  pressure: 'Pp',
  volume: 'V',
  momentum: 'p',
};
/** `\Delta S > 0` alone. */
const CHANGE = /^\s*\$?\s*\\Delta\s*\{?([A-Za-z])\}?\s*([<>=])\s*0\s*\$?\s*\.?\s*$/;
const SIGNS: Readonly<Record<string, string>> = { '>': 'increases', '<': 'decreases', '=': 'unchanged' };
const PARITY_SIGN =
  /^\s*\$?\s*(?:\\text\s*\{\s*(?:[Tt]he )?[Pp]arity(?: is)?\s*\}|[Pp]arity|P|\\pi)\s*(?:=\s*)?([+-]?)\s*1\s*\$?\s*\.?\s*$/;
const PARITY_WORD = /^(?:(?:the )?parity (?:is )?(even|odd)|(even|odd)(?: parity)?)$/;

/**
 * Whether a sentence and a sign say the same: “the entropy increases” and ΔS > 0, “even parity” and P = +1. Undefined where the
 * texts are no such pair.
 */
export function signSays(one: string, two: string): boolean | undefined {
  return changeSays(one, two) ?? changeSays(two, one) ?? paritySays(one, two) ?? paritySays(two, one);
}

function changeSays(words: string, sign: string): boolean | undefined {
  const [, letter = '', relation = ''] = CHANGE.exec(sign) ?? [];
  const claim = letter === '' ? undefined : claimOf(words);
  if (claim === undefined || claim.denied || claim.tail !== '' || !SYMBOLS[claim.subject]?.includes(letter))
    return undefined;
  const said = claimOf(SIGNS[relation] ?? '');
  return said?.question === claim.question ? said.answer === claim.answer : undefined;
}

function paritySays(words: string, sign: string): boolean | undefined {
  const written = PARITY_SIGN.exec(sign);
  const plain = words.replace(/\\text[a-z]*\s*\{|[{}$.*]/g, ' ');
  const found = written && PARITY_WORD.exec(plain.trim().replace(/\s+/g, ' ').toLowerCase());
  return found ? (found[1] ?? found[2]) === (written[1] === '-' ? 'odd' : 'even') : undefined;
}
