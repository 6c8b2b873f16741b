import { FUNCTION_LATEX } from './functions.ts';
import type { MathNode } from './tree.ts';

type Print = (node: MathNode) => string;

/** An operator node as LaTeX that reads back as the same node; `print` prints its parts. */
export function printOperator(head: string, args: readonly MathNode[], print: Print): string {
  const [first = '', second = '', third = '', fourth = ''] = args.map(print);
  switch (head) {
    case 'sum':
    case 'product':
      return `${SERIES[head]}_{${first}=${second}}^{${third}} {${fourth}}`;
    case 'sumOver':
    case 'productOver':
      return `${SERIES[head]}_{${first}} {${second}}`;
    case 'sumDivisors':
    case 'productDivisors':
      return `${SERIES[head]}_{${first} \\mid ${second}} {${third}}`;
    case 'limit':
    case 'limit+':
    case 'limit-':
      return `\\lim_{${first} \\to {${second}}${head === 'limit' ? '' : `^{${head.slice(-1)}}`}} {${third}}`;
    case 'integral':
    case 'integralOver':
    case 'contour':
    case 'contourOver':
      return printIntegral(head, args, print);
    case 'dot':
    case 'cross':
      return args.map((arg) => beside(arg, print)).join(head === 'dot' ? ' \\cdot ' : ' \\times ');
    case 'held':
      return `\\left(${first}\\right)_{${args.slice(1).map(print).join(',')}}`;
    case 'at':
      return `\\left. {${first}} \\right|_{${second}}${args.length > 2 ? `^{${third}}` : ''}`;
    case 'del':
    case 'delUpper':
      return `\\partial${head === 'del' ? '_' : '^'}{${second}} \\left(${first}\\right)`;
    case 'commutator':
      return `\\left[${first}, ${second}\\right]`;
    case 'anticommutator':
      return `\\left\\{${first}, ${second}\\right\\}`;
    case 'bigO':
      return `\\mathcal{O}(${first})`;
    case 'ellipsis':
      return '\\ldots';
    case 'suchThat':
      return `${first} \\mid ${second}`;
    case 'given':
      return `\\left(${first} \\mid ${second}\\right)`;
    case 'otimes':
      return args.map((arg) => beside(arg, print)).join(' \\otimes ');
    case 'open':
      return printOpen(args, print);
    case 'where':
      return `${first} \\, \\text{for} \\, ${second}`;
    case 'base':
      return `${first}_{${second}}`;
    case 'uncertain':
      return `${first}(${second})`;
    case 'cases':
      return printCases(args, print);
    default:
      return printDerivative(head, args, print);
  }
}

const SERIES: Readonly<Record<string, string>> = {
  sum: '\\sum',
  sumOver: '\\sum',
  sumDivisors: '\\sum',
  product: '\\prod',
  productDivisors: '\\prod',
  productOver: '\\prod',
};
const LETTERS: Readonly<Record<string, string>> = { d: 'd', p: '\\partial', f: '\\delta' };

/** `\frac{d^{2}}{d x d y}` and, unless it is the bare operator, its body in brackets. */
function printDerivative(head: string, args: readonly MathNode[], print: Print): string {
  const letter = LETTERS[head.slice(0, 1)] ?? 'd';
  const bare = head.endsWith('Operator');
  const by = bare ? args : args.slice(1);
  const orders = by.filter((_, index) => index % 2 === 1).map(print);
  const total =
    orders.length === 1 ? orders[0] : String(orders.reduce((sum, order) => sum + Number(order), 0));
  const below = by
    .filter((_, index) => index % 2 === 0)
    .map((name, index) => `${letter} ${print(name)}${orders[index] === '1' ? '' : `^{${orders[index]}}`}`);
  const fraction = `\\frac{${letter}${total === '1' ? '' : `^{${total}}`}}{${below.join(' \\, ')}}`;
  return bare ? fraction : `${fraction} \\left(${args[0] === undefined ? '' : print(args[0])}\\right)`;
}

function printIntegral(head: string, [name, body, from, to]: readonly MathNode[], print: Print): string {
  const sign = head.startsWith('contour') ? '\\oint' : '\\int';
  const below = from === undefined ? '' : `_{${print(from)}}`;
  const bounds = to === undefined ? below : `${below}^{${print(to)}}`;
  const isPower = name?.kind === 'power';
  const variable = name === undefined ? '' : print(isPower ? name.base : name);
  const power = isPower ? `^{${print(name.exponent)}}` : '';
  return `${sign}${bounds} {${body ? print(body) : ''}} \\, d${power} ${variable}`;
}

/** On one side of the sign of a product of vectors. */
function beside(node: MathNode, print: Print): string {
  const simple = node.kind === 'symbol' || node.kind === 'number' || node.kind === 'quotient';
  return simple ? print(node) : `\\left(${print(node)}\\right)`;
}

function printCases(args: readonly MathNode[], print: Print): string {
  const rows: string[] = [];
  for (let at = 0; at < args.length; at += 2)
    rows.push(
      args
        .slice(at, at + 2)
        .map((arg) => `{${print(arg)}}`)
        .join(' & '),
    );
  return `\\begin{cases}${rows.join(' \\\\ ')}\\end{cases}`;
}

/** The function without brackets, its first factor, a space, and what may still belong to its argument. */
function printOpen([applied, ...tail]: readonly MathNode[], print: Print): string {
  const raised = applied?.kind === 'power' ? `^{${print(applied.exponent)}}` : '';
  const bare = applied?.kind === 'power' ? applied.base : applied;
  if (bare?.kind !== 'function') return '';
  const [first, base] = bare.args;
  const name = FUNCTION_LATEX[bare.name] ?? `\\${bare.name}`;
  const head = bare.name === 'log' && base !== undefined ? `\\log_{${print(base)}}` : name;
  const factors = first?.kind === 'product' ? first.factors : first === undefined ? [] : [first];
  return `${head}${raised} ${factors.map(print).join(' ')} \\, ${tail.map(print).join(' \\, ')}`;
}
