import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseLeaderboard } from '../../src/leaderboard/parse.ts';
import { findCard, parseModelTable, presetOf } from '../../src/models/index.ts';

const FILE = 'fixtures/models/qft-bench.yaml';
const text = readFileSync(FILE, 'utf8');
const table = await parseModelTable(text, FILE);

describe('the models of Table 3', () => {
  it('are 39: 22 proprietary and 17 open ones', () => {
    expect(table.models).toHaveLength(39);
    expect(table.models.filter(({ access }) => access === 'proprietary')).toHaveLength(22);
  });

  it('belong to nine families', () => {
    const sizes: Record<string, number> = {};
    for (const { family } of table.models) sizes[family] = (sizes[family] ?? 0) + 1;
    expect(sizes).toEqual({
      Claude: 6,
      GPT: 9,
      Gemini: 5,
      Muse: 2,
      Kimi: 2,
      DeepSeek: 3,
      Llama: 4,
      GLM: 2,
      Qwen: 6,
    });
  });

  // The list of the paper (Q98), under the names of its Table 3.
  it('include the 15 whose responses were checked by people', () => {
    expect(table.models.flatMap(({ humanCheck, apiName }) => (humanCheck ? apiName : []))).toEqual([
      ...['claude-opus-5-5', 'claude-sonnet-5-5', 'gpt-6-sol', 'gpt-5.6-sol', 'gemini-3.8-flash'],
      ...['gemini-3.6-flash', 'meta/muse-spark-1.3', 'meta/muse-spark-1.1', 'moonshotai/kimi-k3'],
      ...['deepseek/deepseek-v4.1-flash', 'meta-llama/llama-4-maverick'],
      ...['meta-llama/llama-3.1-70b-instruct', 'z-ai/glm-5.3', 'qwen/qwen3.8-2.4t-a95b', 'qwen/qwen3-8b'],
    ]);
  });

  it('are asked through their own endpoints, the others through OpenRouter', () => {
    expect(presetOf(table, 'gpt-6-sol').provider.baseUrl).toBe('https://api.openai.com/v1');
    expect(presetOf(table, 'Qwen3-8B').provider.baseUrl).toBe('https://openrouter.ai/api/v1');
    expect(presetOf(table, 'qwen/qwen3-8b').thinking).toEqual({ reasoning: { enabled: true } });
    expect(presetOf(table, 'gpt-4o').thinking).toEqual({});
    expect(() => presetOf(table, 'gpt-4p')).toThrow('did you mean "gpt-4o"?');
    expect(findCard(table, 'nobody')).toBeUndefined();
  });
});

describe('a table that is wrong', () => {
  it.each([
    [
      'a month that does not exist',
      ["released: '2026-09'", "released: '2026-13'"],
      'year and month, e.g. 2026-09',
    ],
    ['a provider that is not there', ['provider: openai', 'provider: opena'], 'did you mean "openai"?'],
    [
      'a model twice',
      ['apiName: claude-opus-5-5', 'apiName: claude-opus-5'],
      'claude-opus-5 is listed twice',
    ],
    ['an access of its own', ['access: open,', 'access: leaked,'], 'access'],
    ['no YAML', ['providers:', 'providers: ['], FILE],
  ] as const)('is refused for %s', async (_, [from, to], message) => {
    await expect(parseModelTable(text.replace(from, to), FILE)).rejects.toThrow(message);
  });
});

describe('the models of the results of PHYSICS-Verified', () => {
  const file = 'fixtures/models/physics-verified.yaml';
  const results = parseLeaderboard(readFileSync('fixtures/models/physics-verified.csv', 'utf8'), 'results');

  it('are those of the leaderboard, with its modality and thinking', async () => {
    const { models } = await parseModelTable(readFileSync(file, 'utf8'), file);
    expect(
      models.map(({ name, vision, thinks }) => ({
        model: name,
        modality: vision ? 'vision-language' : 'text-only',
        thinking: thinks !== 'never',
      })),
    ).toEqual(results.map(({ model, modality, thinking }) => ({ model, modality, thinking })));
  });

  it.each([
    ['gpt-6-astra', 65_536, { reasoning_effort: 'high' }],
    ['DeepSeek-R1', 65_536, {}],
    ['QwQ-32B-Preview', 28_672, {}],
    ['phi-4', 8192, {}],
    ['gemma-2-27b-it', 6144, {}],
    ['Qwen2.5-Math-7B', 3072, {}],
  ])('%s may answer with %p tokens (P54) and is asked with %j (P55)', async (name, tokens, thinking) => {
    const preset = presetOf(await parseModelTable(readFileSync(file, 'utf8'), file), name);
    expect(preset.outputTokens).toBe(tokens);
    expect(preset.thinking).toEqual(thinking);
  });

  it('have no limit of their own in a table that sets none', () => {
    expect(presetOf(table, 'gpt-4o')).not.toHaveProperty('outputTokens');
  });

  it.each([
    ['a window too small for any answer', 'contextWindow: 4096', 'contextWindow: 12'],
    ['a limit of nothing', 'others: 8192', 'others: 0'],
    ['a limit in words', 'thinking: 65536', 'thinking: many'],
  ])('are refused with %s', async (_, from, to) => {
    await expect(parseModelTable(readFileSync(file, 'utf8').replace(from, to), file)).rejects.toThrow(file);
  });
});
