import { hash } from 'node:crypto';
import type { Sha256 } from '../domain/ports.ts';

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. In one call: a `Hash` object costs as much as some ten kilobytes. */
export const sha256: Sha256 = (text) => hash('sha256', text, 'hex');
