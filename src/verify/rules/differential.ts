import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree, type Relation } from '../../math/tree.ts';
import { different, type Question, type Ruling, undecided } from '../rule.ts';
import { isReader } from './constant.ts';
import { definitionOf } from './definition.ts';

/**
 * For a reader, `du = f\,d\omega` beside `\rho = g`: a density that may be the one asked for. Another function than f is another
 * answer; whether the name means du/dω is not said, so that this is never accepted. Undefined for any other pair.
 */
export function densityAside(question: Question): Ruling | undefined {
  const { reference, candidate } = question;
  if (!isReader(question) || reference.kind !== 'relation' || candidate.kind !== 'relation') return undefined;
  const [one, two] = [densityOf(reference), densityOf(candidate)];
  const [known, given] = [one ?? namedValue(question, reference), two ?? namedValue(question, candidate)];
  if ((one === undefined) === (two === undefined) || known === undefined || given === undefined)
    return undefined;
  const ruling = question.decide({ ...question, reference: known, candidate: given });
  return ruling.outcome === 'different'
    ? different(ruling.reason, `a differential and a density: ${ruling.note}`)
    : undecided('other_shape', 'a differential, and what may be its density');
}

function namedValue(question: Question, node: Relation): MathNode | undefined {
  const definition = definitionOf(question, node);
  return definition?.left === 'name' ? definition.value : undefined;
}

/** f of `du = f\,d\omega`: what stands before the only differential of the value. */
function densityOf({ first, rest }: Relation): MathNode | undefined {
  const [only, ...more] = rest;
  if (only === undefined || more.length > 0 || only.sign !== '=') return undefined;
  if (first.kind !== 'product' || first.factors.length !== 2 || !isD(first.factors[0])) return undefined;
  let found = 0;
  const density = mapTree(only.node, (part) => {
    if (part.kind !== 'product') return part;
    const at = part.factors.findIndex(isD);
    if (at < 0 || part.factors[at + 1]?.kind !== 'symbol') return part;
    found += 1;
    const factors = [...part.factors.slice(0, at), ...part.factors.slice(at + 2)];
    return factors.length === 0 ? { kind: 'number', text: '1' } : { ...part, factors };
  });
  return found === 1 && !namesIn(density).has('d') ? density : undefined;
}

function isD(node: MathNode | undefined): boolean {
  return node?.kind === 'symbol' && node.name === 'd';
}
