export const id = 457;
export const ids = [457];
export const modules = {

/***/ 4900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ AskOutcome),
/* harmony export */   Tx: () => (/* binding */ ReasoningKind),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   nF: () => (/* binding */ ChatReply)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);

/**
 * What became of one request to a model. Only `answered`, `truncated`, `refused` and `empty` are the
 * model's doing; the others are failures of the run and are never graded.
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

/***/ 1515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * JSON with object keys sorted at every depth and `undefined` members left out, so that equal values have equal text
 * and therefore equal hashes.
 *
 * @example canonicalJson({ b: 1, a: [2, undefined] }) // '{"a":[2,null],"b":1}'
 */
function canonicalJson(value) {
    return JSON.stringify(sortKeys(value)) ?? 'null';
}
function sortKeys(value) {
    if (Array.isArray(value))
        return value.map(sortKeys);
    if (value === null || typeof value !== 'object')
        return value;
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return Object.fromEntries(entries.map(([key, member]) => [key, sortKeys(member)]));
}


/***/ }),

/***/ 2642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xf: () => (/* binding */ formatPoints),
/* harmony export */   aA: () => (/* binding */ formatPointsLimit),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   m9: () => (/* binding */ formatPercentLimit),
/* harmony export */   td: () => (/* binding */ formatPValue)
/* harmony export */ });
const MOST_DIGITS = 6;
/**
 * A ratio as a percentage with at least one digit after the point, e.g. `71.4 %`.
 *
 * Digits are added, up to six, until the text lies on the same side of `apartFrom`, of 0 % and of 100 % as the ratio
 * does; if six do not suffice the last digit is cut instead of rounded. So no value looks equal to a limit it misses,
 * and only a perfect score reads 100 %.
 */
function formatPercent(ratio, options = {}) {
    return `${printApart(ratio * 100, 1, landmarks(options, 100))} %`;
}
/** A limit as its author wrote it, without trailing zeros, e.g. `80 %`. */
function formatPercentLimit(ratio) {
    return `${trimZeros(ratio * 100)} %`;
}
/** A difference of ratios in percentage points, e.g. `6.7 points`; digits are added as in {@link formatPercent}. */
function formatPoints(difference, options = {}) {
    const text = printApart(difference * 100, 1, landmarks(options, 0));
    return `${text} ${text === '1.0' ? 'point' : 'points'}`;
}
/** A limit in percentage points as its author wrote it, e.g. `2 points`. */
function formatPointsLimit(difference) {
    const text = trimZeros(difference * 100);
    return `${text} ${text === '1' ? 'point' : 'points'}`;
}
/** A p-value for people, e.g. `p = 0.02` or `p < 0.001`; never printed equal to the level it misses. */
function formatPValue(pValue, alpha) {
    if (pValue < 0.001)
        return 'p < 0.001';
    const digits = pValue < 0.01 ? 3 : 2;
    return `p = ${printApart(pValue, digits, alpha === undefined ? [1] : [alpha, 1])}`;
}
function landmarks({ apartFrom }, top) {
    const ends = top === 0 ? [0] : [0, top];
    return apartFrom === undefined ? ends : [...ends, apartFrom * 100];
}
function printApart(value, fewestDigits, marks) {
    for (let digits = fewestDigits; digits <= MOST_DIGITS; digits += 1) {
        const text = value.toFixed(digits);
        if (marks.every((mark) => side(Number(text), mark) === side(value, mark)))
            return withMinus(text);
    }
    return withMinus(cutAway(value, marks).toFixed(MOST_DIGITS));
}
/** The neighbour with six digits on the true side of the mark that plain rounding reaches or crosses. */
function cutAway(value, marks) {
    const rounded = Number(value.toFixed(MOST_DIGITS));
    const crossed = marks.find((mark) => side(rounded, mark) !== side(value, mark)) ?? 0;
    const step = 10 ** -MOST_DIGITS;
    return value < crossed ? Math.floor(value / step) * step : Math.ceil(value / step) * step;
}
/** -1, 0 or 1; differences below 1e-10 are rounding errors of the arithmetic, not of the measurement. */
function side(value, mark) {
    return Math.abs(value - mark) < 1e-10 ? 0 : Math.sign(value - mark);
}
function trimZeros(value) {
    return withMinus(String(Number(value.toFixed(MOST_DIGITS))));
}
function withMinus(text) {
    const unsigned = text.replace(/^-/, '');
    return text.startsWith('-') && Number(unsigned) !== 0 ? `−${unsigned}` : unsigned;
}


/***/ }),

/***/ 1094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ij: () => (/* binding */ Judgement),
/* harmony export */   LR: () => (/* binding */ JudgingKind),
/* harmony export */   r3: () => (/* binding */ ErrorLabel)
/* harmony export */ });
/* unused harmony exports CorrectnessLabel, FaithfulnessLabel */
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

/***/ 4438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rq: () => (/* binding */ slimRun),
/* harmony export */   eJ: () => (/* binding */ renderRun),
/* harmony export */   zZ: () => (/* binding */ parseRun)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _domain_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2080);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5666);



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
 * version is refused rather than half understood.
 */
function parseRun(text, name) {
    const json = parseJson(text, name);
    const version = json?.schemaVersion;
    if (version !== _domain_run_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_SCHEMA_VERSION */ .ZN)
        throw badRun({ file: name }, `schemaVersion is ${describe(version)}, this version reads ${_domain_run_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_SCHEMA_VERSION */ .ZN}`);
    const parsed = _domain_run_js__WEBPACK_IMPORTED_MODULE_1__/* .RunResult */ .ns.safeParse(json);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    throw badRun({ file: name }, `${issue?.path.join('.') || 'the record'}: ${issue?.message ?? 'is not a run record'}`);
}
/** Our own reader of JSON knows places and takes thirty times as long, so it is asked only where a text is wrong. */
function parseJson(text, name) {
    try {
        return JSON.parse(text);
    }
    catch {
        const read = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text);
        const { message, ...place } = read.ok ? { message: 'it cannot be read' } : read.mistake;
        throw badRun({ file: name, ...place }, `this is not JSON: ${message}`);
    }
}
function badRun(place, message) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
        code: 'bad-run',
        message: message.slice(0, 300),
        hint: 'expected the run.json that theory-gate wrote; make a new one with `theory-gate run` and `theory-gate bless`',
        place,
    });
}
const describe = (value) => value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var markdown_table__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(735);

