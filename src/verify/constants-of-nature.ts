import { namesIn } from '../math/names-in.ts';
import { parseLatex } from '../math/parse.ts';
import { type MathNode, mapTree } from '../math/tree.ts';

/**
 * Constants of nature that are defined by others, in SI and in Gaussian units, and the inverse temperature. Sources: SI
 * Brochure, 9th edition, table 1 (ħ = h/2π); CODATA 2018, Rev. Mod. Phys. 93, 025010, section II (α, a_0, μ_B, μ_N, μ_p = g μ_N/2, R = N_A k,
 * c² ε_0 μ_0 = 1); Jackson, Classical Electrodynamics, 3rd edition, appendix, table 2 (k_e = 1/4πε_0, and 1 in Gaussian
 * units); Peskin and Schroeder, Quantum Field Theory, notations (c = 1);
 * Pathria and Beale, Statistical Mechanics, 3rd edition, 3.2 (β = 1/kT); ISO 80000-3, 3-21 (k = 2π/λ).
 */
const DEFINITIONS: readonly (readonly [string, readonly string[]])[] = [
  ['h', ['2\\pi\\hbar']],
  ['\\hbar', ['\\frac{h}{2\\pi}']],
  ['\\alpha', ['\\frac{e^2}{4\\pi\\varepsilon_0\\hbar c}', '\\frac{e^2}{\\hbar c}']],
  ['a_{0}', ['\\frac{4\\pi\\varepsilon_0\\hbar^2}{m_e e^2}', '\\frac{\\hbar^2}{m_e e^2}']],
  ['a_{B}', ['\\frac{4\\pi\\varepsilon_0\\hbar^2}{m_e e^2}', '\\frac{\\hbar^2}{m_e e^2}']],
  ['\\mu_{B}', ['\\frac{e\\hbar}{2m_e}', '\\frac{e\\hbar}{2m_e c}']],
  ['\\mu_{N}', ['\\frac{e\\hbar}{2m_p}', '\\frac{e\\hbar}{2m_p c}']],
  ['\\mu_{p}', ['\\frac{g e\\hbar}{4m_p}', '\\frac{g e\\hbar}{4m_p c}']],
  ['c', ['\\frac{1}{\\sqrt{\\varepsilon_0\\mu_0}}', '1']],
  ['\\mu_{0}', ['\\frac{1}{\\varepsilon_0 c^2}']],
  ['k_{B}', ['k']],
  ['R', ['N_A k_B', 'N_A k']],
  ['k', ['\\frac{1}{4\\pi\\varepsilon_0}', '\\frac{2\\pi}{\\lambda}']],
  ['k_{e}', ['\\frac{1}{4\\pi\\varepsilon_0}', '1']],
  ['\\varepsilon_{0}', ['\\frac{1}{4\\pi}']],
  ['\\epsilon_{0}', ['\\frac{1}{4\\pi}']],
  ['\\beta', ['\\frac{1}{k_B T}', '\\frac{1}{kT}']],
];
/** Constants with an index that belongs to nothing else: h and ħ beside them are Planck's, c is the speed of light. */
const TELLING = /^(?:k_\{B\}|N_\{A\}|\\mu_\{0\}|\\(?:var)?epsilon_\{0\})$/;
/**
 * Letters of which an answer that becomes the reference by the definition can mean nothing else. h and ħ are told apart by
 * problems; c, k_e and ε_0 are one or not by the system of units, which a reference of charges without k_e itself shows.
 */
const CERTAIN: ReadonlySet<string> = new Set([
  '\\alpha',
  'a_{0}',
  'a_{B}',
  '\\mu_{B}',
  '\\mu_{N}',
  '\\mu_{p}',
  '\\mu_{0}',
  'R',
  '\\beta',
]);
/** Other spellings of names in the definitions. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\\varepsilon/g, '\\epsilon'],
  [/m_e(?![a-z])/g, 'm'],
];
/** A pair has few such constants; each try costs a whole comparison. */
const MAX_TRIES = 3;

