import { dimensionOf, sameDimension } from '../math/dimension.ts';
import { someOfKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import { isClosed } from '../math/unit-reading.ts';
import { hasUnits } from './rules/measure.ts';

const OHM = '\\Omega';
const MICRO = '\\mu';

/** Both sides of a pair, as read. */
export interface ReadPair {
  readonly reference: MathNode;
  readonly candidate: MathNode;
}

/**
 * Both sides with `\Omega` behind a number as the ohm (SI Brochure, 9th edition, table 4), and `\mu\Omega` as the microhm, where the
 * other side has a unit that fits or none, or a number stands in front of nothing else: `1.7\times10^{-8}\,\Omega\,\mathrm{m}` beside `1.7\,\mu\Omega\,\mathrm{cm}`. Elsewhere it is a letter.
 */
export function withOhms(pair: ReadPair): ReadPair {
  const { reference, candidate } = pair;
  const [here, there] = [namesIn(reference).has(OHM), namesIn(candidate).has(OHM)];
  if (!here && !there) return pair;
  const [one, two] = [here ? inOhms(reference) : reference, there ? inOhms(candidate) : candidate];
  if (one === undefined || two === undefined) return pair;
  const isShown =
    hasOhms(reference) || hasOhms(candidate) || here !== there || areMeasured(reference, candidate);
  const areMixed = isMicro(reference) !== isMicro(candidate);
  const other = here ? candidate : reference;
  if (here !== there && !hasUnits(other) && (areMeasured(one, two) || isClosed(lastMember(other))))
    return { reference: one, candidate: two };
  return (isShown || areMixed) && haveOneDimension(lastMember(one), lastMember(two))
    ? { reference: one, candidate: two }
    : pair;
}

/** `377\,\Omega` beside `120\pi\,\Omega`: a number of two figures or more in front of nothing but Ω was measured, or worked out. */
function areMeasured(one: MathNode, two: MathNode): boolean {
  return [one, two].some((node) => {
    const value = lastMember(node);
    const [number, name, ...more] = value.kind === 'product' ? value.factors : [];
    const isUnit = name !== undefined && (isOhm(name) || (name.kind === 'symbol' && name.name === OHM));
    return number?.kind === 'number' && number.text.length > 1 && isUnit && more.length === 0;
  });
}

function haveOneDimension(one: MathNode, two: MathNode): boolean {
  const [first, second] = [dimensionOf(one), dimensionOf(two)];
  return first !== undefined && second !== undefined && hasUnits(one) && sameDimension(first, second);
}

function lastMember(node: MathNode): MathNode {
  return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}

function hasOhms(node: MathNode): boolean {
  return someOfKind(node, 'unit', (part) => part.name.endsWith('Ohm'));
}

function isMicro(node: MathNode): boolean {
  return namesIn(lastMember(node)).has(MICRO);
}

/** The last member in ohms; undefined where Ω is no unit in it, as it has other names or no number in front. */
function inOhms(node: MathNode): MathNode | undefined {
  if (node.kind === 'relation') {
    const last = node.rest.at(-1);
    const value = last && inOhms(last.node);
    return last && value && { ...node, rest: [...node.rest.slice(0, -1), { ...last, node: value }] };
  }
  const marked = mapTree(node, (part) => (part.kind === 'product' ? withMicrohms(part) : ohm(part)));
  const isMeasured = [...namesIn(marked)].every((name) => name === '\\pi') && beginsWithNumber(marked);
  return isMeasured && dimensionOf(marked) !== undefined ? marked : undefined;
}

function ohm(node: MathNode): MathNode {
  return node.kind === 'symbol' && node.name === OHM ? { kind: 'unit', name: 'Ohm' } : node;
}

/** `\mu\,\Omega` of a product whose factors have been marked. */
function withMicrohms(node: MathNode & { readonly kind: 'product' }): MathNode {
  const factors = node.factors.flatMap((factor, at): readonly MathNode[] => {
    const [before, next] = [node.factors[at - 1], node.factors[at + 1]];
    if (isMu(factor) && isOhm(next)) return [];
    return isOhm(factor) && isMu(before) ? [{ kind: 'unit', name: 'uOhm' }] : [factor];
  });
  return { ...node, factors };
}

function isMu(node: MathNode | undefined): boolean {
  return node?.kind === 'symbol' && node.name === MICRO;
}

function isOhm(node: MathNode | undefined): boolean {
  return node?.kind === 'unit' && node.name === 'Ohm';
}

function beginsWithNumber(node: MathNode): boolean {
  if (node.kind === 'negate') return beginsWithNumber(node.of);
  if (node.kind === 'quotient') return beginsWithNumber(node.over);
  const [first] = node.kind === 'product' ? node.factors : [];
  return first !== undefined && first.kind !== 'unit' && isClosed(first);
}
