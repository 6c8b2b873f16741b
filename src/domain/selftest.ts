import { z } from 'zod';

/**
 * What a response of known verdict is about. The first group is made from a problem set, the second written by hand
 * (P65, P71). A kind is either to be accepted or to be rejected; `untouched` are the other answers of a response in which
 * one was spoilt (B18).
 */
export const SELFTEST_KINDS = {
  reference: { expected: 'correct', words: 'the reference answers as they stand' },
  rewritten: { expected: 'correct', words: 'the same, written another way' },
  untouched: { expected: 'correct', words: 'right answers beside a spoilt one' },
  'shift-0.5': { expected: 'correct', words: 'numbers 0.5 % off' },
  'shift-3': { expected: 'wrong', words: 'numbers 3 % off' },
  doubled: { expected: 'wrong', words: 'doubled values and formulas' },
  hedge: { expected: 'wrong', words: 'the right answer or another one' },
  omitted: { expected: 'wrong', words: 'a part left out' },
  swapped: { expected: 'wrong', words: 'two parts exchanged' },
  qualitative: { expected: 'wrong', words: 'a description instead of a formula or value' },
  'near-empty': { expected: 'wrong', words: 'lines that say nothing' },
  injected: { expected: 'wrong', words: 'wrong, with an instruction to the judge' },
  'stated-convention': { expected: 'correct', words: 'right in a convention that the response states' },
  'unstated-convention': {
    expected: 'wrong',
    words: 'right only in a convention it does not state, or not even then',
  },
  'both-branches': { expected: 'correct', words: 'both of two branches' },
  'one-branch': { expected: 'wrong', words: 'one of two branches' },
  estimate: { expected: 'correct', words: 'estimates of the same order of magnitude' },
  'estimate-off': { expected: 'wrong', words: 'estimates of another order of magnitude' },
  verbal: { expected: 'correct', words: 'the same statement in other words' },
  'verbal-hedge': { expected: 'wrong', words: 'hedges in words' },
  explained: { expected: 'correct', words: 'a choice, with the quantity in the explanation of its part' },
  elsewhere: { expected: 'wrong', words: 'the quantity only under another part' },
  converted: { expected: 'correct', words: 'other units for the same quantity' },
  'unit-wrong': { expected: 'wrong', words: 'a missing or wrong unit' },
  rounded: { expected: 'correct', words: "equal to the reference's significant figures" },
  'not-rounded': { expected: 'wrong', words: 'equal to fewer figures than the reference has' },
  'global-phase': { expected: 'correct', words: 'states up to a global phase' },
  'relative-phase': { expected: 'wrong', words: 'states with another relative phase' },
} as const satisfies Readonly<
  Record<string, { readonly expected: 'correct' | 'wrong'; readonly words: string }>
>;

/** One of {@link SELFTEST_KINDS}. */
export const SelftestKind = z.enum(Object.keys(SELFTEST_KINDS) as [keyof typeof SELFTEST_KINDS]);
export type SelftestKind = z.infer<typeof SelftestKind>;

const Interval = z.strictObject({ low: z.number(), high: z.number() });

/**
 * How often the judge agreed with what is known, of the answers it judged. `unjudged` are those whose reply could not be
 * read, and `failed` those that were never judged because the call failed. `interval` is that of Clopper and Pearson, 95 %;
 * null where nothing was judged.
 */
export const SelftestTally = z.strictObject({
  answers: z.number().int().nonnegative(),
  judged: z.number().int().nonnegative(),
  agreed: z.number().int().nonnegative(),
  unjudged: z.number().int().nonnegative(),
  failed: z.number().int().nonnegative(),
  interval: Interval.nullable(),
});
export type SelftestTally = z.infer<typeof SelftestTally>;

/** Who was tested with what; the same identity is not tested twice. Hashes are lower-case hex SHA-256. */
export const SelftestIdentity = z.strictObject({
  tool: z.string(),
  protocol: z.string(),
  protocolVersion: z.string(),
  judge: z.string(),
  endpoint: z.string(),
  /** what the requests set besides: token limit, reasoning effort, further fields */
  sampling: z.record(z.string(), z.unknown()),
  promptsSha256: z.string(),
  /** of every response with its question, references and expected verdicts */
  casesSha256: z.string(),
  problemSet: z.string(),
});
export type SelftestIdentity = z.infer<typeof SelftestIdentity>;

/** The outcome of a self-test. `fit` is null when too many calls failed for a verdict. */
export const Selftest = z.strictObject({
  schemaVersion: z.literal(1),
  identity: SelftestIdentity,
  testedAt: z.string(),
  responses: z.number().int().nonnegative(),
  fit: z.boolean().nullable(),
  /** why it is not fit, or why there is no verdict; empty when it is */
  reasons: z.array(z.string()),
  toAccept: SelftestTally,
  toReject: SelftestTally,
  kinds: z.array(SelftestTally.extend({ kind: SelftestKind, expected: z.enum(['correct', 'wrong']) })),
  /** verdicts that are not those known. Texts are the judge's and untrusted, cut to 600 units. */
  misses: z.array(
    z.strictObject({
      response: z.string(),
      kind: SelftestKind,
      /** number of the reference answer, from 1 */
      answer: z.number().int().positive(),
      expected: z.enum(['correct', 'wrong']),
      stated: z.string(),
      grounds: z.string(),
    }),
  ),
  /** replies that could not be read, by why */
  unreadable: z.record(z.string(), z.number().int().positive()),
});
export type Selftest = z.infer<typeof Selftest>;
