import {
  ConstantNode,
  complex,
  FunctionNode,
  type MathNode as MathjsNode,
  OperatorNode,
  SymbolNode,
} from 'mathjs';
import type { Complex } from './complex.ts';
import type { MathNode } from './tree.ts';

/** Functions that mathjs has under the same meaning, by our name. */
const MATHJS_NAME: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'sin cos tan cot sec csc sinh cosh tanh coth sech csch asin acos atan acot asinh acosh atanh exp sqrt abs re im ' +
      'conj arg sign floor ceil max min gamma factorial erf zeta log log10'
    )
      .split(' ')
      .map((name) => [name, name]),
  ),
  binomial: 'combinations',
};

/** mathjs' names of our constants. */
const CONSTANT: Readonly<Record<string, string>> = { '\\pi': 'pi', e: 'e', i: 'i' };

/**
 * The value of a formula by mathjs, as an opinion that shares no code with `evaluate.ts`: a witness that both confirm is no
 * slip of one of them. Takes our tree, never text. Undefined for what mathjs has no value of. Loading mathjs takes longer
 * than most verdicts, so this is for explanations only.
 */
export function evaluateSecond(node: MathNode, symbols: ReadonlyMap<string, Complex>): Complex | undefined {
  const names = new Map([...symbols.keys()].map((name, at) => [name, `x${at}`]));
  const tree = convert(node, names);
  if (tree === undefined) return undefined;
  const scope = new Map(
    [...symbols].map(([name, z]) => [names.get(name) ?? '', z.im === 0 ? z.re : complex(z.re, z.im)]),
  );
  try {
    return asComplex(tree.evaluate(scope));
  } catch {
    return undefined;
  }
}

type Names = ReadonlyMap<string, string>;

function convert(node: MathNode, names: Names): MathjsNode | undefined {
  switch (node.kind) {
    case 'number':
      return new ConstantNode(Number(node.text));
    case 'symbol': {
      const name = names.get(node.name) ?? CONSTANT[node.name];
      return name === undefined ? undefined : new SymbolNode(name);
    }
    case 'negate':
      return operation('-', 'unaryMinus', [node.of], names);
    case 'sum':
      return folded('+', 'add', node.terms, names);
    case 'product':
      return folded('*', 'multiply', node.factors, names);
    case 'quotient':
      return operation('/', 'divide', [node.over, node.under], names);
    case 'power':
      return operation('^', 'pow', [node.base, node.exponent], names);
    case 'function': {
      const name = Object.hasOwn(MATHJS_NAME, node.name) ? MATHJS_NAME[node.name] : undefined;
      const args = convertAll(node.args, names);
      return name === undefined || args === undefined
        ? undefined
        : new FunctionNode(new SymbolNode(name), args);
    }
    default:
      return undefined;
  }
}

function convertAll(nodes: readonly MathNode[], names: Names): MathjsNode[] | undefined {
  const converted = nodes.map((node) => convert(node, names));
  return converted.every((node) => node !== undefined) ? converted : undefined;
}

type Operator = ConstructorParameters<typeof OperatorNode>[0];
type OperatorFunction = ConstructorParameters<typeof OperatorNode>[1];

function operation(
  sign: Operator,
  fn: OperatorFunction,
  nodes: readonly MathNode[],
  names: Names,
): MathjsNode | undefined {
  const args = convertAll(nodes, names);
  return args && new OperatorNode(sign, fn, args);
}

function folded(
  sign: Operator,
  fn: OperatorFunction,
  nodes: readonly MathNode[],
  names: Names,
): MathjsNode | undefined {
  const [first, ...rest] = convertAll(nodes, names) ?? [];
  return first && rest.reduce<MathjsNode>((left, right) => new OperatorNode(sign, fn, [left, right]), first);
}

function asComplex(value: unknown): Complex | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? { re: value, im: 0 } : undefined;
  if (typeof value !== 'object' || value === null || !('re' in value) || !('im' in value)) return undefined;
  const [re, im] = [Number(value.re), Number(value.im)];
  return Number.isFinite(re) && Number.isFinite(im) ? { re, im } : undefined;
}
