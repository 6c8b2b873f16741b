export const id = 723;
export const ids = [723,595];
export const modules = {

/***/ 6046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zv: () => (/* binding */ renderMistake),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   j$: () => (/* binding */ IncompleteError),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/* unused harmony export USER_ERRORS */
/** Exit codes of every command, see "Whose fault is it" in `src/README.md`. */
const EXIT = {
    passed: 0,
    failed: 1,
    userError: 2,
    incomplete: 3,
    notComparable: 4,
    interrupted: 130,
    terminated: 143,
};
/** THE table of user mistakes: code -> what it is about. Every {@link UserError} has one of these codes. */
const USER_ERRORS = {
    'unknown-option': 'an option that does not exist',
    'bad-option': 'an option whose value cannot be read',
    'conflicting-options': 'options that exclude each other, or one that needs another',
    'unknown-command': 'a command that does not exist',
    'missing-key': 'no API key',
    'unsafe-origin': 'a key would be sent where the workflow did not say',
    'file-not-found': 'a file that is not there or cannot be read',
    'path-escape': 'a path that leaves the workspace',
    'bad-folder': 'a folder that cannot be made',
    'bad-config': 'a configuration file that cannot be read',
    'bad-problems': 'a problem file that cannot be read',
    'bad-reference': 'a reference answer the verifier cannot read',
    'no-problems': 'nothing left to ask',
    'bad-prompt': 'a prompt file that cannot be used',
    'bad-pairs': 'a pair of answers that cannot be read',
    'bad-run': 'a run record that cannot be read',
    'bad-log': 'a run log that cannot be continued',
    'bad-models': 'a table of models that cannot be read',
    'bad-labels': 'labels of a human check that cannot be read',
    'bad-recordings': 'recordings that cannot be read',
};
/** One or more mistakes of the user, all shown together; ends with exit code 2. Anything else thrown is our bug. */
class UserError extends Error {
    mistakes;
    constructor(mistakes) {
        const list = Array.isArray(mistakes) ? mistakes : [mistakes];
        super(list.map(renderMistake).join('\n'));
        this.name = 'UserError';
        this.mistakes = list;
    }
}
/** `file:line:column: message (hint)`, on one line. */
function renderMistake(mistake) {
    const { place } = mistake;
    const where = place ? [place.file, place.line, place.column].filter((x) => x !== undefined).join(':') : '';
    return `${where ? `${where}: ` : ''}${mistake.message}${mistake.hint ? ` (${mistake.hint})` : ''}`;
}
/** The run could not be completed through no fault of the user or the model: exit code 3. */
class IncompleteError extends Error {
    name = 'IncompleteError';
}


/***/ }),

/***/ 5680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   fq: () => (/* binding */ isPlainHttp),
/* harmony export */   n0: () => (/* binding */ bareHost)
/* harmony export */ });
/** Whether the host name of a URL, as the URL standard writes it, means this machine. */
function isLoopback(hostname) {
    const host = bareHost(hostname);
    return (host === 'localhost' ||
        host.endsWith('.localhost') ||
        host === '::1' ||
        /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host));
}
/** A host name in lower case, without the brackets of IPv6 and the dot of the root. */
function bareHost(hostname) {
    return hostname
        .toLowerCase()
        .replace(/^\[|\]$/g, '')
        .replace(/\.$/, '');
}
/** Whether a URL would carry a key unencrypted to another machine. */
function isPlainHttp({ protocol, hostname }) {
    return protocol === 'http:' && !isLoopback(hostname);
}


/***/ }),

/***/ 2522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(324);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(162);
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5445);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1677);





/**
 * Takes a command line apart: `--name value`, `--name=value`, `--flag`, `--no-flag`, `-h`, `-v`, `--` before arguments
 * that start with two dashes. The first argument that is no flag is the command; `help` before it is like `--help`
 * behind it. Throws UserError with every mistake.
 */
function parseFlags(argv) {
    const mistakes = [];
    const flags = new Map();
    const positionals = [];
    const switches = new Set();
    const rest = [...argv];
    for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
        if (arg === '--')
            positionals.push(...rest.splice(0));
        else if (arg === '-h' || arg === '--help')
            switches.add('help');
        else if (arg === '-v' || arg === '--version')
            switches.add('version');
        else if (arg.startsWith('--'))
            readFlag({ arg, rest, flags, mistakes });
        else
            positionals.push(arg);
    }
    if (positionals[0] === 'help') {
        switches.add('help');
        positionals.shift();
    }
    const [help, version] = [switches.has('help'), switches.has('version')];
    const name = positionals.shift();
    const command = isCommand(name) ? name : undefined;
    if (!command && (name !== undefined || !(help || version)))
        mistakes.push(unknownCommand(name));
    if (mistakes.length > 0)
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(mistakes);
    return { ...(command && { command }), positionals, flags: Object.fromEntries(flags), help, version };
}
function readFlag({ arg, rest, flags, mistakes }) {
    const [, written = '', equals] = /^--([^=]*)(?:=(.*))?$/s.exec(arg) ?? [];
    const { row, negated } = findFlag(written);
    if (!row) {
        mistakes.push(unknownFlag(written));
        return;
    }
    const value = flagValue({ row, negated, equals, rest });
    if (value === undefined) {
        const message = negated
            ? `--${written} takes no value`
            : `--${written} needs a value, expected ${(0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .expectedForm */ .T)(row)}`;
        mistakes.push({ code: 'bad-option', message });
    }
    else if (flags.has(row.name)) {
        mistakes.push({ code: 'bad-option', message: `--${row.name} is given twice`, hint: 'keep one of them' });
    }
    else
        flags.set(row.name, value);
}
function flagValue({ row, negated, equals, rest }) {
    if (negated)
        return equals === undefined ? 'false' : undefined;
    if (equals !== undefined)
        return equals;
    if (row.type === 'boolean')
        return 'true';
    return rest[0] === undefined || rest[0].startsWith('--') ? undefined : rest.shift();
}
function findFlag(written) {
    const plain = settable(written);
    if (plain)
        return { row: plain, negated: false };
    const positive = written.startsWith('no-') ? settable(written.slice(3)) : undefined;
    return { row: positive?.type === 'boolean' ? positive : undefined, negated: true };
}
const ALIASED = _table_js__WEBPACK_IMPORTED_MODULE_3__/* .OPTIONS */ .lw;
function settable(name) {
    const row = (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .findOption */ .$K)(name) ?? ALIASED.find(({ alias }) => alias === name);
    return row?.sources.includes('flag') ? row : undefined;
}
function unknownFlag(written) {
    const message = `there is no option --${written}`;
    if ((0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .findOption */ .$K)(written))
        return { code: 'unknown-option', message, hint: `${written} is an input of the Action only` };
    const known = _table_js__WEBPACK_IMPORTED_MODULE_3__/* .OPTIONS */ .lw.filter(({ name }) => settable(name)).flatMap((row) => row.type === 'boolean' ? [row.name, `no-${row.name}`] : [row.name]);
    const near = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(written, known);
    const hint = near?.replace('"', '"--') ?? 'theory-gate run --help lists them all';
    return { code: 'unknown-option', message, hint };
}
function isCommand(name) {
    return name !== undefined && Object.hasOwn(_row_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMANDS */ .Lo, name);
}
function unknownCommand(name) {
    const known = Object.keys(_row_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMANDS */ .Lo);
    const message = name === undefined ? 'no command given' : `there is no command ${JSON.stringify(name)}`;
    const hint = (name && (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(name, known)) || `commands: ${known.join(', ')}`;
    return { code: 'unknown-command', message, hint };
}


/***/ }),

