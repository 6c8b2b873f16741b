import { childrenOf, type MathNode } from './tree.ts';

/**
 * A number that is the same for two trees which differ only by the order of terms and factors, by brackets, by doubled signs
 * or by how a number is written: a sum, modulo 2^32, over the names, operators and powers in it. Equal numbers say nothing.
 */
export function fingerprintOf(node: MathNode): number {
  const known = KNOWN.get(node);
  if (known !== undefined) return known;
  const sum = sumOver(node) >>> 0;
  KNOWN.set(node, sum);
  return sum;
}

/** Several rules ask whether the same two trees have one form. */
const KNOWN = new WeakMap<MathNode, number>();

function sumOver(node: MathNode): number {
  switch (node.kind) {
    case 'number':
      return 0;
    case 'symbol':
      return hashOf(node.name);
    case 'unit':
      return hashOf(node.name) ^ 1;
    default: {
      let sum = ownOf(node);
      const children = childrenOf(node);
      for (let at = 0; at < children.length; at += 1) {
        const child = children[at];
        if (child !== undefined) sum = (sum + sumOver(child)) | 0;
      }
      return sum;
    }
  }
}

/** What a node adds to those below it: nothing where only brackets, signs and fractions stand, which numbers bring along too. */
function ownOf(node: MathNode): number {
  switch (node.kind) {
    case 'function':
    case 'call':
      return hashOf(node.name) ^ 2;
    case 'operator':
      return hashOf(node.head) ^ 3;
    case 'power':
    case 'plusMinus':
    case 'relation':
    case 'list':
    case 'matrix':
    case 'slash':
      return hashOf(node.kind) ^ 4;
    default:
      return 0;
  }
}

/** Names repeat within a formula and from one to the next. */
const HASHES = new Map<string, number>();
const MAX_REMEMBERED = 2000;

/** FNV-1a of a text (Fowler, Noll, Vo 1991), 32 bits. */
function hashOf(text: string): number {
  const known = HASHES.get(text);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  if (HASHES.size >= MAX_REMEMBERED) HASHES.clear();
  HASHES.set(text, hash);
  return hash;
}
