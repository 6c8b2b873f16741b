// What sort of answer a text states, read off its tree where it can be read and off its signs where it cannot.
import { namesIn } from '../../../build/math/names-in.js';
import { specialNotation } from '../../../build/math/notation.js';
import { someNode } from '../../../build/math/tree.js';
import { parseAnswer } from '../../../build/verify/read.js';
import { hasUnits } from '../../../build/verify/rules/measure.js';
import { statedAnswer } from '../../../build/verify/stated.js';
import { readVerbal } from '../../../build/verify/words.js';

/** The kinds in the order of the table; the share of decided pairs is asked of the first four. */
export const KINDS = [
  'scalar expression',
  'equation or relation',
  'number without unit',
  'number with unit',
  'list, set, tuple or interval',
  'matrix or vector',
  'operator, state or tensor expression',
  'choice or word',
  'prose',
];
export const SCALAR_KINDS = new Set(KINDS.slice(0, 4));

const OPERATOR_HEADS = new Set([
  'commutator',
  'anticommutator',
  'otimes',
  'ket',
  'bra',
  'dagger',
  'expectation',
  'del',
  'cross',
  'dot',
]);
const OPERATOR_NAME = /\\(?:hat|dagger|langle|rangle|partial|nabla|otimes)(?![A-Za-z])/;
const VECTOR_NAME = /\\(?:vec|mathbf|boldsymbol|bm)(?![A-Za-z])/;
const CONSTANTS = new Set(['\\pi', 'e', 'i']);
const MATRIX = /\\begin\{[pbvBV]?(?:small)?matrix\}/;

/** What a text gives when it is read: the tree, or undefined. */
export function treeOf(text) {
  const stated = statedAnswer(text);
  const plain = parseAnswer(stated);
  if (plain.ok) return plain.node;
  const special = parseAnswer(stated, specialNotation());
  return special.ok ? special.node : undefined;
}

export function kindOf(text) {
  const stated = statedAnswer(text);
  if (/^[\s(]*[a-j][\s)]*(?:[;,]\s*[a-j]\s*)*$/.test(stated)) return 'choice or word';
  const verbal = readVerbal(stated);
  if (verbal?.kind === 'option') return 'choice or word';
  if (verbal?.kind === 'words' && (verbal.marked || verbal.words.length > 1))
    return verbal.words.length <= 3 ? 'choice or word' : 'prose';
  if (isProse(stated)) return 'prose';
  const node = treeOf(text);
  return node === undefined ? kindOfSigns(stated) : kindOfTree(node, stated);
}

/** Three words or more of at least three letters, spelled out as text. */
export function isProse(text) {
  const texts = [...text.matchAll(/\\(?:text|textbf|textrm|mathrm|textit)\s*\{([^{}]*)\}/g)].map(
    ([, inner]) => inner,
  );
  const bare = text.replace(/\\[A-Za-z]+/g, ' ');
  const plain = bare.match(/(?<![A-Za-z_])[A-Za-z]{4,}(?:\s+[A-Za-z]{2,}){3,}/g) ?? [];
  const words = [...texts, ...plain].join(' ').match(/[A-Za-z]{3,}/g) ?? [];
  return words.length >= 3;
}

function kindOfTree(whole, text) {
  const node = statedBy(whole);
  if (node.kind === 'list') return 'list, set, tuple or interval';
  if (someNode(node, (part) => part.kind === 'matrix')) return 'matrix or vector';
  const isOperator = (part) => part.kind === 'operator' && OPERATOR_HEADS.has(part.head);
  if (someNode(node, isOperator) || OPERATOR_NAME.test(text)) return 'operator, state or tensor expression';
  if (VECTOR_NAME.test(text)) return 'matrix or vector';
  if (node.kind === 'relation') return 'equation or relation';
  if ([...namesIn(node)].some((name) => !CONSTANTS.has(name))) return 'scalar expression';
  return hasUnits(node) ? 'number with unit' : 'number without unit';
}

/** The value behind the names of `x = value`; an equation otherwise is its own value. */
function statedBy(node) {
  if (node.kind !== 'relation' || node.rest.length > 1) return node;
  const [{ sign, node: value }] = node.rest;
  const isName = node.first.kind === 'symbol' || node.first.kind === 'call';
  return isName && ['=', '\\approx', '\\sim'].includes(sign) ? value : node;
}

function kindOfSigns(text) {
  if (MATRIX.test(text) || VECTOR_NAME.test(text)) return 'matrix or vector';
  if (OPERATOR_NAME.test(text)) return 'operator, state or tensor expression';
  if (/[=<>]|\\(?:leq?|geq?|approx)(?![A-Za-z])/.test(text)) return 'equation or relation';
  if (/[,;]\s/.test(text)) return 'list, set, tuple or interval';
  return /[A-Za-z]/.test(text) ? 'scalar expression' : 'number without unit';
}
