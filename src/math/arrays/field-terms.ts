import { childrenOf, type MathNode, someNode } from '../tree.ts';
import { GREEK_INDEX } from './indices.ts';
import { isArrayName } from './typing.ts';

/** One position of an index on a component of a field. */
export interface Place {
  readonly letter: string;
  readonly isUp: boolean;
  /** An index of space and time, or one of an inner space, whose height says nothing. */
  readonly space: 'lorentz' | 'inner';
}

/** A derivative with an index: the partial ones commute, the covariant ones do not. */
interface Step {
  readonly sign: 'partial' | 'covariant';
  readonly place: Place;
}

/** A component of a field with the derivatives that act on it, the last one first. */
export interface Component {
  readonly base: string;
  readonly places: readonly Place[];
  readonly steps: readonly Step[];
}

/** One product of a sum: numbers and components in their order. */
export interface FieldTerm {
  readonly numbers: readonly MathNode[];
  readonly components: readonly Component[];
}

interface Operator extends Step {
  /** Written in brackets, so that it acts on everything behind. */
  readonly isWide: boolean;
}

type Factor = { readonly component: Component } | { readonly operator: Operator };
interface OpenTerm {
  readonly numbers: readonly MathNode[];
  readonly factors: readonly Factor[];
}

const MAX_TERMS = 64;
const MAX_POWER = 4;
const INNER = /^[a-fijk]$/;
const NAME = /^(.+?)(?:_\{([^{}]*)\})?(?:\^\{([^{}]*)\})?$/;
const DERIVATIVE = /^(\\partial|D)$/;
/** What does not depend on the place although it has indices: metrics, ε, δ, structure constants and Dirac matrices. */
const EVERYWHERE = /^(?:\\eta|\\epsilon|\\varepsilon|\\delta|f|\\gamma|T|t|\\sigma|\\tau)$/;
/** Letters of masses, charges and couplings. */
const COUPLING =
  /^(?:[eqmMGNckZ]|g|\\(?:hbar|lambda|kappa|alpha|xi|beta|mu|theta|Lambda))(?:_\{[A-Za-z0-9]*\})?$/;

/** What a derivative without brackets acts on where several fields stand behind it. */
export type Reach = 'next' | 'all';

/**
 * An expression in components of fields as a sum of products of them, with all brackets opened and every derivative taken
 * to the components it acts on by the product rule. Undefined where the notation leaves open what a derivative acts on.
 */
export function fieldTerms(node: MathNode, reach?: Reach): readonly FieldTerm[] | undefined {
  const terms = reach === 'all' ? wide(openTerms(node)) : openTerms(node);
  const closed = terms?.map((term) => closedTerms(term, reach));
  return closed?.every((found) => found !== undefined) === true ? closed.flat() : undefined;
}

function openTerms(node: MathNode): readonly OpenTerm[] | undefined {
  switch (node.kind) {
    case 'number':
      return [{ numbers: [node], factors: [] }];
    case 'symbol':
      return ofName(node.name, node);
    case 'negate':
      return times([[MINUS_ONE], openTerms(node.of)]);
    case 'sum':
      return joined(node.terms.map(openTerms));
    case 'product':
      return times(
        node.factors.map((factor) => (factor.kind === 'sum' ? wide(openTerms(factor)) : openTerms(factor))),
      );
    case 'quotient':
      return isPlain(node.under) ? times([openTerms(node.over), [inverse(node.under)]]) : undefined;
    case 'call':
      return tensorCall(node);
    case 'power':
      return ofPower(node);
    case 'function':
      return isPlain(node) ? [{ numbers: [node], factors: [] }] : conjugated(node);
    case 'operator':
      return ofDerivative(node);
    default:
      return undefined;
  }
}

const MINUS_ONE: OpenTerm = { numbers: [{ kind: 'negate', of: { kind: 'number', text: '1' } }], factors: [] };

function inverse(under: MathNode): OpenTerm {
  return { numbers: [{ kind: 'quotient', over: { kind: 'number', text: '1' }, under }], factors: [] };
}

function joined(parts: readonly (readonly OpenTerm[] | undefined)[]): readonly OpenTerm[] | undefined {
  if (!parts.every((part) => part !== undefined)) return undefined;
  const all = parts.flat();
  return all.length > MAX_TERMS ? undefined : all;
}

