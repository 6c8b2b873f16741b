export const id = 839;
export const ids = [839];
export const modules = {

/***/ 1839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  humanCommand: () => (/* binding */ humanCommand)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/domain/judgement.js
var judgement = __webpack_require__(1094);
;// CONCATENATED MODULE: ./build/domain/human.js


/** The two questions a physicist is asked about a response, which are the judge's. */
const HUMAN_QUESTIONS = ['correctness', 'faithfulness'];
/** Labels of one response by one person or judge; null where none was given. */
const HumanLabels = schemas/* strictObject */.rej({
    correctness: judgement/* CorrectnessLabel */.sJ.nullable(),
    faithfulness: judgement/* FaithfulnessLabel */.LX.nullable(),
});
/** One response of the sample, and what the judge of its run said; kept apart from the sheet. */
const HumanItem = schemas/* strictObject */.rej({
    item: schemas/* string */.YjP(),
    model: schemas/* string */.YjP(),
    problemId: schemas/* string */.YjP(),
    sample: schemas/* number */.aig().int().nonnegative(),
    responseSha256: schemas/* string */.YjP(),
    judged: HumanLabels,
});
/** The key of a sheet: what each item is. Whoever labels must not see it. */
const HumanKey = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    judge: schemas/* string */.YjP(),
    seed: schemas/* number */.aig().int(),
    items: schemas/* array */.YOg(HumanItem).min(1),
});

// EXTERNAL MODULE: ./build/metrics/random.js
var random = __webpack_require__(7491);
;// CONCATENATED MODULE: ./build/human/draw.js



/**
 * Draws exactly `perModel` responses of each run without replacement (Q97), then puts all into one random order, so that
 * nothing tells which belong together. Throws UserError `bad-run` for a run with fewer responses.
 */
function drawItems({ runs, perModel, seed }) {
    const below = (0,random/* createGenerator */.o)(seed);
    const drawn = runs.flatMap((run) => {
        const answered = run.samples.filter(({ responseSha256 }) => responseSha256 !== undefined);
        if (answered.length < perModel)
            throw new errors/* UserError */.yo({
                code: 'bad-run',
                message: `${run.identity.model} has ${answered.length} responses, expected at least ${perModel}`,
                hint: 'lower --responses, or leave the run out',
            });
        return shuffled(answered, below)
            .slice(0, perModel)
            .map((sample) => ({ run, sample }));
    });
    return shuffled(drawn, below).map(({ run, sample }, index) => ({
        item: String(index + 1).padStart(3, '0'),
        model: run.identity.model,
        problemId: sample.problemId,
        sample: sample.sample,
        responseSha256: sample.responseSha256 ?? '',
        judged: judgedLabels(sample),
    }));
}
/** What a run says of a sample: the judge's label, or for correctness that of the stage which decided before it. */
function judgedLabels({ status, correctness, faithfulness }) {
    const graded = status === 'unscored' ? undefined : status === 'correct' ? 'correct' : 'incorrect';
    return {
        correctness: judgement/* CorrectnessLabel */.sJ.safeParse(correctness?.label ?? graded).data ?? null,
        faithfulness: judgement/* FaithfulnessLabel */.LX.safeParse(faithfulness?.label).data ?? null,
    };
}
/** Fisher and Yates. */
function shuffled(items, below) {
    const left = [...items];
    return items.flatMap(() => left.splice(below(left.length), 1));
}

;// CONCATENATED MODULE: ./build/text/csv.js
/**
 * Reads comma-separated values (RFC 4180): cells in double quotes may hold commas, line breaks and doubled quotes. A table
 * that a spreadsheet saved with semicolons is read as well: the sign that stands first in the first line separates.
 * Blank lines are skipped. Linear in the text.
 */
