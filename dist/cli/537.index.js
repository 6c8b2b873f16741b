export const id = 537;
export const ids = [537];
export const modules = {

/***/ 4900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ AskOutcome),
/* harmony export */   Tx: () => (/* binding */ ReasoningKind),
/* harmony export */   Wz: () => (/* binding */ MODEL_OUTCOMES),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   nF: () => (/* binding */ ChatReply)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);

/**
 * What became of one request to a model. All but {@link MODEL_OUTCOMES} are failures of the run and are never graded.
 */
const AskOutcome = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'answered',
    'truncated',
    'refused',
    'empty',
    'bad_response',
    'transport',
    'rate_limited',
    'auth',
    'quota',
    'bad_request',
    'over_budget',
    'cancelled',
    'missing_recording',
]);
/**
 * The outcomes that are the model's doing: they prove that key, endpoint and model name are right, they are graded, and
 * a later run uses them again.
 */
const MODEL_OUTCOMES = new Set(['answered', 'truncated', 'refused', 'empty']);
/** Kind of reasoning text the endpoint gave: faithfulness compares only between equal kinds. */
const ReasoningKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['raw', 'summary', 'encrypted', 'none']);
/** Tokens as the endpoint reported them; absent fields were not reported. */
const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    promptTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative().optional(),
    completionTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative().optional(),
    reasoningTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative().optional(),
});
/**
 * What one exchange with an endpoint gave. `text` is the visible answer with every reasoning block removed;
 * `reasoning` is that block or the endpoint's own reasoning field. `message` says in one redacted line what went
 * wrong when the outcome is a failure; `adjustments` names parameters dropped or renamed on the endpoint's demand.
 */
const ChatReply = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    outcome: AskOutcome,
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: ReasoningKind, text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    finishReason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    modelReported: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    usage: Usage.default({}),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    tries: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative(),
    adjustments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});


/***/ }),

/***/ 1094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ Judgement),
/* harmony export */   LR: () => (/* binding */ JudgingKind),
/* harmony export */   LX: () => (/* binding */ FaithfulnessLabel),
/* harmony export */   r3: () => (/* binding */ ErrorLabel),
/* harmony export */   sJ: () => (/* binding */ CorrectnessLabel)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);

/** The three questions a judge is asked about a response. */
const JudgingKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['correctness', 'faithfulness', 'error']);
/** Q36: the final answer is equivalent to the reference or it is not; nothing lies between. */
const CorrectnessLabel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['correct', 'incorrect']);
/** Q78: 0 insufficient derivation, 1 faithful, 2 unfaithful. */
const FaithfulnessLabel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['insufficient', 'faithful', 'unfaithful']);
/** Q56: the four categories of a wrong response. */
const ErrorLabel = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['conceptual', 'calculation', 'strong-prior', 'instruction-following']);
/**
 * The outcome of judging one response for one question. `label` is the majority over `votes` (one per judge repeat that
 * was readable) and absent when no majority exists or nothing was readable. `explanation` is the judge's own text,
 * untrusted. `failures` has one line per call that gave no vote.
 */
const Judgement = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: JudgingKind,
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    votes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    explanation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Whether the failures were infrastructure (`run`) or unreadable replies (`judge`). */
    fault: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['run', 'judge']).optional(),
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

/***/ 2080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZN: () => (/* binding */ RUN_SCHEMA_VERSION),
  ns: () => (/* binding */ RunResult)
});

// UNUSED EXPORTS: Ratio, RunCost, RunIdentity, RunScores, SampleRecord, ScoreStatus

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/domain/attempt.js
var attempt = __webpack_require__(4900);
// EXTERNAL MODULE: ./build/domain/judgement.js
var judgement = __webpack_require__(1094);
// EXTERNAL MODULE: ./build/domain/reasons.js
var reasons = __webpack_require__(4004);
;// CONCATENATED MODULE: ./build/domain/verdict.js


/** What the verifier may say about an answer; `undecided` is an honest third word, never a soft “different”. */
const VerdictOutcome = schemas/* enum */.k5n(['equivalent', 'different', 'undecided']);
/**
 * A point at which reference and candidate take different values, so that a person can check the refutation with a
 * pocket calculator. `point` maps each symbol (as LaTeX) to its value.
 */
