export const id = 450;
export const ids = [450];
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

/***/ 1450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $x: () => (/* reexport */ checkReferences),
  xI: () => (/* reexport */ loadProblems),
  V8: () => (/* reexport */ readProblems)
});

// UNUSED EXPORTS: FORMATS, hashProblem, selectProblems

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/problems/formats/format.js

/** Builds a format from the schema of its rows and their conversion. */
function defineFormat(format) {
    const { name, marks, schema, convert } = format;
    return {
        name,
        marks,
        read: (row, set) => {
            const parsed = schema.safeParse(row);
            return parsed.success
                ? { ok: true, row: convert(parsed.data, set) }
                : { ok: false, issues: parsed.error.issues };
        },
    };
}
/** A text that is not blank, without byte order marks and outer white space. */
const Prose = schemas/* string */.YjP()
    .transform((text) => text.replaceAll('\uFEFF', '').trim())
    .pipe(schemas/* string */.YjP().min(1));
/** The kind an answer without a declared kind is first taken for. */
function assumeKind(latex) {
    if (/^\([a-zA-Z]\)$/.test(latex))
        return 'choice';
    if (/^(?:\\text\{)?(?:true|false)\}?$/i.test(latex))
        return 'boolean';
    if (/^-?\d+(?:\.\d*)?$/.test(latex))
        return 'numeric';
    return isProse(latex) ? 'text' : 'symbolic';
}
/** Words in running text: a `\text` with two or more words is a statement, not a name or a unit. */
function isProse(latex) {
    const texts = [...latex.matchAll(/\\(?:text|mathrm|textbf|textit) ?\{([^{}]*)/g)].map(([, content = '']) => content);
    return texts.some((content) => content.split(/[\s~]+/).filter((word) => /[A-Za-z]{2}/.test(word)).length > 1);
}

;// CONCATENATED MODULE: ./build/problems/formats/cmt.js


const CmtRow = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    type: Prose,
    question: Prose,
    answer: Prose,
    parameters: schemas/* string */.YjP().default(''),
    functions: schemas/* string */.YjP().default(''),
});
/**
 * CMT-Benchmark: `{id, type, question, answer, parameters, functions}`. The answer is one `$\boxed{…}$`; several parts
 * inside it are separated by `;`. `parameters` lists the symbols, operators as `(c_s, NC)` for "not commuting".
 *
 * Options of a multiple-choice question are a choice or a set of letters. Other lists and everything with operators
 * stay with the judge: the format says neither whether order counts nor how operators are ordered.
 */
const cmtFormat = defineFormat({
    name: 'cmt',
    marks: ['id', 'type', 'question', 'answer', 'parameters', 'functions'],
    schema: CmtRow,
    convert,
});
function convert(row, set) {
    const latex = unbox(row.answer);
    const names = splitTop(row.parameters.replaceAll('$', ''));
    const { kind, warning } = kindOf({ row, latex, names });
    const symbols = [...new Set(names)].filter(isSymbol).map((name) => ({ latex: name, domain: 'real' }));
    const problem = {
        id: row.id,
        set,
        category: row.type,
        question: row.question,
        answers: [{ latex, kind }],
        symbols,
        provenance: { origin: 'imported', note: 'CMT-Benchmark' },
    };
    return { problem, warnings: warning ? [`${row.id}: ${warning}`] : [] };
}
function kindOf({ row, latex, names }) {
    const parts = splitTop(latex);
    const letters = parts.every((part) => /^[a-z]$/.test(part));
    if (letters && names.length > 1 && names.every((name) => /^[a-z]$/.test(name))) {
        return { kind: parts.length === 1 ? 'choice' : 'set' };
    }
    if (/\bNC\b/.test(`${row.parameters};${row.functions}`)) {
        return { kind: 'text', warning: 'an answer with operators that do not commute' };
    }
    if (parts.length > 1)
        return { kind: 'text', warning: 'several answers in one box, and nothing says whether order counts' };
    return { kind: assumeKind(latex) };
}
/** The content of `$\boxed{…}$`; a text without a box is returned as it is. */
function unbox(answer) {
    const bare = answer.replace(/^\$\$?|\$\$?$/g, '').trim();
    const content = /^\\boxed\s*\{(.*)\}$/s.exec(bare)?.[1]?.trim();
    return content || bare;
}
/** Splits at semicolons that stand in no bracket. */
function splitTop(text) {
    const parts = [''];
    let depth = 0;
    for (const char of text) {
        if ('([{'.includes(char))
            depth += 1;
        if (')]}'.includes(char))
            depth -= 1;
        if (char === ';' && depth === 0)
            parts.push('');
        else
            parts[parts.length - 1] += char;
    }
    return parts.map((part) => part.trim()).filter((part) => part !== '');
}
/** A letter or a command with an optional subscript: what the verifier reads as one symbol. */
function isSymbol(name) {
    return /^(?:[A-Za-z]|\\[A-Za-z]+)(?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9,+\-\\ ]+\}))?$/.test(name);
}

