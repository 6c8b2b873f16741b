export const id = 355;
export const ids = [355,418];
export const modules = {

/***/ 5166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lintCommand: () => (/* binding */ lintCommand)
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
;// CONCATENATED MODULE: ./build/lint/subject.js
/** A rule that looks at one problem at a time. */
function eachProblem(name, remarks) {
    return {
        name,
        inspect: (inspection) => inspection.subjects.flatMap((subject) => remarks(subject.problem, inspection).map((remark) => finding(name, subject, remark))),
    };
}
/** A remark with its rule and its place. */
function finding(rule, subject, remark) {
    const { severity = 'error', message, hint } = remark;
    return {
        rule,
        severity,
        message: `${subject.problem.id}: ${message}`,
        hint,
        place: placeOf(subject, remark),
    };
}
/** The place of a value; of a piece of it where that piece stands on a line of its own of the file. */
function placeOf({ placeOf, lines }, { path, near }) {
    const start = placeOf(path);
    const line = near?.split('\n')[0]?.trim();
    if (!line || start.line === undefined)
        return start;
    const found = lines.findIndex((text, index) => index + 1 >= (start.line ?? 1) && text.includes(line));
    if (found < 0)
        return start;
    return { file: start.file, line: found + 1, column: (lines[found]?.indexOf(line) ?? 0) + 1 };
}

;// CONCATENATED MODULE: ./build/lint/rules/balance.js

/** Problems of a set below which its shares mean nothing. */
const SMALLEST_SET = 16;
/** A category is out of balance below this part of an equal share, or above its inverse. */
const BALANCE = 1 / 3;
/** No category is so small that its score says nothing, or so large that it decides the whole. */
const balance = {
    name: 'balance',
    inspect: ({ subjects }) => {
        const byCategory = new Map();
        for (const subject of subjects) {
            const { category } = subject.problem;
            byCategory.set(category, [...(byCategory.get(category) ?? []), subject]);
        }
        if (subjects.length < SMALLEST_SET || byCategory.size < 2)
            return [];
        const equal = subjects.length / byCategory.size;
        return [...byCategory].flatMap(([category, members]) => {
            const [first] = members;
            const ratio = members.length / equal;
            if (first === undefined || (ratio >= BALANCE && ratio <= 1 / BALANCE))
                return [];
            const size = ratio < 1 ? 'few' : 'many';
            return [
                finding('balance', first, {
                    path: ['category'],
                    severity: 'warning',
                    message: `${category} has ${members.length} of ${subjects.length} problems, ${size} for one of ${byCategory.size} categories`,
                    hint: 'check the spelling of the category, or add problems where they are few',
                }),
            ];
        });
    },
};

;// CONCATENATED MODULE: ./build/lint/rules/conventions.js

const CONVENTIONS = [
    {
        what: 'the signature of the metric',
        needed: /\\(?:eta|g)_\{?\\mu\s*\\nu|\\partial_\\mu|\\partial\^\\mu|F_\{?\\mu\s*\\nu\}?\s*F\^|\\gamma\^\\mu|\\bar\\psi|\bMinkowski\b/,
        stated: /signature|mostly[- ](?:plus|minus)|\\(?:mathrm\{)?diag|\(\s*[+-]\s*,|\(\s*[+-]{2,}|metric|Euclidean|\\eta_\{?\d\d|g_\{?00|[pkq]\^2\s*=\s*-?\s*m|=\s*-?\s*[pkq]_0\^2|\\delta_\{?\\mu\s*\\nu/i,
        hint: 'state it, e.g. $\\eta_{\\mu\\nu}=\\mathrm{diag}(+,-,-,-)$',
    },
    {
        what: 'the definition of γ⁵',
        needed: /\\gamma[_^]\{?5\b/,
        stated: /\\gamma[_^]\{?5\}?\s*(?:=|\\equiv|:=)|P_\{?[LR]\}?\s*=|chiral(?:ity)? projector|left-handed/i,
        hint: 'state it, e.g. $\\gamma^5=i\\gamma^0\\gamma^1\\gamma^2\\gamma^3$, or which projector is left-handed',
    },
    {
        what: 'the sign of ε',
        needed: /\\(?:var)?epsilon[_^]\{?(?:\\mu\s*\\nu|0123)/,
        stated: /\\(?:var)?epsilon[_^]\{?0123\}?\s*=|\\(?:var)?epsilon[_^]\{?(?:12|012|123|1234)\}?\s*=/,
        hint: 'state it, e.g. $\\epsilon^{0123}=+1$',
    },
    {
        what: 'the normalisation of the hypercharge',
        needed: /\bhypercharges?\b/i,
        stated: /Q\s*=\s*T[_^]\{?3\}?\s*\+|Y\s*=\s*(?:2\s*)?\(?\s*Q|Q\s*=\s*I_3|T_3\s*\+\s*Y/,
        hint: 'state it, e.g. $Q=T^3+Y$',
    },
    {
        what: 'the sign and normalisation of the Fourier transform',
        needed: /\bFourier (?:transform|coefficient|mode)/i,
        stated: /e\^\{?\s*[-+]?\s*i|\\exp|\\int/,
        hint: 'write the transform out',
    },
    {
        what: 'the normalisation of the generators',
        needed: /[Tt]\^\{?[aA]\}?\s*[Tt,$]|\bgenerators? of (?:the )?(?:gauge|group|representation)/,
        stated: /\\(?:mathrm\{)?(?:tr|Tr)\}?\s*\(?\s*\(?T|T\s*\(|\[\s*T|\\frac\{?1\}?\{?2\}?\\delta|normali[sz]ed|index|highest weight|long roots?/i,
        hint: 'state it, e.g. $\\mathrm{Tr}\\,T^aT^b=\\frac12\\delta^{ab}$ in the fundamental representation',
    },
];
/** Conventions that a question seems to need and does not state; only an author can tell, so these are warnings. */
const conventions = eachProblem('convention', (problem) => CONVENTIONS.filter((convention) => isMissing(problem, convention)).map(({ what, needed, hint }) => {
    const used = needed.exec(problem.question)?.[0];
    return {
        path: ['question'],
        ...(used !== undefined && { near: used }),
        severity: 'warning',
        message: `${what} seems to matter and is not stated`,
        hint,
    };
}));
function isMissing({ question, conventions: stated }, convention) {
    return convention.needed.test(question) && !convention.stated.test([question, ...stated].join('\n'));
}

;// CONCATENATED MODULE: ./build/lint/rules/duplicates.js

/** Words of a shingle: long enough that phrases of the trade do not make two questions alike. */
const SHINGLE = 5;
/** Share of common shingles (Jaccard index) from which two questions are near-duplicates; unrelated ones have below 0.1. */
const ALIKE = 0.5;
/** No two questions ask the same, be it with other numbers. */
const duplicates = {
    name: 'duplicate',
    inspect: ({ subjects }) => {
        const seen = [];
        return subjects.flatMap((subject) => {
            const shingles = shinglesOf(subject.problem.question);
            const twin = seen.find((other) => likeness(other.shingles, shingles) >= ALIKE);
            seen.push({ subject, shingles });
            if (twin === undefined)
                return [];
            const share = Math.round(100 * likeness(twin.shingles, shingles));
            const message = `the question is ${share} % the same as that of ${twin.subject.problem.id}`;
            const hint = 'remove one of the two, or ask for something else';
            return [finding('duplicate', subject, { path: ['question'], message, hint })];
        });
    },
};
/** Every run of five words; digits are one sign, so that another number does not make another question. */
function shinglesOf(text) {
    const words = text.toLowerCase().replace(/\d+/g, '#').split(/\s+/).filter(Boolean);
    const last = Math.max(1, words.length - SHINGLE + 1);
    return new Set(Array.from({ length: last }, (_, start) => words.slice(start, start + SHINGLE).join(' ')));
}
function likeness(a, b) {
    const common = [...a].filter((shingle) => b.has(shingle)).length;
    return common / (a.size + b.size - common);
}

// EXTERNAL MODULE: ./build/verify/read.js
var verify_read = __webpack_require__(8306);
;// CONCATENATED MODULE: ./build/lint/rules/form.js


/** Shortest answer whose wording in the question gives it away, in characters without spaces; shorter ones occur by chance. */
const TELLING = 12;
/** What a problem is made of fits together: parts and labels, options, solution, and the question keeps the answer. */
const form_form = eachProblem('form', (problem) => [
    ...labelRemarks(problem),
    ...answerRemarks(problem),
    ...solutionRemarks(problem),
]);
function labelRemarks({ question, answers }) {
    return answers.flatMap(({ label }, index) => {
        const path = ['answers', index];
        if (label === undefined)
            return answers.length === 1
                ? []
                : [
                    {
                        path,
                        message: 'one of several answers has no label',
                        hint: 'give every part its label, e.g. label: a',
                    },
                ];
        if (new RegExp(`\\(\\s*${literally(label)}\\s*\\)|\\b${literally(label)}[).:]`).test(question))
            return [];
        return [
            {
                path: [...path, 'label'],
                message: `the question has no part (${label})`,
                hint: `mark the part with (${label}) in the question, or correct the label`,
            },
        ];
    });
}
function answerRemarks({ question, answers }) {
    return answers.flatMap((answer, index) => {
        const path = ['answers', index, 'latex'];
        return answer.kind === 'choice'
            ? choiceRemarks(question, answer, path)
            : leakRemarks(question, answer, path);
    });
}
function choiceRemarks(question, answer, path) {
    const letter = (0,verify_read/* parseChoice */.HU)(answer);
    if (letter === undefined || new RegExp(`(?:^|[\\s*(])\\(?${literally(letter)}[).:]`, 'im').test(question))
        return [];
    const message = `the question has no option ${letter}`;
    return [{ path, message, hint: 'write each option on a line of its own as (A), (B), …' }];
}
function leakRemarks(question, { latex }, path) {
    const squeezed = latex.replace(/\s+/g, '');
    if (squeezed.length < TELLING || !question.replace(/\s+/g, '').includes(squeezed))
        return [];
    return [
        { path, message: 'the question contains its answer', hint: 'take it out, or ask for another quantity' },
    ];
}
function solutionRemarks({ solution, answers }) {
    if (solution !== undefined && solution.trim() !== '')
        return [];
    const hint = 'write the steps; the judge compares reasoning with them';
    const message = `there is no reference solution for ${answers.length === 1 ? 'the answer' : 'the answers'}`;
    return [{ path: [], severity: 'warning', message, hint }];
}
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// EXTERNAL MODULE: ./build/verify/index.js + 1 modules
var verify = __webpack_require__(8037);
;// CONCATENATED MODULE: ./build/lint/rules/references.js


/** Bends whose results a verifier has to tell from the reference: a sign, a factor of 2, a factor of π. */
const BENDS = [
    ['its negative', (latex) => `-\\left(${latex}\\right)`],
    ['its double', (latex) => `2 \\cdot \\left(${latex}\\right)`],
    ['π times it', (latex) => `\\pi \\cdot \\left(${latex}\\right)`],
];
const BENT_KINDS = ['symbolic', 'numeric', 'matrix'];
/** The verifier reads every reference answer, finds it equal to itself, and different from its bent copies. */
const references = eachProblem('reference', (problem, { profile }) => problem.answers.flatMap((answer, index) => references_answerRemarks({ problem, answer, profile }).map((remark) => ({
    ...remark,
    path: ['answers', index, 'latex'],
}))));
function references_answerRemarks(asked) {
    const { answer } = asked;
    if (answer.kind === 'text')
        return [];
    const read = (0,verify/* readReference */.Wf)(answer);
    if (!read.ok)
        return [
            {
                message: `the reference answer cannot be read at character ${read.position + 1}: ${read.message}`,
                hint: 'rewrite it, or declare kind: text to leave it to the judge',
            },
        ];
    const itself = compare(asked, answer.latex);
    if (itself.outcome !== 'equivalent')
        return [
            {
                message: `the verifier does not find the reference answer equal to itself (${itself.outcome}: ${itself.reason})`,
                hint: 'declare its symbols with their domains, or write it in a simpler form',
            },
        ];
    return BENT_KINDS.includes(answer.kind) ? bentRemarks(asked) : [];
}
function bentRemarks(asked) {
    const outcomes = BENDS.map(([name, bend]) => ({
        name,
        outcome: compare(asked, bend(asked.answer.latex)).outcome,
    }));
    const named = (wanted) => outcomes.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);
    const [accepted, open] = [named('equivalent'), named('undecided')];
    if (accepted.length > 0)
        return [
            {
                message: `${accepted.join(' or ')} would be accepted for the reference answer`,
                hint: 'an answer that is zero, infinite or free up to a factor measures nothing; ask for another quantity',
            },
        ];
    if (open.length === 0)
        return [];
    return [
        {
            severity: 'warning',
            message: `the verifier cannot tell the reference answer from ${open.join(' or ')}`,
            hint: 'declare its symbols with their domains, or leave such answers to the judge',
        },
    ];
}
function compare({ problem, answer, profile }, candidate) {
    return (0,verify/* verifyAnswer */.a7)({ reference: answer, candidate, symbols: problem.symbols, profile });
}

// EXTERNAL MODULE: ./build/math/names-in.js
var names_in = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/math/notation.js
var notation = __webpack_require__(7053);
;// CONCATENATED MODULE: ./build/lint/formulas.js
const OPENING = /\\[([]|\$\$?|\\[\s\S]/g;
const CLOSING = { $$: '$$', $: '$', '\\(': '\\)', '\\[': '\\]' };
/** Finds `$…$`, `$$…$$`, `\(…\)` and `\[…\]` in a text of Markdown; `\$` is a dollar. Linear in the text. */
function findFormulas(text) {
    const formulas = [];
    OPENING.lastIndex = 0;
    for (let match = OPENING.exec(text); match !== null; match = OPENING.exec(text)) {
        const closing = CLOSING[match[0]];
        if (closing === undefined)
            continue;
        const start = match.index + match[0].length;
        const end = closingAt(text, closing, start);
        if (end < 0)
            return { formulas, unclosed: match.index };
        formulas.push({ latex: text.slice(start, end), offset: start });
        OPENING.lastIndex = end + closing.length;
    }
    return { formulas };
}
/** Where a formula ends: at the next delimiter that no backslash escapes. */
function closingAt(text, closing, from) {
    let at = text.indexOf(closing, from);
    while (closing.startsWith('$') && at > 0 && text[at - 1] === '\\')
        at = text.indexOf(closing, at + 1);
    return at;
}

;// CONCATENATED MODULE: ./build/lint/rules/symbols.js





/** Names that mean the same in every text and need no introduction. */
const UNIVERSAL = new Set(['e', 'i', '\\pi', '\\infty', '\\gamma_{E}', '\\zeta', '\\Gamma', '\\hbar']);
/** Every symbol of an answer is introduced by the question, and what is declared is used. */
const symbols = eachProblem('symbols', (problem) => [
    ...symbols_answerRemarks(problem),
    ...declaredRemarks(problem),
]);
function symbols_answerRemarks(problem) {
    const question = plainMathOf(problem.question);
    const declared = new Set(problem.symbols.map(({ latex }) => plain(latex)));
    return problem.answers.flatMap(({ latex, kind }, index) => {
        const names = kind === 'symbolic' || kind === 'numeric' || kind === 'matrix' || kind === 'set' ? namesOf(latex) : [];
        const path = ['answers', index, 'latex'];
        return names.flatMap((name) => {
            if (!isMentioned(plain(name), question))
                return [
                    {
                        path,
                        message: `the answer contains ${name}, which the question never introduces`,
                        hint: `say in the question what ${name} is, or write the answer without it`,
                    },
                ];
            if (declared.has(plain(name)))
                return [];
            return [
                {
                    path,
                    severity: 'warning',
                    message: `the domain of ${name} is not declared`,
                    hint: `add ${name} to symbols (positive, real, complex, …), so that branches are taken as you mean them`,
                },
            ];
        });
    });
}
function declaredRemarks({ question, answers, symbols: declared }) {
    const asked = plainMathOf(question);
    return declared.flatMap(({ latex }, index) => {
        const path = ['symbols', index, 'latex'];
        const twice = declared.findIndex((other) => plain(other.latex) === plain(latex)) < index;
        if (twice)
            return [
                { path, message: `the symbol ${latex} is declared twice`, hint: 'keep one of the two domains' },
            ];
        const isUsed = isMentioned(plain(latex), asked) ||
            answers.some((answer) => isMentioned(plain(latex), plain(answer.latex)));
        if (isUsed)
            return [];
        return [
            {
                path,
                message: `the declared symbol ${latex} stands neither in the question nor in an answer`,
                hint: 'correct its spelling, or remove it',
            },
        ];
    });
}
/** The free names of an answer, none when it cannot be read; functions of standard notation are no names. */
function namesOf(latex) {
    const special = (0,verify_read/* parseAnswer */.Wp)(latex, (0,notation/* specialNotation */.Sd)());
    const read = special.ok ? special : (0,verify_read/* parseAnswer */.Wp)(latex);
    return read.ok ? [...(0,names_in/* namesIn */.w)(read.node)].filter((name) => !UNIVERSAL.has(name)) : [];
}
const plainMathOf = (text) => findFormulas(text)
    .formulas.map(({ latex }) => plain(latex))
    .join(' ; ');
/** LaTeX without what only sets type: braces, spaces, font commands. */
function plain(latex) {
    return latex
        .replace(/\\(?:mathrm|mathbf|mathcal|mathit|mathsf|boldsymbol|text|textrm|operatorname|rm|bf|cal|left|right)(?![A-Za-z])/g, '')
        .replace(/\\var(?=epsilon|phi|theta|rho)/g, '\\')
        .replace(/\\[,;:! ]/g, ' ')
        .replace(/[{}]/g, '');
}
/** Whether a name stands in a formula as a whole: `m` not in `\mu`, `\mu` not in `\mum`; spaces do not count. */
function isMentioned(name, formula) {
    const escaped = name.replace(/\s+/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const before = name.startsWith('\\') ? '' : '(?<!\\\\[A-Za-z]*)';
    const after = /\\[A-Za-z]+$/.test(name) ? '(?![A-Za-z])' : '';
    const text = formula.replace(/(?<=[_^])\s+|\s+(?=[_^])/g, '');
    return new RegExp(before + escaped + after).test(text);
}

;// CONCATENATED MODULE: ./build/lint/rules/typesetting.js


/** Every formula of the question, the solution and the answers can be typeset. */
const typesetting = eachProblem('typesetting', (problem, inspection) => [
    ...textRemarks(problem.question, ['question'], inspection),
    ...textRemarks(problem.solution ?? '', ['solution'], inspection),
    ...typesetting_answerRemarks(problem, inspection),
]);
function textRemarks(text, path, { typeset }) {
    const { formulas, unclosed } = findFormulas(text);
    const open = unclosed === undefined
        ? []
        : [
            {
                path,
                near: text.slice(unclosed),
                message: `a formula begins with ${text.slice(unclosed, unclosed + 2).trim()} and never ends`,
                hint: 'close it, or write \\$ for a dollar sign',
            },
        ];
    const broken = formulas.flatMap(({ latex }) => {
        const problem = typeset(latex);
        return problem === undefined ? [] : [remark(latex, problem, path)];
    });
    return [...open, ...broken];
}
function typesetting_answerRemarks({ answers }, { typeset }) {
    return answers.flatMap(({ latex, kind }, index) => {
        const problem = kind === 'text' ? undefined : typeset(latex);
        return problem === undefined ? [] : [remark(latex, problem, ['answers', index, 'latex'])];
    });
}
function remark(latex, problem, path) {
    return {
        path,
        near: latex,
        message: `the formula ${shorten(latex)} cannot be typeset: ${problem}`,
        hint: 'correct the LaTeX; only standard and AMS commands are known to every renderer',
    };
}
const shorten = (latex) => JSON.stringify(latex.length > 40 ? `${latex.slice(0, 39)}…` : latex);

;// CONCATENATED MODULE: ./build/lint/index.js







/** THE list of what is looked for in a set whose files can be read. */
const LINT_RULES = [
    typesetting,
    references,
    symbols,
    form_form,
    duplicates,
    conventions,
    balance,
];
/** Everything that is wrong with a set, in the order of its files and lines. */
function lintProblems(inspection) {
    const findings = LINT_RULES.flatMap((rule) => rule.inspect(inspection));
    return inOrder(findings);
}
/** Findings by file, then line. */
function inOrder(findings) {
    return [...findings].sort((a, b) => (a.place.file < b.place.file ? -1 : Number(a.place.file > b.place.file)) ||
        (a.place.line ?? 0) - (b.place.line ?? 0));
}

// EXTERNAL MODULE: ./build/problems/index.js + 8 modules
var build_problems = __webpack_require__(1450);
// EXTERNAL MODULE: ./build/wiring/bundle.js
var bundle = __webpack_require__(8843);
// EXTERNAL MODULE: ./node_modules/katex/dist/katex.min.js
var katex_min = __webpack_require__(5805);
;// CONCATENATED MODULE: ./build/wiring/typesetter.js
// The minified file: it is 330 kB smaller, and `dist` is checked out by every workflow that uses the action.

/** Largest formula that is typeset, in UTF-16 units; a longer one is refused rather than waited for. */
const MAX_FORMULA = 20_000;
/** Typesets with KaTeX, which knows what the renderers of GitHub, GitLab and notebooks have in common. */
const typeset = (latex) => {
    if (latex.length > MAX_FORMULA)
        return `it has ${latex.length} characters, expected at most ${MAX_FORMULA}`;
    try {
        katex_min.renderToString(latex, { throwOnError: true, strict: 'ignore', trust: false, displayMode: true });
        return undefined;
    }
    catch (error) {
        return (error instanceof Error ? error.message : String(error))
            .replace(/^KaTeX parse error: /, '')
            .replace(/[\u0332\u0333]/g, '')
            .replace(/ at position \d+:.*$/s, '');
    }
};

// EXTERNAL MODULE: ./build/commands/verify.js + 3 modules
var commands_verify = __webpack_require__(6008);
;// CONCATENATED MODULE: ./build/commands/lint.js






/**
 * `lint [set …]`: looks for faults in sets of problems, by default the bundled one. Prints one line a fault, or one JSON
 * object with `--json`; exit 1 when there is an error, 0 with warnings only.
 */
async function lintCommand({ positionals, options, terminal }) {
    const findings = [];
    let count = 0;
    for (const spec of positionals.length > 0 ? positionals : [options.problems]) {
        const { problems, origins, sources, mistakes } = await (0,build_problems/* readProblems */.V8)({
            spec,
            files: terminal.files,
            bundled: bundle/* bundledFolder */.L,
        });
        const subjects = problems.flatMap((problem) => {
            const origin = origins.get(problem.id);
            if (origin === undefined)
                return [];
            const lines = sources.get(origin.placeOf([]).file)?.split(/\r?\n/) ?? [];
            return [{ problem, placeOf: origin.placeOf, lines }];
        });
        count += problems.length;
        findings.push(...mistakes.map((mistake) => fromMistake(mistake, spec)));
        findings.push(...lintProblems({ subjects, typeset: typeset, profile: (0,commands_verify.profileOf)(options) }));
    }
    const sorted = inOrder(findings);
    if (options.json)
        terminal.print(sorted.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
    else
        terminal.print(`${[...sorted.map(render), summary(sorted, count)].join('\n')}\n`);
    return sorted.some(({ severity }) => severity === 'error') ? errors/* EXIT */.dc.failed : errors/* EXIT */.dc.passed;
}
function fromMistake({ message, hint, place }, spec) {
    return {
        rule: 'schema',
        severity: 'error',
        message,
        hint: hint ?? 'correct the file; .github/CONTRIBUTING.md shows a problem',
        place: place ?? { file: spec },
    };
}
function render({ rule, severity, message, hint, place }) {
    return (0,errors/* renderMistake */.Zv)({ code: 'bad-problems', message: `${severity}: ${rule}: ${message}`, hint, place });
}
function summary(findings, problems) {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    const [of, found] = [counted(problems, 'problem'), counted(errors, 'error')];
    return `${of}: ${found}, ${counted(findings.length - errors, 'warning')}`;
}
const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;


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

/***/ 8037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wf: () => (/* reexport */ read/* readReference */.Wf),
  a7: () => (/* reexport */ answer/* verifyAnswer */.a),
  verifyBoxes: () => (/* reexport */ verifyBoxes)
});

// UNUSED EXPORTS: VERIFIER_VERSION, verifyPair

// EXTERNAL MODULE: ./build/verify/answer.js + 105 modules
var answer = __webpack_require__(3656);
// EXTERNAL MODULE: ./build/math/evaluate.js + 5 modules
var evaluate = __webpack_require__(3718);
// EXTERNAL MODULE: ./build/verify/parts.js
var verify_parts = __webpack_require__(8898);
;// CONCATENATED MODULE: ./build/verify/boxes.js



/**
 * Decides a whole response, within the budget of one answer. One answer: exactly one box, or all boxes equivalent to it (requirements A4). Several
 * answers: one box with all parts, or one box a part, in the order of the question or by label. Everything else is
 * undecided: a contradiction between boxes is for the judge.
 */
function verifyBoxes(question) {
    const { answers, boxes } = question;
    if (boxes.length === 0)
        return (0,answer/* verdict */.W)('undecided', 'no_box', 'boxes', 'no boxed answer');
    const [only] = answers;
    if (only !== undefined && answers.length === 1)
        return oneAnswer(question, only);
    return severalAnswers(question);
}
function oneAnswer(question, reference) {
    const { boxes, symbols, profile } = question;
    const contents = [...new Set(boxes.map((box) => box.content))];
    const verdicts = [];
    const budget = { left: evaluate/* NODE_BUDGET */.hX };
    for (const candidate of contents) {
        const found = (0,answer/* verifyAnswer */.a)({ reference, candidate, symbols, profile, budget });
        verdicts.push(found);
        if (found.outcome !== 'equivalent')
            break;
    }
    const [first] = verdicts;
    if (first !== undefined && (contents.length === 1 || verdicts.every((v) => v.outcome === 'equivalent')))
        return first;
    const trace = verdicts.map((v, index) => `box ${index + 1}: ${v.outcome}, ${v.reason}`);
    return {
        ...(0,answer/* verdict */.W)('undecided', 'several_boxes', 'boxes', 'the boxes do not all equal the reference'),
        trace,
    };
}
function severalAnswers(question) {
    const { answers, boxes, symbols, profile } = question;
    const parts = (0,verify_parts/* splitParts */.FP)(answers, boxes.map((box) => box.content));
    if (parts === undefined)
        return (0,answer/* verdict */.W)('undecided', 'several_parts', 'boxes', 'the parts could not be matched one to one');
    const budget = { left: evaluate/* NODE_BUDGET */.hX };
    const verdicts = answers.map((reference, index) => (0,answer/* verifyAnswer */.a)({ reference, candidate: parts[index] ?? '', symbols, profile, budget }));
    const trace = verdicts.map((v, index) => `part ${answers[index]?.label ?? index + 1}: ${v.outcome}, ${v.reason}`);
    const worst = verdicts.find((v) => v.outcome === 'different') ?? verdicts.find((v) => v.outcome === 'undecided');
    const chosen = worst ?? verdicts[0];
    if (chosen === undefined)
        return (0,answer/* verdict */.W)('undecided', 'several_parts', 'boxes', 'no parts');
    const printed = verdicts.every((v) => v.printed !== undefined)
        ? verdicts.map((v) => v.printed).join(',\\; ')
        : undefined;
    const { printed: _, ...rest } = chosen;
    return { ...rest, trace, ...(printed !== undefined && { printed }) };
}

// EXTERNAL MODULE: ./build/verify/pair.js + 4 modules
var pair = __webpack_require__(352);
// EXTERNAL MODULE: ./build/verify/read.js
var read = __webpack_require__(8306);
;// CONCATENATED MODULE: ./build/verify/index.js
/**
 * The symbolic stage: decides whether an answer equals the reference. What must run before the first
 * request is in `read.ts`.
 */






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


/***/ })

};
