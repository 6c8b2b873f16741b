export const id = 778;
export const ids = [778];
export const modules = {

/***/ 5778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyBoxes: () => (/* reexport */ verifyBoxes)
});

// UNUSED EXPORTS: VERIFIER_VERSION, readReference, verifyAnswer

;// CONCATENATED MODULE: ./build/math/complex.js
/** Neutral in sums. */
const ZERO = { re: 0, im: 0 };
/** Neutral in products. */
const ONE = { re: 1, im: 0 };
/** The imaginary unit, the root of −1 above the real axis. */
const I = { re: 0, im: 1 };
/** The number re + i·im; real unless an imaginary part is given. */
function complexOf(re, im = 0) {
    return { re, im };
}
/** The distance from zero, computed without overflow on the way. */
function modulus(z) {
    return z.im === 0 ? Math.abs(z.re) : Math.hypot(z.re, z.im);
}
/** The sum, part by part. */
function add(a, b) {
    return { re: a.re + b.re, im: a.im + b.im };
}
/** The opposite number; of a real one the imaginary part stays 0 and does not become −0. */
function negate(z) {
    return { re: -z.re, im: z.im === 0 ? 0 : -z.im };
}
/** The product; of two real numbers it is real even when one is infinite. */
function multiply(a, b) {
    if (a.im === 0 && b.im === 0)
        return { re: a.re * b.re, im: 0 };
    return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}
/** Smith's algorithm (R. L. Smith, CACM 5, 435, 1962), which does not overflow early. */
function divide(a, b) {
    if (b.im === 0)
        return { re: a.re / b.re, im: a.im === 0 ? 0 : a.im / b.re };
    if (Math.abs(b.re) >= Math.abs(b.im)) {
        const ratio = b.im / b.re;
        const scale = b.re + b.im * ratio;
        return { re: (a.re + a.im * ratio) / scale, im: (a.im - a.re * ratio) / scale };
    }
    const ratio = b.re / b.im;
    const scale = b.re * ratio + b.im;
    return { re: (a.re * ratio + a.im) / scale, im: (a.im * ratio - a.re) / scale };
}
/** e to the power z; real on the real axis. */
function exp(z) {
    const size = Math.exp(z.re);
    return z.im === 0 ? { re: size, im: 0 } : { re: size * Math.cos(z.im), im: size * Math.sin(z.im) };
}
/** Principal branch, cut along the negative real axis; −0 in the imaginary part counts as above the cut. */
function log(z) {
    if (z.im === 0)
        return { re: Math.log(Math.abs(z.re)), im: z.re < 0 ? Math.PI : 0 };
    return { re: Math.log(modulus(z)), im: Math.atan2(z.im, z.re) };
}
/** Principal root, in the right half-plane; computed without the cancellation that loses digits next to the cut. */
function sqrt(z) {
    if (z.im === 0)
        return z.re >= 0 ? { re: Math.sqrt(z.re), im: 0 } : { re: 0, im: Math.sqrt(-z.re) };
    const size = modulus(z);
    const re = Math.sqrt((size + Math.abs(z.re)) / 2);
    const other = Math.abs(z.im) / (2 * re);
    return z.re >= 0 ? { re, im: Math.sign(z.im) * other } : { re: other, im: Math.sign(z.im) * re };
}
/** Principal power; integer exponents of real numbers stay real, half-integer ones go through the root. */
function power(base, exponent) {
    if (exponent.im === 0) {
        if (base.im === 0 && (base.re >= 0 || Number.isInteger(exponent.re)))
            return { re: base.re ** exponent.re, im: 0 };
        if (exponent.re === 0.5)
            return sqrt(base);
        if (exponent.re === -0.5)
            return divide(ONE, sqrt(base));
        if (Number.isInteger(exponent.re) && Math.abs(exponent.re) <= 64)
            return integerPower(base, exponent.re);
    }
    if (base.re === 0 && base.im === 0)
        return exponent.re > 0 ? ZERO : { re: Number.NaN, im: 0 };
    return exp(multiply(exponent, log(base)));
}
function integerPower(base, exponent) {
    let result = ONE;
    let square = base;
    for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
        if (rest % 2 === 1)
            result = multiply(result, square);
        square = multiply(square, square);
    }
    return exponent < 0 ? divide(ONE, result) : result;
}

// EXTERNAL MODULE: ./node_modules/mathjs/lib/esm/entry/pureFunctionsAny.generated.js + 327 modules
var pureFunctionsAny_generated = __webpack_require__(2409);
;// CONCATENATED MODULE: ./build/math/special.js


/** A mathjs function of one complex number, with the real branch of `Math` where the argument is real and inside it. */
function fromMathjs(whole, real) {
    return ([z = complexOf(Number.NaN)]) => {
        if (z.im === 0 && real !== undefined) {
            const value = real(z.re);
            if (Number.isFinite(value))
                return complexOf(value);
        }
        return asComplex(whole((0,pureFunctionsAny_generated/* complex */.faB)(z.re, z.im)));
    };
}
function asComplex(value) {
    if (typeof value === 'number')
        return complexOf(value);
    if (typeof value === 'object' && value !== null && 're' in value && 'im' in value) {
        return complexOf(Number(value.re), Number(value.im));
    }
    return complexOf(Number.NaN);
}
function realOnly(compute) {
    return (args) => complexOf(args.every((z) => z.im === 0) ? compute(...args.map((z) => z.re)) : Number.NaN);
}
function unary(compute) {
    return ([z = complexOf(Number.NaN)]) => compute(z);
}
/** Partial sums d_0 … d_n of Borwein's algorithm 2, divided by the last one. */
const BORWEIN = (() => {
    const terms = 30;
    const sums = [];
    let [term, total] = [1, 0];
    for (let i = 0; i <= terms; i += 1) {
        total += term;
        sums.push(total);
        term *= (4 * (terms + i) * (terms - i)) / ((2 * i + 1) * (2 * i + 2));
    }
    return sums.map((sum) => sum / total);
})();
/** To this height the thirty terms give 16 digits: 3 e^(π|t|/2) / (3 + √8)^30 < 1e-16. */
const ZETA_HEIGHT = 10;
/** ζ right of Re s = 1/2 (P. Borwein, An efficient algorithm for the Riemann zeta function, 1995, algorithm 2). */
function zetaRight(s) {
    if (s.re < 0.5 || Math.abs(s.im) > ZETA_HEIGHT)
        return complexOf(Number.NaN);
    let [re, im] = [0, 0];
    for (const [k, sum] of BORWEIN.slice(0, -1).entries()) {
        const size = (k % 2 === 0 ? 1 : -1) * (1 - sum) * (k + 1) ** -s.re;
        const angle = -s.im * Math.log(k + 1);
        re += size * Math.cos(angle);
        im += size * Math.sin(angle);
    }
    const two = exp(multiply(complexOf(Math.LN2), complexOf(1 - s.re, -s.im)));
    return divide(complexOf(re, s.im === 0 ? 0 : im), complexOf(1 - two.re, -two.im));
}
function gammaOf(z) {
    if (z.im === 0)
        return Number.isInteger(z.re) && z.re <= 0 ? complexOf(Number.NaN) : asComplex((0,pureFunctionsAny_generated/* gamma */.uN6)(z.re));
    return asComplex((0,pureFunctionsAny_generated/* gamma */.uN6)((0,pureFunctionsAny_generated/* complex */.faB)(z.re, z.im)));
}
const factorial = (z) => gammaOf(complexOf(z.re + 1, z.im));
function binomial([n = ONE, k = ONE]) {
    const rest = complexOf(n.re - k.re, n.im - k.im);
    return divide(factorial(n), multiply(factorial(k), factorial(rest)));
}
function logOf([z = ONE, base]) {
    if (z.re === 0 && z.im === 0)
        return complexOf(Number.NaN);
    return base === undefined ? log(z) : divide(log(z), log(base));
}
/** Well above what mathjs loses: identities of Γ hold to 4e-14, ζ right of 1/2 to 2e-14. */
const SPECIAL_ERROR = 1e-12;
/** Every function the evaluator knows, by the name the parser gives it. */
const NUMERIC = {
    exp: { value: unary(exp) },
    log: { value: logOf },
    log10: { value: ([z = ONE]) => logOf([z, complexOf(10)]) },
    sqrt: { value: unary(sqrt) },
    root: { value: ([z = ONE, n = ONE]) => exp(divide(log(z), n)) },
    abs: { value: unary((z) => complexOf(modulus(z))) },
    re: { value: unary((z) => complexOf(z.re)), stepped: true },
    im: { value: unary((z) => complexOf(z.im)), stepped: true },
    conj: { value: unary((z) => complexOf(z.re, z.im === 0 ? 0 : -z.im)), stepped: true },
    arg: { value: unary((z) => complexOf(log(z).im)), stepped: true },
    sign: { value: realOnly(Math.sign), stepped: true },
    floor: { value: realOnly(Math.floor), stepped: true },
    ceil: { value: realOnly(Math.ceil), stepped: true },
    max: { value: realOnly(Math.max) },
    min: { value: realOnly(Math.min) },
    sin: { value: fromMathjs(pureFunctionsAny_generated/* sin */.F8e, Math.sin) },
    cos: { value: fromMathjs(pureFunctionsAny_generated/* cos */.gnS, Math.cos) },
    tan: { value: fromMathjs(pureFunctionsAny_generated/* tan */.Mlm, Math.tan) },
    cot: { value: fromMathjs(pureFunctionsAny_generated/* cot */.n15, (x) => 1 / Math.tan(x)) },
    sec: { value: fromMathjs(pureFunctionsAny_generated/* sec */.aPs, (x) => 1 / Math.cos(x)) },
    csc: { value: fromMathjs(pureFunctionsAny_generated/* csc */.mov, (x) => 1 / Math.sin(x)) },
    sinh: { value: fromMathjs(pureFunctionsAny_generated/* sinh */.L0l, Math.sinh), exponential: true },
    cosh: { value: fromMathjs(pureFunctionsAny_generated/* cosh */.yIG, Math.cosh), exponential: true },
    tanh: { value: fromMathjs(pureFunctionsAny_generated/* tanh */.ymU, Math.tanh), exponential: true },
    coth: { value: fromMathjs(pureFunctionsAny_generated/* coth */.vwV, (x) => 1 / Math.tanh(x)), exponential: true },
    sech: { value: fromMathjs(pureFunctionsAny_generated/* sech */.uPJ, (x) => 1 / Math.cosh(x)), exponential: true },
    csch: { value: fromMathjs(pureFunctionsAny_generated/* csch */.u_e, (x) => 1 / Math.sinh(x)), exponential: true },
    asin: { value: fromMathjs(pureFunctionsAny_generated/* asin */.qRo, Math.asin) },
    acos: { value: fromMathjs(pureFunctionsAny_generated/* acos */.HQu, Math.acos) },
    atan: { value: fromMathjs(pureFunctionsAny_generated/* atan */.rYl, Math.atan) },
    acot: { value: fromMathjs(pureFunctionsAny_generated/* acot */.ONU) },
    asinh: { value: fromMathjs(pureFunctionsAny_generated/* asinh */.yHs, Math.asinh) },
    acosh: { value: fromMathjs(pureFunctionsAny_generated/* acosh */.FqL, Math.acosh) },
    atanh: { value: fromMathjs(pureFunctionsAny_generated/* atanh */.rfv, Math.atanh) },
    sinc: {
        value: unary((z) => (z.re === 0 && z.im === 0 ? ONE : divide(asComplex((0,pureFunctionsAny_generated/* sin */.F8e)((0,pureFunctionsAny_generated/* complex */.faB)(z.re, z.im))), z))),
    },
    erf: { value: realOnly((x) => (0,pureFunctionsAny_generated/* erf */.Y12)(x)), error: SPECIAL_ERROR },
    erfc: { value: realOnly((x) => 1 - (0,pureFunctionsAny_generated/* erf */.Y12)(x)), error: SPECIAL_ERROR },
    gamma: { value: unary(gammaOf), error: SPECIAL_ERROR },
    zeta: { value: unary(zetaRight), error: SPECIAL_ERROR, cost: 40 },
    factorial: { value: unary(factorial), error: SPECIAL_ERROR },
    binomial: { value: binomial, error: SPECIAL_ERROR },
};

// EXTERNAL MODULE: ./build/math/units.js
var units = __webpack_require__(9188);
;// CONCATENATED MODULE: ./build/math/evaluate.js