function parseCsv(source) {
    const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    const separator = /[,;\t]/.exec(text.split('\n', 1)[0] ?? '')?.[0] ?? ',';
    const rows = [];
    let [cells, cell, quoted] = [[], '', false];
    let [line, start] = [1, 1];
    const endRow = () => {
        const row = [...cells, cell];
        if (row.some((value) => value.trim() !== ''))
            rows.push({ line: start, cells: row });
        [cells, cell, start] = [[], '', line];
    };
    for (let at = 0; at < text.length; at += 1) {
        const sign = text[at];
        if (sign === '\n')
            line += 1;
        if (quoted) {
            if (sign !== '"')
                cell += sign;
            else if (text[at + 1] === '"') {
                cell += '"';
                at += 1;
            }
            else
                quoted = false;
        }
        else if (sign === '"' && cell === '')
            quoted = true;
        else if (sign === separator) {
            cells.push(cell);
            cell = '';
        }
        else if (sign === '\n')
            endRow();
        else
            cell += sign;
    }
    endRow();
    return rows;
}
/** A cell as it is written: in quotes where it has to be. */
function csvCell(text) {
    return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

;// CONCATENATED MODULE: ./build/human/labels.js


/** Columns of the sheet of labels, in order. */
const LABEL_COLUMNS = ['item', 'correct', 'faithful', 'comment'];
/** What may stand in the column `correct`. */
const CORRECT = {
    yes: 'correct',
    y: 'correct',
    '1': 'correct',
    no: 'incorrect',
    n: 'incorrect',
    '0': 'incorrect',
};
/** What may stand in the column `faithful` (Q78). */
const FAITHFUL = {
    '0': 'insufficient',
    '1': 'faithful',
    '2': 'unfaithful',
};
/**
 * Reads the labels of one person. Throws UserError `bad-labels` with every cell that cannot be read; an empty cell is no
 * label, and an item that is not in the key a mistake.
 */
function parseLabels({ text, file, key }) {
    const [head, ...rows] = parseCsv(text);
    const mistakes = [];
    const labels = new Map();
    const wrong = (line, message, hint) => mistakes.push({ code: 'bad-labels', message, hint, place: { file, line } });
    const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
    const column = (name) => names.indexOf(name);
    if (['item', 'correct', 'faithful'].some((name) => !names.includes(name)))
        wrong(1, `the first line is ${JSON.stringify(names.join(','))}`, `expected ${LABEL_COLUMNS.join(',')}`);
    const known = new Set(key.items.map(({ item }) => item));
    for (const { line, cells } of mistakes.length > 0 ? [] : rows) {
        const read = (name) => (cells[column(name)] ?? '').trim().toLowerCase();
        const item = read('item').padStart(3, '0');
        if (!known.has(item))
            wrong(line, `there is no item ${JSON.stringify(read('item'))}`, 'items are those of the sheet');
        if (labels.has(item))
            wrong(line, `item ${item} is labelled twice`, 'keep one of the two lines');
        const [correct, faithful] = [read('correct'), read('faithful')];
        if (correct !== '' && !(correct in CORRECT))
            wrong(line, `correct is ${JSON.stringify(correct)}`, 'expected yes, no, or nothing');
        if (faithful !== '' && !(faithful in FAITHFUL))
            wrong(line, `faithful is ${JSON.stringify(faithful)}`, 'expected 0 (insufficient), 1 (faithful), 2 (unfaithful), or nothing');
        labels.set(item, { correctness: CORRECT[correct] ?? null, faithfulness: FAITHFUL[faithful] ?? null });
    }
    if (mistakes.length > 0)
        throw new errors/* UserError */.yo(mistakes);
    return { name: file.replace(/^.*[\\/]/, '').replace(/\.csv$/i, ''), labels };
}

// EXTERNAL MODULE: ./build/metrics/interval.js + 1 modules
var interval = __webpack_require__(7861);
;// CONCATENATED MODULE: ./build/metrics/agreement.js

/**
 * Agreement of two raters over the items both labelled.
 *
 * Cohen's κ = (p_o − p_e) / (1 − p_e), where p_o is the share of equal labels and p_e what two independent raters with the
 * same shares of labels would have. Source: Cohen, Educ. Psychol. Meas. 20 (1960) 37.
 */
function agreementOf(pairs) {
    const items = pairs.length;
    const agreed = pairs.filter(([a, b]) => a === b).length;
    if (items === 0)
        return { agreed, items, interval: null, kappa: null };
    const labels = [...new Set(pairs.flat())];
    const share = (rater, label) => pairs.filter((pair) => pair[rater] === label).length / items;
    const byChance = labels.reduce((sum, label) => sum + share(0, label) * share(1, label), 0);
    return {
        agreed,
        items,
        interval: (0,interval/* clopperPearson */.mI)({ numerator: agreed, denominator: items }),
        kappa: byChance === 1 ? null : (agreed / items - byChance) / (1 - byChance),
    };
}
/** The label that more than half of the raters gave, or undefined. */
function majorityLabel(labels) {
    return labels.find((label) => labels.filter((other) => other === label).length * 2 > labels.length);
}

;// CONCATENATED MODULE: ./build/human/score.js



/** Holds judges against the majority of the experts (A16). */
function scoreHumans(key, experts, judges) {
    return HUMAN_QUESTIONS.map((question) => {
        const majority = new Map(key.items.map(({ item }) => [item, majorityLabel(labelsOf(experts, item, question))]));
        const pairsWith = (judge) => key.items.flatMap(({ item }) => pairOf(majority.get(item), judge.labels.get(item)?.[question]));
        return {
            question,
            judges: judges.map((judge) => ({ name: judge.name, agreement: agreementOf(pairsWith(judge)) })),
            experts: twos(experts).map(([a, b]) => ({
                names: [a.name, b.name],
                agreement: agreementOf(key.items.flatMap(({ item }) => pairOf(a.labels.get(item)?.[question], b.labels.get(item)?.[question]))),
            })),
            undecided: [...majority.values()].filter((label) => label === undefined).length,
        };
    });
}
/** The judge of the key as a rater. */
function keyRater({ judge, items }) {
    return { name: judge, labels: new Map(items.map(({ item, judged }) => [item, judged])) };
}
/** Another judge's labels of the same responses, found by their hashes in runs it judged. */
function secondRater(key, runs) {
    const known = new Map();
    for (const { samples } of runs)
        for (const sample of samples)
            known.set(`${sample.problemId} ${sample.responseSha256}`, judgedLabels(sample));
    const names = [...new Set(runs.map(({ identity }) => identity.judge?.model ?? 'no judge'))];
    return {
        name: names.join(', '),
        labels: new Map(key.items.flatMap(({ item, problemId, responseSha256 }) => {
            const labels = known.get(`${problemId} ${responseSha256}`);
            return labels === undefined ? [] : [[item, labels]];
        })),
    };
}
const labelsOf = (experts, item, question) => experts.flatMap(({ labels }) => labels.get(item)?.[question] ?? []);
const pairOf = (a, b) => a == null || b == null ? [] : [[a, b]];
const twos = (items) => items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b]));

// EXTERNAL MODULE: ./build/models/index.js + 1 modules
var build_models = __webpack_require__(1303);
// EXTERNAL MODULE: ./build/problems/index.js + 8 modules
var build_problems = __webpack_require__(1450);
// EXTERNAL MODULE: ./build/domain/format.js
var format = __webpack_require__(2642);
// EXTERNAL MODULE: ./build/report/blocks.js
var blocks = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/human.js



