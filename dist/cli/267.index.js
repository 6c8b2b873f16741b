export const id = 267;
export const ids = [267];
export const modules = {

/***/ 3267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/tally.js
var tally = __webpack_require__(1751);
// EXTERNAL MODULE: ./build/main.js + 27 modules
var main = __webpack_require__(8280);
// EXTERNAL MODULE: ./build/options/resolve.js + 3 modules
var resolve = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/providers/recordings.js
var providers_recordings = __webpack_require__(2693);
// EXTERNAL MODULE: ./build/report/comment.js
var comment = __webpack_require__(7554);
// EXTERNAL MODULE: ./build/tables/index.js + 1 modules
var tables = __webpack_require__(326);
// EXTERNAL MODULE: ./build/metrics/interval.js + 1 modules
var metrics_interval = __webpack_require__(7861);
// EXTERNAL MODULE: ./build/metrics/random.js
var random = __webpack_require__(7491);
;// CONCATENATED MODULE: ./build/tables/synthetic.js


/** Problems of a made-up run. */
const PROBLEMS = 75;
/** Chance that a made-up model of the first and of the last month is right. */
const CHANCES = [0.25, 0.97];
/**
 * Made-up rows for every model of a table, to show the form of tables and figures that need many dated models: chances of
 * being right rise with the release month, faithfulness with the chance. They say nothing about any model.
 */
function syntheticRows({ models }, seed) {
    const below = (0,random/* createGenerator */.o)(seed);
    const chance = () => below(1e6) / 1e6;
    const draw = (of, p) => Array.from({ length: of }, chance).filter((value) => value < p).length;
    const months = models.map(monthsOf);
    const [first, last] = [Math.min(...months), Math.max(...months)];
    return models.map((card) => {
        const age = last === first ? 1 : (monthsOf(card) - first) / (last - first);
        const p = CHANCES[0] + (CHANCES[1] - CHANCES[0]) * age * (0.75 + 0.25 * chance());
        const right = draw(PROBLEMS, p);
        return {
            model: card.name,
            card,
            source: 'synthetic',
            problemSet: 'made-up',
            problems: PROBLEMS,
            samples: 1,
            accuracy: share(right, PROBLEMS),
            symbolic: share(draw(right, 0.7), PROBLEMS),
            faithfulness: share(draw(right, 0.6 + 0.4 * p), right),
            byCategory: {},
            errors: {},
            atK: [],
        };
    });
}
const monthsOf = ({ released }) => {
    const [year = 0, month = 0] = released.split('-').map(Number);
    return 12 * year + month;
};
function share(numerator, denominator) {
    if (denominator === 0)
        return { value: null, numerator, denominator, interval: null };
    const interval = { ...(0,metrics_interval/* clopperPearson */.mI)({ numerator, denominator }), method: 'Clopper-Pearson' };
    return { value: numerator / denominator, numerator, denominator, interval };
}

// EXTERNAL MODULE: ./build/wiring/bundle.js
var bundle = __webpack_require__(8843);
// EXTERNAL MODULE: ./build/wiring/terminal.js
var wiring_terminal = __webpack_require__(1403);
// EXTERNAL MODULE: ./build/commands/model-table.js
var model_table = __webpack_require__(8751);
;// CONCATENATED MODULE: ./build/commands/demo.js











/** Samples per problem in the bundled recordings. */
const SAMPLES = 3;
/** Seed of the made-up scores, which are the same in every demo. */
const SYNTHETIC_SEED = 75;
/** The thresholds the demo gates with. */
const THRESHOLDS = { 'min-accuracy': '0.8', 'min-faithfulness': '0.8', 'max-regression': '0.02' };
/**
 * `demo`: the whole job on the bundled recordings, through the real client and a server on loopback. The careful prompt
 * becomes the baseline, the short one the candidate. Ends with 0 when both runs were made, whatever the gate says; what a
 * workflow would have seen is printed.
 */
async function demoCommand({ options: { out }, terminal }) {
    const baselineOut = (0,bundle/* joinPath */.uJ)(out, 'baseline');
    terminal.progress.line('Baseline: the careful prompt, answers replayed from the bundled recordings');
    const careful = await replay({ terminal, flags: { out: baselineOut } });
    terminal.progress.line('Candidate: the short prompt');
    const baseline = (0,bundle/* joinPath */.uJ)(baselineOut, 'run.json');
    const { input, decision } = await replay({
        terminal,
        flags: { out, baseline, prompt: (0,bundle/* bundledFile */.NW)('prompts/short.md'), ...THRESHOLDS },
    });
    terminal.print(`\nThe comment a pull request would get:\n\n${(0,comment/* renderComment */.w)(input)}\n`);
    // Loaded here, so that the bundle holds the drawing once, in the chunk of `table`.
    const { writeResults, writeRows } = await Promise.all(/* import() */[__webpack_require__.e(64), __webpack_require__.e(350)]).then(__webpack_require__.bind(__webpack_require__, 7350));
    const models = await (0,model_table/* readModelTable */.a)({ modelTable: null }, terminal);
    await writeResults({ runs: [careful.input.run, input.run], models, out, terminal });
    // A timeline needs many dated models: one with made-up scores, which says so on its face, shows its form.
    await writeRows((0,tables/* ranked */.ad)(syntheticRows(models, SYNTHETIC_SEED)), (0,bundle/* joinPath */.uJ)(out, 'synthetic'), terminal);
    terminal.print(`Records: ${(0,bundle/* joinPath */.uJ)(out, 'run.json')}, ${(0,bundle/* joinPath */.uJ)(out, 'report.md')}, ${baseline}\n`);
    terminal.print(`Tables and figures: ${(0,bundle/* joinPath */.uJ)(out, 'results.md')}, made-up ones of 39 models in ${(0,bundle/* joinPath */.uJ)(out, 'synthetic')}\n`);
    terminal.print(`${decision.title}\nA workflow would have seen exit code ${decision.exitCode}.\n`);
    return errors/* EXIT */.dc.passed;
}
async function replay({ terminal, flags }) {
    const ids = await recordedProblems(terminal);
    const options = await demoOptions({ ids: ids.join(','), ...flags });
    const { ports, close } = await (0,wiring_terminal/* createTerminalPorts */.T)(options, terminal);
    try {
        const outcome = await (0,main/* main */.iW)(options, ports);
        if (outcome.decision.outcome === 'incomplete')
            throw new errors/* IncompleteError */.j$(outcome.decision.title);
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
    return (await (0,resolve/* resolveOptions */.$)({ command: 'run', flags: given, env: {} })).options;
}
/** The problems that the bundled recordings answer often enough under both prompts. */
async function recordedProblems({ files }) {
    const answered = await Promise.all(['careful', 'short'].map(async (prompt) => {
        const file = (0,bundle/* bundledFile */.NW)(`recordings/qft-bench/${prompt}.jsonl`);
        const recordings = (0,providers_recordings/* parseRecordings */.E)(await files.readText(file), file);
        return (0,tally/* tally */.e)(recordings.map(({ problem }) => problem));
    }));
    const [careful = [], short = []] = answered.map((counts) => counts.filter(([, samples]) => samples >= SAMPLES).map(([problem]) => problem));
    return careful.filter((problem) => short.includes(problem));
}


/***/ }),

