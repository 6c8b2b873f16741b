import type { SymbolDomain } from '../../domain/problem.ts';
import { withAppliedOperators } from '../../math/arrays/conjugations.ts';
import { withFieldOperators } from '../../math/arrays/fields.ts';
import { freeIndices, tensorName, withUpperIndices } from '../../math/arrays/indices.ts';
import { isArrowed, isMatrixLetter, isZeroName, stateName } from '../../math/arrays/names.ts';
import type { IndexSpace } from '../../math/arrays/tensors.ts';
import { type ArrayReading, type Notation, notationOf, sortOf } from '../../math/arrays/typing.ts';
import { namesIn } from '../../math/names-in.ts';
import { applyReading, readingsOf } from '../../math/readings.ts';
import type { MathNode } from '../../math/tree.ts';
import { domainsOf, type Range } from '../points.ts';
import { rolesIn } from '../roles.ts';
import type { Question } from '../rule.ts';
import { operatorSize } from './readings.ts';
import { type ArrayPair, type ArraySampling, sampleArrays } from './sample.ts';
import { asColumn, withInnerProducts } from './shapes.ts';

/** The two expressions with what their notation says, before the readings part. */
export interface Prepared {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  readonly notation: Notation;
  readonly domains: ReadonlyMap<string, SymbolDomain>;
  readonly roles: ReadonlyMap<string, Range>;
  readonly free: readonly string[];
  readonly spaces: readonly IndexSpace[];
  readonly size: number;
  readonly question: Question;
}

/** What the notation of both sides says; undefined where their indices or spaces do not belong together. */
export function prepare(question: Question): Prepared | undefined {
  const domains = domainsOf(question.symbols);
  const both = [question.reference, question.candidate];
  const shaped = both.some((node) => node.kind !== 'list') ? both.map(asColumn) : both;
  const columns = withAppliedOperators(shaped).map(withFieldOperators);
  const first = notationOf(columns, new Set(domains.keys()));
  const raised = columns.map((node) => withUpperIndices(node, first.indices));
  const notation = notationOf(raised, new Set(domains.keys()));
  const isVector = (name: string) =>
    notation.fourVectors.has(name) || sortOf(name, notation, VECTORS) !== 'scalar';
  const [reference, candidate] = raised.map((node) => withInnerProducts(node, isVector));
  if (reference === undefined || candidate === undefined) return undefined;
  const free = [reference, candidate].map((node) => freeIndices(node, notation.indices));
  const [one, two] = free.map((letters) => letters && [...letters].sort());
  if (one === undefined || two === undefined || one.join() !== two.join()) return undefined;
  const size = operatorSize([reference, candidate], notation);
  const spaces = indexSpaces(notation);
  if (size === undefined || spaces === undefined) return undefined;
  const roles = rolesIn([reference, candidate]);
  return { reference, candidate, notation, domains, roles, free: one, spaces, size, question };
}

const VECTORS: ArrayReading = { hat: 'vector', bold: 'vector', inside: 'all' };

/**
 * The spaces a tensor equation is tested in: dimensions 2 and 3 with a random metric, so that nothing is accepted that
 * holds in one dimension only; with a Levi-Civita symbol the one dimension it lives in; with Latin indices a flat space.
 */
function indexSpaces({ indices, names }: Notation): readonly IndexSpace[] | undefined {
  if (indices.size === 0) return [{ dimension: 2, metric: 'flat', symmetry: 'none' }];
  const isLatin = [...indices].map((letter) => /^[a-z]$/.test(letter));
  if (isLatin.includes(true) && isLatin.includes(false)) return undefined;
  const metric = isLatin[0] === true ? 'flat' : 'random';
  const ranks = [...names].flatMap((name) => {
    const tensor = tensorName(name, indices);
    return tensor?.base === '\\epsilon' ? [tensor.up.length + tensor.down.length] : [];
  });
  const dimensions = new Set(ranks.filter((rank) => rank > 1));
  if (dimensions.size > 1) return undefined;
  const [only] = dimensions;
  return (only === undefined ? [2, 3] : [only]).map((dimension) => ({ dimension, metric, symmetry: 'none' }));
}

/** Matrices written out, states and hats: what a strict profile accepts without a declaration. */
export function isUnmistakable({ notation, question }: Prepared): boolean {
  const names = [question.reference, question.candidate].flatMap((node) => [...namesIn(node)]);
  const isOther = (name: string) => {
    const kind = stateName(name)?.kind;
    return (
      kind === 'mean' ||
      kind === 'element' ||
      (isArrowed(name) && !isZeroName(name)) ||
      isMatrixLetter(name) ||
      name.includes('\\mathbf') ||
      name === '\\nabla'
    );
  };
  return notation.indices.size === 0 && !names.some(isOther);
}

/** One reading in which both sides have a value, and what its points showed. */
export interface Sampled {
  readonly pair: ArrayPair;
  readonly sampling: ArraySampling;
}

/** What every reading in which both sides have a value shows. */
export function sampleReadings(prepared: Prepared, readings: readonly ArrayReading[]): readonly Sampled[] {
  const { domains, question, spaces } = prepared;
  const variables = new Set(domains.keys());
  const complex = new Set([...variables].filter((name) => domains.get(name) === 'complex'));
  const { undeclared } = question.profile;
  const forms = readingsOf([prepared.reference, prepared.candidate], { variables, complex, undeclared });
  const assumptions = undeclared === 'open' ? (['positive', 'complex'] as const) : (['positive'] as const);
  const found: Sampled[] = [];
  for (const reading of readings)
    for (const form of forms)
      for (const space of spaces)
        for (const assumption of assumptions) {
          const pair: ArrayPair = {
            ...prepared,
            reference: applyReading(prepared.reference, form, variables),
            candidate: applyReading(prepared.candidate, form, variables),
            reading,
            space,
            assumption,
            pauli: false,
            budget: question.budget,
          };
          const sampling = sampleArrays(pair);
          if (sampling.outcome !== 'untyped') found.push({ pair, sampling });
        }
  return found;
}
