import { isDel } from '../../math/arrays/indices.ts';
import { isBracket } from '../../math/arrays/typing.ts';
import { namesIn } from '../../math/names-in.ts';
import { normalText } from '../../math/normal.ts';
import { rationalOf } from '../../math/rational.ts';
import { childrenOf, type MathNode, mapTree } from '../../math/tree.ts';
import { type Alphabet, holdsLetters, isField, type Letter, letterOf } from './ordered-letters.ts';

/** A product of scalars and of letters in their order. */
export interface Term {
  readonly scalars: readonly MathNode[];
  readonly letters: readonly Letter[];
}

/** More terms than anybody writes out. */
const MAX_TERMS = 64;
const MAX_POWER = 4;
const MINUS: MathNode = { kind: 'negate', of: { kind: 'number', text: '1' } };

/**
 * An expression as a sum of ordered products, with commutators, anticommutators and whole powers written out; undefined
 * where it has a part that is none, such as a derivative that acts on everything behind it.
 */
export function orderedSum(node: MathNode, alphabet: Alphabet): readonly Term[] | undefined {
  if (!holdsLetters(node, alphabet)) return [{ scalars: [node], letters: [] }];
  switch (node.kind) {
    case 'symbol':
      return [letterTerm(letterOf(node.name, alphabet))];
    case 'negate':
      return times([{ scalars: [MINUS], letters: [] }], orderedSum(node.of, alphabet));
    case 'sum':
      return joined(node.terms.map((term) => orderedSum(term, alphabet)));
    case 'product':
      return node.factors.map((factor) => orderedSum(factor, alphabet)).reduce((one, two) => times(one, two));
    case 'quotient': {
      if (holdsLetters(node.under, alphabet)) return undefined;
      const one: MathNode = { kind: 'number', text: '1' };
      const factor: Term = { scalars: [{ kind: 'quotient', over: one, under: node.under }], letters: [] };
      return times([factor], orderedSum(node.over, alphabet));
    }
    case 'power':
      return powerSum(node, alphabet);
    case 'list':
      return isBracket(node)
        ? bracketSum(node.items, node.open === '[' ? MINUS : undefined, alphabet)
        : undefined;
    case 'operator':
      return operatorSum(node, alphabet);
    case 'function':
      return node.name === 'abs' || node.name === 'norm' ? [whole(node, alphabet)] : undefined;
    default:
      return undefined;
  }
}

function operatorSum(
  node: MathNode & { readonly kind: 'operator' },
  alphabet: Alphabet,
): readonly Term[] | undefined {
  if (node.head === 'commutator') return bracketSum(node.args, MINUS, alphabet);
  if (node.head === 'anticommutator') return bracketSum(node.args, undefined, alphabet);
  if (!isField(node)) return undefined;
  const [body, ...rest] = node.args;
  if (node.head === 'partial' || node.head === 'derivative') {
    if (body?.kind === 'negate')
      return times(
        [{ scalars: [MINUS], letters: [] }],
        orderedSum({ ...node, args: [body.of, ...rest] }, alphabet),
      );
    if (body?.kind === 'sum')
      return joined(body.terms.map((term) => orderedSum({ ...node, args: [term, ...rest] }, alphabet)));
  }
  const acting = alphabet.acts ? actingLetters(node) : undefined;
  if (acting !== undefined && body !== undefined)
    return times([{ scalars: [], letters: acting }], orderedSum(body, alphabet));
  return [whole(node, alphabet)];
}

/** A gradient, Laplacian or derivative with an index as letters before what they act on, as where another one stands alone. */
function actingLetters(node: MathNode & { readonly kind: 'operator' }): readonly Letter[] | undefined {
  const nabla: Letter = { text: '\\nabla', keepsPlace: true };
  if (node.head === 'gradient') return [nabla];
  if (node.head === 'laplacian') return [nabla, nabla];
  const by = isDel(node) ? node.args[1] : undefined;
  if (by?.kind !== 'symbol') return undefined;
  return [{ text: `\\partial${node.head === 'del' ? '_' : '^'}{${by.name}}`, keepsPlace: true }];
}