const CONSTANTS = {
    '\\pi': complexOf(Math.PI),
    e: complexOf(Math.E),
    i: I,
};
const ROUNDING = 4.5e-16;
/** Below this ratio a summand has fewer than seven digits left in the sum. */
const ABSORBED = 1e-9;
const MAX_TERMS = 1000;
/** The smallest positive double with all its digits, 2^-1022. */
const SMALLEST = 2.2250738585072014e-308;
/** Beyond this argument the smaller exponential of cosh x is below {@link ABSORBED} of it: e^-2x < 1e-9. */
const EXPONENTIAL = 10.4;
/** A function that does not move at all when its argument moves by this much has saturated. */
const NUDGE = 1e-6;
/** Nodes the evaluations of one decision may visit together. */
const NODE_BUDGET = 100_000;
/** Whether a name is π, e or i when no symbol of that name is declared. */
function isConstant(name) {
    return Object.hasOwn(CONSTANTS, name);
}
/** The value of an expression at a point; undefined where it has none that floating point can hold. */
function evaluate(node, point) {
    const result = valueAt(node, point);
    if (result === undefined || !Number.isFinite(result.value.re) || !Number.isFinite(result.value.im))
        return undefined;
    return Number.isFinite(result.error) ? result : undefined;
}
function exact(value) {
    return { value, error: 0, absorbed: false, branched: false };
}
function rounded(value, error, from) {
    return {
        value,
        error: error + ROUNDING * modulus(value),
        absorbed: from.some((part) => part.absorbed),
        branched: from.some((part) => part.branched),
    };
}
/** Whether a result lost its digits below the smallest number that has all of them, although nothing in it is zero. */
function underflows(value, parts) {
    return modulus(value) < SMALLEST && parts.every((part) => modulus(part) > 0);
}
function valueAt(node, point) {
    point.budget.left -= 1;
    if (point.budget.left < 0)
        return undefined;
    switch (node.kind) {
        case 'number':
            return numberValue(node.text);
        case 'symbol': {
            const value = point.symbols.get(node.name) ?? CONSTANTS[node.name];
            return value && rounded(value, 0, []);
        }
        case 'unit':
            return unitValue(node.name, point);
        case 'negate': {
            const of = valueAt(node.of, point);
            return of && { ...of, value: negate(of.value) };
        }
        case 'sum':
            return sumOf(node.terms.map((term) => valueAt(term, point)));
        case 'product':
            return productOf(node.factors.map((factor) => valueAt(factor, point)));
        case 'quotient':
            return quotient(valueAt(node.over, point), valueAt(node.under, point));
        case 'power':
            return powerOf(node.base, node.exponent, point);
        case 'function':
            return functionValue(node.name, node.args, point);
        case 'call':
            return callValue(node, point);
        case 'operator':
            return seriesValue(node.head, node.args, point);
        default:
            return undefined;
    }
}
/** Integers are exact; a decimal or a long integer is rounded once. */
function numberValue(text) {
    const value = complexOf(Number(text));
    if (value.re < SMALLEST && /[1-9]/.test(text))
        return undefined;
    return /^[0-9]{1,15}$/.test(text) ? exact(value) : rounded(value, 0, []);
}
function unitValue(name, point) {
    const unit = (0,units/* unitOf */.u)(name);
    if (unit === undefined)
        return undefined;
    let value = unit.factor;
    for (const [base, exponent] of Object.entries(unit.base))
        value *= (point.units.get(base) ?? Number.NaN) ** exponent;
    return rounded(complexOf(value), 8 * ROUNDING * value, []);
}
function sumOf(terms) {
    let total = exact(ZERO);
    let largest = 0;
    let smallest = Number.POSITIVE_INFINITY;
    for (const term of terms) {
        if (term === undefined)
            return undefined;
        const size = modulus(term.value);
        largest = Math.max(largest, size);
        if (size > 0)
            smallest = Math.min(smallest, size);
        total = rounded(add(total.value, term.value), total.error + term.error, [total, term]);
    }
    const rest = modulus(total.value);
    const lost = rest > 0 && smallest < ABSORBED * Math.max(rest, largest);
    return lost ? { ...total, absorbed: true } : total;
}
function productOf(factors) {
    let total = exact(ONE);
    for (const factor of factors) {
        if (factor === undefined)
            return undefined;
        const error = modulus(total.value) * factor.error + modulus(factor.value) * total.error + total.error * factor.error;
        const value = multiply(total.value, factor.value);
        if (underflows(value, [total.value, factor.value]))
            return undefined;
        total = rounded(value, error, [total, factor]);
    }
    return total;
}
function quotient(over, under) {
    if (over === undefined || under === undefined)
        return undefined;
    const below = modulus(under.value);
    if (below <= 4 * under.error)
        return undefined;
    const value = divide(over.value, under.value);
    if (underflows(value, [over.value]))
        return undefined;
    return rounded(value, (over.error + modulus(value) * under.error) / below, [over, under]);
}
/** A power; undefined where it underflows, and absorbed where the exponent is too small to move it. */
function powerOf(baseNode, exponentNode, point) {
    const base = valueAt(baseNode, point);
    const exponent = valueAt(exponentNode, point);
    if (base === undefined || exponent === undefined)
        return undefined;
    const result = sensitive([base, exponent], { value: ([a = ONE, b = ONE]) => power(a, b) });
    if (underflows(result.value, [base.value]))
        return undefined;
    const isOne = modulus(add(base.value, negate(ONE))) === 0 || modulus(exponent.value) === 0;
    const vanishes = !isOne && modulus(add(result.value, negate(ONE))) < ABSORBED;
    return vanishes && modulus(exponent.value) < ABSORBED ? { ...result, absorbed: true } : result;
}
/** A function of values that carry errors: the error of the result is how far it moves when they move. */
function sensitive(args, fn) {
    const at = args.map((arg) => arg.value);
    const value = fn.value(at);
    let error = (fn.error ?? 4 * ROUNDING) * modulus(value);
    for (const [index, arg] of args.entries()) {
        if (arg.error === 0)
            continue;
        const moved = at.map((z, other) => other === index ? complexOf(z.re + arg.error, z.im === 0 ? 0 : z.im + arg.error) : z);
        const shift = modulus(add(fn.value(moved), negate(value)));
        if (Number.isFinite(shift))
            error += shift;
    }
    const result = rounded(value, error, args);
    return value.im !== 0 && at.every((z) => z.im === 0) ? { ...result, branched: true } : result;
}
function valuesOf(nodes, point) {
    const values = [];
    for (const node of nodes) {
        const value = valueAt(node, point);
        if (value === undefined)
            return undefined;
        values.push(value);
    }
    return values;
}
function functionValue(name, nodes, point) {
    const row = Object.hasOwn(NUMERIC, name) ? NUMERIC[name] : undefined;
    point.budget.left -= row?.cost ?? 0;
    const args = row && valuesOf(nodes, point);
    if (row === undefined || args === undefined)
        return undefined;
    const result = sensitive(args, row);
    const [only] = args;
    if (row.stepped === true || only === undefined || args.length > 1)
        return result;
    if (name === 'exp' && underflows(result.value, [ONE]))
        return undefined;
    return saturates(row, only.value, result.value) ? { ...result, absorbed: true } : result;
}
/** Where tanh is 1 to the last digit or cosh an exponential, agreement says nothing about the rest. */
function saturates(row, at, value) {
    if (modulus(at) === 0)
        return false;
    if (row.exponential === true && Math.abs(at.re) > EXPONENTIAL)
        return true;
    const moved = row.value([complexOf(at.re * (1 + NUDGE), at.im * (1 + NUDGE))]);
    return modulus(add(moved, negate(value))) === 0;
}
function callValue(node, point) {
    const args = valuesOf(node.args, point);
    return args && sensitive(args, { value: (at) => point.unknown(node, at) });
}
/** A sum or product over at most 1000 integers; undefined when the bounds are no integers in order at this point. */
function seriesValue(head, args, point) {
    if (head !== 'sum' && head !== 'product')
        return undefined;
    const [name, fromNode, toNode, body] = args;
    if (name?.kind !== 'symbol' || fromNode === undefined || toNode === undefined || body === undefined)
        return undefined;
    const from = integerOf(valueAt(fromNode, point));
    const to = integerOf(valueAt(toNode, point));
    if (from === undefined || to === undefined || to - from >= MAX_TERMS)
        return undefined;
    if (to < from - 1)
        return undefined;
    const parts = [];
    for (let index = from; index <= to; index += 1) {
        const symbols = new Map(point.symbols).set(name.name, complexOf(index));
        parts.push(valueAt(body, { ...point, symbols }));
    }
    return head === 'sum' ? sumOf(parts) : productOf(parts);
}
function integerOf(result) {
    return result !== undefined && result.value.im === 0 && Number.isInteger(result.value.re)
        ? result.value.re
        : undefined;
}

// EXTERNAL MODULE: ./build/math/functions.js
var functions = __webpack_require__(690);
// EXTERNAL MODULE: ./build/math/vectors.js
var math_vectors = __webpack_require__(8179);
;// CONCATENATED MODULE: ./build/math/print.js



/** LaTeX that {@link parseLatex} reads back as the same tree. Built from the tree alone: no text of the source survives. */
function printLatex(node) {
    switch (node.kind) {
        case 'number':
            return node.text;
        case 'symbol':
            return node.name;
        case 'unit':
            return printUnit(node.name);
        case 'negate':
            return `-${inTerm(node.of)}`;
        case 'plusMinus':
            return `${node.sign === '+-' ? '\\pm' : '\\mp'} ${inTerm(node.of)}`;
        case 'sum':
            return printSum(node.terms);
        case 'product':
            return printProduct(node.factors);
        case 'quotient':
            return `\\frac{${printLatex(node.over)}}{${printLatex(node.under)}}`;
        case 'slash':
            return `${inProduct(node.over)} / ${[node.under, ...node.rest].map((part) => inBrackets(part)).join(' ')}`;
        case 'power':
            return `${asBase(node.base)}^{${printLatex(node.exponent)}}`;
        case 'function':
            return printFunction(node.name, node.args);
        case 'call':
            return `${node.name}(${node.args.map(inList).join(', ')})`;
        case 'operator':
            return printSeries(node.head, node.args);
        case 'relation':
            return [inRelation(node.first), ...node.rest.map((m) => `${m.sign} ${inRelation(m.node)}`)].join(' ');
        case 'list':
            return printList(node);
        case 'matrix':
            return `\\begin{pmatrix}${node.rows.map((row) => row.map(inRelation).join(' & ')).join(' \\\\ ')}\\end{pmatrix}`;
    }
}
/** Factors with `\cdot` between them, except where it could be read as an inner product. */
function printProduct(factors) {
    return factors
        .map((factor, index) => {
        const [before, next] = [factors[index - 1], factors[index + 1]];
        const join = before === undefined ? '' : isDotLike(before, factor) ? ' \\, ' : ' \\cdot ';
        // A name side by side with a bracket would read as a function, and a bare Delta as the start of a name.
        const braced = factor.kind === 'symbol' && next !== undefined && isDotLike(factor, next);
        const takesNext = factor.kind === 'symbol' && (factor.name === '\\Delta' || next?.kind !== 'symbol');
        return join + (braced && takesNext ? `{${factor.name}}` : inProduct(factor));
    })
        .join('');
}
function isDotLike(a, b) {
    return (0,math_vectors/* mayBeVector */.cH)(a) && (0,math_vectors/* mayBeVector */.cH)(b);
}
function printUnit(name) {
    return `\\mathrm{${(0,units/* unitOf */.u)(name) !== undefined && name.startsWith('u') ? `\\mu ${name.slice(1)}` : name}}`;
}
function printSum(terms) {
    const parts = terms.map((term, index) => {
        const text = term.kind === 'sum' ? parenthesised(term) : inTerm(term);
        return index === 0 || term.kind === 'negate' || term.kind === 'plusMinus' ? text : `+ ${text}`;
    });
    return parts.join(' ');
}
const COMPOUND = new Set(['sum', 'relation', 'list']);
/** As a term of a sum or behind a sign. */
function inTerm(node) {
    return node.kind === 'sum' || node.kind === 'relation' || isBare(node)
        ? parenthesised(node)
        : printLatex(node);
}
/** As a factor between explicit signs. */
function inProduct(node) {
    if (node.kind === 'negate' ||
        node.kind === 'plusMinus' ||
        node.kind === 'slash' ||
        node.kind === 'operator')
        return parenthesised(node);
    return node.kind === 'product' ? `{${printLatex(node)}}` : inTerm(node);
}
/** On one side of the `\cdot` of an inner product. */
function inDot(node) {
    return node.kind === 'product' ? parenthesised(node) : inProduct(node);
}
function inBrackets(node) {
    return node.kind === 'symbol' || node.kind === 'number' ? `{${printLatex(node)}}` : parenthesised(node);
}
/** In front of a superscript or a factorial. */
function asBase(node) {
    const simple = node.kind === 'number' ||
        (node.kind === 'symbol' && !node.name.includes('^') && !node.name.includes("'"));
    return simple || node.kind === 'unit'
        ? printLatex(node)
        : COMPOUND.has(node.kind) || node.kind === 'call'
            ? parenthesised(node)
            : `{${printLatex(node)}}`;
}
function inList(node) {
    return isBare(node) ? parenthesised(node) : printLatex(node);
}
function inRelation(node) {
    return node.kind === 'relation' || isBare(node) ? parenthesised(node) : printLatex(node);
}
function isBare(node) {
    return node.kind === 'list' && node.open === '';
}
function parenthesised(node) {
    return isBare(node) ? `{${printLatex(node)}}` : `\\left(${printLatex(node)}\\right)`;
}
function printFunction(name, args) {
    const [first, second] = args;
    const one = first === undefined ? '' : printLatex(first);
    const two = second === undefined ? '' : printLatex(second);
    switch (name) {
        case 'sqrt':
            return `\\sqrt{${one}}`;
        case 'root':
            return `\\sqrt[${two}]{${one}}`;
        case 'abs':
            return `\\left|${one}\\right|`;
        case 'floor':
            return `\\lfloor ${one} \\rfloor`;
        case 'ceil':
            return `\\lceil ${one} \\rceil`;
        case 'overline':
            return `\\overline{${one}}`;
        case 'conj':
            return first === undefined ? '^{*}' : `${asBase(first)}^{*}`;
        case 'binomial':
            return `\\binom{${one}}{${two}}`;
        case 'factorial':
            return first === undefined ? '!' : `${asBase(first)}!`;
        case 'log':
            return second === undefined ? `\\ln\\left(${one}\\right)` : `\\log_{${two}}\\left(${one}\\right)`;
        default:
            return `${functions/* FUNCTION_LATEX */.A6[name] ?? `\\${name}`}${['gamma', 'zeta'].includes(name) ? '' : '\\left'}(${args.map(inList).join(', ')}${['gamma', 'zeta'].includes(name) ? '' : '\\right'})`;
    }
}
function printSeries(head, args) {
    if (head === 'integral')
        return printIntegral(args);
    if (head === 'dot')
        return args.map(inDot).join(' \\cdot ');
    if (head === 'derivative')
        return `\\frac{${args.map(printLatex).join('}{')}}`;
    const [name, from, to, body] = args.map((arg) => printLatex(arg));
    return `\\${head === 'sum' ? 'sum' : 'prod'}_{${name}=${from}}^{${to}} {${body}}`;
}
function printIntegral([name, body, from, to]) {
    const bounds = from && to ? `_{${printLatex(from)}}^{${printLatex(to)}}` : '';
    return `\\int${bounds} {${body ? printLatex(body) : ''}} \\, d ${name ? printLatex(name) : ''}`;
}
function printList(node) {
    const items = node.items.map(inList).join(', ');
    const side = node.open === '' ? '' : '\\left';
    return node.open === '' ? items : `${side}${node.open}${items}\\right${node.close}`;
}

