import type { MathNode } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { valueBehind } from './sides.ts';

const INSIDE = /_\{?(?:in|int|inside|interior|<|-)\}?$/;
const OUTSIDE = /_\{?(?:out|ext|outside|exterior|>|\+)\}?$/;

/** A value inside a border and one outside. */
interface Regions {
  readonly inside: MathNode;
  readonly outside: MathNode;
}

/**
 * `E(r)` by the cases r < R and r > R beside `E_{in} = …, E_{out} = …`, for a reader: value by value. Cases beside other named
 * values are undecided, as nobody says which case they are. Undefined for any other pair.
 */
export function decideRegions(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (!isReader(question) || isByCases(reference) === isByCases(candidate)) return undefined;
  const [cases, list] = isByCases(reference) ? [reference, candidate] : [candidate, reference];
  if (list.kind !== 'list' || list.items.length < 2 || !list.items.every(isEquation)) return undefined;
  const [ofCases, ofNames] = [regionsOfCases(valueBehind(cases)), regionsOfNames(list.items)];
  if (ofCases === undefined || ofNames === undefined)
    return undecided('other_shape', 'cases, and values under other names');
  const [known, given] = cases === reference ? [ofCases, ofNames] : [ofNames, ofCases];
  const rulings = [
    question.decide({ ...question, reference: known.inside, candidate: given.inside }),
    question.decide({ ...question, reference: known.outside, candidate: given.outside }),
  ];
  return (
    rulings.find(({ outcome }) => outcome === 'different') ??
    rulings.find(({ outcome }) => outcome === 'undecided') ??
    equivalent('same_elements', 'the same values inside and outside')
  );
}

function isEquation(node: MathNode): boolean {
  return node.kind === 'relation' && node.rest.length === 1 && node.rest[0]?.sign === '=';
}

function isByCases(node: MathNode): boolean {
  const value = valueBehind(node);
  return value.kind === 'operator' && value.head === 'cases';
}

function regionsOfCases(node: MathNode): Regions | undefined {
  const [one, first, two, second, ...more] = node.kind === 'operator' ? node.args : [];
  if (one === undefined || two === undefined || more.length > 0) return undefined;
  const [a, b] = [sideOf(first), sideOf(second)];
  if (a === 'inside' && b === 'outside') return { inside: one, outside: two };
  return a === 'outside' && b === 'inside' ? { inside: two, outside: one } : undefined;
}

/** `r < R` and `0 \leq r < R` are inside, `r > R` outside. */
function sideOf(condition: MathNode | undefined): 'inside' | 'outside' | undefined {
  if (condition?.kind !== 'relation') return undefined;
  const last = condition.rest.at(-1)?.sign;
  if (condition.rest.length === 1 && condition.first.kind !== 'symbol') return undefined;
  if (last === '<' || last === '\\leq') return 'inside';
  return condition.rest.length === 1 && (last === '>' || last === '\\geq') ? 'outside' : undefined;
}

function regionsOfNames(items: readonly MathNode[]): Regions | undefined {
  const named = (mark: RegExp): MathNode | undefined => {
    const [found, ...more] = items.filter(
      (item) => item.kind === 'relation' && item.first.kind === 'symbol' && mark.test(item.first.name),
    );
    return found === undefined || more.length > 0 ? undefined : valueBehind(found);
  };
  const [inside, outside] = [named(INSIDE), named(OUTSIDE)];
  return items.length === 2 && inside !== undefined && outside !== undefined
    ? { inside, outside }
    : undefined;
}
