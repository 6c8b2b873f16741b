import { namesIn } from '../math/names-in.ts';
import { type MathNode, someNode } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

/** A unit vector along a curvilinear coordinate: its direction is another one in every place. */
const CURVED = /^\\hat\{(?:\\mathbf[ {]*)?\\(?:theta|phi)\}*$/;
/** A vector that is none of a coordinate. */
const VECTOR = /^\\(?:vec|mathbf)\{/;
/** The state of a spin along an axis. */
const ARROW = /^\|[^\\]*\\(?:up|down)arrow/;
/** Letters of the two states of a spin, with the number of the particle in brackets. */
const SPINOR = /^\\(?:alpha|beta|chi)(?:_|$)/;

/**
 * Pairs in two notations that no value tells apart: components along `\hat\theta` beside vectors of the problem, whose angle nobody
 * states, and spins as arrows beside `\alpha(1)\beta(2)`. Undefined for every other pair.
 */
export function frames({ reference, candidate }: RefutedPair): Ruling | undefined {
  const [known, given] = [statedBy(reference), statedBy(candidate)];
  if (areTwoFrames(known, given) || areTwoFrames(given, known))
    return undecided('borderline', 'components along an angle, and vectors whose angle nobody states');
  return areTwoSpins(known, given) || areTwoSpins(given, known)
    ? undecided('borderline', 'spins as arrows, and as letters with the number of the particle')
    : undefined;
}

/** The value, and what is said of it behind it. */
function statedBy(node: MathNode): readonly MathNode[] {
  const parts =
    node.kind === 'list'
      ? node.items
      : node.kind === 'operator' && node.head === 'where'
        ? node.args
        : [node];
  return parts.flatMap((part) =>
    part.kind === 'relation' ? part.rest.map((member) => member.node) : [part],
  );
}

function areTwoFrames(curved: readonly MathNode[], plain: readonly MathNode[]): boolean {
  const [one, two] = [curved, plain].map((nodes) => nodes.flatMap((node) => [...namesIn(node)]));
  if (one === undefined || two === undefined || two.some((name) => CURVED.test(name))) return false;
  return (
    one.some((name) => CURVED.test(name)) &&
    two.some((name) => VECTOR.test(name)) &&
    !one.some((name) => VECTOR.test(name))
  );
}

function areTwoSpins(arrows: readonly MathNode[], letters: readonly MathNode[]): boolean {
  if (!arrows.some((node) => [...namesIn(node)].some((name) => ARROW.test(name)))) return false;
  return letters.some((node) =>
    someNode(
      node,
      (part) =>
        part.kind === 'call' && SPINOR.test(part.name) && part.args.every(({ kind }) => kind === 'number'),
    ),
  );
}
