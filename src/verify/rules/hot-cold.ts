import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree, type Relation } from '../../math/tree.ts';
import type { Question } from '../rule.ts';
import { isReader, realConstant } from './constant.ts';
import { number, substitute } from './linear-solution.ts';

const EFFICIENCY = /^\\eta(?:_|$)/;
const TEMPERATURE = /^T_\{?(?:\\(?:text|mathrm) ?\{)?([A-Za-z0-9]+)\}*$/;
const HOT = /^(?:h|hot|high)$/i;
const COLD = /^(?:c|cold|low)$/i;

/**
 * For a reader, `\eta = 1 - T_C/T_H` with the names of `\eta = 1 - T_2/T_1`: the efficiency of an engine between two
 * temperatures lies between 0 and 1, which says which of the reference's is the hotter one (Carnot's theorem; Callen, 2nd
 * edition, 4.5), and the candidate's own names say it of its. Any other candidate comes back as it is.
 */
export function withHotAndCold(question: Question, reference: MathNode, candidate: MathNode): MathNode {
  if (!isReader(question) || !isEfficiency(reference) || !isEfficiency(candidate)) return candidate;
  const [known, given] = [temperaturesOf(reference), temperaturesOf(candidate)];
  const [hot, cold] = [HOT, COLD].map((index) => given.find((name) => index.test(indexOf(name))));
  const hotter = hotterOf(question, reference, known);
  const colder = known.find((name) => name !== hotter);
  if (given.length !== 2 || hot === undefined || cold === undefined) return candidate;
  if (hotter === undefined || colder === undefined || given.some((name) => known.includes(name)))
    return candidate;
  const names = new Map([
    [hot, hotter],
    [cold, colder],
  ]);
  return mapTree(candidate, (part) =>
    part.kind === 'symbol' ? { ...part, name: names.get(part.name) ?? part.name } : part,
  );
}

function isEfficiency(node: MathNode): node is Relation {
  return node.kind === 'relation' && node.first.kind === 'symbol' && EFFICIENCY.test(node.first.name);
}

function temperaturesOf(node: Relation): readonly string[] {
  const values = node.rest.flatMap((member) => [...namesIn(member.node)]);
  return [...new Set(values)].filter((name) => TEMPERATURE.test(name));
}

function indexOf(name: string): string {
  return TEMPERATURE.exec(name)?.[1] ?? '';
}

/** The one of two names that has to be the larger one for the last member to lie between 0 and 1. */
function hotterOf(question: Question, { rest }: Relation, names: readonly string[]): string | undefined {
  const [one, two, ...more] = names;
  const value = rest.at(-1)?.node;
  if (one === undefined || two === undefined || more.length > 0 || value === undefined) return undefined;
  const isPossible = (large: string, small: string): boolean => {
    const there = substitute(substitute(value, large, number('3')), small, number('2'));
    const efficiency = realConstant(there, question);
    return efficiency !== undefined && efficiency > 0 && efficiency < 1;
  };
  const [first, second] = [isPossible(one, two), isPossible(two, one)];
  if (first === second) return undefined;
  return first ? one : two;
}
