import { infinityOf, num, symbol } from '../../math/calculus/build.ts';
import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { childrenOf, type MathNode, mapTree, withChildren } from '../../math/tree.ts';

/** The two formulas of a question. */
interface Sides {
  readonly reference: MathNode;
  readonly candidate: MathNode;
}

/** What the integrals without ends run over. */
export function spacesIn(node: MathNode): string {
  const isOpen = ({ args }: Integral): boolean => args.length === 2;
  return integralsIn(node)
    .filter(isOpen)
    .map(({ args: [over] }) => (over === undefined ? '' : normalText(over)))
    .sort()
    .join();
}

/** `\int f\,d^3k` with the integrand over k: two of them over the same space differ if the integrands do. */
export function overTheLine(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    const [over, body] = part.kind === 'operator' && part.head === 'integral' ? part.args : [];
    if (part.kind !== 'operator' || part.args.length !== 2 || over?.kind !== 'power') return part;
    return body === undefined ? part : { ...part, args: [over.base, body] };
  });
}

/** An integral over a name or a space, with ends or without. */
export type Integral = MathNode & { readonly kind: 'operator' };

/** The integrals of an expression that stand in no other one. */
export function integralsIn(node: MathNode): readonly Integral[] {
  if (node.kind === 'operator' && node.head === 'integral') return [node];
  return hasKind(node, 'operator') ? childrenOf(node).flatMap(integralsIn) : [];
}

/** The text of a formula with every integral reduced to its sign, and to which of its ends are at infinity. */
export function outline(node: MathNode): string {
  const blank = (part: MathNode): MathNode => {
    if (part.kind === 'operator' && part.head === 'integral') {
      const ends = part.args.slice(2).map((end) => (infinityOf(end) === 0 ? num(0) : end));
      return { ...part, args: [symbol('\\bullet'), num(1), ...ends] };
    }
    return hasKind(part, 'operator') ? withChildren(part, childrenOf(part).map(blank)) : part;
  };
  return normalText(blank(node));
}

/** Letters that may be a delta or step function, which no smooth function can stand for. */
export const STEPS = /^(?:\\delta|\\theta|\\Theta|H|u)(?:$|[_^'])/;

/** An integral over a delta or step function, as which a smooth one is drawn. */
export function holdsSteps({ reference, candidate }: Sides): boolean {
  const isStep = (name: string): boolean => STEPS.test(name);
  return [reference, candidate].every((node) =>
    integralsIn(node).some(({ args }) => unknownsIn(args).some(isStep)),
  );
}

/**
 * Whether integrals to infinity run over unknown functions of their variable, all of them: no function drawn at random ends
 * there, and test functions are cut off.
 */
export function asksForTestFunctions({ reference, candidate }: Sides): boolean {
  return [reference, candidate].every(
    (node) => integralsIn(node).some(isEndless) && !hasEndlessWithoutUnknown(node),
  );
}

function isEndless({ args }: Integral): boolean {
  return args.slice(2).some((end) => infinityOf(end) !== 0);
}

/** Whether an integral to infinity is over no unknown function. */
export function hasEndlessWithoutUnknown(node: MathNode): boolean {
  return integralsIn(node).some((part) => isEndless(part) && unknownsOf(part.args).length === 0);
}

/** The functions nobody knows in an integral, in it or in one within. */
function unknownsIn(args: readonly MathNode[]): readonly string[] {
  const found = new Set<string>();
  for (const arg of args)
    someOfKind(arg, 'call', (part) => {
      found.add(part.name);
      return false;
    });
  return [...found];
}

/** The functions nobody knows of the variable of an integral; none where one is taken at another place than the variable. */
export function unknownsOf([name, body]: readonly MathNode[]): readonly string[] {
  if (name?.kind !== 'symbol' || body === undefined) return [];
  const found = new Set<string>();
  const isBound = (part: MathNode): boolean => part.kind === 'symbol' && part.name === name.name;
  const isElsewhere = someOfKind(body, 'call', (part) => {
    const of = part.args.filter((arg) => namesIn(arg).has(name.name));
    if (of.length > 0) found.add(part.name);
    return !of.every(isBound);
  });
  return isElsewhere ? [] : [...found].sort();
}

/** A sum with a last term and of phases, `\sum_{k=0}^{q-1} e^{2\pi ik/q}`, which vanishes for whole numbers. */
export function holdsPhases(node: MathNode): boolean {
  const turns = (part: MathNode): boolean =>
    namesIn(part).has('i') || someOfKind(part, 'function', ({ name }) => name === 'cos' || name === 'sin');
  return someOfKind(
    node,
    'operator',
    (part) =>
      part.head === 'sum' && !part.args.slice(1, 3).some((end) => infinityOf(end) !== 0) && turns(part),
  );
}