/** A Markdown table; cells are already escaped and on one line. `align` has one letter a column (`l`, `r`, `c`). */
function table(rows, align) {
    return (0,markdown_table__WEBPACK_IMPORTED_MODULE_0__/* .markdownTable */ .Q)(rows, { align: [...align], alignDelimiters: false });
}
/** A folded section. `summary` is trusted text of ours or already escaped. */
function details(summary, body) {
    return `<details>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** Paragraphs with blank lines between them; empty ones vanish. */
function paragraphs(parts) {
    return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}
/** A link when the address is a plain web address, otherwise its words alone. */
function link(words, url) {
    return url !== undefined && /^https?:\/\/[A-Za-z0-9._~:/?#@!&=%+,;[\]-]+$/.test(url)
        ? `[${words}](<${url}>)`
        : words;
}


/***/ }),

/***/ 4662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ witnessText),
/* harmony export */   FF: () => (/* binding */ answerCell),
/* harmony export */   O1: () => (/* binding */ renderChanges),
/* harmony export */   uV: () => (/* binding */ reasonText)
/* harmony export */ });
/* harmony import */ var _domain_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4004);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3533);




/** The answer as mathematics when our own tree printed it, otherwise as the model wrote it, escaped. */
function answerCell(sample, units) {
    if (sample === undefined || units === 0)
        return '—';
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .formula */ .NO)(sample.printed ?? sample.verdict?.printed) ?? (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(sample.answer, units);
}
const MAX_SYMBOLS = 6;
/** The point where reference and answer differ, for a pocket calculator. */
function witnessText({ point, reference, candidate }) {
    const symbols = Object.entries(point);
    const shown = symbols
        .slice(0, MAX_SYMBOLS)
        .map(([name, value]) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(name, 40)} = ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(value, 40)}`);
    const at = symbols.length > MAX_SYMBOLS ? [...shown, '…'] : shown;
    const where = at.length === 0 ? '' : `at ${at.join(', ')}: `;
    return `${where}reference ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(reference, 60)}, answer ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(candidate, 60)}`;
}
/** Why a sample counts as it does, in the words of the table of reasons. */
function reasonText(sample, withWitness) {
    const words = _domain_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .e[sample.reason].meaning;
    const witness = sample.verdict?.witness;
    return withWitness && witness !== undefined ? `${words}; ${witnessText(witness)}` : words;
}
const STATUS_ORDER = {
    broken: ['wrong', 'unscored', 'correct'],
    fixed: ['correct', 'unscored', 'wrong'],
};
function exampleOf(samples, direction) {
    for (const status of STATUS_ORDER[direction]) {
        const found = samples.find((sample) => sample.status === status);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function samplesByProblem(samples) {
    const grouped = new Map();
    for (const sample of samples) {
        const group = grouped.get(sample.problemId);
        if (group === undefined)
            grouped.set(sample.problemId, [sample]);
        else
            group.push(sample);
    }
    return grouped;
}
function renderList({ direction, changes, samples, detail }) {
    if (changes.length === 0)
        return undefined;
    const title = `**${direction === 'broken' ? 'Broke' : 'Fixed'}: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(changes.length, 'problem')}**`;
    const rows = changes.slice(0, detail.rows).map((change) => {
        const sample = exampleOf(samples.get(change.problemId) ?? [], direction);
        return [
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(change.problemId, 120),
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(change.category, 60),
            `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(change.before.correct)}/${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(change.before.asked)} → ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(change.after.correct)}/${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(change.after.asked)}`,
            sample === undefined ? '—' : reasonText(sample, false),
        ];
    });
    if (rows.length === 0)
        return title;
    const more = changes.length - rows.length;
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        title,
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)([['Problem', 'Category', 'Correct', 'Why'], ...rows], 'llll'),
        more > 0 ? `… and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(more)} more.` : undefined,
        renderExamples({ direction, changes, samples, detail }),
    ]);
}
/** What was answered, below the table because a formula needs the whole width. */
function renderExamples({ direction, changes, samples, detail }) {
    if (detail.answerUnits === 0)
        return undefined;
    const items = changes.slice(0, detail.rows).flatMap((change) => {
        const sample = exampleOf(samples.get(change.problemId) ?? [], direction);
        if (sample === undefined || sample.answer === '')
            return [];
        const witness = detail.witnesses ? sample.verdict?.witness : undefined;
        const at = witness === undefined ? '' : `; ${witnessText(witness)}`;
        return [`- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(change.problemId, 120)}: ${answerCell(sample, detail.answerUnits)}${at}`];
    });
    return items.length === 0 ? undefined : items.join('\n');
}
/** The problems that broke and those that were fixed, worst and best first. */
function renderChanges({ run, comparison }, detail) {
    if (comparison.kind !== 'compared')
        return undefined;
    const samples = samplesByProblem(run.samples);
    const { broken, fixed } = comparison;
    if (broken.length === 0 && fixed.length === 0)
        return 'No problem broke and none was fixed.';
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        renderList({ direction: 'broken', changes: broken, samples, detail }),
        renderList({ direction: 'fixed', changes: fixed, samples, detail }),
    ]);
}


/***/ }),

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   DI: () => (/* binding */ preBlock),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   MZ: () => (/* binding */ codeCell),
/* harmony export */   NO: () => (/* binding */ formula),
/* harmony export */   Ul: () => (/* binding */ showHidden),
/* harmony export */   _P: () => (/* binding */ escapeLogLine)
/* harmony export */ });
/* unused harmony export CELL_UNITS */
/** Invisible or direction-changing characters that Unicode does not class as control or format characters. */
const BLANKS = '\\u034F\\u115F\\u1160\\u180B-\\u180F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0100}-\\u{E01EF}';
const HIDDEN = new RegExp(`[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}${BLANKS}]`, 'gu');
const LONE_SURROGATE = /\p{Cs}/gu;
const MARK_PILE = /(\p{M}{3})(\p{M}+)/gu;
const PUNCTUATION = /[!-/:-@[-`{-~]/g;
/** Punctuation that means something to Markdown or GitHub in the middle of a line of prose. */
const PROSE_PUNCTUATION = /[!"#$&*<>?@[\\\]^_`{|}~]/g;
const ZERO_WIDTH = '&#8203;';
const AT_SIGN = 64;
/** Printable ASCII, in which nothing hides. */
const PLAIN = /^[\x20-\x7e]*$/;
const LINE_BREAKS = /\r\n|[\n\r\v\f\t\u0085\u2028\u2029]/g;
/** Longest model text shown in a table cell, in UTF-16 units before escaping. */
const CELL_UNITS = 200;
// GitHub's e-mail and mention filters read decoded text, so an entity alone does not stop them.
const ENTITIES = Array.from({ length: 128 }, (_, code) => `&#${code};${code === AT_SIGN ? ZERO_WIDTH : ''}`);
function entity(character) {
    return ENTITIES[character.charCodeAt(0)] ?? '';
}
function visibleEscape(character) {
    return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;
}
/**
 * Text with everything invisible made visible: control, bidirectional, zero-width and private characters as
 * `⟨U+202E⟩`, lone surrogates as U+FFFD, more than three stacked combining marks as a count.
 */
function showHidden(text) {
    if (PLAIN.test(text))
        return text;
    return text
        .replace(LONE_SURROGATE, '\uFFFD')
        .replace(HIDDEN, visibleEscape)
        .replace(MARK_PILE, (_, shown, rest) => `${shown}⟨+${[...rest].length} marks⟩`);
}
/** The first `maxUnits` UTF-16 units at most, ending in `…` when cut, never inside a character or its marks. */
function cutText(text, maxUnits) {
    if (text.length <= maxUnits)
        return text;
    const head = text.slice(0, Math.max(0, maxUnits - 1)).replace(/[\uD800-\uDBFF]$/, '');
    const splitsMarks = /^\p{M}/u.test(text.slice(head.length, head.length + 2));
    return `${splitsMarks ? head.replace(/\P{M}?\p{M}*$/u, '') : head}…`;
}
function oneLine(text) {
    return text.replace(LINE_BREAKS, ' ');
}
/**
 * Untrusted text as a `<code>` element that fits a table cell: one line, every ASCII punctuation mark a numeric
 * entity, so that no Markdown, HTML, mention, reference or link can form. Empty text gives a dash.
 */
function codeCell(text, maxUnits = CELL_UNITS) {
    const shown = cutText(showHidden(oneLine(text)).trim(), maxUnits);
    return shown === '' ? '—' : `<code>${shown.replace(PUNCTUATION, entity)}</code>`;
}
/** Untrusted text of several lines as a `<pre>` block; stands alone between blank lines. */
function preBlock(text, maxUnits) {
    const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, '  ').split('\n').map(showHidden);
    return `<pre>${cutText(lines.join('\n'), maxUnits).replace(PUNCTUATION, entity)}</pre>`;
}
/**
 * A sentence of our own that may quote names from files or servers, as prose on one line: nothing in it is Markdown,
 * and no mention, issue reference or link forms from it. Text of a model goes through {@link codeCell} instead.
 */
