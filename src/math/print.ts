import { FUNCTION_LATEX, FUNCTIONS } from './functions.ts';
import { printOperator } from './print-operators.ts';
import type { List, MathNode } from './tree.ts';
import { unitOf } from './units.ts';
import { mayBeVector } from './vectors.ts';

/** LaTeX that {@link parseLatex} reads back as the same tree. Built from the tree alone: no text of the source survives. */
export function printLatex(node: MathNode): string {
  switch (node.kind) {
    case 'number':
      return node.text;
    case 'symbol':
      return node.name;
    case 'unit':
      return printUnit(node.name);
    case 'negate':
      return `-${inTerm(node.of)}`;
    case 'plusMinus':
      return `${node.sign === '+-' ? '\\pm' : '\\mp'} ${inTerm(node.of)}`;
    case 'sum':
      return printSum(node.terms);
    case 'product':
      return printProduct(node.factors);
    case 'quotient':
      return `\\frac{${printLatex(node.over)}}{${printLatex(node.under)}}`;
    case 'slash':
      return `${inProduct(node.over)} / ${[node.under, ...node.rest].map((part) => inBrackets(part)).join(' ')}`;
    case 'power':
      return `${asBase(node.base)}^{${asExponent(node.exponent)}}`;
    case 'function':
      return printFunction(node.name, node.args);
    case 'call':
      return `${node.name}(${printArguments(node.args)})`;
    case 'operator':
      return printJoined(node.head, node.args) ?? printOperator(node.head, node.args, printLatex);
    case 'relation':
      return [inRelation(node.first), ...node.rest.map((m) => `${m.sign} ${inRelation(m.node)}`)].join(' ');
    case 'list':
      return printList(node);
    case 'matrix':
      return `\\begin{pmatrix}${node.rows.map((row) => row.map(inRelation).join(' & ')).join(' \\\\ ')}\\end{pmatrix}`;
  }
}

/** The arguments of a call; `A | B` in it needs no brackets of its own. */
function printArguments(args: readonly MathNode[]): string {
  const [only] = args;
  const isGiven = args.length === 1 && only?.kind === 'operator' && only.head === 'given';
  return isGiven ? only.args.map(inRelation).join(' \\mid ') : args.map(inList).join(', ');
}

/** What stands between the arguments of an operator that joins them. */
const JOINTS: Readonly<Record<string, string>> = {
  union: ' \\cup ',
  intersection: ' \\cap ',
  setminus: ' \\setminus ',
  ratio: ' : ',
  or: ' \\text{ or } ',
};

function printJoined(head: string, args: readonly MathNode[]): string | undefined {
  const joint = Object.hasOwn(JOINTS, head) ? JOINTS[head] : undefined;
  return joint && args.map(head === 'or' ? printLatex : inRelation).join(joint);
}

/** Factors with `\cdot` between them, except where it could be read as an inner product. */
function printProduct(factors: readonly MathNode[]): string {
  return factors
    .map((factor, index) => {
      const before = factors[index - 1];
      const next = factors[index + 1];
      const join = before === undefined ? '' : isDotLike(before, factor) ? ' \\, ' : ' \\cdot ';
      // A name side by side with a bracket would read as a function, and a bare Delta as the start of a name.
      const braced = factor.kind === 'symbol' && next !== undefined && isDotLike(factor, next);
      const isPartial = next !== undefined && factor.kind === 'symbol' && /^\\partial[_^]/.test(factor.name);
      const takesNext = factor.kind === 'symbol' && (factor.name === '\\Delta' || next?.kind !== 'symbol');
      return join + ((braced && takesNext) || isPartial ? `{${printLatex(factor)}}` : inProduct(factor));
    })
    .join('');
}

function isDotLike(a: MathNode, b: MathNode): boolean {
  return mayBeVector(a) && mayBeVector(b);
}

function printUnit(name: string): string {
  return `\\mathrm{${unitOf(name) !== undefined && name.startsWith('u') ? `\\mu ${name.slice(1)}` : name}}`;
}

function printSum(terms: readonly MathNode[]): string {
  const parts = terms.map((term, index) => {
    const text = term.kind === 'sum' ? parenthesised(term) : inTerm(term);
    return index === 0 || term.kind === 'negate' || term.kind === 'plusMinus' ? text : `+ ${text}`;
  });
  return parts.join(' ');
}