;// CONCATENATED MODULE: ./build/problems/formats/physics.js


const Graph = schemas/* looseObject */._H3({ image_url: schemas/* looseObject */._H3({ url: schemas/* string */.YjP() }) });
const PhysicsRow = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    questions: Prose,
    solutions: schemas/* string */.YjP(),
    final_answers: schemas/* array */.YOg(Prose).min(1),
    graphs: schemas/* array */.YOg(Graph).nullish(),
});
/**
 * PHYSICS: `{id, questions, solutions, final_answers, graphs}` with ids such as `atomic/1-41`, whose first part is the
 * domain; spaces of an id become `-`. Answers carry no part labels; `graphs` are data URLs of images.
 */
const physicsFormat = defineFormat({
    name: 'physics',
    marks: ['id', 'questions', 'solutions', 'final_answers'],
    schema: PhysicsRow,
    convert: physics_convert,
});
function physics_convert(row, set) {
    const domain = /^([^/]+)\//.exec(row.id)?.[1] ?? set;
    const solution = row.solutions.replaceAll('\uFEFF', '').trim();
    const problem = {
        id: row.id.replaceAll(' ', '-'),
        set,
        category: domain,
        question: row.questions,
        answers: row.final_answers.map((latex) => ({ latex, kind: assumeKind(latex) })),
        ...(solution && { solution }),
        provenance: { origin: 'imported', note: 'PHYSICS' },
        figures: (row.graphs ?? []).map((graph) => graph.image_url.url),
    };
    return { problem, warnings: [] };
}

;// CONCATENATED MODULE: ./build/problems/formats/index.js


/** THE list of foreign formats, tried in order; a row that belongs to none is read as our own. */
const FORMATS = [cmtFormat, physicsFormat];
/** The format a row belongs to by its keys. */
function findFormat(row) {
    if (typeof row !== 'object' || row === null)
        return undefined;
    return FORMATS.find((format) => format.marks.every((mark) => Object.hasOwn(row, mark)));
}

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/problem.js
var problem = __webpack_require__(6282);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/text/yaml.js
var yaml = __webpack_require__(8387);
;// CONCATENATED MODULE: ./build/problems/rows.js


/** Endings of the files that are read as problems. */
const PROBLEM_FILE = /\.(?:ya?ml|json|jsonl|ndjson)$/i;
/**
 * Reads a problem file by its ending: YAML and JSON hold one problem or a list, JSONL one problem a line (blank lines
 * are skipped). Line endings of Windows are read as line feeds, so that a checkout does not change a problem.
 */
