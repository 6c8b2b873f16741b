export const id = 615;
export const ids = [615];
export const modules = {

/***/ 690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ IGNORED),
/* harmony export */   A6: () => (/* binding */ FUNCTION_LATEX),
/* harmony export */   AW: () => (/* binding */ FUNCTIONS),
/* harmony export */   Ex: () => (/* binding */ SYMBOL_COMMANDS),
/* harmony export */   IU: () => (/* binding */ SAME_ACCENT),
/* harmony export */   KO: () => (/* binding */ ACCENTS),
/* harmony export */   T_: () => (/* binding */ LETTER_FUNCTIONS),
/* harmony export */   ZJ: () => (/* binding */ SIGN_COMMANDS),
/* harmony export */   k5: () => (/* binding */ UNICODE),
/* harmony export */   mV: () => (/* binding */ UPRIGHT),
/* harmony export */   sr: () => (/* binding */ SAME_SYMBOL),
/* harmony export */   yS: () => (/* binding */ INVERSES),
/* harmony export */   zU: () => (/* binding */ UPRIGHT_SWITCHES)
/* harmony export */ });
/**
 * THE table of what the parser knows by name. A row makes a LaTeX command (without its backslash) or an upright word a
 * function; `name` is the one the evaluator and the printer use.
 */
const FUNCTIONS = {
    sin: 'sin',
    cos: 'cos',
    tan: 'tan',
    cot: 'cot',
    sec: 'sec',
    csc: 'csc',
    cosec: 'csc',
    tg: 'tan',
    ctg: 'cot',
    sinh: 'sinh',
    cosh: 'cosh',
    tanh: 'tanh',
    coth: 'coth',
    sech: 'sech',
    csch: 'csch',
    sh: 'sinh',
    ch: 'cosh',
    th: 'tanh',
    arcsin: 'asin',
    arccos: 'acos',
    arctan: 'atan',
    arccot: 'acot',
    asin: 'asin',
    acos: 'acos',
    atan: 'atan',
    arctg: 'atan',
    arcsinh: 'asinh',
    arccosh: 'acosh',
    arctanh: 'atanh',
    asinh: 'asinh',
    acosh: 'acosh',
    atanh: 'atanh',
    arsinh: 'asinh',
    arcosh: 'acosh',
    artanh: 'atanh',
    ln: 'log',
    log: 'log',
    lg: 'log10',
    exp: 'exp',
    sqrt: 'sqrt',
    Re: 're',
    Im: 'im',
    arg: 'arg',
    sgn: 'sign',
    sign: 'sign',
    sinc: 'sinc',
    max: 'max',
    min: 'min',
    erf: 'erf',
    erfc: 'erfc',
};
/** Functions only when a parenthesis follows; otherwise the letter is a symbol. */
const LETTER_FUNCTIONS = { Gamma: 'gamma', zeta: 'zeta' };
/** How each function is printed: a LaTeX command or an upright word. */
const FUNCTION_LATEX = {
    asin: '\\arcsin',
    acos: '\\arccos',
    atan: '\\arctan',
    acot: '\\operatorname{arccot}',
    asinh: '\\operatorname{arsinh}',
    acosh: '\\operatorname{arcosh}',
    atanh: '\\operatorname{artanh}',
    sech: '\\operatorname{sech}',
    csch: '\\operatorname{csch}',
    log: '\\ln',
    log10: '\\lg',
    re: '\\operatorname{Re}',
    im: '\\operatorname{Im}',
    sign: '\\operatorname{sgn}',
    sinc: '\\operatorname{sinc}',
    erf: '\\operatorname{erf}',
    erfc: '\\operatorname{erfc}',
    gamma: '\\Gamma',
    zeta: '\\zeta',
};
/** The inverse that `f^{-1}` stands for; any other negative power is refused. */
const INVERSES = {
    sin: 'asin',
    cos: 'acos',
    tan: 'atan',
    cot: 'acot',
    sinh: 'asinh',
    cosh: 'acosh',
    tanh: 'atanh',
};
/** Commands that are a symbol by themselves. */
const SYMBOL_COMMANDS = new Set(('alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi omicron pi ' +
    'varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon ' +
    'Phi Psi Omega hbar ell infty wp aleph imath jmath nabla emptyset varnothing').split(' '));
/** Two spellings of one letter. */
const SAME_SYMBOL = {
    varnothing: 'emptyset',
    hslash: 'hbar',
    varepsilon: 'epsilon',
    infin: 'infty',
};
/** Accents and alphabets that make another name out of a letter. */
const ACCENTS = new Set('vec hat bar tilde dot ddot widehat widetilde overrightarrow mathcal mathbf boldsymbol bm mathbb mathfrak mathscr slashed pmb'.split(' '));
/** Two spellings of one accent. */
const SAME_ACCENT = {
    widehat: 'hat',
    widetilde: 'tilde',
    overrightarrow: 'vec',
    boldsymbol: 'mathbf',
    bm: 'mathbf',
    pmb: 'mathbf',
    mathscr: 'mathcal',
};
/** Commands whose argument is upright text: its letters make words. */
const UPRIGHT = new Set('text textbf mathrm textrm mathsf textsf mathit textit mbox hbox operatorname textnormal mathtt'.split(' '));
/** Font switches: upright until the group closes. */
const UPRIGHT_SWITCHES = new Set(['rm']);
/** Commands without meaning. */
const IGNORED = new Set((', ; : ! > quad qquad displaystyle textstyle scriptstyle limits nolimits big Big bigg Bigg bigl bigr Bigl Bigr biggl ' +
    'biggr Biggl Biggr bf it thinspace enspace left right middle large Large small $ mathstrut strut').split(' '));
/** Commands that are another way to write a sign. */
const SIGN_COMMANDS = {
    cdot: '\\cdot',
    times: '\\times',
    ast: '*',
    div: '/',
    pm: '+-',
    mp: '-+',
    lvert: '|',
    rvert: '|',
    vert: '|',
    mid: '|',
    lbrace: '\\{',
    rbrace: '\\}',
    '{': '\\{',
    '}': '\\}',
    lbrack: '[',
    rbrack: ']',
    lparen: '(',
    rparen: ')',
    '%': '%',
    le: '\\leq',
    leq: '\\leq',
    leqslant: '\\leq',
    ge: '\\geq',
    geq: '\\geq',
    geqslant: '\\geq',
    lt: '<',
    gt: '>',
    ne: '\\neq',
    neq: '\\neq',
    approx: '\\approx',
    simeq: '\\approx',
    sim: '\\sim',
    cong: '\\approx',
    equiv: '=',
    propto: '\\propto',
    in: '\\in',
    to: '\\to',
    rightarrow: '\\to',
    gtrsim: '\\gtrsim',
    lesssim: '\\lesssim',
    colon: ':',
    prime: "'",
    dagger: '\\dagger',
    '|': '\\|',
    lVert: '\\|',
    rVert: '\\|',
    Vert: '\\|',
    langle: '\\langle',
    rangle: '\\rangle',
    degree: '\\degree',
    circ: '\\circ',
    star: '\\star',
    lfloor: '\\lfloor',
    rfloor: '\\rfloor',
    lceil: '\\lceil',
    rceil: '\\rceil',
    partial: '\\partial',
    sum: '\\sum',
    prod: '\\prod',
    int: '\\int',
    lim: '\\lim',
    oint: '\\oint',
    frac: '\\frac',
    dfrac: '\\frac',
    tfrac: '\\frac',
    cfrac: '\\frac',
    binom: '\\binom',
    dbinom: '\\binom',
    tbinom: '\\binom',
    overline: '\\overline',
    begin: '\\begin',
    end: '\\end',
    '\\': '\\\\',
    overset: '\\overset',
    cup: '\\cup',
};
/** Unicode letters and signs as the command they stand for; everything else outside ASCII is refused. */
const UNICODE = {
    α: 'alpha',
    β: 'beta',
    γ: 'gamma',
    δ: 'delta',
    ε: 'epsilon',
    ϵ: 'epsilon',
    ζ: 'zeta',
    η: 'eta',
    θ: 'theta',
    ι: 'iota',
    κ: 'kappa',
    λ: 'lambda',
    μ: 'mu',
    µ: 'mu',
    ν: 'nu',
    ξ: 'xi',
    π: 'pi',
    ρ: 'rho',
    σ: 'sigma',
    τ: 'tau',
    φ: 'phi',
    ϕ: 'phi',
    χ: 'chi',
    ψ: 'psi',
    ω: 'omega',
    Γ: 'Gamma',
    Δ: 'Delta',
    Θ: 'Theta',
    Λ: 'Lambda',
    Ξ: 'Xi',
    Π: 'Pi',
    Σ: 'Sigma',
    Φ: 'Phi',
    Ψ: 'Psi',
    Ω: 'Omega',
    ħ: 'hbar',
    ℏ: 'hbar',
    ℓ: 'ell',
    '∞': 'infty',
    '×': 'times',
    '·': 'cdot',
    '⋅': 'cdot',
    '÷': 'div',
    '±': 'pm',
    '∓': 'mp',
    '≤': 'leq',
    '≥': 'geq',
    '≠': 'neq',
    '≈': 'approx',
    '∼': 'sim',
    '∝': 'propto',
    '∈': 'in',
    '→': 'to',
    '°': 'degree',
    '′': 'prime',
    '∂': 'partial',
    '∑': 'sum',
    '∫': 'int',
    '†': 'dagger',
    '∪': 'cup',
};


/***/ }),

/***/ 8177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ parseLatex)
});

// EXTERNAL MODULE: ./build/math/functions.js
var functions = __webpack_require__(690);
;// CONCATENATED MODULE: ./build/math/lex.js