/** A pair of expressions and the definition that was put in for a constant. */
export interface Rewritten {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly note: string;
  /** The definition holds in every system of units and problem: nobody means anything else by the letter. */
  readonly isCertain: boolean;
}

/**
 * The pair with a constant that only one side has replaced by its definition, in every way that brings in no name that
 * neither side has. Declared names are what the problem says they are and stay.
 */
export function withDefinedConstants(
  reference: MathNode,
  candidate: MathNode,
  declared: ReadonlySet<string>,
): readonly Rewritten[] {
  const one = namesIn(reference);
  const two = namesIn(candidate);
  const known = new Set([...one, ...two, 'e', '\\pi']);
  const found: Rewritten[] = [];
  for (const [name, values] of DEFINITIONS) {
    if (!known.has(name)) continue;
    const isShared = one.has(name) && two.has(name) && CERTAIN.has(name);
    if ((one.has(name) === two.has(name) && !isShared) || declared.has(name)) continue;
    if ([reference, candidate].some((node) => isAnswerFor(node, name))) continue;
    // A bare number is in no system of units.
    const other = one.has(name) ? two : one;
    if (other.size === 0) continue;
    for (const latex of values.flatMap(spelled)) {
      const value = read(latex);
      if (value === undefined || ![...namesIn(value)].every((part) => known.has(part))) continue;
      const put = (node: MathNode): MathNode => replaced(node, name, value);
      found.push({
        reference: put(reference),
        candidate: put(candidate),
        note: `${name} = ${latex}`,
        isCertain:
          CERTAIN.has(name) ||
          isBoltzmann(name, known) ||
          isCoulomb(name, latex, one) ||
          isPlanck(name, one, two) ||
          isLight(name, latex, one, two),
      });
    }
  }
  return found.slice(0, MAX_TRIES);
}

/** k beside a temperature. */
function isBoltzmann(name: string, known: ReadonlySet<string>): boolean {
  return name === 'k_{B}' && [...known].some((other) => /^T(?:_|$)/.test(other));
}

/** h on one side and ħ on the other, where both have another constant of nature: no height, no other action. */
function isPlanck(name: string, one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  if (name !== 'h' && name !== '\\hbar') return false;
  const other = name === 'h' ? '\\hbar' : 'h';
  if (one.has(name) === two.has(name) || one.has(other) === two.has(other)) return false;
  return [one, two].every((names) => [...names].some((known) => TELLING.test(known)));
}

/** c beside μ_0 or ε_0 on one side, and one of these on the other as well: no other speed than that of light. */
function isLight(name: string, latex: string, one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  if (name !== 'c' || latex === '1') return false;
  return [one, two].every((names) => [...names].some((known) => FIELD_CONSTANT.test(known)));
}

const FIELD_CONSTANT = /^\\(?:mu|(?:var)?epsilon)_\{0\}$/;

/** A reference of charges without Coulomb's constant is in Gaussian units, where k_e is one. */
function isCoulomb(name: string, latex: string, reference: ReadonlySet<string>): boolean {
  if (name !== 'k_{e}' || latex !== '1' || reference.has(name)) return false;
  return [...reference].some((other) => /^[Qq](?:_|$)/.test(other));
}

/** `c = \sqrt{RT/M}` says what c is: it is no constant there. */
function isAnswerFor(node: MathNode, name: string): boolean {
  return node.kind === 'relation' && node.first.kind === 'symbol' && node.first.name === name;
}

function spelled(latex: string): readonly string[] {
  return SPELLINGS.reduce<readonly string[]>(
    (texts, [from, to]) => [...new Set(texts.flatMap((text) => [text, text.replace(from, to)]))],
    [latex],
  );
}

function read(latex: string): MathNode | undefined {
  const parsed = parseLatex(latex);
  return parsed.ok ? parsed.node : undefined;
}

function replaced(node: MathNode, name: string, value: MathNode): MathNode {
  return mapTree(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}
