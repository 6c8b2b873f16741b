import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree, someNode } from '../../math/tree.ts';
import { different, type Question, type Ruling, undecided } from '../rule.ts';
import { freeNames, isReader } from './constant.ts';
import { hasUnits } from './measure.ts';

/** Names whose values are known without the problem (CODATA 2022), and g: a formula of these alone is a number. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'c e h \\hbar k k_{B} k_{e} N_{A} R G F g \\alpha \\sigma \\sigma_{B} \\mu_{0} \\epsilon_{0} \\varepsilon_{0} a_{0} ' +
    'm m_{e} m_{p} m_{n} \\mu_{B} \\mu_{N} R_{\\infty} M_{\\odot} R_{\\odot}'
  ).split(' '),
);
const COUNTED = /^\\operatorname\{[A-Za-z]{2,}s\}$/;
/** A bare letter may be the option chosen. */
const OPTION = /^[A-Ea-e]$/;

/**
 * Two unequal sides of which one alone has a unit. What is counted is named in words and has the unit one (SI Brochure,
 * 9th edition, 2.3.3); a formula with names that no table gives is no number with a unit. Undecided otherwise: the
 * question may have named the unit.
 */
export function unitAside(question: Question): Ruling {
  const counted = byCount(question);
  if (counted !== undefined) return counted;
  const { reference, candidate } = question;
  const [measured, bare] = hasUnits(reference) ? [reference, candidate] : [candidate, reference];
  return freeNames(measured, question).length === 0 && isFormula(question, bare)
    ? different('other_shape', 'a formula, and a number with a unit')
    : undecided('borderline', 'a unit on one side only');
}

/** A name with a measured value, and an equation between other quantities, for a reader. */
export function equationAside(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  const [stated, given] = [onlyMember(reference), onlyMember(candidate)];
  if (!isReader(question) || stated === undefined || given === undefined || stated.first.kind !== 'symbol')
    return undefined;
  const measured = hasUnits(stated.value) && freeNames(stated.value, question).length === 0;
  const name = stated.first.name;
  const isOther = (side: MathNode): boolean => isFormula(question, side) && !namesIn(side).has(name);
  return measured && !hasUnits(candidate) && isOther(given.first) && isOther(given.value)
    ? different('other_shape', 'an equation between other quantities, and a number with a unit')
    : undefined;
}

function onlyMember(node: MathNode): { readonly first: MathNode; readonly value: MathNode } | undefined {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only === undefined || more.length > 0) return undefined;
  return only.sign === '=' || only.sign === '\\approx' ? { first: node.first, value: only.node } : undefined;
}

/** `480` beside `16 atoms/day`: the words as 1, and compared as numbers. */
function byCount(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  const isCounted = (part: MathNode): boolean => part.kind === 'symbol' && COUNTED.test(part.name);
  if (![reference, candidate].some((node) => someNode(node, isCounted))) return undefined;
  const plain = (node: MathNode): MathNode =>
    mapTree(node, (part) => (isCounted(part) ? { kind: 'number', text: '1' } : part));
  const [one, two] = [plain(reference), plain(candidate)];
  if ([one, two].some((node) => freeNames(node, question).length > 0)) return undefined;
  const ruling = question.decide({ ...question, reference: one, candidate: two });
  return ruling.outcome === 'different' ? ruling : undefined;
}

/** Letters behind a number may be a unit in italics. */
function isFormula(question: Question, node: MathNode): boolean {
  const names = freeNames(node, question).filter((name) => !KNOWN.has(name));
  const letter = node.kind === 'symbol' && OPTION.test(node.name);
  return names.length > 0 && !letter && !mayBeItalicUnit(node);
}

function mayBeItalicUnit(node: MathNode): boolean {
  if (node.kind === 'negate') return mayBeItalicUnit(node.of);
  if (node.kind === 'quotient') return mayBeItalicUnit(node.over);
  if (node.kind === 'slash') return mayBeItalicUnit(node.over);
  return node.kind === 'product' && node.factors[0]?.kind === 'number';
}