function times(parts: readonly (readonly OpenTerm[] | undefined)[]): readonly OpenTerm[] | undefined {
  let all: readonly OpenTerm[] = [{ numbers: [], factors: [] }];
  for (const part of parts) {
    if (part === undefined || all.length * part.length > MAX_TERMS) return undefined;
    all = all.flatMap((left) =>
      part.map((right) => ({
        numbers: [...left.numbers, ...right.numbers],
        factors: [...left.factors, ...right.factors],
      })),
    );
  }
  return all;
}

function wide(terms: readonly OpenTerm[] | undefined): readonly OpenTerm[] | undefined {
  return terms?.map((term) => ({
    ...term,
    factors: term.factors.map((factor) =>
      'operator' in factor ? { operator: { ...factor.operator, isWide: true } } : factor,
    ),
  }));
}

/** A formula of plain names, whose value is a number at a point. */
function isPlain(node: MathNode): boolean {
  return !someNode(
    node,
    (part) =>
      part.kind === 'operator' ||
      part.kind === 'call' ||
      (part.kind === 'function' && /^(?:dagger|conj|transpose|abs|norm|re|im)$/i.test(part.name)) ||
      (part.kind === 'symbol' && (componentOf(part.name) !== 'plain' || isArrayName(part.name))),
  );
}

function ofName(name: string, node: MathNode): readonly OpenTerm[] | undefined {
  const found = componentOf(name);
  if (found === undefined) return undefined;
  if (found !== 'plain') return [{ numbers: [], factors: [found] }];
  if (name === '\\Box') return [{ numbers: [], factors: [boxStep(true), boxStep(false)] }];
  if (name === 'i' || name === '\\pi') return [{ numbers: [node], factors: [] }];
  if (isArrayName(name) && !/\^\{\\dagger\}$/.test(name)) return undefined;
  return [{ numbers: [], factors: [{ component: { base: name, places: [], steps: [] } }] }];
}

/** `\Box` is ∂^β∂_β. */
function boxStep(isUp: boolean): Factor {
  return {
    operator: { sign: 'partial', place: { letter: '\\Box', isUp, space: 'lorentz' }, isWide: false },
  };
}

