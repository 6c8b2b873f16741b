export const id = 591;
export const ids = [591];
export const modules = {

/***/ 1354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainCommand: () => (/* binding */ explainCommand)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/pair.js
var pair = __webpack_require__(6957);
// EXTERNAL MODULE: ./build/domain/reasons.js
var reasons = __webpack_require__(4004);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/explanation.js


const OUTCOME_WORDS = {
    equivalent: 'The two answers are equal',
    different: 'The two answers differ',
    undecided: 'The verifier cannot decide',
};
const LINE_UNITS = 2000;
/** Characters of a formula shown on both sides of the place where reading stopped. */
const AROUND = 30;
/** Why a verdict is what it is, as plain text for the terminal. */
function renderExplanation(input) {
    const { verdict, written } = input;
    return `${[
        sentence(verdict),
        '',
        ...readingLines('reference', written.reference, input.reference),
        ...readingLines('answer', written.answer, input.answer),
        '',
        `decided by the rule ${verdict.rule}`,
        ...verdict.trace.map((line) => `  ${line}`),
        ...witnessLines(input),
        ...boundLines(verdict),
    ]
        .map((line) => (0,report_escape/* escapeLogLine */._P)((0,report_escape/* cutText */.IN)(line, LINE_UNITS)))
        .join('\n')}\n`;
}
/** The same as Markdown, with both formulas rendered from the verifier's own tree; nothing of the input is shown raw. */
function renderExplanationMarkdown(input) {
    const { verdict } = input;
    const steps = verdict.trace.map((line) => `- ${code(line)}`);
    return `${[
        `**${sentence(verdict)}**`,
        '',
        '| | |',
        '| --- | --- |',
        `| reference | ${formula(input.reference)} |`,
        `| answer | ${formula(input.answer)} |`,
        '',
        `Decided by the rule ${code(verdict.rule)}:`,
        '',
        ...steps,
        ...[...witnessLines(input), ...boundLines(verdict)].map((line) => (line === '' ? '' : code(line.trim()))),
    ].join('\n')}\n`;
}
function sentence({ outcome, reason }) {
    return `${OUTCOME_WORDS[outcome]}: ${reasons/* REASONS */.e[reason].meaning}.`;
}
function readingLines(name, written, reading) {
    const label = name.padEnd(10);
    const text = written.replace(/\s+/g, ' ');
    if ('printed' in reading)
        return [`${label} ${text}`, `  read as   ${reading.printed}`, `  normal    ${reading.normal}`];
    const from = Math.max(0, reading.position - AROUND);
    const around = written.slice(from, reading.position + AROUND).replace(/\s/g, ' ');
    return [
        `${label} ${text}`,
        `  not read  ${reading.message}, at character ${reading.position + 1}:`,
        `            ${around}`,
        `            ${' '.repeat(reading.position - from)}^`,
    ];
}
function witnessLines({ verdict: { witness }, secondOpinion }) {
    if (witness === undefined)
        return [];
    const at = Object.entries(witness.point).map(([name, value]) => `${name} = ${value}`);
    return [
        '',
        `witness: at ${at.length === 0 ? 'the constants as they are' : at.join(', ')}`,
        `  the reference is ${witness.reference}`,
        `  the answer is    ${witness.candidate}`,
        ...(secondOpinion
            ? [`  mathjs, asked at that point: ${secondOpinion.reference} and ${secondOpinion.candidate}`]
            : []),
    ];
}
function boundLines({ errorBound }) {
    if (errorBound === undefined)
        return [];
    return ['', `largest relative difference over all test points: ${errorBound.toExponential(1)}`];
}
function formula(reading) {
    if (!('printed' in reading))
        return `not read: ${code(`${reading.message}, at ${reading.position + 1}`)}`;
    return `$${reading.printed.replaceAll('|', '\\vert ')}$`;
}
function code(text) {
    const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence} ${text.replace(/\s+/g, ' ').replaceAll('|', '\\|')} ${fence}`;
}

// EXTERNAL MODULE: ./build/math/normal.js
var normal = __webpack_require__(4728);
// EXTERNAL MODULE: ./build/math/print.js + 1 modules
var print = __webpack_require__(7332);
// EXTERNAL MODULE: ./node_modules/mathjs/lib/esm/entry/pureFunctionsAny.generated.js + 267 modules
var pureFunctionsAny_generated = __webpack_require__(9765);
// EXTERNAL MODULE: ./node_modules/mathjs/lib/esm/entry/impureFunctionsAny.generated.js + 328 modules
var impureFunctionsAny_generated = __webpack_require__(3045);
;// CONCATENATED MODULE: ./build/math/second-evaluator.js

/** Functions that mathjs has under the same meaning, by our name. */
const MATHJS_NAME = {
    ...Object.fromEntries(('sin cos tan cot sec csc sinh cosh tanh coth sech csch asin acos atan acot asinh acosh atanh exp sqrt abs re im ' +
        'conj arg sign floor ceil max min gamma factorial erf zeta log log10')
        .split(' ')
        .map((name) => [name, name])),
    binomial: 'combinations',
};
/** mathjs' names of our constants. */
const CONSTANT = { '\\pi': 'pi', e: 'e', i: 'i' };
/**
 * The value of a formula by mathjs, as an opinion that shares no code with `evaluate.ts`: a witness that both confirm is no
 * slip of one of them. Takes our tree, never text. Undefined for what mathjs has no value of. Loading mathjs takes longer
 * than most verdicts, so this is for explanations only.
 */
function evaluateSecond(node, symbols) {
    const names = new Map([...symbols.keys()].map((name, at) => [name, `x${at}`]));
    const tree = convert(node, names);
    if (tree === undefined)
        return undefined;
    const scope = new Map([...symbols].map(([name, z]) => [names.get(name) ?? '', z.im === 0 ? z.re : (0,pureFunctionsAny_generated/* complex */.faB)(z.re, z.im)]));
    try {
        return asComplex(tree.evaluate(scope));
    }
    catch {
        return undefined;
    }
}
function convert(node, names) {
    switch (node.kind) {
        case 'number':
            return new impureFunctionsAny_generated/* ConstantNode */.zf(Number(node.text));
        case 'symbol': {
            const name = names.get(node.name) ?? CONSTANT[node.name];
            return name === undefined ? undefined : new impureFunctionsAny_generated/* SymbolNode */.Lz(name);
        }
        case 'negate':
            return operation('-', 'unaryMinus', [node.of], names);
        case 'sum':
            return folded('+', 'add', node.terms, names);
        case 'product':
            return folded('*', 'multiply', node.factors, names);
        case 'quotient':
            return operation('/', 'divide', [node.over, node.under], names);
        case 'power':
            return operation('^', 'pow', [node.base, node.exponent], names);
        case 'function': {
            const name = Object.hasOwn(MATHJS_NAME, node.name) ? MATHJS_NAME[node.name] : undefined;
            const args = convertAll(node.args, names);
            return name === undefined || args === undefined
                ? undefined
                : new impureFunctionsAny_generated/* FunctionNode */.FE(new impureFunctionsAny_generated/* SymbolNode */.Lz(name), args);
        }
        default:
            return undefined;
    }
}
function convertAll(nodes, names) {
    const converted = nodes.map((node) => convert(node, names));
    return converted.every((node) => node !== undefined) ? converted : undefined;
}
function operation(sign, fn, nodes, names) {
    const args = convertAll(nodes, names);
    return args && new impureFunctionsAny_generated/* OperatorNode */.zX(sign, fn, args);
}
function folded(sign, fn, nodes, names) {
    const [first, ...rest] = convertAll(nodes, names) ?? [];
    return first && rest.reduce((left, right) => new impureFunctionsAny_generated/* OperatorNode */.zX(sign, fn, [left, right]), first);
}
function asComplex(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? { re: value, im: 0 } : undefined;
    if (typeof value !== 'object' || value === null || !('re' in value) || !('im' in value))
        return undefined;
    const [re, im] = [Number(value.re), Number(value.im)];
    return Number.isFinite(re) && Number.isFinite(im) ? { re, im } : undefined;
}

// EXTERNAL MODULE: ./build/verify/compare-values.js
var compare_values = __webpack_require__(1062);
// EXTERNAL MODULE: ./build/verify/pair.js + 4 modules
var verify_pair = __webpack_require__(352);
// EXTERNAL MODULE: ./build/verify/read.js
var read = __webpack_require__(8306);
;// CONCATENATED MODULE: ./build/verify/explain.js






/** Decides a pair and says how both answers were read; the same pair always gives the same explanation. */
function explainPair(question) {
    const verdict = (0,verify_pair/* verifyPair */.i)(question);
    const secondOpinion = verdict.witness && opinionAt(verdict.witness, question);
    return {
        verdict,
        reference: readingOf(question.reference),
        candidate: readingOf(question.candidate),
        ...(secondOpinion && { secondOpinion }),
    };
}
function opinionAt(witness, question) {
    const symbols = new Map();
    for (const [name, value] of Object.entries(witness.point)) {
        const z = readComplex(value);
        if (z === undefined)
            return undefined;
        symbols.set(name, z);
    }
    const [reference, candidate] = [question.reference, question.candidate].map((text) => {
        const parsed = (0,read/* parseAnswer */.Wp)(text);
        const value = parsed.ok ? evaluateSecond(parsed.node, symbols) : undefined;
        return value && (0,compare_values/* show */.WU)(value);
    });
    return reference === undefined || candidate === undefined ? undefined : { reference, candidate };
}
/** A number as a witness states it: `2.4`, `1.5 - 0.3i`. */
function readComplex(text) {
    const [, re = '', sign = '+', im = '0'] = /^(-?[0-9.]+(?:e[+-]?[0-9]+)?)(?: ([+-]) ([0-9.]+(?:e[+-]?[0-9]+)?)i)?$/.exec(text) ?? [];
    return re === '' ? undefined : { re: Number(re), im: Number(`${sign}${im}`) };
}
function readingOf(text) {
    const parsed = (0,read/* parseAnswer */.Wp)(text);
    if (!parsed.ok)
        return { message: parsed.error.message, position: parsed.error.position };
    return { printed: (0,print/* printLatex */.g)(parsed.node), normal: (0,normal/* normalText */.RG)(parsed.node) };
}

// EXTERNAL MODULE: ./build/commands/verify.js + 3 modules
var verify = __webpack_require__(6008);
;// CONCATENATED MODULE: ./build/commands/explain.js





/** `explain`: why two answers are equal, different or neither, in words, with a witness where there is one. */
async function explainCommand({ options, terminal }) {
    const [reference, candidate] = [given(options, 'reference'), given(options, 'answer')];
    const explanation = explainPair({
        reference,
        candidate,
        profile: (0,verify.profileOf)(options),
        ...contextOf(options),
    });
    if (options.json) {
        terminal.print(`${JSON.stringify(explanation)}\n`);
        return errors/* EXIT */.dc.passed;
    }
    const render = options.markdown ? renderExplanationMarkdown : renderExplanation;
    terminal.print(render({
        written: { reference, answer: candidate },
        reference: explanation.reference,
        answer: explanation.candidate,
        verdict: explanation.verdict,
        ...(explanation.secondOpinion && { secondOpinion: explanation.secondOpinion }),
    }));
    return errors/* EXIT */.dc.passed;
}
function given(options, name) {
    const text = options[name];
    if (text !== null)
        return text;
    throw new errors/* UserError */.yo({
        code: 'bad-option',
        message: `${name} is not set`,
        hint: "theory-gate explain --reference '<latex>' --answer '<latex>'",
    });
}
function contextOf({ context }) {
    const parsed = pair/* PairContext */.Y.safeParse(context ?? {});
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const known = Object.keys(pair/* PairContext */.Y.shape).join(', ');
    throw new errors/* UserError */.yo({
        code: 'bad-option',
        message: `context: ${issue?.path.join('.') || 'the object'}: ${issue?.message}`,
        hint: `its keys are ${known}`,
    });
}


/***/ }),

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

/***/ 4004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ ReasonCode),
/* harmony export */   e: () => (/* binding */ REASONS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);

/**
 * THE table of reasons: every verdict, score and failure carries one of these codes and nothing else decides how it
 * counts. Sources: requirements Q31–Q47, A3–A4, and the table "Whose fault is it" of the architecture.
 */
const REASONS = {
    // --- the verifier accepted
    same_tree: { meaning: 'identical after normalisation', fault: 'none', counts: 'correct' },
    exact_value: { meaning: 'equal in exact arithmetic', fault: 'none', counts: 'correct' },
    numeric_identity: { meaning: 'equal at every test point', fault: 'none', counts: 'correct' },
    same_choice: { meaning: 'the same option', fault: 'none', counts: 'correct' },
    same_elements: { meaning: 'the same elements', fault: 'none', counts: 'correct' },
    // --- the verifier refuted; with a judge the judge has the last word (A3)
    witness: { meaning: 'takes another value at the witness point', fault: 'model', counts: 'open' },
    other_number: { meaning: 'another number', fault: 'model', counts: 'open' },
    other_choice: { meaning: 'another option', fault: 'model', counts: 'open' },
    other_shape: { meaning: 'another shape or number of elements', fault: 'model', counts: 'open' },
    // --- the verifier could not decide
    unread_candidate: { meaning: 'the answer could not be read', fault: 'verifier', counts: 'open' },
    unread_reference: { meaning: 'the reference answer could not be read', fault: 'problem', counts: 'open' },
    judge_only: { meaning: 'a verbal answer, for the judge', fault: 'verifier', counts: 'open' },
    undeclared_symbol: {
        meaning: 'uses symbols the reference does not have',
        fault: 'verifier',
        counts: 'open',
    },
    no_test_points: { meaning: 'no test point could be evaluated', fault: 'verifier', counts: 'open' },
    borderline: { meaning: 'agrees only approximately', fault: 'verifier', counts: 'open' },
    several_boxes: {
        meaning: 'several boxes that do not all equal the reference',
        fault: 'verifier',
        counts: 'open',
    },
    several_parts: {
        meaning: 'several parts that could not be matched one to one',
        fault: 'verifier',
        counts: 'open',
    },
    too_large: { meaning: 'the answer exceeds the size the verifier reads', fault: 'verifier', counts: 'open' },
    // --- final without a judge
    no_box: { meaning: 'no boxed answer', fault: 'model', counts: 'wrong' },
    empty_answer: { meaning: 'an empty response', fault: 'model', counts: 'wrong' },
    refused: { meaning: 'the model or its filter refused', fault: 'model', counts: 'wrong' },
    truncated: { meaning: 'stopped at the token limit before a boxed answer', fault: 'model', counts: 'wrong' },
    refuted_unjudged: { meaning: 'refuted by the verifier, not judged', fault: 'model', counts: 'wrong' },
    undecided_unjudged: { meaning: 'undecided and no judge configured', fault: 'verifier', counts: 'unscored' },
    // --- final with a judge
    judged_correct: { meaning: 'the judge found it equivalent', fault: 'none', counts: 'correct' },
    judged_wrong: { meaning: 'the judge found it wrong', fault: 'model', counts: 'wrong' },
    judge_unreadable: { meaning: 'the judge gave no readable verdict', fault: 'judge', counts: 'unscored' },
    judge_failed: { meaning: 'the judge could not be reached', fault: 'run', counts: 'unscored' },
    judge_split: { meaning: 'the judge repeats do not agree', fault: 'judge', counts: 'unscored' },
    // --- the run
    not_asked: { meaning: 'not asked: the run stopped before', fault: 'run', counts: 'unscored' },
    call_failed: { meaning: 'the model could not be reached', fault: 'run', counts: 'unscored' },
};
/** A reason as it stands in records, where a code that is no row of the table is refused. */
const ReasonCode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(Object.keys(REASONS));


/***/ }),

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


/***/ })

};
