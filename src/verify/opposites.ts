/** Words that answer one question in ways that exclude each other, and numerals in words. English usage, no source. */

/** One question a line; the answers to it, each with its spellings. */
const QUESTIONS: readonly (readonly string[])[] = [
  ['yes true correct', 'no false incorrect'],
  ['odd', 'even'],
  [
    'increases increase increasing increased rises rise rising grows',
    'decreases decrease decreasing decreased falls fall falling drops',
    'unchanged constant',
  ],
  ['higher greater larger', 'lower smaller', 'equal'],
  ['faster', 'slower'],
  ['hotter warmer', 'colder cooler'],
  ['heavier', 'lighter'],
  ['longer', 'shorter'],
  ['positive', 'negative'],
  ['up upward upwards', 'down downward downwards'],
  ['left', 'right'],
  ['inward inwards', 'outward outwards'],
  ['clockwise', 'counterclockwise anticlockwise'],
  ['allowed permitted', 'forbidden prohibited disallowed'],
  ['possible', 'impossible'],
  ['attractive', 'repulsive'],
  ['stable', 'unstable'],
  ['maximum', 'minimum'],
  ['parallel', 'antiparallel perpendicular'],
  ['constructive', 'destructive'],
  ['bound', 'unbound'],
  ['elastic', 'inelastic'],
  ['reversible', 'irreversible'],
  ['continuous', 'discontinuous'],
  ['transverse', 'longitudinal'],
  ['symmetric', 'antisymmetric'],
  ['ferromagnetic', 'antiferromagnetic', 'paramagnetic', 'diamagnetic'],
  ['spacelike', 'timelike', 'lightlike'],
  ['convergent converges', 'divergent diverges'],
  ['bosons boson', 'fermions fermion'],
  ['overdamped', 'underdamped'],
  ['degenerate', 'nondegenerate'],
  ['redshifted', 'blueshifted'],
  ['endothermic', 'exothermic'],
  ['gapped', 'gapless'],
  ['upright erect', 'inverted'],
  ['laminar', 'turbulent'],
  ['insulator insulating', 'metal metallic'],
  ['real', 'virtual', 'imaginary'],
  ['magnified enlarged', 'diminished reduced demagnified'],
  ['younger', 'older'],
  ['converging', 'diverging'],
  ['convex', 'concave'],
  ['ptype', 'ntype'],
  ['isothermal', 'adiabatic', 'isobaric', 'isochoric isovolumetric'],
  ['ellipse elliptical elliptic', 'parabola parabolic', 'hyperbola hyperbolic', 'circle circular'],
];

/** The question that a word answers, and how. */
export interface Answered {
  readonly question: string;
  readonly answer: string;
}

const ANSWERS: ReadonlyMap<string, Answered> = new Map(
  QUESTIONS.flatMap((answers, at) =>
    answers.flatMap((words, which) =>
      words
        .split(' ')
        .map((word): [string, Answered] => [word, { question: String(at), answer: String(which) }]),
    ),
  ),
);

/** The question that a word in small letters answers; undefined for any other word. */
export function answeredBy(word: string): Answered | undefined {
  return ANSWERS.get(word);
}

/** Ordinal words, of which two are never the same. */
const ORDINALS = new Set(
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
);

/** Capitals that tell several things of one kind apart, `twin A` and `twin B`. */
const SEVERAL = /^[A-D]$/;

/** Words that say how many times, by what they count to. */
const TIMES: Readonly<Record<string, number>> = {
  singly: 1,
  doubly: 2,
  twofold: 2,
  twice: 2,
  double: 2,
  doubles: 2,
  doubled: 2,
  triply: 3,
  threefold: 3,
  thrice: 3,
  triple: 3,
  triples: 3,
  tripled: 3,
  quadruply: 4,
  fourfold: 4,
  quadruple: 4,
  quadruples: 4,
  fivefold: 5,
  sixfold: 6,
  sevenfold: 7,
  eightfold: 8,
  ninefold: 9,
  tenfold: 10,
  half: 0.5,
  halves: 0.5,
  halved: 0.5,
};

/** What `doubly`, `fourfold` or `twice` counts to; undefined for any other word. */
export function timesOf(word: string): number | undefined {
  return Object.hasOwn(TIMES, word) ? TIMES[word] : undefined;
}

/** Whether two words in small letters cannot both be right in the same place of one sentence. */
export function wordsExclude(one: string, two: string): boolean {
  const [a, b] = [ANSWERS.get(one), ANSWERS.get(two)];
  if (a !== undefined && b !== undefined) return a.question === b.question && a.answer !== b.answer;
  const [many, other] = [timesOf(one), timesOf(two)];
  if (many !== undefined && other !== undefined) return many !== other;
  if (SEVERAL.test(one) && SEVERAL.test(two)) return one !== two;
  return one !== two && ORDINALS.has(one) && ORDINALS.has(two);
}
