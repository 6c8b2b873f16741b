import { UserError, type UserMistake } from '../domain/errors.ts';
import { type ModelCard, ModelTable, type ProviderPreset } from '../domain/model-card.ts';
import { didYouMean } from '../text/suggest.ts';
import { parseYaml } from '../text/yaml.ts';

/** Reads a table of models. Throws UserError `bad-models` with every mistake and its place. */
export async function parseModelTable(text: string, file: string): Promise<ModelTable> {
  const read = await parseYaml(text);
  if (!read.ok) {
    const { message, line, column } = read.mistake;
    throw new UserError({ code: 'bad-models', message, place: { file, line, column } });
  }
  const parsed = ModelTable.safeParse(read.value);
  if (!parsed.success) {
    throw new UserError(
      parsed.error.issues.map(({ path, message }): UserMistake => {
        const name = path.length === 0 ? 'the table' : path.join('.');
        const place = { file, ...read.locate(path) };
        return { code: 'bad-models', message: `${name}: ${message}`, hint: HINT, place };
      }),
    );
  }
  const mistakes = parsed.data.models.flatMap((card, index): UserMistake[] => {
    const place = (key: string) => ({ file, ...read.locate(['models', index, key]) });
    const isTwice = parsed.data.models.findIndex(({ apiName }) => apiName === card.apiName) < index;
    const known = Object.keys(parsed.data.providers);
    return [
      ...(isTwice
        ? [
            {
              code: 'bad-models' as const,
              message: `${card.apiName} is listed twice`,
              place: place('apiName'),
            },
          ]
        : []),
      ...(known.includes(card.provider)
        ? []
        : [
            {
              code: 'bad-models' as const,
              message: `there is no provider ${JSON.stringify(card.provider)}`,
              hint: didYouMean(card.provider, known) ?? `providers: ${known.join(', ')}`,
              place: place('provider'),
            },
          ]),
    ];
  });
  if (mistakes.length > 0) throw new UserError(mistakes);
  return parsed.data;
}

const HINT = 'fixtures/models/qft-bench.yaml and physics-verified.yaml show the form';

/** The card of a model by the name it is asked under, or by the name people use. */
export function findCard({ models }: ModelTable, name: string): ModelCard | undefined {
  return (
    models.find(({ apiName }) => apiName === name) ??
    models.find((card) => card.name.toLowerCase() === name.toLowerCase())
  );
}

/** What the options of a run become for a model of the table. */
export interface ModelPreset {
  readonly card: ModelCard;
  readonly provider: ProviderPreset;
  /** fields of the request body that switch thinking on; empty where nothing has to be asked */
  readonly thinking: Readonly<Record<string, unknown>>;
  /** most tokens of an answer; absent where the table sets none */
  readonly outputTokens?: number;
}

/** How a model of the table is asked. Throws UserError `bad-option` for a name that is not in it. */
export function presetOf(table: ModelTable, name: string): ModelPreset {
  const card = findCard(table, name);
  const provider = card && table.providers[card.provider];
  if (card === undefined || provider === undefined) {
    const known = table.models.map(({ apiName }) => apiName);
    throw new UserError({
      code: 'bad-option',
      message: `there is no model ${JSON.stringify(name)} in the table of models`,
      hint: didYouMean(name, known) ?? `models: ${known.join(', ')}`,
    });
  }
  const outputTokens = outputTokensOf(card, table);
  return {
    card,
    provider,
    thinking: card.thinks === 'on-request' ? provider.thinking : {},
    ...(outputTokens === undefined ? {} : { outputTokens }),
  };
}

/** Of a small context window a quarter is left to the question, and never more than this; questions have about 1,000 tokens. */
const MOST_FOR_QUESTION = 4096;

/** The limit of the table for models that think or do not, less where the context window is smaller (P54). */
function outputTokensOf(
  { thinks, contextWindow }: ModelCard,
  { outputTokens }: ModelTable,
): number | undefined {
  if (outputTokens === undefined) return undefined;
  const limit = thinks === 'never' ? outputTokens.others : outputTokens.thinking;
  if (contextWindow === undefined) return limit;
  return Math.min(limit, contextWindow - Math.min(MOST_FOR_QUESTION, Math.floor(contextWindow / 4)));
}
