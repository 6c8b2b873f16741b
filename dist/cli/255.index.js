export const id = 255;
export const ids = [255];
export const modules = {

/***/ 475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ secretForms)
/* harmony export */ });
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
function secretForms(secret) {
    const written = [secret, ...[secret, ...secret.split('\n')].map((part) => part.trim())];
    return [...new Set(written.filter(isLong).flatMap(encodings))];
}
function isLong(text) {
    return text.trim().length >= SHORTEST_SECRET;
}
function encodings(text) {
    const bytes = new TextEncoder().encode(text);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const url = encodeURIComponent(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    const lowerUrl = url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    const json = JSON.stringify(text).slice(1, -1);
    return [text, json, url, lowerUrl, hex, hex.toUpperCase(), ...base64Forms(bytes)];
}
function base64Forms(bytes) {
    const alone = base64(bytes);
    const forms = [alone, alone.replace(/=+$/, ''), ...[0, 1, 2].map((before) => base64Inside(bytes, before))];
    return forms.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}
/**
 * Base64 turns 3 bytes into 4 characters, so a secret looks different after 0, 1 or 2 bytes of something else. The first
 * and last characters also carry bits of the neighbours; the characters between are the secret's alone.
 */
function base64Inside(bytes, before) {
    const start = Math.ceil((before * 8) / 6);
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    return base64(Uint8Array.from([...Array(before).fill(0), ...bytes])).slice(start, end);
}
function base64(bytes) {
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}


/***/ }),

/***/ 4903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ip: () => (/* binding */ parseJsonOrNothing),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether a value of unknown origin is an object with members. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Whether a value of unknown origin is a string with something in it. */
function isText(value) {
    return typeof value === 'string' && value !== '';
}
/** The value of a JSON text, or undefined when it is none. */
function parseJsonOrNothing(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 2693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ indexRecordings),
/* harmony export */   E: () => (/* binding */ parseRecordings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8816);
/* harmony import */ var _domain_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4900);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
/* harmony import */ var _domain_judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1094);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4903);





const Sha256Hex = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/, 'expected 64 lower-case hex digits');
/** A line of our own format. `contentSha256` is of the question for an answer, of the judged response for a judging. */
const OwnRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['answer', ..._domain_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .JudgingKind */ .LR.options]),
    problem: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    prompt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    sample: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative(),
    repeat: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative(),
    contentSha256: Sha256Hex,
    /** of the template of the prompt under test or of the judge's instructions */
    promptSha256: Sha256Hex.optional(),
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    finishReason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    usage: _domain_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U.optional(),
});
/** A line of a published response file: CMT-Benchmark (`response`, `error`) or PHYSICS (`solution`). */
const ForeignRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    response: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    solution: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    error: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().optional(),
});
/** Most mistakes of a file that are shown. */
const MOST_MISTAKES = 20;
/**
 * Reads recordings, one JSON object a line. Lines of published files that hold no answer because the request had failed
 * are left out, so that their problem counts as not recorded. Throws UserError `bad-recordings` with every bad line.
 */
function parseRecordings(text, name) {
    const recordings = [];
    const mistakes = [];
    const lines = text.replace(/^\uFEFF/, '').split('\n');
    for (const [index, line] of lines.entries()) {
        if (line.trim() === '')
            continue;
        const place = { file: name, line: index + 1 };
        const read = parseLine(line);
        if ('problem' in read)
            mistakes.push({ code: 'bad-recordings', message: read.problem, place });
        else if (read.row)
            recordings.push({ ...read.row, place });
    }
    if (mistakes.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(mistakes.slice(0, MOST_MISTAKES));
    return recordings;
}
function parseLine(line) {
    const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJsonOrNothing */ .Ip)(line);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(json))
        return { problem: 'the line is no JSON object' };
    if (!('kind' in json) && 'id' in json) {
        const read = ForeignRow.safeParse(json);
        return read.success ? { row: fromForeign(read.data) } : { problem: describe(read.error) };
    }
    const read = OwnRow.safeParse(json);
    return read.success ? { row: { ...read.data, foreign: false } } : { problem: describe(read.error) };
}
function fromForeign({ id, model, response, solution, error }) {
    const text = response ?? solution;
    if (error || text === null || text === undefined)
        return undefined;
    // An imported problem has dashes where its id had spaces.
    const problem = id.replaceAll(' ', '-');
    const key = { kind: 'answer', problem, prompt: '', sample: 0, repeat: 0, contentSha256: null };
    return { ...key, text, foreign: true, ...(model === undefined ? {} : { model }) };
}
function describe(error) {
    return error.issues.map(describeIssue).join('; ');
}
function describeIssue({ code, path, message }) {
    const name = path.length === 0 ? 'the line' : `"${path.join('.')}"`;
    const isMissing = code === 'invalid_type' && message.endsWith('received undefined');
    return isMissing ? `${name} is missing` : `${name}: ${message}`;
}
/** Makes recordings findable. Throws UserError `bad-recordings` when two answer the same request. */
function indexRecordings(recordings) {
    const slots = new Map();
    const mistakes = [];
    for (const recording of recordings) {
        const slot = slots.get(slotOf(recording)) ?? [];
        const twin = slot.find(({ contentSha256 }) => contentSha256 === recording.contentSha256);
        if (twin)
            mistakes.push(duplicate(recording, twin));
        slots.set(slotOf(recording), [...slot, recording]);
    }
    if (mistakes.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(mistakes.slice(0, MOST_MISTAKES));
    return { find: (key) => findRecording(slots, key), size: recordings.length };
}
function findRecording(slots, key) {
    const { contentSha256 } = key;
    const own = slots.get(slotOf({ ...key, problem: key.problemId, foreign: false })) ?? [];
    const match = own.find((recording) => recording.contentSha256 === contentSha256);
    if (match && samePrompt(match, key))
        return { ok: true, recording: match };
    const what = `the ${key.kind} for ${key.problemId} (prompt ${key.prompt}, sample ${key.sample}, repeat ${key.repeat})`;
    if (own.length > 0) {
        const changed = match ? 'prompt' : key.kind === 'answer' ? 'question' : 'judged response';
        return { ok: false, reason: `${what}: the ${changed} changed since it was recorded` };
    }
    const [foreign] = slots.get(slotOf({ ...key, problem: key.problemId, foreign: true })) ?? [];
    return foreign ? { ok: true, recording: foreign } : { ok: false, reason: `${what} was not recorded` };
}
/** A wording that was not recorded is not known to differ. */
function samePrompt(recording, { promptSha256 }) {
    const recorded = recording.promptSha256;
    return recorded === undefined || promptSha256 === undefined || recorded === promptSha256;
}
function slotOf(key) {
    const { kind, problem, sample, foreign } = key;
    return JSON.stringify(foreign ? [kind, problem, sample] : [kind, problem, sample, key.prompt, key.repeat]);
}
function duplicate(recording, twin) {
    return {
        code: 'bad-recordings',
        message: `the ${recording.kind} for ${recording.problem} stands already at ${twin.place.file}:${twin.place.line}`,
        hint: 'keep one of the two',
        place: recording.place,
    };
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

/***/ 9471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ renderLogLine),
/* harmony export */   wv: () => (/* binding */ beginsLikeLogLine),
/* harmony export */   wz: () => (/* binding */ parseLogLine)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _domain_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4900);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9547);



const LogEntrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['attempt', 'judging']),
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    reply: _domain_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .ChatReply */ .nF,
    note: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
});
const HEAD = '{"sha256":"';
const MIDDLE = '","entry":';
const HASH_CHARS = 64;
const ENTRY_AT = HEAD.length + HASH_CHARS + MIDDLE.length;
/** One line of a run log, without its line break: the entry as JSON and the SHA-256 of exactly that text. */
function renderLogLine(entry, redact) {
    const text = redact(JSON.stringify(entry));
    return `${HEAD}${(0,_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(text)}${MIDDLE}${text}}`;
}
/** Reads a line back; undefined when a single byte of it differs from what was written. */
function parseLogLine(line) {
    const text = line.slice(ENTRY_AT, -1);
    if (line !== `${HEAD}${(0,_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(text)}${MIDDLE}${text}}`)
        return undefined;
    const read = LogEntrySchema.safeParse(parseOrNothing(text));
    if (!read.success)
        return undefined;
    const { note, ...entry } = read.data;
    return note === undefined ? entry : { ...entry, note };
}
/** Whether a text can be the beginning of a log line, as a killed process leaves it. */
function beginsLikeLogLine(text) {
    return text.length < HEAD.length ? HEAD.startsWith(text) : text.startsWith(HEAD);
}
function parseOrNothing(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* unused harmony export REDACTED */
/* harmony import */ var _domain_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(475);

/** What stands in place of a secret. */
const REDACTED = '[redacted]';
/** Makes a function that replaces every form of the secrets in a text, see {@link secretForms}, by {@link REDACTED}. */
function createRedactor(secrets) {
    const forms = new Set(secrets.flatMap(_domain_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .e));
    if (forms.size === 0)
        return (text) => text;
    const longestFirst = [...forms].sort((a, b) => b.length - a.length);
    const pattern = new RegExp(longestFirst.map(escapeRegExp).join('|'), 'g');
    return (text) => text.replace(pattern, REDACTED);
}
function escapeRegExp(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}


/***/ }),

/***/ 9547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. */
const sha256 = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex');


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


/***/ }),

/***/ 7374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ takeEnvironment)
/* harmony export */ });
/** Variables that hold keys; they are taken out of the process so that nothing it starts inherits them. */
const SECRETS = [
    'THEORY_GATE_API_KEY',
    'THEORY_GATE_JUDGE_API_KEY',
    'OPENAI_API_KEY',
    'INPUT_API-KEY',
    'INPUT_JUDGE-API-KEY',
    'GITHUB_TOKEN',
    'INPUT_GITHUB-TOKEN',
];
/** The environment as it was at the start, with the keys removed from the process. */
function takeEnvironment() {
    const env = { ...process.env };
    for (const name of SECRETS)
        delete process.env[name];
    return env;
}


/***/ }),

/***/ 5327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ judgeUrl),
/* harmony export */   YR: () => (/* binding */ lacksKey),
/* harmony export */   m3: () => (/* binding */ bindKeys)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5680);


