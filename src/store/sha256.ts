import { hash } from 'node:crypto';
import type { Sha256 } from '../domain/ports.ts';

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. In one call: a `Hash` object costs as much as some ten kilobytes. */
export const sha256: Sha256 = (text) => hash('sha256', text, 'hex');

/** Texts whose hash is kept: instructions and prompts come again with every request of a run. */
const MOST_KEPT = 16;

/** {@link sha256} that keeps what it was asked for last. */
export function createKeepingSha256(): Sha256 {
  const kept = new Map<string, string>();
  return (text) => {
    const hashed = kept.get(text) ?? sha256(text);
    kept.delete(text); // to the end of the order
    kept.set(text, hashed);
    const [oldest] = kept.size > MOST_KEPT ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return hashed;
  };
}