/** A formula that cannot be read: why, and where. Caught by `parseLatex`. */
class ParseFailure extends Error {
    name = 'ParseFailure';
    position;
    length;
    constructor(message, place) {
        super(message);
        this.position = place.start;
        this.length = place.length;
    }
}
/** A formula beyond a cap: nothing is said about whether it could be read otherwise. */
class SizeFailure extends ParseFailure {
}
const DIGIT = /[0-9]/;
const LETTER = /[A-Za-z]/;
const SPACE = /\s/;
const SIGNS = new Set("+-*/^_=<>()[]{}|,;:!&'%~".split(''));
const MAX_DIGITS = 400;
/** Commands of visible space, which may end the argument of a function without parentheses. */
const SPACES = new Set([',', ';', ':', '>', 'quad', 'qquad', 'thinspace', 'enspace']);
/** Splits a formula into tokens; throws {@link ParseFailure} at a character or number it refuses. */
function lexLatex(source) {
    const lexer = { source, at: 0, upright: [false], uprightNext: false, tokens: [], spaced: false };
    while (lexer.at < source.length)
        lexOne(lexer);
    lexer.tokens.push({ type: 'end', text: '', start: source.length, length: 0 });
    return lexer.tokens;
}
function lexOne(lexer) {
    const char = lexer.source[lexer.at] ?? '';
    if (SPACE.test(char) || char === '~' || char === '$')
        lexer.at += 1;
    else if (DIGIT.test(char) || (char === '.' && DIGIT.test(lexer.source[lexer.at + 1] ?? '')))
        lexNumber(lexer);
    else if (LETTER.test(char))
        lexLetters(lexer);
    else if (char === '\\')
        lexCommand(lexer);
    else if (char === '−' || char === '–')
        push(lexer, 'sign', '-', 1);
    else if (functions/* UNICODE */.k5[char] !== undefined)
        pushCommand(lexer, functions/* UNICODE */.k5[char], 1);
    else if (SIGNS.has(char))
        lexSign(lexer, char);
    else
        throw new ParseFailure(`the character ${JSON.stringify(char)} is not read`, {
            start: lexer.at,
            length: 1,
        });
}
function push(lexer, type, text, length) {
    const spaced = lexer.spaced && { spaced: true };
    lexer.tokens.push({ type, text, start: lexer.at, length, ...spaced });
    lexer.spaced = false;
    lexer.at += length;
}
function isUpright(lexer) {
    return lexer.upright[lexer.upright.length - 1] === true;
}
function lexSign(lexer, char) {
    if (char === '{') {
        lexer.upright.push(lexer.uprightNext || isUpright(lexer));
        lexer.uprightNext = false;
    }
    if (char === '%' && !isPercentage(lexer))
        throw new ParseFailure('an unescaped % starts a comment', { start: lexer.at, length: 1 });
    if (char === '}' && lexer.upright.length > 1)
        lexer.upright.pop();
    push(lexer, 'sign', char, 1);
}
/** `50%` at the very end can only have meant percent. */
function isPercentage(lexer) {
    return lexer.tokens.at(-1)?.type === 'number' && lexer.source.slice(lexer.at + 1).trim() === '';
}
function lexLetters(lexer) {
    let end = lexer.at + 1;
    if (isUpright(lexer))
        while (LETTER.test(lexer.source[end] ?? ''))
            end += 1;
    push(lexer, isUpright(lexer) ? 'word' : 'letter', lexer.source.slice(lexer.at, end), end - lexer.at);
}
function lexCommand(lexer) {
    let end = lexer.at + 1;
    while (LETTER.test(lexer.source[end] ?? ''))
        end += 1;
    if (end === lexer.at + 1)
        end += 1;
    const name = lexer.source.slice(lexer.at + 1, end);
    const length = end - lexer.at;
    if (name === '' || name === ' ' || name === '(' || name === ')' || name === '[' || name === ']')
        lexer.at = end;
    else
        pushCommand(lexer, name, length);
}
function pushCommand(lexer, name, length) {
    const sign = Object.hasOwn(functions/* SIGN_COMMANDS */.ZJ, name) ? functions/* SIGN_COMMANDS */.ZJ[name] : undefined;
    const word = functions/* UPRIGHT */.mV.has(name)
        ? /^\*? *\{ *([A-Za-z]+|\\AA) *\}/.exec(lexer.source.slice(lexer.at + length, lexer.at + length + 80))
        : null;
    if (word !== null) {
        push(lexer, 'word', word[1] === '\\AA' ? 'angstrom' : (word[1] ?? ''), length + word[0].length);
    }
    else if (functions/* UPRIGHT */.mV.has(name)) {
        lexer.uprightNext = lexer.source
            .slice(lexer.at + length)
            .trimStart()
            .startsWith('{');
        lexer.at += length;
        if (name === 'operatorname' && lexer.source[lexer.at] === '*')
            lexer.at += 1;
    }
    else if (functions/* UPRIGHT_SWITCHES */.zU.has(name)) {
        lexer.upright[lexer.upright.length - 1] = true;
        lexer.at += length;
    }
    else if (functions/* IGNORED */.$h.has(name)) {
        lexer.spaced ||= SPACES.has(name);
        lexer.at += length;
        if ((name === 'left' || name === 'right') && lexer.source[lexer.at] === '.')
            lexer.at += 1;
    }
    else if (sign !== undefined)
        push(lexer, 'sign', sign, length);
    else
        push(lexer, 'command', name, length);
}
/** Digits, thousands separators that cannot be anything else, one decimal point, a decimal exponent after it. */
function lexNumber(lexer) {
    const rest = lexer.source.slice(lexer.at, lexer.at + 2 * MAX_DIGITS + 2);
    const grouped = /^[0-9]{1,3}(?:(?:,|\{,\}|\\,|~| )[0-9]{3}(?![0-9]))+(?:\.[0-9]+)?/.exec(rest)?.[0];
    const plain = /^[0-9]*(?:\.[0-9]+)?/.exec(rest)?.[0] ?? '';
    const raw = grouped !== undefined && mayGroup(lexer, grouped) ? grouped : plain;
    const text = raw.replace(/[^0-9.]/g, '');
    if (text.length > MAX_DIGITS) {
        throw new SizeFailure(`a number of more than ${MAX_DIGITS} digits`, {
            start: lexer.at,
            length: text.length,
        });
    }
    refuseMarks(lexer, raw);
    push(lexer, 'number', text.startsWith('.') ? `0${text}` : text, raw.length);
    if (lexer.source[lexer.at] === '.' && !DIGIT.test(lexer.source[lexer.at + 1] ?? ''))
        lexer.at += 1;
    lexExponent(lexer, text);
}
/** A bare comma groups thousands only outside brackets and never after a leading zero. */
function mayGroup(lexer, grouped) {
    if (grouped.startsWith('0'))
        return false;
    if (!/[0-9],[0-9]/.test(grouped))
        return true;
    const open = lexer.tokens.filter((token) => token.type === 'sign' && '([\\{'.includes(token.text)).length;
    const listed = lexer.tokens.some((token) => token.text === ',' || token.text === ';');
    return open === 0 && !listed && !/^\s*,/.test(lexer.source.slice(lexer.at + grouped.length));
}
/** `1,22` and `1.234.567` mean different numbers in different countries. */
function refuseMarks(lexer, raw) {
    const after = lexer.source.slice(lexer.at + raw.length, lexer.at + raw.length + 2);
    const outside = lexer.tokens.length === 0 || lexer.tokens.at(-1)?.text === '=';
    if (/^\.[0-9]/.test(after) || (outside && /^,[0-9]/.test(after))) {
        throw new ParseFailure('the decimal or thousands mark is ambiguous', {
            start: lexer.at,
            length: raw.length + 2,
        });
    }
}
/** `1.5e-3`: an exponent only directly behind a number; with an integer before a sign `2e-3` might be 2·e − 3. */
function lexExponent(lexer, mantissa) {
    const found = /^[eE]([+-]?)([0-9]{1,4})(?![0-9A-Za-z.])/.exec(lexer.source.slice(lexer.at, lexer.at + 8));
    if (found === null || isUpright(lexer))
        return;
    const [raw, sign = '', digits = ''] = found;
    if (sign !== '' && !mantissa.includes('.') && raw.startsWith('e')) {
        throw new ParseFailure('“e” may be the number e or a power of ten', {
            start: lexer.at,
            length: raw.length,
        });
    }
    const start = { start: lexer.at, length: raw.length };
    lexer.tokens.push({ type: 'sign', text: '*', ...start }, { type: 'number', text: '10', ...start });
    lexer.tokens.push({ type: 'sign', text: '^', ...start }, { type: 'sign', text: '{', ...start });
    if (sign === '-')
        lexer.tokens.push({ type: 'sign', text: '-', ...start });
    lexer.tokens.push({ type: 'number', text: digits, ...start }, { type: 'sign', text: '}', ...start });
    lexer.at += raw.length;
}

;// CONCATENATED MODULE: ./build/math/reader.js

/** How strongly an expression binds; a reader stops before anything that binds no stronger than asked. */
const BINDING = {
    list: 0,
    relation: 10,
    sum: 20,
    product: 30,
    implicit: 40,
    prefix: 50,
    power: 60,
};
const MAX_DEPTH = 64;
const MAX_NODES = 2000;
const END = { type: 'end', text: '', start: 0, length: 0 };
/** The token `ahead` places on, without taking it; the end token behind the last one. */
function peek(reader, ahead = 0) {
    return reader.tokens[reader.at + ahead] ?? reader.tokens[reader.tokens.length - 1] ?? END;
}
/** The next token, which is used up by this; the end can be taken any number of times. */
function take(reader) {
    const token = peek(reader);
    if (token.type !== 'end')
        reader.at += 1;
    return token;
}
/** Whether a token is this sign; a letter or word of the same text is not. */
function isSign(token, text) {
    return token.type === 'sign' && token.text === text;
}
/** Whether “and” or “or”, bare or in braces, comes next: it separates the items of a list. */
function isConjunction(reader) {
    const token = peek(reader, isSign(peek(reader), '{') ? 1 : 0);
    return token.type === 'word' && (token.text === 'and' || token.text === 'or');
}
/** Takes the sign if it is next. */
function accept(reader, text) {
    if (!isSign(peek(reader), text))
        return false;
    reader.at += 1;
    return true;
}
/** Takes the sign that has to come next; anything else makes the formula unreadable. */
function expect(reader, text) {
    const token = peek(reader);
    if (!accept(reader, text))
        throw new ParseFailure(`${text} expected, ${describe(token)} found`, token);
}
/** A token as the reader of an error message would have typed it. */
function describe(token) {
    return token.type === 'end' ? 'the end' : `“${token.type === 'command' ? '\\' : ''}${token.text}”`;
}
/** Counts a node against the cap of the whole formula. */
function count(reader, node) {
    reader.nodes += 1;
    if (reader.nodes > MAX_NODES)
        throw new SizeFailure(`more than ${MAX_NODES} parts`, peek(reader));
    return node;
}
/** Reads something one level deeper; throws beyond the depth cap. */
function deeper(reader, read) {
    reader.depth += 1;
    if (reader.depth > MAX_DEPTH)
        throw new SizeFailure(`nested deeper than ${MAX_DEPTH}`, peek(reader));
    const result = read();
    reader.depth -= 1;
    return result;
}
/** Reads inside brackets, where bars of the outside do not count. */
function bracketed(reader, read) {
    const { bars, integrals } = reader;
    reader.bars = 0;
    reader.integrals = 0;
    const result = deeper(reader, read);
    reader.bars = bars;
    reader.integrals = integrals;
    return result;
}
/** A braced group, or the single token or command TeX takes without braces (of a number only its first digit). */
function argument(reader) {
    if (accept(reader, '{'))
        return closeGroup(reader);
    splitDigits(reader);
    return deeper(reader, () => reader.expression(reader, Number.POSITIVE_INFINITY));
}
/** The rest of a group whose `{` is already taken. */
function closeGroup(reader) {
    return bracketed(reader, () => {
        const node = reader.expression(reader, BINDING.list);
        expect(reader, '}');
        return node;
    });
}
/** Makes `12` two tokens, as TeX reads `\frac12`. */
function splitDigits(reader) {
    const token = peek(reader);
    if (token.type !== 'number' || token.text.length === 1)
        return;
    if (!/^[0-9]+$/.test(token.text))
        return;
    const head = { type: 'number', text: token.text.slice(0, 1), start: token.start, length: 1 };
    const tail = {
        type: 'number',
        text: token.text.slice(1),
        start: token.start + 1,
        length: token.length - 1,
    };
    reader.tokens.splice(reader.at, 1, head, tail);
}