/** True when the model or the judge needs a key that nobody gave. Endpoints on loopback and replays need none. */
function lacksKey(options) {
    return options.replay === null && (modelLacksKey(options) || judgeLacksKey(options));
}
function modelLacksKey({ apiKey, baseUrl }) {
    return apiKey === null && !onLoopback(baseUrl);
}
function judgeLacksKey(options) {
    return options.judgeModel !== null && judgeKey(options) === null && !onLoopback(judgeUrl(options));
}
/** Binds keys to origins. Throws UserError `missing-key` or `unsafe-origin`, all mistakes together. */
function bindKeys(options, env) {
    if (options.replay !== null)
        return { model: undefined, judge: undefined };
    const mistakes = [];
    if (modelLacksKey(options))
        mistakes.push(missingKey('api-key', 'OPENAI_API_KEY', options.baseUrl));
    const judge = judgeKey(options);
    if (judgeLacksKey(options)) {
        mistakes.push(missingKey('judge-api-key', 'THEORY_GATE_JUDGE_API_KEY', judgeUrl(options)));
    }
    if (env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0' && (options.apiKey !== null || judge !== null)) {
        mistakes.push({
            code: 'unsafe-origin',
            message: 'NODE_TLS_REJECT_UNAUTHORIZED is 0, so nobody checks who would receive the key',
            hint: 'unset it; name a private certificate authority in NODE_EXTRA_CA_CERTS',
        });
    }
    if (mistakes.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(mistakes);
    return { model: options.apiKey ?? undefined, judge: judge ?? undefined };
}
/** Where the judge is asked: its own base URL, or the model's. */
function judgeUrl(options) {
    return options.judgeBaseUrl ?? options.baseUrl;
}
function judgeKey(options) {
    const shared = new URL(judgeUrl(options)).origin === new URL(options.baseUrl).origin;
    return options.judgeApiKey ?? (shared ? options.apiKey : null);
}
function onLoopback(url) {
    return (0,_domain_loopback_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(new URL(url).hostname);
}
function missingKey(option, variable, url) {
    return {
        code: 'missing-key',
        message: `${option} is not set, and ${new URL(url).host} needs one`,
        hint: `set the environment variable ${variable} or the input or flag ${option}`,
    };
}


/***/ }),

/***/ 6670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ createRunPorts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/evaluation/run-record.js + 1 modules
var run_record = __webpack_require__(2537);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./build/domain/attempt.js
var attempt = __webpack_require__(4900);
;// CONCATENATED MODULE: ./build/domain/billing.js

/**
 * Outcomes of a request that the endpoint processed and will bill: what the model did, and a reply that came back and
 * could not be read. All others failed before an answer was made.
 */
const BILLED = new Set([...attempt/* MODEL_OUTCOMES */.Wz, 'bad_response']);
/** Whether an endpoint bills this reply. */
function isBilled({ outcome }) {
    return BILLED.has(outcome);
}
/** Whether the endpoint counted both kinds of tokens of this reply. */
function hasUsage({ usage }) {
    return usage.promptTokens !== undefined && usage.completionTokens !== undefined;
}
/** What a reply costs in USD by the endpoint's own token counts; undefined when it is billed and they are missing. */
function costUsdOf(reply, { inputUsdPerMillion, outputUsdPerMillion }) {
    if (!isBilled(reply))
        return 0;
    const { promptTokens, completionTokens } = reply.usage;
    if (promptTokens === undefined || completionTokens === undefined)
        return undefined;
    return (promptTokens * inputUsdPerMillion + completionTokens * outputUsdPerMillion) / 1e6;
}

;// CONCATENATED MODULE: ./build/providers/unsent.js
/** The reply to a request that never left this machine, with the reason in one line. */
function unsentReply(outcome, message) {
    return {
        outcome,
        text: '',
        reasoning: { kind: 'none', text: '' },
        usage: {},
        durationMs: 0,
        tries: 0,
        adjustments: [],
        message,
    };
}

;// CONCATENATED MODULE: ./build/providers/limiter.js




/** At most `concurrency` tasks at a time, in the order given. */
function createLimiter(concurrency) {
    return (0,p_limit/* default */.A)(concurrency);
}
/** Failures in a row after which nobody expects the next request to succeed; far above a usual burst of errors. */
const MAX_FAILURES_IN_A_ROW = 20;
/** Requests that may fail to connect before the first success. */
const MAX_FIRST_CONNECTIONS = 3;
/** Characters per token when an endpoint reports no usage; mathematics has fewer than the 4 of plain English. */
const CHARS_PER_TOKEN = 3;
/** Outcomes that say nothing about whether the next request would succeed. */
const NEUTRAL = new Set(['cancelled', 'over_budget', 'missing_recording']);
/** Opens the guard of one run. */
function createRunGuard({ maxMinutes, maxCostUsd, prices = {}, clock }) {
    const startedMs = clock.monotonicMs();
    const tallies = {
        model: { succeeded: false, failuresInARow: 0 },
        judge: { succeeded: false, failuresInARow: 0 },
    };
    const spending = createSpending(prices);
    let stopped = null;
    const budgetReason = () => {
        if (maxMinutes !== undefined && clock.monotonicMs() - startedMs >= maxMinutes * 60_000) {
            return `the limit of ${maxMinutes} minutes is reached`;
        }
        if (maxCostUsd !== undefined && spending.estimateUsd() >= maxCostUsd) {
            return `the limit of ${maxCostUsd} USD is reached`;
        }
        return null;
    };
    return {
        admit: () => {
            if (stopped !== null)
                return { ok: false, cause: 'stopped', reason: stopped };
            const reason = budgetReason();
            return reason === null ? { ok: true } : { ok: false, cause: 'budget', reason };
        },
        record: (reply, role = 'model') => {
            if (reply.tries === 0)
                return;
            spending.add(reply, role);
            stopped ??= fatal(reply, { tally: tallies[role], role });
        },
        stopReason: () => stopped ?? budgetReason(),
    };
}
function fatal(reply, { tally, role }) {
    if (NEUTRAL.has(reply.outcome))
        return null;
    if (attempt/* MODEL_OUTCOMES */.Wz.has(reply.outcome)) {
        tally.succeeded = true;
        tally.failuresInARow = 0;
        return null;
    }
    tally.failuresInARow += 1;
    const said = reply.message ?? reply.outcome;
    if (reply.outcome === 'auth')
        return `the ${role} endpoint refused the key: ${said}`;
    if (reply.outcome === 'quota')
        return `the quota at the ${role} endpoint is spent: ${said}`;
    if (!tally.succeeded && reply.outcome === 'bad_request')
        return `the ${role} endpoint refused the first request: ${said}`;
    if (!tally.succeeded && reply.outcome === 'transport' && tally.failuresInARow >= MAX_FIRST_CONNECTIONS) {
        return `the ${role} endpoint cannot be reached: ${said}`;
    }
    return tally.failuresInARow >= MAX_FAILURES_IN_A_ROW
        ? `${tally.failuresInARow} requests to the ${role} endpoint failed in a row: ${said}`
        : null;
}
/** What the run's limit is held against: a billed call without usage is estimated as dear as the dearest so far, at least by the length of what it gave. */
function createSpending(prices) {
    const dearestUsd = { model: 0, judge: 0 };
    let estimateUsd = 0;
    return {
        add: (reply, role) => {
            const price = prices[role];
            if (!price || !isBilled(reply))
                return;
            const reportedUsd = costUsdOf(reply, price);
            const chars = reply.text.length + reply.reasoning.text.length;
            const guessedUsd = ((chars / CHARS_PER_TOKEN) * price.outputUsdPerMillion) / 1e6;
            estimateUsd += reportedUsd ?? Math.max(dearestUsd[role], guessedUsd);
            dearestUsd[role] = Math.max(dearestUsd[role], reportedUsd ?? 0);
        },
        estimateUsd: () => estimateUsd,
    };
}
/** An endpoint that asks only while the guard admits it, and records every reply. A refused request has `tries` 0. */
function guardChat(chat, { guard, role, limiter = (task) => task() }) {
    return {
        origin: chat.origin,
        model: chat.model,
        ask: (request, signal) => limiter(async () => {
            const admission = guard.admit();
            if (!admission.ok)
                return notAsked(admission);
            const reply = await chat.ask(request, signal);
            guard.record(reply, role);
            return reply;
        }),
    };
}
const notAsked = ({ cause, reason }) => unsentReply(cause === 'budget' ? 'over_budget' : 'cancelled', reason);

// EXTERNAL MODULE: ./build/report/summary.js + 1 modules
var summary = __webpack_require__(7148);
;// CONCATENATED MODULE: ./build/report/report-md.js

/** The full report for a file: the job summary with nothing left out. */
function renderReport(input) {
    const { reportFile: _, ...context } = input.context; // which is this one
    return (0,summary/* renderSummary */.B)({ ...input, context }, Number.POSITIVE_INFINITY);
}

;// CONCATENATED MODULE: ./build/store/clock.js
/** Longest wait `setTimeout` can do, 24.8 days; longer ones would fire at once. */
const LONGEST_SLEEP_MS = 2 ** 31 - 1;
/** The clock of this machine. */
function createClock() {
    return {
        nowIso: () => new Date().toISOString(),
        monotonicMs: () => performance.now(),
        sleep: (ms, signal) => new Promise((resolve) => {
            if (signal?.aborted)
                return resolve();
            const wake = () => {
                clearTimeout(timer);
                signal?.removeEventListener('abort', wake);
                resolve();
            };
            const timer = setTimeout(wake, Math.min(ms, LONGEST_SLEEP_MS));
            signal?.addEventListener('abort', wake, { once: true });
        }),
    };
}

// EXTERNAL MODULE: ./build/store/files.js + 1 modules
var files = __webpack_require__(8858);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/store/error-code.js
var error_code = __webpack_require__(9884);
;// CONCATENATED MODULE: ./build/store/lock.js



/** Where the lock of a file stands. */
const lockPathOf = (path) => `${path}.lock`;
/**
 * Takes the lock file beside `path` for this process. It names the process by number and start time, so that a lock left
 * by a killed process is taken over even when its number is in use again. Throws UserError `bad-log` when a living
 * process holds it.
 */
