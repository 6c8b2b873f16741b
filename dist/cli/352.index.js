export const id = 352;
export const ids = [352];
export const modules = {

/***/ 2164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ READER)
/* harmony export */ });
/** How a careful reader of a physics paper compares two answers when nothing else is said. */
const READER = { acceptDecimals: true, undeclared: 'quantity' };


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8559);

/** The names an expression depends on: its free symbols and the names it calls, in order of first appearance. */
function namesIn(node) {
    const known = KNOWN.get(node);
    if (known !== undefined)
        return known;
    const found = new Set();
    collect(node, NONE, found);
    KNOWN.set(node, found);
    return found;
}
/** Every rule asks for the names of the same trees. */
const KNOWN = new WeakMap();
const NONE = new Set();
/** Operators whose first argument is the name they run over. */
const BINDERS = new Set([
    'sum',
    'product',
    'sumDivisors',
    'productDivisors',
    'integral',
    'contour',
    'limit',
    'limit+',
    'limit-',
]);
function collect(node, bound, found) {
    if (node.kind === 'symbol' && !bound.has(node.name))
        found.add(node.name);
    if (node.kind === 'call')
        found.add(node.name);
    const index = node.kind === 'operator' && BINDERS.has(node.head) ? node.args[0] : undefined;
    const name = index?.kind === 'power' ? index.base : index;
    const inner = name?.kind === 'symbol' ? new Set([...bound, name.name, '\\infty']) : bound;
    for (const child of (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .childrenOf */ .LU)(node))
        collect(child, inner, found);
}


/***/ }),

/***/ 4728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ normalText),
/* harmony export */   Zc: () => (/* binding */ literalOf),
/* harmony export */   qN: () => (/* binding */ haveSameText),
/* harmony export */   y8: () => (/* binding */ hasOperators)
/* harmony export */ });
/* harmony import */ var _names_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6107);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7332);
/* harmony import */ var _rational_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5053);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8559);
/* harmony import */ var _vectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8179);





/** Names that stand for operators, states or matrices by their notation: their products do not commute. */
const OPERATOR_NAME = /^\\hat|^\\slashed|\\dagger|^\\nabla|^\\partial|^\\mathbb|\\langle|\\rangle/;
/** Names that mostly stand for matrices, unless they are declared as numbers. */
const MATRIX_NAME = /^\\gamma\^|^\\gamma_\{?(?:5|\\[a-z])|^\\sigma_\{?[xyzij\\]|^\\operatorname\{(?:tr|Tr|det)\}/;
const NO_NAMES = new Set();
/** With three vectors in one product it matters which two are multiplied. */
function mixesVectors(node) {
    if (node.kind !== 'product')
        return false;
    const vectors = node.factors.flatMap((factor) => factor.kind === 'power' ? [factor.base, factor.base] : [factor]);
    return vectors.filter(_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .isVector */ .WX).length > 2;
}
/** Names that a reader takes as a component of a stress or a width where they stand alone, as matrices in products. */
const COMPONENT_NAME = /^\\(?:sigma|gamma)_/;
/**
 * Whether the expression holds operators, whose order in a product matters, or upper indices, which are no powers.
 * A name in `numbers` is declared as a number, which a hat or a state is not. Where undeclared names are quantities,
 * `\\sigma_x` is one unless it is multiplied by another such name, and x^1 is a power.
 */
function hasOperators(node, numbers = NO_NAMES, undeclared = 'open') {
    const isMatrix = (name) => MATRIX_NAME.test(name) && !numbers.has(name);
    const alone = undeclared === 'quantity' && !(0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .someNode */ .Ng)(node, (part) => multiplies(part, isMatrix));
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .someNode */ .Ng)(node, (part) => {
        if (part.kind === 'matrix' || mixesVectors(part))
            return true;
        const isPower = undeclared === 'quantity' && part.kind === 'power' && !isSecondIndex(part);
        if (hasUpperIndices(part, numbers) && !isPower)
            return true;
        if (part.kind === 'operator' && part.head.endsWith('Operator'))
            return true;
        const named = part.kind === 'symbol' || part.kind === 'call';
        if (!named)
            return false;
        return (OPERATOR_NAME.test(part.name) || (isMatrix(part.name) && !(alone && COMPONENT_NAME.test(part.name))));
    });
}
/** `P_2^1`: behind an index nobody writes the first power. */
function isSecondIndex({ base, exponent }) {
    return (exponent.kind === 'number' && exponent.text === '1' && base.kind === 'symbol' && base.name.includes('_'));
}
/** Whether two factors of a product, or the base of a power, hold names with the property. */
function multiplies(node, isMatrix) {
    const holds = (part) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .someNode */ .Ng)(part, (inner) => (inner.kind === 'symbol' || inner.kind === 'call') && isMatrix(inner.name));
    if (node.kind === 'power')
        return holds(node.base);
    return node.kind === 'product' && node.factors.filter(holds).length > 1;
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
        .map((part) => (part.kind === 'power' ? (0,_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printLatex */ .g)(part.base) : ''));
    return new Set(bases).size < bases.length;
}
/**
 * A text that is equal for two expressions that differ only by the order of terms and commuting factors, brackets, and
 * the way a number is written; or, `in order`, not even by the order of factors. Unequal texts say nothing.
 */
function normalText(node, factors = 'sorted') {
    const known = NORMAL[factors].get(node);
    if (known !== undefined)
        return known;
    const text = printNormal(node, factors);
    NORMAL[factors].set(node, text);
    return text;
}
/** Whether two expressions have one {@link normalText}; other names, which most wrong answers have, are seen without it. */
function haveSameText(a, b, factors = 'sorted') {
    const [one, two] = [(0,_names_in_js__WEBPACK_IMPORTED_MODULE_0__/* .namesIn */ .w)(a), (0,_names_in_js__WEBPACK_IMPORTED_MODULE_0__/* .namesIn */ .w)(b)];
    if (one.size !== two.size)
        return false;
    for (const name of one)
        if (!two.has(name))
            return false;
    return normalText(a, factors) === normalText(b, factors);
}
/** Several rules ask for the text of the same trees. */
const NORMAL = { sorted: new WeakMap(), 'in order': new WeakMap() };
function printNormal(node, factors) {
    const ordered = factors === 'in order' || hasOperators(node);
    return (0,_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printLatex */ .g)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .mapTree */ .X$)(node, (part) => normalNode(part, ordered)));
}
/** A whole number as it is printed from its value. */
const PLAIN_INTEGER = /^(?:0|[1-9][0-9]*)$/;
function normalNode(node, ordered) {
    if (node.kind === 'number') {
        if (PLAIN_INTEGER.test(node.text))
            return node;
        const { num, den } = (0,_rational_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDecimal */ .$)(node.text);
        const over = { kind: 'number', text: String(num) };
        return den === 1n ? over : { kind: 'quotient', over, under: { kind: 'number', text: String(den) } };
    }
    if (node.kind === 'negate' && node.of.kind === 'negate')
        return node.of.of;
    if (node.kind === 'sum') {
        const terms = node.terms.flatMap((term) => (term.kind === 'sum' ? term.terms : [term]));
        return { kind: 'sum', terms: sorted(terms) };
    }
    if ((0,_vectors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDot */ .ek)(node))
        return ordered ? node : { ...node, args: sorted(node.args) };
    if (node.kind !== 'product')
        return node;
    const factors = node.factors.flatMap((factor) => (factor.kind === 'product' ? factor.factors : [factor]));
    return { kind: 'product', factors: ordered ? factors : sorted(factors) };
}
function sorted(nodes) {
    if (nodes.length < 2)
        return nodes;
    return nodes
        .map((node) => ({ node, key: (0,_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printLatex */ .g)(node) }))
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
    return node.base.kind === 'number' && node.base.text === '10' && (0,_rational_js__WEBPACK_IMPORTED_MODULE_4__/* .rationalOf */ .K)(node.exponent)?.den === 1n;
}
function tenTo(node) {
    return 10 ** Number((0,_rational_js__WEBPACK_IMPORTED_MODULE_4__/* .rationalOf */ .K)(node.exponent)?.num ?? 0n);
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


/***/ }),

/***/ 7332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ printLatex)
});

// EXTERNAL MODULE: ./build/math/functions.js
var functions = __webpack_require__(690);
;// CONCATENATED MODULE: ./build/math/print-operators.js

/** An operator node as LaTeX that reads back as the same node; `print` prints its parts. */
function printOperator(head, args, print) {
    const [first = '', second = '', third = '', fourth = ''] = args.map(print);
    switch (head) {
        case 'sum':
        case 'product':
            return `${SERIES[head]}_{${first}=${second}}^{${third}} {${fourth}}`;
        case 'sumOver':
        case 'productOver':
            return `${SERIES[head]}_{${first}} {${second}}`;
        case 'sumDivisors':
        case 'productDivisors':
            return `${SERIES[head]}_{${first} \\mid ${second}} {${third}}`;
        case 'limit':
        case 'limit+':
        case 'limit-':
            return `\\lim_{${first} \\to {${second}}${head === 'limit' ? '' : `^{${head.slice(-1)}}`}} {${third}}`;
        case 'integral':
        case 'integralOver':
        case 'contour':
        case 'contourOver':
            return printIntegral(head, args, print);
        case 'dot':
        case 'cross':
            return args.map((arg) => beside(arg, print)).join(head === 'dot' ? ' \\cdot ' : ' \\times ');
        case 'held':
            return `\\left(${first}\\right)_{${args.slice(1).map(print).join(',')}}`;
        case 'at':
            return `\\left. {${first}} \\right|_{${second}}${args.length > 2 ? `^{${third}}` : ''}`;
        case 'del':
        case 'delUpper':
            return `\\partial${head === 'del' ? '_' : '^'}{${second}} \\left(${first}\\right)`;
        case 'commutator':
            return `\\left[${first}, ${second}\\right]`;
        case 'anticommutator':
            return `\\left\\{${first}, ${second}\\right\\}`;
        case 'bigO':
            return `\\mathcal{O}(${first})`;
        case 'ellipsis':
            return '\\ldots';
        case 'suchThat':
            return `${first} \\mid ${second}`;
        case 'given':
            return `\\left(${first} \\mid ${second}\\right)`;
        case 'otimes':
            return args.map((arg) => beside(arg, print)).join(' \\otimes ');
        case 'open':
            return printOpen(args, print);
        case 'where':
            return `${first} \\, \\text{for} \\, ${second}`;
        case 'base':
            return `${first}_{${second}}`;
        case 'uncertain':
            return `${first}(${second})`;
        case 'cases':
            return printCases(args, print);
        default:
            return printDerivative(head, args, print);
    }
}
const SERIES = {
    sum: '\\sum',
    sumOver: '\\sum',
    sumDivisors: '\\sum',
    product: '\\prod',
    productDivisors: '\\prod',
    productOver: '\\prod',
};
const LETTERS = { d: 'd', p: '\\partial', f: '\\delta' };
/** `\frac{d^{2}}{d x d y}` and, unless it is the bare operator, its body in brackets. */
function printDerivative(head, args, print) {
    const letter = LETTERS[head.slice(0, 1)] ?? 'd';
    const bare = head.endsWith('Operator');
    const by = bare ? args : args.slice(1);
    const orders = by.filter((_, index) => index % 2 === 1).map(print);
    const total = orders.length === 1 ? orders[0] : String(orders.reduce((sum, order) => sum + Number(order), 0));
    const below = by
        .filter((_, index) => index % 2 === 0)
        .map((name, index) => `${letter} ${print(name)}${orders[index] === '1' ? '' : `^{${orders[index]}}`}`);
    const fraction = `\\frac{${letter}${total === '1' ? '' : `^{${total}}`}}{${below.join(' \\, ')}}`;
    return bare ? fraction : `${fraction} \\left(${args[0] === undefined ? '' : print(args[0])}\\right)`;
}
function printIntegral(head, [name, body, from, to], print) {
    const sign = head.startsWith('contour') ? '\\oint' : '\\int';
    const below = from === undefined ? '' : `_{${print(from)}}`;
    const bounds = to === undefined ? below : `${below}^{${print(to)}}`;
    const isPower = name?.kind === 'power';
    const variable = name === undefined ? '' : print(isPower ? name.base : name);
    const power = isPower ? `^{${print(name.exponent)}}` : '';
    return `${sign}${bounds} {${body ? print(body) : ''}} \\, d${power} ${variable}`;
}
/** On one side of the sign of a product of vectors. */
function beside(node, print) {
    const simple = node.kind === 'symbol' || node.kind === 'number' || node.kind === 'quotient';
    return simple ? print(node) : `\\left(${print(node)}\\right)`;
}
function printCases(args, print) {
    const rows = [];
    for (let at = 0; at < args.length; at += 2)
        rows.push(args
            .slice(at, at + 2)
            .map((arg) => `{${print(arg)}}`)
            .join(' & '));
    return `\\begin{cases}${rows.join(' \\\\ ')}\\end{cases}`;
}
/** The function without brackets, its first factor, a space, and what may still belong to its argument. */
function printOpen([applied, ...tail], print) {
    const raised = applied?.kind === 'power' ? `^{${print(applied.exponent)}}` : '';
    const bare = applied?.kind === 'power' ? applied.base : applied;
    if (bare?.kind !== 'function')
        return '';
    const [first, base] = bare.args;
    const name = functions/* FUNCTION_LATEX */.A6[bare.name] ?? `\\${bare.name}`;
    const head = bare.name === 'log' && base !== undefined ? `\\log_{${print(base)}}` : name;
    const factors = first?.kind === 'product' ? first.factors : first === undefined ? [] : [first];
    return `${head}${raised} ${factors.map(print).join(' ')} \\, ${tail.map(print).join(' \\, ')}`;
}

// EXTERNAL MODULE: ./build/math/units.js + 1 modules
var units = __webpack_require__(1980);
// EXTERNAL MODULE: ./build/math/vectors.js
var vectors = __webpack_require__(8179);
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
            return `${asBase(node.base)}^{${asExponent(node.exponent)}}`;
        case 'function':
            return printFunction(node.name, node.args);
        case 'call':
            return `${node.name}(${printArguments(node.args)})`;
        case 'operator':
            return printJoined(node.head, node.args) ?? printOperator(node.head, node.args, printLatex);
        case 'relation':
            return [inRelation(node.first), ...node.rest.map((m) => `${m.sign} ${inRelation(m.node)}`)].join(' ');
        case 'list':
            return printList(node);
        case 'matrix':
            return `\\begin{pmatrix}${node.rows.map((row) => row.map(inRelation).join(' & ')).join(' \\\\ ')}\\end{pmatrix}`;
    }
}
/** The arguments of a call; `A | B` in it needs no brackets of its own. */
function printArguments(args) {
    const [only] = args;
    const isGiven = args.length === 1 && only?.kind === 'operator' && only.head === 'given';
    return isGiven ? only.args.map(inRelation).join(' \\mid ') : args.map(inList).join(', ');
}
/** What stands between the arguments of an operator that joins them. */
const JOINTS = {
    union: ' \\cup ',
    intersection: ' \\cap ',
    setminus: ' \\setminus ',
    ratio: ' : ',
    or: ' \\text{ or } ',
};
function printJoined(head, args) {
    const joint = Object.hasOwn(JOINTS, head) ? JOINTS[head] : undefined;
    return joint && args.map(head === 'or' ? printLatex : inRelation).join(joint);
}
/** Factors with `\cdot` between them, except where it could be read as an inner product. */
function printProduct(factors) {
    return factors
        .map((factor, index) => {
        const [before, next] = [factors[index - 1], factors[index + 1]];
        const join = before === undefined ? '' : isDotLike(before, factor) ? ' \\, ' : ' \\cdot ';
        // A name side by side with a bracket would read as a function, and a bare Delta as the start of a name.
        const braced = factor.kind === 'symbol' && next !== undefined && isDotLike(factor, next);
        const isPartial = factor.kind === 'symbol' && /^\\partial[_^]/.test(factor.name) && next !== undefined;
        const takesNext = factor.kind === 'symbol' && (factor.name === '\\Delta' || next?.kind !== 'symbol');
        return join + ((braced && takesNext) || isPartial ? `{${printLatex(factor)}}` : inProduct(factor));
    })
        .join('');
}
function isDotLike(a, b) {
    return (0,vectors/* mayBeVector */.cH)(a) && (0,vectors/* mayBeVector */.cH)(b);
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
    // Scripts before a name would go to the factor before it.
    const isScripted = node.kind === 'symbol' && node.name.startsWith('{}');
    return node.kind === 'product' || isScripted ? `{${printLatex(node)}}` : inTerm(node);
}
function inBrackets(node) {
    return node.kind === 'symbol' || node.kind === 'number' ? `{${printLatex(node)}}` : parenthesised(node);
}
/** A bare word or letter above a name would read as a mark of the name: `V^{\mathrm{eff}}`, `g^{\mu}`. */
function asExponent(node) {
    const isMark = node.kind === 'symbol' && node.name.startsWith('\\');
    return isMark ? `{${node.name}}` : printLatex(node);
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
        case 'norm':
            return `\\left\\|${one}\\right\\|`;
        case 'doublefactorial':
            return first === undefined ? '!!' : `${asBase(first)}!!`;
        case 'floor':
            return `\\lfloor ${one} \\rfloor`;
        case 'ceil':
            return `\\lceil ${one} \\rceil`;
        case 'overline':
            return `\\overline{${one}}`;
        case 'conj':
            return first === undefined ? '^{*}' : `${asBase(first)}^{*}`;
        case 'dagger':
        case 'transpose':
            return first === undefined ? '' : `${asBase(first)}^{${name === 'dagger' ? '\\dagger' : '\\top'}}`;
        case 'binomial':
            return `\\binom{${one}}{${two}}`;
        case 'factorial':
            return first === undefined ? '!' : `${asBase(first)}!`;
        case 'log':
            return second === undefined ? `\\ln\\left(${one}\\right)` : `\\log_{${two}}\\left(${one}\\right)`;
        default:
            return `${functions/* FUNCTION_LATEX */.A6[name] ?? commandOf(name)}${['gamma', 'zeta'].includes(name) ? '' : '\\left'}(${args.map(inList).join(', ')}${['gamma', 'zeta'].includes(name) ? '' : '\\right'})`;
    }
}
/** A command of TeX, or an upright word for a function TeX has none for. */
function commandOf(name) {
    return Object.hasOwn(functions/* FUNCTIONS */.AW, name) ? `\\${name}` : `\\operatorname{${name}}`;
}
function printList(node) {
    const items = node.items.map(inList).join(', ');
    const side = node.open === '' ? '' : '\\left';
    return node.open === '' ? items : `${side}${node.open}${items}\\right${node.close}`;
}


/***/ }),

/***/ 3656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ verdict),
  a: () => (/* binding */ verifyAnswer)
});

// EXTERNAL MODULE: ./build/math/evaluate.js + 5 modules
var math_evaluate = __webpack_require__(3718);
// EXTERNAL MODULE: ./build/math/print.js + 1 modules
var print = __webpack_require__(7332);
// EXTERNAL MODULE: ./build/math/rational.js
var rational = __webpack_require__(5053);
// EXTERNAL MODULE: ./build/math/tree.js
var tree = __webpack_require__(8559);
// EXTERNAL MODULE: ./build/math/units.js + 1 modules
var units = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/math/dimension.js



/** The powers of base units of a product of numbers and units, zero ones left out; undefined for any other form. */
function dimensionOf(node) {
    switch (node.kind) {
        case 'unit':
            return (0,units/* unitOf */.u)(node.name)?.base;
        case 'negate':
            return dimensionOf(node.of);
        case 'product':
            return node.factors.reduce((total, factor) => combine(total, dimensionOf(factor), 1), {});
        case 'quotient':
            return combine(dimensionOf(node.over), dimensionOf(node.under), -1);
        case 'power': {
            const base = dimensionOf(node.base);
            if (base === undefined || Object.keys(base).length === 0)
                return base;
            const exponent = (0,rational/* rationalOf */.K)(node.exponent);
            return exponent && combine({}, base, Number(exponent.num) / Number(exponent.den));
        }
        case 'number':
        case 'function':
            return {};
        case 'symbol':
            return node.name === '\\pi' || node.name === 'e' ? {} : undefined;
        default:
            return undefined;
    }
}
/** Whether two dimensions are the same, within the rounding of fractional powers. */
function sameDimension(a, b) {
    return [...Object.keys(a), ...Object.keys(b)].every((unit) => Math.abs((a[unit] ?? 0) - (b[unit] ?? 0)) < 1e-9);
}
function combine(a, b, times) {
    if (a === undefined || b === undefined)
        return undefined;
    const total = { ...a };
    for (const [unit, power] of Object.entries(b))
        total[unit] = (total[unit] ?? 0) + times * power;
    return total;
}
/**
 * The same with every unit that follows a quotient of units put below it: `cal/g \cdot K` as cal/(g K), as it is mostly
 * meant (and as SI Brochure, 9th edition, 5.4.7 warns). The node itself where nothing follows one.
 */
function unitsBelow(node) {
    return (0,tree/* mapTree */.X$)(node, (part) => {
        if (part.kind !== 'product')
            return part;
        const at = part.factors.findIndex((factor) => factor.kind === 'quotient' && endsInUnits(factor));
        const quotient = part.factors[at];
        const behind = part.factors.slice(at + 1);
        if (quotient?.kind !== 'quotient' || behind.length === 0 || !behind.every(isUnitPower))
            return part;
        const under = { kind: 'product', factors: [quotient.under, ...behind] };
        return { kind: 'product', factors: [...part.factors.slice(0, at), { ...quotient, under }] };
    });
}
function endsInUnits({ over, under }) {
    const last = over.kind === 'product' ? over.factors.at(-1) : over;
    return last !== undefined && isUnitPower(last) && isUnitPower(under);
}
function isUnitPower(node) {
    return node.kind === 'unit' || (node.kind === 'power' && node.base.kind === 'unit');
}

// EXTERNAL MODULE: ./build/math/unit-reading.js + 1 modules
var unit_reading = __webpack_require__(4653);
;// CONCATENATED MODULE: ./build/math/unit-italic.js



/** Letters of one answer that may spell units; more are no unit. */
const MAX_LETTERS = 12;
/** A metre times a second, or a millisecond. */
const AMBIGUOUS = new Set(['ms']);
/**
 * Reads italic letters behind a number as units where they spell some ("1MeV", "3\times10^8 m/s"). Only for an answer
 * that is compared with a measured one, `like`: elsewhere M·e·V is a product. Of several ways to spell the letters the one
 * with the dimension of `like` is taken, else the one of fewest units.
 */
function italicUnits(node, like) {
    if (node.kind === 'relation') {
        const plain = like?.kind === 'relation' ? like.rest.at(-1)?.node : like;
        return { ...node, rest: node.rest.map((m) => ({ ...m, node: italicUnits(m.node, plain) })) };
    }
    const found = unitsBehindNumber(node);
    const wanted = like?.kind === 'relation' ? like.rest.at(-1)?.node : like;
    const dimension = wanted && dimensionOf(wanted);
    const fitting = found.find((reading) => {
        const own = dimensionOf(reading);
        return own !== undefined && dimension !== undefined && sameDimension(own, dimension);
    });
    return fitting ?? found[0] ?? node;
}
/** Every way to read the letters behind a leading number as units; none when there are no such letters. */
function unitsBehindNumber(node) {
    if (node.kind === 'negate')
        return unitsBehindNumber(node.of).map((of) => ({ ...node, of }));
    if (node.kind === 'product') {
        const at = node.factors.findIndex((factor) => !(0,unit_reading/* isClosed */.L)(factor));
        if (at < 1)
            return [];
        return spellings(node.factors.slice(at)).map((units) => ({
            ...node,
            factors: [...node.factors.slice(0, at), ...units],
        }));
    }
    if (node.kind === 'quotient') {
        const overs = unitsBehindNumber(node.over);
        if ((0,unit_reading/* isClosed */.L)(node.under))
            return overs.map((over) => ({ ...node, over }));
        const unders = unitsOnly(node.under);
        const measured = overs.length > 0 ? overs : (0,unit_reading/* isClosed */.L)(node.over) ? [node.over] : [];
        return measured.flatMap((over) => unders.map((under) => ({ ...node, over, under })));
    }
    if (node.kind !== 'slash')
        return [];
    const { over, under, rest } = node;
    return unitsBehindNumber({ kind: 'quotient', over, under: { kind: 'product', factors: [under, ...rest] } });
}
function unitsOnly(node) {
    const factors = node.kind === 'product' ? node.factors : [node];
    return spellings(factors).map((units) => {
        const [only] = units;
        return only !== undefined && units.length === 1 ? only : { kind: 'product', factors: units };
    });
}
/** Every way to spell a run of letters as units, those of fewest units first. A power belongs to the unit it ends. */
function spellings(factors) {
    if (factors.length > MAX_LETTERS)
        return [];
    if (factors.length === 0)
        return [[]];
    const found = [];
    for (let length = Math.min(3, factors.length); length >= 1; length -= 1) {
        const unit = unitOfRun(factors.slice(0, length));
        if (unit === 'ambiguous')
            return [];
        if (unit === undefined)
            continue;
        for (const rest of spellings(factors.slice(length)))
            found.push([unit, ...rest]);
        if (found.length > MAX_LETTERS)
            break;
    }
    return found;
}
function unitOfRun(run) {
    const last = run[run.length - 1];
    const [first] = run;
    if (last === undefined || first === undefined)
        return undefined;
    if (run.length === 1 && (0,unit_reading/* isClosed */.L)(first))
        return first;
    const letters = [...run.slice(0, -1), last.kind === 'power' ? last.base : last].map(letterOf);
    if (letters.some((letter) => letter === undefined))
        return undefined;
    const word = letters.join('');
    if (AMBIGUOUS.has(word))
        return 'ambiguous';
    const name = (0,units/* canonicalUnit */.l)(word);
    if (name === undefined)
        return undefined;
    const unit = { kind: 'unit', name };
    return last.kind === 'power' ? { ...last, base: unit } : unit;
}
function letterOf(node) {
    if (node.kind === 'unit')
        return node.name;
    if (node.kind !== 'symbol')
        return undefined;
    if (node.name === '\\mu')
        return 'u';
    if (node.name === '\\Omega')
        return 'Ohm';
    return /^[A-Za-z]$/.test(node.name) ? node.name : undefined;
}

// EXTERNAL MODULE: ./build/math/names-in.js
var names_in = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/math/normal.js
var normal = __webpack_require__(4728);
// EXTERNAL MODULE: ./build/math/calculus/build.js
var build = __webpack_require__(312);
// EXTERNAL MODULE: ./build/math/special/derivative-in.js
var derivative_in = __webpack_require__(20);
;// CONCATENATED MODULE: ./build/math/special-derivative.js

const DERIVED = /^(\w+)deriv$/;
/**
 * The first derivative of a special function, itself possibly a derivative `…deriv(r, …)`, in its own variable; of the
 * polygamma functions it is the next one (DLMF 5.15.1). Undefined for functions without a variable of their own.
 */
function specialDerivative(name, args) {
    const [first, ...rest] = args;
    if (first === undefined)
        return undefined;
    if (name === 'digamma')
        return { node: applied('polygamma', [number(1), first]), variable: 0 };
    const raised = next(first);
    if (name === 'polygamma')
        return raised && { node: applied('polygamma', [raised, ...rest]), variable: 1 };
    const inner = DERIVED.exec(name)?.[1];
    const variable = derivative_in/* DERIVATIVE_IN */.y[inner ?? name];
    if (variable === undefined)
        return undefined;
    if (inner === undefined)
        return { node: applied(`${name}deriv`, [number(1), ...args]), variable };
    return raised && { node: applied(name, [raised, ...rest]), variable: variable + 1 };
}
function number(value) {
    return { kind: 'number', text: String(value) };
}
/** The next whole number. */
function next(order) {
    return order.kind === 'number' && /^[0-9]+$/.test(order.text) ? number(Number(order.text) + 1) : undefined;
}
function applied(name, args) {
    return { kind: 'function', name, args };
}

;// CONCATENATED MODULE: ./build/math/calculus/differentiate.js


/** Nodes a derivative may grow to. */
const MAX_SIZE = 4000;
/**
 * The exact derivative by a name; `inner` gives those of other names and unknown functions. Undefined where a form has no
 * rule here (moduli, integer parts, special functions), or where the result would be too large.
 */
function differentiate(node, name, inner) {
    const work = { left: MAX_SIZE };
    return derive(node, { name, inner, work });
}
function derive(node, context) {
    context.work.left -= 1;
    if (context.work.left < 0)
        return undefined;
    switch (node.kind) {
        case 'number':
        case 'unit':
            return (0,build/* num */.bu)(0);
        case 'symbol':
            return node.name === context.name ? (0,build/* num */.bu)(1) : context.inner(node);
        case 'negate': {
            const of = derive(node.of, context);
            return of && (0,build/* minus */.Rd)(of);
        }
        case 'sum': {
            const terms = each(node.terms, context);
            return terms && (0,build/* plus */.tY)(...terms);
        }
        case 'product':
            return ofProduct(node.factors, context);
        case 'quotient':
            return ofQuotient(node.over, node.under, context);
        case 'power':
            return ofPower(node.base, node.exponent, context);
        case 'function':
            return ofFunction(node.name, node.args, context);
        case 'call':
            return context.inner(node);
        case 'operator':
            return ofOperator(node, context);
        default:
            return undefined;
    }
}
function each(nodes, context) {
    const found = [];
    for (const node of nodes) {
        const next = derive(node, context);
        if (next === undefined)
            return undefined;
        found.push(next);
    }
    return found;
}
/** The product rule: one term for every factor that varies. */
function ofProduct(factors, context) {
    const parts = each(factors, context);
    if (parts === undefined)
        return undefined;
    context.work.left -= factors.length ** 2;
    return (0,build/* plus */.tY)(...parts.map((part, at) => (0,build/* times */.Hn)(...factors.map((factor, other) => (other === at ? part : factor)))));
}
function ofQuotient(above, below, context) {
    const [a, b] = [derive(above, context), derive(below, context)];
    if (a === undefined || b === undefined)
        return undefined;
    return (0,build/* plus */.tY)((0,build/* over */.Zh)(a, below), (0,build/* minus */.Rd)((0,build/* over */.Zh)((0,build/* times */.Hn)(above, b), (0,build/* raised */.P5)(below, (0,build/* num */.bu)(2)))));
}
/** u^v: v u^{v−1} u′ + u^v ln u v′; e^v without a logarithm. */
function ofPower(base, exponent, context) {
    const isE = base.kind === 'symbol' && base.name === 'e';
    const [u, v] = [isE ? (0,build/* num */.bu)(0) : derive(base, context), derive(exponent, context)];
    if (u === undefined || v === undefined)
        return undefined;
    const node = { kind: 'power', base, exponent };
    const below = (0,build/* times */.Hn)(exponent, (0,build/* raised */.P5)(base, (0,build/* plus */.tY)(exponent, (0,build/* num */.bu)(-1))), u);
    return (0,build/* plus */.tY)(below, (0,build/* times */.Hn)(node, isE ? (0,build/* num */.bu)(1) : (0,build/* apply */.Bb)('log', base), v));
}
/** f′(u) for functions of one argument (DLMF 4.7, 4.20, 4.34, 7.2.1). */
const RULES = {
    exp: (u) => (0,build/* apply */.Bb)('exp', u),
    sqrt: (u) => (0,build/* over */.Zh)((0,build/* num */.bu)(1), (0,build/* times */.Hn)((0,build/* num */.bu)(2), (0,build/* apply */.Bb)('sqrt', u))),
    sin: (u) => (0,build/* apply */.Bb)('cos', u),
    cos: (u) => (0,build/* minus */.Rd)((0,build/* apply */.Bb)('sin', u)),
    tan: (u) => (0,build/* raised */.P5)((0,build/* apply */.Bb)('sec', u), (0,build/* num */.bu)(2)),
    cot: (u) => (0,build/* minus */.Rd)((0,build/* raised */.P5)((0,build/* apply */.Bb)('csc', u), (0,build/* num */.bu)(2))),
    sec: (u) => (0,build/* times */.Hn)((0,build/* apply */.Bb)('sec', u), (0,build/* apply */.Bb)('tan', u)),
    csc: (u) => (0,build/* minus */.Rd)((0,build/* times */.Hn)((0,build/* apply */.Bb)('csc', u), (0,build/* apply */.Bb)('cot', u))),
    sinh: (u) => (0,build/* apply */.Bb)('cosh', u),
    cosh: (u) => (0,build/* apply */.Bb)('sinh', u),
    tanh: (u) => (0,build/* raised */.P5)((0,build/* apply */.Bb)('sech', u), (0,build/* num */.bu)(2)),
    coth: (u) => (0,build/* minus */.Rd)((0,build/* raised */.P5)((0,build/* apply */.Bb)('csch', u), (0,build/* num */.bu)(2))),
    sech: (u) => (0,build/* minus */.Rd)((0,build/* times */.Hn)((0,build/* apply */.Bb)('sech', u), (0,build/* apply */.Bb)('tanh', u))),
    csch: (u) => (0,build/* minus */.Rd)((0,build/* times */.Hn)((0,build/* apply */.Bb)('csch', u), (0,build/* apply */.Bb)('coth', u))),
    asin: (u) => (0,build/* over */.Zh)((0,build/* num */.bu)(1), (0,build/* apply */.Bb)('sqrt', (0,build/* plus */.tY)((0,build/* num */.bu)(1), (0,build/* minus */.Rd)((0,build/* raised */.P5)(u, (0,build/* num */.bu)(2)))))),
    acos: (u) => (0,build/* minus */.Rd)((0,build/* over */.Zh)((0,build/* num */.bu)(1), (0,build/* apply */.Bb)('sqrt', (0,build/* plus */.tY)((0,build/* num */.bu)(1), (0,build/* minus */.Rd)((0,build/* raised */.P5)(u, (0,build/* num */.bu)(2))))))),
    atan: (u) => (0,build/* over */.Zh)((0,build/* num */.bu)(1), (0,build/* plus */.tY)((0,build/* num */.bu)(1), (0,build/* raised */.P5)(u, (0,build/* num */.bu)(2)))),
    acot: (u) => (0,build/* minus */.Rd)((0,build/* over */.Zh)((0,build/* num */.bu)(1), (0,build/* plus */.tY)((0,build/* num */.bu)(1), (0,build/* raised */.P5)(u, (0,build/* num */.bu)(2))))),
    asinh: (u) => (0,build/* over */.Zh)((0,build/* num */.bu)(1), (0,build/* apply */.Bb)('sqrt', (0,build/* plus */.tY)((0,build/* num */.bu)(1), (0,build/* raised */.P5)(u, (0,build/* num */.bu)(2))))),
    acosh: (u) => (0,build/* over */.Zh)((0,build/* num */.bu)(1), (0,build/* times */.Hn)((0,build/* apply */.Bb)('sqrt', (0,build/* plus */.tY)(u, (0,build/* num */.bu)(-1))), (0,build/* apply */.Bb)('sqrt', (0,build/* plus */.tY)(u, (0,build/* num */.bu)(1))))),
    atanh: (u) => (0,build/* over */.Zh)((0,build/* num */.bu)(1), (0,build/* plus */.tY)((0,build/* num */.bu)(1), (0,build/* minus */.Rd)((0,build/* raised */.P5)(u, (0,build/* num */.bu)(2))))),
    log10: (u) => (0,build/* over */.Zh)((0,build/* num */.bu)(1), (0,build/* times */.Hn)(u, (0,build/* apply */.Bb)('log', (0,build/* num */.bu)(10)))),
    erf: (u) => (0,build/* times */.Hn)((0,build/* num */.bu)(2), (0,build/* over */.Zh)((0,build/* apply */.Bb)('exp', (0,build/* minus */.Rd)((0,build/* raised */.P5)(u, (0,build/* num */.bu)(2)))), (0,build/* apply */.Bb)('sqrt', PI))),
    erfc: (u) => (0,build/* minus */.Rd)((0,build/* times */.Hn)((0,build/* num */.bu)(2), (0,build/* over */.Zh)((0,build/* apply */.Bb)('exp', (0,build/* minus */.Rd)((0,build/* raised */.P5)(u, (0,build/* num */.bu)(2)))), (0,build/* apply */.Bb)('sqrt', PI)))),
};
const PI = { kind: 'symbol', name: '\\pi' };
function ofFunction(name, args, context) {
    const [first, second] = args;
    if (first === undefined)
        return undefined;
    if (args.every((arg) => isConstantIn(arg, context)))
        return (0,build/* num */.bu)(0);
    if (name === 'log') {
        const plain = derive(first, context);
        const log = plain && (0,build/* over */.Zh)(plain, first);
        if (second === undefined || log === undefined)
            return log;
        return isConstantIn(second, context) ? (0,build/* over */.Zh)(log, (0,build/* apply */.Bb)('log', second)) : undefined;
    }
    if (name === 'root' && second !== undefined)
        return ofPower(first, (0,build/* over */.Zh)((0,build/* num */.bu)(1), second), context);
    const rule = Object.hasOwn(RULES, name) && args.length === 1 ? RULES[name] : undefined;
    const inside = rule && derive(first, context);
    if (rule === undefined)
        return ofSpecial(name, args, context);
    return inside && (0,build/* times */.Hn)(rule(first), inside);
}
/** f′(u) u′ of a special function in the argument its derivatives are taken in, the others being constant. */
function ofSpecial(name, args, context) {
    const outer = specialDerivative(name, args);
    const inside = outer && args[outer.variable];
    if (outer === undefined || inside === undefined)
        return undefined;
    const isAlone = args.every((arg, at) => at === outer.variable || isConstantIn(arg, context));
    const moved = isAlone ? derive(inside, context) : undefined;
    return moved && (0,build/* times */.Hn)(outer.node, moved);
}
/** Whether the derivative of a part is 0 by its form. */
function isConstantIn(node, context) {
    const result = derive(node, context);
    return result?.kind === 'number' && Number(result.text) === 0;
}
/** ∫f dx by x is f; by a name that is only in the integrand or summand, under the sign (Leibniz). */
function ofOperator(node, context) {
    const [bound] = node.args;
    if (bound?.kind !== 'symbol')
        return undefined;
    if (node.head === 'integral')
        return ofIntegral(node.args, context);
    if (node.head !== 'sum' || bound.name === context.name)
        return undefined;
    const [, from, to, body] = node.args;
    if (from === undefined || to === undefined || body === undefined)
        return undefined;
    if ((0,build/* mentions */.wy)(from, context.name) || (0,build/* mentions */.wy)(to, context.name))
        return undefined;
    const inside = derive(body, {
        ...context,
        inner: (part) => (sameName(part, bound.name) ? (0,build/* num */.bu)(0) : context.inner(part)),
    });
    return inside && { ...node, args: [bound, from, to, inside] };
}
function sameName(node, name) {
    return node.kind === 'symbol' && node.name === name;
}
function ofIntegral(args, context) {
    const [bound, body, ...bounds] = args;
    if (bound?.kind !== 'symbol' || body === undefined)
        return undefined;
    if (bounds.length === 0)
        return bound.name === context.name ? body : undefined;
    if (bound.name === context.name || bounds.some((end) => (0,build/* mentions */.wy)(end, context.name)))
        return undefined;
    const inner = (part) => (sameName(part, bound.name) ? (0,build/* num */.bu)(0) : context.inner(part));
    const inside = derive(body, { ...context, inner });
    return inside && { kind: 'operator', head: 'integral', args: [bound, inside, ...bounds] };
}

;// CONCATENATED MODULE: ./build/math/calculus/opaque.js






const BINDERS = new Set([
    ...['integral', 'sum', 'product', 'sumDivisors', 'productDivisors'],
    ...['limit', 'limit+', 'limit-'],
]);
/** Whether an expression holds an integral, series or limit. */
function hasBinder(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'operator' && BINDERS.has(part.head));
}
/**
 * The expression with every integral, series and limit as a symbol named by its print, so that what has no value is
 * equal to itself. The name it runs over does not matter.
 */
function withOpaqueBinders(node) {
    return (0,tree/* mapTree */.X$)(node, (part) => {
        const [name] = part.kind === 'operator' ? part.args : [];
        if (part.kind !== 'operator' || !BINDERS.has(part.head) || name?.kind !== 'symbol')
            return part;
        // Without bounds the result depends on the name.
        const bound = part.args.length > 2 ? (0,build/* substitute */.V2)(part, name.name, (0,build/* symbol */.HR)('\\bullet')) : part;
        return (0,build/* symbol */.HR)(`\\operatorname{${part.head}}{${(0,normal/* normalText */.RG)(bound)}}`);
    });
}
/** The name of an integral without bounds that is a term of the expression; undefined when there is none. */
function indefiniteName(node) {
    let found;
    (0,tree/* someNode */.Ng)(node, (part) => {
        const [name] = part.kind === 'operator' && part.head === 'integral' && part.args.length === 2 ? part.args : [];
        if (name?.kind === 'symbol')
            found ??= name.name;
        return found !== undefined;
    });
    return found;
}
/** What people call a constant of integration. */
const CONSTANT = /^(?:[CcKkDA]|\\operatorname\{(?:const|constant)\})(?:_\{[0-9]\})?$/;
/**
 * Whether the terms without the name of an indefinite integral are constants of integration: numbers or a name used for
 * nothing else. y in x^2 + y is another variable.
 */
function hasPlainConstants(node, name) {
    const terms = node.kind === 'sum' ? node.terms : [node];
    return terms.every((term) => {
        if (indefiniteName(term) !== undefined)
            return true;
        const names = [...(0,names_in/* namesIn */.w)(term)].filter((other) => !(0,math_evaluate/* isConstant */.VO)(other));
        return names.length === 0 || names.includes(name) || names.every((other) => CONSTANT.test(other));
    });
}
/** The derivative by the name of an indefinite integral, other names being constants; it does not see the constant. */
function withoutConstant(node, name) {
    const derived = differentiate(node, name, (part) => (part.kind === 'symbol' ? (0,build/* num */.bu)(0) : undefined));
    return derived === undefined || indefiniteName(derived) !== undefined ? undefined : derived;
}

;// CONCATENATED MODULE: ./build/math/calculus/resolve.js






/** Orders beyond are left as they stand. */
const MAX_ORDER = 4;
const DERIVATIVES = new Set(['derivative', 'partial']);
/** Whether an expression holds a derivative of an expression by names. */
function hasDerivative(node) {
    return (0,tree/* someNode */.Ng)(node, isDerivativeNode);
}
function isDerivativeNode(node) {
    const [body, ...by] = node.kind === 'operator' ? node.args : [];
    return (node.kind === 'operator' &&
        DERIVATIVES.has(node.head) &&
        body !== undefined &&
        by.length >= 2 &&
        by.length % 2 === 0);
}
/**
 * The expression with every derivative worked out. The derivative of a bare name or of an unknown function is a quantity
 * of its own: a symbol that is named by its print, the same for the same derivative. What has no rule stays as it is.
 */
function resolveDerivatives(node, others) {
    return resolve(node, { others, held: '', known: new Map() });
}
function resolve(node, context) {
    if (node.kind === 'operator' && node.head === 'held') {
        const [inner, ...fixed] = node.args;
        if (inner !== undefined && isDerivativeNode(inner))
            return resolveOne(inner, { ...context, held: fixed.map(print/* printLatex */.g).sort().join(',') }) ?? node;
    }
    if (isDerivativeNode(node))
        return resolveOne(node, context) ?? node;
    const children = (0,tree/* childrenOf */.LU)(node);
    return children.length === 0
        ? node
        : (0,tree/* withChildren */.OF)(node, children.map((child) => resolve(child, context)));
}
function resolveOne({ head, args }, context) {
    const [body, ...by] = args;
    if (body === undefined)
        return undefined;
    let result = resolve(body, context);
    for (let at = 0; at + 1 < by.length; at += 2) {
        const [name, order] = [by[at], by[at + 1]];
        const times = order === undefined ? undefined : (0,rational/* rationalOf */.K)(order);
        if (name?.kind !== 'symbol' || times?.den !== 1n || times.num < 1n || times.num > MAX_ORDER)
            return undefined;
        const inner = innerOf(head, name.name, {
            ...context,
            others: (0,build/* mentions */.wy)(body, name.name) ? context.others : 'functions',
        });
        for (let count = 0n; count < times.num; count += 1n) {
            const next = differentiate(result, name.name, inner);
            if (next === undefined)
                return undefined;
            result = next;
        }
    }
    return result;
}
/** The derivative of a name or unknown function by another name: a constant's is 0, any other a symbol. */
function innerOf(head, name, context) {
    return (part) => {
        if (part.kind === 'symbol' && ((0,math_evaluate/* isConstant */.VO)(part.name) || context.held.split(',').includes(part.name)))
            return (0,build/* num */.bu)(0);
        const before = part.kind === 'symbol' ? context.known.get(part.name) : undefined;
        if (before === undefined && context.others === 'constants' && !(0,build/* mentions */.wy)(part, name))
            return (0,build/* num */.bu)(0);
        const orders = new Map(before?.orders ?? []);
        orders.set(name, (orders.get(name) ?? 0) + 1);
        const opaque = { of: before?.of ?? part, orders };
        const key = keyOf(head, opaque, context.held);
        context.known.set(key, opaque);
        return (0,build/* symbol */.HR)(key);
    };
}
const DOTS = ['', '\\dot', '\\ddot'];
/** `\frac{\partial^2 f}{\partial x\partial y}` with the names in order; a dot for one by time. */
function keyOf(head, { of, orders }, held) {
    const names = [...orders].sort(([a], [b]) => (a < b ? -1 : 1));
    const time = orders.get('t');
    const dots = names.length === 1 && time !== undefined ? DOTS[time] : undefined;
    if (head === 'derivative' &&
        held === '' &&
        dots !== undefined &&
        of.kind === 'symbol' &&
        !of.name.includes('_'))
        return `${dots}{${of.name}}`;
    const letter = head === 'partial' ? '\\partial ' : 'd ';
    const total = names.reduce((sum, [, order]) => sum + order, 0);
    const above = `${letter.trim()}${total > 1 ? `^{${total}}` : ''} ${(0,print/* printLatex */.g)(of)}`;
    const below = names.map(([name, order]) => `${letter}${name}${order > 1 ? `^{${order}}` : ''}`).join(' ');
    return `\\left(\\frac{${above}}{${below}}\\right)${held === '' ? '' : `_{${held}}`}`;
}

;// CONCATENATED MODULE: ./build/verify/abbreviations.js


/** More abbreviations than any answer has. */
const MAX_ABBREVIATIONS = 6;
/**
 * `4x/(1+x)^4, where x = \lambda e^{-a}` with what the letters stand for put in. Only equations that say what one plain name
 * is are put in, in the order in which they are given; a condition of another kind, such as x > 0, stays where it is.
 */
function withAbbreviations(node) {
    if (node.kind !== 'operator' || node.head !== 'where')
        return node;
    const [body, condition] = node.args;
    if (body === undefined || condition === undefined)
        return node;
    const stated = condition.kind === 'list' && condition.open === '' ? condition.items : [condition];
    const found = stated.map(abbreviationOf);
    if (stated.length > MAX_ABBREVIATIONS)
        return node;
    let written = body;
    for (const abbreviation of found) {
        if (abbreviation === undefined || isNamedBy(written, abbreviation.name))
            return node;
        written = replaced(written, abbreviation);
    }
    return written;
}
/** `x = value` of a plain name that is not in its value. */
function abbreviationOf(node) {
    if (node.kind !== 'relation' || node.first.kind !== 'symbol')
        return undefined;
    const [only, ...more] = node.rest;
    if (only === undefined || more.length > 0 || only.sign !== '=')
        return undefined;
    const { name } = node.first;
    const isValue = only.node.kind !== 'list' && !(0,names_in/* namesIn */.w)(only.node).has(name);
    return isValue ? { name, value: only.node } : undefined;
}
/** Whether the name is what the formula itself states: `x = 4y, where x = 2`. */
function isNamedBy(node, name) {
    return node.kind === 'relation' && (0,names_in/* namesIn */.w)(node.first).has(name);
}
function replaced(node, { name, value }) {
    return (0,tree/* mapTree */.X$)(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}

;// CONCATENATED MODULE: ./build/verify/numerals.js

/**
 * Both sides with numbers written to a base as the numbers they are, if both have one: a question about digits that is
 * answered with a value, or the other way round, stays open.
 */
function withoutBases(reference, candidate) {
    const both = [reference, candidate].every((node) => (0,tree/* someNode */.Ng)(node, isBased));
    return both
        ? { reference: (0,tree/* mapTree */.X$)(reference, inDecimal), candidate: (0,tree/* mapTree */.X$)(candidate, inDecimal) }
        : { reference, candidate };
}
function isBased(node) {
    return node.kind === 'operator' && node.head === 'base';
}
function inDecimal(node) {
    const [digits, base] = node.kind === 'operator' && node.head === 'base' ? node.args : [];
    if (digits?.kind !== 'number' || base?.kind !== 'number')
        return node;
    const by = BigInt(base.text);
    const value = [...digits.text].reduce((sum, digit) => sum * by + BigInt(digit), 0n);
    return { kind: 'number', text: String(value) };
}
/** `1.23(4)` as 1.23 ± 0.04: the digits in brackets are those of the uncertainty in the last places (GUM 7.2.2). */
function withUncertainties(node) {
    return (0,tree/* someNode */.Ng)(node, isUncertain) ? (0,tree/* mapTree */.X$)(node, spread) : node;
}
function isUncertain(node) {
    return node.kind === 'operator' && node.head === 'uncertain';
}
function spread(node) {
    const [number, digits] = node.kind === 'operator' && node.head === 'uncertain' ? node.args : [];
    if (number?.kind !== 'number' || digits?.kind !== 'number')
        return node;
    const places = number.text.split('.')[1]?.length ?? 0;
    const padded = digits.text.padStart(places + 1, '0');
    const text = `${padded.slice(0, -places)}.${padded.slice(-places)}`;
    return { kind: 'sum', terms: [number, { kind: 'plusMinus', sign: '+-', of: { kind: 'number', text } }] };
}

;// CONCATENATED MODULE: ./build/verify/conventions.js




const VECTOR = /^\\(?:vec|mathbf|boldsymbol)\{([^{}]+)\}(.*)$/;
/**
 * The expression by the conventions of physics papers: |v| and even powers of a vector v are its magnitude v, and an odd
 * root of −u is minus that of u. A vector that also occurs in another way, or whose letter also stands without its arrow, is
 * left alone: beside p, which may be a four-momentum, |p| is another quantity.
 */
function withConventions(node) {
    const known = KNOWN.get(node);
    if (known !== undefined)
        return known;
    const written = inMagnitudes(node);
    KNOWN.set(node, written);
    // What has been written so stays so when a part of the question is decided.
    KNOWN.set(written, written);
    return written;
}
const KNOWN = new WeakMap();
function inMagnitudes(node) {
    const plain = (0,tree/* mapTree */.X$)(withUncertainties(withAbbreviations(node)), (part) => part.kind === 'function' && part.name === 'root' ? realRoot(part) : part);
    const vectors = [...(0,names_in/* namesIn */.w)(plain)].filter((name) => VECTOR.test(name));
    return vectors.reduce(withMagnitude, plain);
}
/** One vector as its magnitude, if nothing but its magnitude occurs. */
function withMagnitude(node, vector) {
    const [, letter = '', index = ''] = VECTOR.exec(vector) ?? [];
    const name = `${letter}${index}`;
    if ((0,names_in/* namesIn */.w)(node).has(name))
        return node;
    const isVector = (part) => part?.kind === 'symbol' && part.name === vector;
    const written = (0,tree/* mapTree */.X$)(node, (part) => {
        if (part.kind === 'function' && part.name === 'abs' && isVector(part.args[0]))
            return { kind: 'symbol', name };
        const isEven = part.kind === 'power' && isVector(part.base) && endsIn(part.exponent, /[02468]$/);
        return isEven ? { ...part, base: { kind: 'symbol', name } } : part;
    });
    return (0,names_in/* namesIn */.w)(written).has(vector) ? node : written;
}
/** The root sign with an odd degree is the real root, as x^{1/3} need not be. */
function realRoot(node) {
    const [of, degree] = node.args;
    if (of?.kind !== 'negate' || degree === undefined || !endsIn(degree, /[13579]$/))
        return node;
    return { kind: 'negate', of: { ...node, args: [of.of, degree] } };
}
function endsIn(node, digit) {
    return node.kind === 'number' && /^[0-9]+$/.test(node.text) && digit.test(node.text);
}

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

;// CONCATENATED MODULE: ./build/math/arrays/indices.js

const GREEK_INDEX = /^\\(?:mu|nu|rho|sigma|lambda|alpha|beta|kappa|tau|gamma|delta|eta|xi)$/;
const LATIN_INDEX = /^[a-dijklmnpqrs]$/;
/** Names without a subscript or superscript have no indices: most names are not looked at further. */
const MARKED = /[_^]\{/;
const NAME = /^(.+?)(?:_\{([^{}]*)\})?(?:\^\{([^{}]*)\})?$/;
function tokensOf(text) {
    return text.match(/\\[A-Za-z]+|[^\s,]/g) ?? [];
}
/** The name as base and indices out of `letters`; undefined when it has none. Other subscripts stay with the base. */
function tensorName(name, letters) {
    const match = NAME.exec(name);
    if (match === null || letters.size === 0)
        return undefined;
    const [, base = '', below = '', above = ''] = match;
    const down = tokensOf(below);
    const up = tokensOf(above);
    const first = down.findIndex((token) => letters.has(token));
    const label = first < 0 ? down : down.slice(0, first);
    const lower = first < 0 ? [] : down.slice(first);
    if (![...lower, ...up].every((token) => letters.has(token)) || lower.length + up.length === 0)
        return undefined;
    return { base: label.length === 0 ? base : `${base}_{${label.join('')}}`, up, down: lower };
}
/** Whether a name is a Levi-Civita or Kronecker symbol with at least two Latin indices. */
function latinSymbol(name) {
    const match = /^\\(?:epsilon|delta)_\{([^{}]*)\}$/.exec(name);
    const letters = tokensOf(match?.[1] ?? '');
    return letters.length >= 2 && letters.every((letter) => LATIN_INDEX.test(letter)) ? letters : [];
}
/**
 * The letters that are indices in these expressions: Greek ones that stand above a name, also as what looks like an
 * exponent when the same letter stands below another name, and Latin ones of ε_{ijk} and δ_{ij}.
 */
function indexLetters(nodes) {
    const [above, below, powers] = [new Set(), new Set(), new Set()];
    const latin = new Set();
    for (const node of nodes) {
        (0,tree/* someNode */.Ng)(node, (part) => {
            if (part.kind === 'symbol' && MARKED.test(part.name)) {
                const match = NAME.exec(part.name);
                const [, , down = '', up = ''] = match ?? [];
                if (tokensOf(up).every((token) => GREEK_INDEX.test(token)))
                    for (const one of tokensOf(up))
                        above.add(one);
                for (const one of tokensOf(down))
                    if (GREEK_INDEX.test(one))
                        below.add(one);
                for (const one of latinSymbol(part.name))
                    latin.add(one);
            }
            const [, by] = isDel(part) ? part.args : [];
            if (by?.kind === 'symbol')
                (isDel(part) && part.head === 'del' ? below : above).add(by.name);
            if (part.kind === 'power' && part.base.kind === 'symbol')
                for (const one of exponentLetters(part.exponent))
                    powers.add(one);
            return false;
        });
    }
    for (const one of permutedLetters(nodes))
        above.add(one);
    for (const one of powers)
        if (below.has(one) || above.has(one))
            above.add(one);
    return new Set([...above, ...latin]);
}
/** The Greek letters below one name in several orders: F_{μν} − F_{νμ} has indices, m_{μτ} alone has a label. */
function permutedLetters(nodes) {
    const orders = new Map();
    for (const node of nodes) {
        (0,tree/* someNode */.Ng)(node, (part) => {
            if (part.kind !== 'symbol' || !MARKED.test(part.name))
                return false;
            const [, base = '', below = ''] = NAME.exec(part.name) ?? [];
            const letters = tokensOf(below);
            if (letters.length < 2 || !letters.every((letter) => GREEK_INDEX.test(letter)))
                return false;
            const key = `${base} ${[...letters].sort().join(' ')}`;
            orders.set(key, (orders.get(key) ?? new Set()).add(letters.join(' ')));
            return false;
        });
    }
    return [...orders.values()]
        .filter((found) => found.size > 1)
        .flatMap((found) => [...found].join(' ').split(' '));
}
/** `^\mu` and `^{\mu\nu}` read as an exponent. */
function exponentLetters(exponent) {
    const factors = exponent.kind === 'product' ? exponent.factors : [exponent];
    const letters = factors.map((factor) => (factor.kind === 'symbol' ? factor.name : ''));
    return letters.every((letter) => GREEK_INDEX.test(letter)) ? letters : [];
}
/** `p^\nu`, read as a power, as the name `p^{\nu}` where ν is an index. */
function withUpperIndices(node, letters) {
    if (letters.size === 0)
        return node;
    return (0,tree/* mapTree */.X$)(node, (part) => {
        if (part.kind !== 'power' || part.base.kind !== 'symbol')
            return part;
        const raised = exponentLetters(part.exponent);
        if (raised.length === 0 || !raised.every((letter) => letters.has(letter)))
            return part;
        if (part.base.name.includes('^'))
            return part;
        return { kind: 'symbol', name: `${part.base.name}^{${raised.join('')}}` };
    });
}
/** The index letters of a factor that are not summed inside it, with repetitions; undefined where they cannot be told. */
function freeIndices(node, letters) {
    if (letters.size === 0)
        return [];
    if (node.kind === 'symbol') {
        const tensor = tensorName(node.name, letters);
        return tensor === undefined ? [] : unpaired([...tensor.up, ...tensor.down]);
    }
    if (isDel(node)) {
        const body = node.args[0] && freeIndices(node.args[0], letters);
        const by = node.args[1]?.kind === 'symbol' ? node.args[1].name : '';
        return body && letters.has(by) ? unpaired([by, ...body]) : undefined;
    }
    const children = (0,tree/* childrenOf */.LU)(node).map((child) => freeIndices(child, letters));
    if (!children.every((child) => child !== undefined))
        return undefined;
    if (node.kind === 'negate')
        return children[0];
    if (node.kind === 'sum') {
        const [first = [], ...rest] = children;
        const key = [...first].sort().join();
        return rest.every((other) => [...other].sort().join() === key) ? first : undefined;
    }
    if (node.kind === 'product' || (node.kind === 'operator' && node.head === 'otimes'))
        return unpaired(children.flat());
    if (node.kind === 'quotient')
        return (children[1] ?? []).length === 0 ? children[0] : undefined;
    if (node.kind === 'power' && isTwo(node.exponent) && node.base.kind === 'symbol')
        return [];
    return children.every((child) => child.length === 0) ? [] : undefined;
}
/** `\partial_\mu\phi` or `\partial^\mu\phi`, with the body and the letter as its children. */
function isDel(node) {
    return node.kind === 'operator' && (node.head === 'del' || node.head === 'delUpper');
}
/**
 * Derivatives of one field as a tensor whose first positions are theirs; undefined unless what they act on is a name.
 */
function delTensor(node, letters) {
    if (!isDel(node)) {
        if (node.kind !== 'symbol')
            return undefined;
        const plain = tensorName(node.name, letters) ?? { base: node.name, up: [], down: [] };
        if (plain.up.length > 0 && plain.down.length > 0)
            return undefined;
        const isUp = plain.up.length > 0;
        return {
            ...plain,
            slots: [...plain.up, ...plain.down].map((letter) => ({ letter, isUp })),
            derivatives: 0,
        };
    }
    const [body, by] = node.args;
    const inner = body && delTensor(body, letters);
    if (inner === undefined || by?.kind !== 'symbol' || !letters.has(by.name))
        return undefined;
    const slot = { letter: by.name, isUp: node.head === 'delUpper' };
    return {
        base: `\\partial ${inner.base}`,
        up: slot.isUp ? [by.name, ...inner.up] : inner.up,
        down: slot.isUp ? inner.down : [by.name, ...inner.down],
        slots: [slot, ...(inner.slots ?? [])],
        derivatives: (inner.derivatives ?? 0) + 1,
    };
}
/** Whether an exponent is 2, which contracts a single component with itself. */
function isTwo(node) {
    return node.kind === 'number' && node.text === '2';
}
/** Letters that occur once; undefined when one occurs more than twice. */
function unpaired(all) {
    const counts = new Map();
    for (const one of all)
        counts.set(one, (counts.get(one) ?? 0) + 1);
    if ([...counts.values()].some((count) => count > 2))
        return undefined;
    return [...counts].flatMap(([one, count]) => (count === 1 ? [one] : []));
}
/** The letters that occur twice among these: they are summed over. */
function pairedIndices(all) {
    return [...new Set(all.filter((one, at) => all.indexOf(one) !== at))];
}

// EXTERNAL MODULE: ./build/math/parse.js + 18 modules
var parse = __webpack_require__(876);
;// CONCATENATED MODULE: ./build/math/arrays/names.js
/** Notation of names: which of them are states, operators or vectors, whatever an expression does with them. */
/** The parts of a state's name; undefined for every other name. */
function stateName(name) {
    const isOpen = name.startsWith('\\langle');
    const isClosed = name.endsWith('\\rangle');
    if (name.startsWith('|') && isClosed)
        return { kind: 'ket', parts: [name.slice(1, -'\\rangle'.length)] };
    if (isOpen && name.endsWith('|'))
        return { kind: 'bra', parts: [name.slice('\\langle'.length, -1)] };
    if (!isOpen || !isClosed)
        return undefined;
    const parts = splitBars(name.slice('\\langle'.length, -'\\rangle'.length));
    const kind = ['mean', 'braket', 'element'][parts.length - 1];
    return kind && { kind, parts };
}
/** The text cut at every bar that stands in no braces and no inner mean value. */
function splitBars(text) {
    const parts = [''];
    let depth = 0;
    for (const token of text.match(/\\[A-Za-z]+|\\.|[\s\S]/g) ?? []) {
        if (token === '{' || token === '\\langle')
            depth += 1;
        if (token === '}' || token === '\\rangle')
            depth -= 1;
        if (token === '|' && depth === 0)
            parts.push('');
        else
            parts[parts.length - 1] += token;
    }
    return parts;
}
const MARK = /\^\{\\(dagger|top)\}$/;
/** The mark that makes another operator of a name: `\hat{a}^{\dagger}`, `A^{\top}`; undefined without one. */
function markOf(name) {
    const mark = MARK.exec(name)?.[1];
    return mark === 'dagger' || mark === 'top' ? mark : undefined;
}
/** The name without its dagger or sign of transposition. */
function withoutMark(name) {
    return name.replace(MARK, '');
}
/** `\mathbb{1}`, `\hat{1}`, `\mathbf{1}`: the unit operator. */
function isIdentityName(name) {
    return /^\\(?:mathbb|hat|mathbf)\{(?:1|I|\\mathbb ?1|\\mathbf ?1)\}$/.test(name);
}
/** `\mathbf{0}`, `\vec{0}`: the zero of every sort. */
function isZeroName(name) {
    return /^\\(?:mathbf|vec|hat)\{0\}$/.test(name);
}
/** Names of matrices by their letter: Pauli and Dirac matrices. They satisfy relations of their own. */
function isMatrixLetter(name) {
    return /^\\gamma\^|^\\gamma_\{?(?:5|\\[a-z])|^\\sigma_\{?[xyzij+-]/.test(name);
}
/** Slashed momenta and blackboard letters: operators that stand for themselves. */
function isOpaqueOperator(name) {
    return /^\\slashed\{|^\\mathbb\{[A-Z]\}/.test(name) && !isIdentityName(name);
}
/** `\hat{H}` or `\hat{\mathbf r}`: an operator or a unit vector. */
function isHatted(name) {
    return /^\\hat\{|^\\mathbf\{\\hat/.test(name);
}
/** `\mathbf{A}`, not hatted: a vector or a matrix. */
function isBold(name) {
    return /^\\mathbf\{/.test(name) && !isHatted(name) && !isUnitLetter(name);
}
/** `\vec{a}`. */
function isArrowed(name) {
    return name.startsWith('\\vec{');
}
/** `\mathbf{e}_x`, `\vec{e}_{r}`: the unit vector along a coordinate. */
function isUnitLetter(name) {
    return /^\\(?:vec|mathbf)\{e\}_/.test(name);
}
/** Whether the name, read as a vector, has length one: a hat, or the letter e with a coordinate below. */
function isUnitVectorName(name) {
    return isHatted(name) || isUnitLetter(name);
}
/** Whether a name is a vector, an operator or a matrix by its type or accent. */
function isVectorLike(name) {
    return isHatted(name) || isArrowed(name) || /^\\mathbf\{/.test(name);
}
/**
 * The letter of a vector without its type and accents, the same for every way to set it: `r` for `\vec{r}`, `\mathbf{r}`
 * and `\hat{\mathbf r}`; of a unit vector `\mathbf{e}_r` the coordinate.
 */
function vectorLetter(name) {
    const bare = name
        .replace(/^\\(?:vec|mathbf|hat)\{((?:[^{}]|\{[^{}]*\})*)\}/, '$1')
        .replace(/^\\(?:mathbf|boldsymbol|bm|pmb|hat|vec) ?(?:\{([^{}]*)\}|(\\?[A-Za-z]+))/, '$1$2')
        .replace(/^\\([ij])math/, '$1');
    const coordinate = /^e_\{?([^{}]*)\}?$/.exec(bare);
    return coordinate?.[1] !== undefined && isUnitVectorName(name) ? coordinate[1] : bare;
}

;// CONCATENATED MODULE: ./build/math/arrays/typing.js






/**
 * The names that a commutator or an adjoint makes operators: none beside hats, the capital letters, or else the small
 * ones. In [aA, B] the letter a is a number.
 */
function lettersOfOperators(names) {
    if (names.some(isHatted))
        return [];
    const letters = names.filter((name) => /^[A-Za-z](?![A-Za-z])/.test(name) && !(0,math_evaluate/* isConstant */.VO)(name));
    const capitals = letters.filter((name) => /^[A-Z]/.test(name));
    return capitals.length > 0 ? capitals : letters;
}
/** The capital letters in an adjoint; beside matrices written out every letter is a number. */
function capitalsIn(node) {
    if ((0,tree/* someNode */.Ng)(node, (part) => part.kind === 'matrix'))
        return [];
    return [...(0,names_in/* namesIn */.w)(node)].filter((name) => /^[A-Z](?![A-Za-z])/.test(name));
}
/** Collects the notation of two expressions. */
function notationOf(nodes, numbers) {
    const names = new Set(nodes.flatMap((node) => [...(0,names_in/* namesIn */.w)(node)]));
    const operators = new Set([...names].filter((name) => markOf(name) !== undefined).map(withoutMark));
    for (const node of nodes) {
        (0,tree/* someNode */.Ng)(node, (part) => {
            if (isBracket(part))
                for (const name of lettersOfOperators([...(0,names_in/* namesIn */.w)(part)]))
                    operators.add(name);
            if (isAdjointNode(part))
                for (const name of capitalsIn(part))
                    operators.add(name);
            return false;
        });
    }
    const vectors = [...names].filter((name) => isArrowed(name) || (isBold(name) && !isIdentityName(name) && !isZeroName(name)));
    const indices = indexLetters(nodes);
    const tensors = [...names].flatMap((name) => tensorName(name, indices) ?? []);
    return {
        operators,
        indices,
        fourVectors: new Set(tensors.flatMap(({ base, up, down }) => (up.length === 1 && down.length === 0 ? [base] : []))),
        numbers,
        outside: new Set([...names].filter((name) => stateName(name) === undefined)),
        vectors: new Set(vectors.map(vectorLetter)),
        names,
        hasMatrix: nodes.some((node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'matrix')),
    };
}
/** `[A, B]` written with brackets, or read as one by the parser. */
function isBracket(node) {
    if (node.kind === 'operator')
        return node.head === 'commutator' || node.head === 'anticommutator';
    return node.kind === 'list' && node.items.length === 2 && (node.open === '[' || node.open === '\\{');
}
/** `(AB)^\dagger` and `(AB)^\top`. */
function isAdjointNode(node) {
    return node.kind === 'function' && (node.name === 'dagger' || node.name === 'transpose');
}
/** Most names: a letter that is no matrix and no derivative, with a plain subscript. */
const PLAIN = /^(?:[A-Za-z]|\\(?!nabla|sigma|gamma)[A-Za-z]+)(?:_\{[A-Za-z0-9]*\})?$/;
/** Whether a name has a value that is an array by its notation alone. */
function isArrayName(name) {
    if (PLAIN.test(name))
        return false;
    return (stateName(name) !== undefined ||
        name === '\\nabla' ||
        markOf(name) !== undefined ||
        isVectorLike(name) ||
        isArrowed(name) ||
        isMatrixLetter(name) ||
        isOpaqueOperator(name) ||
        isIdentityName(name));
}
/** What a name is in a reading. */
function sortOf(name, { operators, numbers }, reading) {
    if (stateName(name) !== undefined)
        return 'state';
    if (name.startsWith('\\nabla'))
        return 'none';
    const bare = withoutMark(name);
    if (operators.has(bare))
        return 'operator';
    if (isIdentityName(name))
        return 'identity';
    if (isHatted(name))
        return reading.hat === 'number' ? 'scalar' : reading.hat;
    if (isUnitVectorName(name) || isArrowed(name))
        return 'vector';
    if (isBold(name))
        return reading.bold;
    if (isOpaqueOperator(name))
        return 'operator';
    return isMatrixLetter(name) && !numbers.has(name) ? 'operator' : 'scalar';
}
const parsed = new Map();
/** Texts remembered; beyond it everything is forgotten and read anew. */
const MAX_REMEMBERED = 200;
/** The expression inside a state, `x` of `\langle n|x|m\rangle`; undefined where it cannot be read. */
function innerNode(text) {
    if (parsed.has(text))
        return parsed.get(text);
    if (parsed.size > MAX_REMEMBERED)
        parsed.clear();
    const result = (0,parse/* parseLatex */.S)(text);
    const node = result.ok ? result.node : undefined;
    parsed.set(text, node);
    return node;
}

// EXTERNAL MODULE: ./build/math/value.js
var math_value = __webpack_require__(1698);
// EXTERNAL MODULE: ./build/math/complex.js
var complex = __webpack_require__(3147);
;// CONCATENATED MODULE: ./build/math/arrays/cells.js


/** The entry 0 of an array. */
const ZERO_CELL = (0,math_value/* exact */.e0)(complex/* ZERO */.f2);
/** The entry 1 of an array. */
const ONE_CELL = (0,math_value/* exact */.e0)(complex/* ONE */.xr);
/** The sum of two entries; the error bounds add up. */
function addCells(a, b) {
    return (0,math_value/* rounded */.Wf)((0,complex/* add */.WQ)(a.value, b.value), a.error + b.error, a, b);
}
/** The product of two entries; relative error bounds add up. */
function multiplyCells(a, b) {
    const error = (0,complex/* modulus */.GT)(a.value) * b.error + (0,complex/* modulus */.GT)(b.value) * a.error + a.error * b.error;
    return (0,math_value/* rounded */.Wf)((0,complex/* multiply */.lw)(a.value, b.value), error, a, b);
}
/** The entry with the other sign. */
function negateCell(a) {
    return { ...a, value: (0,complex/* negate */.ze)(a.value) };
}
/** The complex conjugate of an entry. */
function conjugateCell(a) {
    return { ...a, value: { re: a.value.re, im: a.value.im === 0 ? 0 : -a.value.im } };
}

;// CONCATENATED MODULE: ./build/math/arrays/matrix.js



/** The entry in a row and column, from 0; zero outside. */
function cellOf(a, row, col) {
    return a.cells[row * a.cols + col] ?? ZERO_CELL;
}
/** A matrix from its entries. */
function matrixOf(rows, cols, cell) {
    const cells = Array.from({ length: rows * cols }, (_, at) => cell(Math.floor(at / cols), at % cols));
    return { rows, cols, cells };
}
/** The unit matrix. */
function identityMatrix(size) {
    return matrixOf(size, size, (row, col) => (row === col ? ONE_CELL : ZERO_CELL));
}
/** The sum, entry by entry; undefined for two shapes. */
function addMatrices(a, b) {
    if (a.rows !== b.rows || a.cols !== b.cols)
        return undefined;
    return matrixOf(a.rows, a.cols, (row, col) => addCells(cellOf(a, row, col), cellOf(b, row, col)));
}
/** Every entry times one number. */
function scaleMatrix(a, factor) {
    return { ...a, cells: a.cells.map((cell) => multiplyCells(factor, cell)) };
}
/** The matrix product; undefined where the inner sizes differ. */
function multiplyMatrices(a, b) {
    if (a.cols !== b.rows)
        return undefined;
    return matrixOf(a.rows, b.cols, (row, col) => {
        let total = ZERO_CELL;
        for (let at = 0; at < a.cols; at += 1)
            total = addCells(total, multiplyCells(cellOf(a, row, at), cellOf(b, at, col)));
        return total;
    });
}
/** Rows and columns exchanged. */
function transposed(a) {
    return matrixOf(a.cols, a.rows, (row, col) => cellOf(a, col, row));
}
/** Every entry conjugated. */
function conjugated(a) {
    return { ...a, cells: a.cells.map(conjugateCell) };
}
/** Every entry with the other sign. */
function negated(a) {
    return { ...a, cells: a.cells.map(negateCell) };
}
/** The Kronecker product: blocks a_ij·b. */
function kronecker(a, b) {
    return matrixOf(a.rows * b.rows, a.cols * b.cols, (row, col) => multiplyCells(cellOf(a, Math.floor(row / b.rows), Math.floor(col / b.cols)), cellOf(b, row % b.rows, col % b.cols)));
}
/** The sum of the diagonal; undefined unless square. */
function trace(a) {
    if (a.rows !== a.cols)
        return undefined;
    return Array.from({ length: a.rows }, (_, at) => cellOf(a, at, at)).reduce(addCells, ZERO_CELL);
}
/** The largest modulus of an entry. */
function largestEntry(a) {
    return a.cells.reduce((largest, cell) => Math.max(largest, (0,complex/* modulus */.GT)(cell.value)), 0);
}
/**
 * The determinant by Gaussian elimination with partial pivoting (Golub and Van Loan, Matrix Computations, 3.4); undefined
 * unless square.
 */
function determinant(a) {
    if (a.rows !== a.cols)
        return undefined;
    return eliminate(a, { ...a, cols: 0, cells: [] })?.determinant ?? ZERO_CELL;
}
/** The inverse by the same elimination; undefined where the matrix is not square or is singular. */
function inverse(a) {
    return a.rows === a.cols ? eliminate(a, identityMatrix(a.rows))?.solution : undefined;
}
/** Gauss-Jordan elimination of a·x = b; undefined where no pivot is left. */
function eliminate(a, b) {
    const width = a.cols + b.cols;
    const rows = Array.from({ length: a.rows }, (_, row) => Array.from({ length: width }, (_, col) => col < a.cols ? cellOf(a, row, col) : cellOf(b, row, col - a.cols)));
    let product = ONE_CELL;
    for (let at = 0; at < a.rows; at += 1) {
        const best = pivotRow(rows, at);
        const row = rows[best];
        const pivot = row?.[at];
        if (row === undefined || pivot === undefined)
            return undefined;
        if (best !== at) {
            rows[best] = rows[at] ?? row;
            rows[at] = row;
            product = negateCell(product);
        }
        product = multiplyCells(product, pivot);
        const scaled = row.map((cell) => (0,math_value/* quotientOf */.RS)(cell, pivot));
        if (!scaled.every((cell) => cell !== undefined))
            return undefined;
        rows[at] = scaled;
        for (const [index, other] of rows.entries()) {
            const factor = other[at];
            if (index === at || factor === undefined)
                continue;
            rows[index] = other.map((cell, col) => addCells(cell, negateCell(multiplyCells(factor, scaled[col] ?? ZERO_CELL))));
        }
    }
    const solution = matrixOf(a.rows, b.cols, (row, col) => rows[row]?.[a.cols + col] ?? ZERO_CELL);
    return { solution, determinant: product };
}
function pivotRow(rows, at) {
    let best = at;
    const sizeAt = (row) => (0,complex/* modulus */.GT)((rows[row]?.[at] ?? ZERO_CELL).value);
    for (let row = at + 1; row < rows.length; row += 1)
        if (sizeAt(row) > sizeAt(best))
            best = row;
    return best;
}

;// CONCATENATED MODULE: ./build/math/arrays/array-value.js


/** A number as an array value. */
function scalarValue(value) {
    return { sort: 'scalar', matrix: { rows: 1, cols: 1, cells: [value] } };
}
/** The number of a scalar; undefined for any other sort. */
function numberOf(a) {
    return a?.sort === 'scalar' ? cellOf(a.matrix, 0, 0) : undefined;
}
/** Three components as a vector. */
function vectorValue(cells) {
    return { sort: 'vector', matrix: { rows: cells.length, cols: 1, cells } };
}
/** The sum; a number beside an operator is that multiple of the unit operator, as in Ĥ − E. */
function addArrays(a, b) {
    const [one, two] = alike(a, b);
    const sort = commonSort(one, two);
    const matrix = sort && addMatrices(one.matrix, two.matrix);
    return sort && matrix && { sort, matrix };
}
/** Both, with a number beside an operator as a multiple of the unit operator. */
function alike(a, b) {
    if (a.sort === 'scalar' && b.sort === 'operator')
        return [multipleOfUnit(a, b), b];
    if (b.sort === 'scalar' && a.sort === 'operator')
        return [a, multipleOfUnit(b, a)];
    return [a, b];
}
function multipleOfUnit(a, like) {
    return {
        sort: like.sort,
        matrix: scaleMatrix(identityMatrix(like.matrix.rows), cellOf(a.matrix, 0, 0)),
    };
}
/** The sort of a sum: an operator given by its matrix is a matrix, a vector given by components a vector. */
function commonSort(a, b) {
    if (a.matrix.rows !== b.matrix.rows || a.matrix.cols !== b.matrix.cols)
        return undefined;
    if (a.sort === b.sort)
        return a.sort;
    const pair = new Set([a.sort, b.sort]);
    if (!pair.has('matrix'))
        return undefined;
    if (pair.has('operator'))
        return 'matrix';
    return pair.has('vector') ? 'vector' : undefined;
}
/** The product in this order; undefined where the two cannot be multiplied, as two vectors without a sign. */
function multiplyArrays(a, b) {
    if (a.sort === 'scalar')
        return { sort: b.sort, matrix: scaleMatrix(b.matrix, cellOf(a.matrix, 0, 0)) };
    if (b.sort === 'scalar')
        return { sort: a.sort, matrix: scaleMatrix(a.matrix, cellOf(b.matrix, 0, 0)) };
    if ((a.sort === 'ket' && b.sort === 'ket') || (a.sort === 'bra' && b.sort === 'bra'))
        return tensorProduct(a, b);
    const sort = PRODUCTS[`${a.sort} ${b.sort}`];
    const matrix = sort && multiplyMatrices(a.matrix, b.matrix);
    if (sort === undefined || matrix === undefined)
        return undefined;
    return matrix.rows === 1 && matrix.cols === 1 ? { sort: 'scalar', matrix } : { sort, matrix };
}
const PRODUCTS = {
    'operator operator': 'operator',
    'operator ket': 'ket',
    'bra operator': 'bra',
    'bra ket': 'scalar',
    'ket bra': 'operator',
    'operator matrix': 'matrix',
    'matrix operator': 'matrix',
    'matrix matrix': 'matrix',
    'matrix vector': 'vector',
    'operator vector': 'vector',
};
/** Cells of the largest tensor product that is worked out, that of two operators; one of three takes too long. */
const MAX_CELLS = 4096;
/** The tensor product; undefined where it has no sense here or more than 4096 cells. */
function tensorProduct(a, b) {
    const operators = a.sort !== b.sort && isSquareSort(a) && isSquareSort(b);
    if (a.sort !== b.sort && !operators)
        return undefined;
    if (a.sort === 'vector' || a.matrix.cells.length * b.matrix.cells.length > MAX_CELLS)
        return undefined;
    return { sort: operators ? 'matrix' : a.sort, matrix: kronecker(a.matrix, b.matrix) };
}
function isSquareSort({ sort }) {
    return sort === 'operator' || sort === 'matrix';
}
/** The adjoint: a ket becomes a bra. */
function adjoint(a) {
    if (a.sort === 'vector')
        return undefined;
    const sort = a.sort === 'ket' ? 'bra' : a.sort === 'bra' ? 'ket' : a.sort;
    return { sort, matrix: conjugated(transposed(a.matrix)) };
}
/** The vector product, right-handed; undefined unless both have three components. */
function crossProduct(a, b) {
    if (!isSpatial(a) || !isSpatial(b))
        return undefined;
    // Row k of ε_{ijk} a_i b_j as a product of the matrix [a]× with b.
    const generator = matrixOf(3, 3, (row, col) => {
        if (row === col)
            return ZERO_CELL;
        const third = cellOf(a.matrix, 3 - row - col, 0);
        return (col - row + 3) % 3 === 1 ? negateCell(third) : third;
    });
    const matrix = multiplyMatrices(generator, b.matrix);
    return matrix && { sort: 'vector', matrix };
}
function isSpatial(a) {
    return (a.sort === 'vector' || a.sort === 'matrix') && a.matrix.rows === 3 && a.matrix.cols === 1;
}
/** The inner product a·b without conjugation; undefined unless both are columns of one length. */
function innerProduct(a, b) {
    const columns = [a, b].every((one) => one.sort === 'vector' || (one.sort === 'matrix' && one.matrix.cols === 1));
    const matrix = columns ? multiplyMatrices(transposed(a.matrix), b.matrix) : undefined;
    return matrix && { sort: 'scalar', matrix };
}

;// CONCATENATED MODULE: ./build/math/arrays/exponential.js


/** Terms of the series: 0.5^18 / 18! is below 1e-21, far under the rounding of a double. */
const TERMS = 18;
/** Squarings: an exponent of more than 2^8 in norm overflows or has lost its digits. */
const MAX_SQUARINGS = 8;
/**
 * e to the power of a square matrix by scaling and squaring of its Taylor series (Moler and Van Loan, SIAM Review 45, 3,
 * 2003, method 3); undefined unless square or where the exponent is too large.
 */
function matrixExponential(a) {
    if (a.rows !== a.cols)
        return undefined;
    const norm = largestEntry(a) * a.rows;
    const squarings = Math.max(0, Math.ceil(Math.log2(Math.max(norm, 1e-300)) + 1));
    if (!Number.isFinite(norm) || squarings > MAX_SQUARINGS)
        return undefined;
    const small = scaleMatrix(a, (0,math_value/* exact */.e0)({ re: 2 ** -squarings, im: 0 }));
    let result = identityMatrix(a.rows);
    for (let k = TERMS; k >= 1 && result !== undefined; k -= 1) {
        const next = multiplyMatrices(small, result);
        result = next && addMatrices(identityMatrix(a.rows), scaleMatrix(next, (0,math_value/* exact */.e0)({ re: 1 / k, im: 0 })));
    }
    for (let k = 0; k < squarings && result !== undefined; k += 1)
        result = multiplyMatrices(result, result);
    return result;
}

;// CONCATENATED MODULE: ./build/math/arrays/powers-of-arrays.js




/** Whether an array is a square matrix. */
function isSquare({ sort, matrix }) {
    return (sort === 'operator' || sort === 'matrix') && matrix.rows === matrix.cols;
}
/** An array over a number, or a number times the inverse of a matrix. */
function quotientOfArrays(over, under) {
    const divisor = numberOf(under);
    if (divisor !== undefined) {
        const factor = (0,math_value/* quotientOf */.RS)((0,math_value/* exact */.e0)({ re: 1, im: 0 }), divisor);
        return factor && { ...over, matrix: scaleMatrix(over.matrix, factor) };
    }
    // Of A/B with two operators nobody knows on which side the inverse stands.
    if (over.sort !== 'scalar' || !isSquare(under))
        return undefined;
    const matrix = inverse(under.matrix);
    return matrix && multiplyArrays(over, { sort: under.sort, matrix });
}
/** `A^T`, `A^\top`: the transpose, where the letter is the exponent of a matrix. */
const TRANSPOSE = /^(?:T|\\mathrm\{(?:T|t|tr)\}|\\top|\\intercal)$/;
/** The largest power of a matrix that is multiplied out. */
const MAX_POWER = 12;
/** A whole power or the transpose of an array, and e to the power of a matrix. */
function powerOfArray(node, base, exponent) {
    if (base.sort === 'scalar') {
        const isE = node.base.kind === 'symbol' && node.base.name === 'e';
        return isE ? exponential(exponent) : undefined;
    }
    if (node.exponent.kind === 'symbol' && TRANSPOSE.test(node.exponent.name))
        return { ...base, matrix: transposed(base.matrix) };
    const n = numberOf(exponent)?.value;
    if (n === undefined || n.im !== 0 || !Number.isInteger(n.re) || Math.abs(n.re) > MAX_POWER)
        return undefined;
    if (base.sort === 'vector')
        return n.re === 2 ? innerProduct(base, base) : undefined;
    return isSquare(base) ? wholePower(base, n.re) : undefined;
}
function wholePower(base, n) {
    const factor = n < 0 ? inverse(base.matrix) : base.matrix;
    let matrix = identityMatrix(base.matrix.rows);
    for (let k = 0; k < Math.abs(n); k += 1)
        matrix = factor && matrix && multiplyMatrices(matrix, factor);
    return matrix && { sort: base.sort, matrix };
}
/** e to the power of a square array. */
function exponential(a) {
    const matrix = isSquare(a) ? matrixExponential(a.matrix) : undefined;
    return matrix && { sort: a.sort, matrix };
}

;// CONCATENATED MODULE: ./build/math/arrays/functions-of-arrays.js






const TRACE = /^(?:\\(?:operatorname|mathrm)\{)?(?:tr|Tr|trace)\}?$/;
const DETERMINANT = /^(?:\\(?:operatorname|mathrm)\{|\\)?(?:det)\}?$/;
/** Whether a name is the trace, which takes what stands behind it. */
function isTraceName(name) {
    return TRACE.test(name);
}
/** Whether a name that is applied to something takes a matrix. */
function isMatrixFunction(name) {
    return TRACE.test(name) || DETERMINANT.test(name);
}
/** The trace of a square array. */
function tracedOf(a) {
    const sum = isSquare(a) ? trace(a.matrix) : undefined;
    return sum && scalarValue(sum);
}
/** What a node makes of numbers: they are put in as values of names no formula has. */
function scalarFunction(node, values, frame) {
    const numbers = values.map(numberOf);
    if (!numbers.every((number) => number !== undefined))
        return undefined;
    if (isProductHead(node)) {
        return node.head === 'cross' ? undefined : folded(values, multiplyArrays);
    }
    if (node.kind === 'function' && node.name === 'transpose')
        return values[0];
    if (node.kind === 'function' && node.name === 'dagger')
        return values[0] && adjoint(values[0]);
    const names = values.map((_, at) => `\u0000${at}`);
    const symbols = new Map(frame.point.symbols);
    for (const [at, number] of numbers.entries())
        symbols.set(names[at] ?? '', number.value);
    const replaced = (0,tree/* withChildren */.OF)(node, names.map((name) => ({ kind: 'symbol', name })));
    const result = (0,math_evaluate/* evaluate */._3)(replaced, { ...frame.point, symbols });
    return result && scalarValue(withErrors(result, numbers));
}
/** A function of numbers passes their relative errors on, here taken at up to 64 times. */
const CONDITION = 64;
function withErrors(result, numbers) {
    const size = Math.hypot(result.value.re, result.value.im);
    const relative = numbers.reduce((sum, { value, error }) => {
        return error === 0 ? sum : sum + error / Math.max(Math.hypot(value.re, value.im), error);
    }, 0);
    return {
        ...result,
        error: result.error + CONDITION * relative * size,
        absorbed: result.absorbed || numbers.some((number) => number.absorbed),
        branched: result.branched || numbers.some((number) => number.branched),
    };
}
/** All values combined from the left; undefined where two of them cannot be. */
function folded(values, combine) {
    const [first, ...rest] = values;
    return rest.reduce((total, value) => total && combine(total, value), first);
}
function isProductHead(node) {
    return node.kind === 'operator' && ['inner', 'dot', 'cross', 'otimes'].includes(node.head);
}
/** What a node makes of values of which at least one is an array. */
function arrayFunction(node, values, frame) {
    const [first, second] = values;
    if (first === undefined)
        return undefined;
    if (node.kind === 'power' && second !== undefined)
        return powerOfArray(node, first, second);
    if (node.kind === 'quotient' && second !== undefined)
        return quotientOfArrays(first, second);
    if (node.kind === 'operator' && node.head === 'otimes')
        return folded(values, tensorProduct);
    if (node.kind === 'operator')
        return second === undefined ? undefined : combined(node.head, first, second);
    if (node.kind === 'function' || node.kind === 'call')
        return second === undefined ? ofOne(node.name, first, frame) : undefined;
    return undefined;
}
function combined(head, a, b) {
    switch (head) {
        case 'inner':
        case 'dot':
            return a.sort === 'vector' || b.sort === 'vector' || a.sort === 'ket'
                ? innerProduct(a, b)
                : multiplyArrays(a, b);
        case 'cross':
            return crossProduct(a, b);
        case 'commutator':
        case 'anticommutator': {
            const [ab, ba] = [multiplyArrays(a, b), multiplyArrays(b, a)];
            if (ab === undefined || ba === undefined)
                return undefined;
            return addArrays(ab, head === 'commutator' ? { ...ba, matrix: negated(ba.matrix) } : ba);
        }
        default:
            return undefined;
    }
}
function ofOne(name, a, frame) {
    if (isTraceName(name))
        return tracedOf(a);
    if (DETERMINANT.test(name)) {
        const value = isSquare(a) ? determinant(a.matrix) : undefined;
        return value && scalarValue(value);
    }
    switch (name) {
        case 'exp':
            return exponential(a);
        case 'cos':
        case 'sin':
            return halfSum(name, a);
        case 'dagger':
        case 'adjoint':
            return adjoint(a);
        case 'transpose':
            return { ...a, matrix: transposed(a.matrix) };
        case 'conj':
            return a.sort === 'operator' || a.sort === 'matrix'
                ? { ...a, matrix: conjugated(a.matrix) }
                : undefined;
        case 'abs':
        case 'norm':
            return a.sort === 'vector' ? lengthOf(a, frame) : undefined;
        default:
            return undefined;
    }
}
/** cos A and sin A of a matrix as (e^{iA} ± e^{−iA})/2 or /2i (DLMF 4.14.1, 4.14.2). */
function halfSum(name, a) {
    const turned = (im) => exponential({ ...a, matrix: scaleMatrix(a.matrix, (0,math_value/* exact */.e0)({ re: 0, im })) });
    const [plus, minus] = [turned(1), turned(-1)];
    if (plus === undefined || minus === undefined)
        return undefined;
    const other = name === 'cos' ? minus : { ...minus, matrix: negated(minus.matrix) };
    const sum = addArrays(plus, other);
    const half = (0,math_value/* exact */.e0)(name === 'cos' ? { re: 0.5, im: 0 } : { re: 0, im: -0.5 });
    return sum && { ...sum, matrix: scaleMatrix(sum.matrix, half) };
}
function lengthOf(a, frame) {
    const square = innerProduct(a, a);
    const root = { kind: 'function', name: 'sqrt', args: [{ kind: 'number', text: '1' }] };
    return square && scalarFunction(root, [square], frame);
}

;// CONCATENATED MODULE: ./build/verify/rules/measure.js






/** Whether a quantity carries a physical unit; a degree, radian or percent is only a number. */
function hasUnits(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'unit' && Object.keys((0,units/* unitOf */.u)(part.name)?.base ?? {}).length > 0);
}
/** The number before the units: every unit as 1. */
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
/**
 * The precision a measured number states: that of a decimal, and of a whole number before a unit, which states all its
 * digits ("41 GeV": two, to the last place). Undefined for a closed form.
 */
function measuredLiteral(node) {
    const literal = (0,normal/* literalOf */.Zc)(node);
    if (literal !== undefined)
        return literal;
    const number = (0,rational/* rationalOf */.K)(withoutUnits(node));
    if (!hasUnits(node) || number === undefined || number.den !== 1n || !isWhole(node))
        return undefined;
    return { digits: String(number.num).replace('-', '').length, lastPlace: 1 };
}
/** One whole number as written, its sign and units apart. */
function isWhole(node) {
    if (node.kind === 'negate')
        return isWhole(node.of);
    if (node.kind === 'quotient')
        return isWhole(node.over);
    if (node.kind !== 'product')
        return node.kind === 'number';
    const numbers = node.factors.filter((factor) => (0,rational/* rationalOf */.K)(factor) !== undefined);
    return numbers.length === 1 && numbers[0]?.kind === 'number';
}
/** Whether a number is written with a power of ten: nobody writes an exact number so. */
function isScientific(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'power' && part.base.kind === 'number' && part.base.text === '10');
}
/** A formula as number times the rest: `1.22 \lambda/D` as 1.22 and λ/D. Undefined where no number stands apart. */
function coefficientOf(node) {
    if (node.kind === 'negate') {
        const of = coefficientOf(node.of);
        return of && { number: { kind: 'negate', of: of.number }, rest: of.rest };
    }
    if (node.kind === 'quotient') {
        const over = coefficientOf(node.over);
        return over && { number: over.number, rest: { ...node, over: over.rest } };
    }
    if (node.kind !== 'product')
        return undefined;
    const isNumber = (part) => [...(0,names_in/* namesIn */.w)(part)].every(math_evaluate/* isConstant */.VO) && !hasUnits(part);
    const numbers = node.factors.filter(isNumber);
    const rest = node.factors.filter((part) => !isNumber(part));
    const [only] = rest;
    if (numbers.length === 0 || only === undefined)
        return undefined;
    const [first] = numbers;
    return {
        number: first !== undefined && numbers.length === 1 ? first : { kind: 'product', factors: numbers },
        rest: rest.length === 1 ? only : { kind: 'product', factors: rest },
    };
}

;// CONCATENATED MODULE: ./build/math/arrays/contractions.js



/** Terms of one summation over repeated indices. */
const MAX_TERMS = 1024;
/**
 * The sum over all index letters that occur twice in a product (Einstein's convention). Two lower or two upper letters are
 * joined by the metric, as one above and one below are.
 */
function sumOverPairs(factors, frame, product) {
    const letters = frame.notation.indices;
    if (letters.size === 0)
        return product(frame);
    const free = [];
    for (const factor of factors) {
        const own = freeIndices(factor, letters);
        if (own === undefined)
            return undefined;
        free.push(...own);
    }
    return sumOverLetters(free, frame, product);
}
/** The sum over the letters that occur twice among these. */
function sumOverLetters(all, frame, product) {
    const pairs = pairedIndices(all);
    if (pairs.some((letter) => frame.indices.has(letter)))
        return undefined;
    return sumOver(pairs, frame, product);
}
function sumOver(pairs, frame, product) {
    const count = frame.dimension ** pairs.length;
    if (pairs.length === 0)
        return product(frame);
    if (count > MAX_TERMS)
        return undefined;
    let total;
    for (let code = 0; code < count; code += 1) {
        const indices = new Map(frame.indices);
        for (let at = 0, rest = code; at < pairs.length; at += 1, rest = Math.floor(rest / frame.dimension))
            indices.set(pairs[at] ?? '', rest % frame.dimension);
        const term = product({ ...frame, indices });
        if (term === undefined)
            return undefined;
        total = total === undefined ? term : addArrays(total, term);
        if (total === undefined)
            return undefined;
    }
    return total;
}
/** `p_\mu^2`, and `p^2` where p has components p_μ, as p_μ p^μ; undefined for any other base. */
function contractedSquare(base, frame) {
    const name = fourVector(base, frame);
    return name === undefined ? undefined : contractedPair(name, name, frame);
}
/** `p \cdot q` as p_μ q^μ where both have components; undefined otherwise. */
function contractedDot(args, frame) {
    const [a, b] = args.map((arg) => fourVector(arg, frame));
    return a === undefined || b === undefined ? undefined : contractedPair(a, b, frame);
}
/** The base of a name with one index that also stands above, with or without the index. */
function fourVector(node, { notation }) {
    if (node.kind !== 'symbol')
        return undefined;
    const tensor = tensorName(node.name, notation.indices);
    const base = tensor === undefined ? node.name : tensor.base;
    if (tensor !== undefined && tensor.up.length + tensor.down.length !== 1)
        return undefined;
    return notation.fourVectors.has(base) ? base : undefined;
}
function contractedPair(one, two, { tensors, dimension }) {
    if (tensors === undefined)
        return undefined;
    const lower = (base, at) => tensors.component({ base, up: [], down: ['#'] }, new Map([['#', at]]));
    let total;
    for (let row = 0; row < dimension; row += 1)
        for (let col = 0; col < dimension; col += 1) {
            const [a, b] = [lower(one, row), lower(two, col)];
            const pair = a && b && multiplyArrays(scalarValue(a), scalarValue(b));
            const term = pair && multiplyArrays(scalarValue(cellOf(tensors.upper, row, col)), pair);
            if (term === undefined)
                return undefined;
            total = total === undefined ? term : addArrays(total, term);
        }
    return total;
}

;// CONCATENATED MODULE: ./build/math/arrays/draws.js




function complexCell(next) {
    return (0,math_value/* exact */.e0)({ re: 2 * next() - 1, im: 2 * next() - 1 });
}
/**
 * A random complex matrix for a name whose products do not commute. Random n×n matrices satisfy no polynomial identity
 * of degree below 2n (Amitsur and Levitzki, Proc. Amer. Math. Soc. 1, 449, 1950), so that two polynomials of lower
 * degree agree at random matrices only if they are the same.
 */
function randomOperator(draw, name, size) {
    const next = draw(`operator ${name}`);
    return matrixOf(size, size, () => complexCell(next));
}
/** A random complex column for a state; the same label gives the same state. */
function randomKet(draw, label, size) {
    const next = draw(`ket ${label}`);
    return matrixOf(size, 1, () => complexCell(next));
}
/** The state number `index` of an orthonormal basis. */
function basisKet(index, size) {
    return matrixOf(size, 1, (row) => (row === index ? (0,math_value/* exact */.e0)({ re: 1, im: 0 }) : ZERO_CELL));
}
/** A random state of a statistical mixture: a matrix with trace one. */
function randomDensity(draw, size) {
    const next = draw('density');
    const weights = Array.from({ length: size }, () => 0.2 + next());
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return matrixOf(size, size, (row, col) => row === col ? (0,math_value/* exact */.e0)({ re: (weights[row] ?? 0) / total, im: 0 }) : complexCell(next));
}
/** The Pauli matrices, row by row (W. Pauli, Z. Phys. 43, 601, 1927, eq. 4). */
const PAULI = {
    x: [
        [0, 0],
        [1, 0],
        [1, 0],
        [0, 0],
    ],
    y: [
        [0, 0],
        [0, -1],
        [0, 1],
        [0, 0],
    ],
    z: [
        [1, 0],
        [0, 0],
        [0, 0],
        [-1, 0],
    ],
};
/** σ_x, σ_y, σ_z in an even number of dimensions, beside a unit matrix; undefined for every other name. */
function pauliMatrix(name, size) {
    const letter = /^\\sigma_\{([xyz])\}$/.exec(name)?.[1];
    const entries = letter === undefined ? undefined : PAULI[letter];
    if (entries === undefined || size % 2 !== 0)
        return undefined;
    const cells = entries.map(([re, im]) => (0,math_value/* exact */.e0)({ re, im }));
    return kronecker({ rows: 2, cols: 2, cells }, identityMatrix(size / 2));
}
/** A random real vector of three components. */
function randomVector(draw, letter) {
    const next = draw(`vector ${letter}`);
    return [signed(next), signed(next), signed(next)];
}
/** Between 0.3 and 1.5 in modulus, so that no component is nearly zero. */
function signed(next) {
    const size = 0.3 + 1.2 * next();
    return next() < 0.5 ? -size : size;
}
/** Directions of curvilinear coordinates, right-handed in this order (ISO 80000-2, 17). */
const TRIADS = [
    ['r', '\\theta', '\\phi'],
    ['r', '\\theta', '\\varphi'],
    ['\\rho', '\\phi', 'z'],
    ['\\rho', '\\varphi', 'z'],
];
/**
 * The unit vector of a letter: of Cartesian axes the axis; of a triad of curvilinear coordinates (more than one of them in
 * use) a random right-handed frame; of anything else a random direction. `letters` are all unit vectors in use.
 */
function unitVector(draw, letter, letters) {
    const axis = axisOf(letter, letters);
    if (axis !== undefined)
        return [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
    const triad = TRIADS.find((names) => [...letters].every((other) => names.includes(other)));
    const inFrame = letters.size > 1 ? randomFrame(draw)[triad?.indexOf(letter) ?? -1] : undefined;
    return inFrame ?? normalised(randomVector(draw, letter));
}
/** x, y, z; or i, j, k and 1, 2, 3 where the first two of them occur. */
function axisOf(letter, letters) {
    if (letter === 'x' || letter === 'y')
        return letter === 'x' ? 0 : 1;
    const hasAxes = letters.has('x') || letters.has('y');
    if (letter === 'z')
        return hasAxes ? 2 : undefined;
    for (const triple of ['ijk', '123']) {
        const at = triple.indexOf(letter);
        if (at >= 0 && letters.has(triple[0] ?? '') && letters.has(triple[1] ?? ''))
            return at;
    }
    return undefined;
}
/** Three orthonormal directions, right-handed: u, the part of v normal to it, and u × v. */
function randomFrame(draw) {
    const u = normalised(randomVector(draw, 'first direction'));
    const other = randomVector(draw, 'second direction');
    const along = u[0] * other[0] + u[1] * other[1] + u[2] * other[2];
    const v = normalised([other[0] - along * u[0], other[1] - along * u[1], other[2] - along * u[2]]);
    return [u, v, [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]];
}
/** The direction of a vector. */
function normalised(vector) {
    const length = Math.hypot(...vector);
    return [vector[0] / length, vector[1] / length, vector[2] / length];
}
/** Three real numbers as a vector, each rounded a few times. */
function asVector(triple) {
    return vectorValue(triple.map((re) => ({ ...(0,math_value/* exact */.e0)({ re, im: 0 }), error: 4e-16 })));
}

;// CONCATENATED MODULE: ./build/math/arrays/fields.js







const FIELD_HEADS = new Set(['gradient', 'laplacian', 'divergence', 'curl']);
/** Whether a node is a gradient, divergence, curl or Laplacian as {@link withFieldOperators} writes it. */
function isFieldOperator(node) {
    return node.kind === 'operator' && FIELD_HEADS.has(node.head);
}
/**
 * The expression with `\nabla f`, `\nabla\cdot E`, `\nabla\times B` and `\nabla^2 f` as operators on the one factor
 * behind the sign, and these and `\partial_\mu` taken through sums, signs and numbers, as they are linear.
 */
function withFieldOperators(node) {
    return (0,tree/* mapTree */.X$)(node, (part) => {
        if (isDel(part))
            return linear(part, part.args[0], (body) => ({ ...part, args: [body, ...part.args.slice(1)] }));
        if (part.kind === 'operator' && part.args[0] !== undefined && isNabla(part.args[0])) {
            const head = part.head === 'dot' ? 'divergence' : part.head === 'cross' ? 'curl' : undefined;
            return head === undefined ? part : fields_applied(head, part.args[1], part);
        }
        return part.kind === 'product' ? absorbed(part) : part;
    });
}
function isNabla(node) {
    return node.kind === 'symbol' && node.name === '\\nabla';
}
function headOf(node) {
    if (isNabla(node))
        return 'gradient';
    const isSquare = node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.text === '2';
    return isSquare && isNabla(node.base) ? 'laplacian' : undefined;
}
function absorbed(product) {
    const factors = [];
    for (let at = 0; at < product.factors.length; at += 1) {
        const factor = product.factors[at];
        if (factor === undefined)
            break;
        const [head, next] = [headOf(factor), product.factors[at + 1]];
        // Of \nabla D c nobody knows whether the sign ends before c.
        const isLast = product.factors.slice(at + 2).every(isNumber);
        if (head === undefined || next === undefined || !isLast)
            factors.push(factor);
        else {
            factors.push(fields_applied(head, next, factor));
            at += 1;
        }
    }
    const [only] = factors;
    return only !== undefined && factors.length === 1 ? only : { kind: 'product', factors };
}
function fields_applied(head, body, otherwise) {
    return linear(otherwise, body, (inner) => ({ kind: 'operator', head, args: [inner] }));
}
function linear(otherwise, body, apply) {
    if (body === undefined)
        return otherwise;
    if (body.kind === 'negate')
        return { kind: 'negate', of: linear(otherwise, body.of, apply) };
    if (body.kind === 'sum')
        return { kind: 'sum', terms: body.terms.map((term) => linear(otherwise, term, apply)) };
    if (body.kind !== 'product')
        return apply(body);
    const numbers = body.factors.filter(isNumber);
    const [field, ...more] = body.factors.filter((factor) => !isNumber(factor));
    if (field === undefined || more.length > 0 || numbers.length === 0)
        return apply(body);
    return { kind: 'product', factors: [...numbers, linear(otherwise, field, apply)] };
}
function isNumber(node) {
    return !(0,tree/* someNode */.Ng)(node, (part) => part.kind === 'symbol' && part.name !== '\\pi') && node.kind !== 'call';
}
/**
 * The value of a gradient, divergence, curl or Laplacian: random, and the same for the same field. What stands between
 * two of them on compound fields (∇·(∇×A) = 0) is not known here, so that a difference of such fields says nothing.
 */
function fieldValue(node, frame) {
    const [body] = node.args;
    if (body === undefined)
        return undefined;
    if (body.kind !== 'symbol' && body.kind !== 'call')
        frame.seen.opaque = true;
    const isNamed = body.kind === 'symbol' && isVectorLike(body.name);
    const key = `${node.head} ${isNamed ? vectorLetter(body.name) : (0,normal/* normalText */.RG)(body)}`;
    if (node.head === 'gradient' || node.head === 'curl')
        return asVector(randomVector(frame.draw, key));
    return scalarValue((0,math_value/* exact */.e0)({ re: 3 * frame.draw(key)() - 1.5, im: 0 }));
}

;// CONCATENATED MODULE: ./build/math/arrays/name-values.js












/** The value of a name at the test point of a frame; undefined where it has none in the frame's reading. */
function nameValue(name, frame, evaluate) {
    const tensor = tensorName(name, frame.notation.indices);
    if (tensor !== undefined) {
        // Its components would be matrices, whose order matters too.
        if (sortOf(name, frame.notation, frame.reading) !== 'scalar')
            return undefined;
        return sumOverLetters([...tensor.up, ...tensor.down], frame, ({ tensors, indices }) => {
            const component = tensors?.component(tensor, indices);
            return component && scalarValue(component);
        });
    }
    if (isZeroName(name))
        return scalarValue(ZERO_CELL);
    const key = `${frame.inside} ${name}`;
    if (frame.arrays.has(key))
        return frame.arrays.get(key);
    const value = freshValue(name, frame, evaluate);
    frame.arrays.set(key, value);
    return value;
}
function freshValue(name, frame, evaluate) {
    const { notation, reading, point } = frame;
    switch (sortOf(name, notation, reading)) {
        case 'state': {
            const state = stateName(name);
            return state && stateValue(name, state, frame, evaluate);
        }
        case 'identity':
            return { sort: 'operator', matrix: identityMatrix(frame.size) };
        case 'operator':
            return operatorValue(name, frame);
        case 'vector':
            return vectorOf(name, frame);
        case 'scalar':
            if (notation.vectors.has(name) && !notation.numbers.has(name))
                return name_values_lengthOf(name, frame);
            if (frame.inside !== 'no' && isRandomHere(name, frame))
                return randomVariable(name, frame);
            break;
        default:
            return undefined;
    }
    const value = point.symbols.get(name);
    if (value !== undefined)
        return scalarValue((0,math_value/* exact */.e0)(value));
    const constant = (0,math_evaluate/* evaluate */._3)({ kind: 'symbol', name }, point);
    return constant && scalarValue(constant);
}
/** Inside a state every name is an operator, or only those that stand nowhere outside. */
function isRandomHere(name, { notation, reading }) {
    if (name === '\\pi' || name === 'i' || name === 'e' || name === '\\hbar')
        return false;
    return reading.inside === 'all' || !notation.outside.has(name);
}
/** In a matrix element an operator; in an average a random variable, which commutes with all others. */
function randomVariable(name, frame) {
    if (frame.inside === 'element' && frame.reading.inside !== 'numbers')
        return operatorValue(name, frame);
    const next = frame.draw(`variable ${name}`);
    const matrix = matrixOf(frame.size, frame.size, (row, col) => row === col ? (0,math_value/* exact */.e0)({ re: 0.3 + 2 * next(), im: 0 }) : ZERO_CELL);
    return { sort: 'operator', matrix };
}
function operatorValue(name, frame) {
    const bare = {
        sort: 'operator',
        matrix: (frame.pauli ? pauliMatrix(name, frame.size) : undefined) ??
            randomOperator(frame.draw, withoutMark(name), frame.size),
    };
    const mark = markOf(name);
    if (mark === 'top')
        return { ...bare, matrix: transposed(bare.matrix) };
    return mark === 'dagger' ? adjoint(bare) : bare;
}
/** A vector; a unit vector whose vector is in use has its direction. */
function vectorOf(name, { draw, notation }) {
    const letter = vectorLetter(name);
    if (!isUnitVectorName(name))
        return asVector(randomVector(draw, letter));
    if (notation.vectors.has(letter))
        return asVector(normalised(randomVector(draw, letter)));
    const letters = new Set([...notation.names].filter(isUnitVectorName).map(vectorLetter));
    return asVector(unitVector(draw, letter, letters));
}
/** The bare letter of a vector is its length. */
function name_values_lengthOf(letter, frame) {
    const vector = asVector(randomVector(frame.draw, letter));
    const square = innerProduct(vector, vector);
    const root = { kind: 'function', name: 'sqrt', args: [{ kind: 'number', text: '1' }] };
    return square && scalarFunction(root, [square], frame);
}
function stateValue(name, state, frame, evaluate) {
    const [first = '', second = '', third = ''] = state.parts;
    switch (state.kind) {
        case 'ket':
            return ketOf(first, frame);
        case 'bra':
            return adjoint(ketOf(first, frame));
        case 'braket':
            return bracketOf(first, ketOf(second, frame), frame);
        case 'element':
            return elementOf({ bra: first, middle: second, ket: third }, frame, evaluate) ?? opaque(name, frame);
        case 'mean':
            return meanOf(first, frame, evaluate) ?? opaque(name, frame);
    }
}
/** A label in one spelling: without spaces and braces that only group, sums in one order. */
function labelOf(text) {
    // Digits side by side are the labels of several systems: |0> is no |00>.
    if (/^[0-9]+$/.test(text.trim()))
        return text.trim();
    const node = innerNode(text);
    return node === undefined ? text.replace(/\s+/g, '') : (0,normal/* normalText */.RG)(node);
}
function ketOf(text, { draw, size, basis }) {
    const label = labelOf(text);
    const at = basis?.indexOf(label) ?? -1;
    return { sort: 'ket', matrix: at < 0 ? randomKet(draw, label, size) : basisKet(at, size) };
}
function elementOf({ bra, middle, ket }, frame, evaluate) {
    const node = innerNode(middle);
    const operator = node && evaluate(node, { ...frame, inside: 'element', marks: new WeakMap() });
    const right = operator && multiplyArrays(operator, ketOf(ket, frame));
    return right && bracketOf(bra, right, frame);
}
function bracketOf(label, right, frame) {
    const left = adjoint(ketOf(label, frame));
    return left && multiplyArrays(left, right);
}
/** A number of its own for what is not read inside: equal texts are equal, other texts may still be. */
function opaque(name, { draw, seen }) {
    seen.opaque = true;
    return scalarValue((0,math_value/* exact */.e0)({ re: 0.3 + 2 * draw(`opaque ${name}`)(), im: 0 }));
}
/** ⟨X⟩ as tr ρX with a random ρ of trace one: linear in X, and nothing else is assumed of the average. */
function meanOf(text, frame, evaluate) {
    const node = innerNode(text);
    const value = node && evaluate(node, { ...frame, inside: 'mean', marks: new WeakMap() });
    if (value === undefined)
        return undefined;
    const density = { sort: 'operator', matrix: randomDensity(frame.draw, frame.size) };
    const unit = { sort: 'operator', matrix: identityMatrix(frame.size) };
    const operator = value.sort === 'scalar' ? multiplyArrays(value, unit) : value;
    const product = operator && multiplyArrays(density, operator);
    return product && tracedOf(product);
}

;// CONCATENATED MODULE: ./build/math/arrays/evaluate-arrays.js











/** What one step costs of the budget: it takes as long as some evaluated nodes of numbers. */
const STEP = 8;
/**
 * The value of an expression with operators, states, matrices, vectors or tensors at one test point; undefined where the
 * notation, as it is read here, has none: two vectors side by side, an operator below a fraction bar.
 */
function evaluateArrays(node, frame) {
    frame.point.budget.left -= STEP;
    if (frame.point.budget.left < 0)
        return undefined;
    if (!holdsArray(node, frame)) {
        const value = (0,math_evaluate/* evaluate */._3)(node, frame.point);
        return value && scalarValue(value);
    }
    switch (node.kind) {
        case 'symbol':
            return nameValue(node.name, frame, evaluateArrays);
        case 'negate': {
            const of = evaluateArrays(node.of, frame);
            return of && { ...of, matrix: negated(of.matrix) };
        }
        case 'sum':
            return evaluate_arrays_folded(node.terms, frame, addArrays);
        case 'product':
            return productValue(node.factors, frame);
        case 'matrix':
            return explicitMatrix(node.rows, frame);
        case 'power':
            return ((isTwo(node.exponent) ? contractedSquare(node.base, frame) : undefined) ?? fromChildren(node, frame));
        case 'call':
            return isArrayName(node.name)
                ? nameValue((0,print/* printLatex */.g)(node), frame, evaluateArrays)
                : fromChildren(node, frame);
        case 'operator':
            if (isFieldOperator(node))
                return fieldValue(node, frame);
            if (isDel(node))
                return delValue(node, frame);
            return (isInner(node.head) ? contractedDot(node.args, frame) : undefined) ?? fromChildren(node, frame);
        case 'list':
            return isBracket(node) ? fromChildren(asCommutator(node), frame) : undefined;
        case 'quotient':
        case 'function':
            return fromChildren(node, frame);
        default:
            return undefined;
    }
}
function delValue(node, frame) {
    const tensor = delTensor(node, frame.notation.indices);
    if (tensor === undefined)
        return undefined;
    return sumOverLetters([...tensor.up, ...tensor.down], frame, ({ tensors, indices }) => {
        const component = tensors?.component(tensor, indices);
        return component && scalarValue(component);
    });
}
const isInner = (head) => head === 'dot' || head === 'inner';
/** `[A, B]` and `\{A, B\}` beside operators are the commutator and the anticommutator. */
function asCommutator({ open, items }) {
    return { kind: 'operator', head: open === '[' ? 'commutator' : 'anticommutator', args: items };
}
/** Whether a part of the expression may be an array. */
function holdsArray(node, frame) {
    const known = frame.marks.get(node);
    if (known !== undefined)
        return known;
    const holds = isArrayNode(node, frame) || (0,tree/* childrenOf */.LU)(node).some((child) => holdsArray(child, frame));
    frame.marks.set(node, holds);
    return holds;
}
function isArrayNode(node, { notation, reading, inside }) {
    if (node.kind === 'matrix' || isFieldOperator(node) || isDel(node))
        return true;
    if (node.kind === 'call')
        return isArrayName(node.name) || isMatrixFunction(node.name);
    if (node.kind !== 'symbol')
        return false;
    if (inside !== 'no')
        return true;
    const { name } = node;
    if (isTraceName(name) || notation.vectors.has(name) || notation.fourVectors.has(name))
        return true;
    return sortOf(name, notation, reading) !== 'scalar' || tensorName(name, notation.indices) !== undefined;
}
function evaluate_arrays_folded(nodes, frame, combine) {
    let total;
    for (const [at, node] of nodes.entries()) {
        const value = evaluateArrays(node, frame);
        if (value === undefined)
            return undefined;
        frame.point.budget.left -= value.matrix.cells.length * value.matrix.cols;
        total = at === 0 ? value : total && combine(total, value);
        if (total === undefined)
            return undefined;
    }
    return total;
}
/** Factors in order; a trace takes everything behind it; index letters that occur twice are summed over. */
function productValue(factors, frame) {
    const at = factors.findIndex((factor) => factor.kind === 'symbol' && isTraceName(factor.name));
    if (at >= 0) {
        const rest = productValue(factors.slice(at + 1), frame);
        const sum = rest && tracedOf(rest);
        const before = at === 0 ? sum : productValue(factors.slice(0, at), frame);
        if (sum === undefined || before === undefined)
            return undefined;
        return at === 0 ? sum : multiplyArrays(before, sum);
    }
    return sumOverPairs(factors, frame, (inner) => evaluate_arrays_folded(factors, inner, multiplyArrays));
}
function explicitMatrix(rows, frame) {
    const values = rows.flat().map((cell) => numberOf(evaluateArrays(cell, frame)));
    if (!values.every((value) => value !== undefined))
        return undefined;
    return { sort: 'matrix', matrix: { rows: rows.length, cols: rows[0]?.length ?? 0, cells: values } };
}
/** A node whose value follows from the values of its children alone. */
function fromChildren(node, frame) {
    const values = [];
    for (const child of (0,tree/* childrenOf */.LU)(node)) {
        const value = evaluateArrays(child, frame);
        if (value === undefined)
            return undefined;
        values.push(value);
    }
    frame.point.budget.left -= values.reduce((cost, { matrix }) => cost + matrix.cells.length * matrix.cols, 0);
    return values.every(({ sort }) => sort === 'scalar')
        ? scalarFunction(node, values, frame)
        : arrayFunction(node, values, frame);
}

;// CONCATENATED MODULE: ./build/verify/arrays/readings.js





/**
 * Every way the notation can be read. Hats on the letters of coordinates are unit vectors where every term has one of
 * them, or where other vectors stand beside them; otherwise they may be operators as well.
 */
function arrayReadings(nodes, notation) {
    const bare = [...notation.names].map(withoutMark);
    const hats = bare.some(isHatted) ? hatReadings(nodes, notation) : ['operator'];
    const bolds = bare.some(isBold) ? ['vector', 'operator'] : ['vector'];
    const insides = bare.some(hasInside) ? ['all', 'own'] : ['all'];
    return hats.flatMap((hat) => bolds.flatMap((bold) => insides.map((inside) => ({ hat, bold, inside }))));
}
/** Letters of coordinates and directions, which a hat makes unit vectors (ISO 80000-2, 17). */
const DIRECTION = /^(?:[xyzijkrnst123]|\\(?:rho|theta|phi|varphi))(?:_|$)/;
function hatReadings(nodes, notation) {
    const names = [...notation.names];
    const hatted = names.filter(isHatted);
    if (hatted.some((name) => markOf(name) !== undefined))
        return ['operator'];
    const directions = hatted.every((name) => DIRECTION.test(vectorLetter(name)));
    const isLinear = nodes.every((node) => degreeOf(node, notation) <= 1);
    const hasVectors = names.some((name) => isArrowed(name) || isBold(name) || (isUnitVectorName(name) && !isHatted(name)));
    return directions && (isLinear || hasVectors) ? ['vector'] : ['operator', 'vector'];
}
/** The reading in which a hat marks nothing, for formulas that have no value otherwise: \hat{s}^2/\hat{t}. */
const PLAIN_HATS = { hat: 'number', bold: 'vector', inside: 'all' };
/** Letters of plain quantities under a hat: Mandelstam variables, estimates, rescaled numbers. */
const NUMBER_HAT = /^\\hat\{(?:[stumyg]|\\(?!sigma|psi|phi|rho|chi|mathbf|vec)[a-z]+)\}/;
/** Whether nothing but hats on letters of plain quantities says that anything is an operator. */
function mayBePlainHats({ operators, names }) {
    const hatted = [...names].filter((name) => isHatted(name) || markOf(name) !== undefined);
    const states = [...names].some((name) => stateName(name) !== undefined);
    return (operators.size === 0 && !states && hatted.length > 0 && hatted.every((name) => NUMBER_HAT.test(name)));
}
function hasInside(name) {
    const kind = stateName(name)?.kind;
    return kind === 'mean' || kind === 'element';
}
/** The labels of all kets and bras of both expressions, each once, in order of their names. */
function basisLabels({ names }) {
    const labels = [...names].flatMap((name) => {
        const state = stateName(name);
        if (state === undefined || state.kind === 'mean')
            return [];
        return state.kind === 'element' ? [state.parts[0] ?? '', state.parts[2] ?? ''] : state.parts;
    });
    return [...new Set(labels.map(labelOf))].sort();
}
/** Labels of states that are mostly a basis: quantum numbers, spins, signs. */
function isBasisLabel(label) {
    return /^(?:[0-9nmlkjsi,;+\-()/_{} ]|\\(?:uparrow|downarrow|rightarrow|leftarrow|to|frac))+$/.test(label);
}
/** Above this degree no size of random matrices is used: the cost grows with its cube. */
const MAX_DEGREE = 13;
/**
 * Rows of the random matrices: n×n matrices satisfy no polynomial identity of degree below 2n (Amitsur and Levitzki
 * 1950), so that n is more than half the degree, and at least 4. Undefined for a degree too high.
 */
function operatorSize(nodes, notation) {
    const explicit = nodes.flatMap(explicitSizes)[0];
    if (explicit !== undefined)
        return explicit;
    const degree = Math.max(...nodes.map((node) => degreeOf(node, notation)));
    if (degree > MAX_DEGREE)
        return undefined;
    return Math.max(4, Math.floor(degree / 2) + 1);
}
/** The size of the square matrices written out, largest first. */
function explicitSizes(node) {
    const sizes = [];
    (0,tree/* someNode */.Ng)(node, (part) => {
        if (part.kind === 'matrix' && (part.rows.length === part.rows[0]?.length || part.rows[0]?.length === 1))
            sizes.push(part.rows.length);
        return false;
    });
    return sizes.sort((a, b) => b - a);
}
const USUAL = { hat: 'operator', bold: 'operator', inside: 'all' };
/** The degree of an expression as a polynomial in the names that do not commute. */
function degreeOf(node, notation) {
    const below = (0,tree/* childrenOf */.LU)(node).map((child) => degreeOf(child, notation));
    const sum = below.reduce((total, one) => total + one, 0);
    switch (node.kind) {
        case 'symbol':
            return sortOf(node.name, notation, USUAL) === 'scalar' ? 0 : 1;
        case 'product':
        case 'operator':
        case 'list':
        case 'quotient':
            return sum;
        case 'power': {
            const exponent = (0,rational/* rationalOf */.K)(node.exponent);
            const times = exponent === undefined ? 1 : Math.abs(Number(exponent.num) / Number(exponent.den));
            return (below[0] ?? 0) * Math.max(1, times);
        }
        default:
            return Math.max(0, ...below);
    }
}

;// CONCATENATED MODULE: ./build/math/arrays/tensors.js



/** The metric with lower indices; a random one is symmetric and far from singular: ±(1.5 to 2.5), the rest below 0.4. */
function metricOf(draw, { dimension, metric }) {
    return matrixOf(dimension, dimension, (row, col) => {
        const sign = row === 0 || metric === 'flat' ? 1 : -1;
        if (metric !== 'random')
            return (0,math_value/* exact */.e0)({ re: row === col ? sign : 0, im: 0 });
        const next = draw(`metric ${Math.min(row, col)} ${Math.max(row, col)}`);
        return (0,math_value/* exact */.e0)({ re: row === col ? sign * (1.5 + next()) : 0.8 * next() - 0.4, im: 0 });
    });
}
/** Random tensors over a space. */
function randomTensors(draw, space) {
    const metric = metricOf(draw, space);
    const upper = inverse(metric);
    if (upper === undefined)
        return undefined;
    const geometry = { metric, upper, space };
    const component = (name, at) => {
        const numbers = slotsOf(name).map((slot) => at.get(slot.letter));
        if (!numbers.every((number) => number !== undefined))
            return undefined;
        if (name.base === '\\epsilon')
            return leviCivita(name, numbers, geometry);
        const isMetric = numbers.length === 2 && ['g', '\\eta', '\\delta'].includes(name.base);
        return isMetric ? metricComponent(name, numbers, geometry) : raised(draw, name, numbers, geometry);
    };
    return { component, upper };
}
/** The positions in order; where it is not known, upper ones before lower ones. */
function slotsOf({ up, down, slots }) {
    const plain = [
        ...up.map((letter) => ({ letter, isUp: true })),
        ...down.map((letter) => ({ letter, isUp: false })),
    ];
    return slots ?? plain;
}
/** g_{μν}, its inverse above, and the Kronecker symbol between. */
function metricComponent(name, numbers, { metric, upper }) {
    const [first = 0, second = 0] = numbers;
    if (name.up.length === 1)
        return (0,math_value/* exact */.e0)({ re: first === second ? 1 : 0, im: 0 });
    return cellOf(name.up.length === 2 ? upper : metric, first, second);
}
/** The sign of the permutation above, det g times that below (Misner, Thorne and Wheeler, Gravitation, 8.4). */
function leviCivita(name, numbers, { metric, space }) {
    if (numbers.length !== space.dimension)
        return undefined;
    const sign = (0,math_value/* exact */.e0)({ re: permutationSign(numbers), im: 0 });
    if (name.up.length === numbers.length || space.metric === 'flat')
        return sign;
    const volume = name.up.length === 0 ? determinant(metric) : undefined;
    return volume && multiplyCells(sign, volume);
}
/** The sign of a permutation, 0 where a number repeats (DLMF 1.6.14 for three indices). */
function permutationSign(numbers) {
    let sign = 1;
    for (const [at, a] of numbers.entries())
        for (const b of numbers.slice(at + 1)) {
            if (a === b)
                return 0;
            if (a > b)
                sign = -sign;
        }
    return sign;
}
/** A component with upper indices out of the lower ones: T^μ… = g^{μα} T_α…. */
function raised(draw, name, numbers, { upper, space }) {
    const raisedAt = slotsOf(name).flatMap((slot, at) => (slot.isUp && space.metric !== 'flat' ? [at] : []));
    let total = 0;
    const count = space.dimension ** raisedAt.length;
    for (let code = 0; code < count; code += 1) {
        const lower = [...numbers];
        let factor = 1;
        for (const [digit, at] of raisedAt.entries()) {
            const index = Math.floor(code / space.dimension ** digit) % space.dimension;
            factor *= cellOf(upper, numbers[at] ?? 0, index).value.re;
            lower[at] = index;
        }
        total += factor * lowerComponent(draw, name, lower, space);
    }
    const cell = (0,math_value/* exact */.e0)({ re: total, im: 0 });
    return raisedAt.length === 0 ? cell : { ...cell, error: 1e-15 * (1 + Math.abs(total)) };
}
/**
 * A random number for each component, with the symmetry that is assumed and the one that derivatives have. Where upper and
 * lower positions are mixed and their order is not known, they are another array.
 */
function lowerComponent(draw, name, numbers, space) {
    const isMixed = name.slots === undefined && name.up.length > 0 && name.down.length > 0;
    const key = `tensor ${name.base} ${isMixed ? name.up.length : ''} ${numbers.length}`;
    const derivatives = name.derivatives ?? 0;
    const front = [...numbers.slice(0, derivatives)].sort((a, b) => a - b);
    const back = numbers.slice(derivatives);
    if (back.length < 2 || space.symmetry === 'none')
        return drawn(draw, `${key} ${[...front, ...back].join()}`);
    const sorted = [...front, ...[...back].sort((a, b) => a - b)];
    const sign = space.symmetry === 'antisymmetric' ? permutationSign(back) : 1;
    return sign === 0 ? 0 : sign * drawn(draw, `${key} ${sorted.join()}`);
}
function drawn(draw, key) {
    return 3 * draw(key)() - 1.5;
}

// EXTERNAL MODULE: ./build/verify/compare-values.js
var compare_values = __webpack_require__(1062);
;// CONCATENATED MODULE: ./build/verify/points.js


/** Declared symbols by the parser's name for them, `m^*` by its print. A symbol that cannot be read is left out. */
function domainsOf(symbols) {
    const known = DOMAINS.get(symbols) ?? readDomains(symbols);
    DOMAINS.set(symbols, known);
    return known;
}
/** Every rule of every part of an answer asks for the same list. */
const DOMAINS = new WeakMap();
function readDomains(symbols) {
    const domains = new Map();
    for (const symbol of symbols) {
        const parsed = (0,parse/* parseLatex */.S)(symbol.latex);
        if (!parsed.ok)
            continue;
        const { node } = parsed;
        if (node.kind === 'symbol')
            domains.set(node.name, symbol.domain);
        else if (node.kind === 'function' && (node.name === 'conj' || node.name === 'overline'))
            domains.set((0,print/* printLatex */.g)(node), symbol.domain);
    }
    return domains;
}
const BASE_UNITS = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'degC', 'degF', 'dB', 'Np', 'rev'];
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
        const z = DRAWS.get(domain, name, index);
        symbols.set(name, wide?.names.has(name) ? scaled(z, domain, wide.scale) : z);
    }
    return { symbols, units: UNITS.get('positive', 'unit', index), unknown, budget };
}
/** Names remembered for each domain; beyond it everything is forgotten and drawn anew, alike. */
const points_MAX_REMEMBERED = 500;
function memo(make) {
    const known = new Map();
    const get = (domain, name, index) => {
        const names = known.get(domain) ?? new Map();
        known.set(domain, names);
        if (names.size > points_MAX_REMEMBERED)
            names.clear();
        const draws = names.get(name) ?? [];
        names.set(name, draws);
        draws[index] ??= make(domain, name, index);
        return draws[index];
    };
    return { get };
}
const DRAWS = memo((domain, name, index) => draw(domain, generator(`${name}#${index}`)));
const UNITS = memo((_domain, _name, index) => new Map(BASE_UNITS.map((unit) => [unit, positive(generator(`unit ${unit}#${index}`))])));
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
        case 'small':
            return { re: 0.2 * size, im: 0 };
        case 'upper':
            return { re: next() - 0.5, im: 0.4 + next() };
        case 'angle':
            return { re: 0.98 * Math.PI * (2 * next() - 1), im: 0 };
        case 'amplitude':
            return { re: 0.49 * Math.PI * (2 * next() - 1), im: 0 };
        case 'prime':
            return { re: PRIMES[Math.floor(PRIMES.length * next())] ?? 2, im: 0 };
        case 'natural':
            return { re: 1 + Math.floor(7 * next()), im: 0 };
        case 'integer':
            return { re: Math.floor(13 * next()) - 6, im: 0 };
    }
}
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29];
/** Ranges that have no far end. */
const BOUNDED = new Set(['angle', 'amplitude', 'prime']);
function scaled(z, domain, scale) {
    if (BOUNDED.has(domain) || (domain === 'small' && scale > 1))
        return z;
    // Near the real axis, and after τ → −1/τ far from it, modular functions have their natural boundary.
    if (domain === 'upper')
        return z;
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

;// CONCATENATED MODULE: ./build/verify/arrays/sample.js







/** Points of order one that must agree: arrays bring many random numbers each, ordinary names one. */
const POINTS = 6;
/** See `SCALES` of the scalar sampling: names far out, where another formula may begin. */
const FAR = [1e-3, 300];
const MIN_EQUAL = 5;
/** With more free indices than this the components of one point are many, and fewer points are needed. */
const MANY = 2;
const MIN_POINTS = 2;
/** Evaluates both sides at random operators, states, vectors and tensors until enough points agree or one differs. */
function sampleArrays(pair) {
    const names = new Set([...pair.notation.names].filter((name) => pair.domains.has(name) || !(0,math_evaluate/* isConstant */.VO)(name)));
    let equal = 0;
    const seen = { opaque: false };
    const done = (outcome, largest = 0) => ({
        outcome,
        largest,
        opaque: seen.opaque,
    });
    const points = pair.free.length > MANY ? MIN_POINTS : POINTS;
    for (let index = 0; index < points + FAR.length; index += 1) {
        const scale = FAR[index - points];
        const wide = scale === undefined ? undefined : { names, scale };
        const found = comparePoint(pair, { index, names, wide, seen });
        if (pair.budget.left < 0)
            return done('unclear');
        if (found.outcome === 'untyped' && scale === undefined)
            return done('untyped');
        if (found.outcome === 'different')
            return done(scale === undefined ? 'different' : 'unclear', found.largest);
        if (found.outcome === 'equal')
            equal += 1;
    }
    return done(equal >= Math.min(MIN_EQUAL, points) ? 'equal' : 'unclear');
}
/** Components of the free indices that are compared at one point. */
const MAX_COMPONENTS = 256;
function comparePoint(pair, request) {
    const frame = frameAt(pair, request);
    const count = pair.space.dimension ** pair.free.length;
    if (frame === undefined || count > MAX_COMPONENTS)
        return { outcome: 'untyped', largest: 0 };
    let outcome = 'equal';
    for (let code = 0; code < count; code += 1) {
        const indices = new Map();
        for (const [at, letter] of pair.free.entries())
            indices.set(letter, Math.floor(code / pair.space.dimension ** at) % pair.space.dimension);
        const component = { ...frame, indices };
        const reference = evaluateArrays(pair.reference, component);
        const candidate = reference && evaluateArrays(pair.candidate, component);
        if (reference === undefined || candidate === undefined)
            return { outcome: 'untyped', largest: 0 };
        const found = compareArrays(reference, candidate);
        if (found.outcome === 'different' || found.outcome === 'untyped')
            return found;
        if (found.outcome === 'unclear')
            outcome = 'unclear';
    }
    return { outcome, largest: 0 };
}
/** The values of all names at one point; undefined where the metric is singular. */
function frameAt(pair, { index, names, wide, seen }) {
    const { domains, assumption, budget, space, notation, reading, size, pauli, basis } = pair;
    const point = pointAt({ names, domains, assumption, index, budget, ...(wide && { wide }) });
    const draw = (key) => generator(`${key}#${index}`);
    const tensors = notation.indices.size === 0 ? undefined : randomTensors(draw, space);
    if (notation.indices.size > 0 && tensors === undefined)
        return undefined;
    return {
        point,
        draw,
        size,
        notation,
        reading,
        pauli,
        dimension: space.dimension,
        indices: new Map(),
        inside: 'no',
        seen,
        arrays: new Map(),
        marks: new WeakMap(),
        ...(basis && { basis }),
        ...(tensors && { tensors }),
    };
}
/** Entry by entry; 0 is the zero of every sort. */
function compareArrays(reference, candidate) {
    const [a, b] = alike(reference, candidate);
    const one = isZero(a) ? b : a;
    const two = isZero(b) ? a : b;
    if (one === b || two === a)
        return vanishes(one === b ? b : a);
    if (commonSort(one, two) === undefined)
        return { outcome: 'untyped', largest: 0 };
    let outcome = 'equal';
    for (const [at, cell] of one.matrix.cells.entries()) {
        const other = two.matrix.cells[at];
        if (other === undefined)
            return { outcome: 'untyped', largest: 0 };
        const agreement = (0,compare_values/* compareValues */.ck)(cell, other);
        if (agreement === 'different' && !cell.branched && !other.branched)
            return { outcome: 'different', largest: (0,compare_values/* relativeDifference */._$)(cell, other) };
        if (agreement !== 'equal')
            outcome = 'unclear';
    }
    return { outcome, largest: 0 };
}
/** The number 0 itself, which is every sort's zero. */
function isZero({ sort, matrix }) {
    const [only] = matrix.cells;
    return sort === 'scalar' && only !== undefined && (0,complex/* modulus */.GT)(only.value) === 0;
}
/** Rounding may explain this many times the estimated error, as in the comparison of two numbers. */
const SAFETY = 32;
function vanishes({ matrix }) {
    const isSmall = matrix.cells.every((cell) => (0,complex/* modulus */.GT)(cell.value) <= SAFETY * cell.error);
    return { outcome: isSmall ? 'equal' : 'different', largest: isSmall ? 0 : 1 };
}

;// CONCATENATED MODULE: ./build/verify/arrays/ratio.js





/** Points at which the ratio must be the same. */
const ratio_POINTS = 5;
/** A relative deviation of this size is rounding: the arrays are of order one. */
const TOLERANCE = 1e-10;
/**
 * The constant c with candidate = c·reference at every test point; undefined where there is none, where it is zero, or
 * where the reference is not of the kind asked for.
 */
function constantRatio(pair, isMeant = () => true) {
    const names = new Set([...pair.notation.names].filter((name) => !(0,math_evaluate/* isConstant */.VO)(name)));
    let constant;
    for (let index = 0; index < ratio_POINTS; index += 1) {
        const frame = frameAt(pair, { index, names, wide: undefined, seen: { opaque: false } });
        const reference = frame && evaluateArrays(pair.reference, frame);
        const candidate = frame && evaluateArrays(pair.candidate, frame);
        if (reference === undefined || candidate === undefined || !isMeant(reference))
            return undefined;
        const ratio = ratioOf(reference, candidate);
        if (ratio === undefined)
            return undefined;
        if (constant !== undefined && (0,complex/* modulus */.GT)((0,complex/* add */.WQ)(constant, (0,complex/* negate */.ze)(ratio))) > TOLERANCE * (0,complex/* modulus */.GT)(ratio))
            return undefined;
        constant = ratio;
    }
    return constant;
}
/** The factor between two arrays of one sort of which one is a multiple of the other. */
function ratioOf(reference, candidate) {
    if (reference.sort !== candidate.sort)
        return undefined;
    const a = reference.matrix.cells.map((cell) => cell.value);
    const b = candidate.matrix.cells.map((cell) => cell.value);
    const at = a.reduce((best, z, index) => ((0,complex/* modulus */.GT)(z) > (0,complex/* modulus */.GT)(a[best] ?? z) ? index : best), 0);
    const [one, two] = [a[at], b[at]];
    if (a.length !== b.length || one === undefined || two === undefined)
        return undefined;
    const scale = (0,complex/* modulus */.GT)(two);
    if ((0,complex/* modulus */.GT)(one) < TOLERANCE || scale < TOLERANCE)
        return undefined;
    const ratio = (0,complex/* divide */.Qr)(two, one);
    const isMultiple = a.every((z, index) => {
        const other = b[index];
        return other !== undefined && (0,complex/* modulus */.GT)((0,complex/* add */.WQ)(other, (0,complex/* negate */.ze)((0,complex/* multiply */.lw)(ratio, z)))) < TOLERANCE * scale;
    });
    return isMultiple ? ratio : undefined;
}
/**
 * Whether both sides are one normalised ket up to a constant factor of modulus one. States that differ by such a factor
 * are the same state (P. A. M. Dirac, The Principles of Quantum Mechanics, §5). Labels are taken as an orthonormal basis.
 */
function differsByPhase(pair) {
    const basis = basisLabels(pair.notation);
    const size = Math.max(pair.size, basis.length);
    const ratio = constantRatio({ ...pair, basis, size }, isNormalisedKet);
    return ratio !== undefined && Math.abs((0,complex/* modulus */.GT)(ratio) - 1) < TOLERANCE;
}
function isNormalisedKet({ sort, matrix }) {
    const norm = matrix.cells.reduce((sum, cell) => sum + (0,complex/* modulus */.GT)(cell.value) ** 2, 0);
    return sort === 'ket' && Math.abs(norm - 1) < TOLERANCE;
}

;// CONCATENATED MODULE: ./build/verify/arrays/doubts.js








/** A difference at random arrays refutes only if no relation of special ones could lift it. */
function refuted(question, typed) {
    const [first] = typed;
    if (first === undefined || question.profile.undeclared === 'open')
        return undecided('no_test_points', 'operators, states or vectors that differ if nothing more is known of them');
    if (typed.some(({ pair }) => differsByPhase(pair)))
        return equivalent('numeric_identity', 'the same normalised state up to a constant phase');
    const doubt = doubtOf(question, first);
    if (doubt !== undefined)
        return undecided('borderline', doubt);
    return different('witness', 'takes another value for random operators, states, vectors or components');
}
function doubtOf(question, { pair, sampling }) {
    if (sampling.opaque)
        return 'averages that are compared by their text';
    const nodes = [question.reference, question.candidate];
    const has = (holds) => nodes.some((node) => (0,tree/* someNode */.Ng)(node, holds));
    if (hasUnits(question.reference) !== hasUnits(question.candidate))
        return 'a unit on one side only';
    if (has((node) => node.kind === 'call' && !isMatrixFunction(node.name)))
        return 'differs with an unknown function in it';
    if (sampling.largest < 0.01 && has((node) => node.kind === 'number' && node.text.includes('.')))
        return 'close, with rounded numbers in it';
    const names = [...pair.notation.names];
    if (names.some((name) => name.startsWith('\\gamma') && isMatrixLetter(name)))
        return 'Dirac matrices';
    if (mayBePlainHats(pair.notation) && sampleArrays({ ...pair, reading: PLAIN_HATS }).outcome === 'equal')
        return 'equal if a hat marks no operator';
    const special = specialCases(pair).find((other) => sampleArrays(other.pair).outcome !== 'different');
    return special?.why;
}
/** Relations the names may satisfy although nobody says so; under each of them the difference must remain. */
function specialCases(pair) {
    const names = [...pair.notation.names];
    const cases = [];
    if (names.some((name) => stateName(name) !== undefined)) {
        const basis = basisLabels(pair.notation);
        const size = Math.max(pair.size, basis.length);
        if (basis.length > 0 && basis.every(isBasisLabel))
            cases.push({ why: 'equal if the states are orthonormal', pair: { ...pair, basis, size } });
    }
    if (names.some((name) => stateName(name)?.kind === 'element'))
        cases.push({
            why: 'equal if names commute',
            pair: { ...pair, reading: { ...pair.reading, inside: 'numbers' } },
        });
    if (names.some(isMatrixLetter)) {
        cases.push({ why: 'equal for the Pauli matrices', pair: { ...pair, pauli: true, size: 4 } });
        const numbers = new Set([...pair.notation.numbers, ...names.filter(isMatrixLetter)]);
        cases.push({
            why: 'equal if the names are numbers',
            pair: { ...pair, notation: { ...pair.notation, numbers } },
        });
    }
    const integers = names.filter((name) => !pair.domains.has(name) && /^[nklmjN](?:_|$)/.test(name));
    if (integers.length > 0) {
        const domains = new Map([
            ...pair.domains,
            ...integers.map((name) => [name, 'natural']),
        ]);
        cases.push({ why: 'equal if the index names are integers', pair: { ...pair, domains } });
    }
    return [...cases, ...specialSpaces(pair)];
}
/** Symmetric or antisymmetric tensors, and the four dimensions of space and time. */
function specialSpaces(pair) {
    if (pair.notation.indices.size === 0)
        return [];
    const { space } = pair;
    const symmetries = ['symmetric', 'antisymmetric'].map((symmetry) => ({
        why: `equal for ${symmetry} tensors`,
        pair: { ...pair, space: { ...space, symmetry } },
    }));
    if (space.metric === 'flat')
        return symmetries;
    const minkowski = { dimension: 4, metric: 'minkowski', symmetry: 'none' };
    return [...symmetries, { why: 'equal in four dimensions', pair: { ...pair, space: minkowski } }];
}

// EXTERNAL MODULE: ./build/math/vectors.js
var math_vectors = __webpack_require__(8179);
;// CONCATENATED MODULE: ./build/math/readings.js




/** Every way the expressions can be read, the same way for all of them; one reading when nothing is ambiguous. */
function readingsOf(nodes, known) {
    const { variables, complex } = known;
    const slashes = nodes.some((node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'slash'));
    const calls = nodes.some((node) => (0,tree/* someNode */.Ng)(node, (part) => isOpenCall(part, variables)));
    const asQuantities = known.undeclared === 'quantity';
    const slash = slashes ? ['below', 'beside'] : ['below'];
    const call = calls ? ['applied', 'product'] : ['product'];
    const dots = !(asQuantities && dotsAreProducts(nodes)) && nodes.some((node) => hasOpenDot(node, variables));
    const dot = dots ? ['product', 'inner'] : ['product'];
    const conjugates = asQuantities && nodes.some(isComplexFormula);
    const bars = nodes.some((node) => (0,tree/* someNode */.Ng)(node, (part) => isOpenBar(part, variables, complex) && !(conjugates || (asQuantities && isComplexBar(part)))));
    const bar = bars ? ['conjugate', 'name'] : ['conjugate'];
    const tails = nodes.some((node) => (0,tree/* someNode */.Ng)(node, isOpen));
    const tail = tails ? ['outside', 'inside'] : ['outside'];
    return slash.flatMap((s) => call.flatMap((c) => dot.flatMap((d) => bar.flatMap((b) => tail.map((t) => ({ slash: s, call: c, dot: d, bar: b, tail: t }))))));
}
function hasOpenDot(node, variables) {
    return (0,tree/* someNode */.Ng)(node, (part) => (0,math_vectors/* isDot */.ek)(part) && !(0,math_vectors/* isNumberDot */.Tm)(part, variables));
}
/** Of two sides one has no dot and nothing marks a vector: `a \\cdot b` beside `ab` is a product of numbers. */
function dotsAreProducts(nodes) {
    return nodes.some((node) => !(0,tree/* someNode */.Ng)(node, math_vectors/* isDot */.ek)) && !nodes.some((node) => (0,tree/* someNode */.Ng)(node, math_vectors/* isVector */.WX));
}
/** An i, Re, Im or arg is written: here a bar is a conjugate, not a mean value. */
function isComplexFormula(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => (part.kind === 'symbol' && part.name === 'i') ||
        (part.kind === 'function' && ['re', 'im', 'arg'].includes(part.name)));
}
/** A bar over a function of z, w, s, q or τ: nobody takes the mean of those. */
function isComplexBar(node) {
    const [bare] = isBarred(node) ? node.args : [];
    if (bare === undefined || ![...(0,names_in/* namesIn */.w)(bare)].some((name) => COMPLEX_ARGUMENT.test(name)))
        return false;
    return (0,tree/* someNode */.Ng)(bare, (part) => part.kind === 'function' || part.kind === 'call' || isExponential(part));
}
/** What number theory and complex analysis call the argument of a function. */
const COMPLEX_ARGUMENT = /^(?:z|w|s|q|\\tau)(?:_|$)/;
function isExponential(node) {
    return node.kind === 'power' && node.exponent.kind !== 'number';
}
/**
 * A bar over a formula or a declared number may be a mean value, and a star on a declared number part of its name. An
 * undeclared name under a bar is taken as complex, where the conjugate is another value than the name.
 */
function isOpenBar(node, variables, complex) {
    if (!isBarred(node) || variables.has((0,print/* printLatex */.g)(node)))
        return false;
    const names = [...(0,names_in/* namesIn */.w)(node)];
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
            const name = (0,print/* printLatex */.g)(part);
            if (variables.has(name) || reading.bar === 'name')
                return { kind: 'symbol', name };
            return { ...part, name: 'conj' };
        }
        if (isOpen(part))
            return readings_closed(part.args, reading);
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
/** A function without brackets and factors behind it that may belong to its argument. */
function isOpen(node) {
    return node.kind === 'operator' && node.head === 'open';
}
function readings_closed([applied, ...tail], reading) {
    if (applied === undefined)
        throw new Error('an open function without its function');
    if (reading.tail !== 'inside')
        return { kind: 'product', factors: [applied, ...tail] };
    if (applied.kind === 'power')
        return { ...applied, base: readings_closed([applied.base, ...tail], reading) };
    if (applied.kind !== 'function')
        throw new Error('an open function without its function');
    const [first, ...more] = applied.args;
    const factors = first === undefined ? tail : [first, ...tail];
    return { ...applied, args: [{ kind: 'product', factors }, ...more] };
}

;// CONCATENATED MODULE: ./build/verify/arrays/shapes.js



/** A matrix, a number times a matrix, or a list in its place: compared cell by cell. */
function isExplicitMatrix(node) {
    if (node.kind === 'matrix' || node.kind === 'list')
        return true;
    if (node.kind !== 'product')
        return false;
    const rest = node.factors.filter((factor) => factor.kind !== 'matrix');
    return rest.length === node.factors.length - 1 && !rest.some((factor) => (0,tree/* someNode */.Ng)(factor, isArray));
}
function isArray(node) {
    if (node.kind === 'matrix')
        return true;
    return (node.kind === 'symbol' || node.kind === 'call') && isArrayName(node.name);
}
/** `(2, -3)` beside vectors as the column of its components, with 0 for a third one that is missing. */
function asColumn(node) {
    if (node.kind !== 'list' || node.open !== '(' || node.close !== ')')
        return node;
    if (node.items.length !== 2 && node.items.length !== 3)
        return node;
    const zero = { kind: 'number', text: '0' };
    const items = node.items.length === 3 ? node.items : [...node.items, zero];
    return { kind: 'matrix', rows: items.map((item) => [item]) };
}
/** `a \cdot b` between names with components as their inner product, whatever a dot between numbers may be. */
function withInnerProducts(node, isVector) {
    return (0,tree/* mapTree */.X$)(node, (part) => {
        const inner = (0,math_vectors/* isDot */.ek)(part) && (0,tree/* someNode */.Ng)(part, (one) => one.kind === 'symbol' && isVector(one.name));
        return inner ? { ...part, head: 'inner' } : part;
    });
}

;// CONCATENATED MODULE: ./build/verify/arrays/prepare.js










/** What the notation of both sides says; undefined where their indices or spaces do not belong together. */
function prepare(question) {
    const domains = domainsOf(question.symbols);
    const both = [question.reference, question.candidate];
    const shaped = both.some((node) => node.kind !== 'list') ? both.map(asColumn) : both;
    const columns = shaped.map(withFieldOperators);
    const first = notationOf(columns, new Set(domains.keys()));
    const raised = columns.map((node) => withUpperIndices(node, first.indices));
    const notation = notationOf(raised, new Set(domains.keys()));
    const isVector = (name) => notation.fourVectors.has(name) || sortOf(name, notation, VECTORS) !== 'scalar';
    const [reference, candidate] = raised.map((node) => withInnerProducts(node, isVector));
    if (reference === undefined || candidate === undefined)
        return undefined;
    const free = [reference, candidate].map((node) => freeIndices(node, notation.indices));
    const [one, two] = free.map((letters) => letters && [...letters].sort());
    if (one === undefined || two === undefined || one.join() !== two.join())
        return undefined;
    const size = operatorSize([reference, candidate], notation);
    const spaces = indexSpaces(notation);
    if (size === undefined || spaces === undefined)
        return undefined;
    return { reference, candidate, notation, domains, free: one, spaces, size, question };
}
const VECTORS = { hat: 'vector', bold: 'vector', inside: 'all' };
/**
 * The spaces a tensor equation is tested in: dimensions 2 and 3 with a random metric, so that nothing is accepted that
 * holds in one dimension only; with a Levi-Civita symbol the one dimension it lives in; with Latin indices a flat space.
 */
function indexSpaces({ indices, names }) {
    if (indices.size === 0)
        return [{ dimension: 2, metric: 'flat', symmetry: 'none' }];
    const isLatin = [...indices].map((letter) => /^[a-z]$/.test(letter));
    if (isLatin.includes(true) && isLatin.includes(false))
        return undefined;
    const metric = isLatin[0] === true ? 'flat' : 'random';
    const ranks = [...names].flatMap((name) => {
        const tensor = tensorName(name, indices);
        return tensor?.base === '\\epsilon' ? [tensor.up.length + tensor.down.length] : [];
    });
    const dimensions = new Set(ranks.filter((rank) => rank > 1));
    if (dimensions.size > 1)
        return undefined;
    const [only] = dimensions;
    return (only === undefined ? [2, 3] : [only]).map((dimension) => ({ dimension, metric, symmetry: 'none' }));
}
/** Matrices written out, states and hats: what a strict profile accepts without a declaration. */
function isUnmistakable({ notation, question }) {
    const names = [question.reference, question.candidate].flatMap((node) => [...(0,names_in/* namesIn */.w)(node)]);
    const isOther = (name) => {
        const kind = stateName(name)?.kind;
        return (kind === 'mean' ||
            kind === 'element' ||
            (isArrowed(name) && !isZeroName(name)) ||
            isMatrixLetter(name) ||
            name.includes('\\mathbf') ||
            name === '\\nabla');
    };
    return notation.indices.size === 0 && !names.some(isOther);
}
/** What every reading in which both sides have a value shows. */
function sampleReadings(prepared, readings) {
    const { domains, question, spaces } = prepared;
    const variables = new Set(domains.keys());
    const complex = new Set([...variables].filter((name) => domains.get(name) === 'complex'));
    const { undeclared } = question.profile;
    const forms = readingsOf([prepared.reference, prepared.candidate], { variables, complex, undeclared });
    const assumptions = undeclared === 'open' ? ['positive', 'complex'] : ['positive'];
    const found = [];
    for (const reading of readings)
        for (const form of forms)
            for (const space of spaces)
                for (const assumption of assumptions) {
                    const pair = {
                        ...prepared,
                        reference: applyReading(prepared.reference, form, variables),
                        candidate: applyReading(prepared.candidate, form, variables),
                        reading,
                        space,
                        assumption,
                        pauli: false,
                        budget: question.budget,
                    };
                    const sampling = sampleArrays(pair);
                    if (sampling.outcome !== 'untyped')
                        found.push({ pair, sampling });
                }
    return found;
}

;// CONCATENATED MODULE: ./build/verify/arrays/decide.js







/**
 * Decides two expressions with arrays in every reading of their notation. Readings in which a side has no value are no
 * readings; all others must say the same. Undefined where the profile takes nothing for granted and the notation leaves
 * open what the names are.
 */
function decideArrays(question) {
    const prepared = prepare(question);
    if (prepared === undefined)
        return undecided('no_test_points', 'indices that do not belong together');
    if (question.profile.undeclared === 'open' && !isUnmistakable(prepared))
        return undefined;
    const found = sampleReadings(prepared, arrayReadings([prepared.reference, prepared.candidate], prepared.notation));
    const plain = found.length === 0 && sameHats(question) && mayBePlainHats(prepared.notation);
    const typed = plain ? sampleReadings(prepared, [PLAIN_HATS]) : found;
    if (question.budget.left < 0)
        return undecided('too_large', 'more work than one answer may cost');
    if (typed.length === 0)
        return undecided('no_test_points', 'operators or vectors in a form without a value');
    if (typed.every(({ sampling }) => sampling.outcome === 'equal'))
        return equivalent('numeric_identity', 'equal for random operators, states, vectors and components');
    if (typed.every(({ sampling }) => sampling.outcome === 'different'))
        return refuted(question, typed);
    return undecided('borderline', 'operators or vectors whose notation has several readings, which disagree');
}
/** Whether both sides have the same names with hats: a direction that one side lacks is not lost as a number is. */
function sameHats({ reference, candidate }) {
    const [one, two] = [reference, candidate].map((node) => [...(0,names_in/* namesIn */.w)(node)].filter(isHatted).sort().join());
    return one === two;
}
/**
 * Decides two equations between arrays, given as differences of their sides: accepted where one is a constant multiple of
 * the other in every reading. Anything else may still be the same equation.
 */
function decideArrayEquation(question) {
    const prepared = prepare(question);
    if (prepared === undefined || prepared.free.length > 0)
        return undecided('no_test_points', 'an equation between operators, vectors or tensors');
    if (question.profile.undeclared === 'open' && !isUnmistakable(prepared))
        return undefined;
    const readings = arrayReadings([prepared.reference, prepared.candidate], prepared.notation);
    const typed = sampleReadings(prepared, readings);
    const isMultiple = ({ pair }) => constantRatio(pair) !== undefined;
    return typed.length > 0 && typed.every(isMultiple)
        ? equivalent('numeric_identity', 'the same relation between operators, states or vectors')
        : undecided('borderline', 'two equations of which neither is a constant multiple of the other');
}

;// CONCATENATED MODULE: ./build/math/order.js


/**
 * Letters that with an index often stand for operators, matrices or anticommuting numbers: angular momenta, generators,
 * ladder operators, Dirac and Pauli matrices, spinors.
 */
const NON_COMMUTING = /^(?:[LSJTKPQXYABDabc]|\\(?:gamma|sigma|tau|theta|eta|psi|chi|xi|lambda|Gamma|Sigma|alpha|beta|phi|Psi)|\\(?:bar|tilde|mathcal)\{[^}]*\})(?=[_^]|$)/;
/**
 * Letters that a reader takes as matrices even with a number below: Pauli, Dirac and isospin matrices, spinors. Any other
 * letter with a number, a zero or a word below is the first, second or named quantity of its kind, T_1 T_2.
 */
const NUMBERED_QUANTITY = /^(?!\\(?:gamma|sigma|tau|psi|chi|xi|theta|eta|bar|tilde|mathcal)).*_\{?(?:[0-9]+|[A-Za-z]{2,})\}?$/;
/**
 * Whether two expressions multiply names that may not commute in different orders, or one of them in both orders.
 * `numbers` are the names declared as numbers; where undeclared names are quantities, numbered ones are numbers too.
 */
function ordersDiffer(a, b, numbers, undeclared = 'open') {
    const known = undeclared === 'open'
        ? numbers
        : new Set([
            ...numbers,
            ...[...(0,names_in/* namesIn */.w)(a), ...(0,names_in/* namesIn */.w)(b)].filter((name) => NUMBERED_QUANTITY.test(name)),
        ]);
    const [one, two] = [ordersOf(a, known), ordersOf(b, known)];
    const pairs = new Set([...one.keys(), ...two.keys()]);
    return [...pairs].some((pair) => new Set([...(one.get(pair) ?? []), ...(two.get(pair) ?? [])]).size > 1);
}
function ordersOf(node, numbers) {
    const found = new Map();
    const note = (left, right) => {
        for (const a of left) {
            for (const b of right) {
                if (a === b || order_letterOf(a) !== order_letterOf(b))
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
function order_letterOf(name) {
    return name.replace(/[_^].*$/, '');
}

;// CONCATENATED MODULE: ./build/verify/charge.js


/** Quantities beside which a factor e is the elementary charge, not 2.718. */
const ELECTRICAL = /^(?:\\(?:var)?epsilon_|\\hbar|\\alpha$|\\mu_\{?(?:B|0)|m_\{?(?:e|p)\}?$|a_\{?(?:0|B)\}?$|\\Phi_\{?0|[BEV]$|[ch]$|k_\{?e\}?$|\\(?:vec|mathbf)\{[BE]\})/;
/**
 * Whether one side writes e as a factor among quantities of electricity and the other has no e but a decimal: \frac{e^2}{4\pi
 * \epsilon_0} is no 7.389/(4\pi\epsilon_0).
 */
function chargeAsNumber(a, b) {
    const [one, two] = [hasE(a), hasE(b)];
    if (one === two)
        return false;
    const [letter, number] = one ? [a, b] : [b, a];
    if (!isFactor(letter) || !hasDecimal(number))
        return false;
    return [...(0,names_in/* namesIn */.w)(a), ...(0,names_in/* namesIn */.w)(b)].some((name) => ELECTRICAL.test(name));
}
function hasE(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'symbol' && part.name === 'e');
}
/** Whether no e is the base of an exponential: e^{-x} is 2.718 to a power whatever stands beside it. */
function isFactor(node) {
    return !(0,tree/* someNode */.Ng)(node, (part) => part.kind === 'power' &&
        part.base.kind === 'symbol' &&
        part.base.name === 'e' &&
        part.exponent.kind !== 'number');
}
function hasDecimal(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'number' && part.text.includes('.'));
}

;// CONCATENATED MODULE: ./build/verify/rules/prose.js


/** A word of more than one letter in upright type. */
const WORD = /^\\operatorname\{[A-Za-z]{2,}\}$/;
/** Words that join what stands on their two sides, which then cannot change places. */
const JOINS = /^\\operatorname\{(?:of|to|from|by|in|at|on|and|or|not|per|than|with|for|over|under|above|below|before|after|between|then|is|are|if|when)\}$/;
/**
 * Whether two expressions hold the same words and factors in another order where words make a sentence: "north of east" and
 * "east of north" are no products. One word alone, `5 \text{apples}`, stands anywhere.
 */
function wordsDiffer(a, b) {
    const [one, two] = [sentencesIn(a), sentencesIn(b)];
    return one.join('|') !== two.join('|') && sortedText(one) === sortedText(two);
}
/** All factors of all sentences, in the order of the alphabet. */
function sortedText(sentences) {
    return sentences.flat().sort().join('|');
}
/** Every product that is a sentence, as its factors in the order written. */
function sentencesIn(node) {
    const own = isSentence(node) ? [(0,tree/* childrenOf */.LU)(node).map(print/* printLatex */.g)] : [];
    return [...own, ...(0,tree/* childrenOf */.LU)(node).flatMap(sentencesIn)];
}
function isSentence(node) {
    if (node.kind !== 'product')
        return false;
    const words = node.factors.filter((factor) => factor.kind === 'symbol' && WORD.test(factor.name));
    return words.length > 1 || words.some((word) => word.kind === 'symbol' && JOINS.test(word.name));
}

;// CONCATENATED MODULE: ./build/verify/rules/notation.js









/** Units without which the same base units mean something else: cycles, decays, angles, and shifted scales. */
const MEASURES = /^[a-zA-Z]?(Hz|Bq|Ci|rad|sr|Gy|Sv|rev|rpm|rem|cd|lm)$|^(deg[CF])$/;
/**
 * Whether the two sides state different measures (Hz and rad/s), or only one of them a shifted scale of temperature. A
 * reader takes a bare temperature for one, unless it is named as a difference or stands in a formula.
 */
function measuresDiffer(a, b, { undeclared }) {
    const [one, two] = [measuresIn(a), measuresIn(b)];
    const same = one.size === two.size && [...one].every((name) => two.has(name));
    const shifted = [...one, ...two].some((name) => name.startsWith('deg'));
    const temperatures = undeclared === 'quantity' && [a, b].every(mayBeTemperature);
    const doubtful = shifted ? !temperatures : one.size > 0 && two.size > 0;
    return !same && doubtful;
}
function mayBeTemperature(node) {
    if (node.kind !== 'relation')
        return [...(0,names_in/* namesIn */.w)(node)].every(math_evaluate/* isConstant */.VO);
    return node.first.kind === 'symbol' && !/^(?:\\Delta|\\delta|d$)/.test(node.first.name);
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
    apply: ({ reference, candidate, symbols, profile }) => {
        if ((0,normal/* haveSameText */.qN)(reference, candidate, 'in order'))
            return { pass: 'the same form' };
        if (ordersDiffer(reference, candidate, new Set(domainsOf(symbols).keys()), profile.undeclared))
            return undecided('no_test_points', 'names that may not commute, in another order');
        if (wordsDiffer(reference, candidate))
            return undecided('other_shape', 'the same words in another order');
        if (chargeAsNumber(reference, candidate))
            return undecided('borderline', 'e among quantities of electricity, and a decimal for it');
        if (measuresDiffer(reference, candidate, profile))
            return undecided('borderline', 'units that measure different things with the same dimension');
        return { pass: 'nothing doubtful' };
    },
};

;// CONCATENATED MODULE: ./build/verify/rules/arrays.js







/**
 * Decides expressions with operators, states, matrices, vectors and tensors by their values at random matrices, states,
 * vectors and components. Relations, lists and plain matrices are left to the rules that take them apart.
 */
const arrays = {
    name: 'arrays',
    apply: (question) => {
        const { reference, candidate, profile } = question;
        if (!holdsArrays(question))
            return { pass: 'no operators, states, vectors or tensors' };
        if ((0,normal/* haveSameText */.qN)(reference, candidate, 'in order'))
            return { pass: 'the same form' };
        if ([reference, candidate].some(isTakenApart) ||
            (isExplicitMatrix(reference) && isExplicitMatrix(candidate)))
            return { pass: 'left to the rules for relations, lists and matrices' };
        if (measuresDiffer(reference, candidate, profile))
            return { pass: 'units of different measures' };
        return decideArrays(question) ?? { pass: 'vectors, indices or averages of undeclared names' };
    },
};
/** Whether one of the two holds a matrix, an index, or a name that is an array by its notation. */
function holdsArrays({ reference, candidate }) {
    const nodes = [reference, candidate];
    if (nodes.some((node) => (0,tree/* someNode */.Ng)(node, isArrayPart)))
        return true;
    return indexLetters(nodes).size > 0 || holdsBrackets(nodes);
}
function isArrayPart(node) {
    if (node.kind === 'matrix' || isAdjointNode(node))
        return true;
    if (node.kind === 'operator' && (isBracket(node) || node.head === 'otimes'))
        return true;
    return (node.kind === 'symbol' || node.kind === 'call') && isArrayName(node.name);
}
/** `[A, B]` inside a formula, or alone beside what is no list; two lists are two lists. */
function holdsBrackets(nodes) {
    if (nodes.every((node) => node.kind === 'list'))
        return false;
    return nodes.some((node) => (0,tree/* someNode */.Ng)(node, (part) => isBracket(part) && (0,tree/* childrenOf */.LU)(part).every(isNameOrSum)));
}
function isNameOrSum(node) {
    return !(0,tree/* someNode */.Ng)(node, (part) => part.kind === 'number' || part.kind === 'relation');
}
function isTakenApart(node) {
    return (node.kind === 'list' && node.open !== '(' && !isBracket(node)) || (0,tree/* someNode */.Ng)(node, isUnvalued);
}
function isUnvalued(node) {
    const isSet = node.kind === 'operator' && /^(?:union|intersection|setminus)$/.test(node.head);
    return isSet || node.kind === 'relation' || node.kind === 'plusMinus';
}

;// CONCATENATED MODULE: ./build/verify/rules/constant.js




/** Whether undeclared names are quantities of their own, as the reader of a paper takes them. */
function isReader({ profile }) {
    return profile.undeclared === 'quantity';
}
/** The names of an expression that stand for a quantity: not π, e or i, unless they are declared. */
function freeNames(node, { symbols }) {
    const domains = domainsOf(symbols);
    return [...(0,names_in/* namesIn */.w)(node)].filter((name) => domains.has(name) || !(0,math_evaluate/* isConstant */.VO)(name));
}
/** The real number an expression without names and units stands for, ±∞ included; undefined for any other. */
function realConstant(node, question) {
    const infinite = infinityOf(node);
    if (infinite !== undefined)
        return infinite;
    if (freeNames(node, question).length > 0)
        return undefined;
    const point = pointAt({
        names: new Set(),
        domains: new Map(),
        assumption: 'positive',
        index: 0,
        budget: question.budget,
    });
    const value = (0,math_evaluate/* evaluate */._3)(node, { ...point, units: new Map() })?.value;
    if (value === undefined || Math.abs(value.im) > 1e-12 * (0,complex/* modulus */.GT)(value))
        return undefined;
    return value.re;
}
function infinityOf(node) {
    if (node.kind === 'symbol' && node.name === '\\infty')
        return Number.POSITIVE_INFINITY;
    if (node.kind !== 'negate')
        return undefined;
    const value = infinityOf(node.of);
    return value === undefined ? undefined : -value;
}

;// CONCATENATED MODULE: ./build/verify/rules/branches.js



/** More branches than any answer has. */
const MAX_BRANCHES = 8;
/**
 * A formula beside one that is given in cases, for a reader: different where every branch is, those that only say that the
 * quantity vanishes elsewhere apart. A branch that agrees says nothing about where it holds, so that this is never accepted.
 */
const branches = {
    name: 'branches',
    apply: (question) => {
        const side = casesSide(question);
        if (side === undefined)
            return { pass: 'not one side in cases' };
        const values = branchesOf(question[side]).filter((value) => (0,rational/* rationalOf */.K)(value)?.num !== 0n);
        if (values.length === 0 || values.length > MAX_BRANCHES)
            return { pass: 'no branch to compare' };
        const rulings = values.map((value) => question.decide({ ...question, [side]: value }));
        const [first] = rulings;
        if (first !== undefined && rulings.every((ruling) => ruling.outcome === 'different'))
            return first;
        return undecided('no_test_points', 'cases beside one formula');
    },
};
/** The side in cases where the other one is not. */
function casesSide(question) {
    const [one, two] = [question.reference, question.candidate].map((node) => branchesOf(node).length > 0);
    if (one === two || !isReader(question))
        return undefined;
    return one ? 'reference' : 'candidate';
}
/** The values of the branches; none for a node that is not given in cases. */
function branchesOf(node) {
    if (node.kind !== 'operator' || node.head !== 'cases')
        return [];
    return node.args.filter((_, at) => at % 2 === 0);
}

;// CONCATENATED MODULE: ./build/verify/rules/in-order.js

/** Compares element by element; the first that differs decides. Both lists must be of one length. */
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
/** Matches every element with one of the other list; twelve at most. */
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

;// CONCATENATED MODULE: ./build/verify/rules/named-items.js


/**
 * Compares two lists of `name = value` with the same names, in whatever order they stand. Undefined when not all items of
 * both are named once, or when they have no name in common, so that only their order can match them.
 */
function decideNamed(question, reference, candidate) {
    const [known, given] = [valuesByName(reference), valuesByName(candidate)];
    if (known === undefined || given === undefined)
        return undefined;
    const shared = [...known.keys()].filter((name) => given.has(name));
    if (shared.length === 0)
        return undefined;
    let open;
    for (const name of shared) {
        const [value, other] = [known.get(name), given.get(name)];
        if (value === undefined || other === undefined)
            continue;
        const ruling = question.decide({ ...question, reference: value, candidate: other });
        if (ruling.outcome === 'different')
            return { ...ruling, note: `${name}: ${ruling.note}` };
        if (ruling.outcome === 'undecided')
            open ??= { ...ruling, note: `${name}: ${ruling.note}` };
    }
    if (known.size !== given.size)
        return different('other_shape', 'another number of elements');
    if (shared.length < known.size)
        return undecided('several_parts', 'values under other names beside values under the same ones');
    return open ?? equivalent('same_elements', 'the same value under every name');
}
function valuesByName(items) {
    const values = new Map();
    for (const item of items) {
        const [only] = item.kind === 'relation' ? item.rest : [];
        if (item.kind !== 'relation' || only === undefined || item.rest.length !== 1)
            return undefined;
        if (only.sign !== '=' && only.sign !== '\\approx')
            return undefined;
        const name = (0,normal/* normalText */.RG)(item.first);
        if (values.has(name))
            return undefined;
        values.set(name, only.node);
    }
    return values.size > 1 ? values : undefined;
}

;// CONCATENATED MODULE: ./build/verify/rules/lists.js






/**
 * Compares two lists: sets in any order, tuples and intervals in theirs, bare lists in theirs; for a reader bare lists of
 * tuples or of plain numbers, which are solutions, in any order, and lists of named values name by name.
 */
function decideLists(question, reference, candidate) {
    const named = isReader(question) ? decideNamed(question, reference.items, candidate.items) : undefined;
    if (named !== undefined)
        return named;
    if (isReader(question) && [reference, candidate].some((list) => list.items.some(isDots)))
        return sequences(question, reference.items, candidate.items);
    const [a, b] = [reference, candidate].map((list) => (isReader(question) ? withoutRepeats(list) : list));
    return a === undefined || b === undefined ? undecided('other_shape', 'no list') : lists(question, a, b);
}
function lists(question, reference, candidate) {
    if (reference.items.length !== candidate.items.length)
        return different('other_shape', 'another number of elements');
    const isSet = reference.open === '\\{' || (question.kind === 'set' && reference.open === '');
    if (isSet)
        return listForSet(question, reference, candidate);
    if (candidate.open === '\\{')
        return setForList(question, reference, candidate);
    if (isReader(question) && areSolutions(question, reference) && areSolutions(question, candidate))
        return anyOrder(question, reference.items, candidate.items);
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
/** `\{x\}` beside x or [x]: the set, the fractional part and the whole part of x are not told apart. */
function isPart(question, set, other) {
    const [only] = set.items;
    return (only !== undefined &&
        set.items.length === 1 &&
        other.open !== '\\{' &&
        freeNames(only, question).length > 0);
}
/** A tuple or interval says more than a set. */
function listForSet(question, reference, candidate) {
    const ruling = anyOrder(question, reference.items, candidate.items);
    if (isPart(question, reference, candidate))
        return undecided('other_shape', 'a name in braces of its own');
    return ruling.outcome === 'equivalent' && candidate.open !== '\\{' && candidate.open !== ''
        ? undecided('other_shape', 'an ordered tuple or an interval where a set is asked for')
        : ruling;
}
/** A bare list of tuples or of plain numbers. */
function areSolutions(question, { open, items }) {
    return open === '' && items.every((item) => isTuple(item) || lists_isNumber(question, item));
}
function isTuple(node) {
    return node.kind === 'list' && node.open === '(';
}
function lists_isNumber(question, node) {
    const isPlain = !(0,tree/* someNode */.Ng)(node, (part) => part.kind === 'unit' || part.kind === 'relation' || part.kind === 'list');
    return isPlain && freeNames(node, question).length === 0;
}
/** A set, or a bare list of tuples, without what stands in it twice. */
function withoutRepeats(list) {
    if (list.open !== '\\{' && !(list.open === '' && list.items.every(isTuple)))
        return list;
    const seen = new Set();
    const items = list.items.filter((item) => {
        const text = (0,normal/* normalText */.RG)(item);
        return seen.has(text) ? false : seen.add(text);
    });
    return { ...list, items };
}
function isDots(node) {
    return node.kind === 'operator' && node.head === 'ellipsis';
}
/** Sequences with left-out items: refuted by what stands before the dots, accepted only item by item. */
function sequences(question, reference, candidate) {
    if (reference.length === candidate.length)
        return inOrder(question, reference, candidate);
    const shown = (items) => items.slice(0, Math.max(0, items.findIndex(isDots)));
    const [a, b] = [shown(reference), shown(candidate)];
    const common = Math.min(a.length, b.length);
    const ruling = inOrder(question, a.slice(0, common), b.slice(0, common));
    return ruling.outcome === 'different'
        ? ruling
        : undecided('other_shape', 'sequences that leave out different items');
}
/** A set says nothing about the order a list or tuple has. */
function setForList(question, reference, candidate) {
    const ruling = anyOrder(question, reference.items, candidate.items);
    if (isPart(question, candidate, reference))
        return undecided('other_shape', 'a name in braces of its own');
    if (isReader(question) && areSolutions(question, reference))
        return ruling;
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

;// CONCATENATED MODULE: ./build/verify/rules/ratio.js


/**
 * Compares ratios a : b : c up to a common factor, and a : b with the number a/b. Clock times, which have a two-digit
 * part with a zero in front, and ratios with a zero in them must agree part by part. Undefined when no side is a ratio.
 */
function decideRatio(question) {
    const [reference, candidate] = [ratioIn(question.reference), ratioIn(question.candidate)];
    if (reference === undefined && candidate === undefined)
        return undefined;
    if (reference !== undefined && candidate !== undefined)
        return ratios(question, reference.args, candidate.args);
    const [a, b] = [asNumber(question.reference), asNumber(question.candidate)];
    if (a === undefined || b === undefined || a.kind === 'list' || b.kind === 'list')
        return isReader(question)
            ? different('other_shape', 'a ratio and something else')
            : undecided('other_shape', 'a ratio and something else');
    const ruling = question.decide({ ...question, reference: a, candidate: b });
    const ratio = reference ?? candidate;
    if (ratio !== undefined && mayBeTime(ratio.args))
        return undecided('other_shape', 'a time or a ratio');
    return isReader(question) || ruling.outcome === 'different'
        ? ruling
        : undecided('other_shape', 'a ratio and a number');
}
function ratioIn(node) {
    return node.kind === 'operator' && node.head === 'ratio' ? node : undefined;
}
/** `10:30`, which may be half past ten. */
function mayBeTime([hours, minutes]) {
    const twoDigits = (part) => part?.kind === 'number' && /^[0-9]{2}$/.test(part.text) ? Number(part.text) : Number.NaN;
    return twoDigits(hours) < 24 && twoDigits(minutes) < 60;
}
/** `a : b` as a/b; a number as itself; undefined for a ratio of more, and for a time. */
function asNumber(node) {
    const ratio = ratioIn(node);
    if (ratio === undefined)
        return node;
    const [over, under] = ratio.args;
    if (over === undefined || under === undefined || ratio.args.length !== 2 || isTime(ratio.args))
        return undefined;
    return { kind: 'quotient', over, under };
}
function ratios(question, reference, candidate) {
    if (reference.length !== candidate.length)
        return different('other_shape', 'another number of parts');
    const zero = [...reference, ...candidate].some((part) => realConstant(part, question) === 0);
    const fixed = zero || isTime(reference) || isTime(candidate);
    const [first, given] = [reference[0], candidate[0]];
    let open;
    for (const [at, part] of reference.entries()) {
        const other = candidate[at];
        if (other === undefined || first === undefined || given === undefined)
            continue;
        const pair = fixed
            ? { reference: part, candidate: other }
            : { reference: times(part, given), candidate: times(other, first) };
        const ruling = question.decide({ ...question, ...pair });
        if (ruling.outcome === 'different')
            return { ...ruling, note: `part ${at + 1} of the ratio: ${ruling.note}` };
        if (ruling.outcome === 'undecided')
            open ??= ruling;
    }
    return open ?? equivalent('same_elements', 'the same ratio');
}
function isTime(parts) {
    return parts.slice(1).some((part) => part.kind === 'number' && /^0[0-9]$/.test(part.text));
}
function times(a, b) {
    return { kind: 'product', factors: [a, b] };
}

;// CONCATENATED MODULE: ./build/verify/rules/elements.js







/** Compares lists, tuples, sets, intervals and matrices element by element, and `±` as the two values it stands for. */
const elements_elements = {
    name: 'elements',
    apply: (question) => {
        const ratio = decideRatio(question);
        if (ratio !== undefined)
            return ratio;
        const [first, second] = [
            withSigns(question, question.reference),
            withSigns(question, question.candidate),
        ];
        if (signsOf(first) > 1 || signsOf(second) > 1)
            return undecided('other_shape', 'several ±, whose signs may belong together or not');
        const [reference, candidate] = [expanded(first), expanded(second)];
        if (reference.kind === 'matrix' || candidate.kind === 'matrix')
            return matrices({ ...question, reference, candidate });
        if (reference.kind !== 'list' && candidate.kind !== 'list')
            return { pass: 'no list' };
        return decideLists(question, asList(reference), asList(candidate));
    },
};
/** For a reader, a bare list or set in which every item with one ± stands for two of the items. */
function withSigns(question, node) {
    if (!isReader(question) || node.kind !== 'list' || (node.open !== '' && node.open !== '\\{'))
        return node;
    if (signsOf(node) === 0 || node.items.some((item) => signsOf(item) > 1))
        return node;
    const items = node.items.flatMap((item) => {
        const both = expanded(item);
        return both.kind === 'list' && both !== item ? both.items : [item];
    });
    return { ...node, items };
}
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
    if (matrix?.kind !== 'matrix' || rest.some((factor) => (0,normal/* hasOperators */.y8)(factor)))
        return undefined;
    const rows = matrix.rows.map((row) => row.map((cell) => ({ kind: 'product', factors: [...rest, cell] })));
    return { kind: 'matrix', rows };
}
function asList(node) {
    if (node.kind === 'symbol' && node.name === '\\emptyset')
        return { kind: 'list', open: '\\{', close: '\\}', items: [] };
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
    const asTuple = question.reference.kind === 'list' || question.candidate.kind === 'list';
    return sameShape || ruling.outcome !== 'equivalent' || (asTuple && isReader(question))
        ? ruling
        : undecided('other_shape', 'a row and a column');
}
function cellsOf(node) {
    if (node.kind === 'matrix')
        return node.rows;
    return node.kind === 'list' && node.open === '(' ? [node.items] : undefined;
}

;// CONCATENATED MODULE: ./build/math/exact-integer.js

/** Results of more bits than this have no exact value here: about 3000 digits. */
const MAX_BITS = 10_000;
/** Terms of a sum or product that is added up. */
const exact_integer_MAX_TERMS = 4096;
/**
 * The exact value of an expression of whole numbers, with powers, factorials and finite sums such as
 * `\sum_{k=0}^{2023}2^k`; undefined where it is no whole number, or one too large.
 */
function integerOf(node) {
    switch (node.kind) {
        case 'number':
            return /^[0-9]+$/.test(node.text) ? BigInt(node.text) : undefined;
        case 'negate': {
            const of = integerOf(node.of);
            return of === undefined ? undefined : -of;
        }
        case 'sum':
            return exact_integer_folded(node.terms, 0n, (a, b) => a + b);
        case 'product':
            return exact_integer_folded(node.factors, 1n, (a, b) => a * b);
        case 'quotient':
            return divided(integerOf(node.over), integerOf(node.under));
        case 'power':
            return exact_integer_raised(integerOf(node.base), integerOf(node.exponent));
        case 'operator':
            return node.head === 'sum' || node.head === 'product' ? series(node.head, node.args) : undefined;
        default:
            return undefined;
    }
}
function bounded(value) {
    return value < 1n << BigInt(MAX_BITS) && value > -(1n << BigInt(MAX_BITS)) ? value : undefined;
}
function exact_integer_folded(nodes, start, combine) {
    let total = start;
    for (const node of nodes) {
        const next = integerOf(node);
        if (next === undefined || total === undefined)
            return undefined;
        total = bounded(combine(total, next));
    }
    return total;
}
function divided(over, under) {
    if (over === undefined || under === undefined || under === 0n)
        return undefined;
    return over % under === 0n ? over / under : undefined;
}
/** Refused before the result could exceed the cap. */
function exact_integer_raised(base, exponent) {
    if (base === undefined || exponent === undefined || exponent < 0n || exponent > BigInt(MAX_BITS))
        return undefined;
    const bits = (base < 0n ? -base : base).toString(2).length;
    return bits * Number(exponent) > MAX_BITS ? undefined : base ** exponent;
}
/** A sum or product over a name between two whole numbers, without another one in it. */
function series(head, args) {
    const [name, from, to, body] = args;
    if (name?.kind !== 'symbol' || from === undefined || to === undefined || body === undefined)
        return undefined;
    const [first, last] = [integerOf(from), integerOf(to)];
    if (first === undefined || first < 0n)
        return undefined;
    if (last === undefined || last - first >= BigInt(exact_integer_MAX_TERMS) || holdsSeries(body))
        return undefined;
    const isSum = head === 'sum';
    let total = isSum ? 0n : 1n;
    for (let at = first; at <= last && total !== undefined; at += 1n) {
        const value = integerOf(placed(body, name.name, at));
        if (value === undefined)
            return undefined;
        total = bounded(isSum ? total + value : total * value);
    }
    return total;
}
function placed(body, name, value) {
    const number = { kind: 'number', text: String(value) };
    return (0,tree/* mapTree */.X$)(body, (part) => (part.kind === 'symbol' && part.name === name ? number : part));
}
function holdsSeries(node) {
    let found = false;
    (0,tree/* mapTree */.X$)(node, (part) => {
        found ||= part.kind === 'operator';
        return part;
    });
    return found;
}

;// CONCATENATED MODULE: ./build/verify/rules/tower.js

/** Towers whose level and index together differ by more are different numbers, whatever rounding did. */
const CLEAR = 1e-6;
/** Whether both nodes are towers of powers of whole numbers above one, at least one beyond floating point, and differ. */
function towersDiffer(a, b) {
    const [one, two] = [towerOf(a), towerOf(b)];
    if (one === undefined || two === undefined || Math.max(one.level, two.level) < BEYOND_DOUBLES)
        return false;
    return Math.abs(one.level + one.top - two.level - two.top) > CLEAR;
}
/** e^e^e^e is some 2e6; one exponential more does not fit a double. */
const BEYOND_DOUBLES = 5;
const MAX_HEIGHT = 50;
function towerOf(node, height = 0) {
    if (height > MAX_HEIGHT)
        return undefined;
    const plain = node.kind === 'number' ? (0,rational/* parseDecimal */.$)(node.text) : (0,rational/* rationalOf */.K)(node);
    if (plain !== undefined) {
        const value = Number(plain.num) / Number(plain.den);
        return value > 1 && Number.isFinite(value) ? tower_raised(value, 0) : undefined;
    }
    if (node.kind !== 'power' || node.base.kind !== 'number')
        return undefined;
    const base = Number(node.base.text);
    const exponent = towerOf(node.exponent, height + 1);
    if (exponent === undefined || !(base > 1) || !Number.isFinite(base))
        return undefined;
    return powerOf(base, exponent);
}
/** b^x: ln of it is x ln b, whose logarithm is ln x + ln ln b; further up the base is lost in rounding. */
function powerOf(base, { level, top }) {
    const factor = Math.log(base);
    const value = lowered(level, top);
    if (value !== undefined)
        return tower_raised(value * factor, 1);
    const inner = lowered(level - 1, top);
    return inner === undefined ? { level: level + 1, top } : tower_raised(inner + Math.log(factor), 2);
}
/** exp applied `level` times to `top`, where a double holds it. */
function lowered(level, top) {
    let value = top;
    for (let at = 0; at < level; at += 1)
        value = Math.exp(value);
    return Number.isFinite(value) ? value : undefined;
}
/** A value under `level` exponentials, with its own logarithms taken until it is below one. */
function tower_raised(value, level) {
    let [top, above] = [value, level];
    while (top >= 1)
        [top, above] = [Math.log(top), above + 1];
    return { level: above, top };
}

;// CONCATENATED MODULE: ./build/verify/rules/exact.js





/** Decides two rational numbers exactly; rounded decimals are left to the next rule. */
const exactValue = {
    name: 'exact-value',
    apply: ({ reference, candidate }) => {
        const [a, b] = [(0,rational/* rationalOf */.K)(reference), (0,rational/* rationalOf */.K)(candidate)];
        if (towersDiffer(reference, candidate))
            return different('other_number', 'powers of other heights');
        if (a === undefined || b === undefined)
            return ofIntegers(reference, candidate);
        if (a.num === b.num && a.den === b.den)
            return equivalent('exact_value', 'the same rational number');
        if ((0,normal/* literalOf */.Zc)(reference) !== undefined || (0,normal/* literalOf */.Zc)(candidate) !== undefined)
            return { pass: 'rational numbers that differ, perhaps by rounding' };
        return different('other_number', 'another rational number');
    },
};
/** Whole numbers too large for the rest, and finite sums of them. */
function ofIntegers(reference, candidate) {
    const [a, b] = [integerOf(reference), integerOf(candidate)];
    if (a === undefined || b === undefined)
        return { pass: 'not both rational numbers' };
    return a === b
        ? equivalent('exact_value', 'the same whole number')
        : different('other_number', 'another whole number');
}

;// CONCATENATED MODULE: ./build/verify/rules/infinity.js


/** Infinity stands alone or with a sign; beside a finite value, or the other infinity, it is another one. */
function decideInfinity(reference, candidate) {
    const [one, two] = [signOf(reference), signOf(candidate)];
    if (one === two)
        return undefined;
    const finite = one === undefined ? reference : two === undefined ? candidate : undefined;
    if (finite !== undefined && (0,names_in/* namesIn */.w)(finite).has('\\infty'))
        return undefined;
    return different('witness', finite === undefined ? 'the other infinity' : 'infinite on one side only');
}
/** 1 for ∞, −1 for −∞, undefined for every other form. */
function signOf(node) {
    if (node.kind === 'symbol' && node.name === '\\infty')
        return 1;
    return node.kind === 'negate' && signOf(node.of) === 1 ? -1 : undefined;
}

;// CONCATENATED MODULE: ./build/verify/decimals.js






/** Decimals whose last place is moved; a formula with more is not read as a rounded one. */
const MAX_DECIMALS = 8;
const decimals_POINTS = 8;
/** Roundings on the way may add up to less than a whole unit of the last place, two halves. */
const ON_THE_WAY = 1.9;
/** Whether a decimal with a point is written anywhere in the expression. */
function hasDecimals(node) {
    return (0,tree/* someNode */.Ng)(node, isDecimal);
}
/**
 * Compares two formulas to the digits their decimals state: every decimal may be off by half a unit of its last place
 * (GUM 4.3.7 takes such a rounding as a uniform error of that width); the coarser side decides. Undefined without a decimal or a value.
 */
function roundingOf(pair) {
    const sides = [pair.reference, pair.candidate].map((node) => ({ moved: movedDecimals(node) }));
    const count = sides.reduce((sum, side) => sum + side.moved.length, 0);
    if (count === 0 || count > MAX_DECIMALS)
        return undefined;
    const digits = Math.min(...[pair.reference, pair.candidate].flatMap(statedDigits));
    let worst = 0;
    let seen = 0;
    for (let index = 0; index < decimals_POINTS; index += 1) {
        const ratio = gapOverRounding(pair, sides, pointAt({ ...pair, index }));
        if (ratio === undefined)
            continue;
        seen += 1;
        worst = Math.max(worst, ratio);
    }
    if (seen === 0)
        return undefined;
    return { digits, gap: worst <= 1 + 1e-9 ? 'within' : worst <= ON_THE_WAY ? 'near' : 'beyond' };
}
/** The difference of the two values in units of what the roundings of the coarser side may explain. */
function gapOverRounding(pair, sides, point) {
    const [a, b] = [(0,math_evaluate/* evaluate */._3)(pair.reference, point), (0,math_evaluate/* evaluate */._3)(pair.candidate, point)];
    if (a === undefined || b === undefined)
        return undefined;
    if ((0,compare_values/* compareValues */.ck)(a, b) === 'equal')
        return 0;
    const shifts = sides.map((side, at) => shiftOf(side, at === 0 ? a : b, point));
    if (shifts.includes(undefined))
        return undefined;
    const explained = Math.max(...shifts.map((shift) => shift ?? 0));
    const gap = (0,complex/* modulus */.GT)((0,complex/* add */.WQ)(a.value, (0,complex/* negate */.ze)(b.value)));
    return explained === 0 ? Number.POSITIVE_INFINITY : gap / explained;
}
/** How far one side moves at most when all its decimals move by half a unit of their last places. */
function shiftOf({ moved }, own, point) {
    let total = 0;
    for (const other of moved) {
        const value = (0,math_evaluate/* evaluate */._3)(other, point);
        if (value === undefined)
            return undefined;
        total += (0,complex/* modulus */.GT)((0,complex/* add */.WQ)(value.value, (0,complex/* negate */.ze)(own.value)));
    }
    return total;
}
function isDecimal(node) {
    return node.kind === 'number' && node.text.includes('.');
}
function statedDigits(node) {
    if (isDecimal(node))
        return [(0,normal/* literalOf */.Zc)(node)?.digits ?? 1];
    return (0,tree/* childrenOf */.LU)(node).flatMap(statedDigits);
}
/** The expression once for every decimal in it, with half a unit of its last place added to that one. */
function movedDecimals(node) {
    if (isDecimal(node))
        return [{ kind: 'number', text: `${node.text}5` }];
    const children = (0,tree/* childrenOf */.LU)(node);
    return children.flatMap((child, at) => movedDecimals(child).map((moved) => (0,tree/* withChildren */.OF)(node, children.map((other, index) => (index === at ? moved : other)))));
}

;// CONCATENATED MODULE: ./build/verify/names-of-pair.js


/** Infinity is a bound of a sum, never a quantity. */
const NO_QUANTITY = '\\infty';
/** Collects the names of a pair; π, e and i are none unless they are declared. */
function namesOfPair(reference, candidate, declared) {
    const free = (node) => new Set([...(0,names_in/* namesIn */.w)(node)].filter((name) => declared.has(name) || !((0,math_evaluate/* isConstant */.VO)(name) || name === NO_QUANTITY)));
    const [one, two] = [free(reference), free(candidate)];
    return {
        all: new Set([...one, ...two]),
        foreign: [...two].filter((name) => !one.has(name)),
        missing: [...one].filter((name) => !two.has(name)),
    };
}

;// CONCATENATED MODULE: ./build/verify/special-roles.js

/** Incomplete elliptic integrals and the argument that is their amplitude (DLMF 19.2). */
const AMPLITUDE_IN = { ellipticf: 0, ellipticeinc: 0, ellipticpiinc: 1 };
/** Functions of number theory, beside which p and q are primes (DLMF 27.1). */
const ARITHMETIC = new Set(['totient', 'sigma', 'moebius']);
const PRIME_NAME = /^[pq](?:_|$)/;
/** What special functions say of names whose place in them has a convention: amplitudes, primes, what is divided. */
function specialRolesIn(nodes) {
    const roles = new Map();
    let isArithmetic = false;
    const note = (part) => {
        const divided = part.kind === 'operator' && part.head.endsWith('Divisors') ? part.args[1] : undefined;
        if (divided?.kind === 'symbol')
            roles.set(divided.name, 'natural');
        if (part.kind !== 'function')
            return false;
        isArithmetic ||= ARITHMETIC.has(part.name);
        const amplitude = part.args[AMPLITUDE_IN[part.name] ?? -1];
        if (amplitude?.kind === 'symbol')
            roles.set(amplitude.name, 'amplitude');
        return false;
    };
    for (const node of nodes)
        (0,tree/* someNode */.Ng)(node, note);
    if (isArithmetic)
        for (const node of nodes)
            (0,tree/* someNode */.Ng)(node, (part) => notePrime(part, roles));
    return roles;
}
function notePrime(part, roles) {
    if (part.kind === 'symbol' && PRIME_NAME.test(part.name))
        roles.set(part.name, 'prime');
    return false;
}

;// CONCATENATED MODULE: ./build/verify/roles.js


/** Functions that tell a number from its conjugate. */
const CONJUGATIONS = new Set(['conj', 're', 'im', 'arg']);
/** Names that stand for complex numbers by convention, where conjugates or moduli occur. */
const COMPLEX_NAME = /^(?:z|w|\\psi|\\Psi)(?:_|$)/;
/** Names that stand for real numbers by convention, even under a modulus squared: places, times, velocities, momenta. */
const REAL_NAME = /^(?:[xyrtvpku]|\\(?:vec|mathbf|boldsymbol)\{.*\})(?:_|$)/;
/** Functions that are other formulas for negative numbers: behind them a name may have either sign. */
const SIGNED = new Set(['abs', 'sign', 'max', 'min']);
/** Functions with a cut, whose value on a phase is one of its principal part. */
const ROOTS = new Set(['sqrt', 'root', 'log', 'log10', 'log2', 'arg']);
/** Names that stand for whole numbers unless something else is declared. */
const INDEX_NAME = /^[nklmjN](?:_|$)/;
/** Whether a function that tells a number from its conjugate occurs. */
function conjugates(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'function' && CONJUGATIONS.has(part.name));
}
/** Whether a function occurs that is another formula for negative arguments, e.g. a modulus. */
function isSigned(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'function' && SIGNED.has(part.name));
}
/** Whether a modulus occurs. */
function hasModulus(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'function' && part.name === 'abs');
}
/** Those of the names that stand for whole numbers: `n`, `k`, `l`, `m`, `j`, `N`, also with an index. */
function indexNames(names) {
    return [...names].filter((name) => INDEX_NAME.test(name));
}
/** Functions that live on the upper half-plane of their last argument (DLMF 20.2, 23.15). */
const MODULAR = /^(?:theta|thetaderiv|dedekindeta|modular(?:lambda|j|delta)|kleinj|eisenstein[eg]|weierstrass(?:p|zeta|sigma))$/;
/**
 * What the formulas themselves say about the names nobody declared. Under a conjugate, Re, Im or arg, and under a modulus
 * squared, a name is complex (x, r, t and other coordinates are not); where such an argument is written with i, as in |x + iy|, its names are real; under a plain
 * modulus they are real, z, w and ψ complex. The exponent of e^{iθ} under a root or logarithm is a principal phase. A
 * name about which nothing is said is left out: it is a positive quantity.
 */
function rolesIn(nodes) {
    const roles = new Map();
    for (const node of nodes)
        note(node, roles, false);
    for (const [name, range] of specialRolesIn(nodes))
        if (!roles.has(name))
            roles.set(name, range);
    return roles;
}
const STRENGTH = { real: 1, angle: 2, complex: 3, upper: 4 };
function roles_assign(roles, names, range) {
    for (const name of names) {
        const before = roles.get(name);
        if (before === undefined || (STRENGTH[before] ?? 0) < (STRENGTH[range] ?? 0))
            roles.set(name, range);
    }
}
function note(node, roles, squared) {
    if (node.kind === 'function' && (CONJUGATIONS.has(node.name) || SIGNED.has(node.name)))
        noteMarked(node, roles, squared);
    const last = node.kind === 'function' && MODULAR.test(node.name) ? node.args.at(-1) : undefined;
    if (last !== undefined)
        roles_assign(roles, symbolsIn(last), 'upper');
    if (isCut(node))
        roles_assign(roles, phasesIn(node), 'angle');
    const even = node.kind === 'power' && node.exponent.kind === 'number' && /[02468]$/.test(node.exponent.text);
    for (const child of (0,tree/* childrenOf */.LU)(node))
        note(child, roles, even);
}
function noteMarked(node, roles, squared) {
    const names = symbolsIn(node);
    if (SIGNED.has(node.name)) {
        const withI = names.has('i');
        const isModulus = node.name === 'abs' && !withI;
        const isComplex = (name) => COMPLEX_NAME.test(name) || (squared && !REAL_NAME.test(name));
        for (const name of names)
            roles_assign(roles, [name], isModulus && isComplex(name) ? 'complex' : 'real');
        return;
    }
    roles_assign(roles, names, names.has('i') ? 'real' : 'complex');
}
function isCut(node) {
    if (node.kind === 'function')
        return ROOTS.has(node.name);
    return node.kind === 'power' && node.exponent.kind !== 'number' && node.base.kind !== 'symbol';
}
/** The names in the exponents of phases e^{iθ} below the node. */
function phasesIn(node) {
    const found = new Set();
    (0,tree/* someNode */.Ng)(node, (part) => {
        const isPower = part.kind === 'power' && part.base.kind === 'symbol' && part.base.name === 'e';
        const exponent = isPower
            ? part.exponent
            : part.kind === 'function' && part.name === 'exp'
                ? part.args[0]
                : undefined;
        const names = exponent === undefined ? undefined : symbolsIn(exponent);
        if (names?.has('i'))
            for (const name of names)
                found.add(name);
        return false;
    });
    return found;
}
function symbolsIn(node) {
    const found = new Set();
    (0,tree/* someNode */.Ng)(node, (part) => {
        if (part.kind === 'symbol')
            found.add(part.name);
        return false;
    });
    return found;
}

;// CONCATENATED MODULE: ./build/math/residue.js
/** The three largest primes of that kind, with roots of −1 (sympy.ntheory.sqrt_mod; a test squares them). */
const FIELDS = [
    { prime: 94_906_249, imaginary: 1_393_955, salt: 0x9e3779b9 },
    { prime: 94_906_213, imaginary: 28_747_851, salt: 0x7f4a7c15 },
    { prime: 94_906_169, imaginary: 17_839_951, salt: 0x85ebca6b },
];
/** a + b in the field. */
function plus(a, b, { prime }) {
    return (a + b) % prime;
}
/** −a in the field. */
function opposite(a, { prime }) {
    return a === 0 ? 0 : prime - a;
}
/** a · b in the field. */
function residue_times(a, b, { prime }) {
    return (a * b) % prime;
}
/** a to a whole power; undefined for zero to a negative one. */
function toPower(a, exponent, field) {
    if (exponent < 0)
        return a === 0 ? undefined : toPower(residue_inverse(a, field), -exponent, field);
    let [result, square] = [1, a];
    for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
        if (rest % 2 === 1)
            result = residue_times(result, square, field);
        square = residue_times(square, square, field);
    }
    return result;
}
/** 1 / a for a other than zero, by Fermat's little theorem. */
function residue_inverse(a, field) {
    return toPower(a, field.prime - 2, field) ?? 0;
}
/** The residue of a bigint. */
function residueOfInteger(value, { prime }) {
    const rest = Number(value % BigInt(prime));
    return rest < 0 ? rest + prime : rest;
}
/** An element that a text and elements determine, as if drawn at random: FNV-1a, then the mixer of MurmurHash3. */
function residue_drawn(text, parts, { prime, salt }) {
    let state = salt | 0;
    for (let at = 0; at < text.length; at += 1)
        state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
    for (const part of parts)
        state = mixed(Math.imul(state, 0x01000193) ^ mixed(part));
    return (mixed(state) >>> 0) % prime;
}
function mixed(value) {
    let state = value | 0;
    state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    return state ^ (state >>> 16);
}

// EXTERNAL MODULE: ./build/math/special.js
var special = __webpack_require__(3144);
;// CONCATENATED MODULE: ./build/math/congruence.js



/** Whole exponents up to this are powers; larger ones are taken as a function of base and exponent. */
const MAX_EXPONENT = 1_000_000;
/**
 * Whether two expressions are equal by the laws of fields alone, with equal functions of equal arguments equal: whatever
 * their functions and names mean, wherever both have a value. Tested in three finite fields at one random point each: a
 * difference of degree d vanishes there with a probability below (d / 9.4e7)^3 (Schwartz 1980, Zippel 1979; functions as
 * uninterpreted symbols: Ackermann 1954). `false` says nothing.
 */
function areCongruent(a, b, scope) {
    return FIELDS.every((field) => {
        const residue = residueOf(a, { ...scope, field });
        return residue !== undefined && residue === residueOf(b, { ...scope, field });
    });
}
/** The image of an expression in the field; undefined where it divides by zero or is no formula. */
function residueOf(node, run) {
    run.budget.left -= 1;
    if (run.budget.left < 0)
        return undefined;
    const { field } = run;
    switch (node.kind) {
        case 'number':
            return ofRational((0,rational/* rationalOf */.K)(node), field);
        case 'symbol':
            return node.name === 'i' && !run.names.has('i') ? field.imaginary : residue_drawn(node.name, [], field);
        case 'unit':
            return residue_drawn(`unit ${node.name}`, [], field);
        case 'negate': {
            const of = residueOf(node.of, run);
            return of === undefined ? undefined : opposite(of, field);
        }
        case 'sum':
            return congruence_folded(node.terms, 0, plus, run);
        case 'product':
            return congruence_folded(node.factors, 1, residue_times, run);
        case 'quotient': {
            const [over, under] = [residueOf(node.over, run), residueOf(node.under, run)];
            return over === undefined || !under ? undefined : residue_times(over, residue_inverse(under, field), field);
        }
        case 'power':
            return congruence_powerOf(residueOf(node.base, run), node.exponent, run);
        case 'function':
            return functionOf(node.name, node.args, run);
        case 'call':
            return congruence_opaque(`call ${node.name}`, node.args, run);
        default:
            return undefined;
    }
}
function ofRational(value, field) {
    if (value === undefined)
        return undefined;
    const [num, den] = [residueOfInteger(value.num, field), residueOfInteger(value.den, field)];
    return den === 0 ? undefined : residue_times(num, residue_inverse(den, field), field);
}
function congruence_folded(nodes, start, combine, run) {
    let total = start;
    for (const node of nodes) {
        const next = residueOf(node, run);
        if (next === undefined)
            return undefined;
        total = combine(total, next, run.field);
    }
    return total;
}
/** A whole power by multiplication, any other as a function of base and exponent. */
function congruence_powerOf(base, exponent, run) {
    if (base === undefined)
        return undefined;
    const whole = (0,rational/* rationalOf */.K)(exponent);
    const isWhole = whole?.den === 1n && Math.abs(Number(whole.num)) <= MAX_EXPONENT;
    if (isWhole)
        return toPower(base, Number(whole.num), run.field);
    const residue = residueOf(exponent, run);
    return residue === undefined ? undefined : residue_drawn('power', [base, residue], run.field);
}
const HALF = {
    kind: 'quotient',
    over: { kind: 'number', text: '1' },
    under: { kind: 'number', text: '2' },
};
/** Roots and exponentials are powers; any other function with a value is taken as it stands. */
function functionOf(name, args, run) {
    const [only] = args;
    if (only !== undefined && name === 'sqrt')
        return congruence_powerOf(residueOf(only, run), HALF, run);
    if (only !== undefined && name === 'exp' && !run.names.has('e'))
        return congruence_powerOf(residue_drawn('e', [], run.field), only, run);
    return (0,special/* functionRow */.z)(name) === undefined ? undefined : congruence_opaque(name, args, run);
}
function congruence_opaque(name, nodes, run) {
    const residues = [];
    for (const node of nodes) {
        const residue = residueOf(node, run);
        if (residue === undefined)
            return undefined;
        residues.push(residue);
    }
    return residue_drawn(name, residues, run.field);
}

// EXTERNAL MODULE: ./build/math/big/complex.js
var big_complex = __webpack_require__(5426);
// EXTERNAL MODULE: ./build/math/big/constants.js
var constants = __webpack_require__(7171);
// EXTERNAL MODULE: ./build/math/big/convert.js
var convert = __webpack_require__(2457);
// EXTERNAL MODULE: ./build/math/big/real.js
var real = __webpack_require__(9612);
// EXTERNAL MODULE: ./build/math/big/elementary.js
var elementary = __webpack_require__(8746);
;// CONCATENATED MODULE: ./build/math/precise-functions.js




function unary(compute) {
    return { value: ([z = big_complex/* C_ONE */.Xf], bits) => compute(z, bits) };
}
function withCut(compute) {
    return { ...unary(compute), cut: true };
}
function inverseOf(compute) {
    return unary((z, bits) => (0,big_complex/* inverse */.DI)(compute(z, bits), bits));
}
function realOnly(compute) {
    const value = (args, bits) => {
        if (!args.every(big_complex/* isReal */.tE))
            throw new real/* NoValue */.hZ('not real');
        return (0,big_complex/* ofReal */.e8)(compute(args.map((z) => z.re), bits));
    };
    return { value };
}
/** The whole number below; refused next to a whole number, where rounding would choose the side. */
function floorOf([x = real/* BIG_ZERO */.AH], bits) {
    const nearest = { m: (0,real/* nearestInteger */.t0)(x), e: 0 };
    const offset = (0,real/* subReal */.Bs)(x, nearest, 2 * bits);
    if (offset.m !== 0n && (0,real/* topBit */.nm)(offset) < -bits / 2)
        throw new real/* NoValue */.hZ('next to a whole number');
    return (0,real/* signReal */.aO)(offset) < 0 ? { m: nearest.m - 1n, e: 0 } : nearest;
}
function ceilOf([x = real/* BIG_ZERO */.AH], bits) {
    const below = floorOf([{ m: -x.m, e: x.e }], bits);
    return { m: -below.m, e: below.e };
}
const larger = (a, b) => ((0,real/* compareReal */.eQ)(a, b) < 0 ? b : a);
const smaller = (a, b) => ((0,real/* compareReal */.eQ)(a, b) < 0 ? a : b);
const TEN = (0,big_complex/* ofReal */.e8)({ m: 10n, e: 0 });
function logOf([z = big_complex/* C_ONE */.Xf, base], bits) {
    return base === undefined ? elementary/* log */.Rm(z, bits) : (0,big_complex/* div */.y4)(elementary/* log */.Rm(z, bits + 8), elementary/* log */.Rm(base, bits + 8), bits);
}
function acot(z, bits) {
    return (0,big_complex/* isZero */.be)(z) ? (0,big_complex/* ofReal */.e8)((0,real/* scaled */.vK)((0,constants.pi)(bits), -1)) : elementary/* atan */.rY((0,big_complex/* inverse */.DI)(z, bits + 8), bits);
}
function sinc(z, bits) {
    return (0,big_complex/* isZero */.be)(z) ? big_complex/* C_ONE */.Xf : (0,big_complex/* div */.y4)(elementary/* sin */.F8(z, bits + 8), z, bits);
}
/** The elementary functions, by the names of the evaluator and with its branches. */
const PRECISE = {
    exp: unary(elementary/* exp */.oN),
    log: { value: logOf, cut: true },
    log10: { value: ([z = big_complex/* C_ONE */.Xf], bits) => logOf([z, TEN], bits), cut: true },
    sqrt: withCut(big_complex/* sqrt */.RZ),
    root: { value: ([z = big_complex/* C_ONE */.Xf, n = big_complex/* C_ONE */.Xf], bits) => elementary/* pow */.n7(z, (0,big_complex/* inverse */.DI)(n, bits + 64), bits), cut: true },
    abs: unary((z, bits) => (0,big_complex/* ofReal */.e8)((0,big_complex/* modulus */.GT)(z, bits))),
    re: unary((z) => (0,big_complex/* ofReal */.e8)(z.re)),
    im: unary((z) => (0,big_complex/* ofReal */.e8)(z.im)),
    conj: unary(big_complex/* conj */.xJ),
    arg: withCut((z, bits) => (0,big_complex/* ofReal */.e8)(elementary/* arg */.JR(z, bits))),
    sign: realOnly(([x = real/* BIG_ZERO */.AH]) => ({ m: BigInt((0,real/* signReal */.aO)(x)), e: 0 })),
    floor: realOnly(floorOf),
    ceil: realOnly(ceilOf),
    max: realOnly((values) => values.reduce(larger)),
    min: realOnly((values) => values.reduce(smaller)),
    sin: unary(elementary/* sin */.F8),
    cos: unary(elementary/* cos */.gn),
    tan: unary(elementary/* tan */.Ml),
    cot: inverseOf(elementary/* tan */.Ml),
    sec: inverseOf(elementary/* cos */.gn),
    csc: inverseOf(elementary/* sin */.F8),
    sinh: unary(elementary/* sinh */.L0),
    cosh: unary(elementary/* cosh */.yI),
    tanh: unary(elementary/* tanh */.ym),
    coth: inverseOf(elementary/* tanh */.ym),
    sech: inverseOf(elementary/* cosh */.yI),
    csch: inverseOf(elementary/* sinh */.L0),
    asin: withCut(elementary/* asin */.qR),
    acos: withCut(elementary/* acos */.HQ),
    atan: withCut(elementary/* atan */.rY),
    acot: withCut(acot),
    asinh: withCut(elementary/* asinh */.yH),
    acosh: withCut(elementary/* acosh */.Fq),
    atanh: withCut(elementary/* atanh */.rf),
    sinc: unary(sinc),
};
/** Whether a number lies so close to the real axis that rounding may have put it on either side. */
function isNextToAxis(z, bits) {
    return z.im.m !== 0n && (0,real/* topBit */.nm)(z.im) < (0,real/* topBit */.nm)(z.re) - bits / 2;
}

;// CONCATENATED MODULE: ./build/math/precise-value.js




/** Bits that must be left of whatever was added or moved: twelve digits. */
const KEPT_BITS = 40;
/** Whether so much was lost that agreement says nothing. */
function isAbsorbed({ spread }, bits) {
    return spread > bits - KEPT_BITS;
}
/** A value without any doubt: a number, a coordinate, a constant. */
function exactly(value) {
    return { value, spread: 0, branched: false };
}
/** A result with the doubts of what it came from. */
function derived(value, from, spread = 0) {
    return {
        value,
        spread: Math.max(spread, ...from.map((part) => part.spread)),
        branched: from.some((part) => part.branched),
    };
}
/** The sum, with the distance of its smallest term that is not zero from the largest. */
function preciseSum(terms, bits) {
    let total = big_complex/* C_ZERO */.nT;
    let [largest, smallest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const { value } of terms) {
        const top = (0,big_complex/* topOf */.HX)(value);
        largest = Math.max(largest, top);
        if (!(0,big_complex/* isZero */.be)(value))
            smallest = Math.min(smallest, top);
        total = (0,big_complex/* add */.WQ)(total, value, bits);
    }
    return derived(total, terms, Math.max(0, largest - smallest));
}
/** The product of all. */
function preciseProduct(factors, bits) {
    const total = factors.reduce((product, { value }) => (0,big_complex/* mul */.lK)(product, value, bits), big_complex/* C_ONE */.Xf);
    return derived(total, factors);
}
/** The quotient; throws `NoValue` for a divisor of zero. */
function preciseQuotient(over, under, bits) {
    return derived((0,big_complex/* div */.y4)(over.value, under.value, bits), [over, under]);
}
/**
 * The principal power, with the distance to one of a positive number that was moved close to it. Throws `NoValue` next to a
 * cut.
 */
function precisePower(base, exponent, bits) {
    if ((0,big_complex/* integerValue */.Gf)(exponent.value) === undefined && isNextToAxis(base.value, bits))
        throw new real/* NoValue */.hZ('next to a cut');
    const value = (0,elementary/* pow */.n7)(base.value, exponent.value, bits);
    const branched = (0,big_complex/* isReal */.tE)(base.value) && (0,big_complex/* isReal */.tE)(exponent.value) && !(0,big_complex/* isReal */.tE)(value);
    const isPositive = (0,big_complex/* isReal */.tE)(base.value) && base.value.re.m > 0n;
    const isMoved = isPositive && !(0,big_complex/* isZero */.be)(exponent.value) && distanceToOne(base.value, bits) > ONE_BITS - bits;
    const spread = isMoved ? Math.min(bits, -distanceToOne(value, bits)) : 0;
    const result = derived(value, [base, exponent], spread);
    return { ...result, branched: result.branched || branched };
}
/** A number this many bits above the last place away from one is one with rounding errors. */
const ONE_BITS = 24;
function distanceToOne(z, bits) {
    return (0,big_complex/* topOf */.HX)((0,big_complex/* sub */.jb)(z, big_complex/* C_ONE */.Xf, bits));
}

// EXTERNAL MODULE: ./build/math/special/index.js + 46 modules
var math_special = __webpack_require__(8021);
// EXTERNAL MODULE: ./build/math/special-calls.js
var special_calls = __webpack_require__(5356);
;// CONCATENATED MODULE: ./build/math/precise.js









/** The part of itself by which an argument is moved, to see how far the value moves: 2^-20. */
const NUDGE_BITS = 20;
const precise_MAX_TERMS = 1000;
/** Bits of one decimal digit. */
const DIGIT_BITS = Math.log2(10);
/**
 * The value of an expression at a point to `bits` bits, without regard to the range of doubles; undefined where it has none,
 * where a cut or step is too close to choose a side, for units and unknown functions (which are known on doubles only), and
 * when the budget is spent.
 */
function evaluatePrecisely(node, point, bits) {
    try {
        return valueAt(node, { point, bits });
    }
    catch (error) {
        // NoValue of the arithmetic, or BigInt for a number beyond its memory.
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
/** Charges work to the budget, in nodes of about 1 µs. */
function charge({ point }, nodes) {
    point.budget.left -= Math.ceil(nodes);
    if (point.budget.left < 0)
        throw new real/* NoValue */.hZ('budget spent');
}
function valueAt(node, run) {
    charge(run, 1 + run.bits / 64);
    const at = (child) => valueAt(child, run);
    switch (node.kind) {
        case 'number':
            return numberValue(node.text, run.bits);
        case 'symbol':
            return symbolValue(node.name, run);
        case 'negate': {
            const of = at(node.of);
            return { ...of, value: (0,big_complex/* neg */.HZ)(of.value) };
        }
        case 'sum':
            return preciseSum(node.terms.map(at), run.bits);
        case 'product':
            return preciseProduct(node.factors.map(at), run.bits);
        case 'quotient':
            return preciseQuotient(at(node.over), at(node.under), run.bits);
        case 'power':
            charge(run, costOf(POWER_COST, run.bits));
            return precisePower(at(node.base), at(node.exponent), run.bits);
        case 'function':
            return functionValue(node.name, node.args.map(at), run);
        case 'operator':
            return seriesValue(node.head, node.args, run);
        default:
            throw new real/* NoValue */.hZ(`no precise value of ${node.kind}`);
    }
}
/** Nodes of about 1 µs that a power or an elementary function costs at 128 bits. */
const POWER_COST = 20;
/** Grows with the product of two numbers and the number of terms of a series. */
function costOf(at128, bits) {
    return at128 * (bits / 128) ** 1.5;
}
/** More digits than the precision holds count as lost ones. */
function numberValue(text, bits) {
    const value = (0,convert/* fromDecimal */.UH)(text, bits);
    if (value === undefined)
        throw new real/* NoValue */.hZ('no decimal');
    const isCut = significantDigits(text) * DIGIT_BITS > bits;
    return { ...exactly((0,big_complex/* ofReal */.e8)(value)), spread: isCut ? bits : 0 };
}
function significantDigits(text) {
    return text.replace('.', '').replace(/^0+|0+$/g, '').length;
}
/** A coordinate of the point is the double it is. */
function symbolValue(name, { point, bits }) {
    const coordinate = point.symbols.get(name);
    if (coordinate !== undefined)
        return exactly((0,big_complex/* ofNumber */.Jm)(coordinate.re, coordinate.im));
    if (name === '\\pi')
        return exactly((0,big_complex/* ofReal */.e8)((0,constants.pi)(bits)));
    if (name === 'e')
        return exactly((0,big_complex/* ofReal */.e8)((0,constants/* eulerNumber */.nO)(bits)));
    if (name === 'i')
        return exactly(big_complex/* C_I */.an);
    throw new real/* NoValue */.hZ(`no value of ${name}`);
}
function functionValue(name, args, run) {
    const at = args.map((arg) => arg.value);
    const value = callOf(name, at, run);
    const result = derived(value, args, spreadOf(name, at, value, run));
    return { ...result, branched: result.branched || (at.every(big_complex/* isReal */.tE) && !(0,big_complex/* isReal */.tE)(value)) };
}
/** The value of a function, elementary or special. */
function callOf(name, args, run) {
    const row = Object.hasOwn(PRECISE, name) ? PRECISE[name] : undefined;
    if (row !== undefined) {
        charge(run, costOf(POWER_COST, run.bits));
        if (row.cut === true && args.some((z) => isNextToAxis(z, run.bits)))
            throw new real/* NoValue */.hZ('next to a cut');
        return row.value(args, run.bits);
    }
    const special = Object.hasOwn(math_special/* SPECIAL */.a, name) ? math_special/* SPECIAL */.a[name] : undefined;
    if (special === undefined || args.some((z) => isNextToAxis(z, run.bits)))
        throw new real/* NoValue */.hZ(`no precise value of ${name}`);
    charge(run, costOf(special.cost, run.bits));
    const value = (0,special_calls/* specialValue */.Fg)(name, args, run.bits);
    if (value === undefined)
        throw new real/* NoValue */.hZ(`no value of ${name} here`);
    return value;
}
/**
 * How many bits behind the first one the last argument moves the value, or the smaller exponential or the fraction that a
 * step takes off changes it.
 */
function spreadOf(name, args, value, run) {
    const last = args.at(-1);
    const row = Object.hasOwn(special/* NUMERIC */.m, name) ? special/* NUMERIC */.m[name] : undefined;
    if (last === undefined || (0,big_complex/* isZero */.be)(last))
        return 0;
    if (row?.stepped === true)
        return row.steps === true ? Math.max(0, (0,big_complex/* topOf */.HX)(value)) : 0;
    const wide = run.bits + NUDGE_BITS;
    const nudged = [...args.slice(0, -1), (0,big_complex/* add */.WQ)(last, (0,big_complex/* timesPower */.OV)(last, -NUDGE_BITS), wide)];
    const there = tried(() => callOf(name, nudged, run));
    const shift = there === undefined ? (0,big_complex/* topOf */.HX)(value) : (0,big_complex/* topOf */.HX)((0,big_complex/* sub */.jb)(there, value, wide));
    const stillness = Math.min(run.bits, Math.max(0, (0,big_complex/* topOf */.HX)(value) - shift - NUDGE_BITS));
    return row?.exponential === undefined ? stillness : Math.max(stillness, dwarfing(last[row.exponential]));
}
/** The bits by which e^−x is smaller than e^x. */
function dwarfing(x) {
    return (2 * Math.abs((0,convert/* toNumber */.Ro)(x))) / Math.LN2;
}
function tried(compute) {
    try {
        return compute();
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
/** A sum or product over at most 1000 integers. */
function seriesValue(head, args, run) {
    const [name, fromNode, toNode, body] = args;
    const isSeries = head === 'sum' || head === 'product';
    if (!isSeries ||
        name?.kind !== 'symbol' ||
        fromNode === undefined ||
        toNode === undefined ||
        body === undefined)
        throw new real/* NoValue */.hZ(`no precise value of ${head}`);
    const from = (0,big_complex/* integerValue */.Gf)(valueAt(fromNode, run).value);
    const to = (0,big_complex/* integerValue */.Gf)(valueAt(toNode, run).value);
    if (from === undefined || to === undefined || to - from >= precise_MAX_TERMS || to < from - 1)
        throw new real/* NoValue */.hZ('no finite series');
    const parts = [];
    for (let index = from; index <= to; index += 1) {
        const symbols = new Map(run.point.symbols).set(name.name, { re: index, im: 0 });
        parts.push(valueAt(body, { ...run, point: { ...run.point, symbols } }));
    }
    return head === 'sum' ? preciseSum(parts, run.bits) : preciseProduct(parts, run.bits);
}

;// CONCATENATED MODULE: ./build/verify/precise-compare.js



/**
 * Precisions tried in turn. How far a value moves from one to the next bounds its rounding error, whatever was computed
 * on the way; two are needed for a first estimate.
 */
const PRECISIONS = [128, 192, 320, 576, 1088, 1600];
/** Rounding may explain 2^8 times the movement seen. */
const SAFETY_BITS = 8;
/** What a long formula and the functions in it may lose unseen, of the lower precision. */
const LOST_BITS = 24;
/** Equal means to more than thirty digits beyond rounding: 30 log2 10. */
const EQUAL_BITS = 100;
/** Orders of the smallest thing added that equality must cover: ln(1 + d) is d up to d², and d − d²/2 up to d³. */
const ORDERS = 3;
/**
 * Compares two expressions where doubles could not: at 128 bits and more, until they agree to thirty digits or differ beyond
 * their rounding errors. Undefined where they have no value, digits keep being lost (what was lost may have been
 * magnified since), or the budget ends.
 */
function comparePrecisely(reference, candidate, point) {
    let before;
    for (const bits of PRECISIONS) {
        const now = pairAt(reference, candidate, point, bits);
        if (now === undefined)
            return undefined;
        const found = before && compare(before, now);
        if (found !== undefined)
            return found;
        before = now;
    }
    return undefined;
}
function pairAt(referenceNode, candidateNode, point, bits) {
    const reference = evaluatePrecisely(referenceNode, point, bits);
    const candidate = reference && evaluatePrecisely(candidateNode, point, bits);
    return reference && candidate && { reference, candidate, bits };
}
function compare(before, now) {
    const [a, b] = [now.reference.value, now.candidate.value];
    const noise = 1 + Math.max(noiseOf(before, now, 'reference'), noiseOf(before, now, 'candidate'));
    const scale = Math.max((0,big_complex/* topOf */.HX)(a), (0,big_complex/* topOf */.HX)(b));
    const difference = (0,big_complex/* sub */.jb)(a, b, now.bits);
    const result = {
        gap: (0,big_complex/* isZero */.be)(difference) ? 0 : 2 ** ((0,big_complex/* topOf */.HX)(difference) - scale),
        reference: now.reference,
        candidate: now.candidate,
    };
    if ([before, now].some(hasAbsorbed))
        return undefined;
    if ((0,big_complex/* topOf */.HX)(difference) > noise)
        return { ...result, agreement: 'different' };
    const zeros = [a, b].every((z) => (0,big_complex/* topOf */.HX)(z) <= noise);
    const spread = Math.max(now.reference.spread, now.candidate.spread);
    const wanted = Math.max(EQUAL_BITS, ORDERS * spread);
    return zeros || noise < scale - wanted ? { ...result, agreement: 'equal' } : undefined;
}
function hasAbsorbed({ reference, candidate, bits }) {
    return isAbsorbed(reference, bits) || isAbsorbed(candidate, bits);
}
/** The exponent of a bound of the rounding error of the better value. */
function noiseOf(before, now, side) {
    const moved = (0,big_complex/* topOf */.HX)((0,big_complex/* sub */.jb)(now[side].value, before[side].value, now.bits));
    return Math.max(moved + SAFETY_BITS, (0,big_complex/* topOf */.HX)(now[side].value) - before.bits + LOST_BITS);
}

;// CONCATENATED MODULE: ./build/verify/show-precise.js


/** Digits shown of a number unless a difference is further behind. */
const DIGITS = 8;
/** More digits than this are not shown. */
const MAX_DIGITS = 80;
/** Beyond this binary exponent a number is shown as a power of two: its decimal digits would cost too much. */
const show_precise_MAX_EXPONENT = 50_000;
/** A number of any size, with eight significant digits or as many as show a relative difference of `gap`. */
function showPrecise(z, gap) {
    const wanted = gap > 0 ? Math.ceil(-Math.log10(gap)) + 2 : DIGITS;
    const digits = Math.min(MAX_DIGITS, Math.max(DIGITS, wanted));
    const re = showReal(z.re, digits);
    if (z.im.m === 0n)
        return re;
    return `${re} ${z.im.m < 0n ? '-' : '+'} ${showReal(absolute(z.im), digits)}i`;
}
const absolute = (x) => ({ m: x.m < 0n ? -x.m : x.m, e: x.e });
function showReal(x, digits) {
    if (x.m === 0n)
        return '0';
    const sign = x.m < 0n ? '-' : '';
    const near = Math.abs((0,convert/* toNumber */.Ro)(x));
    if (digits === DIGITS && near > 0 && near < Number.POSITIVE_INFINITY)
        return sign + String(Number(near.toPrecision(DIGITS)));
    const top = x.e + (0,real/* bitLength */.ao)(x.m);
    return Math.abs(top) > show_precise_MAX_EXPONENT ? `${sign}2^${top}` : sign + scientific(absolute(x), top, digits);
}
/** d.ddd or d.ddde±n; `top` is the place of the leading bit. */
function scientific({ m, e }, top, digits) {
    const tens = Math.floor((top - 1) * Math.log10(2));
    const shift = digits - 1 - tens;
    const over = m * 10n ** BigInt(Math.max(0, shift)) * 2n ** BigInt(Math.max(0, e));
    const under = 10n ** BigInt(Math.max(0, -shift)) * 2n ** BigInt(Math.max(0, -e));
    const text = ((2n * over + under) / (2n * under)).toString();
    const exponent = tens + text.length - digits;
    const mantissa = `${text.slice(0, 1)}.${text.slice(1, digits)}`.replace(/\.?0+$/, '');
    return exponent === 0 ? mantissa : `${mantissa}e${exponent > 0 ? '+' : ''}${exponent}`;
}

;// CONCATENATED MODULE: ./build/verify/compare-at.js




/** After so many points where precision did not help it is no longer asked for. */
const MAX_FAILURES = 2;
/** Nodes that the precise evaluations of one sampling may cost together, so that the rest of the answer keeps its own. */
const PRECISE_NODES = 20_000;
/**
 * Compares on doubles, and with any precision where these say nothing: where digits cancelled or drowned, where a value is
 * beyond their range, or where the two are closer than a clear difference.
 */
function comparer(reference, candidate, effort) {
    let [points, failures] = [effort.points, MAX_FAILURES];
    const allowance = { left: PRECISE_NODES };
    return (point) => {
        const rough = compareOnDoubles(reference, candidate, point);
        const isSpent = points <= 0 || failures <= 0 || point.budget.left < 0;
        if (isSpent || !asksForMore(rough?.agreement, effort))
            return rough;
        points -= 1;
        const precise = withAllowance(point, allowance, (there) => comparePrecisely(reference, candidate, there));
        if (precise === undefined)
            failures -= 1;
        return precise === undefined ? rough : preciseComparison(precise);
    };
}
function asksForMore(agreement, { where }) {
    if (agreement === 'different')
        return false;
    if (agreement === 'equal')
        return where === 'always';
    return agreement === 'close' || where !== 'close';
}
/** What is spent of the allowance is spent of the budget too. */
function withAllowance(point, allowance, run) {
    const before = Math.min(allowance.left, point.budget.left);
    allowance.left = before;
    const result = run({ ...point, budget: allowance });
    point.budget.left -= before - Math.max(0, allowance.left);
    return result;
}
function compareOnDoubles(referenceNode, candidateNode, point) {
    const reference = (0,math_evaluate/* evaluate */._3)(referenceNode, point);
    const candidate = reference && (0,math_evaluate/* evaluate */._3)(candidateNode, point);
    if (reference === undefined || candidate === undefined)
        return undefined;
    return {
        agreement: (0,compare_values/* compareValues */.ck)(reference, candidate),
        gap: (0,compare_values/* relativeDifference */._$)(reference, candidate),
        reference: shownValue(reference),
        candidate: shownValue(candidate),
    };
}
function shownValue({ value, branched }) {
    return { branched, show: () => (0,compare_values/* show */.WU)(value) };
}
function preciseComparison(found) {
    const { agreement, gap, reference, candidate } = found;
    return {
        agreement,
        gap,
        reference: { branched: reference.branched, show: () => showPrecise(reference.value, gap) },
        candidate: { branched: candidate.branched, show: () => showPrecise(candidate.value, gap) },
    };
}

;// CONCATENATED MODULE: ./build/verify/far-out.js



/** How far out every name is drawn, alone and with all others; and further, where only one side has the name. */
const SCALES = [1e-3, 30, 300];
const FAR_SCALES = [1e-9, 1e-6, 1e5, 1e8];
/** Names that are drawn far out alone. */
const MAX_ALONE = 12;
/** Large and small numbers of one expression whose neighbourhood is looked at. */
const MAX_SCALES = 3;
/**
 * Where to look far out. A rational function is one formula everywhere, so that all names together are enough for it; any
 * other may turn into another formula in every name alone and near the large and small numbers written in it.
 */
function farPoints({ reference, candidate, names, oneSided }) {
    const further = [...oneSided].flatMap((name) => FAR_SCALES.map((scale) => ({ names: new Set([name]), scale })));
    if (isRationalFunction(reference) && isRationalFunction(candidate))
        return [...SCALES.map((scale) => ({ names, scale })), ...further];
    const alone = [...names].slice(0, MAX_ALONE).map((name) => new Set([name]));
    const groups = names.size > 1 ? [...alone, names] : alone;
    const scales = [...SCALES, ...scalesIn(reference), ...scalesIn(candidate)];
    const isSpecial = [reference, candidate].some(hasSpecialFunction);
    const far = groups.flatMap((group) => scales
        .flatMap((scale) => (isSpecial ? [scale] : [scale, 2 * scale]))
        .map((scale) => ({ names: group, scale })));
    return [...far, ...further];
}
/** Whether a function of the table of special functions occurs. */
function hasSpecialFunction(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'function' && (0,special/* functionRow */.z)(part.name)?.special === true);
}
/** Sums, products, quotients and whole powers of numbers and names. */
function isRationalFunction(node) {
    switch (node.kind) {
        case 'number':
        case 'symbol':
        case 'unit':
            return true;
        case 'negate':
        case 'sum':
        case 'product':
        case 'quotient':
            return (0,tree/* childrenOf */.LU)(node).every(isRationalFunction);
        case 'power':
            return isRationalFunction(node.base) && far_out_isWhole(node.exponent);
        default:
            return false;
    }
}
function far_out_isWhole(node) {
    return node.kind === 'negate' ? far_out_isWhole(node.of) : node.kind === 'number' && /^[0-9]+$/.test(node.text);
}
/** Numbers written in the expression that are far from one: |x − 50000| changes its form there. */
function scalesIn(node) {
    const found = new Set();
    (0,tree/* someNode */.Ng)(node, (part) => {
        const value = (0,rational/* rationalOf */.K)(part);
        const size = value === undefined ? 1 : Math.abs(Number(value.num) / Number(value.den));
        if (size > 500 || (size > 0 && size < 1e-3))
            found.add(size);
        if (size > 0 && size < 1e-3)
            found.add(1 / size);
        return false;
    });
    return [...found].filter(Number.isFinite).slice(0, MAX_SCALES);
}

;// CONCATENATED MODULE: ./build/verify/sample.js






/** Points that must agree before an identity is accepted. */
const ENOUGH_POINTS = 12;
/**
 * The same for analytic functions of continuous names: each point agrees to twelve digits, and one of them would do but for
 * a branch.
 */
const ENOUGH_OF_ANALYTIC = 6;
/** How many points must agree before a pair is accepted. */
function enoughFor({ reference, candidate, names, domains, assumption }) {
    const isSpecial = [reference, candidate].some(hasSpecialFunction);
    const isCounted = [...names].some((name) => /^(?:natural|integer)$/.test(domains.get(name) ?? assumption));
    return isSpecial && !isCounted ? ENOUGH_OF_ANALYTIC : ENOUGH_POINTS;
}
const MAX_DRAWS = 48;
/** Points at which more precision than that of doubles may be asked for. */
const PRECISE_POINTS = 16;
const PRECISE_FAR = 6;
/**
 * Whether the laws of fields prove the two equal; otherwise evaluates both at points of order one until twelve agree or a
 * difference shows.
 */
function samplePair(pair) {
    if (areProvenEqual(pair))
        return PROVEN;
    let found = NOTHING;
    const isConstant = isConstantPair(pair);
    const where = isConstant && !sample_hasDecimals(pair) ? 'always' : 'unclear';
    const compare = comparer(pair.reference, pair.candidate, { points: PRECISE_POINTS, where });
    const draws = isConstant ? 1 : MAX_DRAWS;
    const enough = enoughFor(pair);
    for (let index = 0; index < draws && found.equal < enough; index += 1) {
        if (pair.budget.left < 0)
            break;
        found = withPoint(found, { pair, compare }, pointAt({ ...pair, index }));
        if (found.different > 0 && !found.branchesOnly)
            return found;
    }
    return found;
}
/** Two numbers: they are the same at every point. Units and unknown functions take other values at each. */
function isConstantPair({ reference, candidate, names }) {
    const varies = (node) => node.kind === 'unit' || node.kind === 'call';
    return names.size === 0 && !(0,tree/* someNode */.Ng)(reference, varies) && !(0,tree/* someNode */.Ng)(candidate, varies);
}
/** A decimal is rounded where it ends, so that more precision would only show that. */
function sample_hasDecimals({ reference, candidate }) {
    const isDecimal = (node) => node.kind === 'number' && node.text.includes('.');
    return (0,tree/* someNode */.Ng)(reference, isDecimal) || (0,tree/* someNode */.Ng)(candidate, isDecimal);
}
/** The result of the last proof, which sampling far out asks for again. */
const PROOFS = new WeakMap();
function areProvenEqual({ reference, candidate, names, budget }) {
    const known = PROOFS.get(reference);
    if (known?.candidate === candidate)
        return known.isEqual;
    const isEqual = areCongruent(reference, candidate, { names, budget });
    PROOFS.set(reference, { candidate, isEqual });
    return isEqual;
}
const NOTHING = { equal: 0, close: 0, unclear: 0, different: 0, largest: 0, branchesOnly: false };
/** Equal by the laws of fields, and therefore at as many points as anybody asks for. */
const PROVEN = { ...NOTHING, equal: Number.POSITIVE_INFINITY };
function withPoint(found, sampled, point) {
    const seen = sampled.compare(point);
    if (seen === undefined)
        return found;
    const { agreement, gap, reference, candidate } = seen;
    const counted = { ...found, [agreement]: found[agreement] + 1 };
    if (agreement === 'unclear')
        return counted;
    const largest = Math.max(found.largest, gap);
    if (agreement !== 'different')
        return { ...counted, largest };
    const offAxis = sampled.pair.names.size > 0 && (reference.branched || candidate.branched);
    const witness = offAxis && found.witness ? found.witness : handyWitness(sampled, seen, point);
    return { ...counted, largest, witness, branchesOnly: offAxis };
}
/**
 * What sampling far out shows about a pair that agrees at points of order one: a maximum, a modulus or a saturating
 * function may only there become another formula. Points without a value or with lost digits say nothing.
 */
function sampleFarOut(pair, oneSided) {
    if (areProvenEqual(pair))
        return PROVEN;
    let found = NOTHING;
    const compare = comparer(pair.reference, pair.candidate, {
        points: PRECISE_FAR,
        where: oneSided.size > 0 ? 'unclear' : 'close',
    });
    for (const [index, wide] of farPoints({ ...pair, oneSided }).entries()) {
        if (pair.budget.left < 0 || found.different + found.close > 0)
            break;
        found = withPoint(found, { pair, compare }, pointAt({ ...pair, index, wide }));
    }
    return found;
}
/** The witness at the point rounded to two digits, when it shows the difference too: nobody types nine of them. */
function handyWitness({ pair, compare }, seen, point) {
    const handy = {
        ...point,
        symbols: new Map([...point.symbols].map(([name, z]) => [name, round(z)])),
    };
    const there = compare(handy);
    const shows = there?.agreement === 'different' &&
        there.reference.branched === seen.reference.branched &&
        there.candidate.branched === seen.candidate.branched;
    return shows ? witnessOf(there, handy, pair.names) : witnessOf(seen, point, pair.names);
}
const round = ({ re, im }) => ({
    re: Number(re.toPrecision(2)),
    im: Number(im.toPrecision(2)),
});
function witnessOf(seen, point, names) {
    const at = [...names].flatMap((name) => {
        const value = point.symbols.get(name);
        return value === undefined ? [] : [[name, (0,compare_values/* show */.WU)(value)]];
    });
    return {
        point: Object.fromEntries(at),
        reference: seen.reference.show(),
        candidate: seen.candidate.show(),
    };
}

;// CONCATENATED MODULE: ./build/verify/survey.js




const survey_POINTS = 24;
/** Looks at the pair at 24 points of its domains, or of `everywhere` for the names nobody declared, and stops at nothing. */
function surveyPair(pair, everywhere = pair.assumption) {
    const sights = [];
    for (let index = 0; index < survey_POINTS && pair.budget.left > 0; index += 1) {
        const point = pointAt({ ...pair, assumption: everywhere, index });
        const [a, b] = [(0,math_evaluate/* evaluate */._3)(pair.reference, point), (0,math_evaluate/* evaluate */._3)(pair.candidate, point)];
        if (a === undefined || b === undefined)
            continue;
        const agreement = (0,compare_values/* compareValues */.ck)(a, b);
        if (agreement === 'unclear')
            continue;
        sights.push({
            equal: agreement === 'equal',
            onAxis: !a.branched && !b.branched,
            zero: survey_isZero(a.value) && survey_isZero(b.value),
            gap: (0,complex/* add */.WQ)(a.value, (0,complex/* negate */.ze)(b.value)),
        });
    }
    return sights;
}
/** Parts of the points at which a formula with a modulus must have a value: half of them have another sign. */
const MOST = 0.75;
/** Whether most points, and so points of both signs, could be compared: x and |x| f(x)/f(x) may be only for x > 0. */
function seenOnBothSigns(pair) {
    return surveyPair(pair).length >= MOST * survey_POINTS;
}
function survey_isZero({ re, im }) {
    return Math.hypot(re, im) < 1e-9;
}

;// CONCATENATED MODULE: ./build/verify/rules/doubt.js

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

;// CONCATENATED MODULE: ./build/verify/rules/indices.js

/** A tensor with an upper index: relabelled or raised indices give other names for the same value. */
function hasIndices(node) {
    return [...(0,names_in/* namesIn */.w)(node)].some((name) => /\^\{\\(?:mu|nu|rho|sigma|lambda|alpha|beta|kappa|tau|gamma|delta)/.test(name));
}

;// CONCATENATED MODULE: ./build/verify/rules/open-identity.js










/** Samples a pair about whose undeclared names nothing is known: what holds for positive values only is not accepted. */
function sampleOpen(question, domains) {
    const { reference, candidate } = question;
    const names = namesOfPair(reference, candidate, domains);
    const oneSided = new Set([...names.foreign, ...names.missing]);
    let errorBound = 0;
    for (const assumption of assumptionsFor(question, names.all, domains)) {
        const pair = { reference, candidate, names: names.all, domains, assumption, budget: question.budget };
        const sampling = samplePair(pair);
        if (question.budget.left < 0)
            return undecided('too_large', 'more work than one answer may cost');
        if (sampling.witness !== undefined && assumption === 'positive')
            return open_identity_refuted({ question, domains, extra: names.foreign, names: names.all, sampling });
        if (sampling.different > 0)
            return undecided('borderline', `equal for positive symbols, not for ${assumption} ones`);
        if (sampling.close > 0)
            return undecided('borderline', 'close at some points, equal at none of them');
        const needed = names.all.size === 0 ? 1 : assumption === 'positive' ? enoughFor(pair) : enoughFor(pair) / 2;
        if (sampling.equal < needed)
            return undecided('no_test_points', `only ${sampling.equal} test points could be compared`);
        const doubt = doubtFarOut(sampleFarOut(pair, oneSided), oneSided);
        if (doubt !== undefined)
            return doubt;
        if (assumption === 'real' && [reference, candidate].some(hasModulus) && !seenOnBothSigns(pair))
            return undecided('no_test_points', 'a modulus, and too few points where something is negative');
        errorBound = Math.max(errorBound, sampling.largest);
    }
    return { ...equivalent('numeric_identity', 'equal at every test point'), errorBound };
}
/** Positive first; then every sign, and complex values where conjugates or moduli occur, for what is not declared. */
function assumptionsFor({ reference, candidate }, names, domains) {
    if ([...names].every((name) => domains.has(name)))
        return ['positive'];
    const marked = [reference, candidate].some((node) => conjugates(node) || hasModulus(node));
    return marked ? ['positive', 'real', 'complex'] : ['positive', 'real'];
}
/** Differences close to rounding, of branches only, or through names nobody declared refute nothing. */
function open_identity_refuted(refutation) {
    const { question, domains, extra, sampling } = refutation;
    const sides = [question.reference, question.candidate];
    const foreign = extra.filter((name) => !domains.has(name));
    if (foreign.length > 0)
        return undecided('undeclared_symbol', `differs, and ${foreign.join(', ')} is not in the reference`);
    if (hasUnits(question.reference) !== hasUnits(question.candidate))
        return undecided('borderline', 'a unit on one side only');
    if (holdsForIntegers(refutation))
        return undecided('borderline', 'equal if the index names are integers');
    if (sides.some(hasIndices))
        return undecided('borderline', 'indices may be relabelled');
    if (sides.some(hasUnknown))
        return undecided('borderline', 'differs with an unknown function in it');
    if (sampling.branchesOnly)
        return undecided('borderline', 'differs only where something real turns complex');
    if (sides.some(hasDecimals) && sampling.largest < 0.01)
        return undecided('borderline', 'close at every point, with rounded numbers in it');
    const ruling = different('witness', 'takes another value at the witness point');
    return sampling.witness === undefined ? ruling : { ...ruling, witness: sampling.witness };
}
function hasUnknown(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'call');
}
/** A refutation through a non-integer value of an undeclared `n` or `k` is none. */
function holdsForIntegers({ question, domains, names }) {
    const { reference, candidate, budget } = question;
    const indices = indexNames(names).filter((name) => !domains.has(name));
    if (indices.length === 0)
        return false;
    const integers = new Map([...domains, ...indices.map((name) => [name, 'natural'])]);
    const pair = { reference, candidate, names, domains: integers, assumption: 'positive', budget };
    const sampling = samplePair(pair);
    return sampling.witness === undefined && sampling.equal > 0;
}

;// CONCATENATED MODULE: ./build/verify/rules/angles.js


const INVERSE = new Set(['atan', 'acot', 'asin', 'acos', 'arg']);
/** A difference is a whole multiple of π to this many parts. */
const EXACT = 1e-9;
const ENOUGH = 6;
/**
 * Whether both sides are angles by inverse functions that are equal near the origin, and elsewhere up to whole multiples of
 * π: sums of arctangents leave the principal range there (DLMF 4.24.15, which holds for one of the values only).
 */
function equalUpToPeriod(pair) {
    if (![pair.reference, pair.candidate].every(isInverse))
        return false;
    const sights = surveyPair(pair);
    const apart = sights.filter((sight) => !sight.equal);
    if (sights.length - apart.length < ENOUGH || !apart.every((sight) => isPeriod(sight.gap.re, sight.gap.im)))
        return false;
    const near = surveyPair({ ...pair, domains: new Map() }, 'small');
    return near.length >= ENOUGH && near.filter((sight) => !sight.equal).length === 0;
}
function isInverse(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'function' && INVERSE.has(part.name));
}
function isPeriod(re, im) {
    const turns = re / Math.PI;
    return Math.abs(im) < EXACT && Math.abs(turns - Math.round(turns)) < EXACT;
}

;// CONCATENATED MODULE: ./build/verify/rules/renaming.js


/** Names of one side that are tried as names of the other. */
const MAX_RENAMED = 3;
const renaming_ENOUGH = 6;
/**
 * The renaming that would make the two sides equal, in words, if the candidate's own names differ from the missing ones of
 * the reference in the style of an index only: `k` and `k_B`, `T_e` and `T_E`. Another letter, another case of the letter
 * or another index is another quantity.
 */
function equalWhenRenamed(pair, { foreign, missing }) {
    if (foreign.length === 0 || foreign.length > MAX_RENAMED)
        return undefined;
    const partners = new Map();
    for (const name of foreign) {
        const partner = missing.find((other) => isSameLetter(name, other) && ![...partners.values()].includes(other));
        if (partner === undefined)
            return undefined;
        partners.set(name, partner);
    }
    const candidate = renamed(pair.candidate, partners);
    const sampling = samplePair({ ...pair, candidate });
    const holds = sampling.witness === undefined && sampling.equal >= renaming_ENOUGH;
    return holds ? [...partners].map(([name, other]) => `${name} and ${other}`).join(', ') : undefined;
}
function renamed(node, partners) {
    return (0,tree/* mapTree */.X$)(node, (part) => part.kind === 'symbol' ? { ...part, name: partners.get(part.name) ?? part.name } : part);
}
/** The same letter where one has no index, or both have the same one in another case. */
function isSameLetter(one, two) {
    const [a, b] = [splitIndex(one), splitIndex(two)];
    if (a.letter !== b.letter)
        return false;
    return a.index === '' || b.index === '' || a.index.toLowerCase() === b.index.toLowerCase();
}
function splitIndex(name) {
    const at = name.indexOf('_');
    return at < 0 ? { letter: name, index: '' } : { letter: name.slice(0, at), index: name.slice(at) };
}

;// CONCATENATED MODULE: ./build/verify/rules/refutation.js










/** Points that must agree before a difference elsewhere is explained away. */
const refutation_ENOUGH = 6;
/**
 * What a difference between two formulas of quantities means. It may be none: where names stand for whole numbers, where
 * only one side is real, where angles are taken up to a period, or within the digits stated. Everything else is evidence.
 */
function explainDifference(difference) {
    const { question, sampling } = difference;
    const sides = [question.reference, question.candidate];
    if (sides.some(hasUnits) && !sides.every(hasUnits))
        return undecided('borderline', 'a unit on one side only');
    return (asIntegers(difference) ??
        asRounded(difference) ??
        asAngles(difference) ??
        asSigned(difference) ??
        asRenamed(difference) ??
        asNotation(difference) ??
        (sampling.branchesOnly ? asBranches(difference) : undefined) ??
        refutation_refuted(sampling));
}
function refutation_refuted(sampling) {
    const ruling = different('witness', 'takes another value at the witness point');
    return sampling.witness === undefined ? ruling : { ...ruling, witness: sampling.witness };
}
/** An identity of whole numbers of both signs, or a difference at whole numbers where the others show only branches. */
function asIntegers({ pair, names, sampling }) {
    const indices = indexNames(names.all).filter((name) => !isFixed(pair, name));
    if (indices.length === 0)
        return undefined;
    const [both, counting] = ['integer', 'natural'].map((range) => {
        const domains = new Map([...pair.domains, ...indices.map((name) => [name, range])]);
        return { ...pair, domains };
    });
    if (both === undefined || counting === undefined)
        return undefined;
    const whole = samplePair(both);
    if (whole.witness !== undefined) {
        const natural = samplePair(counting);
        const holds = natural.witness === undefined && natural.close === 0 && natural.equal >= refutation_ENOUGH;
        if (holds)
            return undecided('borderline', 'equal for natural numbers only');
        return sampling.branchesOnly && !whole.branchesOnly ? refutation_refuted(whole) : undefined;
    }
    const used = whole.equal < refutation_ENOUGH ? counting : both;
    const seen = used === both ? whole : samplePair(counting);
    if (seen.witness !== undefined || seen.close > 0 || seen.equal < refutation_ENOUGH)
        return undefined;
    if (refutation_vanishes(used))
        return undecided('borderline', 'equal only because both sides vanish at whole numbers');
    const far = sampleFarOut(used, new Set());
    if (far.different + far.close > 0)
        return undecided('borderline', 'equal for small whole numbers only');
    return equivalent('numeric_identity', `equal for every whole ${indices.join(', ')}`);
}
/** A name whose range the formula itself or a declaration gives is no index. */
function isFixed(pair, name) {
    return pair.domains.has(name);
}
/** Both sides are zero at every point, although neither is written as zero. */
function refutation_vanishes(pair) {
    if ([pair.reference, pair.candidate].some((node) => node.kind === 'number' && Number(node.text) === 0))
        return false;
    const sights = surveyPair(pair);
    return sights.length > 0 && sights.every((sight) => sight.zero);
}
/** Digits a decimal inside a formula must state to be accepted. */
const ENOUGH_DIGITS = 3;
function asRounded({ question, pair }) {
    const rounding = roundingOf(pair);
    if (rounding === undefined || rounding.gap === 'beyond')
        return undefined;
    const { gap, digits } = rounding;
    if (gap === 'within' && digits >= ENOUGH_DIGITS && question.profile.acceptDecimals)
        return equivalent('numeric_identity', `agrees to all ${digits} digits stated in the formula`);
    return undecided('borderline', `close at every point, with numbers of ${digits} digits in it`);
}
function asAngles({ pair }) {
    return equalUpToPeriod(pair)
        ? equivalent('numeric_identity', 'the same angle: equal up to whole multiples of π')
        : undefined;
}
/** Equal for positive names, and only one side writes the modulus that makes a sign matter: `|q|B` and `qB`. */
function asSigned({ question, pair, sampling }) {
    const sides = [question.reference, question.candidate];
    if (sampling.branchesOnly || sides.filter(isSigned).length !== 1 || sides.some(conjugates))
        return undefined;
    return equalWhenPositive(pair)
        ? undecided('borderline', 'equal for positive values only, and a modulus is written')
        : undefined;
}
function equalWhenPositive(pair) {
    const positive = samplePair({ ...pair, domains: new Map(), assumption: 'positive' });
    return positive.witness === undefined && positive.equal >= refutation_ENOUGH;
}
function asRenamed({ pair, names }) {
    const renamed = equalWhenRenamed(pair, names);
    return renamed === undefined
        ? undefined
        : undecided('undeclared_symbol', `equal if ${renamed} are the same quantity`);
}
/** `F_{a}(x, y)` or `W_{k,m}(z)`: a capital with several slots is a function of the literature, not a quantity. */
function isUnknownSpecial(node) {
    return (node.kind === 'call' && /^[A-Z]/.test(node.name) && (node.args.length > 1 || /_\{[^}]*,/.test(node.name)));
}
/** An upright word, mostly a function nobody here knows. */
const refutation_WORD = /^\\operatorname\{[A-Za-z]{2,}\}/;
/** Notation that has no value of its own here: relabelled indices, and a word where the other side has a function. */
function asNotation({ question, names }) {
    const sides = [question.reference, question.candidate];
    if (sides.some(hasIndices))
        return undecided('borderline', 'indices may be relabelled');
    const named = sides.some((node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'call' && refutation_WORD.test(part.name)));
    if (named)
        return undecided('borderline', 'differs with a named function in it that has no value here');
    if (sides.filter((node) => (0,tree/* someNode */.Ng)(node, isUnknownSpecial)).length === 1)
        return undecided('borderline', 'differs with a function of several arguments in it that nobody here knows');
    const words = [...names.foreign, ...names.missing].filter((name) => refutation_WORD.test(name));
    const functions = sides.some((node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'function'));
    return words.length > 0 && functions
        ? undecided('undeclared_symbol', `differs, with ${words.join(', ')} on one side only`)
        : undefined;
}
/**
 * The sides differ only where a root or logarithm of something real turns complex. Equal wherever both are real: accepted,
 * as the formula is used there. Different at every complex point too: two analytic functions that agree on no region are
 * different on every branch. Anything between is a matter of branches.
 */
function asBranches({ question, pair }) {
    const sides = [question.reference, question.candidate];
    const real = surveyPair(pair).filter((sight) => sight.onAxis);
    if (sides.some(conjugates))
        return undecided('borderline', 'differs only where something real turns complex');
    const plain = !sides.some(isSigned) || equalWhenPositive(pair);
    if (plain && real.length >= refutation_ENOUGH && real.every((sight) => sight.equal)) {
        const far = sampleFarOut(pair, new Set());
        return far.different > 0 && !far.branchesOnly
            ? undecided('borderline', 'equal at points of order one, not far from them')
            : equivalent('numeric_identity', 'equal wherever both sides are real');
    }
    if (!plain && real.length > 0 && real.every((sight) => sight.equal))
        return undecided('borderline', 'equal wherever both sides are real, and a modulus is written');
    const everywhere = surveyPair({ ...pair, domains: new Map() }, 'complex');
    const agrees = everywhere.some((sight) => sight.equal);
    return agrees || everywhere.length < refutation_ENOUGH
        ? undecided('borderline', 'differs only where something real turns complex')
        : undefined;
}

;// CONCATENATED MODULE: ./build/verify/rules/quantity-identity.js







/**
 * Samples a pair whose undeclared names are quantities: positive, or what their place in the formulas says. Where too few
 * points have a value, whole numbers, the upper half-plane and small numbers are tried in turn: the domains on which
 * sequences, series and modular functions are defined.
 */
function sampleQuantities(question, declared) {
    const { reference, candidate, budget } = question;
    const names = namesOfPair(reference, candidate, declared);
    let compared = 0;
    for (const plan of plansFor(question, names, declared)) {
        const pair = {
            reference,
            candidate,
            names: names.all,
            domains: plan.domains,
            assumption: plan.everywhere,
            budget,
        };
        const ruling = samplePlan(question, pair, names, plan.note);
        if (typeof ruling !== 'number')
            return ruling;
        compared = Math.max(compared, ruling);
    }
    return undecided('no_test_points', `only ${compared} test points could be compared`);
}
/** The ruling on one plan, or how many points could be compared when these are too few. */
function samplePlan(question, pair, names, note) {
    const sampling = samplePair(pair);
    if (pair.budget.left < 0)
        return undecided('too_large', 'more work than one answer may cost');
    if (sampling.witness !== undefined)
        return explainDifference({ question, pair, names, sampling });
    if (sampling.close > 0)
        return undecided('borderline', 'close at some points, equal at none of them');
    if (sampling.equal < (names.all.size === 0 ? 1 : enoughFor(pair)))
        return sampling.equal;
    const oneSided = new Set([...names.foreign, ...names.missing]);
    const doubt = doubtFarOut(sampleFarOut(pair, oneSided), oneSided);
    if (doubt !== undefined)
        return doubt;
    if ([pair.reference, pair.candidate].some(isSigned) && names.all.size > 0 && !seenOnBothSigns(pair))
        return undecided('no_test_points', 'a modulus, and too few points where something is negative');
    return {
        ...equivalent('numeric_identity', `equal at every test point${note}`),
        errorBound: sampling.largest,
    };
}
function plansFor({ reference, candidate }, { all }, declared) {
    const roles = rolesIn([reference, candidate]);
    const own = [...roles].filter(([name]) => all.has(name));
    // A complex number in the place of τ has a value in the upper half-plane alone.
    const modular = own.filter(([name, range]) => range === 'upper' && declared.get(name) === 'complex');
    const said = own.filter(([, range]) => range !== 'upper');
    const base = new Map([...said, ...declared, ...modular]);
    const first = { domains: base, everywhere: 'positive', note: '' };
    const open = [...all].filter((name) => !declared.has(name));
    if (open.length === 0)
        return [first];
    const marked = [reference, candidate].some((node) => conjugates(node) || isSigned(node));
    const indices = indexNames(open).map((name) => [name, 'natural']);
    const counting = new Map([...base, ...indices]);
    const defined = new Map([...declared, ...indices]);
    return [
        first,
        ...(indices.length > 0
            ? [{ domains: counting, everywhere: 'positive', note: ` for whole ${listed(indices)}` }]
            : []),
        { domains: defined, everywhere: 'upper', note: ' of the upper half-plane' },
        // Of positive numbers a conjugate or a modulus says nothing.
        ...(marked
            ? []
            : [
                { domains: defined, everywhere: 'small', note: ' between 0 and 1' },
                { domains: declared, everywhere: 'natural', note: ' among the whole numbers' },
            ]),
    ];
}
function listed(names) {
    return names.map(([name]) => name).join(', ');
}

;// CONCATENATED MODULE: ./build/verify/rules/identity.js










/** Decides two formulas by their values at random points of the domains of their names. */
const numericIdentity = {
    name: 'numeric-identity',
    apply: (question) => {
        const { reference, candidate, profile } = question;
        if (!isRefutable(reference) || !isRefutable(candidate))
            return undecided('no_test_points', 'a form without a value');
        const numbers = new Set(domainsOf(question.symbols).keys());
        if ([reference, candidate].some((node) => (0,normal/* hasOperators */.y8)(node, numbers, profile.undeclared)))
            return undecided('no_test_points', 'operators, whose order matters');
        return decideInfinity(reference, candidate) ?? sampleQuestion(question);
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
    const readings = readingsOf([question.reference, question.candidate], {
        variables,
        complex,
        undeclared: question.profile.undeclared,
    });
    const sample = question.profile.undeclared === 'quantity' ? sampleQuantities : sampleOpen;
    const rulings = readings.map((reading) => {
        const reference = applyReading(question.reference, reading, variables);
        const candidate = applyReading(question.candidate, reading, variables);
        return sample({ ...question, reference, candidate }, domains);
    });
    const [first] = rulings;
    if (first === undefined)
        return undecided('no_test_points', 'no reading');
    if (rulings.some((ruling) => ruling.outcome !== first.outcome))
        return undecided('borderline', 'an ambiguous notation, and its readings disagree');
    if (first.outcome === 'equivalent' && jumps(question))
        return atJumps(question, first);
    const rounded = first.outcome === 'equivalent' && !question.profile.acceptDecimals;
    return rounded && isLongDecimalFor(question)
        ? undecided('borderline', 'a decimal that agrees to all its digits')
        : first;
}
/** Functions that jump at whole and half numbers. */
const STEPPED = new Set(['floor', 'ceil', 'round', 'mod']);
function jumps({ reference, candidate }) {
    return [reference, candidate].some((node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'function' && STEPPED.has(part.name)));
}
/** What holds between the jumps has to hold at them: for whole numbers, and for halves of them. */
function atJumps(question, found) {
    const declared = domainsOf(question.symbols);
    const names = [...new Set([...(0,names_in/* namesIn */.w)(question.reference), ...(0,names_in/* namesIn */.w)(question.candidate)])].filter((name) => !(0,math_evaluate/* isConstant */.VO)(name) && !['natural', 'integer', 'complex'].includes(declared.get(name) ?? ''));
    if (names.length === 0)
        return found;
    const whole = names.map((latex) => ({ latex, domain: 'integer' }));
    const kept = question.symbols.filter(({ latex }) => !names.includes(latex));
    const symbols = [...kept, ...whole];
    const halved = (node) => (0,tree/* mapTree */.X$)(node, (part) => part.kind === 'symbol' && names.includes(part.name)
        ? { kind: 'quotient', over: part, under: { kind: 'number', text: '2' } }
        : part);
    const sample = question.profile.undeclared === 'quantity' ? sampleQuantities : sampleOpen;
    for (const at of [(node) => node, halved]) {
        const [reference, candidate] = [at(question.reference), at(question.candidate)];
        const there = sample({ ...question, symbols, reference, candidate }, domainsOf(symbols));
        if (there.outcome === 'different')
            return there;
    }
    return found;
}
/** With this many digits the rounding of a decimal is below what sampling in doubles can tell apart (1e-13). */
const LONG = 12;
/** Whether a long decimal of one side is missing on the other, so that it may be the rounding of a closed form. */
function isLongDecimalFor({ reference, candidate }) {
    const [one, two] = [longDecimals(reference), longDecimals(candidate)];
    const names = (0,names_in/* namesIn */.w)(reference).size + (0,names_in/* namesIn */.w)(candidate).size;
    return names > 0 && [...one, ...two].some((text) => !one.has(text) || !two.has(text));
}
function longDecimals(node) {
    const own = node.kind === 'number' && ((0,normal/* literalOf */.Zc)(node)?.digits ?? 0) >= LONG ? [node.text] : [];
    return new Set([...own, ...(0,tree/* childrenOf */.LU)(node).flatMap((child) => [...longDecimals(child)])]);
}

;// CONCATENATED MODULE: ./build/verify/rules/rounding.js

/** A difference below this may come from constants or steps rounded on the way: not refuted, not accepted. */
const ROUNDED_ON_THE_WAY = 0.05;
/** The same for a measured quantity a reader compares: a few units of a three-digit number. */
const MEASURED_ON_THE_WAY = 0.01;
/** A correct rounding this far off is too coarse to say that the values are the same. */
const TOO_COARSE = 0.02;
/** Digits a decimal must state to be accepted for a closed form (decision of the default profile). */
const rounding_ENOUGH_DIGITS = 4;
/** A decimal of a few digits this close to a closed form is its value: no rounded one comes so near by chance. */
const rounding_EXACT = 1e-13;
/** Rounding of the comparison itself, in units of the last place. */
const SLACK = 1e-9;
/**
 * Decides by the digits stated: the numbers are the same if each lies within half a unit of the other's last place. How
 * many digits must be stated depends on what is rounded: {@link digitsNeeded}.
 */
function byDigits(pair) {
    const coarse = coarser(pair);
    if (coarse === undefined)
        return undecided('borderline', 'no digits stated');
    const offset = pair.gap / coarse.place;
    const relative = pair.size === 0 ? 0 : pair.gap / pair.size;
    const { digits } = coarse.literal;
    if (offset > 0.5 + SLACK)
        return offBy(pair, offset, relative);
    if (pair.profile.undeclared === 'quantity' && !pair.fraction && relative <= rounding_EXACT)
        return equivalent('numeric_identity', 'the decimal is the exact value');
    if (isTie(pair, offset))
        return undecided('borderline', 'halfway between two roundings');
    if (isExactInteger(pair))
        return undecided('borderline', 'a whole number, and a rounded one');
    if (isConversion(pair))
        return equivalent('numeric_identity', 'agrees to all digits stated on both sides');
    if (pair.profile.acceptDecimals && digits >= digitsNeeded(pair, coarse) && relative <= TOO_COARSE)
        return equivalent('numeric_identity', `agrees to all ${digits} digits stated`);
    return undecided('borderline', `agrees within the ${digits} digits stated`);
}
/** `1\,\mathrm{eV}` as `1.602e-19 J`: even the finer number, of at least three digits, is no further off than it states. */
function isConversion({ reference, candidate, gap, measured, profile }) {
    if (!measured || profile.undeclared === 'open' || reference === undefined || candidate === undefined)
        return false;
    const fine = candidate.place > reference.place ? reference : candidate;
    return fine.literal.digits >= 3 && gap <= (0.5 + SLACK) * fine.place;
}
/** Exactly half a unit off: which way that rounds is a convention. */
function isTie({ reference, candidate }, offset) {
    return reference !== undefined && candidate !== undefined && offset > 0.5 - SLACK;
}
/** The reference states all digits of a bare whole number and the candidate fewer: the number itself is asked for. */
function isExactInteger({ candidate, whole, gap }) {
    return whole && gap > 0 && candidate !== undefined && candidate.place > 1;
}
function coarser({ reference, candidate }) {
    if (reference === undefined || candidate === undefined)
        return reference ?? candidate;
    return candidate.place > reference.place ? candidate : reference;
}
/**
 * Digits the coarser number must state. Strict profile: four. A reader takes two of a measured quantity, and of a
 * fraction (1/137 = 0.0073); three where the reference is the decimal of the candidate's closed form; else four.
 */
function digitsNeeded({ reference, candidate, measured, fraction, profile }, coarse) {
    if (profile.undeclared === 'open')
        return rounding_ENOUGH_DIGITS;
    if (measured || (fraction && (reference === undefined || candidate === undefined)))
        return 2;
    return candidate === undefined && coarse === reference ? 3 : rounding_ENOUGH_DIGITS;
}
/** Beyond the digits stated. A reader refutes by digits, unless the number was cut off or steps were rounded. */
function offBy(pair, offset, relative) {
    const { measured, profile } = pair;
    const note = `differs by ${(100 * relative).toPrecision(2)} %`;
    if (profile.undeclared === 'open')
        return relative <= ROUNDED_ON_THE_WAY ? undecided('borderline', note) : different('other_number', note);
    if (measured && relative <= MEASURED_ON_THE_WAY)
        return undecided('borderline', note);
    if (isLastDigit(pair, offset) && relative <= MEASURED_ON_THE_WAY)
        return undecided('borderline', 'one unit of the last digit apart');
    if (relative <= ROUNDED_ON_THE_WAY && offset < 1 - SLACK && isCutOff(pair))
        return undecided('borderline', 'digits cut off instead of rounded');
    return different('other_number', note);
}
/** Two decimals of at least three digits with the same last place that differ by one there: one may be cut off. */
function isLastDigit({ reference, candidate }, offset) {
    if (reference === undefined || candidate === undefined || reference.place !== candidate.place)
        return false;
    return offset <= 1 + 1e-6 && Math.min(reference.literal.digits, candidate.literal.digits) >= 3;
}
/** A coarser number below the finer one may be that one without its further digits. */
function isCutOff(pair) {
    const { reference, candidate, smaller } = pair;
    if (reference?.place === candidate?.place)
        return false;
    return smaller === (coarser(pair) === reference ? 'reference' : 'candidate');
}

;// CONCATENATED MODULE: ./build/verify/rules/values.js



/** The value of a number, with its units at a test point; undefined where a name in it has no value of its own. */
function numberAt({ symbols, budget }, node) {
    const domains = domainsOf(symbols);
    if ([...(0,names_in/* namesIn */.w)(node)].some((name) => !(0,math_evaluate/* isConstant */.VO)(name) || domains.has(name)))
        return undefined;
    return (0,math_evaluate/* evaluate */._3)(node, pointAt({ names: new Set(), domains, assumption: 'positive', index: 0, budget }));
}

;// CONCATENATED MODULE: ./build/verify/rules/temperature.js







/**
 * Compares a temperature on the scale of Celsius or Fahrenheit with one on another scale. Undefined where no scale is
 * shifted against another one; undecided where the numbers alone agree, as for a difference of temperatures.
 */
function ofTemperature(question) {
    const [one, two] = [scaleOf(question.reference), scaleOf(question.candidate)];
    if (one === two || (one ?? two) === undefined)
        return undefined;
    const [reference, candidate] = [inKelvin(question.reference), inKelvin(question.candidate)];
    if (reference === undefined || candidate === undefined)
        return undefined;
    const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
    if (a === undefined || b === undefined)
        return undefined;
    const size = Math.max((0,complex/* modulus */.GT)(a.value), (0,complex/* modulus */.GT)(b.value));
    const ruling = byDigits({
        reference: statedIn(question, question.reference, reference),
        candidate: statedIn(question, question.candidate, candidate),
        gap: (0,compare_values/* relativeDifference */._$)(a, b) * size,
        size,
        smaller: (0,complex/* modulus */.GT)(a.value) < (0,complex/* modulus */.GT)(b.value) ? 'reference' : 'candidate',
        measured: true,
        fraction: false,
        whole: false,
        profile: question.profile,
    });
    const maybeSteps = ruling.outcome === 'different' && one !== 'degF' && two !== 'degF';
    return maybeSteps && agreeAsSteps(question)
        ? undecided('borderline', 'temperatures, or differences of them')
        : ruling;
}
/** A degree Celsius is a kelvin as a step: the bare numbers agree. */
function agreeAsSteps(question) {
    const [reference, candidate] = [withoutUnits(question.reference), withoutUnits(question.candidate)];
    return question.decide({ ...question, reference, candidate }).outcome !== 'different';
}
/** One unit of the last place in kelvin, in the value of the kelvin at the test point. */
function statedIn(question, node, kelvins) {
    const literal = measuredLiteral(node);
    const unit = numberAt(question, { kind: 'unit', name: 'K' });
    if (literal === undefined || unit === undefined)
        return undefined;
    const step = scaleOf(node) === 'degF' && kelvins !== node ? 5 / 9 : 1;
    return { literal, place: literal.lastPlace * step * (0,complex/* modulus */.GT)(unit.value) };
}
function scaleOf(node) {
    if (node.kind === 'negate')
        return scaleOf(node.of);
    return shifted(node)?.scale;
}
/** Zero of the Celsius scale in kelvin (SI Brochure, 9th edition, 2.3.1). */
const CELSIUS_ZERO = '273.15';
/**
 * A temperature as kelvin: T/K = t/°C + 273.15, t/°C = (t/°F − 32)·5/9; undefined for any other quantity. Only a bare
 * temperature has a scale: within a compound unit a degree is a step.
 */
function inKelvin(node) {
    const plain = shifted(node.kind === 'negate' ? node.of : node);
    if (plain !== undefined)
        return kelvin(node.kind === 'negate' ? { ...node, of: plain.number } : plain.number, plain.scale);
    const own = dimensionOf(node);
    return own !== undefined && hasUnits(node) && sameDimension(own, { K: 1 }) ? node : undefined;
}
function shifted(node) {
    const last = node.kind === 'product' ? node.factors.at(-1) : undefined;
    if (node.kind !== 'product' || last?.kind !== 'unit' || !/^deg[CF]$/.test(last.name))
        return undefined;
    const number = { kind: 'product', factors: node.factors.slice(0, -1) };
    return hasUnits(number) ? undefined : { number, scale: last.name };
}
function kelvin(number, scale) {
    const zero = { kind: 'number', text: CELSIUS_ZERO };
    const celsius = scale === 'degC'
        ? number
        : {
            kind: 'quotient',
            over: {
                kind: 'product',
                factors: [
                    { kind: 'sum', terms: [number, { kind: 'negate', of: { kind: 'number', text: '32' } }] },
                    { kind: 'number', text: '5' },
                ],
            },
            under: { kind: 'number', text: '9' },
        };
    return {
        kind: 'product',
        factors: [
            { kind: 'sum', terms: [celsius, zero] },
            { kind: 'unit', name: 'K' },
        ],
    };
}

;// CONCATENATED MODULE: ./build/verify/rules/number.js














/** Compares two numbers, with or without units, where at least one is written as a decimal. */
const roundedNumber = {
    name: 'rounded-number',
    apply: (question) => ofTemperature(question) ?? ofCoefficients(question) ?? compareNumbers(question),
};
function compareNumbers(question) {
    const { reference, candidate } = question;
    const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
    if (a === undefined || b === undefined)
        return { pass: 'not both numbers' };
    if (hasUnits(reference) !== hasUnits(candidate))
        return oneUnitless(question);
    if (dropsDegree(question, a, b))
        return degreesAside(question, a, b);
    if (isBlurred(a) || isBlurred(b))
        return { pass: 'digits cancelled' };
    const zeros = (0,complex/* modulus */.GT)(a.value) === 0 && (0,complex/* modulus */.GT)(b.value) === 0;
    if (zeros && hasUnits(reference))
        return ofZeros(question);
    const { tolerance } = question.profile;
    if (tolerance !== undefined && (0,compare_values/* relativeDifference */._$)(a, b) <= tolerance)
        return equivalent('numeric_identity', `within the tolerance of ${tolerance}`);
    const ruling = hasUnits(reference) ? otherDimension(question) : undefined;
    return ruling ?? compareDigits(question, a, b);
}
/** Whether rounding may have changed the digits that are compared. */
function isBlurred({ value, error }) {
    return math_value/* NOISE */.Xd * error > compare_values/* CLEAR_DIFFERENCE */.Q1 * (0,complex/* modulus */.GT)(value);
}
function compareDigits(question, a, b) {
    const { reference, candidate, profile } = question;
    const decimals = (0,normal/* literalOf */.Zc)(reference) !== undefined || (0,normal/* literalOf */.Zc)(candidate) !== undefined;
    const equal = (0,compare_values/* compareValues */.ck)(a, b) === 'equal';
    if (!decimals && (equal || !isMeasuredPair(question)))
        return { pass: 'no decimal' };
    const fraction = [reference, candidate].every((node) => (0,rational/* rationalOf */.K)(withoutUnits(node)) !== undefined);
    if (fraction && equal)
        return { pass: 'equal numbers' };
    const size = Math.max((0,complex/* modulus */.GT)(a.value), (0,complex/* modulus */.GT)(b.value));
    return byDigits({
        reference: stated(question, reference, a),
        candidate: stated(question, candidate, b),
        gap: (0,compare_values/* relativeDifference */._$)(a, b) * size,
        size,
        smaller: (0,complex/* modulus */.GT)(a.value) < (0,complex/* modulus */.GT)(b.value) ? 'reference' : 'candidate',
        measured: profile.undeclared === 'quantity' && (hasUnits(reference) || isScientific(reference)),
        fraction,
        whole: number_isWhole(reference),
        profile,
    });
}
/** A number of digits only. */
function number_isWhole(node) {
    return node.kind === 'negate' ? number_isWhole(node.of) : node.kind === 'number' && !node.text.includes('.');
}
/** Two whole numbers with units, as a reader takes them: each states its digits. */
function isMeasuredPair({ reference, candidate, profile }) {
    return (profile.undeclared === 'quantity' &&
        measuredLiteral(reference) !== undefined &&
        measuredLiteral(candidate) !== undefined);
}
/** The digits a number states and one unit in its last place, in the value's own units at the test point. */
function stated(question, node, value) {
    const literal = question.profile.undeclared === 'open' ? (0,normal/* literalOf */.Zc)(node) : measuredLiteral(node);
    if (literal === undefined)
        return undefined;
    const plain = numberAt(question, withoutUnits(node));
    const size = plain === undefined ? 0 : (0,complex/* modulus */.GT)(plain.value);
    return {
        literal,
        place: size === 0 ? literal.lastPlace : (literal.lastPlace / size) * (0,complex/* modulus */.GT)(value.value),
    };
}
/** Zero of one measure is no zero of another. */
function ofZeros({ reference, candidate }) {
    const [one, two] = [dimensionOf(reference), dimensionOf(candidate)];
    if (one !== undefined && two !== undefined && sameDimension(one, two))
        return { pass: 'zero in the same units' };
    return undecided('borderline', 'zero in units that may differ');
}
/** Units of two dimensions are two quantities; `GeV` for `GeV/c^2` may mean that c is one. */
function otherDimension(question) {
    const [one, two] = [dimensionOf(question.reference), dimensionOf(question.candidate)];
    if (one === undefined || two === undefined || sameDimension(one, two))
        return undefined;
    const below = asBelow(question);
    if (below !== undefined)
        return below;
    const [reference, candidate] = [withoutLight(question.reference), withoutLight(question.candidate)];
    const changed = reference !== question.reference || candidate !== question.candidate;
    const natural = changed && question.decide({ ...question, reference, candidate }).outcome !== 'different';
    return natural
        ? undecided('borderline', 'the same only where c is one')
        : different('other_number', 'units of another dimension');
}
/** `cal/g \\cdot K` read as cal/(g K), where that makes the two dimensions the same. */
function asBelow(question) {
    const [reference, candidate] = [unitsBelow(question.reference), unitsBelow(question.candidate)];
    const pairs = [
        { reference, candidate: question.candidate },
        { reference: question.reference, candidate },
    ];
    const fitting = pairs.find((pair) => {
        const [one, two] = [dimensionOf(pair.reference), dimensionOf(pair.candidate)];
        return one !== undefined && two !== undefined && sameDimension(one, two);
    });
    return fitting && question.decide({ ...question, ...fitting });
}
function withoutLight(node) {
    const isLight = (part) => part.kind === 'unit' && part.name === 'c';
    return (0,tree/* someNode */.Ng)(node, isLight)
        ? (0,tree/* mapTree */.X$)(node, (part) => (isLight(part) ? { kind: 'number', text: '1' } : part))
        : node;
}
/** `30` beside `30^\circ`: the same digits, and other values. */
function dropsDegree(question, a, b) {
    const isAngle = (node) => (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'unit' && /^(?:degree|arcmin|arcsec)$/.test(part.name));
    if (isAngle(question.reference) === isAngle(question.candidate))
        return false;
    if ([question.reference, question.candidate].some(inRadians))
        return false;
    return (0,compare_values/* compareValues */.ck)(a, b) === 'different' && oneUnitless(question).outcome === 'undecided';
}
function inRadians(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'unit' && part.name === 'rad');
}
/**
 * `120^\circ` beside 120: for a reader the sign was left out where the bare number is beyond a full turn in radians, so that
 * it can only be meant in degrees. A smaller one may be in radians.
 */
function degreesAside(question, a, b) {
    const bare = Math.max((0,complex/* modulus */.GT)(a.value), (0,complex/* modulus */.GT)(b.value));
    if (question.profile.undeclared === 'open' || bare <= 2 * Math.PI)
        return undecided('borderline', 'degrees on one side only');
    const [one, two] = [
        numberAt(question, inDegrees(question.reference)),
        numberAt(question, inDegrees(question.candidate)),
    ];
    if (one === undefined || two === undefined)
        return undecided('borderline', 'degrees on one side only');
    return (0,compare_values/* compareValues */.ck)(one, two) === 'equal'
        ? equivalent('numeric_identity', 'the same number of degrees')
        : undecided('borderline', 'degrees on one side only');
}
function inDegrees(node) {
    return (0,tree/* mapTree */.X$)(node, (part) => part.kind === 'unit' && part.name === 'degree' ? { kind: 'number', text: '1' } : part);
}
/** `1.22 \lambda/D` and `1.2 \lambda/D`: the same formula with two numbers before it. */
function ofCoefficients(question) {
    if (question.profile.undeclared === 'open')
        return undefined;
    const [one, two] = [coefficientOf(question.reference), coefficientOf(question.candidate)];
    if (one === undefined || two === undefined || (0,normal/* normalText */.RG)(one.rest) !== (0,normal/* normalText */.RG)(two.rest))
        return undefined;
    if ((0,normal/* literalOf */.Zc)(one.number) === undefined && (0,normal/* literalOf */.Zc)(two.number) === undefined)
        return undefined;
    if ([...(0,names_in/* namesIn */.w)(one.rest)].every(math_evaluate/* isConstant */.VO))
        return undefined;
    const result = compareNumbers({ ...question, reference: one.number, candidate: two.number });
    return 'pass' in result ? undefined : result;
}
/** A unit on one side only: the question may have fixed it, so agreement is never accepted, a clear difference refuted. */
function oneUnitless(question) {
    const reference = withoutUnits(question.reference);
    const candidate = withoutUnits(question.candidate);
    const [a, b] = [numberAt(question, reference), numberAt(question, candidate)];
    if (a === undefined || b === undefined || (0,complex/* modulus */.GT)(a.value) === 0 || (0,complex/* modulus */.GT)(b.value) === 0) {
        return undecided('borderline', 'a unit on one side only');
    }
    const ratio = Math.log10((0,complex/* modulus */.GT)(b.value) / (0,complex/* modulus */.GT)(a.value));
    const sameDigits = Math.abs(ratio - Math.round(ratio)) < 0.02;
    if (sameDigits)
        return undecided('borderline', 'a unit on one side only, the digits agree');
    return different('other_number', 'a unit on one side only, and other digits');
}

// EXTERNAL MODULE: ./build/verify/parts.js
var parts = __webpack_require__(8898);
;// CONCATENATED MODULE: ./build/verify/rules/answer-name.js

/**
 * Whether a value is one that many quantities have, a number such as 0, 1 or 3/2 or the name of another quantity: it does
 * not tell which quantity is meant, as a length or a formula does. `a = b` and `c = b` are two statements.
 */
function isTrivial(value) {
    if (value.kind === 'symbol')
        return true;
    const number = (0,rational/* rationalOf */.K)(value);
    return number !== undefined && number.den <= 4n && number.num < 10n && number.num > -10n;
}
/**
 * Whether two names have the same letter, in upper or lower case, and no two indices: `M_s` and `M_S`, `L` and `\\ell`,
 * `T` and `T_f`, but not `v_A` and `v_B`.
 */
function sameLetter(a, b) {
    const [one, two] = [answer_name_letterOf(a), answer_name_letterOf(b)];
    if (one === undefined || one !== two)
        return false;
    const [first, second] = [indexOf(a), indexOf(b)];
    return first === '' || second === '' || first === second;
}
/** What stands below a name, in lower case and without its fonts and braces; empty where nothing does. */
function indexOf(node) {
    if (node.kind !== 'symbol' && node.kind !== 'call')
        return '';
    const at = node.name.indexOf('_');
    return at < 0
        ? ''
        : node.name
            .slice(at + 1)
            .replace(/\\(?:text|mathrm)|[{}\s]/g, '')
            .toLowerCase();
}
const VARIANTS = {
    ell: 'l',
    varepsilon: 'epsilon',
    vartheta: 'theta',
    varphi: 'phi',
};
function answer_name_letterOf(node) {
    if (node.kind !== 'symbol' && node.kind !== 'call')
        return undefined;
    const plain = node.name.replace(/\\(?:Delta|hat|bar|tilde|mathbf|mathrm|operatorname|vec|mathcal)(?![A-Za-z])/g, ' ');
    const found = /\\([A-Za-z]+)|[A-Za-z]/.exec(plain);
    const letter = (found?.[1] ?? found?.[0])?.toLowerCase();
    return letter === undefined ? undefined : (VARIANTS[letter] ?? letter);
}

;// CONCATENATED MODULE: ./build/verify/rules/chain.js




const REMARKS = new Set(['<', '>', '\\leq', '\\geq', '\\neq']);
/**
 * A chain as a reader takes it: without a remark behind the value such as `… > 0`, and with the name in front where it was
 * written last, `5 = x`. Any other node, and everything in the strict profile, stays.
 */
function readChain(question, node) {
    if (node.kind !== 'relation' || !isReader(question))
        return node;
    const remark = node.rest.findIndex(({ sign }) => REMARKS.has(sign));
    const values = remark > 0 ? node.rest.slice(0, remark) : node.rest;
    const said = node.rest.slice(values.length);
    const isRemark = said.length === 1 && said.every((member) => chain_isZero(member.node));
    const chain = isRemark && values.every(({ sign }) => sign === '=') ? { ...node, rest: values } : node;
    const [only] = chain.rest;
    const turned = only?.sign === '=' &&
        chain.rest.length === 1 &&
        only.node.kind === 'symbol' &&
        freeNames(only.node, question).length > 0 &&
        freeNames(chain.first, question).length === 0;
    return turned ? { ...chain, first: only.node, rest: [{ sign: '=', node: chain.first }] } : chain;
}
/** A sign is a remark on a value; another bound or excluded number says more than it. */
function chain_isZero(node) {
    return (0,rational/* rationalOf */.K)(node)?.num === 0n;
}
/**
 * Whether a chain such as `x = 4 = 3` or `5 ≈ 3` has two members that differ. Members with other names than the next one
 * are not compared: `E = mv^2 = 5` inserts numbers on the way.
 */
function contradicts(question, node) {
    if (node.kind !== 'relation' || node.rest.some(({ sign }) => sign !== '=' && sign !== '\\approx'))
        return false;
    const isNumber = [...(0,names_in/* namesIn */.w)(node.first)].every(math_evaluate/* isConstant */.VO);
    const members = node.rest.map((member) => member.node);
    const chain = isNumber ? [node.first, ...members] : members;
    return chain.some((member, at) => {
        const next = chain[at + 1];
        if (next === undefined)
            return false;
        const names = (0,names_in/* namesIn */.w)(member);
        const same = names.size === (0,names_in/* namesIn */.w)(next).size && [...(0,names_in/* namesIn */.w)(next)].every((name) => names.has(name));
        return (same && question.decide({ ...question, reference: member, candidate: next }).outcome === 'different');
    });
}

;// CONCATENATED MODULE: ./build/verify/rules/definition.js




/** A relation of equals signs as a definition of its first side; undefined for any other relation. */
function definitionOf(question, node) {
    if (node.rest.some(({ sign }) => sign !== '=' && sign !== '\\approx' && sign !== '\\in'))
        return undefined;
    const members = node.rest.map((member) => member.node);
    const exact = node.rest.filter((member) => member.sign === '=').map((member) => member.node);
    const value = exact.at(-1) ?? members.at(-1);
    if (value === undefined)
        return undefined;
    return { side: node.first, left: leftSide(question, node.first, members), value, members };
}
/** Whether a value depends on what the left side names. */
function mentions(value, side) {
    const names = (0,names_in/* namesIn */.w)(value);
    if (side.kind === 'call')
        return names.has(side.name);
    if (side.kind === 'function' && isWidth(side))
        return (0,tree/* someNode */.Ng)(value, (part) => part.kind === 'function' && part.name === side.name);
    return [...(0,names_in/* namesIn */.w)(side)].some((name) => names.has(name));
}
function leftSide(question, side, values) {
    if (isPlain(side))
        return values.some((value) => mentions(value, side)) ? 'equation' : 'name';
    if (freeNames(side, question).length === 0)
        return 'equation';
    const last = values.at(-1);
    const bare = last === undefined || (freeNames(last, question).length === 0 && !(0,tree/* someNode */.Ng)(last, isUnit));
    switch (side.kind) {
        case 'function':
        case 'symbol':
            return values.some((value) => mentions(value, side)) ? 'open' : 'quantity';
        case 'quotient':
            return definesPart(question, side.over, values) ? 'quantity' : 'open';
        case 'operator':
            return operatorSide(question, side, values);
        case 'sum':
            return sumSide(question, side.terms, values, bare);
        case 'product':
            return productSide(question, side.factors, values, bare);
        case 'power':
            return isName(side.base) && !bare && !values.some((value) => mentions(value, side))
                ? 'quantity'
                : 'open';
        default:
            return 'open';
    }
}
function isPlain(side) {
    if (side.kind === 'list')
        return side.items.length > 0 && side.items.every((item) => item.kind === 'symbol');
    return side.kind === 'symbol' || side.kind === 'call' || isWidth(side);
}
/** `\Gamma(p) = …` is a decay width, `\zeta(t) = …` a displacement: nobody defines the special functions anew. */
function isWidth(side) {
    return side.kind === 'function' && (side.name === 'gamma' || side.name === 'zeta');
}
/** Whether a part of the left side has a name that no value has: it is what the equation gives. */
function definesPart(question, part, values) {
    const used = new Set(values.flatMap((value) => [...(0,names_in/* namesIn */.w)(value)]));
    return freeNames(part, question).some((name) => name !== 'd' && !used.has(name));
}
function operatorSide(question, side, values) {
    const body = side.head === 'integral' ? side.args[1] : side.args[0];
    return body !== undefined && definesPart(question, body, values) ? 'quantity' : 'open';
}
/** `C_p - C_v` is a quantity; `2x + z` and `a^2 + b` are to be solved. */
function sumSide(question, terms, values, bare) {
    const plain = terms.map((term) => (term.kind === 'negate' ? term.of : term));
    if (!plain.every(isName))
        return 'equation';
    const whole = { kind: 'sum', terms };
    return !bare &&
        plain.every((term) => definesPart(question, term, values)) &&
        !values.some((value) => mentions(value, whole))
        ? 'quantity'
        : 'open';
}
/** `AB = 4` is the length of a segment, `\Delta(x^2)` a change; a product with a number in it is to be solved. */
function productSide(question, factors, values, bare) {
    const [first, ...rest] = factors;
    if (factors.some((factor) => factor.kind === 'number'))
        return 'equation';
    const letters = factors.every((factor) => factor.kind === 'symbol' && /^[A-Z](?:_\{?[0-9]\}?)?$/.test(factor.name));
    if (letters && bare)
        return 'quantity';
    const change = first?.kind === 'symbol' && /^\\(?:Delta|delta)$/.test(first.name);
    if (change && rest.every((factor) => definesPart(question, factor, values)))
        return 'quantity';
    return 'open';
}
function isName(node) {
    return node.kind === 'symbol' || node.kind === 'call';
}
function isUnit(node) {
    return node.kind === 'unit';
}
/** Whether two left sides are the same text. */
function sameSide(a, b) {
    return (0,normal/* normalText */.RG)(a) === (0,normal/* normalText */.RG)(b);
}

;// CONCATENATED MODULE: ./build/verify/rules/linear-solution.js





/** Names tried for a solution. */
const MAX_NAMES = 6;
/**
 * Compares the solutions for every name in which the reference is linear, and refutes where one does not satisfy the
 * candidate. Accepted only if the equations have the same names and no factor between them can vanish: x y = 0 and
 * x z = 0 share the solution x = 0 and are two equations.
 */
function bySolution({ question, reference, candidate }) {
    const [known, given] = [(0,names_in/* namesIn */.w)(reference), (0,names_in/* namesIn */.w)(candidate)];
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
            candidate: linear_solution_number('0'),
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
    const names = [...(0,names_in/* namesIn */.w)(reference), ...(0,names_in/* namesIn */.w)(candidate)].filter((name) => !(0,math_evaluate/* isConstant */.VO)(name));
    const positive = names.map((latex) => ({ latex, domain: 'positive' }));
    const symbols = [...positive, ...question.symbols];
    const absolute = { kind: 'function', name: 'abs', args: [ratio] };
    return [absolute, { kind: 'negate', of: absolute }].some((signed) => sampleQuestion({ ...question, symbols, reference: ratio, candidate: signed }).outcome === 'equivalent');
}
/** The solution −f(0) ÷ (f(1) − f(0)) of f = 0; undefined unless f is linear in the name and depends on it. */
function linearRoot(question, equation, name) {
    const constant = substitute(equation, name, linear_solution_number('0'));
    const slope = minus(substitute(equation, name, linear_solution_number('1')), constant);
    const rise = { kind: 'product', factors: [{ kind: 'symbol', name }, slope] };
    const line = { kind: 'sum', terms: [constant, rise] };
    if (sampleQuestion({ ...question, reference: equation, candidate: line }).outcome !== 'equivalent')
        return undefined;
    if (sampleQuestion({ ...question, reference: slope, candidate: linear_solution_number('0') }).outcome !== 'different')
        return undefined;
    return { kind: 'negate', of: { kind: 'quotient', over: constant, under: slope } };
}
/** A number of the tree. */
function linear_solution_number(text) {
    return { kind: 'number', text };
}
/** The expression with a value in place of a name. */
function substitute(node, name, value) {
    return (0,tree/* mapTree */.X$)(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}
/** a − b. */
function minus(a, b) {
    return { kind: 'sum', terms: [a, { kind: 'negate', of: b }] };
}

;// CONCATENATED MODULE: ./build/verify/rules/moebius.js




/** Four places on the line of one name, far enough apart that no digits are lost. */
const PLACES = [0.37, 1.13, 2.71, 5.9];
/**
 * Whether both differences of an equation are Möbius functions (a + bt)/(c + dt) of one name t, so that each has one
 * complex root in t and no multiple one. Known by the cross-ratio of four points, which these functions keep (DLMF 1.9.40).
 */
function haveOneRoot(question, reference, candidate) {
    const common = new Set(freeNames(candidate, question));
    return freeNames(reference, question).some((name) => common.has(name) && [reference, candidate].every((node) => isMoebius(question, node, name)));
}
function isMoebius(question, node, name) {
    const point = pointAt({
        names: new Set(freeNames(node, question)),
        domains: domainsOf(question.symbols),
        assumption: 'positive',
        index: 0,
        budget: question.budget,
    });
    const values = PLACES.map((re) => {
        const symbols = new Map(point.symbols).set(name, { re, im: 0 });
        return (0,math_evaluate/* evaluate */._3)(node, { ...point, symbols })?.value;
    });
    const [here, there] = [crossRatio(PLACES.map((re) => ({ re, im: 0 }))), crossRatio(values)];
    if (here === undefined || there === undefined)
        return false;
    return (0,complex/* modulus */.GT)(subtract(here, there)) <= 1e-9 * (0,complex/* modulus */.GT)(here);
}
/** (z1 − z3)(z2 − z4) / ((z2 − z3)(z1 − z4)); undefined where two of them are one. */
function crossRatio([a, b, c, d]) {
    if (a === undefined || b === undefined || c === undefined || d === undefined)
        return undefined;
    const under = (0,complex/* multiply */.lw)(subtract(b, c), subtract(a, d));
    return (0,complex/* modulus */.GT)(under) === 0 ? undefined : (0,complex/* divide */.Qr)((0,complex/* multiply */.lw)(subtract(a, c), subtract(b, d)), under);
}
function subtract(a, b) {
    return (0,complex/* add */.WQ)(a, (0,complex/* negate */.ze)(b));
}

;// CONCATENATED MODULE: ./build/verify/rules/multiple.js





/** Powers beyond this are no factor anybody multiplied an equation with. */
const multiple_MAX_EXPONENT = 6;
const TRIES = 3;
/**
 * The constant times powers of names by which the difference of one relation is the other's. Read off at one point and its
 * neighbours, then tested like any identity; undefined when there is none.
 */
function multipleOf(question, reference, candidate) {
    const names = [...new Set([...freeNames(reference, question), ...freeNames(candidate, question)])];
    const domains = domainsOf(question.symbols);
    for (let index = 0; index < TRIES; index += 1) {
        const point = pointAt({
            names: new Set(names),
            domains,
            assumption: 'positive',
            index,
            budget: question.budget,
        });
        const found = readOff(reference, candidate, names, point);
        if (found === 'no value')
            continue;
        return found !== undefined && holds(question, reference, candidate, found) ? found : undefined;
    }
    return undefined;
}
function readOff(reference, candidate, names, point) {
    const here = ratioAt(reference, candidate, point);
    if (here === undefined)
        return 'no value';
    const exponents = new Map();
    let constant = here;
    for (const name of names) {
        const z = point.symbols.get(name);
        if (z === undefined)
            return undefined;
        const symbols = new Map(point.symbols).set(name, { re: 2 * z.re, im: 2 * z.im });
        const there = ratioAt(reference, candidate, { ...point, symbols });
        if (there === undefined || there / here <= 0)
            return undefined;
        const exponent = Math.log2(there / here);
        const rounded = Math.round(2 * exponent) / 2;
        if (Math.abs(exponent - rounded) > 1e-9 || Math.abs(rounded) > multiple_MAX_EXPONENT)
            return undefined;
        if (rounded === 0)
            continue;
        if (z.im !== 0 || (z.re < 0 && !Number.isInteger(rounded)))
            return undefined;
        exponents.set(name, rounded);
        constant /= z.re ** rounded;
    }
    return { constant: tidy(constant), exponents };
}
function ratioAt(reference, candidate, point) {
    const [a, b] = [(0,math_evaluate/* evaluate */._3)(reference, point), (0,math_evaluate/* evaluate */._3)(candidate, point)];
    if (a === undefined || b === undefined)
        return undefined;
    if ((0,complex/* modulus */.GT)(a.value) <= 1e3 * a.error || (0,complex/* modulus */.GT)(b.value) <= 1e3 * b.error)
        return undefined;
    const ratio = (0,complex/* divide */.Qr)(a.value, b.value);
    return Math.abs(ratio.im) <= 1e-9 * Math.abs(ratio.re) ? ratio.re : undefined;
}
/** A fraction with a small denominator where the number is one within rounding. */
function tidy(value) {
    for (let under = 1; under <= 60; under += 1) {
        const over = Math.round(value * under);
        if (over !== 0 && Math.abs(over / under - value) <= 1e-11 * Math.abs(value))
            return over / under;
    }
    return value;
}
function holds(question, reference, candidate, found) {
    const factors = [...found.exponents].map(([name, exponent]) => ({
        kind: 'power',
        base: { kind: 'symbol', name },
        exponent: multiple_signed(exponent),
    }));
    const scaled = { kind: 'product', factors: [multiple_signed(found.constant), ...factors, candidate] };
    return sampleQuestion({ ...question, reference, candidate: scaled }).outcome === 'equivalent';
}
/** A number of the tree; decimals with all digits of the double, a fraction where there is one. */
function multiple_signed(value) {
    const size = Math.abs(value);
    const node = multiple_positive(size);
    return value < 0 ? { kind: 'negate', of: node } : node;
}
function multiple_positive(size) {
    for (let under = 1; under <= 60; under += 1) {
        const over = size * under;
        if (Number.isInteger(over) && over < 1e15)
            return {
                kind: 'quotient',
                over: { kind: 'number', text: String(over) },
                under: { kind: 'number', text: String(under) },
            };
    }
    return { kind: 'number', text: decimal(size) };
}
function decimal(size) {
    return size >= 1e-7 && size < 1e15 ? size.toPrecision(17) : size.toFixed(40);
}

;// CONCATENATED MODULE: ./build/verify/rules/roots.js
/** Where a change of sign is looked for: small whole numbers, where roots of textbook equations lie, and far around. */
const GRID = [
    1e-4, 0.01, 0.1, 0.3, 0.5, 0.75, 1, 1.25, 1.6, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 25, 60, 200, 1e3,
    1e5,
];
const NEGATIVE = [...GRID].reverse().map((t) => -t);
const MAX_ROOTS = 6;
const MAX_STEPS = 60;
/** Rounding may explain this many times the estimated error. */
const roots_SAFETY = 64;
/** Real roots between −1e5 and 1e5 at which the function changes its sign or is zero on the grid; six at most. */
function rootsOn(curve, positive) {
    const grid = positive ? GRID : [...NEGATIVE, 0, ...GRID];
    const roots = [];
    let before;
    for (const t of grid) {
        if (roots.length >= MAX_ROOTS)
            break;
        const here = curve(t);
        if (here === undefined) {
            before = undefined;
            continue;
        }
        if (Math.abs(here.value) <= roots_SAFETY * here.error || here.value === 0) {
            roots.push(t);
            before = undefined;
            continue;
        }
        if (before !== undefined && before.value > 0 !== here.value > 0) {
            const root = bisect(curve, [before.t, before.value], [t, here.value]);
            if (root !== undefined)
                roots.push(root);
        }
        before = { t, value: here.value };
    }
    return roots;
}
/** The root between two points of different sign; undefined at a pole, where the values grow instead. */
function bisect(curve, low, high) {
    let [a, sign] = [low[0], low[1] > 0];
    let b = high[0];
    for (let step = 0; step < MAX_STEPS; step += 1) {
        const middle = (a + b) / 2;
        if (middle === a || middle === b)
            break;
        const there = curve(middle);
        if (there === undefined)
            return undefined;
        if (there.value === 0)
            return middle;
        if (there.value > 0 === sign)
            a = middle;
        else
            b = middle;
    }
    const root = (a + b) / 2;
    const value = curve(root)?.value;
    const smaller = Math.min(Math.abs(low[1]), Math.abs(high[1]));
    return value !== undefined && Math.abs(value) < 1e-6 * smaller ? root : undefined;
}
/** A step of this relative size tells how far a value is from a root. */
const roots_STEP = 1e-6;
/**
 * Whether a function is zero at a point: `no` if its root is further away than 1e-4 of the point, or it has none near;
 * `yes` within 1e-10 of it or within rounding.
 */
function isRoot(curve, at) {
    const here = curve(at);
    if (here === undefined)
        return 'unclear';
    const size = Math.abs(here.value);
    if (size <= roots_SAFETY * here.error)
        return 'yes';
    const step = Math.max(Math.abs(at), 1e-3) * roots_STEP;
    const beside = curve(at + step) ?? curve(at - step);
    if (beside === undefined)
        return 'unclear';
    const rise = Math.abs(beside.value - here.value);
    if (size <= 1e-4 * rise)
        return 'yes';
    return size > 100 * rise && size > 1e4 * here.error ? 'no' : 'unclear';
}

;// CONCATENATED MODULE: ./build/verify/rules/solutions.js






/** Names along which solutions are looked for, and points of the other names at which. */
const solutions_MAX_NAMES = 6;
const solutions_POINTS = 2;
/**
 * Looks for real solutions of two equations along every name, with the others held at positive numbers, and puts each into
 * the other equation. A solution of one that clearly is none of the other refutes; both share all of them in every
 * name: `same`.
 */
function compareSolutions(question, reference, candidate) {
    const names = [...new Set([...freeNames(reference, question), ...freeNames(candidate, question)])];
    if (names.length === 0 || names.length > solutions_MAX_NAMES)
        return 'unknown';
    const domains = domainsOf(question.symbols);
    const found = new Set();
    let complete = true;
    for (let index = 0; index < solutions_POINTS; index += 1) {
        const point = pointAt({
            names: new Set(names),
            domains,
            assumption: 'positive',
            index,
            budget: question.budget,
        });
        for (const name of names) {
            if (question.budget.left < 0)
                return 'unknown';
            const domain = domains.get(name) ?? 'real';
            if (domain === 'integer' || domain === 'natural' || domain === 'complex')
                continue;
            const line = lineOf(point, name);
            const seen = compareOn((t) => sample(reference, line(t)), (t) => sample(candidate, line(t)), domain !== 'real');
            if (seen.witness !== undefined)
                return solutions_refuted(line(seen.witness.at), names, seen.witness);
            if (seen.matched > 0)
                found.add(name);
            complete &&= seen.clear;
        }
    }
    return complete && names.every((name) => found.has(name)) ? 'same' : 'unknown';
}
function lineOf(point, name) {
    return (value) => {
        const symbols = new Map(point.symbols);
        symbols.set(name, { re: value, im: 0 });
        return { ...point, symbols };
    };
}
function sample(node, point) {
    const value = (0,math_evaluate/* evaluate */._3)(node, point);
    if (value === undefined || Math.abs(value.value.im) > 1e-9 * Math.abs(value.value.re) + value.error)
        return undefined;
    return { value: value.value.re, error: value.error };
}
function compareOn(reference, candidate, positive) {
    let matched = 0;
    let clear = true;
    for (const [own, other] of [
        [reference, candidate],
        [candidate, reference],
    ]) {
        for (const at of rootsOn(own, positive)) {
            const there = isRoot(other, at);
            if (there === 'no') {
                const [a, b] = [reference(at)?.value ?? 0, candidate(at)?.value ?? 0];
                return { witness: { at, reference: a, candidate: b }, matched, clear };
            }
            if (there === 'yes')
                matched += 1;
            else
                clear = false;
        }
    }
    return { matched, clear };
}
function solutions_refuted(point, names, found) {
    const at = names.map((name) => [name, (0,compare_values/* show */.WU)(point.symbols.get(name) ?? { re: 0, im: 0 })]);
    return {
        ...different('witness', 'a solution of one equation that is none of the other (left minus right side)'),
        witness: {
            point: Object.fromEntries(at),
            reference: (0,compare_values/* show */.WU)({ re: found.reference, im: 0 }),
            candidate: (0,compare_values/* show */.WU)({ re: found.candidate, im: 0 }),
        },
    };
}
/** Points at which two inequalities f > 0 are compared. */
const SIGN_POINTS = 12;
/** A point at which one of two inequalities f > 0 clearly holds and the other clearly does not. */
function refuteBounds(question, reference, candidate) {
    const names = [...new Set([...freeNames(reference, question), ...freeNames(candidate, question)])];
    const domains = domainsOf(question.symbols);
    for (let index = 0; index < SIGN_POINTS; index += 1) {
        if (question.budget.left < 0)
            return undefined;
        const assumption = index % 2 === 0 ? 'positive' : 'real';
        const point = pointAt({ names: new Set(names), domains, assumption, index, budget: question.budget });
        const [a, b] = [sample(reference, point), sample(candidate, point)];
        if (a === undefined || b === undefined)
            continue;
        const sure = Math.abs(a.value) > 1e-6 + 32 * a.error && Math.abs(b.value) > 1e-6 + 32 * b.error;
        if (sure && a.value > 0 !== b.value > 0)
            return {
                ...solutions_refuted(point, names, { at: 0, reference: a.value, candidate: b.value }),
                note: 'holds at a point where the other does not (left minus right side)',
            };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/verify/rules/equation.js
















/**
 * Compares two equations or inequalities by their difference f = lhs − rhs: equal when one f is a constant multiple of
 * the other, for a reader also with powers of positive quantities; equations also by their solutions. For a reader a
 * solution of one that is none of the other refutes.
 */
function decideEquation(question) {
    const [reference, candidate] = [asDifference(question.reference), asDifference(question.candidate)];
    if (reference === undefined || candidate === undefined)
        return notBoth(question);
    if (reference.sign !== candidate.sign)
        return otherKind(question);
    const differences = { ...question, reference: reference.node, candidate: candidate.node };
    const arrays = reference.sign === '=' && holdsArrays(differences) ? decideArrayEquation(differences) : undefined;
    if (arrays !== undefined)
        return arrays;
    const [known, given] = [
        withoutOperators(question, reference.node),
        withoutOperators(question, candidate.node),
    ];
    if (!isRefutable(known) || !isRefutable(given)) {
        return undecided('no_test_points', 'a relation between forms without a value');
    }
    const numbers = new Set(domainsOf(question.symbols).keys());
    if ([known, given].some((node) => (0,normal/* hasOperators */.y8)(node, numbers, question.profile.undeclared)))
        return undecided('no_test_points', 'operators, whose order matters');
    const pair = { question, reference: known, candidate: given, sign: reference.sign };
    if (isReader(question))
        return overReadings(pair);
    return (byMultiple(pair) ??
        (pair.sign === '=' ? bySolution(pair) : undefined) ??
        undecided('borderline', 'neither is a constant multiple of the other'));
}
/** A reader's comparison in every reading of an ambiguous notation, all of which must agree. */
function overReadings(pair) {
    const variables = new Set(domainsOf(pair.question.symbols).keys());
    const { reference, candidate } = pair;
    const vectors = [reference, candidate].some((node) => (0,tree/* someNode */.Ng)(node, math_vectors/* isVector */.WX));
    const readings = readingsOf([reference, candidate], {
        variables,
        complex: new Set(),
        undeclared: 'quantity',
    }).filter(({ dot }) => vectors || dot !== 'inner');
    const rulings = readings.map((reading) => {
        const read = (node) => applyReading(node, reading, variables);
        const taken = { ...pair, reference: read(reference), candidate: read(candidate) };
        return byMultiple(taken) ?? bySolutions(taken) ?? (pair.sign === '=' ? bySolution(taken) : undefined);
    });
    const [first] = rulings;
    const agree = rulings.every((ruling) => ruling?.outcome === first?.outcome);
    return agree && first !== undefined
        ? first
        : undecided('borderline', 'neither a multiple of the other nor refuted by a solution');
}
/** A relation beside something else; for a reader an equation and what is none are different answers. */
function notBoth({ reference, candidate, profile }) {
    const both = reference.kind === 'relation' && candidate.kind === 'relation';
    const [one] = [reference, candidate].flatMap((node) => (node.kind === 'relation' ? node.rest : []));
    if (one !== undefined && one.sign !== '=')
        return undecided('other_shape', 'a relation and something else');
    return profile.undeclared === 'quantity' && !both && !hasName(reference) && !hasName(candidate)
        ? different('other_shape', 'a relation and something else')
        : undecided('other_shape', 'a relation and something else');
}
function hasName(node) {
    return node.kind === 'symbol' || node.kind === 'call';
}
function otherKind(question) {
    return isReader(question)
        ? different('other_shape', 'two kinds of relation')
        : undecided('other_shape', 'two kinds of relation');
}
/** Derivatives and integrals, which have no value at a point, as names of their own: what holds for any value of them holds. */
function withoutOperators(question, node) {
    if (!isReader(question))
        return node;
    return (0,tree/* mapTree */.X$)(node, (part) => part.kind === 'operator' && OPAQUE.has(part.head)
        ? { kind: 'symbol', name: `(${(0,normal/* normalText */.RG)(part)})` }
        : part);
}
const OPAQUE = new Set(['derivative', 'partial', 'integral', 'held']);
/** `a > b` as a − b > 0 and `a < b` as b − a > 0; undefined for every other kind of relation. */
function asDifference(node) {
    const [only] = node.kind === 'relation' ? node.rest : [];
    if (node.kind !== 'relation' || only === undefined || node.rest.length !== 1)
        return undefined;
    switch (only.sign) {
        case '=':
        case '>':
        case '\\geq':
        case '\\neq':
            return { sign: only.sign, node: minus(node.first, only.node) };
        case '<':
            return { sign: '>', node: minus(only.node, node.first) };
        case '\\leq':
            return { sign: '\\geq', node: minus(only.node, node.first) };
        default:
            return undefined;
    }
}
/** The same relation times a constant; for a reader also times powers of quantities, which are positive. */
function byMultiple(pair) {
    const { question, reference, candidate, sign } = pair;
    const found = multipleOf(question, reference, candidate);
    if (question.budget.left < 0)
        return undecided('too_large', 'more work than one answer may cost');
    if (found === undefined)
        return undefined;
    const directed = sign === '>' || sign === '\\geq';
    if (directed && found.constant < 0)
        return isReader(question) ? different('other_shape', 'the opposite inequality') : undefined;
    if (found.exponents.size === 0)
        return equivalent('numeric_identity', `the same relation times ${found.constant}`);
    if (!isReader(question) || isMonomial(question, reference))
        return undefined;
    const names = [...found.exponents.keys()];
    return names.every((name) => !solvesAtZero(pair, name))
        ? equivalent('numeric_identity', `the same relation times powers of ${names.join(', ')}`)
        : undefined;
}
/** Whether f is nothing but a product of powers: quantities never solve f = 0, so that a common factor says nothing. */
function isMonomial(question, node) {
    return multipleOf(question, node, linear_solution_number('1')) !== undefined;
}
/** Whether a name that both relations have gives one of them a further solution where it is zero. */
function solvesAtZero({ question, reference, candidate }, name) {
    const sides = [reference, candidate];
    if (!sides.every((side) => (0,names_in/* namesIn */.w)(side).has(name)))
        return false;
    return sides.some((side) => {
        const there = substitute(side, name, linear_solution_number('0'));
        return sampleQuestion({ ...question, reference: there, candidate: linear_solution_number('0') }).outcome === 'equivalent';
    });
}
/** Refutes by a solution of one that is none of the other; accepts equations that share all solutions seen. */
function bySolutions({ question, reference, candidate, sign }) {
    if (operatorsDiffer(reference, candidate))
        return undefined;
    if (sign === '>' || sign === '\\geq')
        return refuteBounds(question, reference, candidate);
    const found = compareSolutions(question, reference, candidate);
    if (found !== 'same')
        return found === 'unknown' ? undefined : found;
    // Rational equations may differ by complex or repeated roots, unless one name has a single root in both.
    const rational = isRationalFunction(reference) &&
        isRationalFunction(candidate) &&
        !haveOneRoot(question, reference, candidate);
    return sign === '=' && !rational && keepsSign({ question, reference, candidate })
        ? equivalent('numeric_identity', 'the same solutions for every name')
        : undefined;
}
/** Derivatives that only one side has: the other may say the same with another derivative. */
function operatorsDiffer(reference, candidate) {
    const [a, b] = [reference, candidate].map((node) => [...(0,names_in/* namesIn */.w)(node)].filter((name) => name.startsWith('(')).sort());
    return a?.join() !== b?.join();
}

;// CONCATENATED MODULE: ./build/verify/rules/left-sides.js

/**
 * Why two left sides in front of the same value name two quantities that a writer tells apart, or undefined. Another letter
 * is another person's name for the quantity; but who writes the same letter with another dot, prime, index or argument means
 * another quantity: \ddot{x} and \dot{x}, f' and f, V(0) and V(1), v_x and v_y. One index instead of none says nothing, and
 * before a formula, which tells what is meant, an index may be another person's too, unless both count or name the same
 * kind of thing. `names` are those of the value.
 */
function sidesContrast(a, b, names) {
    const [one, two] = [partsOf(a), partsOf(b)];
    if (one === undefined || two === undefined)
        return undefined;
    if (one.rate !== undefined && two.rate !== undefined)
        return one.rate === two.rate && sameHeld(one.held, two.held) ? undefined : 'rates of two quantities';
    if (componentsDiffer(one, two, names))
        return 'two components';
    if (one.letter !== two.letter)
        return undefined;
    if (one.rate !== two.rate)
        return 'a quantity and its rate';
    if (one.mark !== two.mark)
        return 'one letter with and without an accent';
    if (one.argument !== undefined && two.argument !== undefined && one.argument !== two.argument)
        return 'one quantity at two places';
    if (sameIndex(one.index, two.index))
        return one.primes === two.primes ? undefined : 'one letter with other primes';
    if (one.index === '' || two.index === '')
        return undefined;
    return names.length === 0 || areAlternatives(one.index, two.index)
        ? 'one letter with two indices'
        : undefined;
}
/** Letters that count components, as they stand in an index. */
const COMPONENT = /^(?:[i-n]|mu|nu|rho|sigma|lambda|alpha|beta|gamma|delta|kappa|tau)+(?:[+-][0-9])?$/;
/** F_{\mu\nu} and F_{\nu\mu} before a value that has these indices. */
function componentsDiffer(one, two, names) {
    const [here, there] = [one.index + one.upper, two.index + two.upper];
    if (!COMPONENT.test(here) || !COMPONENT.test(there))
        return false;
    if (one.index === two.index && one.upper === two.upper)
        return false;
    return names.some((name) => {
        const { index, upper } = plainParts(name);
        return (COMPONENT.test(index + upper) && [...(index + upper)].some((letter) => (here + there).includes(letter)));
    });
}
const RATE = /^\\left\(\\frac\{(.*)\}\{(.*)\}\\right\)(.*)$/;
const left_sides_DOTS = /^\\(d+ot)\{(.*)\}(.*)$/;
/** Fonts and marks that do not make another quantity: a vector, a mean value and a change go by the letter's name. */
const STYLE = /\\(?:Delta|hat|bar|overline|mathbf|mathrm|operatorname|vec|boldsymbol|mathcal|langle|rangle|text)(?![A-Za-z])/g;
const left_sides_VARIANTS = {
    ell: 'l',
    varepsilon: 'epsilon',
    vartheta: 'theta',
    varphi: 'phi',
};
function partsOf(node) {
    if (node.kind !== 'symbol' && node.kind !== 'call')
        return undefined;
    const argument = node.kind === 'call' ? node.args.map((arg) => (0,normal/* normalText */.RG)(arg)).join(',') : undefined;
    const rate = RATE.exec(node.name);
    if (rate !== null) {
        const [, over = '', under = '', held = ''] = rate;
        return {
            ...plainParts(over.replace(/^(?:\\partial|d)(?:\^\{[0-9]+\})? ?/, '')),
            argument,
            rate: rateName(over, under),
            held,
        };
    }
    const dots = left_sides_DOTS.exec(node.name);
    if (dots === null)
        return { ...plainParts(node.name), argument, rate: undefined, held: '' };
    const [, accent = '', of = '', rest = ''] = dots;
    return { ...plainParts(of + rest), argument, rate: `${accent} ${of}${rest}`.toLowerCase(), held: '' };
}
/** What is held fixed must agree where both sides say it. */
function sameHeld(one, two) {
    return one === '' || two === '' || one === two;
}
/** A partial and a total derivative by the same name are one rate. */
function rateName(over, under) {
    return `${over}/${under}`.replaceAll('\\partial', 'd').replace(/[\s{}]/g, '');
}
const ACCENT = /\\(tilde|check|breve|mathring|dot|ddot)(?![A-Za-z])/;
function plainParts(name) {
    const primes = (name.match(/'/g) ?? []).length;
    const index = /_\{?([^'^]*?)\}?(?:['^]|$)/.exec(name)?.[1] ?? '';
    const upper = /\^\{?([^{}']*)\}?$/.exec(name)?.[1] ?? '';
    const plain = name.replace(/[_^'].*$/, '').replace(STYLE, ' ');
    // \langle v\rangle is \bar{v}, but \langle v^2\rangle is the mean of something else.
    const mean = /\\langle(.*[\^+(-].*)\\rangle/.exec(name)?.[1];
    const accent = ACCENT.exec(plain)?.[1] ?? '';
    const found = /\\([A-Za-z]+)|[A-Za-z]/.exec((mean ?? plain).replace(ACCENT, ' '));
    const letter = (found?.[1] ?? found?.[0] ?? plain.trim()).toLowerCase();
    const mark = mean === undefined ? accent : indexText(mean);
    return {
        letter: left_sides_VARIANTS[letter] ?? letter,
        mark,
        index: indexText(index),
        upper: indexText(upper),
        primes,
    };
}
function indexText(index) {
    return index
        .replace(/\\(?:text|mathrm|rm|mathit|operatorname|rangle)(?![A-Za-z])|[\\{}\s,.()]/g, '')
        .toLowerCase();
}
/** Another case or a longer form of the same word, `tot` and `total`, is the same index. */
function sameIndex(one, two) {
    const [short, long] = one.length < two.length ? [one, two] : [two, one];
    return short === long || (short.length >= 3 && /^[a-z]+$/.test(long) && long.startsWith(short));
}
/** Indices of which a problem asks for the one or the other. */
const ALTERNATIVES = [
    /^-?[0-9]+$/,
    /^(?:[xyzr]|theta|phi|varphi|rho|parallel|perp|\|\||⊥)$/,
    /^(?:max|min|maximum|minimum)$/,
    /^(?:[epn]|\+|-)$/,
    /^(?:i|f|in|out|initial|final)$/,
    /^(?:[lr]|left|right)$/,
    /^(?:k|p|kin|pot)$/,
    /^[pv]$/,
    /^(?:h|c|hot|cold)$/,
    /^[abcd]$/,
    /^[tn]$/,
    /^[a-z]{2,}$/,
];
function areAlternatives(one, two) {
    if (/[a-z0-9][+-]/.test(one + two))
        return true;
    return ALTERNATIVES.some((kind) => kind.test(one) && kind.test(two));
}

;// CONCATENATED MODULE: ./build/verify/rules/kinds.js








const BOUNDS = new Set([
    '<',
    '>',
    '\\leq',
    '\\geq',
    '\\gtrsim',
    '\\lesssim',
]);
const ROUGH = new Set([
    '\\sim',
    '\\gtrsim',
    '\\lesssim',
    '\\ll',
    '\\gg',
]);
/**
 * Compares relations other than equations for a reader: proportionalities up to a constant factor, orders of magnitude and
 * rough bounds by their values, transitions side by side. Two kinds of relation are different where their values differ,
 * and undecided where they agree. Undefined for two equations or two inequalities.
 */
function decideKinds(question) {
    if (!isReader(question))
        return undefined;
    const turned = mirrored(question);
    if (turned !== undefined)
        return decideKinds({ ...question, candidate: turned });
    const [a, b] = [kinds_signOf(question.reference), kinds_signOf(question.candidate)];
    if (isConstancy(question.reference) && isConstancy(question.candidate))
        return decideConstancy(question);
    if (a === '\\propto' || b === '\\propto')
        return proportionalToOther(question) ?? decideProportional(question, a === b);
    if (a === '\\to' || b === '\\to')
        return a === b ? sideBySide(question) : noTransition(question);
    const stated = decideStated(question, a, b);
    if (stated !== undefined)
        return stated;
    if (a === b && a !== undefined && ROUGH.has(a))
        return sideBySide(question);
    if (a === '\\neq' || b === '\\neq')
        return a === b ? undefined : different('other_shape', 'two kinds of relation');
    const oneBound = isBound(a) !== isBound(b) || (a !== b && [a, b].some((sign) => sign !== undefined && ROUGH.has(sign)));
    return oneBound ? byValue(question) : undefined;
}
/** Signs that state how two things relate and have no value themselves, each with the one it is turned round. */
const STATED = {
    '\\ll': '\\gg',
    '\\gg': '\\ll',
    '\\subset': '\\supset',
    '\\supset': '\\subset',
    '\\subseteq': '\\supseteq',
    '\\supseteq': '\\subseteq',
    '\\leftrightarrow': '\\leftrightarrow',
    '\\notin': undefined,
};
/** `A \subset B` is B ⊃ A; the same sides under another sign, or the other way round, say something else. */
function decideStated(question, a, b) {
    const has = (sign) => sign !== undefined && Object.hasOwn(STATED, sign);
    if (!has(a) && !has(b))
        return undefined;
    if (a === undefined || b === undefined)
        return undefined;
    // Beside a bound or a value, an order of magnitude is compared as any rough bound.
    if (has(a) !== has(b) && [a, b].some((sign) => ROUGH.has(sign)))
        return undefined;
    const direct = a === b ? sideBySide(question) : undefined;
    if (direct?.outcome === 'equivalent')
        return direct;
    const turned = STATED[b] === a ? sideBySide({ ...question, candidate: turnedRound(question.candidate) }) : undefined;
    if (turned?.outcome === 'equivalent')
        return turned;
    const opposite = isOpposite(question, a, b);
    if (a === '\\ll' || a === '\\gg')
        return opposite
            ? different('other_shape', 'the opposite order')
            : undecided('borderline', 'orders of magnitude');
    return direct ?? turned ?? different('other_shape', 'two kinds of relation');
}
/** The same two sides, exchanged: what is small beside the other is said to be large. */
function isOpposite(question, a, b) {
    const plain = sideBySide(question).outcome === 'equivalent';
    const turned = sideBySide({ ...question, candidate: turnedRound(question.candidate) }).outcome === 'equivalent';
    return (plain && a !== b) || (turned && a === b);
}
function turnedRound(node) {
    const [only, ...more] = node.kind === 'relation' ? node.rest : [];
    if (node.kind !== 'relation' || only === undefined || more.length > 0)
        return node;
    return { ...node, first: only.node, rest: [{ ...only, node: node.first }] };
}
/** Rough bounds that say the same from the other side. */
const MIRRORED = {
    '\\gtrsim': '\\lesssim',
    '\\lesssim': '\\gtrsim',
};
/** The candidate `b \gtrsim a` as `a \lesssim b`, where the reference has that sign. */
function mirrored({ reference, candidate }) {
    const sign = kinds_signOf(reference);
    if (sign === undefined || candidate.kind !== 'relation' || reference.kind !== 'relation')
        return undefined;
    const [only, ...more] = candidate.rest;
    if (only === undefined || more.length > 0 || MIRRORED[only.sign] !== sign)
        return undefined;
    return { ...candidate, first: only.node, rest: [{ sign, node: candidate.first }] };
}
/** `pV = \text{constant}`. */
function isConstancy(node) {
    const value = statedBy(node);
    return kinds_signOf(node) === '=' && value.kind === 'symbol' && value.name === '\\operatorname{constant}';
}
/** What keeps its value, up to a factor; that of another form may be a function of it, and is never refuted. */
function decideConstancy(question) {
    const [one, two] = [question.reference, question.candidate];
    if (one.kind !== 'relation' || two.kind !== 'relation')
        return undecided('other_shape', 'what is constant');
    const ruling = decideProportional({ ...question, reference: one.first, candidate: two.first }, true);
    return ruling.outcome === 'different'
        ? undecided('other_shape', 'two quantities that are constant, where one may be a function of the other')
        : ruling;
}
function kinds_signOf(node) {
    return node.kind === 'relation' ? node.rest[0]?.sign : undefined;
}
function isBound(sign) {
    return sign !== undefined && (BOUNDS.has(sign) || ROUGH.has(sign));
}
/** The last member, which is what a relation says about its first side. */
function statedBy(node) {
    return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}
function byValue(question) {
    if (question.reference.kind === 'list' || question.candidate.kind === 'list')
        return undecided('other_shape', 'an inequality that was not solved, and a set');
    const ruling = question.decide({
        ...question,
        reference: statedBy(question.reference),
        candidate: statedBy(question.candidate),
    });
    if (ruling.outcome === 'different')
        return ruling;
    if (isOtherShape(question))
        return different('other_shape', 'a bound and something else');
    return undecided('other_shape', 'two kinds of relation with values that do not differ');
}
/** An equation between quantities and a bound for another one. */
function isOtherShape(question) {
    const [a, b] = [question.reference, question.candidate];
    if (a.kind !== 'relation' || b.kind !== 'relation')
        return false;
    return freeNames(a.first, question).every((name) => !(0,names_in/* namesIn */.w)(b).has(name));
}
function sideBySide(question) {
    const { reference, candidate } = question;
    if (reference.kind !== 'relation' ||
        candidate.kind !== 'relation' ||
        reference.rest.length !== candidate.rest.length)
        return different('other_shape', 'another number of sides');
    const sides = (node) => [node.first, ...node.rest.map((member) => member.node)];
    const given = sides(candidate);
    let open;
    for (const [at, side] of sides(reference).entries()) {
        const other = given[at];
        if (other === undefined || sameSide(side, other))
            continue;
        const ruling = question.decide({ ...question, reference: side, candidate: other });
        if (ruling.outcome === 'different')
            return ruling;
        if (ruling.outcome === 'undecided')
            open ??= ruling;
    }
    return open ?? equivalent('same_elements', 'the same sides');
}
function noTransition(question) {
    const ruling = question.decide({
        ...question,
        reference: statedBy(question.reference),
        candidate: statedBy(question.candidate),
    });
    return ruling.outcome === 'equivalent'
        ? undecided('other_shape', 'a transition or limit, and its end')
        : different('other_shape', 'a transition or limit, and something else');
}
/** What is proportional has to be the same on both sides, or the same quantity by another name. */
function proportionalToOther(question) {
    const { reference, candidate } = question;
    if (reference.kind !== 'relation' || candidate.kind !== 'relation')
        return undefined;
    const [a, b] = [reference.first, candidate.first];
    if (sameSide(a, b))
        return undefined;
    const named = [a, b].every((side) => side.kind === 'symbol' || side.kind === 'call');
    if (named && sidesContrast(a, b, freeNames(statedBy(reference), question)) === undefined)
        return undefined;
    const ruling = question.decide({ ...question, reference: a, candidate: b });
    if (ruling.outcome === 'equivalent')
        return undefined;
    return undecided('other_shape', 'a proportionality of another quantity');
}
/** Values for the names that are held fixed while a constant factor is read off; any positive numbers will do. */
const ANCHORS = ['1.31', '0.77', '2.23', '0.59', '1.83', '0.91', '1.57', '0.67'];
/**
 * Equal up to a factor that depends on no name both sides have. Where only one side is a proportionality, the other says
 * more: never accepted, refuted when not even proportional.
 */
function decideProportional(question, both) {
    const [reference, candidate] = [statedBy(question.reference), statedBy(question.candidate)];
    if (!isRefutable(reference) || !isRefutable(candidate))
        return undecided('no_test_points', 'a proportionality between forms without a value');
    const [known, given] = [(0,names_in/* namesIn */.w)(reference), (0,names_in/* namesIn */.w)(candidate)];
    const common = [...known].filter((name) => given.has(name) && !(0,math_evaluate/* isConstant */.VO)(name));
    const held = both ? [] : [...known, ...given].filter((name) => !common.includes(name) && !(0,math_evaluate/* isConstant */.VO)(name));
    const fixed = (node, names) => anchored(node, names);
    const [one, two] = [fixed(reference, held), fixed(candidate, held)];
    const all = [...new Set([...(0,names_in/* namesIn */.w)(one), ...(0,names_in/* namesIn */.w)(two)])].filter((name) => !(0,math_evaluate/* isConstant */.VO)(name));
    const factor = { kind: 'quotient', over: anchored(one, all), under: anchored(two, all) };
    const scaled = { kind: 'product', factors: [factor, two] };
    const ruling = sampleQuestion({ ...question, reference: one, candidate: scaled });
    if (ruling.outcome === 'different')
        return { ...ruling, note: 'not proportional' };
    if (!both)
        return undecided('other_shape', 'a proportionality, and more than one');
    return ruling.outcome === 'equivalent' ? equivalent('numeric_identity', 'proportional') : ruling;
}
function anchored(node, names) {
    return (0,tree/* mapTree */.X$)(node, (part) => {
        const at = part.kind === 'symbol' ? names.indexOf(part.name) : -1;
        return at < 0 ? part : { kind: 'number', text: ANCHORS[at % ANCHORS.length] ?? '1' };
    });
}

;// CONCATENATED MODULE: ./build/verify/rules/named-list.js



/**
 * `x = 1, x = 2` as x = {1, 2}; for a reader also `p = 5, q = 2; p = 7, q = 2` as the bare list of tuples (5, 2), (7, 2), and
 * `x = 4, -8` as x = {4, -8}. Every other list stays.
 */
function namedList(question, node) {
    if (node.kind !== 'list' || node.open !== '' || node.items.length < 2)
        return node;
    const named = node.items.map(nameOf);
    if (isReader(question)) {
        const shared = sharedName(node.items, named);
        if (shared !== undefined)
            return shared;
    }
    if (!named.every((item) => item !== undefined))
        return node;
    const [first] = named;
    if (first === undefined)
        return node;
    const period = named.findIndex((item, at) => at > 0 && item.text === first.text);
    if (period === 1 && named.every((item) => item.text === first.text))
        return setOf(first.side, named.map(({ value }) => value));
    return (isReader(question) ? tuples(named, period) : undefined) ?? node;
}
function nameOf(item) {
    const [only] = item.kind === 'relation' ? item.rest : [];
    if (item.kind !== 'relation' || item.rest.length !== 1 || only?.sign !== '=')
        return undefined;
    return { side: item.first, text: (0,normal/* normalText */.RG)(item.first), value: only.node };
}
function setOf(side, items) {
    return {
        kind: 'relation',
        first: side,
        rest: [{ sign: '=', node: { kind: 'list', open: '\\{', close: '\\}', items } }],
    };
}
/** `x = 4, -8`: one name in front of several values. */
function sharedName(items, named) {
    const [first, ...rest] = named;
    if (first === undefined || first.side.kind !== 'symbol' || rest.some((item) => item !== undefined))
        return undefined;
    if (items.slice(1).some((item) => item.kind === 'relation' || item.kind === 'operator'))
        return undefined;
    return {
        kind: 'relation',
        first: first.side,
        rest: [
            {
                sign: '=',
                node: { kind: 'list', open: '', close: '', items: [first.value, ...items.slice(1)] },
            },
        ],
    };
}
/** Names that come again in the same order: each round is one tuple. */
function tuples(named, period) {
    if (period < 2 || named.length % period !== 0)
        return undefined;
    if (named.some((item, at) => item.text !== named[at % period]?.text))
        return undefined;
    const items = Array.from({ length: named.length / period }, (_, round) => ({
        kind: 'list',
        open: '(',
        close: ')',
        items: named.slice(round * period, (round + 1) * period).map(({ value }) => value),
    }));
    return { kind: 'list', open: '', close: '', items };
}
/**
 * For a reader, `(x, y) = (1, 2)` as `x = 1, y = 2`, when the other side names its values one by one or in another order; both
 * sides as they are otherwise.
 */
function unpacked(question, reference, candidate) {
    if (!isReader(question))
        return [reference, candidate];
    const [a, b] = [listOfNamed(reference), listOfNamed(candidate)];
    const names = (list) => list?.kind === 'list' && list.items.every((item) => nameOf(item) !== undefined);
    if (a !== undefined && b !== undefined)
        return [a, b];
    if (a !== undefined && names(candidate))
        return [a, candidate];
    if (b !== undefined && names(reference))
        return [reference, b];
    return [numbered(reference, candidate), numbered(candidate, reference)];
}
/** `x_1 = a, x_2 = b` as x = {a, b}, beside the two values of `x_{1,2} = c ± d`. */
function numbered(node, other) {
    if (node.kind !== 'list' || node.open !== '' || other.kind !== 'relation')
        return node;
    const both = other.rest.length === 1 && (0,tree/* someNode */.Ng)(other, (part) => part.kind === 'plusMinus');
    const named = node.items.map(nameOf);
    const letters = new Set(named.map((item) => item?.text.replace(/_.*$/, '')));
    if (!both || letters.size !== 1 || letters.has(undefined))
        return node;
    return setOf(other.first, named.flatMap((item) => item?.value ?? []));
}
function listOfNamed(node) {
    const [only] = node.kind === 'relation' ? node.rest : [];
    if (node.kind !== 'relation' || node.rest.length !== 1 || only?.sign !== '=')
        return undefined;
    const [side, value] = [node.first, only.node];
    if (side.kind !== 'list' || value.kind !== 'list' || side.items.length !== value.items.length)
        return undefined;
    const items = side.items.map((first, at) => {
        const item = value.items[at];
        return item === undefined ? first : { kind: 'relation', first, rest: [{ sign: '=', node: item }] };
    });
    return { kind: 'list', open: '', close: '', items };
}

;// CONCATENATED MODULE: ./build/verify/rules/interval.js


const INFINITY = { kind: 'symbol', name: '\\infty' };
const MINUS_INFINITY = { kind: 'negate', of: INFINITY };
const WHOLE = { open: '(', from: MINUS_INFINITY, to: INFINITY, close: ')' };
/**
 * `x \geq a`, `a < x \leq b`, `|x| < a`, `x \neq a`, `x \in S`, alternatives of these, or a set itself: intervals, points,
 * unions, `\mathbb{R}` and its complements of points. Undefined for anything else. `isFree` tells whether a side of a relation
 * may be the quantity: an expression with a name in it.
 */
function rangeOf(node, isFree) {
    const set = interval_setOf(node);
    if (set !== undefined)
        return { parts: set };
    if (node.kind === 'operator' && node.head === 'or')
        return alternatives(node.args, isFree);
    if (node.kind !== 'relation')
        return undefined;
    const [one, two] = node.rest;
    if (one === undefined || node.rest.length > 2)
        return undefined;
    if (two !== undefined)
        return isFree(one.node) ? unfolded(one.node, doubleSided(node.first, one, two)) : undefined;
    if (one.sign === '\\in') {
        const parts = interval_setOf(one.node);
        return parts && { subject: node.first, parts };
    }
    if (isFree(node.first) && !isFree(one.node))
        return unfolded(node.first, oneSided(one.sign, one.node));
    if (isFree(one.node) && !isFree(node.first))
        return unfolded(one.node, oneSided(flipped(one.sign), node.first));
    return undefined;
}
/** Whether the set is written as one pair in round brackets, which may be a point of the plane. */
function isRoundPair(node) {
    return node.kind === 'list' && node.open === '(' && node.close === ')' && node.items.length === 2;
}
/** A set without a name: an interval, a union, single points, all real numbers with or without some of them. */
function interval_setOf(node) {
    if (node.kind === 'symbol' && /^\\mathbb\{?R\}?$/.test(node.name))
        return [WHOLE];
    if (node.kind === 'symbol' && node.name === '\\emptyset')
        return [];
    if (node.kind === 'list')
        return interval_listed(node.open, node.close, node.items);
    if (node.kind !== 'operator')
        return undefined;
    if (node.head === 'setminus')
        return without(node.args);
    if (node.head !== 'union')
        return undefined;
    const parts = node.args.map((arg) => interval_setOf(arg) ?? pointsOf(arg));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
function interval_listed(open, close, items) {
    const [from, to] = items;
    if (open === '\\{' && items.length === 0)
        return [];
    if (from === undefined || to === undefined || items.length !== 2)
        return undefined;
    if ((open !== '(' && open !== '[') || (close !== ')' && close !== ']'))
        return undefined;
    return [{ open, from, to, close }];
}
function pointsOf(node) {
    if (node.kind !== 'list' || node.open !== '\\{')
        return undefined;
    return node.items.map((item) => ({ open: '[', from: item, to: item, close: ']' }));
}
/** `S \setminus \{a, b\}`: the intervals cut at each point. */
function without(args) {
    const [whole, left] = args;
    if (whole === undefined || left === undefined || args.length !== 2)
        return undefined;
    const points = left.kind === 'list' && left.open === '\\{' ? left.items : undefined;
    const parts = interval_setOf(whole);
    if (points === undefined || parts === undefined || points.length === 0)
        return undefined;
    const [only] = points;
    if (parts[0] === WHOLE && only !== undefined && points.length === 1)
        return allBut(only);
    return points.reduce((cut, point) => cut?.flatMap((part) => cutAt(part, point) ?? []), parts.every((part) => points.every((point) => cutAt(part, point) !== undefined)) ? parts : undefined);
}
/** An interval without a point, which is a number; undefined where an end is none. */
function cutAt(part, point) {
    const [from, to, at] = [endOf(part.from), endOf(part.to), endOf(point)];
    if (from === undefined || to === undefined || at === undefined)
        return undefined;
    if (at < from || at > to)
        return [part];
    if (at === from)
        return [{ ...part, open: '(' }];
    if (at === to)
        return [{ ...part, close: ')' }];
    return [
        { ...part, to: point, close: ')' },
        { ...part, from: point, open: '(' },
    ];
}
/** A rational end as a number, or one without end. */
function endOf(node) {
    if (node === INFINITY || (node.kind === 'symbol' && node.name === '\\infty'))
        return Number.POSITIVE_INFINITY;
    if (node.kind === 'negate') {
        const of = endOf(node.of);
        return of === undefined ? undefined : -of;
    }
    const value = (0,rational/* rationalOf */.K)(node);
    return value === undefined ? undefined : Number(value.num) / Number(value.den);
}
function allBut(point) {
    return [
        { open: '(', from: MINUS_INFINITY, to: point, close: ')' },
        { open: '(', from: point, to: INFINITY, close: ')' },
    ];
}
/** `x < a \text{ or } x > b`, all about one quantity. */
function alternatives(args, isFree) {
    const ranges = args.map((arg) => rangeOf(arg, isFree));
    const subject = ranges[0]?.subject;
    if (subject === undefined)
        return undefined;
    const name = (0,normal/* normalText */.RG)(subject);
    const parts = ranges.map((range) => range?.subject !== undefined && (0,normal/* normalText */.RG)(range.subject) === name ? range.parts : undefined);
    return parts.every((part) => part !== undefined) ? { subject, parts: parts.flat() } : undefined;
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
function oneSided(sign, end) {
    if (sign === '<')
        return [{ ...WHOLE, to: end }];
    if (sign === '\\leq')
        return [{ ...WHOLE, to: end, close: ']' }];
    if (sign === '>')
        return [{ ...WHOLE, from: end }];
    if (sign === '\\geq')
        return [{ ...WHOLE, from: end, open: '[' }];
    return sign === '\\neq' ? allBut(end) : undefined;
}
function doubleSided(first, one, two) {
    const closed = (sign) => sign === '\\leq' || sign === '\\geq';
    const [left, right] = [closed(one.sign), closed(two.sign)];
    const rising = [one, two].every(({ sign }) => sign === '<' || sign === '\\leq');
    const falling = [one, two].every(({ sign }) => sign === '>' || sign === '\\geq');
    if (rising)
        return [{ open: left ? '[' : '(', from: first, to: two.node, close: right ? ']' : ')' }];
    if (falling)
        return [{ open: right ? '[' : '(', from: two.node, to: first, close: left ? ']' : ')' }];
    return undefined;
}
/** A range of |x| as the range of x on both sides of zero. */
function unfolded(side, parts) {
    if (parts === undefined)
        return undefined;
    const [inner] = side.kind === 'function' && side.name === 'abs' ? side.args : [];
    if (inner === undefined || parts.length !== 1)
        return { subject: side, parts };
    const [part] = parts;
    if (part === undefined)
        return undefined;
    if (part.from === MINUS_INFINITY)
        return { subject: inner, parts: [{ ...interval_mirrored(part), to: part.to, close: part.close }] };
    return { subject: inner, parts: [interval_mirrored(part), part] };
}
function interval_mirrored({ open, from, to, close }) {
    return {
        open: close === ']' ? '[' : '(',
        from: to === INFINITY ? MINUS_INFINITY : { kind: 'negate', of: to },
        to: { kind: 'negate', of: from },
        close: open === '[' ? ']' : ')',
    };
}

;// CONCATENATED MODULE: ./build/verify/rules/linear-bound.js


/** Numbers at which a function is seen to be linear: f(t) = f(0) + t (f(1) − f(0)). */
const PROBES = [2, 5, 0.5];
const TURNED = {
    '<': '>',
    '>': '<',
    '\\leq': '\\geq',
    '\\geq': '\\leq',
};
/** `2x + 1 < 7` as x < 3: an inequality with numbers that is linear in its only name, solved; undefined for any other. */
function solvedBound(question, node) {
    const [only] = node.kind === 'relation' ? node.rest : [];
    if (node.kind !== 'relation' || only === undefined || node.rest.length !== 1)
        return undefined;
    const turned = TURNED[only.sign];
    const difference = minus(node.first, only.node);
    const [name, ...others] = freeNames(difference, question);
    if (turned === undefined || name === undefined || others.length > 0)
        return undefined;
    const at = (value) => substitute(difference, name, linear_solution_number(value));
    const slope = minus(at('1'), at('0'));
    const [start, rise] = [realConstant(at('0'), question), realConstant(slope, question)];
    if (start === undefined || rise === undefined || Math.abs(rise) < 1e-9)
        return undefined;
    const isLinear = PROBES.every((t) => {
        const value = realConstant(at(String(t)), question);
        const line = start + t * rise;
        return value !== undefined && Math.abs(value - line) <= 1e-9 * (Math.abs(start) + Math.abs(t * rise));
    });
    if (!isLinear)
        return undefined;
    const end = { kind: 'negate', of: { kind: 'quotient', over: at('0'), under: slope } };
    return {
        kind: 'relation',
        first: { kind: 'symbol', name },
        rest: [{ sign: rise > 0 ? only.sign : turned, node: end }],
    };
}

;// CONCATENATED MODULE: ./build/verify/rules/range.js






/**
 * Compares two statements that a quantity lies in a set of real numbers, or the sets themselves; undefined when a side is
 * neither, or the two are about different quantities whose ranges agree.
 */
function decideRanges(question) {
    const [reference, candidate] = [
        readRange(question, question.reference),
        readRange(question, question.candidate),
    ];
    if (reference === undefined || candidate === undefined)
        return undefined;
    if (!isAboutSets(question.reference) && !isAboutSets(question.candidate))
        return undefined;
    const relation = subjectsOf(reference, candidate);
    if (relation === 'other' && !isReader(question))
        return undefined;
    if (relation === 'other' && !(range_isName(reference.subject) && range_isName(candidate.subject)))
        return undefined;
    const ruling = compareParts(question, merged(question, reference.parts), merged(question, candidate.parts));
    if (ruling.outcome !== 'equivalent')
        return ruling;
    if (relation === 'other')
        return undecided('borderline', 'the same range of another quantity');
    const maybePair = reference.subject === undefined && candidate.subject !== undefined && isRoundPair(question.reference);
    return maybePair && !(isReader(question) && isRising(question, reference.parts))
        ? undecided('other_shape', 'an interval, and what may be a pair')
        : ruling;
}
/** A pair in round brackets alone says nothing of sets. */
function isAboutSets(node) {
    return node.kind === 'operator' || node.kind === 'relation';
}
function readRange(question, node) {
    const strict = !isReader(question);
    const isFree = (side) => {
        if (side.kind === 'symbol')
            return freeNames(side, question).length > 0 && side.name !== '\\infty';
        return !strict && isQuantity(question, side);
    };
    const range = rangeOf(node, isFree);
    const solved = range === undefined && !strict ? solvedBound(question, node) : undefined;
    return solved === undefined ? range : rangeOf(solved, isFree);
}
/** A side with names that is no sum of terms and no product with a number, which would be an inequality to solve. */
function isQuantity(question, side) {
    if (side.kind === 'call')
        return true;
    const [inner] = side.kind === 'function' && side.name === 'abs' ? side.args : [];
    return inner?.kind === 'symbol' && freeNames(inner, question).length > 0;
}
function range_isName(node) {
    return node?.kind === 'symbol' || node?.kind === 'call';
}
function subjectsOf(reference, candidate) {
    const [a, b] = [reference.subject, candidate.subject];
    return a === undefined || b === undefined || (0,normal/* normalText */.RG)(a) === (0,normal/* normalText */.RG)(b) ? 'same' : 'other';
}
function isRising(question, parts) {
    return parts.every((part) => {
        const [from, to] = [realConstant(part.from, question), realConstant(part.to, question)];
        return from !== undefined && to !== undefined && from < to;
    });
}
/** The parts in rising order, with parts that touch or overlap as one; as they stand where an end is no number. */
function merged(question, parts) {
    const placed = [];
    for (const part of parts) {
        const [from, to] = [realConstant(part.from, question), realConstant(part.to, question)];
        if (from === undefined || to === undefined || (0,tree/* someNode */.Ng)(part.from, range_isUnit) || (0,tree/* someNode */.Ng)(part.to, range_isUnit))
            return parts;
        placed.push({ part, from, to });
    }
    placed.sort((a, b) => a.from - b.from || Number(b.part.open === '[') - Number(a.part.open === '['));
    const result = [];
    for (const next of placed) {
        const last = result.at(-1);
        if (last === undefined || !touches(last, next))
            result.push(next);
        else
            result[result.length - 1] = joined(last, next);
    }
    return result.map(({ part }) => part);
}
function range_isUnit(node) {
    return node.kind === 'unit';
}
function touches(one, two) {
    return two.from < one.to || (two.from === one.to && (one.part.close === ']' || two.part.open === '['));
}
function joined(one, two) {
    const end = two.to > one.to || (two.to === one.to && two.part.close === ']') ? two : one;
    return {
        part: { open: one.part.open, from: one.part.from, to: end.part.to, close: end.part.close },
        from: one.from,
        to: end.to,
    };
}
function compareParts(question, reference, candidate) {
    if (reference.length !== candidate.length)
        return different('other_shape', 'another number of intervals');
    let open;
    for (const [at, one] of reference.entries()) {
        const two = candidate[at];
        if (two === undefined)
            return different('other_shape', 'an interval is missing');
        for (const ruling of [
            compareEnds(question, [one.from, one.open], [two.from, two.open]),
            compareEnds(question, [one.to, one.close], [two.to, two.close]),
        ]) {
            if (ruling.outcome === 'different')
                return ruling;
            if (ruling.outcome === 'undecided')
                open ??= ruling;
        }
    }
    return open ?? equivalent('same_elements', 'the same intervals');
}
function compareEnds(question, [reference, left], [candidate, right]) {
    const [a, b] = [realConstant(reference, question), realConstant(candidate, question)];
    const infinite = [a, b].some((value) => value !== undefined && Math.abs(value) === Number.POSITIVE_INFINITY);
    if (infinite && a !== undefined && a === b)
        return equivalent('same_elements', 'both without end');
    if (infinite && a !== undefined && b !== undefined)
        return different('other_shape', 'an end where the other set has none');
    const ruling = question.decide({ ...question, reference, candidate });
    if (ruling.outcome !== 'equivalent')
        return ruling;
    return left === right ? ruling : different('other_shape', 'an end belongs to one set only');
}

;// CONCATENATED MODULE: ./build/verify/rules/relation.js
















/**
 * Takes `name = value` apart. A left side falls away only if it does not occur in the value and is a plain name, or for a
 * reader any quantity the value defines, or the same on both sides. Equations without such a side are compared as
 * equations, statements about ranges as sets.
 */
const relation = {
    name: 'relation',
    apply: (question) => {
        const [first, second] = unpacked(question, question.reference, question.candidate);
        const reference = readChain(question, namedList(question, first));
        const candidate = readChain(question, namedList(question, second));
        const relations = { ...question, reference, candidate };
        const ranges = decideRanges(relations);
        if (ranges !== undefined)
            return ranges;
        if (reference.kind !== 'relation' && candidate.kind !== 'relation') {
            const regrouped = reference !== question.reference || candidate !== question.candidate;
            return regrouped ? question.decide(relations) : { pass: 'no relation' };
        }
        if (contradicts(question, reference) || contradicts(question, candidate))
            return undecided('borderline', 'a chain whose members are not equal');
        return asValues(relations) ?? decideKinds(relations) ?? decideEquation(relations);
    },
};
function asValues(question) {
    const { reference, candidate } = question;
    if (isReader(question) && (isOneOf(reference, candidate) || isOneOf(candidate, reference)))
        return different('other_shape', 'another number of elements');
    if (reference.kind !== 'relation')
        return candidate.kind === 'relation' ? relation_oneSided(question, candidate, 'candidate') : undefined;
    if (candidate.kind !== 'relation')
        return relation_oneSided(question, reference, 'reference');
    const [a, b] = [definitionOf(question, reference), definitionOf(question, candidate)];
    if (a === undefined || b === undefined)
        return undefined;
    if (sameSide(a.side, b.side) && !(0,tree/* someNode */.Ng)(a.value, (part) => part.kind === 'relation')) {
        if (a.left === 'name' || (0,names_in/* namesIn */.w)(a.side).size > 0)
            return decideMembers(question, a, b);
    }
    if (isReader(question) && !(isRefutable(a.side) && isRefutable(b.side)))
        return relation_byValue(question, a, b);
    if (isReader(question) && isRatioBesideName(a, b))
        return byOtherName(question, a, b);
    if (a.left !== 'name' || b.left !== 'name')
        return undefined;
    if (mentions(b.value, a.side) || mentions(a.value, b.side))
        return undefined;
    const ruling = decideMembers(question, a, b);
    if (ruling.outcome !== 'equivalent')
        return ruling;
    const contrast = sidesContrast(a.side, b.side, freeNames(a.value, question));
    if (contrast !== undefined)
        return undecided('borderline', `the same value for ${contrast}`);
    const isName = !isTrivial(b.value) || sameLetter(a.side, b.side);
    return isReader(question) && isName ? ruling : undecided('borderline', 'the same value under another name');
}
/** Whether a value is a formula, which tells by its names what is meant. */
function namesFormula(question, value) {
    return freeNames(value, question).length > 0;
}
/** `\Delta E(T=6) = 3`: a left side without a value of its own is no equation, so that another value refutes. */
function relation_byValue(question, a, b) {
    const ruling = decideMembers(question, a, b);
    return ruling.outcome === 'different'
        ? ruling
        : undecided('borderline', 'the same value behind a left side that could not be compared');
}
/** A quotient of quantities that one value defines, and a name that the other defines. */
function isRatioBesideName(a, b) {
    const [name, ratio] = a.left === 'name' ? [a, b] : [b, a];
    return name.left === 'name' && ratio.left === 'quantity' && ratio.side.kind === 'quotient';
}
/** `W/Q = 2/5` and `f = 2/5`: another name for the quantity, or another quantity with the same value. */
function byOtherName(question, a, b) {
    const ruling = decideMembers(question, a, b);
    if (mentions(b.value, a.side) || mentions(a.value, b.side) || ruling.outcome !== 'equivalent')
        return undefined;
    const shared = [...(0,names_in/* namesIn */.w)(a.side)].some((name) => (0,names_in/* namesIn */.w)(b.side).has(name));
    return shared ? undefined : undecided('borderline', 'the same value under another name');
}
/** A single `name = value` beside several of them. */
function isOneOf(one, several) {
    if (one.kind !== 'relation' || several.kind !== 'list' || several.open !== '')
        return false;
    const isSingle = one.rest.every(({ node }) => node.kind !== 'list');
    return isSingle && several.items.length > 1 && several.items.every((item) => item.kind === 'relation');
}
/** The candidate's value against the reference's; for a reader against any member the reference states. */
function decideMembers(question, a, b) {
    const ruling = decideAny(question, a.members, a.value, b.value);
    return ruling.outcome === 'equivalent' && otherWay(question, a, b)
        ? undecided('borderline', 'the same value by another formula on the way')
        : ruling;
}
/** Whether a formula on the candidate's way to its value has the names of one of the reference and is another one. */
function otherWay(question, a, b) {
    if (a.members.length < 2 || b.members.length < 2)
        return false;
    const known = a.members.filter((member) => namesFormula(question, member));
    return b.members.some((member) => {
        if (!namesFormula(question, member))
            return false;
        const names = (0,names_in/* namesIn */.w)(member);
        const alike = known.filter((other) => {
            const others = (0,names_in/* namesIn */.w)(other);
            return others.size === names.size && [...others].every((name) => names.has(name));
        });
        return (alike.length > 0 &&
            alike.every((other) => question.decide({ ...question, reference: other, candidate: member }).outcome === 'different'));
    });
}
function decideAny(question, members, value, candidate) {
    const last = question.decide({ ...question, reference: value, candidate });
    if (last.outcome === 'equivalent' || !isReader(question))
        return last;
    for (const member of members) {
        if (member === value)
            continue;
        const ruling = question.decide({ ...question, reference: member, candidate });
        if (ruling.outcome === 'equivalent')
            return ruling;
    }
    return last.outcome === 'undecided' ? (refutedNumber(question, members, candidate) ?? last) : last;
}
/** `h = a/b \\approx 1.5\\,\\mathrm{km}` beside another length: numbers are compared with the number of the chain. */
function refutedNumber(question, members, candidate) {
    const number = members.at(-1);
    if (number === undefined || members.length < 2)
        return undefined;
    if (freeNames(number, question).length > 0 || freeNames(candidate, question).length > 0)
        return undefined;
    const ruling = question.decide({ ...question, reference: number, candidate });
    return ruling.outcome === 'different' ? ruling : undefined;
}
/** The number at the end of a candidate's chain refutes; where it agrees, nothing holds the formula before it. */
function decideStatedNumber(question, definition) {
    const stated = valueBeside(question, definition);
    const ruling = question.decide({ ...question, candidate: stated });
    return stated !== definition.value && ruling.outcome === 'equivalent'
        ? undecided('borderline', 'the number at the end of a chain, behind a formula that the reference has not')
        : ruling;
}
/** What a candidate's chain states: its last number, where the reference is a number and the rest is a formula. */
function valueBeside(question, { value, members }) {
    const last = members.at(-1) ?? value;
    const isNumber = (node) => freeNames(node, question).length === 0;
    return isReader(question) && isNumber(question.reference) && !isNumber(value) && isNumber(last)
        ? last
        : value;
}
/** `\\sqrt{3} \\approx 1.73` states its first member. */
function isApproximation(node) {
    return (node.rest.every((member) => member.sign === '\\approx') && [...(0,names_in/* namesIn */.w)(node.first)].every(math_evaluate/* isConstant */.VO));
}
/** One side names its value and the other gives only a value. */
function relation_oneSided(question, named, side) {
    const value = side === 'reference' ? question.candidate : question.reference;
    if (isApproximation(named))
        return question.decide({ ...question, [side]: named.first });
    const definition = definitionOf(question, named);
    if (definition === undefined)
        return undefined;
    const strict = !isReader(question);
    if (definition.left === 'equation' && !strict)
        return different('other_shape', 'an equation to solve, and a value');
    const falls = definition.left === 'name' || (definition.left === 'quantity' && !strict);
    const ruling = side === 'reference'
        ? decideAny(question, definition.members, definition.value, value)
        : decideStatedNumber(question, definition);
    if (definition.left === 'name' && mentions(value, named.first))
        return undecided('other_shape', 'an equation and a value that names its left side');
    if (!falls)
        return strict || ruling.outcome !== 'different'
            ? undecided('other_shape', 'an equation and a value, where the left side is no plain name')
            : ruling;
    const order = named.first.kind === 'list' ? named.first.items.map(print/* printLatex */.g) : [];
    return ruling.outcome === 'equivalent' && !(0,parts/* isAlphabetical */.ru)(order)
        ? undecided('several_parts', 'values whose names are not in the order of the alphabet')
        : ruling;
}

;// CONCATENATED MODULE: ./build/verify/rules/series.js









/**
 * Compares series up to the order the reference states: the difference must vanish as fast as the reference's own tail.
 * Further terms of the candidate say more than was asked; a tail of lower order says less.
 */
const seriesTail = {
    name: 'series-tail',
    apply: (question) => {
        const sides = [question.reference, question.candidate];
        if (!sides.some((node) => (0,tree/* someNode */.Ng)(node, isTail)))
            return { pass: 'no O(…)' };
        const [reference, candidate] = sides.map(seriesOf);
        if (reference === undefined || candidate === undefined)
            return undecided('no_test_points', 'a form of O(…) that is not compared');
        if (reference.tail === undefined)
            return undecided('borderline', 'the candidate is cut off, the reference is not');
        if (candidate.tail === undefined && question.profile.undeclared === 'open')
            return undecided('borderline', 'the reference is cut off, the candidate is not');
        return compareSeries(question, reference, candidate, reference.tail);
    },
};
function isTail(node) {
    return node.kind === 'operator' && node.head === 'bigO';
}
/** The terms before the tail; undefined if an O(…) stands anywhere else or its order cannot be read. */
function seriesOf(node) {
    if (!(0,tree/* someNode */.Ng)(node, isTail))
        return { body: node };
    if (node.kind !== 'sum')
        return undefined;
    const [last, ...others] = node.terms.filter(isTail);
    const terms = node.terms.filter((term) => !isTail(term));
    if (last === undefined || others.length > 0 || terms.some((term) => (0,tree/* someNode */.Ng)(term, isTail)))
        return undefined;
    const tail = tailOf(last.args[0]);
    return tail && { body: { kind: 'sum', terms }, tail };
}
function tailOf(node) {
    if (node?.kind === 'symbol')
        return { name: node.name, order: 1 };
    if (node?.kind === 'quotient' && node.over.kind === 'number') {
        const below = tailOf(node.under);
        return below && { ...below, order: -below.order };
    }
    if (node?.kind !== 'power' || node.base.kind !== 'symbol')
        return undefined;
    const order = (0,rational/* rationalOf */.K)(node.exponent);
    if (order === undefined || order.num === 0n)
        return undefined;
    return { name: node.base.name, order: Number(order.num) / Number(order.den) };
}
function compareSeries(question, reference, candidate, tail) {
    const own = candidate.tail;
    if (own !== undefined && own.name !== tail.name)
        return undecided('borderline', 'series in other quantities');
    if (own !== undefined && Math.abs(own.order) < Math.abs(tail.order))
        return different('other_shape', `cut off at order ${own.order} instead of ${tail.order}`);
    if (own !== undefined && own.order !== tail.order && question.profile.undeclared === 'open')
        return undecided('borderline', 'cut off at another order');
    if ((0,normal/* normalText */.RG)(reference.body) === (0,normal/* normalText */.RG)(candidate.body))
        return equivalent('numeric_identity', `the same terms below order ${tail.order}`);
    const fall = fallOf(question, reference.body, candidate.body, tail);
    if (fall === undefined)
        return undecided('no_test_points', 'a series without values near its centre');
    if (fall > Math.abs(tail.order) - series_SLACK)
        return equivalent('numeric_identity', `equal below order ${tail.order} of ${tail.name}`);
    if (fall < Math.abs(tail.order) - 2 * series_SLACK)
        return different('witness', `differs at order ${(Math.sign(tail.order) * fall).toFixed(1)} of ${tail.name}`);
    return undecided('borderline', 'the order of the difference is not clear');
}
/** A logarithm beside a power lowers the order seen at 2^-8 by 1/ln 2^8 ≈ 0.18. */
const series_SLACK = 0.25;
/** Halvings of the small quantity. */
const FIRST = 3;
const LAST = 9;
const series_POINTS = 3;
/** The power with which the difference vanishes: the smallest over three points; infinite for no difference at all. */
function fallOf(question, reference, candidate, tail) {
    const domains = domainsOf(question.symbols);
    const { all } = namesOfPair(reference, candidate, domains);
    const difference = { kind: 'sum', terms: [reference, { kind: 'negate', of: candidate }] };
    const names = new Set([...all, tail.name]);
    let lowest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < series_POINTS; index += 1) {
        const sizes = [];
        for (let halving = FIRST; halving <= LAST; halving += 1) {
            const scale = 2 ** (tail.order > 0 ? -halving : halving);
            const wide = { names: new Set([tail.name]), scale };
            const { budget } = question;
            const value = (0,math_evaluate/* evaluate */._3)(difference, pointAt({ names, domains, assumption: 'positive', index, wide, budget }));
            if (value === undefined)
                return undefined;
            const size = (0,complex/* modulus */.GT)(value.value);
            if (size <= math_value/* NOISE */.Xd * value.error)
                break;
            sizes.push(size);
        }
        const [before, last] = sizes.slice(-2);
        if (before !== undefined && last !== undefined)
            lowest = Math.min(lowest, Math.log2(before / last));
        else if (sizes.length === 1)
            return undefined;
    }
    return lowest;
}

;// CONCATENATED MODULE: ./build/verify/rules/tree.js


/** Accepts what differs only by order, brackets or the spelling of a number. */
const sameTree = {
    name: 'same-tree',
    apply: ({ reference, candidate }) => (0,normal/* haveSameText */.qN)(reference, candidate)
        ? equivalent('same_tree', 'identical after normalisation')
        : { pass: 'not identical' },
};

;// CONCATENATED MODULE: ./build/verify/rules/index.js










/** The rules on two readable expressions, in order: the first decisive one wins. */
const rules_RULES = [
    arrays,
    notation,
    sameTree,
    relation,
    branches,
    elements_elements,
    seriesTail,
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
    const written = inConventions(question);
    for (const rule of rules_RULES) {
        const result = rule.apply(written);
        const decisive = !('pass' in result);
        trace.push(`${rule.name}: ${decisive ? `${result.outcome}, ${result.note}` : result.pass}`);
        if (decisive)
            return { ruling: result, rule: result.rule ?? rule.name, trace };
    }
    return { ruling: undecided('no_test_points', 'no rule applies'), rule: 'none', trace };
}
/** Where names are quantities, both sides by the conventions of physics papers; a strict profile takes them as written. */
function inConventions(question) {
    if (question.profile.undeclared === 'open')
        return question;
    const { reference, candidate } = withoutBases(question.reference, question.candidate);
    return { ...question, reference: withConventions(reference), candidate: withConventions(candidate) };
}
/** {@link decideRules} for a part of a question: its ruling, under the name of the rule that decided the part. */
function decide_decidePart(question) {
    const { ruling, rule } = decideRules({ ...question, level: question.level + 1 });
    return { ...ruling, rule };
}

;// CONCATENATED MODULE: ./build/verify/calculus.js






/** Runs the rules; where the answers hold derivatives or integrals, on what these are. */
function decideQuestion(question) {
    const { reference, candidate } = question;
    const plain = ![reference, candidate].some((node) => hasDerivative(node) || hasBinder(node));
    if (plain)
        return decideRules(question);
    return byDerivatives(question) ?? byBinders(question);
}
/** The same question on other trees, with the trace of what was done. */
function on(question, change) {
    return decideRules({
        ...question,
        reference: change(question.reference),
        candidate: change(question.candidate),
    });
}
/**
 * Derivatives on both sides are compared with every other name as a function; where that refutes what holds for constants,
 * nothing is known. On one side only they are worked out, other names being constants if they are usually.
 */
function byDerivatives(question) {
    const { reference, candidate } = question;
    const [one, two] = [hasDerivative(reference), hasDerivative(candidate)];
    if (!one && !two)
        return undefined;
    const asConstants = (node) => resolveDerivatives(node, 'constants');
    if (one && two) {
        const decided = on(question, (node) => resolveDerivatives(node, 'functions'));
        if (decided.ruling.outcome === 'equivalent')
            return decided;
        const constant = on(question, asConstants);
        return constant.ruling.outcome === 'equivalent'
            ? doubtful(constant, 'equal only if other names do not depend on the variable')
            : decided;
    }
    const side = one ? reference : candidate;
    if (isRate(side))
        return undefined;
    const decided = on(question, asConstants);
    const names = [...(0,names_in/* namesIn */.w)(side)];
    if (decided.ruling.outcome !== 'equivalent' || names.every(isUsuallyConstant))
        return decided;
    const varying = on(question, (node) => resolveDerivatives(node, 'functions'));
    return varying.ruling.outcome === 'equivalent'
        ? decided
        : doubtful(decided, 'a derivative worked out, of what may depend on the variable');
}
/** `dN/dt = …`: a derivative that is only named, which the rules on left sides judge as it stands. */
function isRate(side) {
    return side.kind === 'relation' && !side.rest.some((member) => hasDerivative(member.node));
}
/** Small letters with or without a number; a capital or a longer name is mostly a quantity that varies. */
function isUsuallyConstant(name) {
    return ((0,math_evaluate/* isConstant */.VO)(name) ||
        /^(?:[a-z]|\\[a-z]+)(?:_\{[0-9]\})?$/.test(name) ||
        /^\\(?:left\(\\frac|d+ot)/.test(name));
}
function doubtful(decided, note) {
    return { ...decided, ruling: undecided('borderline', note) };
}
/** Integrals without bounds up to a constant; integrals, series and limits by value, or else by their form. */
function byBinders(question) {
    const { reference, candidate } = question;
    const name = indefiniteName(reference) ?? indefiniteName(candidate);
    const [one, two] = name === undefined ? [] : [withoutConstant(reference, name), withoutConstant(candidate, name)];
    const decided = one === undefined || two === undefined
        ? decideRules(question)
        : decideRules({ ...question, reference: one, candidate: two });
    if (name !== undefined && decided.ruling.outcome === 'equivalent')
        return [reference, candidate].every((node) => hasPlainConstants(node, name))
            ? decided
            : doubtful(decided, 'an integral without bounds, and another variable as its constant');
    if (decided.ruling.reason !== 'no_test_points')
        return decided;
    const opaque = on(question, withOpaqueBinders);
    return opaque.ruling.outcome === 'equivalent' ? opaque : decided;
}

// EXTERNAL MODULE: ./build/verify/read.js
var read = __webpack_require__(8306);
;// CONCATENATED MODULE: ./build/verify/context.js





/** An answer in the notation of its problem; an alias or unit that cannot be read changes nothing. */
function inNotation(node, { aliases, unit }) {
    const renamed = aliases === undefined ? node : withAliases(node, aliases);
    return unit === undefined ? renamed : withUnit(renamed, unit);
}
function withAliases(node, aliases) {
    const names = new Map(Object.entries(aliases).flatMap(([from, to]) => {
        const [one, other] = [(0,read/* parseAnswer */.Wp)(from), (0,read/* parseAnswer */.Wp)(to)];
        return one.ok && other.ok && one.node.kind === 'symbol' ? [[one.node.name, other.node]] : [];
    }));
    return (0,tree/* mapTree */.X$)(node, (part) => (part.kind === 'symbol' ? (names.get(part.name) ?? part) : part));
}
/** A number without a unit gets it, also as the value of a chain `x = 5`; a formula with names has its own dimension. */
function withUnit(node, unit) {
    if (node.kind === 'relation') {
        const rest = node.rest.map((member) => ({ ...member, node: withUnit(member.node, unit) }));
        return { ...node, rest };
    }
    const isNumber = !hasUnits(node) && node.kind !== 'list' && [...(0,names_in/* namesIn */.w)(node)].every(math_evaluate/* isConstant */.VO);
    const parsed = isNumber ? (0,read/* parseAnswer */.Wp)(`1\\,${unit}`) : undefined;
    return parsed?.ok === true ? { kind: 'product', factors: [node, parsed.node] } : node;
}

;// CONCATENATED MODULE: ./build/verify/constants-of-nature.js



/**
 * Constants of nature that are defined by others, in SI and in Gaussian units, and the inverse temperature. Sources: SI
 * Brochure, 9th edition, table 1 (ħ = h/2π); CODATA 2018, Rev. Mod. Phys. 93, 025010, section II (α, a_0, μ_B, R = N_A k,
 * c² ε_0 μ_0 = 1); Jackson, Classical Electrodynamics, 3rd edition, appendix, table 2 (k_e = 1/4πε_0, and 1 in Gaussian
 * units); Peskin and Schroeder, Quantum Field Theory, notations (c = 1);
 * Pathria and Beale, Statistical Mechanics, 3rd edition, 3.2 (β = 1/kT).
 */
const DEFINITIONS = [
    ['h', ['2\\pi\\hbar']],
    ['\\hbar', ['\\frac{h}{2\\pi}']],
    ['\\alpha', ['\\frac{e^2}{4\\pi\\varepsilon_0\\hbar c}', '\\frac{e^2}{\\hbar c}']],
    ['a_{0}', ['\\frac{4\\pi\\varepsilon_0\\hbar^2}{m_e e^2}', '\\frac{\\hbar^2}{m_e e^2}']],
    ['\\mu_{B}', ['\\frac{e\\hbar}{2m_e}', '\\frac{e\\hbar}{2m_e c}']],
    ['c', ['\\frac{1}{\\sqrt{\\varepsilon_0\\mu_0}}', '1']],
    ['R', ['N_A k_B', 'N_A k']],
    ['k', ['\\frac{1}{4\\pi\\varepsilon_0}']],
    ['k_{e}', ['\\frac{1}{4\\pi\\varepsilon_0}', '1']],
    ['\\varepsilon_{0}', ['\\frac{1}{4\\pi}']],
    ['\\epsilon_{0}', ['\\frac{1}{4\\pi}']],
    ['\\beta', ['\\frac{1}{k_B T}', '\\frac{1}{kT}']],
];
/** Other spellings of names in the definitions. */
const SPELLINGS = [
    [/\\varepsilon/g, '\\epsilon'],
    [/m_e(?![a-z])/g, 'm'],
];
/** A pair has few such constants; each try costs a whole comparison. */
const MAX_TRIES = 3;
/**
 * The pair with a constant that only one side has replaced by its definition, in every way that brings in no name that
 * neither side has. Declared names are what the problem says they are and stay.
 */
function withDefinedConstants(reference, candidate, declared) {
    const [one, two] = [(0,names_in/* namesIn */.w)(reference), (0,names_in/* namesIn */.w)(candidate)];
    const known = new Set([...one, ...two, 'e', '\\pi']);
    const found = [];
    for (const [name, values] of DEFINITIONS) {
        if (one.has(name) === two.has(name) || declared.has(name))
            continue;
        // A bare number is in no system of units.
        const other = one.has(name) ? two : one;
        if (other.size === 0)
            continue;
        for (const latex of values.flatMap(spelled)) {
            const value = constants_of_nature_read(latex);
            if (value === undefined || ![...(0,names_in/* namesIn */.w)(value)].every((part) => known.has(part)))
                continue;
            const put = (node) => constants_of_nature_replaced(node, name, value);
            found.push({ reference: put(reference), candidate: put(candidate), note: `${name} = ${latex}` });
        }
    }
    return found.slice(0, MAX_TRIES);
}
function spelled(latex) {
    return SPELLINGS.reduce((texts, [from, to]) => [...new Set(texts.flatMap((text) => [text, text.replace(from, to)]))], [latex]);
}
function constants_of_nature_read(latex) {
    const parsed = (0,parse/* parseLatex */.S)(latex);
    return parsed.ok ? parsed.node : undefined;
}
function constants_of_nature_replaced(node, name, value) {
    return (0,tree/* mapTree */.X$)(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}

;// CONCATENATED MODULE: ./build/verify/second-reading.js





/** So many words that are no units make a sentence, which no test point refutes. */
const SENTENCE = 3;
/**
 * What a reader looks at before calling two answers different: words instead of a formula, words that only count things,
 * indices with and without a comma, constants that are defined by others. Undefined when the refutation stands.
 */
function readAgain(refuted) {
    return (sentence(refuted) ??
        remark(refuted) ??
        letters(refuted) ??
        labelled(refuted) ??
        countedThings(refuted) ??
        commas(refuted) ??
        otherCase(refuted) ??
        second_reading_constants(refuted));
}
function wordsOf(node) {
    return [...(0,names_in/* namesIn */.w)(node)].filter((name) => /^\\operatorname\{[A-Za-z]{2,}\}$/.test(name));
}
function sentence({ reference, candidate }) {
    const isSentence = [reference, candidate].some((node) => wordsOf(node).length >= SENTENCE);
    return isSentence ? undecided('judge_only', 'a sentence') : undefined;
}
/** `5\,\mathrm{cm}, \text{upright}`: a word beside values is a remark, no further value. */
function remark({ reference, candidate, byShape }) {
    const hasWord = [reference, candidate].some((node) => node.kind === 'list' && node.items.some((item) => wordsOf(second_reading_statedBy(item)).length > 0));
    return byShape && hasWord ? undecided('judge_only', 'a remark in words beside a value') : undefined;
}
function second_reading_statedBy(node) {
    return node.kind === 'relation' ? (node.rest.at(-1)?.node ?? node) : node;
}
/** `A, B` beside `AB`: the letters of several options, or a product. */
function letters({ reference, candidate }) {
    const [list, product] = reference.kind === 'list' ? [reference, candidate] : [candidate, reference];
    if (list.kind !== 'list' || product.kind !== 'product')
        return undefined;
    const [items, factors] = [list.items, product.factors].map((nodes) => nodes.map((node) => (node.kind === 'symbol' && /^[A-Za-z]$/.test(node.name) ? node.name : '?')));
    const same = items !== undefined && [...items].sort().join() === [...(factors ?? [])].sort().join();
    return same && !items.includes('?') ? undecided('judge_only', 'letters that may be options') : undefined;
}
/** `P(\text{both up}) = …`: words on the left side name the quantity, and are nothing to solve for. */
function labelled({ reference, candidate, decide }) {
    const [one, two] = [withAbbreviations(reference), withAbbreviations(candidate)];
    const isLabel = (node) => node.kind === 'relation' && wordsOf(node.first).length > 0;
    if (!isLabel(one) && !isLabel(two))
        return undefined;
    return decide(second_reading_statedBy(one), second_reading_statedBy(two)).outcome === 'different'
        ? undefined
        : undecided('borderline', 'the same value under a name in words');
}
/** `C_P = … P` for `C_p = … p`: who writes one letter in the other case throughout may mean the same by it. */
function otherCase({ reference, candidate, decide }) {
    const [known, given] = [(0,names_in/* namesIn */.w)(reference), (0,names_in/* namesIn */.w)(candidate)];
    const foreign = [...given].filter((name) => !known.has(name));
    const missing = [...known].filter((name) => !given.has(name));
    if (foreign.length < 2 || foreign.length !== missing.length)
        return undefined;
    const twin = (name) => missing.find((other) => other.toLowerCase() === name.toLowerCase());
    const names = new Map(foreign.map((name) => [name, twin(name)]));
    if (new Set(names.values()).size !== foreign.length || [...names.values()].includes(undefined))
        return undefined;
    const renamed = (0,tree/* mapTree */.X$)(candidate, (part) => part.kind === 'symbol' || part.kind === 'call'
        ? { ...part, name: names.get(part.name) ?? part.name }
        : part);
    return decide(reference, renamed).outcome === 'different'
        ? undefined
        : undecided('borderline', 'the same but for the case of several names');
}
/** What is counted is named in the plural; another word, such as "not", may say more. */
function pluralsOf(node) {
    return wordsOf(node).filter((word) => word.endsWith('s}'));
}
/** `5 photons/cm^2` beside `5 cm^{-2}`: a word on one side only may say what is counted. */
function countedThings({ reference, candidate, decide }) {
    const [one, two] = [pluralsOf(reference), pluralsOf(candidate)];
    const single = new Set([
        ...one.filter((word) => !two.includes(word)),
        ...two.filter((word) => !one.includes(word)),
    ]);
    if (single.size === 0)
        return undefined;
    const plain = (node) => (0,tree/* mapTree */.X$)(node, (part) => part.kind === 'symbol' && single.has(part.name) ? { kind: 'number', text: '1' } : part);
    const ruling = decide(plain(reference), plain(candidate));
    return ruling.outcome === 'different'
        ? undefined
        : undecided('borderline', 'a word on one side only, which may say what is counted');
}
const COMMA = /(_\{[^{},]*(?:\\[a-z]+)?[^{},]*), ?(?=[^{}]*\})/;
/** `p_{i,\sigma}` is `p_{i\sigma}`, unless the comma is a derivative, as between two letters of one alphabet. */
function commas({ reference, candidate, decide }) {
    const names = new Set([...(0,names_in/* namesIn */.w)(reference), ...(0,names_in/* namesIn */.w)(candidate)]);
    const spelled = new Map([...names].filter((name) => COMMA.test(name)).map((name) => [name, withoutCommas(name)]));
    if (![...spelled.values()].some((plain) => names.has(plain)))
        return undefined;
    if ([...spelled.entries()].some(([name, plain]) => isOnOneSide([reference, candidate], name, plain)))
        return undefined;
    const plain = (node) => (0,tree/* mapTree */.X$)(node, (part) => part.kind === 'symbol' || part.kind === 'call'
        ? { ...part, name: spelled.get(part.name) ?? part.name }
        : part);
    const ruling = decide(plain(reference), plain(candidate));
    if (ruling.outcome === 'different')
        return undefined;
    const isDoubtful = [...spelled.keys()].some(mayBeDerivative);
    return isDoubtful
        ? undecided('borderline', 'the same only if a comma between indices is no derivative')
        : ruling;
}
function withoutCommas(name) {
    const next = name.replace(COMMA, (_, before) => /\\[A-Za-z]+$/.test(before) &&
        /^[A-Za-z]/.test(name.slice(name.indexOf(`${before},`) + before.length + 1).trim())
        ? `${before} `
        : before);
    return next === name || !COMMA.test(next) ? next : withoutCommas(next);
}
/** Whether one answer itself tells the two spellings apart. */
function isOnOneSide(sides, name, plain) {
    return sides.some((side) => (0,names_in/* namesIn */.w)(side).has(name) && (0,names_in/* namesIn */.w)(side).has(plain));
}
/** Two letters of one alphabet around the comma: u_{i,j} is ∂_j u_i in elasticity, A_{\mu,\nu} in relativity. */
function mayBeDerivative(name) {
    return (/_\{(?:[a-z]+,[a-z]|(?:\\[a-z]+ ?)+, ?\\(?!uparrow|downarrow)[a-z]+)/.test(name) || /_\{,/.test(name));
}
/** Where names are quantities of their own a definition is not put in silently: equal with it is undecided. */
function second_reading_constants({ reference, candidate, declared, decide }) {
    for (const pair of withDefinedConstants(reference, candidate, declared)) {
        const ruling = decide(pair.reference, pair.candidate);
        if (ruling.outcome !== 'different')
            return undecided('borderline', `the same only with ${pair.note}`);
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/math/notation.js
var math_notation = __webpack_require__(7053);
// EXTERNAL MODULE: ./build/math/special-numbers.js
var special_numbers = __webpack_require__(2251);
;// CONCATENATED MODULE: ./build/verify/number-readings.js






/** Whether nothing but indices is left open once `B_{2}`, `F_{n}` or `\gamma` are numbers. */
function isClosed({ reference, candidate, notation }) {
    return [reference, candidate].every((node) => [...(0,names_in/* namesIn */.w)(node)].every((name) => notation.domains.has(name) || (0,math_evaluate/* isConstant */.VO)(name)));
}
/**
 * Whether two sides that are equal with symbols read as numbers may be so by chance: `F_3 = 2 F_1` is true of Fibonacci
 * numbers and nonsense of forces. It is none where a special function stands beside them, where the index of a member
 * varies, where one member is large or a fraction with some digits, or where a constant is met by an exact expression that
 * does not merely use that it is positive.
 */
function isChance({ reference, candidate, notation }) {
    const { seen } = notation;
    if (seen.numbers === 0 || seen.sure > 0)
        return false;
    const sides = [reference, candidate];
    const members = sides.flatMap(membersIn);
    if (members.length === 0)
        return sides.some((side) => hasShortDecimal(side) || conjugates(side) || isSigned(side));
    if (sides.some(number_readings_isZero))
        return true;
    return !members.some((member) => isIndexed(member) || isTelling(member));
}
/** Both sides hold such symbols: what is equal by chance then is two quantities, and no value of one. */
function areBothNamed({ reference, candidate }) {
    return [reference, candidate].every((side) => membersIn(side).length > 0);
}
function number_readings_isZero(node) {
    return node.kind === 'number' && Number(node.text) === 0;
}
function membersIn(node) {
    const found = [];
    (0,tree/* someNode */.Ng)(node, (part) => {
        if (part.kind === 'function' && special_numbers/* SEQUENCE_NAMES */.rY.has(part.name))
            found.push(part);
        return false;
    });
    return found;
}
/** The index is a name, so that equality is seen at many members. */
function isIndexed(member) {
    return (0,names_in/* namesIn */.w)(member).size > 0;
}
/** An integer from here on, or a fraction of this index, is no number that something else has as well. */
const TELLING = 20;
const TELLING_INDEX = 3;
function isTelling(member) {
    const nowhere = { names: new Set(), domains: new Map(), assumption: 'positive', index: 0 };
    const value = (0,math_evaluate/* evaluate */._3)(member, pointAt({ ...nowhere, budget: { left: NODES } }))?.value.re ?? 0;
    const [index] = member.args;
    const isFraction = !Number.isInteger(value) && index?.kind === 'number' && Number(index.text) >= TELLING_INDEX;
    return isFraction || Math.abs(value) >= TELLING;
}
const NODES = 5000;
/** Digits from which on a decimal meets a constant only when it is meant. */
const MANY_DIGITS = 8;
function hasShortDecimal(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'number' && part.text.includes('.') && part.text.length < MANY_DIGITS);
}

;// CONCATENATED MODULE: ./build/verify/special.js



/**
 * The verdict once the letters of special functions are read as such: `plain` is the one with every letter a quantity or an
 * unknown function, and not an acceptance. Equal under one convention that holds on both sides is equal; different has to
 * be different under every convention and, where the letters may well be quantities, in the plain reading too.
 */
function decideSpecial(question, plain) {
    const verdicts = [];
    let isSure = false;
    let isOpen = false;
    let unvalued;
    for (const pair of pairsOf(question)) {
        const { reference, candidate, notation } = pair;
        const verdict = question.decide(reference, candidate, [
            ...question.symbols,
            ...hinted(pair, question.symbols),
        ]);
        if (verdict.outcome === 'equivalent') {
            if (isOnlyConvention(notation))
                return conventionOpen(verdict);
            if (!isChance(pair))
                return noted(verdict, notation);
            if (!areBothNamed(pair))
                return chanceOpen(verdict);
            continue;
        }
        isSure ||= notation.seen.sure > 0 || (notation.seen.several > 0 && plain.outcome === 'undecided');
        isOpen ||= notation.seen.numbers > 0 && verdict.outcome === 'undecided';
        // Two numbers without a value, as K(1): not what this convention means.
        if (verdict.reason === 'no_test_points' && isClosed(pair))
            unvalued = verdict;
        else
            verdicts.push(verdict);
    }
    const [first = unvalued] = verdicts;
    if (first === undefined || !(isSure || isOpen))
        return plain;
    if (verdicts.every(({ outcome }) => outcome === 'different'))
        return first;
    return verdicts.find(({ outcome }) => outcome === 'undecided') ?? plain;
}
/**
 * The factor (−1)^m of Condon and Shortley changes signs, and a sign is never accepted by convention; H_n is the
 * physicists' polynomial (DLMF 18.3), the other one has the name He_n.
 */
function isOnlyConvention({ choices }) {
    return ['phase', 'H_n'].some((family) => (choices.get(family)?.taken ?? 0) > 0);
}
function conventionOpen(verdict) {
    const note = 'special-functions: undecided, equal only with the other phase of the Legendre functions or the other Hermite polynomials';
    return { ...verdict, outcome: 'undecided', reason: 'borderline', trace: [...verdict.trace, note] };
}
function chanceOpen(verdict) {
    const note = 'special-functions: undecided, equal if a symbol is a small number of a sequence';
    return { ...verdict, outcome: 'undecided', reason: 'borderline', trace: [...verdict.trace, note] };
}
/** Every reading of the pair with special functions in it: by convention, then with the numbered constants too. */
function pairsOf(question) {
    const offered = [question.reference, question.candidate].map(read/* mayHoldSpecial */.aB);
    const hasNumbers = offered.some(({ numbers }) => numbers);
    if (!hasNumbers && !offered.some(({ functions }) => functions))
        return [];
    const first = readPair(question, new Map(), false);
    if (first === undefined)
        return [];
    const { seen } = first.notation;
    const isOffered = question.profile.undeclared === 'quantity' ? seen.sure + seen.letters > 0 : seen.sure > 0;
    const numbers = hasNumbers ? numberPair(question, first) : undefined;
    const calls = isOffered ? [first, ...others(question, first.notation, false)] : [];
    return numbers === undefined ? calls : [numbers, ...others(question, numbers.notation, true), ...calls];
}
function others(question, notation, numbers) {
    return (0,math_notation/* otherConventions */.FV)(notation).flatMap((taken) => readPair(question, taken, numbers) ?? []);
}
/** The pair with numbered and named constants, where these may be meant. */
function numberPair(question, plain) {
    const pair = readPair(question, new Map(), true);
    if (pair === undefined || pair.notation.seen.numbers === 0)
        return undefined;
    if (plain.notation.seen.sure > 0)
        return pair;
    if (question.profile.undeclared !== 'quantity')
        return undefined;
    return plain.notation.seen.letters > 0 || isClosed(pair) ? pair : undefined;
}
function readPair(question, taken, numbers) {
    const declared = new Set(question.symbols.map(({ latex }) => latex));
    const notation = (0,math_notation/* specialNotation */.Sd)(taken, declared, numbers);
    const reference = (0,read/* parseAnswer */.Wp)(question.reference, notation);
    if (!reference.ok)
        return undefined;
    const candidate = (0,read/* parseAnswer */.Wp)(question.candidate, notation);
    if (!candidate.ok)
        return undefined;
    return { reference: reference.node, candidate: candidate.node, notation };
}
/** What the functions say of names that nobody declared. */
function hinted({ notation }, symbols) {
    return [...notation.domains]
        .filter(([name]) => !symbols.some(({ latex }) => latex === name))
        .map(([latex, domain]) => ({ latex, domain }));
}
function noted(verdict, { choices }) {
    const other = [...choices].filter(([, { taken }]) => taken > 0).map(([family]) => family);
    const convention = other.length === 0 ? '' : `, with the second convention of ${other.join(' and ')}`;
    return {
        ...verdict,
        trace: [`special-functions: letters read as special functions${convention}`, ...verdict.trace],
    };
}

;// CONCATENATED MODULE: ./build/verify/spellings.js

/** Two ways to write one letter, as they stand in canonical names. */
const spellings_VARIANTS = [
    [/\\ell(?![A-Za-z])/g, 'l'],
    [/\\varphi(?![A-Za-z])/g, '\\phi'],
    [/\\vartheta(?![A-Za-z])/g, '\\theta'],
    [/\\varrho(?![A-Za-z])/g, '\\rho'],
    [/\\varsigma(?![A-Za-z])/g, '\\sigma'],
    [/\\varkappa(?![A-Za-z])/g, '\\kappa'],
];
/**
 * Both trees with one spelling for names that differ only by a variant of a letter, `v_\ell` and `v_l`. A name is
 * respelled only where the other side has it spelled that way and neither side, nor the declaration, tells the two apart.
 */
function inOneSpelling(pair, declared) {
    const [reference, candidate] = [withMarks(pair[0], pair[1]), withMarks(pair[1], pair[0])];
    const [known, given] = [namesOf(reference), namesOf(candidate)];
    const found = new Map();
    for (const [own, other] of [
        [known, given],
        [given, known],
    ]) {
        for (const name of own) {
            const plain = plainName(name);
            const apart = own.has(plain) || other.has(name) || (declared.has(name) && declared.has(plain));
            if (plain !== name && other.has(plain) && !apart)
                found.set(name, plain);
        }
    }
    return found.size === 0
        ? [reference, candidate]
        : [respelled(reference, found), respelled(candidate, found)];
}
function plainName(name) {
    return spellings_VARIANTS.reduce((text, [variant, plain]) => text.replace(variant, plain), name);
}
function namesOf(node) {
    const names = new Set();
    (0,tree/* someNode */.Ng)(node, (part) => {
        if (part.kind === 'symbol' || part.kind === 'call')
            names.add(part.name);
        return false;
    });
    return names;
}
function respelled(node, found) {
    return (0,tree/* mapTree */.X$)(node, (part) => {
        if (part.kind !== 'symbol' && part.kind !== 'call')
            return part;
        const name = found.get(part.name);
        return name === undefined ? part : { ...part, name };
    });
}
/** `\overline{z}` as `\bar{z}` and `dN/dt` as `\dot{N}`, where only the other side writes it so, and nothing else of that name. */
function withMarks(node, other) {
    const [own, names] = [namesOf(node), namesOf(other)];
    return (0,tree/* mapTree */.X$)(node, (part) => {
        const marked = markedName(part);
        if (marked === undefined || own.has(marked) || !names.has(marked))
            return part;
        return (0,tree/* someNode */.Ng)(other, (one) => markedName(one) === marked) ? part : { kind: 'symbol', name: marked };
    });
}
const spellings_DOTS = { '1': '\\dot', '2': '\\ddot' };
/** The name with a mark above it that says the same: a bar, or dots for derivatives by the time (ISO 80000-2, 2-11.13). */
function markedName(node) {
    const [of, by, order] = node.kind === 'operator' || node.kind === 'function' ? node.args : [];
    if (of?.kind !== 'symbol')
        return undefined;
    if (node.kind === 'function')
        return node.name === 'overline' ? above('\\bar', of.name) : undefined;
    const isRate = node.kind === 'operator' && node.head === 'derivative' && node.args.length === 3;
    if (!isRate || by?.kind !== 'symbol' || by.name !== 't' || order?.kind !== 'number')
        return undefined;
    const mark = spellings_DOTS[order.text];
    return mark === undefined ? undefined : above(mark, of.name);
}
function above(mark, name) {
    const [, letter, index = ''] = /^([A-Za-z]|\\[A-Za-z]+)((?:_\{[^{}]*\})?)$/.exec(name) ?? [];
    return letter === undefined ? undefined : `${mark}{${letter}}${index}`;
}

;// CONCATENATED MODULE: ./build/verify/answer.js











/** Nodes that the readings of special functions have together, whatever the plain reading, mostly not meant, has cost. */
const RESERVE = math_evaluate/* NODE_BUDGET */.hX;
/** Decides whether a candidate equals the reference; never throws on any text. */
function verifyAnswer(question) {
    const { reference, candidate } = question;
    if (reference.kind === 'text')
        return verdict('undecided', 'judge_only', 'kind', 'a verbal answer');
    if (reference.kind === 'choice' || reference.kind === 'boolean')
        return verifyChoice(question);
    const budget = question.budget ?? { left: math_evaluate/* NODE_BUDGET */.hX };
    const plain = verifyPlain({ ...question, budget });
    if (plain.outcome === 'equivalent')
        return plain;
    const { notation = {}, symbols, profile } = question;
    const reserve = { left: Math.max(budget.left, RESERVE) };
    const decide = (expected, given, declared) => verifyNodes({ ...question, symbols: declared, budget: reserve }, inNotation(expected, notation), inNotation(given, notation));
    return decideSpecial({ reference: reference.latex, candidate, symbols, profile, decide }, plain);
}
/** Every letter a quantity or an unknown function. */
function verifyPlain(question) {
    const { reference, candidate } = question;
    const expected = (0,read/* parseAnswer */.Wp)(reference.latex);
    if (!expected.ok)
        return verdict('undecided', 'unread_reference', 'read', `reference: ${expected.error.message}`);
    const given = (0,read/* parseAnswer */.Wp)(candidate);
    if (!given.ok) {
        const { message, position, tooLarge } = given.error;
        return verdict('undecided', tooLarge ? 'too_large' : 'unread_candidate', 'read', `${message} (at ${position})`);
    }
    const { notation = {} } = question;
    return verifyNodes(question, inNotation(expected.node, notation), inNotation(given.node, notation));
}
function verifyNodes(question, expected, given) {
    const { symbols, profile } = question;
    const declared = new Set(symbols.map((symbol) => symbol.latex));
    const spelled = profile.undeclared === 'quantity' ? inOneSpelling([expected, given], declared) : [expected, given];
    const { reference, candidate } = withItalicUnits(spelled[0] ?? expected, spelled[1] ?? given);
    const asked = {
        reference,
        candidate,
        kind: question.reference.kind,
        symbols,
        profile,
        decide: decide_decidePart,
        budget: question.budget ?? { left: math_evaluate/* NODE_BUDGET */.hX },
        level: 0,
    };
    const { ruling, rule, trace } = secondThoughts(asked, decideQuestion(asked));
    const { outcome, reason, witness, errorBound } = ruling;
    return {
        outcome,
        reason,
        rule,
        trace: [...trace],
        ...(witness && { witness }),
        ...(errorBound !== undefined && { errorBound }),
        printed: (0,print/* printLatex */.g)(candidate),
    };
}
/** A reader's refutation is looked at again; see {@link readAgain}. */
function secondThoughts(question, decided) {
    if (decided.ruling.outcome !== 'different' || question.profile.undeclared === 'open')
        return decided;
    const { reference, candidate, symbols } = question;
    const again = readAgain({
        reference,
        candidate,
        declared: new Set(symbols.map((symbol) => symbol.latex)),
        byShape: decided.ruling.reason === 'other_shape',
        decide: (one, two) => decide_decidePart({ ...question, reference: one, candidate: two }),
    });
    if (again === undefined)
        return decided;
    const trace = [...decided.trace, `second-reading: ${again.outcome}, ${again.note}`];
    return { ruling: again, rule: 'second-reading', trace };
}
/** Where only one side has a unit, italic letters behind a number of the other may spell one. */
function withItalicUnits(reference, candidate) {
    if (hasUnits(reference) === hasUnits(candidate))
        return { reference, candidate };
    if (hasUnits(reference))
        return { reference, candidate: italicUnits(candidate, reference) };
    return { reference: italicUnits(reference, candidate), candidate };
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


/***/ }),

/***/ 1062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q1: () => (/* binding */ CLEAR_DIFFERENCE),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   _$: () => (/* binding */ relativeDifference),
/* harmony export */   ck: () => (/* binding */ compareValues)
/* harmony export */ });
/* harmony import */ var _math_complex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3147);
/* harmony import */ var _math_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1698);


/** A relative difference above this is a difference, when rounding cannot explain it. */
const CLEAR_DIFFERENCE = 1e-6;
/** A relative difference below this is agreement: what a long formula may lose beyond the estimate. */
const AGREEMENT = 1e-13;
/** |a − b| over the larger of the two; 0 when both are 0. */
function relativeDifference(a, b) {
    const scale = Math.max((0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(a.value), (0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(b.value));
    return scale === 0 ? 0 : (0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)((0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)(a.value, (0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .negate */ .ze)(b.value))) / scale;
}
/** Compares two values by their relative difference, never by an absolute one, within what rounding can explain. */
function compareValues(a, b) {
    const scale = Math.max((0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(a.value), (0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(b.value));
    const gap = (0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)((0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)(a.value, (0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .negate */ .ze)(b.value)));
    const noise = _math_value_js__WEBPACK_IMPORTED_MODULE_1__/* .NOISE */ .Xd * (a.error + b.error);
    if (gap > CLEAR_DIFFERENCE * scale && gap > noise)
        return 'different';
    if (a.absorbed || b.absorbed)
        return 'unclear';
    const zeros = (0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(a.value) <= _math_value_js__WEBPACK_IMPORTED_MODULE_1__/* .NOISE */ .Xd * a.error && (0,_math_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(b.value) <= _math_value_js__WEBPACK_IMPORTED_MODULE_1__/* .NOISE */ .Xd * b.error;
    if (scale === 0 || zeros)
        return 'equal';
    if (noise > CLEAR_DIFFERENCE * scale)
        return 'unclear';
    return gap <= Math.max(noise, AGREEMENT * scale) ? 'equal' : 'close';
}
/** Eight significant digits. */
function show(z) {
    const re = String(Number(z.re.toPrecision(8)));
    if (z.im === 0)
        return re;
    return `${re} ${z.im < 0 ? '-' : '+'} ${Number(Math.abs(z.im).toPrecision(8))}i`;
}


/***/ }),

/***/ 352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ verifyPair)
});

// EXTERNAL MODULE: ./build/domain/verify-profile.js
var verify_profile = __webpack_require__(2164);
// EXTERNAL MODULE: ./build/verify/answer.js + 105 modules
var answer = __webpack_require__(3656);
// EXTERNAL MODULE: ./build/verify/read.js
var read = __webpack_require__(8306);
;// CONCATENATED MODULE: ./build/verify/marks.js

/** `1,22` with or without a sign, a delimiter, and what stands behind the number. */
const COMMA = /^([\s$+\-{]*[0-9]+),([0-9]+(?![0-9]*,[0-9])[\s\S]*)$/;
/** `1,2` or `1,22,333` and nothing else. */
const COMMAS = /^[\s$+\-{]*[0-9]+(?:,[0-9]+)+[\s$}]*$/;
/** More than one comma outside brackets: no decimal mark. */
const SEVERAL = /^[^(){}[\]]*,[^(){}[\]]*,[^(){}[\]]*$/;
/**
 * A text whose comma may be a decimal mark or may part a list, written as the other text says: a list beside a list, a
 * decimal beside a number with a decimal point. Any other text comes back as it is.
 */
function withReadableMarks(text, other) {
    if (!/[0-9],[0-9]/.test(text) || (0,read/* parseAnswer */.Wp)(text).ok)
        return text;
    if ((COMMAS.test(text) && isBareList((0,read/* parseAnswer */.Wp)(other))) || SEVERAL.test(text))
        return text.replace(/(?<=[0-9]),(?=[0-9])/g, ', ');
    const found = COMMA.exec(text);
    return found !== null && /^[\s$+\-{]*[0-9]*\.[0-9]/.test(other) ? `${found[1]}.${found[2]}` : text;
}
function isBareList(parsed) {
    return parsed.ok && parsed.node.kind === 'list' && parsed.node.items.length > 1;
}

// EXTERNAL MODULE: ./build/verify/parts.js
var parts = __webpack_require__(8898);
;// CONCATENATED MODULE: ./build/verify/phrases.js

/** Words of an announcement that would change what the value behind it says. */
const TURNING = /\b(?:not|never|twice|thrice|half|double|triple|times|percent|except|other|than|opposite|negative|minus|inverse|reciprocal|square|root|log|logarithm|incorrect|wrong|impossible|less|more|at least|at most|over|under|above|below)\b/i;
/** Words that say that a value comes, at the end of an announcement. */
const COPULA = /(?:\b(?:is|are|equals|becomes|be|reads|gives|by)|[:=])\s*$/i;
/** Words that only say that a value is rounded, as the sign for “approximately” in front of it does. */
const HEDGE = /^\s*(?:about|approximately|approx\.?|roughly|around|circa|ca\.?)\s*$/i;
const MAX_WORDS = 120;
const LEAD = /^\s*\\(?:text|textrm|textbf|textit|mathrm|mbox)\s*\{([^{}]*)\}(?:\s|~|\\[ ,;:!]|\\q?quad(?![A-Za-z]))*/;
/** `\text{The period is } T = …` without its announcement, `\text{about } 5` without its hedge. */
function withoutAnnouncement(text) {
    const found = LEAD.exec(text);
    const words = found?.[1] ?? '';
    if (found === null || words.length > MAX_WORDS || text.length === found[0].length)
        return { text, words: '' };
    const rest = text.slice(found[0].length);
    if (HEDGE.test(words))
        return { text: rest, words: '' };
    const announces = COPULA.test(words) && /^[A-Za-z\s,:='’-]+$/.test(words) && !TURNING.test(words);
    return announces ? { text: rest, words: words.trim().toLowerCase() } : { text, words: '' };
}
const CONCLUSION = /\\(?:Rightarrow|implies|Longrightarrow|therefore|Leftrightarrow|iff)(?![A-Za-z])/g;
/** What stands behind the last arrow of a derivation, if the other text is no derivation itself. */
function conclusionOf(text, other) {
    if (new RegExp(CONCLUSION.source).test(other) || text.includes('\\begin'))
        return text;
    const last = [...text.matchAll(CONCLUSION)].at(-1);
    if (last === undefined || !isBalanced(text.slice(0, last.index)))
        return text;
    const rest = text.slice(last.index + last[0].length).trim();
    return rest === '' ? text : rest;
}
function isBalanced(text) {
    const plain = text.replace(/\\[{}]/g, '');
    return (plain.match(/\{/g) ?? []).length === (plain.match(/\}/g) ?? []).length;
}
/** Whether the phrases around answers may be taken off: only for a reader. */
function readsPhrases(profile = verify_profile/* READER */.q) {
    return profile.undeclared === 'quantity';
}

// EXTERNAL MODULE: ./build/extract/boxed.js
var boxed = __webpack_require__(9302);
;// CONCATENATED MODULE: ./build/verify/stated.js

/** Longer texts are searched for boxes no more. */
const MAX_TEXT = 100_000;
/** Longer answers are refused by the parser, so that nothing is taken off them. */
const MAX_ANSWER = 4096;
/**
 * What a text states as its answer, as one formula: the content of its box, or of all its boxes as a list; otherwise the
 * mathematics of the text without the delimiters, environments, punctuation and “the answer is” around it. A text of
 * another make comes back as it is. Never throws.
 */
function statedAnswer(text) {
    if (text.length > MAX_TEXT)
        return text;
    const once = spaced(unescaped(text));
    const boxes = [...new Set((0,boxed/* extractBoxes */.d)(once).boxes.map((box) => box.content.trim()))];
    const content = boxes.length > 0 ? boxes.map(cleaned).join(', ') : once;
    const answer = cleaned(unbraced(content));
    return NOTHING.test(answer) ? '\\emptyset' : answer;
}
/** Words for the empty set of solutions. */
const NOTHING = /^(?:\\text(?:bf|rm|it)?\s*\{)?\s*(?:there (?:is|are) )?no (?:real )?(?:solutions?|roots?)\s*\.?\}?$|^(?:\\text\s*\{)?\s*(?:the )?empty set\s*\.?\}?$/i;
/** The contents of a text's boxes, each cleaned like a whole answer. */
function boxedAnswers(text) {
    if (text.length > MAX_TEXT)
        return [];
    return (0,boxed/* extractBoxes */.d)(unescaped(text)).boxes.map((box) => cleaned(box.content));
}
/** `\\frac`: a text whose backslashes were escaped once too often. With rows of a matrix `\\` is a line break. */
function unescaped(text) {
    return /\\\\[A-Za-z]{2}/.test(text) && !text.includes('\\begin')
        ? text.replace(/\\\\(?=[A-Za-z{}])/g, '\\')
        : text;
}
/** `\quadx`, where the space behind the command was lost. */
function spaced(text) {
    return text.replace(/\\(q?quad)(?=[A-Za-z])/g, '\\$1 ');
}
/** `\boxed 5` boxes one character, or what follows to the end. */
function unbraced(text) {
    const found = /\\boxed\s+([^{$\s][^$]*)/.exec(text);
    return found?.[1] ?? text;
}
const ENVIRONMENT = /\\(?:begin|end)\s*\{(?:align|aligned|equation|gather|gathered|split|multline|eqnarray|displaymath|math)\*?\}/g;
/** Environments in which `&` and `\\` have a meaning of their own. */
const CELLS = /\\begin\s*\{(?:[pbBvV]?(?:small)?matrix\*?|array|cases)\}/;
function cleaned(text) {
    if (text.length > MAX_ANSWER)
        return text;
    const whole = text.replace(ENVIRONMENT, ' ');
    const flat = CELLS.test(whole) ? whole : whole.replace(/\\\\\s*(?=$|&)|(?<!\\)&/g, ' ');
    return trimmed(conjoined(leadless(lightFaced(mathematics(trimmed(flat))))));
}
/** Without outer space, spacing commands and the punctuation behind a sentence. */
function trimmed(text) {
    const front = text.replace(/^(?:\s|~|\\[,;:!]|\\(?:displaystyle|quad|qquad|large|Large|LARGE)(?![A-Za-z]))+/, '');
    const end = /(?:\s|~|\\[,;:! ]|\\(?:quad|qquad)(?![A-Za-z])|[,;])+$/.exec(front);
    const cut = end === null || /\\$/.test(front.slice(0, end.index)) ? front : front.slice(0, end.index);
    return cut.endsWith('.') && !/\\(?:right|ldots|dots)?\.$|\.\.$/.test(cut) ? trimmed(cut.slice(0, -1)) : cut;
}
const SEGMENT = /\$\$([\s\S]+?)\$\$|\$([^$]+)\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;
/** Words that only say that an answer comes. */
const LEAD_WORDS = new Set('the a final answer answers is are value values of solution solutions result results therefore thus hence so we get have obtain find then which gives giving be'.split(' '));
/** The one formula between `$…$`, or several joined by “and” and commas, in a text that says nothing else. */
function mathematics(text) {
    const parts = [...text.matchAll(SEGMENT)];
    if (parts.length === 0)
        return text;
    const inner = parts.map((part) => (part[1] ?? part[2] ?? part[3] ?? part[4] ?? '').trim());
    const outside = text.replace(SEGMENT, '\u0000').split('\u0000');
    const [before = '', ...after] = outside;
    if (!saysNothing(before) || !saysNothing(after.at(-1) ?? ''))
        return text;
    const joints = after.slice(0, -1);
    return joints.every((joint) => /^[\s,;.]*(?:and|or)?[\s,;.]*$/.test(joint)) ? inner.join(', ') : text;
}
function saysNothing(prose) {
    const words = prose.toLowerCase().split(/[\s,:;.=*]+/);
    return words.every((word) => word === '' || LEAD_WORDS.has(word));
}
/** `\mathbf{5\,\text{m}}`: a number with its unit in heavy type, which says nothing about a number. */
function lightFaced(text) {
    const found = /^\\(?:mathbf|textbf|boldsymbol|bm)\s*\{(\s*[-+]?[0-9.][\s\S]*)\}$/.exec(text);
    const inner = found?.[1];
    return inner !== undefined && isOutsideBraces(inner, inner.length) && !closesEarly(inner) ? inner : text;
}
/** Whether a closing brace stands before its opening one. */
function closesEarly(text) {
    let depth = 0;
    for (const char of text.replace(/\\[{}]/g, '')) {
        depth += char === '{' ? 1 : char === '}' ? -1 : 0;
        if (depth < 0)
            return true;
    }
    return false;
}
/** `\text{The answer is } 5` without its words. */
function leadless(text) {
    const found = /^\\text(?:bf|rm|it)?\s*\{([^{}]*)\}/.exec(text);
    const words = found?.[1];
    if (found === null || words === undefined || !/[A-Za-z]{2}/.test(words) || !saysNothing(words))
        return text;
    return trimmed(text.slice(found[0].length).replace(/^[\s:=]+/, ''));
}
/** A bare “and” or “or” between two formulas, which is no product of letters. */
function conjoined(text) {
    return text.replace(/(?<=[\s)}\]0-9$])(and|or)(?=[\s({[0-9$\\])/g, (word, _word, offset) => isOutsideBraces(text, offset) ? `\\text{ ${word} }` : word);
}
function isOutsideBraces(text, offset) {
    const before = text.slice(0, offset).replace(/\\[{}]/g, '');
    return (before.match(/\{/g) ?? []).length === (before.match(/\}/g) ?? []).length;
}

;// CONCATENATED MODULE: ./build/verify/words.js
const words_MAX_WORDS = 200;
const TYPE = /\\(?:text|textbf|textrm|textit|textsf|textnormal|mathrm|mathit|mathsf)\*?(?![A-Za-z])/g;
const SPACES = /\\(?:quad|qquad|left|right)(?![A-Za-z])|\\[ ,;:!]|~/g;
/** Words around the letter of an option. */
const OPTION_WORDS = new Set(['option', 'answer', 'choice', 'the', 'is', 'correct']);
/** Reads a text as an option or as words; undefined when it is a formula. */
function readVerbal(text) {
    if (text.length > words_MAX_WORDS)
        return undefined;
    const typed = new RegExp(TYPE.source).test(text);
    const plain = text.replace(TYPE, ' ').replace(SPACES, ' ');
    if (/[^A-Za-z\s(){}[\].,:;$*'’-]/.test(plain))
        return undefined;
    const words = plain
        .replace(/[^A-Za-z'’]+/g, ' ')
        .trim()
        .split(' ')
        .filter((word) => word !== '');
    return readOption(plain, words, typed) ?? readWords(plain, words, typed);
}
function readOption(plain, words, typed) {
    // `-(x)` and `(x)'` are quantities.
    if (/[-'’]/.test(plain))
        return undefined;
    const letters = words.filter((word) => !OPTION_WORDS.has(word.toLowerCase()));
    const [letter = ''] = letters;
    if (letters.length !== 1 || !/^[A-Za-z]$/.test(letter))
        return undefined;
    const bracketed = /^[^A-Za-z()]*\(?[\s{]*[A-Za-z][\s}]*\)[^A-Za-z()]*$/.test(plain.replace(/\b(?:option|answer|choice|the|is|correct)\b/gi, ' '));
    const named = words.length > 1;
    if (!bracketed && !named && !typed && !/^\s*[A-Za-z]\s*$/.test(plain))
        return undefined;
    return { kind: 'option', letter, marked: bracketed || named };
}
/** Letters in words with single hyphens and apostrophes in them, and the punctuation of a sentence. */
const PROSE = /^[\s{}$]*[A-Za-z]+(?:(?:[\s{}$,;:]+|['’-])[A-Za-z]+)*[\s{}$]*[.*]?[\s{}$]*$/;
function readWords(plain, words, typed) {
    if (!words.some((word) => word.length > 1) || !PROSE.test(plain))
        return undefined;
    const marked = typed || (words.length === 1 && OPPOSITES.has((words[0] ?? '').toLowerCase()));
    return { kind: 'words', words: words.map(withoutCapital), marked };
}
/** A capital at the front of a word says nothing; short words and capitals elsewhere may be symbols and units. */
function withoutCapital(word) {
    return /^[A-Z][a-z]{2,}$/.test(word) || OPPOSITES.has(word.toLowerCase()) ? word.toLowerCase() : word;
}
/** Words that exclude each other in an answer, and `yes`/`true`, `no`/`false` as the same. */
const PAIRS = [
    [
        ['yes', 'true', 'correct'],
        ['no', 'false', 'incorrect'],
    ],
    [['odd'], ['even']],
    [
        ['increases', 'increase', 'increasing'],
        ['decreases', 'decrease', 'decreasing'],
    ],
    [['positive'], ['negative']],
    [
        ['up', 'upward', 'upwards'],
        ['down', 'downward', 'downwards'],
    ],
    [['left'], ['right']],
    [['clockwise'], ['counterclockwise', 'anticlockwise']],
    [['attractive'], ['repulsive']],
    [['stable'], ['unstable']],
    [['maximum'], ['minimum']],
    [
        ['convergent', 'converges'],
        ['divergent', 'diverges'],
    ],
    [
        ['bosons', 'boson'],
        ['fermions', 'fermion'],
    ],
];
const OPPOSITES = new Map(PAIRS.flatMap(([one, two], at) => [
    ...one.map((word) => [word, `${at}+`]),
    ...two.map((word) => [word, `${at}-`]),
]));
/** Compares two verbal answers, or a verbal reference with what may be its bare spelling. */
function compareVerbal(reference, candidate) {
    if (reference.kind === 'option' && candidate.kind === 'option')
        return compareOptions(reference, candidate);
    if (reference.kind !== 'words' || candidate.kind !== 'words')
        return 'unknown';
    if (!reference.marked && !candidate.marked)
        return 'unknown';
    if (reference.words.join(' ') === candidate.words.join(' '))
        return 'same';
    const [one, two] = [reference.words, candidate.words];
    if (one.length > 1 || two.length > 1)
        return 'open';
    return compareSingle(one[0] ?? '', two[0] ?? '');
}
/** Words by which a sentence behind an option takes it back, limits it or adds another one. */
const TAKES_BACK = /(?<![A-Za-z\\])(?:and|or|nor|not|no|none|neither|both|either|never|cannot|except|unless|only|if|but|without|also|else|instead|rather|wrong|false|incorrect|invalid|untrue|impossible|excluded|isn['’]t|can['’]t|doesn['’]t)(?![A-Za-z])/i;
/** A further letter of an option in brackets, alone or behind a comma. */
const FURTHER_OPTION = /\(\s*[A-Ha-h]\s*\)|(?<![A-Za-z\\])[A-H]\)|[,;/&]\s*[A-H](?![A-Za-z])/;
/** A sign that goes on with a formula or a list. */
const GOES_ON = /^\s*[-+*/=<>,;&|^_!]|^\s*\\(?:cdot|times|neq?|leq?|geq?|to|pm|lor|land|neg|wedge|vee|cup|cap)(?![A-Za-z])/;
/** Whether the text behind the letter of an option may be nothing but the option's wording. */
function isWording(text) {
    const plain = text.replace(TYPE, ' ').replace(SPACES, ' ').replace(/[{}$]/g, ' ');
    return !GOES_ON.test(plain) && !TAKES_BACK.test(plain) && !FURTHER_OPTION.test(plain);
}
/**
 * Whether one text joins its parts by “and” where the other has “or”. Between the solutions of an equation, `x = 1 or x = 2`,
 * people write both.
 */
function jointsDiffer(one, two) {
    const [a, b] = [jointsIn(one), jointsIn(two)];
    if ([one, two].every((text) => text.includes('=') && !/[<>]|\\[lg]e/.test(text)))
        return false;
    return (a.and && !a.or && b.or && !b.and) || (a.or && !a.and && b.and && !b.or);
}
function jointsIn(text) {
    return {
        and: /(?<![A-Za-z])and(?![A-Za-z])|\\(?:land|wedge)(?![A-Za-z])/.test(text),
        or: /(?<![A-Za-z])or(?![A-Za-z])|\\(?:lor|vee)(?![A-Za-z])/.test(text),
    };
}
/** An option's letter has no case; a bare letter may be a quantity, which has. */
function compareOptions(reference, candidate) {
    if (reference.letter === candidate.letter)
        return 'same';
    if (!reference.marked && !candidate.marked)
        return 'unknown';
    return reference.letter.toLowerCase() === candidate.letter.toLowerCase() ? 'same' : 'other';
}
const ENDINGS = /(?:s|es|d|ed|ing|ly|wards?|al)$/;
function compareSingle(one, two) {
    const [a, b] = [OPPOSITES.get(one), OPPOSITES.get(two)];
    if (a !== undefined && b !== undefined) {
        if (a === b)
            return 'same';
        return a.slice(0, -1) === b.slice(0, -1) ? 'other' : 'open';
    }
    const stem = (word) => word.replace(ENDINGS, '');
    return stem(one) === stem(two) ? 'open' : 'other';
}

;// CONCATENATED MODULE: ./build/verify/pair.js







/**
 * Decides whether two texts state the same answer. Each is taken out of its boxes, delimiters and lead words first; several
 * boxes are a list, or one answer said several times. Options and words are compared as such, everything else as
 * mathematics. Never throws on any text.
 */
function verifyPair(question) {
    const stated = [statedAnswer(question.reference), statedAnswer(question.candidate)];
    const reference = withReadableMarks(stated[0], stated[1]);
    const candidate = withReadableMarks(stated[1], stated[0]);
    if (question.kind === undefined) {
        const verbal = verifyVerbal(reference, candidate);
        if (verbal !== undefined)
            return verbal;
    }
    const parts = verifyLabelledParts(question, reference, candidate);
    if (parts !== undefined)
        return parts;
    const whole = verifyPhrased(question, reference, candidate);
    if (whole.outcome === 'equivalent')
        return jointsDiffer(reference, candidate) ? alternatives() : whole;
    return verifyRepeated(question, reference) ?? whole;
}
/** For a reader without announcements and derivations; two announcements in other words may be of two quantities. */
function verifyPhrased(question, reference, candidate) {
    if (!readsPhrases(question.profile))
        return verifyLabelled(question, reference, candidate);
    const [known, given] = [withoutAnnouncement(reference), withoutAnnouncement(candidate)];
    const whole = verifyLabelled(question, conclusionOf(known.text, given.text), conclusionOf(given.text, known.text));
    const both = known.words !== '' && given.words !== '' && known.words !== given.words;
    return both && whole.outcome === 'equivalent'
        ? (0,answer/* verdict */.W)('undecided', 'other_shape', 'words', 'the same value, announced in other words')
        : whole;
}
function verifyVerbal(reference, candidate) {
    const [expected, given] = [readVerbal(reference), readVerbal(candidate)];
    if (expected === undefined || given === undefined)
        return worded(expected, candidate) ?? worded(given, reference);
    switch (compareVerbal(expected, given)) {
        case 'same':
            return (0,answer/* verdict */.W)('equivalent', 'same_choice', 'words', 'the same words');
        case 'other':
            return (0,answer/* verdict */.W)('different', 'other_choice', 'words', 'other words');
        case 'open':
            return (0,answer/* verdict */.W)('undecided', 'judge_only', 'words', 'words that may mean the same');
        case 'unknown':
            return undefined;
    }
}
function alternatives() {
    return (0,answer/* verdict */.W)('undecided', 'other_shape', 'words', 'both, or one of them');
}
/** An option on one side, and on the other an option with its wording, `(B) 5 m`. */
function worded(option, other) {
    if (option?.kind !== 'option' || !option.marked)
        return undefined;
    const { label, text } = (0,parts/* readLabel */.V8)(other);
    if (label === undefined)
        return undefined;
    if (!isWording(text))
        return (0,answer/* verdict */.W)('undecided', 'judge_only', 'words', `option ${label}, and more than its wording`);
    return label === option.letter.toLowerCase()
        ? (0,answer/* verdict */.W)('equivalent', 'same_choice', 'words', `option ${label} with its wording`)
        : (0,answer/* verdict */.W)('different', 'other_choice', 'words', 'another option');
}
/** A label such as “(b)” on one side names the part of the question; two different ones name different parts. */
function verifyLabelled(question, reference, candidate) {
    const [known, given] = [(0,parts/* readLabel */.V8)(reference), (0,parts/* readLabel */.V8)(candidate)];
    if (known.label !== undefined && given.label !== undefined && known.label !== given.label)
        return (0,answer/* verdict */.W)('different', 'other_choice', 'label', `part ${given.label} instead of ${known.label}`);
    const whole = verifyStated(question, reference, candidate);
    if (known.label === undefined && given.label === undefined)
        return whole;
    if (whole.outcome === 'equivalent')
        return whole;
    return verifyStated(question, known.text, given.text);
}
/** `(a) 1 (b) 2` on both sides, part by part under the same labels; undefined where neither side is of that make. */
function verifyLabelledParts(question, reference, candidate) {
    const [known, given] = [(0,parts/* readLabelledParts */.y8)(reference), (0,parts/* readLabelledParts */.y8)(candidate)];
    if (known === undefined && given === undefined)
        return undefined;
    if (known === undefined || given === undefined)
        return (0,answer/* verdict */.W)('undecided', 'several_parts', 'label', 'labelled parts on one side only');
    if (known.length !== given.length || known.some(({ label }, at) => given[at]?.label !== label))
        return (0,answer/* verdict */.W)('undecided', 'several_parts', 'label', 'other labels');
    let last;
    for (const [at, part] of known.entries()) {
        last = verifyStated(question, part.text, given[at]?.text ?? '');
        if (last.outcome !== 'equivalent')
            return last;
    }
    return last;
}
function verifyStated(question, reference, candidate) {
    return (0,answer/* verifyAnswer */.a)({
        reference: { latex: reference, kind: question.kind ?? 'symbolic' },
        candidate,
        symbols: question.symbols ?? [],
        profile: profileOf(question),
        notation: { aliases: question.aliases, unit: question.unit },
    });
}
/** More boxes than any answer has. */
const MAX_BOXES = 8;
/** The same answer in several boxes, each of which equals the reference. */
function verifyRepeated(question, reference) {
    const boxes = [...new Set(boxedAnswers(question.candidate))];
    if (boxes.length < 2 || boxes.length > MAX_BOXES)
        return undefined;
    let last;
    for (const box of boxes) {
        last = verifyStated(question, reference, box);
        if (last.outcome !== 'equivalent')
            return undefined;
    }
    return last;
}
function profileOf({ profile = verify_profile/* READER */.q, tolerance }) {
    return tolerance === undefined ? profile : { ...profile, tolerance };
}


/***/ }),

/***/ 8898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ splitParts),
/* harmony export */   V8: () => (/* binding */ readLabel),
/* harmony export */   ru: () => (/* binding */ isAlphabetical),
/* harmony export */   y8: () => (/* binding */ readLabelledParts)
/* harmony export */ });
/* harmony import */ var _math_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7332);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8306);


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
    const parsed = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .Wp)(text);
    if (!parsed.ok || parsed.node.kind !== 'relation')
        return undefined;
    return (0,_math_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printLatex */ .g)(parsed.node.first);
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
    const parsed = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .Wp)(text);
    if (!parsed.ok || parsed.node.kind !== 'list' || OR.test(text))
        return undefined;
    const { open, close } = parsed.node;
    if (open !== '' && !(open === '(' && close === ')'))
        return undefined;
    return parsed.node.items.map(_math_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printLatex */ .g);
}
const LABEL = /(?:\\(?:text|mathrm|textbf|mathbf)\s*\{\s*)?\(([a-zA-Z]|[ivx]{1,4})\)\s*\}?/g;
/** `\text{(a) } x, \text{(b) } y` cut before every label; undefined without a label at the very start. */
function splitLabels(text) {
    const starts = [...text.matchAll(LABEL)].map((match) => match.index);
    if (starts.length < 2 || text.slice(0, starts[0]).trim() !== '')
        return undefined;
    return starts.map((start, index) => text.slice(start, starts[index + 1]).replace(/(?:[,;]|\\quad|\\qquad|\\[\\ ,;]|\s)+$/, ''));
}
/** A part label at the start: upright or in italics, `(a)`, `b)`, `Part (iv):`; more than the label must stand there. */
const LEADING_LABEL = /^\s*(?:\\(?:text|mathrm|textbf|mathbf|textit)\s*\{\s*)?(?:[Pp]art\s*)?(?:\(([a-zA-Z]|[ivx]{1,4})\)|([a-z])\))\s*[:.]?\s*\}?(?:\s|~|:|\\[,;:! ]|\\q?quad(?![A-Za-z]))*/;
/** What an upright label, or one set apart, is written with. */
const SET_APART = /\\(?:text|mathrm|textbf|mathbf|textit)|[Pp]art|:|(?:~|\\[,;:! ]|\\q?quad)\s*$/;
/** Letters that count parts; a lone letter further on, or i, v and x, may be a factor in brackets. */
const COUNTS = /^(?:[a-h]|[ivx]{2,4})$/i;
/** Behind `\text{(a) `, whose brace does not close with the label, the rest is set as text of its own. */
function reopened(label, rest) {
    return label.includes('{') && !label.includes('}')
        ? `\\text{${rest.replace(/^(?:\s|\\[,;:! ])+/, '')}`
        : rest;
}
/**
 * The part label in front of a text in lower case, and the text behind it; no label when nothing stands behind it, or when
 * the bracket may be a factor: `(a)-b`, `(v)t`.
 */
function readLabel(text) {
    const match = LEADING_LABEL.exec(text);
    if (match === null)
        return { label: undefined, text };
    const [written] = match;
    const label = match[1] ?? match[2] ?? '';
    const rest = text.slice(written.length);
    if (rest === '' || /^[\^_!')\]]/.test(rest))
        return { label: undefined, text };
    const apart = SET_APART.test(written) || (COUNTS.test(label) && /\s$/.test(written));
    const goesOn = /^(?:[-+*/=<>]|\\(?:cdot|times|pm|mp)(?![A-Za-z]))/.test(rest) && !SET_APART.test(written);
    return apart && !goesOn
        ? { label: label.toLowerCase(), text: reopened(written, rest) }
        : { label: undefined, text };
}
/** A text that falls into labelled parts, `(a) 1 (b) 2`, with the label of each; undefined for any other. */
function readLabelledParts(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    const parts = splitLabels(text)?.map(readLabel);
    if (parts === undefined)
        return undefined;
    const labelled = parts.flatMap(({ label, text: of }) => (label === undefined ? [] : [{ label, text: of }]));
    return labelled.length === parts.length ? labelled : undefined;
}


/***/ })

};