async function readRows({ file, text }) {
    const source = text.replaceAll('\r\n', '\n');
    const damaged = source.indexOf('\uFFFD');
    if (damaged >= 0) {
        const line = source.slice(0, damaged).split('\n').length;
        return failed({ message: 'contains U+FFFD, which a broken conversion left', place: { file, line } });
    }
    if (/\.(?:jsonl|ndjson)$/i.test(file))
        return readLines(file, source);
    const read = /\.json$/i.test(file) ? (0,json/* parseJson */.q)(source) : await (0,yaml/* parseYaml */.h)(source);
    return readWhole(file, read);
}
function readWhole(file, read) {
    if (!read.ok) {
        const { message, line, column } = read.mistake;
        return failed({ message, place: { file, line, column } });
    }
    const { value, locate } = read;
    if (!Array.isArray(value)) {
        return { rows: [{ value, placeOf: (path, part) => ({ file, ...locate(path, part) }) }], mistakes: [] };
    }
    const rows = value.map((item, index) => ({
        value: item,
        placeOf: (path, part) => ({ file, ...locate([index, ...path], part) }),
    }));
    return { rows, mistakes: [] };
}
function readLines(file, source) {
    const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }));
    const read = lines
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, line }) => readLine({ file, text, line }));
    return { rows: read.flatMap(({ rows }) => rows), mistakes: read.flatMap(({ mistakes }) => mistakes) };
}
function readLine({ file, text, line }) {
    const read = (0,json/* parseJson */.q)(text);
    if (!read.ok)
        return failed({ message: read.mistake.message, place: { file, line, column: read.mistake.column } });
    const placeOf = (path, part) => ({
        file,
        line,
        column: read.locate(path, part).column,
    });
    return { rows: [{ value: read.value, placeOf }], mistakes: [] };
}
function failed(mistake) {
    return { rows: [], mistakes: [{ code: 'bad-problems', ...mistake }] };
}

;// CONCATENATED MODULE: ./build/problems/files.js


/**
 * Finds the files of a set: the name of a bundled set, a file, a folder (searched in depth) or a glob. A bundled name
 * wins over a folder of the same name; write `./name` for the folder. Throws UserError `no-problems`.
 */
async function findFiles(given) {
    const { spec, files, bundled } = given;
    const folder = bundled(spec);
    if (folder !== undefined)
        return found({ name: spec, files: await files.list(inside(folder)) }, spec);
    if (/[*?]/.test(spec))
        return found({ name: folderName(spec), files: await files.list(spec) }, spec);
    if (PROBLEM_FILE.test(spec))
        return { name: baseName(spec).replace(PROBLEM_FILE, ''), files: [spec] };
    return found({ name: baseName(spec), files: await files.list(inside(spec)) }, spec);
}
function found(set, spec) {
    const files = set.files.filter((file) => PROBLEM_FILE.test(file));
    if (files.length > 0)
        return { ...set, files };
    throw new errors/* UserError */.yo({
        code: 'no-problems',
        message: `no problem files at ${JSON.stringify(spec)}`,
        hint: 'problems takes a bundled set, or a file, folder or glob of .yaml, .yml, .json, .jsonl or .ndjson files',
    });
}
function inside(folder) {
    return `${folder.replace(/\/+$/, '')}/**/*`;
}
function baseName(path) {
    const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
    return parts.at(-1) ?? 'problems';
}
/** The last folder of a glob before its first wildcard. */
function folderName(glob) {
    const fixed = glob.slice(0, glob.search(/[*?]/));
    return baseName(fixed.slice(0, fixed.lastIndexOf('/') + 1));
}

// EXTERNAL MODULE: ./build/problems/issues.js
var issues = __webpack_require__(2573);
;// CONCATENATED MODULE: ./build/problems/load.js






/** Most mistakes shown at once. */
const MAX_MISTAKES = 20;
/** Longest question, in UTF-16 units: far beyond any real one, and below the context of every model. */
const MAX_QUESTION_LENGTH = 100_000;
/**
 * Loads a set of problems in our own schema or a foreign format. Throws one UserError with up to {@link MAX_MISTAKES}
 * mistakes, each with its place (`bad-problems`), or `no-problems`.
 */