/***/ 162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseValue),
/* harmony export */   T: () => (/* binding */ expectedForm)
/* harmony export */ });
/**
 * Reads the value of an option: `raw` is text from an input, a flag or the environment, or any value from the config
 * file. Nothing is guessed: `80%`, `yes`, `1,5` and `NaN` are refused, each with the form that is expected.
 */
function parseValue(row, raw) {
    const value = typeof raw === 'string' ? raw.trim() : raw;
    switch (row.type) {
        case 'string':
        case 'path':
            return parseText(row, value);
        case 'url':
            return parseUrl(value);
        case 'choice':
            return row.values?.includes(String(value)) ? accept(value) : refuse(expectedForm(row));
        case 'boolean':
            return parseBoolean(row, value);
        case 'list':
            return parseList(row, value);
        case 'json-object':
            return parseObject(row, value);
        case 'duration':
            return parseDuration(row, value);
        default:
            return parseNumber(row, value);
    }
}
/** The form an option takes, in words: "an integer from 1 to 256". */
function expectedForm(row) {
    const range = row.min !== undefined && row.max !== undefined ? ` from ${row.min} to ${row.max}` : '';
    switch (row.type) {
        case 'choice':
            return `one of ${(row.values ?? []).join(', ')}`;
        case 'boolean':
            return 'true or false';
        case 'integer':
            return `an integer${range}`;
        case 'number':
            return `a number${range}`;
        case 'ratio':
            return `a ratio${range}`;
        case 'duration':
            return `a duration${range} seconds, such as 90, 90s, 15m or 1h`;
        case 'list':
            return 'a list, separated by commas or line breaks';
        case 'json-object':
            return 'a JSON object';
        case 'url':
            return 'an http or https URL without user name, query or fragment';
        case 'path':
            return 'a name or a path on one line';
        default:
            return row.secret ? 'a key without spaces or line breaks' : 'a text';
    }
}
function accept(value) {
    return { ok: true, value };
}
function refuse(expected, hint) {
    return hint === undefined ? { ok: false, expected } : { ok: false, expected, hint };
}
function parseText(row, value) {
    if (typeof value === 'number' || typeof value === 'boolean')
        return refuse(expectedForm(row), 'put it in quotes');
    if (typeof value !== 'string' || value === '')
        return refuse(expectedForm(row));
    if (row.secret && /[^\x21-\x7e]/.test(value))
        return refuse(expectedForm(row));
    if (row.type === 'path' && /[\x00-\x1f\x7f]/.test(value))
        return refuse(expectedForm(row));
    return accept(value);
}
function parseUrl(value) {
    const expected = expectedForm({ type: 'url' });
    if (typeof value !== 'string' ||
        value.length > 2048 ||
        !/^https?:\/\//i.test(value) ||
        !URL.canParse(value))
        return refuse(expected);
    const url = new URL(value);
    if (url.username || url.password)
        return refuse(expected, 'give the key as api-key, never inside a URL');
    if (/[?#]/.test(value))
        return refuse(expected);
    return accept(value.replace(/\/+$/, ''));
}
function parseBoolean(row, value) {
    if (typeof value === 'boolean')
        return accept(value);
    const word = String(value).toLowerCase();
    if (word === 'true' || word === 'false')
        return accept(word === 'true');
    const meant = { yes: 'true', on: 'true', '1': 'true', no: 'false', off: 'false', '0': 'false' }[word];
    return refuse(expectedForm(row), meant && `write ${meant}`);
}
function parseList(row, value) {
    const items = typeof value === 'string' ? value.split(/[,\n]/) : Array.isArray(value) ? value : [];
    const texts = items.filter((item) => typeof item === 'string').map((item) => item.trim());
    if (items.length === 0 || texts.length < items.length)
        return refuse(expectedForm(row), 'every entry is a text');
    const kept = texts.filter((text) => text !== '');
    return kept.length === 0 ? refuse(expectedForm(row)) : accept([...new Set(kept)]);
}
function parseObject(row, value) {
    let object = value;
    if (typeof value === 'string') {
        try {
            object = JSON.parse(value);
        }
        catch {
            return refuse(expectedForm(row));
        }
    }
    if (typeof object !== 'object' || object === null || Array.isArray(object))
        return refuse(expectedForm(row));
    const taken = Object.keys(object).filter((field) => RESERVED_FIELDS.has(field));
    if (taken.length === 0)
        return accept(object);
    const hints = taken.map((field) => RESERVED_FIELDS.get(field));
    return refuse(`${expectedForm(row)} without the field ${taken.join(', ')}`, hints.join('; '));
}
/**
 * Fields of the request body that the tool itself decides, each with what to do instead; overriding them would make the
 * record untrue or the reply unreadable.
 */
const RESERVED_FIELDS = new Map([
    ['model', 'name the model in model or judge-model'],
    ['messages', 'the messages are the prompt and the question'],
    ['n', 'ask several times with repeats or judge-repeats'],
    ['stream', 'replies are read whole'],
    ['tools', 'nobody would run the tools'],
    ['functions', 'nobody would run the functions'],
    ['__proto__', 'no request has such a field'],
]);
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
function readNumber(value) {
    const number = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
function parseNumber(row, value) {
    const number = readNumber(value);
    if (number === undefined)
        return refuse(expectedForm(row), hintForNumber(row, value));
    if (row.type === 'integer' && !Number.isSafeInteger(number))
        return refuse(expectedForm(row));
    if (outside(row, number))
        return refuse(expectedForm(row), hintForNumber(row, value));
    return accept(number);
}
function hintForNumber(row, value) {
    const text = String(value);
    const percent = readNumber(text.replace(/\s*%$/, ''));
    if (row.type === 'ratio' &&
        percent !== undefined &&
        percent >= 0 &&
        percent <= 100 &&
        (text.endsWith('%') || percent > 1)) {
        return `${percent} percent is written ${Number((percent / 100).toPrecision(12))}`;
    }
    return /^\d+,\d+$/.test(text) ? 'decimals are written with a point' : undefined;
}
const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/;
const SECONDS_PER_UNIT = { ms: 0.001, s: 1, m: 60, h: 3600 };
function parseDuration(row, value) {
    const match = DURATION.exec(String(value));
    if (!match)
        return refuse(expectedForm(row));
    const seconds = Number(match[1]) * (SECONDS_PER_UNIT[match[2] ?? 's'] ?? 1);
    return outside(row, seconds) ? refuse(expectedForm(row)) : accept(Math.round(seconds * 1000));
}
function outside(row, number) {
    return number < (row.min ?? Number.NEGATIVE_INFINITY) || number > (row.max ?? Number.POSITIVE_INFINITY);
}


/***/ }),

/***/ 6157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W5: () => (/* binding */ renderHelp)
/* harmony export */ });
/* unused harmony exports renderReadmeTable, renderActionInputs */
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(162);
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5445);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1677);



