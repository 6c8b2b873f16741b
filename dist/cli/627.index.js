export const id = 627;
export const ids = [627];
export const modules = {

/***/ 6008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  profileOf: () => (/* binding */ profileOf),
  verifyCommand: () => (/* binding */ verifyCommand)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/verify-profile.js
var verify_profile = __webpack_require__(2164);
// EXTERNAL MODULE: ./build/domain/pair.js
var pair = __webpack_require__(6957);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/text/suggest.js
var suggest = __webpack_require__(324);
// EXTERNAL MODULE: ./build/problems/issues.js
var issues = __webpack_require__(2573);
;// CONCATENATED MODULE: ./build/problems/pairs.js




/** Reads one line of a file of pairs. */
function readPair(line, place) {
    const json = (0,text_json/* parseJson */.q)(line);
    if (!json.ok) {
        const { message, column } = json.mistake;
        return { ok: false, mistakes: [{ code: 'bad-pairs', message, place: { ...place, column } }] };
    }
    const parsed = pair/* AnswerPair */.L.safeParse(json.value);
    if (parsed.success)
        return { ok: true, pair: parsed.data };
    const row = {
        value: json.value,
        placeOf: (path, part) => ({ ...place, column: json.locate(path, part).column }),
    };
    return { ok: false, mistakes: parsed.error.issues.flatMap((issue) => mistakesOf(issue, row)) };
}
function mistakesOf(issue, row) {
    if (issue.code !== 'unrecognized_keys')
        return [{ ...(0,issues/* renderIssue */.yi)(issue, row, 'a pair'), code: 'bad-pairs' }];
    const known = Object.keys(pair/* PairContext */.Y.shape);
    return issue.keys.map((key) => ({
        code: 'bad-pairs',
        message: `there is no key ${JSON.stringify((0,issues/* renderPath */.i7)([...issue.path, key]))}`,
        hint: (0,suggest/* didYouMean */.a)(key, known) ?? `keys: ${known.join(', ')}`,
        place: row.placeOf([...issue.path, key], 'key'),
    }));
}

// EXTERNAL MODULE: ./build/protocols/index.js + 5 modules
var protocols = __webpack_require__(5728);
// EXTERNAL MODULE: ./build/domain/format.js
var format = __webpack_require__(2642);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/verified.js


/** Wrong verdicts shown one by one. */
const MAX_SHOWN = 20;
const LINE_UNITS = 200;
/** What verifying a list of pairs came to, for the terminal; against the labels where pairs have one. */
function renderVerified(rows) {
    const lines = [...outcomeLines(rows), ...timeLines(rows)];
    const labelled = rows.filter(({ pair }) => pair.label !== undefined);
    if (labelled.length > 0)
        lines.push('', ...labelLines(labelled));
    return `${lines.join('\n')}\n`;
}
const OUTCOMES = ['equivalent', 'different', 'undecided'];
function outcomeLines(rows) {
    const counted = OUTCOMES.map((outcome) => `${rows.filter(({ result }) => result.verdict.outcome === outcome).length} ${outcome}`);
    return [`${rows.length} ${rows.length === 1 ? 'pair' : 'pairs'}: ${counted.join(', ')}`];
}
function timeLines(rows) {
    const [slowest] = rows.toSorted((a, b) => b.result.ms - a.result.ms);
    if (slowest === undefined)
        return [];
    const total = rows.reduce((sum, { result }) => sum + result.ms, 0);
    return [
        `${(total / 1000).toFixed(2)} s in work, ${(total / rows.length).toFixed(2)} ms a pair, ` +
            `the slowest ${slowest.result.ms.toFixed(0)} ms (${shown(String(slowest.pair.id))})`,
    ];
}
const MARKS = ['right', 'false accept', 'false reject', 'no verdict'];
function markOf({ pair, result }) {
    const { outcome } = result.verdict;
    if (outcome === 'undecided')
        return 'no verdict';
    if ((outcome === 'equivalent') === pair.label)
        return 'right';
    return pair.label === true ? 'false reject' : 'false accept';
}
function labelLines(rows) {
    const counts = MARKS.map((mark) => {
        const count = rows.filter((row) => markOf(row) === mark).length;
        return `  ${mark.padEnd(12)}  ${String(count).padStart(6)}  ${(0,format/* formatPercent */.l9)(count / rows.length)}`;
    });
    const wrong = rows.filter((row) => markOf(row) !== 'right');
    const shownRows = wrong.slice(0, MAX_SHOWN).map(wrongLine);
    const more = wrong.length - shownRows.length;
    return [
        `against ${rows.length} labels:`,
        ...counts,
        ...(wrong.length > 0 ? [''] : []),
        ...shownRows,
        ...(more > 0 ? [`and ${more} more; --json prints every verdict`] : []),
    ];
}
function wrongLine(row) {
    const { pair, result } = row;
    const { rule, reason } = result.verdict;
    return shown(`${markOf(row)} ${pair.id} (${rule}, ${reason}): ${pair.reference}  <>  ${pair.candidate}`);
}
function shown(text) {
    return (0,report_escape/* escapeLogLine */._P)((0,report_escape/* cutText */.IN)(text.replace(/\s+/g, ' ').trim(), LINE_UNITS));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/wiring/verify-pool.js


/** How often the progress of a worker is looked at, in milliseconds. */
const LOOK_EVERY_MS = 25;
/** Time for a worker to load its code and begin, in milliseconds. */
const START_MS = 20_000;
/** A further worker pays only where this many batches wait: loading and warming up cost it as much as a thousand pairs. */
const WORTH_A_WORKER = 32;
/** Far above what the caps of the verifier let a pair use. */
const MAX_HEAP_MB = 512;
/** Makes a pool; workers start when there is work for them. */
function createVerifyPool(options) {
    const waiting = [];
    const idle = [];
    const lanes = new Set();
    const next = (lane) => {
        const job = waiting.shift();
        if (job === undefined)
            idle.push(lane);
        else
            void lane
                .run(job.batch)
                .then(job.resolve)
                .finally(() => next(lane));
    };
    const add = () => {
        const lane = createLane(options);
        lanes.add(lane);
        next(lane);
    };
    return {
        verify: (batch) => new Promise((resolve) => {
            waiting.push({ batch, resolve });
            const free = idle.pop();
            if (free !== undefined)
                next(free);
            else if (lanes.size === 0 || (lanes.size < options.jobs && waiting.length > WORTH_A_WORKER))
                add();
        }),
        close: async () => {
            await Promise.all([...lanes].map((lane) => lane.stop()));
        },
    };
}
function createLane({ profile, pairTimeoutMs }) {
    let current;
    const start = () => {
        const progress = new SharedArrayBuffer(4);
        const at = new Int32Array(progress);
        at[0] = -1;
        const data = { profile, progress };
        const worker = new external_node_worker_threads_.Worker((0,external_node_fs_.realpathSync)(process.argv[1] ?? ''), {
            argv: ['verify-worker'],
            workerData: data,
            resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
        });
        // An error between two batches has nobody waiting for it; the next batch finds the worker ended.
        worker.on('error', () => undefined);
        return { worker, at };
    };
    const run = async (batch) => {
        if (batch.length === 0)
            return [];
        current ??= start();
        const outcome = await oneBatch({ ...current, batch, pairTimeoutMs });
        if (outcome.done !== undefined)
            return outcome.done;
        void current.worker.terminate();
        current = undefined;
        const { lost, why, ms } = outcome;
        const before = await run(batch.slice(0, lost));
        const after = await run(batch.slice(lost + 1));
        return [...before, { verdict: givenUp(why), ms }, ...after];
    };
    return { run, stop: async () => current?.worker.terminate() };
}
/** Sends a batch and waits for its verdicts, or for the pair at which the worker hung or died. */
function oneBatch({ worker, at, batch, pairTimeoutMs }) {
    return new Promise((resolve) => {
        let [seen, since] = [-1, performance.now()];
        Atomics.store(at, 0, -1);
        const finish = (outcome) => {
            clearInterval(watch);
            worker.off('message', onDone).off('error', onError).off('exit', onExit);
            resolve(outcome);
        };
        const give = (why) => finish({ lost: Math.max(0, Atomics.load(at, 0)), why, ms: performance.now() - since });
        const watch = setInterval(() => {
            const now = Atomics.load(at, 0);
            if (now !== seen)
                [seen, since] = [now, performance.now()];
            else if (performance.now() - since > (seen < 0 ? START_MS : pairTimeoutMs))
                give(`not decided within ${pairTimeoutMs} ms`);
        }, LOOK_EVERY_MS);
        const onDone = (done) => finish({ done });
        const onError = (error) => give(`the verifier failed: ${error.message}`);
        const onExit = (code) => give(`the verifier ended with code ${code}`);
        worker.on('message', onDone).on('error', onError).on('exit', onExit);
        worker.postMessage(batch);
    });
}
function givenUp(why) {
    return { outcome: 'undecided', reason: 'too_large', rule: 'none', trace: [why] };
}

;// CONCATENATED MODULE: ./build/commands/verify.js






/** Pairs a worker takes at once; small enough that a stopped batch is soon done again. */
const BATCH = 64;
/** Batches read ahead of the one whose verdicts are awaited, so that a long stream stays out of memory. */
const AHEAD = 64;
/**
 * `verify [pairs.jsonl …]`: decides pairs of answers, one verdict a line with `--json`, else a summary; standard input
 * without a file or for `-`. A line that is no pair is reported and the others still count; exit 2 then.
 */
async function verifyCommand({ positionals, options, terminal }) {
    const pool = createVerifyPool({
        profile: profileOf(options),
        jobs: options.jobs,
        pairTimeoutMs: options.pairTimeoutMs,
    });
    const mistakes = [];
    try {
        const source = positionals.length === 0 ? ['-'] : positionals;
        const rows = [];
        for await (const row of verified(pairsOf(source, terminal, mistakes), pool)) {
            if (options.json)
                terminal.print(`${JSON.stringify(jsonRow(row))}\n`);
            else
                rows.push(row);
        }
        if (!options.json)
            terminal.print(renderVerified(rows));
    }
    finally {
        await pool.close();
    }
    return mistakes.length > 0 ? errors/* EXIT */.dc.userError : errors/* EXIT */.dc.passed;
}
/** The rules of a protocol; `reader` is what a careful reader of a paper would use. */
function profileOf({ protocol }) {
    const profile = protocol === 'reader' ? verify_profile/* READER */.q : (0,protocols/* findProtocol */.m)(protocol)?.verifier;
    if (profile !== undefined)
        return profile;
    const known = ['reader', ...protocols/* PROTOCOLS */.y.map(({ name }) => name)].join(', ');
    throw new errors/* UserError */.yo({
        code: 'bad-option',
        message: `protocol is ${JSON.stringify(protocol)}, expected one of ${known}`,
    });
}
function jsonRow({ pair, result }) {
    const { outcome, rule } = result.verdict;
    return { id: pair.id, verdict: outcome, rule, ms: Number(result.ms.toFixed(3)) };
}
/** Every pair of the files in order; mistakes are reported where they stand and collected. */
async function* pairsOf(paths, terminal, mistakes) {
    for (const path of paths) {
        let line = 0;
        for await (const text of terminal.lines(path)) {
            line += 1;
            if (text.trim() === '')
                continue;
            const read = readPair(text, { file: path === '-' ? 'standard input' : path, line });
            if (read.ok)
                yield read.pair;
            else {
                mistakes.push(...read.mistakes);
                for (const mistake of read.mistakes)
                    terminal.progress.warn(`error: ${(0,errors/* renderMistake */.Zv)(mistake)}`);
            }
        }
    }
}
/** The pairs with their verdicts, in order, while later batches are already in work. */
async function* verified(pairs, pool) {
    const pending = [];
    const settle = async function* () {
        const first = pending.shift();
        if (first === undefined)
            return;
        const results = await first.results;
        for (const [at, pair] of first.batch.entries()) {
            const result = results[at];
            if (result !== undefined)
                yield { pair, result };
        }
    };
    for await (const batch of batched(pairs)) {
        pending.push({ batch, results: pool.verify(batch.map(taskOf)) });
        if (pending.length > AHEAD)
            yield* settle();
    }
    while (pending.length > 0)
        yield* settle();
}
async function* batched(pairs) {
    let batch = [];
    for await (const pair of pairs) {
        batch.push(pair);
        if (batch.length < BATCH)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
function taskOf({ reference, candidate, context = {} }) {
    return { reference, candidate, context };
}


/***/ }),

/***/ 6957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ AnswerPair),
/* harmony export */   Y: () => (/* binding */ PairContext)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6282);


/** What a problem says about its answers, as far as the verifier cares. */
const PairContext = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** How the answers are compared; read from the reference itself when absent. */
    kind: _problem_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerKind */ .XL.optional(),
    symbols: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .DeclaredSymbol */ .fM).optional(),
    /** Spellings that mean the same quantity, each with the spelling that replaces it in both answers. */
    aliases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)).optional(),
    /** Largest relative difference of two numbers that still counts as equal. */
    tolerance: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().max(0.5).optional(),
    /** The unit the question asks for, which a bare number then has. */
    unit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional(),
});
/** Two answers to compare, as one line of a file; `label` says whether they are equal, further keys are ignored. */
const AnswerPair = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]),
    reference: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    candidate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    label: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    context: PairContext.optional(),
});


/***/ }),

/***/ 2164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ READER)
/* harmony export */ });
/** How a careful reader of a physics paper compares two answers when nothing else is said. */
const READER = { acceptDecimals: true, undeclared: 'quantity' };


/***/ })

};
