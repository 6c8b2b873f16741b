import { someOfKind } from '../math/kinds-in.ts';
import { namesIn } from '../math/names-in.ts';
import type { MathNode } from '../math/tree.ts';

/** Quantities beside which a factor e is the elementary charge, not 2.718. */
const ELECTRICAL =
  /^(?:\\(?:var)?epsilon_|\\hbar|\\alpha$|\\mu_\{?(?:B|0)|m_\{?(?:e|p)\}?$|a_\{?(?:0|B)\}?$|\\Phi_\{?0|[BEV]$|[ch]$|k_\{?e\}?$|\\(?:vec|mathbf)\{[BE]\})/;

/**
 * Whether one side writes e as a factor among quantities of electricity and the other has no e but a decimal: \frac{e^2}{4\pi
 * \epsilon_0} is no 7.389/(4\pi\epsilon_0).
 */
export function chargeAsNumber(a: MathNode, b: MathNode): boolean {
  const one = hasE(a);
  const two = hasE(b);
  if (one === two) return false;
  const [letter, number] = one ? [a, b] : [b, a];
  if (!isFactor(letter) || !hasDecimal(number)) return false;
  return [...namesIn(a), ...namesIn(b)].some((name) => ELECTRICAL.test(name));
}

function hasE(node: MathNode): boolean {
  return someOfKind(node, 'symbol', (part) => part.name === 'e');
}

/** Whether no e is the base of an exponential: e^{-x} is 2.718 to a power whatever stands beside it. */
function isFactor(node: MathNode): boolean {
  return !someOfKind(
    node,
    'power',
    (part) => part.base.kind === 'symbol' && part.base.name === 'e' && part.exponent.kind !== 'number',
  );
}

function hasDecimal(node: MathNode): boolean {
  return someOfKind(node, 'number', (part) => part.text.includes('.'));
}