/***/ 8751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readModelTable)
/* harmony export */ });
/* harmony import */ var _models_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1303);
/* harmony import */ var _wiring_bundle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8843);


/** The table of models of the options, the bundled one by default. */
async function readModelTable({ modelTable }, { files }) {
    const path = modelTable ?? (0,_wiring_bundle_js__WEBPACK_IMPORTED_MODULE_1__/* .bundledFile */ .NW)('models/qft-bench.yaml');
    return (0,_models_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseModelTable */ .f_)(await files.readText(path), path);
}


/***/ }),

/***/ 7491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createGenerator)
/* harmony export */ });
/**
 * A seeded generator of whole numbers: `below(limit)` is uniform on 0 … limit − 1, for limits up to 2³².
 *
 * xoshiro128** of Blackman and Vigna (ACM Trans. Math. Softw. 47 (2021) 36), its state filled from the seed by
 * SplitMix32. The same seed gives the same numbers on every machine.
 */
function createGenerator(seed) {
    const next = xoshiro128(seed);
    return (limit) => {
        const highest = 2 ** 32 - (2 ** 32 % limit);
        let drawn = next();
        while (drawn >= highest)
            drawn = next();
        return drawn % limit;
    };
}
function xoshiro128(seed) {
    const fill = splitMix32(seed);
    let [a, b, c, d] = [fill(), fill(), fill(), fill()];
    return () => {
        const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = rotate(d, 11);
        return drawn;
    };
}
function splitMix32(seed) {
    let state = seed | 0;
    return () => {
        state = (state + 0x9e3779b9) | 0;
        let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
        mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
        return (mixed ^ (mixed >>> 15)) | 0;
    };
}
function rotate(x, bits) {
    return (x << bits) | (x >>> (32 - bits));
}


