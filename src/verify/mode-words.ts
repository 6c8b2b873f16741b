/** Words that say which mode, state or level a value belongs to. English usage, no source. */
const MODE =
  /^(?:(?:the|in|out|of|phase|mode|state|level|symmetric|antisymmetric|breathing|relative|acoustic|optical|bonding|antibonding|singlet|triplet|lower|upper|even|odd|transverse|longitudinal|slow|fast|nondegenerate|singly|doubly|triply|degenerate)(?:\s+|-|$))+$/i;
/** How often a value counts that stands for several levels. */
const TIMES: Readonly<Record<string, number>> = { twofold: 2, twice: 2, double: 2, threefold: 3, triple: 3 };

const BEHIND =
  /(?:\s|~|\\[ ,;:!]|\\q?quad(?![A-Za-z]))*\(\s*(?:\\text[a-z]*\s*\{\s*)?([A-Za-z -]+?)\s*\}?\s*\)/g;
const HEADED = /(?:^|[.;,]\s*)([A-Za-z][A-Za-z -]*?)\s*:\s*\$([^$]+)\$/g;

/**
 * Values without the words that say which mode they belong to: `\omega_1 = a\ (\text{symmetric}), …` and `Symmetric: $a$. Antisymmetric: $b$`;
 * `0\ (\text{twofold})` counts twice. Undefined where a text has no such words, or any others.
 */
export function withoutModeWords(text: string): string | undefined {
  return withoutHeadings(text) ?? withoutBrackets(text);
}

function withoutHeadings(text: string): string | undefined {
  if (!text.includes(':')) return undefined;
  const found = [...text.matchAll(HEADED)];
  if (found.length < 2 || !/^[\s.,;]*$/.test(text.replace(HEADED, ''))) return undefined;
  return found.every(([, words = '']) => MODE.test(words))
    ? found.map(([, , value = '']) => value.trim()).join(', ')
    : undefined;
}

function withoutBrackets(text: string): string | undefined {
  if (!text.includes('(')) return undefined;
  let rest = '';
  let from = 0;
  for (const found of text.matchAll(BEHIND)) {
    const words = (found[1] ?? '').trim().toLowerCase();
    if (words.length < 2) continue;
    const times = Object.hasOwn(TIMES, words) ? TIMES[words] : undefined;
    if (times === undefined && !MODE.test(words)) return undefined;
    const item = text.slice(from, found.index);
    const value = /(?:^|[=,])([^=,]*)$/.exec(item)?.[1] ?? '';
    rest += item + `, ${value}`.repeat((times ?? 1) - 1);
    from = found.index + found[0].length;
  }
  return from === 0 ? undefined : rest + text.slice(from);
}
