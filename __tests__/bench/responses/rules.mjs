// Under which rules the pairs of one folder are decided: those of the benchmark that its files belong to.
import { READER } from '../../../build/domain/verify-profile.js';
import { dimensionOf, sameDimension } from '../../../build/math/dimension.js';
import { someNode } from '../../../build/math/tree.js';
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
/** What is asked for, and the unit it is asked for in. */
const ASKED_IN =
  /\b(?:find|calculate|give|express|compute|determine|what|how)\b[^.?]*?\s\(?in ([A-Za-z]+(?: (?:of|per) [A-Za-z]+)?(?: squared| cubed)?|[A-Za-z]+\/[^\s)]+)(?=[\s).,?:]|$)/i;

/** What is counted, and the time in which. */
const COUNTED_PER =
  /\b(?:the number of|how many)\b[^.?]*?\b(?:in one|per|each|every) (second|minute|hour|day|year)\b/i;

/**
 * What the question says of one answer: the unit, where it offers numbers of which the last has the unit of all, or asks
 * for the answer in a unit; whether it is an estimate; the answers it offers under letters.
 */
export function contextOf({ question, answers }, reference) {
  const at = answers.indexOf(reference);
  const text = question.replaceAll('$', '').replaceAll(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, '$1');
  const part = partOf(text, at, answers.length);
  const unit = answers.length === 1 ? unitAsked(text, reference) : undefined;
  return {
    unit,
    estimate: ESTIMATE.test(part) || undefined,
    options: optionsOf(question, answers),
    given: [...question.matchAll(/\$\$([^$]+)\$\$/g)]
      .map(([, law]) => law.split(/,\s*\\(?:quad|text)/)[0].trim())
      .slice(0, 8),
  };
}

/** Words by which a question asks for an order of magnitude (PHYSICS-Verified: B5). */
const ESTIMATE = /\bestimat|\borders? of magnitude/i;

/** What stands before the parts (a), (b), … and in the one of this answer, if there are as many parts as answers. */
function partOf(text, at, count) {
  const [before = '', ...parts] = text.split(/\([a-h]\)/);
  return parts.length === count && at >= 0 && count > 1 ? `${before} ${parts[at]}` : text;
}

function unitAsked(text, reference) {
  const known = parseAnswer(statedAnswer(reference));
  if (!known.ok) return undefined;
  const value = known.node.kind === 'relation' ? known.node.rest.at(-1).node : known.node;
  const rate = COUNTED_PER.exec(text)?.[1];
  if (rate !== undefined && isUnitOf(`${rate}^{-1}`, value)) return `\\text{${rate}^{-1}}`;
  return [OFFERED, ASKED_IN]
    .map((pattern) => pattern.exec(text)?.[1]?.trim())
    .filter((behind) => behind !== undefined && isUnitOf(behind, value))
    .map((behind) => `\\text{${behind}}`)[0];
}

/** Whether the words are a unit of the reference's dimension, or the reference has none. */
function isUnitOf(words, known) {
  const offered = parseAnswer(`1\\ \\text{${words}}`);
  if (!offered.ok || !hasAnyUnit(offered.node)) return false;
  const [one, two] = [dimensionOf(offered.node), dimensionOf(known)];
  const isBare = !hasAnyUnit(known) && hasUnits(offered.node);
  return one !== undefined && two !== undefined && (isBare || sameDimension(one, two));
}

function hasAnyUnit(node) {
  return someNode(node, (part) => part.kind === 'unit');
}

/** `(a) 1 GeV. (b) 1 MeV.` at the end of a question with one answer, which is none of the letters. */
function optionsOf(question, answers) {
  if (answers.length !== 1) return undefined;
  const [, ...found] = question.split(/\(([a-h])\)/);
  const options = found.flatMap((letter, at) =>
    at % 2 === 0 ? [[letter, (found[at + 1] ?? '').trim().replace(/\.$/, '').trim()]] : [],
  );
  const isList =
    options.length > 1 &&
    options.every(
      ([letter, text], at) => letter === 'abcdefgh'[at] && text.length > 0 && text.length <= MAX_OPTION,
    );
  return isList ? Object.fromEntries(options) : undefined;
}

/** Longer texts are parts of the question. */
const MAX_OPTION = 40;
