import type { VerifyProfile } from '../../domain/verify-profile.ts';
import { isConstant } from '../../math/evaluate.ts';
import { hasKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { haveSameText } from '../../math/normal.ts';
import { ordersDiffer } from '../../math/order.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { chargeAsNumber } from '../charge.ts';
import { domainsOf } from '../points.ts';
import { type Rule, undecided } from '../rule.ts';
import { wordsDiffer } from './prose.ts';
import { mayTranspose } from './transposes.ts';
import { byTurns } from './turns.ts';

/** Units without which the same base units mean something else: cycles, decays, angles, and shifted scales. */
const MEASURES = /^[a-zA-Z]?(Hz|Bq|Ci|rad|sr|Gy|Sv|rev|rpm|rem|cd|lm)$|^(deg[CF])$/;

/**
 * Whether the two sides state different measures (Hz and rad/s), or only one of them a shifted scale of temperature. A
 * reader takes a bare temperature for one, unless it is named as a difference or stands in a formula.
 */
export function measuresDiffer(a: MathNode, b: MathNode, { undeclared }: VerifyProfile): boolean {
  const one = measuresIn(a);
  const two = measuresIn(b);
  if (one.size === 0 && two.size === 0) return false;
  const same = one.size === two.size && [...one].every((name) => two.has(name));
  const shifted = [...one, ...two].some((name) => name.startsWith('deg'));
  const temperatures = undeclared === 'quantity' && [a, b].every(mayBeTemperature);
  if (shifted && undeclared === 'quantity' && isFormula(a) !== isFormula(b)) return false;
  const doubtful = shifted ? !temperatures : one.size > 0 && two.size > 0;
  return !same && doubtful;
}

/** Names and no unit: no number on any scale. */
function isFormula(node: MathNode): boolean {
  const value = node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
  const names = [...namesIn(value)].filter((name) => !isConstant(name));
  return names.length > 0 && !hasKind(value, 'unit');
}

/** `E_n = …`: its value is compared by itself. */
function isDefinition(node: MathNode): boolean {
  return (
    node.kind === 'relation' &&
    node.first.kind === 'symbol' &&
    node.rest.every(({ sign }) => sign === '=' || sign === '\\approx')
  );
}

function mayBeTemperature(node: MathNode): boolean {
  if (node.kind !== 'relation') return [...namesIn(node)].every(isConstant);
  return node.first.kind === 'symbol' && !/^(?:\\Delta|\\delta|d$)/.test(node.first.name);
}

const NO_MEASURES: ReadonlySet<string> = new Set();

function measuresIn(node: MathNode): ReadonlySet<string> {
  if (!hasKind(node, 'unit')) return NO_MEASURES;
  const found = new Set<string>();
  someNode(node, (part) => {
    const match = part.kind === 'unit' ? MEASURES.exec(part.name) : null;
    if (match !== null) found.add(match[1] ?? match[2] ?? '');
    return false;
  });
  return found;
}

function onlyMeasure(node: MathNode): string | undefined {
  const [only, ...more] = measuresIn(node);
  return more.length === 0 ? only : undefined;
}

/** Stops what the notation alone makes doubtful, before any rule could see the same numbers on both sides. */
export const notation: Rule = {
  name: 'notation',
  apply: (question) => {
    const { reference, candidate, symbols, profile } = question;
    if (haveSameText(reference, candidate, 'in order')) return { pass: 'the same form' };
    if (ordersDiffer(reference, candidate, new Set(domainsOf(symbols).keys()), profile.undeclared))
      return undecided('no_test_points', 'names that may not commute, in another order');
    if (!symbols.some(({ latex }) => latex === 'T') && mayTranspose(reference, candidate))
      return undecided('borderline', 'a transpose or a power of T');
    if (wordsDiffer(reference, candidate)) return undecided('other_shape', 'the same words in another order');
    if (![reference, candidate].some(isDefinition) && chargeAsNumber(reference, candidate))
      return undecided('borderline', 'e among quantities of electricity, and a decimal for it');
    if (measuresDiffer(reference, candidate, profile))
      return (
        byTurns(question, [onlyMeasure(reference), onlyMeasure(candidate)]) ??
        undecided('borderline', 'units that measure different things with the same dimension')
      );
    return { pass: 'nothing doubtful' };
  },
};
