import { secretForms } from '../domain/secret-forms.ts';

/** What stands in place of a secret. */
export const REDACTED = '[redacted]';

/** Makes a function that replaces every form of the secrets in a text, see {@link secretForms}, by {@link REDACTED}. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(secrets.flatMap(secretForms));
  if (forms.size === 0) return (text) => text;
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(escapeRegExp).join('|'), 'g');
  return (text) => text.replace(pattern, REDACTED);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
