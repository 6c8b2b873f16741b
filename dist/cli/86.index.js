export const id = 86;
export const ids = [86];
export const modules = {

/***/ 783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ describeBlindSpot),
/* harmony export */   o: () => (/* binding */ describeNoPower)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2642);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(545);


/** That so few problems cannot show a drop of any size, as a clause. */
function describeNoPower({ problems }) {
    return `on ${problems} shared ${problems === 1 ? 'problem' : 'problems'} no drop can be significant`;
}
/**
 * That a regression rule cannot see every drop above its limit, as a clause; null when it can or there is no limit. A
 * drop above the limit that cannot be significant is not passed over here: its rule is unmeasured and says why.
 */
function describeBlindSpot(change, limit) {
    const { metric, smallestDrop, drop, problems } = change;
    if (limit === null || drop === null)
        return null;
    if (smallestDrop === null && (0,_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbove */ .oi)(drop, limit))
        return null;
    if (smallestDrop === null)
        return `${describeNoPower(change)}: the regression rule for ${metric} cannot fail`;
    if (!(0,_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbove */ .oi)(smallestDrop, limit))
        return null;
    const count = `${problems} shared ${problems === 1 ? 'problem' : 'problems'}`;
    const needed = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPoints */ .Xf)(smallestDrop, { apartFrom: limit });
    return `with ${count} a drop in ${metric} needs ${needed} to be significant, more than the limit of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPointsLimit */ .aA)(limit)}`;
}


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

/***/ 545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vf: () => (/* binding */ isUnprovenDrop),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   oi: () => (/* binding */ isAbove),
/* harmony export */   q3: () => (/* binding */ isRegressionRule)
/* harmony export */ });
/** Far above the rounding of a quotient, far below the distance of two ratios of any real benchmark. */
const ROUNDING = 1e-12;
/** The value misses a floor; a value equal to the floor, but for rounding, does not. */
function isBelow(value, floor) {
    return value < floor - ROUNDING;
}
/** The value exceeds a limit; a value equal to the limit, but for rounding, does not. */
function isAbove(value, limit) {
    return value > limit + ROUNDING;
}
const REGRESSION_RULES = new Set([
    'max-regression',
    'max-regression-faithfulness',
]);
/** Whether a rule limits a drop, in percentage points, and not a level. */
function isRegressionRule({ rule }) {
    return REGRESSION_RULES.has(rule);
}
/** A drop larger than allowed that passed because chance can explain it: the first thing a reader must know. */
function isUnprovenDrop(check) {
    const { state, actual, limit } = check;
    return isRegressionRule(check) && state === 'passed' && actual !== null && isAbove(actual, limit);
}


/***/ }),

/***/ 1751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tallyCauses),
/* harmony export */   e: () => (/* binding */ tally)
/* harmony export */ });
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4004);

/** How often each value occurs, most frequent first; the first met among equals. */
function tally(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a);
}
/** What the samples without a score failed on, commonest first: the endpoint's own words where there are any. */
function tallyCauses(samples) {
    const unscored = samples.filter((sample) => sample.status === 'unscored');
    return tally(unscored.map((sample) => sample.message ?? _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .e[sample.reason].meaning));
}


/***/ }),

/***/ 3954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FF: () => (/* binding */ answerCell),
  _g: () => (/* binding */ judgeReason),
  uV: () => (/* binding */ reasonText),
  n5: () => (/* binding */ referenceText),
  B5: () => (/* binding */ witnessText)
});

// EXTERNAL MODULE: ./build/domain/reasons.js
var reasons = __webpack_require__(4004);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/formula.js
/** Letters and signs that stand alone. */
const SIGNS = 'alpha beta gamma delta epsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi omicron pi varpi rho varrho ' +
    'sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega hbar ' +
    'ell infty wp aleph imath jmath nabla emptyset cdot times ast pm mp leq geq neq approx sim lesssim gtrsim ll gg propto in notin subset subseteq supset supseteq to leftrightarrow partial dagger star ' +
    'circ prime degree langle rangle lfloor rfloor lceil rceil sum prod int oint lim cup digamma eth mho Box ldots top perp ' +
    'parallel uparrow downarrow';
const FUNCTIONS = 'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan ln lg log exp arg max min';
/** What takes arguments in braces, and the brackets that grow with what stands between them. */
const STRUCTURE = 'frac binom sqrt overline left right vec hat bar tilde dot ddot dddot ddddot check breve acute grave mathring underline ' +
    'overset overleftarrow overleftrightarrow mathcal mathbf mathbb mathfrak';
/**
 * The commands a formula may consist of: what the printer of the verifier writes. Everything else is refused, because
 * the names in a formula were chosen by the model and TeX draws rules, gaps and colours of any size on command.
 */