/***/ }),

/***/ 1303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kH: () => (/* binding */ findCard),
  f_: () => (/* binding */ parseModelTable)
});

// UNUSED EXPORTS: presetOf

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/domain/model-card.js

/** How the endpoint of a provider is spoken to. `thinking` has the request fields that switch a thinking mode on. */
const ProviderPreset = schemas/* strictObject */.rej({
    baseUrl: schemas/* url */.OZ5(),
    /** environment variable with the key */
    keyVariable: schemas/* string */.YjP().regex(/^[A-Z][A-Z0-9_]*$/, 'a name such as OPENAI_API_KEY'),
    maxTokensParam: schemas/* enum */.k5n(['max_tokens', 'max_completion_tokens']),
    thinking: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
});
/** What is known of a model apart from its scores (Q22–Q30). `released` is year and month. */
const ModelCard = schemas/* strictObject */.rej({
    family: schemas/* string */.YjP().min(1),
    name: schemas/* string */.YjP().min(1),
    apiName: schemas/* string */.YjP().min(1),
    released: schemas/* string */.YjP().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'year and month, e.g. 2026-09'),
    access: schemas/* enum */.k5n(['proprietary', 'open']),
    provider: schemas/* string */.YjP().min(1),
    thinks: schemas/* enum */.k5n(['always', 'on-request', 'never']),
    /** one of the models whose responses the paper's physicists read (appendix 9.2) */
    humanCheck: schemas/* boolean */.zMY().default(false),
});
/** A file of models and of the providers they are reached through. */
const ModelTable = schemas/* strictObject */.rej({
    providers: schemas/* record */.g1P(schemas/* string */.YjP(), ProviderPreset),
    models: schemas/* array */.YOg(ModelCard).min(1),
});

// EXTERNAL MODULE: ./build/text/suggest.js
var suggest = __webpack_require__(324);
// EXTERNAL MODULE: ./build/text/yaml.js
var yaml = __webpack_require__(8387);
;// CONCATENATED MODULE: ./build/models/index.js




