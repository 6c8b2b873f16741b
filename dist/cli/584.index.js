export const id = 584;
export const ids = [584];
export const modules = {

/***/ 1447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   problemsCommand: () => (/* binding */ problemsCommand)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _problems_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1450);
/* harmony import */ var _problems_select_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9017);
/* harmony import */ var _verify_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8306);
/* harmony import */ var _wiring_bundle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8843);





/** `problems`: what a run with these options would ask, and whether its files are sound; asks nobody. */
async function problemsCommand({ options, terminal }) {
    const loaded = await (0,_problems_index_js__WEBPACK_IMPORTED_MODULE_1__/* .loadProblems */ .xI)({
        spec: options.problems,
        files: terminal.files,
        bundled: _wiring_bundle_js__WEBPACK_IMPORTED_MODULE_4__/* .bundledFolder */ .L,
    });
    const set = (0,_problems_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checkReferences */ .$x)(loaded, _verify_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readReference */ .Wf);
    for (const warning of set.warnings)
        terminal.progress.warn(warning);
    const selected = (0,_problems_select_js__WEBPACK_IMPORTED_MODULE_2__/* .selectProblems */ .H)(set, options);
    if (options.json) {
        terminal.print(selected.map((problem) => `${JSON.stringify(jsonRow(problem))}\n`).join(''));
        return _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
    }
    terminal.print(`${selected.map(renderRow).join('\n')}\n${summary(selected, set.problems.length)}\n`);
    return _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
}
function jsonRow({ id, set, category, difficulty, answers, subtopics, provenance }) {
    const kinds = answers.map(({ kind }) => kind);
    return { id, set, category, difficulty, kinds, subtopics, origin: provenance.origin };
}
function renderRow(problem) {
    const kinds = problem.answers.map((answer) => answer.kind).join(', ');
    return `${problem.id}\t${problem.category}\t${kinds}`;
}
function summary(selected, total) {
    const judgeOnly = selected.filter((problem) => problem.answers.some((answer) => answer.kind === 'text')).length;
    return `${selected.length} of ${total} problems, ${judgeOnly} for the judge only`;
}


/***/ }),

/***/ 9884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf)
/* harmony export */ });
/** The code of a system error ("ENOENT"), or its text when it has none. */
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}


/***/ }),

/***/ 8858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ createFilesPort)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/store/error-code.js
var error_code = __webpack_require__(9884);
// EXTERNAL MODULE: ./build/store/folders.js
var folders = __webpack_require__(2275);
;// CONCATENATED MODULE: ./build/store/glob.js
/** Whether a path holds one of the wildcards `*`, `**`, `?`. Braces and brackets are ordinary characters. */
function isGlob(path) {
    return /[*?]/.test(path);
}
/**
 * Whether one path segment matches one pattern segment: `*` any run of characters, `?` one character. A leading dot is
 * matched by a dot only. Linear in practice and never exponential: the last `*` alone is retried.
 */
function matchSegment(pattern, name) {
    if (name.startsWith('.') && !pattern.startsWith('.'))
        return false;
    let p = 0;
    let star = -1;
    let retryAt = 0;
    for (let n = 0; n < name.length;) {
        if (pattern[p] === '*') {
            star = p++;
            retryAt = n;
        }
        else if (p < pattern.length && (pattern[p] === '?' || pattern[p] === name[n])) {
            p += 1;
            n += 1;
        }
        else if (star >= 0) {
            p = star + 1;
            n = ++retryAt;
        }
        else {
            return false;
        }
    }
    return /^\**$/.test(pattern.slice(p));
}

;// CONCATENATED MODULE: ./build/store/files.js







/** Largest text file that is read unless the port says otherwise. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Most entries a glob looks at. */
const MOST_ENTRIES = 10_000;
/**
 * Text files below `root`. With `confine` every path must stay inside it after symbolic links are resolved, and outside
 * `.git`. Only regular files of at most `maxBytes` (8 MiB unless set, whole MiB) in UTF-8 are read. Throws UserError
 * `file-not-found`, `path-escape` or `bad-folder`.
 */
