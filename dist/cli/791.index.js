export const id = 791;
export const ids = [791];
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

/***/ 6282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   XL: () => (/* binding */ AnswerKind),
/* harmony export */   _O: () => (/* binding */ ReferenceAnswer),
/* harmony export */   fM: () => (/* binding */ DeclaredSymbol),
/* harmony export */   kY: () => (/* binding */ Provenance)
/* harmony export */ });
/* unused harmony export SymbolDomain */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);

/**
 * How a reference answer is to be compared. `symbolic` and `numeric` answers must be readable by the
 * verifier before any model is asked; `text` answers go to the judge only.
 */
const AnswerKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['symbolic', 'numeric', 'matrix', 'set', 'choice', 'boolean', 'text']);
/** Where a symbol lives: the verifier draws its test points from here and takes branches accordingly. */
const SymbolDomain = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['positive', 'nonnegative', 'real', 'complex', 'integer', 'natural']);
/** One labelled reference answer. `label` is the part label of the question ("a"), absent with one answer. */
const ReferenceAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    latex: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    kind: AnswerKind,
});
/** A declared symbol: `latex` as it stands in the question, its domain, and what it means. */
const DeclaredSymbol = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    latex: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    domain: SymbolDomain,
    meaning: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** Where a problem comes from, so that nobody takes a rewritten or imported one for our own; `note` names the source. */
const Provenance = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    origin: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['original', 'adapted', 'imported']),
    note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** One problem of a set, as every loader returns it. `answers` has one entry per scored part, in order. */
const Problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'letters, digits and . _ / - only')
        .max(120),
    set: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    split: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    question: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    answers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ReferenceAnswer).min(1),
    symbols: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(DeclaredSymbol).default([]),
    solution: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    requirement: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    conventions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['graduate', 'hard-graduate', 'research']).optional(),
    subtopics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    provenance: Provenance,
    figures: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
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


/***/ }),

/***/ 2573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ renderIssues),
/* harmony export */   i7: () => (/* binding */ renderPath),
/* harmony export */   yi: () => (/* binding */ renderIssue)
/* harmony export */ });
/* harmony import */ var _domain_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6282);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(324);


/** Says in our words, and with its place, what the schema found wrong with a row. */
function renderIssues(issues, row) {
    return issues.flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownKey(issue.path, key, row))
        : [renderIssue(issue, row, 'a problem')]);
}
/** `answers[0].latex`. */
function renderPath(path) {
    return path
        .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`))
        .join('');
}
function unknownKey(path, key, row) {
    const hint = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(key, keysAt(path)) ?? `keys: ${keysAt(path).join(', ')}`;
    return {
        code: 'bad-problems',
        message: `there is no key ${JSON.stringify(renderPath([...path, key]))}`,
        hint,
        place: row.placeOf([...path, key], 'key'),
    };
}
function keysAt(path) {
    const shapes = { answers: _domain_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ReferenceAnswer */ ._O, symbols: _domain_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .DeclaredSymbol */ .fM, provenance: _domain_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .Provenance */ .kY };
    const [first] = path;
    const schema = first !== undefined && Object.hasOwn(shapes, first) ? shapes[first] : _domain_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .Problem */ .AF;
    return Object.keys(schema.shape);
}
/** One part that is missing or of another form; `whole` is what the row as a whole is called. */
function renderIssue(issue, row, whole) {
    const name = issue.path.length === 0 ? whole : JSON.stringify(renderPath(issue.path));
    const value = valueAt(row.value, issue.path);
    const place = row.placeOf(issue.path);
    const { expected, hint } = expectation(issue, value);
    if (value === undefined) {
        const choices = issue.code === 'invalid_value' ? `, expected ${expected}` : '';
        return { code: 'bad-problems', message: `${name} is missing${choices}`, place };
    }
    const message = `${name} is ${show(value)}, expected ${expected}`;
    return { code: 'bad-problems', message, ...(hint && { hint }), place };
}
function expectation(issue, value) {
    switch (issue.code) {
        case 'invalid_type':
            return {
                expected: TYPE_WORDS[issue.expected] ?? issue.expected,
                hint: quoteHint(issue.expected, value),
            };
        case 'invalid_value': {
            const known = issue.values.map(String);
            return { expected: `one of ${known.join(', ')}`, hint: (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(String(value), known) };
        }
        case 'too_small':
            return { expected: tooSmall(issue) };
        case 'too_big':
            return { expected: `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}` };
        case 'invalid_union':
            return { expected: 'a text or a number' };
        default:
            return { expected: issue.message };
    }
}
function tooSmall({ origin, minimum }) {
    if (origin === 'number')
        return `a number above ${minimum}`;
    return origin === 'array' ? 'at least one entry' : 'a text that is not empty';
}
const TYPE_WORDS = {
    string: 'a text',
    array: 'a list',
    object: 'a mapping of keys to values',
    null: 'nothing',
    number: 'a number',
    boolean: 'true or false',
};
function quoteHint(expected, value) {
    return expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')
        ? 'put it in quotes'
        : undefined;
}
/** The part of a value at a path; undefined when it is not there. */
function valueAt(root, path) {
    return path.reduce((value, step) => typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? value[step]
        : undefined, root);
}
function show(value) {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}


/***/ })

};
