import { z } from 'zod';

/** How the endpoint of a provider is spoken to. `thinking` has the request fields that switch a thinking mode on. */
export const ProviderPreset = z.strictObject({
  baseUrl: z.url(),
  /** environment variable with the key */
  keyVariable: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'a name such as OPENAI_API_KEY'),
  maxTokensParam: z.enum(['max_tokens', 'max_completion_tokens']),
  thinking: z.record(z.string(), z.unknown()),
});
export type ProviderPreset = z.infer<typeof ProviderPreset>;

/** What is known of a model apart from its scores (Q22–Q30, P49). `released` is year and month, absent where not known. */
export const ModelCard = z.strictObject({
  family: z.string().min(1),
  name: z.string().min(1),
  apiName: z.string().min(1),
  released: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'year and month, e.g. 2026-09')
    .optional(),
  access: z.enum(['proprietary', 'open']),
  provider: z.string().min(1),
  thinks: z.enum(['always', 'on-request', 'never']),
  /** takes images; a model that does not is never sent one */
  vision: z.boolean().default(false),
  /** tokens of prompt and answer together; stated where it is smaller than the limit of an answer leaves room for */
  contextWindow: z.number().int().min(1024).optional(),
  /** one of the models whose responses the paper's physicists read (appendix 9.2) */
  humanCheck: z.boolean().default(false),
});
export type ModelCard = z.infer<typeof ModelCard>;

/** A file of models and of the providers they are reached through. */
export const ModelTable = z.strictObject({
  providers: z.record(z.string(), ProviderPreset),
  /** most tokens of an answer, of models that think and of the others (P54); absent: the option decides alone */
  outputTokens: z
    .strictObject({ thinking: z.number().int().min(1), others: z.number().int().min(1) })
    .optional(),
  models: z.array(ModelCard).min(1),
});
export type ModelTable = z.infer<typeof ModelTable>;
