/** Answers stated in a sentence of plain words around `$…$`: the formula it announces, or the one it settles on. */

/** Words that say that a value comes, right in front of it; English grammar, no source. */
const ANNOUNCES =
  /\b(?:(?:is|are|equals|becomes|reads|gives|yields)(?: given by| equal to)?|(?:lies|sits|occurs|(?:is )?(?:located|found|reached)) at|(?:we|one)(?: thus| then| therefore| finally)? (?:obtains?|finds?|gets?|arrives? at))\s*:?\s*$/i;
/** A remark behind the value that says what is true of it, but nothing that would change it; English grammar, no source. */
const REMARK =
  /^[\s.]*,? ?(?:which|that) (?:(?:is|was) (?:(?:just|exactly|indeed|precisely) )?(?:the|our) (?:desired|required|wanted|sought|expected|familiar|standard|usual|claimed|final) (?:result|answer|expression|formula|form)|(?:vanishes|diverges|is finite|is positive|is real|is dimensionless)(?: (?:at|near) (?:the )?(?:threshold|origin|boundary|surface|critical point))?|completes the (?:proof|derivation|calculation))[\s.]*$|^[\s.]*,? ?as (?:expected|required|desired|claimed|it should(?: be)?|was to be (?:shown|proved))[\s.]*$/i;
/** Words of two letters and more that make prose of what stands around a formula; fewer may be units or a label. */
const MIN_WORDS = 3;
const WORD = /(?<![A-Za-z\\])[A-Za-z]{2,}/g;
/** What a sentence in plain words is spelled with. */
const PLAIN = /^[A-Za-z0-9\s,.;:!?'’()–-]*$/;

/** `but the correct answer is`, behind a comma or at the start of a sentence. */
const SETTLES =
  /^([\s\S]*)[,.;]\s*(?:but|however|yet|and|so|hence|thus|therefore)(?:,? (?:in fact|actually|really))?,? the (?:(?:correct|right|true|actual|final|proper) )?(?:answer|result|value) is:?\s*$/i;
/** Words of a first thought, which the rest of the sentence takes back. None of them limits what comes behind. */
const FIRST_THOUGHT = new Set(
  (
    'one we you i it a an the at on my our your first glance sight initial initially naive naively might may could would ' +
    'guess guesses expect expects think believe estimate estimates intuition suggests get gets obtain obtains find finds ' +
    'gives give gave yields trial attempt first is was to be that this answer value result'
  ).split(' '),
);

/**
 * The formulas of a sentence such as “The frequencies are $a$ and $b$.” behind its words in upright type, which later rules
 * weigh as an announcement or leave to the judge; of “One might guess 2, but the correct answer is $4$.” what it settles
 * on. Undefined where the words are too few to be prose. `outside` are the pieces of prose around the formulas `inner`.
 */
export function sentenceAround(outside: readonly string[], inner: readonly string[]): string | undefined {
  const [before = '', ...behind] = outside;
  const words = outside.join(' ').match(WORD) ?? [];
  if (words.length < MIN_WORDS || !outside.every((piece) => PLAIN.test(piece))) return undefined;
  const settled = settlesOn(outside, inner);
  if (settled !== undefined) return settled;
  const ends = behind.at(-1) ?? '';
  const joints = behind.slice(0, -1);
  if (
    ANNOUNCES.test(before) &&
    (/^[\s.]*$/.test(ends) || REMARK.test(ends)) &&
    joints.every((joint) => JOINT.test(joint))
  )
    return `${upright(before)} ${inner.join(', ')}`;
  return outside.map((piece, at) => `${upright(piece)} ${inner[at] ?? ''}`).join(' ');
}

const JOINT = /^[\s,;]*(?:and)?[\s,;]*$/;

function upright(piece: string): string {
  const plain = piece.replace(/[^A-Za-z\s'’-]/g, ' ').trim();
  return plain === '' ? '' : `\\text{${plain} }`;
}

/** What stands last, if all before the contrast is a first thought, in words that limit or deny nothing. */
function settlesOn(outside: readonly string[], inner: readonly string[]): string | undefined {
  const last = inner.at(-1);
  if (last === undefined || !/^[\s.]*$/.test(outside.at(-1) ?? '')) return undefined;
  const thought = SETTLES.exec(outside.slice(0, -1).join(' 0 '))?.[1];
  if (thought === undefined) return undefined;
  const words = thought.toLowerCase().split(/[\s,]+/);
  const isThought = words.every((word) => word === '' || /^[0-9.]+$/.test(word) || FIRST_THOUGHT.has(word));
  return isThought ? last : undefined;
}
