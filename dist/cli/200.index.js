export const id = 200;
export const ids = [200];
export const modules = {

/***/ 4200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demoCommand: () => (/* binding */ demoCommand)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8280);
/* harmony import */ var _options_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3387);
/* harmony import */ var _providers_recordings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2693);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7554);
/* harmony import */ var _wiring_bundle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8843);
/* harmony import */ var _wiring_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1403);







/** Samples per problem in the bundled recordings. */
const SAMPLES = 3;
/** The thresholds the demo gates with. */
const THRESHOLDS = { 'min-accuracy': '0.8', 'min-faithfulness': '0.8', 'max-regression': '0.02' };
/**
 * `demo`: the whole job on the bundled recordings, through the real client and a server on loopback. The careful prompt
 * becomes the baseline, the short one the candidate. Ends with 0 when both runs were made, whatever the gate says; what a
 * workflow would have seen is printed.
 */
async function demoCommand({ options: { out }, terminal }) {
    const baselineOut = (0,_wiring_bundle_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(out, 'baseline');
    terminal.progress.line('Baseline: the careful prompt, answers replayed from the bundled recordings');
    await replay({ terminal, flags: { out: baselineOut } });
    terminal.progress.line('Candidate: the short prompt');
    const baseline = (0,_wiring_bundle_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(baselineOut, 'run.json');
    const { input, decision } = await replay({
        terminal,
        flags: { out, baseline, prompt: (0,_wiring_bundle_js__WEBPACK_IMPORTED_MODULE_5__/* .bundledFile */ .NW)('prompts/short.md'), ...THRESHOLDS },
    });
    terminal.print(`\nThe comment a pull request would get:\n\n${(0,_report_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .renderComment */ .w)(input)}\n`);
    terminal.print(`Records: ${(0,_wiring_bundle_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(out, 'run.json')}, ${(0,_wiring_bundle_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(out, 'report.md')}, ${baseline}\n`);
    terminal.print(`${decision.title}\nA workflow would have seen exit code ${decision.exitCode}.\n`);
    return _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.passed;
}
async function replay({ terminal, flags }) {
    const ids = await recordedProblems(terminal);
    const options = await demoOptions({ ids: ids.join(','), ...flags });
    const { ports, close } = await (0,_wiring_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .createTerminalPorts */ .T)(options, terminal);
    try {
        const outcome = await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .main */ .iW)(options, ports);
        if (outcome.decision.outcome === 'incomplete')
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IncompleteError */ .j$(outcome.decision.title);
        return outcome;
    }
    finally {
        await close();
    }
}
async function demoOptions(flags) {
    const given = {
        replay: 'qft-bench',
        model: 'recorded-model',
        'judge-model': 'recorded-judge',
        repeats: String(SAMPLES),
        ...flags,
    };
    return (await (0,_options_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveOptions */ .$)({ command: 'run', flags: given, env: {} })).options;
}
/** The problems that the bundled recordings answer. */
async function recordedProblems({ files }) {
    const file = (0,_wiring_bundle_js__WEBPACK_IMPORTED_MODULE_5__/* .bundledFile */ .NW)('recordings/qft-bench/careful.jsonl');
    const recordings = (0,_providers_recordings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRecordings */ .E)(await files.readText(file), file);
    return [...new Set(recordings.map(({ problem }) => problem))];
}


/***/ }),

/***/ 7554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export COMMENT_UNITS */
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9848);
/* harmony import */ var _measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3951);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7454);




const COMMENT_DETAIL = {
    changes: { rows: 20, answerUnits: 160, witnesses: true },
    warnings: 20,
    categories: true,
    reasons: true,
    measured: true,
};
/** GitHub refuses comments over 65,536 characters; 60,000 UTF-16 units are safe however it counts. */
const COMMENT_UNITS = 60_000;
/** The comment on the pull request, understood in ten seconds: verdict, scores, what broke, how sure. */
function renderComment(input, limitUnits = COMMENT_UNITS) {
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .fitText */ .vY)({
        detail: COMMENT_DETAIL,
        steps: _parts_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMON_STEPS */ .AT,
        limit: limitUnits,
        measure: _fit_js__WEBPACK_IMPORTED_MODULE_2__/* .utf16Length */ .b3,
        render: (detail, dropped) => `${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([(0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderCommon */ .cR)(input, detail), (0,_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderDropped */ .ft)(dropped, input.context), (0,_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFooter */ .u)(input)])}\n`,
    });
}


/***/ })

};