/** The component or derivative a name with indices is; `plain` for other names, undefined for indices among labels. */
function componentOf(name: string): Factor | 'plain' | undefined {
  if (!/[_^]\{/.test(name)) return 'plain';
  const [, base = '', below = '', above = ''] = NAME.exec(name) ?? [];
  const down = placesOf(below, false);
  const up = placesOf(above, true);
  if (down === undefined || up === undefined) return 'plain';
  const places = [...up, ...down];
  if (!places.some(({ space }) => space === 'lorentz') && !isInnerTensor(base, places)) return 'plain';
  const [place] = places;
  if (DERIVATIVE.test(base)) {
    if (place === undefined || places.length > 1) return undefined;
    return { operator: { sign: base === 'D' ? 'covariant' : 'partial', place, isWide: false } };
  }
  if (base.startsWith('\\nabla')) return undefined;
  return { component: { base, places: inOrder(places), steps: [] } };
}

/** Inner indices first: their place among the others says nothing. */
function inOrder(places: readonly Place[]): readonly Place[] {
  const inner = places.filter(({ space }) => space === 'inner');
  return [...inner, ...places.filter(({ space }) => space === 'lorentz')];
}

/** `f^{abc}`, `\delta^{ab}`, `T^a`: names whose Latin letters alone are indices. */
function isInnerTensor(base: string, places: readonly Place[]): boolean {
  return places.length > 1
    ? /^(?:f|\\epsilon|\\varepsilon|\\delta)$/.test(base)
    : base === 'T' && places.length === 1;
}

function placesOf(text: string, isUp: boolean): readonly Place[] | undefined {
  // A comma stands for a derivative.
  if (text.includes(',')) return undefined;
  const tokens = text.match(/\\[A-Za-z]+|[^\s,{}]/g) ?? [];
  const places = tokens.map((token) => placeOf(token, isUp));
  return places.every((place) => place !== undefined) ? places : undefined;
}

function placeOf(letter: string, isUp: boolean): Place | undefined {
  if (GREEK_INDEX.test(letter)) return { letter, isUp, space: 'lorentz' };
  return INNER.test(letter) ? { letter, isUp, space: 'inner' } : undefined;
}

/** `g^{\mu\nu}(…)`, read as a call: a component in front of brackets. */
function tensorCall(node: MathNode & { readonly kind: 'call' }): readonly OpenTerm[] | undefined {
  const [arg, ...more] = node.args;
  if (arg === undefined || more.length > 0) return undefined;
  // A field is no function of itself, and a coupling none of fields.
  const isSelf = someNode(arg, (part) => part.kind === 'symbol' && part.name === node.name);
  const isFactor = arg.kind === 'sum' && (isSelf || (COUPLING.test(node.name) && !isPlain(arg)));
  if (componentOf(node.name) === 'plain' && !isFactor) return undefined;
  return times([ofName(node.name, node), wide(openTerms(arg))]);
}

/** `A^a_\mu`, read as a power; a whole power as a product; any other power of plain names as a number. */
function ofPower(node: MathNode & { readonly kind: 'power' }): readonly OpenTerm[] | undefined {
  const { base, exponent } = node;
  const raised = base.kind === 'symbol' ? raisedPlaces(exponent) : undefined;
  if (base.kind === 'symbol' && raised !== undefined) {
    const below = componentOf(base.name);
    if (below === undefined || (below !== 'plain' && 'operator' in below)) return undefined;
    const isIndexed =
      below !== 'plain' || raised.some(({ space }) => space === 'lorentz') || base.name === 'T';
    if (isIndexed) {
      const old = below === 'plain' ? { base: base.name, places: [] } : below.component;
      return [
        {
          numbers: [],
          factors: [
            { component: { base: old.base, places: inOrder([...raised, ...old.places]), steps: [] } },
          ],
        },
      ];
    }
  }
  const count = exponent.kind === 'number' ? Number(exponent.text) : Number.NaN;
  if (!Number.isInteger(count) || count < 1 || count > MAX_POWER)
    return isPlain(node) ? [{ numbers: [node], factors: [] }] : undefined;
  const one = wide(openTerms(base));
  if (one?.some(hasFreeIndex)) return count === 2 ? times([one, withPlaces(one, lowered)]) : undefined;
  if (one?.some(hasIndex))
    return times(
      Array.from({ length: count }, (_, at) =>
        withPlaces(one, (place) => ({ ...place, letter: `${place.letter}#${at}` })),
      ),
    );
  return times(Array.from({ length: count }, () => one));
}

function raisedPlaces(exponent: MathNode): readonly Place[] | undefined {
  const factors = exponent.kind === 'product' ? exponent.factors : [exponent];
  const places = factors.map((part) => (part.kind === 'symbol' ? placeOf(part.name, true) : undefined));
  return places.every((place) => place !== undefined) ? places : undefined;
}

const placesIn = ({ factors }: OpenTerm): readonly Place[] =>
  factors.flatMap((factor) =>
    'operator' in factor
      ? [factor.operator.place]
      : [...factor.component.places, ...factor.component.steps.map(({ place }) => place)],
  );

const hasIndex = (term: OpenTerm): boolean => placesIn(term).length > 0;

function hasFreeIndex(term: OpenTerm): boolean {
  const letters = placesIn(term).map(({ letter }) => letter);
  return letters.some((letter) => letters.filter((other) => other === letter).length === 1);
}

/** In `(\partial_\mu\phi)^2` the second index is the same one at the other height. */
const lowered = (place: Place): Place => ({ ...place, isUp: !place.isUp });

function withPlaces(terms: readonly OpenTerm[], other: (place: Place) => Place): readonly OpenTerm[] {
  const step = <S extends Step>(one: S): S => ({ ...one, place: other(one.place) });
  return terms.map((term) => ({
    ...term,
    factors: term.factors.map((factor) =>
      'operator' in factor
        ? { operator: step(factor.operator) }
        : {
            component: {
              ...factor.component,
              places: factor.component.places.map(other),
              steps: factor.component.steps.map(step),
            },
          },
    ),
  }));
}

/** `(D_\mu\phi)^\dagger` and `\phi^*`: the conjugate of one component is a field of its own. */
function conjugated(node: MathNode & { readonly kind: 'function' }): readonly OpenTerm[] | undefined {
  const [of] = node.args;
  if ((node.name !== 'dagger' && node.name !== 'conj') || of === undefined) return undefined;
  const [only, ...more] = fieldTerms(of) ?? [];
  const [component, ...others] = only?.components ?? [];
  if (only === undefined || component === undefined || more.length + others.length + only.numbers.length > 0)
    return undefined;
  const mark = node.name === 'dagger' ? '\\dagger' : '*';
  return [{ numbers: [], factors: [{ component: { ...component, base: `${component.base}^{${mark}}` } }] }];
}

function ofDerivative(node: MathNode & { readonly kind: 'operator' }): readonly OpenTerm[] | undefined {
  const [body, by] = node.args;
  if ((node.head !== 'del' && node.head !== 'delUpper') || body === undefined || by?.kind !== 'symbol')
    return undefined;
  const place = placeOf(by.name, node.head === 'delUpper');
  const open = openTerms(body);
  // \partial_\mu\partial^\mu in brackets acts on what stands behind them.
  if (
    place !== undefined &&
    open?.every(({ factors }) => factors.length > 0 && factors.every((one) => 'operator' in one))
  )
    return times([
      [{ numbers: [], factors: [{ operator: { sign: 'partial', place, isWide: false } }] }],
      open,
    ]);
  const terms = place && fieldTerms(body);
  if (place === undefined || terms === undefined) return undefined;
  return joined(terms.map((term) => derived(term, { sign: 'partial', place })));
}

/** The product rule; undefined where a factor may depend on the place or not. */
function derived(
  { numbers, components }: FieldTerm,
  step: Step,
  isNext = false,
): readonly OpenTerm[] | undefined {
  if (numbers.some((number) => childrenOf(number).length > 0 && !isConstantNumber(number))) return undefined;
  const all = components.map((component) => !isEverywhere(component));
  const moving = isNext ? all.map((moves, at) => moves && at === all.indexOf(true)) : all;
  if (step.sign === 'covariant' && moving.filter(Boolean).length > 1) return undefined;
  return components.flatMap((component, at) =>
    moving[at] === true
      ? [
          {
            numbers,
            factors: components.map((other, place) => ({
              component: place === at ? { ...component, steps: [step, ...component.steps] } : other,
            })),
          },
        ]
      : [],
  );
}

/** Not g, of which a root is one of the determinant of the metric. */
function isConstantNumber(node: MathNode): boolean {
  return !someNode(
    node,
    (part) =>
      part.kind === 'symbol' &&
      (part.name === 'g' || !COUPLING.test(part.name)) &&
      part.name !== 'i' &&
      part.name !== '\\pi',
  );
}

function isEverywhere({ base, places, steps }: Component): boolean {
  if (steps.length > 0) return false;
  return places.length === 0 ? COUPLING.test(base) : EVERYWHERE.test(base);
}

/** The term with every derivative taken to what stands behind it. */
function closedTerms(term: OpenTerm, reach?: Reach): readonly FieldTerm[] | undefined {
  let terms: readonly FieldTerm[] = [{ numbers: term.numbers, components: [] }];
  for (const factor of [...term.factors].reverse()) {
    if ('component' in factor) {
      terms = terms.map((one) => ({ ...one, components: [factor.component, ...one.components] }));
      continue;
    }
    const { operator } = factor;
    const isOpen = (one: FieldTerm) => {
      const moving = one.components.filter((component) => !isEverywhere(component)).length;
      return moving === 0 || (moving > 1 && !operator.isWide && reach === undefined);
    };
    if (terms.some(isOpen)) return undefined;
    const step: Step = { sign: operator.sign, place: operator.place };
    const isNext = reach === 'next' && !operator.isWide;
    const found = joined(terms.map((one) => derived(one, step, isNext)))?.map(asClosed);
    if (found === undefined) return undefined;
    terms = found;
  }
  return terms;
}

function asClosed({ numbers, factors }: OpenTerm): FieldTerm {
  return {
    numbers,
    components: factors.flatMap((factor) => ('component' in factor ? [factor.component] : [])),
  };
}
