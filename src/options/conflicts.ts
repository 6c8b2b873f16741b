import type { UserMistake } from '../domain/errors.ts';
import { isPlainHttp } from '../domain/loopback.ts';
import type { Command, OptionSource } from './row.ts';
import type { OptionKey, OptionName, Options } from './table.ts';

/** A resolved set of options and who set each; `default` where nobody did. */
export interface Choice {
  readonly command: Command;
  readonly options: Options;
  readonly sources: Readonly<Record<OptionKey, OptionSource | 'default'>>;
  /** Whether a person wrote this option down for this run: the environment does not count. */
  readonly written: (name: OptionName) => boolean;
}

/** Every contradiction between options that are fine one by one. */
export function findConflicts(choice: Choice): readonly UserMistake[] {
  const asking =
    choice.command === 'run'
      ? [...needsModel(choice), ...needsJudge(choice), ...needsFirstJudge(choice), ...needsPrices(choice)]
      : [];
  if (choice.command === 'predict') asking.push(...needsModel(choice));
  return [
    ...asking,
    ...sampleOfIds(choice),
    ...oneOfTwo(choice),
    ...needsHttps(choice),
    ...needsRule(choice),
  ];
}

/** What is allowed and may be taken for something else. */
export function findSurprises(choice: Choice): readonly string[] {
  return choice.command === 'report' && !hasRule(choice)
    ? ['rendered with the thresholds of this call (none), not with those of the run']
    : [];
}

/** A decision with nothing to decide by would always be "passed". */
function needsRule(choice: Choice): readonly UserMistake[] {
  if (choice.command !== 'gate' || hasRule(choice)) return [];
  const hint = 'set min-accuracy, min-faithfulness or max-error-rate, or name a baseline';
  return [conflict('there is nothing to decide by', hint)];
}

/** The limits of a drop decide nothing without a baseline; the limit of failures has a default and must be written. */
function hasRule({ options, written }: Choice): boolean {
  const { baseline, minAccuracy, minFaithfulness, minAnswerAccuracy, minPartialCredit } = options;
  const rules = [baseline, minAccuracy, minFaithfulness, minAnswerAccuracy, minPartialCredit];
  return rules.some((set) => set !== null) || written('max-error-rate');
}

function conflict(message: string, hint?: string): UserMistake {
  return { code: 'conflicting-options', message, ...(hint && { hint }) };
}

function needsModel({ options, written }: Choice): readonly UserMistake[] {
  if (options.models !== null) return excludedByModels(written);
  if (options.replay !== null) {
    return written('base-url')
      ? [
          conflict(
            'replay and base-url exclude each other',
            'recordings are scored offline: leave base-url out',
          ),
        ]
      : [];
  }
  return options.model === null
    ? [{ code: 'bad-option', message: 'model is not set', hint: 'name the model to score' }]
    : [];
}

const JUDGE_OPTIONS = [
  'judge-base-url',
  'judge-api-key',
  'judge-repeats',
  'judge-controls',
  'judge-max-tokens',
  'judge-reasoning-effort',
  'judge-extra-body',
  'second-judge-model',
  'judge-price-input',
  'judge-price-output',
  'min-faithfulness',
  'max-regression-faithfulness',
] as const satisfies readonly OptionName[];

/** A second judge judges again what the first one did, answer by answer, and asks an endpoint. */
function needsFirstJudge({ options, written }: Choice): readonly UserMistake[] {
  if (options.secondJudgeModel === null)
    return (['second-judge-base-url', 'second-judge-api-key'] as const)
      .filter(written)
      .map((name) => conflict(`${name} needs second-judge-model`, 'name the model, or leave it out'));
  if (options.replay !== null)
    return [conflict('replay and second-judge-model exclude each other', 'use judge crosscheck afterwards')];
  return options.protocol === 'physics-verified'
    ? []
    : [conflict('second-judge-model needs protocol physics-verified', 'other protocols have one judge')];
}

function needsJudge({ options, written }: Choice): readonly UserMistake[] {
  const withoutJudge =
    options.judgeModel === null
      ? JUDGE_OPTIONS.filter(written).map((name) =>
          conflict(`${name} needs judge-model`, 'name the model that judges, or leave it out'),
        )
      : [];
  const measured = ['min-faithfulness', 'max-regression-faithfulness'] as const;
  const unmeasured = options.faithfulness
    ? []
    : measured.filter(written).map((name) => conflict(`${name} needs faithfulness, which is off`));
  return [...withoutJudge, ...unmeasured];
}

/** What belongs to one model, while models takes it from the table of models. */
function excludedByModels(written: Choice['written']): readonly UserMistake[] {
  return (['model', 'base-url', 'api-key', 'replay', 'baseline', 'vision'] as const)
    .filter(written)
    .map((name) =>
      conflict(
        `models and ${name} exclude each other`,
        'endpoint, key and vision of each model come from model-table',
      ),
    );
}

function needsPrices({ options }: Choice): readonly UserMistake[] {
  const model = [options.priceInputUsd, options.priceOutputUsd];
  const judge = [options.judgePriceInputUsd, options.judgePriceOutputUsd];
  const half = (pair: readonly (number | null)[]) =>
    pair.includes(null) && pair.some((price) => price !== null);
  const found: UserMistake[] = [];
  if (half(model)) found.push(conflict('price-input and price-output go together'));
  if (half(judge)) found.push(conflict('judge-price-input and judge-price-output go together'));
  if (options.maxCostUsd === null) return found;
  if (model.every((price) => price === null))
    found.push(conflict('max-cost needs price-input and price-output', 'in USD per million tokens'));
  if (options.judgeModel !== null && judge.every((price) => price === null)) {
    const hint = 'the judge costs as well; a judge without a price has the price 0';
    found.push(conflict('max-cost with a judge needs judge-price-input and judge-price-output', hint));
  }
  return found;
}

function sampleOfIds({ options }: Choice): readonly UserMistake[] {
  const { ids, sample } = options;
  if (ids === null || sample === null || sample <= ids.length) return [];
  return [conflict(`sample is ${sample}, but ids names only ${ids.length}`)];
}

/** Options of the command line that say the same thing in two ways, of which one would be left unread in silence. */
function oneOfTwo({ sources }: Choice): readonly UserMistake[] {
  const found: UserMistake[] = [];
  if (sources.apiKeyEnv === 'flag' && sources.apiKey === 'flag')
    found.push(conflict('api-key and api-key-env exclude each other', 'keep one of them'));
  if (sources.data === 'flag' && sources.problems === 'flag')
    found.push(conflict('data and problems exclude each other', 'keep one of them'));
  if (sources.secondJudge === 'flag' && sources.judgeModel === 'flag')
    found.push(
      conflict(
        'judge-model and second-judge exclude each other',
        'second-judge has the verdicts of a judge that was asked before; leave it out to ask judge-model',
      ),
    );
  return found;
}

function needsHttps({ options }: Choice): readonly UserMistake[] {
  if (options.allowHttp) return [];
  const urls = {
    'base-url': options.baseUrl,
    'judge-base-url': options.judgeBaseUrl,
    'second-judge-base-url': options.secondJudgeBaseUrl,
  };
  return Object.entries(urls)
    .filter(([, url]) => url !== null && isPlainHttp(new URL(url)))
    .map(([name]) => ({
      code: 'unsafe-origin',
      message: `${name} is http, and a key would travel unencrypted`,
      hint: 'use https, or set allow-http',
    }));
}
