export const id = 761;
export const ids = [761];
export const modules = {

/***/ 6046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zv: () => (/* binding */ renderMistake),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   j$: () => (/* binding */ IncompleteError),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/* unused harmony export USER_ERRORS */
/** Exit codes of every command, see "Whose fault is it" in `src/README.md`. */
const EXIT = {
    passed: 0,
    failed: 1,
    userError: 2,
    incomplete: 3,
    notComparable: 4,
    interrupted: 130,
    terminated: 143,
};
/** THE table of user mistakes: code -> what it is about. Every {@link UserError} has one of these codes. */
const USER_ERRORS = {
    'unknown-option': 'an option that does not exist',
    'bad-option': 'an option whose value cannot be read',
    'conflicting-options': 'options that exclude each other, or one that needs another',
    'unknown-command': 'a command that does not exist',
    'missing-key': 'no API key',
    'unsafe-origin': 'a key would be sent where the workflow did not say',
    'file-not-found': 'a file that is not there or cannot be read',
    'path-escape': 'a path that leaves the workspace',
    'bad-folder': 'a folder that cannot be made',
    'bad-config': 'a configuration file that cannot be read',
    'bad-problems': 'a problem file that cannot be read',
    'bad-reference': 'a reference answer the verifier cannot read',
    'no-problems': 'nothing left to ask',
    'bad-prompt': 'a prompt file that cannot be used',
    'bad-pairs': 'a pair of answers that cannot be read',
    'bad-run': 'a run record that cannot be read',
    'bad-log': 'a run log that cannot be continued',
    'bad-recordings': 'recordings that cannot be read',
};
/** One or more mistakes of the user, all shown together; ends with exit code 2. Anything else thrown is our bug. */
class UserError extends Error {
    mistakes;
    constructor(mistakes) {
        const list = Array.isArray(mistakes) ? mistakes : [mistakes];
        super(list.map(renderMistake).join('\n'));
        this.name = 'UserError';
        this.mistakes = list;
    }
}
/** `file:line:column: message (hint)`, on one line. */
function renderMistake(mistake) {
    const { place } = mistake;
    const where = place ? [place.file, place.line, place.column].filter((x) => x !== undefined).join(':') : '';
    return `${where ? `${where}: ` : ''}${mistake.message}${mistake.hint ? ` (${mistake.hint})` : ''}`;
}
/** The run could not be completed through no fault of the user or the model: exit code 3. */
class IncompleteError extends Error {
    name = 'IncompleteError';
}


/***/ }),

/***/ 2642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xf: () => (/* binding */ formatPoints),
/* harmony export */   aA: () => (/* binding */ formatPointsLimit),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   m9: () => (/* binding */ formatPercentLimit),
/* harmony export */   td: () => (/* binding */ formatPValue)
/* harmony export */ });
const MOST_DIGITS = 6;
/**
 * A ratio as a percentage with at least one digit after the point, e.g. `71.4 %`.
 *
 * Digits are added, up to six, until the text lies on the same side of `apartFrom`, of 0 % and of 100 % as the ratio
 * does; if six do not suffice the last digit is cut instead of rounded. So no value looks equal to a limit it misses,
 * and only a perfect score reads 100 %.
 */
