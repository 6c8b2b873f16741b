import { UserError, type UserMistake } from '../domain/errors.ts';
import { isLoopback } from '../domain/loopback.ts';
import type { Options } from '../options/table.ts';

/** Which key goes to which endpoint. A key that was given for one origin is never sent to another. */
export interface Keys {
  readonly model: string | undefined;
  readonly judge: string | undefined;
  readonly secondJudge: string | undefined;
}

/** True when the model or the judge needs a key that nobody gave. Endpoints on loopback and replays need none. */
export function lacksKey(options: Options): boolean {
  return (
    options.replay === null &&
    (modelLacksKey(options) || judgeLacksKey(options) || secondJudgeLacksKey(options))
  );
}

function modelLacksKey({ apiKey, baseUrl }: Options): boolean {
  return apiKey === null && !onLoopback(baseUrl);
}

function judgeLacksKey(options: Options): boolean {
  return options.judgeModel !== null && judgeKey(options) === null && !onLoopback(judgeUrl(options));
}

/** Binds keys to origins. Throws UserError `missing-key` or `unsafe-origin`, all mistakes together. */
export function bindKeys(options: Options, env: Readonly<Record<string, string | undefined>>): Keys {
  if (options.replay !== null) return { model: undefined, judge: undefined, secondJudge: undefined };
  const mistakes: UserMistake[] = [];
  if (modelLacksKey(options)) mistakes.push(missingKey('api-key', 'OPENAI_API_KEY', options.baseUrl));
  const judge = judgeKey(options);
  if (judgeLacksKey(options)) {
    mistakes.push(missingKey('judge-api-key', 'THEORY_GATE_JUDGE_API_KEY', judgeUrl(options)));
  }
  const second = secondJudgeKey(options);
  if (secondJudgeLacksKey(options)) {
    const variable = 'THEORY_GATE_SECOND_JUDGE_API_KEY';
    mistakes.push(missingKey('second-judge-api-key', variable, secondJudgeUrl(options)));
  }
  if (
    env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0' &&
    [options.apiKey, judge, second].some((key) => key !== null)
  ) {
    mistakes.push({
      code: 'unsafe-origin',
      message: 'NODE_TLS_REJECT_UNAUTHORIZED is 0, so nobody checks who would receive the key',
      hint: 'unset it; name a private certificate authority in NODE_EXTRA_CA_CERTS',
    });
  }
  if (mistakes.length > 0) throw new UserError(mistakes);
  return {
    model: options.apiKey ?? undefined,
    judge: judge ?? undefined,
    secondJudge: second ?? undefined,
  };
}

/** Where the judge is asked: its own base URL, or the model's. */
export function judgeUrl(options: Options): string {
  return options.judgeBaseUrl ?? options.baseUrl;
}

function judgeKey(options: Options): string | null {
  const shared = new URL(judgeUrl(options)).origin === new URL(options.baseUrl).origin;
  return options.judgeApiKey ?? (shared ? options.apiKey : null);
}

/** Where the second judge is asked: its own base URL, or the judge's. */
export function secondJudgeUrl(options: Options): string {
  return options.secondJudgeBaseUrl ?? judgeUrl(options);
}

function secondJudgeLacksKey(options: Options): boolean {
  return (
    options.secondJudgeModel !== null &&
    secondJudgeKey(options) === null &&
    !onLoopback(secondJudgeUrl(options))
  );
}

/** Its own key, or the key of the judge or the model where it is asked at the same origin. */
function secondJudgeKey(options: Options): string | null {
  if (options.secondJudgeApiKey !== null) return options.secondJudgeApiKey;
  const { origin } = new URL(secondJudgeUrl(options));
  if (origin === new URL(judgeUrl(options)).origin) return judgeKey(options);
  return origin === new URL(options.baseUrl).origin ? options.apiKey : null;
}

function onLoopback(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}

function missingKey(option: string, variable: string, url: string): UserMistake {
  return {
    code: 'missing-key',
    message: `${option} is not set, and ${new URL(url).host} needs one`,
    hint: `set the environment variable ${variable} or the input or flag ${option}`,
  };
}
