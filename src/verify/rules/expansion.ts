import { isConstant } from '../../math/evaluate.ts';
import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { childrenOf, type MathNode, mapTree, someNode } from '../../math/tree.ts';

/** Parts that a formula may have with its abbreviations put in, as many as one formula may be written with. */
const MAX_PARTS = 2000;

/** A formula and what is said of its names behind it. */
export interface Conditioned {
  readonly body: MathNode;
  readonly conditions: readonly MathNode[];
}

/** A formula taken apart from what stands behind it. */
export interface Split extends Conditioned {
  /** A word such as “for” begins the conditions. */
  readonly marked: boolean;
}

/** `\gamma = 1/\sqrt{…}`: what a name of a formula stands for. */
export interface Abbreviation {
  readonly side: MathNode & { readonly kind: 'symbol' | 'call' };
  readonly value: MathNode;
}

/** An equation that says what one name or call is by a formula that does not hold it; undefined for any other condition. */
export function abbreviationOf(condition: MathNode): Abbreviation | undefined {
  const [only, ...more] = condition.kind === 'relation' ? condition.rest : [];
  if (condition.kind !== 'relation' || only?.sign !== '=' || more.length > 0) return undefined;
  const stated = solvedForName(condition.first, only.node);
  if (stated === undefined) return undefined;
  const { side, value } = stated;
  return namesIn(value).has(side.name) || someNode(value, isStatement) ? undefined : { side, value };
}

/** `\ell^2 = \hbar G/c^3` says what \ell is: to a reader a name is positive, and so is the root. */
function solvedForName(side: MathNode, value: MathNode): Abbreviation | undefined {
  if (side.kind === 'symbol' || side.kind === 'call') return { side, value };
  if (side.kind === 'function') return solvedForArgument(side, value);
  if (side.kind !== 'power' || side.base.kind !== 'symbol') return undefined;
  const { base, exponent } = side;
  if (exponent.kind !== 'number' || !/^[2-9]$/.test(exponent.text)) return undefined;
  const root: MathNode = { kind: 'quotient', over: { kind: 'number', text: '1' }, under: exponent };
  return { side: base, value: { kind: 'power', base: value, exponent: root } };
}

/** Functions that take every value once, by what undoes them. */
const INVERSES: ReadonlyMap<string, string> = new Map([
  ['sinh', 'asinh'],
  ['tanh', 'atanh'],
  ['exp', 'log'],
]);

/** `\tanh\eta = \beta` says what η is. */
function solvedForArgument(
  { name, args }: MathNode & { readonly kind: 'function' },
  value: MathNode,
): Abbreviation | undefined {
  const [side, ...more] = args;
  const inverse = INVERSES.get(name);
  if (side?.kind !== 'symbol' || inverse === undefined || more.length > 0) return undefined;
  return { side, value: { kind: 'function', name: inverse, args: [value] } };
}

function isStatement(node: MathNode): boolean {
  return node.kind === 'relation' || node.kind === 'list' || node.kind === 'plusMinus';
}

/**
 * The formula with every abbreviation put in that `fits`, also those of abbreviations, and the conditions that are left. An
 * abbreviation whose name the formula does not use stays a condition.
 */
export function expanded(
  known: Conditioned,
  fits: (abbreviation: Abbreviation, body: MathNode) => boolean,
): Conditioned {
  let { body, conditions } = known;
  for (let found = true; found; ) {
    found = false;
    for (const condition of conditions) {
      const abbreviation = abbreviationOf(condition);
      if (abbreviation === undefined || !isUsed(body, abbreviation) || !fits(abbreviation, body)) continue;
      if (sizeOf(body) * sizeOf(abbreviation.value) > MAX_PARTS ** 2) continue;
      const next = putIn(body, abbreviation);
      if (isUsed(next, abbreviation) || sizeOf(next) > MAX_PARTS) continue;
      body = next;
      conditions = conditions.filter((other) => other !== condition);
      found = true;
    }
  }
  return { body, conditions };
}

/** The expression with the value in place of what it is called. */
export function putIn(node: MathNode, { side, value }: Abbreviation): MathNode {
  const text = normalText(side);
  return mapTree(node, (part) => (part.kind === side.kind && normalText(part) === text ? value : part));
}

function sizeOf(node: MathNode): number {
  return childrenOf(node).reduce((size, child) => size + sizeOf(child), 1);
}

/** Whether what a formula states, and not what it is called, has the name. */
function isUsed(body: MathNode, { side: { name } }: Abbreviation): boolean {
  if (body.kind !== 'relation') return namesIn(body).has(name);
  return !namesIn(body.first).has(name) && namesIn(body).has(name);
}

/** Whether a value is a formula of names, which a second answer, a number, would not have to be. */
export function isFormula(value: MathNode): boolean {
  return [...namesIn(value)].some((name) => !isConstant(name));
}
