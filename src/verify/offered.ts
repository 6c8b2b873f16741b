import { readVerbal } from './words.ts';

/** The answers a question offers, by their letters in lower case. */
export type Offered = Readonly<Record<string, string>>;

/**
 * `(b)` as the answer the question offers under that letter, where the other text is an answer and no letter. Any other text
 * comes back as it is.
 */
export function offeredAnswer(text: string, other: string, offered: Offered | undefined): string {
  if (offered === undefined) return text;
  const [own, beside] = [readVerbal(text), readVerbal(other)];
  if (own?.kind !== 'option' || beside?.kind === 'option') return text;
  const letter = own.letter.toLowerCase();
  return Object.hasOwn(offered, letter) ? (offered[letter] ?? text) : text;
}
