import type { Verdict } from '../domain/verdict.ts';
import { verdict } from './answer.ts';

const ARROW = /\\(?:long)?(?:right)?arrow(?![A-Za-z])|\\to(?![A-Za-z])|\\longrightarrow(?![A-Za-z])|→|->/;
/** A charge, a mass number or a neutrino, without which the letters may be quantities. */
const SURE = /\^\s*\{?\s*[-+0-9]|\\nu(?![A-Za-z])/;
/** Longer texts are no reaction. */
const MAX_TEXT = 300;

const SCRIPT = String.raw`(?:\{[^{}]*\}|\\[A-Za-z]+|[A-Za-z0-9+*-])`;
const TYPE = String.raw`\\(?:mathrm|text|rm|mathit)`;
/** A nuclide by its mass number, with or without its charge number in front: `{}^{4}_{2}\mathrm{He}`. */
const NUCLIDE = String.raw`(?:\{\})?(?:_(${SCRIPT}))?\^(\d|\{\d+\})(?:_(${SCRIPT}))?(?:${TYPE}\{([A-Z][a-z]?)\}|([A-Z][a-z]?))`;
/** Particles by their letters (Particle Data Group). */
const LETTER = String.raw`\\(?:pi|mu|tau|nu|gamma|Lambda|Sigma|Xi|Omega|Delta|rho|omega|eta|phi|alpha|beta|psi|Upsilon)(?![A-Za-z])|[epnKDBWZdt]`;
const PARTICLE = String.raw`(~)?(?:${TYPE}\{(${LETTER})\}|(${LETTER}))((?:[_^]${SCRIPT})*)`;
/** A bar over a letter with or without its index. */
const BAR = /\\(?:bar|overline)\s*(?:\{((?:[^{}]|\{[^{}]*\})*)\}|(?=[A-Za-z\\]))/g;
const GAPS = /\\left|\\right|\\q?quad|\\[,;:! ]|[\s$]|\.\s*$/g;
const NEXT = new RegExp(String.raw`(?:(\d+)?(?:${NUCLIDE}|${PARTICLE}))`, 'y');

/** One particle: what it is, its index, its charge and whether it is barred. */
interface Particle {
  readonly name: string;
  readonly index: string;
  readonly charge: string;
  readonly isAnti: boolean;
}

interface Reaction {
  readonly from: readonly Particle[];
  readonly into: readonly Particle[];
}

/** Neutral whatever is written above them; a proton is positive. */
const NEUTRAL = /^(?:\\(?:Lambda|nu|gamma|eta|omega|phi|psi|Upsilon)|n|Z)$/;

/**
 * Two reactions or decays, particle by particle on each side in any order, with plus signs or without: `\pi^- p \to K^0\Lambda`.
 * Other particles are another reaction; a charge or flavour that only one side writes is undecided. Undefined where a side is no
 * reaction of known particles.
 */
export function verifyReactions(reference: string, candidate: string): Verdict | undefined {
  if (!ARROW.test(reference) || !ARROW.test(candidate)) return undefined;
  if (!SURE.test(reference) && !SURE.test(candidate)) return undefined;
  const known = readReaction(reference);
  const given = known && readReaction(candidate);
  if (known === undefined || given === undefined) return undefined;
  const isSame = (same: Compare): boolean =>
    matches(known.from, given.from, same) && matches(known.into, given.into, same);
  if (isSame(areOne)) return verdict('equivalent', 'same_elements', 'reactions', 'the same particles');
  return isSame(mayBeOne)
    ? verdict('undecided', 'borderline', 'reactions', 'a charge or flavour on one side only')
    : verdict('different', 'other_shape', 'reactions', 'other particles');
}

type Compare = (one: Particle, two: Particle) => boolean;

/** The same particle; a nuclide without its charge number is the one with it. */
function areOne(one: Particle, two: Particle): boolean {
  const isUnnumbered = /^\d/.test(one.name) && (one.index === '' || two.index === '');
  return (
    one.name === two.name &&
    (one.index === two.index || isUnnumbered) &&
    one.charge === two.charge &&
    one.isAnti === two.isAnti
  );
}

function mayBeOne(one: Particle, two: Particle): boolean {
  const fits = (a: string, b: string): boolean => a === b || a === '' || b === '';
  const isCharged = one.charge !== '' && two.charge !== '';
  return (
    one.name === two.name &&
    fits(one.index, two.index) &&
    fits(one.charge, two.charge) &&
    (one.isAnti === two.isAnti || !(isCharged || one.name === '\\nu'))
  );
}

/** Whether the particles of one list can be paired off with those of the other. */
function matches(one: readonly Particle[], two: readonly Particle[], same: Compare): boolean {
  const left = [...two];
  for (const particle of one) {
    const at = left.findIndex((other) => same(particle, other));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

function readReaction(text: string): Reaction | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const [before = '', after = '', ...more] = text.split(ARROW);
  const [from, into] = [particlesIn(before), particlesIn(after)];
  if (more.length > 0 || from === undefined || into === undefined) return undefined;
  return from.length + into.length > 2 ? { from, into } : undefined;
}

/** The particles of one side; undefined where anything else stands there. */
function particlesIn(side: string): readonly Particle[] | undefined {
  const plain = side
    .replaceAll('~', ' ')
    .replace(GAPS, ' ')
    .replace(BAR, (_, inside: string | undefined) => `~${inside ?? ''}`);
  const found: Particle[] = [];
  let at = 0;
  let joined = true;
  while (at < plain.length) {
    const sign = plain[at];
    if (sign === ' ' || (sign === '+' && !joined)) {
      joined ||= sign === '+';
      at += 1;
      continue;
    }
    NEXT.lastIndex = at;
    const next = NEXT.exec(plain);
    const particle = next && particleOf(next);
    if (next === null || !particle) return undefined;
    const count = next[1] === undefined ? 1 : Number(next[1]);
    if (count < 1 || count > 9) return undefined;
    for (let repeated = 0; repeated < count; repeated += 1) found.push(particle);
    at += next[0].length;
    joined = false;
  }
  return joined ? undefined : found;
}

/** Nuclei that have a letter of their own, with their charge numbers. */
const KNOWN_AS: Readonly<Record<string, readonly [name: string, number: string, charge: string]>> = {
  '4He': ['\\alpha', '2', ''],
  '3H': ['t', '1', ''],
  '2H': ['d', '1', ''],
  '1H': ['p', '1', '+'],
};

function particleOf(match: RegExpExecArray): Particle | undefined {
  const [, , charge, mass, behind, typed, element, bar, inType, letter, scripts = ''] = match;
  const symbol = typed ?? element;
  if (symbol !== undefined) {
    const nuclide = `${(mass ?? '').replace(/[{}]/g, '')}${symbol}`;
    const index = (charge ?? behind ?? '').replace(/[{}]/g, '');
    const [name, number, positive = ''] = KNOWN_AS[nuclide] ?? [];
    return name === undefined || (index !== '' && index !== number)
      ? { name: nuclide, index, charge: '', isAnti: false }
      : { name, index: '', charge: positive, isAnti: false };
  }
  return normalized(inType ?? letter ?? '', scripts, bar !== undefined);
}

function normalized(name: string, scripts: string, isBarred: boolean): Particle | undefined {
  const parts = new Map<string, string>();
  for (const [, sign = '', script = ''] of scripts.matchAll(new RegExp(`([_^])(${SCRIPT})`, 'g'))) {
    if (parts.has(sign)) return undefined;
    parts.set(sign, script.replace(/[{}\s]/g, ''));
  }
  const [index, above] = [parts.get('_') ?? '', parts.get('^') ?? ''];
  if (!/^(?:[+-]{1,2}|0|\*?[+0-]?)?$/.test(above)) return undefined;
  if (name === '\\beta') return { name: 'e', index, charge: above, isAnti: false };
  if (name === 'p' || name === 'e') return ofCharge(name, index, above, isBarred);
  return {
    name,
    index,
    charge: NEUTRAL.test(name) && above === '0' ? '' : above,
    isAnti: isBarred,
  };
}

/** A proton is positive and an electron negative; with the other charge, or barred, it is the antiparticle. */
function ofCharge(name: 'p' | 'e', index: string, above: string, isBarred: boolean): Particle {
  const own = name === 'p' ? '+' : '-';
  if (above === '' && name === 'e' && !isBarred) return { name, index, charge: '', isAnti: false };
  const isAnti = isBarred || (above !== '' && above !== own);
  return { name, index, charge: isAnti ? (own === '+' ? '-' : '+') : own, isAnti: false };
}