/** A part that is taken as one letter: a field under its derivative, an inner or cross product. */
function whole(node: MathNode, alphabet: Alphabet): Term {
  const sorted = mapTree(node, (part) => {
    const isInner = part.kind === 'operator' && (part.head === 'dot' || part.head === 'inner');
    if (!isInner) return part;
    return {
      ...part,
      head: 'dot',
      args: [...part.args].sort((a, b) => (normalText(a) < normalText(b) ? -1 : 1)),
    };
  });
  const turned = isTurned(sorted) ? { ...sorted, args: [...childrenOf(sorted)].reverse() } : sorted;
  const keepsPlace = [...namesIn(node)].some((name) => letterOf(name, alphabet).keepsPlace && !isBold(name));
  const letter: Letter = { text: JSON.stringify(turned), keepsPlace };
  return { scalars: turned === sorted ? [] : [MINUS], letters: [letter] };
}

/** `B \times v`, which is −v × B. */
function isTurned(node: MathNode): node is MathNode & { readonly kind: 'operator' } {
  if (node.kind !== 'operator' || node.head !== 'cross') return false;
  const [one, two] = node.args;
  return one !== undefined && two !== undefined && normalText(one) > normalText(two);
}

/** Bold type and arrows mark vectors in derivatives and products with a sign, which commute there. */
function isBold(name: string): boolean {
  return /^\\(?:mathbf|vec|boldsymbol)\{/.test(name);
}

function letterTerm(letter: Letter): Term {
  return { scalars: [], letters: /^\\(?:mathbb|hat|mathbf)\{(?:1|I)\}$/.test(letter.text) ? [] : [letter] };
}

function joined(sums: readonly (readonly Term[] | undefined)[]): readonly Term[] | undefined {
  const terms: Term[] = [];
  for (const sum of sums) {
    if (sum === undefined) return undefined;
    terms.push(...sum);
  }
  return terms.length > MAX_TERMS ? undefined : terms;
}

function times(
  one: readonly Term[] | undefined,
  two: readonly Term[] | undefined,
): readonly Term[] | undefined {
  if (one === undefined || two === undefined || one.length * two.length > MAX_TERMS) return undefined;
  return one.flatMap((a) =>
    two.map((b) => ({ scalars: [...a.scalars, ...b.scalars], letters: [...a.letters, ...b.letters] })),
  );
}

function powerSum(
  node: MathNode & { readonly kind: 'power' },
  alphabet: Alphabet,
): readonly Term[] | undefined {
  const exponent = rationalOf(node.exponent);
  const count = exponent?.den === 1n ? Number(exponent.num) : 0;
  if (count < 2 || count > MAX_POWER) return undefined;
  const base = orderedSum(node.base, alphabet);
  return Array.from({ length: count }, () => base).reduce((one, two) => times(one, two));
}

function bracketSum(
  [a, b]: readonly MathNode[],
  sign: MathNode | undefined,
  alphabet: Alphabet,
): readonly Term[] | undefined {
  if (a === undefined || b === undefined) return undefined;
  const [one, two] = [orderedSum(a, alphabet), orderedSum(b, alphabet)];
  const swapped: Term = { scalars: sign === undefined ? [] : [sign], letters: [] };
  return joined([times(one, two), times([swapped], times(two, one))]);
}

/** The letters of a term as one text: those that keep their places in order, the others sorted behind them. */
export function wordOf({ letters }: Term): string {
  const kept = letters.filter(({ keepsPlace }) => keepsPlace).map(({ text }) => text);
  const free = letters.filter(({ keepsPlace }) => !keepsPlace).map(({ text }) => text);
  return [...kept, ...free.sort()].join(' ');
}

/** The letters of a word in no order: words of one class may be bound by a commutation relation. */
export function classOf({ letters }: Term): string {
  return letters
    .map(({ text }) => text)
    .sort()
    .join(' ');
}