function createFilesPort({ root, confine, maxBytes = MAX_FILE_BYTES }) {
    const place = { root: (0,external_node_path_.resolve)(root), confine, maxBytes };
    return {
        readText: (path) => readText(place, path),
        exists: async (path) => (await locate(place, path)) !== undefined,
        list: (pattern) => list(place, pattern),
        writeAtomically: (path, text) => writeAtomically(place, { path, text }),
    };
}
/** The real path of what is there, or undefined. */
async function locate(place, path) {
    const wanted = (0,external_node_path_.resolve)(place.root, path);
    const real = await (0,promises_.realpath)(wanted).catch(() => undefined);
    if (place.confine) {
        refuseOutside(place.root, { target: wanted, path });
        if (real)
            refuseOutside(await (0,promises_.realpath)(place.root), { target: real, path });
    }
    return real;
}
function refuseOutside(root, { target, path }) {
    const inside = (0,external_node_path_.relative)(root, target);
    const escapes = inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(inside);
    if (escapes)
        throw mistake('path-escape', { message: 'the path leaves the workspace', path });
    if (inside.split(external_node_path_.sep).includes('.git')) {
        throw mistake('path-escape', { message: 'files of the repository itself are not read or written', path });
    }
}
async function readText(place, path) {
    const real = await locate(place, path);
    if (!real)
        throw missing(place, path);
    // Non-blocking, so that a pipe without a writer is refused and not waited for.
    const file = await (0,promises_.open)(real, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK).catch((error) => {
        throw mistake('file-not-found', { message: `the file cannot be opened (${(0,error_code/* codeOf */.$)(error)})`, path });
    });
    try {
        const stat = await file.stat();
        if (!stat.isFile())
            throw mistake('file-not-found', { message: 'this is no regular file', path });
        if (stat.size > place.maxBytes) {
            const limit = `${place.maxBytes / 2 ** 20} MiB`;
            throw mistake('file-not-found', { message: `the file exceeds ${limit}`, path });
        }
        return decode(await file.readFile(), path);
    }
    finally {
        await file.close();
    }
}
function decode(bytes, path) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw mistake('file-not-found', { message: 'the file is not UTF-8', path });
    }
}
async function list(place, pattern) {
    if (!isGlob(pattern))
        return [pattern];
    const segments = pattern.split('/').filter((segment) => segment !== '.');
    const fixed = segments.findIndex(isGlob);
    const base = segments.slice(0, fixed).join('/');
    const found = new Set();
    await walk({ place, pattern, found, looked: { entries: 0 } }, { folder: base, rest: segments.slice(fixed) });
    return [...found].sort();
}
/** Symbolic links to folders are not entered below `**`, so that a walk always ends. */
async function walk(search, { folder, rest }) {
    const [segment = '', ...deeper] = rest;
    const real = await locate(search.place, folder || (search.pattern.startsWith('/') ? '/' : '.'));
    const entries = real ? await (0,promises_.readdir)(real, { withFileTypes: true }).catch(() => []) : [];
    if (segment === '**' && deeper.length > 0)
        await walk(search, { folder, rest: deeper });
    for (const entry of entries) {
        countEntry(search);
        const path = folder === '' && !search.pattern.startsWith('/') ? entry.name : `${folder}/${entry.name}`;
        if (segment === '**') {
            if (entry.isDirectory() && !entry.name.startsWith('.'))
                await walk(search, { folder: path, rest });
            if (deeper.length === 0 && entry.isFile() && !entry.name.startsWith('.'))
                search.found.add(path);
        }
        else if (matchSegment(segment, entry.name)) {
            if (deeper.length > 0)
                await walk(search, { folder: path, rest: deeper });
            else if (entry.isFile() || entry.isSymbolicLink())
                search.found.add(path);
        }
    }
}
function countEntry({ looked, pattern }) {
    looked.entries += 1;
    if (looked.entries <= MOST_ENTRIES)
        return;
    throw mistake('file-not-found', {
        message: `the pattern looks at more than ${MOST_ENTRIES} entries`,
        path: pattern,
    });
}
async function writeAtomically(place, { path, text }) {
    const target = (0,external_node_path_.resolve)(place.root, path);
    const folder = (0,external_node_path_.dirname)(target);
    if (place.confine) {
        refuseOutside(place.root, { target, path });
        refuseOutside(await (0,promises_.realpath)(place.root), { target: await realFolder(folder), path });
    }
    (0,folders/* makeFolder */.f)(folder);
    // The name is fixed, so that the next write clears what a killed one, or somebody else, left there.
    const draft = (0,external_node_path_.join)(folder, `.${(0,external_node_path_.basename)(target)}.theory-gate-tmp`);
    await (0,promises_.rm)(draft, { recursive: true, force: true });
    try {
        await writeDurably(draft, text);
        await (0,promises_.rename)(draft, target);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
    await syncFolder(folder);
}
/** The real path of the nearest ancestor that exists. */
async function realFolder(folder) {
    const real = await (0,promises_.realpath)(folder).catch(() => undefined);
    if (real !== undefined)
        return real;
    // A dangling link would be followed when the folder is made.
    const dangling = await (0,promises_.lstat)(folder).then(() => true, () => false);
    return dangling ? '/' : realFolder((0,external_node_path_.dirname)(folder));
}
async function writeDurably(path, text) {
    const file = await (0,promises_.open)(path, 'wx');
    try {
        await file.writeFile(text);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
/** Makes the new name itself durable; not every system can sync a folder. */
async function syncFolder(folder) {
    const handle = await (0,promises_.open)(folder, 'r').catch(() => undefined);
    await handle?.sync().catch(() => { });
    await handle?.close();
}
function missing({ root }, path) {
    const hint = (0,external_node_path_.isAbsolute)(path) ? {} : { hint: `looked for in ${root}` };
    return new errors/* UserError */.yo({
        code: 'file-not-found',
        message: 'there is no such file',
        place: { file: path },
        ...hint,
    });
}
function mistake(code, { message, path }) {
    return new errors/* UserError */.yo({ code, message, place: { file: path } });
}


/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);
/* harmony import */ var _error_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9884);




/**
 * Makes a folder and those above it, one at a time: with `recursive` Node 20 never comes back from a place where the
 * system lets nobody make one, such as below `/proc`. Throws UserError `bad-folder`.
 */
function makeFolder(path) {
    const kind = kindOf(path);
    if (kind === 'folder')
        return;
    if (kind === 'other')
        throw refused(path, 'this is a file, and a folder is needed here');
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Somebody else may have made it meanwhile.
        if (kindOf(path) !== 'folder')
            throw refused(path, `the folder cannot be made (${(0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error)})`);
    }
}
function kindOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? 'folder' : 'other';
    }
    catch {
        return 'nothing';
    }
}
function refused(path, message) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
        code: 'bad-folder',
        message,
        hint: 'name a folder that is there or can be made',
        place: { file: path },
    });
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