/** What a script behind it would belong to the last part of. */
const COMPOUND = new Set<MathNode['kind']>([
  ...(['sum', 'relation', 'list', 'product', 'quotient', 'slash', 'negate', 'plusMinus'] as const),
  ...(['power', 'call'] as const),
]);

/** As a term of a sum or behind a sign. */
function inTerm(node: MathNode): string {
  return node.kind === 'sum' || node.kind === 'relation' || isBare(node)
    ? parenthesised(node)
    : printLatex(node);
}

/** As a factor between explicit signs. */
function inProduct(node: MathNode): string {
  if (
    node.kind === 'negate' ||
    node.kind === 'plusMinus' ||
    node.kind === 'slash' ||
    node.kind === 'operator'
  )
    return parenthesised(node);
  // Scripts before a name would go to the factor before it.
  const isScripted = node.kind === 'symbol' && node.name.startsWith('{}');
  return node.kind === 'product' || isScripted ? `{${printLatex(node)}}` : inTerm(node);
}

function inBrackets(node: MathNode): string {
  return node.kind === 'symbol' || node.kind === 'number' ? `{${printLatex(node)}}` : parenthesised(node);
}

/** A bare word or letter above a name would read as a mark of the name: `V^{\mathrm{eff}}`, `g^{\mu}`. */
function asExponent(node: MathNode): string {
  const isMark = node.kind === 'symbol' && node.name.startsWith('\\');
  return isMark ? `{${node.name}}` : printLatex(node);
}

/** In front of a superscript or a factorial. */
function asBase(node: MathNode): string {
  const simple =
    node.kind === 'number' ||
    (node.kind === 'symbol' && !node.name.includes('^') && !node.name.includes("'"));
  return simple || node.kind === 'unit'
    ? printLatex(node)
    : COMPOUND.has(node.kind)
      ? parenthesised(node)
      : `{${printLatex(node)}}`;
}

function inList(node: MathNode): string {
  return isBare(node) ? parenthesised(node) : printLatex(node);
}

function inRelation(node: MathNode): string {
  return node.kind === 'relation' || isBare(node) ? parenthesised(node) : printLatex(node);
}

function isBare(node: MathNode): boolean {
  return node.kind === 'list' && node.open === '';
}

function parenthesised(node: MathNode): string {
  return isBare(node) ? `{${printLatex(node)}}` : `\\left(${printLatex(node)}\\right)`;
}

function printFunction(name: string, args: readonly MathNode[]): string {
  const [first, second] = args;
  const one = first === undefined ? '' : printLatex(first);
  const two = second === undefined ? '' : printLatex(second);
  switch (name) {
    case 'eulergamma':
      return '\\gamma_{E}';
    case 'sqrt':
      return `\\sqrt{${one}}`;
    case 'root':
      return `\\sqrt[${two}]{${one}}`;
    case 'abs':
      return `\\left|${one}\\right|`;
    case 'norm':
      return `\\left\\|${one}\\right\\|`;
    case 'doublefactorial':
      return first === undefined ? '!!' : `${asBase(first)}!!`;
    case 'floor':
      return `\\lfloor ${one} \\rfloor`;
    case 'ceil':
      return `\\lceil ${one} \\rceil`;
    case 'overline':
      return `\\overline{${one}}`;
    case 'conj':
      return first === undefined ? '^{*}' : `${asBase(first)}^{*}`;
    case 'dagger':
    case 'transpose':
      return first === undefined ? '' : `${asBase(first)}^{${name === 'dagger' ? '\\dagger' : '\\top'}}`;
    case 'binomial':
      return `\\binom{${one}}{${two}}`;
    case 'factorial':
      return first === undefined ? '!' : `${asBase(first)}!`;
    case 'log':
      return second === undefined ? `\\ln\\left(${one}\\right)` : `\\log_{${two}}\\left(${one}\\right)`;
    default:
      return `${FUNCTION_LATEX[name] ?? commandOf(name)}${['gamma', 'zeta'].includes(name) ? '' : '\\left'}(${args.map(inList).join(', ')}${['gamma', 'zeta'].includes(name) ? '' : '\\right'})`;
  }
}

/** A command of TeX, or an upright word for a function TeX has none for. */
function commandOf(name: string): string {
  return Object.hasOwn(FUNCTIONS, name) ? `\\${name}` : `\\operatorname{${name}}`;
}

function printList(node: List): string {
  const items = node.items.map(inList).join(', ');
  const side = node.open === '' ? '' : '\\left';
  return node.open === '' ? items : `${side}${node.open}${items}\\right${node.close}`;
}