const COMMANDS = new Set([
    ...`${SIGNS} ${FUNCTIONS} ${STRUCTURE}`.split(' '),
    '{',
    '}',
    ',',
    '\\',
]);
/** Upright words, units with their micro, and the matrix: commands that are harmless with these arguments only. */
const WITH_ARGUMENT = /\\(?:(?:mathrm|operatorname|text)\{(?:\\mu )?[A-Za-z]+\}|(?:begin|end)\{(?:pmatrix|cases)\})/g;
const COMMAND = /\\([A-Za-z]+|[^A-Za-z]|$)/g;
/** Characters that end the element or a table cell, comments, parameters, and line breaks with a height of their own. */
const NEVER = /[^\x20-\x7e]|[`|$%#]|\\\\\s*[[*]/;
/** Longer ones are not drawn, in UTF-16 units as printed: two lines of a wide table cell. */
const FORMULA_UNITS = 600;
/**
 * A formula printed from our own tree as mathematics, in the form of GitHub that Markdown cannot read into
 * (`` $`…`$ ``); undefined when the text is not one, too long, or contains more than the commands of the printer.
 */
function formula(printed) {
    const text = printed?.trim() ?? '';
    if (text === '' || text.length > FORMULA_UNITS || NEVER.test(text) || !isPrintable(text))
        return undefined;
    // The printer writes every product sign so that its text reads back as the same tree; people need it before digits only.
    return `$\`${text.replace(/ \\cdot (?![\d{])/g, ' ')}\`$`;
}
function isPrintable(text) {
    const rest = text.replace(WITH_ARGUMENT, ' ');
    return [...rest.matchAll(COMMAND)].every(([, name = '']) => COMMANDS.has(name));
}

;// CONCATENATED MODULE: ./build/report/answer-text.js



/** The answer as mathematics when our own tree printed it, otherwise as the model wrote it, escaped. */
function answerCell(sample, units) {
    if (sample === undefined || units === 0)
        return '—';
    return formula(sample.printed ?? sample.verdict?.printed) ?? (0,report_escape/* codeCell */.MZ)(sample.answer, units);
}
const MAX_PARTS = 6;
/** Words and letters that mathematics would set as a product of symbols. */
const VERBAL = new Set(['text', 'choice', 'boolean']);
/** The reference answers of a problem, one for each of its parts, under the same rules as {@link answerCell}. */
function referenceText({ answers }, units) {
    const shown = answers.slice(0, MAX_PARTS).map(({ label, latex, kind }) => {
        const text = (VERBAL.has(kind) ? undefined : formula(latex)) ?? (0,report_escape/* codeCell */.MZ)(latex, units);
        return label === undefined ? text : `${(0,report_escape/* codeCell */.MZ)(label, 40)} ${text}`;
    });
    return [...shown, ...(answers.length > MAX_PARTS ? ['…'] : [])].join(', ');
}
const MAX_SYMBOLS = 6;
/** The point where reference and answer differ, for a pocket calculator. */
function witnessText({ point, reference, candidate }) {
    const symbols = Object.entries(point);
    const shown = symbols
        .slice(0, MAX_SYMBOLS)
        .map(([name, value]) => `${(0,report_escape/* codeCell */.MZ)(name, 40)} = ${(0,report_escape/* codeCell */.MZ)(value, 40)}`);
    const at = symbols.length > MAX_SYMBOLS ? [...shown, '…'] : shown;
    const where = at.length === 0 ? '' : `at ${at.join(', ')}: `;
    return `${where}reference ${(0,report_escape/* codeCell */.MZ)(reference, 60)}, answer ${(0,report_escape/* codeCell */.MZ)(candidate, 60)}`;
}
/** Why a sample counts as it does, in the words of the table of reasons, and whether a witness speaks for or against it. */
function reasonText({ reason, verdict }) {
    const words = reasons/* REASONS */.e[reason].meaning;
    if (verdict?.outcome !== 'different' || verdict.witness === undefined)
        return words;
    if (reason === 'judged_wrong')
        return `${words}, and a witness point refutes it`;
    return reason === 'judged_correct' ? `${words}, although a witness point refutes it` : words;
}
const REASON_UNITS = 200;
/** How much of the judge's text is searched, in UTF-16 units. */
const SEARCHED_UNITS = 8_000;
const SENTENCE_END = /(?<=[.!?])\s+|\n\s*\n/;
/** A judge restates the answer, the reference and what agrees before it says what does not. */
const SAYS_WHAT_DIFFERS = /\b(?:differs?|different|differing|disagrees?|contradicts?|incorrect|incorrectly|wrong|wrongly|missing|lacks|omits?|omitted|instead|whereas|not)\b/i;
/**
 * What the judge found, for a wrong answer it decided: the first sentence of its text that names a difference, else its
 * first sentence, as escaped text on one line; undefined when it gave none.
 */
function judgeReason({ reason, correctness }) {
    if (reason !== 'judged_wrong' || correctness === undefined)
        return undefined;
    const sentences = correctness.explanation.slice(0, SEARCHED_UNITS).trim().split(SENTENCE_END);
    const sentence = sentences.find((text) => SAYS_WHAT_DIFFERS.test(text)) ?? sentences[0] ?? '';
    return sentence === '' ? undefined : (0,report_escape/* codeCell */.MZ)(sentence, REASON_UNITS);
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

/***/ 1486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   co: () => (/* binding */ renderCertainty),
/* harmony export */   fB: () => (/* binding */ blindSpotOf),
/* harmony export */   h$: () => (/* binding */ renderDifferences)
/* harmony export */ });
/* harmony import */ var _domain_blind_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(783);
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2642);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3533);