/***/ 8843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ bundledFolder),
/* harmony export */   NW: () => (/* binding */ bundledFile),
/* harmony export */   Sr: () => (/* binding */ withBundledFiles),
/* harmony export */   ZR: () => (/* binding */ bundledRecordings),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);
/* harmony import */ var _store_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8858);




/** What ships with the tool, two folders above the bundle and one above the compiled sources. */
// The path is computed from the file name: the bundler would take `new URL` for a file to copy.
const HERE = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url));
const FIXTURES = ['../../fixtures', '../fixtures'].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(HERE, path)).find((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) ?? '';
/** Absolute path of a file or folder that ships with the tool, e.g. `prompts/short.md`. */
function bundledFile(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FIXTURES, path);
}
/** The folder of a bundled problem set, or undefined. A name, never a path. */
const bundledFolder = (name) => findBundled('problems', name);
/** The folder of the bundled recordings of a problem set, or undefined. A name, never a path. */
const bundledRecordings = (name) => findBundled('recordings', name);
function findBundled(kind, name) {
    if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
        return undefined;
    const folder = bundledFile(`${kind}/${name}`);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? folder : undefined;
}
/** The workspace's files, and those that ship with the tool wherever the workspace is. */
function withBundledFiles(workspace) {
    const bundle = (0,_store_files_js__WEBPACK_IMPORTED_MODULE_3__/* .createFilesPort */ .v)({ root: FIXTURES, confine: true });
    const owner = (path) => (path.startsWith(FIXTURES) ? bundle : workspace);
    return {
        readText: (path) => owner(path).readText(path),
        exists: (path) => owner(path).exists(path),
        list: (pattern) => owner(pattern).list(pattern),
        writeAtomically: (path, text) => workspace.writeAtomically(path, text),
    };
}
/** A path inside a folder, with the separators of this system. */
const joinPath = (folder, name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);


/***/ })

};