// EXTERNAL MODULE: ./build/math/unit-reading.js
var unit_reading = __webpack_require__(2900);
;// CONCATENATED MODULE: ./build/verify/rule.js
/** The rule accepts: both sides are the same quantity. */
function equivalent(reason, note) {
    return { outcome: 'equivalent', reason, note };
}
/** The rule refutes: it has seen what sets the two sides apart. */
function different(reason, note) {
    return { outcome: 'different', reason, note };
}
/** The rule ends the search without an answer, because no later rule could give one honestly. */
function undecided(reason, note) {
    return { outcome: 'undecided', reason, note };
}

;// CONCATENATED MODULE: ./build/math/rational.js
/** Results of more bits than this are left to floating point: 400 digits, as for numbers read. */
const MAX_BITS = 1330;
function lowest(num, den) {
    if (den === 0n)
        return undefined;
    let [a, b] = [num < 0n ? -num : num, den < 0n ? -den : den];
    while (b !== 0n)
        [a, b] = [b, a % b];
    const sign = den < 0n ? -1n : 1n;
    const result = a === 0n ? { num: 0n, den: 1n } : { num: (sign * num) / a, den: (sign * den) / a };
    return bits(result.num) + bits(result.den) > 2 * MAX_BITS ? undefined : result;
}
function bits(value) {
    const size = value < 0n ? -value : value;
    return size <= 1n ? 0 : size.toString(2).length;
}
/** The value of a decimal such as "1.50". */
function parseDecimal(text) {
    const [whole = '0', part = ''] = text.split('.');
    return lowest(BigInt(whole + part), 10n ** BigInt(part.length)) ?? { num: 0n, den: 1n };
}
/** The exact value of an expression of rational numbers, or undefined when it is none or too large to keep. */
function rationalOf(node) {
    switch (node.kind) {
        case 'number':
            return parseDecimal(node.text);
        case 'negate': {
            const of = rationalOf(node.of);
            return of && { num: -of.num, den: of.den };
        }
        case 'sum':
            return fold(node.terms, (a, b) => lowest(a.num * b.den + b.num * a.den, a.den * b.den));
        case 'product':
            return fold(node.factors, rational_multiply);
        case 'quotient': {
            const [over, under] = [rationalOf(node.over), rationalOf(node.under)];
            return over && under && lowest(over.num * under.den, over.den * under.num);
        }
        case 'power':
            return raise(rationalOf(node.base), rationalOf(node.exponent));
        case 'function':
            return rational_functionValue(node.name, node.args);
        default:
            return undefined;
    }
}
function rational_multiply(a, b) {
    return lowest(a.num * b.num, a.den * b.den);
}
function fold(nodes, combine) {
    let total;
    for (const [index, node] of nodes.entries()) {
        const next = rationalOf(node);
        if (next === undefined || (index > 0 && total === undefined))
            return undefined;
        total = total === undefined ? next : combine(total, next);
    }
    return total;
}
/** Integer powers only, refused before the result could exceed the cap. */
function raise(base, exponent) {
    if (base === undefined || exponent === undefined || exponent.den !== 1n)
        return undefined;
    const size = exponent.num < 0n ? -exponent.num : exponent.num;
    if (size > BigInt(MAX_BITS) || (bits(base.num) + bits(base.den)) * Number(size) > 2 * MAX_BITS)
        return undefined;
    const [num, den] = [base.num ** size, base.den ** size];
    return exponent.num < 0n ? lowest(den, num) : lowest(num, den);
}
function rational_functionValue(name, args) {
    const [first, second] = args.map(rationalOf);
    if (first === undefined || first.den !== 1n)
        return name === 'abs' && first ? absolute(first) : undefined;
    if (name === 'abs')
        return absolute(first);
    if (name === 'factorial')
        return first.num >= 0n && first.num <= 170n ? rational_productOf(2n, first.num) : undefined;
    if (name !== 'binomial' || second === undefined || second.den !== 1n)
        return undefined;
    if (second.num < 0n || second.num > first.num || first.num > 170n)
        return undefined;
    const over = rational_productOf(first.num - second.num + 1n, first.num);
    return over && lowest(over.num, rational_productOf(2n, second.num).num);
}
function absolute(value) {
    return value.num < 0n ? { num: -value.num, den: value.den } : value;
}
function rational_productOf(from, to) {
    let num = 1n;
    for (let factor = from; factor <= to; factor += 1n)
        num *= factor;
    return { num, den: 1n };
}

// EXTERNAL MODULE: ./build/math/tree.js
var tree = __webpack_require__(8559);
;// CONCATENATED MODULE: ./build/math/normal.js




