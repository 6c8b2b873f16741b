/** Shorter values are no secrets, and masking them would blank the log. */
const MIN_SECRET_UNITS = 6;

/**
 * Every form in which a secret could reach an output: as it is, base64 with and without padding and in its URL form,
 * percent-encoded, JSON-escaped, hexadecimal, and each line of a secret of several lines. Masking is by exact match,
 * so each needs its own mask.
 */
export function secretForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const base64 = bytes.toString('base64');
  const forms = [
    secret,
    secret.trim(),
    ...secret.split(/\r?\n/).map((part) => part.trim()),
    base64,
    base64.replace(/=+$/, ''),
    bytes.toString('base64url'),
    encodeURIComponent(bytes.toString('utf8')),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('hex'),
  ];
  return [...new Set(forms)].filter((form) => form.length >= MIN_SECRET_UNITS);
}
