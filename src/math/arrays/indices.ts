import { hasKind } from '../kinds-in.ts';
import { namesIn } from '../names-in.ts';
import { childrenOf, type MathNode, mapTree, someNode } from '../tree.ts';

/** A name with index positions; `up` and `down` are index letters in order. */
export interface TensorName {
  readonly base: string;
  readonly up: readonly string[];
  readonly down: readonly string[];
  /** The positions in their order, where it is known although both kinds occur. */
  readonly slots?: readonly Slot[];
  /** So many positions at the front are derivatives, which commute. */
  readonly derivatives?: number;
}

/** One position of an index. */
export interface Slot {
  readonly letter: string;
  readonly isUp: boolean;
}

/** The Greek letters that may be indices. */
export const GREEK_INDEX = /^\\(?:mu|nu|rho|sigma|lambda|alpha|beta|kappa|tau|gamma|delta|eta|xi)$/;
const LATIN_INDEX = /^[a-dijklmnpqrs]$/;
/** Names without a subscript or superscript have no indices: most names are not looked at further. */
const MARKED = /[_^]\{/;
const NAME = /^(.+?)(?:_\{([^{}]*)\})?(?:\^\{([^{}]*)\})?$/;

function tokensOf(text: string): readonly string[] {
  return text.match(/\\[A-Za-z]+|[^\s,]/g) ?? [];
}

/** The name as base and indices out of `letters`; undefined when it has none. Other subscripts stay with the base. */
export function tensorName(name: string, letters: ReadonlySet<string>): TensorName | undefined {
  if (letters.size === 0) return undefined;
  const known = TENSORS.get(letters) ?? new Map<string, TensorName | undefined>();
  if (known.has(name)) return known.get(name);
  const tensor = splitName(name, letters);
  TENSORS.set(letters, known.set(name, tensor));
  return tensor;
}

/** The same names are asked for at every component of every point. */
const TENSORS = new WeakMap<ReadonlySet<string>, Map<string, TensorName | undefined>>();

function splitName(name: string, letters: ReadonlySet<string>): TensorName | undefined {
  const match = NAME.exec(name);
  if (match === null) return undefined;
  const [, base = '', below = '', above = ''] = match;
  const down = tokensOf(below);
  const up = tokensOf(above);
  const first = down.findIndex((token) => letters.has(token));
  const label = first < 0 ? down : down.slice(0, first);
  const lower = first < 0 ? [] : down.slice(first);
  if (![...lower, ...up].every((token) => letters.has(token)) || lower.length + up.length === 0)
    return undefined;
  return { base: label.length === 0 ? base : `${base}_{${label.join('')}}`, up, down: lower };
}

/** Whether a name is a Levi-Civita or Kronecker symbol with at least two Latin indices. */
function latinSymbol(name: string): readonly string[] {
  const match = /^\\(?:epsilon|delta)_\{([^{}]*)\}$/.exec(name);
  const letters = tokensOf(match?.[1] ?? '');
  return letters.length >= 2 && letters.every((letter) => LATIN_INDEX.test(letter)) ? letters : [];
}

/**
 * The letters that are indices in these expressions: Greek ones that stand above a name, also as what looks like an
 * exponent when the same letter stands below another name, and Latin ones of ε_{ijk} and δ_{ij}.
 */
export function indexLetters(nodes: readonly MathNode[]): ReadonlySet<string> {
  if (!nodes.some(mayHoldIndices)) return NO_LETTERS;
  const above = new Set<string>();
  const below = new Set<string>();
  const powers = new Set<string>();
  const latin = new Set<string>();
  const noteMarks = (name: string): void => {
    const [, , down = '', up = ''] = NAME.exec(name) ?? [];
    if (tokensOf(up).every((token) => GREEK_INDEX.test(token)))
      for (const one of tokensOf(up)) above.add(one);
    for (const one of tokensOf(down)) if (GREEK_INDEX.test(one)) below.add(one);
    for (const one of latinSymbol(name)) latin.add(one);
  };
  const note = (part: MathNode): false => {
    if (part.kind === 'symbol') {
      if (part.name.length > 1 && MARKED.test(part.name)) noteMarks(part.name);
    } else if (part.kind === 'power') {
      if (part.base.kind === 'symbol') for (const one of exponentLetters(part.exponent)) powers.add(one);
    } else if (isDel(part)) {
      const by = part.args[1];
      if (by?.kind === 'symbol') (part.head === 'del' ? below : above).add(by.name);
    }
    return false;
  };
  for (const node of nodes) someNode(node, note);
  if (below.size > 1) for (const one of permutedLetters(nodes)) above.add(one);
  for (const one of powers) if (below.has(one) || above.has(one)) above.add(one);
  return new Set([...above, ...latin]);
}

const NO_LETTERS: ReadonlySet<string> = new Set();
/** A command within a subscript or superscript, or ε and δ with any: without one of them no name has an index. */
const MAY_BE_INDEXED = /[_^]\{.*\\|^\\(?:epsilon|delta)_/;

/** Names alone tell for most formulas that they have no index; below an operator some are bound and not among them. */
function mayHoldIndices(node: MathNode): boolean {
  if (hasKind(node, 'operator')) return true;
  for (const name of namesIn(node)) if (name.length > 1 && MAY_BE_INDEXED.test(name)) return true;
  return false;
}

/** The Greek letters below one name in several orders: F_{μν} − F_{νμ} has indices, m_{μτ} alone has a label. */
function permutedLetters(nodes: readonly MathNode[]): readonly string[] {
  const orders = new Map<string, Set<string>>();
  for (const node of nodes) {
    someNode(node, (part) => {
      if (part.kind !== 'symbol' || !MARKED.test(part.name)) return false;
      const [, base = '', below = ''] = NAME.exec(part.name) ?? [];
      const letters = tokensOf(below);
      if (letters.length < 2 || !letters.every((letter) => GREEK_INDEX.test(letter))) return false;
      const key = `${base} ${[...letters].sort().join(' ')}`;
      orders.set(key, (orders.get(key) ?? new Set()).add(letters.join(' ')));
      return false;
    });
  }
  return [...orders.values()]
    .filter((found) => found.size > 1)
    .flatMap((found) => [...found].join(' ').split(' '));
}

/** `^\mu` and `^{\mu\nu}` read as an exponent. */
function exponentLetters(exponent: MathNode): readonly string[] {
  if (exponent.kind !== 'symbol' && exponent.kind !== 'product') return [];
  const factors = exponent.kind === 'product' ? exponent.factors : [exponent];
  const letters = factors.map((factor) => (factor.kind === 'symbol' ? factor.name : ''));
  return letters.every((letter) => GREEK_INDEX.test(letter)) ? letters : [];
}

/** `p^\nu`, read as a power, as the name `p^{\nu}` where ν is an index. */
export function withUpperIndices(node: MathNode, letters: ReadonlySet<string>): MathNode {
  if (letters.size === 0) return node;
  return mapTree(node, (part) => {
    if (part.kind !== 'power' || part.base.kind !== 'symbol') return part;
    const raised = exponentLetters(part.exponent);
    if (raised.length === 0 || !raised.every((letter) => letters.has(letter))) return part;
    if (part.base.name.includes('^')) return part;
    return { kind: 'symbol', name: `${part.base.name}^{${raised.join('')}}` };
  });
}

/** The index letters of a factor that are not summed inside it, with repetitions; undefined where they cannot be told. */
export function freeIndices(node: MathNode, letters: ReadonlySet<string>): readonly string[] | undefined {
  if (letters.size === 0) return [];
  if (node.kind === 'symbol') {
    const tensor = tensorName(node.name, letters);
    return tensor === undefined ? [] : unpaired([...tensor.up, ...tensor.down]);
  }
  if (isDel(node)) {
    const body = node.args[0] && freeIndices(node.args[0], letters);
    const by = node.args[1]?.kind === 'symbol' ? node.args[1].name : '';
    return body && letters.has(by) ? unpaired([by, ...body]) : undefined;
  }
  const children = childrenOf(node).map((child) => freeIndices(child, letters));
  if (!children.every((child) => child !== undefined)) return undefined;
  if (node.kind === 'negate') return children[0];
  if (node.kind === 'sum') {
    const [first = [], ...rest] = children;
    const key = [...first].sort().join();
    return rest.every((other) => [...other].sort().join() === key) ? first : undefined;
  }
  if (node.kind === 'product' || (node.kind === 'operator' && node.head === 'otimes'))
    return unpaired(children.flat());
  if (node.kind === 'quotient') return (children[1] ?? []).length === 0 ? children[0] : undefined;
  if (node.kind === 'power' && isTwo(node.exponent) && node.base.kind === 'symbol') return [];
  return children.every((child) => child.length === 0) ? [] : undefined;
}

/** The node of a derivative with an index. */
export type Del = MathNode & { readonly kind: 'operator'; readonly head: 'del' | 'delUpper' };

/** `\partial_\mu\phi` or `\partial^\mu\phi`, with the body and the letter as its children. */
export function isDel(node: MathNode): node is Del {
  return node.kind === 'operator' && (node.head === 'del' || node.head === 'delUpper');
}

/**
 * Derivatives of one field as a tensor whose first positions are theirs; undefined unless what they act on is a name.
 */
export function delTensor(node: MathNode, letters: ReadonlySet<string>): TensorName | undefined {
  if (!isDel(node)) {
    if (node.kind !== 'symbol') return undefined;
    const plain = tensorName(node.name, letters) ?? { base: node.name, up: [], down: [] };
    if (plain.up.length > 0 && plain.down.length > 0) return undefined;
    const isUp = plain.up.length > 0;
    return {
      ...plain,
      slots: [...plain.up, ...plain.down].map((letter) => ({ letter, isUp })),
      derivatives: 0,
    };
  }
  const [body, by] = node.args;
  const inner = body && delTensor(body, letters);
  if (inner === undefined || by?.kind !== 'symbol' || !letters.has(by.name)) return undefined;
  const slot: Slot = { letter: by.name, isUp: node.head === 'delUpper' };
  return {
    base: `\\partial ${inner.base}`,
    up: slot.isUp ? [by.name, ...inner.up] : inner.up,
    down: slot.isUp ? inner.down : [by.name, ...inner.down],
    slots: [slot, ...(inner.slots ?? [])],
    derivatives: (inner.derivatives ?? 0) + 1,
  };
}

/** Whether an exponent is 2, which contracts a single component with itself. */
export function isTwo(node: MathNode): boolean {
  return node.kind === 'number' && node.text === '2';
}

/** Letters that occur once; undefined when one occurs more than twice. */
function unpaired(all: readonly string[]): readonly string[] | undefined {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  if ([...counts.values()].some((count) => count > 2)) return undefined;
  return [...counts].flatMap(([one, count]) => (count === 1 ? [one] : []));
}

/** The letters that occur twice among these: they are summed over. */
export function pairedIndices(all: readonly string[]): readonly string[] {
  return [...new Set(all.filter((one, at) => all.indexOf(one) !== at))];
}