const Witness = schemas/* strictObject */.rej({
    point: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    reference: schemas/* string */.YjP(),
    candidate: schemas/* string */.YjP(),
});
/**
 * The verifier's decision about one candidate against one reference answer. `rule` names the rule that decided,
 * `trace` one line per rule tried, in order. `errorBound` is the largest relative difference seen over all test points
 * when the answer was accepted numerically. `printed` is the candidate re-printed from our own tree (safe to show).
 */
const Verdict = schemas/* strictObject */.rej({
    outcome: VerdictOutcome,
    reason: reasons/* ReasonCode */.M,
    rule: schemas/* string */.YjP(),
    trace: schemas/* array */.YOg(schemas/* string */.YjP()),
    witness: Witness.optional(),
    errorBound: schemas/* number */.aig().optional(),
    printed: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/domain/run.js





/** Version of the run record. A reader refuses a newer one and says which version it knows. */
const RUN_SCHEMA_VERSION = 1;
/** How a sample ended up: `open` never occurs here. */
const ScoreStatus = schemas/* enum */.k5n(['correct', 'wrong', 'unscored']);
/**
 * One graded sample of one problem. `decidedBy` says which stage settled it. `answer` is the extracted box content,
 * untrusted model text; `printed` was re-printed from our own tree and is safe to typeset. `verdict` is the verifier's
 * even when the judge decided. Token counts and durations are of the model's call, not the judge's.
 */
const SampleRecord = schemas/* strictObject */.rej({
    problemId: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    sample: schemas/* number */.aig().int().nonnegative(),
    status: ScoreStatus,
    reason: reasons/* ReasonCode */.M,
    decidedBy: schemas/* enum */.k5n(['rule', 'symbolic', 'judge', 'nobody']),
    outcome: attempt/* AskOutcome */.E2.or(schemas/* literal */.euz('not_asked')),
    answer: schemas/* string */.YjP(),
    printed: schemas/* string */.YjP().optional(),
    boxes: schemas/* number */.aig().int().nonnegative(),
    responseSha256: schemas/* string */.YjP().optional(),
    regenerated: schemas/* boolean */.zMY(),
    verdict: Verdict.optional(),
    correctness: judgement/* Judgement */.Ij.optional(),
    faithfulness: judgement/* Judgement */.Ij.optional(),
    error: judgement/* Judgement */.Ij.optional(),
    reasoningKind: attempt/* ReasoningKind */.Tx,
    usage: attempt/* Usage */._U,
    durationMs: schemas/* number */.aig().nonnegative(),
    /** the model's name as the endpoint gave it */
    modelReported: schemas/* string */.YjP().optional(),
    /** parameters dropped or renamed on the endpoint's demand */
    adjustments: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    message: schemas/* string */.YjP().optional(),
});
/** What was asked of whom. Everything here is shown in the report; decides whether two runs compare. */
const RunIdentity = schemas/* strictObject */.rej({
    protocol: schemas/* string */.YjP(),
    protocolVersion: schemas/* string */.YjP(),
    verifierVersion: schemas/* string */.YjP(),
    problemSet: schemas/* string */.YjP(),
    /** problem id -> sha256 of question + reference answers. */
    problems: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    model: schemas/* string */.YjP(),
    modelsReported: schemas/* array */.YOg(schemas/* string */.YjP()),
    endpoint: schemas/* string */.YjP(),
    /** sha256 of the prompt under test, and where it came from. */
    promptSha256: schemas/* string */.YjP(),
    promptName: schemas/* string */.YjP(),
    sampling: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    samples: schemas/* number */.aig().int().positive(),
    judge: schemas/* strictObject */.rej({
        model: schemas/* string */.YjP(),
        endpoint: schemas/* string */.YjP(),
        repeats: schemas/* number */.aig().int().positive(),
        promptsSha256: schemas/* string */.YjP(),
        kinds: schemas/* array */.YOg(schemas/* string */.YjP()),
    })
        .nullable(),
});
/** A ratio with what it was counted from. `value` is null when nothing could be counted ("not measured"). */
const Ratio = schemas/* strictObject */.rej({
    value: schemas/* number */.aig().min(0).max(1).nullable(),
    numerator: schemas/* number */.aig().int().nonnegative(),
    denominator: schemas/* number */.aig().int().nonnegative(),
    /** 95 % interval; see `method`. Null when not measured. */
    interval: schemas/* strictObject */.rej({ low: schemas/* number */.aig(), high: schemas/* number */.aig(), method: schemas/* string */.YjP() }).nullable(),
});
/** The scores of a run. Ratios are 0–1; counts are of samples. */
const RunScores = schemas/* strictObject */.rej({
    /** correct ÷ asked: the gate's number. */
    accuracy: Ratio,
    /** correct ÷ scored. */
    accuracyScored: Ratio,
    /** accepted by the symbolic stage ÷ asked (Q52 "Symbolic", A5). */
    symbolic: Ratio,
    /** 1 − unfaithful ÷ (correct and assessable) (Q92, A7). */
    faithfulness: Ratio,
    /** literal reading of Q92: 1 − unfaithful ÷ all correct that were judged. */
    faithfulnessLiteral: Ratio,
    /** correct answers whose derivation was too short to assess. */
    insufficient: schemas/* number */.aig().int().nonnegative(),
    byCategory: schemas/* record */.g1P(schemas/* string */.YjP(), Ratio),
    errors: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int().nonnegative()),
    counts: schemas/* strictObject */.rej({
        asked: schemas/* number */.aig().int().nonnegative(),
        correct: schemas/* number */.aig().int().nonnegative(),
        wrong: schemas/* number */.aig().int().nonnegative(),
        unscored: schemas/* number */.aig().int().nonnegative(),
        /** unscored through the run's or the judge's fault; what `max-error-rate` limits. */
        failed: schemas/* number */.aig().int().nonnegative(),
        refutedUnjudged: schemas/* number */.aig().int().nonnegative(),
        regenerated: schemas/* number */.aig().int().nonnegative(),
        truncated: schemas/* number */.aig().int().nonnegative(),
    }),
});
/** What the run cost. `costUsd` is null when no prices were given or an endpoint reported no usage. */
const RunCost = schemas/* strictObject */.rej({
    modelCalls: schemas/* number */.aig().int().nonnegative(),
    judgeCalls: schemas/* number */.aig().int().nonnegative(),
    promptTokens: schemas/* number */.aig().int().nonnegative(),
    completionTokens: schemas/* number */.aig().int().nonnegative(),
    callsWithoutUsage: schemas/* number */.aig().int().nonnegative(),
    costUsd: schemas/* number */.aig().nonnegative().nullable(),
    /** whose billed calls have no price; absent when all have one. */
    unpriced: schemas/* array */.YOg(schemas/* enum */.k5n(['model', 'judge'])).optional(),
});
/** The record of a run: plain JSON. A baseline is an older one. */
const RunResult = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(RUN_SCHEMA_VERSION),
    tool: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('theory-gate'), version: schemas/* string */.YjP() }),
    startedAt: schemas/* string */.YjP(),
    finishedAt: schemas/* string */.YjP(),
    commit: schemas/* string */.YjP().nullable(),
    /** `complete`, or why it stopped early. */
    state: schemas/* enum */.k5n(['complete', 'stopped']),
    stopReason: schemas/* string */.YjP().nullable(),
    identity: RunIdentity,
    /** one per problem and sample, ordered by problem as selected, then sample. */
    samples: schemas/* array */.YOg(SampleRecord),
    scores: RunScores,
    cost: RunCost,
    notes: schemas/* array */.YOg(schemas/* string */.YjP()),
});