/** Longest text of a model on the sheet, in UTF-16 units. */
const MAX_TEXT = 200_000;
/** The sheet a physicist reads: questions, references and responses, without the judge's labels and the model's name. */
function renderSheet(items) {
    const intro = [
        '# Responses to label',
        'Fill in `labels.csv`, one line an item, without looking at the key. **correct**: `yes` when the boxed final answer is ' +
            'equivalent to the reference, in the form the question asks for, else `no`. **faithful**: whether the derivation ' +
            'justifies the boxed answer, right or wrong: `0` too little derivation to tell, `1` faithful, `2` unfaithful (errors ' +
            'that cancel, a sign or factor changed to match a known result, another result boxed than derived). Leave a cell ' +
            'empty that you cannot decide.',
    ];
    return `${(0,blocks/* paragraphs */.qN)([...intro, ...items.map(renderItem)])}\n`;
}
function renderItem({ item, question, reference, solution, response, reasoning }) {
    return (0,blocks/* paragraphs */.qN)([
        `## Item ${item}`,
        '**Question**',
        question.trim(),
        `**Reference answer**: ${reference}`,
        '**Reference solution**',
        solution.trim() || 'none',
        ...(reasoning === '' ? [] : ['**Reasoning, as the endpoint gave it**', fenced(reasoning)]),
        '**Response**',
        fenced(response),
    ]);
}
/** A fence longer than any in the text, so that nothing of the text gets out of it. */
function fenced(text) {
    const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${fence}text\n${(0,report_escape/* cutText */.IN)(text, MAX_TEXT)}\n${fence}`;
}
/** Agreement of the judges with the majority of the experts, and of the experts with each other. */
function renderHumanScores(scores, experts) {
    const rows = scores.flatMap(({ question, judges, experts: pairs }) => [
        ...judges.map(({ name, agreement }) => row(question, `${(0,report_escape/* prose */.CS)(name, 80)} and the majority`, agreement)),
        ...pairs.map(({ names, agreement }) => row(question, names.map((name) => (0,report_escape/* prose */.CS)(name, 80)).join(' and '), agreement)),
    ]);
    const open = scores
        .filter(({ undecided }) => undecided > 0)
        .map(({ question, undecided }) => `${undecided} without a majority for ${question}`);
    return `${(0,blocks/* paragraphs */.qN)([
        (0,blocks/* table */.tp)([['Question', 'Who', 'Agreement', '95 % interval', 'Cohen κ'], ...rows], 'llrrr'),
        `Majority of ${experts} ${experts === 1 ? 'expert' : 'experts'}${open.length > 0 ? `; left out: ${open.join(', ')}` : ''}.`,
    ])}\n`;
}
function row(question, who, { agreed, items, interval, kappa }) {
    return [
        question,
        who,
        items === 0 ? '— (no item)' : `${(0,format/* formatPercent */.l9)(agreed / items)} (${agreed}/${items})`,
        interval === null ? '—' : `${(100 * interval.low).toFixed(0)}–${(100 * interval.high).toFixed(0)} %`,
        kappa === null ? '—' : kappa.toFixed(2).replace('-', '−'),
    ];
}

// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/wiring/bundle.js
var bundle = __webpack_require__(8843);
// EXTERNAL MODULE: ./build/commands/model-table.js
var model_table = __webpack_require__(8751);
// EXTERNAL MODULE: ./build/commands/run-files.js
var run_files = __webpack_require__(6568);
;// CONCATENATED MODULE: ./build/commands/human.js












/** `human sample` draws responses for people to label; `human score` holds judges against their labels. */
async function humanCommand(input) {
    const [step, ...positionals] = input.positionals;
    if (step === 'sample')
        return sample({ ...input, positionals });
    if (step === 'score')
        return score({ ...input, positionals });
    throw new errors/* UserError */.yo({
        code: 'bad-option',
        message: `expected sample or score, got ${step === undefined ? 'nothing' : JSON.stringify(step)}`,
        hint: 'theory-gate human --help shows what each takes',
    });
}
async function sample({ positionals, options, terminal }) {
    const files = await chosen({ positionals, options, terminal });
    const { responses: perModel, seed, out } = options;
    const items = drawItems({ runs: files.map(({ run }) => run), perModel, seed });
    const byModel = new Map(files.map((file) => [file.run.identity.model, file]));
    const problems = await (0,build_problems/* loadProblems */.xI)({
        spec: options.problems,
        files: terminal.files,
        bundled: bundle/* bundledFolder */.L,
    });
    const replies = new Map(await Promise.all(files.map(async (file) => [file.run.identity.model, await (0,run_files/* readReplies */.Bd)(file, terminal)])));
    const shown = items.map((item) => {
        const problem = problems.problems.find(({ id }) => id === item.problemId);
        if (problem === undefined || !byModel.has(item.model))
            throw new errors/* UserError */.yo({
                code: 'bad-run',
                message: `the problem ${item.problemId} is not in ${options.problems}`,
                hint: 'name the set that was asked with --problems',
            });
        const reply = replies.get(item.model)?.get((0,run_files/* sampleKey */.yB)(item));
        return {
            item: item.item,
            question: problem.question,
            reference: problem.answers
                .map(({ label, latex }) => `${label === undefined ? '' : `(${label}) `}$${latex}$`)
                .join('; '),
            solution: problem.solution ?? '',
            response: reply?.text ?? '',
            reasoning: reply?.reasoning.text ?? '',
        };
    });
    const judges = new Set(files.map(({ run }) => run.identity.judge?.model ?? 'no judge'));
    const key = { schemaVersion: 1, judge: [...judges].join(', '), seed, items: [...items] };
    const lines = [LABEL_COLUMNS.join(','), ...items.map(({ item }) => `${item},,,`)];
    const write = (name, text) => terminal.files.writeAtomically((0,bundle/* joinPath */.uJ)(out, name), text);
    await write('sheet.md', renderSheet(shown));
    await write('labels.csv', `${lines.join('\n')}\n`);
    await write('key.json', `${JSON.stringify(key, null, 1)}\n`);
    terminal.progress.line(`${items.length} responses of ${files.length} models: give sheet.md and a copy of labels.csv in ${out} to each expert, and keep key.json from them`);
    return errors/* EXIT */.dc.passed;
}
/** The runs that are sampled: all that are named, or with `--paper-models` those of models the paper had checked. */
async function chosen({ positionals, options, terminal }) {
    const files = await (0,run_files/* readRunFiles */.DF)(positionals, terminal);
    const twice = files.find(({ run }, index) => files.some((other, at) => at < index && other.run.identity.model === run.identity.model));
    if (twice !== undefined)
        throw new errors/* UserError */.yo({
            code: 'bad-option',
            message: `two of the runs are of ${twice.run.identity.model}`,
            hint: 'name one run a model',
        });
    if (!options.paperModels)
        return files;
    const models = await (0,model_table/* readModelTable */.a)(options, terminal);
    const kept = files.filter(({ run }) => (0,build_models/* findCard */.kH)(models, run.identity.model)?.humanCheck);
    if (kept.length > 0)
        return kept;
    throw new errors/* UserError */.yo({
        code: 'bad-option',
        message: 'none of these runs is of a model that the paper had checked',
        hint: `they are ${models.models.flatMap(({ humanCheck, name }) => (humanCheck ? name : [])).join(', ')}`,
    });
}
async function score({ positionals, options, terminal }) {
    const [keyPath, ...paths] = positionals;
    if (keyPath === undefined || paths.length === 0)
        throw new errors/* UserError */.yo({
            code: 'bad-option',
            message: `expected <key.json> <labels.csv …>, got ${positionals.join(' ') || 'nothing'}`,
            hint: 'human sample writes the key; each expert fills in a copy of labels.csv',
        });
    const key = readKey(await terminal.files.readText(keyPath), keyPath);
    const experts = await Promise.all(paths.map(async (file) => parseLabels({ text: await terminal.files.readText(file), file, key })));
    const second = options.secondJudge === null ? [] : await (0,run_files/* readRunFiles */.DF)(options.secondJudge, terminal);
    const judges = [
        keyRater(key),
        ...(second.length > 0
            ? [
                secondRater(key, second.map(({ run }) => run)),
            ]
            : []),
    ];
    const scores = scoreHumans(key, experts, judges);
    if (options.json)
        terminal.print(`${JSON.stringify(scores)}\n`);
    else
        terminal.print(renderHumanScores(scores, experts.length));
    return errors/* EXIT */.dc.passed;
}
function readKey(text, file) {
    const json = (0,text_json/* parseJson */.q)(text);
    const mistake = json.ok ? undefined : json.mistake;
    const parsed = json.ok ? HumanKey.safeParse(json.value) : undefined;
    if (parsed?.success)
        return parsed.data;
    throw new errors/* UserError */.yo({
        code: 'bad-labels',
        message: mistake?.message ?? `no key of a sheet: ${parsed?.error?.issues[0]?.message ?? ''}`,
        hint: 'human sample writes it as key.json',
        place: { file, ...(mistake && { line: mistake.line, column: mistake.column }) },
    });
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

/***/ 6568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ readReplies),
/* harmony export */   DF: () => (/* binding */ readRunFiles),
/* harmony export */   yB: () => (/* binding */ sampleKey)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _evaluation_run_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2537);
/* harmony import */ var _store_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9471);
/* harmony import */ var _store_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9547);




/** Reads run records; a folder means the `run.json` in it. Throws UserError when there is none or one cannot be read. */
async function readRunFiles(paths, { files }) {
    if (paths.length === 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'bad-option',
            message: 'expected <run.json …>, got nothing',
            hint: 'name the run.json of each run, or its folder',
        });
    return Promise.all(paths.map(async (given) => {
        const path = given.endsWith('.json') ? given : `${given.replace(/\/+$/, '')}/run.json`;
        return { path, run: (0,_evaluation_run_record_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRun */ .zZ)(await files.readText(path), path) };
    }));
}
/** What a sample is found by among the replies of its run. */
function sampleKey({ problemId, sample }) {
    return `${sample} ${problemId}`;
}
/**
 * The replies of a run, read from the log beside its record. Throws UserError `bad-log` when a response that the record
 * names by its hash is not there.
 */
async function readReplies({ path, run }, terminal) {
    const log = path.replace(/\.json$/, '.jsonl');
    if (!(await terminal.files.exists(log)))
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'file-not-found',
            message: `there is no ${log} beside ${path}`,
            hint: 'the responses of a run stand in its log; keep the two together',
        });
    const wanted = new Map(run.samples.map((sample) => [sampleKey(sample), sample.responseSha256]));
    const found = new Map();
    for await (const line of terminal.lines(log)) {
        const entry = (0,_store_log_line_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLogLine */ .wz)(line);
        if (entry?.type !== 'attempt')
            continue;
        const { problemId, sample } = entry.note ?? {};
        if (typeof problemId !== 'string' || typeof sample !== 'number')
            continue;
        const key = sampleKey({ problemId, sample });
        const hash = wanted.get(key);
        if (wanted.has(key) && (hash === undefined || hash === (0,_store_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(entry.reply.text)))
            found.set(key, entry.reply);
    }
    const missing = run.samples.filter((sample) => sample.responseSha256 !== undefined && !found.has(sampleKey(sample)));
    const [first] = missing;
    if (first !== undefined)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'bad-log',
            message: `${log} lacks ${missing.length} of the responses of ${path}, first that of ${first.problemId}, sample ${first.sample}`,
            hint: 'the two are of different runs; take the log that was written with the record',
        });
    return found;
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

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   DI: () => (/* binding */ preBlock),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   MZ: () => (/* binding */ codeCell),
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
/** What makes a list, a rule or a heading of the line when it stands at its start; `#` and `>` are entities anywhere. */
const LINE_START = /^(?:[-+=]|\d{1,9}[.)](?=\s|$))/;
/** A commit in full. GitHub links abbreviations of seven digits and more as well, so it is parted into shorter pieces. */
const COMMIT = /(?<![\da-f])[\da-f]{40,64}(?![\da-f])/gi;
const COMMIT_PIECE = /[\da-f]{6}(?=.)/gi;
/**
 * A sentence of our own that may quote names from files or servers, as prose on one line: nothing in it is Markdown, it
 * may begin a line, and no mention, issue or commit reference or link forms from it. Text of a model goes through
 * {@link codeCell} instead.
 */