function takeLock(path) {
    const lockPath = lockPathOf(path);
    const own = `${process.pid} ${startOf(process.pid)}\n`;
    // A link of a complete file appears at once and whole, and fails when the name is taken.
    const draft = `${lockPath}.${process.pid}`;
    // Whatever stands under our own name is no draft of ours; a link there must not be written through.
    (0,external_node_fs_.rmSync)(draft, { recursive: true, force: true });
    (0,external_node_fs_.writeFileSync)(draft, own, { flag: 'wx' });
    try {
        if (!tryLink(draft, lockPath)) {
            removeStale(lockPath, path);
            if (!tryLink(draft, lockPath))
                throw held(path, 'another process');
        }
    }
    finally {
        (0,external_node_fs_.rmSync)(draft, { force: true });
    }
    return { release: () => (0,external_node_fs_.rmSync)(lockPath, { force: true }) };
}
function tryLink(draft, lockPath) {
    try {
        (0,external_node_fs_.linkSync)(draft, lockPath);
        return true;
    }
    catch (error) {
        if ((0,error_code/* codeOf */.$)(error) === 'EEXIST')
            return false;
        throw error;
    }
}
/** Moves a stale lock away under a name of our own; if it was exchanged for a living one meanwhile, gives that back. */
function removeStale(lockPath, path) {
    const holder = readHolder(lockPath);
    if (holder === undefined)
        return;
    if (isAlive(holder))
        throw held(path, `process ${holder.pid}`);
    const aside = `${lockPath}.stale.${process.pid}`;
    (0,external_node_fs_.rmSync)(aside, { recursive: true, force: true });
    try {
        (0,external_node_fs_.renameSync)(lockPath, aside);
    }
    catch (error) {
        if ((0,error_code/* codeOf */.$)(error) === 'ENOENT')
            return;
        throw error;
    }
    const moved = readHolder(aside);
    if (moved && isAlive(moved))
        tryLink(aside, lockPath);
    (0,external_node_fs_.rmSync)(aside, { force: true });
}
const NOBODY = { pid: 0, start: '' };
/** Who holds a lock; undefined when it is gone. A link is never ours and is not followed. */
function readHolder(lockPath) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(lockPath, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        const [pid = '', start = ''] = (0,external_node_fs_.readFileSync)(fd, 'utf8').trim().split(' ');
        return { pid: Number(pid), start };
    }
    catch (error) {
        if ((0,error_code/* codeOf */.$)(error) === 'ENOENT')
            return undefined;
        if ((0,error_code/* codeOf */.$)(error) === 'ELOOP')
            return NOBODY;
        throw error;
    }
    finally {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
    }
}
function isAlive({ pid, start }) {
    if (!Number.isInteger(pid) || pid <= 0)
        return false;
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        return (0,error_code/* codeOf */.$)(error) === 'EPERM';
    }
    const actual = startOf(pid);
    return actual !== DEAD && (actual === UNKNOWN || start === UNKNOWN || actual === start);
}
/** Start time where there is no /proc. */
const UNKNOWN = '?';
/** Start time of a process that has ended and that its parent has not collected: it keeps its number. */
const DEAD = 'dead';
/** Start time of a process in clock ticks since boot: field 22 of /proc/<pid>/stat; field 3 is its state. */
function startOf(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        // The command name, field 2, may contain spaces and parentheses: count from its last parenthesis.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' || fields[0] === 'X' ? DEAD : (fields[19] ?? UNKNOWN);
    }
    catch {
        return UNKNOWN;
    }
}
function held(path, holder) {
    return new errors/* UserError */.yo({
        code: 'bad-log',
        message: `the run log ${path} is being written by ${holder}`,
        hint: 'wait for it, or give this run another log',
    });
}

// EXTERNAL MODULE: ./build/store/redact.js
var store_redact = __webpack_require__(609);
;// CONCATENATED MODULE: ./build/store/remove.js



/**
 * Removes what stands at these paths, be it a file, a folder with all it holds, or a link, which is not followed. Throws
 * UserError `bad-log` when the system refuses.
 */
function removeStanding(paths) {
    for (const path of paths) {
        try {
            (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        }
        catch (error) {
            throw new errors/* UserError */.yo({
                code: 'bad-log',
                message: `${path} stands where this run writes and cannot be removed: ${(0,error_code/* codeOf */.$)(error)}`,
                hint: 'set `out` to another folder',
            });
        }
    }
}
/** Gives a file another name, over whatever has that name; nothing happens when there is no such file. */
function renameIfThere(path, target) {
    try {
        (0,external_node_fs_.renameSync)(path, target);
    }
    catch (error) {
        if ((0,error_code/* codeOf */.$)(error) !== 'ENOENT')
            throw error;
    }
}

// EXTERNAL MODULE: ./build/store/folders.js
var folders = __webpack_require__(2275);
// EXTERNAL MODULE: ./build/store/log-line.js
var log_line = __webpack_require__(9471);
;// CONCATENATED MODULE: ./build/store/log-index.js




/** How much of a log is read at once: a few lines of long replies. */
const CHUNK_BYTES = 1024 * 1024;
/** More than enough of a line to see that it is none of ours. */
const HEAD_BYTES = 64;
const LINE_FEED = 0x0a;
/** Notes where an entry stands, if it is worth reusing; failures are asked again. */
function indexEntry(index, entry, place) {
    if (attempt/* MODEL_OUTCOMES */.Wz.has(entry.reply.outcome))
        index.set(entry.key, place);
}
/**
 * Reads a log once, in memory for one line, and cuts off a last line that was torn. Throws UserError `bad-log` for any
 * other damage.
 */
function indexLog(fd, path) {
    if (!(0,external_node_fs_.fstatSync)(fd).isFile())
        throw new Error('this is no regular file');
    const index = new Map();
    let line = 0;
    for (const { text, place, ended, last } of readLines(fd)) {
        line += 1;
        const entry = ended ? (0,log_line/* parseLogLine */.wz)(text) : undefined;
        if (entry) {
            indexEntry(index, entry, place);
        }
        else {
            if (!last || !(0,log_line/* beginsLikeLogLine */.wv)(text))
                throw damaged(path, line);
            (0,external_node_fs_.ftruncateSync)(fd, place.offset);
        }
    }
    return index;
}
/** The entry at a place, or undefined when something else stands there by now. Throws the system's error. */
function readEntry(fd, { offset, length }) {
    return (0,log_line/* parseLogLine */.wz)(readBytes(fd, { offset, length }).toString('utf8'));
}
/** The lines of a file. A beginning that no log line has ends the reading, so that a file of one huge line does no harm. */
function* readLines(fd) {
    const { size } = (0,external_node_fs_.fstatSync)(fd);
    let parts = [];
    let start = 0;
    for (let at = 0; at < size; at += CHUNK_BYTES) {
        const chunk = readBytes(fd, { offset: at, length: Math.min(CHUNK_BYTES, size - at) });
        let from = 0;
        for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
            parts.push(chunk.subarray(from, end));
            const place = { offset: start, length: at + end - start };
            yield { text: decode(parts), place, ended: true, last: at + end + 1 === size };
            parts = [];
            from = end + 1;
            start = at + from;
        }
        if (from < chunk.length)
            parts.push(chunk.subarray(from));
        if (!(0,log_line/* beginsLikeLogLine */.wv)(parts[0]?.toString('utf8', 0, HEAD_BYTES) ?? ''))
            break;
    }
    if (parts.length > 0) {
        yield { text: decode(parts), place: { offset: start, length: size - start }, ended: false, last: true };
    }
}
const decode = (parts) => Buffer.concat(parts).toString('utf8');
/** Exactly these bytes, or fewer when the file ends before. */
function readBytes(fd, { offset, length }) {
    const bytes = Buffer.alloc(length);
    let filled = 0;
    while (filled < length) {
        const read = (0,external_node_fs_.readSync)(fd, bytes, filled, length - filled, offset + filled);
        if (read === 0)
            break;
        filled += read;
    }
    return bytes.subarray(0, filled);
}
function damaged(path, line) {
    return new errors/* UserError */.yo({
        code: 'bad-log',
        message: 'the line is damaged or was not written by this program',
        hint: 'delete the line to ask its problem again, or give this run another log',
        place: { file: path, line },
    });
}

;// CONCATENATED MODULE: ./build/store/run-log.js








/**
 * A killed process loses nothing that was handed to the operating system; a machine that vanishes loses what was not
 * synced: at most this many entries or this much time.
 */
const SYNC_ENTRIES = 20;
const SYNC_MS = 2000;
/** A link at the log's name is not followed: it may have been put there to have another file written. */
const APPEND = external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_NOFOLLOW;
/**
 * Opens a run log for appending, as its only writer: JSON lines, one write each, each with its own checksum. A last line
 * that was torn by a kill is cut off. Replies stay on the disk until they are asked for. Throws UserError `bad-folder`, or `bad-log`
 * when another process writes it, when it cannot be opened, or when a line is damaged; `append` and `find` throw
 * IncompleteError when the disk refuses.
 */
function openRunLog({ path, redact }) {
    const lock = reporting(path, () => {
        (0,folders/* makeFolder */.f)((0,external_node_path_.dirname)(path));
        return takeLock(path);
    });
    let fd;
    try {
        const opened = reporting(path, () => (0,external_node_fs_.openSync)(path, APPEND, 0o666));
        fd = opened;
        const index = reporting(path, () => indexLog(opened, path));
        return createLog({ path, fd, index, redact, lock });
    }
    catch (error) {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
        lock.release();
        throw error;
    }
}
function createLog({ path, fd, index, redact, lock }) {
    const writer = createWriter(fd, path);
    return {
        reusable: index.size,
        find: (key) => {
            const place = index.get(key);
            // What was changed under our hands is as good as lost.
            return place && diskWorking(`the run log ${path} cannot be read`, () => readEntry(fd, place));
        },
        append: (entry) => indexEntry(index, entry, writer.write((0,log_line/* renderLogLine */.BT)(entry, redact))),
        close: () => {
            try {
                writer.close();
            }
            finally {
                lock.release();
            }
        },
    };
}
function createWriter(fd, path) {
    const unwritable = `the run log ${path} cannot be written`;
    let size = (0,external_node_fs_.fstatSync)(fd).size;
    let unsynced = 0;
    let timer;
    const sync = () => {
        clearTimeout(timer);
        timer = undefined;
        (0,external_node_fs_.fsyncSync)(fd);
        unsynced = 0;
    };
    return {
        write: (line) => {
            const offset = size;
            diskWorking(unwritable, () => {
                size += writeWhole(fd, { line: `${line}\n`, size });
                unsynced += 1;
                if (unsynced >= SYNC_ENTRIES)
                    sync();
            });
            // A failed sync here is repeated, and reported, by the next write or by close.
            timer ??= setTimeout(() => run_log_attempt(sync), SYNC_MS).unref();
            return { offset, length: size - offset - 1 };
        },
        close: () => {
            try {
                if (unsynced > 0)
                    diskWorking(unwritable, sync);
            }
            finally {
                (0,external_node_fs_.closeSync)(fd);
            }
        },
    };
}
/** Writes a line with one call, or not at all: what a full disk took of it is cut off again. */
function writeWhole(fd, { line, size }) {
    const bytes = Buffer.from(line);
    const written = (0,external_node_fs_.writeSync)(fd, bytes);
    if (written === bytes.length)
        return written;
    (0,external_node_fs_.ftruncateSync)(fd, size);
    throw new Error(`only ${written} of ${bytes.length} bytes were taken`);
}
function run_log_attempt(action) {
    try {
        action();
    }
    catch { }
}
/** Does what only a failing disk can prevent. */
function diskWorking(failure, action) {
    try {
        return action();
    }
    catch (error) {
        throw new errors/* IncompleteError */.j$(`${failure}: ${(0,error_code/* codeOf */.$)(error)}`);
    }
}
function reporting(path, action) {
    try {
        return action();
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            throw error;
        throw new errors/* UserError */.yo({
            code: 'bad-log',
            message: `the run log ${path} cannot be opened: ${(0,error_code/* codeOf */.$)(error)}`,
            hint: 'its folder must be one that can be written, and the log no symbolic link',
        });
    }
}

// EXTERNAL MODULE: ./build/store/sha256.js
var sha256 = __webpack_require__(9547);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/wiring/bundle.js
var bundle = __webpack_require__(8843);
;// CONCATENATED MODULE: ./build/metrics/cost.js

/**
 * What a run cost by the endpoints' own token counts. A call is a request that left the machine. The sum is null
 * rather than too low when a needed price is missing or a billed call came back without its token counts.
 */
