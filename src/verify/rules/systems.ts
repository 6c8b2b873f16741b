import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { equivalent, type Question, type Ruling } from '../rule.ts';
import { type Abbreviation, abbreviationOf, type Conditioned, expanded } from './expansion.ts';

/** More values than any answer names. */
const MAX_VALUES = 8;

/**
 * Values of the same names on both sides, of which one is given by another, `x_2 = 3x_1 \text{ with } x_1 = a` beside
 * `x_1 = a, x_2 = 3a`: name by name, with what one says of the others put in. Undefined where a side is of another make, or
 * no value uses another one.
 */
export function decideSystems(question: Question, a: Conditioned, b: Conditioned): Ruling | undefined {
  const known = systemOf(a);
  const given = systemOf(b);
  if (known === undefined || given === undefined || known.size !== given.size) return undefined;
  if (![...known.keys()].every((name) => given.has(name))) return undefined;
  if (!isCoupled(known) && !isCoupled(given)) return undefined;
  let open: Ruling | undefined;
  for (const name of known.keys()) {
    const [reference, candidate] = [valueIn(known, name), valueIn(given, name)];
    if (reference === undefined || candidate === undefined) return undefined;
    const ruling = question.decide({ ...question, reference, candidate });
    if (ruling.outcome === 'different') return { ...ruling, note: `${name}: ${ruling.note}` };
    if (ruling.outcome === 'undecided') open ??= ruling;
  }
  return open ?? equivalent('same_elements', 'the same values of all names');
}

type System = ReadonlyMap<string, Abbreviation>;

/** Two or more names, each with one value that does not hold it. */
function systemOf({ body, conditions }: Conditioned): System | undefined {
  if (conditions.length === 0 || conditions.length >= MAX_VALUES) return undefined;
  const found = [body, ...conditions].map(abbreviationOf);
  const system = new Map<string, Abbreviation>();
  for (const item of found) {
    if (item === undefined || item.side.kind !== 'symbol') return undefined;
    system.set(item.side.name, item);
  }
  return system.size === found.length ? system : undefined;
}

/** Whether a value is given by another one. */
function isCoupled(system: System): boolean {
  return [...system.values()].some(({ value }) => [...namesIn(value)].some((name) => system.has(name)));
}

/** The value of a name in no other name of the system; undefined where they go in a circle. */
function valueIn(system: System, name: string): MathNode | undefined {
  const own = system.get(name);
  if (own === undefined) return undefined;
  const others = [...system.values()].filter((item) => item !== own);
  const conditions = others.map(
    ({ side, value }): MathNode => ({ kind: 'relation', first: side, rest: [{ sign: '=', node: value }] }),
  );
  const { body } = expanded({ body: own.value, conditions }, () => true);
  return [...namesIn(body)].some((used) => system.has(used)) ? undefined : body;
}
