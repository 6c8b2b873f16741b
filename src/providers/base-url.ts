import { BlockList, isIP } from 'node:net';
import { UserError, type UserErrorCode } from '../domain/errors.ts';
import { bareHost, isPlainHttp } from '../domain/loopback.ts';

/**
 * Reads the base URL of an endpoint and refuses what would hand a key to somebody else: no https outside this machine
 * (unless `allowHttp`), a user or password in the URL, link-local addresses such as a cloud's metadata service. Throws
 * UserError `bad-option` or `unsafe-origin`.
 */
export function parseBaseUrl({ baseUrl, allowHttp }: { baseUrl: string; allowHttp: boolean }): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw mistake(
      'bad-option',
      'the base URL is no http or https URL',
      'for example https://api.openai.com/v1',
    );
  }
  if (url.username || url.password) {
    throw mistake(
      'unsafe-origin',
      `the base URL of ${url.host} contains a user or password`,
      'use the API key input',
    );
  }
  if (url.search || url.hash) {
    throw mistake(
      'bad-option',
      `the base URL of ${url.host} contains ? or #`,
      'give the part before /chat/completions',
    );
  }
  if (isLinkLocal(url.hostname)) {
    throw mistake('unsafe-origin', `${url.host} is a link-local address`, 'model endpoints are never there');
  }
  if (!allowHttp && isPlainHttp(url)) {
    throw mistake(
      'unsafe-origin',
      `${url.origin} would receive the key unencrypted`,
      'use https, or allow http explicitly',
    );
  }
  return url;
}

const LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4'); // RFC 3927; 169.254.169.254 is the metadata service of most clouds
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6'); // RFC 4291
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6'); // the metadata service of AWS over IPv6

/** Whether a host is an address that only the local link routes, IPv4 in IPv6 included. */
export function isLinkLocal(hostname: string): boolean {
  const host = bareHost(hostname);
  const version = isIP(host);
  return version !== 0 && LINK_LOCAL.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

function mistake(code: UserErrorCode, message: string, hint: string): UserError {
  return new UserError({ code, message, hint });
}