function sumCost({ replies, prices }) {
    const all = [...replies.model, ...replies.judge];
    const [model, judge] = [sumUsd(replies.model, prices.model), sumUsd(replies.judge, prices.judge)];
    const unpriced = ['model', 'judge'].filter((who) => prices[who] === null && replies[who].some(isBilled));
    return {
        modelCalls: replies.model.filter(wasSent).length,
        judgeCalls: replies.judge.filter(wasSent).length,
        promptTokens: sum(all, ({ usage }) => usage.promptTokens ?? 0),
        completionTokens: sum(all, ({ usage }) => usage.completionTokens ?? 0),
        callsWithoutUsage: all.filter((reply) => isBilled(reply) && !hasUsage(reply)).length,
        costUsd: model === null || judge === null ? null : model + judge,
        ...(unpriced.length > 0 ? { unpriced } : {}),
    };
}
function wasSent({ tries }) {
    return tries > 0;
}
function sumUsd(replies, prices) {
    const billed = replies.filter(isBilled);
    if (billed.length === 0)
        return 0;
    if (prices === null || !billed.every(hasUsage))
        return null;
    return sum(billed, (reply) => costUsdOf(reply, prices) ?? 0);
}
function sum(replies, amount) {
    return replies.reduce((total, reply) => total + amount(reply), 0);
}

// EXTERNAL MODULE: ./build/providers/json.js
var providers_json = __webpack_require__(4903);
;// CONCATENATED MODULE: ./build/providers/endpoint-error.js

/** Reads an error body: OpenAI's `{error:{…}}`, vLLM's flat object, FastAPI's `{detail}`, or plain text. */
function parseEndpointError(body) {
    const json = (0,providers_json/* parseJsonOrNothing */.Ip)(body);
    return (0,providers_json/* isRecord */.u4)(json) ? readEndpointError(json) : { message: body, codes: [] };
}
/** Like {@link parseEndpointError}, from a parsed object. */
function readEndpointError(json) {
    const error = json['error'] ?? json;
    if (!(0,providers_json/* isRecord */.u4)(error))
        return { message: String(error), codes: [] };
    const { message, detail, code, type, status, param } = error;
    const numeric = [code, status].map(Number).find((number) => number >= 400 && number <= 599);
    return {
        message: [message, detail].find(providers_json/* isText */.KH) ?? JSON.stringify(message ?? detail ?? error),
        codes: [code, type, status].filter(providers_json/* isText */.KH),
        ...(numeric === undefined ? {} : { status: numeric }),
        ...((0,providers_json/* isText */.KH)(param) ? { param } : {}),
    };
}
/**
 * Codes and types that say what a failure is, lower case. Sources: the error pages of OpenAI, Anthropic, DeepSeek and
 * Moonshot, Azure's content filter, Google's RPC codes.
 */
