import { createHash } from 'node:crypto';
import type { Sha256 } from '../domain/ports.ts';

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. */
export const sha256: Sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