function formatPercent(ratio, options = {}) {
    return `${printApart(ratio * 100, 1, landmarks(options, 100))} %`;
}
/** A limit as its author wrote it, without trailing zeros, e.g. `80 %`. */
function formatPercentLimit(ratio) {
    return `${trimZeros(ratio * 100)} %`;
}
/** A difference of ratios in percentage points, e.g. `6.7 points`; digits are added as in {@link formatPercent}. */
function formatPoints(difference, options = {}) {
    const text = printApart(difference * 100, 1, landmarks(options, 0));
    return `${text} ${text === '1.0' ? 'point' : 'points'}`;
}
/** A limit in percentage points as its author wrote it, e.g. `2 points`. */
function formatPointsLimit(difference) {
    const text = trimZeros(difference * 100);
    return `${text} ${text === '1' ? 'point' : 'points'}`;
}
/** A p-value for people, e.g. `p = 0.02` or `p < 0.001`; never printed equal to the level it misses. */
function formatPValue(pValue, alpha) {
    if (pValue < 0.001)
        return 'p < 0.001';
    const digits = pValue < 0.01 ? 3 : 2;
    return `p = ${printApart(pValue, digits, alpha === undefined ? [1] : [alpha, 1])}`;
}
function landmarks({ apartFrom }, top) {
    const ends = top === 0 ? [0] : [0, top];
    return apartFrom === undefined ? ends : [...ends, apartFrom * 100];
}
function printApart(value, fewestDigits, marks) {
    for (let digits = fewestDigits; digits <= MOST_DIGITS; digits += 1) {
        const text = value.toFixed(digits);
        if (marks.every((mark) => side(Number(text), mark) === side(value, mark)))
            return withMinus(text);
    }
    return withMinus(cutAway(value, marks).toFixed(MOST_DIGITS));
}
/** The neighbour with six digits on the true side of the mark that plain rounding reaches or crosses. */
function cutAway(value, marks) {
    const rounded = Number(value.toFixed(MOST_DIGITS));
    const crossed = marks.find((mark) => side(rounded, mark) !== side(value, mark)) ?? 0;
    const step = 10 ** -MOST_DIGITS;
    return value < crossed ? Math.floor(value / step) * step : Math.ceil(value / step) * step;
}
/** -1, 0 or 1; differences below 1e-10 are rounding errors of the arithmetic, not of the measurement. */
function side(value, mark) {
    return Math.abs(value - mark) < 1e-10 ? 0 : Math.sign(value - mark);
}
function trimZeros(value) {
    return withMinus(String(Number(value.toFixed(MOST_DIGITS))));
}
function withMinus(text) {
    const unsigned = text.replace(/^-/, '');
    return text.startsWith('-') && Number(unsigned) !== 0 ? `−${unsigned}` : unsigned;
}


/***/ }),

/***/ 5680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   fq: () => (/* binding */ isPlainHttp),
/* harmony export */   n0: () => (/* binding */ bareHost)
/* harmony export */ });
/** Whether the host name of a URL, as the URL standard writes it, means this machine. */
function isLoopback(hostname) {
    const host = bareHost(hostname);
    return (host === 'localhost' ||
        host.endsWith('.localhost') ||
        host === '::1' ||
        /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host));
}
/** A host name in lower case, without the brackets of IPv6 and the dot of the root. */
function bareHost(hostname) {
    return hostname
        .toLowerCase()
        .replace(/^\[|\]$/g, '')
        .replace(/\.$/, '');
}
/** Whether a URL would carry a key unencrypted to another machine. */
function isPlainHttp({ protocol, hostname }) {
    return protocol === 'http:' && !isLoopback(hostname);
}


/***/ }),

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   DI: () => (/* binding */ preBlock),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   MZ: () => (/* binding */ codeCell),
/* harmony export */   Ul: () => (/* binding */ showHidden),
/* harmony export */   _P: () => (/* binding */ escapeLogLine)
/* harmony export */ });
/* unused harmony export CELL_UNITS */
/** Invisible or direction-changing characters that Unicode does not class as control or format characters. */
const BLANKS = '\\u034F\\u115F\\u1160\\u180B-\\u180F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0100}-\\u{E01EF}';
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
const CELL_UNITS = 200;
// GitHub's e-mail and mention filters read decoded text, so an entity alone does not stop them.
const ENTITIES = Array.from({ length: 128 }, (_, code) => `&#${code};${code === AT_SIGN ? ZERO_WIDTH : ''}`);
function entity(character) {
    return ENTITIES[character.charCodeAt(0)] ?? '';
}
function visibleEscape(character) {
    return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}
/**
 * Text with everything invisible made visible: control, bidirectional, zero-width and private characters as
 * `⟨U+202E⟩`, lone surrogates as U+FFFD, more than three stacked combining marks as a count.
 */