const BY_CODE = [
    {
        codes: /^(insufficient_quota|credit_balance_exhausted|insufficient_balance|exceeded_current_quota_error|billing_.*)$/,
        is: { outcome: 'quota', patience: 'never' },
    },
    { codes: /^(content_filter|content_policy_violation)$/, is: { outcome: 'refused', patience: 'never' } },
    {
        codes: /^(invalid_api_key|authentication_error|permission_error|permission_denied|unauthenticated)$/,
        is: { outcome: 'auth', patience: 'never' },
    },
    {
        codes: /^(rate_limit_exceeded|rate_limit_error|too_many_requests|resource_exhausted)$/,
        is: { outcome: 'rate_limited', patience: 'patiently' },
    },
    {
        codes: /^(server_error|internal_error|internal_server_error|api_error|overloaded_error|unavailable|timeout)$/,
        is: { outcome: 'transport', patience: 'patiently' },
    },
    {
        codes: /^(invalid_request_error|model_not_found|not_found_error|context_length_exceeded|invalid_argument|not_found)$/,
        is: { outcome: 'bad_request', patience: 'never' },
    },
];
/** Codes that say more than the status they come with: an empty account and a filtered question. */
const STRONGER_THAN_STATUS = new Set(['quota', 'refused']);
/** Classifies a reply with an error status by its status, except where the code says more. */
function classifyStatus(status, error) {
    const byCode = classifyCodes(error.codes);
    if (byCode && STRONGER_THAN_STATUS.has(byCode.outcome))
        return byCode;
    if (status === 401 || status === 403)
        return { outcome: 'auth', patience: 'never' };
    if (status === 402)
        return { outcome: 'quota', patience: 'never' };
    if (status === 429)
        return { outcome: 'rate_limited', patience: 'patiently' };
    if ([408, 409, 425].includes(status) || status >= 500)
        return { outcome: 'transport', patience: 'patiently' };
    return { outcome: 'bad_request', patience: 'never' };
}
/** Classifies an error that came with status 200, by its inner status or code as if it were the status. */
function classifyInnerError(error) {
    if (error.status !== undefined)
        return classifyStatus(error.status, error);
    return classifyCodes(error.codes) ?? { outcome: 'bad_response', patience: 'twice' };
}
function classifyCodes(codes) {
    for (const code of codes) {
        const row = BY_CODE.find((candidate) => candidate.codes.test(code.toLowerCase()));
        if (row)
            return row.is;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/providers/reasoning.js

const NONE = { kind: 'none', text: '' };
/**
 * Takes the leading `<think>`, `<thinking>` or `<thought>` blocks off an answer; a block that is never closed is all
 * reasoning. A closing tag without an opening one ends a block too: the chat templates of DeepSeek R1 and Qwen 3 put the
 * opening tag into the prompt.
 */
function splitReasoning(content) {
    const blocks = [];
    let rest = content;
    for (let open = openingOf(rest, blocks.length === 0); open; open = openingOf(rest, false)) {
        const end = rest.indexOf(open.close, open.length);
        if (end < 0)
            return { text: '', reasoning: [...blocks, rest.slice(open.length)].join('\n').trim() };
        blocks.push(rest.slice(open.length, end));
        rest = rest.slice(end + open.close.length);
    }
    return { text: blocks.length > 0 ? rest.trimStart() : rest, reasoning: blocks.join('\n').trim() };
}
const OPENING = /^\s*<(think|thinking|thought)>/;
const CLOSING = '</think>';
function openingOf(text, first) {
    const found = OPENING.exec(text);
    if (found)
        return { length: found[0].length, close: `</${found[1]}>` };
    const closedOnly = first && text.includes(CLOSING) && !text.slice(0, text.indexOf(CLOSING)).includes('<think>');
    return closedOnly ? { length: 0, close: CLOSING } : undefined;
}
/**
 * Reasoning an endpoint gives beside the answer, from `reasoning_details` (OpenRouter), `reasoning_content` (DeepSeek,
 * SGLang) or `reasoning` (vLLM), in this order.
 */
function readReasoningField(message) {
    const details = readDetails(message['reasoning_details']);
    if (details.kind !== 'none' && details.kind !== 'encrypted')
        return details;
    for (const field of ['reasoning_content', 'reasoning']) {
        const text = message[field];
        if ((0,providers_json/* isText */.KH)(text))
            return { kind: 'raw', text };
    }
    return details;
}
function readDetails(details) {
    const items = Array.isArray(details) ? details.filter(providers_json/* isRecord */.u4) : [];
    const raw = items.map((item) => item['text']).filter(providers_json/* isText */.KH);
    if (raw.length > 0)
        return { kind: 'raw', text: raw.join('\n') };
    const summaries = items.map((item) => item['summary']).filter(providers_json/* isText */.KH);
    if (summaries.length > 0)
        return { kind: 'summary', text: summaries.join('\n') };
    return items.some((item) => (0,providers_json/* isText */.KH)(item['data'])) ? { kind: 'encrypted', text: '' } : NONE;
}

;// CONCATENATED MODULE: ./build/providers/completion.js



/** Stop reasons, lower case, of OpenAI, Anthropic, Gemini and Mistral. Anything else is a normal end. */
const TRUNCATED = new Set(['length', 'max_tokens', 'model_length']);
const REFUSED = new Set(['content_filter', 'refusal', 'safety', 'prohibited_content', 'recitation']);
/** Reads the body of a chat completion, whatever its content type says. */
function readCompletion(body) {
    const json = (0,providers_json/* parseJsonOrNothing */.Ip)(body);
    if (!(0,providers_json/* isRecord */.u4)(json))
        return { kind: 'unreadable', message: 'the reply is no JSON object' };
    const choices = json['choices'];
    const choice = Array.isArray(choices) ? choices[0] : undefined;
    const error = json['error'] || ((0,providers_json/* isRecord */.u4)(choice) && choice['error']);
    if (error)
        return { kind: 'error', error: readEndpointError({ error }) };
    if (!Array.isArray(choices))
        return { kind: 'unreadable', message: 'the reply has no list of choices' };
    const answer = readChoice((0,providers_json/* isRecord */.u4)(choice) ? choice : {});
    if ('message' in answer)
        return { kind: 'unreadable', message: answer.message };
    return {
        kind: 'answer',
        ...answer,
        usage: readUsage(json['usage']),
        ...((0,providers_json/* isText */.KH)(json['model']) ? { modelReported: json['model'] } : {}),
    };
}
function readChoice(choice) {
    const message = (0,providers_json/* isRecord */.u4)(choice['message']) ? choice['message'] : {};
    const content = readContent(message['content']);
    if (content === undefined)
        return { message: 'the content is neither text nor a list of parts' };
    const finishReason = (0,providers_json/* isText */.KH)(choice['finish_reason']) ? choice['finish_reason'] : undefined;
    if (finishReason === 'error')
        return { message: 'the model stopped with an error' };
    const { text, reasoning: block } = splitReasoning(content.text);
    const field = readReasoningField(message);
    const inline = [content.reasoning, block].filter(providers_json/* isText */.KH).join('\n');
    const refusal = (0,providers_json/* isText */.KH)(message['refusal']) ? message['refusal'] : content.refusal;
    return {
        outcome: outcomeOf({ text, refusal, finishReason }),
        text: text || refusal,
        reasoning: field.text === '' && inline !== '' ? { kind: 'raw', text: inline } : field,
        ...(finishReason ? { finishReason } : {}),
    };
}
function outcomeOf(end) {
    const reason = end.finishReason?.toLowerCase() ?? '';
    if (end.refusal || REFUSED.has(reason))
        return 'refused';
    if (TRUNCATED.has(reason))
        return 'truncated';
    return end.text.trim() === '' ? 'empty' : 'answered';
}
/** Content is a string, nothing, or a list of parts; undefined when it is something else. */
function readContent(content) {
    if (content === null || content === undefined)
        return { text: '', reasoning: '', refusal: '' };
    if (typeof content === 'string')
        return { text: content, reasoning: '', refusal: '' };
    if (!Array.isArray(content))
        return undefined;
    const parts = content.map(readPart);
    const join = (kind) => parts.map((part) => part[kind] ?? '').join('');
    return { text: join('text'), reasoning: join('reasoning'), refusal: join('refusal') };
}
/** Parts of OpenAI (`text`, `output_text`, `refusal`) and of Mistral and Anthropic gateways (`thinking`, `reasoning`). */
function readPart(part) {
    if (typeof part === 'string')
        return { text: part };
    if (!(0,providers_json/* isRecord */.u4)(part))
        return {};
    switch (part['type']) {
        case 'thinking':
        case 'reasoning':
            return { reasoning: thoughtOf(part['thinking'] ?? part['reasoning'] ?? part['text']) };
        case 'refusal':
            return (0,providers_json/* isText */.KH)(part['refusal']) ? { refusal: part['refusal'] } : {};
        default:
            return (0,providers_json/* isText */.KH)(part['text']) ? { text: part['text'] } : {};
    }
}
function thoughtOf(thinking) {
    if (typeof thinking === 'string')
        return thinking;
    const items = Array.isArray(thinking) ? thinking.filter(providers_json/* isRecord */.u4) : [];
    return items
        .map((item) => item['text'])
        .filter(providers_json/* isText */.KH)
        .join('');
}
/** No context is near this long; what exceeds it is a fault of the endpoint and counts as not reported. */
const MOST_TOKENS = 1e9;
function readUsage(usage) {
    if (!(0,providers_json/* isRecord */.u4)(usage))
        return {};
    const details = (0,providers_json/* isRecord */.u4)(usage['completion_tokens_details']) ? usage['completion_tokens_details'] : {};
    return {
        ...tokens('promptTokens', usage['prompt_tokens']),
        ...tokens('completionTokens', usage['completion_tokens']),
        ...tokens('reasoningTokens', details['reasoning_tokens']),
    };
}
function tokens(name, count) {
    const plausible = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= MOST_TOKENS;
    return plausible ? { [name]: count } : {};
}

;// CONCATENATED MODULE: ./build/providers/assess.js


/** Failures of the connection, by cause. A deadline is tried once more: slowness seldom passes within a minute. */
const BY_CAUSE = {
    cancelled: { outcome: 'cancelled', patience: 'never' },
    deadline: { outcome: 'transport', patience: 'once' },
    unreachable: { outcome: 'transport', patience: 'briefly' },
    broken: { outcome: 'transport', patience: 'patiently' },
    garbled: { outcome: 'bad_response', patience: 'twice' },
    'too-large': { outcome: 'bad_response', patience: 'never' },
};
/** Says what an exchange is: the table of outcomes and retries. */
function assess(received, source) {
    if (received.kind === 'failure') {
        const where = received.cause === 'cancelled' ? '' : `${source.origin}: `;
        return failure(BY_CAUSE[received.cause], `${where}${received.detail}`);
    }
    return received.status >= 200 && received.status < 300
        ? assessSuccess(received, source)
        : assessStatus(received, source);
}
function assessSuccess({ status, text }, source) {
    const completion = readCompletion(text);
    switch (completion.kind) {
        case 'answer': {
            const { kind: _kind, outcome, ...reply } = completion;
            return { outcome, patience: outcome === 'empty' ? 'once' : 'never', reply };
        }
        case 'error': {
            const { error } = completion;
            const message = `${source.origin} answered ${status} with an error: ${describe(error, source)}`;
            return failure(classifyInnerError(error), message, error);
        }
        case 'unreadable': {
            const found = text.trim() === '' ? 'an empty body' : excerpt(text, source);
            return failure({ outcome: 'bad_response', patience: 'twice' }, `${source.origin}: ${completion.message}: ${found}`);
        }
    }
}
function assessStatus({ status, headers, text }, source) {
    const error = parseEndpointError(text);
    if (source.replay && error.codes.includes('missing_recording')) {
        return failure({ outcome: 'missing_recording', patience: 'never' }, error.message);
    }
    if (status >= 300 && status < 400) {
        return failure({ outcome: 'bad_request', patience: 'never' }, describeRedirect(headers, source));
    }
    const found = obeyShouldRetry(classifyStatus(status, error), headers.get('x-should-retry'));
    const hint = status === 404
        ? ` (asked ${source.endpoint}: /chat/completions is appended to the base URL as given)`
        : '';
    return failure(found, `${source.origin} answered ${status}: ${describe(error, source)}${hint}`, error);
}
/** The endpoint's word about retrying, except where another try cannot help or costs. */
function obeyShouldRetry(found, header) {
    const patience = header === 'false'
        ? 'never'
        : header === 'true' && found.outcome === 'bad_request'
            ? 'patiently'
            : undefined;
    return patience ? { ...found, patience } : found;
}
function describeRedirect(headers, source) {
    const location = headers.get('location') ?? '';
    const target = URL.canParse(location, source.endpoint)
        ? new URL(location, source.endpoint).origin
        : 'an unreadable place';
    return `${source.origin} redirects to ${target}; redirects are refused, because the key belongs to the origin it was given for`;
}
function describe(error, source) {
    const said = excerpt(error.message, source);
    const code = error.codes.find((candidate) => !said.includes(candidate));
    return `${said || 'no explanation'}${code ? ` [${excerpt(code, source)}]` : ''}`;
}
/** Most characters of an endpoint's own words that reach a message. */
const EXCERPT_CHARS = 200;
/** One line of visible characters; parts of keys that an endpoint repeats ("sk-ab***yz") are left out. */
function excerpt(text, { redact }) {
    const line = redact(text)
        .slice(0, 50 * EXCERPT_CHARS)
        .replace(/[\p{C}\s]+/gu, ' ')
        .replace(/\b(sk|pk|key)-[\w*.-]+/g, '[redacted]')
        .replace(/\b(Bearer|Basic) +\S+/gi, '$1 [redacted]')
        .trim();
    return line.length > EXCERPT_CHARS ? `${line.slice(0, EXCERPT_CHARS - 1)}…` : line;
}
function failure(found, message, error) {
    return {
        ...found,
        reply: { text: '', reasoning: { kind: 'none', text: '' }, usage: {}, message },
        ...(error && found.outcome === 'bad_request' ? { rejection: error } : {}),
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./build/domain/loopback.js
var loopback = __webpack_require__(5680);
;// CONCATENATED MODULE: ./build/providers/base-url.js



/**
 * Reads the base URL of an endpoint and refuses what would hand a key to somebody else: no https outside this machine
 * (unless `allowHttp`), a user or password in the URL, link-local addresses such as a cloud's metadata service. Throws
 * UserError `bad-option` or `unsafe-origin`.
 */
function parseBaseUrl({ baseUrl, allowHttp }) {
    const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) {
        throw mistake('bad-option', 'the base URL is no http or https URL', 'for example https://api.openai.com/v1');
    }
    if (url.username || url.password) {
        throw mistake('unsafe-origin', `the base URL of ${url.host} contains a user or password`, 'use the API key input');
    }
    if (url.search || url.hash) {
        throw mistake('bad-option', `the base URL of ${url.host} contains ? or #`, 'give the part before /chat/completions');
    }
    if (isLinkLocal(url.hostname)) {
        throw mistake('unsafe-origin', `${url.host} is a link-local address`, 'model endpoints are never there');
    }
    if (!allowHttp && (0,loopback/* isPlainHttp */.fq)(url)) {
        throw mistake('unsafe-origin', `${url.origin} would receive the key unencrypted`, 'use https, or allow http explicitly');
    }
    return url;
}
const LINK_LOCAL = new external_node_net_.BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4'); // RFC 3927; 169.254.169.254 is the metadata service of most clouds
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6'); // RFC 4291
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6'); // the metadata service of AWS over IPv6
/** Whether a host is an address that only the local link routes, IPv4 in IPv6 included. */
function isLinkLocal(hostname) {
    const host = (0,loopback/* bareHost */.n0)(hostname);
    const version = (0,external_node_net_.isIP)(host);
    return version !== 0 && LINK_LOCAL.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
function mistake(code, message, hint) {
    return new errors/* UserError */.yo({ code, message, hint });
}

// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(610);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/providers/http.js







/** Largest reply that is read, after decompression. A long reasoning trace is some 500 kB. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** TCP keep-alive: cloud load balancers drop connections that are silent for 4 minutes; a model may think longer. */
const TCP_KEEP_ALIVE_MS = 30_000;
/**
 * Connections to one endpoint: kept open between requests, certificates always verified whatever the environment says,
 * names that resolve to link-local addresses refused, the runner's proxy used where Node knows how (24.5 and later).
 */
function createAgent(url) {
    const options = {
        keepAlive: true,
        lookup: refuseLinkLocal,
        ...((0,loopback/* isLoopback */.U9)(url.hostname) ? {} : { proxyEnv: process.env }),
    };
    return url.protocol === 'https:'
        ? new external_node_https_.Agent({ ...options, rejectUnauthorized: true })
        : new external_node_http_.Agent(options);
}
/**
 * Sends one POST and reads the whole reply. Never throws and never follows a redirect. It stands on `node:http` because
 * Node's `fetch` gives up on a model that thinks for more than 300 s (`UND_ERR_HEADERS_TIMEOUT`) and cannot be told
 * otherwise without another HTTP library; `node:http` has no limit but the deadline given here.
 */
async function exchange(call) {
    if (call.signal.aborted)
        return failed('cancelled', 'cancelled');
    const request = send(call);
    const stop = listenForStop(call);
    stop.stopped.then(() => request.destroy());
    try {
        return await receive(request, stop.stopped);
    }
    finally {
        stop.close();
    }
}
/**
 * The failure that the deadline or the caller makes of an exchange. It ends the wait by itself, because not every state
 * of a request reports that it was destroyed.
 */
function listenForStop({ signal, timeoutMs }) {
    const listening = new AbortController();
    const stopped = new Promise((resolve) => {
        const late = failed('deadline', `no complete reply within ${timeoutMs / 1000} s`);
        const deadline = setTimeout(resolve, timeoutMs, late);
        const cancel = () => resolve(failed('cancelled', 'cancelled'));
        signal.addEventListener('abort', cancel, { signal: listening.signal });
        listening.signal.addEventListener('abort', () => clearTimeout(deadline));
    });
    return { stopped, close: () => listening.abort() };
}
function send({ url, agent, headers, body }) {
    const start = url.protocol === 'https:' ? external_node_https_.request : external_node_http_.request;
    const length = String(Buffer.byteLength(body));
    const request = start(url, { method: 'POST', agent, headers: { ...headers, 'content-length': length } });
    request.on('socket', (socket) => socket.setKeepAlive(true, TCP_KEEP_ALIVE_MS));
    request.on('error', () => { }); // errors after the reply began surface in its body
    request.end(body);
    return request;
}
async function receive(request, stopped) {
    const response = await Promise.race([firstWord(request), stopped]);
    if ('kind' in response)
        return response;
    const status = response.statusCode ?? 0;
    const headers = headersOf(response);
    const body = await Promise.race([
        readBody(response),
        stopped.then((failure) => ({ ...failure, text: '' })),
    ]);
    if (body.cause === undefined)
        return { kind: 'reply', status, headers, text: body.text };
    // An error status says what went wrong even when the page that explains it is cut.
    if (status >= 300)
        return { kind: 'reply', status, headers, text: body.text };
    return failed(body.cause, body.detail);
}
/** The head of the reply, or why there is none; every way in which a request can end is listened for. */
function firstWord(request) {
    return new Promise((resolve) => {
        const refuse = (status, socket) => {
            socket.destroy();
            resolve(failed('garbled', `the reply changes the protocol (status ${status})`));
        };
        request.once('upgrade', ({ statusCode }, socket) => refuse(statusCode, socket));
        request.once('response', (response) => response.statusCode === 101 ? refuse(101, response.socket) : resolve(response));
        request.once('error', (error) => resolve(failedToConnect(error)));
        request.once('close', () => resolve(failed('broken', 'the connection was closed before a reply')));
    });
}
async function readBody(response) {
    const chunks = [];
    const text = () => new TextDecoder().decode(Buffer.concat(chunks));
    let size = 0;
    try {
        for await (const chunk of decompressed(response)) {
            size += chunk.length;
            if (size > MAX_BODY_BYTES)
                return { cause: 'too-large', detail: `the reply exceeds ${MAX_BODY_BYTES / 2 ** 20} MiB`, text: '' };
            chunks.push(chunk);
        }
        return { text: text() };
    }
    catch (error) {
        return { cause: 'garbled', detail: `the reply broke off (${codeOf(error)})`, text: text() };
    }
    finally {
        response.destroy();
    }
}
const DECOMPRESSORS = new Map([
    ['gzip', external_node_zlib_.createGunzip],
    ['x-gzip', external_node_zlib_.createGunzip],
    ['deflate', external_node_zlib_.createInflate],
    ['br', external_node_zlib_.createBrotliDecompress],
]);
/** No encoding is asked for, but some gateways compress all the same. */
function decompressed(response) {
    const create = DECOMPRESSORS.get(String(response.headers['content-encoding'] ?? '')
        .trim()
        .toLowerCase());
    // The iterator over the result reports the pipeline's error.
    return create ? (0,external_node_stream_.pipeline)(response, create(), () => { }) : response;
}
function headersOf(response) {
    const headers = new Headers();
    for (const [name, values] of Object.entries(response.headersDistinct)) {
        for (const value of values ?? [])
            headers.append(name, value);
    }
    return headers;
}
const UNREACHABLE = /^(ENOTFOUND|ECONNREFUSED|EACCES|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|LINK_LOCAL)/;
function failedToConnect(error) {
    const code = codeOf(error);
    if (code.startsWith('HPE_'))
        return failed('garbled', `what came back is no HTTP (${code})`);
    if (UNREACHABLE.test(code))
        return failed('unreachable', `no connection (${code})`);
    return failed('broken', `the connection failed (${code})`);
}
function failed(cause, detail) {
    return { kind: 'failure', cause, detail };
}
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}
const refuseLinkLocal = (hostname, options, callback) => {
    (0,external_node_dns_.lookup)(hostname, options, (error, address, family) => {
        const found = typeof address === 'string' ? [address] : (address ?? []).map((entry) => entry.address);
        const refused = !error && found.some(isLinkLocal);
        callback(refused ? linkLocalError() : error, address, family);
    });
};
function linkLocalError() {
    return Object.assign(new Error('the name resolves to a link-local address'), {
        code: 'LINK_LOCAL_ADDRESS',
    });
}

;// CONCATENATED MODULE: ./build/providers/parameters.js
/**
 * What is assumed before the first request. `auto` begins with `max_tokens`: an endpoint that knows only the other name
 * says so with status 400, whereas many that know only this one silently ignore `max_completion_tokens`.
 */
function assumeParameters(param) {
    return { tokenParam: param === 'auto' ? 'max_tokens' : param, dropped: new Set() };
}
/** The body of a chat completion: only parameters that are set and that the endpoint has not rejected. */
function renderBody({ request, model }, learned) {
    const optional = {
        [learned.tokenParam]: request.maxTokens,
        temperature: request.temperature,
        top_p: request.topP,
        reasoning_effort: request.reasoningEffort,
    };
    const sent = Object.entries(optional).filter(([name, value]) => value !== undefined && !learned.dropped.has(name));
    return { ...request.extraBody, model, messages: request.messages, ...Object.fromEntries(sent) };
}
/** Sampling parameters that a model may not have; without them it still answers the same question. */
const DROPPABLE = ['temperature', 'top_p', 'reasoning_effort'];
/** The ways endpoints say that a parameter, and not its value, is the trouble; "unsupported_value" is OpenAI's for temperature. */
const NOT_SUPPORTED = /unsupported_(parameter|value)|unknown_parameter|extra_forbidden|(not|n't|un) ?support|unrecogni[sz]ed|unknown (parameter|field|argument)|unexpected keyword|not permitted|not allowed|deprecated/i;
/**
 * What to change after the endpoint rejected `body`: the token limit is renamed (with `auto`, once), a sampling
 * parameter is left out. Undefined when the error names no such parameter or blames its value, e.g. a temperature out of range.
 */
function learnFrom(error, { body, param, learned, }) {
    if (!NOT_SUPPORTED.test([...error.codes, error.message].join(' ')))
        return undefined;
    const names = (name) => name in body && (error.param ? error.param === name : new RegExp(`\\b${name}\\b`).test(error.message));
    if (param === 'auto' && names('max_tokens'))
        return { ...learned, tokenParam: 'max_completion_tokens' };
    const rejected = DROPPABLE.find(names);
    return rejected ? { ...learned, dropped: new Set([...learned.dropped, rejected]) } : undefined;
}
/** The adjustments a request was sent with, for the record, e.g. "temperature left out". */
function describeAdjustments(request, { learned, param }) {
    const renamed = request.maxTokens !== undefined && learned.tokenParam !== assumeParameters(param).tokenParam;
    const set = {
        temperature: request.temperature,
        top_p: request.topP,
        reasoning_effort: request.reasoningEffort,
    };
    const dropped = DROPPABLE.filter((name) => learned.dropped.has(name) && set[name] !== undefined);
    return [
        ...(renamed ? [`max_tokens sent as ${learned.tokenParam}`] : []),
        ...dropped.map((name) => `${name} left out`),
    ];
}

;// CONCATENATED MODULE: ./build/providers/post.js

/** Header that names a request for the replay server. */
const RECORDING_HEADER = 'x-theory-gate-recording';
/** Headers that leave for an endpoint; the SDK adds others from the environment and about this machine. */
const SENT_HEADERS = ['accept', 'authorization', 'content-type', 'user-agent', RECORDING_HEADER];
/**
 * Posts one chat completion through the `openai` SDK, which is loaded at the first call, and returns the exchange as it
 * came over the wire: the SDK would hide bodies it does not expect, and what an endpoint says is judged in one place.
 * Every setting that the SDK would otherwise read from the environment is given here, so that no other key or
 * organisation of the runner reaches this endpoint.
 */
async function postCompletion(target, post) {
    const { OpenAI: Client } = await __webpack_require__.e(/* import() */ 193).then(__webpack_require__.bind(__webpack_require__, 8193));
    let received;
    const client = new Client({
        baseURL: target.baseUrl,
        apiKey: target.apiKey ?? 'none',
        adminAPIKey: null,
        organization: null,
        project: null,
        webhookSecret: null,
        logLevel: 'off',
        maxRetries: 0,
        timeout: 2 ** 31 - 1, // the exchange has its own deadline
        fetch: async (url, init) => {
            received = await exchange({
                url: new URL(String(url)),
                agent: target.agent,
                headers: selectHeaders(new Headers(init?.headers), target.apiKey !== undefined),
                body: String(init?.body),
                timeoutMs: target.timeoutMs,
                signal: post.signal,
            });
            return new Response('{}');
        },
    });
    const headers = post.recording ? { [RECORDING_HEADER]: encodeRecordingKey(post.recording) } : {};
    // Parameters come from the user and may be newer than the SDK's types.
    const body = post.body;
    await client.chat.completions.create(body, { headers }).asResponse();
    return received ?? { kind: 'failure', cause: 'broken', detail: 'nothing was sent' };
}
/** A recording's name as header value: base64url of JSON. */
function encodeRecordingKey(key) {
    return Buffer.from(JSON.stringify(key)).toString('base64url');
}
function selectHeaders(headers, withKey) {
    const names = SENT_HEADERS.filter((name) => headers.has(name) && (withKey || name !== 'authorization'));
    return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']));
}

;// CONCATENATED MODULE: ./build/providers/retry.js
/** First wait, its growth and its ceiling: openai-node's 0.5 s doubling, with a higher ceiling for long runs. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Share of a wait that is added at random, so that requests that failed together do not return together. */
const JITTER = 0.25;
/** How often a failure may be asked again, beside the user's own limit. `briefly` is three tries within seconds. */
const RETRIES = {
    never: 0,
    once: 1,
    twice: 2,
    briefly: 2,
    patiently: Number.POSITIVE_INFINITY,
};
/**
 * Decides whether a failed request is asked again. An endpoint's own demand is a floor under the growing wait and never
 * shortened; when it does not fit into what is left of `maxWaitMs`, asking again would only be refused again.
 */
function decideRetry({ patience, demandedMs }, spent, limits) {
    if (spent.sameKind >= RETRIES[patience])
        return { kind: 'stop', why: 'spent' };
    const left = limits.maxWaitMs - spent.waitedMs;
    if ((demandedMs ?? 0) > left)
        return { kind: 'stop', why: 'too-long' };
    if (spent.retries >= limits.retries)
        return { kind: 'stop', why: 'spent' };
    const growing = Math.min(FIRST_WAIT_MS * 2 ** spent.retries, LONGEST_WAIT_MS);
    const waitMs = Math.max(demandedMs ?? 0, growing) * (1 + JITTER * limits.jitter());
    return waitMs > left && demandedMs === undefined
        ? { kind: 'stop', why: 'spent' }
        : { kind: 'wait', waitMs };
}

;// CONCATENATED MODULE: ./build/providers/retry-after.js
/** Seconds per unit of the durations that rate limit headers use, e.g. "1m30s", "6ms". */
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Numbers above this are times of day, not durations: seconds and milliseconds since 1970 (2001-09-09). */
const EPOCH_SECONDS = 1e9;
const EPOCH_MS = 1e12;
/**
 * How long an endpoint asks to be left alone, in ms, or undefined when it says nothing readable. `retry-after-ms` and
 * `Retry-After` are instructions and win, the larger of them; otherwise the latest `x-ratelimit-reset*` counts, leaving
 * out those whose `x-ratelimit-remaining*` says that something is left. Negative and unreadable values say nothing. A
 * date is measured against the reply's own `Date`, so that a wrong clock here does no harm; `nowIso` stands in for it.
 * Spellings: RFC 9110 section 10.2.3 (seconds, HTTP date), OpenAI (`retry-after-ms`, "1m30s", "6ms"), OpenRouter
 * (ms since 1970), ISO 8601.
 */
function parseRetryAfter(headers, nowIso) {
    const now = Date.parse(headers.get('date') ?? '') || Date.parse(nowIso);
    const instructions = [
        parseDuration(headers.get('retry-after-ms'), 1, now),
        parseDuration(headers.get('retry-after'), 1000, now),
    ];
    return (largest(instructions) ?? largest(exhaustedResets(headers).map((value) => parseDuration(value, 1000, now))));
}
function exhaustedResets(headers) {
    return [...headers]
        .filter(([name]) => name.startsWith('x-ratelimit-reset'))
        .filter(([name]) => Number(headers.get(name.replace('reset', 'remaining')) ?? 0) <= 0)
        .map(([, value]) => value);
}
function parseDuration(value, unitMs, now) {
    const text = value?.trim() ?? '';
    if (/^\d+(\.\d+)?$/.test(text))
        return fromNumber(Number(text), unitMs, now);
    if (/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(text))
        return fromUnits(text);
    // A date must name a day: `Date.parse` reads "-5" and "1" as years.
    const date = /\d{4}-\d{2}-\d{2}T|^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
    return date >= now ? date - now : undefined;
}
function fromNumber(number, unitMs, now) {
    if (!Number.isFinite(number))
        return undefined;
    if (number >= EPOCH_MS)
        return Math.max(0, number - now);
    if (number > EPOCH_SECONDS && unitMs === 1000)
        return Math.max(0, number * 1000 - now);
    return number * unitMs;
}
function fromUnits(text) {
    const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g);
    return [...parts].reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0), 0);
}
function largest(values) {
    const known = values.filter((value) => value !== undefined);
    return known.length === 0 ? undefined : Math.max(...known);
}

;// CONCATENATED MODULE: ./build/providers/chat.js









const MAX_WAIT_MS = 600_000;
/**
 * Opens an endpoint. Throws UserError `bad-option` or `unsafe-origin` for a base URL or key that must not be used; once
 * open it never throws, every failure is an outcome of the reply.
 */
function createChatEndpoint(config) {
    const url = parseBaseUrl(config);
    requireSendableKey(config.apiKey);
    const endpoint = openEndpoint(config, url);
    const limit = config.limiter ?? ((task) => task());
    return {
        origin: url.origin,
        model: config.model,
        ask: async (request, signal) => {
            try {
                return redactReply(await limit(() => askPersistently({ endpoint, request, signal })), config.redact);
            }
            catch (error) {
                return redactReply(unsentReply('bad_request', `the request could not be made: ${String(error)}`), config.redact);
            }
        },
    };
}
function openEndpoint(config, url) {
    const baseUrl = url.href.replace(/\/+$/, '');
    const target = { baseUrl, apiKey: config.apiKey, agent: createAgent(url), timeoutMs: config.timeoutMs };
    return {
        config,
        source: {
            origin: url.origin,
            endpoint: `${baseUrl}/chat/completions`,
            replay: config.replay,
            redact: config.redact,
        },
        post: (body, request, signal) => postCompletion(target, { body, recording: config.replay ? request.recording : undefined, signal }),
        learned: assumeParameters(config.maxTokensParam),
        quietUntilMs: 0,
    };
}
async function askPersistently(asking) {
    const { endpoint, signal } = asking;
    const { config } = endpoint;
    const limits = {
        retries: config.retries,
        maxWaitMs: config.maxWaitMs ?? MAX_WAIT_MS,
        jitter: config.jitter ?? Math.random,
    };
    const retriesOf = new Map();
    let waitedMs = 0;
    for (let tries = 1, retries = 0;; tries++) {
        waitedMs += await waitForQuiet(endpoint, signal);
        const attempt = await askOnce(asking);
        if (attempt.adjusted)
            continue;
        const sameKind = retriesOf.get(attempt.assessment.patience) ?? 0;
        const spent = { retries, sameKind, waitedMs };
        const decision = decideRetry({ ...attempt.assessment, demandedMs: attempt.demandedMs }, spent, limits);
        if (decision.kind === 'stop')
            return finish(attempt, { tries, why: decision.why });
        retriesOf.set(attempt.assessment.patience, sameKind + 1);
        retries += 1;
        waitedMs += decision.waitMs;
        if (attempt.demandedMs !== undefined)
            holdBack(endpoint, attempt.demandedMs);
        await config.clock.sleep(decision.waitMs, signal);
    }
}
async function askOnce({ endpoint, request, signal }) {
    const { config, learned } = endpoint;
    const body = renderBody({ request, model: config.model }, learned);
    const startedMs = config.clock.monotonicMs();
    const received = await endpoint.post(body, request, signal);
    const durationMs = config.clock.monotonicMs() - startedMs;
    const assessment = assess(received, endpoint.source);
    const param = config.maxTokensParam;
    const lesson = assessment.rejection && learnFrom(assessment.rejection, { body, param, learned });
    // Another request may have learned the same meanwhile; both lessons are kept.
    if (lesson)
        endpoint.learned = { ...lesson, dropped: new Set([...endpoint.learned.dropped, ...lesson.dropped]) };
    const failed = received.kind === 'reply' && assessment.reply.message !== undefined;
    return {
        assessment,
        demandedMs: failed ? parseRetryAfter(received.headers, config.clock.nowIso()) : undefined,
        durationMs,
        adjustments: describeAdjustments(request, { learned, param }),
        adjusted: lesson !== undefined,
    };
}
/** Makes every request of this endpoint wait as long as the endpoint asked one of them to. */
function holdBack(endpoint, demandedMs) {
    const until = endpoint.config.clock.monotonicMs() + demandedMs;
    endpoint.quietUntilMs = Math.max(endpoint.quietUntilMs, until);
}
/** Waits until the endpoint may be asked, also when that moment moves meanwhile; returns how long that took, in ms. */
async function waitForQuiet(endpoint, signal) {
    const { clock } = endpoint.config;
    const startedMs = clock.monotonicMs();
    while (endpoint.quietUntilMs > clock.monotonicMs() && !signal.aborted) {
        await clock.sleep(endpoint.quietUntilMs - clock.monotonicMs(), signal);
    }
    return clock.monotonicMs() - startedMs;
}
function finish(attempt, { tries, why }) {
    const { outcome, reply } = attempt.assessment;
    const tooLong = why === 'too-long'
        ? ` (asks to wait ${Math.round((attempt.demandedMs ?? 0) / 1000)} s, longer than this run waits)`
        : '';
    const persistence = tries > 1 ? ` (after ${tries} tries)` : '';
    return {
        ...reply,
        // A limit that outlasts the request is a spent quota to this run: asking on would only be refused.
        outcome: why === 'too-long' && outcome === 'rate_limited' ? 'quota' : outcome,
        durationMs: attempt.durationMs,
        tries,
        adjustments: attempt.adjustments,
        ...(reply.message === undefined ? {} : { message: `${reply.message}${tooLong}${persistence}` }),
    };
}
/** An endpoint may echo the key anywhere, in the answer too. */
function redactReply(reply, redact) {
    const { finishReason, modelReported, message } = reply;
    return {
        ...reply,
        text: redact(reply.text),
        reasoning: { ...reply.reasoning, text: redact(reply.reasoning.text) },
        ...(finishReason === undefined ? {} : { finishReason: redact(finishReason) }),
        ...(modelReported === undefined ? {} : { modelReported: redact(modelReported) }),
        ...(message === undefined ? {} : { message: redact(message) }),
    };
}
function requireSendableKey(apiKey) {
    if (apiKey === undefined || /^[\x21-\x7e]+$/.test(apiKey))
        return;
    throw new errors/* UserError */.yo({
        code: 'bad-option',
        message: 'the API key is empty or contains a space, a line break or another character no key has',
        hint: 'store it again without what surrounds it',
    });
}

// EXTERNAL MODULE: ./build/domain/canonical.js
var canonical = __webpack_require__(1515);
;// CONCATENATED MODULE: ./build/providers/logged.js

/** Outcomes of requests that were not made or given up; a stopped run has one for all that was left to ask. */
const NEVER_ASKED = new Set(['cancelled', 'over_budget']);
/**
 * An endpoint that first looks into the run log: what was asked before with the same endpoint, model, parameters,
 * messages and sample is taken from there and not asked again; what is asked is appended. Resume, reuse and crash safety
 * are this one mechanism.
 */
function withLog(chat, { log, sha256, onFound }) {
    return {
        origin: chat.origin,
        model: chat.model,
        async ask(request, signal) {
            const key = sha256((0,canonical/* canonicalJson */.d)({ origin: chat.origin, model: chat.model, request }));
            const known = log.find(key);
            if (known) {
                onFound();
                return known.reply;
            }
            const reply = await chat.ask(request, signal);
            if (!NEVER_ASKED.has(reply.outcome))
                log.append({ type: typeOf(request), key, reply, note: { ...request.recording } });
            return reply;
        },
    };
}
const typeOf = (request) => request.recording.kind === 'answer' ? 'attempt' : 'judging';

;// CONCATENATED MODULE: ./build/providers/metered.js
/** An endpoint whose replies are handed to `record`, those taken from the log included. */
function withMeter(chat, record) {
    return {
        origin: chat.origin,
        model: chat.model,
        async ask(request, signal) {
            const reply = await chat.ask(request, signal);
            record(reply);
            return reply;
        },
    };
}

// EXTERNAL MODULE: ./build/providers/recordings.js
var recordings = __webpack_require__(2693);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/providers/replay.js






/**
 * Serves recordings on 127.0.0.1 as an OpenAI-compatible endpoint, so that a replayed run goes through the same client
 * as a real one. A request without its recording is answered 404 with the code `missing_recording`, never with an
 * invented text.
 */
async function startReplayServer(recordings) {
    let requests = 0;
    const server = (0,external_node_http_.createServer)((request, response) => {
        requests += 1;
        answer({ request, response, recordings }).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return {
        baseUrl: `http://127.0.0.1:${port}/v1`,
        requests: () => requests,
        close: async () => {
            const closed = (0,external_node_events_.once)(server, 'close');
            server.close();
            server.closeAllConnections();
            await closed;
        },
    };
}
async function answer({ request, response, recordings }) {
    const body = (0,providers_json/* parseJsonOrNothing */.Ip)(await (0,consumers_.text)(request));
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        return replay_send(response, {
            status: 404,
            json: errorBody('not_found', 'only POST /v1/chat/completions is served'),
        });
    }
    if (!(0,providers_json/* isRecord */.u4)(body) || typeof body['model'] !== 'string' || !Array.isArray(body['messages'])) {
        return replay_send(response, {
            status: 400,
            json: errorBody('invalid_request_error', 'a model and messages are needed'),
        });
    }
    const key = decodeRecordingKey(request.headers[RECORDING_HEADER]);
    if (!key) {
        const message = `the header ${RECORDING_HEADER} is missing or cannot be read`;
        return replay_send(response, { status: 400, json: errorBody('invalid_request_error', message) });
    }
    const found = recordings.find(key);
    if (!found.ok)
        return replay_send(response, { status: 404, json: errorBody('missing_recording', found.reason) });
    return replay_send(response, { status: 200, json: completionBody(found.recording, body['model']) });
}
const RecordingKeySchema = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['answer', 'correctness', 'faithfulness', 'error']),
    problemId: schemas/* string */.YjP(),
    prompt: schemas/* string */.YjP(),
    sample: schemas/* number */.aig().int().nonnegative(),
    repeat: schemas/* number */.aig().int().nonnegative(),
    contentSha256: schemas/* string */.YjP(),
    promptSha256: schemas/* string */.YjP().optional(),
});
function decodeRecordingKey(header) {
    const json = (0,providers_json/* parseJsonOrNothing */.Ip)(Buffer.from(String(header ?? ''), 'base64url').toString());
    return RecordingKeySchema.safeParse(json).data;
}
function completionBody(recording, model) {
    const { reasoning, usage } = recording;
    return {
        id: 'chatcmpl-replay',
        object: 'chat.completion',
        created: 0,
        model: recording.model ?? model,
        choices: [
            {
                index: 0,
                finish_reason: recording.finishReason ?? 'stop',
                logprobs: null,
                message: {
                    role: 'assistant',
                    content: recording.text,
                    refusal: null,
                    ...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
                },
            },
        ],
        ...(usage ? { usage: usageBody(usage) } : {}),
    };
}
function usageBody({ promptTokens, completionTokens, reasoningTokens, }) {
    return {
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
        total_tokens: (promptTokens ?? 0) + (completionTokens ?? 0),
        ...(reasoningTokens === undefined
            ? {}
            : { completion_tokens_details: { reasoning_tokens: reasoningTokens } }),
    };
}
function errorBody(code, message) {
    return { error: { code, message, type: 'invalid_request_error', param: null } };
}
function replay_send(response, { status, json }) {
    const body = JSON.stringify(json);
    response.writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
    });
    response.end(body);
}

