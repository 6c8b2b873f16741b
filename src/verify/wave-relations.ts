import { num, over, substitute, symbol, times } from '../math/calculus/build.ts';
import { namesIn } from '../math/names-in.ts';
import { normalText } from '../math/normal.ts';
import type { MathNode } from '../math/tree.ts';
import { type Ruling, undecided } from './rule.ts';

/** A refuted pair, and how another one is decided. */
interface Refuted {
  readonly reference: MathNode;
  readonly candidate: MathNode;
  /** Names the problem declares. */
  readonly declared: ReadonlySet<string>;
  readonly decide: (reference: MathNode, candidate: MathNode) => Ruling;
}

/** What a name is by the first of its family, the angular frequency or the wave number, on either side. */
type Written = readonly [name: string, value: MathNode];

/** Of these each side has one that the other lacks. */
const FAMILY = ['\\omega', 'f', '\\nu', 'T', 'k', '\\lambda', 'c'] as const;

const [OMEGA, K, HBAR] = [symbol('\\omega'), symbol('k'), symbol('\\hbar')];
const TURN = times(num(2), symbol('\\pi'));

/** ω = 2πf = 2πν = 2π/T (ISO 80000-3). */
const TURNING: readonly Written[] = [
  ['f', over(OMEGA, TURN)],
  ['\\nu', over(OMEGA, TURN)],
  ['T', over(TURN, OMEGA)],
];
/** k = 2π/λ (ISO 80000-3). */
const WAVING: readonly Written[] = [['\\lambda', over(TURN, K)]];
/** h = 2πħ (SI Brochure, 9th edition, table 1), beside one of the others only. */
const ACTION: readonly Written[] = [['h', times(TURN, HBAR)]];
/** ω = ck and so c = λf for a wave that travels with c. */
const TRAVELLING: readonly Written[] = [['\\omega', times(symbol('c'), K)]];

/**
 * `p = h/\lambda` beside `p = \hbar k`, `A\sin 2\pi ft` beside `A\sin\omega t`: the sides differ by what every textbook calls the same wave, its
 * frequency, period, wavelength and wave number. Undecided where they are the same with all of these written as ω and k, or
 * also with ω = ck, if they state the same left side or one states none; undefined where the refutation stands.
 */
export function waveRelations({ reference, candidate, declared, decide }: Refuted): Ruling | undefined {
  const [one, two] = [namesIn(reference), namesIn(candidate)];
  const isOneSided = (name: string): boolean => one.has(name) !== two.has(name) && !declared.has(name);
  const hasOwn = (names: ReadonlySet<string>): boolean =>
    FAMILY.some((name) => names.has(name) && isOneSided(name));
  if (!hasOwn(one) || !hasOwn(two)) return undefined;
  if (!haveOneName(reference, candidate)) return undefined;
  const action = isOneSided('h') && isOneSided('\\hbar') ? ACTION : [];
  const plain = [...TURNING, ...WAVING, ...action].filter(([name]) => !declared.has(name));
  const isSame = [plain, [...plain, ...TRAVELLING]].some((written) => {
    const [known, given] = [reference, candidate].map((node) => rewritten(node, written));
    return known && given && decide(known, given).outcome === 'equivalent';
  });
  return isSame
    ? undecided('borderline', 'the same by the relations of frequency, period, wavelength and wave number')
    : undefined;
}

/** `\omega = 2\pi f`, `k = 2\pi/\lambda`: whether a statement is one of these relations, which hold for every wave. */
export function isWaveRelation(node: MathNode, decide: Refuted['decide']): boolean {
  const [only, ...more] = node.kind === 'relation' ? node.rest : [];
  if (node.kind !== 'relation' || only?.sign !== '=' || more.length > 0) return false;
  const names = [...namesIn(node)].filter((name) => name !== '\\pi');
  if (names.length !== 2 || names.includes('c') || !names.every((name) => FAMILY.some((own) => own === name)))
    return false;
  const [left, value] = [node.first, only.node].map((side) => rewritten(side, [...TURNING, ...WAVING]));
  return left !== undefined && value !== undefined && decide(left, value).outcome === 'equivalent';
}

function haveOneName(reference: MathNode, candidate: MathNode): boolean {
  if (reference.kind !== 'relation' || candidate.kind !== 'relation') return true;
  return normalText(reference.first) === normalText(candidate.first);
}

/** Names put in one after the other, so that what a value brings in may be written further; the left side stays. */
function rewritten(node: MathNode, written: readonly Written[]): MathNode {
  if (node.kind === 'relation')
    return {
      ...node,
      rest: node.rest.map((member) => ({ ...member, node: rewritten(member.node, written) })),
    };
  return written.reduce<MathNode>((whole, [name, value]) => substitute(whole, name, value), node);
}