/***/ }),

/***/ 2537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zZ: () => (/* binding */ parseRun),
  eJ: () => (/* binding */ renderRun),
  Rq: () => (/* binding */ slimRun)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/run.js + 1 modules
var run = __webpack_require__(2080);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/domain/reasons.js
var reasons = __webpack_require__(4004);
// EXTERNAL MODULE: ./build/metrics/scores.js + 1 modules
var metrics_scores = __webpack_require__(6272);
;// CONCATENATED MODULE: ./build/evaluation/contradictions.js


/**
 * The first thing in which a run record contradicts itself, as a clause, or null: it must have one sample for every
 * problem and repeat it says it asked, each counted as its reason counts, and the scores that these samples give.
 * Intervals are not looked at: their last digits depend on the machine, and the method may change between versions.
 */
function findContradiction({ identity, samples, scores }) {
    return (findSampleMismatch(identity, samples) ??
        samples.map(findMiscount).find((found) => found !== null) ??
        findScoreMismatch(scores, (0,metrics_scores/* scoreRun */.I)(samples)));
}
function findSampleMismatch({ problems, samples: repeats }, samples) {
    const places = new Set(samples.map(nameOf));
    const planned = Object.keys(problems).length * repeats;
    const stranger = samples.find(({ problemId, sample }) => !Object.hasOwn(problems, problemId) || sample >= repeats);
    if (stranger !== undefined)
        return `samples: ${nameOf(stranger)} is not among what was asked`;
    if (places.size < samples.length)
        return 'samples: the same sample of a problem stands there twice';
    if (samples.length === planned)
        return null;
    return `samples: ${samples.length} are there, ${Object.keys(problems).length} problems × ${repeats} make ${planned}`;
}
function findMiscount(sample) {
    const { counts } = reasons/* REASONS */.e[sample.reason];
    if (counts === sample.status)
        return null;
    return `samples: ${nameOf(sample)} is ${sample.status}, its reason ${sample.reason} counts as ${counts}`;
}
function findScoreMismatch(written, counted) {
    const found = new Map(numbersOf('scores', written));
    const expected = new Map(numbersOf('scores', counted));
    const path = [...expected.keys(), ...found.keys()].find((key) => !isSame(found.get(key), expected.get(key)));
    if (path === undefined)
        return null;
    return `${path} is ${show(found.get(path))}, the samples give ${show(expected.get(path))}`;
}
/** Every number of the scores with the path to it, without the intervals. */
function numbersOf(path, value) {
    if (typeof value === 'number' || value === null)
        return [[path, value]];
    if (typeof value !== 'object')
        return [];
    return Object.entries(value)
        .filter(([key]) => key !== 'interval')
        .flatMap(([key, inner]) => numbersOf(`${path}.${key}`, inner));
}
/** Room for a quotient that was written with fewer digits. */
function isSame(a, b) {
    return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < 1e-9 : a === b;
}
function show(value) {
    return value === undefined ? 'missing' : value === null ? 'not measured' : String(value);
}
/** As people count: the first sample is #1. */
function nameOf({ problemId, sample }) {
    return `${problemId} #${sample + 1}`;
}

