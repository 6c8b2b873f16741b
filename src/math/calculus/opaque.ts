import { isConstant } from '../evaluate.ts';
import { someOfKind } from '../kinds-in.ts';
import { namesIn } from '../names-in.ts';
import { normalText } from '../normal.ts';
import { type MathNode, mapTree, someNode } from '../tree.ts';
import { num, substitute, symbol } from './build.ts';
import { differentiate } from './differentiate.ts';

const BINDERS: ReadonlySet<string> = new Set([
  ...['integral', 'sum', 'product', 'sumDivisors', 'productDivisors'],
  ...['limit', 'limit+', 'limit-'],
]);

/** Whether an expression holds an integral, series or limit. */
export function hasBinder(node: MathNode): boolean {
  return someOfKind(node, 'operator', (part) => BINDERS.has(part.head));
}

/**
 * The expression with every integral, series and limit as a symbol named by its print, so that what has no value is
 * equal to itself. The name it runs over does not matter.
 */
export function withOpaqueBinders(node: MathNode): MathNode {
  return mapTree(node, (part) => {
    const [name] = part.kind === 'operator' ? part.args : [];
    if (part.kind !== 'operator' || !BINDERS.has(part.head) || name?.kind !== 'symbol') return part;
    // Without bounds the result depends on the name.
    const bound = part.args.length > 2 ? substitute(part, name.name, symbol('\\bullet')) : part;
    return symbol(`\\operatorname{${part.head}}{${normalText(bound)}}`);
  });
}

/** The name of an integral without bounds that is a term of the expression; undefined when there is none. */
export function indefiniteName(node: MathNode): string | undefined {
  let found: string | undefined;
  someNode(node, (part) => {
    const [name] =
      part.kind === 'operator' && part.head === 'integral' && part.args.length === 2 ? part.args : [];
    if (name?.kind === 'symbol') found ??= name.name;
    return found !== undefined;
  });
  return found;
}

/** What people call a constant of integration. */
const CONSTANT = /^(?:[CcKkDA]|\\operatorname\{(?:const|constant)\})(?:_\{[0-9]\})?$/;

/**
 * Whether the terms without the name of an indefinite integral are constants of integration: numbers or a name used for
 * nothing else. y in x^2 + y is another variable.
 */
export function hasPlainConstants(node: MathNode, name: string): boolean {
  const terms = node.kind === 'sum' ? node.terms : [node];
  return terms.every((term) => {
    if (indefiniteName(term) !== undefined) return true;
    const names = [...namesIn(term)].filter((other) => !isConstant(other));
    return names.length === 0 || names.includes(name) || names.every((other) => CONSTANT.test(other));
  });
}

/** The derivative by the name of an indefinite integral, other names being constants; it does not see the constant. */
export function withoutConstant(node: MathNode, name: string): MathNode | undefined {
  const derived = differentiate(node, name, (part) => (part.kind === 'symbol' ? num(0) : undefined));
  return derived === undefined || indefiniteName(derived) !== undefined ? undefined : derived;
}