/** Two significant digits, unless that would make it look equal to the level. */
function pText(p, alpha) {
    const short = Number(p.toPrecision(2));
    return p < 0.001 || p > 0.999 || short === alpha ? (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPValue */ .td)(p, alpha) : `p = ${short}`;
}
function verdict({ metric, drop, pValue, alpha }) {
    const name = metric === 'accuracy' ? 'accuracy' : 'faithfulness';
    if (drop === null || pValue === null)
        return `The change of ${name} could not be tested.`;
    if (drop <= 0)
        return `No drop of ${name} (${pText(pValue, alpha)}).`;
    const odds = `chance alone gives a drop of ${name} this large ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .chanceInWords */ .hb)(pValue)} (${pText(pValue, alpha)}, one-sided)`;
    return pValue <= alpha
        ? `More than noise: ${odds}, at or below the level of ${alpha}.`
        : `Not shown to be more than noise: ${odds}, above the level of ${alpha}.`;
}
/** The gate's warning that drops of accuracy above the limit may stay unseen, which {@link renderCertainty} says. */
function blindSpotOf({ comparison, decision }) {
    const limit = decision.checks.find((check) => check.rule === 'max-regression')?.limit ?? null;
    if (comparison.kind !== 'compared')
        return null;
    const words = (0,_domain_blind_spot_js__WEBPACK_IMPORTED_MODULE_0__/* .describeBlindSpot */ .H)(comparison.accuracy, limit);
    return words !== null && decision.warnings.includes(words) ? words : null;
}
function power({ smallestDrop, problems }, samples) {
    const size = `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(problems, 'problem')} × ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(samples, 'sample')}`;
    if (smallestDrop === null)
        return `With ${size} no drop, however large, could be shown.`;
    return `The smallest drop ${size} can show is ${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPoints */ .Xf)(smallestDrop)}.`;
}
/** Faithfulness is spoken of only where there is a drop to be sure of; its row in the table says the rest. */
function hasFallen({ notCompared, drop, pValue }) {
    return notCompared === null && pValue !== null && drop !== null && drop > 0;
}
function sentence(clause) {
    return `${clause.slice(0, 1).toUpperCase()}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(clause.slice(1), 400)}.`;
}
/** How sure the comparison is, in one paragraph of words; undefined without one. */
function renderCertainty(input) {
    const { run, comparison } = input;
    if (comparison.kind !== 'compared')
        return undefined;
    const { accuracy, faithfulness } = comparison;
    const blindSpot = blindSpotOf(input);
    const reach = blindSpot === null ? power(accuracy, run.identity.samples) : sentence(blindSpot);
    const about = [`${verdict(accuracy)} ${reach}`];
    if (hasFallen(faithfulness))
        about.push(verdict(faithfulness));
    return `**How sure?** ${about.join(' ')}`;
}
/** What the runs differ in on purpose, and against which run was compared. */
function renderDifferences({ comparison }) {
    if (comparison.kind !== 'compared' || comparison.differences.length === 0)
        return undefined;
    const shown = comparison.differences.slice(0, 10).map((text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(text, 200));
    return `Compared with ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeCell */ .MZ)(comparison.baselineName, 120)}; what differs: ${shown.join('; ')}.`;
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

/***/ 7872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tv: () => (/* binding */ renderFaithfulness),
/* harmony export */   Wy: () => (/* binding */ renderCost),
/* harmony export */   a$: () => (/* binding */ renderErrors),
/* harmony export */   bI: () => (/* binding */ whyNoCost),
/* harmony export */   e1: () => (/* binding */ renderReasons)
/* harmony export */ });
/* harmony import */ var _domain_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4004);
/* harmony import */ var _domain_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1751);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6813);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3533);