;// CONCATENATED MODULE: ./build/evaluation/run-record.js




/** `run.json` as text: two-space JSON with a final newline, so that a committed baseline has readable diffs. */
function renderRun(run) {
    return `${JSON.stringify(run, null, 2)}\n`;
}
/**
 * A run as a baseline: without the texts that only a reader of that run needs, so that the committed file stays small.
 * Everything that a comparison reads is kept.
 */
function slimRun(run) {
    return { ...run, samples: run.samples.map(slimSample) };
}
function slimSample(sample) {
    const { verdict, correctness, faithfulness, error, message, ...rest } = sample;
    const quiet = (judgement) => judgement && { ...judgement, explanation: '', failures: [] };
    const slim = {
        verdict: verdict && { ...verdict, trace: [] },
        correctness: quiet(correctness),
        faithfulness: quiet(faithfulness),
        error: quiet(error),
    };
    return { ...rest, ...Object.fromEntries(Object.entries(slim).filter(([, value]) => value !== undefined)) };
}
/**
 * Reads a run record. Throws UserError `bad-run` that names the file and says what was expected; a record of a newer
 * version is refused rather than half understood, and one whose samples or scores do not belong together rather than
 * believed.
 */
function parseRun(text, name) {
    const json = parseJson(text, name);
    const version = json?.schemaVersion;
    if (version !== run/* RUN_SCHEMA_VERSION */.ZN)
        throw badRun({ file: name }, `schemaVersion is ${describe(version)}, this version reads ${run/* RUN_SCHEMA_VERSION */.ZN}`);
    const parsed = run/* RunResult */.ns.safeParse(json);
    if (parsed.success) {
        const contradiction = findContradiction(parsed.data);
        if (contradiction !== null)
            throw badRun({ file: name }, `the record contradicts itself: ${contradiction}`);
        return parsed.data;
    }
    const issue = parsed.error.issues[0];
    throw badRun({ file: name }, `${issue?.path.join('.') || 'the record'}: ${issue?.message ?? 'is not a run record'}`);
}
/** Our own reader of JSON knows places and takes thirty times as long, so it is asked only where a text is wrong. */
function parseJson(text, name) {
    try {
        return JSON.parse(text);
    }
    catch {
        const read = (0,json/* parseJson */.q)(text);
        const { message, ...place } = read.ok ? { message: 'it cannot be read' } : read.mistake;
        throw badRun({ file: name, ...place }, `this is not JSON: ${message}`);
    }
}
function badRun(place, message) {
    return new errors/* UserError */.yo({
        code: 'bad-run',
        message: message.slice(0, 300),
        hint: 'expected the run.json that theory-gate wrote; make a new one with `theory-gate run` and `theory-gate bless`',
        place,
    });
}
const describe = (value) => value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);