/** Names that stand for operators, states or matrices by their notation: their products do not commute. */
const OPERATOR_NAME = /^\\hat|^\\slashed|\\dagger|^\\nabla|^\\mathbb|\\langle|\\rangle/;
/** Names that mostly stand for matrices, unless they are declared as numbers. */
const MATRIX_NAME = /^\\gamma\^|^\\gamma_\{?(?:5|\\[a-z])|^\\sigma_\{?[xyzij\\]|^\\operatorname\{(?:tr|Tr|det)\}/;
const NO_NAMES = new Set();
/** With three vectors in one product it matters which two are multiplied. */
function mixesVectors(node) {
    if (node.kind !== 'product')
        return false;
    const vectors = node.factors.flatMap((factor) => factor.kind === 'power' ? [factor.base, factor.base] : [factor]);
    return vectors.filter(math_vectors/* isVector */.WX).length > 2;
}
/**
 * Whether the expression holds operators, whose order in a product matters, or upper indices, which are no powers.
 * A name in `numbers` is declared as a number, which a hat or a state is not.
 */
function hasOperators(node, numbers = NO_NAMES) {
    return (0,tree/* someNode */.Ng)(node, (part) => {
        if (part.kind === 'matrix' || mixesVectors(part) || hasUpperIndices(part, numbers))
            return true;
        const named = part.kind === 'symbol' || part.kind === 'call';
        if (!named)
            return false;
        return OPERATOR_NAME.test(part.name) || (MATRIX_NAME.test(part.name) && !numbers.has(part.name));
    });
}
/** `x^0` and `x^1` are components, and so are two powers of one name in one product: nobody writes x^2 x^3 for x^5. */
function hasUpperIndices(node, numbers) {
    const isIndexed = (part) => part.kind === 'power' &&
        part.base.kind === 'symbol' &&
        !numbers.has(part.base.name) &&
        part.base.name !== 'e';
    if (node.kind === 'power')
        return isIndexed(node) && node.exponent.kind === 'number' && /^[01]$/.test(node.exponent.text);
    if (node.kind !== 'product')
        return false;
    const bases = node.factors
        .filter(isIndexed)
        .map((part) => (part.kind === 'power' ? printLatex(part.base) : ''));
    return new Set(bases).size < bases.length;
}
/**
 * A text that is equal for two expressions that differ only by the order of terms and commuting factors, brackets, and
 * the way a number is written; or, `in order`, not even by the order of factors. Unequal texts say nothing.
 */
function normalText(node, factors = 'sorted') {
    const ordered = factors === 'in order' || hasOperators(node);
    return printLatex((0,tree/* mapTree */.X$)(node, (part) => normalNode(part, ordered)));
}
function normalNode(node, ordered) {
    if (node.kind === 'number') {
        const { num, den } = parseDecimal(node.text);
        const over = { kind: 'number', text: String(num) };
        return den === 1n ? over : { kind: 'quotient', over, under: { kind: 'number', text: String(den) } };
    }
    if (node.kind === 'negate' && node.of.kind === 'negate')
        return node.of.of;
    if (node.kind === 'sum') {
        const terms = node.terms.flatMap((term) => (term.kind === 'sum' ? term.terms : [term]));
        return { kind: 'sum', terms: sorted(terms) };
    }
    if ((0,math_vectors/* isDot */.ek)(node))
        return ordered ? node : { ...node, args: sorted(node.args) };
    if (node.kind !== 'product')
        return node;
    const factors = node.factors.flatMap((factor) => (factor.kind === 'product' ? factor.factors : [factor]));
    return { kind: 'product', factors: ordered ? factors : sorted(factors) };
}
function sorted(nodes) {
    return nodes
        .map((node) => ({ node, key: printLatex(node) }))
        .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
        .map((entry) => entry.node);
}
/** The precision a decimal number states, through signs, powers of ten and units; undefined for any other form. */
function literalOf(node) {
    if (node.kind === 'negate')
        return literalOf(node.of);
    if (node.kind === 'number')
        return node.text.includes('.') ? literalNumber(node.text) : undefined;
    if (node.kind === 'power')
        return isTen(node) ? { digits: 1, lastPlace: tenTo(node) } : undefined;
    if (node.kind === 'quotient')
        return onlyUnits(node.under) ? literalOf(node.over) : undefined;
    if (node.kind !== 'product')
        return undefined;
    let literal;
    if (node.factors.every((factor) => onlyUnits(factor) || isInteger(factor)))
        return undefined;
    for (const factor of node.factors) {
        if (onlyUnits(factor))
            continue;
        const next = factor.kind === 'number' ? literalNumber(factor.text) : literalOf(factor);
        if (next === undefined)
            return undefined;
        if (literal !== undefined && !(factor.kind === 'power' && isTen(factor)))
            return undefined;
        literal =
            literal === undefined
                ? next
                : { digits: literal.digits, lastPlace: literal.lastPlace * next.lastPlace };
    }
    return literal;
}
function literalNumber(text) {
    const [whole = '', part] = text.split('.');
    const significant = (whole + (part ?? '')).replace(/^0+/, '');
    if (part !== undefined)
        return { digits: Math.max(1, significant.length), lastPlace: 10 ** -part.length };
    const zeros = /0*$/.exec(significant)?.[0].length ?? 0;
    return { digits: Math.max(1, significant.length - zeros), lastPlace: 10 ** zeros };
}
function isInteger(node) {
    return node.kind === 'number' && !node.text.includes('.');
}
function isTen(node) {
    return node.base.kind === 'number' && node.base.text === '10' && rationalOf(node.exponent)?.den === 1n;
}
function tenTo(node) {
    return 10 ** Number(rationalOf(node.exponent)?.num ?? 0n);
}
function onlyUnits(node) {
    if (node.kind === 'unit')
        return true;
    if (node.kind === 'power')
        return onlyUnits(node.base);
    if (node.kind === 'product')
        return node.factors.every(onlyUnits);
    return (node.kind === 'quotient' &&
        onlyUnits(node.under) &&
        (onlyUnits(node.over) || (node.over.kind === 'number' && node.over.text === '1')));
}

;// CONCATENATED MODULE: ./build/verify/rules/elements.js



/** Compares lists, tuples, sets, intervals and matrices element by element, and `±` as the two values it stands for. */
const elements_elements = {
    name: 'elements',
    apply: (question) => {
        if (signsOf(question.reference) > 1 || signsOf(question.candidate) > 1)
            return undecided('other_shape', 'several ±, whose signs may belong together or not');
        const [reference, candidate] = [expanded(question.reference), expanded(question.candidate)];
        if (reference.kind === 'matrix' || candidate.kind === 'matrix')
            return matrices({ ...question, reference, candidate });
        if (reference.kind !== 'list' && candidate.kind !== 'list')
            return { pass: 'no list' };
        return lists(question, asList(reference), asList(candidate));
    },
};
/** How many ± and ∓ there are. */
function signsOf(node) {
    return (0,tree/* childrenOf */.LU)(node).reduce((count, child) => count + signsOf(child), node.kind === 'plusMinus' ? 1 : 0);
}
/** Both values of an expression with `±`: all upper signs, then all lower ones. */
function expanded(node) {
    const scaled = scaledMatrix(node);
    if (scaled !== undefined)
        return scaled;
    if (node.kind === 'list' || !(0,tree/* someNode */.Ng)(node, (part) => part.kind === 'plusMinus'))
        return node;
    const side = (upper) => (0,tree/* mapTree */.X$)(node, (part) => {
        if (part.kind !== 'plusMinus')
            return part;
        return (part.sign === '+-') === upper ? part.of : { kind: 'negate', of: part.of };
    });
    return { kind: 'list', open: '\\{', close: '\\}', items: [side(true), side(false)] };
}
/** A number times a matrix as the matrix of its products. */
function scaledMatrix(node) {
    if (node.kind !== 'product' || node.factors.filter((factor) => factor.kind === 'matrix').length !== 1)
        return undefined;
    const matrix = node.factors.find((factor) => factor.kind === 'matrix');
    const rest = node.factors.filter((factor) => factor !== matrix);
    if (matrix?.kind !== 'matrix' || rest.some((factor) => hasOperators(factor)))
        return undefined;
    const rows = matrix.rows.map((row) => row.map((cell) => ({ kind: 'product', factors: [...rest, cell] })));
    return { kind: 'matrix', rows };
}
function asList(node) {
    return node.kind === 'list' ? node : { kind: 'list', open: '', close: '', items: [node] };
}
function matrices(question) {
    const [reference, candidate] = [cellsOf(question.reference), cellsOf(question.candidate)];
    if (reference === undefined || candidate === undefined)
        return undecided('other_shape', 'a matrix and something else');
    const sameShape = reference.length === candidate.length && reference[0]?.length === candidate[0]?.length;
    const flat = reference.length === 1 || reference[0]?.length === 1;
    if (!sameShape && !(flat && reference.flat().length === candidate.flat().length)) {
        return different('other_shape', 'matrices of different sizes');
    }
    const ruling = inOrder(question, reference.flat(), candidate.flat());
    return sameShape || ruling.outcome !== 'equivalent'
        ? ruling
        : undecided('other_shape', 'a row and a column');
}
function cellsOf(node) {
    if (node.kind === 'matrix')
        return node.rows;
    return node.kind === 'list' && node.open === '(' ? [node.items] : undefined;
}
function lists(question, reference, candidate) {
    if (reference.items.length !== candidate.items.length)
        return different('other_shape', 'another number of elements');
    const isSet = reference.open === '\\{' || (question.kind === 'set' && reference.open === '');
    if (isSet)
        return anyOrder(question, reference.items, candidate.items);
    if (candidate.open === '\\{')
        return setForList(question, reference, candidate);
    const bracketsDiffer = reference.open !== candidate.open || reference.close !== candidate.close;
    if (bracketsDiffer && isInterval(reference) && isInterval(candidate))
        return different('other_shape', 'an interval with other ends');
    const ruling = inOrder(question, reference.items, candidate.items);
    if (bracketsDiffer && (isHalfOpen(reference) || isHalfOpen(candidate)))
        return undecided('other_shape', 'an interval and a list');
    if (ruling.outcome === 'equivalent' || reference.open !== '' || candidate.open !== '')
        return ruling;
    return anyOrder(question, reference.items, candidate.items).outcome === 'equivalent'
        ? undecided('several_parts', 'the same elements in another order')
        : ruling;
}
/** A set says nothing about the order a list or tuple has. */
function setForList(question, reference, candidate) {
    const ruling = anyOrder(question, reference.items, candidate.items);
    const ordered = reference.open !== '' || inOrder(question, reference.items, candidate.items).outcome !== 'equivalent';
    return ruling.outcome === 'equivalent' && ordered
        ? undecided('other_shape', 'a set where the order may matter')
        : ruling;
}
function isHalfOpen(list) {
    return list.open === '[' || list.close === ']';
}
function isInterval(list) {
    return list.open === '[' || list.close === ']' || (list.open === '(' && list.items.length === 2);
}
function inOrder(question, reference, candidate) {
    let open;
    for (const [index, item] of reference.entries()) {
        const other = candidate[index];
        if (other === undefined)
            return different('other_shape', 'an element is missing');
        const ruling = decidePart(question, item, other);
        if (ruling.outcome === 'different')
            return { ...ruling, note: `element ${index + 1}: ${ruling.note}` };
        if (ruling.outcome === 'undecided')
            open ??= { ...ruling, note: `element ${index + 1}: ${ruling.note}` };
    }
    return open ?? equivalent('same_elements', 'the same elements');
}
/** Elements beyond this are left to the judge: every one is compared with every other. */
const MAX_SET = 12;
function anyOrder(question, reference, candidate) {
    if (reference.length > MAX_SET)
        return undecided('too_large', 'a set too large to compare');
    const left = [...candidate];
    let open = false;
    for (const item of reference) {
        if (question.budget.left < 0)
            return undecided('too_large', 'more work than one answer may cost');
        const rulings = left.map((other) => decidePart(question, item, other));
        const match = rulings.findIndex((ruling) => ruling.outcome === 'equivalent');
        if (match >= 0)
            left.splice(match, 1);
        else if (rulings.some((ruling) => ruling.outcome === 'undecided'))
            open = true;
        else
            return different('other_shape', 'an element has no partner');
    }
    return open
        ? undecided('several_parts', 'elements that could not be matched')
        : equivalent('same_elements', 'the same elements');
}
function decidePart(question, reference, candidate) {
    return question.decide({ ...question, reference, candidate });
}

;// CONCATENATED MODULE: ./build/verify/rules/exact.js



/** Decides two rational numbers exactly; rounded decimals are left to the next rule. */
const exactValue = {
    name: 'exact-value',
    apply: ({ reference, candidate }) => {
        const [a, b] = [rationalOf(reference), rationalOf(candidate)];
        if (a === undefined || b === undefined)
            return { pass: 'not both rational numbers' };
        if (a.num === b.num && a.den === b.den)
            return equivalent('exact_value', 'the same rational number');
        if (literalOf(reference) !== undefined || literalOf(candidate) !== undefined)
            return { pass: 'rational numbers that differ, perhaps by rounding' };
        return different('other_number', 'another rational number');
    },
};

;// CONCATENATED MODULE: ./build/math/names-in.js

/** The names an expression depends on: its free symbols and the names it calls, in order of first appearance. */
function namesIn(node) {
    const found = new Set();
    collect(node, new Set(), found);
    return found;
}
/** Operators whose first argument is the name they run over. */
const BINDERS = new Set(['sum', 'product', 'integral']);
function collect(node, bound, found) {
    if (node.kind === 'symbol' && !bound.has(node.name))
        found.add(node.name);
    if (node.kind === 'call')
        found.add(node.name);
    const [index] = node.kind === 'operator' && BINDERS.has(node.head) ? node.args : [];
    const inner = index?.kind === 'symbol' ? new Set([...bound, index.name]) : bound;
    for (const child of (0,tree/* childrenOf */.LU)(node))
        collect(child, inner, found);
}

;// CONCATENATED MODULE: ./build/math/readings.js




const readings_NO_NAMES = new Set();
/**
 * Every way the expressions can be read, the same way for all of them; one reading when nothing is ambiguous.
 * `variables` are the declared names, `complex` those of them that are complex.
 */
function readingsOf(nodes, variables, complex = readings_NO_NAMES) {
    const slashes = nodes.some((node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'slash'));
    const calls = nodes.some((node) => (0,tree/* someNode */.Ng)(node, (part) => isOpenCall(part, variables)));
    const slash = slashes ? ['below', 'beside'] : ['below'];
    const call = calls ? ['applied', 'product'] : ['product'];
    const dots = nodes.some((node) => (0,tree/* someNode */.Ng)(node, (part) => (0,math_vectors/* isDot */.ek)(part) && !(0,math_vectors/* isNumberDot */.Tm)(part, variables)));
    const dot = dots ? ['product', 'inner'] : ['product'];
    const bars = nodes.some((node) => (0,tree/* someNode */.Ng)(node, (part) => isOpenBar(part, variables, complex)));
    const bar = bars ? ['conjugate', 'name'] : ['conjugate'];
    return slash.flatMap((s) => call.flatMap((c) => dot.flatMap((d) => bar.map((b) => ({ slash: s, call: c, dot: d, bar: b })))));
}
/**
 * A bar over a formula or a declared number may be a mean value, and a star on a declared number part of its name. An
 * undeclared name under a bar is taken as complex, where the conjugate is another value than the name.
 */
function isOpenBar(node, variables, complex) {
    if (!isBarred(node) || variables.has(printLatex(node)))
        return false;
    const names = [...namesIn(node)];
    const numbers = names.filter((name) => variables.has(name) && !complex.has(name));
    const [bare] = node.args;
    if (node.name === 'overline' && bare?.kind !== 'symbol')
        return names.some((name) => !complex.has(name));
    return names.length > 0 && numbers.length === names.length;
}
function isBarred(node) {
    return node.kind === 'function' && (node.name === 'overline' || node.name === 'conj');
}
function isOpenCall(node, variables) {
    return node.kind === 'call' && !node.applied && !variables.has(node.name);
}
/** The expression with every ambiguous notation taken one way; a declared variable is never a function. */
function applyReading(node, reading, variables) {
    return (0,tree/* mapTree */.X$)(node, (part) => {
        if (part.kind === 'slash') {
            const { over, under, rest } = part;
            if (reading.slash === 'below')
                return { kind: 'quotient', over, under: { kind: 'product', factors: [under, ...rest] } };
            return { kind: 'product', factors: [{ kind: 'quotient', over, under }, ...rest] };
        }
        if (isBarred(part)) {
            const name = printLatex(part);
            if (variables.has(name) || reading.bar === 'name')
                return { kind: 'symbol', name };
            return { ...part, name: 'conj' };
        }
        if ((0,math_vectors/* isDot */.ek)(part)) {
            const inner = reading.dot === 'inner' && !(0,math_vectors/* isNumberDot */.Tm)(part, variables);
            return inner ? (0,math_vectors/* asComponents */.TH)(part.args) : (0,math_vectors/* asProduct */.Sq)(part.args);
        }
        if (part.kind !== 'call' || part.applied)
            return part;
        if (reading.call === 'applied' && !variables.has(part.name))
            return part;
        return { kind: 'product', factors: [{ kind: 'symbol', name: part.name }, ...part.args] };
    });
}

// EXTERNAL MODULE: ./build/math/parse.js + 16 modules
var parse = __webpack_require__(8177);
;// CONCATENATED MODULE: ./build/verify/points.js


/** Declared symbols by the parser's name for them, `m^*` by its print. A symbol that cannot be read is left out. */
function domainsOf(symbols) {
    const domains = new Map();
    for (const symbol of symbols) {
        const parsed = (0,parse/* parseLatex */.S)(symbol.latex);
        if (!parsed.ok)
            continue;
        const { node } = parsed;
        if (node.kind === 'symbol')
            domains.set(node.name, symbol.domain);
        else if (node.kind === 'function' && (node.name === 'conj' || node.name === 'overline'))
            domains.set(printLatex(node), symbol.domain);
    }
    return domains;
}
const BASE_UNITS = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'degC', 'degF'];
/**
 * The test point number `index`: the same for the same names on every machine. Values are of order one, so that no term
 * of a formula drowns, unless a name is asked for far out; base units are independent positive numbers, so that only
 * equal units cancel.
 */
function pointAt({ names, domains, assumption, index, wide, budget }) {
    const symbols = new Map();
    budget.left -= names.size;
    for (const name of names) {
        const domain = domains.get(name) ?? assumption;
        const z = draw(domain, generator(`${name}#${index}`));
        symbols.set(name, wide?.names.has(name) ? scaled(z, domain, wide.scale) : z);
    }
    const units = new Map(BASE_UNITS.map((unit) => [unit, positive(generator(`unit ${unit}#${index}`))]));
    return { symbols, units, unknown, budget };
}
function draw(domain, next) {
    const size = positive(next);
    switch (domain) {
        case 'positive':
        case 'nonnegative':
            return { re: size, im: 0 };
        case 'real':
            return { re: next() < 0.5 ? -size : size, im: 0 };
        case 'complex': {
            const angle = 2 * Math.PI * next();
            return { re: size * Math.cos(angle), im: size * Math.sin(angle) };
        }
        case 'natural':
            return { re: 1 + Math.floor(7 * next()), im: 0 };
        case 'integer':
            return { re: Math.floor(13 * next()) - 6, im: 0 };
    }
}
function scaled(z, domain, scale) {
    if (domain !== 'natural' && domain !== 'integer')
        return { re: scale * z.re, im: scale * z.im };
    return scale > 1 ? { re: Math.round(Math.min(scale, MAX_WHOLE) * z.re) + 1, im: 0 } : z;
}
/** Whole numbers stay below some sixty, so that factorials and sums still have a value. */
const MAX_WHOLE = 8.7;
/** Between 0.3 and 4, evenly in the logarithm. */
function positive(next) {
    return Math.exp(-1.2 + 2.6 * next());
}
/**
 * A smooth, bounded, complex function without symmetries, determined by its name and arguments alone. The arguments
 * enter one phase together, so that no sum of functions of single arguments equals it; its values are complex on real
 * arguments too, so that a conjugate or modulus never falls away.
 */
function unknown(call, args) {
    const next = generator(`function ${call.name}`);
    let [phase, other] = [6 * next(), 6 * next()];
    for (const z of args) {
        phase += (0.4 + next()) * z.re + (0.3 + next()) * z.im;
        other += (0.2 + next()) * z.re - (0.5 + next()) * z.im;
    }
    return { re: 1.7 + Math.sin(phase) + 0.4 * Math.cos(2 * other), im: 0.6 + Math.cos(other) };
}
/** mulberry32 seeded by the FNV-1a hash of a text: numbers in [0, 1), the same everywhere. */
function generator(seed) {
    let state = 0x811c9dc5;
    for (let at = 0; at < seed.length; at += 1)
        state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}

;// CONCATENATED MODULE: ./build/verify/sample.js





/** A relative difference above this is a difference, when rounding cannot explain it. */
const CLEAR_DIFFERENCE = 1e-6;
/** A relative difference below this is agreement: what a long formula may lose beyond the estimate. */
const AGREEMENT = 1e-13;
/** Rounding may explain this many times the estimated error. */
const SAFETY = 32;
/** Points that must agree before an identity is accepted. */
const ENOUGH_POINTS = 12;
const MAX_DRAWS = 48;
/** Evaluates both expressions at points of order one until twelve agree or a difference shows. */
function samplePair(pair) {
    let found = NOTHING;
    for (let index = 0; index < MAX_DRAWS && found.equal < ENOUGH_POINTS; index += 1) {
        if (pair.budget.left < 0)
            break;
        found = withPoint(found, pair, pointAt({ ...pair, index }));
        if (found.different > 0 && !found.branchesOnly)
            return found;
    }
    return found;
}
const NOTHING = { equal: 0, close: 0, unclear: 0, different: 0, largest: 0, branchesOnly: false };
function withPoint(found, pair, point) {
    const values = valuesAt(pair.reference, pair.candidate, point);
    if (values === undefined)
        return found;
    const agreement = compareValues(values.reference, values.candidate);
    const counted = { ...found, [agreement]: found[agreement] + 1 };
    if (agreement === 'unclear')
        return counted;
    const largest = Math.max(found.largest, relativeDifference(values.reference, values.candidate));
    if (agreement !== 'different')
        return { ...counted, largest };
    const offAxis = pair.names.size > 0 && (values.reference.branched || values.candidate.branched);
    const witness = offAxis && found.witness ? found.witness : handyWitness(pair, values, point);
    return { ...counted, largest, witness, branchesOnly: offAxis };
}
/** How far out every name is drawn, alone and with all others; and further, where only one side has the name. */
const SCALES = [1e-3, 30, 300];
const FAR_SCALES = [1e-9, 1e-6, 1e5, 1e8];
/** Names that are drawn far out alone. */
const MAX_ALONE = 12;
/**
 * What sampling far out shows about a pair that agrees at points of order one: a maximum, a modulus or a saturating
 * function may only there become another formula. Points without a value or with lost digits say nothing.
 */
function sampleFarOut(pair, oneSided) {
    let found = NOTHING;
    const scales = [...SCALES, ...scalesIn(pair.reference), ...scalesIn(pair.candidate)];
    for (const [index, wide] of farPoints({ names: pair.names, oneSided, scales }).entries()) {
        if (pair.budget.left < 0 || found.different + found.close > 0)
            break;
        found = withPoint(found, pair, pointAt({ ...pair, index, wide }));
    }
    return found;
}
/** Large and small numbers of one expression whose neighbourhood is looked at. */
const MAX_SCALES = 3;
/** Numbers written in the expression that are far from one: |x − 50000| changes its form there. */
function scalesIn(node) {
    const found = new Set();
    (0,tree/* someNode */.Ng)(node, (part) => {
        const value = rationalOf(part);
        const size = value === undefined ? 1 : Math.abs(Number(value.num) / Number(value.den));
        if (size > 500 || (size > 0 && size < 1e-3))
            found.add(size);
        return false;
    });
    return [...found].filter(Number.isFinite).slice(0, MAX_SCALES);
}
function farPoints({ names, oneSided, scales }) {
    const alone = [...names].slice(0, MAX_ALONE).map((name) => new Set([name]));
    const groups = names.size > 1 ? [...alone, names] : alone;
    const far = groups.flatMap((group) => scales.flatMap((scale) => [scale, 2 * scale]).map((scale) => ({ names: group, scale })));
    const further = [...oneSided].flatMap((name) => FAR_SCALES.map((scale) => ({ names: new Set([name]), scale })));
    return [...far, ...further];
}
function valuesAt(reference, candidate, point) {
    const [a, b] = [evaluate(reference, point), evaluate(candidate, point)];
    return a && b && { reference: a, candidate: b };
}
/** |a − b| over the larger of the two; 0 when both are 0. */
function relativeDifference(a, b) {
    const scale = Math.max(modulus(a.value), modulus(b.value));
    return scale === 0 ? 0 : modulus(add(a.value, negate(b.value))) / scale;
}
/** Compares two values by their relative difference, never by an absolute one, within what rounding can explain. */
function compareValues(a, b) {
    const scale = Math.max(modulus(a.value), modulus(b.value));
    const gap = modulus(add(a.value, negate(b.value)));
    const noise = SAFETY * (a.error + b.error);
    if (gap > CLEAR_DIFFERENCE * scale && gap > noise)
        return 'different';
    if (a.absorbed || b.absorbed)
        return 'unclear';
    const zeros = modulus(a.value) <= SAFETY * a.error && modulus(b.value) <= SAFETY * b.error;
    if (scale === 0 || zeros)
        return 'equal';
    if (noise > CLEAR_DIFFERENCE * scale)
        return 'unclear';
    return gap <= Math.max(noise, AGREEMENT * scale) ? 'equal' : 'close';
}
/** The witness at the point rounded to two digits, when it shows the difference too: nobody types nine of them. */
function handyWitness(pair, values, point) {
    const handy = {
        ...point,
        symbols: new Map([...point.symbols].map(([name, z]) => [name, round(z)])),
    };
    const there = valuesAt(pair.reference, pair.candidate, handy);
    const shows = there !== undefined &&
        compareValues(there.reference, there.candidate) === 'different' &&
        there.reference.branched === values.reference.branched &&
        there.candidate.branched === values.candidate.branched;
    return shows ? witnessOf(there, handy, pair.names) : witnessOf(values, point, pair.names);
}
const round = ({ re, im }) => ({
    re: Number(re.toPrecision(2)),
    im: Number(im.toPrecision(2)),
});
function witnessOf(values, point, names) {
    const at = [...names].flatMap((name) => {
        const value = point.symbols.get(name);
        return value === undefined ? [] : [[name, show(value)]];
    });
    return {
        point: Object.fromEntries(at),
        reference: show(values.reference.value),
        candidate: show(values.candidate.value),
    };
}
/** Eight significant digits. */
function show(z) {
    const re = String(Number(z.re.toPrecision(8)));
    if (z.im === 0)
        return re;
    return `${re} ${z.im < 0 ? '-' : '+'} ${Number(Math.abs(z.im).toPrecision(8))}i`;
}

;// CONCATENATED MODULE: ./build/verify/rules/number.js









/** A difference below this may come from constants or steps rounded on the way: not refuted, not accepted. */
const ROUNDED_ON_THE_WAY = 0.05;
/** Digits a decimal must state to be accepted for a closed form (decision of the default profile). */
const ENOUGH_DIGITS = 4;
/** Compares two numbers, with or without units, where at least one is written as a decimal. */
const roundedNumber = {
    name: 'rounded-number',
    apply: (question) => {
        const { reference, candidate } = question;
        const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
        if (a === undefined || b === undefined)
            return { pass: 'not both numbers' };
        if (hasUnits(reference) !== hasUnits(candidate))
            return oneUnitless(question);
        const zeros = modulus(a.value) === 0 && modulus(b.value) === 0;
        if (zeros && hasUnits(reference))
            return undecided('borderline', 'zero in units that may differ');
        const literals = [literalOf(reference), literalOf(candidate)].filter((literal) => literal !== undefined);
        if (literals.length === 0)
            return { pass: 'no decimal' };
        if (bothRational(question) && compareValues(a, b) === 'equal')
            return { pass: 'equal numbers' };
        return byDigits({ question, literals, a, b });
    },
};
function numberAt({ symbols, budget }, node) {
    const domains = domainsOf(symbols);
    if ([...namesIn(node)].some((name) => !isConstant(name) || domains.has(name)))
        return undefined;
    return evaluate(node, pointAt({ names: new Set(), domains, assumption: 'positive', index: 0, budget }));
}
/** Whether a quantity carries a physical unit; a degree is only a number, π/180. */
function hasUnits(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'unit' && part.name !== 'degree');
}
/** Whether both are rational numbers of their units: only then a decimal may be the other number and not its rounding. */
function bothRational({ reference, candidate }) {
    return [reference, candidate].every((node) => rationalOf(withoutUnits(node)) !== undefined);
}
/** The coarser decimal decides: the other number must lie within half a unit of its last place. */
function byDigits({ question, literals, a, b }) {
    const gap = relativeDifference(a, b);
    const coarsest = literals.reduce((one, two) => (two.digits < one.digits ? two : one));
    const own = coarsest === literalOf(question.reference) || sameLiteral(coarsest, literalOf(question.reference))
        ? a
        : b;
    const place = placeOf(question, coarsest, own);
    const offset = (gap * Math.max(modulus(a.value), modulus(b.value))) / place;
    if (offset <= 0.5 + 1e-9 && coarsest.digits >= ENOUGH_DIGITS && question.profile.acceptDecimals) {
        return equivalent('numeric_identity', `agrees to all ${coarsest.digits} digits stated`);
    }
    if (offset <= 0.5 + 1e-9)
        return undecided('borderline', `agrees within the ${coarsest.digits} digits stated`);
    if (gap <= ROUNDED_ON_THE_WAY)
        return undecided('borderline', `differs by ${(100 * gap).toPrecision(2)} %`);
    return different('other_number', `differs by ${(100 * gap).toPrecision(2)} %`);
}
function sameLiteral(a, b) {
    return b !== undefined && a.digits === b.digits && a.lastPlace === b.lastPlace;
}
/** One unit in the last place, in the value's own units at the test point. */
function placeOf({ reference, candidate, budget }, literal, value) {
    const node = sameLiteral(literal, literalOf(reference)) ? reference : candidate;
    const plain = evaluate(withoutUnits(node), pointAt({ names: new Set(), domains: new Map(), assumption: 'positive', index: 0, budget }));
    const size = plain === undefined ? 0 : modulus(plain.value);
    return size === 0 ? literal.lastPlace : (literal.lastPlace / size) * modulus(value.value);
}
function withoutUnits(node) {
    if (node.kind === 'unit')
        return { kind: 'number', text: '1' };
    if (node.kind === 'negate')
        return { ...node, of: withoutUnits(node.of) };
    if (node.kind === 'power')
        return { ...node, base: withoutUnits(node.base) };
    if (node.kind === 'quotient')
        return { ...node, over: withoutUnits(node.over), under: withoutUnits(node.under) };
    if (node.kind === 'product')
        return { ...node, factors: node.factors.map(withoutUnits) };
    return node;
}
/** A unit on one side only: the question may have fixed it, so agreement is never accepted, a clear difference refuted. */
function oneUnitless(question) {
    const reference = withoutUnits(question.reference);
    const candidate = withoutUnits(question.candidate);
    const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
    if (a === undefined || b === undefined || modulus(a.value) === 0 || modulus(b.value) === 0) {
        return undecided('borderline', 'a unit on one side only');
    }
    const ratio = Math.log10(modulus(b.value) / modulus(a.value));
    const sameDigits = Math.abs(ratio - Math.round(ratio)) < 0.02;
    if (sameDigits)
        return undecided('borderline', 'a unit on one side only, the digits agree');
    return different('other_number', 'a unit on one side only, and other digits');
}