const ROWS = _table_js__WEBPACK_IMPORTED_MODULE_2__/* .OPTIONS */ .lw;
const GROUPS = [...new Set(ROWS.map((row) => row.group))];
/** The README's tables of options, one per group, in Markdown. */
function renderReadmeTable() {
    return GROUPS.map((group) => {
        const rows = ROWS.filter((row) => row.group === group).map(readmeRow);
        return [
            `### ${group}`,
            '',
            '| Option | Value | Default | What it does |',
            '| --- | --- | --- | --- |',
            ...rows,
        ].join('\n');
    }).join('\n\n');
}
function readmeRow(row) {
    const cells = [
        `\`${row.name}\``,
        valueForm(row),
        row.default === null ? '–' : `\`${defaultText(row)}\``,
        `${[row.help, ...notes(row)].join('. ')}.`,
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
/** Where an option can be set, if not everywhere, and where its default is another one. */
function notes({ sources, env, ceiling, defaultFor = {} }) {
    const found = [];
    for (const [command, value] of Object.entries(defaultFor))
        found.push(`\`${value}\` for ${command}`);
    if (env)
        found.push(`Environment: ${env.map((name) => `\`${name}\``).join(' or ')}`);
    if (!sources.includes('input'))
        found.push('On the command line only');
    else if (!sources.includes('config'))
        found.push('Not in the config file');
    if (!sources.includes('flag'))
        found.push('Not on the command line');
    if (ceiling)
        found.push('The config file can only lower it');
    return found;
}
/** The form of a value in a few words, with its range and its unit. */
function valueForm(row) {
    if (row.type === 'choice')
        return (row.values ?? []).map((value) => `\`${value}\``).join(' ');
    const form = row.secret ? 'key' : row.type.replace('-', ' ').replace('json', 'JSON').replace('url', 'URL');
    const range = row.min !== undefined && row.max !== undefined ? ` ${row.min}–${row.max}` : '';
    return `${form}${range}${row.unit ? ` ${row.unit}` : ''}`;
}
function defaultText(row, command) {
    return `${(0,_row_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultOf */ .HA)(row, command)}${row.type === 'duration' ? 's' : ''}`;
}
/** What `theory-gate <command> --help` prints, at most 100 columns wide; the list of commands without a command. */
function renderHelp(command) {
    if (!command) {
        const lines = Object.entries(_row_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
        return [
            'Usage: theory-gate <command> [options]',
            '',
            ...lines,
            '',
            'theory-gate <command> --help lists its options.',
            '',
        ].join('\n');
    }
    const { usage, summary } = _row_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo[command];
    const rows = ROWS.filter((row) => row.commands.includes(command) && row.sources.includes('flag'));
    const groups = GROUPS.filter((group) => rows.some((row) => row.group === group)).flatMap((group) => [
        `${group}:`,
        ...rows.filter((row) => row.group === group).flatMap((row) => helpLines(row, command)),
        '',
    ]);
    return [`Usage: theory-gate ${command} ${usage}`, '', `${summary}.`, '', ...groups].join('\n');
}
function helpLines(row, command) {
    const flag = row.type === 'boolean' ? `--[no-]${row.name}` : `--${row.name} <${placeholder(row)}>`;
    const notes = [
        row.unit,
        row.env?.join(' or '),
        row.default === null ? undefined : `default ${defaultText(row, command)}`,
    ];
    const note = notes.filter((part) => part !== undefined).join(', ');
    return [`  ${flag}`, ...wrap(`${row.help}${note ? ` (${note})` : ''}`, 94).map((line) => `      ${line}`)];
}
function placeholder(row) {
    if (row.type === 'choice')
        return (row.values ?? []).join('|');
    return row.secret ? 'key' : row.type === 'json-object' ? 'json' : row.type;
}
function wrap(text, width) {
    const lines = [];
    for (const word of text.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= width)
            lines[lines.length - 1] = `${last} ${word}`;
        else
            lines.push(word);
    }
    return lines;
}
/** The `inputs:` block of `action.yml`. Defaults are text only: an empty input means "not set". */
function renderActionInputs() {
    const inputs = ROWS.filter((row) => row.sources.includes('input')).map((row) => {
        const fallback = row.default === null || row.actionDefault ? '' : ` Default: ${defaultText(row)}.`;
        const description = `${row.help}. Value: ${row.secret ? 'a key' : expectedForm(row)}.${fallback}`;
        const lines = [
            `  ${row.name}:`,
            `    description: ${JSON.stringify(description)}`,
            '    required: false',
        ];
        return [...lines, ...(row.actionDefault ? [`    default: ${row.actionDefault}`] : [])].join('\n');
    });
    return ['inputs:', ...inputs, ''].join('\n');
}


/***/ }),

/***/ 3387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ findConfigPath),
  $: () => (/* binding */ resolveOptions)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/loopback.js
var loopback = __webpack_require__(5680);
;// CONCATENATED MODULE: ./build/options/conflicts.js

/** Every contradiction between options that are fine one by one. */
function findConflicts(choice) {
    const asking = choice.command === 'run' ? [...needsModel(choice), ...needsJudge(choice), ...needsPrices(choice)] : [];
    return [...asking, ...sampleOfIds(choice), ...needsHttps(choice), ...needsRule(choice)];
}
/** What is allowed and may be taken for something else. */
function findSurprises(choice) {
    return choice.command === 'report' && !hasRule(choice)
        ? ['rendered with the thresholds of this call (none), not with those of the run']
        : [];
}
/** A decision with nothing to decide by would always be "passed". */
function needsRule(choice) {
    if (choice.command !== 'gate' || hasRule(choice))
        return [];
    const hint = 'set min-accuracy, min-faithfulness or max-error-rate, or name a baseline';
    return [conflict('there is nothing to decide by', hint)];
}
/** The limits of a drop decide nothing without a baseline; the limit of failures has a default and must be written. */
function hasRule({ options, written }) {
    const { baseline, minAccuracy, minFaithfulness } = options;
    return [baseline, minAccuracy, minFaithfulness].some((set) => set !== null) || written('max-error-rate');
}
function conflict(message, hint) {
    return { code: 'conflicting-options', message, ...(hint && { hint }) };
}
function needsModel({ options, written }) {
    if (options.replay !== null) {
        return written('base-url')
            ? [
                conflict('replay and base-url exclude each other', 'recordings are scored offline: leave base-url out'),
            ]
            : [];
    }
    return options.model === null
        ? [{ code: 'bad-option', message: 'model is not set', hint: 'name the model to score' }]
        : [];
}
const JUDGE_OPTIONS = [
    'judge-base-url',
    'judge-api-key',
    'judge-repeats',
    'judge-max-tokens',
    'judge-reasoning-effort',
    'judge-extra-body',
    'judge-price-input',
    'judge-price-output',
    'min-faithfulness',
    'max-regression-faithfulness',
];
function needsJudge({ options, written }) {
    const withoutJudge = options.judgeModel === null
        ? JUDGE_OPTIONS.filter(written).map((name) => conflict(`${name} needs judge-model`, 'name the model that judges, or leave it out'))
        : [];
    const measured = ['min-faithfulness', 'max-regression-faithfulness'];
    const unmeasured = options.faithfulness
        ? []
        : measured.filter(written).map((name) => conflict(`${name} needs faithfulness, which is off`));
    return [...withoutJudge, ...unmeasured];
}
function needsPrices({ options }) {
    const model = [options.priceInputUsd, options.priceOutputUsd];
    const judge = [options.judgePriceInputUsd, options.judgePriceOutputUsd];
    const half = (pair) => pair.includes(null) && pair.some((price) => price !== null);
    const found = [];
    if (half(model))
        found.push(conflict('price-input and price-output go together'));
    if (half(judge))
        found.push(conflict('judge-price-input and judge-price-output go together'));
    if (options.maxCostUsd === null)
        return found;
    if (model.every((price) => price === null))
        found.push(conflict('max-cost needs price-input and price-output', 'in USD per million tokens'));
    if (options.judgeModel !== null && judge.every((price) => price === null)) {
        const hint = 'the judge costs as well; a judge without a price has the price 0';
        found.push(conflict('max-cost with a judge needs judge-price-input and judge-price-output', hint));
    }
    return found;
}
function sampleOfIds({ options }) {
    const { ids, sample } = options;
    if (ids === null || sample === null || sample <= ids.length)
        return [];
    return [conflict(`sample is ${sample}, but ids names only ${ids.length}`)];
}
function needsHttps({ options }) {
    if (options.allowHttp)
        return [];
    const urls = { 'base-url': options.baseUrl, 'judge-base-url': options.judgeBaseUrl };
    return Object.entries(urls)
        .filter(([, url]) => url !== null && (0,loopback/* isPlainHttp */.fq)(new URL(url)))
        .map(([name]) => ({
        code: 'unsafe-origin',
        message: `${name} is http, and a key would travel unencrypted`,
        hint: 'use https, or set allow-http',
    }));
}