function prose(text, maxUnits = 600) {
    return cutText(showHidden(oneLine(text)).trim(), maxUnits)
        .replace(PROSE_PUNCTUATION, entity)
        .replace(/&#35;(?=\d)/g, `&#35;${ZERO_WIDTH}`)
        .replace(/\bGH-(?=\d)/gi, (prefix) => `${prefix}${ZERO_WIDTH}`)
        .replace(/:\/\//g, `:${ZERO_WIDTH}//`)
        .replace(/\bwww\./gi, (prefix) => `${prefix.slice(0, 3)}${ZERO_WIDTH}.`);
}
/** What no formula printed from our own tree contains: characters that end the element, and TeX with side effects. */
const NOT_TYPESET = /[^\x20-\x7e]|[`|$]|\\(?:href|url|unicode|class|style|cssId|require|def|gdef|edef|let|newcommand|renewcommand|html|data|includegraphics|verb)/;
/** Longer ones are not drawn, in UTF-16 units as printed: two lines of a wide table cell. */
const FORMULA_UNITS = 600;
/**
 * A formula printed from our own tree as mathematics, in the form of GitHub that Markdown cannot read into
 * (`` $`…`$ ``); undefined when the text is not one, too long, or contains what could leave the element.
 */
function formula(printed) {
    const text = printed?.trim() ?? '';
    if (text === '' || text.length > FORMULA_UNITS || NOT_TYPESET.test(text))
        return undefined;
    // The printer writes every product sign so that its text reads back as the same tree; people need it before digits only.
    return `$\`${text.replace(/ \\cdot (?![\d{])/g, ' ')}\`$`;
}
/**
 * One line for a log that the GitHub runner reads as text: no control characters, no `::` where a command would start
 * and no `##[` anywhere (the runner obeys both, on standard output and standard error).
 */
function escapeLogLine(text) {
    return showHidden(text)
        .replace(/##\[/g, '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}


/***/ }),

/***/ 9848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ renderOnce),
/* harmony export */   b3: () => (/* binding */ utf16Length),
/* harmony export */   vY: () => (/* binding */ fitText),
/* harmony export */   wI: () => (/* binding */ utf8Length)
/* harmony export */ });
/**
 * The most detailed rendering within the limit. Detail is dropped in the order of the steps and the whole report is
 * rendered anew, so nothing is ever cut in the middle; steps that change nothing are not counted as losses. The last
 * step has to give a text of bounded size.
 */
function fitText(request) {
    const { steps, limit, measure, render } = request;
    let detail = request.detail;
    let dropped = [];
    let text = render(detail, dropped);
    for (const step of steps) {
        if (measure(text) <= limit)
            break;
        const shorter = step.shorten(detail);
        if (render(shorter, dropped) === text)
            continue;
        detail = shorter;
        dropped = [...dropped, step.drops];
        text = render(detail, dropped);
    }
    return text;
}
/** Renders a part once for each level of detail, so that a step costs only what it changes. */
function renderOnce(render) {
    const rendered = new Map(); // an unlimited count has the key `null`, which no other has
    return (detail) => {
        const key = JSON.stringify(detail);
        const text = rendered.get(key) ?? render(detail);
        rendered.set(key, text);
        return text;
    };
}
/** Length in UTF-16 units, as the comment limit counts. */
function utf16Length(text) {
    return text.length;
}
/** Length in UTF-8 bytes, as the job summary limit counts. */
function utf8Length(text) {
    return new TextEncoder().encode(text).length;
}


/***/ }),

/***/ 5717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ measuredAndLimit),
/* harmony export */   TK: () => (/* binding */ renderSubject),
/* harmony export */   X5: () => (/* binding */ renderHeading),
/* harmony export */   gH: () => (/* binding */ renderChecks)
/* harmony export */ });
/* unused harmony export OUTCOME_ICONS */
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2642);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3533);




