export const id = 718;
export const ids = [718];
export const modules = {

/***/ 9302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ extractBoxes)
/* harmony export */ });
const OPENERS = ['\\boxed', '\\fbox'];
/**
 * All outermost `\boxed{…}` and `\fbox{…}` of a response, in order, in linear time.
 *
 * Only braces delimit a box (`\boxed 5` is none); `\{`, `\}` and `\\` do not count as braces. A box inside a box
 * belongs to the outer one. A box with nothing but space in it states nothing and is none. A box that never closes is counted in `unclosed` and the search goes on behind its opening
 * brace. Prose is not told from mathematics: a box inside `\text{…}` is a box.
 */
function extractBoxes(text) {
    const closers = matchBraces(text);
    const boxes = [];
    let unclosed = 0;
    let at = 0;
    for (;;) {
        const start = text.indexOf('\\', at);
        if (start < 0)
            return { boxes, unclosed };
        const brace = openingBrace(text, start);
        if (brace < 0) {
            at = start + 2;
            continue;
        }
        const end = closers.get(brace);
        if (end === undefined)
            unclosed += 1;
        else if (text.slice(brace + 1, end).trim() !== '')
            boxes.push({ content: text.slice(brace + 1, end), start });
        at = end === undefined ? brace + 1 : end + 1;
    }
}
/** Index of the brace that opens a box whose command starts at `start`, or -1. */
function openingBrace(text, start) {
    const opener = OPENERS.find((word) => text.startsWith(word, start));
    if (opener === undefined)
        return -1;
    let at = start + opener.length;
    while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n' || text[at] === '\r')
        at += 1;
    return text[at] === '{' ? at : -1;
}
/** Opening brace -> its closing brace, over the whole text; stray closing braces match nothing. */
function matchBraces(text) {
    const pairs = new Map();
    const open = [];
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\\')
            at += 1;
        else if (char === '{')
            open.push(at);
        else if (char === '}') {
            const start = open.pop();
            if (start !== undefined)
                pairs.set(start, at);
        }
    }
    return pairs;
}


/***/ }),

/***/ 9517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveVerdicts: () => (/* binding */ serveVerdicts)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8877);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5919);
/* harmony import */ var _verify_pair_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(352);



/**
 * Every pair takes another way through the code, so that what V8 compiles for the hot one is soon thrown away and compiled
 * again: on 1,130 pairs that was half of all CPU time. It compiles later (the default budget is 67,584 units of bytecode)
 * and without inlining, which helps only where one way is taken again and again.
 */
const COMPILER_FLAGS = ['--interrupt-budget=1000000', '--no-turbo-inlining'];
/** The life of a worker: one batch of pairs in, their verdicts out, until it is stopped. */
function serveVerdicts() {
    // Later versions know no such budget and would complain on standard error.
    if (Number.parseInt(process.versions.node, 10) < 22)
        for (const flag of COMPILER_FLAGS)
            (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
    const { profile, progress } = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.workerData;
    const at = new Int32Array(progress);
    node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort?.on('message', (batch) => {
        const done = batch.map((task, index) => {
            Atomics.store(at, 0, index);
            const start = performance.now();
            const { reference, candidate, context } = task;
            const verdict = (0,_verify_pair_js__WEBPACK_IMPORTED_MODULE_2__/* .verifyPair */ .i)({ reference, candidate, profile, ...context });
            return { verdict, ms: performance.now() - start };
        });
        node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort?.postMessage(done);
    });
}


/***/ })

};