// EXTERNAL MODULE: ./build/wiring/keys.js
var wiring_keys = __webpack_require__(5327);
;// CONCATENATED MODULE: ./build/wiring/endpoints.js











/**
 * Every endpoint is, from the outside in: metered, looked up in the log, admitted by the guard, asked. Model and judge
 * wait for their turn in one queue. A replayed run puts a server on loopback behind the same chain.
 */
async function createEndpoints(parts) {
    const { options, clock } = parts;
    const server = options.replay === null ? undefined : await startReplay(options.replay, parts.files);
    const prices = {
        model: pricesOf(options.priceInputUsd, options.priceOutputUsd),
        judge: judgePrices(options),
    };
    const guard = createRunGuard({
        clock,
        ...(options.maxMinutes === null ? {} : { maxMinutes: options.maxMinutes }),
        ...(options.maxCostUsd === null ? {} : { maxCostUsd: options.maxCostUsd }),
        prices: { ...(prices.model && { model: prices.model }), ...(prices.judge && { judge: prices.judge }) },
    });
    // One sample may put two questions to the judge at once, so that limiting samples does not limit requests.
    const limiter = createLimiter(options.concurrency);
    const replies = { model: [], judge: [] };
    let fromLog = 0;
    const onFound = () => void fromLog++;
    let missing = null;
    const open = (role, model) => {
        const chat = endpoints_openEndpoint({ parts, role, model, replayUrl: server?.baseUrl, guard, limiter, onFound });
        return withMeter(chat, (reply) => {
            replies[role].push({ ...reply, text: '', reasoning: { ...reply.reasoning, text: '' } });
            if (reply.outcome === 'missing_recording')
                missing ??= reply.message ?? 'a recording is missing';
        });
    };
    return {
        endpoints: {
            model: open('model', options.model ?? 'recorded'),
            judge: options.judgeModel === null ? null : open('judge', options.judgeModel),
        },
        cost: () => sumCost({ replies, prices }),
        fromLog: () => fromLog,
        stopReason: () => missing ?? guard.stopReason(),
        close: async () => server?.close(),
    };
}
function endpoints_openEndpoint({ parts, role, model, replayUrl, guard, limiter, onFound }) {
    const { options, keys, log, clock, redact } = parts;
    const apiKey = replayUrl === undefined ? keys[role] : undefined;
    const config = {
        baseUrl: replayUrl ?? (role === 'judge' ? (0,wiring_keys/* judgeUrl */.Bk)(options) : options.baseUrl),
        model,
        maxTokensParam: options.maxTokensParam,
        timeoutMs: options.timeoutMs,
        retries: options.retries,
        allowHttp: options.allowHttp,
        replay: replayUrl !== undefined,
        limiter,
        clock,
        redact,
        ...(apiKey === undefined ? {} : { apiKey }),
    };
    const asked = guardChat(createChatEndpoint(config), { guard, role });
    // A replay's port is another one in every run; the log and the record know it by what it is.
    const named = replayUrl === undefined ? asked : { ...asked, origin: 'replay' };
    return withLog(named, { log, sha256: sha256/* sha256 */.s, onFound });
}
async function startReplay(path, files) {
    const folder = (0,bundle/* bundledRecordings */.ZR)(path) ?? path;
    const names = await files.list(folder.endsWith('.jsonl') ? folder : `${folder}/*.jsonl`);
    if (names.length === 0) {
        throw new errors/* UserError */.yo({
            code: 'bad-recordings',
            message: `replay is ${path}, where there is no .jsonl file`,
            hint: 'name a file of recordings, a folder of them, or a bundled set',
        });
    }
    const texts = await Promise.all(names.map(async (name) => (0,recordings/* parseRecordings */.E)(await files.readText(name), name)));
    return startReplayServer((0,recordings/* indexRecordings */.$)(texts.flat()));
}
function pricesOf(input, output) {
    return input === null || output === null
        ? null
        : { inputUsdPerMillion: input, outputUsdPerMillion: output };
}
/** The judge's own prices, or the model's where it is the same model at the same place. */
function judgePrices(options) {
    const own = pricesOf(options.judgePriceInputUsd, options.judgePriceOutputUsd);
    const same = options.judgeModel === options.model && options.judgeBaseUrl === null;
    return own ?? (same ? pricesOf(options.priceInputUsd, options.priceOutputUsd) : null);
}

