/**
 * Shorter values are placeholders of local servers ("EMPTY", "none", "ollama"); taking them out of every text would
 * damage answers, blank the log and protect nothing.
 */
const SHORTEST_SECRET = 8;

/**
 * Every text in which a secret could reach an output, for masks and redaction, which both look for exact text: the
 * secret, without surrounding spaces, and each line of several; each of these as it is, JSON-escaped, URL-encoded, in
 * hex, and in base64 and base64url, also from inside something longer that was encoded, such as `Basic` credentials.
 * Nothing shorter than 8 characters, spaces around it not counted, is a secret.
 */
export function secretForms(secret: string): readonly string[] {
  const written = [secret, ...[secret, ...secret.split('\n')].map((part) => part.trim())];
  return [...new Set(written.filter(isLong).flatMap(encodings))];
}

function isLong(text: string): boolean {
  return text.trim().length >= SHORTEST_SECRET;
}

function encodings(text: string): readonly string[] {
  const bytes = new TextEncoder().encode(text);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const url = encodeURIComponent(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  const lowerUrl = url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
  const json = JSON.stringify(text).slice(1, -1);
  return [text, json, url, lowerUrl, hex, hex.toUpperCase(), ...base64Forms(bytes)];
}

function base64Forms(bytes: Uint8Array): readonly string[] {
  const alone = base64(bytes);
  const forms = [alone, alone.replace(/=+$/, ''), ...[0, 1, 2].map((before) => base64Inside(bytes, before))];
  return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}

/**
 * Base64 turns 3 bytes into 4 characters, so a secret looks different after 0, 1 or 2 bytes of something else. The first
 * and last characters also carry bits of the neighbours; the characters between are the secret's alone.
 */
function base64Inside(bytes: Uint8Array, before: number): string {
  const start = Math.ceil((before * 8) / 6);
  const end = Math.floor(((before + bytes.length) * 8) / 6);
  return base64(Uint8Array.from([...Array<number>(before).fill(0), ...bytes])).slice(start, end);
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
