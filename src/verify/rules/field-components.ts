import { hasKind, someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import type { MathNode } from '../../math/tree.ts';
import { decideFieldComponents } from '../arrays/field-components.ts';
import type { Rule } from '../rule.ts';
import { isReader } from './constant.ts';

/**
 * Decides formulas in components of fields and their derivatives, `\partial_\mu A_\nu`, `F^a_{\mu\nu}F^{a\mu\nu}`,
 * `\bar\psi\gamma^\mu\partial_\mu\psi`, by all components at random fields.
 */
export const fieldComponents: Rule = {
  name: 'field-components',
  apply: (question) => {
    const { reference, candidate } = question;
    if (!isReader(question) || !(holdsComponents(reference) || holdsComponents(candidate)))
      return { pass: 'no components of fields' };
    return decideFieldComponents(question) ?? { pass: 'indices or derivatives in another form' };
  },
};

/** A derivative with an index, or an inner index on a name with one of space and time. */
function holdsComponents(node: MathNode): boolean {
  if (hasKind(node, 'relation')) return false;
  if (
    hasKind(node, 'operator') &&
    someOfKind(node, 'operator', ({ head }) => head === 'del' || head === 'delUpper')
  )
    return true;
  if (hasKind(node, 'power') && someOfKind(node, 'power', isInner)) return true;
  for (const name of namesIn(node)) if (name.length > 3 && INDEXED.test(name)) return true;
  return false;
}

const INDEXED = /^(?:\\partial|D|f)[_^]\{(?:\\(?:mu|nu|rho|sigma|alpha|beta|lambda)|[a-f]{3})\}$/;
/** `F_{\mu\nu}^a`, read as a power. */
function isInner(node: MathNode & { readonly kind: 'power' }): boolean {
  return node.base.kind === 'symbol' && /_\{\\/.test(node.base.name) && node.exponent.kind !== 'number';
}