;// CONCATENATED MODULE: ./build/wiring/interruption.js

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Time kept back from `max-minutes` for the report: 15 s, or a tenth of a short limit. */
const RESERVE_MS = 15_000;
/** Listens until closed. A second signal of any kind ends the process at once. */
function listenForInterruption({ maxMinutes }) {
    const controller = new AbortController();
    // Every request in flight listens, and there are as many as the user's concurrency.
    (0,external_node_events_.setMaxListeners)(0, controller.signal);
    let received = null;
    let reason = null;
    const stop = (why) => {
        reason ??= why;
        controller.abort();
    };
    const onSignal = (name) => {
        if (received !== null)
            process.exit(exitCodeOfSignal(received));
        received = name;
        stop(`interrupted by ${name}`);
    };
    for (const name of SIGNALS)
        process.on(name, onSignal);
    const timer = maxMinutes === null
        ? undefined
        : setTimeout(() => stop(`the limit of ${maxMinutes} minutes is reached`), deadlineMs(maxMinutes));
    return {
        signal: controller.signal,
        received: () => received,
        reason: () => reason,
        close: () => {
            clearTimeout(timer);
            for (const name of SIGNALS)
                process.off(name, onSignal);
        },
    };
}
/** 128 + number of the signal, as shells report it. */
function exitCodeOfSignal(name) {
    return name === 'SIGINT' ? 130 : name === 'SIGTERM' ? 143 : 129;
}
function deadlineMs(maxMinutes) {
    const limitMs = maxMinutes * 60_000;
    return limitMs - Math.min(RESERVE_MS, limitMs / 10);
}