/** Reads a table of models. Throws UserError `bad-models` with every mistake and its place. */
async function parseModelTable(text, file) {
    const read = await (0,yaml/* parseYaml */.h)(text);
    if (!read.ok) {
        const { message, line, column } = read.mistake;
        throw new errors/* UserError */.yo({ code: 'bad-models', message, place: { file, line, column } });
    }
    const parsed = ModelTable.safeParse(read.value);
    if (!parsed.success) {
        throw new errors/* UserError */.yo(parsed.error.issues.map(({ path, message }) => {
            const name = path.length === 0 ? 'the table' : path.join('.');
            const place = { file, ...read.locate(path) };
            return { code: 'bad-models', message: `${name}: ${message}`, hint: HINT, place };
        }));
    }
    const mistakes = parsed.data.models.flatMap((card, index) => {
        const place = (key) => ({ file, ...read.locate(['models', index, key]) });
        const isTwice = parsed.data.models.findIndex(({ apiName }) => apiName === card.apiName) < index;
        const known = Object.keys(parsed.data.providers);
        return [
            ...(isTwice
                ? [
                    {
                        code: 'bad-models',
                        message: `${card.apiName} is listed twice`,
                        place: place('apiName'),
                    },
                ]
                : []),
            ...(known.includes(card.provider)
                ? []
                : [
                    {
                        code: 'bad-models',
                        message: `there is no provider ${JSON.stringify(card.provider)}`,
                        hint: (0,suggest/* didYouMean */.a)(card.provider, known) ?? `providers: ${known.join(', ')}`,
                        place: place('provider'),
                    },
                ]),
        ];
    });
    if (mistakes.length > 0)
        throw new errors/* UserError */.yo(mistakes);
    return parsed.data;
}
const HINT = 'fixtures/models/qft-bench.yaml shows the form';
/** The card of a model by the name it is asked under, or by the name people use. */
function findCard({ models }, name) {
    return (models.find(({ apiName }) => apiName === name) ??
        models.find((card) => card.name.toLowerCase() === name.toLowerCase()));
}
/** How a model of the table is asked. Throws UserError `bad-option` for a name that is not in it. */
function presetOf(table, name) {
    const card = findCard(table, name);
    const provider = card && table.providers[card.provider];
    if (card === undefined || provider === undefined) {
        const known = table.models.map(({ apiName }) => apiName);
        throw new UserError({
            code: 'bad-option',
            message: `there is no model ${JSON.stringify(name)} in the table of models`,
            hint: didYouMean(name, known) ?? `models: ${known.join(', ')}`,
        });
    }
    return { card, provider, thinking: card.thinks === 'on-request' ? provider.thinking : {} };
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


/***/ }),

/***/ 326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EA: () => (/* binding */ byAccess),
  QN: () => (/* binding */ byFamily),
  fF: () => (/* binding */ errorShares),
  ad: () => (/* binding */ ranked),
  FA: () => (/* binding */ resultRows)
});

// UNUSED EXPORTS: SYNTHETIC

// EXTERNAL MODULE: ./build/domain/judgement.js
var judgement = __webpack_require__(1094);
;// CONCATENATED MODULE: ./build/metrics/repeats.js
/**
 * The chance that at least one of k samples drawn without replacement is right, 1 − C(n−c, k) / C(n, k): an unbiased
 * estimate of accuracy@k. Source: Chen et al., Evaluating Large Language Models Trained on Code (2107.03374), eq. 1.
 */
function anyOfK({ asked, right, k }) {
    return 1 - chooseRatio(asked - right, asked, k);
}
/**
 * The chance that all of k samples drawn without replacement are right, C(c, k) / C(n, k): an unbiased estimate of
 * pass^k. Source: Yao et al., τ-bench (2406.12045), section 4.
 */
function allOfK({ asked, right, k }) {
    return chooseRatio(right, asked, k);
}
/** C(a, k) / C(n, k) as a product of factors of at most one. */
function chooseRatio(a, n, k) {
    let ratio = 1;
    for (let step = 0; step < k; step += 1)
        ratio *= Math.max(0, a - step) / (n - step);
    return ratio;
}

// EXTERNAL MODULE: ./build/models/index.js + 1 modules
var build_models = __webpack_require__(1303);
;// CONCATENATED MODULE: ./build/tables/index.js



