import { hash } from 'node:crypto';
import type { Sha256 } from '../domain/ports.ts';

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. In one call: a `Hash` object costs as much as some ten kilobytes. */
export const sha256: Sha256 = (text) => hash('sha256', text, 'hex');

/** Texts whose hash is kept. */
const SLOTS = 64;

/**
 * {@link sha256} that keeps what it was asked for last, because instructions and prompts come again with every request of a
 * run. A text is looked for under its length, so that one that comes once costs a comparison of two lengths.
 */
export function createKeepingSha256(): Sha256 {
  const slots: { readonly text: string; readonly hashed: string }[] = [];
  return (text) => {
    const slot = text.length % SLOTS;
    const kept = slots[slot];
    if (kept?.text === text) return kept.hashed;
    const hashed = sha256(text);
    slots[slot] = { text, hashed };
    return hashed;
  };
}
