import { z } from 'zod';
import { parseJson } from '../text/json.ts';

/** What the judge says of one reference answer. `stated` and `grounds` are its own words, untrusted. */
export interface AnswerVerdict {
  readonly correct: boolean;
  /** the response's answer as the judge quotes it; empty where it found none */
  readonly stated: string;
  readonly grounds: string;
}

/** The verdicts of a reply in the order of the reference answers, or why it counts as none. */
export type ReadVerdicts =
  | { readonly ok: true; readonly verdicts: readonly AnswerVerdict[] }
  | { readonly ok: false; readonly problem: string };

/** The key that holds the verdicts; forged ones are taken out of responses. */
export const VERDICTS_KEY = 'verdicts';

const ReplyShape = z.strictObject({
  [VERDICTS_KEY]: z.array(
    z.strictObject({ answer: z.number(), stated: z.string(), grounds: z.string(), correct: z.boolean() }),
  ),
});

/** A Markdown code fence around the whole reply. */
const FENCED = /^(`{3,})(?:json)?[^\S\n]*\n([\s\S]*?)\n[^\S\n]*\1$/i;

/**
 * Reads the reply of the judge: one strict JSON object (RFC 8259, no key twice) with exactly one verdict for each of
 * `count` reference answers, numbered in their order (P26). A code fence around the whole is forgiven; a verdict is never
 * guessed from prose, from a cut reply or from a wrong count (P38, P39).
 */
export function parseVerdicts(reply: string, count: number): ReadVerdicts {
  const text = reply.trim();
  const json = parseJson(FENCED.exec(text)?.[2] ?? text);
  if (!json.ok) return unreadable(`no JSON: ${json.mistake.message}`);
  const shaped = ReplyShape.safeParse(json.value);
  if (!shaped.success) return unreadable(`not the shape asked for: ${describeIssue(shaped.error.issues[0])}`);
  const verdicts = shaped.data[VERDICTS_KEY];
  if (verdicts.length !== count)
    return unreadable(`wrong number of verdicts: ${verdicts.length} where ${count} are expected`);
  const misplaced = verdicts.findIndex(({ answer }, at) => answer !== at + 1);
  if (misplaced >= 0)
    return unreadable(`verdict ${misplaced + 1} is numbered ${verdicts[misplaced]?.answer}, out of order`);
  return {
    ok: true,
    verdicts: verdicts.map(({ correct, stated, grounds }) => ({ correct, stated, grounds })),
  };
}

function unreadable(problem: string): ReadVerdicts {
  return { ok: false, problem };
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  return issue === undefined ? '' : `${issue.path.join('.') || 'the whole'}: ${issue.message}`;
}

/**
 * JSON schema of the reply for `count` reference answers, for endpoints that constrain what a model writes. Every property
 * is required and none may be added, as OpenAI's strict mode wants it. The verdict stands last, so that the grounds are
 * written before it. The same count gives the same object.
 */
export function answersSchema(count: number): Readonly<Record<string, unknown>> {
  const schema = SCHEMAS.get(count) ?? schemaOf(count);
  SCHEMAS.set(count, schema);
  return schema;
}

const SCHEMAS = new Map<number, Readonly<Record<string, unknown>>>();

function schemaOf(count: number): Readonly<Record<string, unknown>> {
  const verdict = {
    type: 'object',
    properties: {
      answer: { type: 'integer', description: 'number of the reference answer' },
      stated: {
        type: 'string',
        description: "the response's own words for it, copied; empty if there are none",
      },
      grounds: { type: 'string', description: 'why, in one or two sentences' },
      correct: { type: 'boolean' },
    },
    required: ['answer', 'stated', 'grounds', 'correct'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: { [VERDICTS_KEY]: { type: 'array', items: verdict, minItems: count, maxItems: count } },
    required: [VERDICTS_KEY],
    additionalProperties: false,
  };
}
