import type { Parsed } from '../math/parse.ts';
import { parseAnswer } from './read.ts';

/** `1,22` with or without a sign, a delimiter, and what stands behind the number. */
const COMMA = /^([\s$+\-{]*[0-9]+),([0-9]+(?![0-9]*,[0-9])[\s\S]*)$/;
/** `1,2` or `1,22,333` and nothing else. */
const COMMAS = /^[\s$+\-{]*[0-9]+(?:,[0-9]+)+[\s$}]*$/;

/** More than one comma outside brackets: no decimal mark. */
const SEVERAL = /^[^(){}[\]]*,[^(){}[\]]*,[^(){}[\]]*$/;

/**
 * A text whose comma may be a decimal mark or may part a list, written as the other text says: a list beside a list, a
 * decimal beside a number with a decimal point. Any other text comes back as it is.
 */
export function withReadableMarks(text: string, other: string): string {
  if (!/[0-9],[0-9]/.test(text) || parseAnswer(text).ok) return text;
  if ((COMMAS.test(text) && isBareList(parseAnswer(other))) || SEVERAL.test(text))
    return text.replace(/(?<=[0-9]),(?=[0-9])/g, ', ');
  const found = COMMA.exec(text);
  return found !== null && /^[\s$+\-{]*[0-9]*\.[0-9]/.test(other) ? `${found[1]}.${found[2]}` : text;
}

function isBareList(parsed: Parsed): boolean {
  return parsed.ok && parsed.node.kind === 'list' && parsed.node.items.length > 1;
}
