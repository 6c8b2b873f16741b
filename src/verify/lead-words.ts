/** Words in front of an answer that only say that one comes; English grammar and the habits of models, no source. */

/** A text that begins with a word, in heavy type or as a heading of Markdown too; nearly every formula does not. */
const BEGINS_WITH_WORD = /^[\s*#_]*[A-Za-z]{2}|^\s*#{2,}/;
const HEADING = /^\s*#{2,6}\s+/;
/** `**Final answer:** 5` and `**Answer: 5**`. */
const HEAVY = /^\s*(\*\*|__)([\s\S]*?)\1/;

const CONNECTIVE =
  /^(?:(?:and )?(?:thus|so|hence|therefore|then|finally|consequently|accordingly|overall)(?:,\s*|\s+)|(?:in conclusion|in summary|as a result),\s*|(?:it follows|this means|we conclude) that\s+)/i;
const ANSWER =
  /^(?:(?:the|my|our)\s+)?(?:(?:final|correct|right|required|desired|complete|exact|numerical|simplified)\s+)*(?:answers?|results?|solutions?|values?|ans)(?:\.?\s*[:=]\s*|\.\s+|\s+(?:is|are)(?:\s*:\s*|\s+))/i;
const FINDING =
  /^(?:we|one|i)\s+(?:(?:thus|then|therefore|finally|hence|now)\s+)?(?:finds?|gets?|obtains?|ha(?:ve|s)|arrives? at)(?:\s+that)?(?:\s*:\s*|\s+)/i;
const HEDGE = /^(?:about|approximately|approx\.|roughly|around|circa)\s+(?=[-+\d$\\])/i;
/** What prompts of few-shot examples have taught models to write behind an answer (Lewkowycz et al. 2022, Minerva, D.2). */
const HOPE = /[.\s]*I hope (?:it|this) is correct\.?\s*$/;

/**
 * `Final answer: 5`, `Thus, the answer is 5` and `**Answer:** 5` without these words, `about 5` without its hedge. Words that
 * say more than that an answer comes stay, and so does a text that has nothing behind them.
 */
export function withoutLeadWords(text: string): string {
  if (!BEGINS_WITH_WORD.test(text)) return text;
  const plain = text.replace(HEADING, '').replace(HEAVY, '$2').replace(HOPE, '').trimStart();
  let rest = plain;
  for (const words of [CONNECTIVE, ANSWER, FINDING, HEDGE]) rest = rest.replace(words, '');
  return rest.trim() === '' ? text : rest;
}