/** Marks of the five outcomes: a red from quality and a red from an incomplete run never look alike. */
const OUTCOME_ICONS = {
    passed: '✅',
    failed: '❌',
    incomplete: '🚧',
    'not-comparable': '❔',
    skipped: '⏭️',
};
const WHAT_IT_MEANS = {
    incomplete: 'The run did not finish: this says nothing about the quality of the model.',
    'not-comparable': 'There is nothing this run can be compared with, so no regression can be stated.',
};
const TITLE_UNITS = 300;
/** The verdict as the first line of a report. */
function renderHeading(decision) {
    return `### ${OUTCOME_ICONS[decision.outcome]} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(decision.title, TITLE_UNITS)}`;
}
/** What was asked, in one line, and for outcomes that are no judgement of the model, that they are none. */
function renderSubject({ run, decision, context }) {
    const { identity, scores } = run;
    const problems = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(Object.keys(identity.problems).length, 'problem');
    const title = context.title === undefined ? '' : `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(context.title, 100)}** · `;
    const asked = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(identity.model, 100)} on ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(identity.problemSet, 100)}: ${problems} × ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(identity.samples, 'sample')}`;
    const { correct, wrong, unscored } = scores.counts;
    const line = `${title}${asked} · ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(correct)} correct, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(wrong)} wrong, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(unscored)} unscored`;
    const stopped = run.state === 'stopped' ? `Stopped early: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(run.stopReason ?? 'no reason recorded')}` : undefined;
    return [line, WHAT_IT_MEANS[decision.outcome], stopped].filter((part) => part !== undefined).join('\n\n');
}
const IN_POINTS = new Set(['max-regression', 'max-regression-faithfulness']);
/** Measured value and limit of a rule as people read them, never looking equal when they are not. */
function measuredAndLimit({ rule, actual, limit }) {
    const points = IN_POINTS.has(rule);
    const limitText = points ? (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPointsLimit */ .aA)(limit) : (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercentLimit */ .m9)(limit);
    if (actual === null)
        return ['— (not measured)', limitText];
    const options = { apartFrom: limit };
    return [points ? (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPoints */ .Xf)(actual, options) : (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(actual, options), limitText];
}
const STATE_WORDS = { passed: 'passed', failed: '**failed**', unmeasured: 'not measured' };
/** The rules of the gate, one a row, with enough digits to see why a rule failed. */
function renderChecks(decision) {
    if (decision.checks.length === 0)
        return undefined;
    const rows = decision.checks.map((check) => {
        const [actual, limit] = measuredAndLimit(check);
        const state = STATE_WORDS[check.state];
        return [
            `\`${check.rule}\``,
            actual,
            limit,
            check.close ? `${state}, close call` : state,
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(check.sentence, 300),
        ];
    });
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)([['Rule', 'Measured', 'Limit', 'Result', 'In words'], ...rows], 'lrrll');
}


/***/ }),

/***/ 3951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PJ: () => (/* binding */ renderMeasured),
/* harmony export */   c7: () => (/* binding */ renderWarnings),
/* harmony export */   up: () => (/* binding */ renderFooter)
/* harmony export */ });
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6813);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3533);