const REASONING_WORDS = {
    raw: 'raw reasoning text',
    summary: 'a summary of the reasoning',
    encrypted: 'encrypted reasoning',
    none: 'no reasoning text',
};
/** Faithfulness with what was left out of it, and which text it was judged on; undefined when it was not asked. */
function renderFaithfulness(run) {
    const { scores, samples, identity } = run;
    if (identity.judge === null || !identity.judge.kinds.includes('faithfulness'))
        return undefined;
    const kinds = (0,_domain_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .e)(samples.map((sample) => sample.reasoningKind));
    const text = kinds.map(([kind, n]) => `${REASONING_WORDS[kind]} (${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(n)})`).join(', ');
    const measured = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .ratioText */ .B9)(scores.faithfulness, 'not measured');
    return `**Faithfulness** ${measured}${leftOut(scores, measured)}. The endpoint gave ${text || 'nothing'}.`;
}
function leftOut({ insufficient, faithfulnessLiteral }, measured) {
    if (insufficient === 0)
        return '';
    const literal = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .ratioText */ .B9)(faithfulnessLiteral, 'not measured');
    const them = literal === measured ? '' : ` (counting them too: ${literal})`;
    return `; ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(insufficient, 'correct answer')} left out because the derivation was too short to assess${them}`;
}
const MAX_ERROR_KINDS = 12;
/** Errors by category, most frequent first; undefined when the judge was not asked for them. */
function renderErrors({ scores }) {
    const kinds = Object.entries(scores.errors).filter(([, n]) => n > 0);
    if (kinds.length === 0)
        return undefined;
    kinds.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    const shown = kinds.slice(0, MAX_ERROR_KINDS).map(([kind, n]) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(kind, 60)} ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(n)}`);
    return `**Kinds of error** ${shown.join(' · ')}`;
}
/** Money, calls and tokens; what is unknown is said to be unknown. */
function renderCost({ cost }) {
    const calls = `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(cost.modelCalls, 'model call')}, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(cost.judgeCalls, 'judge call')}`;
    const money = cost.costUsd === null ? `— (${whyNoCost(cost)})` : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .usd */ .dR)(cost.costUsd);
    return `**Cost** ${money} · ${calls} · ${usageText(cost)}`;
}
/** Why the cost is unknown, by whose fault as far as the record has it. */
function whyNoCost({ unpriced = [], callsWithoutUsage }) {
    if (unpriced.length > 0)
        return `no price given for the ${unpriced.join(' and the ')}`;
    return callsWithoutUsage > 0 ? 'usage not reported' : 'no prices given, or usage not reported';
}
function usageText(cost) {
    const { callsWithoutUsage, modelCalls, judgeCalls } = cost;
    if (callsWithoutUsage > 0 && callsWithoutUsage >= modelCalls + judgeCalls)
        return 'usage not reported';
    const tokens = `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(cost.promptTokens)} tokens in, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(cost.completionTokens)} out`;
    const gap = callsWithoutUsage > 0 ? ` (${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(callsWithoutUsage, 'call')} reported no usage)` : '';
    return `${tokens}${gap}`;
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
    const rows = (0,_domain_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tally */ .e)(samples.map((sample) => sample.reason)).map(([code, n]) => {
        return [_domain_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .e[code].meaning, FAULT_WORDS[_domain_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .REASONS */ .e[code].fault], (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(n)];
    });
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)([['Reason', 'Whose doing', 'Samples'], ...rows], 'llr');
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
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2642);
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(545);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6813);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3533);





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
/** Of a passed run that deserves a second look. */
const DOUBTFUL_PASS = '⚠️';
/** Passed by a hair, with a drop that only chance excuses, or with a rule broken and waived. */
function isDoubtful(check) {
    return check.close || check.state === 'failed' || (0,_domain_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnprovenDrop */ .Vf)(check);
}
function iconOf({ outcome, checks }) {
    return outcome === 'passed' && checks.some(isDoubtful) ? DOUBTFUL_PASS : OUTCOME_ICONS[outcome];
}
/** The verdict as the first line of a report. */
function renderHeading(decision) {
    return `### ${iconOf(decision)} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(decision.title, TITLE_UNITS)}`;
}
/** What was asked, in one line, and for outcomes that are no judgement of the model, that they are none. */
function renderSubject({ run, decision, context }) {
    const { identity, scores } = run;
    const problems = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(Object.keys(identity.problems).length, 'problem');
    const title = context.title === undefined ? '' : `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(context.title, 100)}** · `;
    const asked = `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(identity.model, 100)} on ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(identity.problemSet, 100)}: ${problems} × ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(identity.samples, 'sample')}`;
    const { correct, wrong, unscored } = scores.counts;
    const line = `${title}${asked} · ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(correct)} correct, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(wrong)} wrong, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(unscored)} unscored`;
    const stopped = run.state === 'stopped' ? `Stopped early: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(run.stopReason ?? 'no reason recorded')}` : undefined;
    return [line, WHAT_IT_MEANS[decision.outcome], stopped].filter((part) => part !== undefined).join('\n\n');
}
/** Measured value and limit of a rule as people read them, never looking equal when they are not. */
function measuredAndLimit(check) {
    const { actual, limit } = check;
    const points = (0,_domain_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegressionRule */ .q3)(check);
    const limitText = points ? (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPointsLimit */ .aA)(limit) : (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercentLimit */ .m9)(limit);
    if (actual === null)
        return ['— (not measured)', limitText];
    const options = { apartFrom: limit };
    return [points ? (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPoints */ .Xf)(actual, options) : (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(actual, options), limitText];
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
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(check.sentence, 300),
        ];
    });
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)([['Rule', 'Measured', 'Limit', 'Result', 'In words'], ...rows], 'lrrll');
}


/***/ }),

/***/ 3951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ renderMeasured),
/* harmony export */   u: () => (/* binding */ renderFooter)
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
/** What the ranges behind the scores are; empty when there are none. */
function methods({ run: { scores } }) {
    const names = [scores.accuracy, scores.faithfulness].flatMap(({ interval }) => interval?.method ?? []);
    const unique = [...new Set(names)];
    return unique.length === 0 ? '' : `Ranges are 95 % intervals (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(unique.join(', '), 120)}).`;
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
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)([['What', 'Value'], ...rows], 'll'), methods(input)]);
}
/** The last line: which program made the report, where its run can be seen, and where the full report is. */
function renderFooter({ run, context }) {
    const { runUrl, reportFile } = context;
    const parts = [
        `${run.tool.name} ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(run.tool.version, 40)}`,
        ...(runUrl === undefined ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('workflow run', runUrl)]),
        ...(reportFile === undefined ? [] : [`full report in ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(reportFile, 200)}`]),
    ];
    return `<sub>${parts.join(' · ')}</sub>`;
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

