import { add, type Complex, divide, modulus, multiply, negate } from '../../math/complex.ts';
import { evaluate } from '../../math/evaluate.ts';
import type { MathNode } from '../../math/tree.ts';
import { domainsOf, pointAt } from '../points.ts';
import type { Question } from '../rule.ts';
import { freeNames } from './constant.ts';

/** Four places on the line of one name, far enough apart that no digits are lost. */
const PLACES: readonly [number, number, number, number] = [0.37, 1.13, 2.71, 5.9];

/**
 * Whether both differences of an equation are Möbius functions (a + bt)/(c + dt) of one name t, so that each has one
 * complex root in t and no multiple one. Known by the cross-ratio of four points, which these functions keep (DLMF 1.9.40).
 */
export function haveOneRoot(question: Question, reference: MathNode, candidate: MathNode): boolean {
  const common = new Set(freeNames(candidate, question));
  return freeNames(reference, question).some(
    (name) => common.has(name) && [reference, candidate].every((node) => isMoebius(question, node, name)),
  );
}

function isMoebius(question: Question, node: MathNode, name: string): boolean {
  const names = new Set(freeNames(node, question));
  const domains = domainsOf(question.symbols);
  const point = pointAt({ names, domains, assumption: 'positive', budget: question.budget }, 0);
  const values = PLACES.map((re) => {
    const symbols = new Map(point.symbols).set(name, { re, im: 0 });
    return evaluate(node, { ...point, symbols })?.value;
  });
  const [here, there] = [crossRatio(PLACES.map((re) => ({ re, im: 0 }))), crossRatio(values)];
  if (here === undefined || there === undefined) return false;
  return modulus(subtract(here, there)) <= 1e-9 * modulus(here);
}

/** (z1 − z3)(z2 − z4) / ((z2 − z3)(z1 − z4)); undefined where two of them are one. */
function crossRatio([a, b, c, d]: readonly (Complex | undefined)[]): Complex | undefined {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const under = multiply(subtract(b, c), subtract(a, d));
  return modulus(under) === 0 ? undefined : divide(multiply(subtract(a, c), subtract(b, d)), under);
}

function subtract(a: Complex, b: Complex): Complex {
  return add(a, negate(b));
}
