import { normalText } from '../../math/normal.ts';
import { ordersDiffer } from '../../math/order.ts';
import { type MathNode, someNode } from '../../math/tree.ts';
import { domainsOf } from '../points.ts';
import { type Rule, undecided } from '../rule.ts';

/** Units without which the same base units mean something else: cycles, decays, angles, and shifted scales. */
const MEASURES = /^[a-zA-Z]?(Hz|Bq|rad|sr|Gy)$|^(deg[CF])$/;

/** Whether the two sides state different measures (Hz and rad/s), or only one of them a shifted scale of temperature. */
function measuresDiffer(a: MathNode, b: MathNode): boolean {
  const [one, two] = [measuresIn(a), measuresIn(b)];
  const same = one.size === two.size && [...one].every((name) => two.has(name));
  const shifted = [...one, ...two].some((name) => name.startsWith('deg'));
  return !same && (shifted || (one.size > 0 && two.size > 0));
}

function measuresIn(node: MathNode): ReadonlySet<string> {
  const found = new Set<string>();
  someNode(node, (part) => {
    const match = part.kind === 'unit' ? MEASURES.exec(part.name) : null;
    if (match !== null) found.add(match[1] ?? match[2] ?? '');
    return false;
  });
  return found;
}

/** Stops what the notation alone makes doubtful, before any rule could see the same numbers on both sides. */
export const notation: Rule = {
  name: 'notation',
  apply: ({ reference, candidate, symbols }) => {
    if (normalText(reference, 'in order') === normalText(candidate, 'in order'))
      return { pass: 'the same form' };
    if (ordersDiffer(reference, candidate, new Set(domainsOf(symbols).keys())))
      return undecided('no_test_points', 'names that may not commute, in another order');
    if (measuresDiffer(reference, candidate))
      return undecided('borderline', 'units that measure different things with the same dimension');
    return { pass: 'nothing doubtful' };
  },
};
