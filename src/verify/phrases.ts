import { READER, type VerifyProfile } from '../domain/verify-profile.ts';

/** Words of an announcement that would change what the value behind it says. */
const TURNING =
  /\b(?:not|never|twice|thrice|half|double|triple|times|percent|except|other|than|opposite|negative|minus|inverse|reciprocal|square|root|log|logarithm|incorrect|wrong|impossible|less|more|at least|at most|over(?! (?:the|all|every) [a-z])|under|above|below|if|unless|whether|assuming|supposing|suppose|maybe|perhaps|possibly|probably|might|could|guess|doubt|claim|nobody|false|untrue|mistaken|naively|when|until|would|should|cannot|neither|nor|either|or|says?|said|thinks?|believes?|supposed|bound|magnitude|other|another|previous)\b/i;
/** Words that say that a value comes, at the end of an announcement. */
const COPULA =
  /(?:\b(?:is|are|equals|becomes|be|reads|gives|by|(?:lies|sits|occurs|located|found|reached) at|(?:we|one)(?: thus| then| therefore| finally)? (?:obtains?|finds?|gets?|arrives? at))|[:=])\s*$/i;
/** Words that only say that a value is rounded, as the sign for “approximately” in front of it does. */
const HEDGE = /^\s*(?:about|approximately|approx\.?|roughly|around|circa|ca\.?)\s*$/i;
const MAX_WORDS = 120;

const LEAD =
  /^\s*\\(?:text|textrm|textbf|textit|mathrm|mbox)\s*\{([^{}]*)\}(?:\s|~|\\[ ,;:!]|\\q?quad(?![A-Za-z]))*/;

/** An answer without the words around its value, and what these were. */
export interface Stated {
  readonly text: string;
  readonly words: string;
}

/** `\text{The period is } T = …` without its announcement, `\text{about } 5` without its hedge. */
export function withoutAnnouncement(text: string): Stated {
  const found = LEAD.exec(text);
  const words = found?.[1] ?? '';
  if (found === null || words.length > MAX_WORDS || text.length === found[0].length)
    return { text, words: '' };
  const rest = text.slice(found[0].length);
  if (HEDGE.test(words)) return { text: rest, words: '' };
  const announces = COPULA.test(words) && /^[A-Za-z\s,:='’-]+$/.test(words) && !TURNING.test(words);
  return announces ? { text: rest, words: words.trim().toLowerCase() } : { text, words: '' };
}

const CONCLUSION = /\\(?:Rightarrow|implies|Longrightarrow|therefore|Leftrightarrow|iff)(?![A-Za-z])/g;
const CONCLUDES = new RegExp(CONCLUSION.source);

/** What stands behind the last arrow of a derivation, if the other text is no derivation itself. */
export function conclusionOf(text: string, other: string): string {
  if (!CONCLUDES.test(text) || CONCLUDES.test(other) || text.includes('\\begin')) return text;
  const last = [...text.matchAll(CONCLUSION)].at(-1);
  if (last === undefined || !isBalanced(text.slice(0, last.index))) return text;
  const rest = text.slice(last.index + last[0].length).trim();
  return rest === '' ? text : rest;
}

function isBalanced(text: string): boolean {
  const plain = text.replace(/\\[{}]/g, '');
  return (plain.match(/\{/g) ?? []).length === (plain.match(/\}/g) ?? []).length;
}

/** Whether the phrases around answers may be taken off: only for a reader. */
export function readsPhrases(profile: VerifyProfile = READER): boolean {
  return profile.undeclared === 'quantity';
}