;// CONCATENATED MODULE: ./build/verify/rules/identity.js









/** Decides two formulas by their values at random points of the declared domains. */
const numericIdentity = {
    name: 'numeric-identity',
    apply: (question) => {
        const { reference, candidate } = question;
        if (!isRefutable(reference) || !isRefutable(candidate))
            return undecided('no_test_points', 'a form without a value');
        const numbers = new Set(domainsOf(question.symbols).keys());
        if (hasOperators(reference, numbers) || hasOperators(candidate, numbers))
            return undecided('no_test_points', 'operators, whose order matters');
        return sampleQuestion(question);
    },
};
/** Whether the expression is a formula with a value, not a list, relation or matrix. */
function isRefutable(node) {
    return !(0,tree/* someNode */.Ng)(node, (part) => ['list', 'relation', 'matrix', 'plusMinus'].includes(part.kind));
}
/** Samples the pair in every reading; all readings must say the same. */
function sampleQuestion(question) {
    const domains = domainsOf(question.symbols);
    const variables = new Set(domains.keys());
    const complex = new Set([...variables].filter((name) => domains.get(name) === 'complex'));
    const rulings = readingsOf([question.reference, question.candidate], variables, complex).map((reading) => {
        const reference = applyReading(question.reference, reading, variables);
        const candidate = applyReading(question.candidate, reading, variables);
        return sampleReading({ ...question, reference, candidate }, domains);
    });
    const [first] = rulings;
    if (first === undefined)
        return undecided('no_test_points', 'no reading');
    if (rulings.every((ruling) => ruling.outcome === first.outcome))
        return first;
    return undecided('borderline', 'an ambiguous notation, and its readings disagree');
}
function sampleReading(question, domains) {
    const { reference, candidate } = question;
    const free = (node) => [...namesIn(node)].filter((name) => domains.has(name) || !isConstant(name));
    const known = new Set(free(reference));
    const names = new Set([...known, ...free(candidate)]);
    const extra = [...names].filter((name) => !known.has(name));
    const given = new Set(free(candidate));
    const oneSided = new Set([...extra, ...[...known].filter((name) => !given.has(name))]);
    let errorBound = 0;
    for (const assumption of assumptionsFor(question, names, domains)) {
        const pair = { reference, candidate, names, domains, assumption, budget: question.budget };
        const sampling = samplePair(pair);
        if (question.budget.left < 0)
            return undecided('too_large', 'more work than one answer may cost');
        if (sampling.witness !== undefined && assumption === 'positive')
            return refuted({ question, domains, extra, sampling });
        if (sampling.different > 0)
            return undecided('borderline', `equal for positive symbols, not for ${assumption} ones`);
        if (sampling.close > 0)
            return undecided('borderline', 'close at some points, equal at none of them');
        const needed = names.size === 0 ? 1 : assumption === 'positive' ? ENOUGH_POINTS : ENOUGH_POINTS / 2;
        if (sampling.equal < needed)
            return undecided('no_test_points', `only ${sampling.equal} test points could be compared`);
        const doubt = doubtFarOut(sampleFarOut(pair, oneSided), oneSided);
        if (doubt !== undefined)
            return doubt;
        errorBound = Math.max(errorBound, sampling.largest);
    }
    return { ...equivalent('numeric_identity', 'equal at every test point'), errorBound };
}
/** Far-out points of a name that only one side has which must agree. */
const ENOUGH_FAR = 4;
/** Equal at points of order one, but not far out, or not seen to be: nothing is accepted or refuted. */
function doubtFarOut(sampling, oneSided) {
    if (sampling.different > 0 && !sampling.branchesOnly)
        return undecided('borderline', 'equal at points of order one, not far from them');
    if (sampling.close > 0)
        return undecided('borderline', 'close at points far out, equal at none of them');
    if (oneSided.size > 0 && sampling.equal < ENOUGH_FAR * oneSided.size)
        return undecided('no_test_points', `${[...oneSided].join(', ')} on one side only, and too few points far out`);
    return undefined;
}
/** Positive first; then every sign, and complex values where conjugates or moduli occur, for what is not declared. */
function assumptionsFor({ reference, candidate }, names, domains) {
    if ([...names].every((name) => domains.has(name)))
        return ['positive'];
    const conjugates = [reference, candidate].some((node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'function' && ['conj', 're', 'im', 'arg', 'abs'].includes(part.name)));
    return conjugates ? ['positive', 'real', 'complex'] : ['positive', 'real'];
}
/** Differences close to rounding, of branches only, or through names nobody declared refute nothing. */
function refuted({ question, domains, extra, sampling }) {
    const foreign = extra.filter((name) => !domains.has(name));
    if (foreign.length > 0)
        return undecided('undeclared_symbol', `differs, and ${foreign.join(', ')} is not in the reference`);
    if (hasUnits(question.reference) !== hasUnits(question.candidate))
        return undecided('borderline', 'a unit on one side only');
    if (holdsForIntegers(question, domains))
        return undecided('borderline', 'equal if the index names are integers');
    if ([question.reference, question.candidate].some(hasIndices))
        return undecided('borderline', 'indices may be relabelled');
    const unknown = [question.reference, question.candidate].some((node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'call'));
    if (unknown)
        return undecided('borderline', 'differs with an unknown function in it');
    if (sampling.branchesOnly)
        return undecided('borderline', 'differs only where something real turns complex');
    const decimals = [question.reference, question.candidate].some((node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'number' && part.text.includes('.')));
    if (decimals && sampling.largest < 0.01)
        return undecided('borderline', 'close at every point, with rounded numbers in it');
    const ruling = different('witness', 'takes another value at the witness point');
    return sampling.witness === undefined ? ruling : { ...ruling, witness: sampling.witness };
}
/** A tensor with an upper index: relabelled or raised indices give other names for the same value. */
function hasIndices(node) {
    return [...namesIn(node)].some((name) => /\^\{\\(?:mu|nu|rho|sigma|lambda|alpha|beta|kappa|tau|gamma|delta)/.test(name));
}
/** Names that stand for integers unless something else is declared. */
const INDEX_NAME = /^[nklmjN](?:_|$)/;
/** A refutation through a non-integer value of an undeclared `n` or `k` is none. */
function holdsForIntegers({ reference, candidate, budget }, domains) {
    const names = new Set([...namesIn(reference), ...namesIn(candidate)].filter((name) => domains.has(name) || !isConstant(name)));
    const indices = [...names].filter((name) => !domains.has(name) && INDEX_NAME.test(name));
    if (indices.length === 0)
        return false;
    const integers = new Map([...domains, ...indices.map((name) => [name, 'natural'])]);
    const sampling = samplePair({
        reference,
        candidate,
        names,
        domains: integers,
        assumption: 'positive',
        budget,
    });
    return sampling.witness === undefined && sampling.equal > 0;
}

;// CONCATENATED MODULE: ./build/math/order.js

/**
 * Letters that with an index often stand for operators, matrices or anticommuting numbers: angular momenta, generators,
 * ladder operators, Dirac and Pauli matrices, spinors.
 */
const NON_COMMUTING = /^(?:[LSJTKPQXYABDabc]|\\(?:gamma|sigma|tau|theta|eta|psi|chi|xi|lambda|Gamma|Sigma|alpha|beta|phi|Psi)|\\(?:bar|tilde|mathcal)\{[^}]*\})(?=[_^]|$)/;
/**
 * Whether two expressions multiply names that may not commute in different orders, or one of them in both orders.
 * `numbers` are the names declared as numbers.
 */
