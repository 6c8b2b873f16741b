import { UserError } from '../domain/errors.ts';
import { isLoopback } from '../domain/loopback.ts';
import type { ModelPreset } from '../models/index.ts';
import type { Options } from '../options/table.ts';
import { joinPath } from '../wiring/bundle.ts';

/**
 * The options of one of several models: its endpoint, its key from the variable its provider names, its token limit and
 * thinking switch, and a folder of its own. The judge stays where it is without `--models`. Throws UserError `missing-key`.
 */
export function optionsForModel(
  options: Options,
  { card, provider, thinking, outputTokens }: ModelPreset,
  env: Readonly<Record<string, string | undefined>>,
): Options {
  const key = env[provider.keyVariable] || null;
  if (key === null && !isLoopback(new URL(provider.baseUrl).hostname))
    throw new UserError({
      code: 'missing-key',
      message: `${card.name} is asked at ${new URL(provider.baseUrl).host}, which needs a key`,
      hint: `set the environment variable ${provider.keyVariable}`,
    });
  return {
    ...options,
    model: card.apiName,
    models: null,
    baseUrl: provider.baseUrl,
    apiKey: key,
    maxTokensParam: options.maxTokensParam === 'auto' ? provider.maxTokensParam : options.maxTokensParam,
    maxTokens: Math.min(options.maxTokens, outputTokens ?? options.maxTokens),
    vision: card.vision,
    extraBody: { ...thinking, ...options.extraBody },
    judgeBaseUrl: options.judgeBaseUrl ?? options.baseUrl,
    judgeApiKey: options.judgeApiKey ?? options.apiKey,
    out: joinPath(options.out, card.apiName.replace(/[^A-Za-z0-9._-]+/g, '-')),
  };
}