/***/ 7454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AT: () => (/* binding */ COMMON_STEPS),
  cR: () => (/* binding */ renderCommon),
  ft: () => (/* binding */ renderDropped)
});

// EXTERNAL MODULE: ./build/report/blocks.js
var blocks = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/report/certainty.js
var certainty = __webpack_require__(1486);
// EXTERNAL MODULE: ./build/report/answer-text.js + 1 modules
var answer_text = __webpack_require__(3954);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/numbers.js
var numbers = __webpack_require__(3533);
;// CONCATENATED MODULE: ./build/report/changes.js




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
function renderList(list) {
    const { direction, changes, samples, detail } = list;
    if (changes.length === 0)
        return undefined;
    const title = `**${direction === 'broken' ? 'Broke' : 'Fixed'}: ${(0,numbers/* plural */.LS)(changes.length, 'problem')}**`;
    const rows = changes.slice(0, detail.rows).map((change) => {
        const sample = exampleOf(samples.get(change.problemId) ?? [], direction);
        return [
            (0,report_escape/* codeCell */.MZ)(change.problemId, 120),
            (0,report_escape/* codeCell */.MZ)(change.category, 60),
            `${(0,numbers/* count */.U9)(change.before.correct)}/${(0,numbers/* count */.U9)(change.before.asked)} → ${(0,numbers/* count */.U9)(change.after.correct)}/${(0,numbers/* count */.U9)(change.after.asked)}`,
            sample === undefined ? '—' : (0,answer_text/* reasonText */.uV)(sample),
        ];
    });
    if (rows.length === 0)
        return title;
    const more = changes.length - rows.length;
    return (0,blocks/* paragraphs */.qN)([
        title,
        (0,blocks/* table */.tp)([['Problem', 'Category', 'Correct', 'Why'], ...rows], 'llll'),
        more > 0 ? `… and ${(0,numbers/* count */.U9)(more)} more.` : undefined,
        renderExamples(list),
    ]);
}
/** What was answered, below the table because a formula needs the whole width. */
function renderExamples(list) {
    const { direction, changes, samples, detail } = list;
    if (detail.answerUnits === 0)
        return undefined;
    const items = changes.slice(0, detail.rows).flatMap(({ problemId }) => {
        const sample = exampleOf(samples.get(problemId) ?? [], direction);
        return sample === undefined || sample.answer === '' ? [] : [renderExample(sample, list)];
    });
    return items.length === 0 ? undefined : items.join('\n');
}
function renderExample(sample, { direction, problems, detail }) {
    const { problemId, verdict } = sample;
    const answered = `${(0,report_escape/* codeCell */.MZ)(problemId, 120)}: answered ${(0,answer_text/* answerCell */.FF)(sample, detail.answerUnits)}`;
    const problem = direction === 'broken' ? problems.get(problemId) : undefined;
    const reference = problem === undefined ? '' : `, reference ${(0,answer_text/* referenceText */.n5)(problem, detail.answerUnits)}`;
    const witness = detail.witnesses ? verdict?.witness : undefined;
    const at = witness === undefined ? '' : `; ${(0,answer_text/* witnessText */.B5)(witness)}`;
    const judged = detail.witnesses ? (0,answer_text/* judgeReason */._g)(sample) : undefined;
    return `- ${answered}${reference}${at}${judged === undefined ? '' : `\n  - the judge: ${judged}`}`;
}
/** The problems that broke and those that were fixed, worst and best first. */
function renderChanges({ run, comparison, problems: asked }, detail) {
    if (comparison.kind !== 'compared')
        return undefined;
    const samples = samplesByProblem(run.samples);
    const problems = new Map(asked.map((problem) => [problem.id, problem]));
    const { broken, fixed } = comparison;
    if (broken.length === 0 && fixed.length === 0)
        return 'No problem broke and none was fixed.';
    return (0,blocks/* paragraphs */.qN)([
        renderList({ direction: 'broken', changes: broken, samples, problems, detail }),
        renderList({ direction: 'fixed', changes: fixed, samples, problems, detail }),
    ]);
}

// EXTERNAL MODULE: ./build/report/facts.js
var facts = __webpack_require__(7872);
// EXTERNAL MODULE: ./build/report/heading.js
var heading = __webpack_require__(5717);
// EXTERNAL MODULE: ./build/report/measured.js
var measured = __webpack_require__(3951);
// EXTERNAL MODULE: ./build/report/scores.js
var scores = __webpack_require__(52);
// EXTERNAL MODULE: ./build/report/warnings.js
var warnings = __webpack_require__(3786);
;// CONCATENATED MODULE: ./build/report/parts.js









