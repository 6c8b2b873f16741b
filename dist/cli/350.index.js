export const id = 350;
export const ids = [350];
export const modules = {

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

/***/ 7350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tableCommand: () => (/* binding */ tableCommand),
  writeResults: () => (/* binding */ writeResults),
  writeRows: () => (/* binding */ writeRows)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./node_modules/d3-scale/dist/d3-scale.mjs + 6 modules
var d3_scale = __webpack_require__(704);
// EXTERNAL MODULE: ./node_modules/d3-shape/dist/d3-shape.mjs + 1 modules
var d3_shape = __webpack_require__(6879);
;// CONCATENATED MODULE: ./build/report/charts/style.js
/**
 * Colours of the families, distinguishable with every common colour vision: Okabe and Ito, Color Universal Design (2008),
 * with its yellow left out, which vanishes on white. Each stands on white and on near-black with a contrast of at least 3:1,
 * the aim of WCAG 2.1 (1.4.11) for graphics, for which they are lighter on dark ground; the last three are added to theirs.
 */
const PALETTE = [
    ['#0072b2', '#56a8dd'],
    ['#d55e00', '#e8833a'],
    ['#00825f', '#2bb88d'],
    ['#b04f8a', '#d98bbd'],
    ['#a06a00', '#e6a532'],
    ['#3a7ca5', '#7cc4ee'],
    ['#6b6b6b', '#a8a8a8'],
    ['#7a4fb5', '#b394e8'],
    ['#c2185b', '#ff7aa8'],
];
/** The style sheet of a chart: follows the reader's light or dark scheme where the viewer tells it. */
function styleSheet(series) {
    const rules = (shade) => Array.from({ length: series }, (_, index) => {
        const colour = PALETTE[index % PALETTE.length]?.[shade] ?? '';
        return `.s${index}{fill:${colour};stroke:${colour}}`;
    }).join('');
    return [
        'text{font:12px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#1f2328}',
        '.ground{fill:#ffffff}.title{font-size:15px;font-weight:600}.note{fill:#59636e}.warn{fill:#b35900;font-weight:600}',
        '.grid{stroke:#d1d9e0;stroke-width:1}.axis{stroke:#59636e;stroke-width:1}',
        '.bar{stroke-width:1.2;opacity:.55}.trend{fill:none;stroke-width:1.4;opacity:.6}.label{font-size:10px}',
        rules(0),
        '@media(prefers-color-scheme:dark){',
        'text{fill:#f0f6fc}.ground{fill:#0d1117}.note{fill:#9198a1}.warn{fill:#f0883e}',
        '.grid{stroke:#3d444d}.axis{stroke:#9198a1}',
        rules(1),
        '}',
        '.trend{fill:none}text.label{stroke:none}',
    ].join('');
}
/** Text for XML, as content or in an attribute. */
function xml(text) {
    return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
/** A number of pixels with at most two decimals. */
const px = (value) => String(Number(value.toFixed(2)));

;// CONCATENATED MODULE: ./build/report/charts/scatter.js



const WIDTH = 860;
const HEIGHT = 520;
const MARGIN = { top: 74, right: 176, bottom: 54, left: 62 };
/** Area of a sign, in square pixels. */
const SIGN = 60;
/** Room of a label in pixels, from the widths of the common sans-serif fonts at 10 px. */
const LABEL = { perLetter: 5.7, height: 12, gap: 7 };
/** Draws a chart as one self-contained SVG text, without scripts or links. */
function renderScatter(chart) {
    const points = chart.series.flatMap((series) => series.points);
    const x = scaleOf(chart.x, points.map((point) => point.x), [MARGIN.left, WIDTH - MARGIN.right]);
    const values = points.flatMap(({ y, low = y, high = y }) => [y, low, high]);
    const y = scaleOf(chart.y, values, [HEIGHT - MARGIN.bottom, MARGIN.top]);
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${xml(`${chart.title}. ${chart.warning ?? ''} ${chart.note}`)}">`,
        `<style>${styleSheet(chart.series.length)}</style>`,
        `<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>`,
        ...heading(chart),
        ...axes(chart, x, y),
        ...chart.series.flatMap((series, index) => marks({ series, index, x: x.place, y: y.place })),
        ...labels(chart.series, x.place, y.place),
        ...legend(chart.series),
        '</svg>\n',
    ].join('\n');
}
function heading({ title, note, warning }) {
    return [
        scatter_text({ x: MARGIN.left, y: 26, words: title, of: 'title' }),
        scatter_text({ x: MARGIN.left, y: 44, words: note, of: 'note' }),
        ...(warning === undefined ? [] : [scatter_text({ x: MARGIN.left, y: 62, words: warning, of: 'warn' })]),
    ];
}
function scaleOf(axis, values, range) {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    if (axis.kind === 'time') {
        const month = 30 * 24 * 3600 * 1000;
        const scale = (0,d3_scale/* scaleUtc */.Pp)([low - month, high + month], range);
        const written = scale.tickFormat(6, '%b %Y');
        return {
            place: (value) => scale(value),
            ticks: scale.ticks(6).map((date) => ({ at: scale(date), text: written(date) })),
        };
    }
    const pad = Math.max(0.02, 0.06 * (high - low));
    const scale = (0,d3_scale/* scaleLinear */.m4)([Math.max(0, low - pad), Math.min(1, high + pad)], range).nice();
    return {
        place: (value) => scale(value),
        ticks: scale
            .ticks(6)
            .map((value) => ({ at: scale(value), text: `${Number((100 * value).toFixed(1))} %` })),
    };
}
function axes(chart, x, y) {
    const [left, right, top, bottom] = [MARGIN.left, WIDTH - MARGIN.right, MARGIN.top, HEIGHT - MARGIN.bottom];
    return [
        ...y.ticks.flatMap((tick) => [
            segment({ from: [left, tick.at], to: [right, tick.at], of: 'grid' }),
            scatter_text({ x: left - 8, y: tick.at + 4, words: tick.text, anchor: 'end' }),
        ]),
        ...x.ticks.flatMap((tick) => [
            segment({ from: [tick.at, top], to: [tick.at, bottom], of: 'grid' }),
            scatter_text({ x: tick.at, y: bottom + 18, words: tick.text, anchor: 'middle' }),
        ]),
        segment({ from: [left, bottom], to: [right, bottom], of: 'axis' }),
        segment({ from: [left, top], to: [left, bottom], of: 'axis' }),
        scatter_text({ x: (left + right) / 2, y: HEIGHT - 12, words: chart.x.title, anchor: 'middle', of: 'note' }),
        `<text class="note" text-anchor="middle" transform="translate(16 ${(top + bottom) / 2}) rotate(-90)">${xml(chart.y.title)}</text>`,
    ];
}
function marks({ series, index, x, y }) {
    const path = signOf(index);
    const inOrder = [...series.points].sort((a, b) => a.x - b.x);
    const trend = series.joined && inOrder.length > 1
        ? [
            `<path class="s${index} trend" d="${(0,d3_shape/* line */.n8)((point) => x(point.x), (point) => y(point.y))(inOrder) ?? ''}"/>`,
        ]
        : [];
    return [
        ...trend,
        ...series.points.flatMap(({ x: at, y: value, low, high, label }) => [
            ...(low === undefined || high === undefined
                ? []
                : [segment({ from: [x(at), y(low)], to: [x(at), y(high)], of: `s${index} bar` })]),
            `<path class="s${index}" transform="translate(${px(x(at))} ${px(y(value))})" d="${path}"><title>${xml(label)}</title></path>`,
        ]),
    ];
}
/** Names beside the points, from the best down; one that would lie on another name or a sign is left to the tooltip. */
function labels(series, x, y) {
    const points = series.flatMap((one) => one.points).sort((a, b) => b.y - a.y);
    const taken = points.map((point) => ({
        left: x(point.x) - 5,
        right: x(point.x) + 5,
        y: y(point.y),
    }));
    const isFree = (box) => box.left > MARGIN.left &&
        box.right < WIDTH - MARGIN.right &&
        !taken.some((other) => other.left < box.right && other.right > box.left && Math.abs(other.y - box.y) < LABEL.height);
    return points.flatMap((point) => {
        const width = LABEL.perLetter * point.label.length;
        const [at, height] = [x(point.x), y(point.y)];
        const after = { left: at + LABEL.gap, right: at + LABEL.gap + width, y: height };
        const before = { left: at - LABEL.gap - width, right: at - LABEL.gap, y: height };
        const box = [after, before].find(isFree);
        if (box === undefined)
            return [];
        taken.push(box);
        return [scatter_text({ x: box.left, y: height + 3, words: point.label, of: 'label' })];
    });
}
function legend(series) {
    const left = WIDTH - MARGIN.right + 24;
    return series.flatMap(({ name }, index) => {
        const top = MARGIN.top + 12 + 20 * index;
        return [
            `<path class="s${index}" transform="translate(${left} ${top})" d="${signOf(index)}"/>`,
            scatter_text({ x: left + 12, y: top + 4, words: name }),
        ];
    });
}
/** The signs of d3 that are told apart by their outline, so that the chart reads without colour. */
const signOf = (index) => (0,d3_shape/* symbol */.HR)(d3_shape/* symbols */.Iq[index % d3_shape/* symbols */.Iq.length], SIGN)() ?? '';
function scatter_text({ x, y, words, of, anchor }) {
    const attributes = [of && ` class="${of}"`, anchor && ` text-anchor="${anchor}"`].filter(Boolean).join('');
    return `<text x="${px(x)}" y="${px(y)}"${attributes}>${xml(words)}</text>`;
}
function segment({ from, to, of }) {
    const [x1, y1, x2, y2] = [...from, ...to].map(px);
    return `<line class="${of}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
}

;// CONCATENATED MODULE: ./build/report/charts/figures.js

/** Figure 1: score against release date, a line a family (Q55). Models without a known date are left out. */
function renderTimeline(families) {
    const series = families.flatMap(({ name, rows }) => {
        const points = rows.flatMap((row) => {
            const { card, accuracy } = row;
            if (card === undefined || accuracy.value === null)
                return [];
            return [{ x: monthOf(card.released), y: accuracy.value, ...ends(row), label: row.model }];
        });
        return points.length === 0 ? [] : [{ name, points, joined: true }];
    });
    const rows = families.flatMap((family) => family.rows);
    const undated = rows.filter(({ card }) => card === undefined).length;
    if (series.length === 0)
        return { missing: 'no release date is known of these models; --model-table takes a table that has them' };
    return {
        svg: renderScatter({
            title: 'Score by release date',
            note: noteOf(rows, undated === 0 ? '' : `; ${undated} without a known date left out`),
            ...warningOf(rows),
            x: { kind: 'time', title: 'Release month' },
            y: { kind: 'percent', title: 'Accuracy (correct ÷ asked), 95 % interval' },
            series,
        }),
    };
}
/** Figure 2: faithfulness against accuracy, by family (Q95). Runs without judged faithfulness are left out. */
function renderFaithfulness(families) {
    const series = families.flatMap(({ name, rows }) => {
        const points = rows.flatMap(({ model, accuracy, faithfulness: { value, interval } }) => {
            if (accuracy.value === null || value === null)
                return [];
            const bar = interval === null ? {} : { low: interval.low, high: interval.high };
            return [{ x: accuracy.value, y: value, ...bar, label: model }];
        });
        return points.length === 0 ? [] : [{ name, points }];
    });
    const rows = families.flatMap((family) => family.rows);
    if (series.length === 0)
        return { missing: 'faithfulness was not judged in these runs' };
    return {
        svg: renderScatter({
            title: 'Faithfulness and accuracy',
            note: noteOf(rows, ''),
            ...warningOf(rows),
            x: { kind: 'percent', title: 'Accuracy (correct ÷ asked)' },
            y: { kind: 'percent', title: 'Faithful ÷ (correct and assessable), 95 % interval' },
            series,
        }),
    };
}
const ends = ({ accuracy: { interval } }) => interval === null ? {} : { low: interval.low, high: interval.high };
/** The first day of a month such as 2026-09, in milliseconds since 1970 (UTC). */
const monthOf = (released) => Date.parse(`${released}-01T00:00:00Z`);
function noteOf(rows, more) {
    const sets = [...new Set(rows.map(({ problemSet, problems }) => `${problemSet} (${problems} problems)`))];
    return `${rows.length} ${rows.length === 1 ? 'run' : 'runs'} on ${sets.join(', ')}${more}`;
}
/** What a reader of the picture alone has to know of where the answers came from. */
function warningOf(rows) {
    if (rows.some(({ source }) => source === 'synthetic'))
        return { warning: 'SYNTHETIC: made-up scores that show the form of the figure; no model was asked' };
    if (rows.some(({ source }) => source === 'recorded'))
        return { warning: 'From recorded answers' };
    return {};
}

// EXTERNAL MODULE: ./build/domain/format.js
var format = __webpack_require__(2642);
// EXTERNAL MODULE: ./build/domain/judgement.js
var judgement = __webpack_require__(1094);
// EXTERNAL MODULE: ./build/report/blocks.js
var blocks = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(3533);
;// CONCATENATED MODULE: ./build/report/tables.js





/** The tables of a set of runs in Markdown, with both figures as Mermaid, which GitHub draws. */
function renderResults(results) {
    return `${(0,blocks/* paragraphs */.qN)([
        '## Results',
        warning(results.rows),
        renderScores(results.rows),
        '### By category',
        renderCategories(results.rows),
        '### Errors of wrong answers',
        renderErrors(results.errors),
        '### Families and access',
        renderGroups([...results.families, ...results.access]),
        ...repeats(results.rows),
        '### Figures',
        mermaidTimeline(results.families),
        mermaidFaithfulness(results.rows),
    ])}\n`;
}
function warning(rows) {
    if (rows.some(({ source }) => source === 'synthetic'))
        return '> **Synthetic**: these scores are made up to show the form of the tables; no model was asked.';
    const sets = new Set(rows.map(({ problemSet, problems }) => `${problemSet} ${problems}`));
    return sets.size > 1
        ? '> The runs were made on different problems: their scores do not compare.'
        : undefined;
}
/** Table 4: the symbolic and the final score (Q52), with intervals. */
function renderScores(rows) {
    const body = rows.map((row) => [
        nameOf(row),
        row.card?.family ?? '—',
        row.card?.released ?? '—',
        row.card?.access ?? '—',
        percent(row.symbolic),
        `**${(0,numbers/* ratioText */.B9)(row.accuracy, 'nothing was asked')}**`,
        (0,numbers/* ratioText */.B9)(row.faithfulness, 'not judged'),
    ]);
    return (0,blocks/* table */.tp)([['Model', 'Family', 'Released', 'Access', 'Symbolic', 'Avg. (95 % interval)', 'Faithfulness'], ...body], 'llllrrr');
}
function renderCategories(rows) {
    const categories = [...new Set(rows.flatMap(({ byCategory }) => Object.keys(byCategory)))].sort();
    const body = rows.map((row) => [nameOf(row), ...categories.map((name) => withEnds(row.byCategory[name]))]);
    return (0,blocks/* table */.tp)([['Model', ...categories.map((name) => (0,report_escape/* codeCell */.MZ)(name))], ...body], `l${'r'.repeat(categories.length)}`);
}
/** Table 5: how errors are distributed in the upper half of the ranking and among the others (Q73). */
function renderErrors(groups) {
    if (groups.every(({ shares }) => shares === null))
        return 'No wrong answer was classified.';
    const body = groups.map(({ name, wrong, shares }) => [
        name,
        String(Number(wrong.toFixed(1))),
        ...judgement/* ErrorLabel */.r3.options.map((label) => (shares === null ? '—' : (0,format/* formatPercent */.l9)(shares[label] ?? 0))),
    ]);
    return (0,blocks/* table */.tp)([['Models', 'Wrong answers', ...judgement/* ErrorLabel */.r3.options], ...body], 'lrrrrr');
}
function renderGroups(groups) {
    const body = groups.map(({ name, rows, meanAccuracy }) => [
        (0,report_escape/* codeCell */.MZ)(name),
        rows.map((row) => `${nameOf(row)} ${percent(row.accuracy)}`).join(', '),
        meanAccuracy === null ? '—' : (0,format/* formatPercent */.l9)(meanAccuracy),
    ]);
    return (0,blocks/* table */.tp)([['Group', 'Models (generations from the oldest)', 'Mean'], ...body], 'llr');
}
function repeats(rows) {
    const repeated = rows.filter(({ atK }) => atK.length > 1);
    if (repeated.length === 0)
        return [];
    const most = Math.max(...repeated.map(({ atK }) => atK.length));
    const ks = Array.from({ length: most }, (_, index) => index + 1);
    const body = repeated.map((row) => [
        nameOf(row),
        ...ks.map((k) => pair(row.atK.find((entry) => entry.k === k))),
    ]);
    const head = ['Model', ...ks.map((k) => `k = ${k}`)];
    return [
        '### Repeats: at least one of k right (accuracy@k) / all of k right (pass^k)',
        (0,blocks/* table */.tp)([head, ...body], `l${'r'.repeat(most)}`),
    ];
}
const pair = (entry) => entry === undefined ? '—' : `${(0,format/* formatPercent */.l9)(entry.any)} / ${(0,format/* formatPercent */.l9)(entry.all)}`;
const percent = ({ value }) => (value === null ? '—' : (0,format/* formatPercent */.l9)(value));
const nameOf = ({ model }) => (0,report_escape/* codeCell */.MZ)(model);
function withEnds(ratio) {
    if (ratio === undefined || ratio.value === null)
        return '—';
    const { interval } = ratio;
    const range = interval ? ` (${Math.round(100 * interval.low)}–${Math.round(100 * interval.high)})` : '';
    return `${(0,format/* formatPercent */.l9)(ratio.value)}${range}`;
}
/** Figure 1 as a bar chart in order of release; Mermaid has no time axis. */
function mermaidTimeline(families) {
    const dated = families
        .flatMap(({ rows }) => rows)
        .flatMap(({ card, model, accuracy }) => card === undefined || accuracy.value === null
        ? []
        : [{ model, released: card.released, value: accuracy.value }])
        .sort((a, b) => (a.released < b.released ? -1 : Number(a.released > b.released)));
    if (dated.length === 0)
        return 'Figure 1 needs release dates, and none is known of these models.';
    return fence([
        'xychart-beta',
        '  title "Score in order of release (%)"',
        `  x-axis [${dated.map(({ model, released }) => quote(`${model} ${released}`)).join(', ')}]`,
        '  y-axis "Accuracy (%)" 0 --> 100',
        `  bar [${dated.map(({ value }) => (100 * value).toFixed(1)).join(', ')}]`,
    ]);
}
/** Figure 2 as a quadrant chart, whose two axes run from 0 to 1. */
function mermaidFaithfulness(rows) {
    const judged = rows.filter(({ accuracy, faithfulness }) => accuracy.value !== null && faithfulness.value !== null);
    if (judged.length === 0)
        return 'Figure 2 needs judged faithfulness, and these runs have none.';
    return fence([
        'quadrantChart',
        '  title Faithfulness and accuracy',
        '  x-axis "Accuracy 0" --> "Accuracy 1"',
        '  y-axis "Faithfulness 0" --> "Faithfulness 1"',
        ...judged.map(({ model, accuracy, faithfulness }) => `  ${quote(model)}: [${inside(accuracy.value)}, ${inside(faithfulness.value)}]`),
    ]);
}
const fence = (lines) => ['```mermaid', ...lines, '```'].join('\n');
/** Names of models are not ours: only letters, digits and a few signs pass into a diagram. */
const quote = (words) => `"${words.replace(/[^\p{L}\p{N} ._/()+-]/gu, '').slice(0, 60)}"`;
/** The chart refuses a point on its edge. */
const inside = (value) => Math.min(0.999, Math.max(0.001, value ?? 0)).toFixed(3);

// EXTERNAL MODULE: ./build/tables/index.js + 1 modules
var tables = __webpack_require__(326);
// EXTERNAL MODULE: ./build/wiring/bundle.js
var bundle = __webpack_require__(8843);
// EXTERNAL MODULE: ./build/commands/model-table.js
var model_table = __webpack_require__(8751);
// EXTERNAL MODULE: ./build/commands/run-files.js
var run_files = __webpack_require__(6568);
;// CONCATENATED MODULE: ./build/commands/table.js







/** `table <run.json …>`: Tables 4 and 5 and both figures of any runs; printed, and written to the out folder. */
async function tableCommand({ positionals, options, terminal }) {
    const runs = await (0,run_files/* readRunFiles */.DF)(positionals, terminal);
    const models = await (0,model_table/* readModelTable */.a)(options, terminal);
    terminal.print(await writeResults({ runs: runs.map(({ run }) => run), models, out: options.out, terminal }));
    return errors/* EXIT */.dc.passed;
}
/** Writes `results.md`, `score-by-date.svg` and `faithfulness.svg` into a folder; returns the text of the first. */
async function writeResults({ runs, models, out, terminal }) {
    return writeRows((0,tables/* ranked */.ad)((0,tables/* resultRows */.FA)(runs, models)), out, terminal);
}
/** The same for rows that are already made. */
async function writeRows(rows, out, { files, progress }) {
    const families = (0,tables/* byFamily */.QN)(rows);
    const text = renderResults({ rows, families, access: (0,tables/* byAccess */.EA)(rows), errors: (0,tables/* errorShares */.fF)(rows) });
    const write = (name, content) => files.writeAtomically((0,bundle/* joinPath */.uJ)(out, name), content);
    await write('results.md', text);
    const figures = [
        ['score-by-date.svg', renderTimeline(families)],
        ['faithfulness.svg', renderFaithfulness(families)],
    ];
    for (const [name, figure] of figures) {
        if ('svg' in figure)
            await write(name, figure.svg);
        else
            progress.line(`${name} was not drawn: ${figure.missing}`);
    }
    return text;
}


/***/ })

};
