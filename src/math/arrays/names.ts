/** Notation of names: which of them are states, operators or vectors, whatever an expression does with them. */

/** A state or mean value by the parser's name for it, e.g. `|0\rangle`, `\langle a|A|b\rangle`. */
export interface StateName {
  readonly kind: 'ket' | 'bra' | 'mean' | 'braket' | 'element';
  /** What stands between the bars: labels outside, the operator of an `element` in the middle; LaTeX. */
  readonly parts: readonly string[];
}

/** The parts of a state's name; undefined for every other name. */
export function stateName(name: string): StateName | undefined {
  const isOpen = name.startsWith('\\langle');
  const isClosed = name.endsWith('\\rangle');
  if (name.startsWith('|') && isClosed) return { kind: 'ket', parts: [name.slice(1, -'\\rangle'.length)] };
  if (isOpen && name.endsWith('|')) return { kind: 'bra', parts: [name.slice('\\langle'.length, -1)] };
  if (!isOpen || !isClosed) return undefined;
  const parts = splitBars(name.slice('\\langle'.length, -'\\rangle'.length));
  const kind = (['mean', 'braket', 'element'] as const)[parts.length - 1];
  return kind && { kind, parts };
}

/** The text cut at every bar that stands in no braces and no inner mean value. */
function splitBars(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const token of text.match(/\\[A-Za-z]+|\\.|[\s\S]/g) ?? []) {
    if (token === '{' || token === '\\langle') depth += 1;
    if (token === '}' || token === '\\rangle') depth -= 1;
    if (token === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}

const MARK = /\^\{\\(dagger|top)\}$/;

/** The mark that makes another operator of a name: `\hat{a}^{\dagger}`, `A^{\top}`; undefined without one. */
export function markOf(name: string): 'dagger' | 'top' | undefined {
  if (!name.endsWith('}')) return undefined;
  const mark = MARK.exec(name)?.[1];
  return mark === 'dagger' || mark === 'top' ? mark : undefined;
}

/** The name without its dagger or sign of transposition. */
export function withoutMark(name: string): string {
  return name.endsWith('}') ? name.replace(MARK, '') : name;
}

/** `\mathbb{1}`, `\hat{1}`, `\mathbf{1}`: the unit operator. */
export function isIdentityName(name: string): boolean {
  return /^\\(?:mathbb|hat|mathbf)\{(?:1|I|\\mathbb ?1|\\mathbf ?1)\}$/.test(name);
}

/** `\mathbf{0}`, `\vec{0}`: the zero of every sort. */
export function isZeroName(name: string): boolean {
  return /^\\(?:mathbf|vec|hat)\{0\}$/.test(name);
}

/** Names of matrices by their letter: Pauli and Dirac matrices. They satisfy relations of their own. */
export function isMatrixLetter(name: string): boolean {
  return /^\\gamma\^|^\\gamma_\{?(?:5|\\[a-z])|^\\sigma_\{?[xyzij+-]/.test(name);
}

/** Slashed momenta and blackboard letters: operators that stand for themselves. */
export function isOpaqueOperator(name: string): boolean {
  return /^\\slashed\{|^\\mathbb\{[A-Z]\}/.test(name) && !isIdentityName(name);
}

/** The momentum of a slashed name: `p` of `\slashed{p}`, `p_{1}` of `\slashed{p}_{1}`; undefined for every other name. */
export function slashedOf(name: string): string | undefined {
  if (!name.startsWith('\\slashed')) return undefined;
  const [, base, index = ''] = /^\\slashed\{([A-Za-z]|\\[A-Za-z]+)\}(_\{[^{}]*\})?$/.exec(name) ?? [];
  return base === undefined ? undefined : `${base}${index}`;
}

/** `\hat{H}` or `\hat{\mathbf r}`: an operator or a unit vector. */
export function isHatted(name: string): boolean {
  return /^\\hat\{|^\\mathbf\{\\hat/.test(name);
}

/** `\mathbf{A}`, not hatted: a vector or a matrix. */
export function isBold(name: string): boolean {
  return /^\\mathbf\{/.test(name) && !isHatted(name) && !isUnitLetter(name);
}

/** The rate of change of a vector, `\dot{\vec r}` or `\ddot{\mathbf r}`. */
const RATE = /^\\(d{1,3}ot)\{\\(?:vec|mathbf) ?(\\?[A-Za-z]+)\}(_\{[^{}]*\})?$/;

/** `\vec{a}`, and the rate of change of a vector, which no matrix has that stands beside vectors. */
export function isArrowed(name: string): boolean {
  return name.startsWith('\\vec{') || RATE.test(name);
}

/** The letter with its dots, `\dot{r}` of `\dot{\vec r}`, which may be the length of that vector or the rate of its length. */
export function dottedLetter(name: string): string | undefined {
  const [, dots, letter, index = ''] = RATE.exec(name) ?? [];
  return dots === undefined ? undefined : `\\${dots}{${letter}}${index}`;
}

/** `\mathbf{e}_x`, `\vec{e}_{r}`: the unit vector along a coordinate. */
function isUnitLetter(name: string): boolean {
  return /^\\(?:vec|mathbf)\{e\}_/.test(name);
}

/** Whether the name, read as a vector, has length one: a hat, or the letter e with a coordinate below. */
export function isUnitVectorName(name: string): boolean {
  return isHatted(name) || isUnitLetter(name);
}

/** Whether a name is a vector, an operator or a matrix by its type or accent. */
export function isVectorLike(name: string): boolean {
  return isHatted(name) || isArrowed(name) || /^\\mathbf\{/.test(name);
}

/**
 * The letter of a vector without its type and accents, the same for every way to set it: `r` for `\vec{r}`, `\mathbf{r}`
 * and `\hat{\mathbf r}`; of a unit vector `\mathbf{e}_r` the coordinate.
 */
export function vectorLetter(name: string): string {
  const [, dots, letter, index = ''] = RATE.exec(name) ?? [];
  // The bare letter with dots is another quantity: the rate of the length.
  if (dots !== undefined) return `${dots} of ${letter}${index}`;
  const bare = name
    .replace(/^\\(?:vec|mathbf|hat)\{((?:[^{}]|\{[^{}]*\})*)\}/, '$1')
    .replace(/^\\(?:mathbf|boldsymbol|bm|pmb|hat|vec) ?(?:\{([^{}]*)\}|(\\?[A-Za-z]+))/, '$1$2')
    .replace(/^\\([ij])math/, '$1');
  const coordinate = /^e_\{?([^{}]*)\}?$/.exec(bare);
  return coordinate?.[1] !== undefined && isUnitVectorName(name) ? coordinate[1] : bare;
}