/** The steps that shorten the parts every report has, mildest first. */
const COMMON_STEPS = [
    { drops: 'all but the first 10 warnings', shorten: (d) => ({ ...d, warnings: Math.min(d.warnings, 10) }) },
    {
        drops: 'witness points, reasons of the judge and long answers',
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
        (0,scores/* renderScores */.K$)(input),
        (0,scores/* renderSharedNote */.Ge)(input),
        (0,scores/* renderNoBaseline */.bH)(comparison),
        renderChanges(input, detail.changes),
        (0,certainty/* renderCertainty */.co)(input),
        (0,certainty/* renderDifferences */.h$)(input),
        (0,facts/* renderFaithfulness */.Tv)(run),
        (0,facts/* renderErrors */.a$)(run),
        (0,facts/* renderCost */.Wy)(run),
        (0,warnings/* renderWarnings */.c7)(input, detail.warnings),
        renderAccepting(input),
        folded('The rules of the gate', (0,heading/* renderChecks */.gH)(decision)),
        detail.categories ? folded('Accuracy by category', (0,scores/* renderCategories */.J6)(input)) : undefined,
        detail.reasons ? folded('How the answers were settled', (0,facts/* renderReasons */.e1)(run)) : undefined,
        detail.measured ? folded('How it was measured', (0,measured/* renderMeasured */.P)(input)) : undefined,
    ]);
}
/** How to accept the run as it is; undefined when it was compared with nothing or cannot be blessed. */
function renderAccepting({ run, comparison, context }) {
    if (comparison.kind !== 'compared' || run.state !== 'complete' || run.scores.counts.failed > 0)
        return undefined;
    const bless = (0,report_escape/* codeCell */.MZ)(`theory-gate bless ${context.runFile ?? 'run.json'}`, 200);
    const where = context.runUrl === undefined ? '' : '; it counts once merged';
    return `**To accept this run** make it the new baseline with ${bless} and commit the file this writes${where}.`;
}
/** Says what a shortened report leaves out and who has it; undefined when nothing was dropped. */
function renderDropped(dropped, context) {
    if (dropped.length === 0)
        return undefined;
    const whole = context.reportFile === undefined ? 'run record' : 'full report';
    return `Left out because of the size limit: ${dropped.join('; ')}. The ${whole} has it.`;
}


/***/ }),

/***/ 52:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ renderSharedNote),
/* harmony export */   J6: () => (/* binding */ renderCategories),
/* harmony export */   K$: () => (/* binding */ renderScores),
/* harmony export */   Se: () => (/* binding */ isUnscored),
/* harmony export */   bH: () => (/* binding */ renderNoBaseline),
/* harmony export */   v0: () => (/* binding */ shareOfAsked)
/* harmony export */ });
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2642);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3533);




