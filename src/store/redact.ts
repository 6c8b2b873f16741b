/** What stands in place of a secret. */
export const REDACTED = '[redacted]';

/**
 * Shorter values are placeholders of local servers ("EMPTY", "none", "ollama"); taking them out of every text would
 * damage answers and protect nothing.
 */
const SHORTEST_SECRET = 8;

/**
 * Makes a function that replaces secrets in a text by {@link REDACTED}: as they are, JSON-escaped, URL-encoded, in hex,
 * and in base64 and base64url wherever they stand inside what was encoded (as in `Basic` credentials). Secrets shorter
 * than 8 characters are left alone.
 */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(secrets.filter((secret) => secret.length >= SHORTEST_SECRET).flatMap(formsOf));
  if (forms.size === 0) return (text) => text;
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(escapeRegExp).join('|'), 'g');
  return (text) => text.replace(pattern, REDACTED);
}

function formsOf(secret: string): string[] {
  const hex = Buffer.from(secret).toString('hex');
  const url = encodeURIComponent(secret);
  const lowerUrl = url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    url,
    lowerUrl,
    hex,
    hex.toUpperCase(),
    ...base64Forms(secret),
  ];
}

/**
 * Base64 turns 3 bytes into 4 characters, so a secret looks different after 0, 1 or 2 bytes of something else. The first
 * and last characters also carry bits of the neighbours; the characters between are the secret's alone.
 */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
    const start = Math.ceil((before * 8) / 6);
    const end = Math.floor((bytes.length * 8) / 6);
    return [bytes.toString('base64').slice(start, end), bytes.toString('base64url').slice(start, end)];
  });
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