function ordersDiffer(a, b, numbers) {
    const [one, two] = [ordersOf(a, numbers), ordersOf(b, numbers)];
    const pairs = new Set([...one.keys(), ...two.keys()]);
    return [...pairs].some((pair) => new Set([...(one.get(pair) ?? []), ...(two.get(pair) ?? [])]).size > 1);
}
function ordersOf(node, numbers) {
    const found = new Map();
    const note = (left, right) => {
        for (const a of left) {
            for (const b of right) {
                if (a === b || letterOf(a) !== letterOf(b))
                    continue;
                const [pair, order] = a < b ? [`${a} ${b}`, 'kept'] : [`${b} ${a}`, 'swapped'];
                found.set(pair, (found.get(pair) ?? new Set()).add(order));
            }
        }
    };
    visit(node, { numbers, note });
    return found;
}
function visit(node, visitor) {
    if (node.kind === 'product' || (node.kind === 'operator' && node.head === 'dot')) {
        const names = (0,tree/* childrenOf */.LU)(node).map((factor) => factorNames(factor, visitor.numbers));
        for (const [at, left] of names.entries())
            visitor.note(left, names.slice(at + 1).flat());
    }
    if (node.kind === 'power' && node.base.kind === 'sum') {
        const names = factorNames(node.base, visitor.numbers);
        visitor.note(names, names);
    }
    for (const child of (0,tree/* childrenOf */.LU)(node))
        visit(child, visitor);
}
/** The names a factor brings into the product: itself, the base of a power, the terms of a sum; none out of a function. */
function factorNames(node, numbers) {
    if (node.kind === 'symbol')
        return NON_COMMUTING.test(node.name) && !numbers.has(node.name) ? [node.name] : [];
    if (node.kind === 'power') {
        const names = factorNames(node.base, numbers);
        return node.exponent.kind === 'symbol' ? names.map((name) => `${name}^${exponentOf(node)}`) : names;
    }
    const passes = node.kind === 'sum' || node.kind === 'product' || node.kind === 'negate' || node.kind === 'quotient';
    return passes ? (0,tree/* childrenOf */.LU)(node).flatMap((child) => factorNames(child, numbers)) : [];
}
/** `T^a`: a letter above is an index of the name. */
function exponentOf(node) {
    return node.exponent.kind === 'symbol' ? node.exponent.name : '';
}
function letterOf(name) {
    return name.replace(/[_^].*$/, '');
}

;// CONCATENATED MODULE: ./build/verify/rules/notation.js





/** Units without which the same base units mean something else: cycles, decays, angles, and shifted scales. */
const MEASURES = /^[a-zA-Z]?(Hz|Bq|rad|sr|Gy)$|^(deg[CF])$/;
/** Whether the two sides state different measures (Hz and rad/s), or only one of them a shifted scale of temperature. */
function measuresDiffer(a, b) {
    const [one, two] = [measuresIn(a), measuresIn(b)];
    const same = one.size === two.size && [...one].every((name) => two.has(name));
    const shifted = [...one, ...two].some((name) => name.startsWith('deg'));
    return !same && (shifted || (one.size > 0 && two.size > 0));
}
function measuresIn(node) {
    const found = new Set();
    (0,tree/* someNode */.Ng)(node, (part) => {
        const match = part.kind === 'unit' ? MEASURES.exec(part.name) : null;
        if (match !== null)
            found.add(match[1] ?? match[2] ?? '');
        return false;
    });
    return found;
}
/** Stops what the notation alone makes doubtful, before any rule could see the same numbers on both sides. */
const notation = {
    name: 'notation',
    apply: ({ reference, candidate, symbols }) => {
        if (normalText(reference, 'in order') === normalText(candidate, 'in order'))
            return { pass: 'the same form' };
        if (ordersDiffer(reference, candidate, new Set(domainsOf(symbols).keys())))
            return undecided('no_test_points', 'names that may not commute, in another order');
        if (measuresDiffer(reference, candidate))
            return undecided('borderline', 'units that measure different things with the same dimension');
        return { pass: 'nothing doubtful' };
    },
};

// EXTERNAL MODULE: ./build/verify/read.js
var read = __webpack_require__(8306);
;// CONCATENATED MODULE: ./build/verify/parts.js


/**
 * The candidate for every reference answer, in their order; undefined when the texts do not fall into exactly as many
 * parts. One text must hold all parts as a list, tuple or labelled list; several texts are one part each.
 */