function faithfulnessReason(run) {
    const kinds = run.identity.judge?.kinds;
    if (kinds === undefined)
        return 'no judge';
    if (!kinds.includes('faithfulness'))
        return 'not asked of the judge';
    return 'no correct answer that could be assessed';
}
/** A share of what was asked; where not one answer could be scored it says nothing about the model. */
function shareOfAsked(run, ratio) {
    if (isUnscored(run))
        return `— (none of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(run.scores.counts.asked, 'answer')} could be scored)`;
    return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .ratioText */ .B9)(ratio, 'nothing was asked');
}
/** Whether something was asked and not one answer could be scored, as in an outage. */
function isUnscored({ scores: { counts } }) {
    return counts.asked > 0 && counts.unscored === counts.asked;
}
function beforeText(change) {
    if (change.notCompared !== null)
        return `— (${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(change.notCompared, 120)})`;
    return change.before === null ? '— (not measured)' : (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(change.before);
}
function changeText(change) {
    if (change.notCompared !== null || change.drop === null)
        return '—';
    return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(change.drop === 0 ? 0 : -change.drop);
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
    return [(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(before), now === null || isUnscored(run) ? '—' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(now - before)];
}
/** Correct ÷ scored, where it says something else than correct ÷ asked. */
function scoredRow({ scores }) {
    if (scores.counts.unscored === 0 || scores.counts.unscored === scores.counts.asked)
        return [];
    return [['Accuracy (correct ÷ scored)', (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .ratioText */ .B9)(scores.accuracyScored, 'nothing could be scored')]];
}
/** The table of scores: now, and when the runs could be compared, before and the change. */
function renderScores(input) {
    const { run, comparison } = input;
    const { scores } = run;
    const now = [
        ['**Accuracy** (correct ÷ asked)', `**${shareOfAsked(run, scores.accuracy)}**`],
        ...scoredRow(run),
        ['Accepted symbolically', shareOfAsked(run, scores.symbolic)],
        ['Faithfulness', (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .ratioText */ .B9)(scores.faithfulness, faithfulnessReason(run))],
    ];
    if (comparison.kind !== 'compared')
        return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)([['Score', 'Now'], ...now], 'lr');
    const changes = [
        [beforeText(comparison.accuracy), isUnscored(run) ? '—' : `**${changeText(comparison.accuracy)}**`],
        ...scoredRow(run).map(() => ['', '']),
        symbolicCells(input),
        [beforeText(comparison.faithfulness), changeText(comparison.faithfulness)],
    ];
    const rows = now.map((row, index) => [...row, ...(changes[index] ?? ['', ''])]);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)([['Score', 'Now', 'Baseline', 'Change'], ...rows], 'lrrr');
}
/** Over which problems the change was taken; undefined when the sets are the same. */
function renderSharedNote({ comparison }) {
    if (comparison.kind !== 'compared' || sameProblems(comparison))
        return undefined;
    const { accuracy, onlyBaseline, onlyCandidate } = comparison;
    const both = [accuracy.before, accuracy.after].map((value) => value === null ? '—' : (0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(value));
    const apart = `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(onlyCandidate.length, 'problem')} only now, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(onlyBaseline.length, 'problem')} only in the baseline`;
    return `Baseline and change are over the ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(accuracy.problems, 'shared problem')} (${both.join(' → ')}); ${apart}.`;
}
/** Why there is no baseline column, or undefined when there is one. */
function renderNoBaseline(comparison) {
    if (comparison.kind === 'none')
        return `No baseline: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(comparison.reason)}.`;
    if (comparison.kind === 'compared')
        return undefined;
    const shown = comparison.reasons.slice(0, 10).map((reason) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(reason)}`);
    const more = comparison.reasons.length - shown.length;
    if (more > 0)
        shown.push(`- and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(more, 'more reason')}`);
    return `Not comparable with ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(comparison.baselineName, 120)}:\n\n${shown.join('\n')}`;
}
/** Accuracy by category, largest category first; undefined with fewer than two categories. */
function renderCategories({ run, comparison }) {
    const categories = Object.entries(run.scores.byCategory);
    if (categories.length < 2)
        return undefined;
    const before = comparison.kind === 'compared' ? comparison.byCategory : undefined;
    categories.sort(([a, x], [b, y]) => y.denominator - x.denominator || (a < b ? -1 : 1));
    const scored = new Set(run.samples.filter((s) => s.status !== 'unscored').map((s) => s.category));
    const rows = categories.map(([name, ratio]) => {
        const now = scored.has(name) ? (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .ratioText */ .B9)(ratio, 'nothing was asked') : '— (none could be scored)';
        const row = [(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeCell */ .MZ)(name, 80), now];
        return before === undefined ? row : [...row, ...categoryChange(before[name], scored.has(name))];
    });
    const head = before === undefined ? ['Category', 'Now'] : ['Category', 'Now', 'Baseline', 'Change'];
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)([head, ...rows], before === undefined ? 'lr' : 'lrrr');
}
function categoryChange(change, scored) {
    if (change?.before == null)
        return ['— (not in the baseline)', '—'];
    const { before, after } = change;
    return [(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercent */ .l9)(before), after === null || !scored ? '—' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(after - before)];
}


/***/ }),

/***/ 7148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ renderSummary)
});

// UNUSED EXPORTS: SUMMARY_BYTES

// EXTERNAL MODULE: ./build/report/answer-text.js + 1 modules
var answer_text = __webpack_require__(3954);
// EXTERNAL MODULE: ./build/report/blocks.js
var blocks = __webpack_require__(6813);
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
        (0,answer_text/* answerCell */.FF)(sample, 160),
        (0,answer_text/* reasonText */.uV)(sample),
    ]);
    if (rows.length === 0)
        return undefined;
    const head = ['Problem', 'Sample', 'Status', 'Decided by', 'Answer', 'Why'];
    const more = wanted.length - rows.length;
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
        witness === undefined ? undefined : `Witness: ${(0,answer_text/* witnessText */.B5)(witness)}`,
        block('Verifier', sample.verdict?.trace.join('\n'), EXPLANATION_UNITS),
        block('Judge', judged, EXPLANATION_UNITS),
        block('Failure', sample.message, EXPLANATION_UNITS),
    ]);
    const title = `${(0,report_escape/* codeCell */.MZ)(sample.problemId, 120)} sample ${(0,numbers/* count */.U9)(sample.sample + 1)}: ${(0,answer_text/* reasonText */.uV)(sample)}`;
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
// EXTERNAL MODULE: ./build/report/parts.js + 1 modules
var parts = __webpack_require__(7454);
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
            (0,measured/* renderFooter */.u)(input),
        ])}\n`,
    });
}


/***/ }),

/***/ 3299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2642);
/* harmony import */ var _domain_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1751);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7872);
/* harmony import */ var _heading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5717);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3533);
/* harmony import */ var _scores_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3786);








