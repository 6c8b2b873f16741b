import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';

// ajv-formats is CommonJS; its types name the default export, its ESM form nests it once more.
const addFormats =
  (addFormatsModule as unknown as { default?: (ajv: Ajv) => void }).default ??
  (addFormatsModule as unknown as (ajv: Ajv) => void);

/** OpenAI's description cut down to the body of a chat completion; the file says how. */
const PRUNED = new URL('./openai-chat-openapi.json', import.meta.url).pathname;

/** Checks the body of a chat completion; says what is wrong, empty when nothing is. */
export type CheckChatBody = (body: unknown) => readonly string[];

/**
 * The descriptions a request is held against: always the one that stands here, and OpenAI's whole one where the variable
 * OPENAI_OPENAPI names the file (github.com/openai/openai-openapi, as JSON).
 */
export function chatContracts(): readonly { readonly name: string; readonly check: CheckChatBody }[] {
  const whole = process.env['OPENAI_OPENAPI'];
  return [
    { name: 'the description cut down to chat completions', file: PRUNED },
    ...(whole !== undefined && existsSync(whole) ? [{ name: 'the whole description', file: whole }] : []),
  ].map(({ name, file }) => ({ name, check: compile(file) }));
}

function compile(file: string): CheckChatBody {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  // A word of OpenAPI 3.0 in a description of 3.1, which knows it no more; Ajv takes it and stumbles over its use.
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    key === 'nullable' && value === true ? undefined : value,
  );
  ajv.addSchema(document as Record<string, unknown>, 'openai');
  const validate = ajv.compile({ $ref: 'openai#/components/schemas/CreateChatCompletionRequest' });
  return (body) =>
    validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath}: ${error.message}`);
}