async function loadProblems(request) {
    const { mistakes, sources: _, ...set } = await readProblems(request);
    throwMistakes(mistakes);
    if (set.problems.length === 0)
        throw noProblems(request.spec);
    return set;
}
/** Reads what can be read of a set and collects its mistakes. Throws UserError `no-problems` only where no file is found. */
async function readProblems(request) {
    const found = await findFiles(request);
    const mistakes = [];
    const entries = new Map();
    const sources = new Map();
    for (const file of found.files) {
        const text = await request.files.readText(file);
        sources.set(file, text);
        const read = await readRows({ file, text });
        mistakes.push(...read.mistakes);
        for (const row of read.rows)
            addEntry({ row, set: found.name, entries, mistakes });
    }
    const loaded = [...entries.values()];
    return {
        name: found.name,
        problems: loaded.map(({ problem }) => problem),
        warnings: loaded.flatMap(({ warnings }) => warnings),
        origins: entries,
        mistakes,
        sources,
    };
}
function noProblems(spec) {
    return new errors/* UserError */.yo({
        code: 'no-problems',
        message: `no problems in ${spec}`,
        hint: 'a file holds one problem, a list of them, or as JSON lines one on each line',
    });
}
/** Throws the mistakes as one UserError, at most {@link MAX_MISTAKES} of them; returns when there are none. */
function throwMistakes(mistakes) {
    const [first] = mistakes;
    if (!first)
        return;
    const shown = mistakes.slice(0, MAX_MISTAKES);
    const hidden = mistakes.length - shown.length;
    throw new errors/* UserError */.yo(hidden > 0 ? [...shown, { code: first.code, message: `and ${hidden} more like these` }] : shown);
}
function addEntry({ row, set, entries, mistakes }) {
    const read = readProblem(row, set);
    if (!read.ok) {
        mistakes.push(...read.mistakes);
        return;
    }
    const { problem } = read.entry;
    const first = entries.get(problem.id);
    if (first)
        mistakes.push(duplicateId({ id: problem.id, row, first }));
    else
        entries.set(problem.id, read.entry);
}
function readProblem(row, set) {
    const format = findFormat(row.value);
    const imported = format?.read(row.value, set);
    if (imported && !imported.ok)
        return { ok: false, mistakes: (0,issues/* renderIssues */.$1)(imported.issues, row) };
    const parsed = problem/* Problem */.AF.safeParse(imported ? imported.row.problem : withSet(row.value, set));
    if (!parsed.success)
        return { ok: false, mistakes: (0,issues/* renderIssues */.$1)(parsed.error.issues, row) };
    const mistakes = contentMistakes(parsed.data, row);
    if (mistakes.length > 0)
        return { ok: false, mistakes };
    const warnings = imported?.row.warnings ?? [];
    return {
        ok: true,
        entry: { problem: parsed.data, warnings, placeOf: row.placeOf, declaresKinds: !imported },
    };
}
function withSet(value, set) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { set, ...value } : value;
}
/** What a schema cannot say about a single problem. */
function contentMistakes(problem, row) {
    const { question, answers } = problem;
    const blank = ['question', 'category']
        .filter((key) => problem[key].trim() === '')
        .map((key) => mistake(`"${key}" is blank`, row, [key]));
    const long = question.length > MAX_QUESTION_LENGTH
        ? [
            mistake(`"question" has ${question.length} characters, expected at most ${MAX_QUESTION_LENGTH}`, row, ['question']),
        ]
        : [];
    const labels = answers.map(({ label }) => label);
    const twice = labels.flatMap((label, index) => label !== undefined && labels.indexOf(label) < index
        ? [
            mistake(`the label ${JSON.stringify(label)} stands on two answers`, row, [
                'answers',
                index,
                'label',
            ]),
        ]
        : []);
    return [...blank, ...long, ...twice];
}
function mistake(message, row, path) {
    return { code: 'bad-problems', message, place: row.placeOf(path) };
}
function duplicateId({ id, row, first }) {
    const { file, line } = first.placeOf(['id']);
    const message = `the id ${JSON.stringify(id)} is taken by ${file}:${line}`;
    const hint = 'give one of the two another id';
    return { code: 'bad-problems', message, hint, place: row.placeOf(['id']) };
}

