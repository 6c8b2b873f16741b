/** Invisible or direction-changing characters that Unicode does not class as control or format characters. */
const BLANKS =
  '\\u034F\\u115F\\u1160\\u180B-\\u180F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0100}-\\u{E01EF}';
const HIDDEN = new RegExp(`[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}${BLANKS}]`, 'gu');
const LONE_SURROGATE = /\p{Cs}/gu;
const MARK_PILE = /(\p{M}{3})(\p{M}+)/gu;
const PUNCTUATION = /[!-/:-@[-`{-~]/g;
/** Punctuation that means something to Markdown or GitHub in the middle of a line of prose. */
const PROSE_PUNCTUATION = /[!"#$&*<>?@[\\\]^_`{|}~]/g;
const ZERO_WIDTH = '&#8203;';
const AT_SIGN = 64;
/** Printable ASCII, in which nothing hides. */
const PLAIN = /^[\x20-\x7e]*$/;
const LINE_BREAKS = /\r\n|[\n\r\v\f\t\u0085\u2028\u2029]/g;

/** Longest model text shown in a table cell, in UTF-16 units before escaping. */
export const CELL_UNITS = 200;

// GitHub's e-mail and mention filters read decoded text, so an entity alone does not stop them.
const ENTITIES = Array.from({ length: 128 }, (_, code) => `&#${code};${code === AT_SIGN ? ZERO_WIDTH : ''}`);

function entity(character: string): string {
  return ENTITIES[character.charCodeAt(0)] ?? '';
}

function visibleEscape(character: string): string {
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/**
 * Text with everything invisible made visible: control, bidirectional, zero-width and private characters as
 * `⟨U+202E⟩`, lone surrogates as U+FFFD, more than three stacked combining marks as a count.
 */
export function showHidden(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(LONE_SURROGATE, '\uFFFD')
    .replace(HIDDEN, visibleEscape)
    .replace(MARK_PILE, (_, shown: string, rest: string) => `${shown}⟨+${[...rest].length} marks⟩`);
}

/** The first `maxUnits` UTF-16 units at most, ending in `…` when cut, never inside a character or its marks. */
export function cutText(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  const head = text.slice(0, Math.max(0, maxUnits - 1)).replace(/[\uD800-\uDBFF]$/, '');
  const splitsMarks = /^\p{M}/u.test(text.slice(head.length, head.length + 2));
  return `${splitsMarks ? head.replace(/\P{M}?\p{M}*$/u, '') : head}…`;
}

function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ');
}

/**
 * Untrusted text as a `<code>` element that fits a table cell: one line, every ASCII punctuation mark a numeric
 * entity, so that no Markdown, HTML, mention, reference or link can form. Empty text gives a dash.
 */
export function codeCell(text: string, maxUnits = CELL_UNITS): string {
  const shown = cutText(showHidden(oneLine(text)).trim(), maxUnits);
  return shown === '' ? '—' : `<code>${shown.replace(PUNCTUATION, entity)}</code>`;
}

/** Untrusted text of several lines as a `<pre>` block; stands alone between blank lines. */
export function preBlock(text: string, maxUnits: number): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, '  ').split('\n').map(showHidden);
  return `<pre>${cutText(lines.join('\n'), maxUnits).replace(PUNCTUATION, entity)}</pre>`;
}

/** What makes a list, a rule or a heading of the line when it stands at its start; `#` and `>` are entities anywhere. */
const LINE_START = /^(?:[-+=]|\d{1,9}[.)](?=\s|$))/;
/** A commit in full. GitHub links abbreviations of seven digits and more as well, so it is parted into shorter pieces. */
const COMMIT = /(?<![\da-f])[\da-f]{40,64}(?![\da-f])/gi;
const COMMIT_PIECE = /[\da-f]{6}(?=.)/gi;

/**
 * A sentence of our own that may quote names from files or servers, as prose on one line: nothing in it is Markdown, it
 * may begin a line, and no mention, issue or commit reference or link forms from it. Text of a model goes through
 * {@link codeCell} instead.
 */
export function prose(text: string, maxUnits = 600): string {
  return cutText(showHidden(oneLine(text)).trim(), maxUnits)
    .replace(PROSE_PUNCTUATION, entity)
    .replace(LINE_START, (start) => `${start.slice(0, -1)}${entity(start.slice(-1))}`)
    .replace(COMMIT, (commit) => commit.replace(COMMIT_PIECE, `$&${ZERO_WIDTH}`))
    .replace(/&#35;(?=\d)/g, `&#35;${ZERO_WIDTH}`)
    .replace(/\bGH-(?=\d)/gi, (prefix) => `${prefix}${ZERO_WIDTH}`)
    .replace(/:\/\//g, `:${ZERO_WIDTH}//`)
    .replace(/\bwww\./gi, (prefix) => `${prefix.slice(0, 3)}${ZERO_WIDTH}.`);
}

/**
 * One line for a log that the GitHub runner reads as text: no control characters, no `::` where a command would start
 * and no `##[` anywhere (the runner obeys both, on standard output and standard error).
 */
export function escapeLogLine(text: string): string {
  return showHidden(text)
    .replace(/##\[/g, '#\\u0023[')
    .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