function splitParts(answers, texts) {
    const pieces = texts.length === 1 ? splitList(texts[0] ?? '') : texts;
    if (pieces === undefined || pieces.length !== answers.length)
        return undefined;
    const labelled = pieces.map(readLabel);
    if (labelled.every((piece) => piece.label === undefined))
        return isAlphabetical(pieces.map(nameOf)) ? pieces : undefined;
    const ordered = answers.map((answer) => {
        const label = answer.label?.toLowerCase();
        const found = labelled.filter((piece) => label !== undefined && piece.label === label);
        return found.length === 1 ? found[0]?.text : undefined;
    });
    return ordered.every((text) => text !== undefined) ? ordered : undefined;
}
/**
 * Whether names stand in the order of the alphabet: `(y, x) = (1, 2)` beside values without names may be in another order
 * than the question's. Pieces without a name fit anywhere.
 */
function isAlphabetical(names) {
    const letters = names.flatMap((name) => (name === undefined ? [] : [name.replaceAll('\\', '')]));
    return letters.every((name, at) => at === 0 || (letters[at - 1] ?? '').localeCompare(name, 'en') <= 0);
}
/** The name of `x = 1`. */
function nameOf(text) {
    const parsed = (0,read/* parseAnswer */.Wp)(text);
    if (!parsed.ok || parsed.node.kind !== 'relation')
        return undefined;
    return printLatex(parsed.node.first);
}
/** An alternative, no list of parts. */
const OR = /(?<![A-Za-z\\])or(?![A-Za-z])/;
/** As long as the parser reads. */
const MAX_LENGTH = 4096;
function splitList(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    const byLabel = splitLabels(text);
    if (byLabel !== undefined)
        return byLabel;
    const parsed = (0,read/* parseAnswer */.Wp)(text);
    if (!parsed.ok || parsed.node.kind !== 'list' || OR.test(text))
        return undefined;
    const { open, close } = parsed.node;
    if (open !== '' && !(open === '(' && close === ')'))
        return undefined;
    return parsed.node.items.map(printLatex);
}
const LABEL = /(?:\\(?:text|mathrm|textbf|mathbf)\s*\{\s*)?\(([a-zA-Z]|[ivx]{1,4})\)\s*\}?/g;
/** `\text{(a) } x, \text{(b) } y` cut before every label; undefined without a label at the very start. */
function splitLabels(text) {
    const starts = [...text.matchAll(LABEL)].map((match) => match.index);
    if (starts.length < 2 || text.slice(0, starts[0]).trim() !== '')
        return undefined;
    return starts.map((start, index) => text.slice(start, starts[index + 1]).replace(/(?:[,;]|\\quad|\\qquad|\\[\\ ,;]|\s)+$/, ''));
}
function readLabel(text) {
    const match = /^\s*(?:\\(?:text|mathrm|textbf|mathbf)\s*\{\s*)?\(([a-zA-Z]|[ivx]{1,4})\)\s*\}?\s*/.exec(text);
    if (match === null)
        return { label: undefined, text };
    const rest = text.slice(match[0].length);
    return rest === '' ? { label: undefined, text } : { label: match[1]?.toLowerCase(), text: rest };
}

;// CONCATENATED MODULE: ./build/verify/rules/equation.js







/**
 * Compares two equations or inequalities by their difference f = lhs − rhs: equal when one f is a constant multiple of
 * the other; equations also by their solution for a name in which both are linear.
 */
function decideEquation(question) {
    const [reference, candidate] = [asDifference(question.reference), asDifference(question.candidate)];
    if (reference === undefined || candidate === undefined) {
        return undecided('other_shape', 'a relation and something else');
    }
    if (reference.sign !== candidate.sign)
        return undecided('other_shape', 'two kinds of relation');
    if (!isRefutable(reference.node) || !isRefutable(candidate.node)) {
        return undecided('no_test_points', 'a relation between forms without a value');
    }
    const numbers = new Set(domainsOf(question.symbols).keys());
    if (hasOperators(reference.node, numbers) || hasOperators(candidate.node, numbers))
        return undecided('no_test_points', 'operators, whose order matters');
    const pair = {
        question,
        reference: reference.node,
        candidate: candidate.node,
        isEquation: reference.sign === '=',
    };
    const ruling = constantMultiple(pair) ?? (pair.isEquation ? bySolution(pair) : undefined);
    return ruling ?? undecided('borderline', 'neither is a constant multiple of the other');
}
/** `a > b` as a − b > 0 and `a < b` as b − a > 0; undefined for every other kind of relation. */
function asDifference(node) {
    const [only] = node.kind === 'relation' ? node.rest : [];
    if (node.kind !== 'relation' || only === undefined || node.rest.length !== 1)
        return undefined;
    switch (only.sign) {
        case '=':
        case '>':
        case '\\geq':
            return { sign: only.sign, node: minus(node.first, only.node) };
        case '<':
            return { sign: '>', node: minus(only.node, node.first) };
        case '\\leq':
            return { sign: '\\geq', node: minus(only.node, node.first) };
        default:
            return undefined;
    }
}
function minus(a, b) {
    return { kind: 'sum', terms: [a, { kind: 'negate', of: b }] };
}
/** Multiples tried; rarer ones are found by the solution. */
const MULTIPLES = [
    ...['1', '2', '3', '4', '6'].map((over) => [over, '1']),
    ...['2', '3', '4', '6'].map((under) => ['1', under]),
];
function constantMultiple({ question, reference, candidate, isEquation }) {
    for (const [over, under] of MULTIPLES) {
        if (question.budget.left < 0)
            return undecided('too_large', 'more work than one answer may cost');
        for (const sign of isEquation ? [1, -1] : [1]) {
            const factor = { kind: 'quotient', over: number(over), under: number(under) };
            const product = { kind: 'product', factors: [factor, candidate] };
            const scaled = sign === 1 ? product : { kind: 'negate', of: product };
            if (sampleQuestion({ ...question, reference, candidate: scaled }).outcome === 'equivalent') {
                return equivalent('numeric_identity', `the same relation times ${sign === 1 ? '' : '-'}${over}/${under}`);
            }
        }
    }
    return undefined;
}
/** Names tried for a solution. */
const MAX_NAMES = 6;
/**
 * Compares the solutions for every name in which the reference is linear, and refutes where one does not satisfy the
 * candidate. Accepted only if the equations have the same names and no factor between them can vanish: x y = 0 and
 * x z = 0 share the solution x = 0 and are two equations.
 */
function bySolution({ question, reference, candidate }) {
    const [known, given] = [namesIn(reference), namesIn(candidate)];
    const common = [...known].filter((name) => given.has(name));
    let solved;
    for (const name of common.slice(0, MAX_NAMES)) {
        if (question.budget.left < 0)
            return undecided('too_large', 'more work than one answer may cost');
        const root = linearRoot(question, reference, name);
        if (root === undefined)
            continue;
        const there = sampleQuestion({
            ...question,
            reference: substitute(candidate, name, root),
            candidate: number('0'),
        });
        if (there.outcome === 'different' && solved === undefined) {
            return { ...there, note: `does not hold where the reference does (solved for ${name})` };
        }
        if (there.outcome !== 'equivalent')
            return undefined;
        if (linearRoot(question, candidate, name) !== undefined)
            solved ??= name;
    }
    const sameNames = common.length === known.size && common.length === given.size;
    if (solved === undefined || !sameNames || common.length > MAX_NAMES)
        return undefined;
    if (!keepsSign({ question, reference, candidate }))
        return undefined;
    return equivalent('numeric_identity', `the same solution for ${solved}`);
}
/**
 * Whether the ratio of the two differences has one sign wherever it was seen, so that neither has a further solution.
 * Names without a domain count as positive here: dividing by one of them is no other equation.
 */