;// CONCATENATED MODULE: ./build/problems/references.js

/** Most ids named in one warning. */
const MAX_NAMED = 8;
/**
 * Checks before any request that every reference answer can be read. A declared answer that cannot be is a mistake of the
 * set (UserError `bad-reference`); one whose format declares no kind becomes a `text` answer for the judge, with a
 * warning. Returns the set to go on with.
 */
function checkReferences(set, readReference) {
    const mistakes = [];
    const judgeOnly = [];
    const problems = set.problems.map((problem) => {
        const origin = set.origins.get(problem.id);
        const answers = problem.answers.map((answer, index) => {
            const read = answer.kind === 'text' ? { ok: true } : readReference(answer);
            if (read.ok)
                return answer;
            if (origin && !origin.declaresKinds)
                return { ...answer, kind: 'text' };
            const path = ['answers', index, 'latex'];
            mistakes.push({
                code: 'bad-reference',
                message: `${problem.id}: the answer cannot be read at character ${read.position + 1}: ${read.message}`,
                hint: 'rewrite it, or declare kind: text to leave it to the judge',
                ...(origin && { place: origin.placeOf(path) }),
            });
            return answer;
        });
        if (origin && !origin.declaresKinds && answers.some(({ kind }) => kind === 'text'))
            judgeOnly.push(problem.id);
        return { ...problem, answers };
    });
    throwMistakes(mistakes);
    return { ...set, problems, warnings: [...set.warnings, ...judgeOnlyWarning(judgeOnly, problems)] };
}
function judgeOnlyWarning(ids, problems) {
    if (ids.length === 0)
        return [];
    const named = ids.slice(0, MAX_NAMED).join(', ');
    const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : '';
    return [
        `${ids.length} of ${problems.length} problems have answers only a judge can compare: ${named}${more}`,
    ];
}

// EXTERNAL MODULE: ./build/problems/select.js + 1 modules
var problems_select = __webpack_require__(9017);
;// CONCATENATED MODULE: ./build/problems/index.js







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


/***/ }),

/***/ 9017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ selectProblems)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/text/suggest.js
var suggest = __webpack_require__(324);
;// CONCATENATED MODULE: ./build/problems/sample.js
/**
 * A generator of numbers in [0, 1) that is the same everywhere: mulberry32 (T. Ettinger, 2017), seeded by the FNV-1a
 * hash of a text. Good enough to draw samples, not for cryptography.
 */
function seededRandom(seed) {
    let state = 0x811c9dc5;
    for (const char of new TextEncoder().encode(seed))
        state = Math.imul(state ^ char, 0x01000193);
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}
/** Puts items into a random order (Fisher–Yates). */
function shuffle(items, random) {
    const left = [...items];
    const drawn = [];
    while (left.length > 0)
        drawn.push(...left.splice(Math.floor(random() * left.length), 1));
    return drawn;
}
/**
 * Divides `seats` over groups in proportion to their sizes by largest remainders (Hamilton's method); equal remainders
 * go to the larger group, then to the first name. `seats` is at most the sum of the sizes, and no group gets more than
 * it has.
 */
function apportion(sizes, seats) {
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    // Remainders are kept as integers, so that ties are ties.
    const shares = [...sizes].map(([name, size]) => ({
        name,
        size,
        whole: Math.floor((seats * size) / total),
        remainder: (seats * size) % total,
    }));
    const missing = seats - shares.reduce((sum, { whole }) => sum + whole, 0);
    const byRemainder = [...shares].sort((a, b) => b.remainder - a.remainder || b.size - a.size || (a.name < b.name ? -1 : 1));
    const lucky = new Set(byRemainder.slice(0, missing).map(({ name }) => name));
    return new Map(shares.map(({ name, whole }) => [name, whole + (lucky.has(name) ? 1 : 0)]));
}