// EXTERNAL MODULE: ./build/options/parse.js
var parse = __webpack_require__(162);
// EXTERNAL MODULE: ./build/options/row.js
var options_row = __webpack_require__(5445);
// EXTERNAL MODULE: ./build/text/suggest.js
var suggest = __webpack_require__(324);
// EXTERNAL MODULE: ./build/options/table.js + 8 modules
var table = __webpack_require__(1677);
;// CONCATENATED MODULE: ./build/options/settings.js


/** Collects what every source sets, most important source first, and the names that do not exist. */
function collectSettings(sources, config) {
    const mistakes = [];
    const settings = [
        ...named(sources, 'flag', mistakes),
        ...named(sources, 'input', mistakes),
        ...fromEnv(sources.env),
        ...config.flatMap((entry) => fromConfig(entry, mistakes)),
    ];
    return { settings, mistakes };
}
function named(sources, source, mistakes) {
    const given = Object.entries((source === 'flag' ? sources.flags : sources.inputs) ?? {});
    return given.flatMap(([name, raw]) => {
        if (source === 'input' && raw.trim() === '')
            return [];
        const label = source === 'flag' ? `--${name}` : `input ${name}`;
        const row = (0,table/* findOption */.$K)(name);
        if (!row)
            mistakes.push(unknownOption(name, label, source));
        else if (source === 'flag' && !row.commands.includes(sources.command)) {
            mistakes.push({
                code: 'unknown-option',
                message: `${label} is no option of theory-gate ${sources.command}`,
                hint: `it belongs to ${row.commands.join(', ')}`,
            });
        }
        else
            return [{ row, source, label, raw }];
        return [];
    });
}
function fromEnv(env) {
    return table/* OPTIONS */.lw.flatMap((row) => {
        const label = row.env?.find((name) => (env[name] ?? '').trim() !== '');
        return label === undefined ? [] : [{ row, source: 'env', label, raw: env[label] }];
    });
}
function fromConfig(entry, mistakes) {
    const { name, value, place } = entry;
    const row = (0,table/* findOption */.$K)(name);
    if (!row)
        mistakes.push({ ...unknownOption(name, JSON.stringify(name), 'config'), place });
    else if (!row.sources.includes('config')) {
        mistakes.push({
            code: 'unsafe-origin',
            message: `"${name}" cannot be set in the config file`,
            hint: `${row.notInConfig}: set it as ${places(row)}`,
            place,
        });
    }
    else
        return [{ row, source: 'config', label: `"${name}"`, raw: value, place }];
    return [];
}
function places({ sources }) {
    const words = { input: 'an input', flag: 'a flag' };
    return ['input', 'flag']
        .filter((source) => sources.includes(source))
        .map((source) => words[source])
        .join(' or ');
}
function unknownOption(name, label, source) {
    const known = table/* OPTIONS */.lw.filter((row) => row.sources.includes(source)).map((row) => row.name);
    const hint = (0,suggest/* didYouMean */.a)(name, known);
    const message = source === 'config' ? `there is no option ${label}` : `there is no ${label}`;
    return { code: 'unknown-option', message, ...(hint && { hint }) };
}

// EXTERNAL MODULE: ./build/text/yaml.js
var yaml = __webpack_require__(8387);
;// CONCATENATED MODULE: ./build/options/yaml.js


const BLANK_LINE = /^\s*(?:#.*|---\s*)?$/;
/** Reads the config file into its keys, in order. Throws UserError `bad-config` with the place of the first mistake. */
async function parseConfig({ text, name, }) {
    if (text.split('\n').every((line) => BLANK_LINE.test(line)))
        return [];
    const read = await (0,yaml/* parseYaml */.h)(text);
    if (!read.ok) {
        const { message, line, column } = read.mistake;
        throw new errors/* UserError */.yo({ code: 'bad-config', message, place: { file: name, line, column } });
    }
    if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value)) {
        throw new errors/* UserError */.yo({
            code: 'bad-config',
            message: 'a config file is a mapping of option names to values',
            hint: 'for example: min-accuracy: 0.8',
            place: { file: name, ...read.locate([]) },
        });
    }
    return Object.entries(read.value).map(([key, value]) => ({
        name: key,
        value,
        place: { file: name, ...read.locate([key], 'key') },
    }));
}

;// CONCATENATED MODULE: ./build/options/resolve.js







/**
 * Reads and checks every option: flag or input before environment before config file before default; a ceiling takes
 * the lower of the config file and the rest. Throws one UserError with all mistakes.
 */
async function resolveOptions(given) {
    const entries = given.config ? await parseConfig(given.config) : [];
    const { settings, mistakes } = collectSettings(given, entries);
    const redact = redactorOf(settings);
    const readings = settings.map((setting) => readSetting(setting, redact));
    const picked = table/* OPTIONS */.lw.map((row) => pick(row, readings, given.command));
    const resolved = {
        // The table's type derives from the rows, and every row has just been read by its own type.
        options: Object.fromEntries(picked.map(({ key, value }) => [key, value])),
        sources: Object.fromEntries(picked.map(({ key, source }) => [key, source])),
    };
    const choice = { ...resolved, command: given.command, written: writtenIn(settings) };
    const all = [...mistakes, ...readings.flatMap((reading) => reading.mistake ?? [])];
    // An option that could not be read has its default here, and a conflict with that would be a phantom.
    if (all.length === 0)
        all.push(...findConflicts(choice));
    if (all.length > 0)
        throw new errors/* UserError */.yo(all);
    return {
        ...resolved,
        warnings: [...picked.flatMap(({ warning }) => warning ?? []), ...findSurprises(choice)],
    };
}
/** The config file to read, before the other options can be resolved; a default file may be missing. */
function findConfigPath(given) {
    const chosen = given.flags?.['config'] ?? given.inputs?.['config']?.trim();
    return chosen
        ? { path: chosen, explicit: true }
        : { path: String((0,table/* findOption */.$K)('config')?.default), explicit: false };
}
function readSetting(setting, redact) {
    const { row, raw, label, place } = setting;
    const parsed = (0,parse/* parseValue */.$)(row, raw);
    if (parsed.ok)
        return { ...setting, value: parsed.value };
    const shown = row.secret || (row.type === 'url' && String(raw).includes('@')) ? 'not shown' : show(raw, redact);
    const { expected, hint } = parsed;
    const message = `${label} is ${shown}, expected ${expected}`;
    return {
        ...setting,
        mistake: { code: 'bad-option', message, ...(hint && { hint }), ...(place && { place }) },
    };
}
function pick(row, readings, command) {
    const key = (0,table/* optionKey */.D6)(row);
    const found = readings.filter((reading) => reading.row === row && reading.value !== undefined);
    const config = found.find((reading) => reading.source === 'config');
    const trusted = found.find((reading) => reading.source !== 'config');
    const fallback = { key, value: readDefault(row, command), source: 'default' };
    const rest = trusted ? { key, value: trusted.value, source: trusted.source } : fallback;
    if (!config)
        return rest;
    const fromConfig = { key, value: config.value, source: 'config' };
    if (!row.ceiling)
        return trusted ? rest : fromConfig;
    if (typeof rest.value !== 'number' || Number(config.value) <= rest.value)
        return fromConfig;
    const limit = rest.source === 'default' ? 'its default' : `the ${rest.source}`;
    return {
        ...rest,
        warning: `${row.name} of the config file is above ${limit} and was ignored: it can only lower it`,
    };
}
function readDefault(row, command) {
    const written = (0,options_row/* defaultOf */.HA)(row, command);
    if (written === null)
        return null;
    const parsed = (0,parse/* parseValue */.$)(row, written);
    return parsed.ok ? parsed.value : written;
}
function writtenIn(settings) {
    const names = new Set(settings.filter(({ source }) => source !== 'env').map(({ row }) => row.name));
    return (name) => names.has(name);
}
/** A received value for an error: quoted, escaped, without secrets, at most 80 characters. */
function show(raw, redact) {
    const text = raw === null ? 'empty' : redact(typeof raw === 'number' ? String(raw) : JSON.stringify(raw));
    return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
/** Hides every secret that is set, so that a key pasted into the wrong option does not reach the log. */
function redactorOf(settings) {
    const secrets = settings.filter(({ row }) => row.secret).map(({ raw }) => String(raw).trim());
    return (text) => secrets
        .filter((secret) => secret.length >= 4)
        .reduce((out, secret) => out.replaceAll(secret, '***'), text);
}


/***/ }),

