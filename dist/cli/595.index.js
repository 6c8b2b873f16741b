export const id = 595;
export const ids = [595];
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
    'bad-models': 'a table of models that cannot be read',
    'bad-labels': 'labels of a human check that cannot be read',
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