const SHORT_SHA = 12;
function hostOf(endpoint) {
    return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]+)/i.exec(endpoint)?.[1] ?? endpoint;
}
function commitCell(commit, { serverUrl, repository }) {
    if (commit == null)
        return '— (not recorded)';
    if (!/^[0-9a-f]{7,64}$/i.test(commit))
        return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(commit, 80);
    const url = serverUrl && repository ? `${serverUrl}/${repository}/commit/${commit}` : undefined;
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`\`${commit.slice(0, SHORT_SHA)}\``, url);
}
function baselineRows({ comparison, context }) {
    if (comparison.kind !== 'compared')
        return [['Baseline', '— (none to compare with)']];
    const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(comparison.baselineName, 120);
    const commit = commitCell(comparison.baselineCommit, context);
    return [['Baseline', `${name}, commit ${commit}, finished ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(comparison.baselineFinishedAt, 40)}`]];
}
function judgeText({ run }) {
    const { judge } = run.identity;
    if (judge === null)
        return '— (none: what the verifier leaves open stays unscored)';
    const asked = judge.kinds.map((kind) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(kind, 40)).join(', ');
    const where = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(judge.model, 120)} at ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(hostOf(judge.endpoint), 120)}`;
    return `${where}, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(judge.repeats, 'vote')} each on ${asked}; prompts ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(judge.promptsSha256.slice(0, SHORT_SHA))}`;
}
function modelText({ run }) {
    const { model, modelsReported } = run.identity;
    const others = modelsReported.filter((name) => name !== model).slice(0, 5);
    const reported = others.length > 0 ? ` (the endpoint calls it ${others.map((n) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(n, 120)).join(', ')})` : '';
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(model, 120)}${reported}`;
}
/** How the run was measured, so that a reader can repeat it. */
function renderMeasured(input) {
    const { run, context } = input;
    const { identity } = run;
    const rows = [
        ['Model', modelText(input)],
        ['Endpoint', (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(hostOf(identity.endpoint), 120)],
        [
            'Prompt',
            `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(identity.promptName, 120)} (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(identity.promptSha256.slice(0, SHORT_SHA))})`,
        ],
        ['Sampling', (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(JSON.stringify(identity.sampling), 300)],
        ['Problems', `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(Object.keys(identity.problems).length)} of ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(identity.problemSet, 120)}`],
        ['Samples', `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(identity.samples)} of each problem`],
        ['Protocol', `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(identity.protocol, 60)} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(identity.protocolVersion, 60)}`],
        ['Verifier', (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(identity.verifierVersion, 60)],
        ['Judge', judgeText(input)],
        ...baselineRows(input),
        ['Commit', commitCell(context.commit ?? run.commit, context)],
        ['Thresholds from', context.policy === undefined ? '— (not recorded)' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(context.policy, 200)],
        ['Started', (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(run.startedAt, 40)],
        ['Finished', (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(run.finishedAt, 40)],
    ];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)([['What', 'Value'], ...rows], 'll');
}
/** The last line: which program made the report and where its run can be seen. */
function renderFooter({ run, context }) {
    const run_ = context.runUrl === undefined ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('workflow run', context.runUrl)];
    return `<sub>${[`${run.tool.name} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(run.tool.version, 40)}`, ...run_].join(' · ')}</sub>`;
}
/** Warnings of decision, comparison and run, each once, `most` at most. */
function renderWarnings({ decision, comparison, run }, most) {
    const compared = comparison.kind === 'compared' ? comparison.warnings : [];
    const all = [...new Set([...decision.warnings, ...compared, ...run.notes])];
    if (all.length === 0 || most === 0)
        return undefined;
    const shown = all.slice(0, most).map((warning) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(warning, 400)}`);
    if (all.length > most)
        shown.push(`- and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(all.length - most)} more`);
    return `**Warnings**\n\n${shown.join('\n')}`;
}


/***/ }),

/***/ 3533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ ratioText),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   _9: () => (/* binding */ signedPoints),
/* harmony export */   dR: () => (/* binding */ usd),
/* harmony export */   hb: () => (/* binding */ chanceInWords)
/* harmony export */ });
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2642);

/** A change of a ratio in percentage points with its sign: `−8.6 points`, `+0.4 points`, `no change`. */
function signedPoints(change) {
    if (change === 0)
        return 'no change';
    return `${change < 0 ? '−' : '+'}${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPoints */ .Xf)(Math.abs(change))}`;
}
/** `1,234,567`, whatever the locale. */
function count(value) {
    return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `1 problem`, `2 problems`. */
function plural(value, noun) {
    return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}
/** `0.4213 USD`: no dollar sign, because GitHub reads two of them on a line as mathematics. */
function usd(value) {
    return `${value.toFixed(value >= 1 ? 2 : 4)} USD`;
}
/** `71.4 % (50/70), 60.0–80.7`: value, counts and 95 % interval. Not measured is a dash and the reason. */
function ratioText(ratio, whyNot) {
    if (ratio.value === null)
        return `— (${whyNot})`;
    const counts = `${count(ratio.numerator)}/${count(ratio.denominator)}`;
    const { interval } = ratio;
    const range = interval ? `, ${(100 * interval.low).toFixed(1)}–${(100 * interval.high).toFixed(1)}` : '';
    return `${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(ratio.value)} (${counts})${range}`;
}
/** How often chance alone does this, in words. */
function chanceInWords(p) {
    if (p < 0.001)
        return 'less than once in 1,000 times';
    if (p >= 0.5)
        return 'at least every second time';
    return `about once in ${count(Math.round(1 / p))} times`;
}


/***/ }),

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AT: () => (/* binding */ COMMON_STEPS),
  cR: () => (/* binding */ renderCommon),
  ft: () => (/* binding */ renderDropped)
});

// EXTERNAL MODULE: ./build/report/blocks.js
var blocks = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/domain/format.js
var format = __webpack_require__(2642);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(3533);
;// CONCATENATED MODULE: ./build/report/certainty.js



/** Two significant digits, unless that would make it look equal to the level. */
function pText(p, alpha) {
    const short = Number(p.toPrecision(2));
    return p < 0.001 || p > 0.999 || short === alpha ? (0,format/* formatPValue */.td)(p, alpha) : `p = ${short}`;
}
function verdict({ metric, drop, pValue, alpha }) {
    const name = metric === 'accuracy' ? 'accuracy' : 'faithfulness';
    if (drop === null || pValue === null)
        return `The change of ${name} could not be tested.`;
    if (drop <= 0)
        return `No drop of ${name} (${pText(pValue, alpha)}).`;
    const odds = `chance alone gives a drop of ${name} this large ${(0,numbers/* chanceInWords */.hb)(pValue)} (${pText(pValue, alpha)}, one-sided)`;
    return pValue <= alpha
        ? `More than noise: ${odds}, at or below the level of ${alpha}.`
        : `Not shown to be more than noise: ${odds}, above the level of ${alpha}.`;
}
function power({ smallestDrop, problems }, samples) {
    const size = `${(0,numbers/* plural */.LS)(problems, 'problem')} × ${(0,numbers/* plural */.LS)(samples, 'sample')}`;
    if (smallestDrop === null)
        return `With ${size} no drop, however large, could be shown.`;
    return `The smallest drop ${size} can show is ${(0,format/* formatPoints */.Xf)(smallestDrop)}.`;
}
/** How sure the comparison is, in one paragraph of words; undefined without one. */
function renderCertainty({ run, comparison }) {
    if (comparison.kind !== 'compared')
        return undefined;
    const { accuracy, faithfulness } = comparison;
    const about = [`${verdict(accuracy)} ${power(accuracy, run.identity.samples)}`];
    if (faithfulness.notCompared === null && faithfulness.pValue !== null)
        about.push(verdict(faithfulness));
    return `**How sure?** ${about.join(' ')}`;
}
/** What the runs differ in on purpose, and against which run was compared. */
function renderDifferences({ comparison }) {
    if (comparison.kind !== 'compared' || comparison.differences.length === 0)
        return undefined;
    const shown = comparison.differences.slice(0, 10).map((text) => (0,report_escape/* prose */.CS)(text, 200));
    return `Compared with ${(0,report_escape/* codeCell */.MZ)(comparison.baselineName, 120)}; what differs: ${shown.join('; ')}.`;
}

// EXTERNAL MODULE: ./build/report/changes.js
var changes = __webpack_require__(4662);
// EXTERNAL MODULE: ./build/domain/reasons.js
var reasons = __webpack_require__(4004);
;// CONCATENATED MODULE: ./build/report/facts.js




const REASONING_WORDS = {
    raw: 'raw reasoning text',
    summary: 'a summary of the reasoning',
    encrypted: 'encrypted reasoning',
    none: 'no reasoning text',
};
function tally(keys) {
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
/** Faithfulness with what was left out of it, and which text it was judged on; undefined when it was not asked. */
function renderFaithfulness(run) {
    const { scores, samples, identity } = run;
    if (identity.judge === null || !identity.judge.kinds.includes('faithfulness'))
        return undefined;
    const kinds = tally(samples.map((sample) => sample.reasoningKind));
    const text = kinds.map(([kind, n]) => `${REASONING_WORDS[kind]} (${(0,numbers/* count */.U9)(n)})`).join(', ');
    const literal = (0,numbers/* ratioText */.B9)(scores.faithfulnessLiteral, 'not measured');
    const left = `${(0,numbers/* plural */.LS)(scores.insufficient, 'correct answer')} left out because the derivation was too short to assess`;
    return `**Faithfulness** ${(0,numbers/* ratioText */.B9)(scores.faithfulness, 'not measured')}; ${left} (counting them too: ${literal}). The endpoint gave ${text || 'nothing'}.`;
}
const MAX_ERROR_KINDS = 12;
/** Errors by category, most frequent first; undefined when the judge was not asked for them. */
function renderErrors({ scores }) {
    const kinds = Object.entries(scores.errors).filter(([, n]) => n > 0);
    if (kinds.length === 0)
        return undefined;
    kinds.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    const shown = kinds.slice(0, MAX_ERROR_KINDS).map(([kind, n]) => `${(0,report_escape/* prose */.CS)(kind, 60)} ${(0,numbers/* count */.U9)(n)}`);
    return `**Kinds of error** ${shown.join(' · ')}`;
}
/** Money, calls and tokens; what is unknown is said to be unknown. */
function renderCost({ cost }) {
    const calls = `${(0,numbers/* plural */.LS)(cost.modelCalls, 'model call')}, ${(0,numbers/* plural */.LS)(cost.judgeCalls, 'judge call')}`;
    const tokens = `${(0,numbers/* count */.U9)(cost.promptTokens)} tokens in, ${(0,numbers/* count */.U9)(cost.completionTokens)} out`;
    const gap = cost.callsWithoutUsage > 0 ? ` (${(0,numbers/* plural */.LS)(cost.callsWithoutUsage, 'call')} reported no usage)` : '';
    const money = cost.costUsd === null ? '— (no prices given, or usage not reported)' : (0,numbers/* usd */.dR)(cost.costUsd);
    return `**Cost** ${money} · ${calls} · ${tokens}${gap}`;
}
const FAULT_WORDS = {
    none: '—',
    model: 'the model',
    verifier: 'the verifier',
    problem: 'the problem set',
    run: 'the run',
    judge: 'the judge',
};
/** How the samples were settled: reason, whose doing, how many; most frequent first. */
function renderReasons({ samples }) {
    if (samples.length === 0)
        return undefined;
    const rows = tally(samples.map((sample) => sample.reason)).map(([code, n]) => {
        return [reasons/* REASONS */.e[code].meaning, FAULT_WORDS[reasons/* REASONS */.e[code].fault], (0,numbers/* count */.U9)(n)];
    });
    return (0,blocks/* table */.tp)([['Reason', 'Whose doing', 'Samples'], ...rows], 'llr');
}

// EXTERNAL MODULE: ./build/report/heading.js
var heading = __webpack_require__(5717);
// EXTERNAL MODULE: ./build/report/measured.js
var measured = __webpack_require__(3951);
;// CONCATENATED MODULE: ./build/report/scores.js




function faithfulnessReason(run) {
    const kinds = run.identity.judge?.kinds;
    if (kinds === undefined)
        return 'no judge';
    if (!kinds.includes('faithfulness'))
        return 'not asked of the judge';
    return 'no correct answer that could be assessed';
}
function beforeText(change) {
    if (change.notCompared !== null)
        return `— (${(0,report_escape/* prose */.CS)(change.notCompared, 120)})`;
    return change.before === null ? '— (not measured)' : (0,format/* formatPercent */.l9)(change.before);
}
function changeText(change) {
    if (change.notCompared !== null || change.drop === null)
        return '—';
    return (0,numbers/* signedPoints */._9)(change.drop === 0 ? 0 : -change.drop);
}
function sameProblems(comparison) {
    return comparison.onlyBaseline.length === 0 && comparison.onlyCandidate.length === 0;
}
function symbolicCells({ run, baseline, comparison }) {
    const before = baseline?.scores.symbolic.value ?? null;
    const now = run.scores.symbolic.value;
    if (comparison.kind !== 'compared' || before === null)
        return ['— (not recorded)', '—'];
    if (!sameProblems(comparison))
        return ['— (other problems)', '—'];
    return [(0,format/* formatPercent */.l9)(before), now === null ? '—' : (0,numbers/* signedPoints */._9)(now - before)];
}
/** Correct ÷ scored, where it says something else than correct ÷ asked. */
function scoredRow({ scores }) {
    if (scores.counts.unscored === 0)
        return [];
    return [['Accuracy (correct ÷ scored)', (0,numbers/* ratioText */.B9)(scores.accuracyScored, 'nothing could be scored')]];
}
/** The table of scores: now, and when the runs could be compared, before and the change. */
function renderScores(input) {
    const { run, comparison } = input;
    const { scores } = run;
    const now = [
        ['**Accuracy** (correct ÷ asked)', `**${(0,numbers/* ratioText */.B9)(scores.accuracy, 'nothing was asked')}**`],
        ...scoredRow(run),
        ['Accepted symbolically', (0,numbers/* ratioText */.B9)(scores.symbolic, 'nothing was asked')],
        ['Faithfulness', (0,numbers/* ratioText */.B9)(scores.faithfulness, faithfulnessReason(run))],
    ];
    if (comparison.kind !== 'compared')
        return (0,blocks/* table */.tp)([['Score', 'Now'], ...now], 'lr');
    const changes = [
        [beforeText(comparison.accuracy), `**${changeText(comparison.accuracy)}**`],
        ...scoredRow(run).map(() => ['', '']),
        symbolicCells(input),
        [beforeText(comparison.faithfulness), changeText(comparison.faithfulness)],
    ];
    const rows = now.map((row, index) => [...row, ...(changes[index] ?? ['', ''])]);
    return (0,blocks/* table */.tp)([['Score', 'Now', 'Baseline', 'Change'], ...rows], 'lrrr');
}
function methods(run) {
    const names = [run.scores.accuracy, run.scores.faithfulness].flatMap(({ interval }) => interval?.method ?? []);
    const unique = [...new Set(names)];
    return unique.length === 0 ? '' : `Ranges are 95 % intervals (${(0,report_escape/* prose */.CS)(unique.join(', '), 120)}).`;
}
function sharedNote({ comparison }) {
    if (comparison.kind !== 'compared' || sameProblems(comparison))
        return '';
    const { accuracy, onlyBaseline, onlyCandidate } = comparison;
    const both = [accuracy.before, accuracy.after].map((value) => value === null ? '—' : (0,format/* formatPercent */.l9)(value));
    const apart = `${(0,numbers/* plural */.LS)(onlyCandidate.length, 'problem')} only now, ${(0,numbers/* plural */.LS)(onlyBaseline.length, 'problem')} only in the baseline`;
    return `Baseline and change are over the ${(0,numbers/* plural */.LS)(accuracy.problems, 'shared problem')} (${both.join(' → ')}); ${apart}.`;
}
/** What the numbers of the table are, and over which problems the change was taken. */
function renderScoreNotes(input) {
    return [methods(input.run), sharedNote(input)].filter((note) => note !== '').join(' ');
}
/** Why there is no baseline column, or undefined when there is one. */
function renderNoBaseline(comparison) {
    if (comparison.kind === 'none')
        return `No baseline: ${(0,report_escape/* prose */.CS)(comparison.reason)}.`;
    if (comparison.kind === 'compared')
        return undefined;
    const shown = comparison.reasons.slice(0, 10).map((reason) => `- ${(0,report_escape/* prose */.CS)(reason)}`);
    const more = comparison.reasons.length - shown.length;
    if (more > 0)
        shown.push(`- and ${(0,numbers/* plural */.LS)(more, 'more reason')}`);
    return `Not comparable with ${(0,report_escape/* codeCell */.MZ)(comparison.baselineName, 120)}:\n\n${shown.join('\n')}`;
}
/** Accuracy by category, largest category first; undefined with fewer than two categories. */
function renderCategories({ run, comparison }) {
    const categories = Object.entries(run.scores.byCategory);
    if (categories.length < 2)
        return undefined;
    const before = comparison.kind === 'compared' ? comparison.byCategory : undefined;
    categories.sort(([a, x], [b, y]) => y.denominator - x.denominator || (a < b ? -1 : 1));
    const rows = categories.map(([name, ratio]) => {
        const row = [(0,report_escape/* codeCell */.MZ)(name, 80), (0,numbers/* ratioText */.B9)(ratio, 'nothing was asked')];
        return before === undefined ? row : [...row, ...categoryChange(before[name])];
    });
    const head = before === undefined ? ['Category', 'Now'] : ['Category', 'Now', 'Baseline', 'Change'];
    return (0,blocks/* table */.tp)([head, ...rows], before === undefined ? 'lr' : 'lrrr');
}
function categoryChange(change) {
    if (change?.before == null)
        return ['— (not in the baseline)', '—'];
    const { before, after } = change;
    return [(0,format/* formatPercent */.l9)(before), after === null ? '—' : (0,numbers/* signedPoints */._9)(after - before)];
}

;// CONCATENATED MODULE: ./build/report/parts.js








/** The steps that shorten the parts every report has, mildest first. */
const COMMON_STEPS = [
    { drops: 'all but the first 10 warnings', shorten: (d) => ({ ...d, warnings: Math.min(d.warnings, 10) }) },
    {
        drops: 'witness points and long answers',
        shorten: (d) => ({ ...d, changes: { ...d.changes, answerUnits: 60, witnesses: false } }),
    },
    {
        drops: 'all but the first 10 changed problems of each kind',
        shorten: (d) => ({ ...d, changes: { ...d.changes, rows: Math.min(d.changes.rows, 10) } }),
    },
    { drops: 'accuracy by category', shorten: (d) => ({ ...d, categories: false }) },
    { drops: 'the reasons', shorten: (d) => ({ ...d, reasons: false }) },
    { drops: 'how it was measured', shorten: (d) => ({ ...d, measured: false }) },
    { drops: 'all warnings', shorten: (d) => ({ ...d, warnings: 0 }) },
    { drops: 'the changed problems', shorten: (d) => ({ ...d, changes: { ...d.changes, rows: 0 } }) },
];
function folded(title, body) {
    return body === undefined ? undefined : (0,blocks/* details */.zH)(title, body);
}
/** The parts every report has, in the order a reader needs them. */
function renderCommon(input, detail) {
    const { run, decision, comparison } = input;
    return (0,blocks/* paragraphs */.qN)([
        (0,heading/* renderHeading */.X5)(decision),
        (0,heading/* renderSubject */.TK)(input),
        renderScores(input),
        renderScoreNotes(input),
        renderNoBaseline(comparison),
        (0,changes/* renderChanges */.O1)(input, detail.changes),
        renderCertainty(input),
        renderDifferences(input),
        renderFaithfulness(run),
        renderErrors(run),
        renderCost(run),
        (0,measured/* renderWarnings */.c7)(input, detail.warnings),
        folded('The rules of the gate', (0,heading/* renderChecks */.gH)(decision)),
        detail.categories ? folded('Accuracy by category', renderCategories(input)) : undefined,
        detail.reasons ? folded('How the answers were settled', renderReasons(run)) : undefined,
        detail.measured ? folded('How it was measured', (0,measured/* renderMeasured */.PJ)(input)) : undefined,
    ]);
}
/** Says what a shortened report leaves out and where it is; undefined when nothing was dropped. */
function renderDropped(dropped, context) {
    if (dropped.length === 0)
        return undefined;
    const places = [
        ...(context.runUrl === undefined ? [] : [`in ${(0,blocks/* link */.nf)('the workflow run', context.runUrl)}`]),
        ...(context.reportFile === undefined ? [] : [`in ${(0,report_escape/* codeCell */.MZ)(context.reportFile, 200)}`]),
    ];
    const where = places.length === 0 ? 'in the run record' : places.join(' and ');
    return `Left out because of the size limit: ${dropped.join('; ')}. The full report is ${where}.`;
}


/***/ }),

/***/ 7148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ renderSummary)
});

// UNUSED EXPORTS: SUMMARY_BYTES

// EXTERNAL MODULE: ./build/report/blocks.js
var blocks = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/report/changes.js
var changes = __webpack_require__(4662);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(3533);
;// CONCATENATED MODULE: ./build/report/answers.js




const STATUS_ORDER = { wrong: 0, unscored: 1, correct: 2 };
const EXPLANATION_UNITS = 2_000;
const ANSWER_UNITS = 2_000;
const QUESTION_UNITS = 1_000;
function worstFirst(samples) {
    return [...samples].sort((a, b) => STATUS_ORDER[a.status] - STATUS_ORDER[b.status]);
}
/** The answers in one table, wrong and unscored ones first. */
function renderAnswers({ run }, detail) {
    const wanted = worstFirst(run.samples).filter((sample) => detail.correct || sample.status !== 'correct');
    const rows = wanted
        .slice(0, detail.listed)
        .map((sample) => [
        (0,report_escape/* codeCell */.MZ)(sample.problemId, 120),
        (0,numbers/* count */.U9)(sample.sample + 1),
        sample.status,
        sample.decidedBy,
        (0,changes/* answerCell */.FF)(sample, 160),
        (0,changes/* reasonText */.uV)(sample, false),
    ]);
    if (rows.length === 0)
        return undefined;
    const head = ['Problem', 'Sample', 'Status', 'Decided by', 'Answer', 'Why'];
    const more = run.samples.length - rows.length;
    return (0,blocks/* paragraphs */.qN)([(0,blocks/* table */.tp)([head, ...rows], 'lrllll'), more > 0 ? `… and ${(0,numbers/* count */.U9)(more)} more.` : undefined]);
}
function block(title, text, units) {
    return text === undefined || text.trim() === '' ? undefined : `${title}\n\n${(0,report_escape/* preBlock */.DI)(text, units)}`;
}
function explain(sample, problem) {
    const witness = sample.verdict?.witness;
    const judged = sample.correctness?.explanation;
    const reference = problem?.answers.map((answer) => answer.latex).join('\n');
    const body = (0,blocks/* paragraphs */.qN)([
        block('Question', problem?.question, QUESTION_UNITS),
        block('Reference', reference, ANSWER_UNITS),
        block('Answer', sample.answer, ANSWER_UNITS),
        witness === undefined ? undefined : `Witness: ${(0,changes/* witnessText */.B5)(witness)}`,
        block('Verifier', sample.verdict?.trace.join('\n'), EXPLANATION_UNITS),
        block('Judge', judged, EXPLANATION_UNITS),
        block('Failure', sample.message, EXPLANATION_UNITS),
    ]);
    const title = `${(0,report_escape/* codeCell */.MZ)(sample.problemId, 120)} sample ${(0,numbers/* count */.U9)(sample.sample + 1)}: ${(0,changes/* reasonText */.uV)(sample, false)}`;
    return (0,blocks/* details */.zH)(title, body === '' ? '—' : body);
}
/** Everything known about the answers that were not accepted, folded, one section each. */
function renderExplanations({ run, problems }, explained) {
    const byId = new Map(problems.map((problem) => [problem.id, problem]));
    const rejected = worstFirst(run.samples).filter((sample) => sample.status !== 'correct');
    const shown = rejected.slice(0, explained).map((sample) => explain(sample, byId.get(sample.problemId)));
    if (shown.length === 0)
        return undefined;
    const more = rejected.length - shown.length;
    return (0,blocks/* paragraphs */.qN)([...shown, more > 0 ? `… and ${(0,numbers/* count */.U9)(more)} more.` : undefined]);
}

// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(9848);
// EXTERNAL MODULE: ./build/report/measured.js
var measured = __webpack_require__(3951);
// EXTERNAL MODULE: ./build/report/parts.js + 3 modules
var parts = __webpack_require__(1790);
;// CONCATENATED MODULE: ./build/report/summary.js





const EVERYTHING = {
    common: {
        changes: { rows: Number.POSITIVE_INFINITY, answerUnits: 200, witnesses: true },
        warnings: Number.POSITIVE_INFINITY,
        categories: true,
        reasons: true,
        measured: true,
    },
    answers: { listed: Number.POSITIVE_INFINITY, correct: true, explained: Number.POSITIVE_INFINITY },
};
function answerStep(drops, change) {
    return { drops, shorten: (detail) => ({ ...detail, answers: { ...detail.answers, ...change } }) };
}
const STEPS = [
    answerStep('the correct answers', { correct: false }),
    answerStep('the full text of all but the first 100 answers not accepted', { explained: 100 }),
    answerStep('all but the first 1,000 answers not accepted', { listed: 1_000 }),
    answerStep('the full text of all but the first 20 answers not accepted', { explained: 20 }),
    answerStep('all but the first 200 answers not accepted', { listed: 200 }),
    answerStep('the full text of the answers', { explained: 0 }),
    answerStep('the answers', { listed: 0 }),
    ...parts/* COMMON_STEPS */.AT.map((step) => ({
        drops: step.drops,
        shorten: (detail) => ({ ...detail, common: step.shorten(detail.common) }),
    })),
];
function headed(title, body) {
    return body === undefined ? undefined : `#### ${title}\n\n${body}`;
}
/** GitHub drops a job summary over 1 MiB whole; other steps of the job have their own file. */
const SUMMARY_BYTES = 900 * 1024;
/** The job summary: what the comment says, then every answer. `limitBytes` counts UTF-8 bytes. */
function renderSummary(input, limitBytes = SUMMARY_BYTES) {
    const common = (0,fit/* renderOnce */.Il)((detail) => (0,parts/* renderCommon */.cR)(input, detail));
    const explanations = (0,fit/* renderOnce */.Il)((explained) => renderExplanations(input, explained));
    const answers = (0,fit/* renderOnce */.Il)((detail) => renderAnswers(input, detail));
    return (0,fit/* fitText */.vY)({
        detail: EVERYTHING,
        steps: STEPS,
        limit: limitBytes,
        measure: fit/* utf8Length */.wI,
        render: ({ common: commonDetail, answers: { explained, ...listing } }, dropped) => `${(0,blocks/* paragraphs */.qN)([
            common(commonDetail),
            headed('Answers not accepted', explanations(explained)),
            headed('Answers', answers(listing)),
            (0,parts/* renderDropped */.ft)(dropped, input.context),
            (0,measured/* renderFooter */.up)(input),
        ])}\n`,
    });
}


