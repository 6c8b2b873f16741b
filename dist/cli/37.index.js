export const id = 37;
export const ids = [37];
export const modules = {

/***/ 4037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportCommand: () => (/* binding */ exportCommand)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6568);


/** `export <run.json …>`: every response and verdict as one JSON object a line, with a `model` column (P62). */
async function exportCommand({ positionals, terminal }) {
    for (const file of await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunFiles */ .DF)(positionals, terminal)) {
        const replies = await (0,_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readReplies */ .Bd)(file, terminal);
        for (const sample of file.run.samples) {
            const reply = replies.get((0,_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleKey */ .yB)(sample));
            const response = { response: reply?.text ?? null, reasoning: reply?.reasoning.text || null };
            terminal.print(`${JSON.stringify({ ...rowOf(file.run, sample), ...response })}\n`);
        }
    }
    return _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
}
function rowOf({ identity, startedAt, tool }, sample) {
    return {
        model: identity.model,
        model_reported: sample.modelReported ?? null,
        problem_set: identity.problemSet,
        problem: sample.problemId,
        problem_sha256: identity.problems[sample.problemId] ?? null,
        category: sample.category,
        sample: sample.sample,
        prompt: identity.promptName,
        prompt_sha256: identity.promptSha256,
        sampling: identity.sampling,
        outcome: sample.outcome,
        regenerated: sample.regenerated,
        answer: sample.answer,
        status: sample.status,
        reason: sample.reason,
        decided_by: sample.decidedBy,
        verifier: sample.verdict === undefined ? null : { version: identity.verifierVersion, ...sample.verdict },
        judge: identity.judge?.model ?? null,
        correctness: judged(sample.correctness),
        faithfulness: judged(sample.faithfulness),
        error: judged(sample.error),
        reasoning_kind: sample.reasoningKind,
        usage: sample.usage,
        started_at: startedAt,
        tool: `${tool.name} ${tool.version}`,
    };
}
const judged = (judgement) => judgement === undefined
    ? null
    : { label: judgement.label ?? null, votes: judgement.votes, explanation: judgement.explanation };


/***/ }),

/***/ 6568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ readReplies),
/* harmony export */   DF: () => (/* binding */ readRunFiles),
/* harmony export */   yB: () => (/* binding */ sampleKey)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _evaluation_run_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2537);
/* harmony import */ var _store_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9471);
/* harmony import */ var _store_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9547);




/** Reads run records; a folder means the `run.json` in it. Throws UserError when there is none or one cannot be read. */
async function readRunFiles(paths, { files }) {
    if (paths.length === 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'bad-option',
            message: 'expected <run.json …>, got nothing',
            hint: 'name the run.json of each run, or its folder',
        });
    return Promise.all(paths.map(async (given) => {
        const path = given.endsWith('.json') ? given : `${given.replace(/\/+$/, '')}/run.json`;
        return { path, run: (0,_evaluation_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRun */ .zZ)(await files.readText(path), path) };
    }));
}
/** What a sample is found by among the replies of its run. */
function sampleKey({ problemId, sample }) {
    return `${sample} ${problemId}`;
}
/**
 * The replies of a run, read from the log beside its record. Throws UserError `bad-log` when a response that the record
 * names by its hash is not there.
 */
async function readReplies({ path, run }, terminal) {
    const log = path.replace(/\.json$/, '.jsonl');
    if (!(await terminal.files.exists(log)))
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'file-not-found',
            message: `there is no ${log} beside ${path}`,
            hint: 'the responses of a run stand in its log; keep the two together',
        });
    const wanted = new Map(run.samples.map((sample) => [sampleKey(sample), sample.responseSha256]));
    const found = new Map();
    for await (const line of terminal.lines(log)) {
        const entry = (0,_store_log_line_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLogLine */ .wz)(line);
        if (entry?.type !== 'attempt')
            continue;
        const { problemId, sample } = entry.note ?? {};
        if (typeof problemId !== 'string' || typeof sample !== 'number')
            continue;
        const key = sampleKey({ problemId, sample });
        const hash = wanted.get(key);
        if (wanted.has(key) && (hash === undefined || hash === (0,_store_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(entry.reply.text)))
            found.set(key, entry.reply);
    }
    const missing = run.samples.filter((sample) => sample.responseSha256 !== undefined && !found.has(sampleKey(sample)));
    const [first] = missing;
    if (first !== undefined)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'bad-log',
            message: `${log} lacks ${missing.length} of the responses of ${path}, first that of ${first.problemId}, sample ${first.sample}`,
            hint: 'the two are of different runs; take the log that was written with the record',
        });
    return found;
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

/***/ 9547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. */
const sha256 = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex');


/***/ })

};