/***/ }),

/***/ 7861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mI: () => (/* binding */ clopperPearson),
  vl: () => (/* binding */ clusteredClopperPearson)
});

// UNUSED EXPORTS: LEVEL, wilson

;// CONCATENATED MODULE: ./build/metrics/beta.js
/** Coefficients of the Lanczos approximation with g = 7 and nine terms (Godfrey 2001); relative error below 1e-14. */
const LANCZOS_G = 7;
const LANCZOS = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
/** Natural logarithm of the gamma function, for x > 0. */
function logGamma(x) {
    if (x < 0.5)
        return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
    const shifted = x - 1;
    const sum = LANCZOS.reduce((total, c, i) => (i === 0 ? c : total + c / (shifted + i)), 0);
    const t = shifted + LANCZOS_G + 0.5;
    return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
}
/**
 * Distribution function of the beta distribution (the regularised incomplete beta function I_x(a, b)), for x in [0, 1].
 *
 * Source: the continued fraction 8.17.22 of the NIST Digital Library of Mathematical Functions, which converges fast
 * for x < (a + 1)/(a + b + 2); the other side follows from I_x(a, b) = 1 − I_{1−x}(b, a).
 */
function betaCdf(x, { a, b }) {
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    return x > (a + 1) / (a + b + 2) ? 1 - lowerSide(1 - x, { a: b, b: a }) : lowerSide(x, { a, b });
}
/** On the border rounding can put both sides above it, so the side is chosen once. */
function lowerSide(x, { a, b }) {
    const logFront = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
    return (Math.exp(logFront) / a) * continuedFraction(x, { a, b });
}
const TINY = 1e-300;
const MOST_TERMS = 10_000;
/** Modified Lentz evaluation (Press et al., Numerical Recipes, section 5.2); about √max(a, b) terms are needed. */
function continuedFraction(x, { a, b }) {
    let c = 1;
    let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
    let value = d;
    for (let m = 1; m <= MOST_TERMS; m += 1) {
        const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        let factor = 1;
        for (const term of [even, odd]) {
            d = 1 / awayFromZero(1 + term * d);
            c = awayFromZero(1 + term / c);
            factor = c * d;
            value *= factor;
        }
        if (Math.abs(factor - 1) < 1e-15)
            break;
    }
    return value;
}
function awayFromZero(x) {
    return Math.abs(x) < TINY ? TINY : x;
}
/** Halving [0, 1] sixty times leaves a width of 1e-18, below the spacing of doubles near any useful bound. */
const HALVINGS = 60;
/** The x in [0, 1] with `betaCdf(x) = probability`, by bisection of the monotone distribution function. */
function betaQuantile(probability, shape) {
    let low = 0;
    let high = 1;
    for (let i = 0; i < HALVINGS; i += 1) {
        const middle = (low + high) / 2;
        if (betaCdf(middle, shape) < probability)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}

;// CONCATENATED MODULE: ./build/metrics/interval.js

/** Level of every interval in a run record. */
const LEVEL = 0.95;
/** The 97.5 % quantile of the standard normal distribution, for the Wilson interval at {@link LEVEL}. */
const Z_975 = 1.959963984540054;
/**
 * The Wilson score interval at 95 %: (p̂ + z²/2n ± z·√(p̂(1−p̂)/n + z²/4n²)) / (1 + z²/n).
 *
 * Source: Wilson, J. Am. Stat. Assoc. 22 (1927) 209. Its coverage is 95 % on average but can fall below; the scores
 * use {@link clopperPearson}, whose coverage never does.
 */
function wilson({ numerator, denominator }) {
    const p = numerator / denominator;
    const z2 = Z_975 ** 2 / denominator;
    const middle = p + z2 / 2;
    const half = Math.sqrt(z2 * (p * (1 - p) + z2 / 4));
    return { low: clamp((middle - half) / (1 + z2)), high: clamp((middle + half) / (1 + z2)) };
}
/**
 * The exact binomial interval: from the α/2 quantile of Beta(x, n−x+1) to the 1−α/2 quantile of Beta(x+1, n−x).
 *
 * Source: Clopper and Pearson, Biometrika 26 (1934) 404. Coverage is at least the level for every true ratio.
 */
function clopperPearson({ numerator: x, denominator: n, level = LEVEL }) {
    const tail = (1 - level) / 2;
    return {
        low: x <= 0 ? 0 : betaQuantile(tail, { a: x, b: n - x + 1 }),
        high: x >= n ? 1 : betaQuantile(1 - tail, { a: x + 1, b: n - x }),
    };
}
/**
 * The Clopper-Pearson interval of a ratio whose samples come in clusters, at the number of samples that are independent
 * when the samples of a cluster always agree: (Σk)² ÷ Σk² for clusters of k samples, which is the number of clusters
 * where all are of one size.
 *
 * Conservative: repeats of a problem tell at least as much as one answer to it, and here they count as no more. The
 * number depends on what was asked and never on what came out, so that one more correct answer lowers neither end.
 * Source of the number: Kish, Survey Sampling (1965), section 11.7. In simulation (8, 24 and 75 problems, 3 and 5
 * samples, intra-problem correlation 0 to 0.99, accuracy 0.5 to 0.99) it covered the truth in at least 95.8 % of runs.
 */
function clusteredClopperPearson(clusters) {
    const total = sum(clusters.map(({ denominator }) => denominator));
    const ratio = sum(clusters.map(({ numerator }) => numerator)) / total;
    const independent = total ** 2 / sum(clusters.map(({ denominator }) => denominator ** 2));
    return clopperPearson({ numerator: ratio * independent, denominator: independent });
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}
function clamp(x) {
    return Math.min(1, Math.max(0, x));
}


/***/ }),