function keepsSign({ question, reference, candidate }) {
    const ratio = { kind: 'quotient', over: candidate, under: reference };
    const names = [...namesIn(reference), ...namesIn(candidate)].filter((name) => !isConstant(name));
    const positive = names.map((latex) => ({ latex, domain: 'positive' }));
    const symbols = [...positive, ...question.symbols];
    const absolute = { kind: 'function', name: 'abs', args: [ratio] };
    return [absolute, { kind: 'negate', of: absolute }].some((signed) => sampleQuestion({ ...question, symbols, reference: ratio, candidate: signed }).outcome === 'equivalent');
}
/** The solution −f(0) ÷ (f(1) − f(0)) of f = 0; undefined unless f is linear in the name and depends on it. */
function linearRoot(question, equation, name) {
    const constant = substitute(equation, name, number('0'));
    const slope = minus(substitute(equation, name, number('1')), constant);
    const rise = { kind: 'product', factors: [{ kind: 'symbol', name }, slope] };
    const line = { kind: 'sum', terms: [constant, rise] };
    if (sampleQuestion({ ...question, reference: equation, candidate: line }).outcome !== 'equivalent')
        return undefined;
    if (sampleQuestion({ ...question, reference: slope, candidate: number('0') }).outcome !== 'different')
        return undefined;
    return { kind: 'negate', of: { kind: 'quotient', over: constant, under: slope } };
}
function number(text) {
    return { kind: 'number', text };
}
function substitute(node, name, value) {
    return (0,tree/* mapTree */.X$)(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}

;// CONCATENATED MODULE: ./build/verify/rules/interval.js
const INFINITY = { kind: 'symbol', name: '\\infty' };
const MINUS_INFINITY = { kind: 'negate', of: INFINITY };
/** `x \geq a`, `a < x \leq b`, `x \in (a, b)` or an interval itself as an interval; undefined for anything else. */
function intervalOf(node) {
    if (node.kind === 'list' && node.items.length === 2 && '(['.includes(node.open))
        return { node };
    if (node.kind !== 'relation')
        return undefined;
    const [one, two] = node.rest;
    if (one === undefined || node.rest.length > 2)
        return undefined;
    if (two !== undefined)
        return doubleSided(node.first, one, two);
    if (one.sign === '\\in' && node.first.kind === 'symbol')
        return { name: node.first.name, node: one.node };
    if (node.first.kind === 'symbol')
        return oneSided(node.first.name, one.sign, one.node);
    return one.node.kind === 'symbol' ? oneSided(one.node.name, flipped(one.sign), node.first) : undefined;
}
function flipped(sign) {
    const pairs = {
        '<': '>',
        '>': '<',
        '\\leq': '\\geq',
        '\\geq': '\\leq',
    };
    return pairs[sign] ?? sign;
}
function oneSided(name, sign, end) {
    if (sign === '<')
        return { name, node: interval('(', MINUS_INFINITY, end, ')') };
    if (sign === '\\leq')
        return { name, node: interval('(', MINUS_INFINITY, end, ']') };
    if (sign === '>')
        return { name, node: interval('(', end, INFINITY, ')') };
    if (sign === '\\geq')
        return { name, node: interval('[', end, INFINITY, ')') };
    return undefined;
}
function doubleSided(first, one, two) {
    if (one.node.kind !== 'symbol')
        return undefined;
    const { name } = one.node;
    const closed = (sign) => sign === '\\leq' || sign === '\\geq';
    const rising = [one, two].every(({ sign }) => sign === '<' || sign === '\\leq');
    const falling = [one, two].every(({ sign }) => sign === '>' || sign === '\\geq');
    if (rising)
        return {
            name,
            node: interval(closed(one.sign) ? '[' : '(', first, two.node, closed(two.sign) ? ']' : ')'),
        };
    if (falling)
        return {
            name,
            node: interval(closed(two.sign) ? '[' : '(', two.node, first, closed(one.sign) ? ']' : ')'),
        };
    return undefined;
}
function interval(open, from, to, close) {
    return { kind: 'list', open, close, items: [from, to] };
}

;// CONCATENATED MODULE: ./build/verify/rules/relation.js








/**
 * Takes `name = value` apart. A left side falls away only if it is a plain name or function application that does not
 * occur in the value, or the same on both sides. Equations without such a side are compared as equations, inequalities
 * for one name as intervals.
 */
const relation = {
    name: 'relation',
    apply: (question) => {
        const reference = namedList(question.reference);
        const candidate = namedList(question.candidate);
        if (reference.kind !== 'relation' && candidate.kind !== 'relation')
            return { pass: 'no relation' };
        const relations = { ...question, reference, candidate };
        if (contradicts(question, reference) || contradicts(question, candidate))
            return undecided('borderline', 'a chain whose members are not equal');
        return asIntervals(relations) ?? asValues(relations) ?? decideEquation(relations);
    },
};
/** `x = 1, x = 2` as `x = (1, 2)` without brackets; every other list stays. */
function namedList(node) {
    if (node.kind !== 'list' || node.open !== '' || node.items.length < 2)
        return node;
    const items = [];
    let first;
    for (const item of node.items) {
        const [only] = item.kind === 'relation' ? item.rest : [];
        if (item.kind !== 'relation' || item.rest.length !== 1 || only?.sign !== '=')
            return node;
        first ??= item.first;
        if (normalText(first) !== normalText(item.first))
            return node;
        items.push(only.node);
    }
    return first === undefined
        ? node
        : { kind: 'relation', first, rest: [{ sign: '=', node: { ...node, open: '\\{', close: '\\}', items } }] };
}
function asIntervals(question) {
    const [reference, candidate] = [intervalOf(question.reference), intervalOf(question.candidate)];
    if (reference === undefined || candidate === undefined)
        return undefined;
    const twoNames = reference.name !== undefined && candidate.name !== undefined && reference.name !== candidate.name;
    if (twoNames)
        return undefined;
    const ruling = question.decide({ ...question, reference: reference.node, candidate: candidate.node });
    // (1, 2) is an interval or a pair; only a reference that names the quantity or has a square bracket says which.
    const maybePair = reference.name === undefined && candidate.name !== undefined && isRound(reference.node);
    return maybePair && ruling.outcome === 'equivalent'
        ? undecided('other_shape', 'an interval, and what may be a pair')
        : ruling;
}
/**
 * Whether a chain such as `x = 4 = 3` or `5 ≈ 3` has two members that differ. Members with other names than the next one
 * are not compared: `E = mv^2 = 5` inserts numbers on the way.
 */
function contradicts(question, node) {
    if (node.kind !== 'relation' || node.rest.some(({ sign }) => sign !== '=' && sign !== '\\approx'))
        return false;
    const isNumber = [...namesIn(node.first)].every(isConstant);
    const members = node.rest.map((member) => member.node);
    const chain = isNumber ? [node.first, ...members] : members;
    return chain.some((member, at) => {
        const next = chain[at + 1];
        if (next === undefined)
            return false;
        const names = namesIn(member);
        const same = names.size === namesIn(next).size && [...namesIn(next)].every((name) => names.has(name));
        return (same && question.decide({ ...question, reference: member, candidate: next }).outcome === 'different');
    });
}
function isRound(node) {
    return node.kind === 'list' && node.open === '(' && node.close === ')';
}
/** `m = a/b ≈ 1.2`: the left side and the last member behind an equals sign, or the last one when there is none. */
function definitionOf(node) {
    if (node.rest.some((member) => member.sign !== '=' && member.sign !== '\\approx' && member.sign !== '\\in'))
        return undefined;
    if (node.rest.length > 1 && node.rest.some((member) => mentions(member.node, node.first)))
        return undefined;
    const exact = node.rest.filter((member) => member.sign === '=');
    const value = (exact[exact.length - 1] ?? node.rest[node.rest.length - 1])?.node;
    return (value && {
        name: normalText(node.first),
        plain: node.rest.every((member) => isPlain(node.first, member.node)),
        value,
    });
}
function isPlain(side, value) {
    const width = side.kind === 'function' && (side.name === 'gamma' || side.name === 'zeta');
    const bare = width || side.kind === 'symbol' || side.kind === 'call' || isPlainTuple(side);
    return bare && !mentions(value, side);
}
function isPlainTuple(side) {
    return side.kind === 'list' && side.items.every((item) => item.kind === 'symbol');
}
function mentions(value, side) {
    const names = namesIn(value);
    if (side.kind === 'call')
        return names.has(side.name);
    if (side.kind === 'function')
        return (0,tree/* someNode */.Ng)(value, (part) => part.kind === 'function' && part.name === side.name);
    return [...namesIn(side)].some((name) => names.has(name));
}
function asValues(question) {
    const { reference, candidate } = question;
    if (reference.kind !== 'relation')
        return relation_oneSided(question, candidate, reference, (value) => ({ candidate: value }));
    if (candidate.kind !== 'relation')
        return relation_oneSided(question, reference, candidate, (value) => ({ reference: value }));
    const [a, b] = [definitionOf(reference), definitionOf(candidate)];
    if (a === undefined || b === undefined)
        return undefined;
    if (a.name === b.name && !(0,tree/* someNode */.Ng)(a.value, (part) => part.kind === 'relation')) {
        if (a.plain || namesIn(reference.first).size > 0)
            return question.decide({ ...question, reference: a.value, candidate: b.value });
    }
    if (!a.plain || !b.plain)
        return undefined;
    if (mentions(b.value, reference.first) || mentions(a.value, candidate.first))
        return decideEquation(question);
    const ruling = question.decide({ ...question, reference: a.value, candidate: b.value });
    if (ruling.outcome !== 'equivalent')
        return ruling;
    return undecided('borderline', 'the same value under another name');
}
/** `\\sqrt{3} \\approx 1.73` states its first member. */
function isApproximation(node) {
    return (node.rest.every((member) => member.sign === '\\approx') && [...namesIn(node.first)].every(isConstant));
}
/** One side names its value and the other gives only a value. */
function relation_oneSided(question, named, value, replace) {
    const definition = named.kind === 'relation' ? definitionOf(named) : undefined;
    if (named.kind !== 'relation' || definition === undefined)
        return undefined;
    if (isApproximation(named))
        return question.decide({ ...question, ...replace(named.first) });
    if (!definition.plain || mentions(value, named.first)) {
        return undecided('other_shape', 'an equation and a value, where the left side is no plain name');
    }
    const ruling = question.decide({ ...question, ...replace(definition.value) });
    const order = named.first.kind === 'list' ? named.first.items.map((item) => normalText(item)) : [];
    return ruling.outcome === 'equivalent' && !isAlphabetical(order)
        ? undecided('several_parts', 'values whose names are not in the order of the alphabet')
        : ruling;
}

;// CONCATENATED MODULE: ./build/verify/rules/tree.js


/** Accepts what differs only by order, brackets or the spelling of a number. */
const sameTree = {
    name: 'same-tree',
    apply: ({ reference, candidate }) => normalText(reference) === normalText(candidate)
        ? equivalent('same_tree', 'identical after normalisation')
        : { pass: 'not identical' },
};

;// CONCATENATED MODULE: ./build/verify/rules/index.js







/** The rules on two readable expressions, in order: the first decisive one wins. */
const RULES = [
    notation,
    sameTree,
    relation,
    elements_elements,
    exactValue,
    roundedNumber,
    numericIdentity,
];

;// CONCATENATED MODULE: ./build/verify/decide.js


const MAX_LEVEL = 6;
/** What running the rules on one pair costs of the budget, in nodes, before anything is evaluated. */
const RULES_COST = 100;
/** Runs the rules in order; the first decisive one wins. */
function decideRules(question) {
    const trace = [];
    question.budget.left -= RULES_COST;
    if (question.budget.left < 0)
        return { ruling: undecided('too_large', 'more work than one answer may cost'), rule: 'none', trace };
    if (question.level > MAX_LEVEL)
        return { ruling: undecided('too_large', 'nested too deeply'), rule: 'none', trace };
    for (const rule of RULES) {
        const result = rule.apply(question);
        const decisive = !('pass' in result);
        trace.push(`${rule.name}: ${decisive ? `${result.outcome}, ${result.note}` : result.pass}`);
        if (decisive)
            return { ruling: result, rule: result.rule ?? rule.name, trace };
    }
    return { ruling: undecided('no_test_points', 'no rule applies'), rule: 'none', trace };
}
/** {@link decideRules} for a part of a question: its ruling, under the name of the rule that decided the part. */
function decide_decidePart(question) {
    const { ruling, rule } = decideRules({ ...question, level: question.level + 1 });
    return { ...ruling, rule };
}

;// CONCATENATED MODULE: ./build/verify/answer.js






/** Decides whether a candidate equals the reference; never throws on any text. */
function verifyAnswer(question) {
    const { reference, candidate } = question;
    if (reference.kind === 'text')
        return verdict('undecided', 'judge_only', 'kind', 'a verbal answer');
    if (reference.kind === 'choice' || reference.kind === 'boolean')
        return verifyChoice(question);
    const expected = (0,read/* parseAnswer */.Wp)(reference.latex);
    if (!expected.ok)
        return verdict('undecided', 'unread_reference', 'read', `reference: ${expected.error.message}`);
    const given = (0,read/* parseAnswer */.Wp)(candidate);
    if (!given.ok) {
        const { message, position, tooLarge } = given.error;
        return verdict('undecided', tooLarge ? 'too_large' : 'unread_candidate', 'read', `${message} (at ${position})`);
    }
    return verifyNodes(question, expected.node, given.node);
}
function verifyNodes(question, expected, given) {
    const { reference, candidate } = withItalicUnits(expected, given);
    const { symbols, profile } = question;
    const { ruling, rule, trace } = decideRules({
        reference,
        candidate,
        kind: question.reference.kind,
        symbols,
        profile,
        decide: decide_decidePart,
        budget: question.budget ?? { left: NODE_BUDGET },
        level: 0,
    });
    const { outcome, reason, witness, errorBound } = ruling;
    return {
        outcome,
        reason,
        rule,
        trace: [...trace],
        ...(witness && { witness }),
        ...(errorBound !== undefined && { errorBound }),
        printed: printLatex(candidate),
    };
}
/** Where only one side has a unit, italic letters behind a number of the other may spell one. */
function withItalicUnits(reference, candidate) {
    if (hasUnits(reference) === hasUnits(candidate))
        return { reference, candidate };
    if (hasUnits(reference))
        return { reference, candidate: (0,unit_reading/* italicUnits */.U)(candidate) };
    return { reference: (0,unit_reading/* italicUnits */.U)(reference), candidate };
}
/** The same letter or truth value; anything but a bare letter may be the option's wording, for the judge (Q43). */
function verifyChoice({ reference, candidate }) {
    const expected = (0,read/* parseChoice */.HU)(reference);
    if (expected === undefined)
        return verdict('undecided', 'unread_reference', 'choice', 'the reference is no option');
    const given = (0,read/* parseChoice */.HU)({ latex: candidate, kind: reference.kind });
    if (given === undefined)
        return verdict('undecided', 'unread_candidate', 'choice', 'the answer is no bare option');
    return expected === given
        ? verdict('equivalent', 'same_choice', 'choice', `the same option ${given}`)
        : verdict('different', 'other_choice', 'choice', `${given} instead of ${expected}`);
}
/** A verdict of one step that needed no rule on expressions. */
function verdict(outcome, reason, rule, note) {
    return { outcome, reason, rule, trace: [`${rule}: ${note}`] };
}

;// CONCATENATED MODULE: ./build/verify/boxes.js



/**
 * Decides a whole response, within the budget of one answer. One answer: exactly one box, or all boxes equivalent to it (requirements A4). Several
 * answers: one box with all parts, or one box a part, in the order of the question or by label. Everything else is
 * undecided: a contradiction between boxes is for the judge.
 */
function verifyBoxes(question) {
    const { answers, boxes } = question;
    if (boxes.length === 0)
        return verdict('undecided', 'no_box', 'boxes', 'no boxed answer');
    const [only] = answers;
    if (only !== undefined && answers.length === 1)
        return oneAnswer(question, only);
    return severalAnswers(question);
}
function oneAnswer(question, reference) {
    const { boxes, symbols, profile } = question;
    const contents = [...new Set(boxes.map((box) => box.content))];
    const verdicts = [];
    const budget = { left: NODE_BUDGET };
    for (const candidate of contents) {
        const found = verifyAnswer({ reference, candidate, symbols, profile, budget });
        verdicts.push(found);
        if (found.outcome !== 'equivalent')
            break;
    }
    const [first] = verdicts;
    if (first !== undefined && (contents.length === 1 || verdicts.every((v) => v.outcome === 'equivalent')))
        return first;
    const trace = verdicts.map((v, index) => `box ${index + 1}: ${v.outcome}, ${v.reason}`);
    return {
        ...verdict('undecided', 'several_boxes', 'boxes', 'the boxes do not all equal the reference'),
        trace,
    };
}
function severalAnswers(question) {
    const { answers, boxes, symbols, profile } = question;
    const parts = splitParts(answers, boxes.map((box) => box.content));
    if (parts === undefined)
        return verdict('undecided', 'several_parts', 'boxes', 'the parts could not be matched one to one');
    const budget = { left: NODE_BUDGET };
    const verdicts = answers.map((reference, index) => verifyAnswer({ reference, candidate: parts[index] ?? '', symbols, profile, budget }));
    const trace = verdicts.map((v, index) => `part ${answers[index]?.label ?? index + 1}: ${v.outcome}, ${v.reason}`);
    const worst = verdicts.find((v) => v.outcome === 'different') ?? verdicts.find((v) => v.outcome === 'undecided');
    const chosen = worst ?? verdicts[0];
    if (chosen === undefined)
        return verdict('undecided', 'several_parts', 'boxes', 'no parts');
    const printed = verdicts.every((v) => v.printed !== undefined)
        ? verdicts.map((v) => v.printed).join(',\\; ')
        : undefined;
    const { printed: _, ...rest } = chosen;
    return { ...rest, trace, ...(printed !== undefined && { printed }) };
}

;// CONCATENATED MODULE: ./build/verify/index.js
/**
 * The symbolic stage: decides whether an answer equals the reference. Loads mathjs; what must run before the first
 * request is in `read.ts`.
 */





/***/ })

};
