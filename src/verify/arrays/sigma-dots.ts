import { isUnitVectorName, isVectorLike, vectorLetter } from '../../math/arrays/names.ts';
import { apply, plus, symbol, times } from '../../math/calculus/build.ts';
import { someOfKind } from '../../math/kinds-in.ts';
import { namesIn } from '../../math/names-in.ts';
import { type MathNode, mapTree } from '../../math/tree.ts';

type Triple = readonly [MathNode, MathNode, MathNode];

/** Whether a vector of the Pauli matrices occurs, `\vec\sigma` or `\boldsymbol{\sigma}`. */
export function hasSigmaVector(node: MathNode): boolean {
  return someOfKind(node, 'symbol', ({ name }) => isSigma(name));
}

function isSigma(name: string): boolean {
  return name.includes('\\sigma') && isVectorLike(name) && vectorLetter(name) === '\\sigma';
}

/**
 * The node with every `\vec r\cdot\vec\sigma` written out as r_x σ_x + r_y σ_y + r_z σ_z (Sakurai, Modern Quantum Mechanics,
 * eq. 3.2.39), where the matrix has the components r_x, r_y, r_z or r_1, r_2, r_3, or for a unit vector its angles θ and φ. Undefined
 * where a vector of σ remains.
 */
export function withSigmaDots(node: MathNode, matrix: MathNode): MathNode | undefined {
  const known = namesIn(matrix);
  const written = mapTree(node, (part) => {
    if (part.kind !== 'operator' || (part.head !== 'dot' && part.head !== 'inner')) return part;
    const [one, two] = part.args.map((arg) => (arg.kind === 'symbol' ? arg.name : ''));
    const vector = isSigma(one ?? '') ? two : isSigma(two ?? '') ? one : undefined;
    const components = vector === undefined ? undefined : componentsOf(vector, known);
    if (components === undefined) return part;
    const [x, y, z] = components;
    const axis = (letter: string): MathNode => symbol(`\\sigma_{${letter}}`);
    return plus(times(x, axis('x')), times(y, axis('y')), times(z, axis('z')));
  });
  return hasSigmaVector(written) ? undefined : written;
}

function componentsOf(vector: string, known: ReadonlySet<string>): Triple | undefined {
  if (!isVectorLike(vector)) return undefined;
  const letter = vectorLetter(vector);
  for (const axes of ['xyz', '123']) {
    const names = [...axes].map((axis) => `${letter}_{${axis}}`);
    const [x, y, z] = names.map(symbol);
    if (x && y && z && names.some((name) => known.has(name))) return [x, y, z];
  }
  return isUnitVectorName(vector) || letter === 'n' ? direction(known) : undefined;
}

/** The unit vector of the polar angle θ and the azimuth φ (ISO 80000-2, 17.3). */
function direction(known: ReadonlySet<string>): Triple | undefined {
  const azimuth = ['\\phi', '\\varphi'].find((name) => known.has(name));
  if (!known.has('\\theta') || azimuth === undefined) return undefined;
  const [theta, phi] = [symbol('\\theta'), symbol(azimuth)];
  const sine = apply('sin', theta);
  return [times(sine, apply('cos', phi)), times(sine, apply('sin', phi)), apply('cos', theta)];
}