;// CONCATENATED MODULE: ./build/problems/select.js



/**
 * The problems to ask, ordered by id. A sample is stratified: each category has its share by largest remainders, drawn
 * by a generator seeded with `seed` and the category, so that it depends on neither the order of files nor the other
 * categories. Throws UserError for a category, id or split the set does not have, for a sample larger than what is left
 * to draw from, and `no-problems` when nothing is left.
 */
function selectProblems(set, selection) {
    const unknown = unknownNames(set, selection);
    if (unknown.length > 0)
        throw new errors/* UserError */.yo(unknown);
    const kept = set.problems.filter((problem) => matches(problem, selection)).sort(byId);
    if (kept.length === 0) {
        throw userError('no-problems', `no problem of ${set.name} fits all of ${filtersOf(selection).join(', ')}`, 'leave one of them out');
    }
    const { sample, seed } = selection;
    if (sample === null)
        return kept;
    if (sample > kept.length) {
        throw userError('bad-option', `sample is ${sample}, but only ${kept.length} problems are selected`, 'draw fewer, or select more');
    }
    return drawSample({ problems: kept, sample, seed });
}
function matches(problem, { categories, ids, split, figures = 'all' }) {
    return ((categories === null || categories.includes(problem.category)) &&
        (ids === null || ids.includes(problem.id)) &&
        (split === null || problem.split === split) &&
        (figures === 'all' || problem.figures.length > 0 === (figures === 'with')));
}
function drawSample({ problems, sample, seed, }) {
    const names = [...new Set(problems.map(({ category }) => category))];
    const groups = names.map((name) => [name, problems.filter(({ category }) => category === name)]);
    const quotas = apportion(new Map(groups.map(([name, group]) => [name, group.length])), sample);
    return groups
        .flatMap(([name, group]) => shuffle(group, seededRandom(`${seed}:${name}`)).slice(0, quotas.get(name) ?? 0))
        .sort(byId);
}
/** By code units, so that the order is the same in every locale. */
function byId(a, b) {
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function unknownNames(set, { categories, ids, split }) {
    const all = (read) => [...new Set(set.problems.map(read).filter((name) => name !== undefined))].sort();
    return [
        ...unknownIn({
            what: 'category',
            wanted: categories,
            known: all(({ category }) => category),
            set: set.name,
        }),
        ...unknownIn({ what: 'problem', wanted: ids, known: all(({ id }) => id), set: set.name }),
        ...unknownIn({
            what: 'split',
            wanted: split === null ? null : [split],
            known: all((p) => p.split),
            set: set.name,
        }),
    ];
}
/** Most names listed in a hint. */
const MAX_LISTED = 20;
function unknownIn({ what, wanted, known, set }) {
    const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : '';
    const list = known.length === 0 ? 'it has none' : `it has ${known.slice(0, MAX_LISTED).join(', ')}${more}`;
    return (wanted ?? [])
        .filter((name) => !known.includes(name))
        .map((name) => {
        const near = (0,suggest/* didYouMean */.a)(name, known);
        const message = `${set} has no ${what} ${JSON.stringify(name)}`;
        return { code: 'bad-option', message, hint: near ? `${near} ${list}` : list };
    });
}
function filtersOf({ categories, ids, split, figures = 'all' }) {
    const given = { categories: categories?.join(' '), ids: ids?.join(' '), split: split ?? undefined };
    const named = Object.entries(given).flatMap(([name, value]) => value === undefined ? [] : [`${name} ${value}`]);
    return figures === 'all' ? named : [...named, `figures ${figures}`];
}
function userError(code, message, hint) {
    return new errors/* UserError */.yo({ code, message, hint });
}


/***/ })

};