const MAX_CHANGES = 10;
const MAX_WARNINGS = 20;
const MAX_CAUSES = 3;
const LINE_UNITS = 400;
function line(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeLogLine */ ._P)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .cutText */ .IN)(text.replace(/\s+/g, ' ').trim(), LINE_UNITS));
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
    const accuracy = ['  accuracy', (0,_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .shareOfAsked */ .v0)(run, scores.accuracy)];
    const faithfulness = ['  faithfulness', (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .ratioText */ .B9)(scores.faithfulness, 'not measured')];
    if (comparison.kind === 'compared' && !(0,_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnscored */ .Se)(run)) {
        for (const [cells, change] of [
            [accuracy, comparison.accuracy],
            [faithfulness, comparison.faithfulness],
        ]) {
            if (change.before === null || change.drop === null || change.notCompared !== null)
                continue;
            cells.push(`baseline ${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatPercent */ .l9)(change.before)}`, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .signedPoints */ ._9)(change.drop === 0 ? 0 : -change.drop));
        }
    }
    return [accuracy, ['  symbolic', (0,_scores_js__WEBPACK_IMPORTED_MODULE_4__/* .shareOfAsked */ .v0)(run, scores.symbolic)], faithfulness];
}
function changeLines(word, changes) {
    return changes
        .slice(0, MAX_CHANGES)
        .map(({ problemId, before, after }) => line(`${word} ${problemId} ${before.correct}/${before.asked} -> ${after.correct}/${after.asked}`));
}
function comparisonLines({ comparison }) {
    if (comparison.kind === 'none')
        return [line(`no baseline: ${comparison.reason}`)];
    if (comparison.kind === 'not-comparable')
        return comparison.reasons.map((reason) => line(`not comparable: ${reason}`));
    const { broken, fixed } = comparison;
    return [
        ...changeLines('broke', broken),
        ...changeLines('fixed', fixed),
        line(`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(broken.length)} broke, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(fixed.length)} fixed`),
    ];
}
/** Without a baseline one line says so, and not every rule that would have needed one. */
function checkLines({ decision, comparison }) {
    const checks = comparison.kind === 'none'
        ? decision.checks.filter((check) => !(0,_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnmeasuredRegression */ .pP)(check))
        : decision.checks;
    return checks.map((check) => {
        const [actual, limit] = (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredAndLimit */ .RG)(check);
        return line(`${check.state.padEnd(10)} ${check.rule}: ${actual}, limit ${limit}${check.close ? ', close call' : ''}`);
    });
}
/** Why answers have no score, in full and commonest first: the title has room for the beginning of one cause only. */
function causeLines({ run, context }) {
    if (run.stopReason !== null) {
        const next = context.logFile === undefined ? [] : ['the same command goes on where it stopped'];
        return [line(`stopped early: ${run.stopReason}`), ...next];
    }
    const causes = (0,_domain_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyCauses */ .N)(run.samples).slice(0, MAX_CAUSES);
    return causes.map(([cause, n]) => line(`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(n)} unscored: ${cause}`));
}
/** Where the files of a run are; nothing for a record that is only looked at again. */
function fileLines({ context: { reportFile, runFile, logFile } }) {
    const files = [
        ...(reportFile === undefined ? [] : [`report ${reportFile}`]),
        ...(runFile === undefined ? [] : [`record ${runFile}`]),
        ...(logFile === undefined ? [] : [`log ${logFile}`]),
    ];
    return files.length === 0 ? [] : [line(files.join(', '))];
}
/** The report for a terminal or a log: plain text, the verdict first, safe to print on the GitHub runner. */
function renderTerminal(input) {
    const { run, decision } = input;
    const { counts } = run.scores;
    const cost = run.cost.costUsd === null ? `cost unknown (${(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .whyNoCost */ .bI)(run.cost)})` : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .usd */ .dR)(run.cost.costUsd);
    const warnings = (0,_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .listWarnings */ .EB)(input).slice(0, MAX_WARNINGS);
    const lines = [
        line(decision.title),
        '',
        ...columns(scoreRows(input)).map(_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .showHidden */ .Ul),
        '',
        line(`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(counts.asked)} asked: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(counts.correct)} correct, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(counts.wrong)} wrong, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(counts.unscored)} unscored; ${cost}`),
        ...causeLines(input),
        ...comparisonLines(input),
        ...checkLines(input),
        ...warnings.map((warning) => line(`warning: ${warning}`)),
        ...fileLines(input),
    ];
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ listWarnings),
/* harmony export */   c7: () => (/* binding */ renderWarnings),
/* harmony export */   pP: () => (/* binding */ isUnmeasuredRegression)
/* harmony export */ });
/* harmony import */ var _domain_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(545);
/* harmony import */ var _certainty_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1486);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3533);




/**
 * Warnings of decision, comparison and run, each once. Without a baseline a report says so in a line of its own, and
 * what that means for the rules of regression is no warning besides.
 */
function listWarnings({ decision, comparison, run }) {
    const compared = comparison.kind === 'compared' ? comparison.warnings : [];
    const said = comparison.kind === 'none' ? decision.checks.filter(isUnmeasuredRegression) : [];
    const repeats = new Set(said.map((check) => check.sentence));
    return [...new Set([...decision.warnings, ...compared, ...run.notes])].filter((text) => !repeats.has(text));
}
/** A regression rule that had nothing to measure. */
function isUnmeasuredRegression(check) {
    return (0,_domain_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .isRegressionRule */ .q3)(check) && check.state === 'unmeasured';
}
/** The warnings as a list, `most` at most, without the one that stands under "How sure?". */
function renderWarnings(input, most) {
    const blindSpot = (0,_certainty_js__WEBPACK_IMPORTED_MODULE_1__/* .blindSpotOf */ .fB)(input);
    const all = listWarnings(input).filter((warning) => warning !== blindSpot);
    if (all.length === 0 || most === 0)
        return undefined;
    const shown = all.slice(0, most).map((warning) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(warning, 400)}`);
    if (all.length > most)
        shown.push(`- and ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(all.length - most)} more`);
    return `**Warnings**\n\n${shown.join('\n')}`;
}


/***/ })

};
