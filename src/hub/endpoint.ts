import { UserError } from '../domain/errors.ts';
import { isPlainHttp } from '../domain/loopback.ts';
import { isLinkLocal } from '../providers/base-url.ts';

/** Where the Hub is and with which token it is asked. */
export interface HubEndpoint {
  /** without a slash at its end */
  readonly baseUrl: string;
  readonly origin: string;
  readonly token: string | undefined;
}

/** The Hub unless `HF_ENDPOINT` says otherwise, as for the Hub's own tools. */
export const DEFAULT_ENDPOINT = 'https://huggingface.co';

/**
 * Reads `HF_ENDPOINT` and `HF_TOKEN`. Throws UserError `unsafe-origin` for an address that must not be asked: no https
 * outside this machine, a user or password, a link-local address; `bad-hub` for one that is none, and for a token that no
 * header can carry.
 */
export function readHubEndpoint(env: Readonly<Record<string, string | undefined>>): HubEndpoint {
  const written = env['HF_ENDPOINT']?.trim() || DEFAULT_ENDPOINT;
  const token = env['HF_TOKEN']?.trim() || undefined;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw mistake(
      'bad-hub',
      'HF_ENDPOINT is no http or https address without ? and #',
      `such as ${DEFAULT_ENDPOINT}`,
    );
  if (url.username || url.password)
    throw mistake('unsafe-origin', `HF_ENDPOINT contains a user or password for ${url.host}`, 'use HF_TOKEN');
  if (isLinkLocal(url.hostname))
    throw mistake(
      'unsafe-origin',
      `HF_ENDPOINT is the link-local address ${url.host}`,
      'a Hub is never there',
    );
  if (isPlainHttp(url))
    throw mistake(
      'unsafe-origin',
      `HF_ENDPOINT is http: ${url.host}`,
      'use https, so that the data are the ones asked for',
    );
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw mistake(
      'bad-hub',
      'HF_TOKEN contains a character that no token has',
      'store it again without what surrounds it',
    );
  return { baseUrl: url.href.replace(/\/+$/, ''), origin: url.origin, token };
}

function mistake(code: 'bad-hub' | 'unsafe-origin', message: string, hint: string): UserError {
  return new UserError({ code, message, hint });
}
