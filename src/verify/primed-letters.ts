import { hasKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import type { RefutedPair } from './refuted.ts';
import { type Ruling, undecided } from './rule.ts';

/**
 * `\partial\psi/\partial t` beside `\dot\psi` and `\partial^2\psi/\partial x^2` beside `\psi''`: where one side derives a letter by the time and by
 * one other name, the dots and primes of the other side are those derivatives (ISO 80000-2, 2-11.13 and 2-11.14). Undefined
 * where a side has both notations, and undecided where the answers differ all the same, as a prime may be another letter.
 */
export function primedLetters({ reference, candidate, decide }: RefutedPair): Ruling | undefined {
  if (!hasKind(reference, 'operator') && !hasKind(candidate, 'operator')) return undefined;
  const [one, two] = [marksIn(reference), marksIn(candidate)];
  if ((one.length === 0) === (two.length === 0)) return undefined;
  const [marked, written, marks] = one.length > 0 ? [reference, candidate, one] : [candidate, reference, two];
  const derivatives = derivativesIn(written);
  if (derivatives === undefined || derivatives.some(({ of }) => hasDerivative(marked, of))) return undefined;
  const found = new Map<string, MathNode>();
  for (const { name, of, by, order } of marks) {
    const own = derivatives.filter((each) => each.of === of);
    const places = [...new Set(own.map((each) => each.by).filter((each) => each !== 't'))];
    const [place, ...others] = places;
    const variable = by ?? (others.length === 0 ? place : undefined);
    const head = own[0]?.head;
    if (head === undefined || variable === undefined) return undefined;
    found.set(name, derivative(head, of, variable, order));
  }
  const spelled = mapTree(marked, (part) => (part.kind === 'symbol' ? (found.get(part.name) ?? part) : part));
  const ruling = marked === reference ? decide(spelled, written) : decide(written, spelled);
  return ruling.outcome === 'equivalent'
    ? { ...ruling, note: 'the same with dots and primes as derivatives' }
    : ruling.outcome === 'different'
      ? undefined
      : undecided('borderline', 'derivatives, beside dots and primes');
}

/** A letter with dots or primes. */
interface Marked {
  readonly name: string;
  readonly of: string;
  /** The time for dots; undefined for primes, whose variable the other side says. */
  readonly by: string | undefined;
  readonly order: number;
}

const DOTTED = /^\\(d?dot)\{(.+)\}$/;
const PRIMED = /^(\\?[A-Za-z]+(?:_\{[^{}]*\})?)('{1,3})$/;

function marksIn(node: MathNode): readonly Marked[] {
  return [...namesIn(node)].flatMap((name): Marked[] => {
    const [, dots, moving] = DOTTED.exec(name) ?? [];
    if (moving !== undefined) return [{ name, of: moving, by: 't', order: dots === 'ddot' ? 2 : 1 }];
    const [, of, primes] = PRIMED.exec(name) ?? [];
    return of === undefined || primes === undefined
      ? []
      : [{ name, of, by: undefined, order: primes.length }];
  });
}

interface Derivative {
  readonly head: string;
  readonly of: string;
  readonly by: string;
}

/** The derivatives of letters by names; undefined where one is of anything else. */
function derivativesIn(node: MathNode): readonly Derivative[] | undefined {
  const found: Derivative[] = [];
  let isPlain = true;
  mapTree(node, (part) => {
    if (part.kind !== 'operator' || !HEADS.has(part.head)) return part;
    const [of, by, order, ...more] = part.args;
    const isKnown = of?.kind === 'symbol' && by?.kind === 'symbol' && order?.kind === 'number';
    if (isKnown && more.length === 0) found.push({ head: part.head, of: of.name, by: by.name });
    else isPlain = false;
    return part;
  });
  return isPlain && found.length > 0 ? found : undefined;
}

const HEADS: ReadonlySet<string> = new Set(['partial', 'derivative', 'held']);

function hasDerivative(node: MathNode, of: string): boolean {
  return derivativesIn(node)?.some((each) => each.of === of) ?? hasKind(node, 'operator');
}

function derivative(head: string, of: string, by: string, order: number): MathNode {
  const args: MathNode[] = [
    { kind: 'symbol', name: of },
    { kind: 'symbol', name: by },
    { kind: 'number', text: String(order) },
  ];
  return { kind: 'operator', head, args };
}