;// CONCATENATED MODULE: ./build/wiring/run-ports.js

















/** Builds the real ports of one run. Throws UserError before anything is asked. */
async function createRunPorts(options, host) {
    const keys = (0,wiring_keys/* bindKeys */.m3)(options, host.env);
    const redact = (0,store_redact/* createRedactor */.l)([options.apiKey, options.judgeApiKey, options.githubToken].filter((key) => key !== null));
    const paths = pathsIn(options.out);
    const output = (0,files/* createFilesPort */.v)({ root: '.', confine: host.distrustsOut && !(0,external_node_path_.isAbsolute)(options.out) });
    await requireInside(output, options.out);
    if (host.distrustsOut)
        removeStanding([...Object.values(paths), lockPathOf(paths.log)]);
    else if (!options.reuse)
        await setAsideFinished(output, paths, host.progress);
    const log = openRunLog({ path: paths.log, redact });
    if (log.reusable > 0) {
        host.progress.line(`${paths.log} holds ${log.reusable} replies; those that fit this run are used again`);
    }
    const clock = createClock();
    const parts = { options, keys, files: host.files, log, clock, redact };
    const wired = await createEndpoints(parts).catch((error) => {
        log.close();
        throw error;
    });
    const interruption = listenForInterruption(options);
    return {
        ports: {
            ...{ clock, sha256: sha256/* sha256 */.s, endpoints: wired.endpoints, cost: wired.cost, fromLog: wired.fromLog },
            ...{ progress: host.progress, files: host.files, policy: host.policy, bundled: bundle/* bundledFolder */.L },
            context: { ...host.context, ...linksTo(paths, host.distrustsOut) },
            toolVersion: version/* TOOL_VERSION */.w,
            limit: createLimiter(options.concurrency),
            signal: interruption.signal,
            stopReason: () => interruption.reason() ?? wired.stopReason(),
            publish: async (input) => {
                await output.writeAtomically(paths.run, redact((0,run_record/* renderRun */.eJ)(input.run)));
                await output.writeAtomically(paths.report, redact(renderReport(input)));
                await host.show(input, paths);
            },
        },
        signal: interruption.received,
        close: async () => {
            interruption.close();
            log.close();
            await wired.close();
        },
    };
}
/** What a report may name of the files; a log that was removed at the start goes on nowhere. */
function linksTo({ report, run, log }, startsAfresh) {
    return { reportFile: report, runFile: run, ...(startsAfresh ? {} : { logFile: log }) };
}
/**
 * A finished run is not an answer to the next one: whoever runs again wants to know how the model does now. Its record and
 * log are kept under another name; an unfinished run stays and is continued.
 */
async function setAsideFinished(output, paths, progress) {
    if (!((await output.exists(paths.run)) && isFinished(await output.readText(paths.run))))
        return;
    const aside = (path) => path.replace(/(\.jsonl?)$/, '.previous$1');
    // The record first: without it the log counts as unfinished, and its lock still keeps a second process away.
    renameIfThere(paths.run, aside(paths.run));
    renameIfThere(paths.log, aside(paths.log));
    progress.line(`the finished run in ${paths.run} is now ${aside(paths.run)}; --reuse uses its replies again`);
}
function isFinished(record) {
    try {
        const { state, scores } = (0,run_record/* parseRun */.zZ)(record, 'run.json');
        return state === 'complete' && scores.counts.failed === 0;
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return false;
        throw error;
    }
}
/** Follows every folder on the way to `out`, so that a symbolic link on it is seen. */
async function requireInside(output, out) {
    const folders = (0,external_node_path_.normalize)(out).split(external_node_path_.sep);
    for (const [index] of folders.entries())
        await output.exists(folders.slice(0, index + 1).join(external_node_path_.sep) || external_node_path_.sep);
}
function pathsIn(out) {
    return { run: (0,external_node_path_.join)(out, 'run.json'), report: (0,external_node_path_.join)(out, 'report.md'), log: (0,external_node_path_.join)(out, 'run.jsonl') };
}


/***/ })

};