;// CONCATENATED MODULE: ./build/math/names.js



const INDEX_LETTERS = new Set([
    'mu',
    'nu',
    'rho',
    'sigma',
    'lambda',
    'alpha',
    'beta',
    'kappa',
    'tau',
    'gamma',
    'delta',
]);
const SURE_INDICES = new Set(['mu', 'rho', 'sigma']);
/** Whether a token starts a name. */
function startsName(token) {
    if (token.type === 'letter' || token.type === 'word')
        return true;
    return token.type === 'command' && (functions/* SYMBOL_COMMANDS */.Ex.has(token.text) || functions/* ACCENTS */.KO.has(token.text));
}
/**
 * Reads a name: letter or accent, subscript, primes, and superscripts that are no powers. The result is canonical LaTeX:
 * fonts inside a subscript do not distinguish (`m_{\rm e}` is `m_{e}`), accents do (`\vec{x}` is not `x`).
 */
function parseName(reader) {
    const base = parseBase(reader);
    let subscript = '';
    let superscript = '';
    for (;;) {
        if (isSign(peek(reader), '_')) {
            if (subscript !== '')
                throw new ParseFailure('two subscripts', peek(reader));
            take(reader);
            subscript = `_{${rawArgument(reader)}}`;
        }
        else if (accept(reader, "'"))
            superscript += "'";
        else {
            const mark = indexSuperscript(reader);
            if (mark === undefined)
                return base + subscript + superscript;
            superscript += mark;
        }
    }
}
function parseBase(reader) {
    const token = take(reader);
    if (token.type === 'letter')
        return token.text;
    if (token.type === 'word')
        return token.text.length === 1 ? token.text : `\\operatorname{${token.text}}`;
    if (functions/* ACCENTS */.KO.has(token.text))
        return `\\${functions/* SAME_ACCENT */.IU[token.text] ?? token.text}{${rawArgument(reader)}}`;
    return `\\${functions/* SAME_SYMBOL */.sr[token.text] ?? token.text}`;
}
/** `^\dagger`, `^+`, `^{-}`, `^{*}`-free marks, and tensor indices `^{\mu\nu}`; undefined (nothing taken) for a power. */
function indexSuperscript(reader) {
    if (!isSign(peek(reader), '^'))
        return undefined;
    const braced = isSign(peek(reader, 1), '{');
    const inner = [];
    for (let at = braced ? 2 : 1; inner.length < 9; at += 1) {
        const token = peek(reader, at);
        if (token.type === 'end' || (braced && isSign(token, '}')))
            break;
        inner.push(token);
        if (!braced)
            break;
    }
    if (inner.length === 0 || !isMark(inner))
        return undefined;
    reader.at += inner.length + (braced ? 3 : 1);
    const text = joinTokens(inner);
    return /^'+$/.test(text) ? text : `^{${text}}`;
}
function isMark(tokens) {
    if (tokens.every((token) => token.type === 'sign' && /^(?:\\dagger|\\star|\\circ|'|\+|-)$/.test(token.text)))
        return true;
    const indices = tokens.every((token) => token.type === 'command' && INDEX_LETTERS.has(token.text));
    return indices && (tokens.length > 1 || SURE_INDICES.has(tokens[0]?.text ?? ''));
}
/** The tokens of a group or the single next one, as canonical text without fonts, spaces and inner braces. */
function rawArgument(reader) {
    if (!accept(reader, '{')) {
        const token = take(reader);
        if (token.type === 'end' || (token.type === 'sign' && '{}_^&|'.includes(token.text))) {
            throw new ParseFailure('a subscript or accent without content', token);
        }
        return functions/* ACCENTS */.KO.has(token.text)
            ? `\\${token.text} ${rawArgument(reader)}`
            : joinTokens([firstOf(reader, token)]);
    }
    const start = peek(reader);
    const tokens = [];
    for (let depth = 1;;) {
        const token = take(reader);
        if (token.type === 'end')
            throw new ParseFailure('a brace that never closes', start);
        if (isSign(token, '{'))
            depth += 1;
        else if (isSign(token, '}'))
            depth -= 1;
        if (depth === 0)
            break;
        tokens.push(token);
    }
    if (tokens.length === 0)
        throw new ParseFailure('a subscript or accent without content', start);
    return joinTokens(withNeededBraces(tokens));
}
/** `x_12` is x₁·2 in TeX and x₁₂ in haste. */
function firstOf(reader, token) {
    const again = peek(reader);
    if (token.type === 'number' && (token.text.length > 1 || again.type === 'number')) {
        throw new ParseFailure('a subscript of several digits needs braces', token);
    }
    return token;
}
/**
 * The tokens without braces that only group. Braces around several tokens stay behind `^`, `_`, a command, or another
 * such group: `\frac{xy}{z}` is not `\frac{x}{yz}`, `p^{2n}` is not `p^2n`.
 */
function withNeededBraces(tokens) {
    const kept = [];
    const open = [];
    let afterArgument = false;
    for (const token of tokens) {
        const before = kept[kept.length - 1];
        if (isSign(token, '{')) {
            open.push({ at: kept.length, needed: afterArgument || takesArgument(before) });
            kept.push(token);
            afterArgument = false;
        }
        else if (isSign(token, '}')) {
            const group = open.pop();
            if (group === undefined)
                continue;
            afterArgument = group.needed;
            if (group.needed && !isSingle(kept.slice(group.at + 1)))
                kept.push(token);
            else
                kept.splice(group.at, 1);
        }
        else {
            kept.push(token);
            afterArgument = before !== undefined && !isSign(before, '{') && takesArgument(before);
        }
    }
    return kept;
}
/** One token that reads the same without braces: `12` would fall apart into digits. */
function isSingle(tokens) {
    const [only, ...more] = tokens;
    return more.length === 0 && !(only?.type === 'number' && only.text.length > 1);
}
function takesArgument(token) {
    if (token === undefined)
        return false;
    return token.type === 'command' || (token.type === 'sign' && /^(?:[\^_]|\\[a-z]+)$/.test(token.text));
}
/** Tokens as LaTeX that lexes to the same tokens. */
function joinTokens(tokens) {
    let text = '';
    for (const token of tokens) {
        const piece = token.type === 'command' ? `\\${functions/* SAME_SYMBOL */.sr[token.text] ?? token.text}` : token.text;
        if (/\\[A-Za-z]+$/.test(text) && /^[A-Za-z]/.test(piece))
            text += ' ';
        if (/[0-9]$/.test(text) && token.type === 'number')
            text += ' ';
        text += piece;
    }
    return text;
}

;// CONCATENATED MODULE: ./build/math/atom-start.js


/** Signs that open something, where any other sign joins or ends. A bar is either and is looked at apart. */
const OPENERS = new Set([
    '(',
    '[',
    '{',
    '\\{',
    '\\|',
    '\\langle',
    '\\lfloor',
    '\\lceil',
    '\\frac',
    '\\binom',
    '\\overline',
    '\\sum',
    '\\int',
    '\\prod',
    '\\begin',
]);
/** Whether the next token starts a factor. */
function startsAtom(reader) {
    const token = peek(reader);
    if (startsDifferential(reader))
        return false;
    if (token.type === 'number' || token.type === 'letter' || token.type === 'word')
        return true;
    if (token.type === 'command')
        return true;
    if (isSign(token, '|'))
        return reader.bars === 0;
    return token.type === 'sign' && OPENERS.has(token.text);
}
/** Inside an integral, a `d` before a name ends the integrand. */
function startsDifferential(reader) {
    return reader.integrals > 0 && peek(reader).text === 'd' && startsName(peek(reader, 1));
}

;// CONCATENATED MODULE: ./build/math/bounded.js




/** `\sum_{k=1}^{n} a_k`: the body reaches over products, not over further terms. */
function parseSeries(reader, head) {
    const place = peek(reader);
    const before = accept(reader, '^') ? argument(reader) : undefined;
    if (!accept(reader, '_'))
        throw new ParseFailure('a sum or product without bounds', place);
    const lower = argument(reader);
    if (before === undefined && !accept(reader, '^'))
        throw new ParseFailure('a sum or product without an upper bound', peek(reader));
    const upper = before ?? argument(reader);
    const body = deeper(reader, () => reader.expression(reader, BINDING.sum));
    const member = lower.kind === 'relation' && lower.rest.length === 1 ? lower.rest[0] : undefined;
    if (lower.kind !== 'relation' || lower.first.kind !== 'symbol' || member?.sign !== '=') {
        throw new ParseFailure('the bounds of a sum or product must read “name = number”', place);
    }
    return count(reader, { kind: 'operator', head, args: [lower.first, member.node, upper, body] });
}
/** `\int_a^b f\,dx`: kept whole; the verifier accepts it only for an integral of the same form. */
function parseIntegral(reader) {
    const bounds = [];
    const lower = accept(reader, '_') ? argument(reader) : undefined;
    const upper = accept(reader, '^') ? argument(reader) : undefined;
    const from = lower ?? (accept(reader, '_') ? argument(reader) : undefined);
    if ((from === undefined) !== (upper === undefined))
        throw new ParseFailure('an integral with one bound', peek(reader));
    if (from !== undefined && upper !== undefined)
        bounds.push(from, upper);
    const body = deeper(reader, () => {
        reader.integrals += 1;
        const node = startsDifferential(reader)
            ? { kind: 'number', text: '1' }
            : reader.expression(reader, BINDING.relation);
        reader.integrals -= 1;
        return node;
    });
    if (!startsName(peek(reader, 1)) || peek(reader).text !== 'd')
        throw new ParseFailure('an integral without its differential', peek(reader));
    take(reader);
    const name = parseName(reader);
    return count(reader, {
        kind: 'operator',
        head: 'integral',
        args: [{ kind: 'symbol', name }, body, ...bounds],
    });
}

;// CONCATENATED MODULE: ./build/math/brackets.js


/** What stands between brackets whose opening one is taken: grouping, a tuple, or an interval. */
function parseBrackets(reader, open) {
    const inner = bracketed(reader, () => reader.expression(reader, BINDING.list));
    const close = take(reader);
    if (close.type !== 'sign' || (close.text !== ')' && close.text !== ']')) {
        throw new ParseFailure(`a bracket that never closes: ${describe(close)} found`, open);
    }
    const items = bareItems(inner);
    const matched = (open.text === '(') === (close.text === ')');
    if (items.length === 1 && matched)
        return inner;
    if (items.length !== 2 && !matched)
        throw new ParseFailure('an interval needs two ends', open);
    return count(reader, { kind: 'list', open: open.text, close: close.text, items });
}
/** `\{a, b\}` as a set, also with one element. */
function parseSet(reader) {
    const open = peek(reader);
    if (accept(reader, '\\}'))
        return count(reader, { kind: 'list', open: '\\{', close: '\\}', items: [] });
    const inner = bracketed(reader, () => reader.expression(reader, BINDING.list));
    if (!accept(reader, '\\}'))
        throw new ParseFailure('a set that never closes', open);
    return count(reader, { kind: 'list', open: '\\{', close: '\\}', items: bareItems(inner) });
}
/** The arguments between the brackets behind a function. */
function parseApplied(reader) {
    const open = take(reader);
    const inner = bracketed(reader, () => reader.expression(reader, BINDING.list));
    const close = { '(': ')', '[': ']', '{': '}', '\\{': '\\}' }[open.text] ?? ')';
    if (!isSign(peek(reader), close))
        throw new ParseFailure(`${close} expected`, peek(reader));
    take(reader);
    return bareItems(inner);
}
/** The items of a list without brackets, or the node itself. */
function bareItems(node) {
    return node.kind === 'list' && node.open === '' ? node.items : [node];
}
/** `|x|` as a modulus, behind its opening bar. */
function parseBars(reader) {
    const inner = deeper(reader, () => {
        reader.bars += 1;
        const node = reader.expression(reader, BINDING.relation);
        reader.bars -= 1;
        return node;
    });
    if (!accept(reader, '|'))
        throw new ParseFailure('a bar that never closes', peek(reader));
    return count(reader, { kind: 'function', name: 'abs', args: [inner] });
}
/** What stands before the bracket `close` as the argument of a function, e.g. `\lfloor x\rfloor`. */
function between(reader, name, close) {
    const inner = bracketed(reader, () => reader.expression(reader, BINDING.relation));
    if (!accept(reader, close))
        throw new ParseFailure(`${close} expected`, peek(reader));
    return count(reader, { kind: 'function', name, args: [inner] });
}

;// CONCATENATED MODULE: ./build/math/derivatives.js
/**
 * Whether a fraction is a derivative such as dE/dt: both sides start with a `d`, and below something follows it. It must
 * not be read as a ratio in which the two d cancel.
 */
function isDerivative(over, under) {
    return startsWithD(over) && under.kind === 'product' && startsWithD(under);
}
function startsWithD(node) {
    if (node.kind === 'symbol')
        return node.name === 'd';
    if (node.kind === 'power')
        return startsWithD(node.base);
    const [first] = node.kind === 'product' ? node.factors : [];
    return first !== undefined && startsWithD(first);
}

;// CONCATENATED MODULE: ./build/math/function-calls.js





/** A word with a subscript is a name even when the word is a function; `8\,\mathrm{min}` is a time. */
function isFunctionHere(reader) {
    const token = peek(reader);
    if (token.type === 'word' && (token.text === 'min' || token.text === 'max'))
        return isSign(peek(reader, 1), '(');
    return !(isSign(peek(reader, 1), '_') && token.text !== 'log');
}
/** A known function with everything TeX lets stand around its name: `\log_b`, `\sin^2 x`, `\sin^{-1}`, `\sqrt[n]{x}`. */
function parseFunction(reader, name) {
    const word = take(reader);
    if (name === 'sqrt')
        return parseRoot(reader);
    const base = name === 'log' && accept(reader, '_') ? argument(reader) : undefined;
    const exponent = accept(reader, '^') ? argument(reader) : undefined;
    const args = parseArguments(reader);
    const inverse = exponent?.kind === 'negate' && exponent.of.kind === 'number' && exponent.of.text === '1';
    if (exponent?.kind === 'negate' && !(inverse && Object.hasOwn(functions/* INVERSES */.yS, name))) {
        throw new ParseFailure('a negative power of a function has two readings', word);
    }
    if (inverse)
        return count(reader, { kind: 'function', name: functions/* INVERSES */.yS[name] ?? name, args });
    const applied = count(reader, {
        kind: 'function',
        name,
        args: base === undefined ? args : [...args, base],
    });
    return exponent === undefined ? applied : count(reader, { kind: 'power', base: applied, exponent });
}
/** The bracket behind a function, or the factors up to the next function or explicit sign. */
function parseArguments(reader) {
    const token = peek(reader);
    if (isSign(token, '(') || isSign(token, '[') || isSign(token, '{') || isSign(token, '\\{'))
        return parseApplied(reader);
    const factors = [deeper(reader, () => reader.expression(reader, BINDING.prefix))];
    while (startsAtom(reader) && continuesArgument(reader)) {
        if (peek(reader).spaced === true)
            throw new ParseFailure('a function without parentheses before a space has two readings', peek(reader));
        factors.push(deeper(reader, () => reader.expression(reader, BINDING.prefix)));
    }
    const [only] = factors;
    return only !== undefined && factors.length === 1 ? [only] : [count(reader, { kind: 'product', factors })];
}
function continuesArgument(reader) {
    const token = peek(reader);
    if (token.type === 'letter' || token.type === 'number')
        return true;
    if (token.type === 'command')
        return !Object.hasOwn(functions/* FUNCTIONS */.AW, token.text);
    return isSign(token, '\\frac');
}
function parseRoot(reader) {
    if (!accept(reader, '['))
        return count(reader, { kind: 'function', name: 'sqrt', args: [argument(reader)] });
    const degree = bracketed(reader, () => reader.expression(reader, BINDING.relation));
    if (!accept(reader, ']'))
        throw new ParseFailure('] expected', peek(reader));
    return count(reader, { kind: 'function', name: 'root', args: [argument(reader), degree] });
}

;// CONCATENATED MODULE: ./build/math/matrices.js



const ENVIRONMENTS = new Set(['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'smallmatrix', 'array']);
const MAX_CELLS = 64;
/** The rows of a matrix environment whose `\begin{name}` is taken; 64 cells at most. */
function parseMatrix(reader, name) {
    if (!ENVIRONMENTS.has(name))
        throw new ParseFailure(`the environment “${name}” is not read`, peek(reader));
    if (name === 'array' && isSign(peek(reader), '{'))
        rawArgument(reader);
    const rows = bracketed(reader, () => readRows(reader));
    const place = peek(reader);
    if (!accept(reader, '\\end') || rawArgument(reader) !== name)
        throw new ParseFailure(`\\end{${name}} expected`, place);
    if (rows.some((row) => row.length !== rows[0]?.length))
        throw new ParseFailure('rows of different lengths', place);
    return count(reader, { kind: 'matrix', rows });
}
function readRows(reader) {
    const rows = [];
    let cells = 0;
    while (!isSign(peek(reader), '\\end')) {
        const row = [];
        do {
            row.push(reader.expression(reader, BINDING.relation));
            cells += 1;
            if (cells > MAX_CELLS)
                throw new SizeFailure(`more than ${MAX_CELLS} cells`, peek(reader));
        } while (accept(reader, '&'));
        rows.push(row);
        if (!accept(reader, '\\\\'))
            break;
    }
    return rows;
}

;// CONCATENATED MODULE: ./build/math/named.js





/** Letters that mostly stand for functions when a parenthesis follows. */
const FUNCTION_LETTERS = /^(?:[fghFG]|\\(?:phi|psi|Phi|Psi|varphi|delta))/;
/** Lie groups of two or three letters, longest first: before a parenthesis they are a name, no product of letters. */
const GROUPS = ['PSL', 'PSU', 'SU', 'SO', 'Sp', 'SL', 'GL', 'USp', 'OSp'].sort((a, b) => b.length - a.length);
/** A name and, where it is or may be a function, the bracket behind it; `\Delta x` is one name. */
function parseNamed(reader) {
    const token = peek(reader);
    if (token.type === 'command' &&
        token.text === 'Delta' &&
        startsName(peek(reader, 1)) &&
        !isOperatorWord(reader)) {
        take(reader);
        return count(reader, { kind: 'symbol', name: `\\Delta ${parseName(reader)}` });
    }
    const name = groupName(reader) ?? parseName(reader);
    const isWord = token.type === 'word' && (name === token.text || name === `\\operatorname{${token.text}}`);
    if (isSign(peek(reader), '(')) {
        const call = callShape(reader, name);
        if (call !== undefined) {
            const args = parseApplied(reader);
            if (!call.applied && isSign(peek(reader), '^'))
                throw new ParseFailure(`${name}(…) to a power has two readings`, peek(reader));
            return count(reader, { kind: 'call', name, args, applied: call.applied });
        }
    }
    return count(reader, { kind: 'symbol', name: isWord ? `\\mathrm{${token.text}}` : name });
}
/** `SU(` or `Sp(` as one name, taken; undefined (nothing taken) for anything else. */
function groupName(reader) {
    const group = GROUPS.find((letters) => isSign(peek(reader, letters.length), '(') &&
        [...letters].every((letter, at) => {
            const token = peek(reader, at);
            return token.type === 'letter' && token.text === letter;
        }));
    if (group === undefined)
        return undefined;
    reader.at += group.length;
    return `\\operatorname{${group}}`;
}
function isOperatorWord(reader) {
    const next = peek(reader, 1);
    return (next.type === 'word' ||
        next.text === 'Delta' ||
        (next.type === 'command' && !functions/* SYMBOL_COMMANDS */.Ex.has(next.text) && !functions/* ACCENTS */.KO.has(next.text)));
}
/** Whether `name(` is a function call for sure, maybe one, or (undefined) a product. Looks ahead to the bracket's end. */
function callShape(reader, name) {
    let depth = 0;
    let names = 0;
    let others = 0;
    let numbers = 0;
    let commas = 0;
    for (let ahead = 0;; ahead += 1) {
        const token = peek(reader, ahead);
        if (token.type === 'end')
            return undefined;
        if (token.type === 'sign' && '([{\\{'.includes(token.text))
            depth += 1;
        else if (token.type === 'sign' && ')]}\\}'.includes(token.text)) {
            depth -= 1;
            if (depth === 0)
                break;
        }
        else if (depth === 1 && (isSign(token, ',') || isSign(token, ';')))
            commas += 1;
        else if (depth === 1 && startsName(token) && !Object.hasOwn(functions/* FUNCTIONS */.AW, token.text))
            names += 1;
        else if (depth === 1 && token.type === 'number')
            numbers += 1;
        else if (!isSign(token, '_'))
            others += depth === 1 ? 1 : 0;
    }
    if (commas > 0 || name.startsWith('\\operatorname'))
        return { applied: true };
    const single = others === 0 && names + numbers === 1;
    return FUNCTION_LETTERS.test(name) || single ? { applied: false } : undefined;
}

;// CONCATENATED MODULE: ./build/math/states.js



/** Tokens of the longest state that is read as one name. */
const MAX_STATE = 40;
/** `|\psi\rangle` as one name; undefined (nothing taken) when the bar opens a modulus. */
function parseKet(reader) {
    for (let ahead = 0; ahead < MAX_STATE; ahead += 1) {
        const token = peek(reader, ahead);
        if (token.type === 'end' || (token.type === 'sign' && '|+=,()'.includes(token.text)))
            return undefined;
        if (!isSign(token, '\\rangle'))
            continue;
        const inner = throughBracket(reader, token);
        return count(reader, { kind: 'symbol', name: `|${joinTokens(inner)}` });
    }
    return undefined;
}
/** `\langle x^2\rangle` and `\langle a|b\rangle` as one name, behind the opening bracket `open`. */
function parseMeanValue(reader, open) {
    return count(reader, { kind: 'symbol', name: `\\langle ${joinTokens(throughBracket(reader, open))}` });
}
/** Takes the tokens through the next `\rangle`. */
function throughBracket(reader, open) {
    const tokens = [];
    while (tokens.length < MAX_STATE) {
        const token = take(reader);
        if (token.type === 'end')
            break;
        tokens.push(token);
        if (isSign(token, '\\rangle'))
            return withNeededBraces(tokens);
    }
    throw new ParseFailure('a bracket ⟨ that never closes', open);
}

;// CONCATENATED MODULE: ./build/math/atoms.js











/** One factor without its powers: a number, a name, a function with its argument, anything in brackets. */
function parseAtom(reader) {
    const token = peek(reader);
    if (token.type === 'number') {
        take(reader);
        return count(reader, { kind: 'number', text: token.text });
    }
    if (token.type === 'sign')
        return parseSignAtom(reader);
    if (token.type === 'end')
        throw new ParseFailure('something is missing at the end', token);
    const name = Object.hasOwn(functions/* FUNCTIONS */.AW, token.text) ? functions/* FUNCTIONS */.AW[token.text] : undefined;
    if (name !== undefined && token.type !== 'letter' && isFunctionHere(reader))
        return parseFunction(reader, name);
    if (!startsName(token))
        throw new ParseFailure(`${describe(token)} is not a known command`, token);
    const letter = token.type === 'command' && isSign(peek(reader, 1), '(') ? functions/* LETTER_FUNCTIONS */.T_[token.text] : undefined;
    if (letter !== undefined) {
        take(reader);
        return count(reader, { kind: 'function', name: letter, args: parseApplied(reader) });
    }
    return parseNamed(reader);
}
function parseSignAtom(reader) {
    const token = take(reader);
    switch (token.text) {
        case '{':
            return closeGroup(reader);
        case '(':
        case '[':
            return parseBrackets(reader, token);
        case '\\{':
            return parseSet(reader);
        case '|':
            return parseKet(reader) ?? parseBars(reader);
        case '\\langle':
            return parseMeanValue(reader, token);
        case '\\int':
            return parseIntegral(reader);
        case '\\lfloor':
            return between(reader, 'floor', '\\rfloor');
        case '\\lceil':
            return between(reader, 'ceil', '\\rceil');
        case '\\frac':
            return parseFraction(reader);
        case '\\binom':
            return count(reader, {
                kind: 'function',
                name: 'binomial',
                args: [argument(reader), argument(reader)],
            });
        case '\\overline':
            return count(reader, { kind: 'function', name: 'overline', args: [argument(reader)] });
        case '\\sum':
        case '\\prod':
            return parseSeries(reader, token.text === '\\sum' ? 'sum' : 'product');
        case '\\begin':
            return parseMatrix(reader, rawArgument(reader));
        default:
            throw new ParseFailure(`${describe(token)} is not understood here`, token);
    }
}
function parseFraction(reader) {
    const over = argument(reader);
    const under = argument(reader);
    if (isDerivative(over, under))
        return count(reader, { kind: 'operator', head: 'derivative', args: [over, under] });
    return count(reader, { kind: 'quotient', over, under });
}

;// CONCATENATED MODULE: ./build/math/powers.js




/** An atom with its factorials and powers. */
function parsePower(reader) {
    let base = parseAtom(reader);
    for (;;) {
        const token = peek(reader);
        if (accept(reader, '!')) {
            if (isSign(peek(reader), '!'))
                throw new ParseFailure('a double factorial is not read', token);
            base = count(reader, { kind: 'function', name: 'factorial', args: [base] });
        }
        else if (accept(reader, '^')) {
            if (isSign(peek(reader), '*')) {
                take(reader);
                base = count(reader, { kind: 'function', name: 'conj', args: [base] });
                continue;
            }
            base = parseExponent(reader, base);
            if (isSign(peek(reader), '_'))
                base = lateSubscript(reader, base);
            if (isSign(peek(reader), '^'))
                throw new ParseFailure('two superscripts', peek(reader));
        }
        else if (isSign(token, '\\degree')) {
            take(reader);
            base = inDegrees(reader, base);
        }
        else
            return base;
    }
}
function inDegrees(reader, base) {
    const scale = peek(reader);
    const isScale = (scale.type === 'letter' || scale.type === 'word') && /^[CF]$/.test(scale.text);
    if (isScale)
        take(reader);
    const degree = count(reader, { kind: 'unit', name: isScale ? `deg${scale.text}` : 'degree' });
    return count(reader, { kind: 'product', factors: [base, degree] });
}
/** `v^2_0` is the square of `v_0`. */
function lateSubscript(reader, raised) {
    const name = raised.kind === 'power' && raised.base.kind === 'symbol' ? raised.base.name : undefined;
    if (raised.kind !== 'power' || name === undefined || /[_^]/.test(name))
        throw new ParseFailure('a subscript without a name', take(reader));
    take(reader);
    return { ...raised, base: { kind: 'symbol', name: `${name}_{${rawArgument(reader)}}` } };
}
/** The superscript of a base: a power, a conjugate `^{*}`, or degrees `^\circ`. */
function parseExponent(reader, base) {
    const braced = isSign(peek(reader), '{');
    const mark = peek(reader, braced ? 1 : 0);
    const ends = !braced || isSign(peek(reader, 2), '}');
    if (ends && (isSign(mark, '\\circ') || isSign(mark, '*') || isSign(mark, '\\degree'))) {
        reader.at += braced ? 3 : 1;
        if (mark.text === '*')
            return count(reader, { kind: 'function', name: 'conj', args: [base] });
        return inDegrees(reader, base);
    }
    const bare = peek(reader);
    if (bare.type === 'number' && bare.text.length > 1) {
        throw new ParseFailure('an exponent of several digits needs braces', bare);
    }
    if (accept(reader, '-')) {
        const of = argument(reader);
        return count(reader, { kind: 'power', base, exponent: count(reader, { kind: 'negate', of }) });
    }
    return count(reader, { kind: 'power', base, exponent: argument(reader) });
}

// EXTERNAL MODULE: ./build/math/tree.js
var tree = __webpack_require__(8559);
// EXTERNAL MODULE: ./build/math/vectors.js
var vectors = __webpack_require__(8179);
;// CONCATENATED MODULE: ./build/math/products.js







/** Factors joined by `\cdot`, `\times`, `/` or nothing. */
function parseProduct(reader) {
    let left = parseImplicit(reader);
    for (;;) {
        if (isSign(peek(reader), '\\times'))
            left = cross(reader, left);
        else if (accept(reader, '*'))
            left = times(reader, left, parseSigned(reader));
        else if (accept(reader, '\\cdot'))
            left = dotted(reader, left, parseSigned(reader));
        else if (isSign(peek(reader), '/'))
            left = parseSlash(reader, left);
        else if (isSign(peek(reader), '%')) {
            take(reader);
            left = count(reader, { kind: 'quotient', over: left, under: { kind: 'number', text: '100' } });
        }
        else
            return left;
    }
}
function parseSigned(reader) {
    if (!accept(reader, '-'))
        return parseImplicit(reader);
    return count(reader, { kind: 'negate', of: deeper(reader, () => parseSigned(reader)) });
}
function times(reader, left, right) {
    const factors = [left, right].flatMap((node) => (node.kind === 'product' ? node.factors : [node]));
    return count(reader, { kind: 'product', factors });
}
/** `\cdot`: where both neighbours may be vectors, it may be their inner product. */
function dotted(reader, left, right) {
    const before = left.kind === 'product' ? left.factors : [left];
    const after = right.kind === 'product' ? right.factors : [right];
    const [one, two] = [before.at(-1), after[0]];
    if (one === undefined || two === undefined || !(0,vectors/* mayBeVector */.cH)(one) || !(0,vectors/* mayBeVector */.cH)(two))
        return times(reader, left, right);
    const dot = count(reader, { kind: 'operator', head: 'dot', args: [one, two] });
    const factors = [...before.slice(0, -1), dot, ...after.slice(1)];
    return factors.length === 1 ? dot : count(reader, { kind: 'product', factors });
}
/** `\times` between numbers and quantities; between vectors it is another product, which is not read. */
function cross(reader, left) {
    const sign = take(reader);
    const right = parseSigned(reader);
    if ((0,tree/* someNode */.Ng)(left, vectors/* isVector */.WX) || (0,tree/* someNode */.Ng)(right, vectors/* isVector */.WX))
        throw new ParseFailure('a cross product is not read', sign);
    return times(reader, left, right);
}
/** `a/b` is plain; `a/b c` keeps both readings unless a and b are numbers and c is not π ("1/2 m v^2", not "1/2π"). */
function parseSlash(reader, over) {
    const slash = take(reader);
    if (endsInOpenFunction({ over, reader, slash }) && !opensArgument(peek(reader)))
        throw new ParseFailure('a function without parentheses before a slash has two readings', slash);
    const [under, ...rest] = parseFactors(reader);
    if (under === undefined)
        throw new ParseFailure('nothing below the slash', slash);
    if (isDerivative(over, rest.length === 0 ? under : { kind: 'product', factors: [under, ...rest] })) {
        throw new ParseFailure('a derivative with a slash is not read', slash);
    }
    if (rest.length === 0)
        return count(reader, { kind: 'quotient', over, under });
    const [next] = rest;
    if (over.kind === 'number' &&
        under.kind === 'number' &&
        !(next?.kind === 'symbol' && next.name === '\\pi')) {
        return count(reader, {
            kind: 'product',
            factors: [count(reader, { kind: 'quotient', over, under }), ...rest],
        });
    }
    return count(reader, { kind: 'slash', over, under, rest });
}
/** Whether a function stands before the slash, which is taken, whose argument no bracket ended: `\sin a/`. */
function endsInOpenFunction({ over, reader, slash, }) {
    const last = over.kind === 'product' ? over.factors.at(-1) : over;
    const before = reader.tokens[reader.at - 2];
    if (last?.kind !== 'function' || before === undefined || before.start >= slash.start)
        return false;
    return !(before.type === 'sign' && ')]}|'.includes(before.text));
}
function opensArgument(token) {
    return token.type === 'command' || isSign(token, '(') || isSign(token, '{');
}
/** Factors side by side as one product; a single one stays itself. */
function parseImplicit(reader) {
    const factors = parseFactors(reader);
    const [only] = factors;
    if (only !== undefined && factors.length === 1)
        return only;
    return count(reader, {
        kind: 'product',
        factors: factors.flatMap((f) => (f.kind === 'product' ? f.factors : [f])),
    });
}
/** One or more factors side by side. */
function parseFactors(reader) {
    const factors = [parsePower(reader)];
    while (startsAtom(reader) && !isConjunction(reader)) {
        const before = reader.tokens[reader.at - 1];
        const token = peek(reader);
        if (before?.type === 'number' && (token.type === 'number' || isBracketedNumber(reader)))
            throw new ParseFailure('two numbers side by side', token);
        const factor = parsePower(reader);
        const first = factors[0];
        if (factors.length === 1 && first !== undefined && isMixed(first, factor, token.text === '\\frac')) {
            factors[0] = count(reader, { kind: 'sum', terms: [first, factor] });
        }
        else
            factors.push(factor);
    }
    return factors;
}
/** `1.234(5)` states an uncertainty in the last digits, or a product: nobody can tell. */
function isBracketedNumber(reader) {
    const ahead = isSign(peek(reader), '{') ? 1 : 0;
    const open = peek(reader, ahead);
    const isOpen = isSign(open, '(') || isSign(open, '[');
    return isOpen && peek(reader, ahead + 1).type === 'number' && /^[)\]]$/.test(peek(reader, ahead + 2).text);
}
/** `1\frac{1}{2}` is 3/2 when all three are written in digits. */
function isMixed(whole, part, isFrac) {
    if (!isFrac || whole.kind !== 'number' || part.kind !== 'quotient')
        return false;
    return [whole, part.over, part.under].every((node) => node.kind === 'number' && /^[0-9]+$/.test(node.text));
}

;// CONCATENATED MODULE: ./build/math/sums.js


/** Terms joined by `+`, `-` and `\pm`; a single one stays itself. */
function parseSum(reader) {
    const terms = [parseTerm(reader)];
    for (;;) {
        const token = peek(reader);
        if (accept(reader, '+'))
            terms.push(parseTerm(reader));
        else if (isSign(token, '-') || isSign(token, '+-') || isSign(token, '-+'))
            terms.push(parseTerm(reader));
        else
            break;
    }
    const [only] = terms;
    if (only !== undefined && terms.length === 1)
        return only;
    return count(reader, { kind: 'sum', terms });
}
/** A product with its signs before it. */
function parseTerm(reader) {
    const token = peek(reader);
    if (accept(reader, '+'))
        return parseTerm(reader);
    if (accept(reader, '-'))
        return count(reader, { kind: 'negate', of: deeper(reader, () => parseTerm(reader)) });
    if (isSign(token, '+-') || isSign(token, '-+')) {
        take(reader);
        const of = deeper(reader, () => parseTerm(reader));
        return count(reader, { kind: 'plusMinus', sign: token.text === '+-' ? '+-' : '-+', of });
    }
    return parseProduct(reader);
}

;// CONCATENATED MODULE: ./build/math/relations.js




/** `a, b \text{ and } c` as a bare list; one expression stays itself. A full stop at the end is punctuation. */
function parseList(reader) {
    const items = [parseRelation(reader)];
    while (separates(reader)) {
        if (isSign(peek(reader), ',') || isSign(peek(reader), ';'))
            take(reader);
        if (isConjunction(reader)) {
            const braced = accept(reader, '{');
            take(reader);
            if (braced && !accept(reader, '}'))
                throw new ParseFailure('words are not read', peek(reader));
        }
        items.push(parseRelation(reader));
    }
    const [only] = items;
    return only !== undefined && items.length === 1
        ? only
        : count(reader, { kind: 'list', open: '', close: '', items });
}
function separates(reader) {
    const token = peek(reader);
    return isSign(token, ',') || isSign(token, ';') || isConjunction(reader);
}
/** Sums joined by `=`, `<`, `\approx` and the like, as one chain; a single one stays itself. */
function parseRelation(reader) {
    const first = parseSum(reader);
    const rest = [];
    for (let sign = relationSign(reader); sign !== undefined; sign = relationSign(reader)) {
        take(reader);
        accept(reader, '&');
        rest.push({ sign, node: parseSum(reader) });
    }
    return rest.length === 0 ? first : count(reader, { kind: 'relation', first, rest });
}
function relationSign(reader) {
    const token = peek(reader);
    return token.type === 'sign' ? tree/* RELATION_SIGNS */.oH.find((sign) => sign === token.text) : undefined;
}

// EXTERNAL MODULE: ./build/math/unit-reading.js
var unit_reading = __webpack_require__(2900);
;// CONCATENATED MODULE: ./build/math/parse.js








const MAX_LENGTH = 4096;
/**
 * Reads one formula of LaTeX mathematics. Never guesses: what has no single reading is refused with a position, or kept
 * as an ambiguous node (`slash`, `call`) for the verifier to try both ways. Caps: 4096 characters, depth 64, 2000 nodes,
 * numbers of 400 digits.
 */
function parseLatex(latex) {
    try {
        if (latex.length > MAX_LENGTH) {
            const beyond = { start: MAX_LENGTH, length: latex.length - MAX_LENGTH };
            throw new SizeFailure(`longer than ${MAX_LENGTH} characters`, beyond);
        }
        const tokens = [...lexLatex(latex)];
        const reader = {
            tokens,
            at: 0,
            depth: 0,
            nodes: 0,
            bars: 0,
            integrals: 0,
            expression: parseExpression,
        };
        const node = parseExpression(reader, BINDING.list);
        const rest = peek(reader);
        if (rest.type !== 'end')
            throw new ParseFailure(`${describe(rest)} is not understood here`, rest);
        return { ok: true, node: (0,unit_reading/* asUnits */.E)(node) };
    }
    catch (error) {
        if (!(error instanceof ParseFailure))
            throw error;
        const { message, position, length } = error;
        return { ok: false, error: { message, position, length, tooLarge: error instanceof SizeFailure } };
    }
}
/** Reads everything that binds stronger than `binding`. */
function parseExpression(reader, binding) {
    return deeper(reader, () => {
        if (binding < BINDING.relation)
            return parseList(reader);
        if (binding < BINDING.sum)
            return parseRelation(reader);
        if (binding < BINDING.product)
            return parseSum(reader);
        if (binding < BINDING.implicit)
            return parseProduct(reader);
        if (binding < BINDING.prefix)
            return parseImplicit(reader);
        return binding === Number.POSITIVE_INFINITY ? parseAtom(reader) : parsePower(reader);
    });
}


/***/ }),

/***/ 8559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   Ng: () => (/* binding */ someNode),
/* harmony export */   X$: () => (/* binding */ mapTree),
/* harmony export */   oH: () => (/* binding */ RELATION_SIGNS)
/* harmony export */ });
/* unused harmony export withChildren */
/** The signs between two sides of a statement, each in the one spelling the lexer gives it. */
const RELATION_SIGNS = [
    '=',
    '<',
    '>',
    '\\leq',
    '\\geq',
    '\\neq',
    '\\approx',
    '\\sim',
    '\\gtrsim',
    '\\lesssim',
    '\\propto',
    '\\in',
    '\\to',
];
/** The nodes directly below a node, in reading order. */
function childrenOf(node) {
    switch (node.kind) {
        case 'number':
        case 'symbol':
        case 'unit':
            return [];
        case 'negate':
        case 'plusMinus':
            return [node.of];
        case 'sum':
            return node.terms;
        case 'product':
            return node.factors;
        case 'quotient':
            return [node.over, node.under];
        case 'slash':
            return [node.over, node.under, ...node.rest];
        case 'power':
            return [node.base, node.exponent];
        case 'function':
        case 'call':
        case 'operator':
            return node.args;
        case 'relation':
            return [node.first, ...node.rest.map((member) => member.node)];
        case 'list':
            return node.items;
        case 'matrix':
            return node.rows.flat();
    }
}
/** The same node over other children, given in the order of {@link childrenOf}. */
function withChildren(node, children) {
    const child = (index) => {
        const found = children[index];
        if (found === undefined)
            throw new Error(`${node.kind} node needs a child ${index}`);
        return found;
    };
    switch (node.kind) {
        case 'number':
        case 'symbol':
        case 'unit':
            return node;
        case 'negate':
        case 'plusMinus':
            return { ...node, of: child(0) };
        case 'sum':
            return { ...node, terms: children };
        case 'product':
            return { ...node, factors: children };
        case 'quotient':
            return { ...node, over: child(0), under: child(1) };
        case 'slash':
            return { ...node, over: child(0), under: child(1), rest: children.slice(2) };
        case 'power':
            return { ...node, base: child(0), exponent: child(1) };
        case 'function':
        case 'call':
        case 'operator':
            return { ...node, args: children };
        case 'relation':
            return {
                ...node,
                first: child(0),
                rest: node.rest.map((member, index) => ({ ...member, node: child(index + 1) })),
            };
        case 'list':
            return { ...node, items: children };
        case 'matrix': {
            let at = 0;
            return { ...node, rows: node.rows.map((row) => row.map(() => child(at++))) };
        }
    }
}
/** Rebuilds a tree from its leaves upwards. */
function mapTree(node, change) {
    return change(withChildren(node, childrenOf(node).map((child) => mapTree(child, change))));
}
/** Whether any node of the tree has the property. */
function someNode(node, holds) {
    return holds(node) || childrenOf(node).some((child) => someNode(child, holds));
}