/***/ }),

/***/ 3299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2642);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _heading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5717);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3533);




const MAX_CHANGES = 10;
const MAX_WARNINGS = 20;
const MAX_CAUSES = 3;
const LINE_UNITS = 400;
function line(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeLogLine */ ._P)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .cutText */ .IN)(text.replace(/\s+/g, ' ').trim(), LINE_UNITS));
}
function columns(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}
function scoreRows({ run, comparison }) {
    const { scores } = run;
    const row = (name, ratio) => [`  ${name}`, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .ratioText */ .B9)(ratio, 'not measured')];
    const accuracy = row('accuracy', scores.accuracy);
    const faithfulness = row('faithfulness', scores.faithfulness);
    if (comparison.kind === 'compared') {
        for (const [cells, change] of [
            [accuracy, comparison.accuracy],
            [faithfulness, comparison.faithfulness],
        ]) {
            if (change.before === null || change.drop === null || change.notCompared !== null)
                continue;
            cells.push(`baseline ${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(change.before)}`, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .signedPoints */ ._9)(change.drop === 0 ? 0 : -change.drop));
        }
    }
    return [accuracy, row('symbolic', scores.symbolic), faithfulness];
}
function comparisonLines({ comparison }) {
    if (comparison.kind === 'none')
        return [line(`no baseline: ${comparison.reason}`)];
    if (comparison.kind === 'not-comparable')
        return comparison.reasons.map((reason) => line(`not comparable: ${reason}`));
    const { broken, fixed } = comparison;
    return [
        ...broken
            .slice(0, MAX_CHANGES)
            .map((change) => line(`broke ${change.problemId} ${change.before.correct}/${change.before.asked} -> ${change.after.correct}/${change.after.asked}`)),
        ...fixed
            .slice(0, MAX_CHANGES)
            .map((change) => line(`fixed ${change.problemId} ${change.before.correct}/${change.before.asked} -> ${change.after.correct}/${change.after.asked}`)),
        line(`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(broken.length)} broke, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(fixed.length)} fixed`),
    ];
}
function checkLines({ decision }) {
    return decision.checks.map((check) => {
        const [actual, limit] = (0,_heading_js__WEBPACK_IMPORTED_MODULE_1__/* .measuredAndLimit */ .RG)(check);
        return line(`${check.state.padEnd(10)} ${check.rule}: ${actual}, limit ${limit}${check.close ? ', close call' : ''}`);
    });
}
/** Why answers are missing, in full and most frequent first: the title has room for the beginning of one cause only. */
function causeLines({ run }) {
    if (run.stopReason !== null)
        return [line(`stopped early: ${run.stopReason}`)];
    const counts = new Map();
    for (const { status, message } of run.samples) {
        if (status === 'unscored' && message !== undefined)
            counts.set(message, (counts.get(message) ?? 0) + 1);
    }
    const causes = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_CAUSES);
    return causes.map(([message, n]) => line(`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(n)} missing: ${message}`));
}
/** The report for a terminal or a log: plain text, the verdict first, safe to print on the GitHub runner. */
function renderTerminal(input) {
    const { run, decision } = input;
    const { counts } = run.scores;
    const cost = run.cost.costUsd === null ? 'cost unknown' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .usd */ .dR)(run.cost.costUsd);
    const warnings = [...decision.warnings, ...run.notes].slice(0, MAX_WARNINGS);
    const lines = [
        line(decision.title),
        '',
        ...columns(scoreRows(input)).map(_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul),
        '',
        line(`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(counts.asked)} asked: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(counts.correct)} correct, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(counts.wrong)} wrong, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(counts.unscored)} unscored; ${cost}`),
        ...causeLines(input),
        ...comparisonLines(input),
        ...checkLines(input),
        ...warnings.map((warning) => line(`warning: ${warning}`)),
    ];
    return `${lines.join('\n')}\n`;
}


/***/ })

};
