export const id = 982;
export const ids = [982];
export const modules = {

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

/***/ 2164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ READER)
/* harmony export */ });
/** How a careful reader of a physics paper compares two answers when nothing else is said. */
const READER = { acceptDecimals: true, undeclared: 'quantity' };


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