/***/ }),

/***/ 2900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ asUnits),
/* harmony export */   U: () => (/* binding */ italicUnits)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8559);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9188);


/** Unit names that no one uses for a quantity, so that they are units wherever they stand. */
const ALWAYS = /^(?:[fpnumkMGTPE]?eV|[fpnmkMGT]?Hz|[nmck]m|mol|Pa|erg|[mk]?bar|fb|pb|kg)$/;
/**
 * Decides which upright words are units: `3\,\mathrm{m/s}` is metres per second, `\mathrm{T}` alone is a quantity. A word
 * is a unit behind a number or another unit; names such as GeV always.
 */
function asUnits(node) {
    return plainWords(markUnits(node));
}
function markUnits(node) {
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .mapTree */ .X$)(node, (part) => {
        if (part.kind === 'symbol') {
            const word = wordOf(part);
            return word !== undefined && ALWAYS.test(word) ? { kind: 'unit', name: word } : part;
        }
        if (part.kind === 'product')
            return { ...part, factors: markFactors(part.factors) };
        if (part.kind === 'quotient' && endsInUnit(part.over))
            return { ...part, under: markAll(part.under) };
        if (part.kind === 'slash' && endsInUnit(part.over)) {
            return { ...part, under: markAll(part.under), rest: part.rest.map(markAll) };
        }
        return part;
    });
}
/** Micro-units are written with a Greek letter before the word. */
function markFactors(factors) {
    const marked = [];
    let measured = false;
    for (let at = 0; at < factors.length; at += 1) {
        const factor = factors[at];
        if (factor === undefined)
            continue;
        const next = factors[at + 1];
        const micro = measured && isMu(factor) && next !== undefined ? microUnit(next) : undefined;
        if (micro !== undefined) {
            marked.push(micro);
            at += 1;
            continue;
        }
        const result = measured ? markAll(factor) : factor;
        measured ||= isClosed(result);
        marked.push(result);
    }
    return marked;
}
function isMu(node) {
    return node.kind === 'symbol' && node.name === '\\mu';
}
function microUnit(node) {
    if (node.kind === 'power') {
        const base = microUnit(node.base);
        return base === undefined ? undefined : { ...node, base };
    }
    const word = node.kind === 'symbol' ? wordOf(node) : node.kind === 'unit' ? node.name : undefined;
    return word !== undefined && (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .u)(`u${word}`) !== undefined
        ? { kind: 'unit', name: `u${word}` }
        : undefined;
}
/** Turns the words of a product, quotient or power of words into units; anything else stays. */
function markAll(node) {
    if (node.kind === 'symbol') {
        const word = wordOf(node);
        return word !== undefined && (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .u)(word) !== undefined ? { kind: 'unit', name: word } : node;
    }
    if (node.kind === 'power')
        return { ...node, base: markAll(node.base) };
    if (node.kind === 'product')
        return { ...node, factors: markFactors([UNITY, ...node.factors]).slice(1) };
    if (node.kind === 'quotient')
        return { ...node, over: markAll(node.over), under: markAll(node.under) };
    return node;
}
const UNITY = { kind: 'number', text: '1' };
function isClosed(node) {
    if (node.kind === 'number' || node.kind === 'unit')
        return true;
    if (node.kind === 'negate')
        return isClosed(node.of);
    if (node.kind === 'power')
        return isClosed(node.base);
    if (node.kind === 'quotient')
        return isClosed(node.over) && isClosed(node.under);
    if (node.kind === 'function')
        return node.args.every(isClosed);
    if (node.kind === 'symbol')
        return node.name === '\\pi';
    if (node.kind === 'product')
        return node.factors.every(isClosed);
    return false;
}
function endsInUnit(node) {
    if (node.kind === 'unit')
        return true;
    if (node.kind === 'power')
        return endsInUnit(node.base);
    const last = node.kind === 'product' ? node.factors[node.factors.length - 1] : undefined;
    return last !== undefined && endsInUnit(last);
}
/** The word of an upright symbol that has not been decided yet. */
function wordOf(node) {
    return node.kind === 'symbol' ? /^\\mathrm\{([A-Za-z]+)\}$/.exec(node.name)?.[1] : undefined;
}
/** Upright words that are no units: one letter is the letter, more are an operator name. */
function plainWords(node) {
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .mapTree */ .X$)(node, (part) => {
        const word = wordOf(part);
        if (word === undefined)
            return part;
        return { kind: 'symbol', name: word.length === 1 ? word : `\\operatorname{${word}}` };
    });
}
/**
 * Reads italic letters behind a number as a unit where they spell one ("1MeV", "0.055\,\mu m"). Only for an answer that
 * is compared with a measured one: elsewhere M·e·V is a product.
 */