/***/ 5445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ BASELINE_PATH),
/* harmony export */   HA: () => (/* binding */ defaultOf),
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Sc: () => (/* binding */ KEY_PLACE),
/* harmony export */   Se: () => (/* binding */ TRUSTED),
/* harmony export */   _: () => (/* binding */ KEY),
/* harmony export */   eY: () => (/* binding */ ANYWHERE),
/* harmony export */   gq: () => (/* binding */ IN_A_WORKFLOW)
/* harmony export */ });
/** Where `bless` puts a run when no path is given. */
const BASELINE_PATH = '.github/theory-gate-baseline.json';
/** The commands of the command line; the Action always runs `run`. */
const COMMANDS = {
    run: { usage: '[options]', summary: 'ask the model, score the answers, compare and gate' },
    demo: { usage: '[--out folder]', summary: 'the whole job on bundled recordings, without key or network' },
    problems: {
        usage: '[options]',
        summary: 'list what a run would ask, and check the files of the set; ask nobody',
    },
    lint: {
        usage: '[set …] [options]',
        summary: 'look for faults in a set of problems: files, formulas, answers, conventions; ask nobody',
    },
    compare: { usage: '<baseline.json> <run.json> [options]', summary: 'set two run records side by side' },
    gate: { usage: '<run.json> [options]', summary: 'decide about a run record again, with these thresholds' },
    report: { usage: '<run.json> [options]', summary: 'render the report of a run record again' },
    table: {
        usage: '<run.json …> [options]',
        summary: 'tables and figures of any number of runs: scores, errors, families, release dates',
    },
    export: {
        usage: '<run.json …>',
        summary: 'every response and verdict of runs as JSON lines, for publication',
    },
    human: {
        usage: 'sample <run.json …> | score <key.json> <labels.csv …> [options]',
        summary: 'draw responses for physicists to label, and hold the judge against their labels',
    },
    verify: {
        usage: '[pairs.jsonl …] [options]',
        summary: 'decide pairs of answers without a model, from files or standard input',
    },
    explain: {
        usage: '--reference <latex> --answer <latex> [options]',
        summary: 'say why the verifier takes two answers for equal, different or neither',
    },
    bless: {
        usage: '<run.json> [baseline.json]',
        summary: `make a complete run the baseline (default ${BASELINE_PATH})`,
    },
};
/** Settable everywhere, the config file included. */
const ANYWHERE = ['input', 'flag', 'config'];
/** About the GitHub Action only; no flag, because at a terminal it would do nothing. */
const IN_A_WORKFLOW = ['input', 'config'];
/** Settable only where the workflow or the person at the terminal writes it. */
const TRUSTED = ['input', 'flag', 'env'];
/** Says where a key is sent, so that only the workflow or the person at the terminal may set it. */
const KEY_PLACE = {
    sources: TRUSTED,
    notInConfig: 'a file of the checkout must not choose where a key goes',
};
/** A key itself. */
const KEY = {
    secret: true,
    sources: TRUSTED,
    notInConfig: 'a key does not belong in a file of the repository',
};
/** The default of an option for a command, as it is written. */
function defaultOf(row, command) {
    return (command && row.defaultFor?.[command]) ?? row.default;
}


/***/ }),

/***/ 1677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lw: () => (/* binding */ OPTIONS),
  $K: () => (/* binding */ findOption),
  D6: () => (/* binding */ optionKey)
});

// EXTERNAL MODULE: ./build/options/row.js
var row = __webpack_require__(5445);
;// CONCATENATED MODULE: ./build/options/rows/gate.js

const shared = { sources: row/* ANYWHERE */.eY, commands: ['run', 'gate', 'report', 'compare'], group: 'Gate' };
/** When the gate fails. */
const GATE_ROWS = [
    {
        ...shared,
        name: 'baseline',
        type: 'path',
        default: null,
        commands: ['run', 'gate', 'report'],
        help: 'Run record to compare with',
    },
    {
        ...shared,
        name: 'min-accuracy',
        type: 'ratio',
        min: 0,
        max: 1,
        default: null,
        help: 'Fail when fewer of the asked answers are correct',
    },
    {
        ...shared,
        name: 'min-faithfulness',
        type: 'ratio',
        min: 0,
        max: 1,
        default: null,
        help: 'Fail when fewer of the assessable correct answers are faithful',
    },
    {
        ...shared,
        name: 'max-regression',
        type: 'ratio',
        min: 0,
        max: 1,
        default: 0.02,
        help: 'Largest drop of accuracy against the baseline that passes',
    },
    {
        ...shared,
        name: 'max-regression-faithfulness',
        type: 'ratio',
        min: 0,
        max: 1,
        default: null,
        help: 'Largest drop of faithfulness against the baseline that passes',
    },
    {
        ...shared,
        name: 'fail-on',
        type: 'choice',
        values: ['significant', 'any', 'never'],
        default: 'significant',
        help: 'Whether a drop must be statistically significant to fail; never only reports',
    },
    {
        ...shared,
        name: 'alpha',
        type: 'ratio',
        min: 0.0001,
        max: 0.5,
        default: 0.05,
        help: 'Significance level of the regression test',
    },
    {
        ...shared,
        name: 'max-error-rate',
        type: 'ratio',
        min: 0,
        max: 1,
        default: 0.02,
        help: 'Share of answers lost to failures above which the run counts as incomplete',
    },
    {
        ...shared,
        name: 'on-incomplete',
        type: 'choice',
        values: ['fail', 'pass'],
        default: 'fail',
        help: 'What an incomplete run does to the check',
    },
    {
        ...shared,
        name: 'on-missing-key',
        type: 'choice',
        values: ['skip', 'fail'],
        default: 'skip',
        sources: row/* IN_A_WORKFLOW */.gq,
        commands: ['run'],
        help: 'What a pull request from a fork or from Dependabot does, which gets no key',
    },
];

;// CONCATENATED MODULE: ./build/options/rows/judge.js