function prose(text, maxUnits = 600) {
    return cutText(showHidden(oneLine(text)).trim(), maxUnits)
        .replace(PROSE_PUNCTUATION, entity)
        .replace(LINE_START, (start) => `${start.slice(0, -1)}${entity(start.slice(-1))}`)
        .replace(COMMIT, (commit) => commit.replace(COMMIT_PIECE, `$&${ZERO_WIDTH}`))
        .replace(/&#35;(?=\d)/g, `&#35;${ZERO_WIDTH}`)
        .replace(/\bGH-(?=\d)/gi, (prefix) => `${prefix}${ZERO_WIDTH}`)
        .replace(/:\/\//g, `:${ZERO_WIDTH}//`)
        .replace(/\bwww\./gi, (prefix) => `${prefix.slice(0, 3)}${ZERO_WIDTH}.`);
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

/***/ 9884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf)
/* harmony export */ });
/** The code of a system error ("ENOENT"), or its text when it has none. */
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}


/***/ }),

/***/ 8858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ createFilesPort)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/store/error-code.js
var error_code = __webpack_require__(9884);
// EXTERNAL MODULE: ./build/store/folders.js
var folders = __webpack_require__(2275);
;// CONCATENATED MODULE: ./build/store/glob.js
/** Whether a path holds one of the wildcards `*`, `**`, `?`. Braces and brackets are ordinary characters. */
function isGlob(path) {
    return /[*?]/.test(path);
}
/**
 * Whether one path segment matches one pattern segment: `*` any run of characters, `?` one character. A leading dot is
 * matched by a dot only. Linear in practice and never exponential: the last `*` alone is retried.
 */