function italicUnits(node) {
    if (node.kind === 'relation') {
        return { ...node, rest: node.rest.map((member) => ({ ...member, node: italicUnits(member.node) })) };
    }
    if (node.kind === 'quotient')
        return { ...node, over: italicUnits(node.over) };
    if (node.kind !== 'product')
        return node;
    const at = node.factors.findIndex((factor) => !isClosed(factor));
    if (at < 1)
        return node;
    const letters = [];
    for (const factor of node.factors.slice(at)) {
        if (factor.kind !== 'symbol')
            return node;
        letters.push(isMu(factor) ? 'u' : factor.name);
    }
    const word = letters.join('');
    // `m s` is a metre times a second or a millisecond.
    if (letters.length > 1 && letters.every((letter) => (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .u)(letter) !== undefined))
        return node;
    return (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .u)(word) === undefined
        ? node
        : { ...node, factors: [...node.factors.slice(0, at), { kind: 'unit', name: word }] };
}


/***/ }),

/***/ 9188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ unitOf)
/* harmony export */ });
const PREFIXES = {
    f: 1e-15,
    p: 1e-12,
    n: 1e-9,
    u: 1e-6,
    m: 1e-3,
    c: 1e-2,
    d: 1e-1,
    k: 1e3,
    M: 1e6,
    G: 1e9,
    T: 1e12,
    P: 1e15,
    E: 1e18,
};
/** e in coulomb, exact in the SI of 2019. */
const ELEMENTARY_CHARGE = 1.602176634e-19;
const row = (factor, base, prefixed = true) => ({ factor, base, prefixed });
const JOULE = { kg: 1, m: 2, s: -2 };
/**
 * THE table of units. Factors: BIPM SI Brochure, 9th edition, tables 2, 4 and 8; erg, dyn, gauss: its 8th edition,
 * table 9 (gauss as 10⁻⁴ T); calorie 4.184 J. The electronvolt stands on the energy of SI; natural units are not assumed. Degrees
 * Celsius and Fahrenheit are units of their own: their zero is not that of the kelvin.
 */