const judge_shared = { sources: row/* ANYWHERE */.eY, commands: ['run'], group: 'Judge' };
/** Who judges what the verifier leaves open, and what else is judged. */
const JUDGE_ROWS = [
    {
        ...judge_shared,
        name: 'judge-model',
        type: 'string',
        default: null,
        help: 'Model that judges; without it open answers stay unscored',
    },
    {
        ...judge_shared,
        ...row/* KEY_PLACE */.Sc,
        name: 'judge-base-url',
        type: 'url',
        default: null,
        help: 'Endpoint of the judge; base-url when not set',
    },
    {
        ...judge_shared,
        ...row/* KEY */._,
        name: 'judge-api-key',
        type: 'string',
        default: null,
        env: ['THEORY_GATE_JUDGE_API_KEY'],
        help: 'Key of the judge; api-key when not set and the judge shares base-url',
    },
    {
        ...judge_shared,
        name: 'judge-repeats',
        type: 'integer',
        min: 1,
        max: 15,
        default: 1,
        unit: 'votes',
        help: 'How often each judging is asked; the majority counts',
    },
    {
        ...judge_shared,
        name: 'judge-max-tokens',
        type: 'integer',
        min: 1,
        max: 10_000_000,
        default: 32_768,
        unit: 'tokens',
        ceiling: true,
        help: 'Token limit of one judging',
    },
    {
        ...judge_shared,
        name: 'judge-reasoning-effort',
        type: 'string',
        default: null,
        help: 'Reasoning effort of the judge, as its endpoint names it',
    },
    {
        ...judge_shared,
        name: 'judge-extra-body',
        type: 'json-object',
        default: null,
        help: 'Further fields of the judge requests, as a JSON object',
    },
    {
        ...judge_shared,
        name: 'faithfulness',
        type: 'boolean',
        default: true,
        help: 'Judge whether the written derivation supports a correct answer',
    },
    {
        ...judge_shared,
        name: 'errors',
        type: 'boolean',
        default: true,
        help: 'Judge what kind of error a wrong answer made',
    },
];

;// CONCATENATED MODULE: ./build/options/rows/limits.js

const limits_shared = { sources: row/* ANYWHERE */.eY, commands: ['run'], group: 'Limits and cost' };
const price = {
    ...limits_shared,
    type: 'number',
    min: 0,
    max: 100_000,
    default: null,
    unit: 'USD per million tokens',
};
/** What a run may take, and what it costs. */
const LIMIT_ROWS = [
    {
        ...limits_shared,
        name: 'timeout',
        key: 'timeoutMs',
        type: 'duration',
        min: 1,
        max: 86_400,
        default: 900,
        unit: 'seconds',
        ceiling: true,
        help: 'Longest wait for one answer',
    },
    {
        ...limits_shared,
        name: 'concurrency',
        type: 'integer',
        min: 1,
        max: 256,
        default: 8,
        unit: 'requests',
        ceiling: true,
        help: 'Requests under way at the same time',
    },
    {
        ...limits_shared,
        name: 'retries',
        type: 'integer',
        min: 0,
        max: 20,
        default: 5,
        ceiling: true,
        help: 'Further attempts after a request failed for a passing reason',
    },
    {
        ...limits_shared,
        name: 'max-minutes',
        type: 'number',
        min: 0.1,
        max: 10_080,
        default: null,
        unit: 'minutes',
        ceiling: true,
        help: 'Stop asking after this time and report what is there',
    },
    {
        ...limits_shared,
        name: 'max-cost',
        key: 'maxCostUsd',
        type: 'number',
        min: 0,
        max: 1_000_000,
        default: null,
        unit: 'USD',
        ceiling: true,
        help: 'Stop asking at this cost; needs the prices',
    },
    { ...price, name: 'price-input', key: 'priceInputUsd', help: 'Price of the input to the model' },
    { ...price, name: 'price-output', key: 'priceOutputUsd', help: 'Price of the output from the model' },
    { ...price, name: 'judge-price-input', key: 'judgePriceInputUsd', help: 'Price of the input to the judge' },
    {
        ...price,
        name: 'judge-price-output',
        key: 'judgePriceOutputUsd',
        help: 'Price of the output from the judge',
    },
];

;// CONCATENATED MODULE: ./build/options/rows/model.js

const model_shared = { sources: row/* ANYWHERE */.eY, commands: ['run'], group: 'Model' };
/** Who is asked, and how. */
const MODEL_ROWS = [
    {
        ...model_shared,
        name: 'model',
        type: 'string',
        default: null,
        help: 'Model to score, as the endpoint names it',
    },
    {
        ...model_shared,
        ...row/* KEY_PLACE */.Sc,
        name: 'base-url',
        type: 'url',
        default: 'https://api.openai.com/v1',
        env: ['OPENAI_BASE_URL'],
        help: 'Base URL of an OpenAI-compatible endpoint; /chat/completions is appended',
    },
    {
        ...model_shared,
        ...row/* KEY */._,
        name: 'api-key',
        type: 'string',
        default: null,
        env: ['THEORY_GATE_API_KEY', 'OPENAI_API_KEY'],
        help: 'Key of the endpoint; sent to base-url only',
    },
    {
        ...model_shared,
        name: 'replay',
        type: 'path',
        default: null,
        sources: row/* TRUSTED */.Se,
        notInConfig: 'a file of the checkout must not choose the answers that are scored',
        help: 'Recorded responses to score instead of asking an endpoint: a bundled set, or a file or folder of .jsonl',
    },
    {
        ...model_shared,
        name: 'prompt',
        type: 'path',
        default: null,
        help: 'File with the prompt under test, written around {{question}}; the prompt of the protocol when not set',
    },
    {
        ...model_shared,
        name: 'system-prompt',
        type: 'path',
        default: null,
        help: 'File with a system message that is sent before each problem',
    },
    {
        ...model_shared,
        name: 'max-tokens',
        type: 'integer',
        min: 1,
        max: 10_000_000,
        default: 65_536,
        unit: 'tokens',
        ceiling: true,
        help: 'Token limit of one answer, reasoning included',
    },
    {
        ...model_shared,
        name: 'max-tokens-param',
        type: 'choice',
        values: ['auto', 'max_tokens', 'max_completion_tokens'],
        default: 'auto',
        help: 'Name under which the endpoint takes the token limit',
    },
    {
        ...model_shared,
        name: 'temperature',
        type: 'number',
        min: 0,
        max: 2,
        default: null,
        help: 'Sampling temperature',
    },
    { ...model_shared, name: 'top-p', type: 'ratio', min: 0, max: 1, default: null, help: 'Nucleus sampling' },
    {
        ...model_shared,
        name: 'reasoning-effort',
        type: 'string',
        default: null,
        help: 'Reasoning effort, as the endpoint names it',
    },
    {
        ...model_shared,
        name: 'extra-body',
        type: 'json-object',
        default: null,
        help: 'Further fields of the request body, as a JSON object',
    },
    {
        ...model_shared,
        name: 'regenerate',
        type: 'boolean',
        default: true,
        help: 'Ask once more when an answer stops before its box',
    },
    {
        ...model_shared,
        name: 'allow-http',
        type: 'boolean',
        default: false,
        sources: row/* TRUSTED */.Se,
        notInConfig: 'a file of the checkout must not let a key travel unencrypted',
        help: 'Allow http to hosts other than this machine; keys then travel unencrypted',
    },
];

;// CONCATENATED MODULE: ./build/options/rows/problems.js

