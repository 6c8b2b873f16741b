import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { childrenOf, type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { type Question, type Rule, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { substitute } from './linear-solution.ts';

/**
 * A formula whose author says behind it what its letters stand for: `4s, \quad s = a/b`, `m_+m_-, \quad m_\pm = a \pm b`.
 * Letters that neither the reference has nor the problem declares are put in, and the formula is compared. Relations of
 * another purpose, a condition or a second answer, leave the pair undecided. What a reader makes of them is in `conditions`.
 */
export const abbreviated: Rule = {
  name: 'abbreviated',
  apply: (question) => {
    if (isReader(question)) return { pass: 'conditions, to a reader' };
    const { reference, candidate } = question;
    if (reference.kind === 'list' || candidate.kind !== 'list' || candidate.open !== '')
      return { pass: 'no relations behind a formula' };
    const [formula, ...behind] = candidate.items;
    if (formula === undefined || !behind.every((item) => item.kind === 'relation'))
      return { pass: 'no relations behind a formula' };
    if (behind.some((item) => sameName(formula, item))) return { pass: 'several values of one name' };
    const written = putIn(formula, behind.map(abbreviationsOf), takenNames(question));
    return written === undefined
      ? undecided('other_shape', 'a formula, and relations behind it')
      : question.decide({ ...question, candidate: written });
  },
};

/** `x = 1, x = 2` */
function sameName(a: MathNode, b: MathNode): boolean {
  return a.kind === 'relation' && b.kind === 'relation' && normalText(a.first) === normalText(b.first);
}

interface Abbreviation {
  readonly name: string;
  readonly value: MathNode;
}

/** What an abbreviation must not redefine. */
function takenNames({ reference, symbols }: Question): ReadonlySet<string> {
  return new Set([...namesIn(reference), ...symbols.map(({ latex }) => latex)]);
}

/** The formula with all of them put in; undefined unless each relation abbreviates something that is used. */
function putIn(
  formula: MathNode,
  stated: readonly (readonly Abbreviation[])[],
  taken: ReadonlySet<string>,
): MathNode | undefined {
  let written = formula;
  for (const abbreviations of stated) {
    const used = abbreviations.filter(({ name }) => !taken.has(name) && isUsed(written, name));
    if (used.length === 0) return undefined;
    for (const { name, value } of used) written = substitute(written, name, value);
  }
  return written;
}

/** Whether a name occurs in what a formula states, and not in what it is called: `y = 2x, x = 3y` is a pair of equations. */
function isUsed(formula: MathNode, name: string): boolean {
  if (formula.kind !== 'relation') return namesIn(formula).has(name);
  return !namesIn(formula.first).has(name) && formula.rest.some(({ node }) => namesIn(node).has(name));
}

/** `x = value` in other names; both values of `x_\pm = a \pm b`; none for any other relation. */
function abbreviationsOf(node: MathNode): readonly Abbreviation[] {
  if (node.kind !== 'relation' || node.first.kind !== 'symbol') return [];
  const [only, ...more] = node.rest;
  if (only === undefined || more.length > 0 || only.sign !== '=') return [];
  const { name } = node.first;
  const value = only.node;
  const names = namesIn(value);
  if (names.size === 0 || names.has(name) || someNode(value, isStatement)) return [];
  return signsIn(value) === 0 ? [{ name, value }] : bothSigns(name, value);
}

const BOTH = '_{\\pm}';

/** Several ± in one value go together, as they do in what the name abbreviates. */
function bothSigns(name: string, value: MathNode): readonly Abbreviation[] {
  if (!name.endsWith(BOTH)) return [];
  const stem = name.slice(0, -BOTH.length);
  const withSign = (upper: boolean): MathNode =>
    mapTree(value, (part) => {
      if (part.kind !== 'plusMinus') return part;
      return (part.sign === '+-') === upper ? part.of : { kind: 'negate', of: part.of };
    });
  return [
    { name: `${stem}_{+}`, value: withSign(true) },
    { name: `${stem}_{-}`, value: withSign(false) },
  ];
}

function signsIn(node: MathNode): number {
  return childrenOf(node).reduce((count, child) => count + signsIn(child), node.kind === 'plusMinus' ? 1 : 0);
}

function isStatement(node: MathNode): boolean {
  return node.kind === 'relation' || node.kind === 'list';
}
