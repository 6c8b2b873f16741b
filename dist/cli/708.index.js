export const id = 708;
export const ids = [708];
export const modules = {

/***/ 3708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/options/flags.js
var flags = __webpack_require__(2522);
// EXTERNAL MODULE: ./build/options/render.js
var render = __webpack_require__(6157);
// EXTERNAL MODULE: ./build/options/resolve.js + 3 modules
var resolve = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/commands/registry.js
/** Every command of the command line; loaded when it is run, so that none pays for another. */
const RUNNERS = {
    run: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(306), __webpack_require__.e(537), __webpack_require__.e(450), __webpack_require__.e(86), __webpack_require__.e(255), __webpack_require__.e(280), __webpack_require__.e(838), __webpack_require__.e(890)]).then(__webpack_require__.bind(__webpack_require__, 8890))).runCommand,
    demo: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(306), __webpack_require__.e(537), __webpack_require__.e(450), __webpack_require__.e(86), __webpack_require__.e(255), __webpack_require__.e(280), __webpack_require__.e(838), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 3267))).demoCommand,
    problems: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(306), __webpack_require__.e(450), __webpack_require__.e(584)]).then(__webpack_require__.bind(__webpack_require__, 1447))).problemsCommand,
    lint: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(805), __webpack_require__.e(306), __webpack_require__.e(450), __webpack_require__.e(352), __webpack_require__.e(627), __webpack_require__.e(355)]).then(__webpack_require__.bind(__webpack_require__, 5166))).lintCommand,
    compare: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(306), __webpack_require__.e(537), __webpack_require__.e(450), __webpack_require__.e(86), __webpack_require__.e(280), __webpack_require__.e(863)]).then(__webpack_require__.bind(__webpack_require__, 5033))).compareCommand,
    gate: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(306), __webpack_require__.e(537), __webpack_require__.e(450), __webpack_require__.e(86), __webpack_require__.e(280), __webpack_require__.e(863)]).then(__webpack_require__.bind(__webpack_require__, 5033))).gateCommand,
    report: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(306), __webpack_require__.e(537), __webpack_require__.e(450), __webpack_require__.e(86), __webpack_require__.e(280), __webpack_require__.e(863)]).then(__webpack_require__.bind(__webpack_require__, 5033))).reportCommand,
    table: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(64), __webpack_require__.e(537), __webpack_require__.e(350), __webpack_require__.e(577)]).then(__webpack_require__.bind(__webpack_require__, 7350))).tableCommand,
    export: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(537), __webpack_require__.e(37)]).then(__webpack_require__.bind(__webpack_require__, 4037))).exportCommand,
    human: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(537), __webpack_require__.e(450), __webpack_require__.e(839)]).then(__webpack_require__.bind(__webpack_require__, 1839))).humanCommand,
    verify: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(627), __webpack_require__.e(982)]).then(__webpack_require__.bind(__webpack_require__, 6008))).verifyCommand,
    explain: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(45), __webpack_require__.e(306), __webpack_require__.e(352), __webpack_require__.e(627), __webpack_require__.e(791)]).then(__webpack_require__.bind(__webpack_require__, 1354))).explainCommand,
    bless: async () => (await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(306), __webpack_require__.e(537), __webpack_require__.e(450), __webpack_require__.e(86), __webpack_require__.e(280), __webpack_require__.e(863)]).then(__webpack_require__.bind(__webpack_require__, 5033))).blessCommand,
};

;// CONCATENATED MODULE: ./build/commands/index.js






/** Runs the command line and gives the exit code; nothing is thrown. */
async function runCommandLine(terminal) {
    try {
        return await dispatch(terminal);
    }
    catch (error) {
        return explain(error, terminal);
    }
}
async function dispatch(terminal) {
    const line = (0,flags/* parseFlags */.b)(terminal.argv);
    if (line.version)
        terminal.print(`${version/* TOOL_VERSION */.w}\n`);
    else if (line.help || !line.command)
        terminal.print((0,render/* renderHelp */.W5)(line.command));
    else
        return runCommand(line, line.command, terminal);
    return errors/* EXIT */.dc.passed;
}
async function runCommand(line, command, terminal) {
    const options = await resolveForTerminal(line, command, terminal);
    const run = await RUNNERS[command]();
    return run({ positionals: line.positionals, options, terminal });
}
async function resolveForTerminal({ flags }, command, { env, files, progress }) {
    const { path, explicit } = (0,resolve/* findConfigPath */.X)({ flags });
    const config = explicit || (await files.exists(path)) ? { text: await files.readText(path), name: path } : undefined;
    const resolved = await (0,resolve/* resolveOptions */.$)({ command, flags, env, ...(config && { config }) });
    for (const warning of resolved.warnings)
        progress.warn(warning);
    return resolved.options;
}
/** One line a mistake for the user; anything unexpected is our own bug and says so. */
function explain(error, { progress }) {
    if (error instanceof errors/* UserError */.yo) {
        for (const mistake of error.mistakes)
            progress.warn(`error: ${(0,errors/* renderMistake */.Zv)(mistake)}`);
        return errors/* EXIT */.dc.userError;
    }
    if (error instanceof errors/* IncompleteError */.j$) {
        progress.warn(`incomplete: ${error.message}`);
        return errors/* EXIT */.dc.incomplete;
    }
    progress.warn(`bug in theory-gate, please report it: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return errors/* EXIT */.dc.incomplete;
}


/***/ })

};