/** Endpoint of a run whose answers nobody gave: made up to show the form of a table or a figure. */
const SYNTHETIC = 'synthetic';
/** The runs as rows, with what the table of models knows of each; runs of one model are told apart by their prompts. */
function resultRows(runs, models) {
    const rows = runs.map((run) => resultRow(run, models));
    return rows.map((row, index) => {
        const isAlone = rows.filter(({ model }) => model === row.model).length === 1;
        return isAlone ? row : { ...row, model: `${row.model} (${runs[index]?.identity.promptName})` };
    });
}
function resultRow(run, models) {
    const { identity, scores } = run;
    const card = (0,build_models/* findCard */.kH)(models, identity.model);
    return {
        model: card?.name ?? identity.model,
        ...(card && { card }),
        source: sourceOf(identity.endpoint),
        problemSet: identity.problemSet,
        problems: Object.keys(identity.problems).length,
        samples: identity.samples,
        accuracy: scores.accuracy,
        symbolic: scores.symbolic,
        faithfulness: scores.faithfulness,
        byCategory: scores.byCategory,
        errors: scores.errors,
        atK: atEachK(run),
    };
}
function sourceOf(endpoint) {
    if (endpoint === SYNTHETIC)
        return 'synthetic';
    return endpoint.startsWith('replay') ? 'recorded' : 'endpoint';
}
/** Best first; equal scores by name, so that the cut between the halves is the same in every run (A11). */
function ranked(rows) {
    return [...rows].sort((a, b) => (b.accuracy.value ?? -1) - (a.accuracy.value ?? -1) || compareText(a.model, b.model));
}
/** The families with their generations from the oldest; models nobody described are a family of their own. */
function byFamily(rows) {
    const names = [...new Set(rows.map(familyOf))].sort(compareText);
    return names.map((name) => group(name, rows.filter((row) => familyOf(row) === name).sort(byRelease)));
}
/** Proprietary and open models; models nobody described are left out. */
function byAccess(rows) {
    return ['proprietary', 'open']
        .map((access) => group(access, ranked(rows.filter(({ card }) => card?.access === access))))
        .filter(({ rows: members }) => members.length > 0);
}
/** The upper half of the ranking, ⌈n/2⌉ models, and the others (Q73, A11), each with its distribution of errors. */
function errorShares(rows) {
    const order = ranked(rows);
    const cut = Math.ceil(order.length / 2);
    return [
        shares(`Top half (${cut})`, order.slice(0, cut)),
        shares(`Others (${order.length - cut})`, order.slice(cut)),
    ].filter(({ models }) => models > 0);
}
function shares(name, rows) {
    const count = (label) => rows.reduce((sum, { errors }) => sum + (errors[label] ?? 0), 0);
    const wrong = judgement/* ErrorLabel */.r3.options.reduce((sum, label) => sum + count(label), 0);
    return {
        name,
        models: rows.length,
        wrong,
        shares: wrong === 0
            ? null
            : Object.fromEntries(judgement/* ErrorLabel */.r3.options.map((label) => [label, count(label) / wrong])),
    };
}
function group(name, rows) {
    const known = rows.flatMap(({ accuracy }) => accuracy.value ?? []);
    const meanAccuracy = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
    return { name, rows, meanAccuracy };
}
const familyOf = ({ card }) => card?.family ?? 'Others';
const byRelease = (a, b) => compareText(a.card?.released ?? '', b.card?.released ?? '') || compareText(a.model, b.model);
const compareText = (a, b) => (a < b ? -1 : Number(a > b));
/** Accuracy@k and pass^k, the mean over problems, for every k that every problem was asked. */
function atEachK({ samples }) {
    const counts = new Map();
    for (const sample of samples)
        countIn(counts, sample);
    const problems = [...counts.values()];
    const fewest = Math.min(...problems.map(({ asked }) => asked));
    if (problems.length === 0)
        return [];
    const mean = (of) => problems.reduce((sum, problem) => sum + of(problem), 0) / problems.length;
    return Array.from({ length: fewest }, (_, index) => ({
        k: index + 1,
        any: mean((problem) => anyOfK({ ...problem, k: index + 1 })),
        all: mean((problem) => allOfK({ ...problem, k: index + 1 })),
    }));
}
function countIn(counts, sample) {
    const known = counts.get(sample.problemId) ?? { asked: 0, right: 0 };
    counts.set(sample.problemId, {
        asked: known.asked + 1,
        right: known.right + Number(sample.status === 'correct'),
    });
}


/***/ })

};