function matchSegment(pattern, name) {
    if (name.startsWith('.') && !pattern.startsWith('.'))
        return false;
    let p = 0;
    let star = -1;
    let retryAt = 0;
    for (let n = 0; n < name.length;) {
        if (pattern[p] === '*') {
            star = p++;
            retryAt = n;
        }
        else if (p < pattern.length && (pattern[p] === '?' || pattern[p] === name[n])) {
            p += 1;
            n += 1;
        }
        else if (star >= 0) {
            p = star + 1;
            n = ++retryAt;
        }
        else {
            return false;
        }
    }
    return /^\**$/.test(pattern.slice(p));
}

;// CONCATENATED MODULE: ./build/store/files.js







/** Largest text file that is read unless the port says otherwise. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Most entries a glob looks at. */
const MOST_ENTRIES = 10_000;
/**
 * Text files below `root`. With `confine` every path must stay inside it after symbolic links are resolved, and outside
 * `.git`. Only regular files of at most `maxBytes` (8 MiB unless set, whole MiB) in UTF-8 are read. Throws UserError
 * `file-not-found`, `path-escape` or `bad-folder`.
 */
function createFilesPort({ root, confine, maxBytes = MAX_FILE_BYTES }) {
    const place = { root: (0,external_node_path_.resolve)(root), confine, maxBytes };
    return {
        readText: (path) => readText(place, path),
        exists: async (path) => (await locate(place, path)) !== undefined,
        list: (pattern) => list(place, pattern),
        writeAtomically: (path, text) => writeAtomically(place, { path, text }),
    };
}
/** The real path of what is there, or undefined. */
async function locate(place, path) {
    const wanted = (0,external_node_path_.resolve)(place.root, path);
    const real = await (0,promises_.realpath)(wanted).catch(() => undefined);
    if (place.confine) {
        refuseOutside(place.root, { target: wanted, path });
        if (real)
            refuseOutside(await (0,promises_.realpath)(place.root), { target: real, path });
    }
    return real;
}
function refuseOutside(root, { target, path }) {
    const inside = (0,external_node_path_.relative)(root, target);
    const escapes = inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(inside);
    if (escapes)
        throw mistake('path-escape', { message: 'the path leaves the workspace', path });
    if (inside.split(external_node_path_.sep).includes('.git')) {
        throw mistake('path-escape', { message: 'files of the repository itself are not read or written', path });
    }
}
async function readText(place, path) {
    const real = await locate(place, path);
    if (!real)
        throw missing(place, path);
    // Non-blocking, so that a pipe without a writer is refused and not waited for.
    const file = await (0,promises_.open)(real, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK).catch((error) => {
        throw mistake('file-not-found', { message: `the file cannot be opened (${(0,error_code/* codeOf */.$)(error)})`, path });
    });
    try {
        const stat = await file.stat();
        if (!stat.isFile())
            throw mistake('file-not-found', { message: 'this is no regular file', path });
        if (stat.size > place.maxBytes) {
            const limit = `${place.maxBytes / 2 ** 20} MiB`;
            throw mistake('file-not-found', { message: `the file exceeds ${limit}`, path });
        }
        return decode(await file.readFile(), path);
    }
    finally {
        await file.close();
    }
}
function decode(bytes, path) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw mistake('file-not-found', { message: 'the file is not UTF-8', path });
    }
}
async function list(place, pattern) {
    if (!isGlob(pattern))
        return [pattern];
    const segments = pattern.split('/').filter((segment) => segment !== '.');
    const fixed = segments.findIndex(isGlob);
    const base = segments.slice(0, fixed).join('/');
    const found = new Set();
    await walk({ place, pattern, found, looked: { entries: 0 } }, { folder: base, rest: segments.slice(fixed) });
    return [...found].sort();
}
/** Symbolic links to folders are not entered below `**`, so that a walk always ends. */
async function walk(search, { folder, rest }) {
    const [segment = '', ...deeper] = rest;
    const real = await locate(search.place, folder || (search.pattern.startsWith('/') ? '/' : '.'));
    const entries = real ? await (0,promises_.readdir)(real, { withFileTypes: true }).catch(() => []) : [];
    if (segment === '**' && deeper.length > 0)
        await walk(search, { folder, rest: deeper });
    for (const entry of entries) {
        countEntry(search);
        const path = folder === '' && !search.pattern.startsWith('/') ? entry.name : `${folder}/${entry.name}`;
        if (segment === '**') {
            if (entry.isDirectory() && !entry.name.startsWith('.'))
                await walk(search, { folder: path, rest });
            if (deeper.length === 0 && entry.isFile() && !entry.name.startsWith('.'))
                search.found.add(path);
        }
        else if (matchSegment(segment, entry.name)) {
            if (deeper.length > 0)
                await walk(search, { folder: path, rest: deeper });
            else if (entry.isFile() || entry.isSymbolicLink())
                search.found.add(path);
        }
    }
}
function countEntry({ looked, pattern }) {
    looked.entries += 1;
    if (looked.entries <= MOST_ENTRIES)
        return;
    throw mistake('file-not-found', {
        message: `the pattern looks at more than ${MOST_ENTRIES} entries`,
        path: pattern,
    });
}
async function writeAtomically(place, { path, text }) {
    const target = (0,external_node_path_.resolve)(place.root, path);
    const folder = (0,external_node_path_.dirname)(target);
    if (place.confine) {
        refuseOutside(place.root, { target, path });
        refuseOutside(await (0,promises_.realpath)(place.root), { target: await realFolder(folder), path });
    }
    (0,folders/* makeFolder */.f)(folder);
    // The name is fixed, so that the next write clears what a killed one, or somebody else, left there.
    const draft = (0,external_node_path_.join)(folder, `.${(0,external_node_path_.basename)(target)}.theory-gate-tmp`);
    await (0,promises_.rm)(draft, { recursive: true, force: true });
    try {
        await writeDurably(draft, text);
        await (0,promises_.rename)(draft, target);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
    await syncFolder(folder);
}
/** The real path of the nearest ancestor that exists. */
async function realFolder(folder) {
    const real = await (0,promises_.realpath)(folder).catch(() => undefined);
    if (real !== undefined)
        return real;
    // A dangling link would be followed when the folder is made.
    const dangling = await (0,promises_.lstat)(folder).then(() => true, () => false);
    return dangling ? '/' : realFolder((0,external_node_path_.dirname)(folder));
}
async function writeDurably(path, text) {
    const file = await (0,promises_.open)(path, 'wx');
    try {
        await file.writeFile(text);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
/** Makes the new name itself durable; not every system can sync a folder. */
async function syncFolder(folder) {
    const handle = await (0,promises_.open)(folder, 'r').catch(() => undefined);
    await handle?.sync().catch(() => { });
    await handle?.close();
}
function missing({ root }, path) {
    const hint = (0,external_node_path_.isAbsolute)(path) ? {} : { hint: `looked for in ${root}` };
    return new errors/* UserError */.yo({
        code: 'file-not-found',
        message: 'there is no such file',
        place: { file: path },
        ...hint,
    });
}
function mistake(code, { message, path }) {
    return new errors/* UserError */.yo({ code, message, place: { file: path } });
}


/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6046);
/* harmony import */ var _error_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9884);




/**
 * Makes a folder and those above it, one at a time: with `recursive` Node 20 never comes back from a place where the
 * system lets nobody make one, such as below `/proc`. Throws UserError `bad-folder`.
 */
function makeFolder(path) {
    const kind = kindOf(path);
    if (kind === 'folder')
        return;
    if (kind === 'other')
        throw refused(path, 'this is a file, and a folder is needed here');
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if (above !== path)
        makeFolder(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Somebody else may have made it meanwhile.
        if (kindOf(path) !== 'folder')
            throw refused(path, `the folder cannot be made (${(0,_error_code_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error)})`);
    }
}
function kindOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? 'folder' : 'other';
    }
    catch {
        return 'nothing';
    }
}
function refused(path, message) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo({
        code: 'bad-folder',
        message,
        hint: 'name a folder that is there or can be made',
        place: { file: path },
    });
}


