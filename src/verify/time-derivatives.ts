import { num, symbol } from '../math/calculus/build.ts';
import { differentiate } from '../math/calculus/differentiate.ts';
import { isConstant } from '../math/evaluate.ts';
import { hasKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import { type MathNode, mapTree } from '../math/tree.ts';
import { type Ruling, undecided } from './rule.ts';
import type { Refuted } from './second-reading.ts';

type Derivative = MathNode & { readonly kind: 'operator' };

const DOTTED = /^\\(d?dot)\{([^{}]+)\}((?:_\{[^{}]*\})?)$/;

/** Masses, charges and constants of springs and of nature, which people take out of a derivative by the time. */
const CONSTANT = /^(?:[mMkgqc])(?:_\{[^{}]*\})?$/;

/** What moves, in most problems. */
const COORDINATE = /^(?:[xyzrqsuvpXYZ]|\\(?:(?:var)?theta|(?:var)?phi|psi|rho|alpha|vec|mathbf).*)(?:_|$)/;

/**
 * `\frac1r\frac{d}{dt}(r^2\dot\theta)` beside `r\ddot\theta + 2\dot r\dot\theta`: where dots are derivatives by the time (ISO 80000-2,
 * 2-11.13), the letters that have them change with t, and all others do not. Undefined where nothing is derived by t, and where the
 * answers differ all the same and every letter that is derived has its dots.
 */
export function timeDerivatives({ reference, candidate, decide }: Refuted): Ruling | undefined {
  if (!hasKind(reference, 'operator') && !hasKind(candidate, 'operator')) return undefined;
  const moving = new Set(
    [...namesIn(reference), ...namesIn(candidate)].flatMap((name) => {
      const found = DOTTED.exec(name);
      return found === null ? [] : [`${found[2]}${found[3]}`];
    }),
  );
  if (moving.size === 0) return undefined;
  const still = new Set<string>();
  const [one, two] = [reference, candidate].map((node) => writtenOut(node, moving, still));
  if (one === undefined || two === undefined || (one === reference && two === candidate)) return undefined;
  const ruling = decide(one, two);
  // An equation of motion that is written out says which lengths do not change.
  const isWrittenOut = two !== candidate && reference.kind === 'relation' && !hasKind(reference, 'operator');
  const known = namesIn(reference);
  const areConstant = [...still].every(
    (name) => CONSTANT.test(name) || (isWrittenOut && known.has(name) && !COORDINATE.test(name)),
  );
  if (ruling.outcome === 'equivalent' && areConstant)
    return { ...ruling, note: 'the same with dots as derivatives by the time' };
  return !areConstant
    ? undecided('borderline', 'a derivative by the time, of letters that may change with it')
    : undefined;
}

function writtenOut(node: MathNode, moving: ReadonlySet<string>, still: Set<string>): MathNode | undefined {
  let isKnown = true;
  const written = mapTree(node, (part) => {
    if (part.kind !== 'operator' || part.head !== 'derivative' || !isByTime(part)) return part;
    const derived = derivedByTime(part, moving, still);
    if (derived === undefined) isKnown = false;
    return derived ?? part;
  });
  return isKnown ? written : undefined;
}

function isByTime({ args: [, by, order, ...more] }: Derivative): boolean {
  const isOnce = order?.kind === 'number' && (order.text === '1' || order.text === '2');
  return by?.kind === 'symbol' && by.name === 't' && isOnce && more.length === 0;
}

function derivedByTime(
  { args: [of, , order] }: Derivative,
  moving: ReadonlySet<string>,
  still: Set<string>,
): MathNode | undefined {
  const rate = (node: MathNode): MathNode | undefined => {
    if (node.kind !== 'symbol') return undefined;
    const found = DOTTED.exec(node.name);
    if (found !== null) return found[1] === 'dot' ? symbol(`\\ddot{${found[2]}}${found[3]}`) : undefined;
    const [, letter, index] = /^([^_]+)((?:_\{[^{}]*\})?)$/.exec(node.name) ?? [];
    if (moving.has(node.name) && letter !== undefined) return symbol(`\\dot{${letter}}${index ?? ''}`);
    if (!isConstant(node.name)) still.add(node.name);
    return num(0);
  };
  const once = of && differentiate(of, 't', rate);
  return order?.kind === 'number' && order.text === '2' && once ? differentiate(once, 't', rate) : once;
}
