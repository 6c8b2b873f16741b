import type { Sha256 } from '../../domain/ports.ts';
import type { Problem, ReferenceAnswer } from '../../domain/problem.ts';
import type { SelftestKind } from '../../domain/selftest.ts';
import type { VerifyProfile } from '../../domain/verify-profile.ts';
import { type KnownCase, knownAnswers, renderResponse, writeLabel } from './known-case.ts';
import { DESCRIPTIONS, EXPLANATIONS, HEDGES, INSTRUCTIONS, NEAR_EMPTY, OTHER_WORDS } from './phrases.ts';
import { createVariants, type Variants } from './variants.ts';

/** What a spoilt response says: the answer lines without labels, absent ones left out, and which answers it is about. */
interface Spoilt {
  readonly lines: readonly (string | undefined)[];
  readonly about: readonly number[] | 'all';
  readonly instruction?: string;
}

/** What the recipes are given. `draw` picks a number below a limit, the same for the same problem and purpose. */
interface Recipe {
  readonly answers: readonly ReferenceAnswer[];
  readonly variants: Variants;
  readonly draw: (purpose: string, limit: number) => number;
}

/**
 * One recipe a kind. Undefined where the problem offers no case whose verdict is certain: what is doubled, shifted or
 * swapped is taken only if the verifier proves it different, or within 1 % (P65, P66).
 */
const RECIPES: Readonly<Partial<Record<SelftestKind, (recipe: Recipe) => Spoilt | undefined>>> = {
  reference: ({ answers }) => ({ lines: answers.map(write), about: 'all' }),
  rewritten: (recipe) => replaceEvery(recipe, (answer) => recipe.variants.rewritten(answer)),
  'shift-0.5': (recipe) => replaceOne(recipe, (answer) => recipe.variants.shiftedWithin(answer)),
  'shift-3': (recipe) => replaceOne(recipe, (answer) => recipe.variants.shiftedBeyond(answer)),
  doubled: (recipe) => replaceOne(recipe, (answer) => recipe.variants.doubled(answer)),
  hedge: (recipe) => replaceLine(recipe, (answer) => hedged(answer, recipe)),
  omitted: (recipe) =>
    hasParts(recipe) ? replaceLine(recipe, () => undefined, { mayOmit: true }) : undefined,
  swapped: (recipe) => (hasParts(recipe) ? swapTwo(recipe) : undefined),
  qualitative: (recipe) =>
    replaceLine(recipe, (answer) =>
      hasQuantity(answer) ? pick(DESCRIPTIONS, recipe, 'description') : undefined,
    ),
  'near-empty': (recipe) => ({
    lines: recipe.answers.map((_, at) => pick(NEAR_EMPTY, recipe, `near-empty ${at}`)),
    about: 'all',
  }),
  injected: (recipe) => {
    const spoilt = replaceOne(recipe, (answer) => recipe.variants.doubled(answer));
    return spoilt && { ...spoilt, instruction: pick(INSTRUCTIONS, recipe, 'instruction') };
  },
};

/** Responses of known verdict to one problem, at most one of each kind; the same for the same problem. */
export function casesFromProblem(
  problem: Problem,
  { profile, sha256 }: { readonly profile: VerifyProfile; readonly sha256: Sha256 },
): readonly KnownCase[] {
  const variants = createVariants(problem, profile);
  const { id, answers, question, figures } = problem;
  return (Object.keys(RECIPES) as SelftestKind[]).flatMap((kind): readonly KnownCase[] => {
    const draw: Recipe['draw'] = (purpose, limit) =>
      Number.parseInt(sha256(`${purpose} ${kind} ${id}`).slice(0, 8), 16) % limit;
    const recipe = { answers, variants, draw };
    const spoilt = RECIPES[kind]?.(recipe);
    if (spoilt === undefined) return [];
    const explanation = [pick(EXPLANATIONS, recipe, 'explanation'), spoilt.instruction ?? '']
      .join('\n\n')
      .trim();
    const lines = spoilt.lines.flatMap((line, at) =>
      line === undefined ? [] : [writeLabel(answers[at]?.label) + line],
    );
    return [
      {
        id: `${kind}/${id}`,
        kind,
        question,
        figures,
        references: answers.map(({ label, latex }) => ({ label, latex })),
        response: renderResponse(explanation, lines),
        answers: knownAnswers(kind, { count: answers.length, about: spoilt.about }),
      },
    ];
  });
}

type Variant = (answer: ReferenceAnswer) => string | undefined;

/** Every answer that has a variant written as it, the others as they stand; undefined when none has one. */
function replaceEvery({ answers }: Recipe, variant: Variant): Spoilt | undefined {
  const variants = answers.map(variant);
  const about = [...answers.keys()].filter((at) => variants[at] !== undefined);
  if (about.length === 0) return undefined;
  return {
    lines: answers.map((answer, at) => write({ ...answer, latex: variants[at] ?? answer.latex })),
    about,
  };
}

/** One answer written as its variant in LaTeX. */
function replaceOne(recipe: Recipe, variant: Variant): Spoilt | undefined {
  return replaceLine(recipe, (answer) => {
    const latex = variant(answer);
    return latex === undefined ? undefined : write({ ...answer, latex });
  });
}

/** One answer's line replaced; which one is drawn among those that have a replacement. */
function replaceLine(
  { answers, draw }: Recipe,
  replace: Variant,
  { mayOmit = false }: { readonly mayOmit?: boolean } = {},
): Spoilt | undefined {
  const start = draw('answer', answers.length);
  for (const step of answers.keys()) {
    const at = (start + step) % answers.length;
    const answer = answers[at];
    const line = answer && replace(answer);
    if (line === undefined && !mayOmit) continue;
    return { lines: answers.map((other, index) => (index === at ? line : write(other))), about: [at] };
  }
  return undefined;
}

/** Two answers under each other's label, if the verifier proves them different both ways. */
function swapTwo({ answers, variants }: Recipe): Spoilt | undefined {
  for (const [first, a] of answers.entries())
    for (const [second, b] of answers.entries()) {
      if (second <= first || !variants.differ(a, b) || !variants.differ(b, a)) continue;
      const lines = answers.map((answer, at) => write(at === first ? b : at === second ? a : answer));
      return { lines, about: [first, second] };
    }
  return undefined;
}

/** Without labels a line left out or moved would say something else of the others. */
function hasParts({ answers }: Recipe): boolean {
  return answers.length > 1 && answers.every(({ label }) => label !== undefined);
}

function hedged(answer: ReferenceAnswer, recipe: Recipe): string | undefined {
  const other = isWords(answer) ? OTHER_WORDS : recipe.variants.doubled(answer);
  if (other === undefined) return undefined;
  const hedge = HEDGES[recipe.draw('hedge', HEDGES.length)];
  return hedge?.(write(answer), isWords(answer) ? other : write({ ...answer, latex: other }));
}

/** A formula that only a judge can compare has the kind of words, and is none. */
function isWords({ kind, latex }: ReferenceAnswer): boolean {
  return (kind === 'text' || kind === 'boolean') && !latex.includes('\\');
}

function hasQuantity(answer: ReferenceAnswer): boolean {
  return !isWords(answer) && answer.kind !== 'choice';
}

function write(answer: ReferenceAnswer): string {
  return isWords(answer) || answer.kind === 'choice' ? answer.latex : `$${answer.latex}$`;
}

function pick(texts: readonly string[], { draw }: Pick<Recipe, 'draw'>, purpose: string): string {
  return texts[draw(purpose, texts.length)] ?? '';
}