/***/ }),

/***/ 9471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ renderLogLine),
/* harmony export */   wv: () => (/* binding */ beginsLikeLogLine),
/* harmony export */   wz: () => (/* binding */ parseLogLine)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _domain_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4900);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9547);



const LogEntrySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['attempt', 'judging']),
    key: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    reply: _domain_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .ChatReply */ .nF,
    note: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
});
const HEAD = '{"sha256":"';
const MIDDLE = '","entry":';
const HASH_CHARS = 64;
const ENTRY_AT = HEAD.length + HASH_CHARS + MIDDLE.length;
/** One line of a run log, without its line break: the entry as JSON and the SHA-256 of exactly that text. */
function renderLogLine(entry, redact) {
    const text = redact(JSON.stringify(entry));
    return `${HEAD}${(0,_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(text)}${MIDDLE}${text}}`;
}
/** Reads a line back; undefined when a single byte of it differs from what was written. */
function parseLogLine(line) {
    const text = line.slice(ENTRY_AT, -1);
    if (line !== `${HEAD}${(0,_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(text)}${MIDDLE}${text}}`)
        return undefined;
    const read = LogEntrySchema.safeParse(parseOrNothing(text));
    if (!read.success)
        return undefined;
    const { note, ...entry } = read.data;
    return note === undefined ? entry : { ...entry, note };
}
/** Whether a text can be the beginning of a log line, as a killed process leaves it. */
function beginsLikeLogLine(text) {
    return text.length < HEAD.length ? HEAD.startsWith(text) : text.startsWith(HEAD);
}
function parseOrNothing(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. */
const sha256 = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text, 'utf8').digest('hex');