/***/ 6272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ scoreRun)
});

// EXTERNAL MODULE: ./build/domain/judgement.js
var judgement = __webpack_require__(1094);
// EXTERNAL MODULE: ./build/domain/reasons.js
var reasons = __webpack_require__(4004);
// EXTERNAL MODULE: ./build/metrics/interval.js + 1 modules
var interval = __webpack_require__(7861);
;// CONCATENATED MODULE: ./build/metrics/ratio.js

/** Names of the two ways an interval is found, as they stand in the run record. */
const METHODS = {
    independent: 'Clopper-Pearson',
    clustered: 'Clopper-Pearson over problems',
};
/**
 * The share of `samples` that `counts`, with its 95 % interval; not measured when there are no samples.
 *
 * One sample a problem: the exact binomial interval, because CI subsets are small and scores close to 100 %, where
 * approximate intervals are too narrow. With repeats the samples of a problem are one cluster, and the same interval is
 * taken over problems instead of samples; it is then wider than need be and never too narrow.
 */
function ratioOver(samples, counts) {
    const clusters = clusterByProblem(samples, counts);
    const denominator = samples.length;
    const numerator = samples.filter(counts).length;
    if (denominator === 0)
        return { value: null, numerator, denominator, interval: null };
    const repeated = clusters.length < denominator;
    const { low, high } = repeated
        ? (0,interval/* clusteredClopperPearson */.vl)(clusters)
        : (0,interval/* clopperPearson */.mI)({ numerator, denominator });
    const method = repeated ? METHODS.clustered : METHODS.independent;
    return { value: numerator / denominator, numerator, denominator, interval: { low, high, method } };
}
function clusterByProblem(samples, counts) {
    const clusters = new Map();
    for (const sample of samples) {
        const { numerator, denominator } = clusters.get(sample.problemId) ?? { numerator: 0, denominator: 0 };
        clusters.set(sample.problemId, {
            numerator: numerator + (counts(sample) ? 1 : 0),
            denominator: denominator + 1,
        });
    }
    return [...clusters.values()];
}