const problems_shared = { sources: row/* ANYWHERE */.eY, commands: ['run', 'problems'], group: 'Problems' };
/** What is asked. */
const PROBLEM_ROWS = [
    {
        ...problems_shared,
        name: 'protocol',
        type: 'string',
        default: 'qft-bench',
        defaultFor: { verify: 'reader', explain: 'reader' },
        commands: ['run', 'problems', 'lint', 'verify', 'explain'],
        help: 'Rules of the benchmark: prompts, where the answer is read, tolerances, judgings; `reader` for the verifier alone is how a careful reader of a paper compares',
    },
    {
        ...problems_shared,
        name: 'problems',
        alias: 'set',
        type: 'path',
        default: 'qft-bench',
        help: 'A bundled set, or a file, folder or glob of problems (YAML, JSON, JSONL); `--set` on the command line is the same',
        commands: ['run', 'problems', 'human'],
    },
    {
        ...problems_shared,
        name: 'categories',
        type: 'list',
        default: null,
        help: 'Only problems of these categories',
    },
    { ...problems_shared, name: 'ids', type: 'list', default: null, help: 'Only the problems with these ids' },
    { ...problems_shared, name: 'split', type: 'string', default: null, help: 'Only problems of this split' },
    {
        ...problems_shared,
        name: 'figures',
        type: 'choice',
        values: ['all', 'without', 'with'],
        default: 'all',
        help: 'Problems with or without figures',
    },
    {
        ...problems_shared,
        name: 'sample',
        type: 'integer',
        min: 1,
        max: 100_000,
        default: null,
        unit: 'problems',
        help: 'Draw this many of the selected problems, in the proportions of their categories',
    },
    {
        ...problems_shared,
        name: 'seed',
        type: 'integer',
        min: 0,
        max: 4_294_967_295,
        default: 0,
        help: 'Seed of the sample; the same seed draws the same problems',
        commands: ['run', 'problems', 'human'],
    },
    {
        ...problems_shared,
        name: 'repeats',
        type: 'integer',
        min: 1,
        max: 100,
        default: 1,
        unit: 'answers per problem',
        commands: ['run'],
        help: 'How often each problem is asked',
    },
];

;// CONCATENATED MODULE: ./build/options/rows/report.js

const report_shared = { commands: ['run'], group: 'Report and files' };
/** Where results go, and where settings come from. */
const REPORT_ROWS = [
    {
        ...report_shared,
        name: 'comment',
        type: 'choice',
        values: ['always', 'on-change', 'on-failure', 'never'],
        default: 'always',
        sources: row/* IN_A_WORKFLOW */.gq,
        help: 'When the pull request gets a comment',
    },
    {
        ...report_shared,
        name: 'title',
        type: 'string',
        default: null,
        sources: row/* ANYWHERE */.eY,
        help: 'Name of this check in the report; give every leg of a matrix its own, and each has its own comment',
    },
    {
        ...report_shared,
        name: 'reuse',
        type: 'boolean',
        default: false,
        sources: ['flag'],
        notInConfig: 'it is about one run',
        help: 'Use the replies of a finished run in the out folder again, as for another judge; an unfinished run is always continued',
    },
    {
        ...report_shared,
        name: 'format',
        type: 'choice',
        values: ['comment', 'summary', 'terminal'],
        default: 'terminal',
        sources: ['flag'],
        notInConfig: 'it is about one call of report',
        commands: ['report'],
        help: 'Which rendering of the report is printed',
    },
    {
        ...report_shared,
        ...row/* KEY */._,
        name: 'github-token',
        type: 'string',
        default: null,
        sources: ['input', 'env'],
        env: ['GITHUB_TOKEN'],
        actionDefault: '$' + '{{ github.token }}',
        help: 'Token for the comment; needs pull-requests: write',
    },
    {
        ...report_shared,
        name: 'out',
        type: 'path',
        default: 'theory-gate-out',
        defaultFor: { demo: 'theory-gate-demo', table: 'theory-gate-table', human: 'theory-gate-human' },
        sources: row/* TRUSTED */.Se,
        notInConfig: 'a file of the checkout must not choose where files are written',
        commands: ['run', 'demo', 'table', 'human'],
        help: 'Folder for the record, log, reports and figures',
    },
    {
        ...report_shared,
        name: 'config',
        type: 'path',
        default: '.github/theory-gate.yml',
        sources: row/* TRUSTED */.Se,
        notInConfig: 'a config file does not name another one',
        commands: ['run', 'problems', 'gate', 'report', 'compare'],
        help: 'Config file; the default may be missing',
    },
];

;// CONCATENATED MODULE: ./build/options/rows/results.js
const results_shared = { group: 'Several runs', sources: ['flag'], notInConfig: 'it is about one call' };
/** Tables of several runs, and the check of a judge by people. */
const RESULT_ROWS = [
    {
        ...results_shared,
        name: 'model-table',
        type: 'path',
        default: null,
        commands: ['table', 'human'],
        help: 'Families, release months and access of models, as in fixtures/models/qft-bench.yaml, which is used when not set',
    },
    {
        ...results_shared,
        name: 'responses',
        type: 'integer',
        min: 1,
        max: 1000,
        default: 4,
        unit: 'responses of each model',
        commands: ['human'],
        help: 'How many responses of each model are drawn',
    },
    {
        ...results_shared,
        name: 'paper-models',
        type: 'boolean',
        default: false,
        commands: ['human'],
        help: 'Draw only from the 15 models whose responses the paper had checked',
    },
    {
        ...results_shared,
        name: 'second-judge',
        type: 'list',
        default: null,
        commands: ['human'],
        help: 'Run records in which another judge judged the same responses',
    },
];

;// CONCATENATED MODULE: ./build/options/rows/verifier.js
const verifier_shared = {
    sources: ['flag'],
    notInConfig: 'it is about one call',
    group: 'Verifier',
};
/** The verifier by itself. */
const VERIFIER_ROWS = [
    {
        ...verifier_shared,
        name: 'json',
        type: 'boolean',
        default: false,
        commands: ['verify', 'explain', 'problems', 'lint', 'human'],
        help: 'Print JSON and nothing else: one object a pair, problem or fault',
    },
    {
        ...verifier_shared,
        name: 'markdown',
        type: 'boolean',
        default: false,
        commands: ['explain'],
        help: 'Print Markdown with rendered formulas instead of plain text',
    },
    {
        ...verifier_shared,
        name: 'jobs',
        type: 'integer',
        min: 1,
        max: 64,
        default: 4,
        commands: ['verify'],
        help: 'Most pairs decided at once; a further worker starts only where many pairs wait',
    },
    {
        ...verifier_shared,
        name: 'pair-timeout',
        key: 'pairTimeoutMs',
        type: 'duration',
        unit: 'seconds',
        min: 0.05,
        max: 600,
        default: 2,
        commands: ['verify'],
        help: 'A pair in work longer is given up as undecided; the caps of the verifier end nearly every pair long before',
    },
    {
        ...verifier_shared,
        name: 'reference',
        type: 'string',
        default: null,
        commands: ['explain'],
        help: 'The reference answer, as LaTeX',
    },
    {
        ...verifier_shared,
        name: 'answer',
        type: 'string',
        default: null,
        commands: ['explain'],
        help: 'The answer to compare with it, as LaTeX',
    },
    {
        ...verifier_shared,
        name: 'context',
        type: 'json-object',
        default: null,
        commands: ['explain'],
        help: 'What the problem says: kind, symbols, aliases, tolerance, unit',
    },
];

;// CONCATENATED MODULE: ./build/options/table.js








/**
 * THE table of options: Action input = flag = config key = row of the README. `action.yml`, the help of the command
 * line, the README and the schema of the config file are rendered from it (`render.ts`).
 */
const OPTIONS = [
    ...PROBLEM_ROWS,
    ...MODEL_ROWS,
    ...JUDGE_ROWS,
    ...GATE_ROWS,
    ...LIMIT_ROWS,
    ...REPORT_ROWS,
    ...RESULT_ROWS,
    ...VERIFIER_ROWS,
];
/** The field of {@link Options} a row fills. */
function optionKey(row) {
    const camel = row.name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    return (row.key ?? camel);
}
/** The row of a name, if there is one. */
function findOption(name) {
    return OPTIONS.find((row) => row.name === name);
}


