import { type MathNode, someNode } from '../../math/tree.ts';

/** A left side in Dirac's brackets. `label` is what stands between them, without fonts, hats, braces and spaces. */
interface Bracket {
  readonly kind: 'ket' | 'bra' | 'bracket';
  readonly label: string;
}

const FONTS =
  /\\(?:hat|vec|mathbf|boldsymbol|bm|mathrm|mathcal|operatorname|text|left|right)(?![A-Za-z])|[{}\s]/g;
const BRACKETS: readonly { readonly kind: Bracket['kind']; readonly form: RegExp }[] = [
  { kind: 'bracket', form: /^\\langle(.*)\\rangle(?:_.*)?$/ },
  { kind: 'ket', form: /^\|(.*)\\rangle(?:_.*)?$/ },
  { kind: 'bra', form: /^\\langle(.*)\|$/ },
];

function bracketOf(node: MathNode): Bracket | undefined {
  if (node.kind !== 'symbol') return undefined;
  for (const { kind, form } of BRACKETS) {
    const label = form.exec(node.name)?.[1];
    if (label !== undefined) return { kind, label: label.replace(FONTS, '') };
  }
  return undefined;
}

/** A letter by which one person calls a state and another does not. */
const LETTER = /^(?:[A-Za-z]|\\[A-Za-z]+)(?:_(?:[A-Za-z0-9]+|\\[A-Za-z]+))?$/;
/** Arrows are labels of states as numbers and signs are. */
const ARROW = /arrow/;

/**
 * Why two left sides before the same value name two quantities, where the value tells it or Dirac's brackets do: a letter with a bar
 * before a complex value may be the conjugate, a letter with a hat before an argument a transform; mean values are of what stands in
 * their brackets, and states have labels, of which only letters are names that another person may choose.
 */
export function bracketsContrast({ a, b, value, isNumber }: Sides): string | undefined {
  if (isNumber && isChange(a) !== isChange(b)) return 'a quantity and its change';
  if (isBarred(a) !== isBarred(b) && someNode(value, isComplex))
    return 'a letter, and one with a bar that may conjugate it';
  if ((isArrow(a) && isComponent(b)) || (isComponent(a) && isArrow(b))) return 'a vector and a component';
  if (isTransform(a) !== isTransform(b)) return 'a function, and one with a hat that may be its transform';
  const [one, two] = [bracketOf(a), bracketOf(b)];
  if (isNumber && (one ?? two)?.kind === 'bracket' && isMean(a) !== isMean(b))
    return 'a quantity and its mean value';
  if (one === undefined || two === undefined) return undefined;
  if (one.kind !== two.kind) return 'a state, its conjugate or a value in it';
  if (one.label.toLowerCase() === two.label.toLowerCase()) return undefined;
  if (one.kind === 'bracket') return 'values of two quantities in brackets';
  const areNames = [one.label, two.label].every((label) => LETTER.test(label) && !ARROW.test(label));
  return areNames ? undefined : 'two states';
}

/** Two left sides before the same value, which is a number or has names. */
interface Sides {
  readonly a: MathNode;
  readonly b: MathNode;
  readonly value: MathNode;
  readonly isNumber: boolean;
}

/** `\Delta S = 0`: a formula tells what is meant, a number does not. */
function isChange(node: MathNode): boolean {
  return nameOf(node).startsWith('\\Delta ');
}

function isBarred(node: MathNode): boolean {
  return /^\\(?:bar|overline)(?![A-Za-z])/.test(nameOf(node));
}

function isArrow(node: MathNode): boolean {
  return /^\\(?:vec|mathbf)(?![A-Za-z])/.test(nameOf(node));
}

function isComponent(node: MathNode): boolean {
  return !isArrow(node) && /_\{?(?:[xyz]|\\(?:theta|phi))\}?$/.test(nameOf(node));
}

/** `\langle E\rangle`, `\bar E` and `E_{av}`. */
function isMean(node: MathNode): boolean {
  return bracketOf(node)?.kind === 'bracket' || isBarred(node) || MEAN_INDEX.test(nameOf(node));
}

const MEAN_INDEX = /_\{?(?:\\(?:text|mathrm|operatorname)\{)?(?:av|avg|ave|mean|average)\b/;

/** `\hat{f}(k)`, in lower case: capital letters with a hat are operators. */
function isTransform(node: MathNode): boolean {
  return node.kind === 'call' && /^\\hat\{(?:[a-z]|\\[a-z]+)\}/.test(node.name);
}

function nameOf(node: MathNode): string {
  return node.kind === 'symbol' || node.kind === 'call' ? node.name : '';
}

function isComplex(node: MathNode): boolean {
  if (node.kind === 'symbol') return node.name === 'i' || node.name.includes('\\dagger');
  return node.kind === 'function' && /^(?:conj|dagger|adjoint)$/.test(node.name);
}