const UNITS = {
    m: row(1, { m: 1 }),
    s: row(1, { s: 1 }),
    g: row(1e-3, { kg: 1 }),
    A: row(1, { A: 1 }),
    K: row(1, { K: 1 }),
    mol: row(1, { mol: 1 }),
    cd: row(1, { cd: 1 }),
    Hz: row(1, { s: -1 }),
    N: row(1, { kg: 1, m: 1, s: -2 }),
    Pa: row(1, { kg: 1, m: -1, s: -2 }),
    J: row(1, JOULE),
    W: row(1, { kg: 1, m: 2, s: -3 }),
    C: row(1, { A: 1, s: 1 }),
    V: row(1, { kg: 1, m: 2, s: -3, A: -1 }),
    F: row(1, { kg: -1, m: -2, s: 4, A: 2 }),
    Ohm: row(1, { kg: 1, m: 2, s: -3, A: -2 }),
    S: row(1, { kg: -1, m: -2, s: 3, A: 2 }),
    Wb: row(1, { kg: 1, m: 2, s: -2, A: -1 }),
    T: row(1, { kg: 1, s: -2, A: -1 }),
    H: row(1, { kg: 1, m: 2, s: -2, A: -2 }),
    eV: row(ELEMENTARY_CHARGE, JOULE),
    Bq: row(1, { s: -1 }),
    Gy: row(1, { m: 2, s: -2 }),
    L: row(1e-3, { m: 3 }),
    l: row(1e-3, { m: 3 }),
    bar: row(1e5, { kg: 1, m: -1, s: -2 }),
    b: row(1e-28, { m: 2 }),
    barn: row(1e-28, { m: 2 }),
    sr: row(1, {}),
    rad: row(1, {}),
    min: row(60, { s: 1 }, false),
    h: row(3600, { s: 1 }, false),
    hr: row(3600, { s: 1 }, false),
    d: row(86400, { s: 1 }, false),
    day: row(86400, { s: 1 }, false),
    days: row(86400, { s: 1 }, false),
    sec: row(1, { s: 1 }, false),
    angstrom: row(1e-10, { m: 1 }, false),
    erg: row(1e-7, JOULE, false),
    ergs: row(1e-7, JOULE, false),
    dyn: row(1e-5, { kg: 1, m: 1, s: -2 }, false),
    G: row(1e-4, { kg: 1, s: -2, A: -1 }, false),
    Gauss: row(1e-4, { kg: 1, s: -2, A: -1 }, false),
    cal: row(4.184, JOULE),
    atm: row(101325, { kg: 1, m: -1, s: -2 }, false),
    meter: row(1, { m: 1 }, false),
    meters: row(1, { m: 1 }, false),
    second: row(1, { s: 1 }, false),
    seconds: row(1, { s: 1 }, false),
    degree: row(Math.PI / 180, {}, false),
    degC: row(1, { degC: 1 }, false),
    degF: row(1, { degF: 1 }, false),
};
/** The unit of a name such as "GeV", "km" or "u\\operatorname{m}"-free "um"; undefined when there is none. */
function unitOf(name) {
    if (Object.hasOwn(UNITS, name))
        return UNITS[name];
    const prefix = PREFIXES[name.slice(0, 1)];
    const rest = name.slice(1);
    const row = Object.hasOwn(UNITS, rest) ? UNITS[rest] : undefined;
    return prefix !== undefined && row?.prefixed === true
        ? { factor: prefix * row.factor, base: row.base }
        : undefined;
}


