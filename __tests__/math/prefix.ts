import { parseLatex } from '../../src/math/parse.ts';
import type { MathNode } from '../../src/math/tree.ts';

/** The tree as a fully bracketed prefix text: independent of the printer. */
export function prefix(node: MathNode): string {
  const all = (name: string, nodes: readonly MathNode[]) => `(${[name, ...nodes.map(prefix)].join(' ')})`;
  switch (node.kind) {
    case 'number':
      return node.text;
    case 'symbol':
      return node.name;
    case 'unit':
      return `<${node.name}>`;
    case 'negate':
      return all('neg', [node.of]);
    case 'plusMinus':
      return all(node.sign, [node.of]);
    case 'sum':
      return all('+', node.terms);
    case 'product':
      return all('*', node.factors);
    case 'quotient':
      return all('/', [node.over, node.under]);
    case 'slash':
      return all('slash', [node.over, node.under, ...node.rest]);
    case 'power':
      return all('^', [node.base, node.exponent]);
    case 'function':
      return all(node.name, node.args);
    case 'call':
      return all(`${node.name}${node.applied ? '!' : '?'}`, node.args);
    case 'operator':
      return all(node.head, node.args);
    case 'relation':
      return `(${prefix(node.first)} ${node.rest.map((m) => `${m.sign} ${prefix(m.node)}`).join(' ')})`;
    case 'list':
      return `${node.open}[${node.items.map(prefix).join('; ')}]${node.close}`;
    case 'matrix':
      return `{${node.rows.map((row) => row.map(prefix).join(' & ')).join(' / ')}}`;
  }
}

/** What the parser makes of a formula, as prefix text; the place and reason of a refusal. */
export function read(latex: string): string {
  const parsed = parseLatex(latex);
  return parsed.ok ? prefix(parsed.node) : `${parsed.error.position}: ${parsed.error.message}`;
}