/***/ }),

/***/ 7112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ MAX_NESTING),
/* harmony export */   WK: () => (/* binding */ TextError),
/* harmony export */   gj: () => (/* binding */ readFailed),
/* harmony export */   p5: () => (/* binding */ FORBIDDEN_KEYS),
/* harmony export */   ve: () => (/* binding */ readOk)
/* harmony export */ });
/* unused harmony export placeAt */
/** Keys that could reach an object's prototype; no format of ours has any use for them. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Deepest nesting that is read, in YAML (where a scalar is a level) and in JSON; our formats need four levels. */
const MAX_NESTING = 32;
/** Thrown inside a reader and turned into a {@link TextMistake} at its edge. */
class TextError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
/** Line and column of an offset. */
function placeAt(text, offset) {
    const before = text.slice(0, offset);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
/** Wraps the root of a read text so that its parts can be located. */
function readOk(text, root) {
    return {
        ok: true,
        value: root.value,
        locate: (path, part = 'value') => placeAt(text, offsetOf(root, path, part)),
    };
}
/** Wraps a reader's failure. */
function readFailed(text, error) {
    return { ok: false, mistake: { message: error.message, ...placeAt(text, error.offset) } };
}
function offsetOf(root, path, part) {
    let node = root;
    for (const step of path) {
        const child = typeof step === 'symbol' ? undefined : node.children?.get(step);
        if (!child)
            return node.start;
        node = child;
    }
    return part === 'key' ? (node.keyStart ?? node.start) : node.start;
}


/***/ }),

/***/ 324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export suggestName */
/**
 * The known name a mistyped one most likely means: the nearest by optimal string alignment (insert, delete, replace,
 * swap neighbours), ignoring case and the difference between `-` and `_`; none beyond a third of the longer name.
 */
function suggestName(mistyped, known) {
    if (mistyped.length > 64)
        return undefined;
    const plain = toKebab(mistyped);
    const ranked = known
        .map((name) => ({ name, distance: distanceBetween(plain, toKebab(name)) }))
        .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(Math.max(plain.length, name.length) / 3)))
        .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
    return ranked[0]?.name;
}
/** `did you mean "x"?`, or undefined when nothing is near. */
function didYouMean(mistyped, known) {
    const name = suggestName(mistyped, known);
    return name === undefined ? undefined : `did you mean "${name}"?`;
}
function toKebab(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
        .replace(/[_\s]+/g, '-')
        .toLowerCase();
}
/** Optimal string alignment distance (Boytsov 2011, section 2.2), three rows at a time. */
function distanceBetween(a, b) {
    let twoBack = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let best = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + cost);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                best = Math.min(best, at(twoBack, j - 2) + 1);
            row.push(best);
        }
        [twoBack, previous] = [previous, row];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index] ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 8387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* unused harmony export MAX_YAML_LENGTH */
/* harmony import */ var _located_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7112);

/** Largest YAML text that is read, in UTF-16 units (1 MiB). Larger problem sets are JSONL. */
const MAX_YAML_LENGTH = 1024 * 1024;
/**
 * Reads one YAML document of plain data (the JSON schema of YAML 1.2: no dates, no `yes`/`no`). Refuses anchors, aliases
 * and tags, duplicate keys, keys that reach a prototype, nesting beyond {@link MAX_NESTING} and texts beyond
 * {@link MAX_YAML_LENGTH}, so that a hostile file costs at most one pass. js-yaml is loaded at the first call.
 */
async function parseYaml(source) {
    const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
    if (text.length > MAX_YAML_LENGTH)
        return (0,_located_js__WEBPACK_IMPORTED_MODULE_0__/* .readFailed */ .gj)(text, new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK('larger than 1 MiB', 0));
    const yaml = await __webpack_require__.e(/* import() */ 243).then(__webpack_require__.bind(__webpack_require__, 3243));
    const watch = watchNodes();
    try {
        const value = yaml.load(text, { schema: yaml.JSON_SCHEMA, listener: watch.listener });
        const root = watch.root();
        if (!root || value === undefined)
            throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK('empty', 0);
        return (0,_located_js__WEBPACK_IMPORTED_MODULE_0__/* .readOk */ .ve)(text, root);
    }
    catch (error) {
        if (error instanceof _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK)
            return (0,_located_js__WEBPACK_IMPORTED_MODULE_0__/* .readFailed */ .gj)(text, error);
        if (error instanceof yaml.YAMLException)
            return (0,_located_js__WEBPACK_IMPORTED_MODULE_0__/* .readFailed */ .gj)(text, fromException(error, text));
        throw error;
    }
}
/** js-yaml's own exception; one without a mark is raised after the first document and means a second one. */
function fromException(error, text) {
    const offset = error.mark ? Math.min(error.mark.position, text.length) : 0;
    return new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK(error.reason, offset);
}
/** Follows the parser node by node: refuses what we do not read before it is built, and keeps every position. */
function watchNodes() {
    const frames = [];
    let root;
    const open = (state) => {
        const start = skipBlank(state.input, state.position);
        const parent = frames.at(-1);
        // The parser opens a node a second time when it tries it as a key: same start, same level.
        const depth = parent ? parent.depth + (parent.start === start ? 0 : 1) : 1;
        if (depth > _located_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NESTING */ .M1)
            throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK(`nested more than ${_located_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_NESTING */ .M1} deep`, start);
        // No plain scalar starts with these characters, so here they can only be an anchor, an alias or a tag.
        const refused = { '&': 'anchors', '*': 'aliases', '!': 'tags' }[state.input.charAt(start)];
        if (refused)
            throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK(`${refused} are not allowed; quote a text that starts with & * or !`, start);
        frames.push({ start, depth, children: [] });
    };
    const close = (state) => {
        const frame = frames.pop();
        if (!frame)
            return;
        const node = locate(frame, state.result);
        const parent = frames.at(-1);
        if (parent)
            parent.children.push(node);
        else
            root = node;
    };
    return {
        listener(event, state) {
            if (event === 'open')
                open(state);
            else
                close(state);
        },
        root: () => root,
    };
}
function locate(frame, value) {
    const { start, children: parts } = frame;
    if (typeof value !== 'object' || value === null)
        return { value, start };
    const [only] = parts;
    // A flow collection that was first tried as a key arrives as the single part of itself.
    if (only && parts.length === 1 && only.value === value)
        return { ...only, start };
    if (Array.isArray(value))
        return { value, start, children: new Map(parts.entries()) };
    const children = new Map();
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [key, child] = [parts[at], parts[at + 1]];
        if (!key || !child)
            continue;
        const name = String(key.value);
        if (_located_js__WEBPACK_IMPORTED_MODULE_0__/* .FORBIDDEN_KEYS */ .p5.has(name))
            throw new _located_js__WEBPACK_IMPORTED_MODULE_0__/* .TextError */ .WK(`the key ${JSON.stringify(name)} is not allowed`, key.start);
        children.set(name, { ...child, keyStart: key.start });
    }
    return { value, start, children };
}
const BLANK = /(?:[ \t\r\n]+|(?<![^\s])#[^\r\n]*)*/y;
function skipBlank(text, offset) {
    BLANK.lastIndex = offset;
    return offset + (BLANK.exec(text)?.[0].length ?? 0);
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ TOOL_VERSION)
/* harmony export */ });
/** Version of the tool, the same as in package.json (a test compares them). */
const TOOL_VERSION = '0.1.0';


/***/ })

};