function showHidden(text) {
    if (PLAIN.test(text))
        return text;
    return text
        .replace(LONE_SURROGATE, '\uFFFD')
        .replace(HIDDEN, visibleEscape)
        .replace(MARK_PILE, (_, shown, rest) => `${shown}⟨+${[...rest].length} marks⟩`);
}
/** The first `maxUnits` UTF-16 units at most, ending in `…` when cut, never inside a character or its marks. */
function cutText(text, maxUnits) {
    if (text.length <= maxUnits)
        return text;
    const head = text.slice(0, Math.max(0, maxUnits - 1)).replace(/[\uD800-\uDBFF]$/, '');
    const splitsMarks = /^\p{M}/u.test(text.slice(head.length, head.length + 2));
    return `${splitsMarks ? head.replace(/\P{M}?\p{M}*$/u, '') : head}…`;
}
function oneLine(text) {
    return text.replace(LINE_BREAKS, ' ');
}
/**
 * Untrusted text as a `<code>` element that fits a table cell: one line, every ASCII punctuation mark a numeric
 * entity, so that no Markdown, HTML, mention, reference or link can form. Empty text gives a dash.
 */
function codeCell(text, maxUnits = CELL_UNITS) {
    const shown = cutText(showHidden(oneLine(text)).trim(), maxUnits);
    return shown === '' ? '—' : `<code>${shown.replace(PUNCTUATION, entity)}</code>`;
}
/** Untrusted text of several lines as a `<pre>` block; stands alone between blank lines. */
function preBlock(text, maxUnits) {
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
function prose(text, maxUnits = 600) {
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
function escapeLogLine(text) {
    return showHidden(text)
        .replace(/##\[/g, '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _located_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7112);

/**
 * Reads strict JSON (RFC 8259) and knows where every part stands. Refuses duplicate keys, keys that reach a prototype,
 * nesting beyond {@link MAX_NESTING} and numbers beyond the range of a double. `JSON.parse` gives no position on
 * Node 20 and keeps the last of two equal keys.
 */
function parseJson(source) {
    const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
    const cursor = { text, at: 0, depth: 0 };
    try {
        const root = readValue(cursor);
        skipSpace(cursor);
        if (cursor.at < text.length)
            throw unexpected(cursor, 'the end of the text');
        return (0,_located_js__WEBPACK_IMPORTED_MODULE_0__/* .readOk */ .ve)(text, root);
    }
    catch (error) {
        if (error instanceof _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK)
            return (0,_located_js__WEBPACK_IMPORTED_MODULE_0__/* .readFailed */ .gj)(text, error);
        throw error;
    }
}
function readValue(cursor) {
    skipSpace(cursor);
    const start = cursor.at;
    switch (cursor.text[start]) {
        case '{':
            return nested(cursor, readObject);
        case '[':
            return nested(cursor, readArray);
        case '"':
            return { value: readString(cursor), start };
        default:
            return { value: readLiteral(cursor), start };
    }
}
function nested(cursor, read) {
    if (cursor.depth >= _located_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NESTING */ .M1)
        throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK(`nested more than ${_located_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NESTING */ .M1} deep`, cursor.at);
    cursor.depth += 1;
    const node = read(cursor);
    cursor.depth -= 1;
    return node;
}
function readObject(cursor) {
    const start = cursor.at++;
    const children = new Map();
    for (let more = !takes(cursor, '}'); more; more = separator(cursor, '}')) {
        skipSpace(cursor);
        const keyStart = cursor.at;
        const key = readKey(cursor);
        if (children.has(key))
            throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK(`the key ${JSON.stringify(key)} stands here twice`, keyStart);
        if (!takes(cursor, ':'))
            throw unexpected(cursor, '":"');
        children.set(key, { ...readValue(cursor), keyStart });
    }
    const value = Object.fromEntries([...children].map(([key, child]) => [key, child.value]));
    return { value, start, children };
}
function readKey(cursor) {
    const keyStart = cursor.at;
    if (cursor.text[keyStart] !== '"')
        throw unexpected(cursor, 'a key in double quotes');
    const key = readString(cursor);
    if (_located_js__WEBPACK_IMPORTED_MODULE_0__/* .FORBIDDEN_KEYS */ .p5.has(key))
        throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK(`the key ${JSON.stringify(key)} is not allowed`, keyStart);
    return key;
}
function readArray(cursor) {
    const start = cursor.at++;
    const items = [];
    for (let more = !takes(cursor, ']'); more; more = separator(cursor, ']'))
        items.push(readValue(cursor));
    return { value: items.map((item) => item.value), start, children: new Map(items.entries()) };
}
/** After an element: true after a comma, false after the closing bracket. */
function separator(cursor, close) {
    if (takes(cursor, ','))
        return true;
    if (takes(cursor, close))
        return false;
    throw unexpected(cursor, `"," or "${close}"`);
}
function readString(cursor) {
    const { text, at: start } = cursor;
    let end = start + 1;
    while (end < text.length && text[end] !== '"') {
        if (text.charCodeAt(end) < 0x20) {
            throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK('a line break or control character inside a string', end);
        }
        end += text[end] === '\\' ? 2 : 1;
    }
    if (end >= text.length)
        throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK('a string without its closing quote', start);
    cursor.at = end + 1;
    try {
        return JSON.parse(text.slice(start, end + 1));
    }
    catch {
        throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK('a string with an escape that JSON does not have; a backslash of LaTeX is written \\\\', start);
    }
}
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
function readLiteral(cursor) {
    LITERAL.lastIndex = cursor.at;
    const found = LITERAL.exec(cursor.text)?.[0];
    if (found === undefined)
        throw unexpected(cursor, 'a value');
    const value = JSON.parse(found);
    if (typeof value === 'number' && !Number.isFinite(value)) {
        throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK(`the number ${found} is out of range`, cursor.at);
    }
    cursor.at += found.length;
    return value;
}
function takes(cursor, char) {
    skipSpace(cursor);
    if (cursor.text[cursor.at] !== char)
        return false;
    cursor.at += 1;
    return true;
}
const SPACE = /[ \t\r\n]*/y;
function skipSpace(cursor) {
    SPACE.lastIndex = cursor.at;
    cursor.at += SPACE.exec(cursor.text)?.[0].length ?? 0;
}
function unexpected(cursor, expected) {
    skipSpace(cursor);
    const char = cursor.text.slice(cursor.at, cursor.at + 1);
    const seen = char === '' ? 'the text ends' : `${JSON.stringify(char)} stands`;
    return new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK(`${seen} where ${expected} is expected`, cursor.at);
}


/***/ }),

/***/ 7112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ MAX_NESTING),
/* harmony export */   WK: () => (/* binding */ TextError),
/* harmony export */   gj: () => (/* binding */ readFailed),
/* harmony export */   p5: () => (/* binding */ FORBIDDEN_KEYS),
/* harmony export */   ve: () => (/* binding */ readOk)
/* harmony export */ });
/* unused harmony export placeAt */
/** Keys that could reach an object's prototype; no format of ours has any use for them. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Deepest nesting that is read, in YAML (where a scalar is a level) and in JSON; our formats need four levels. */
const MAX_NESTING = 32;
/** Thrown inside a reader and turned into a {@link TextMistake} at its edge. */
class TextError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
/** Line and column of an offset. */
function placeAt(text, offset) {
    const before = text.slice(0, offset);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
/** Wraps the root of a read text so that its parts can be located. */
function readOk(text, root) {
    return {
        ok: true,
        value: root.value,
        locate: (path, part = 'value') => placeAt(text, offsetOf(root, path, part)),
    };
}
/** Wraps a reader's failure. */
function readFailed(text, error) {
    return { ok: false, mistake: { message: error.message, ...placeAt(text, error.offset) } };
}
function offsetOf(root, path, part) {
    let node = root;
    for (const step of path) {
        const child = typeof step === 'symbol' ? undefined : node.children?.get(step);
        if (!child)
            return node.start;
        node = child;
    }
    return part === 'key' ? (node.keyStart ?? node.start) : node.start;
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ TOOL_VERSION)
/* harmony export */ });
/** Version of the tool, the same as in package.json (a test compares them). */
const TOOL_VERSION = '0.1.0';


/***/ })

};