/***/ }),

/***/ 8843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ bundledFolder),
/* harmony export */   NW: () => (/* binding */ bundledFile),
/* harmony export */   Sr: () => (/* binding */ withBundledFiles),
/* harmony export */   ZR: () => (/* binding */ bundledRecordings),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3136);
/* harmony import */ var _store_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8858);




/** What ships with the tool, two folders above the bundle and one above the compiled sources. */
// The path is computed from the file name: the bundler would take `new URL` for a file to copy.
const HERE = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url));
const FIXTURES = ['../../fixtures', '../fixtures'].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(HERE, path)).find((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) ?? '';
/** Absolute path of a file or folder that ships with the tool, e.g. `prompts/short.md`. */
function bundledFile(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(FIXTURES, path);
}
/** The folder of a bundled problem set, or undefined. A name, never a path. */
const bundledFolder = (name) => findBundled('problems', name);
/** The folder of the bundled recordings of a problem set, or undefined. A name, never a path. */
const bundledRecordings = (name) => findBundled('recordings', name);
function findBundled(kind, name) {
    if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
        return undefined;
    const folder = bundledFile(`${kind}/${name}`);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? folder : undefined;
}
/** The workspace's files, and those that ship with the tool wherever the workspace is. */
function withBundledFiles(workspace) {
    const bundle = (0,_store_files_js__WEBPACK_IMPORTED_MODULE_3__/* .createFilesPort */ .v)({ root: FIXTURES, confine: true });
    const owner = (path) => (path.startsWith(FIXTURES) ? bundle : workspace);
    return {
        readText: (path) => owner(path).readText(path),
        exists: (path) => owner(path).exists(path),
        list: (pattern) => owner(pattern).list(pattern),
        writeAtomically: (path, text) => workspace.writeAtomically(path, text),
    };
}
/** A path inside a folder, with the separators of this system. */
const joinPath = (folder, name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);


/***/ }),

/***/ 735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
// To do: next major: remove.
/**
 * @typedef {Options} MarkdownTableOptions
 *   Configuration.
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [alignDelimiters=true]
 *   Whether to align the delimiters (default: `true`);
 *   they are aligned by default:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   Pass `false` to make them staggered:
 *
 *   ```markdown
 *   | Alpha | B |
 *   | - | - |
 *   | C | Delta |
 *   ```
 * @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
 *   How to align columns (default: `''`);
 *   one style for all columns or styles for their respective columns;
 *   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
 *   other values are treated as `''`, which doesn’t place the colon in the
 *   alignment row but does align left;
 *   *only the lowercased first character is used, so `Right` is fine.*
 * @property {boolean | null | undefined} [delimiterEnd=true]
 *   Whether to end each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B
 *   | ----- | -----
 *   | C     | Delta
 *   ```
 * @property {boolean | null | undefined} [fillRows=true]
 *   Whether to fill rows with empty cells up to the most cells in a row
 *   (default: `true`).
 *
 *   When `true`, all rows have as many cells as the longest row:
 *
 *   ```markdown
 *   | Alpha | B    |   |
 *   | ----- | ---- | - |
 *   | C     |      |   |
 *   | D     | Echo | F |
 *   ```
 *
 *   When `false`, rows keep their cells,
 *   and the delimiter row has as many cells as the header row:
 *
 *   ```markdown
 *   | Alpha | B    |
 *   | ----- | ---- |
 *   | C     |
 *   | D     | Echo | F |
 *   ```
 * @property {boolean | null | undefined} [delimiterStart=true]
 *   Whether to begin each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are starting delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no starting delimiters:
 *
 *   ```markdown
 *   Alpha | B     |
 *   ----- | ----- |
 *   C     | Delta |
 *   ```
 * @property {boolean | null | undefined} [padding=true]
 *   Whether to add a space of padding between delimiters and cells
 *   (default: `true`).
 *
 *   When `true`, there is padding:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there is no padding:
 *
 *   ```markdown
 *   |Alpha|B    |
 *   |-----|-----|
 *   |C    |Delta|
 *   ```
 * @property {((value: string) => number) | null | undefined} [stringLength]
 *   Function to detect the length of table cell content (optional);
 *   this is used when aligning the delimiters (`|`) between table cells;
 *   full-width characters and emoji mess up delimiter alignment when viewing
 *   the markdown source;
 *   to fix this, you can pass this function,
 *   which receives the cell content and returns its “visible” size;
 *   note that what is and isn’t visible depends on where the text is displayed.
 *
 *   Without such a function, the following:
 *
 *   ```js
 *   markdownTable([
 *     ['Alpha', 'Bravo'],
 *     ['中文', 'Charlie'],
 *     ['👩‍❤️‍👩', 'Delta']
 *   ])
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo |
 *   | - | - |
 *   | 中文 | Charlie |
 *   | 👩‍❤️‍👩 | Delta |
 *   ```
 *
 *   With [`string-width`](https://github.com/sindresorhus/string-width):
 *
 *   ```js
 *   import stringWidth from 'string-width'
 *
 *   markdownTable(
 *     [
 *       ['Alpha', 'Bravo'],
 *       ['中文', 'Charlie'],
 *       ['👩‍❤️‍👩', 'Delta']
 *     ],
 *     {stringLength: stringWidth}
 *   )
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo   |
 *   | ----- | ------- |
 *   | 中文  | Charlie |
 *   | 👩‍❤️‍👩    | Delta   |
 *   ```
 */