/***/ }),

/***/ 8179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sq: () => (/* binding */ asProduct),
/* harmony export */   TH: () => (/* binding */ asComponents),
/* harmony export */   Tm: () => (/* binding */ isNumberDot),
/* harmony export */   WX: () => (/* binding */ isVector),
/* harmony export */   cH: () => (/* binding */ mayBeVector),
/* harmony export */   ek: () => (/* binding */ isDot)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8559);

/** Whether a node is a vector by its notation: an arrow, bold type or a hat. */
function isVector(node) {
    return node.kind === 'symbol' && /^\\(?:vec|mathbf|hat|nabla)(?:\{|$)/.test(node.name);
}
/** Names that are never vectors: constants and upright words, which may be units. */
const NO_VECTOR = /^(?:\\pi|\\hbar|e|i|\\mathrm.*|\\operatorname.*|\\Delta .*)$/;
/** Whether `\cdot` beside the node may be an inner product: a name, a sum of names, or anything with an arrow in it. */
function mayBeVector(node) {
    if (node.kind === 'symbol')
        return !NO_VECTOR.test(node.name);
    if (node.kind === 'negate')
        return mayBeVector(node.of);
    if (node.kind === 'sum')
        return node.terms.every(mayBeVector);
    const carries = node.kind === 'quotient' || node.kind === 'product' || node.kind === 'call';
    return carries && (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .someNode */ .Ng)(node, isVector);
}
/** Whether the node is `a \cdot b`, where a and b may be vectors. */
function isDot(node) {
    return node.kind === 'operator' && node.head === 'dot';
}
/** Whether a dot can only be one between numbers: every name in it is declared, and none has an arrow. */
function isNumberDot(node, variables) {
    return !(0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .someNode */ .Ng)(node, (part) => part.kind === 'symbol' && (isVector(part) || !variables.has(part.name)));
}
/** `a \cdot b` as an ordinary product. */
function asProduct(args) {
    return { kind: 'product', factors: args.flatMap((arg) => (arg.kind === 'product' ? arg.factors : [arg])) };
}
const AXES = ['x', 'y', 'z'];
/**
 * `a \cdot b` as the sum over three axes of independent components. Where a side has names with an arrow, only they have
 * components; otherwise every name has.
 */
function asComponents(args) {
    return {
        kind: 'sum',
        terms: AXES.map((axis) => ({ kind: 'product', factors: args.map((arg) => component(arg, axis)) })),
    };
}
function component(node, axis) {
    const marked = (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .someNode */ .Ng)(node, isVector);
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTree */ .X$)(node, (part) => {
        const varies = part.kind === 'symbol' && !NO_VECTOR.test(part.name) && (!marked || isVector(part));
        return varies ? { kind: 'symbol', name: `(${part.name})_${axis}` } : part;
    });
}


