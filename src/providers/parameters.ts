import type { ChatRequest } from '../domain/ports.ts';
import type { EndpointError } from './endpoint-error.ts';
import { renderMessages } from './messages.ts';

/** How the token limit is called: as the endpoint wants it (`auto`), or always by one name. */
export type MaxTokensParam = 'auto' | 'max_tokens' | 'max_completion_tokens';

/** What an endpoint has taught us about the parameters it takes. Grows during a run, shared by all its requests. */
export interface Learned {
  readonly tokenParam: 'max_tokens' | 'max_completion_tokens';
  readonly dropped: ReadonlySet<string>;
}

/**
 * What is assumed before the first request. `auto` begins with `max_tokens`: an endpoint that knows only the other name
 * says so with status 400, whereas many that know only this one silently ignore `max_completion_tokens`.
 */
export function assumeParameters(param: MaxTokensParam): Learned {
  return { tokenParam: param === 'auto' ? 'max_tokens' : param, dropped: new Set() };
}

/** The body of a chat completion: only parameters that are set and that the endpoint has not rejected. */
export function renderBody(
  { request, model }: { request: ChatRequest; model: string },
  learned: Learned,
): Record<string, unknown> {
  const optional = { [learned.tokenParam]: request.maxTokens, ...droppable(request) };
  const sent = Object.entries(optional).filter(
    ([name, value]) => value !== undefined && !learned.dropped.has(name),
  );
  return {
    ...request.extraBody,
    model,
    messages: renderMessages(request.messages),
    ...Object.fromEntries(sent),
  };
}

/** Parameters that a model may not have; without them it still answers the same question. */
function droppable(request: ChatRequest): Readonly<Record<(typeof DROPPABLE)[number], unknown>> {
  return {
    temperature: request.temperature,
    top_p: request.topP,
    reasoning_effort: request.reasoningEffort,
    response_format: responseFormat(request),
  };
}

const DROPPABLE = ['temperature', 'top_p', 'reasoning_effort', 'response_format'] as const;

/** The structured output of OpenAI's chat API, unless the user's own fields set one. */
function responseFormat({ responseSchema, extraBody }: ChatRequest): unknown {
  if (responseSchema === undefined || (extraBody && 'response_format' in extraBody)) return undefined;
  return { type: 'json_schema', json_schema: { ...responseSchema, strict: true } };
}

/** How endpoints speak of structured output when they refuse it or the schema: OpenAI, Groq, DeepSeek, vLLM, llama.cpp. */
const ABOUT_FORMAT =
  /response[_ ]format|json[_ ]?schema|structured[_ ]outputs?|guided[_ ](json|decoding)|\bgrammar\b/i;

/** The ways endpoints say that a parameter, and not its value, is the trouble; "unsupported_value" is OpenAI's for temperature. */
const NOT_SUPPORTED =
  /unsupported_(parameter|value)|unknown_parameter|extra_forbidden|(not|n't|un) ?support|unrecogni[sz]ed|unknown (parameter|field|argument)|unexpected keyword|not permitted|not allowed|deprecated/i;

/**
 * What to change after the endpoint rejected `body`: the token limit is renamed (with `auto`, once), a sampling
 * parameter or the format of the reply is left out. Undefined when the error names no such parameter or blames its value, e.g. a temperature out of range.
 */
export function learnFrom(
  error: EndpointError,
  {
    body,
    param,
    learned,
  }: { body: Readonly<Record<string, unknown>>; param: MaxTokensParam; learned: Learned },
): Learned | undefined {
  const leaveOut = (name: string): Learned => ({ ...learned, dropped: new Set([...learned.dropped, name]) });
  // A format is asked for as well as in words: whatever the trouble with it is, the request does without.
  if ('response_format' in body && ABOUT_FORMAT.test(`${error.param ?? ''} ${error.message}`))
    return learned.dropped.has('response_format') ? undefined : leaveOut('response_format');
  if (!NOT_SUPPORTED.test([...error.codes, error.message].join(' '))) return undefined;
  const names = (name: string): boolean =>
    name in body && (error.param ? error.param === name : new RegExp(`\\b${name}\\b`).test(error.message));
  if (param === 'auto' && names('max_tokens')) return { ...learned, tokenParam: 'max_completion_tokens' };
  const rejected = DROPPABLE.find(names);
  return rejected ? leaveOut(rejected) : undefined;
}

/** The adjustments a request was sent with, for the record, e.g. "temperature left out". */
export function describeAdjustments(
  request: ChatRequest,
  { learned, param }: { learned: Learned; param: MaxTokensParam },
): string[] {
  const renamed =
    request.maxTokens !== undefined && learned.tokenParam !== assumeParameters(param).tokenParam;
  if (!renamed && learned.dropped.size === 0) return [];
  const set = droppable(request);
  const dropped = DROPPABLE.filter((name) => learned.dropped.has(name) && set[name] !== undefined);
  return [
    ...(renamed ? [`max_tokens sent as ${learned.tokenParam}`] : []),
    ...dropped.map((name) => `${name} left out`),
  ];
}
