// Under which rules the pairs of one folder are decided: those of the benchmark that its files belong to.
import { READER } from '../../../build/domain/verify-profile.js';
import { dimensionOf, sameDimension } from '../../../build/math/dimension.js';
import { physicsVerified } from '../../../build/protocols/physics-verified/index.js';
import { parseAnswer } from '../../../build/verify/read.js';
import { hasUnits } from '../../../build/verify/rules/measure.js';
import { statedAnswer } from '../../../build/verify/stated.js';

const { tolerance, roundsToReference, missingUnit } = physicsVerified.verifier;

/** A careful reader's, everywhere. */
const AS_READER = { name: 'reader', profile: READER };
/** Names as a careful reader takes them; numbers and units by what PHYSICS-Verified publishes (P29, B4, B6). */
const AS_PHYSICS = {
  name: `reader, numbers and units by ${physicsVerified.name}`,
  profile: { ...READER, tolerance, roundsToReference, missingUnit },
};

/** Problems with `final_answers` are written in the format of PHYSICS, whose published rules then hold. */
export function rulesOf(problems, { isReader }) {
  const isPhysics = problems.length > 0 && problems.every(({ format }) => format === 'physics');
  return isPhysics && !isReader ? AS_PHYSICS : AS_READER;
}

const NUMBER = String.raw`(?:10\s*\^\s*(?:\{\s*-?[0-9]+\s*\}|[0-9])|[-+]?[0-9][0-9.,]*[0-9]|[0-9])`;
const JOINT = String.raw`\s*(?:,|;|,?\s*or\s|,?\s*and\s)\s*`;
/** Three numbers or more to choose from, and the unit of all of them behind the last one. */
const OFFERED = new RegExp(String.raw`${NUMBER}(?:${JOINT}${NUMBER}){2,}\s*\)?\s*([^.?\n,;]{1,40})`);

/**
 * The unit a question fixes by offering numbers of which the last has the unit of all, as LaTeX, if it is one of the
 * reference's dimension, or the reference has none; otherwise undefined.
 */
export function unitOffered(question, reference) {
  const text = question.replaceAll('$', '').replaceAll(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, '$1');
  const behind = OFFERED.exec(text)?.[1]?.trim();
  if (behind === undefined) return undefined;
  const [offered, known] = [parseAnswer(`1\\ \\text{${behind}}`), parseAnswer(statedAnswer(reference))];
  if (!offered.ok || !known.ok || !hasUnits(offered.node)) return undefined;
  const [one, two] = [dimensionOf(offered.node), dimensionOf(known.node)];
  const fits = one !== undefined && two !== undefined && (!hasUnits(known.node) || sameDimension(one, two));
  return fits ? `\\text{${behind}}` : undefined;
}