/***/ }),

/***/ 4674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $x: () => (/* reexport */ checkReferences),
  xI: () => (/* reexport */ loadProblems)
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
;// CONCATENATED MODULE: ./build/domain/problem.js

/**
 * How a reference answer is to be compared. `symbolic` and `numeric` answers must be readable by the
 * verifier before any model is asked; `text` answers go to the judge only.
 */
const AnswerKind = schemas/* enum */.k5n(['symbolic', 'numeric', 'matrix', 'set', 'choice', 'boolean', 'text']);
/** Where a symbol lives: the verifier draws its test points from here and takes branches accordingly. */
const SymbolDomain = schemas/* enum */.k5n(['positive', 'nonnegative', 'real', 'complex', 'integer', 'natural']);
/** One labelled reference answer. `label` is the part label of the question ("a"), absent with one answer. */
const ReferenceAnswer = schemas/* strictObject */.rej({
    label: schemas/* string */.YjP().min(1).optional(),
    latex: schemas/* string */.YjP().min(1),
    kind: AnswerKind,
});
/** A declared symbol: `latex` as it stands in the question, its domain, and what it means. */
const DeclaredSymbol = schemas/* strictObject */.rej({
    latex: schemas/* string */.YjP().min(1),
    domain: SymbolDomain,
    meaning: schemas/* string */.YjP().optional(),
});
/** Where a problem comes from, so that nobody takes a rewritten or imported one for our own; `note` names the source. */
const Provenance = schemas/* strictObject */.rej({
    origin: schemas/* enum */.k5n(['original', 'adapted', 'imported']),
    note: schemas/* string */.YjP().optional(),
});
/** One problem of a set, as every loader returns it. `answers` has one entry per scored part, in order. */
const Problem = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'letters, digits and . _ / - only')
        .max(120),
    set: schemas/* string */.YjP().min(1),
    category: schemas/* string */.YjP().min(1),
    split: schemas/* string */.YjP().optional(),
    question: schemas/* string */.YjP().min(1),
    answers: schemas/* array */.YOg(ReferenceAnswer).min(1),
    symbols: schemas/* array */.YOg(DeclaredSymbol).default([]),
    solution: schemas/* string */.YjP().optional(),
    requirement: schemas/* string */.YjP().optional(),
    conventions: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    difficulty: schemas/* enum */.k5n(['graduate', 'hard-graduate', 'research']).optional(),
    subtopics: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    provenance: Provenance,
    figures: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
});

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

// EXTERNAL MODULE: ./build/text/suggest.js
var suggest = __webpack_require__(324);
;// CONCATENATED MODULE: ./build/problems/issues.js


/** Says in our words, and with its place, what the schema found wrong with a row. */
function renderIssues(issues, row) {
    return issues.flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownKey(issue.path, key, row))
        : [wrongPart(issue, row)]);
}
/** `answers[0].latex`. */
function renderPath(path) {
    return path
        .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`))
        .join('');
}
function unknownKey(path, key, row) {
    const hint = (0,suggest/* didYouMean */.a)(key, keysAt(path)) ?? `keys: ${keysAt(path).join(', ')}`;
    return {
        code: 'bad-problems',
        message: `there is no key ${JSON.stringify(renderPath([...path, key]))}`,
        hint,
        place: row.placeOf([...path, key], 'key'),
    };
}
function keysAt(path) {
    const shapes = { answers: ReferenceAnswer, symbols: DeclaredSymbol, provenance: Provenance };
    const [first] = path;
    const schema = first !== undefined && Object.hasOwn(shapes, first) ? shapes[first] : Problem;
    return Object.keys(schema.shape);
}
function wrongPart(issue, row) {
    const name = issue.path.length === 0 ? 'a problem' : JSON.stringify(renderPath(issue.path));
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
            return { expected: `one of ${known.join(', ')}`, hint: (0,suggest/* didYouMean */.a)(String(value), known) };
        }
        case 'too_small':
            return { expected: issue.origin === 'array' ? 'at least one entry' : 'a text that is not empty' };
        case 'too_big':
            return { expected: `at most ${issue.maximum} characters` };
        default:
            return { expected: issue.message };
    }
}
const TYPE_WORDS = {
    string: 'a text',
    array: 'a list',
    object: 'a mapping of keys to values',
    null: 'nothing',
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

;// CONCATENATED MODULE: ./build/problems/load.js






/** Most mistakes shown at once. */
const MAX_MISTAKES = 20;
/** Longest question, in UTF-16 units: far beyond any real one, and below the context of every model. */
const MAX_QUESTION_LENGTH = 100_000;
/**
 * Loads a set of problems in our own schema or a foreign format. Throws one UserError with up to {@link MAX_MISTAKES}
 * mistakes, each with its place (`bad-problems`), or `no-problems`.
 */
async function loadProblems(given) {
    const found = await findFiles(given);
    const mistakes = [];
    const entries = new Map();
    for (const file of found.files) {
        const read = await readRows({ file, text: await given.files.readText(file) });
        mistakes.push(...read.mistakes);
        for (const row of read.rows)
            addEntry({ row, set: found.name, entries, mistakes });
    }
    throwMistakes(mistakes);
    if (entries.size === 0)
        throw new errors/* UserError */.yo({
            code: 'no-problems',
            message: `no problems in ${given.spec}`,
            hint: 'a file holds one problem, a list of them, or as JSON lines one on each line',
        });
    const loaded = [...entries.values()];
    return {
        name: found.name,
        problems: loaded.map(({ problem }) => problem),
        warnings: loaded.flatMap(({ warnings }) => warnings),
        origins: entries,
    };
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
        return { ok: false, mistakes: renderIssues(imported.issues, row) };
    const parsed = Problem.safeParse(imported ? imported.row.problem : withSet(row.value, set));
    if (!parsed.success)
        return { ok: false, mistakes: renderIssues(parsed.error.issues, row) };
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


/***/ }),

/***/ 8306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Wf: () => (/* binding */ readReference),
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   YX: () => (/* binding */ VERIFIER_VERSION)
/* harmony export */ });
/* harmony import */ var _math_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8177);

/** Raised whenever a verdict may change, so that runs of different verifiers are not compared. */
const VERIFIER_VERSION = '1';
/**
 * Whether the verifier can read a reference answer. Runs before the first request, so nothing heavy is loaded here.
 * `text` answers are always readable: they are for the judge.
 */
function readReference(answer) {
    if (answer.kind === 'text')
        return { ok: true };
    if (answer.kind === 'choice' || answer.kind === 'boolean') {
        if (parseChoice(answer) !== undefined)
            return { ok: true };
        const expected = answer.kind === 'choice' ? 'one letter, e.g. “B” or “(b)”' : '“true” or “false”';
        return { ok: false, message: `${expected} expected`, position: 0 };
    }
    const parsed = parseAnswer(answer.latex);
    return parsed.ok
        ? { ok: true }
        : { ok: false, message: parsed.error.message, position: parsed.error.position };
}
/** Reads an answer: mathematics, without the delimiters and the full stop that prose puts around it. */
function parseAnswer(latex) {
    const { text, offset } = bare(latex);
    const parsed = (0,_math_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLatex */ .S)(text);
    if (parsed.ok)
        return parsed;
    return { ok: false, error: { ...parsed.error, position: parsed.error.position + offset } };
}
const DELIMITERS = [
    ['$$', '$$'],
    ['$', '$'],
    ['\\(', '\\)'],
    ['\\[', '\\]'],
];
/** An upright part label, or a sign that only says “the answer is”. */
const LEAD = /^(?:\\(?:text|textbf|mathrm|mathbf) ?\{ ?\(?[a-z]\) ?\})?(?:\\,|\\ |~|\s)*(?:(?:=|\\approx|\\sim)(?![A-Za-z]))?\s*/;
function bare(latex) {
    let text = latex.trimEnd();
    let offset = text.length - text.trimStart().length;
    text = text.trimStart();
    for (const [open, close] of DELIMITERS) {
        if (text.length > open.length + close.length && text.startsWith(open) && text.endsWith(close)) {
            text = text.slice(open.length, -close.length);
            offset += open.length;
            break;
        }
    }
    const lead = LEAD.exec(text)?.[0] ?? '';
    text = text.slice(lead.length);
    offset += lead.length;
    if (text.endsWith('.') && !text.endsWith('\\right.'))
        text = text.slice(0, -1);
    return { text, offset };
}
const MAX_CHOICE = 60;
/** Commands that only set type; any other, such as a negation, changes what the letter says. */
const CHOICE_COMMANDS = /\\(?:text|textbf|textrm|textit|mathrm|mathbf|mathit|mathsf|rm|bf|boxed|left|right|quad|qquad)(?![A-Za-z])|\\[ ,;:!()[\]]/g;
const TRUTH = { true: 'true', yes: 'true', false: 'false', no: 'false' };
/** The letter of a multiple-choice answer in upper case, or `true`/`false`; undefined when there is none. */
function parseChoice({ latex, kind }) {
    if (latex.length > MAX_CHOICE)
        return undefined;
    const plain = latex.replace(CHOICE_COMMANDS, ' ');
    if (/[^A-Za-z0-9\s(){}[\].~,:;$*]/.test(plain))
        return undefined;
    const words = plain
        .replace(/[^A-Za-z0-9]+/g, ' ')
        .trim()
        .toLowerCase()
        .split(' ')
        .filter((word) => !['option', 'answer', 'choice', 'the', 'is'].includes(word));
    const [only = ''] = words;
    if (words.length !== 1)
        return undefined;
    if (kind === 'boolean')
        return Object.hasOwn(TRUTH, only) ? TRUTH[only] : undefined;
    return /^[a-z]$/.test(only) ? only.toUpperCase() : undefined;
}


/***/ })

};