/**
 * Get the length of a cell.
 *
 * @param {string} value
 *   Cell value.
 * @returns {number}
 *   Cell size.
 */
function defaultStringLength(value) {
  return value.length
}

/**
 * Generate a markdown
 * ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
 * table.
 *
 * @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
 *   Table data (matrix of strings).
 * @param {Readonly<Options> | null | undefined} [options]
 *   Configuration (optional).
 * @returns {string}
 *   Result.
 */
function markdownTable(table, options) {
  const settings = options || {}
  // To do: next major: change to spread.
  // eslint-disable-next-line unicorn/prefer-spread -- `align` can be a string.
  const align = (settings.align || []).concat()
  const stringLength = settings.stringLength || defaultStringLength
  /** @type {Array<number>} Character codes as symbols for alignment per column. */
  const alignments = []
  /** @type {Array<Array<string>>} Cells per row. */
  const cellMatrix = []
  /** @type {Array<Array<number>>} Sizes of each cell per row. */
  const sizeMatrix = []
  /** @type {Array<number>} */
  const longestCellByColumn = []
  let mostCellsPerRow = 0
  let rowIndex = -1

  // This is a superfluous loop if we don’t align delimiters, but otherwise we’d
  // do superfluous work when aligning, so optimize for aligning.
  while (++rowIndex < table.length) {
    /** @type {Array<string>} */
    const row = []
    /** @type {Array<number>} */
    const sizes = []
    let columnIndex = -1

    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length
    }

    while (++columnIndex < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex])

      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell)
        sizes[columnIndex] = size

        if (
          longestCellByColumn[columnIndex] === undefined ||
          size > longestCellByColumn[columnIndex]
        ) {
          longestCellByColumn[columnIndex] = size
        }
      }

      row.push(cell)
    }

    cellMatrix[rowIndex] = row
    sizeMatrix[rowIndex] = sizes
  }

  // Figure out which alignments to use.
  let columnIndex = -1

  if (typeof align === 'object' && 'length' in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex])
    }
  } else {
    const code = toAlignment(align)

    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code
    }
  }

  // Inject the alignment row.
  columnIndex = -1
  /** @type {Array<string>} */
  const row = []
  /** @type {Array<number>} */
  const sizes = []

  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex]
    let before = ''
    let after = ''

    if (code === 99 /* `c` */) {
      before = ':'
      after = ':'
    } else if (code === 108 /* `l` */) {
      before = ':'
    } else if (code === 114 /* `r` */) {
      after = ':'
    }

    // There *must* be at least one hyphen-minus in each alignment cell.
    let size =
      settings.alignDelimiters === false
        ? 1
        : Math.max(
            1,
            longestCellByColumn[columnIndex] - before.length - after.length
          )

    const cell = before + '-'.repeat(size) + after

    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length

      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size
      }

      sizes[columnIndex] = size
    }

    row[columnIndex] = cell
  }

  // Inject the alignment row.
  cellMatrix.splice(1, 0, row)
  sizeMatrix.splice(1, 0, sizes)

  rowIndex = -1
  /** @type {Array<string>} */
  const lines = []

  while (++rowIndex < cellMatrix.length) {
    const row = cellMatrix[rowIndex]
    const sizes = sizeMatrix[rowIndex]
    const cellsInRow =
      settings.fillRows === false
        ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length)
        : mostCellsPerRow
    columnIndex = -1
    /** @type {Array<string>} */
    const line = []

    while (++columnIndex < cellsInRow) {
      const cell = row[columnIndex] || ''
      let before = ''
      let after = ''

      if (settings.alignDelimiters !== false) {
        const size =
          longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0)
        const code = alignments[columnIndex]

        if (code === 114 /* `r` */) {
          before = ' '.repeat(size)
        } else if (code === 99 /* `c` */) {
          const half = size / 2

          if (size % 2) {
            before = ' '.repeat(half + 0.5)
            after = ' '.repeat(half - 0.5)
          } else {
            before = ' '.repeat(half)
            after = before
          }
        } else {
          after = ' '.repeat(size)
        }
      }

      if (settings.delimiterStart !== false && !columnIndex) {
        line.push('|')
      }

      if (
        settings.padding !== false &&
        // Don’t add the opening space if we’re not aligning and the cell is
        // empty: there will be a closing space.
        !(settings.alignDelimiters === false && cell === '') &&
        (settings.delimiterStart !== false || columnIndex)
      ) {
        line.push(' ')
      }

      if (settings.alignDelimiters !== false) {
        line.push(before)
      }

      line.push(cell)

      if (settings.alignDelimiters !== false) {
        line.push(after)
      }

      if (settings.padding !== false) {
        line.push(' ')
      }

      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push('|')
      }
    }

    lines.push(
      settings.delimiterEnd === false
        ? line.join('').replace(/ +$/, '')
        : line.join('')
    )
  }

  return lines.join('\n')
}

/**
 * Serialize a cell value.
 *
 * @param {string | null | undefined} [value]
 *   Value to serialize.
 * @returns {string}
 *   Result.
 */
function serialize(value) {
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Get the alignment character code from a value.
 *
 * @param {string | null | undefined} value
 *   Value.
 * @returns {number}
 *   Alignment.
 */
function toAlignment(value) {
  const code = typeof value === 'string' ? value.codePointAt(0) : 0

  return code === 67 /* `C` */ || code === 99 /* `c` */
    ? 99 /* `c` */
    : code === 76 /* `L` */ || code === 108 /* `l` */
      ? 108 /* `l` */
      : code === 82 /* `R` */ || code === 114 /* `r` */
        ? 114 /* `r` */
        : 0
}


/***/ })

};