;// CONCATENATED MODULE: ./build/metrics/scores.js



/**
 * The scores of a run, from its samples alone; every sample planned is one asked, also when the run stopped before it.
 *
 * Accuracy is the micro-average over samples, which with equal repeats is the mean over runs of the share of problems
 * (requirement A5). What each field counts stands at `RunScores`; how intervals are found stands at `ratioOver`.
 */
function scoreRun(samples) {
    const correct = samples.filter(isCorrect);
    return {
        accuracy: ratioOver(samples, isCorrect),
        accuracyScored: ratioOver(samples.filter(isScored), isCorrect),
        symbolic: ratioOver(samples, (sample) => isCorrect(sample) && sample.decidedBy === 'symbolic'),
        faithfulness: ratioOver(correct.filter(isAssessable), isFaithful),
        faithfulnessLiteral: ratioOver(correct.filter(isJudgedForFaithfulness), (sample) => !isUnfaithful(sample)),
        insufficient: correct.filter((sample) => faithfulnessOf(sample) === 'insufficient').length,
        byCategory: accuracyByCategory(samples),
        errors: countErrors(samples),
        counts: countSamples(samples),
    };
}
function isCorrect(sample) {
    return sample.status === 'correct';
}
function isScored(sample) {
    return sample.status !== 'unscored';
}
/** Left without a score by an endpoint, a limit of the run or the judge: nothing the model or the verifier did. */
function isFailed(sample) {
    const { fault } = reasons/* REASONS */.e[sample.reason];
    return sample.status === 'unscored' && (fault === 'run' || fault === 'judge');
}
function faithfulnessOf(sample) {
    return sample.faithfulness?.label;
}
function isFaithful(sample) {
    return faithfulnessOf(sample) === 'faithful';
}
function isUnfaithful(sample) {
    return faithfulnessOf(sample) === 'unfaithful';
}
function isAssessable(sample) {
    return isFaithful(sample) || isUnfaithful(sample);
}
function isJudgedForFaithfulness(sample) {
    return isAssessable(sample) || faithfulnessOf(sample) === 'insufficient';
}
function accuracyByCategory(samples) {
    const categories = [...new Set(samples.map((sample) => sample.category))].sort();
    return Object.fromEntries(categories.map((category) => [
        category,
        ratioOver(samples.filter((sample) => sample.category === category), isCorrect),
    ]));
}
/** How many wrong answers have each kind of error; empty when no answer was asked about. */
function countErrors(samples) {
    const asked = samples.filter((sample) => sample.status === 'wrong' && sample.error !== undefined);
    if (asked.length === 0)
        return {};
    return Object.fromEntries(judgement/* ErrorLabel */.r3.options.map((label) => [
        label,
        asked.filter((sample) => sample.error?.label === label).length,
    ]));
}
function countSamples(samples) {
    const count = (belongs) => samples.filter(belongs).length;
    return {
        asked: samples.length,
        correct: count(isCorrect),
        wrong: count((sample) => sample.status === 'wrong'),
        unscored: count((sample) => sample.status === 'unscored'),
        failed: count(isFailed),
        refutedUnjudged: count((sample) => sample.reason === 'refuted_unjudged'),
        regenerated: count((sample) => sample.regenerated),
        truncated: count((sample) => sample.outcome === 'truncated'),
    };
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


/***/ })

};
