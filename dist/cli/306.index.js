export const id = 306;
export const ids = [306];
export const modules = {

/***/ 5426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ inverse),
/* harmony export */   GT: () => (/* binding */ modulus),
/* harmony export */   Gf: () => (/* binding */ integerValue),
/* harmony export */   HX: () => (/* binding */ topOf),
/* harmony export */   HZ: () => (/* binding */ neg),
/* harmony export */   Jm: () => (/* binding */ ofNumber),
/* harmony export */   M6: () => (/* binding */ integerPower),
/* harmony export */   OG: () => (/* binding */ toPair),
/* harmony export */   OV: () => (/* binding */ timesPower),
/* harmony export */   RZ: () => (/* binding */ sqrt),
/* harmony export */   UD: () => (/* binding */ timesI),
/* harmony export */   VK: () => (/* binding */ timesReal),
/* harmony export */   WQ: () => (/* binding */ add),
/* harmony export */   Xf: () => (/* binding */ C_ONE),
/* harmony export */   an: () => (/* binding */ C_I),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   e8: () => (/* binding */ ofReal),
/* harmony export */   he: () => (/* binding */ timesInteger),
/* harmony export */   jb: () => (/* binding */ sub),
/* harmony export */   lK: () => (/* binding */ mul),
/* harmony export */   nT: () => (/* binding */ C_ZERO),
/* harmony export */   tE: () => (/* binding */ isReal),
/* harmony export */   xJ: () => (/* binding */ conj),
/* harmony export */   xb: () => (/* binding */ norm),
/* harmony export */   y4: () => (/* binding */ div)
/* harmony export */ });
/* harmony import */ var _convert_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2457);
/* harmony import */ var _real_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9612);


/** 0. */
const C_ZERO = { re: _real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ZERO */ .AH, im: _real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ZERO */ .AH };
/** 1. */
const C_ONE = { re: _real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ONE */ .Mm, im: _real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ZERO */ .AH };
/** The imaginary unit. */
const C_I = { re: _real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ZERO */ .AH, im: _real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ONE */ .Mm };
/** re + i im. */
function ofReal(re, im = _real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ZERO */ .AH) {
    return { re, im };
}
/** A complex number of doubles, exactly. */
function ofNumber(re, im = 0) {
    return { re: (0,_convert_js__WEBPACK_IMPORTED_MODULE_0__/* .fromNumber */ .oB)(re), im: im === 0 ? _real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ZERO */ .AH : (0,_convert_js__WEBPACK_IMPORTED_MODULE_0__/* .fromNumber */ .oB)(im) };
}
/** The nearest pair of doubles. */
function toPair(z) {
    return { re: (0,_convert_js__WEBPACK_IMPORTED_MODULE_0__/* .toNumber */ .Ro)(z.re), im: (0,_convert_js__WEBPACK_IMPORTED_MODULE_0__/* .toNumber */ .Ro)(z.im) };
}
/** Whether the imaginary part is exactly 0. */
function isReal(z) {
    return z.im.m === 0n;
}
/** Whether z is exactly 0. */
function isZero(z) {
    return z.re.m === 0n && z.im.m === 0n;
}
/** z when it is a real integer that a double holds exactly. */
function integerValue(z) {
    return z.im.m === 0n ? (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .integerOf */ .cP)(z.re) : undefined;
}
/** a + b, each part to `bits` bits. */
function add(a, b, bits) {
    return { re: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .addReal */ .Mh)(a.re, b.re, bits), im: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .addReal */ .Mh)(a.im, b.im, bits) };
}
/** a − b, each part to `bits` bits. */
function sub(a, b, bits) {
    return { re: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .subReal */ .Bs)(a.re, b.re, bits), im: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .subReal */ .Bs)(a.im, b.im, bits) };
}
/** −z, exactly. */
function neg(z) {
    return { re: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .negReal */ .LX)(z.re), im: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .negReal */ .LX)(z.im) };
}
/** The complex conjugate, exactly. */
function conj(z) {
    return { re: z.re, im: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .negReal */ .LX)(z.im) };
}
/** i · z. */
function timesI(z) {
    return { re: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .negReal */ .LX)(z.im), im: z.re };
}
/** z · 2^power. */
function timesPower(z, power) {
    return { re: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .scaled */ .vK)(z.re, power), im: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .scaled */ .vK)(z.im, power) };
}
/** a · b; each part is rounded once. */
function mul(a, b, bits) {
    if (a.im.m === 0n)
        return timesReal(b, a.re, bits);
    if (b.im.m === 0n)
        return timesReal(a, b.re, bits);
    const re = (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .addReal */ .Mh)(exactProduct(a.re, b.re), exactProduct((0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .negReal */ .LX)(a.im), b.im), bits);
    const im = (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .addReal */ .Mh)(exactProduct(a.re, b.im), exactProduct(a.im, b.re), bits);
    return { re, im };
}
function exactProduct(a, b) {
    return { m: a.m * b.m, e: a.e + b.e };
}
/** z · x for a real x. */
function timesReal(z, x, bits) {
    return { re: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .mulReal */ .rp)(z.re, x, bits), im: z.im.m === 0n ? _real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ZERO */ .AH : (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .mulReal */ .rp)(z.im, x, bits) };
}
/** z · n for an integer n. */
function timesInteger(z, n, bits) {
    return timesReal(z, { m: BigInt(n), e: 0 }, bits);
}
/** |z|². */
function norm(z, bits) {
    const square = (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .mulReal */ .rp)(z.re, z.re, bits);
    return z.im.m === 0n ? square : (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .addReal */ .Mh)(square, (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .mulReal */ .rp)(z.im, z.im, bits), bits);
}
/** |z|. */
function modulus(z, bits) {
    if (z.im.m === 0n)
        return (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .rounded */ .Wf)(z.re.m < 0n ? -z.re.m : z.re.m, z.re.e, bits);
    return (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .sqrtReal */ .LA)(norm(z, bits + 4), bits);
}
/** a / b; throws {@link NoValue} for b = 0. */
function div(a, b, bits) {
    if (b.im.m === 0n) {
        if (b.re.m === 0n)
            throw new _real_js__WEBPACK_IMPORTED_MODULE_1__/* .NoValue */ .hZ('division by zero');
        return { re: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .divReal */ .E1)(a.re, b.re, bits), im: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .divReal */ .E1)(a.im, b.re, bits) };
    }
    const below = norm(b, bits + 4);
    const above = mul(a, conj(b), bits + 4);
    return { re: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .divReal */ .E1)(above.re, below, bits), im: (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .divReal */ .E1)(above.im, below, bits) };
}
/** 1 / z; throws {@link NoValue} for 0. */
function inverse(z, bits) {
    return div(C_ONE, z, bits);
}
/** The principal root, with Re ≥ 0 and, on the cut (−∞, 0), Im > 0 (DLMF 4.2.31 with the cut seen from above). */
function sqrt(z, bits) {
    if (z.im.m === 0n) {
        return z.re.m < 0n ? ofReal(_real_js__WEBPACK_IMPORTED_MODULE_1__/* .BIG_ZERO */ .AH, (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .sqrtReal */ .LA)((0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .negReal */ .LX)(z.re), bits)) : ofReal((0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .sqrtReal */ .LA)(z.re, bits));
    }
    const size = modulus(z, bits + 8);
    const outer = z.re.m < 0n ? (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .subReal */ .Bs)(size, z.re, bits + 8) : (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .addReal */ .Mh)(size, z.re, bits + 8);
    const large = (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .sqrtReal */ .LA)((0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .scaled */ .vK)(outer, -1), bits + 4);
    const small = (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .divReal */ .E1)((0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .scaled */ .vK)(z.im, -1), large, bits);
    if (z.re.m >= 0n)
        return ofReal(large, small);
    return z.im.m < 0n ? ofReal((0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .negReal */ .LX)(small), (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .negReal */ .LX)(large)) : ofReal(small, large);
}
/** Place of the leading bit of the larger part; -Infinity for 0. */
function topOf(z) {
    return Math.max((0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .topBit */ .nm)(z.re), (0,_real_js__WEBPACK_IMPORTED_MODULE_1__/* .topBit */ .nm)(z.im));
}
/** z^n for an integer |n| by repeated squaring; throws {@link NoValue} for 0 to a negative power. */
function integerPower(z, n, bits) {
    const work = bits + 2 * Math.ceil(Math.log2(Math.abs(n) + 2));
    let result = C_ONE;
    let square = z;
    for (let rest = Math.abs(n); rest > 0; rest = Math.floor(rest / 2)) {
        if (rest % 2 === 1)
            result = mul(result, square, work);
        if (rest > 1)
            square = mul(square, square, work);
    }
    return n < 0 ? inverse(result, bits) : result;
}


/***/ }),

/***/ 7171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZX: () => (/* binding */ ln2Fixed),
/* harmony export */   _B: () => (/* binding */ euler),
/* harmony export */   cd: () => (/* binding */ piFixed),
/* harmony export */   nO: () => (/* binding */ eulerNumber),
/* harmony export */   pi: () => (/* binding */ pi),
/* harmony export */   zc: () => (/* binding */ ln2)
/* harmony export */ });
/* harmony import */ var _real_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9612);

/** Guard bits of the cached values. */
const GUARD = 32;
/** Precisions are rounded up to multiples of this, so that few values are computed. */
const STEP = 128;
/** A constant as a fixed-point integer, computed once for the largest precision asked for. */
function cached(compute) {
    let known = 0n;
    let knownPlaces = 0;
    return (places) => {
        if (places + GUARD / 2 > knownPlaces) {
            knownPlaces = Math.ceil((places + GUARD) / STEP) * STEP + GUARD;
            known = compute(knownPlaces + GUARD) >> BigInt(GUARD);
        }
        return known >> BigInt(knownPlaces - places);
    };
}
/** Σ ±1/((2k+1) n^(2k+1)): artanh(1/n), or arctan(1/n) when the signs alternate. */
function inverseSeries(n, places, alternating) {
    let power = (1n << BigInt(places)) / n;
    let total = 0n;
    for (let k = 0n; power !== 0n; k += 1n) {
        const term = power / (2n * k + 1n);
        total += alternating && k % 2n === 1n ? -term : term;
        power /= n * n;
    }
    return total;
}
/** π in fixed point: Machin, π = 16 arctan(1/5) − 4 arctan(1/239). */
const piFixed = cached((places) => 16n * inverseSeries(5n, places, true) - 4n * inverseSeries(239n, places, true));
/** ln 2 in fixed point: 18 artanh(1/26) − 2 artanh(1/4801) + 8 artanh(1/8749) (Gourdon and Sebah, The logarithmic constant). */
const ln2Fixed = cached((places) => 18n * inverseSeries(26n, places, false) -
    2n * inverseSeries(4801n, places, false) +
    8n * inverseSeries(8749n, places, false));
/** e = Σ 1/k! in fixed point. */
const eFixed = cached((places) => {
    let term = 1n << BigInt(places);
    let total = term;
    for (let k = 1n; term !== 0n; k += 1n) {
        term /= k;
        total += term;
    }
    return total;
});
/** Euler's γ in fixed point: Brent and McMillan, Some new algorithms for high-precision computation of Euler's constant (1980), B1. */
const eulerFixed = cached((places) => {
    // The error is π e^(-4n); n is a power of two, so that its logarithm is a multiple of ln 2.
    const power = Math.ceil(Math.log2((places * Math.LN2) / 4 + 2));
    const n = 1n << BigInt(power);
    let b = 1n << BigInt(places);
    let a = -BigInt(power) * ln2Fixed(places);
    let [over, under] = [a, b];
    for (let k = 1n; b !== 0n || k < n; k += 1n) {
        b = (b * n * n) / (k * k);
        a = ((a * n * n) / k + b) / k;
        over += a;
        under += b;
    }
    return (over << BigInt(places)) / under;
});
function constant(fixed) {
    return (bits) => (0,_real_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)(fixed(bits + 2), -(bits + 2), bits + 2);
}
/** π (DLMF 3.12.1). */
const pi = constant(piFixed);
/** ln 2. */
const ln2 = constant(ln2Fixed);
/** Euler's γ (DLMF 5.2.3). */
const euler = constant(eulerFixed);
/** e (DLMF 4.2.11). */
const eulerNumber = constant(eFixed);


/***/ }),

/***/ 2457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ro: () => (/* binding */ toNumber),
/* harmony export */   UH: () => (/* binding */ fromDecimal),
/* harmony export */   oB: () => (/* binding */ fromNumber),
/* harmony export */   zy: () => (/* binding */ fromRational)
/* harmony export */ });
/* unused harmony export toDecimal */
/* harmony import */ var _real_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9612);

/** Decimal exponents beyond this are refused: 10^n is computed in full. */
const MAX_TENS = 20_000;
const DOUBLE = new DataView(new ArrayBuffer(8));
/** A double, exactly (IEEE 754 binary64); throws {@link NoValue} for NaN and infinities. */
function fromNumber(x) {
    if (!Number.isFinite(x))
        throw new _real_js__WEBPACK_IMPORTED_MODULE_0__/* .NoValue */ .hZ('not a finite number');
    if (Number.isSafeInteger(x))
        return x === 0 ? _real_js__WEBPACK_IMPORTED_MODULE_0__/* .BIG_ZERO */ .AH : { m: BigInt(x), e: 0 };
    DOUBLE.setFloat64(0, x);
    const exponent = (DOUBLE.getUint32(0) >>> 20) & 0x7ff;
    const fraction = (DOUBLE.getUint32(0) & 0xfffff) * 2 ** 32 + DOUBLE.getUint32(4);
    const m = BigInt(exponent === 0 ? fraction : fraction + 2 ** 52);
    return { m: x < 0 ? -m : m, e: Math.max(1, exponent) - 1075 };
}
/** p / q to `bits` bits; throws {@link NoValue} for q = 0. */
function fromRational(p, q, bits) {
    return q === 1n ? (0,_real_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)(p, 0, bits) : (0,_real_js__WEBPACK_IMPORTED_MODULE_0__/* .divReal */ .E1)({ m: p, e: 0 }, { m: q, e: 0 }, bits);
}
/** A decimal numeral such as `-12.5e-3` to `bits` bits; undefined when the text is none or its exponent is absurd. */
function fromDecimal(text, bits) {
    const parts = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,9}))?$/.exec(text.trim());
    const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts ?? [];
    if (whole + fraction === '')
        return undefined;
    const tens = Number(exponent) - fraction.length;
    if (Math.abs(tens) > MAX_TENS)
        return undefined;
    const digits = BigInt(whole + fraction);
    const value = tens >= 0
        ? (0,_real_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)(digits * 10n ** BigInt(tens), 0, bits)
        : fromRational(digits, 10n ** BigInt(-tens), bits);
    return sign === '-' ? (0,_real_js__WEBPACK_IMPORTED_MODULE_0__/* .negReal */ .LX)(value) : value;
}
/** The nearest double up to one unit in its last place; ±Infinity and 0 beyond its range. */
function toNumber(x) {
    const extra = (0,_real_js__WEBPACK_IMPORTED_MODULE_0__/* .bitLength */ .ao)(x.m) - 64;
    if (extra <= 0)
        return timesPower(Number(x.m), x.e);
    return timesPower(Number(x.m >> BigInt(extra)), x.e + extra);
}
function timesPower(m, e) {
    if (e > 2000)
        return m * Number.POSITIVE_INFINITY;
    if (e < -2300)
        return m * 0;
    const half = Math.trunc(e / 2);
    return Math.abs(e) < 1000 ? m * 2 ** e : m * 2 ** half * 2 ** (e - half);
}
/** x in scientific notation with so many digits (at least 2), for messages and tests. */
function toDecimal(x, digits) {
    if (x.m === 0n)
        return '0';
    const size = x.m < 0n ? -x.m : x.m;
    const tens = Math.floor((x.e + bitLength(size)) * Math.LOG10E * Math.LN2) - digits - 2;
    const [up, down] = [10n ** BigInt(Math.max(0, -tens)), 10n ** BigInt(Math.max(0, tens))];
    const long = (x.e >= 0 ? ((size * up) << BigInt(x.e)) / down : ((size * up) / down) >> BigInt(-x.e)).toString();
    const short = ((BigInt(long.slice(0, digits + 1)) + 5n) / 10n).toString();
    const carry = short.length - digits;
    const mantissa = `${short.slice(0, 1)}.${short.slice(1, digits)}`;
    return `${x.m < 0n ? '-' : ''}${mantissa}e${tens + long.length - 1 + carry}`;
}


/***/ }),

/***/ 8746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ sinPi),
/* harmony export */   F8: () => (/* binding */ sin),
/* harmony export */   Fq: () => (/* binding */ acosh),
/* harmony export */   HQ: () => (/* binding */ acos),
/* harmony export */   JR: () => (/* binding */ arg),
/* harmony export */   Kk: () => (/* binding */ log1p),
/* harmony export */   L0: () => (/* binding */ sinh),
/* harmony export */   Ml: () => (/* binding */ tan),
/* harmony export */   Rm: () => (/* binding */ log),
/* harmony export */   gn: () => (/* binding */ cos),
/* harmony export */   jA: () => (/* binding */ cosPi),
/* harmony export */   n7: () => (/* binding */ pow),
/* harmony export */   oN: () => (/* binding */ exp),
/* harmony export */   qR: () => (/* binding */ asin),
/* harmony export */   rY: () => (/* binding */ atan),
/* harmony export */   rf: () => (/* binding */ atanh),
/* harmony export */   yH: () => (/* binding */ asinh),
/* harmony export */   yI: () => (/* binding */ cosh),
/* harmony export */   ym: () => (/* binding */ tanh)
/* harmony export */ });
/* harmony import */ var _complex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5426);
/* harmony import */ var _constants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7171);
/* harmony import */ var _kernels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3880);
/* harmony import */ var _real_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9612);




/** Exponents up to this are powers by repeated squaring. */
const SQUARING = 1024;
/** e^z = e^x (cos y + i sin y); throws {@link NoValue} for |Re z| ≥ 2^40 or |Im z| ≥ 2^1000. */
function exp(z, bits) {
    const size = (0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .expReal */ .SG)(z.re, bits + 4);
    if ((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .isReal */ .tE)(z))
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)(size);
    const [cos, sin] = (0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .circleReal */ .le)(z.im, bits + 4);
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .mulReal */ .rp)(size, cos, bits), (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .mulReal */ .rp)(size, sin, bits));
}
/** ln |z| with all its digits also next to |z| = 1. */
function logModulus(z, bits) {
    const close = (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .addReal */ .Mh)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .norm */ .xb)(z, 64), (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .negReal */ .LX)(_real_js__WEBPACK_IMPORTED_MODULE_3__/* .BIG_ONE */ .Mm), 64);
    if ((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .topBit */ .nm)(close) > -8)
        return (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .scaled */ .vK)((0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .logReal */ .R)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .norm */ .xb)(z, bits + 8), bits), -1);
    // |z|² − 1 = (|a| − 1)(|a| + 1) + b², a the larger part.
    const [a, b] = (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .topBit */ .nm)(z.re) >= (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .topBit */ .nm)(z.im) ? [z.re, z.im] : [z.im, z.re];
    const exact = 4 * bits + 64;
    const size = a.m < 0n ? (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .negReal */ .LX)(a) : a;
    const outer = (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .mulReal */ .rp)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .subReal */ .Bs)(size, _real_js__WEBPACK_IMPORTED_MODULE_3__/* .BIG_ONE */ .Mm, exact), (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .addReal */ .Mh)(size, _real_js__WEBPACK_IMPORTED_MODULE_3__/* .BIG_ONE */ .Mm, exact), exact);
    return (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .scaled */ .vK)((0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .logNearOne */ .Fc)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .addReal */ .Mh)(outer, (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .mulReal */ .rp)(b, b, exact), exact), bits), -1);
}
/** The principal logarithm, −π < Im ≤ π (DLMF 4.2.2); throws {@link NoValue} for 0. */
function log(z, bits) {
    if ((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .isZero */ .be)(z))
        throw new _real_js__WEBPACK_IMPORTED_MODULE_3__/* .NoValue */ .hZ('logarithm of zero');
    if ((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .isReal */ .tE)(z)) {
        return z.re.m > 0n ? (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)((0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .logReal */ .R)(z.re, bits)) : (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)((0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .logReal */ .R)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .negReal */ .LX)(z.re), bits), (0,_constants_js__WEBPACK_IMPORTED_MODULE_1__.pi)(bits));
    }
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)(logModulus(z, bits), (0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .angleReal */ .mO)(z.im, z.re, bits));
}
/** The principal argument in (−π, π]; 0 for 0. */
function arg(z, bits) {
    return (0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .angleReal */ .mO)(z.im, z.re, bits);
}
/** The principal power a^b = exp(b ln a) (DLMF 4.2.26); 0^b is 1 for b = 0, 0 for Re b > 0, else {@link NoValue}. */
function pow(a, b, bits) {
    const n = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .integerValue */ .Gf)(b);
    if (n === 0)
        return _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .C_ONE */ .Xf;
    if ((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .isZero */ .be)(a)) {
        if (b.re.m <= 0n)
            throw new _real_js__WEBPACK_IMPORTED_MODULE_3__/* .NoValue */ .hZ('power of zero');
        return _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .C_ZERO */ .nT;
    }
    if (n !== undefined && Math.abs(n) <= SQUARING)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .integerPower */ .M6)(a, n, bits);
    const work = bits + 4 + Math.max(0, (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .topOf */ .HX)(b) + 8);
    return exp((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .mul */ .lK)(b, log(a, work), work), bits);
}
/** [e^z, e^−z] with enough bits for their difference next to z = 0. */
function exponentials(z, bits) {
    const work = bits + 8 + Math.max(0, -(0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .topOf */ .HX)(z));
    if (!(work < 20 * bits + 2000))
        throw new _real_js__WEBPACK_IMPORTED_MODULE_3__/* .NoValue */ .hZ('argument too small');
    const up = exp(z, work);
    return [up, (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .inverse */ .DI)(up, work), work];
}
/** sinh x and cosh x of a real number. */
function hyperbolicReal(x, bits) {
    if ((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .topBit */ .nm)(x) < -bits)
        return [x, _real_js__WEBPACK_IMPORTED_MODULE_3__/* .BIG_ONE */ .Mm];
    const [up, down, work] = exponentials((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)(x), bits);
    return [(0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .scaled */ .vK)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .subReal */ .Bs)(up.re, down.re, work), -1), (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .scaled */ .vK)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .addReal */ .Mh)(up.re, down.re, work), -1)];
}
/** sin (x + iy) = sin x cosh y + i cos x sinh y (DLMF 4.21.37). */
function sin(z, bits) {
    const [c, s] = (0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .circleReal */ .le)(z.re, bits + 4);
    if ((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .isReal */ .tE)(z))
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)(s);
    const [sh, ch] = hyperbolicReal(z.im, bits + 4);
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .mulReal */ .rp)(s, ch, bits), (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .mulReal */ .rp)(c, sh, bits));
}
/** cos (x + iy) = cos x cosh y − i sin x sinh y (DLMF 4.21.38). */
function cos(z, bits) {
    const [c, s] = (0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .circleReal */ .le)(z.re, bits + 4);
    if ((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .isReal */ .tE)(z))
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)(c);
    const [sh, ch] = hyperbolicReal(z.im, bits + 4);
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .mulReal */ .rp)(c, ch, bits), (0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .negReal */ .LX)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .mulReal */ .rp)(s, sh, bits)));
}
/** tan z; throws {@link NoValue} at a pole. */
function tan(z, bits) {
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .div */ .y4)(sin(z, bits + 4), cos(z, bits + 4), bits);
}
/** sinh z = −i sin iz. */
function sinh(z, bits) {
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .neg */ .HZ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesI */ .UD)(sin((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesI */ .UD)(z), bits)));
}
/** cosh z = cos iz. */
function cosh(z, bits) {
    return cos((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesI */ .UD)(z), bits);
}
/** tanh z = −i tan iz. */
function tanh(z, bits) {
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .neg */ .HZ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesI */ .UD)(tan((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesI */ .UD)(z), bits)));
}
/** sin πz, with the multiples of π taken off exactly. */
function sinPi(z, bits) {
    const [rest, odd] = reduced(z);
    const value = sin((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesReal */ .VK)(rest, (0,_constants_js__WEBPACK_IMPORTED_MODULE_1__.pi)(bits + 8), bits + 8), bits);
    return odd ? (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .neg */ .HZ)(value) : value;
}
/** cos πz = sin π(1/2 − z), so that it keeps its digits next to a zero. */
function cosPi(z, bits) {
    const exact = 4 * bits + 64 + Math.max(0, (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .topOf */ .HX)(z));
    return sinPi((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sub */ .jb)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)({ m: 1n, e: -1 }), z, exact), bits);
}
/** z less the integer n nearest to its real part, and whether n is odd. */
function reduced(z) {
    if ((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .topBit */ .nm)(z.re) < 0)
        return [z, false];
    if ((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .topBit */ .nm)(z.re) > 4096)
        throw new _real_js__WEBPACK_IMPORTED_MODULE_3__/* .NoValue */ .hZ('angle out of range');
    const n = z.re.e >= 0 ? z.re.m << BigInt(z.re.e) : ((z.re.m >> BigInt(-z.re.e - 1)) + 1n) >> 1n;
    const rest = z.re.e >= 0 ? _real_js__WEBPACK_IMPORTED_MODULE_3__/* .BIG_ZERO */ .AH : { m: z.re.m - (n << BigInt(-z.re.e)), e: z.re.e };
    return [{ re: rest, im: z.im }, (n & 1n) === 1n];
}
/** ln(1 + z), with the digits of a small z. */
function log1p(z, bits) {
    const wide = bits + 8 + Math.min(4 * bits, Math.max(0, -(0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .topOf */ .HX)(z)));
    return log((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)(_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .C_ONE */ .Xf, z, wide), bits);
}
/** artanh z = ½ (ln(1+z) − ln(1−z)), cuts (−∞,−1] and [1,∞) (DLMF 4.37.24); on the cuts as the formula gives it. */
function atanh(z, bits) {
    const work = bits + 8 + Math.min(4 * bits, Math.max(0, -(0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .topOf */ .HX)(z)));
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesPower */ .OV)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sub */ .jb)(log1p(z, work), log1p((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .neg */ .HZ)(z), work), work), -1);
}
/** arctan z = −i artanh iz, cuts on the imaginary axis outside ±i (DLMF 4.23.26). */
function atan(z, bits) {
    if ((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .isReal */ .tE)(z))
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)((0,_kernels_js__WEBPACK_IMPORTED_MODULE_2__/* .angleReal */ .mO)(z.re, _real_js__WEBPACK_IMPORTED_MODULE_3__/* .BIG_ONE */ .Mm, bits));
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .neg */ .HZ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesI */ .UD)(atanh((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesI */ .UD)(z), bits)));
}
/** arsinh z = ln(z + √(z²+1)), odd; cuts on the imaginary axis outside ±i (DLMF 4.37.16). */
function asinh(z, bits) {
    if (z.re.m < 0n || (z.re.m === 0n && z.im.m < 0n))
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .neg */ .HZ)(asinh((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .neg */ .HZ)(z), bits));
    const work = 2 * bits + 8 + Math.min(4 * bits, Math.max(0, -(0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .topOf */ .HX)(z)));
    const root = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .mul */ .lK)(z, z, work), _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .C_ONE */ .Xf, work), work);
    return log((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)(z, root, work), bits);
}
/**
 * arcsin z = −i arsinh iz, cuts (−∞,−1) and (1,∞) (DLMF 4.23.19); on them from above left of −1 and from below
 * right of 1, so that it stays odd.
 */
function asin(z, bits) {
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .neg */ .HZ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesI */ .UD)(asinh((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesI */ .UD)(z), bits)));
}
/** arccos z = π/2 − arcsin z (DLMF 4.23.22). */
function acos(z, bits) {
    const work = 2 * bits;
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sub */ .jb)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofReal */ .e8)((0,_real_js__WEBPACK_IMPORTED_MODULE_3__/* .scaled */ .vK)((0,_constants_js__WEBPACK_IMPORTED_MODULE_1__.pi)(work), -1)), asin(z, work), bits);
}
/** arcosh z = 2 ln(√((z+1)/2) + √((z−1)/2)), cut (−∞, 1) (DLMF 4.37.21, Kahan 1987). */
function acosh(z, bits) {
    const work = 2 * bits + 8;
    const plus = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesPower */ .OV)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)(z, _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .C_ONE */ .Xf, work), -1), work);
    const minus = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesPower */ .OV)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sub */ .jb)(z, _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .C_ONE */ .Xf, work), -1), work);
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .timesPower */ .OV)(log((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)(plus, minus, work), bits), 1);
}


/***/ }),

/***/ 3880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fc: () => (/* binding */ logNearOne),
/* harmony export */   R: () => (/* binding */ logReal),
/* harmony export */   SG: () => (/* binding */ expReal),
/* harmony export */   le: () => (/* binding */ circleReal),
/* harmony export */   mO: () => (/* binding */ angleReal)
/* harmony export */ });
/* harmony import */ var _constants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7171);
/* harmony import */ var _convert_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2457);
/* harmony import */ var _real_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9612);



/** Above this |x| < 2^40 the exponent of e^x would leave the range of {@link Big}. */
const MAX_EXP_TOP = 40;
/** Angles up to 2^1000 are reduced; beyond, their digits are refused. */
const MAX_ANGLE_TOP = 1000;
/** How often to halve the argument before a Taylor series of so many places: halvings and terms balance near √places. */
function halvings(places) {
    return Math.ceil(Math.sqrt(places) * 0.6);
}
/** exp r in fixed point for |r| < 1: Taylor at r / 2^k, then k squarings (Brent and Zimmermann, Modern Computer Arithmetic, 4.3.1). */
function expTaylor(r, places) {
    const k = halvings(places);
    const work = places + 2 * k + 8;
    const at = r << BigInt(work - places - k);
    const down = BigInt(work);
    const one = 1n << down;
    let term = one;
    let sum = one;
    for (let n = 1; term !== 0n && term !== -1n; n += 1) {
        term = ((term * at) >> down) / (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .small */ .EX)(n);
        sum += term;
    }
    for (let i = 0; i < k; i += 1)
        sum = (sum * sum) >> down;
    return sum >> BigInt(work - places);
}
/** The integer nearest to a / b, b > 0. */
function nearestQuotient(a, b) {
    const [over, under] = [2n * a + b, 2n * b];
    return over < 0n ? -((under - 1n - over) / under) : over / under;
}
/** e^x to `bits` bits; throws {@link NoValue} for |x| ≥ 2^40. */
function expReal(x, bits) {
    const top = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(x);
    if (top < -bits - 2)
        return _real_js__WEBPACK_IMPORTED_MODULE_2__/* .BIG_ONE */ .Mm;
    if (top > MAX_EXP_TOP)
        throw new _real_js__WEBPACK_IMPORTED_MODULE_2__/* .NoValue */ .hZ('exponential out of range');
    const places = bits + 8;
    const wide = places + Math.max(0, top);
    const fixed = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .toFixedPoint */ .mo)(x, wide);
    const period = (0,_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .ln2Fixed */ .ZX)(wide);
    const n = nearestQuotient(fixed, period);
    const rest = (fixed - n * period) >> BigInt(wide - places);
    return (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .rounded */ .Wf)(expTaylor(rest, places), Number(n) - places, bits);
}
/** Σ ± x^(2k+first) / (2k+first)! in fixed point. */
function circleTaylor(x, first, places) {
    const down = BigInt(places);
    const square = (x * x) >> down;
    let term = first === 1 ? x : 1n << down;
    let sum = term;
    for (let n = first + 1; term !== 0n; n += 2) {
        term = -((term * square) >> down) / (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .small */ .EX)(n * (n + 1));
        sum += term;
    }
    return sum;
}
/** cos and sin of |x| ≤ π/4 in fixed point: Taylor at x / 2^k, then k doublings of the angle. */
function circleFixed(x, places) {
    const k = halvings(places);
    const work = places + 2 * k + 8;
    const down = BigInt(work);
    const at = x << BigInt(work - places - k);
    let sin = circleTaylor(at, 1, work);
    // versed cosine 1 − cos keeps its digits through the doublings: vers 2x = 2 sin² x.
    let vers = (1n << down) - circleTaylor(at, 0, work);
    const one = 1n << down;
    for (let i = 0; i < k; i += 1) {
        const next = (sin * (one - vers)) >> (down - 1n);
        vers = (sin * sin) >> (down - 1n);
        sin = next;
    }
    const back = BigInt(work - places);
    return [(one - vers) >> back, sin >> back];
}
/** [cos x, sin x], each to `bits` bits of its own; throws {@link NoValue} for |x| ≥ 2^1000. */
function circleReal(x, bits) {
    const top = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(x);
    if (top > MAX_ANGLE_TOP)
        throw new _real_js__WEBPACK_IMPORTED_MODULE_2__/* .NoValue */ .hZ('angle out of range');
    if (top < -bits)
        return [_real_js__WEBPACK_IMPORTED_MODULE_2__/* .BIG_ONE */ .Mm, (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .rounded */ .Wf)(x.m, x.e, bits)];
    return circleAt(x, bits, bits + 8 + Math.max(0, -top));
}
function circleAt(x, bits, places) {
    const wide = places + Math.max(0, (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(x));
    const fixed = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .toFixedPoint */ .mo)(x, wide);
    const right = (0,_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .piFixed */ .cd)(wide + 1) >> 2n;
    const n = nearestQuotient(fixed, right);
    const rest = (fixed - n * right) >> BigInt(wide - places);
    // Next to a multiple of a right angle the remainder has lost its leading digits: once more with as many extra places.
    const missing = bits + 4 - (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .bitLength */ .ao)(rest);
    if (n !== 0n && missing > 0 && places <= bits + 8)
        return circleAt(x, bits, places + missing + 8);
    const [cos, sin] = circleFixed(rest, places);
    const turned = quarterTurns(cos, sin, Number(((n % 4n) + 4n) % 4n));
    return [(0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .rounded */ .Wf)(turned[0], -places, bits), (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .rounded */ .Wf)(turned[1], -places, bits)];
}
function quarterTurns(cos, sin, turns) {
    if (turns === 0)
        return [cos, sin];
    if (turns === 1)
        return [-sin, cos];
    return turns === 2 ? [-cos, -sin] : [sin, -cos];
}
/** Σ s^k t^(2k+1) / (2k+1): artanh t for s = 1, arctan t for s = −1; for small |t|. */
function inverseTaylor(t, s, bits) {
    if ((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(t) > -8)
        throw new _real_js__WEBPACK_IMPORTED_MODULE_2__/* .NoValue */ .hZ('series out of range');
    const square = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .mulReal */ .rp)(t, t, bits);
    let power = t;
    let sum = t;
    for (let k = 1; (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(power) > (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(t) - bits; k += 1) {
        power = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .mulReal */ .rp)(power, square, bits);
        const term = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .divReal */ .E1)(power, { m: BigInt(2 * k + 1), e: 0 }, bits);
        sum = s === -1 && k % 2 === 1 ? (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .subReal */ .Bs)(sum, term, bits) : (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .addReal */ .Mh)(sum, term, bits);
    }
    return sum;
}
/** ln x for x > 0: the double's logarithm, corrected by 2 artanh((x e^-y − 1) / (x e^-y + 1)). */
function logReal(x, bits) {
    if (x.m <= 0n)
        throw new _real_js__WEBPACK_IMPORTED_MODULE_2__/* .NoValue */ .hZ('logarithm of nothing positive');
    const shift = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(x);
    const near = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .scaled */ .vK)(x, -shift);
    const guess = Math.log((0,_convert_js__WEBPACK_IMPORTED_MODULE_1__/* .toNumber */ .Ro)(near));
    const less = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .subReal */ .Bs)(x, _real_js__WEBPACK_IMPORTED_MODULE_2__/* .BIG_ONE */ .Mm, bits);
    if ((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(less) < -8)
        return logNearOne(less, bits);
    const work = bits + 16;
    const y = (0,_convert_js__WEBPACK_IMPORTED_MODULE_1__/* .fromNumber */ .oB)(guess);
    const ratio = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .mulReal */ .rp)(near, expReal((0,_convert_js__WEBPACK_IMPORTED_MODULE_1__/* .fromNumber */ .oB)(-guess), work), work);
    const t = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .divReal */ .E1)((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .subReal */ .Bs)(ratio, _real_js__WEBPACK_IMPORTED_MODULE_2__/* .BIG_ONE */ .Mm, work), (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .addReal */ .Mh)(ratio, _real_js__WEBPACK_IMPORTED_MODULE_2__/* .BIG_ONE */ .Mm, work), work);
    const fine = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .addReal */ .Mh)(y, (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .scaled */ .vK)(t.m === 0n ? t : inverseTaylor(t, 1, work), 1), work);
    const whole = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .mulReal */ .rp)({ m: BigInt(shift), e: 0 }, (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .rounded */ .Wf)((0,_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .ln2Fixed */ .ZX)(work), -work, work), work);
    return (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .addReal */ .Mh)(whole, fine, bits);
}
/** ln(1 + d) for small |d|, to `bits` bits of its own. */
function logNearOne(d, bits) {
    if (d.m === 0n)
        return _real_js__WEBPACK_IMPORTED_MODULE_2__/* .BIG_ZERO */ .AH;
    if ((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(d) >= -8)
        return logReal((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .addReal */ .Mh)(_real_js__WEBPACK_IMPORTED_MODULE_2__/* .BIG_ONE */ .Mm, d, bits + 16), bits);
    const t = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .divReal */ .E1)(d, (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .addReal */ .Mh)({ m: 2n, e: 0 }, d, bits + 4), bits + 4);
    return (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .scaled */ .vK)(inverseTaylor(t, 1, bits + 4), 1);
}
/** The angle of (x, y) in (−π, π], 0 for the origin: the double's angle, corrected by an arctangent. */
function angleReal(y, x, bits) {
    const work = bits + 8;
    if (y.m === 0n)
        return x.m < 0n ? (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .rounded */ .Wf)((0,_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .piFixed */ .cd)(work), -work, bits) : _real_js__WEBPACK_IMPORTED_MODULE_2__/* .BIG_ZERO */ .AH;
    const top = Math.max((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(x), (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(y));
    const guess = Math.atan2((0,_convert_js__WEBPACK_IMPORTED_MODULE_1__/* .toNumber */ .Ro)((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .scaled */ .vK)(y, -top)), (0,_convert_js__WEBPACK_IMPORTED_MODULE_1__/* .toNumber */ .Ro)((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .scaled */ .vK)(x, -top)));
    if (x.m > 0n && (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(y) - (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .topBit */ .nm)(x) < -9)
        return inverseTaylor((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .divReal */ .E1)(y, x, work), -1, work);
    const [cos, sin] = circleReal((0,_convert_js__WEBPACK_IMPORTED_MODULE_1__/* .fromNumber */ .oB)(guess), work);
    const across = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .subReal */ .Bs)((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .mulReal */ .rp)(y, cos, work), (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .mulReal */ .rp)(x, sin, work), work);
    const along = (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .addReal */ .Mh)((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .mulReal */ .rp)(x, cos, work), (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .mulReal */ .rp)(y, sin, work), work);
    const rest = across.m === 0n ? across : inverseTaylor((0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .divReal */ .E1)(across, along, work), -1, work);
    return (0,_real_js__WEBPACK_IMPORTED_MODULE_2__/* .addReal */ .Mh)((0,_convert_js__WEBPACK_IMPORTED_MODULE_1__/* .fromNumber */ .oB)(guess), rest, bits);
}


/***/ }),

/***/ 9612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ BIG_ZERO),
/* harmony export */   Bs: () => (/* binding */ subReal),
/* harmony export */   E1: () => (/* binding */ divReal),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   LA: () => (/* binding */ sqrtReal),
/* harmony export */   LX: () => (/* binding */ negReal),
/* harmony export */   Mh: () => (/* binding */ addReal),
/* harmony export */   Mm: () => (/* binding */ BIG_ONE),
/* harmony export */   Wf: () => (/* binding */ rounded),
/* harmony export */   aO: () => (/* binding */ signReal),
/* harmony export */   ao: () => (/* binding */ bitLength),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   eQ: () => (/* binding */ compareReal),
/* harmony export */   hZ: () => (/* binding */ NoValue),
/* harmony export */   mo: () => (/* binding */ toFixedPoint),
/* harmony export */   nm: () => (/* binding */ topBit),
/* harmony export */   rp: () => (/* binding */ mulReal),
/* harmony export */   t0: () => (/* binding */ nearestInteger),
/* harmony export */   vK: () => (/* binding */ scaled)
/* harmony export */ });
/* unused harmony export shifted */
/** Thrown by the arithmetic where there is no value it can hold: division by zero, exponents out of range, no end in sight. */
class NoValue extends RangeError {
}
/** 0. */
const BIG_ZERO = { m: 0n, e: 0 };
/** 1. */
const BIG_ONE = { m: 1n, e: 0 };
/** Exponents beyond this are refused: doubles still hold them exactly and shifts never reach them. */
const MAX_EXPONENT = 2 ** 50;
/** No shift is wider than this many bits, so that a wild exponent costs no memory. */
const MAX_SHIFT = 200_000;
/** Bigints of small numbers, kept because making one costs as much as an addition. */
const SMALL = Array.from({ length: 4096 }, (_, n) => BigInt(n));
/** n as a bigint. */
function small(n) {
    return SMALL[n] ?? BigInt(n);
}
const DOUBLE = new DataView(new ArrayBuffer(8));
/** Number of bits of |m|, at most one too many; 0 for 0. */
function bitLength(m) {
    if (m === 0n)
        return 0;
    // The exponent of the nearest double (IEEE 754 binary64); 2047 stands for infinity.
    DOUBLE.setFloat64(0, Number(m));
    const exponent = (DOUBLE.getUint32(0) >>> 20) & 0x7ff;
    return exponent < 0x7ff ? exponent - 1022 : (m < 0n ? -m : m).toString(16).length * 4;
}
/** m · 2^shift, rounded down when the shift is negative. */
function shifted(m, shift) {
    if (shift === 0)
        return m;
    if (shift > 0) {
        if (shift > MAX_SHIFT && m !== 0n)
            throw new NoValue('shift too wide');
        return m === 0n ? m : m << small(shift);
    }
    return -shift > MAX_SHIFT ? (m < 0n ? -1n : 0n) : m >> small(-shift);
}
/** m · 2^e cut to `bits` bits (towards minus infinity, less than one unit in the last place). */
function rounded(m, e, bits) {
    if (m === 0n)
        return BIG_ZERO;
    const extra = bitLength(m) - bits;
    const exponent = extra > 0 ? e + extra : e;
    if (!(Math.abs(exponent) < MAX_EXPONENT))
        throw new NoValue('exponent out of range');
    return extra > 0 ? { m: m >> small(extra), e: exponent } : { m, e };
}
/** Place of the leading bit: 2^(top-1) ≤ |x| < 2^top, at most one too large; -Infinity for 0. */
function topBit(x) {
    return x.m === 0n ? Number.NEGATIVE_INFINITY : x.e + bitLength(x.m);
}
/** −x, exactly. */
function negReal(x) {
    return { m: -x.m, e: x.e };
}
/** a + b; a summand below the last bit is dropped. */
function addReal(a, b, bits) {
    if (a.m === 0n)
        return rounded(b.m, b.e, bits);
    if (b.m === 0n)
        return rounded(a.m, a.e, bits);
    if (a.e < b.e)
        return addReal(b, a, bits);
    const gap = a.e - b.e;
    if (gap > bits) {
        const above = topBit(a) - topBit(b);
        if (above > bits + 3)
            return rounded(a.m, a.e, bits);
        if (above < -bits - 3)
            return rounded(b.m, b.e, bits);
    }
    return rounded(shifted(a.m, gap) + b.m, b.e, bits);
}
/** a − b; see {@link addReal}. */
function subReal(a, b, bits) {
    return addReal(a, negReal(b), bits);
}
/** a · b. */
function mulReal(a, b, bits) {
    return rounded(a.m * b.m, a.e + b.e, bits);
}
/** a / b; throws {@link NoValue} for b = 0. */
function divReal(a, b, bits) {
    if (b.m === 0n)
        throw new NoValue('division by zero');
    if (a.m === 0n)
        return BIG_ZERO;
    const shift = Math.max(0, bits + 2 + bitLength(b.m) - bitLength(a.m));
    return rounded(shifted(a.m, shift) / b.m, a.e - b.e - shift, bits);
}
/** ⌊√n⌋ up to one unit, by Newton's iteration from a double; n ≥ 0. */
function integerRoot(n) {
    if (n === 0n)
        return 0n;
    const half = Math.max(0, Math.ceil((bitLength(n) - 100) / 2));
    let root = BigInt(Math.floor(Math.sqrt(Number(n >> BigInt(2 * half))))) << BigInt(half);
    for (let known = 50; known < half + 52; known *= 2)
        root = (root + n / root) >> 1n;
    return root;
}
/** √x; throws {@link NoValue} for x < 0. */
function sqrtReal(x, bits) {
    if (x.m < 0n)
        throw new NoValue('root of a negative number');
    if (x.m === 0n)
        return BIG_ZERO;
    const wanted = Math.max(0, 2 * bits + 4 - bitLength(x.m));
    const shift = (x.e - wanted) % 2 === 0 ? wanted : wanted + 1;
    const m = x.m << BigInt(shift);
    const root = integerRoot(m);
    return rounded(root, (x.e - shift) / 2, bits);
}
/** -1, 0 or 1. */
function signReal(x) {
    return x.m === 0n ? 0 : x.m < 0n ? -1 : 1;
}
/** -1, 0 or 1 as a is less than, equal to or greater than b; exact. */
function compareReal(a, b) {
    const [signA, signB] = [signReal(a), signReal(b)];
    if (signA !== signB || signA === 0)
        return Math.sign(signA - signB);
    const gap = topBit(a) - topBit(b);
    if (Math.abs(gap) > 2)
        return gap > 0 ? signA : -signA;
    const low = Math.min(a.e, b.e);
    const [x, y] = [shifted(a.m, a.e - low), shifted(b.m, b.e - low)];
    return x === y ? 0 : x < y ? -1 : 1;
}
/** The multiple x · 2^power. */
function scaled(x, power) {
    return x.m === 0n ? x : { m: x.m, e: x.e + power };
}
/** x as a fixed-point integer, ⌊x · 2^places⌋. */
function toFixedPoint(x, places) {
    return shifted(x.m, x.e + places);
}
/** The integer nearest to x; throws {@link NoValue} beyond the widest shift. */
function nearestInteger(x) {
    return x.e >= 0 ? shifted(x.m, x.e) : (shifted(x.m, x.e + 1) + 1n) >> 1n;
}
/** x when it is an integer that a double holds exactly. */
function integerOf(x) {
    if (x.m === 0n)
        return 0;
    if (topBit(x) > 53 || x.e < -MAX_SHIFT)
        return undefined;
    const whole = shifted(x.m, x.e);
    return x.e >= 0 || whole << BigInt(-x.e) === x.m ? Number(whole) : undefined;
}


/***/ }),

/***/ 312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ apply),
/* harmony export */   HR: () => (/* binding */ symbol),
/* harmony export */   Hn: () => (/* binding */ times),
/* harmony export */   OI: () => (/* binding */ infinityOf),
/* harmony export */   P5: () => (/* binding */ raised),
/* harmony export */   Rd: () => (/* binding */ minus),
/* harmony export */   V2: () => (/* binding */ substitute),
/* harmony export */   Zh: () => (/* binding */ over),
/* harmony export */   bu: () => (/* binding */ num),
/* harmony export */   tY: () => (/* binding */ plus),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* unused harmony export isNumber */
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8559);

/** A number as a node; a negative one is a negation. */
function num(value) {
    const text = { kind: 'number', text: String(Math.abs(value)) };
    return value < 0 ? { kind: 'negate', of: text } : text;
}
/** The one symbol of a name. */
function symbol(name) {
    return { kind: 'symbol', name };
}
/** Whether a node is this number as written. */
function isNumber(node, value) {
    return node.kind === 'number' && Number(node.text) === value;
}
/** A sum without zeros. */
function plus(...terms) {
    const kept = terms.filter((term) => !isNumber(term, 0));
    const [only] = kept;
    if (only === undefined)
        return num(0);
    return kept.length === 1 ? only : { kind: 'sum', terms: kept };
}
/** A product without ones; 0 when a factor is. */
function times(...factors) {
    if (factors.some((factor) => isNumber(factor, 0)))
        return num(0);
    const kept = factors.filter((factor) => !isNumber(factor, 1));
    const [only] = kept;
    if (only === undefined)
        return num(1);
    return kept.length === 1 ? only : { kind: 'product', factors: kept };
}
/** The negative of a node; 0 stays 0. */
function minus(of) {
    return isNumber(of, 0) ? of : { kind: 'negate', of };
}
/** A quotient; 0 above gives 0. */
function over(above, below) {
    return isNumber(above, 0) ? above : { kind: 'quotient', over: above, under: below };
}
/** A power; the first power is the base. */
function raised(base, exponent) {
    return isNumber(exponent, 1) ? base : { kind: 'power', base, exponent };
}
/** A function of the reader's table by its name. */
function apply(name, ...args) {
    return { kind: 'function', name, args };
}
/** Whether a name occurs as a symbol, or in the arguments of anything. */
function mentions(node, name) {
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .someNode */ .Ng)(node, (part) => part.kind === 'symbol' && part.name === name);
}
/** The expression with a value for a name; a name bound by a sum or integral inside is not told apart. */
function substitute(node, name, value) {
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .mapTree */ .X$)(node, (part) => (part.kind === 'symbol' && part.name === name ? value : part));
}
/** Whether a bound is ∞ (1), −∞ (−1) or finite (0). */
function infinityOf(node) {
    if (node.kind === 'symbol')
        return node.name === '\\infty' ? 1 : 0;
    if (node.kind === 'plusMinus')
        return 0;
    if (node.kind !== 'negate')
        return 0;
    return infinityOf(node.of) === 1 ? -1 : 0;
}


/***/ }),

/***/ 3147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ complexOf),
/* harmony export */   GT: () => (/* binding */ modulus),
/* harmony export */   I: () => (/* binding */ I),
/* harmony export */   Qr: () => (/* binding */ divide),
/* harmony export */   RZ: () => (/* binding */ sqrt),
/* harmony export */   Rm: () => (/* binding */ log),
/* harmony export */   WQ: () => (/* binding */ add),
/* harmony export */   f2: () => (/* binding */ ZERO),
/* harmony export */   lw: () => (/* binding */ multiply),
/* harmony export */   oN: () => (/* binding */ exp),
/* harmony export */   xr: () => (/* binding */ ONE),
/* harmony export */   yp: () => (/* binding */ power),
/* harmony export */   ze: () => (/* binding */ negate)
/* harmony export */ });
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


/***/ }),

/***/ 274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: () => (/* binding */ erfc),
/* harmony export */   Y1: () => (/* binding */ erf),
/* harmony export */   uN: () => (/* binding */ gamma)
/* harmony export */ });
/* harmony import */ var _complex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3147);
/* harmony import */ var _elementary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(761);


/** P. Godfrey, A note on the computation of the convergent Lanczos complex gamma approximation (2001): g = 607/128, n = 15. */
const LANCZOS_SHIFT = 607 / 128;
const LANCZOS = [
    0.9999999999999971, 57.15623566586292, -59.59796035547549, 14.136097974741746, -0.4919138160976202,
    0.3399464998481189e-4, 0.4652362892704858e-4, -0.9837447530487956e-4, 0.1580887032249125e-3,
    -0.21026444172410488e-3, 0.2174396181152126e-3, -0.1643181065367639e-3, 0.8441822398385275e-4,
    -0.2619083840158141e-4, 0.3689918265953162e-5,
];
/** 171! is the first factorial beyond the largest double. */
const LARGEST_FACTORIAL = 170;
/**
 * Γ(z) by Lanczos' formula, left of Re z = 1/2 by reflection (DLMF 5.5.3), NaN at the poles. Relative error below 1e-13 for
 * |z| < 60, 1e-12 to the end of the doubles; factorials of whole numbers are exact products.
 */
function gamma(z) {
    if (z.im === 0 && Number.isInteger(z.re))
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(z.re <= 0 ? Number.NaN : factorialOf(z.re - 1));
    if (z.re < 0.5) {
        const mirrored = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)(sinPi(z), gamma({ re: 1 - z.re, im: z.im === 0 ? 0 : -z.im }));
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.PI), mirrored);
    }
    const less = { re: z.re - 1, im: z.im };
    const base = { re: less.re + LANCZOS_SHIFT + 0.5, im: z.im };
    const half = { re: less.re / 2 + 0.25, im: z.im / 2 };
    const root = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .exp */ .oN)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)(half, (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .Rm)(base)), { re: -base.re / 2, im: -base.im / 2 }));
    const scaled = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.sqrt(2 * Math.PI)), lanczosSum(less));
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)(scaled, root), root);
}
function lanczosSum(z) {
    let [re, im] = [LANCZOS[0] ?? 1, 0];
    for (let k = 1; k < LANCZOS.length; k += 1) {
        const part = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(LANCZOS[k] ?? 0), { re: z.re + k, im: z.im });
        re += part.re;
        im += part.im;
    }
    return { re, im };
}
/** sin πz, reduced first so that it is small next to an integer. */
function sinPi(z) {
    const nearest = Math.round(z.re);
    const value = (0,_elementary_js__WEBPACK_IMPORTED_MODULE_1__/* .sin */ .F8)({ re: Math.PI * (z.re - nearest), im: Math.PI * z.im });
    return nearest % 2 === 0 ? value : { re: -value.re, im: value.im === 0 ? 0 : -value.im };
}
function factorialOf(n) {
    if (n > LARGEST_FACTORIAL)
        return Number.POSITIVE_INFINITY;
    let product = 1;
    for (let factor = 2; factor <= n; factor += 1)
        product *= factor;
    return product;
}
/** Below this the series of erf is used, above it the continued fraction of erfc. */
const ERF_SWITCH = 2;
/** 2^n x^2n / (2n+1)!! is below 1e-17 of the first term at x = 2 from n = 40 on. */
const ERF_TERMS = 45;
/** Levels of the continued fraction that give 16 digits at x = 2; measured against mpmath. */
const ERFC_LEVELS = 90;
/** erf x of a real number, to 1e-15 (DLMF 7.6.2; 7.2.2 beyond x = 2). */
function erf(x) {
    return Math.abs(x) < ERF_SWITCH ? erfSeries(x) : Math.sign(x) * (1 - erfcFraction(Math.abs(x)));
}
/** erfc x of a real number, to 1e-13 of its value (DLMF 7.2.2, 7.9.1). */
function erfc(x) {
    if (x >= ERF_SWITCH)
        return erfcFraction(x);
    return x <= -ERF_SWITCH ? 2 - erfcFraction(-x) : 1 - erfSeries(x);
}
function erfSeries(x) {
    let [term, total] = [x, x];
    for (let n = 1; n < ERF_TERMS; n += 1) {
        term *= (2 * x * x) / (2 * n + 1);
        total += term;
    }
    return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * total;
}
function erfcFraction(x) {
    let below = x;
    for (let level = ERFC_LEVELS; level > 0; level -= 1)
        below = x + level / 2 / below;
    return Math.exp(-x * x) / (Math.sqrt(Math.PI) * below);
}


/***/ }),

/***/ 761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ sin),
/* harmony export */   Fq: () => (/* binding */ acosh),
/* harmony export */   HQ: () => (/* binding */ acos),
/* harmony export */   L0: () => (/* binding */ sinh),
/* harmony export */   Ml: () => (/* binding */ tan),
/* harmony export */   ON: () => (/* binding */ acot),
/* harmony export */   St: () => (/* binding */ sinc),
/* harmony export */   aP: () => (/* binding */ sec),
/* harmony export */   gn: () => (/* binding */ cos),
/* harmony export */   mo: () => (/* binding */ csc),
/* harmony export */   n1: () => (/* binding */ cot),
/* harmony export */   qR: () => (/* binding */ asin),
/* harmony export */   rY: () => (/* binding */ atan),
/* harmony export */   rf: () => (/* binding */ atanh),
/* harmony export */   uP: () => (/* binding */ sech),
/* harmony export */   u_: () => (/* binding */ csch),
/* harmony export */   vw: () => (/* binding */ coth),
/* harmony export */   yH: () => (/* binding */ asinh),
/* harmony export */   yI: () => (/* binding */ cosh),
/* harmony export */   ym: () => (/* binding */ tanh)
/* harmony export */ });
/* harmony import */ var _complex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3147);

/** i·z and −i·z, without the rounding of a product; a zero part stays +0. */
const turn = (z) => ({ re: z.im === 0 ? 0 : -z.im, im: z.re });
const turnBack = (z) => ({ re: z.im, im: z.re === 0 ? 0 : -z.re });
/** sin(x + iy) = sin x cosh y + i cos x sinh y (DLMF 4.21.37). */
function sin(z) {
    if (z.im === 0)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.sin(z.re));
    return { re: Math.sin(z.re) * Math.cosh(z.im), im: Math.cos(z.re) * Math.sinh(z.im) };
}
/** cos(x + iy) = cos x cosh y − i sin x sinh y (DLMF 4.21.38). */
function cos(z) {
    if (z.im === 0)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.cos(z.re));
    return { re: Math.cos(z.re) * Math.cosh(z.im), im: -Math.sin(z.re) * Math.sinh(z.im) };
}
/** Beyond this height e^(−2y) is below half a unit in the last place of 1: 2 · 19 > 53 ln 2. */
const HIGH = 19;
/** tan z = −i tanh(iz) (DLMF 4.28.10). */
function tan(z) {
    return z.im === 0 ? (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.tan(z.re)) : turnBack(tanh(turn(z)));
}
/** sinh z = −i sin(iz) (DLMF 4.28.8). */
function sinh(z) {
    return z.im === 0 ? (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.sinh(z.re)) : turnBack(sin(turn(z)));
}
/** cosh z = cos(iz) (DLMF 4.28.9). */
function cosh(z) {
    return z.im === 0 ? (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.cosh(z.re)) : cos(turn(z));
}
/** Kahan (1987), CTANH: with t = tan y, β = 1 + t², s = sinh x, ρ = cosh x: (βρs + it) / (1 + βs²). */
function tanh(z) {
    if (z.im === 0)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.tanh(z.re));
    if (Math.abs(z.re) > HIGH)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.sign(z.re), 4 * Math.sin(z.im) * Math.cos(z.im) * Math.exp(-2 * Math.abs(z.re)));
    const t = Math.tan(z.im);
    const beta = 1 + t * t;
    const s = Math.sinh(z.re);
    const below = 1 + beta * s * s;
    return { re: (beta * Math.cosh(z.re) * s) / below, im: t / below };
}
const inverse = (of) => (z) => (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)(_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr, of(z));
/** 1 / tan z. */
const cot = inverse(tan);
/** 1 / cos z. */
const sec = inverse(cos);
/** 1 / sin z. */
const csc = inverse(sin);
/** 1 / tanh z. */
const coth = inverse(tanh);
/** 1 / cosh z. */
const sech = inverse(cosh);
/** 1 / sinh z. */
const csch = inverse(sinh);
const minusOne = (z) => ({ re: z.re - 1, im: z.im });
const plusOne = (z) => ({ re: 1 + z.re, im: z.im });
const oneMinus = (z) => ({ re: 1 - z.re, im: z.im === 0 ? 0 : -z.im });
const conj = (z) => ({ re: z.re, im: z.im === 0 ? 0 : -z.im });
/**
 * −i log(iz + √(1−z)√(1+z)) (DLMF 4.23.19) in the form of Kahan (1987), CASIN. On the cuts |x| > 1 a root of a negative
 * number is above the axis, so that arcsin 2 = π/2 − 1.317i.
 */
function asin(z) {
    if (z.im === 0 && Math.abs(z.re) <= 1)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.asin(z.re));
    const [less, more] = [(0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ)(oneMinus(z)), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ)(plusOne(z))];
    return {
        re: Math.atan2(z.re, (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)(less, more).re),
        im: Math.asinh((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)(conj(less), more).im),
    };
}
/** π/2 − arcsin z (DLMF 4.23.16) in the form of Kahan (1987), CACOS. */
function acos(z) {
    if (z.im === 0 && Math.abs(z.re) <= 1)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.acos(z.re));
    const [less, more] = [(0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ)(oneMinus(z)), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ)(plusOne(z))];
    return { re: 2 * Math.atan2(less.re, more.re), im: Math.asinh((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)(conj(more), less).im) };
}
/** arctan z = −i artanh(iz): the inverse of tan z = −i tanh(iz). */
function atan(z) {
    return z.im === 0 ? (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.atan(z.re)) : turnBack(atanh(turn(z)));
}
/** arsinh z = i arcsin(−iz): the inverse of sinh z = −i sin(iz). */
function asinh(z) {
    return z.im === 0 ? (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.asinh(z.re)) : turn(asin(turnBack(z)));
}
/** Kahan (1987), CACOSH. */
function acosh(z) {
    if (z.im === 0 && z.re >= 1)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.acosh(z.re));
    const [less, more] = [(0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ)(minusOne(z)), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ)(plusOne(z))];
    return { re: Math.asinh((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)(conj(less), more).re), im: 2 * Math.atan2(less.im, more.re) };
}
/**
 * (log(1+z) − log(1−z)) / 2 (DLMF 4.37.24) in the form of Kahan (1987), CATANH; both logarithms of negative numbers lie
 * above the axis.
 */
function atanh(z) {
    if (z.im === 0 && Math.abs(z.re) < 1)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.atanh(z.re));
    if (z.im === 0)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(0.5), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .Rm)(plusOne(z)), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .negate */ .ze)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .Rm)(oneMinus(z)))));
    const far = (1 - z.re) ** 2 + z.im ** 2;
    const angle = Math.atan2(2 * z.im, (1 - z.re) * (1 + z.re) - z.im ** 2);
    return { re: Math.log1p((4 * z.re) / far) / 4, im: angle / 2 };
}
/** arctan(1/z), with π/2 at zero (DLMF 4.23.9). */
function acot(z) {
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(z) === 0 ? (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.PI / 2) : atan((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)(_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr, z));
}
/** sin z / z, and 1 at zero. */
function sinc(z) {
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(z) === 0 ? _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr : (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)(sin(z), z);
}


/***/ }),

/***/ 3718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hX: () => (/* binding */ NODE_BUDGET),
  _3: () => (/* binding */ evaluate),
  VO: () => (/* binding */ isConstant)
});

// EXTERNAL MODULE: ./build/math/calculus/build.js
var build = __webpack_require__(312);
// EXTERNAL MODULE: ./build/math/complex.js
var complex = __webpack_require__(3147);
// EXTERNAL MODULE: ./build/math/tree.js
var tree = __webpack_require__(8559);
;// CONCATENATED MODULE: ./build/math/calculus/acceleration.js

/** Terms taken one by one before acceleration; further ones for series that end by themselves. */
const LEVIN_TERMS = 34;
const MAX_TERMS = 400;
/** A ratio of neighbouring terms below this ends by itself within {@link MAX_TERMS}. */
const FAST = 0.85;
/** Accelerated sums must agree to this, relative to the largest partial sum. */
const AGREED = 1e-9;
const EPS = 2.3e-16;
/**
 * The sum of infinitely many terms with an estimate of its error: directly where the terms fall geometrically or faster,
 * else by the u-transform of Levin (1973, Int. J. Comput. Math. B 3, 371; DLMF 3.9(v)). Undefined where the series does
 * not visibly converge.
 */
function sumSeries(terms) {
    const first = [];
    for (let n = 0; n < LEVIN_TERMS; n += 1) {
        const term = terms(n);
        if (term === undefined || !Number.isFinite(term.re + term.im))
            break;
        first.push(term);
    }
    if (first.length === LEVIN_TERMS && first.slice(-8).every((term) => (0,complex/* modulus */.GT)(term) === 0))
        return plainSum(first);
    if (first.length < 8)
        return undefined;
    if (fallsFast(first))
        return direct(first, terms);
    if (first.length < LEVIN_TERMS || !tendsToZero(first))
        return undefined;
    const found = [levin(first), doubled(first, terms)].filter((estimate) => estimate !== undefined);
    return found.sort((a, b) => a.error - b.error)[0];
}
/** Terms of the partial sums at 8, 16, … that are extrapolated. */
const MAX_DOUBLED = 1024;
/** Terms that fall like powers: the partial sums at doubled lengths differ from the sum by geometric sequences. */
function doubled(first, terms) {
    const sums = [];
    let total = complex/* ZERO */.f2;
    for (let n = 0; n < MAX_DOUBLED; n += 1) {
        const term = first[n] ?? terms(n);
        if (term === undefined || !Number.isFinite(term.re + term.im))
            return undefined;
        total = (0,complex/* add */.WQ)(total, term);
        if (n >= 7 && Number.isInteger(Math.log2(n + 1)))
            sums.push(total);
    }
    if (!converges(sums))
        return undefined;
    const found = [accelerate(sums), extrapolate(sums, leadingPower(sums))].filter((part) => part !== undefined);
    const best = found.sort((a, b) => a.error - b.error)[0];
    const size = (0,complex/* modulus */.GT)(total);
    return best !== undefined && best.error <= AGREED * size
        ? { ...best, error: best.error + 64 * EPS * size }
        : undefined;
}
/** The power of 1/N by which partial sums at doubled N differ from the sum, to the nearest half; 1 when unclear. */
function leadingPower(sums) {
    const [one, two, three] = sums.slice(-3);
    if (one === undefined || two === undefined || three === undefined)
        return 1;
    const power = Math.round(2 * Math.log2(distance(one, two) / distance(two, three))) / 2;
    return Number.isFinite(power) && power > 0 ? power : 1;
}
/** Whether the last steps of a sequence become smaller: an extrapolated divergence has a value that is none. */
function converges(values) {
    const steps = values.slice(1).map((value, at) => distance(value, values[at] ?? value));
    const size = Math.max(...values.map(complex/* modulus */.GT));
    return steps.slice(-3).every((step, at, late) => {
        const next = late[at + 1];
        return next === undefined || next <= 0.97 * step || next <= 1e-13 * size;
    });
}
function plainSum(terms) {
    const value = terms.reduce(complex/* add */.WQ, complex/* ZERO */.f2);
    const size = terms.reduce((total, term) => total + (0,complex/* modulus */.GT)(term), 0);
    return { value, error: EPS * size * 4 };
}
/** Whether the later terms fall by a factor at every two steps; terms that are zero in between are passed over. */
function fallsFast(terms) {
    const sizes = terms.map(complex/* modulus */.GT);
    const late = sizes.slice(Math.floor(sizes.length / 2));
    return late.every((size, at) => {
        const next = late[at + 2];
        return next === undefined || size === 0 || next <= FAST ** 2 * size;
    });
}
function direct(first, terms) {
    let total = first.reduce(complex/* add */.WQ, complex/* ZERO */.f2);
    let size = first.reduce((sum, term) => sum + (0,complex/* modulus */.GT)(term), 0);
    let last = (0,complex/* modulus */.GT)(first[first.length - 1] ?? complex/* ZERO */.f2);
    for (let n = first.length; n < MAX_TERMS && last > EPS * size * 0.01; n += 1) {
        const term = terms(n);
        if (term === undefined)
            break;
        total = (0,complex/* add */.WQ)(total, term);
        last = (0,complex/* modulus */.GT)(term);
        size += last;
    }
    const rest = (2 * last) / (1 - FAST);
    return rest <= AGREED * size ? { value: total, error: rest + 4 * EPS * size } : undefined;
}
/**
 * Terms of one sign must fall faster than 1/n, alternating ones at all: a divergent series has no sum, although the
 * transform may give one. The power is read off terms n and 2n.
 */
function tendsToZero(terms) {
    const half = terms.length / 2;
    const [early, late, before] = [terms[half - 1], terms[terms.length - 1], terms[terms.length - 2]];
    if (early === undefined || late === undefined || before === undefined)
        return false;
    const power = Math.log2((0,complex/* modulus */.GT)(early) / (0,complex/* modulus */.GT)(late));
    const alternates = late.re * before.re + late.im * before.im < 0;
    return power > (alternates ? 0.2 : 1.1);
}
/** Levin's u-transform of all orders; the order whose neighbours agree best is taken. */
function levin(terms) {
    let best;
    let before;
    const partial = [];
    let sum = complex/* ZERO */.f2;
    for (const term of terms) {
        sum = (0,complex/* add */.WQ)(sum, term);
        partial.push(sum);
    }
    const largest = partial.reduce((size, part) => Math.max(size, (0,complex/* modulus */.GT)(part)), 0);
    for (let order = 4; order < terms.length - 1; order += 1) {
        const next = transform(terms, partial, order);
        if (next === undefined)
            continue;
        const moved = before === undefined ? Number.POSITIVE_INFINITY : distance(next.value, before);
        before = next.value;
        const error = 2 * moved + next.error;
        if (best === undefined || error < best.error)
            best = { value: next.value, error };
    }
    return best !== undefined && best.error <= AGREED * Math.max(largest, (0,complex/* modulus */.GT)(best.value))
        ? best
        : undefined;
}
/** Order k: Σ (−1)^j C(k,j) (j+1)^{k−2} s_j/a_j over the same without s_j; its rounding error from the cancelling sum. */
function transform(terms, partial, order) {
    let [above, below] = [complex/* ZERO */.f2, complex/* ZERO */.f2];
    let size = 0;
    let binomial = 1;
    for (let j = 0; j <= order; j += 1) {
        const [term, sum] = [terms[j], partial[j]];
        if (term === undefined || sum === undefined || (0,complex/* modulus */.GT)(term) === 0)
            return undefined;
        const factor = (j % 2 === 0 ? 1 : -1) * binomial * ((j + 1) / (order + 1)) ** (order - 2);
        const weight = (0,complex/* divide */.Qr)((0,complex/* complexOf */.AU)(factor), term);
        below = (0,complex/* add */.WQ)(below, weight);
        const part = (0,complex/* multiply */.lw)(weight, sum);
        above = (0,complex/* add */.WQ)(above, part);
        size += (0,complex/* modulus */.GT)(part);
        binomial = (binomial * (order - j)) / (j + 1);
    }
    const denominator = (0,complex/* modulus */.GT)(below);
    if (!(denominator > 0))
        return undefined;
    return { value: (0,complex/* divide */.Qr)(above, below), error: (8 * EPS * size) / denominator };
}
function distance(a, b) {
    return (0,complex/* modulus */.GT)({ re: a.re - b.re, im: a.im - b.im });
}
/** The limit of a sequence at h = 1, 1/2, 1/4, … by Richardson's extrapolation in h^p, h^{p+1}, … (DLMF 3.9(ii)). */
function extrapolate(values, power = 1) {
    let column = values;
    let best;
    for (let order = 1; order < values.length; order += 1) {
        const factor = 2 ** (power + order - 1);
        const next = column.slice(1).map((value, at) => {
            const old = column[at] ?? complex/* ONE */.xr;
            return (0,complex/* complexOf */.AU)((factor * value.re - old.re) / (factor - 1), (factor * value.im - old.im) / (factor - 1));
        });
        const [last, earlier, former] = [next.at(-1), next.at(-2), column.at(-1)];
        if (last === undefined || former === undefined)
            break;
        const error = Math.max(distance(last, former), earlier === undefined ? 0 : distance(last, earlier));
        if (best === undefined || error < best.error)
            best = { value: last, error };
        column = next;
    }
    return best;
}
/**
 * The limit of a sequence by the ε-algorithm of Wynn (1956, Math. Tables Aids Comput. 10, 91; DLMF 3.9(iv)), which
 * removes any geometric terms: halved distances also where the expansion is in roots of them.
 */
function accelerate(values) {
    let before = values.map(() => complex/* ZERO */.f2);
    let column = values;
    let best;
    for (let order = 1; order < values.length; order += 1) {
        const next = [];
        for (let at = 0; at + 1 < column.length; at += 1) {
            const [one, two, old] = [column[at], column[at + 1], before[at + 1]];
            if (one === undefined || two === undefined || old === undefined)
                return best;
            const step = (0,complex/* complexOf */.AU)(two.re - one.re, two.im - one.im);
            if ((0,complex/* modulus */.GT)(step) === 0)
                return order % 2 === 1 ? { value: two, error: EPS * (0,complex/* modulus */.GT)(two) } : best;
            next.push((0,complex/* add */.WQ)(old, (0,complex/* divide */.Qr)(complex/* ONE */.xr, step)));
        }
        [before, column] = [column, next];
        if (order % 2 === 1 || column.length < 2)
            continue;
        const [last, earlier] = [column.at(-1), column.at(-2)];
        if (last === undefined || earlier === undefined)
            break;
        const error = 4 * distance(last, earlier);
        if (Number.isFinite(error) && (best === undefined || error < best.error))
            best = { value: last, error };
    }
    return best;
}

;// CONCATENATED MODULE: ./build/math/calculus/limits.js


/** Steps towards the limit, halved each time. */
const STEPS = 14;
/** Values that lost more than this to rounding end the sequence: extrapolation would enlarge it. */
const NOISY = 1e-10;
/** Both sides of a limit must agree to this, and its error be below it, relative to the values on the way. */
const limits_AGREED = 3e-9;
/**
 * The limit of f at `to` (±Infinity for one at infinity) from the sides asked for, by extrapolation of a sequence of
 * halved distances. Undefined where it is not seen to converge, or where the two sides differ.
 */
function limitOf(f, to, sides) {
    if (!Number.isFinite(to))
        return fromSide((h) => f(Math.sign(to) / h), 0.25);
    const there = f(to);
    const found = sides.map((side) => fromSide((h) => f(to + side * h), 0.5 * Math.max(1, Math.abs(to))));
    if (there !== undefined && sides.every((side) => isContinuous(f, to, side, there)))
        return there;
    const [first, second] = found;
    if (first === undefined || sides.length === 1)
        return first;
    if (second === undefined)
        return undefined;
    const scale = Math.max((0,complex/* modulus */.GT)(first.value), (0,complex/* modulus */.GT)(second.value), 1e-300);
    const gap = limits_distance(first.value, second.value);
    if (gap > limits_AGREED * scale + 8 * (first.error + second.error))
        return undefined;
    return first.error <= second.error
        ? { ...first, error: first.error + gap }
        : { ...second, error: second.error + gap };
}
/** Whether f close to the point has the value it has there. */
function isContinuous(f, to, side, there) {
    const near = [1e-5, 1e-9].map((step) => f(to + side * step * Math.max(1, Math.abs(to))));
    const [far, close] = near.map((value) => value === undefined ? undefined : limits_distance(value.value, there.value));
    if (far === undefined || close === undefined)
        return false;
    const scale = Math.max((0,complex/* modulus */.GT)(there.value), 1);
    return close <= 1e-3 * scale && (close <= 0.5 * far || far <= 1e-7 * scale);
}
function fromSide(f, start) {
    const values = [];
    const errors = [];
    for (let step = 0; step < STEPS; step += 1) {
        const next = f(start * 2 ** -step);
        if (next === undefined || !Number.isFinite((0,complex/* modulus */.GT)(next.value)))
            break;
        const size = (0,complex/* modulus */.GT)(next.value);
        if (next.error > NOISY * Math.max(size, 1e-300) && values.length >= 5)
            break;
        values.push(next.value);
        errors.push(next.error);
    }
    if (values.length < 5)
        return undefined;
    const scale = Math.max(...values.slice(-3).map(complex/* modulus */.GT));
    if (!converges(values))
        return undefined;
    const found = [extrapolate(values), accelerate(values), plain(values)].filter((estimate) => estimate !== undefined);
    const noise = Math.max(...errors.slice(-4));
    const best = found.sort((a, b) => a.error - b.error)[0];
    if (best === undefined)
        return undefined;
    const error = best.error + 16 * noise + 1e-15 * scale;
    const whole = Math.max(scale, (0,complex/* modulus */.GT)(best.value));
    return error <= limits_AGREED * Math.max(whole, 1e-6 * Math.max(...values.map(complex/* modulus */.GT)))
        ? { value: best.value, error }
        : undefined;
}
/** The last value itself, where the steps have become so small that nothing is left to extrapolate. */
function plain(values) {
    const [one, two, three] = values.slice(-3);
    if (one === undefined || two === undefined || three === undefined)
        return undefined;
    const [before, last] = [limits_distance(one, two), limits_distance(two, three)];
    return last <= 0.1 * before || last === 0 ? { value: three, error: last } : undefined;
}
function limits_distance(a, b) {
    return (0,complex/* modulus */.GT)((0,complex/* complexOf */.AU)(a.re - b.re, a.im - b.im));
}

;// CONCATENATED MODULE: ./build/math/calculus/quadrature.js

/** How far the transformed variable runs: beyond, double exponential weights are below 1e-300. */
const REACH = 6.5;
/** Halvings of the step; the last has some 200 to 800 nodes. */
const MAX_LEVEL = 7;
/** The nodes are moved off the symmetric ones, so that a removable gap in the middle is not hit. */
const SHIFT = 0.1234;
/** Relative agreement of two levels that ends the refinement; the error then is far below their difference. */
const CONVERGED = 1e-10;
/** Two fine levels this far apart will not agree on the finest either. */
const HOPELESS = 1e-2;
/** What stands beside a gap without values must be below this share of the whole. */
const NEGLIGIBLE = 1e-13;
/**
 * ∫ f from `from` to `to` by double exponential quadrature (Takahasi and Mori 1974; Mori and Sugihara 2001, J. Comput.
 * Appl. Math. 127, 287): tanh-sinh, exp-sinh or sinh-sinh, the step halved until two levels agree. Singular ends are
 * allowed. Undefined when the levels do not agree: a pole inside, an oscillating tail, a divergent integral.
 */
function integrate(f, from, to) {
    if (from === to)
        return { value: complex/* ZERO */.f2, error: 0 };
    if (from > to) {
        const back = integrate(f, to, from);
        return back && { value: { re: -back.value.re, im: -back.value.im }, error: back.error };
    }
    const transform = transformFor(from, to);
    let [sum, previous] = [EMPTY, undefined];
    for (let level = 0; level <= MAX_LEVEL; level += 1) {
        const next = refine(f, transform, level, sum);
        if (next === undefined)
            return undefined;
        sum = next;
        const step = 2 ** -level;
        const value = (0,complex/* multiply */.lw)(sum.total, (0,complex/* complexOf */.AU)(step));
        const scale = sum.size * step;
        const moved = previous === undefined ? Number.POSITIVE_INFINITY : quadrature_distance(value, previous.value);
        const error = Math.min(moved, 1e3 * scale) + 4e-16 * scale + (sum.tail + sum.noise) * step;
        if (level >= 3 && sum.edge <= NEGLIGIBLE * sum.size && scale > 0 && moved <= CONVERGED * scale)
            return { value, error };
        if (level >= 5 && moved > HOPELESS * scale)
            return undefined;
        previous = { value, error };
    }
    return undefined;
}
const EMPTY = { total: complex/* ZERO */.f2, size: 0, tail: 0, noise: 0, edge: 0 };
/** Adds the nodes of a level that are not on the ones before. */
function refine(f, transform, level, before) {
    const step = 2 ** -level;
    const [first, stride] = level === 0 ? [0, 1] : [1, 2];
    let { total, size, noise } = before;
    let [tail, edge] = [0, 0];
    for (const direction of [1, -1]) {
        const start = level === 0 && direction === -1 ? 1 : first;
        let [last, quiet, gap] = [0, 0, false];
        for (let k = start; k * step <= REACH && quiet < 4; k += stride) {
            const { x, weight } = transform(SHIFT + direction * k * step);
            const value = Number.isFinite(x) && weight > 0 ? f(x) : undefined;
            const part = value && (0,complex/* multiply */.lw)(value.value, (0,complex/* complexOf */.AU)(weight));
            const known = value !== undefined && part !== undefined && Number.isFinite(part.re + part.im);
            if (known !== !gap)
                edge = Math.max(edge, known ? (0,complex/* modulus */.GT)(part) : last);
            gap = !known;
            if (!known)
                continue;
            last = (0,complex/* modulus */.GT)(part);
            total = (0,complex/* add */.WQ)(total, part);
            noise += value.error * weight;
            size += last;
            quiet = last <= 1e-18 * size ? quiet + 1 : 0;
        }
        tail += last;
    }
    return { total, size, tail, noise, edge };
}
function quadrature_distance(a, b) {
    return (0,complex/* modulus */.GT)({ re: a.re - b.re, im: a.im - b.im });
}
function transformFor(from, to) {
    if (Number.isFinite(from) && Number.isFinite(to))
        return tanhSinh(from, to);
    if (Number.isFinite(from))
        return expSinh(from, 1);
    if (Number.isFinite(to))
        return expSinh(to, -1);
    return (t) => {
        const u = (Math.PI / 2) * Math.sinh(t);
        return { x: Math.sinh(u), weight: (Math.PI / 2) * Math.cosh(t) * Math.cosh(u) };
    };
}
/** Counts from the nearer end, so that what is left to a singular end keeps its digits. */
function tanhSinh(from, to) {
    return (t) => {
        const u = (Math.PI / 2) * Math.sinh(t);
        const share = 1 / (1 + Math.exp(2 * Math.abs(u)));
        const left = (to - from) * share;
        const x = u < 0 ? from + left : to - left;
        const weight = ((to - from) * (Math.PI / 2) * Math.cosh(t)) / (2 * Math.cosh(u) ** 2);
        return { x, weight: x === from || x === to ? 0 : weight };
    };
}
function expSinh(end, direction) {
    return (t) => {
        const distance = Math.exp((Math.PI / 2) * Math.sinh(t));
        const x = end + direction * distance;
        return { x, weight: x === end ? 0 : (Math.PI / 2) * Math.cosh(t) * distance };
    };
}

;// CONCATENATED MODULE: ./build/math/calculus/index.js






/**
 * The value of an integral with bounds, of an infinite sum or product, or of a limit, by numerical analysis with an
 * estimate of its error; undefined for any other operator and where the method does not converge.
 */
function calculusValue(head, args, evaluator) {
    const [name] = args;
    if (name?.kind !== 'symbol')
        return undefined;
    const run = new Run(evaluator);
    if (head === 'integral')
        return run.integral(name.name, args);
    if (head === 'sum' || head === 'product')
        return run.series(head, name.name, args);
    if (head === 'limit' || head === 'limit+' || head === 'limit-')
        return run.limit(head, name.name, args);
    return undefined;
}
/** One evaluation; remembers whether a body left the real axis on the way. */
class Run {
    #evaluator;
    #branched = false;
    constructor(evaluator) {
        this.#evaluator = evaluator;
    }
    integral(name, [, body, from, to]) {
        const [a, b] = [this.#bound(from), this.#bound(to)];
        if (body === undefined || a === undefined || b === undefined)
            return undefined;
        return this.#result(integrate(this.#function(body, name), a, b));
    }
    /** Bounds at infinity; a doubly infinite sum falls into two. */
    series(head, name, [, from, to, body]) {
        const [a, b] = [this.#bound(from), this.#bound(to)];
        if (body === undefined || a === undefined || b === undefined)
            return undefined;
        const f = this.#function(body, name);
        const halves = [];
        if (b === Number.POSITIVE_INFINITY)
            halves.push([Number.isFinite(a) ? a : 0, 1]);
        if (a === Number.NEGATIVE_INFINITY)
            halves.push([Number.isFinite(b) ? b : -1, -1]);
        if (halves.length === 0 || halves.some(([start]) => !Number.isInteger(start)))
            return undefined;
        const parts = halves.map(([start, step]) => head === 'sum' ? sumFrom(f, start, step) : productFrom(f, start, step));
        const [one, two] = parts;
        if (one === undefined || parts.length === 1)
            return this.#result(one);
        if (two === undefined)
            return undefined;
        return this.#result(head === 'sum' ? added(one, two) : multiplied(one, two));
    }
    limit(head, name, [, to, body]) {
        const place = this.#bound(to);
        if (place === undefined || body === undefined)
            return undefined;
        // A function nobody knows may jump there.
        if ((0,tree/* someNode */.Ng)(body, (part) => part.kind === 'call'))
            return undefined;
        const sides = head === 'limit' ? [1, -1] : head === 'limit+' ? [1] : [-1];
        return this.#result(limitOf(this.#function(body, name), place, sides));
    }
    /** A real bound; undefined for any other. */
    #bound(node) {
        if (node === undefined)
            return undefined;
        const infinity = (0,build/* infinityOf */.OI)(node);
        if (infinity !== 0)
            return infinity * Number.POSITIVE_INFINITY;
        const value = this.#evaluator.valueOf(node);
        return value !== undefined && value.value.im === 0 ? value.value.re : undefined;
    }
    #function(body, name) {
        const bound = this.#evaluator.bind(body, name);
        return (x) => {
            const value = bound((0,complex/* complexOf */.AU)(x));
            this.#branched ||= value?.branched === true;
            return value;
        };
    }
    #result(estimate) {
        return estimate && { ...estimate, absorbed: false, branched: this.#branched };
    }
}
function sumFrom(f, start, step) {
    let noise = 0;
    const sum = sumSeries((n) => {
        const term = f(start + step * n);
        noise += term?.error ?? 0;
        return term?.value;
    });
    return sum && { value: sum.value, error: sum.error + noise };
}
/** exp Σ ln f: a factor of 0 makes the product 0. */
function productFrom(f, start, step) {
    let noise = 0;
    const sum = sumSeries((n) => {
        const factor = f(start + step * n);
        const size = factor === undefined ? 0 : (0,complex/* modulus */.GT)(factor.value);
        if (factor === undefined || size === 0)
            return undefined;
        noise += factor.error / size;
        return (0,complex/* log */.Rm)(factor.value);
    });
    if (sum === undefined)
        return undefined;
    const value = (0,complex/* exp */.oN)(sum.value);
    return { value, error: (0,complex/* modulus */.GT)(value) * (sum.error + noise) };
}
function added(a, b) {
    return { value: (0,complex/* add */.WQ)(a.value, b.value), error: a.error + b.error };
}
function multiplied(a, b) {
    const error = (0,complex/* modulus */.GT)(a.value) * b.error + (0,complex/* modulus */.GT)(b.value) * a.error;
    return { value: (0,complex/* multiply */.lw)(a.value, b.value), error };
}

;// CONCATENATED MODULE: ./build/math/divisors.js
/** Whole numbers beyond this are not divided. */
const MAX_DIVIDED = 1e6;
const PRIME_NAME = /^[pq](?:_|$)/;
/** The positive divisors of a whole number that a name runs over, only primes for p and q (DLMF 27.1); undefined beyond 10^6. */
function divisorsFor(name, n) {
    if (!Number.isInteger(n) || n < 1 || n > MAX_DIVIDED)
        return undefined;
    return PRIME_NAME.test(name) ? primesOf(n) : divisorsOf(n);
}
function divisorsOf(n) {
    const found = [];
    for (let d = 1; d * d <= n; d += 1) {
        if (n % d !== 0)
            continue;
        found.push(d);
        if (d * d < n)
            found.push(n / d);
    }
    return found;
}
function primesOf(n) {
    const found = [];
    let rest = n;
    for (let p = 2; p * p <= rest; p += 1) {
        if (rest % p !== 0)
            continue;
        found.push(p);
        while (rest % p === 0)
            rest /= p;
    }
    if (rest > 1)
        found.push(rest);
    return found;
}

// EXTERNAL MODULE: ./build/math/special.js
var special = __webpack_require__(3144);
// EXTERNAL MODULE: ./build/math/units.js + 1 modules
var units = __webpack_require__(1980);
// EXTERNAL MODULE: ./build/math/value.js
var math_value = __webpack_require__(1698);
;// CONCATENATED MODULE: ./build/math/evaluate.js







const CONSTANTS = {
    '\\pi': (0,math_value/* rounded */.Wf)((0,complex/* complexOf */.AU)(Math.PI), 0),
    e: (0,math_value/* rounded */.Wf)((0,complex/* complexOf */.AU)(Math.E), 0),
    i: (0,math_value/* exact */.e0)(complex.I),
};
const evaluate_MAX_TERMS = 1000;
/** Nodes that an elementary function costs besides its own: its value and where it moves to. */
const FUNCTION_COST = 2;
/** Beyond this argument the smaller exponential of cosh x is below 1e-9 of it: e^-2x < 1e-9. */
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
function valueAt(node, point) {
    point.budget.left -= 1;
    if (point.budget.left < 0)
        return undefined;
    switch (node.kind) {
        case 'number':
            return numberValue(node.text);
        case 'symbol':
            return symbolValue(node.name, point);
        case 'unit':
            return unitValue(node.name, point);
        case 'negate': {
            const of = valueAt(node.of, point);
            return of && { ...of, value: (0,complex/* negate */.ze)(of.value) };
        }
        case 'sum': {
            const terms = valuesOf(node.terms, point);
            return terms && (0,math_value/* sumOf */.XN)(terms);
        }
        case 'product': {
            const factors = valuesOf(node.factors, point);
            return factors && (0,math_value/* productOf */.$7)(factors);
        }
        case 'quotient': {
            const over = valueAt(node.over, point);
            const under = over && valueAt(node.under, point);
            return over && under && (0,math_value/* quotientOf */.RS)(over, under);
        }
        case 'power': {
            const base = valueAt(node.base, point);
            const exponent = base && valueAt(node.exponent, point);
            return base && exponent && (0,math_value/* powerOf */.f)(base, exponent);
        }
        case 'function':
            return functionValue(node.name, node.args, point);
        case 'call':
            return callValue(node, point);
        case 'operator':
            return operatorValue(node.head, node.args, point);
        default:
            return undefined;
    }
}
/** Integers are exact; a decimal or a long integer is rounded once. */
function numberValue(text) {
    const value = (0,complex/* complexOf */.AU)(Number(text));
    if (value.re < math_value/* SMALLEST */.uK && /[1-9]/.test(text))
        return undefined;
    return text.length <= 15 && Number.isInteger(value.re) ? (0,math_value/* exact */.e0)(value) : (0,math_value/* rounded */.Wf)(value, 0);
}
/** A coordinate of the point is the number it is; π and e are rounded. */
function symbolValue(name, point) {
    const value = point.symbols.get(name);
    if (value !== undefined)
        return (0,math_value/* exact */.e0)(value);
    return isConstant(name) ? CONSTANTS[name] : undefined;
}
function unitValue(name, point) {
    const unit = (0,units/* unitOf */.u)(name);
    if (unit === undefined)
        return undefined;
    let value = unit.factor;
    for (const [base, exponent] of Object.entries(unit.base))
        value *= (point.units.get(base) ?? Number.NaN) ** exponent;
    return (0,math_value/* rounded */.Wf)((0,complex/* complexOf */.AU)(value), 8 * math_value/* ROUNDING */.fR * value);
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
    const row = (0,special/* functionRow */.z)(name);
    point.budget.left -= row?.cost ?? FUNCTION_COST;
    const args = row && valuesOf(nodes, point);
    if (row === undefined || args === undefined || point.budget.left < 0)
        return undefined;
    const result = (0,math_value/* sensitive */.LS)(args, row);
    const isLarge = row.steps === true && (0,complex/* modulus */.GT)(result.value) * math_value/* ABSORBED */.VA > 1;
    if (isLarge)
        return { ...result, absorbed: true };
    if (row.stepped === true || (args.length > 1 && row.special !== true))
        return result;
    if (name === 'exp' && (0,math_value/* isLost */.JD)(result.value))
        return undefined;
    const at = args.map((arg) => arg.value);
    point.budget.left -= row.extra?.(at) ?? 0;
    return saturates(row, at, result.value) ? { ...result, absorbed: true } : result;
}
/** Where tanh is 1 to the last digit or cosh an exponential, agreement says nothing about the rest. */
function saturates(row, args, value) {
    const last = args.at(-1);
    if (last === undefined || (0,complex/* modulus */.GT)(last) === 0)
        return false;
    if (row.exponential !== undefined && Math.abs(last[row.exponential]) > EXPONENTIAL)
        return true;
    const nudged = (0,complex/* complexOf */.AU)(last.re * (1 + NUDGE), last.im * (1 + NUDGE));
    const there = [...args.slice(0, -1), nudged];
    const gap = (0,complex/* modulus */.GT)((0,complex/* add */.WQ)(row.value(there), (0,complex/* negate */.ze)(value)));
    const own = row.errorAt?.(args) ?? 0;
    if (!(gap <= 4 * own * (0,complex/* modulus */.GT)(value)))
        return false;
    // Within what it may have lost, a value that moved may be one that stood still.
    return gap === 0 || own < WELL_KNOWN || row.exact === undefined || standsStill(row.exact, args, there);
}
/** A value known to more digits than this, and that moves by less, stands still. */
const WELL_KNOWN = 1e-14;
function standsStill(exact, here, there) {
    return (0,complex/* modulus */.GT)((0,complex/* add */.WQ)(exact(here), (0,complex/* negate */.ze)(exact(there)))) === 0;
}
function callValue(node, point) {
    const args = valuesOf(node.args, point);
    return args && (0,math_value/* sensitive */.LS)(args, { value: (at) => point.unknown(node, at) });
}
/** A body that an integral, series or limit evaluates again and again costs a quarter of its nodes, and has a cap. */
const INNER_SHARE = 4;
const INNER_NODES = 120_000;
/** A double integral has a value; three deep, every digit costs a million evaluations. */
const MAX_NESTING = 2;
/** The nodes of an integral, series or limit are used up: it ends at once, instead of asking on for values. */
const SPENT = new Error('no nodes left');
function operatorValue(head, args, point) {
    if (head.endsWith('Divisors'))
        return divisorsValue(head, args, point);
    const hasEnd = !args.slice(1, 3).some((bound) => (0,build/* infinityOf */.OI)(bound) !== 0);
    if ((head === 'sum' || head === 'product') && hasEnd)
        return seriesValue(head, args, point);
    if ((point.nesting ?? 0) >= MAX_NESTING)
        return undefined;
    try {
        return calculusValue(head, args, {
            valueOf: (node) => valueAt(node, point),
            bind: (body, name) => boundBody(body, name, point),
        });
    }
    catch (error) {
        if (error === SPENT)
            return undefined;
        throw error;
    }
}
/** A body as a function of the name it runs over; what is nested shares the nodes of the outermost. */
function boundBody(body, name, point) {
    const symbols = new Map(point.symbols);
    const nesting = point.nesting ?? 0;
    const budget = nesting > 0 ? point.budget : { left: Math.min(INNER_NODES, INNER_SHARE * point.budget.left) };
    const inner = { ...point, symbols, budget, nesting: nesting + 1 };
    return (z) => {
        if (budget.left < 0)
            throw SPENT;
        const before = budget.left;
        symbols.set(name, z);
        const value = valueAt(body, inner);
        if (nesting === 0)
            point.budget.left -= (before - budget.left) / INNER_SHARE;
        return value;
    };
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
    if (from === undefined || to === undefined || to - from >= evaluate_MAX_TERMS)
        return undefined;
    if (to < from - 1)
        return undefined;
    const indices = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    return combined(head, { name: name.name, body, indices }, point);
}
/** A sum or product over the divisors of a whole number. */
function divisorsValue(head, args, point) {
    const [name, whole, body] = args;
    if (name?.kind !== 'symbol' || whole === undefined || body === undefined)
        return undefined;
    const indices = divisorsFor(name.name, integerOf(valueAt(whole, point)) ?? 0);
    if (indices === undefined)
        return undefined;
    return combined(head === 'sumDivisors' ? 'sum' : 'product', { name: name.name, body, indices }, point);
}
function combined(head, { name, body, indices }, point) {
    const parts = [];
    for (const index of indices) {
        const symbols = new Map(point.symbols).set(name, (0,complex/* complexOf */.AU)(index));
        const part = valueAt(body, { ...point, symbols });
        if (part === undefined)
            return undefined;
        parts.push(part);
    }
    return head === 'sum' ? (0,math_value/* sumOf */.XN)(parts) : (0,math_value/* productOf */.$7)(parts);
}
function integerOf(result) {
    return result !== undefined && result.value.im === 0 && Number.isInteger(result.value.re)
        ? result.value.re
        : undefined;
}


/***/ }),

/***/ 690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ FUNCTION_LATEX),
/* harmony export */   AW: () => (/* binding */ FUNCTIONS),
/* harmony export */   RX: () => (/* binding */ CALL_UPRIGHT),
/* harmony export */   T_: () => (/* binding */ LETTER_FUNCTIONS),
/* harmony export */   rc: () => (/* binding */ CALL_WORDS),
/* harmony export */   yS: () => (/* binding */ INVERSES)
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
    cosech: 'csch',
    sen: 'sin',
    cotg: 'cot',
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
    arcctg: 'acot',
    arcsen: 'asin',
    arcsec: 'asec',
    arccsc: 'acsc',
    arcsech: 'asech',
    arccsch: 'acsch',
    arccoth: 'acoth',
    arsech: 'asech',
    arcsch: 'acsch',
    arcoth: 'acoth',
    acoth: 'acoth',
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
    Arg: 'arg',
    arg: 'arg',
    sgn: 'sign',
    sign: 'sign',
    sinc: 'sinc',
    max: 'max',
    min: 'min',
    erf: 'erf',
    erfc: 'erfc',
};
/** Functions of matrices and sets: read with their argument, kept as calls without a value. */
const CALL_WORDS = new Set('tr Tr det rank dim ker deg gcd lcm diag sup inf max min'.split(' '));
/** Those of them that are one as an upright word too; `\\mathrm{min}` and `\\mathrm{deg}` are units. */
const CALL_UPRIGHT = new Set('tr Tr det rank diag'.split(' '));
/** Functions only when a parenthesis follows; otherwise the letter is a symbol. */
const LETTER_FUNCTIONS = { Gamma: 'gamma', zeta: 'zeta' };
/** How each function is printed: a LaTeX command or an upright word. */
const FUNCTION_LATEX = {
    asec: '\\operatorname{arcsec}',
    acsc: '\\operatorname{arccsc}',
    asech: '\\operatorname{arsech}',
    acsch: '\\operatorname{arcsch}',
    acoth: '\\operatorname{arcoth}',
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
    sec: 'asec',
    csc: 'acsc',
    sech: 'asech',
    csch: 'acsch',
    coth: 'acoth',
};


/***/ }),

/***/ 6255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ parseName),
/* harmony export */   Hp: () => (/* binding */ parseBase),
/* harmony export */   If: () => (/* binding */ withNeededBraces),
/* harmony export */   MW: () => (/* binding */ startsPrescript),
/* harmony export */   c_: () => (/* binding */ rawArgument),
/* harmony export */   nS: () => (/* binding */ joinTokens),
/* harmony export */   oy: () => (/* binding */ parsePrescript),
/* harmony export */   s2: () => (/* binding */ extendName),
/* harmony export */   tV: () => (/* binding */ startsName)
/* harmony export */ });
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7328);
/* harmony import */ var _symbols_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5382);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9045);



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
    return (token.type === 'command' &&
        (_symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .SYMBOL_COMMANDS */ .Ex.has(token.text) || _symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .ACCENTS */ .KO.has(token.text) || _symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .STACKED */ .ap.has(token.text)));
}
/**
 * Reads a name: letter or accent, subscript, primes, and superscripts that are no powers. The result is canonical LaTeX:
 * fonts inside a subscript do not distinguish (`m_{\rm e}` is `m_{e}`), accents do (`\vec{x}` is not `x`).
 */
function parseName(reader) {
    return parseScripts(reader, { base: parseBase(reader), below: '', above: '' });
}
/** A name in braces with what follows them: `{T}_{i}` is `T_i`, `{m'}_s` is `m_s'`. */
function extendName(reader, name) {
    const [, base = name, above = ''] = /^(.*?)((?:'|\^\{[^{}]*\})*)$/.exec(name) ?? [];
    return parseScripts(reader, { base, below: '', above });
}
function parseScripts(reader, { base, below, above }) {
    let subscript = below;
    let superscript = above;
    for (let apart = true;; apart = skipEmptyGroup(reader)) {
        if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader), '_')) {
            if (subscript !== '' && !apart)
                throw new _tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .ParseFailure */ .IG('two subscripts', (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader));
            (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .take */ .s)(reader);
            subscript = `_{${subscript.slice(2, -1)}${rawArgument(reader)}}`;
        }
        else if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(reader, "'"))
            superscript += "'";
        else {
            const mark = indexSuperscript(reader, base);
            if (mark === undefined)
                return base + subscript + superscript;
            superscript += mark;
        }
    }
}
/** `T^{\mu}{}_{\nu}`: the empty group keeps the places of upper and lower indices apart. */
function skipEmptyGroup(reader) {
    const script = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, 2);
    const empty = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader), '{') && (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, 1), '}');
    if (!empty || !((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(script, '_') || (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(script, '^')))
        return false;
    reader.at += 2;
    return true;
}
/** Whether `{}_2F_1` or `^{14}\\mathrm{C}` comes next: scripts before a name. */
function startsPrescript(reader) {
    const empty = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader), '{') && (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, 1), '}') ? 2 : 0;
    const [script, inner] = [(0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, empty), (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, empty + 1)];
    if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(script, '_'))
        return empty === 2;
    const number = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(inner, '{') ? (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, empty + 2) : inner;
    return (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(script, '^') && number.type === 'number';
}
/** A name with scripts before it, all of them part of the name. */
function parsePrescript(reader) {
    if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(reader, '{'))
        (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .take */ .s)(reader);
    const scripts = new Map();
    for (let sign = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader).text; sign === '_' || sign === '^'; sign = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader).text) {
        if (scripts.has(sign))
            throw new _tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .ParseFailure */ .IG('two scripts before a name', (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader));
        (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .take */ .s)(reader);
        scripts.set(sign, `${sign}{${rawArgument(reader)}}`);
    }
    if (!startsName((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader)))
        throw new _tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .ParseFailure */ .IG('scripts without a name', (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader));
    return `{}${scripts.get('_') ?? ''}${scripts.get('^') ?? ''}${parseName(reader)}`;
}
/** A letter, word, command or accent without anything behind it, as canonical LaTeX. */
function parseBase(reader) {
    const token = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .take */ .s)(reader);
    if (token.type === 'letter')
        return token.text;
    if (token.type === 'word')
        return token.text.length === 1 ? token.text : `\\operatorname{${token.text}}`;
    if (_symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .STACKED */ .ap.has(token.text))
        return `\\overset{${rawArgument(reader)}}{${rawArgument(reader)}}`;
    if (_symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .ACCENTS */ .KO.has(token.text))
        return accented(_symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .SAME_ACCENT */ .IU[token.text] ?? token.text, rawArgument(reader));
    return `\\${_symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .SAME_SYMBOL */ .sr[token.text] ?? token.text}`;
}
/** A mark stands outside the type of its letter: `\mathbf{\hat r}` is `\hat{\mathbf r}`. */
function accented(accent, inner) {
    const mark = accent === 'mathbf' ? /^\\(hat|vec|tilde|bar|dot|ddot) ?([A-Za-z]|\\[A-Za-z]+)$/.exec(inner) : null;
    if (mark === null)
        return `\\${accent}{${inner}}`;
    const [, outer = '', letter = ''] = mark;
    return `\\${outer}{\\mathbf${letter.startsWith('\\') ? '' : ' '}${letter}}`;
}
/** `^\dagger`, `^+`, `^{*}`-free marks, `^{(1)}` and tensor indices `^{\mu\nu}`; undefined (nothing taken) for a power. */
function indexSuperscript(reader, base) {
    if (!(0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader), '^'))
        return undefined;
    const braced = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, 1), '{');
    if (braced && (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, 2), "'"))
        return primesBefore(reader);
    const inner = [];
    for (let at = braced ? 2 : 1; inner.length < 9; at += 1) {
        const token = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, at);
        if (token.type === 'end' || (braced && (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(token, '}')))
            break;
        inner.push(token);
        if (!braced)
            break;
    }
    if (inner.length === 0)
        return undefined;
    if (!isMark(inner, base) && !isSecondIndex(reader, inner))
        return undefined;
    reader.at += inner.length + (braced ? 3 : 1);
    const [only] = inner;
    if (only?.type === 'word' && inner.length === 1)
        return only.text === 'T' ? '^{\\top}' : `^{\\mathrm{${only.text}}}`;
    const text = joinTokens(inner);
    return /^'+$/.test(text) ? text : `^{${text}}`;
}
/** `V^\nu` in a formula that has the index μ, or ν below, elsewhere. */
function isSecondIndex(reader, [index, ...more]) {
    if (index?.type !== 'command' || more.length > 0 || !INDEX_LETTERS.has(index.text))
        return false;
    return reader.tokens.some((token, at) => {
        if (token.type !== 'command')
            return false;
        const before = [1, 2, 3].map((back) => reader.tokens[at - back]?.text ?? '');
        const script = before[0] === '{' || reader.tokens[at - 1]?.type === 'command'
            ? before.find((text) => /^[_^]$/.test(text))
            : before[0];
        return ((token.text === 'mu' && (script === '_' || script === '^')) ||
            (token.text === index.text && script === '_'));
    });
}
/** The primes of `^{\prime}` and `^{\prime 2}`; whatever else stands in the group stays behind as a superscript. */
function primesBefore(reader) {
    let count = 0;
    while ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, 2 + count), "'"))
        count += 1;
    if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, 2 + count), '}'))
        reader.at += count + 3;
    else
        reader.tokens.splice(reader.at + 2, count);
    return "'".repeat(count);
}
function isMark(tokens, base) {
    const [first] = tokens;
    if (tokens.every(isMarkSign))
        return true;
    if (tokens.length === 1 && first?.type === 'word' && (first.text.length > 1 || first.text === 'T'))
        return true;
    if (base === '\\partial')
        return tokens.length === 1 && (first?.type === 'letter' || first?.type === 'command');
    if (base !== 'e' && isOrdinal(tokens))
        return true;
    if (isLatinIndices(tokens, base))
        return true;
    const indices = tokens.every((token) => token.type === 'command' && INDEX_LETTERS.has(token.text));
    return indices && (tokens.length > 1 || SURE_INDICES.has(first?.text ?? ''));
}
/** `\epsilon^{ijk}` and `f^{abc}`: letters that count components, which nobody multiplies in an exponent. */
function isLatinIndices(tokens, base) {
    if (!tokens.every((token) => token.type === 'letter'))
        return false;
    const letters = tokens.map((token) => token.text).join('');
    return /^(?:ij|ji|[ijkl]{3,4})$/.test(letters) || (/^[fd]$/.test(base) && /^[a-e]{3}$/.test(letters));
}
function isMarkSign(token) {
    if (token.type === 'command')
        return token.text === 'perp' || token.text === 'parallel';
    return token.type === 'sign' && /^(?:\\dagger|\\star|\\circ|\\top|'|\+|-|\+-|-\+)$/.test(token.text);
}
/** `E^{(1)}`, `f^{(n)}`: a number or letter in brackets of its own counts, it is no power. */
function isOrdinal(tokens) {
    const [open, inner, close, ...more] = tokens;
    if (open === undefined || inner === undefined || close === undefined || more.length > 0)
        return false;
    return (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(open, '(') && (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(close, ')') && ['number', 'letter', 'word'].includes(inner.type);
}
/** The tokens of a group or the single next one, as canonical text without fonts, spaces and inner braces. */
function rawArgument(reader) {
    if (!(0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(reader, '{')) {
        const token = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .take */ .s)(reader);
        if (token.type === 'end' || (token.type === 'sign' && '{}_^&|'.includes(token.text))) {
            throw new _tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .ParseFailure */ .IG('a subscript or accent without content', token);
        }
        return _symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .ACCENTS */ .KO.has(token.text)
            ? `\\${token.text} ${rawArgument(reader)}`
            : joinTokens([firstOf(reader, token)]);
    }
    const start = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader);
    const tokens = [];
    for (let depth = 1;;) {
        const token = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .take */ .s)(reader);
        if (token.type === 'end')
            throw new _tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .ParseFailure */ .IG('a brace that never closes', start);
        if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(token, '{'))
            depth += 1;
        else if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(token, '}'))
            depth -= 1;
        if (depth === 0)
            break;
        tokens.push(token);
    }
    if (tokens.length === 0)
        throw new _tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .ParseFailure */ .IG('a subscript or accent without content', start);
    return joinTokens(withNeededBraces(tokens));
}
/** `x_12` can only have meant x₁₂, `x_1 2` anything. */
function firstOf(reader, token) {
    const again = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader);
    if (token.type === 'number' && (again.type === 'number' || token.text.includes('.'))) {
        throw new _tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .ParseFailure */ .IG('a subscript of several digits needs braces', token);
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
        if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(token, '{')) {
            open.push({ at: kept.length, needed: afterArgument || takesArgument(before) });
            kept.push(token);
            afterArgument = false;
        }
        else if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(token, '}')) {
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
            afterArgument = before !== undefined && !(0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(before, '{') && takesArgument(before);
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
/** Commands that print an upright word, which is an index like any other: `T_{\max}` is `T_{\mathrm{max}}`. */
const INDEX_WORDS = new Set(['max', 'min', 'sup', 'inf', 'lim', 'det', 'exp']);
function pieceOf(token) {
    if (token.type === 'command' && INDEX_WORDS.has(token.text))
        return token.text;
    if (token.type === 'command')
        return `\\${_symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .SAME_SYMBOL */ .sr[token.text] ?? _symbols_js__WEBPACK_IMPORTED_MODULE_1__/* .SAME_ACCENT */ .IU[token.text] ?? token.text}`;
    if (token.type !== 'sign')
        return token.text;
    return { '+-': '\\pm', '-+': '\\mp' }[token.text] ?? token.text;
}
/** Tokens as LaTeX that lexes to the same tokens. */
function joinTokens(tokens) {
    let text = '';
    for (const token of tokens) {
        const piece = pieceOf(token);
        if (/\\[A-Za-z]+$/.test(text) && /^[A-Za-z]/.test(piece))
            text += ' ';
        if (/[0-9]$/.test(text) && token.type === 'number')
            text += ' ';
        text += piece;
    }
    return text;
}


/***/ }),

/***/ 7053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ otherConventions),
/* harmony export */   Sd: () => (/* binding */ specialNotation),
/* harmony export */   Sw: () => (/* binding */ choose)
/* harmony export */ });
/** A notation that takes the given readings, and the first one of every family not named. */
function specialNotation(taken = new Map(), declared = new Set(), numbers = false) {
    const choices = new Map([...taken].map(([family, index]) => [family, { taken: index, of: 0 }]));
    return {
        choices,
        domains: new Map(),
        declared,
        numbers,
        seen: { sure: 0, letters: 0, several: 0, numbers: 0 },
    };
}
/** Which of several readings of a family is taken; noted, so that the others can be tried. */
function choose(notation, family, of) {
    const known = notation.choices.get(family);
    const taken = known?.taken ?? 0;
    notation.choices.set(family, { taken, of: Math.max(of, known?.of ?? 0) });
    return taken % of;
}
const MAX_CONVENTIONS = 6;
/** The other readings of the families met, at most a handful: one family changed at a time, then all of them. */
function otherConventions(notation) {
    const open = [...notation.choices].filter(([, { of }]) => of > 1);
    const single = open.flatMap(([family, { of }]) => Array.from({ length: of - 1 }, (_, index) => new Map([[family, index + 1]])));
    const all = open.length > 1 ? [new Map(open.map(([family]) => [family, 1]))] : [];
    return [...single, ...all].slice(0, MAX_CONVENTIONS);
}


/***/ }),

/***/ 876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ parseLatex)
});

// EXTERNAL MODULE: ./build/math/names.js
var math_names = __webpack_require__(6255);
// EXTERNAL MODULE: ./build/math/reader.js
var math_reader = __webpack_require__(7328);
// EXTERNAL MODULE: ./build/math/tokens.js
var tokens = __webpack_require__(9045);
// EXTERNAL MODULE: ./build/math/tree.js
var tree = __webpack_require__(8559);
;// CONCATENATED MODULE: ./build/math/brackets.js




/** What stands between brackets whose opening one is taken: grouping, a tuple, or an interval. */
function parseBrackets(reader, open) {
    const inner = suchThat(reader, (0,math_reader/* bracketed */.Em)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.list)), 'given');
    const close = (0,math_reader/* take */.s)(reader);
    if (close.type !== 'sign' || (close.text !== ')' && close.text !== ']')) {
        throw new tokens/* ParseFailure */.IG(`a bracket that never closes: ${(0,math_reader/* describe */.q0)(close)} found`, open);
    }
    const items = bareItems(inner);
    if (open.text === '[' && close.text === ']' && items.length === 2 && items.every(mayNotCommute))
        return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'commutator', args: items });
    const matched = (open.text === '(') === (close.text === ')');
    if (items.length === 1 && matched)
        return inner;
    if (items.length !== 2 && !matched)
        throw new tokens/* ParseFailure */.IG('an interval needs two ends', open);
    return (0,math_reader/* count */.U9)(reader, { kind: 'list', open: open.text, close: close.text, items });
}
/** `\{a, b\}` as a set, also with one element. */
function parseSet(reader) {
    const open = (0,math_reader/* peek */.se)(reader);
    if ((0,math_reader/* accept */.Ju)(reader, '\\}'))
        return (0,math_reader/* count */.U9)(reader, { kind: 'list', open: '\\{', close: '\\}', items: [] });
    const inner = suchThat(reader, (0,math_reader/* bracketed */.Em)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.list)), 'suchThat');
    if (!(0,math_reader/* accept */.Ju)(reader, '\\}'))
        throw new tokens/* ParseFailure */.IG('a set that never closes', open);
    const items = bareItems(inner);
    if (items.length === 2 && items.every(mayNotCommute))
        return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'anticommutator', args: items });
    return (0,math_reader/* count */.U9)(reader, { kind: 'list', open: '\\{', close: '\\}', items });
}
/** The arguments between the brackets behind a function. */
function parseApplied(reader) {
    const open = (0,math_reader/* take */.s)(reader);
    const inner = suchThat(reader, (0,math_reader/* bracketed */.Em)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.list)), 'given');
    const close = { '(': ')', '[': ']', '{': '}', '\\{': '\\}' }[open.text] ?? ')';
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), close))
        throw new tokens/* ParseFailure */.IG(`${close} expected`, (0,math_reader/* peek */.se)(reader));
    (0,math_reader/* take */.s)(reader);
    return bareItems(inner);
}
/**
 * `x | x>0` in braces and `A|B` in brackets as an operator of both sides, behind the first; also `x : x>0`. Anything else
 * stays itself.
 */
function suchThat(reader, first, head) {
    if (head === 'suchThat' && first.kind === 'relation' && isRatio(first.first)) {
        const [name, side] = first.first.args;
        if (name !== undefined && side !== undefined && first.first.args.length === 2)
            return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head, args: [name, { ...first, first: side }] });
    }
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '|') || (0,math_reader/* peek */.se)(reader).role !== 'edge')
        return first;
    (0,math_reader/* take */.s)(reader);
    const second = (0,math_reader/* bracketed */.Em)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.list));
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head, args: [first, second] });
}
function isRatio(node) {
    return node.kind === 'operator' && node.head === 'ratio';
}
/** A name with a hat or a dagger: two of them in brackets are a commutator, no interval. */
function mayNotCommute(node) {
    return (0,tree/* someNode */.Ng)(node, (part) => part.kind === 'symbol' && /^\\hat|\\dagger/.test(part.name));
}
/** The items of a list without brackets, or the node itself. */
function bareItems(node) {
    return node.kind === 'list' && node.open === '' ? node.items : [node];
}
/** `|x|` as a modulus and `\|x\|` as a norm, behind its opening bar. */
function parseBars(reader, open) {
    const inner = (0,math_reader/* deeper */.gH)(reader, () => {
        reader.bars += 1;
        const node = reader.expression(reader, math_reader/* BINDING */._Z.relation);
        reader.bars -= 1;
        return node;
    });
    if (!(0,math_reader/* accept */.Ju)(reader, open.text))
        throw new tokens/* ParseFailure */.IG('a bar that never closes', (0,math_reader/* peek */.se)(reader));
    return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: open.text === '|' ? 'abs' : 'norm', args: [inner] });
}
/** `\left. f\right|_{x=0}` as the operator `at` with f and the places, behind its `\left.`. */
function parseEdge(reader) {
    const inner = (0,math_reader/* bracketed */.Em)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.relation));
    if (!(0,math_reader/* accept */.Ju)(reader, '|'))
        throw new tokens/* ParseFailure */.IG('a bar that never closes', (0,math_reader/* peek */.se)(reader));
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '_'))
        throw new tokens/* ParseFailure */.IG('a bar without a place', (0,math_reader/* peek */.se)(reader));
    (0,math_reader/* take */.s)(reader);
    const places = [(0,math_reader/* argument */.EE)(reader)];
    if ((0,math_reader/* accept */.Ju)(reader, '^'))
        places.push((0,math_reader/* argument */.EE)(reader));
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'at', args: [inner, ...places] });
}
/** `(\frac{\partial p}{\partial T})_{V,N}`: a derivative with the names that are held fixed; anything else stays itself. */
function parseHeld(reader, inner) {
    const derived = (0,tree/* someNode */.Ng)(inner, (part) => part.kind === 'operator' && HELD.has(part.head));
    if (!derived)
        return parsePlaces(reader, inner);
    if (!(0,math_reader/* accept */.Ju)(reader, '_'))
        return inner;
    const names = (0,math_names/* rawArgument */.c_)(reader)
        .split(/,(?![^{]*\})/)
        .map((name) => name.trim())
        .sort();
    return (0,math_reader/* count */.U9)(reader, {
        kind: 'operator',
        head: 'held',
        args: [inner, ...names.map((name) => ({ kind: 'symbol', name }))],
    });
}
/** `[F(x)]_a^b` as the operator `at`, behind the bracket; anything else stays itself. */
function parsePlaces(reader, inner) {
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '_'))
        return inner;
    const start = reader.at;
    (0,math_reader/* take */.s)(reader);
    const lower = (0,math_reader/* argument */.EE)(reader);
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '^')) {
        reader.at = start;
        return inner;
    }
    (0,math_reader/* take */.s)(reader);
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'at', args: [inner, lower, (0,math_reader/* argument */.EE)(reader)] });
}
const HELD = new Set(['derivative', 'partial', 'derivativeOperator', 'partialOperator']);
/** What stands before the bracket `close` as the argument of a function, e.g. `\lfloor x\rfloor`. */
function between(reader, name, close) {
    const inner = (0,math_reader/* bracketed */.Em)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.relation));
    if (!(0,math_reader/* accept */.Ju)(reader, close))
        throw new tokens/* ParseFailure */.IG(`${close} expected`, (0,math_reader/* peek */.se)(reader));
    return (0,math_reader/* count */.U9)(reader, { kind: 'function', name, args: [inner] });
}

// EXTERNAL MODULE: ./build/math/functions.js
var functions = __webpack_require__(690);
;// CONCATENATED MODULE: ./build/math/atom-start.js



/** Signs that open something, where any other sign joins or ends. A bar is either and is looked at apart. */
const OPENERS = new Set([
    '(',
    '[',
    '{',
    '\\{',
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
    '\\iint',
    '\\iiint',
    '\\oint',
    '\\lim',
    '\\ldots',
    '\\left.',
    '\\abs',
    '\\norm',
]);
/** Words that begin a condition behind a formula. */
const CONDITIONS = new Set(['for', 'when', 'if', 'where', 'with', 'otherwise', 'else', 'provided', 'unless']);
/** Whether a word, bare or in braces, comes next that begins a condition: "for x > 0". */
function startsCondition(reader, ahead = 0) {
    const token = (0,math_reader/* peek */.se)(reader, ahead + ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, ahead), '{') ? 1 : 0));
    return token.type === 'word' && CONDITIONS.has(token.text);
}
/** Whether the next token starts a factor. */
function startsAtom(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if (startsDifferential(reader) || startsCondition(reader))
        return false;
    if (token.type === 'number' || token.type === 'letter' || token.type === 'word')
        return true;
    if (token.type === 'command' || startsDegree(reader))
        return token.text !== 'bmod';
    if ((0,math_reader/* isSign */.A7)(token, '|') || (0,math_reader/* isSign */.A7)(token, '\\|'))
        return token.role === undefined ? reader.bars === 0 : token.role === 'open';
    return token.type === 'sign' && OPENERS.has(token.text);
}
/** Inside an integral, a `d` before a name or function ends the integrand, also `d^3` before a name. */
function startsDifferential(reader) {
    return reader.integrals > 0 && differentialLength(reader) > 0;
}
/** How many tokens the d of a differential takes, with braces and power; 0 when none comes next. */
function differentialLength(reader) {
    const braced = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{') && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 2), '}');
    const letter = (0,math_reader/* peek */.se)(reader, braced ? 1 : 0);
    if (!(letter.type === 'letter' || letter.type === 'word') || letter.text !== 'd')
        return 0;
    const power = powerLength(reader, braced ? 3 : 1);
    const length = (braced ? 3 : 1) + power;
    const next = (0,math_reader/* peek */.se)(reader, length);
    const opens = (0,math_names/* startsName */.tV)(next) || (next.type === 'command' && Object.hasOwn(functions/* FUNCTIONS */.AW, next.text));
    return opens ? length : 0;
}
/** The tokens of `^3` or `^{3}` at this place; 0 for anything else. */
function powerLength(reader, at) {
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, at), '^'))
        return 0;
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, at + 1), '{'))
        return 2;
    return (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, at + 3), '}') ? 4 : 0;
}
/** `^\circ` or `°` behind a sign or unit: a degree of its own, as in `\text{cal}\cdot{}^\circ\text{C}`. */
function startsDegree(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if ((0,math_reader/* isSign */.A7)(token, '\\degree'))
        return true;
    const inner = (0,math_reader/* peek */.se)(reader, (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '{') ? 2 : 1);
    return (0,math_reader/* isSign */.A7)(token, '^') && ((0,math_reader/* isSign */.A7)(inner, '\\circ') || (0,math_reader/* isSign */.A7)(inner, '\\degree'));
}

// EXTERNAL MODULE: ./build/math/rational.js
var rational = __webpack_require__(5053);
;// CONCATENATED MODULE: ./build/math/derivatives.js




/** The letters of a derivative, by the head of its node. */
const HEADS = {
    d: 'derivative',
    '\\mathrm{d}': 'derivative',
    '\\partial': 'partial',
    '\\delta': 'functional',
};
/** A fraction as a derivative; undefined when it is a ratio, in which no letter d must cancel. */
function readDerivative(over, under) {
    const below = factorsOf(under);
    const head = headOf(below[0]);
    const above = factorsOf(over);
    const at = above.findIndex((factor) => headOf(factor) !== undefined);
    const lead = above[at];
    if (head === undefined || below.length < 2 || lead === undefined || headOf(lead) !== head)
        return undefined;
    const by = variablesOf(below, head);
    if (by === undefined)
        return undefined;
    const inner = lead.kind === 'call' ? lead.args : [];
    const body = [...inner, ...above.slice(at + 1)];
    if (body.some((factor) => headOf(factor) === head))
        return undefined;
    return ordersAgree(lead, by) ? { head, factors: above.slice(0, at), body, by } : undefined;
}
/** Whether a fraction has the letters of a derivative on both sides, so that it must not be read as a ratio. */
function isDerivative(over, under) {
    const below = factorsOf(under);
    const head = headOf(below[0]);
    return head !== undefined && below.length > 1 && factorsOf(over).some((factor) => headOf(factor) === head);
}
/** The node of a derivative; an operator without a body acts on the bracket or the product that follows it. */
function parseDerivative(reader, { head, factors, body, by }) {
    const target = body.length > 0 ? asProduct(reader, body) : operand(reader);
    const args = target === undefined ? by : [target, ...by];
    const node = { kind: 'operator', head: target === undefined ? `${head}Operator` : head, args };
    (0,math_reader/* count */.U9)(reader, node);
    return factors.length === 0 ? node : (0,math_reader/* count */.U9)(reader, { kind: 'product', factors: [...factors, node] });
}
/**
 * What the operator before it acts on: one bracket, or what binds more strongly than `reach` (the factors side by side);
 * undefined when nothing follows.
 */
function operand(reader, reach = math_reader/* BINDING */._Z.implicit) {
    if (!startsAtom(reader))
        return undefined;
    const token = (0,math_reader/* peek */.se)(reader);
    const bracket = (0,math_reader/* isSign */.A7)(token, '(') || (0,math_reader/* isSign */.A7)(token, '[');
    return (0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, bracket ? math_reader/* BINDING */._Z.prefix : reach));
}
/** The fraction refused: its letters are those of a derivative, its orders are not. */
function refuseDerivative(reader) {
    throw new tokens/* ParseFailure */.IG('a derivative whose orders or names do not fit', (0,math_reader/* peek */.se)(reader));
}
function asProduct(reader, factors) {
    const [only] = factors;
    if (only !== undefined && factors.length === 1)
        return only;
    return (0,math_reader/* count */.U9)(reader, { kind: 'product', factors });
}
function factorsOf(node) {
    return node.kind === 'product' ? node.factors : [node];
}
/** The head of a derivative that this letter, its power, or `d(…)` belongs to. */
function headOf(node) {
    if (node === undefined)
        return undefined;
    if (node.kind === 'power')
        return node.base.kind === 'symbol' ? headOf(node.base) : undefined;
    if (node.kind !== 'symbol' && node.kind !== 'call')
        return undefined;
    return Object.hasOwn(HEADS, node.name) ? HEADS[node.name] : undefined;
}
/** `dx\,dy^2` as x, 1, y, 2; undefined when a letter or a name is missing. */
function variablesOf(below, head) {
    const by = [];
    for (let at = 0; at < below.length; at += 2) {
        const [letter, variable] = [below[at], below[at + 1]];
        if (letter?.kind !== 'symbol' || headOf(letter) !== head || variable === undefined)
            return undefined;
        if (variable.kind === 'power')
            by.push(variable.base, variable.exponent);
        else if (variable.kind === 'symbol' || variable.kind === 'function' || variable.kind === 'call')
            by.push(variable, { kind: 'number', text: '1' });
        else
            return undefined;
    }
    return by;
}
/** `d^2` above needs two names below; an order in letters only itself. */
function ordersAgree(lead, by) {
    const order = lead.kind === 'power' ? lead.exponent : { kind: 'number', text: '1' };
    const orders = by.filter((_, index) => index % 2 === 1);
    const total = (0,rational/* rationalOf */.K)(order);
    if (total === undefined)
        return orders.length === 1 && JSON.stringify(orders[0]) === JSON.stringify(order);
    const parts = orders.map(rational/* rationalOf */.K);
    const sum = parts.reduce((found, part) => (part?.den === 1n ? found + part.num : found), 0n);
    return total.den === 1n && sum === total.num && parts.every((part) => part?.den === 1n);
}

;// CONCATENATED MODULE: ./build/math/figures.js


/** Signs of geometry before the corners of a figure, each with the one spelling of it. */
const FIGURES = {
    angle: 'angle',
    measuredangle: 'angle',
    sphericalangle: 'angle',
    triangle: 'triangle',
};
const MOST_CORNERS = 3;
/** Whether a sign of geometry comes next, `\angle` or `\triangle`. */
function isFigure(token) {
    return token.type === 'command' && Object.hasOwn(FIGURES, token.text);
}
/** `\angle ABC` as one name; an angle read from either side is the same (Euclid I, definition 8, has no sense of turn). */
function parseFigure(reader) {
    const sign = FIGURES[(0,math_reader/* take */.s)(reader).text] ?? '';
    const corners = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{') ? (0,math_names/* rawArgument */.c_)(reader) : letters(reader);
    const turned = [...corners].reverse().join('');
    const isPlain = sign === 'angle' && /^[A-Z]{3}$/.test(corners);
    const name = isPlain && turned < corners ? turned : corners;
    return (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name: name === '' ? `\\${sign}` : `\\${sign}{${name}}` });
}
function letters(reader) {
    let text = '';
    while (text.length < MOST_CORNERS && isCorner((0,math_reader/* peek */.se)(reader)))
        text += (0,math_reader/* take */.s)(reader).text;
    const single = (0,math_reader/* peek */.se)(reader);
    if (text === '' && (single.type === 'letter' || single.type === 'number' || single.type === 'command'))
        return (0,math_names/* rawArgument */.c_)(reader);
    return text;
}
function isCorner(token) {
    return token.type === 'letter' && /^[A-Z]$/.test(token.text);
}

;// CONCATENATED MODULE: ./build/math/function-calls.js






/** A word with a subscript is a name even when the word is a function; `8\,\mathrm{min}` is a time. */
function isFunctionHere(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if (token.type === 'word' && (token.text === 'min' || token.text === 'max'))
        return (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '(') || (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '\\{');
    if (token.type === 'word' && /^(?:arc)?sec$/.test(token.text))
        return hasArgument(reader);
    return !((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '_') && token.text !== 'log');
}
/** Whether an upright `sec`, with a power or without, stands before something it may be the secant of; else it is a second. */
function hasArgument(reader) {
    const raised = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '^');
    const braced = raised && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 2), '{');
    let at = raised ? 3 : 1;
    if (raised && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 2), '-'))
        at += 1;
    while (braced && (0,math_reader/* peek */.se)(reader, at).type !== 'end' && !(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, at), '}'))
        at += 1;
    const next = (0,math_reader/* peek */.se)(reader, braced ? at + 1 : at);
    return (['number', 'letter', 'command'].includes(next.type) || ['(', '[', '{', '\\frac', '|'].includes(next.text));
}
/** A known function with everything TeX lets stand around its name: `\log_b`, `\sin^2 x`, `\sin^{-1}`, `\sqrt[n]{x}`. */
function parseFunction(reader, name) {
    const word = (0,math_reader/* take */.s)(reader);
    if (name === 'sqrt')
        return parseRoot(reader);
    const base = name === 'log' && (0,math_reader/* accept */.Ju)(reader, '_') ? (0,math_reader/* argument */.EE)(reader) : undefined;
    const exponent = (0,math_reader/* accept */.Ju)(reader, '^') ? (0,math_reader/* argument */.EE)(reader) : undefined;
    const { args, tail } = parseArguments(reader);
    const inverse = exponent?.kind === 'negate' && exponent.of.kind === 'number' && exponent.of.text === '1';
    if (exponent?.kind === 'negate' && !(inverse && Object.hasOwn(functions/* INVERSES */.yS, name))) {
        throw new tokens/* ParseFailure */.IG('a negative power of a function has two readings', word);
    }
    const applied = (0,math_reader/* count */.U9)(reader, {
        kind: 'function',
        name: inverse ? (functions/* INVERSES */.yS[name] ?? name) : name,
        args: base === undefined ? args : [...args, base],
    });
    const raised = exponent === undefined || inverse ? applied : (0,math_reader/* count */.U9)(reader, { kind: 'power', base: applied, exponent });
    if (tail.length === 0)
        return raised;
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'open', args: [raised, ...tail] });
}
/** Whether a token names a function that is kept as a call: `\det`, or `tr` as an upright word. */
function isCallWord(token) {
    return (token.type === 'command' ? functions/* CALL_WORDS */.rc : token.type === 'word' ? functions/* CALL_UPRIGHT */.RX : NONE).has(token.text);
}
const NONE = new Set();
/** `\operatorname{tr}\rho`, `\max_x f`: a call that is no product, its subscript part of the name. */
function parseCallWord(reader) {
    const word = (0,math_reader/* take */.s)(reader);
    const below = (0,math_reader/* accept */.Ju)(reader, '_') ? `_{${(0,math_names/* rawArgument */.c_)(reader)}}` : '';
    const name = `\\operatorname{${word.text === 'Tr' ? 'tr' : word.text}}${below}`;
    if (!startsAtom(reader))
        return (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name });
    return (0,math_reader/* count */.U9)(reader, { kind: 'call', name, args: wholeArguments(reader), applied: true });
}
/** The arguments of a call, whose tail, if any, has no second reading. */
function wholeArguments(reader) {
    const place = (0,math_reader/* peek */.se)(reader);
    const { args, tail } = parseArguments(reader);
    if (tail.length > 0)
        throw new tokens/* ParseFailure */.IG('a function without parentheses before a space has two readings', place);
    return args;
}
/** Names of angles, whose function mostly ends before a letter: `\cos\theta E`. */
const ANGLE = /^\\(?:theta|vartheta|phi|varphi)(?:_|$)/;
/**
 * The bracket behind a function, or the factors up to the next function or explicit sign. A space, and a letter behind an
 * angle, may end the argument or not: what follows is the tail.
 */
function parseArguments(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if ((0,math_reader/* isSign */.A7)(token, '(') || (0,math_reader/* isSign */.A7)(token, '[') || (0,math_reader/* isSign */.A7)(token, '{') || (0,math_reader/* isSign */.A7)(token, '\\{'))
        return { args: parseApplied(reader), tail: [] };
    const factors = [(0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.prefix))];
    const tail = [];
    while (startsAtom(reader) && continuesArgument(reader)) {
        const next = (0,math_reader/* peek */.se)(reader);
        const ends = next.spaced === true || (isAngle(factors) && next.type === 'letter');
        const factor = (0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.prefix));
        (ends || tail.length > 0 ? tail : factors).push(factor);
    }
    const [only] = factors;
    if (only !== undefined && factors.length === 1)
        return { args: [only], tail };
    return { args: [(0,math_reader/* count */.U9)(reader, { kind: 'product', factors })], tail };
}
function isAngle(factors) {
    const [only] = factors;
    return factors.length === 1 && only?.kind === 'symbol' && ANGLE.test(only.name);
}
/** An exponential behind a function is a factor of its own: `\cos kx\, e^{-t}`. */
function isExponential(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    const isLetter = token.type === 'letter' || token.type === 'word';
    return isLetter && token.text === 'e' && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '^');
}
function continuesArgument(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if (isExponential(reader))
        return false;
    if (token.type === 'letter' || token.type === 'number')
        return true;
    if (token.type === 'command')
        return !Object.hasOwn(functions/* FUNCTIONS */.AW, token.text);
    return (0,math_reader/* isSign */.A7)(token, '\\frac');
}
/** `\sqrt17`: TeX draws the root over the first digit, nobody means that. */
function radicand(reader) {
    const { type, text } = (0,math_reader/* peek */.se)(reader);
    if (type !== 'number' || !/^[0-9]{2,}$/.test(text))
        return (0,math_reader/* argument */.EE)(reader);
    (0,math_reader/* take */.s)(reader);
    return (0,math_reader/* count */.U9)(reader, { kind: 'number', text });
}
function parseRoot(reader) {
    if (!(0,math_reader/* accept */.Ju)(reader, '['))
        return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: 'sqrt', args: [radicand(reader)] });
    const degree = (0,math_reader/* bracketed */.Em)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.relation));
    if (!(0,math_reader/* accept */.Ju)(reader, ']'))
        throw new tokens/* ParseFailure */.IG('] expected', (0,math_reader/* peek */.se)(reader));
    return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: 'root', args: [(0,math_reader/* argument */.EE)(reader), degree] });
}

;// CONCATENATED MODULE: ./build/math/integrals.js




const UNITY = { kind: 'number', text: '1' };
/** Integrals that one sign stands for. */
const SIGNS = { '\\int': 1, '\\iint': 2, '\\iiint': 3, '\\oint': 1 };
/**
 * `\int_a^b f\,dx` as the name, the integrand and the bounds. The differential may stand at the end, at the beginning or
 * in a numerator; the bounds in either order. One bound alone is a region, `\oint` has the head `contour`.
 */
function parseIntegral(reader, sign) {
    const head = sign === '\\oint' ? 'contour' : 'integral';
    const lower = (0,math_reader/* accept */.Ju)(reader, '_') ? (0,math_reader/* argument */.EE)(reader) : undefined;
    const upper = (0,math_reader/* accept */.Ju)(reader, '^') ? (0,math_reader/* argument */.EE)(reader) : undefined;
    const from = lower ?? ((0,math_reader/* accept */.Ju)(reader, '_') ? (0,math_reader/* argument */.EE)(reader) : undefined);
    const bounds = [from, upper].filter((bound) => bound !== undefined);
    const [body, ...names] = parseBody(reader, SIGNS[sign] ?? 1);
    if (names.length > 1 && bounds.length === 2)
        throw new tokens/* ParseFailure */.IG('bounds for several differentials', (0,math_reader/* peek */.se)(reader));
    let node = body;
    for (const [index, name] of names.entries()) {
        const outer = index === names.length - 1 ? bounds : [];
        node = (0,math_reader/* count */.U9)(reader, {
            kind: 'operator',
            head: outer.length === 1 ? `${head}Over` : head,
            args: [name, node, ...outer],
        });
    }
    return node;
}
/** The integrand and the names of at least `least` differentials, the innermost first. */
function parseBody(reader, least) {
    const { integrals } = reader;
    reader.integrals += 1;
    const names = [];
    while (startsDifferential(reader))
        names.unshift(takeDifferential(reader));
    const early = names.length > 0;
    const body = early && !startsAtom(reader) ? UNITY : early ? term(reader) : parseIntegrand(reader);
    if (early) {
        reader.integrals = integrals;
        return [body, ...names];
    }
    const wanted = integrals === 0 ? Number.POSITIVE_INFINITY : least;
    while (names.length < wanted && startsDifferential(reader))
        names.push(takeDifferential(reader));
    reader.integrals = integrals;
    if (names.length >= least)
        return [body, ...names];
    const found = least === 1 ? differentialWithin(body) : undefined;
    if (found === undefined)
        throw new tokens/* ParseFailure */.IG('an integral without its differential', (0,math_reader/* peek */.se)(reader));
    return [found.rest, found.name];
}
/** A sum up to the differential; one term alone where the differential stands in it: `\int\frac{dx}{x}+C`. */
function parseIntegrand(reader) {
    const start = reader.at;
    const negative = (0,math_reader/* accept */.Ju)(reader, '-');
    if (!startsAtom(reader)) {
        reader.at = start;
        return (0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.sum));
    }
    const of = term(reader);
    const first = negative ? (0,math_reader/* count */.U9)(reader, { kind: 'negate', of }) : of;
    if (startsDifferential(reader) || differentialWithin(first) !== undefined)
        return first;
    reader.at = start;
    return (0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.sum));
}
function term(reader) {
    return (0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.product));
}
/** `dx`, `\mathrm{d}x`, `d^3x` or `d\cos\theta`: the name, its power, or the function. */
function takeDifferential(reader) {
    const length = differentialLength(reader);
    const power = Array.from({ length }, (_, ahead) => (0,math_reader/* peek */.se)(reader, ahead)).find(({ type }) => type === 'number');
    for (let taken = 0; taken < length; taken += 1)
        (0,math_reader/* take */.s)(reader);
    const of = (0,math_names/* startsName */.tV)((0,math_reader/* peek */.se)(reader))
        ? { kind: 'symbol', name: (0,math_names/* parseName */.$q)(reader) }
        : (0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.prefix));
    if (power === undefined)
        return (0,math_reader/* count */.U9)(reader, of);
    return (0,math_reader/* count */.U9)(reader, { kind: 'power', base: of, exponent: { kind: 'number', text: power.text } });
}
/** The differential of `\frac{dz}{z}`: the only d before a name in the numerators of a product. */
function differentialWithin(node) {
    if (node.kind === 'quotient') {
        const found = differentialWithin(node.over);
        return found && { ...found, rest: { ...node, over: found.rest } };
    }
    if (node.kind === 'negate') {
        const found = differentialWithin(node.of);
        return found && { ...found, rest: { ...node, of: found.rest } };
    }
    if (node.kind !== 'product')
        return undefined;
    const at = node.factors.findIndex((factor) => isLetterD(factor));
    const [letter, name] = [node.factors[at], node.factors[at + 1]];
    if (letter === undefined)
        return withinFactor(node.factors);
    if (name?.kind !== 'symbol')
        return undefined;
    const [only = UNITY, ...more] = [...node.factors.slice(0, at), ...node.factors.slice(at + 2)];
    const rest = more.length === 0 ? only : { kind: 'product', factors: [only, ...more] };
    if (letter.kind === 'power')
        return { rest, name: { kind: 'power', base: name, exponent: letter.exponent } };
    return { rest, name };
}
function withinFactor(factors) {
    for (const [index, factor] of factors.entries()) {
        const found = factor.kind === 'quotient' ? differentialWithin(factor) : undefined;
        if (found === undefined)
            continue;
        return { ...found, rest: { kind: 'product', factors: factors.with(index, found.rest) } };
    }
    return undefined;
}
function isLetterD(node) {
    if (node.kind === 'power')
        return isLetterD(node.base);
    return node.kind === 'symbol' && (node.name === 'd' || node.name === '\\mathrm{d}');
}

;// CONCATENATED MODULE: ./build/math/limits.js



/** `\lim_{x \to a^+} f`: the name, where it goes, and the body; the side, if any, is in the head. */
function parseLimit(reader) {
    const place = (0,math_reader/* peek */.se)(reader);
    (0,math_reader/* expect */.E3)(reader, '_');
    (0,math_reader/* expect */.E3)(reader, '{');
    if (!(0,math_names/* startsName */.tV)((0,math_reader/* peek */.se)(reader)))
        throw new tokens/* ParseFailure */.IG('a limit must read “name → value”', (0,math_reader/* peek */.se)(reader));
    const name = (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name: (0,math_names/* parseName */.$q)(reader) });
    if (!(0,math_reader/* accept */.Ju)(reader, '\\to') && !(0,math_reader/* accept */.Ju)(reader, '\\Rightarrow'))
        throw new tokens/* ParseFailure */.IG('a limit must read “name → value”', place);
    const side = takeSide(reader);
    const to = (0,math_reader/* bracketed */.Em)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.sum));
    (0,math_reader/* expect */.E3)(reader, '}');
    const body = (0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.product));
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: `limit${side}`, args: [name, to, body] });
}
/** The sign of `0^+`, `0^{-}` or `0+` at the end of the group, which is cut out; empty when there is none. */
function takeSide(reader) {
    let end = 0;
    for (let depth = 0;; end += 1) {
        const token = (0,math_reader/* peek */.se)(reader, end);
        if (token.type === 'end')
            return '';
        if ((0,math_reader/* isSign */.A7)(token, '{'))
            depth += 1;
        if ((0,math_reader/* isSign */.A7)(token, '}'))
            depth -= 1;
        if (depth < 0)
            break;
    }
    const braced = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, end - 1), '}') && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, end - 3), '{');
    const sign = (0,math_reader/* peek */.se)(reader, end - (braced ? 2 : 1));
    if (end < 2 || !((0,math_reader/* isSign */.A7)(sign, '+') || (0,math_reader/* isSign */.A7)(sign, '-')))
        return '';
    const raised = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, end - (braced ? 4 : 2)), '^');
    const length = (braced ? 3 : 1) + (raised ? 1 : 0);
    reader.tokens.splice(reader.at + end - length, length);
    return sign.text;
}

;// CONCATENATED MODULE: ./build/math/conditions.js



/**
 * `f \text{ for } x>0` as the formula and where it holds, behind the formula; without such words the formula itself.
 * The operator `where` has the formula and the condition.
 */
function parseCondition(reader, body) {
    if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), ',') && startsCondition(reader, 1))
        (0,math_reader/* take */.s)(reader);
    if (!takeWord(reader))
        return body;
    const condition = reader.expression(reader, math_reader/* BINDING */._Z.list);
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'where', args: [body, condition] });
}
/** The condition of a row of cases: its words are taken, "otherwise" is a name of its own. */
function parseCase(reader) {
    const word = (0,math_reader/* peek */.se)(reader, (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{') ? 1 : 0).text;
    const worded = takeWord(reader);
    if (worded && (word === 'otherwise' || word === 'else'))
        return (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name: '\\operatorname{otherwise}' });
    return reader.expression(reader, math_reader/* BINDING */._Z.list);
}
/** Takes the word that begins a condition, with its braces; false when none comes next. */
function takeWord(reader) {
    if (!startsCondition(reader))
        return false;
    const braced = (0,math_reader/* accept */.Ju)(reader, '{');
    (0,math_reader/* take */.s)(reader);
    if (braced && !(0,math_reader/* accept */.Ju)(reader, '}'))
        throw new tokens/* ParseFailure */.IG('words are not read', (0,math_reader/* peek */.se)(reader));
    return true;
}

;// CONCATENATED MODULE: ./build/math/matrices.js





const ENVIRONMENTS = new Set(['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'smallmatrix', 'array']);
const MAX_CELLS = 64;
/** The rows of a matrix environment whose `\begin{name}` is taken; 64 cells at most. */
function parseMatrix(reader, name) {
    if (name === 'cases' || name === 'dcases')
        return parseCases(reader, name);
    if (ALIGNED.has(name.replace('*', '')))
        return parseAligned(reader, name);
    if (name === 'vmatrix')
        return parseDeterminant(reader);
    if (!ENVIRONMENTS.has(name))
        throw new tokens/* ParseFailure */.IG(`the environment “${name}” is not read`, (0,math_reader/* peek */.se)(reader));
    if (name === 'array' && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{'))
        (0,math_names/* rawArgument */.c_)(reader);
    const rows = (0,math_reader/* bracketed */.Em)(reader, () => readRows(reader));
    const place = (0,math_reader/* peek */.se)(reader);
    if (!(0,math_reader/* accept */.Ju)(reader, '\\end') || (0,math_names/* rawArgument */.c_)(reader) !== name)
        throw new tokens/* ParseFailure */.IG(`\\end{${name}} expected`, place);
    if (!isRectangular(rows))
        throw new tokens/* ParseFailure */.IG('rows of different lengths', place);
    return (0,math_reader/* count */.U9)(reader, { kind: 'matrix', rows });
}
/** `\begin{vmatrix}` is the determinant of a matrix, as `\det` is. */
function parseDeterminant(reader) {
    const rows = (0,math_reader/* bracketed */.Em)(reader, () => readRows(reader));
    const place = (0,math_reader/* peek */.se)(reader);
    if (!(0,math_reader/* accept */.Ju)(reader, '\\end') || (0,math_names/* rawArgument */.c_)(reader) !== 'vmatrix' || !isRectangular(rows))
        throw new tokens/* ParseFailure */.IG('\\end{vmatrix} expected', place);
    const matrix = (0,math_reader/* count */.U9)(reader, { kind: 'matrix', rows });
    return (0,math_reader/* count */.U9)(reader, { kind: 'call', name: '\\operatorname{det}', args: [matrix], applied: true });
}
function isRectangular(rows) {
    return rows.every((row) => row.length === rows[0]?.length);
}
/** Environments that only set lines under each other. */
const ALIGNED = new Set([
    'align',
    'aligned',
    'equation',
    'gather',
    'gathered',
    'split',
    'multline',
    'eqnarray',
    'displaymath',
]);
/** One formula, or a list of the lines of `\begin{aligned}`; a line that begins with a sign goes on with the one before. */
function parseAligned(reader, name) {
    const node = (0,math_reader/* bracketed */.Em)(reader, () => {
        (0,math_reader/* accept */.Ju)(reader, '&');
        return reader.expression(reader, math_reader/* BINDING */._Z.list);
    });
    (0,math_reader/* accept */.Ju)(reader, ',');
    (0,math_reader/* accept */.Ju)(reader, '\\\\');
    const place = (0,math_reader/* peek */.se)(reader);
    if (!(0,math_reader/* accept */.Ju)(reader, '\\end') || (0,math_names/* rawArgument */.c_)(reader) !== name)
        throw new tokens/* ParseFailure */.IG(`\\end{${name}} expected`, place);
    return node;
}
/** `\begin{cases} v & c \\ w & \text{otherwise} \end{cases}` as the operator `cases`: value, condition, value, condition. */
function parseCases(reader, name) {
    const args = (0,math_reader/* bracketed */.Em)(reader, () => {
        const cells = [];
        while (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '\\end')) {
            cells.push(reader.expression(reader, math_reader/* BINDING */._Z.relation));
            (0,math_reader/* accept */.Ju)(reader, ',');
            if (!(0,math_reader/* accept */.Ju)(reader, '&') && !startsCondition(reader))
                throw new tokens/* ParseFailure */.IG('a case without a condition', (0,math_reader/* peek */.se)(reader));
            cells.push(parseCase(reader));
            if (cells.length > MAX_CELLS)
                throw new tokens/* SizeFailure */.gI(`more than ${MAX_CELLS} cells`, (0,math_reader/* peek */.se)(reader));
            if (!(0,math_reader/* accept */.Ju)(reader, '\\\\'))
                break;
        }
        return cells;
    });
    const place = (0,math_reader/* peek */.se)(reader);
    if (args.length === 0 || !(0,math_reader/* accept */.Ju)(reader, '\\end') || (0,math_names/* rawArgument */.c_)(reader) !== name)
        throw new tokens/* ParseFailure */.IG(`\\end{${name}} expected`, place);
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'cases', args });
}
function readRows(reader) {
    const rows = [];
    let cells = 0;
    while (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '\\end')) {
        const row = [];
        do {
            row.push(reader.expression(reader, math_reader/* BINDING */._Z.relation));
            cells += 1;
            if (cells > MAX_CELLS)
                throw new tokens/* SizeFailure */.gI(`more than ${MAX_CELLS} cells`, (0,math_reader/* peek */.se)(reader));
        } while ((0,math_reader/* accept */.Ju)(reader, '&'));
        rows.push(row);
        if (!(0,math_reader/* accept */.Ju)(reader, '\\\\'))
            break;
    }
    return rows;
}

// EXTERNAL MODULE: ./build/math/symbols.js
var symbols = __webpack_require__(5382);
;// CONCATENATED MODULE: ./build/math/named.js








/** Letters that mostly stand for functions when a parenthesis follows. */
const FUNCTION_LETTERS = /^(?:[fghFG]|\\(?:phi|psi|Phi|Psi|varphi|delta))/;
/** Lie groups of two or three letters, longest first: before a parenthesis they are a name, no product of letters. */
const GROUPS = ['PSL', 'PSU', 'SU', 'SO', 'Sp', 'SL', 'GL', 'USp', 'OSp'].sort((a, b) => b.length - a.length);
/** A name and, where it is or may be a function, the bracket behind it; `\Delta x` is one name. */
function parseNamed(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if (token.type === 'command' &&
        token.text === 'Delta' &&
        (0,math_names/* startsName */.tV)((0,math_reader/* peek */.se)(reader, 1)) &&
        !isOperatorWord(reader)) {
        (0,math_reader/* take */.s)(reader);
        return (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name: `\\Delta ${(0,math_names/* parseName */.$q)(reader)}` });
    }
    const name = groupName(reader) ?? (0,math_names/* parseName */.$q)(reader);
    if (name.startsWith('\\partial'))
        return parsePartial(reader, name);
    const isWord = token.type === 'word' && (name === token.text || name === `\\operatorname{${token.text}}`);
    if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '(')) {
        const call = callShape(reader, name);
        if (call !== undefined) {
            const args = parseApplied(reader);
            const [tail] = args;
            if (args.length === 1 && tail !== undefined && isTail(name, tail))
                return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'bigO', args: [tail] });
            if (!call.applied && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '^'))
                throw new tokens/* ParseFailure */.IG(`${name}(…) to a power has two readings`, (0,math_reader/* peek */.se)(reader));
            return (0,math_reader/* count */.U9)(reader, { kind: 'call', name, args, applied: call.applied });
        }
    }
    return (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name: isWord ? `\\mathrm{${token.text}}` : name });
}
/** `O(g^4)` and `\mathcal{O}(…)` leave out terms of that order; `O(3)` is a group. */
function isTail(name, tail) {
    return name === '\\mathcal{O}' || (name === 'O' && tail.kind !== 'number');
}
/** Names of coordinates, by which `\partial_x` differentiates; any other subscript is an index. */
const COORDINATE = /^(?:[xyztruvwqp]|\\(?:theta|phi|tau|xi|eta))'*$/;
/**
 * `\partial_x f` as a partial derivative, `\partial_\mu\phi` and `\partial^\mu\phi` as the operators `del` and `delUpper` on
 * one factor. Where it is not clear how far it acts, the sign stays a name whose place in the product counts.
 */
function parsePartial(reader, name) {
    const [, sign, index = ''] = /^\\partial([_^])\{(.*)\}$/.exec(name) ?? [];
    if (sign === undefined || /[\^_]/.test(index))
        return (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name });
    const start = reader.at;
    const nodes = reader.nodes;
    const body = operand(reader, math_reader/* BINDING */._Z.prefix);
    const more = (0,math_reader/* peek */.se)(reader);
    const ends = !startsAtom(reader) || more.text === 'partial';
    if (body === undefined || !ends) {
        reader.at = start;
        reader.nodes = nodes;
        return (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name });
    }
    const by = { kind: 'symbol', name: index };
    if (sign === '_' && COORDINATE.test(index))
        return (0,math_reader/* count */.U9)(reader, {
            kind: 'operator',
            head: 'partial',
            args: [body, by, { kind: 'number', text: '1' }],
        });
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: sign === '_' ? 'del' : 'delUpper', args: [body, by] });
}
/** `SU(` or `Sp(` as one name, taken; undefined (nothing taken) for anything else. */
function groupName(reader) {
    const group = GROUPS.find((letters) => (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, letters.length), '(') &&
        [...letters].every((letter, at) => {
            const token = (0,math_reader/* peek */.se)(reader, at);
            return token.type === 'letter' && token.text === letter;
        }));
    if (group === undefined)
        return undefined;
    reader.at += group.length;
    return `\\operatorname{${group}}`;
}
function isOperatorWord(reader) {
    const next = (0,math_reader/* peek */.se)(reader, 1);
    return (next.type === 'word' ||
        next.text === 'Delta' ||
        (next.type === 'command' && !symbols/* SYMBOL_COMMANDS */.Ex.has(next.text) && !symbols/* ACCENTS */.KO.has(next.text)));
}
/** Whether `name(` is a function call for sure, maybe one, or (undefined) a product. Looks ahead to the bracket's end. */
function callShape(reader, name) {
    let depth = 0;
    let names = 0;
    let others = 0;
    let numbers = 0;
    let commas = 0;
    for (let ahead = 0;; ahead += 1) {
        const token = (0,math_reader/* peek */.se)(reader, ahead);
        if (token.type === 'end')
            return undefined;
        if (depth === 1 && token.role === 'edge' && (0,math_reader/* isSign */.A7)(token, '|'))
            return { applied: true };
        if (token.type === 'sign' && '([{\\{'.includes(token.text))
            depth += 1;
        else if (token.type === 'sign' && ')]}\\}'.includes(token.text)) {
            depth -= 1;
            if (depth === 0)
                break;
        }
        else if (depth === 1 && ((0,math_reader/* isSign */.A7)(token, ',') || (0,math_reader/* isSign */.A7)(token, ';')))
            commas += 1;
        else if (depth === 1 && (0,math_names/* startsName */.tV)(token) && !Object.hasOwn(functions/* FUNCTIONS */.AW, token.text))
            names += 1;
        else if (depth === 1 && token.type === 'number')
            numbers += 1;
        else if (!(0,math_reader/* isSign */.A7)(token, '_'))
            others += depth === 1 ? 1 : 0;
    }
    if (name === '\\mathcal{O}' || (name === 'O' && others + names > 0))
        return { applied: true };
    if (name === 'd')
        return undefined;
    if (commas > 0 || name.startsWith('\\operatorname'))
        return { applied: true };
    const single = others === 0 && names + numbers === 1;
    return FUNCTION_LETTERS.test(name) || single ? { applied: false } : undefined;
}

;// CONCATENATED MODULE: ./build/math/numerals.js

/** A number, with the base or the uncertainty that stands directly behind it. */
function parseNumeral(reader) {
    const token = (0,math_reader/* take */.s)(reader);
    const number = { kind: 'number', text: token.text };
    return inBase(reader, number) ?? withUncertainty(reader, token) ?? (0,math_reader/* count */.U9)(reader, number);
}
/** `1011_2` as the operator `base` of its digits and the base; undefined (nothing taken) where no base follows. */
function inBase(reader, digits) {
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '_'))
        return undefined;
    const braced = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '{');
    const base = (0,math_reader/* peek */.se)(reader, braced ? 2 : 1);
    const value = Number(base.text);
    const fits = base.type === 'number' && /^[0-9]{1,2}$/.test(base.text) && value >= 2 && value <= 10;
    if (!fits || (braced && !(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 3), '}')))
        return undefined;
    if (!/^[0-9]+$/.test(digits.text) || [...digits.text].some((digit) => Number(digit) >= value))
        return undefined;
    reader.at += braced ? 4 : 2;
    return (0,math_reader/* count */.U9)(reader, {
        kind: 'operator',
        head: 'base',
        args: [digits, { kind: 'number', text: base.text }],
    });
}
/** Digits an uncertainty in brackets may have. */
const MOST_DIGITS = 3;
/**
 * `1.23(4)` as the operator `uncertain` of the number and the digits in brackets, which state the uncertainty of its last
 * ones (GUM 7.2.2, second form). Only directly behind a decimal; undefined (nothing taken) elsewhere.
 */
function withUncertainty(reader, number) {
    const [open, digits, close] = [(0,math_reader/* peek */.se)(reader), (0,math_reader/* peek */.se)(reader, 1), (0,math_reader/* peek */.se)(reader, 2)];
    const places = number.text.split('.')[1]?.length ?? 0;
    const isDirect = open.start === number.start + number.length && open.spaced !== true;
    if (places === 0 || !isDirect || !(0,math_reader/* isSign */.A7)(open, '(') || !(0,math_reader/* isSign */.A7)(close, ')'))
        return undefined;
    if (digits.type !== 'number' || !/^[0-9]+$/.test(digits.text) || digits.text.length > MOST_DIGITS)
        return undefined;
    reader.at += 3;
    const args = [
        { kind: 'number', text: number.text },
        { kind: 'number', text: digits.text },
    ];
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'uncertain', args });
}

;// CONCATENATED MODULE: ./build/math/series.js



/** `\sum_{k=1}^{n} a_k`: the body reaches over products, not over further terms. The bounds may come in either order. */
function parseSeries(reader, head) {
    const place = (0,math_reader/* peek */.se)(reader);
    const before = (0,math_reader/* accept */.Ju)(reader, '^') ? (0,math_reader/* argument */.EE)(reader) : undefined;
    if (!(0,math_reader/* accept */.Ju)(reader, '_'))
        throw new tokens/* ParseFailure */.IG('a sum or product without bounds', place);
    const divided = before === undefined ? divisorOf(reader) : undefined;
    if (divided !== undefined) {
        const term = (0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.product));
        return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: `${head}Divisors`, args: [...divided, term] });
    }
    const lower = (0,math_reader/* argument */.EE)(reader);
    const upper = before ?? ((0,math_reader/* accept */.Ju)(reader, '^') ? (0,math_reader/* argument */.EE)(reader) : undefined);
    const body = (0,math_reader/* deeper */.gH)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.product));
    if (upper === undefined)
        return (0,math_reader/* count */.U9)(reader, openSeries(head, lower, body));
    const member = lower.kind === 'relation' && lower.rest.length === 1 ? lower.rest[0] : undefined;
    if (lower.kind !== 'relation' || lower.first.kind !== 'symbol' || member?.sign !== '=') {
        throw new tokens/* ParseFailure */.IG('the bounds of a sum or product must read “name = number”', place);
    }
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head, args: [lower.first, member.node, upper, body] });
}
/** `{d \mid n}`: the name of a divisor and what it divides; undefined, and nothing taken, for other conditions. */
function divisorOf(reader) {
    const name = (0,math_reader/* peek */.se)(reader, 1);
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{') || name.type !== 'letter' || !(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 2), '|'))
        return undefined;
    reader.at += 3;
    const whole = reader.expression(reader, math_reader/* BINDING */._Z.sum);
    (0,math_reader/* expect */.E3)(reader, '}');
    return [{ kind: 'symbol', name: name.text }, whole];
}
/**
 * A sum without an upper bound: `n \geq 1` and `n > 0` run from 1 to infinity; over a name, a set or a condition it is
 * kept whole as `sumOver` (`productOver`) with the condition and the body.
 */
function openSeries(head, lower, body) {
    const member = lower.kind === 'relation' && lower.rest.length === 1 ? lower.rest[0] : undefined;
    const from = member && firstInteger(member.sign, member.node);
    if (lower.kind === 'relation' && lower.first.kind === 'symbol' && from !== undefined)
        return { kind: 'operator', head, args: [lower.first, from, { kind: 'symbol', name: '\\infty' }, body] };
    return { kind: 'operator', head: `${head}Over`, args: [lower, body] };
}
/** The integer that `\geq 1` or `> 0` begins with. */
function firstInteger(sign, node) {
    const bound = (0,rational/* rationalOf */.K)(node);
    if (bound?.den !== 1n || bound.num < 0n)
        return undefined;
    if (sign === '\\geq')
        return { kind: 'number', text: String(bound.num) };
    return sign === '>' ? { kind: 'number', text: String(bound.num + 1n) } : undefined;
}

// EXTERNAL MODULE: ./build/math/special-notation.js + 4 modules
var special_notation = __webpack_require__(4955);
// EXTERNAL MODULE: ./build/math/states.js
var states = __webpack_require__(45);
;// CONCATENATED MODULE: ./build/math/atoms.js
















/** One factor without its powers: a number, a name, a function with its argument, anything in brackets. */
function parseAtom(reader) {
    const special = reader.special && (0,special_notation/* parseSpecial */.L)(reader, reader.special);
    if (special !== undefined)
        return special;
    if ((0,math_names/* startsPrescript */.MW)(reader))
        return parsePrescripted(reader);
    const token = (0,math_reader/* peek */.se)(reader);
    if (token.type === 'number')
        return parseNumeral(reader);
    if (token.type === 'sign')
        return parseSignAtom(reader);
    if (token.type === 'end')
        throw new tokens/* ParseFailure */.IG('something is missing at the end', token);
    const name = Object.hasOwn(functions/* FUNCTIONS */.AW, token.text) ? functions/* FUNCTIONS */.AW[token.text] : undefined;
    if (name !== undefined && token.type !== 'letter' && isFunctionHere(reader))
        return parseFunction(reader, name);
    if (isCallWord(token))
        return parseCallWord(reader);
    if (isFigure(token))
        return parseFigure(reader);
    if (!(0,math_names/* startsName */.tV)(token))
        throw new tokens/* ParseFailure */.IG(`${(0,math_reader/* describe */.q0)(token)} is not a known command`, token);
    const letter = token.type === 'command' && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '(') ? functions/* LETTER_FUNCTIONS */.T_[token.text] : undefined;
    if (letter !== undefined) {
        (0,math_reader/* take */.s)(reader);
        return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: letter, args: parseApplied(reader) });
    }
    return parseNamed(reader);
}
/** A name with scripts before it; with a lower one, as in `{}_2F_1(a,b;c;z)`, a bracket is its argument. */
function parsePrescripted(reader) {
    const name = (0,math_names/* parsePrescript */.oy)(reader);
    if (!name.startsWith('{}_') || !(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '('))
        return (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name });
    return (0,math_reader/* count */.U9)(reader, { kind: 'call', name, args: parseApplied(reader), applied: true });
}
function parseSignAtom(reader) {
    const token = (0,math_reader/* take */.s)(reader);
    switch (token.text) {
        case '{':
            return parseGroup(reader);
        case '(':
        case '[':
            return parseHeld(reader, parseBrackets(reader, token));
        case '\\{':
            return parseSet(reader);
        case '|':
            return (0,states/* parseKet */.KW)(reader) ?? parseBars(reader, token);
        case '\\langle':
            return (0,states/* parseMeanValue */.up)(reader, token);
        case '\\int':
        case '\\iint':
        case '\\iiint':
        case '\\oint':
            return parseIntegral(reader, token.text);
        case '\\lim':
            return parseLimit(reader);
        case '\\ldots':
            return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'ellipsis', args: [] });
        case '\\left.':
            return parseEdge(reader);
        case '\\|':
            return parseBars(reader, token);
        case '\\abs':
        case '\\norm':
            return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: token.text.slice(1), args: [(0,math_reader/* argument */.EE)(reader)] });
        case '\\lfloor':
            return between(reader, 'floor', '\\rfloor');
        case '\\lceil':
            return between(reader, 'ceil', '\\rceil');
        case '\\frac':
            return parseFraction(reader);
        case '\\binom':
            return (0,math_reader/* count */.U9)(reader, {
                kind: 'function',
                name: 'binomial',
                args: [(0,math_reader/* argument */.EE)(reader), (0,math_reader/* argument */.EE)(reader)],
            });
        case '\\overline':
            return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: 'overline', args: [(0,math_reader/* argument */.EE)(reader)] });
        case '\\sum':
        case '\\prod':
            return parseSeries(reader, token.text === '\\sum' ? 'sum' : 'product');
        case '\\begin':
            return parseMatrix(reader, (0,math_names/* rawArgument */.c_)(reader));
        default:
            throw new tokens/* ParseFailure */.IG(`${(0,math_reader/* describe */.q0)(token)} is not understood here`, token);
    }
}
/** A group; a name in it may have its subscripts behind the brace. */
function parseGroup(reader) {
    if (isLoneFunction(reader))
        return parseAtom(reader);
    const node = (0,math_reader/* closeGroup */.AM)(reader);
    const next = (0,math_reader/* peek */.se)(reader);
    const continues = (0,math_reader/* isSign */.A7)(next, '_') || (0,math_reader/* isSign */.A7)(next, '^') || (0,math_reader/* isSign */.A7)(next, "'");
    if (node.kind !== 'symbol' || !continues || /[_|]|rangle/.test(node.name))
        return node;
    const word = /^\\mathrm\{([A-Za-z]+)\}$/.exec(node.name)?.[1];
    const name = (0,math_names/* extendName */.s2)(reader, word === undefined || word.length > 1 ? node.name : word);
    return name === word ? node : { ...node, name };
}
/** `{\rm sin}\, x`: the braces set the type of the function's name; they are dropped. Behind the opening brace. */
function isLoneFunction(reader) {
    const [word, close] = [(0,math_reader/* peek */.se)(reader), (0,math_reader/* peek */.se)(reader, 1)];
    const known = Object.hasOwn(functions/* FUNCTIONS */.AW, word.text) || isCallWord(word);
    if (word.type !== 'word' || !known || !(0,math_reader/* isSign */.A7)(close, '}'))
        return false;
    reader.tokens.splice(reader.at + 1, 1);
    return true;
}
function parseFraction(reader) {
    if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '['))
        skipAlignment(reader);
    const over = (0,math_reader/* argument */.EE)(reader);
    const under = (0,math_reader/* argument */.EE)(reader);
    const derivative = readDerivative(over, under);
    if (derivative !== undefined)
        return parseDerivative(reader, derivative);
    if (isDerivative(over, under))
        refuseDerivative(reader);
    return (0,math_reader/* count */.U9)(reader, { kind: 'quotient', over, under });
}
/** `\cfrac[l]{…}{…}` sets its numerator to the left. */
function skipAlignment(reader) {
    if (/^[lrc]$/.test((0,math_reader/* peek */.se)(reader, 1).text) && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 2), ']'))
        reader.at += 3;
}
/** The one token TeX takes as an argument without braces: of a name only its base, without subscripts and brackets. */
function parseSingle(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    const isFunction = token.type !== 'letter' && (Object.hasOwn(functions/* FUNCTIONS */.AW, token.text) || isCallWord(token));
    if (!(0,math_names/* startsName */.tV)(token) || isFunction)
        return parseAtom(reader);
    return (0,math_reader/* count */.U9)(reader, { kind: 'symbol', name: (0,math_names/* parseBase */.Hp)(reader) });
}

;// CONCATENATED MODULE: ./build/math/powers.js





/** An atom with its factorials and powers. */
function parsePower(reader) {
    let base = startsDegree(reader) ? bareDegree(reader) : parseAtom(reader);
    for (;;) {
        const token = (0,math_reader/* peek */.se)(reader);
        if ((0,math_reader/* accept */.Ju)(reader, '!')) {
            base = factorial(reader, base);
        }
        else if ((0,math_reader/* accept */.Ju)(reader, '^')) {
            if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '*')) {
                (0,math_reader/* take */.s)(reader);
                base = (0,math_reader/* count */.U9)(reader, { kind: 'function', name: 'conj', args: [base] });
                continue;
            }
            base = parseExponent(reader, base);
            if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '_'))
                base = lateSubscript(reader, base);
            if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '^'))
                throw new tokens/* ParseFailure */.IG('two superscripts', (0,math_reader/* peek */.se)(reader));
        }
        else if ((0,math_reader/* isSign */.A7)(token, '\\degree')) {
            (0,math_reader/* take */.s)(reader);
            base = inDegrees(reader, base);
        }
        else if (base.kind === 'number' && (0,math_reader/* isSign */.A7)(token, "'")) {
            base = inSixtieths(reader, base);
        }
        else
            return base;
    }
}
/** `2''`: arc minutes or seconds without degrees before them (ISO 80000-3, item 3-5). */
function inSixtieths(reader, base) {
    (0,math_reader/* take */.s)(reader);
    const name = (0,math_reader/* accept */.Ju)(reader, "'") ? 'arcsec' : 'arcmin';
    return (0,math_reader/* count */.U9)(reader, { kind: 'product', factors: [base, (0,math_reader/* count */.U9)(reader, { kind: 'unit', name })] });
}
/** `n!!` is a double factorial; three signs are one factorial of another. Behind the first sign. */
function factorial(reader, of) {
    let signs = 1;
    while ((0,math_reader/* accept */.Ju)(reader, '!'))
        signs += 1;
    if (signs === 2)
        return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: DOUBLE, args: [of] });
    let node = of;
    for (; signs > 0; signs -= 1) {
        const inner = node;
        node = (0,math_reader/* count */.U9)(reader, (0,math_reader/* deeper */.gH)(reader, () => ({ kind: 'function', name: 'factorial', args: [inner] })));
    }
    return node;
}
const DOUBLE = 'doublefactorial';
/** Arc minutes and seconds: their primes, and how many make a degree (ISO 80000-3, item 3-5). */
const SIXTIETHS = [
    { marks: 1, share: '60' },
    { marks: 2, share: '3600' },
];
/** `64^\circ 10' 30''`, behind the degrees, as a sum in degrees. */
function withMinutes(reader, degrees) {
    const terms = [degrees];
    for (const { marks, share } of SIXTIETHS) {
        const found = primesBehind(reader);
        if ((0,math_reader/* peek */.se)(reader).type !== 'number' || found.marks !== marks)
            continue;
        const over = { kind: 'number', text: (0,math_reader/* peek */.se)(reader).text };
        reader.at += 1 + found.length;
        const part = (0,math_reader/* count */.U9)(reader, { kind: 'quotient', over, under: { kind: 'number', text: share } });
        terms.push((0,math_reader/* count */.U9)(reader, { kind: 'product', factors: [part, { kind: 'unit', name: 'degree' }] }));
    }
    return terms.length === 1 ? degrees : (0,math_reader/* count */.U9)(reader, { kind: 'sum', terms });
}
/** The primes behind the next token, also as `^{\\prime}`, and how many tokens they take. */
function primesBehind(reader) {
    const raised = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '^') ? 1 : 0;
    const braces = raised === 1 && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 2), '{') ? 2 : 0;
    const start = 1 + raised + braces / 2;
    const marks = [0, 1].filter((index) => (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, start + index), "'")).length;
    return { marks, length: marks === 0 ? 0 : marks + raised + braces };
}
function inDegrees(reader, base) {
    const unit = scale(reader);
    const angle = (0,math_reader/* count */.U9)(reader, { kind: 'product', factors: [base, unit] });
    return unit.name !== 'degree' || base.kind !== 'number' ? angle : withMinutes(reader, angle);
}
/** A degree without a number before it, as behind `\cdot` in a compound unit. */
function bareDegree(reader) {
    if ((0,math_reader/* accept */.Ju)(reader, '^'))
        reader.at += (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{') ? 3 : 1;
    else
        (0,math_reader/* take */.s)(reader);
    return scale(reader);
}
/** `C` or `F` behind a degree sign that is already taken, or the degree of an angle. */
function scale(reader) {
    const letter = (0,math_reader/* peek */.se)(reader);
    const isScale = (letter.type === 'letter' || letter.type === 'word') && /^[CF]$/.test(letter.text);
    if (isScale)
        (0,math_reader/* take */.s)(reader);
    return (0,math_reader/* count */.U9)(reader, { kind: 'unit', name: isScale ? `deg${letter.text}` : 'degree' });
}
/** `v^2_0` is the square of `v_0`. */
function lateSubscript(reader, raised) {
    const name = raised.kind === 'power' && raised.base.kind === 'symbol' ? raised.base.name : undefined;
    if (raised.kind !== 'power' || name === undefined || /[_^]/.test(name))
        throw new tokens/* ParseFailure */.IG('a subscript without a name', (0,math_reader/* take */.s)(reader));
    (0,math_reader/* take */.s)(reader);
    return { ...raised, base: { kind: 'symbol', name: `${name}_{${(0,math_names/* rawArgument */.c_)(reader)}}` } };
}
/** Signs above a bracket or matrix that make another matrix of it. */
const ADJOINTS = { '\\dagger': 'dagger', '\\top': 'transpose' };
/** The superscript of a base: a power, a conjugate `^{*}`, or degrees `^\circ`. */
function parseExponent(reader, base) {
    const braced = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{');
    const mark = (0,math_reader/* peek */.se)(reader, braced ? 1 : 0);
    const ends = !braced || (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 2), '}');
    if (ends && ((0,math_reader/* isSign */.A7)(mark, '\\circ') || (0,math_reader/* isSign */.A7)(mark, '*') || (0,math_reader/* isSign */.A7)(mark, '\\degree'))) {
        reader.at += braced ? 3 : 1;
        if (mark.text === '*')
            return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: 'conj', args: [base] });
        return inDegrees(reader, base);
    }
    const adjoint = ends ? ADJOINTS[mark.text] : undefined;
    if (adjoint !== undefined && mark.type === 'sign') {
        reader.at += braced ? 3 : 1;
        if (base.kind === 'symbol' && !base.name.includes('^'))
            return { ...base, name: `${base.name}^{${mark.text}}` };
        return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: adjoint, args: [base] });
    }
    if ((0,math_reader/* accept */.Ju)(reader, '-')) {
        const of = bareInteger(reader) ?? (0,math_reader/* argument */.EE)(reader);
        return (0,math_reader/* count */.U9)(reader, { kind: 'power', base, exponent: (0,math_reader/* count */.U9)(reader, { kind: 'negate', of }) });
    }
    return (0,math_reader/* count */.U9)(reader, { kind: 'power', base, exponent: bareInteger(reader) ?? (0,math_reader/* argument */.EE)(reader) });
}
/** The digits of `10^-34`: nobody means the first one alone. Undefined (nothing taken) for anything but a bare integer. */
function bareInteger(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if (token.type !== 'number' || token.text.length === 1)
        return undefined;
    if (!/^[0-9]+$/.test(token.text))
        throw new tokens/* ParseFailure */.IG('a decimal exponent needs braces', token);
    (0,math_reader/* take */.s)(reader);
    return (0,math_reader/* count */.U9)(reader, { kind: 'number', text: token.text });
}

// EXTERNAL MODULE: ./build/math/vectors.js
var vectors = __webpack_require__(8179);
;// CONCATENATED MODULE: ./build/math/cross.js



/**
 * `a \\times b` as the operator `cross` of the one vector on each side, with all other factors beside it; undefined where
 * no vector is involved, so that the sign multiplies numbers. Refused where it is not clear which factors are meant.
 */
function crossed(left, right, sign) {
    const [before, after] = [cross_factorsOf(left), cross_factorsOf(right)];
    const arrows = [before, after].map((factors) => factors.filter(carriesVector).length);
    if (arrows.every((found) => found === 0))
        return undefined;
    const [one, two] = [vectorOf(before, before.length - 1), vectorOf(after, 0)];
    if (arrows.some((found) => found > 1) || one === undefined || two === undefined)
        throw new tokens/* ParseFailure */.IG('a product of a vector that may be a cross product', sign);
    if (one === 'number' || two === 'number')
        return undefined;
    const node = { kind: 'operator', head: 'cross', args: [one, two] };
    const others = [...before, ...after].filter((factor) => factor !== one && factor !== two);
    if (others.length === 0)
        return node;
    const scalars = before.filter((factor) => factor !== one);
    const rest = after.filter((factor) => factor !== two);
    return { kind: 'product', factors: [...scalars, node, ...rest] };
}
function cross_factorsOf(node) {
    return node.kind === 'product' ? node.factors : [node];
}
function carriesVector(node) {
    return !(0,vectors/* isDot */.ek)(node) && (0,tree/* someNode */.Ng)(node, vectors/* isVector */.WX);
}
/** The vector among the factors, or the name beside the sign that may be one; `number` where that cannot be. */
function vectorOf(factors, beside) {
    const arrow = factors.find(carriesVector);
    if (arrow !== undefined)
        return arrow;
    const next = factors[beside];
    if (next === undefined)
        return undefined;
    if ((0,vectors/* mayBeVector */.cH)(next))
        return next;
    const isNumber = next.kind === 'number' || next.kind === 'power' || next.kind === 'unit' || next.kind === 'quotient';
    return isNumber ? 'number' : undefined;
}

;// CONCATENATED MODULE: ./build/math/products.js








/** Factors joined by `\cdot`, `\times`, `/` or nothing. */
function parseProduct(reader) {
    let left = parseImplicit(reader);
    for (;;) {
        if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '\\times'))
            left = cross(reader, left);
        else if ((0,math_reader/* accept */.Ju)(reader, '*'))
            left = times(reader, left, parseSigned(reader));
        else if ((0,math_reader/* accept */.Ju)(reader, '\\cdot'))
            left = dotted(reader, left, parseSigned(reader));
        else if ((0,math_reader/* accept */.Ju)(reader, '\\otimes'))
            left = tensored(reader, left, parseSigned(reader));
        else if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '/'))
            left = parseSlash(reader, left);
        else if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '%')) {
            (0,math_reader/* take */.s)(reader);
            left = (0,math_reader/* count */.U9)(reader, { kind: 'quotient', over: left, under: { kind: 'number', text: '100' } });
        }
        else
            return left;
    }
}
function parseSigned(reader) {
    if (!(0,math_reader/* accept */.Ju)(reader, '-'))
        return parseImplicit(reader);
    return (0,math_reader/* count */.U9)(reader, { kind: 'negate', of: (0,math_reader/* deeper */.gH)(reader, () => parseSigned(reader)) });
}
/** `a \otimes b \otimes c` as one operator. */
function tensored(reader, left, right) {
    const before = left.kind === 'operator' && left.head === 'otimes' ? left.args : [left];
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'otimes', args: [...before, right] });
}
function times(reader, left, right) {
    const factors = [left, right].flatMap((node) => (node.kind === 'product' ? node.factors : [node]));
    return (0,math_reader/* count */.U9)(reader, { kind: 'product', factors });
}
/** `\cdot`: where both neighbours may be vectors, it may be their inner product. */
function dotted(reader, left, right) {
    const before = left.kind === 'product' ? left.factors : [left];
    const after = right.kind === 'product' ? right.factors : [right];
    const [one, two] = [before.at(-1), after[0]];
    if (one === undefined || two === undefined || !(0,vectors/* mayBeVector */.cH)(one) || !(0,vectors/* mayBeVector */.cH)(two))
        return times(reader, left, right);
    const dot = (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'dot', args: [one, two] });
    const factors = [...before.slice(0, -1), dot, ...after.slice(1)];
    return factors.length === 1 ? dot : (0,math_reader/* count */.U9)(reader, { kind: 'product', factors });
}
/** `\times` between numbers and quantities, or the cross product of the vectors beside it. */
function cross(reader, left) {
    const sign = (0,math_reader/* take */.s)(reader);
    const right = parseSigned(reader);
    return crossed(left, right, sign) ?? times(reader, left, right);
}
/** `a/b` is plain; `a/b c` keeps both readings unless a and b are numbers and c is not π ("1/2 m v^2", not "1/2π"). */
function parseSlash(reader, over) {
    const slash = (0,math_reader/* take */.s)(reader);
    const isOpen = endsInOpenFunction({ over, reader, slash }) && !opensArgument((0,math_reader/* peek */.se)(reader));
    const [under, ...rest] = parseFactors(reader);
    if (under === undefined)
        throw new tokens/* ParseFailure */.IG('nothing below the slash', slash);
    if (isOpen)
        return openQuotient({ reader, over, slash }, [under, ...rest]);
    const below = rest.length === 0 ? under : { kind: 'product', factors: [under, ...rest] };
    const derivative = readDerivative(over, below);
    if (derivative !== undefined)
        return parseDerivative(reader, derivative);
    if (isDerivative(over, below))
        throw new tokens/* ParseFailure */.IG('a derivative whose end is not clear', slash);
    if (rest.length === 0)
        return (0,math_reader/* count */.U9)(reader, { kind: 'quotient', over, under });
    const [next] = rest;
    if (over.kind === 'number' &&
        under.kind === 'number' &&
        !(next?.kind === 'symbol' && next.name === '\\pi')) {
        return (0,math_reader/* count */.U9)(reader, {
            kind: 'product',
            factors: [(0,math_reader/* count */.U9)(reader, { kind: 'quotient', over, under }), ...rest],
        });
    }
    return (0,math_reader/* count */.U9)(reader, { kind: 'slash', over, under, rest });
}
/** `\sin x/2` is the sine of x/2 or half the sine of x: the operator `open` has the function and its possible factor. */
function openQuotient({ reader, over, slash }, [under, ...rest]) {
    const factors = over.kind === 'product' ? over.factors : [over];
    const last = factors.at(-1);
    if (under === undefined || last === undefined || rest.length > 0 || last.kind !== 'function')
        throw new tokens/* ParseFailure */.IG('a function without parentheses before a slash has two readings', slash);
    const share = (0,math_reader/* count */.U9)(reader, { kind: 'quotient', over: { kind: 'number', text: '1' }, under });
    const node = (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'open', args: [last, share] });
    return factors.length === 1
        ? node
        : (0,math_reader/* count */.U9)(reader, { kind: 'product', factors: [...factors.slice(0, -1), node] });
}
/** Functions whose argument may stand without brackets; a root, a modulus or a factorial shows where it ends. */
const WRITTEN_OPEN = new Set(Object.values(functions/* FUNCTIONS */.AW).filter((name) => name !== 'sqrt'));
/** Whether a function stands before the slash, which is taken, whose argument no bracket ended: `\sin a/`. */
function endsInOpenFunction({ over, reader, slash, }) {
    const last = over.kind === 'product' ? over.factors.at(-1) : over;
    const before = reader.tokens[reader.at - 2];
    if (last?.kind !== 'function' ||
        !WRITTEN_OPEN.has(last.name) ||
        before === undefined ||
        before.start >= slash.start)
        return false;
    return !(before.type === 'sign' && ')]}|'.includes(before.text));
}
function opensArgument(token) {
    return token.type === 'command' || (0,math_reader/* isSign */.A7)(token, '(') || (0,math_reader/* isSign */.A7)(token, '{');
}
/** Factors side by side as one product; a single one stays itself. */
function parseImplicit(reader) {
    const factors = parseFactors(reader);
    const [only] = factors;
    if (only !== undefined && factors.length === 1)
        return only;
    return (0,math_reader/* count */.U9)(reader, {
        kind: 'product',
        factors: factors.flatMap((f) => (f.kind === 'product' ? f.factors : [f])),
    });
}
/** One or more factors side by side. */
function parseFactors(reader) {
    const factors = [parsePower(reader)];
    while (startsAtom(reader) && !(0,math_reader/* isConjunction */.Tu)(reader)) {
        const before = reader.tokens[reader.at - 1];
        const token = (0,math_reader/* peek */.se)(reader);
        if (before?.type === 'number' && (token.type === 'number' || isBracketedNumber(reader)))
            throw new tokens/* ParseFailure */.IG('two numbers side by side', token);
        const factor = parsePower(reader);
        const first = factors[0];
        if (factors.length === 1 && first !== undefined && isMixed(first, factor, token.text === '\\frac')) {
            factors[0] = (0,math_reader/* count */.U9)(reader, { kind: 'sum', terms: [first, factor] });
        }
        else
            factors.push(factor);
    }
    return factors;
}
/** `1.234(5)` states an uncertainty in the last digits, or a product: nobody can tell. */
function isBracketedNumber(reader) {
    const ahead = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{') ? 1 : 0;
    const open = (0,math_reader/* peek */.se)(reader, ahead);
    const isOpen = (0,math_reader/* isSign */.A7)(open, '(') || (0,math_reader/* isSign */.A7)(open, '[');
    return isOpen && (0,math_reader/* peek */.se)(reader, ahead + 1).type === 'number' && /^[)\]]$/.test((0,math_reader/* peek */.se)(reader, ahead + 2).text);
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
        skipBreak(reader);
        const token = (0,math_reader/* peek */.se)(reader);
        if ((0,math_reader/* accept */.Ju)(reader, '+'))
            terms.push(parseTerm(reader));
        else if ((0,math_reader/* isSign */.A7)(token, '-') || (0,math_reader/* isSign */.A7)(token, '+-') || (0,math_reader/* isSign */.A7)(token, '-+'))
            terms.push(parseTerm(reader));
        else
            break;
    }
    const [only] = terms;
    if (only !== undefined && terms.length === 1)
        return modulo(reader, only);
    if (isModulo((0,math_reader/* peek */.se)(reader)))
        throw new tokens/* ParseFailure */.IG('the remainder of a sum or of its last term', (0,math_reader/* peek */.se)(reader));
    return (0,math_reader/* count */.U9)(reader, { kind: 'sum', terms });
}
function isModulo(token) {
    return token.type === 'command' && token.text === 'bmod';
}
/** `a \bmod b` as the remainder a − b⌊a/b⌋ (Knuth, The Art of Computer Programming 1, 1.2.4); any other term as it is. */
function modulo(reader, of) {
    const place = (0,math_reader/* peek */.se)(reader);
    if (!isModulo(place))
        return of;
    (0,math_reader/* take */.s)(reader);
    const by = parseTerm(reader);
    const next = (0,math_reader/* peek */.se)(reader);
    if (isModulo(next) || (0,math_reader/* isSign */.A7)(next, '+') || (0,math_reader/* isSign */.A7)(next, '-'))
        throw new tokens/* ParseFailure */.IG('a remainder whose modulus is not clear', next);
    const whole = {
        kind: 'function',
        name: 'floor',
        args: [{ kind: 'quotient', over: of, under: by }],
    };
    const times = { kind: 'product', factors: [by, whole] };
    return (0,math_reader/* count */.U9)(reader, { kind: 'sum', terms: [of, { kind: 'negate', of: times }] });
}
/** A product with its signs before it. */
function parseTerm(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if ((0,math_reader/* accept */.Ju)(reader, '+'))
        return parseTerm(reader);
    if ((0,math_reader/* accept */.Ju)(reader, '-'))
        return (0,math_reader/* count */.U9)(reader, { kind: 'negate', of: (0,math_reader/* deeper */.gH)(reader, () => parseTerm(reader)) });
    if ((0,math_reader/* isSign */.A7)(token, '+-') || (0,math_reader/* isSign */.A7)(token, '-+')) {
        (0,math_reader/* take */.s)(reader);
        const of = (0,math_reader/* deeper */.gH)(reader, () => parseTerm(reader));
        return (0,math_reader/* count */.U9)(reader, { kind: 'plusMinus', sign: token.text === '+-' ? '+-' : '-+', of });
    }
    return parseProduct(reader);
}
/** A sum may go on in the next line of an aligned formula: `\\\\ & + b`. */
function skipBreak(reader) {
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '\\\\') || !(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '&'))
        return;
    const sign = (0,math_reader/* peek */.se)(reader, 2);
    if ((0,math_reader/* isSign */.A7)(sign, '+') || (0,math_reader/* isSign */.A7)(sign, '-'))
        reader.at += 2;
}

;// CONCATENATED MODULE: ./build/math/relations.js





/** Signs between two sets, and the head of the operator each of them is. */
const SET_SIGNS = {
    '\\cup': 'union',
    '\\cap': 'intersection',
    '\\setminus': 'setminus',
};
/** Inequalities, of which several joined by “or” are one set. */
const BOUNDS = new Set([
    '<',
    '>',
    '\\leq',
    '\\geq',
    '\\in',
    '\\neq',
]);
/**
 * `a, b \text{ and } c` as a bare list; one expression stays itself. Inequalities joined by “or” are one operator `or`.
 */
function parseList(reader) {
    const items = [parseRelation(reader)];
    let alternatives = false;
    while (separates(reader)) {
        if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), ',') || (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), ';'))
            (0,math_reader/* take */.s)(reader);
        if ((0,math_reader/* isConjunction */.Tu)(reader))
            alternatives = takeConjunction(reader) === 'or' || alternatives;
        items.push(parseRelation(reader));
    }
    const [only] = items;
    if (only !== undefined && items.length === 1)
        return only;
    if (alternatives && items.every(isBound))
        return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'or', args: items });
    return (0,math_reader/* count */.U9)(reader, { kind: 'list', open: '', close: '', items });
}
function isBound(node) {
    return node.kind === 'relation' && node.rest.every(({ sign }) => BOUNDS.has(sign));
}
function takeConjunction(reader) {
    const braced = (0,math_reader/* accept */.Ju)(reader, '{');
    const { text } = (0,math_reader/* take */.s)(reader);
    if (braced && !(0,math_reader/* accept */.Ju)(reader, '}'))
        throw new tokens/* ParseFailure */.IG('words are not read', (0,math_reader/* peek */.se)(reader));
    return text;
}
function separates(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if ((0,math_reader/* isSign */.A7)(token, ',') || (0,math_reader/* isSign */.A7)(token, ';'))
        return !startsCondition(reader, 1);
    return (0,math_reader/* isConjunction */.Tu)(reader);
}
/** Sums, sets or ratios joined by `=`, `<`, `\approx` and the like, as one chain; a single one stays itself. */
function parseRelation(reader) {
    const first = parseRatio(reader);
    const rest = [];
    for (let sign = takeRelationSign(reader); sign !== undefined; sign = takeRelationSign(reader)) {
        (0,math_reader/* accept */.Ju)(reader, '&');
        rest.push({ sign, node: parseRatio(reader) });
    }
    return rest.length === 0 ? first : (0,math_reader/* count */.U9)(reader, { kind: 'relation', first, rest });
}
/** `a : b : c` as an operator `ratio`. */
function parseRatio(reader) {
    const first = parseSets(reader);
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), ':'))
        return first;
    const args = [first];
    while ((0,math_reader/* accept */.Ju)(reader, ':'))
        args.push(parseSets(reader));
    return (0,math_reader/* count */.U9)(reader, { kind: 'operator', head: 'ratio', args });
}
/** `A \cup B \setminus C`, from left to right. */
function parseSets(reader) {
    let node = parseSum(reader);
    for (let head = setHead(reader); head !== undefined; head = setHead(reader)) {
        (0,math_reader/* take */.s)(reader);
        const next = parseSum(reader);
        const flat = node.kind === 'operator' && node.head === head && head !== 'setminus' ? node.args : [node];
        node = (0,math_reader/* count */.U9)(reader, { kind: 'operator', head, args: [...flat, next] });
    }
    return node;
}
function setHead(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    return token.type === 'sign' && Object.hasOwn(SET_SIGNS, token.text) ? SET_SIGNS[token.text] : undefined;
}
/** The next sign of a relation, also in the next column or line of an aligned formula, and as typed without LaTeX. */
function takeRelationSign(reader) {
    const ahead = breakLength(reader);
    const token = (0,math_reader/* peek */.se)(reader, ahead);
    const sign = token.type === 'sign' ? tree/* RELATION_SIGNS */.oH.find((known) => known === token.text) : undefined;
    if (sign === undefined)
        return undefined;
    reader.at += ahead + 1;
    if (sign === '<' && (0,math_reader/* accept */.Ju)(reader, '='))
        return '\\leq';
    return sign === '>' && (0,math_reader/* accept */.Ju)(reader, '=') ? '\\geq' : sign;
}
/** The tokens of a new line or column (`\\ &`) that come next. */
function breakLength(reader) {
    const lines = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '\\\\') ? 1 : 0;
    return lines + ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, lines), '&') ? 1 : 0);
}

// EXTERNAL MODULE: ./build/math/tokenize.js + 9 modules
var tokenize = __webpack_require__(7025);
// EXTERNAL MODULE: ./build/math/unit-reading.js + 1 modules
var unit_reading = __webpack_require__(4653);
;// CONCATENATED MODULE: ./build/math/parse.js










/**
 * Reads one formula of LaTeX mathematics. Never guesses: what has no single reading is refused with a position, or kept
 * as an ambiguous node (`slash`, `call`) for the verifier to try both ways. Caps: 4096 characters, depth 64, 2000 nodes,
 * numbers of 400 digits. With `special`, the standard notation of special functions is read as such: `J_0(kr)` is a
 * Bessel function and no product.
 */
function parseLatex(latex, special) {
    try {
        const reader = {
            tokens: [...(0,tokenize/* tokensOf */.k)(latex)],
            at: 0,
            depth: 0,
            nodes: 0,
            bars: 0,
            integrals: 0,
            special,
            expression: parseExpression,
        };
        const node = parseCondition(reader, (0,math_reader/* infixFraction */.rI)(reader, parseExpression(reader, math_reader/* BINDING */._Z.list)));
        (0,math_reader/* accept */.Ju)(reader, '\\\\');
        const rest = (0,math_reader/* peek */.se)(reader);
        if (rest.type !== 'end')
            throw new tokens/* ParseFailure */.IG(`${(0,math_reader/* describe */.q0)(rest)} is not understood here`, rest);
        return { ok: true, node: (0,unit_reading/* asUnits */.E)(node) };
    }
    catch (error) {
        if (!(error instanceof tokens/* ParseFailure */.IG))
            throw error;
        const { message, position, length } = error;
        return { ok: false, error: { message, position, length, tooLarge: error instanceof tokens/* SizeFailure */.gI } };
    }
}
/** Reads everything that binds stronger than `binding`. */
function parseExpression(reader, binding) {
    return (0,math_reader/* deeper */.gH)(reader, () => {
        if (binding < math_reader/* BINDING */._Z.relation)
            return parseList(reader);
        if (binding < math_reader/* BINDING */._Z.sum)
            return parseRelation(reader);
        if (binding < math_reader/* BINDING */._Z.product)
            return parseSum(reader);
        if (binding < math_reader/* BINDING */._Z.implicit)
            return parseProduct(reader);
        if (binding < math_reader/* BINDING */._Z.prefix)
            return parseImplicit(reader);
        return binding === Number.POSITIVE_INFINITY ? parseSingle(reader) : parsePower(reader);
    });
}


/***/ }),

/***/ 5053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseDecimal),
/* harmony export */   K: () => (/* binding */ rationalOf)
/* harmony export */ });
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
    if (part === '')
        return { num: BigInt(whole), den: 1n };
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
            return fold(node.factors, multiply);
        case 'quotient': {
            const [over, under] = [rationalOf(node.over), rationalOf(node.under)];
            return over && under && lowest(over.num * under.den, over.den * under.num);
        }
        case 'power':
            return raise(rationalOf(node.base), rationalOf(node.exponent));
        case 'function':
            return functionValue(node.name, node.args);
        default:
            return undefined;
    }
}
function multiply(a, b) {
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
function functionValue(name, args) {
    const [first, second] = args.map(rationalOf);
    if (first === undefined || first.den !== 1n)
        return name === 'abs' && first ? absolute(first) : undefined;
    if (name === 'abs')
        return absolute(first);
    if (name === 'factorial')
        return first.num >= 0n && first.num <= 170n ? productOf(2n, first.num) : undefined;
    if (name !== 'binomial' || second === undefined || second.den !== 1n)
        return undefined;
    if (second.num < 0n || second.num > first.num || first.num > 170n)
        return undefined;
    const over = productOf(first.num - second.num + 1n, first.num);
    return over && lowest(over.num, productOf(2n, second.num).num);
}
function absolute(value) {
    return value.num < 0n ? { num: -value.num, den: value.den } : value;
}
function productOf(from, to) {
    let num = 1n;
    for (let factor = from; factor <= to; factor += 1n)
        num *= factor;
    return { num, den: 1n };
}


/***/ }),

/***/ 7328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ isSign),
/* harmony export */   AM: () => (/* binding */ closeGroup),
/* harmony export */   E3: () => (/* binding */ expect),
/* harmony export */   EE: () => (/* binding */ argument),
/* harmony export */   Em: () => (/* binding */ bracketed),
/* harmony export */   Ju: () => (/* binding */ accept),
/* harmony export */   Tu: () => (/* binding */ isConjunction),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   _Z: () => (/* binding */ BINDING),
/* harmony export */   gH: () => (/* binding */ deeper),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   rI: () => (/* binding */ infixFraction),
/* harmony export */   s: () => (/* binding */ take),
/* harmony export */   se: () => (/* binding */ peek)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9045);

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
        throw new _tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .ParseFailure */ .IG(`${text} expected, ${describe(token)} found`, token);
}
/** A token as the reader of an error message would have typed it. */
function describe(token) {
    return token.type === 'end' ? 'the end' : `“${token.type === 'command' ? '\\' : ''}${token.text}”`;
}
/** Counts a node against the cap of the whole formula. */
function count(reader, node) {
    reader.nodes += 1;
    if (reader.nodes > MAX_NODES)
        throw new _tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .SizeFailure */ .gI(`more than ${MAX_NODES} parts`, peek(reader));
    return node;
}
/** Reads something one level deeper; throws beyond the depth cap. */
function deeper(reader, read) {
    reader.depth += 1;
    if (reader.depth > MAX_DEPTH)
        throw new _tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .SizeFailure */ .gI(`nested deeper than ${MAX_DEPTH}`, peek(reader));
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
        const node = infixFraction(reader, reader.expression(reader, BINDING.list));
        expect(reader, '}');
        return node;
    });
}
/** `{a \\over b}` and `{n \\choose k}`, behind what stands before the command; otherwise that itself. */
function infixFraction(reader, before) {
    const place = peek(reader);
    if (accept(reader, '\\over')) {
        const under = reader.expression(reader, BINDING.list);
        return count(reader, { kind: 'quotient', over: before, under });
    }
    if (!accept(reader, '\\choose'))
        return before;
    const under = reader.expression(reader, BINDING.list);
    if (isSign(peek(reader), '\\choose'))
        throw new _tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .ParseFailure */ .IG('two commands of one fraction', place);
    return count(reader, { kind: 'function', name: 'binomial', args: [before, under] });
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


/***/ }),

/***/ 5356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ specialOnDoubles),
/* harmony export */   Fg: () => (/* binding */ specialValue),
/* harmony export */   SP: () => (/* binding */ specialError),
/* harmony export */   yb: () => (/* binding */ isFastAt),
/* harmony export */   z7: () => (/* binding */ exactOnDoubles)
/* harmony export */ });
/* harmony import */ var _big_complex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5426);
/* harmony import */ var _complex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3147);
/* harmony import */ var _special_fast_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6917);
/* harmony import */ var _special_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8021);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1698);





/** Values remembered; both sides, all readings and multiples of one answer ask for the same ones. */
const MAX_REMEMBERED = 400;
const KNOWN = new Map();
/** A value of the table {@link SPECIAL}, remembered for a while; undefined where it has none. */
function specialValue(name, args, bits) {
    const key = [name, bits, ...args.map(keyOf)].join(' ');
    if (KNOWN.has(key))
        return KNOWN.get(key);
    if (KNOWN.size >= MAX_REMEMBERED)
        KNOWN.clear();
    const value = _special_index_js__WEBPACK_IMPORTED_MODULE_3__/* .SPECIAL */ .a[name]?.value(args, bits);
    KNOWN.set(key, value);
    return value;
}
function keyOf({ re, im }) {
    return `${re.m.toString(36)}:${re.e}:${im.m.toString(36)}:${im.e}`;
}
const NOWHERE = { re: Number.NaN, im: 0 };
/** Bits that leave a double all its 53 after the 10 that a row of the table may lose. */
const DOUBLE_BITS = 70;
/** A value of 60 good bits rounded to a double, with room for what its row may lose. */
const ROUNDED_ERROR = 1e-15;
const MAX_DOUBLES = 2000;
const ON_DOUBLES = new Map();
function onDoubles(name, args) {
    let key = name;
    for (const { re, im } of args)
        key += im === 0 ? ` ${re}` : ` ${re}:${im}`;
    const known = ON_DOUBLES.get(key);
    if (known !== undefined)
        return known;
    if (ON_DOUBLES.size >= MAX_DOUBLES)
        ON_DOUBLES.clear();
    const fast = args.every(isOnDoubles) ? (0,_special_fast_index_js__WEBPACK_IMPORTED_MODULE_2__/* .fastValue */ .c)(name, args) : undefined;
    const found = fast
        ? { ...fast, isFast: true }
        : { value: exactOnDoubles(name, args), error: ROUNDED_ERROR, isFast: false };
    ON_DOUBLES.set(key, found);
    return found;
}
const isOnDoubles = ({ re, im }) => Number.isFinite(re) && Number.isFinite(im);
/** A special function on doubles, right to {@link specialError}; NaN where there is none or it underflows. */
function specialOnDoubles(name, args) {
    return onDoubles(name, args).value;
}
/** A bound of the relative error of {@link specialOnDoubles}. */
function specialError(name, args) {
    return onDoubles(name, args).error;
}
/** Whether {@link specialOnDoubles} does with the arithmetic of doubles at these arguments. */
function isFastAt(name, args) {
    return onDoubles(name, args).isFast;
}
/** A special function on doubles: the nearest double to a value of 60 good bits; NaN where there is none or it underflows. */
function exactOnDoubles(name, args) {
    if (!args.every(isOnDoubles))
        return NOWHERE;
    const value = specialValue(name, args.map((z) => (0,_big_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ofNumber */ .Jm)(z.re, z.im)), DOUBLE_BITS);
    const pair = value === undefined ? NOWHERE : (0,_big_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .toPair */ .OG)(value);
    const isLost = value !== undefined && !(0,_big_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .isZero */ .be)(value) && (0,_complex_js__WEBPACK_IMPORTED_MODULE_1__/* .modulus */ .GT)(pair) < _value_js__WEBPACK_IMPORTED_MODULE_4__/* .SMALLEST */ .uK;
    return isLost ? NOWHERE : pair;
}


/***/ }),

/***/ 4955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ offersSpecial),
  L: () => (/* binding */ parseSpecial)
});

// EXTERNAL MODULE: ./build/math/reader.js
var math_reader = __webpack_require__(7328);
;// CONCATENATED MODULE: ./build/math/special-brackets.js

/**
 * Notations that are brackets: `(a)_n` for the Pochhammer symbol (DLMF 5.2), `a^{\underline{n}}` for the falling factorial,
 * `\left[{n \atop k}\right]` and `\left\{{n \atop k}\right\}` for the Stirling numbers (DLMF 26.8, 26.13). Undefined, and
 * nothing taken, for any other bracket.
 */
function parseSpecialBracket(reader, notation) {
    const node = stacked(reader) ?? ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '(') ? risen(reader) : undefined);
    if (node !== undefined)
        notation.seen.sure += 1;
    return node;
}
/** Whether one of these may begin or close at this place. */
function mayBeSpecialBracket(tokens, at) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token === undefined || next === undefined)
        return false;
    if ((0,math_reader/* isSign */.A7)(token, '\\atop') || token.text === 'underline')
        return true;
    return (0,math_reader/* isSign */.A7)(token, ')') && (0,math_reader/* isSign */.A7)(next, '_');
}
/** `(a)_n` and `(a)^{\underline{n}}`, known by what follows the closing bracket. */
function risen(reader) {
    const end = closing(reader);
    const isSubscript = end !== undefined && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, end + 1), '_');
    const mark = end === undefined ? undefined : (0,math_reader/* peek */.se)(reader, end + 3).text;
    const isFalling = mark === 'underline' && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, (end ?? 0) + 1), '^');
    if (!isSubscript && !isFalling)
        return undefined;
    (0,math_reader/* take */.s)(reader);
    const base = (0,math_reader/* bracketed */.Em)(reader, () => reader.expression(reader, math_reader/* BINDING */._Z.sum));
    (0,math_reader/* expect */.E3)(reader, ')');
    (0,math_reader/* take */.s)(reader);
    if (isSubscript)
        return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: 'pochhammer', args: [base, (0,math_reader/* argument */.EE)(reader)] });
    (0,math_reader/* expect */.E3)(reader, '{');
    (0,math_reader/* take */.s)(reader);
    const index = (0,math_reader/* argument */.EE)(reader);
    (0,math_reader/* expect */.E3)(reader, '}');
    return (0,math_reader/* count */.U9)(reader, { kind: 'function', name: 'fallingfactorial', args: [base, index] });
}
/** How far ahead the bracket that is next closes. */
function closing(reader) {
    let depth = 0;
    for (let ahead = 0;; ahead += 1) {
        const token = (0,math_reader/* peek */.se)(reader, ahead);
        if (token.type === 'end')
            return undefined;
        if (token.type !== 'sign')
            continue;
        if (['(', '[', '{', '\\{'].includes(token.text))
            depth += 1;
        if ([')', ']', '}', '\\}'].includes(token.text))
            depth -= 1;
        if (depth === 0)
            return ahead;
    }
}
const STACKS = {
    '[': [']', 'stirlingcycle'],
    '\\{': ['\\}', 'stirling2'],
};
/** One above the other in square or curly brackets. */
function stacked(reader) {
    const stack = STACKS[(0,math_reader/* peek */.se)(reader).text];
    if (stack === undefined || (0,math_reader/* peek */.se)(reader).type !== 'sign')
        return undefined;
    const [close, name] = stack;
    const end = closing(reader);
    if (end === undefined || !(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '{') || !hasStack(reader, end))
        return undefined;
    (0,math_reader/* take */.s)(reader);
    (0,math_reader/* take */.s)(reader);
    const args = (0,math_reader/* bracketed */.Em)(reader, () => {
        const above = reader.expression(reader, math_reader/* BINDING */._Z.sum);
        (0,math_reader/* expect */.E3)(reader, '\\atop');
        return [above, reader.expression(reader, math_reader/* BINDING */._Z.sum)];
    });
    (0,math_reader/* expect */.E3)(reader, '}');
    return (0,math_reader/* accept */.Ju)(reader, close) ? (0,math_reader/* count */.U9)(reader, { kind: 'function', name, args }) : undefined;
}
function hasStack(reader, end) {
    return Array.from({ length: end }, (_, ahead) => (0,math_reader/* peek */.se)(reader, ahead)).some((token) => (0,math_reader/* isSign */.A7)(token, '\\atop'));
}

// EXTERNAL MODULE: ./build/math/evaluate.js + 5 modules
var evaluate = __webpack_require__(3718);
// EXTERNAL MODULE: ./build/math/notation.js
var math_notation = __webpack_require__(7053);
// EXTERNAL MODULE: ./build/math/special/derivative-in.js
var derivative_in = __webpack_require__(20);
// EXTERNAL MODULE: ./build/math/names.js
var names = __webpack_require__(6255);
;// CONCATENATED MODULE: ./build/math/special-names.js
/**
 * Slots: `N`, `M` are whole numbers; `T` is a point of the upper half-plane and has to look like one (a name `\tau`, or a
 * number with i); `Q` is a nome and has to be named q; `I` is 1, 2, 3 or 4; `H` has to be named \eta; any other letter is a number. Digits stand for
 * themselves, and so does a letter behind `=`. The first row that fits is the reading, further ones are its alternatives. Notation: DLMF ("Notations"),
 * the Fungrim symbol list, Abramowitz and Stegun.
 */
const ROWS = [
    // Bessel and Airy functions, DLMF 10.1, 9.1
    ['J_{n}(z)', 'besselj(n,z)'],
    ['Y_{n}(z)', 'bessely(n,z)'],
    ['N_{n}(z)', 'bessely(n,z)'],
    ['I_{n}(z)', 'besseli(n,z)'],
    ['K_{n}(z)', 'besselk(n,z)'],
    ['H_{n}^{(1)}(z)', 'hankel1(n,z)'],
    ['H_{n}^{(2)}(z)', 'hankel2(n,z)'],
    ['j_{n}(z)', 'sphericalj(n,z)'],
    ['y_{n}(z)', 'sphericaly(n,z)'],
    ['n_{n}(z)', 'sphericaly(n,z)'],
    ['h_{n}^{(1)}(z)', 'sphericalh1(n,z)'],
    ['h_{n}^{(2)}(z)', 'sphericalh2(n,z)'],
    ['\\mathbf{H}_{n}(z)', 'struveh(n,z)'],
    ['\\mathbf{L}_{n}(z)', 'struvel(n,z)'],
    ['Ai(z)', 'airyai(z)'],
    ['Bi(z)', 'airybi(z)'],
    // Coulomb wave functions, DLMF 33.2; Fungrim writes both parameters below
    ['F_{l}(h,z)', 'coulombf(l,h,z)'],
    ['F_{l,h}(z)', 'coulombf(l,h,z)'],
    ['G_{l}(h,z)', 'coulombg(l,h,z)'],
    ['G_{l,h}(z)', 'coulombg(l,h,z)'],
    ['C_{l}(H)', 'coulombc(l,H)'],
    // Gamma and its relatives, DLMF 5.1, 8.1
    ['\\Gamma(z)', 'gamma(z)'],
    ['\\Gamma(s,z)', 'uppergamma(s,z)'],
    ['\\gamma(s,z)', 'lowergamma(s,z)'],
    ['Q(s,z)', 'gammaq(s,z)'],
    ['P(s,z)', 'gammap(s,z)'],
    ['B(a,b)', 'beta(a,b)'],
    ['B_{z}(a,b)', 'betainc(z,a,b)'],
    ['I_{z}(a,b)', 'betaincregularized(z,a,b)'],
    ['\\psi(z)', 'digamma(z)'],
    ['digamma(z)', 'digamma(z)'],
    ['\\psi_{m}(z)', 'polygamma(m,z)'],
    ['\\psi^{(m)}(z)', 'polygamma(m,z)'],
    ['\\psi(m,z)', 'polygamma(m,z)'],
    ['G(z)', 'barnesg(z)'],
    // Zeta functions and polylogarithms, DLMF 25.1
    ['\\zeta(s)', 'zeta(s)'],
    ['\\zeta(z,T)', 'weierstrasszeta(z,T)'],
    ['\\zeta(s,a)', 'hurwitz(s,a)'],
    ['\\eta(T)', 'dedekindeta(T)'],
    ['\\eta(s)', 'dirichleteta(s)'],
    ['\\beta(s)', 'dirichletbeta(s)'],
    ['\\xi(s)', 'riemannxi(s)'],
    ['\\Phi(z,s,a)', 'lerch(z,s,a)', '\\Phi(,,)'],
    ['\\Phi(a,b,z)', 'hyp1f1(a,b,z)', '\\Phi(,,)'],
    ['Li_{s}(z)', 'polylog(s,z)'],
    ['Li(z)', 'lioffset(z)'],
    ['li(z)', 'li(z)'],
    // Error functions and exponential integrals, DLMF 6.1, 7.1
    ['erf(z)', 'erf(z)'],
    ['erfc(z)', 'erfc(z)'],
    ['erfi(z)', 'erfi(z)'],
    ['Ei(z)', 'ei(z)'],
    ['E_{N}(T)', 'eisensteine(N,T)'],
    ['E_{n}(z)', 'en(n,z)', 'E_n'],
    ['E_{N}(x)', 'eulerpoly(N,x)', 'E_n'],
    ['Si(z)', 'si(z)'],
    ['si(z)', 'sishifted(z)'],
    ['Ci(z)', 'ci(z)'],
    ['Cin(z)', 'cin(z)'],
    ['Shi(z)', 'shi(z)'],
    ['Chi(z)', 'chi(z)'],
    ['S(z)', 'fresnels(z)'],
    ['C(z)', 'fresnelc(z)'],
    ['W(z)', 'lambertw(0,z)'],
    ['W_{k}(z)', 'lambertw(k,z)'],
    ['sinc(z)', 'sinc(z)'],
    // Confluent and Gauss hypergeometric functions, DLMF 13.1, 15.1
    ['U(a,b,z)', 'hyperu(a,b,z)'],
    ['U^{*}(a,b,z)', 'hyperustar(a,b,z)'],
    ['M(a,b,z)', 'hyp1f1(a,b,z)'],
    ['\\mathbf{M}(a,b,z)', 'hyp1f1r(a,b,z)'],
    ['F(a,b,c,z)', 'hyp2f1(a,b,c,z)'],
    ['\\mathbf{F}(a,b,c,z)', 'hyp2f1r(a,b,c,z)'],
    ['\\tilde{F}(a,b,c,z)', 'hyp2f1r(a,b,c,z)'],
    // Elliptic integrals: parameter m (Fungrim, Abramowitz and Stegun 17) or modulus k (DLMF 19.1)
    ['K(m)', 'elliptick(m)', 'elliptic'],
    ['K(k)', 'elliptick(k^2)', 'elliptic'],
    ['E(m)', 'elliptice(m)', 'elliptic'],
    ['E(k)', 'elliptice(k^2)', 'elliptic'],
    ['F(p,m)', 'ellipticf(p,m)', 'elliptic'],
    ['F(p,k)', 'ellipticf(p,k^2)', 'elliptic'],
    ['E(p,m)', 'ellipticeinc(p,m)', 'elliptic'],
    ['E(p,k)', 'ellipticeinc(p,k^2)', 'elliptic'],
    ['\\Pi(n,m)', 'ellipticpi(n,m)', 'elliptic'],
    ['\\Pi(n,k)', 'ellipticpi(n,k^2)', 'elliptic'],
    ['\\Pi(n,p,m)', 'ellipticpiinc(n,p,m)', 'elliptic'],
    ['\\Pi(n,p,k)', 'ellipticpiinc(n,p,k^2)', 'elliptic'],
    ['sn(u,m)', 'jacobisn(u,m)', 'elliptic'],
    ['sn(u,k)', 'jacobisn(u,k^2)', 'elliptic'],
    ['cn(u,m)', 'jacobicn(u,m)', 'elliptic'],
    ['cn(u,k)', 'jacobicn(u,k^2)', 'elliptic'],
    ['dn(u,m)', 'jacobidn(u,m)', 'elliptic'],
    ['dn(u,k)', 'jacobidn(u,k^2)', 'elliptic'],
    ['R_{=F}(x,y,z)', 'carlsonrf(x,y,z)'],
    ['R_{=C}(x,y)', 'carlsonrc(x,y)'],
    ['R_{=D}(x,y,z)', 'carlsonrd(x,y,z)'],
    ['R_{=J}(x,y,z,p)', 'carlsonrj(x,y,z,p)'],
    ['R_{=G}(x,y,z)', 'carlsonrg(x,y,z)'],
    ['agm(a,b)', 'agm(a,b)'],
    ['agm(z)', 'agm(1,z)'],
    // Theta, modular and Weierstrass functions; Fungrim's theta has the period 1 in z, DLMF 20.2 the period pi
    ['\\theta_{I}(z,Q)', 'jtheta(I,z,Q)'],
    ['\\theta_{I}(z,t)', 'theta(I,z,t)', 'theta'],
    ['\\theta_{I}(z,t)', 'theta(I,z/pi,t)', 'theta'],
    ['\\theta_{I}(T)', 'theta(I,0,T)'],
    ['\\theta_{I}(Q)', 'jtheta(I,0,Q)'],
    ['j(T)', 'modularj(T)'],
    ['J(T)', 'kleinj(T)'],
    ['\\lambda(T)', 'modularlambda(T)'],
    ['G_{N}(T)', 'eisensteing(N,T)'],
    ['\\Delta(T)', 'modulardelta(T)'],
    ['\\wp(z,t)', 'weierstrassp(z,t)'],
    ['\\sigma(z,T)', 'weierstrasssigma(z,T)'],
    // Orthogonal polynomials and Legendre functions, DLMF 14.1, 18.1; P_l^m with or without the factor (-1)^m
    ['P_{n}(x)', 'legendrep(n,x)'],
    ['Q_{n}(x)', 'legendreq(n,x)'],
    ['P_{N}^{M}(x)', 'legendrepm(N,M,x)', 'phase'],
    ['P_{N}^{M}(x)', 'legendrepmplain(N,M,x)', 'phase'],
    ['P_{n}^{(a,b)}(x)', 'jacobip(n,a,b,x)'],
    ['C_{n}^{(a)}(x)', 'gegenbauerc(n,a,x)'],
    ['C_{n}^{a}(x)', 'gegenbauerc(n,a,x)'],
    ['H_{n}(x)', 'hermiteh(n,x)', 'H_n'],
    ['H_{n}(x)', 'hermitehe(n,x)', 'H_n'],
    ['He_{n}(x)', 'hermitehe(n,x)'],
    ['L_{n}(x)', 'laguerrel(n,0,x)'],
    ['L_{n}^{(a)}(x)', 'laguerrel(n,a,x)'],
    ['L_{n}^{a}(x)', 'laguerrel(n,a,x)'],
    ['T_{n}(x)', 'chebyshevt(n,x)'],
    ['U_{n}(x)', 'chebyshevu(n,x)'],
    ['Y_{N,M}(t,p)', 'sphericalharmonic(N,M,p,t)'],
    ['Y_{N}^{M}(t,p)', 'sphericalharmonic(N,M,p,t)'],
    ['B_{N}(x)', 'bernoullipoly(N,x)'],
    // Number theory, DLMF 27.1
    ['\\sigma_{k}(N)', 'sigma(k,N)'],
    ['\\varphi(N)', 'totient(N)'],
    ['\\phi(N)', 'totient(N)'],
    ['\\mu(N)', 'moebius(N)'],
    ['p(N)', 'partitions(N)'],
    ['s(N,K)', 'stirling1(N,K)'],
    ['S(N,K)', 'stirling2(N,K)'],
    ['gcd(N,M)', 'gcd(N,M)'],
    ['lcm(N,M)', 'lcm(N,M)'],
];
/** Letters that are one function in another dress. */
const SAME_BASE = [['\\theta', '\\vartheta']];
const SHAPE = /^(\\?[A-Za-z]+(?:\{[A-Za-z]\})?)(?:_\{([^}]*)\})?(?:\^\{(\()?([^})]*)\)?\})?\(([^)]*)\)$/;
function spellingOf([spelling, target, family]) {
    const [, base = '', sub, parens, sup, args = ''] = SHAPE.exec(spelling) ?? [];
    const [, name = '', inner = ''] = /^(\w+)\((.*)\)$/.exec(target) ?? [];
    return {
        base,
        sub: slots(sub),
        sup: slots(sup === '*' ? '' : sup),
        supKind: sup === undefined ? 'none' : sup === '*' ? 'star' : parens === undefined ? 'bare' : 'parens',
        args: slots(args),
        name,
        target: slots(inner),
        isLetter: sub === undefined && /^(?:[A-Za-z]|\\[a-z]+)$/.test(base) && !SURE.has(base),
        family: family ?? spelling,
    };
}
/** Letters that are hardly ever anything but the function when a bracket follows. */
const SURE = new Set(['\\zeta', '\\wp']);
function slots(text) {
    return text === undefined || text === '' ? [] : text.split(',');
}
/** Every spelling by the letter or word in front. */
const SPELLINGS = byBase();
function byBase() {
    const table = new Map();
    for (const row of ROWS.map(spellingOf)) {
        const same = SAME_BASE.find(([base]) => base === row.base)?.slice(1) ?? [];
        for (const base of [row.base, ...same])
            table.set(base, [...(table.get(base) ?? []), { ...row, base }]);
    }
    return table;
}

// EXTERNAL MODULE: ./build/math/symbols.js
var symbols = __webpack_require__(5382);
// EXTERNAL MODULE: ./build/math/tokens.js
var tokens = __webpack_require__(9045);
;// CONCATENATED MODULE: ./build/math/special-heading.js





/** Reads a heading; undefined or a {@link ParseFailure} where there is none. The caller puts the reader back. */
function readHeading(reader, declared) {
    const prefix = readPrefix(reader);
    const base = readBase(reader);
    if (base === undefined || declared.has(base) || !SPELLINGS.has(base))
        return undefined;
    const scripts = readScripts(reader);
    if (scripts === undefined || !(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '('))
        return undefined;
    if (declared.has(nameOf(base, scripts.sub)))
        return undefined;
    (0,math_reader/* take */.s)(reader);
    const args = readItems(reader, ')');
    return { ...(prefix !== undefined && { prefix }), base, ...scripts, args };
}
function nameOf(base, [sub]) {
    return sub?.kind === 'number'
        ? `${base}_{${sub.text}}`
        : sub?.kind === 'symbol'
            ? `${base}_{${sub.name}}`
            : base;
}
/** `{}_2` or a bare `_2`. */
function readPrefix(reader) {
    const empty = (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{') && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, 1), '}');
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, empty ? 2 : 0), '_'))
        return undefined;
    reader.at += empty ? 3 : 1;
    return (0,names/* rawArgument */.c_)(reader);
}
/** A letter, a word, or a letter in bold, also inside braces of its own. */
function readBase(reader) {
    if ((0,math_reader/* accept */.Ju)(reader, '{')) {
        const inner = readBase(reader);
        return (0,math_reader/* accept */.Ju)(reader, '}') ? inner : undefined;
    }
    const token = (0,math_reader/* take */.s)(reader);
    if (token.type === 'letter' || token.type === 'word')
        return token.text;
    if (token.type !== 'command')
        return undefined;
    if (symbols/* ACCENTS */.KO.has(token.text))
        return accented(symbols/* SAME_ACCENT */.IU[token.text] ?? token.text, (0,names/* rawArgument */.c_)(reader));
    return commandName(token.text);
}
function commandName(text) {
    return symbols/* SYMBOL_COMMANDS */.Ex.has(text) ? `\\${symbols/* SAME_SYMBOL */.sr[text] ?? text}` : text;
}
/** Signs that may end the scripts of a name. */
const SCRIPT_ENDS = new Set(['}', "'", '*', '\\star']);
/** Whether a heading may end with the bracket at this place, by what stands before it. */
function mayEndHeading(tokens, at) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (token === undefined || !(0,math_reader/* isSign */.A7)(token, '(') || before === undefined)
        return false;
    if (before.type === 'sign')
        return SCRIPT_ENDS.has(before.text);
    const earlier = tokens[at - 2];
    if (earlier !== undefined && ((0,math_reader/* isSign */.A7)(earlier, '_') || (0,math_reader/* isSign */.A7)(earlier, '^')))
        return true;
    return SPELLINGS.has(before.type === 'command' ? commandName(before.text) : before.text);
}
/** Script letters are the letters themselves. */
function accented(accent, letter) {
    return accent === 'mathcal' ? letter : `\\${accent}{${letter}}`;
}
function readScripts(reader) {
    let sub;
    let sup;
    let primes = 0;
    for (;;) {
        if ((0,math_reader/* accept */.Ju)(reader, "'"))
            primes += 1;
        else if (sub === undefined && (0,math_reader/* accept */.Ju)(reader, '_'))
            sub = readSubscript(reader);
        else if (sup === undefined && (0,math_reader/* accept */.Ju)(reader, '^')) {
            const marks = readPrimes(reader);
            if (marks > 0)
                primes += marks;
            else
                sup = readSuperscript(reader);
        }
        else
            break;
    }
    if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '_') || (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '^'))
        return undefined;
    return { sub: [], ...sub, sup: [], supKind: 'none', ...sup, primes };
}
/** `^{\prime\prime}`; 0, and nothing taken, for anything else. */
function readPrimes(reader) {
    if ((0,math_reader/* accept */.Ju)(reader, "'"))
        return 1;
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{'))
        return 0;
    let marks = 0;
    while ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, marks + 1), "'"))
        marks += 1;
    if (marks === 0 || !(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader, marks + 1), '}'))
        return 0;
    reader.at += marks + 2;
    return marks;
}
/** The indices of a subscript; two letters or digits side by side, as in `Y_{lm}` and `Y_{10}`, are two of them. */
function readSubscript(reader) {
    if (!(0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '{'))
        return { sub: [single(reader)] };
    const [first, second, close] = [(0,math_reader/* peek */.se)(reader, 1), (0,math_reader/* peek */.se)(reader, 2), (0,math_reader/* peek */.se)(reader, 3)];
    if ((0,math_reader/* isSign */.A7)(second, '}') && /^[0-9]{2}$/.test(first.text)) {
        reader.at += 3;
        const sub = [...first.text].map((text) => ({ kind: 'number', text }));
        return { sub, number: { kind: 'number', text: first.text } };
    }
    const isPair = first.type === 'letter' && second.type === 'letter' && (0,math_reader/* isSign */.A7)(close, '}');
    (0,math_reader/* take */.s)(reader);
    if (!isPair)
        return { sub: readItems(reader, '}') };
    const sub = [(0,math_reader/* argument */.EE)(reader), (0,math_reader/* argument */.EE)(reader)];
    (0,math_reader/* expect */.E3)(reader, '}');
    return { sub };
}
/** The single token of a script without braces; a bracket behind it belongs to the function. */
function single(reader) {
    const token = (0,math_reader/* peek */.se)(reader);
    if (token.type === 'number')
        return (0,math_reader/* argument */.EE)(reader);
    if (!(0,names/* startsName */.tV)(token))
        throw new tokens/* ParseFailure */.IG('a script without content', token);
    (0,math_reader/* take */.s)(reader);
    const name = token.type === 'command' ? `\\${symbols/* SAME_SYMBOL */.sr[token.text] ?? token.text}` : token.text;
    return { kind: 'symbol', name };
}
function readSuperscript(reader) {
    const braced = (0,math_reader/* accept */.Ju)(reader, '{');
    if ((0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '*') || (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '\\star')) {
        (0,math_reader/* take */.s)(reader);
        if (braced)
            (0,math_reader/* expect */.E3)(reader, '}');
        return { sup: [], supKind: 'star' };
    }
    if (braced && (0,math_reader/* isSign */.A7)((0,math_reader/* peek */.se)(reader), '(')) {
        const start = reader.at;
        (0,math_reader/* take */.s)(reader);
        const sup = readItems(reader, ')');
        if ((0,math_reader/* accept */.Ju)(reader, '}'))
            return { sup, supKind: 'parens' };
        reader.at = start;
    }
    const sup = braced ? readItems(reader, '}') : [single(reader)];
    return { sup, supKind: 'bare' };
}
/** Expressions up to a closing sign, separated by commas, semicolons or a bar. */
function readItems(reader, close) {
    return (0,math_reader/* bracketed */.Em)(reader, () => {
        reader.bars = hasOneBar(reader, close) ? 1 : 0;
        const items = [];
        while (separator(reader))
            ;
        do {
            items.push(reader.expression(reader, math_reader/* BINDING */._Z.sum));
        } while (separator(reader));
        if (!(0,math_reader/* accept */.Ju)(reader, close))
            throw new tokens/* ParseFailure */.IG(`${close} expected`, (0,math_reader/* peek */.se)(reader));
        return items;
    });
}
function separator(reader) {
    return (0,math_reader/* accept */.Ju)(reader, ',') || (0,math_reader/* accept */.Ju)(reader, ';') || (0,math_reader/* accept */.Ju)(reader, '|');
}
/** A single bar on the level of the arguments separates, as in `K(\phi|m)`; two are a modulus. */
function hasOneBar(reader, close) {
    let depth = 0;
    let bars = 0;
    for (let ahead = 0;; ahead += 1) {
        const token = (0,math_reader/* peek */.se)(reader, ahead);
        if (token.type === 'end' || (depth === 0 && (0,math_reader/* isSign */.A7)(token, close)))
            return bars === 1;
        if (token.type !== 'sign')
            continue;
        if (['(', '[', '{', '\\{'].includes(token.text))
            depth += 1;
        if ([')', ']', '}', '\\}'].includes(token.text))
            depth -= 1;
        if (depth === 0 && token.text === '|')
            bars += 1;
    }
}

// EXTERNAL MODULE: ./build/math/special-numbers.js
var special_numbers = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/math/tree.js
var tree = __webpack_require__(8559);
;// CONCATENATED MODULE: ./build/math/special-function-calls.js









/**
 * A special function in its standard notation, with its scripts and its bracket: `J_\nu'(x)`, `P_l^m(\cos\theta)`,
 * `\theta_3^4(0, \tau)`. Undefined, and nothing taken, where the table knows no such spelling.
 */
function parseSpecialCall(reader, notation) {
    const { at, depth, bars, integrals } = reader;
    const heading = attempt(() => readHeading(reader, notation.declared));
    const node = heading && (pfq(heading, notation) ?? fitting(heading, notation));
    if (node !== undefined)
        return (0,math_reader/* count */.U9)(reader, node);
    // The parts stay counted: reading nested brackets twice each must not cost more than a formula may.
    Object.assign(reader, { at, depth, bars, integrals });
    return undefined;
}
/** What cannot be read as a special function is left to the ordinary reader, which says what is wrong. */
function attempt(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof tokens/* ParseFailure */.IG && !(error instanceof tokens/* SizeFailure */.gI))
            return undefined;
        throw error;
    }
}
/** The first reading by the chosen convention: superscripts in the table first, then derivatives, then powers. */
function fitting(heading, notation) {
    const rows = (SPELLINGS.get(heading.base) ?? []).filter((row) => !(row.isLetter && isFactor(heading)));
    const whole = rows.flatMap((row) => readings(row, heading));
    const powers = heading.supKind === 'bare' ? rows.flatMap((row) => raised(row, heading)) : [];
    const isIndexed = heading.supKind !== 'parens' || whole.length > 0;
    const derived = isIndexed ? [] : rows.flatMap((row) => differentiated(row, heading));
    const found = plainest([...whole, ...derived, ...powers]);
    const [first] = found;
    if (first === undefined)
        return undefined;
    const taken = found[(0,math_notation/* choose */.Sw)(notation, first.row.family, found.length)] ?? first;
    notation.seen[taken.row.isLetter ? 'letters' : 'sure'] += 1;
    if (taken.row.isLetter && heading.args.length > 1)
        notation.seen.several += 1;
    hint(taken, notation);
    return taken.node;
}
/** `p(p - 1)` and `p^{k-1}(q)`: a letter inside its own bracket, or under an exponent with names, is a quantity. */
function isFactor({ base, sup, supKind, args }) {
    const isOwn = args.some((arg) => (0,tree/* someNode */.Ng)(arg, (part) => part.kind === 'symbol' && part.name === base));
    return isOwn || (supKind === 'bare' && sup.some((node) => (0,tree/* someNode */.Ng)(node, ({ kind }) => kind === 'symbol')));
}
/** An argument that looks like one of a modular function rules the other functions of the letter out. */
function plainest(found) {
    const modular = found.filter(({ slots }) => slots.has('T') || slots.has('Q'));
    return modular.length > 0 ? modular : found;
}
function readings(row, heading) {
    const slots = matched(row, heading);
    const node = slots && applied(row, slots, heading.primes);
    return slots && node ? [{ row, node, slots }] : [];
}
/** `f^2(x)` is the square of `f(x)`. */
function raised(row, heading) {
    const [exponent, ...more] = heading.sup;
    if (exponent === undefined || more.length > 0 || exponent.kind === 'negate')
        return [];
    // Nobody writes a first power: P_2^1 has the order 1.
    if (exponent.kind === 'number' && exponent.text === '1')
        return [];
    return readings(row, { ...heading, sup: [], supKind: 'none' }).map((fit) => ({
        ...fit,
        node: { kind: 'power', base: fit.node, exponent },
    }));
}
/** `f^{(r)}(x)` is the r-th derivative. */
function differentiated(row, heading) {
    const [order, ...more] = heading.sup;
    const slots = matched(row, { ...heading, sup: [], supKind: 'none' });
    if (order === undefined || more.length > 0 || slots === undefined)
        return [];
    const node = derivative(row, slots, order);
    return node ? [{ row, node, slots }] : [];
}
function matched(row, heading) {
    if (row.supKind !== heading.supKind)
        return undefined;
    const slots = new Map();
    const sides = [
        [row.sub, row.sub.length === 1 && heading.number ? [heading.number] : heading.sub],
        [row.sup, heading.sup],
        [row.args, heading.args],
    ];
    const fits = sides.every(([names, nodes]) => names.length === nodes.length &&
        names.every((name, index) => {
            const node = nodes[index];
            if (node === undefined || !fitsSlot(name, node))
                return false;
            slots.set(name, node);
            return true;
        }));
    return fits ? slots : undefined;
}
/** Whether an expression may stand in a slot of the table. */
function fitsSlot(slot, node) {
    if (slot.startsWith('='))
        return isNamed(node, new RegExp(`^${slot.slice(1)}$`));
    if (/^[0-9]$/.test(slot))
        return node.kind === 'number' && node.text === slot;
    switch (slot) {
        case 'I':
            return node.kind === 'number' && /^[1-4]$/.test(node.text);
        case 'N':
        case 'M':
        case 'K':
            return node.kind !== 'number' || /^[0-9]+$/.test(node.text);
        case 'T':
            return (0,tree/* someNode */.Ng)(node, (part) => isNamed(part, /^(?:\\tau|i$|\\mathrm\{i\}$)/));
        case 'Q':
            return (0,tree/* someNode */.Ng)(node, (part) => isNamed(part, /^q(?:_|$)/));
        case 'H':
            return isNamed(node, /^\\eta(?:_|$)/);
        default:
            return !(node.kind === 'symbol' && /^\\(?:mathrm|operatorname)\{[A-Za-z]{2}/.test(node.name));
    }
}
function isNamed(node, name) {
    return node.kind === 'symbol' && name.test(node.name);
}
function applied(row, slots, primes) {
    if (primes > 0)
        return derivative(row, slots, { kind: 'number', text: String(primes) });
    return { kind: 'function', name: row.name, args: row.target.map((text) => targetOf(text, slots)) };
}
/** A derivative in the function's own variable; of digamma it is the polygamma function, DLMF 5.15. */
function derivative(row, slots, order) {
    const args = row.target.map((text) => targetOf(text, slots));
    if (row.name === 'digamma')
        return { kind: 'function', name: 'polygamma', args: [order, ...args] };
    const scaled = row.target[derivative_in/* DERIVATIVE_IN */.y[row.name] ?? -1];
    if (scaled === undefined || /[/^]/.test(scaled))
        return undefined;
    return { kind: 'function', name: `${row.name}deriv`, args: [order, ...args] };
}
/** `x`, `2`, `k^2` or `z/pi` over the slots. */
function targetOf(text, slots) {
    const slot = slots.get(text.charAt(0));
    if (slot === undefined)
        return { kind: 'number', text };
    if (text.endsWith('^2'))
        return { kind: 'power', base: slot, exponent: { kind: 'number', text: '2' } };
    if (text.endsWith('/pi'))
        return { kind: 'quotient', over: slot, under: { kind: 'symbol', name: '\\pi' } };
    return slot;
}
/** Polynomials and sequences of them, whose lower index counts where it is named like a whole number (DLMF 18.1). */
const COUNTED = new Set([
    ...['legendrep', 'legendrepm', 'legendrepmplain', 'jacobip', 'gegenbauerc', 'hermiteh', 'hermitehe'],
    ...['laguerrel', 'chebyshevt', 'chebyshevu'],
]);
const PRIME_NAME = /^[pq](?:_|$)/;
/** Names that stand alone in a slot take its domain; a p of number theory is left open, it may be a prime. */
function hint({ row, slots }, notation) {
    const { domains } = notation;
    for (const [slot, node] of slots) {
        if (slot === 'n' && COUNTED.has(row.name))
            (0,special_numbers/* hintIndices */.HL)(node, notation);
        if (node.kind !== 'symbol' || (0,evaluate/* isConstant */.VO)(node.name))
            continue;
        if (/^[NMKI]$/.test(slot) && !PRIME_NAME.test(node.name))
            domains.set(node.name, 'natural');
        if (slot === 'T' || (slot === 't' && /theta|weierstrass/.test(row.name)))
            domains.set(node.name, 'complex');
    }
}
/** `{}_pF_q(a_1, …; b_1, …; z)`, DLMF 16.2; a bold F is the regularised function. */
function pfq({ prefix, base, sub, sup, args }, { seen }) {
    const [below, ...more] = sub;
    if (prefix === undefined || below?.kind !== 'number' || more.length > 0 || sup.length > 0)
        return undefined;
    if (base !== 'F' && base !== '\\mathbf{F}' && base !== '\\tilde{F}')
        return undefined;
    if (!/^[0-4]$/.test(prefix) || !/^[0-4]$/.test(below.text))
        return undefined;
    if (args.length !== Number(prefix) + Number(below.text) + 1)
        return undefined;
    seen.sure += 1;
    const name = `hyp${prefix}f${below.text}${base === 'F' ? '' : 'r'}`;
    return { kind: 'function', name, args };
}

;// CONCATENATED MODULE: ./build/math/special-notation.js




/** One factor in the standard notation of special functions; undefined, and nothing taken, where it is none. */
function parseSpecial(reader, notation) {
    return (parseSpecialCall(reader, notation) ??
        parseSpecialBracket(reader, notation) ??
        (0,special_numbers/* parseSpecialNumber */.KH)(reader, notation));
}
/** Whether tokens may hold functions or numbers in this notation; where they do not, reading them so changes nothing. */
function offersSpecial(tokens) {
    return {
        functions: tokens.some((_, at) => mayEndHeading(tokens, at) || mayBeSpecialBracket(tokens, at)),
        numbers: tokens.some(special_numbers/* mayBeSpecialNumber */.f0),
    };
}


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ hintIndices),
/* harmony export */   KH: () => (/* binding */ parseSpecialNumber),
/* harmony export */   f0: () => (/* binding */ mayBeSpecialNumber),
/* harmony export */   rY: () => (/* binding */ SEQUENCE_NAMES)
/* harmony export */ });
/* harmony import */ var _notation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7053);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7328);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8559);



/**
 * Numbered constants by their letter: Bernoulli or Bell, Catalan, Euler, Fibonacci, harmonic and Lucas numbers, Stieltjes
 * constants (DLMF 24.1, 26.1; Fungrim's symbol list). Several names are conventions that a pair keeps on both sides.
 */
const SEQUENCES = {
    B: ['bernoulli', 'bell'],
    C: ['catalannumber'],
    E: ['eulernumber'],
    F: ['fibonacci'],
    H: ['harmonic'],
    L: ['lucas'],
    gamma: ['stieltjes'],
};
/** Named constants by their letter: Glaisher's, Catalan's, Euler's, the golden ratio (DLMF 5.2, 5.17, 25.11; MathWorld). */
const CONSTANTS = {
    A: 'glaisher',
    G: 'catalan',
    gamma: 'eulergamma',
    phi: 'goldenratio',
    varphi: 'goldenratio',
};
/** Whether a token may begin such a number, wherever it stands. */
function mayBeSpecialNumber({ type, text }) {
    return type !== 'sign' && (Object.hasOwn(SEQUENCES, text) || Object.hasOwn(CONSTANTS, text));
}
/** Names of functions that are members of a sequence, the index being their argument. */
const SEQUENCE_NAMES = new Set(Object.values(SEQUENCES).flat());
/** Names in an index that count: whole numbers by their letter. */
const INDEX_NAME = /^(?:[nklmjN]|\\ell)(?:_|$)/;
/** `B_{2n}` or `\gamma` as a number of analysis; undefined, and nothing taken, for anything else. */
function parseSpecialNumber(reader, notation) {
    const token = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader);
    if (!notation.numbers || (token.type !== 'letter' && token.type !== 'command'))
        return undefined;
    if (notation.declared.has(token.type === 'command' ? `\\${token.text}` : token.text))
        return undefined;
    const [sequence, constant] = [SEQUENCES[token.text], CONSTANTS[token.text]];
    const next = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .peek */ .se)(reader, 1);
    if ((0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(next, '('))
        return undefined;
    if (sequence !== undefined && (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(next, '_'))
        return member(reader, notation, token.text, sequence);
    if (constant === undefined || (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(next, '_') || (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .isSign */ .A7)(next, "'"))
        return undefined;
    (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .take */ .s)(reader);
    notation.seen.numbers += 1;
    return (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(reader, { kind: 'function', name: constant, args: [] });
}
function member(reader, notation, letter, names) {
    reader.at += 2;
    const index = (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .argument */ .EE)(reader);
    if (index.kind === 'symbol')
        notation.domains.set(index.name, 'natural');
    hintIndices(index, notation);
    notation.seen.numbers += 1;
    const taken = (0,_notation_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw)(notation, `the numbers ${letter}`, names.length);
    return (0,_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(reader, { kind: 'function', name: names[taken] ?? letter, args: [index] });
}
/** Names of whole numbers in an index, also in a composite one, take whole values. */
function hintIndices(index, { domains }) {
    (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .someNode */ .Ng)(index, (part) => {
        if (part.kind === 'symbol' && INDEX_NAME.test(part.name))
            domains.set(part.name, 'natural');
        return false;
    });
}


/***/ }),

/***/ 3144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ NUMERIC),
/* harmony export */   z: () => (/* binding */ functionRow)
/* harmony export */ });
/* harmony import */ var _complex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3147);
/* harmony import */ var _double_gamma_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(274);
/* harmony import */ var _elementary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);
/* harmony import */ var _special_fast_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6917);
/* harmony import */ var _special_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8021);
/* harmony import */ var _special_calls_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5356);






function realOnly(compute) {
    return (args) => (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(args.every((z) => z.im === 0) ? compute(...args.map((z) => z.re)) : Number.NaN);
}
function unary(compute) {
    return ([z = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Number.NaN)]) => compute(z);
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
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Number.NaN);
    let [re, im] = [0, 0];
    for (const [k, sum] of BORWEIN.slice(0, -1).entries()) {
        const size = (k % 2 === 0 ? 1 : -1) * (1 - sum) * (k + 1) ** -s.re;
        const angle = -s.im * Math.log(k + 1);
        re += size * Math.cos(angle);
        im += size * Math.sin(angle);
    }
    const two = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .exp */ .oN)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Math.LN2), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(1 - s.re, -s.im)));
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(re, s.im === 0 ? 0 : im), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(1 - two.re, -two.im));
}
const factorial = (z) => (0,_double_gamma_js__WEBPACK_IMPORTED_MODULE_1__/* .gamma */ .uN)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(z.re + 1, z.im));
function binomial([n = _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr, k = _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr]) {
    const rest = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(n.re - k.re, n.im - k.im);
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)(factorial(n), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)(factorial(k), factorial(rest)));
}
function logOf([z = _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr, base]) {
    if (z.re === 0 && z.im === 0)
        return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(Number.NaN);
    return base === undefined ? (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .Rm)(z) : (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .Rm)(z), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .Rm)(base));
}
/** A function with a formula of its own where that gives a value, and from the table of special functions elsewhere. */
function orTable(name, value) {
    return (args) => {
        const own = value(args);
        return Number.isNaN(own.re) || Number.isNaN(own.im) ? (0,_special_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .specialOnDoubles */ .Dl)(name, args) : own;
    };
}
/** Well above what Γ, erf and ζ lose: identities of Γ hold to 1e-13, ζ right of 1/2 to 2e-14. */
const SPECIAL_ERROR = 1e-12;
/** Every function the evaluator knows, by the name the parser gives it. */
const NUMERIC = {
    exp: { value: unary(_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .exp */ .oN) },
    log: { value: logOf },
    log10: { value: ([z = _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr]) => logOf([z, (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(10)]) },
    sqrt: { value: unary(_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .sqrt */ .RZ) },
    root: { value: ([z = _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr, n = _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr]) => (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .exp */ .oN)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .Rm)(z), n)) },
    abs: { value: unary((z) => (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(z))) },
    re: { value: unary((z) => (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(z.re)), stepped: true },
    im: { value: unary((z) => (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(z.im)), stepped: true },
    conj: { value: unary((z) => (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)(z.re, z.im === 0 ? 0 : -z.im)), stepped: true },
    arg: { value: unary((z) => (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .complexOf */ .AU)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .log */ .Rm)(z).im)), stepped: true },
    sign: { value: realOnly(Math.sign), stepped: true },
    floor: { value: realOnly(Math.floor), stepped: true, steps: true },
    ceil: { value: realOnly(Math.ceil), stepped: true, steps: true },
    max: { value: realOnly(Math.max) },
    min: { value: realOnly(Math.min) },
    sin: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .sin */ .F8), exponential: 'im' },
    cos: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .cos */ .gn), exponential: 'im' },
    tan: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .tan */ .Ml), exponential: 'im' },
    cot: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .cot */ .n1), exponential: 'im' },
    sec: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .sec */ .aP), exponential: 'im' },
    csc: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .csc */ .mo), exponential: 'im' },
    sinh: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .sinh */ .L0), exponential: 're' },
    cosh: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .cosh */ .yI), exponential: 're' },
    tanh: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .tanh */ .ym), exponential: 're' },
    coth: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .coth */ .vw), exponential: 're' },
    sech: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .sech */ .uP), exponential: 're' },
    csch: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .csch */ .u_), exponential: 're' },
    asin: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .asin */ .qR) },
    acos: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .acos */ .HQ) },
    atan: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .atan */ .rY) },
    acot: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .acot */ .ON) },
    asinh: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .asinh */ .yH) },
    acosh: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .acosh */ .Fq) },
    atanh: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .atanh */ .rf) },
    sinc: { value: unary(_elementary_js__WEBPACK_IMPORTED_MODULE_2__/* .sinc */ .St) },
    erf: { value: orTable('erf', realOnly(_double_gamma_js__WEBPACK_IMPORTED_MODULE_1__/* .erf */ .Y1)), error: SPECIAL_ERROR },
    erfc: { value: orTable('erfc', realOnly(_double_gamma_js__WEBPACK_IMPORTED_MODULE_1__/* .erfc */ .Lr)), error: SPECIAL_ERROR },
    gamma: { value: unary(_double_gamma_js__WEBPACK_IMPORTED_MODULE_1__/* .gamma */ .uN), error: SPECIAL_ERROR },
    zeta: { value: orTable('zeta', unary(zetaRight)), error: SPECIAL_ERROR, cost: 40 },
    factorial: { value: unary(factorial), error: SPECIAL_ERROR },
    binomial: { value: orTable('binomial', binomial), error: SPECIAL_ERROR },
};
/** Besides the value itself the evaluator asks where it moves to. */
const CALLS = 2;
/** How a function of this name is computed on doubles: by its own row, or to more bits and rounded. */
function functionRow(name) {
    if (Object.hasOwn(NUMERIC, name))
        return NUMERIC[name];
    const special = Object.hasOwn(_special_index_js__WEBPACK_IMPORTED_MODULE_4__/* .SPECIAL */ .a, name) ? _special_index_js__WEBPACK_IMPORTED_MODULE_4__/* .SPECIAL */ .a[name] : undefined;
    return special && (TABLE_ROWS.get(name) ?? tableRow(name, special.cost));
}
/** The rows of {@link SPECIAL} that were asked for. */
const TABLE_ROWS = new Map();
/** What a value on doubles costs, in nodes: 2 to 30 µs. */
const FAST_COST = 10;
function tableRow(name, cost) {
    const isFast = (0,_special_fast_index_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFastValue */ .u)(name);
    const row = {
        value: (args) => (0,_special_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .specialOnDoubles */ .Dl)(name, args),
        errorAt: (args) => (0,_special_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .specialError */ .SP)(name, args),
        cost: CALLS * (isFast ? FAST_COST : cost),
        extra: (args) => (isFast && !(0,_special_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .isFastAt */ .yb)(name, args) ? CALLS * cost : 0),
        exact: (args) => (0,_special_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .exactOnDoubles */ .z7)(name, args),
        special: true,
    };
    TABLE_ROWS.set(name, row);
    return row;
}


/***/ }),

/***/ 20:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ DERIVATIVE_IN)
/* harmony export */ });
/** Functions whose derivatives are written with primes, and the argument they are taken in. */
const DERIVATIVE_IN = {
    besselj: 1,
    bessely: 1,
    besseli: 1,
    besselk: 1,
    hankel1: 1,
    hankel2: 1,
    sphericalj: 1,
    sphericaly: 1,
    sphericalh1: 1,
    sphericalh2: 1,
    airyai: 0,
    airybi: 0,
    gamma: 0,
    zeta: 0,
    barnesg: 0,
    hurwitz: 0,
    dirichleteta: 0,
    riemannxi: 0,
    legendrep: 1,
    legendreq: 1,
    legendrepm: 2,
    hermiteh: 1,
    hermitehe: 1,
    laguerrel: 2,
    chebyshevt: 1,
    chebyshevu: 1,
    theta: 1,
    jtheta: 1,
    weierstrassp: 0,
    weierstrasszeta: 0,
    weierstrasssigma: 0,
    dedekindeta: 0,
    modularj: 0,
    modularlambda: 0,
    elliptick: 0,
    elliptice: 0,
    lambertw: 1,
    erf: 0,
    erfc: 0,
    erfi: 0,
    dawson: 0,
    fresnels: 0,
    fresnelc: 0,
    ei: 0,
    li: 0,
    si: 0,
    ci: 0,
    shi: 0,
    chi: 0,
    en: 1,
    uppergamma: 1,
    polylog: 1,
    jacobisn: 0,
    jacobicn: 0,
    jacobidn: 0,
    harmonic: 0,
    coulombf: 2,
    coulombg: 2,
    dirichletbeta: 0,
    hyp0f1: 1,
    hyp1f1: 2,
    hyp2f1: 3,
    hyperu: 2,
};


/***/ }),

/***/ 6917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ fastValue),
  u: () => (/* binding */ hasFastValue)
});

// EXTERNAL MODULE: ./build/math/complex.js
var complex = __webpack_require__(3147);
;// CONCATENATED MODULE: ./build/math/special/fast/ball.js


/** What one rounded operation on complex numbers loses of the modulus: √5 units of 2^−53 (Brent, Percival and Zimmermann 2007). */
const UNIT = 2.5e-16;
/** Exponentials, logarithms and circular functions are right to an ulp or so in each part. */
const ELEMENTARY = 6e-16;
/** A number held exactly. */
function ball(re, im = 0, error = 0) {
    return { re, im, error };
}
/** What underflow may have swallowed: a number below this is not told from 0. */
const UNDERFLOW = 1e-280;
/** 0. */
const B_ZERO = ball(0);
/** 1. */
const B_ONE = ball(1);
/** The imaginary unit. */
const B_I = ball(0, 1);
/** π, rounded. */
const B_PI = ball(Math.PI, 0, 1.3e-16);
/** Nothing is known: the way out of a computation, which no later step turns into a value. */
const UNKNOWN = ball(Number.NaN, 0, Number.NaN);
/** The modulus up to a factor √2, from above. */
function sizeOf(z) {
    return Math.abs(z.re) + Math.abs(z.im);
}
function rounded({ re, im }, error, unit = UNIT) {
    const size = Math.abs(re) + Math.abs(im);
    return { re, im, error: error + unit * size + (size < UNDERFLOW ? UNDERFLOW : 0) };
}
const isZero = ({ re, im, error }) => re === 0 && im === 0 && error === 0;
/** What the rounded sum of two doubles leaves out, exactly (Knuth's two-sum; Higham 2002, 4.3). */
function leftOut(a, b, sum) {
    const other = sum - a;
    return Math.abs(a - (sum - other) + (b - other));
}
/** a + b; sums that need no rounding stay exact, as orders moved by whole numbers do. */
function add(a, b) {
    const [re, im] = [a.re + b.re, a.im + b.im];
    const rounding = leftOut(a.re, b.re, re) + (im === 0 ? 0 : leftOut(a.im, b.im, im));
    return { re, im, error: a.error + b.error + rounding };
}
/** −z; a real number stays real. */
function neg({ re, im, error }) {
    return { re: -re, im: im === 0 ? 0 : -im, error };
}
/** a − b. */
function sub(a, b) {
    return add(a, neg(b));
}
/** a · b. */
function mul(a, b) {
    if (isZero(a) || isZero(b))
        return Number.isFinite(a.error + b.error) ? B_ZERO : UNKNOWN;
    const error = sizeOf(a) * b.error + sizeOf(b) * a.error + a.error * b.error;
    return rounded(complex/* multiply */.lw(a, b), error);
}
/** The product of all. */
function product(...factors) {
    return factors.reduce(mul, B_ONE);
}
/** z times a double that is exact. */
function times(z, by) {
    if (isZero(z) || by === 0)
        return B_ZERO;
    return rounded({ re: z.re * by, im: z.im === 0 ? 0 : z.im * by }, z.error * Math.abs(by));
}
/** i · z. */
function timesI({ re, im, error }) {
    return { re: im === 0 ? 0 : -im, im: re, error };
}
/** a / b; unknown where b may be 0. */
function div(a, b) {
    const below = (0,complex/* modulus */.GT)(b) - b.error;
    if (!(below > 0))
        return UNKNOWN;
    if (isZero(a))
        return B_ZERO;
    const value = complex/* divide */.Qr(a, b);
    return rounded(value, (a.error + sizeOf(value) * b.error) / below, 2 * UNIT);
}
/** e^z. */
function exp(z) {
    const value = complex/* exp */.oN(z);
    return rounded(value, sizeOf(value) * Math.expm1(z.error), ELEMENTARY);
}
/** ln z, principal, seen from above on its cut; unknown where z may be 0. */
function log(z) {
    const below = (0,complex/* modulus */.GT)(z) - z.error;
    if (!(below > 0) || mayCross(z))
        return UNKNOWN;
    return rounded(complex/* log */.Rm(z), z.error / below + UNIT, ELEMENTARY);
}
/** Whether a number that is not exactly real may lie on either side of the negative axis. */
function mayCross(z) {
    return z.re < 0 && z.im !== 0 && Math.abs(z.im) <= z.error;
}
/** √z, principal. */
function sqrt(z) {
    if (isZero(z))
        return B_ZERO;
    const below = (0,complex/* modulus */.GT)(z) - z.error;
    if (!(below > 0) || mayCross(z))
        return UNKNOWN;
    const value = complex/* sqrt */.RZ(z);
    return rounded(value, z.error / Math.sqrt(below), ELEMENTARY);
}
/** z^n for a whole n. */
function whole(z, n) {
    let result = B_ONE;
    let square = z;
    for (let rest = Math.abs(n); rest > 0; rest = Math.floor(rest / 2)) {
        if (rest % 2 === 1)
            result = mul(result, square);
        if (rest > 1)
            square = mul(square, square);
    }
    return n < 0 ? div(B_ONE, result) : result;
}
/** Whole exponents up to this are products. */
const MAX_WHOLE = 64;
/** a^b, principal. */
function pow(a, b) {
    if (b.im === 0 && b.error === 0 && Number.isInteger(b.re) && Math.abs(b.re) <= MAX_WHOLE)
        return whole(a, b.re);
    return exp(mul(b, log(a)));
}
/** sin z and cos z. */
function circle(z) {
    if (z.im === 0) {
        const [sin, cos] = [Math.sin(z.re), Math.cos(z.re)];
        return { sin: ball(sin, 0, z.error + UNIT), cos: ball(cos, 0, z.error + UNIT) };
    }
    const [up, down] = [exp(timesI(z)), exp(neg(timesI(z)))];
    return { sin: times(neg(timesI(sub(up, down))), 0.5), cos: times(add(up, down), 0.5) };
}
/** sin πz for an exact z, with its own digits next to its zeros. */
function sinPi(z) {
    const nearest = Math.round(z.re);
    const { sin } = circle(mul(B_PI, ball(z.re - nearest, z.im, z.error)));
    const close = z.im === 0 ? ball(sin.re, 0, Math.abs(sin.re) * 2 * ELEMENTARY + Math.PI * z.error) : sin;
    return nearest % 2 === 0 ? close : neg(close);
}
/** cos πz = sin π(z + 1/2), a shift that is exact for the halves of whole numbers. */
function cosPi(z) {
    return sinPi(add(z, ball(0.5)));
}
/** The real part alone, of a number known to be real. */
function real(z) {
    return { re: z.re, im: 0, error: z.error };
}
/** z as a whole number when it is one. */
function integerOf({ re, im, error }) {
    return im === 0 && error === 0 && Number.isInteger(re) ? re : undefined;
}

;// CONCATENATED MODULE: ./build/math/special/fast/bessel-middle.js


/** Step of the trapezoidal rule: its error is e^(−π²/h), 1e-34, for an integrand analytic in |Im t| < π/2 (DLMF 3.5(i)). */
const LARGEST_STEP = 1 / 8;
/** Times √(|z| + |ν|): of a peak of the form e^(−zt²/2), z² + ν² instead of z² for other orders, the rule misses e^(−2π²/(zh²)), 1e-23. */
const SHARE = 0.6;
const MAX_STEPS = 400;
/** Terms below e^−45 of the first one end the sum. */
const SPENT = 45;
/** Where {@link macdonald} serves: away from 0 and from the imaginary axis, orders that do not oscillate. */
function isInSector(order, z) {
    return z.re > 0.5 && Math.abs(z.im) <= z.re && order.im === 0 && Math.abs(order.re) <= 60;
}
/** K_ν(z) = ∫_0^∞ e^{−z cosh t} cosh νt dt (DLMF 10.32.9), all of whose terms add up. */
function macdonald(order, z) {
    const step = Math.min(LARGEST_STEP, SHARE / Math.sqrt(sizeOf(z) + Math.abs(order.re)));
    let [re, im, error] = [0, 0, 0];
    for (let k = 0; k < MAX_STEPS; k += 1) {
        const t = k * step;
        const grown = Math.cosh(t);
        const { re: x, im: y } = (0,complex/* exp */.oN)({ re: -z.re * (grown - 1), im: -z.im * (grown - 1) });
        const weight = (k === 0 ? 0.5 : 1) * Math.cosh(order.re * t);
        re += weight * x;
        im += weight * y;
        const angle = sizeOf(z) * grown + Math.abs(order.re) * t;
        const spread = z.error * grown + order.error * t;
        error += weight * Math.hypot(x, y) * ((angle + 4) * UNIT + spread);
        if (z.re * (grown - 1) - Math.abs(order.re) * t > SPENT && k > 8)
            break;
    }
    const front = (0,complex/* exp */.oN)({ re: -z.re, im: -z.im });
    const size = Math.hypot(front.re, front.im) * step;
    const value = { re: step * (re * front.re - im * front.im), im: step * (re * front.im + im * front.re) };
    const own = UNIT * (4 + sizeOf(z)) * sizeOf(value);
    return ball(value.re, z.im === 0 ? 0 : value.im, size * error + own + z.error * sizeOf(value));
}
/** Where Miller's algorithm serves: whole orders and real arguments between the power series and Hankel's expansion. */
function mayMiller(order, z) {
    const n = integerOf(order);
    return n !== undefined && Math.abs(n) <= 20 && z.im === 0 && z.error === 0 && z.re > 3 && z.re < 40;
}
/** J_n(x) by backward recurrence, normalised by J_0 + 2 Σ J_2k = 1 (DLMF 3.6(v), 10.12.4). */
function miller(order, x) {
    const n = Math.abs(order);
    const start = 2 * Math.ceil((n + x + 40) / 2);
    let [after, value, sum, wanted] = [0, 1e-280, 0, 0];
    for (let k = start; k > 0; k -= 1) {
        if (k === n)
            wanted = value;
        if (k % 2 === 0)
            sum += 2 * value;
        [after, value] = [value, (2 * k * value) / x - after];
    }
    if (n === 0)
        wanted = value;
    const result = wanted / (sum + value);
    // Backward the recurrence is stable below the turning point; beyond it errors stay of the size of the largest J.
    return ball(order < 0 && n % 2 !== 0 ? -result : result, 0, 40 * UNIT * Math.max(Math.abs(result), 1 / Math.sqrt(x)));
}

;// CONCATENATED MODULE: ./build/math/special/fast/series.js


const MAX_TERMS = 600;
/** Terms below this share of the sum end it. */
const series_SPENT = 1e-17;
/**
 * pFq(a; b; z) by its series (DLMF 16.2.1) on doubles. The relative error of a term grows by what its ratio is rounded,
 * and by what a parameter is off where a + n is small; the tail is at most that of a geometric series. Unknown where it does not
 * end within 600 terms.
 */
function hypergeometricSeries({ above, below }, z) {
    const size = (0,complex/* modulus */.GT)(z);
    if (size === 0)
        return ball(1);
    let [re, im, termRe, termIm] = [1, 0, 1, 0];
    let [relative, error, small] = [0, UNIT, 0];
    const step = z.error / size + roundings(above, below, z);
    for (let n = 0; n < MAX_TERMS; n += 1) {
        const before = Math.abs(termRe) + Math.abs(termIm);
        let over = {
            re: (termRe * z.re - termIm * z.im) / (n + 1),
            im: (termRe * z.im + termIm * z.re) / (n + 1),
        };
        relative += step;
        for (const a of above) {
            const [x, y] = [a.re + n, a.im];
            over = { re: over.re * x - over.im * y, im: over.re * y + over.im * x };
            if (a.error > 0)
                relative += a.error / Math.max(Math.abs(x), Math.abs(y));
        }
        for (const b of below) {
            const [x, y] = [b.re + n, b.im];
            over = (0,complex/* divide */.Qr)(over, { re: x, im: y });
            if (b.error > 0)
                relative += b.error / Math.max(Math.abs(x), Math.abs(y));
        }
        [termRe, termIm] = [over.re, over.im];
        re += termRe;
        im += termIm;
        const now = Math.abs(termRe) + Math.abs(termIm);
        const sum = Math.abs(re) + Math.abs(im);
        error += now * relative + UNIT * sum;
        if (now === 0)
            return ball(re, im, error);
        // A ratio of moduli; sums of parts are off by √2 at most.
        const ratio = Math.max((1.5 * now) / before, above.length > below.length ? size : 0);
        small = now < series_SPENT * sum || now < series_SPENT * error ? small + 1 : 0;
        if (small > 2 && n > settling(above, below)) {
            const bound = above.length > below.length ? Math.max(size, 0.5) : 0.9;
            if (ratio / 1.5 <= bound * 1.2 && bound < 1)
                return ball(re, im, error + (4 * now) / (1 - bound));
        }
    }
    return UNKNOWN;
}
/** Half a unit in the last place, 2^−53. */
const HALF_UNIT = 1.11e-16;
/** What one ratio of terms is rounded: two operations on real numbers for each factor, of complex ones more. */
function roundings(above, below, z) {
    const isReal = z.im === 0 && above.every((a) => a.im === 0) && below.every((b) => b.im === 0);
    const factors = 1 + above.length + below.length;
    return factors * (isReal ? 2 * HALF_UNIT : 3 * UNIT);
}
/** Past this index no a + n or b + n comes nearer to 0. */
function settling(above, below) {
    let index = 0;
    for (const a of above)
        index = Math.max(index, -a.re);
    for (const b of below)
        index = Math.max(index, -b.re);
    return index + 1;
}
/** A divergent series up to its smallest term, which bounds the error (DLMF 2.1(iii)). */
function asymptoticSeries(above, z) {
    let [term, sum, error] = [ball(1), ball(1), 0];
    for (let n = 0; n < 120; n += 1) {
        let [re, im] = [term.re * z.re - term.im * z.im, term.re * z.im + term.im * z.re];
        for (const a of above)
            [re, im] = [re * (a.re + n) - im * a.im, re * a.im + im * (a.re + n)];
        const next = ball(re / (n + 1), im / (n + 1));
        const ratio = sizeOf(next) / sizeOf(term);
        if (sizeOf(next) === 0 || sizeOf(next) < series_SPENT)
            return ball(sum.re, sum.im, error + 2 * sizeOf(next) + sizeOf(sum) * 1e-15);
        if (ratio >= 1 && n > settling(above, []))
            return ball(sum.re, sum.im, error + 4 * sizeOf(term));
        error += sizeOf(next) * (n + 1) * 8 * UNIT;
        sum = ball(sum.re + next.re, sum.im + next.im);
        term = next;
    }
    return UNKNOWN;
}
/** Whether an upper parameter is 0, −1, −2, …, so that the series ends. */
function isPolynomial(above) {
    return above.some(isNonPositive);
}
/** Whether z is 0, −1, −2, … */
function isNonPositive(z) {
    const n = integerOf(z);
    return n !== undefined && n <= 0;
}

;// CONCATENATED MODULE: ./build/math/special/fast/airy.js



/** √3, rounded. */
const ROOT_THREE = ball(Math.sqrt(3), 0, 3e-16);
/** Airy functions by 0F1 of z³/9 (DLMF 9.4.1 to 9.4.4 with 9.2.3 to 9.2.6). */
function airy(kind, isDerivative) {
    return (z) => {
        const decaying = kind > 0 ? aiByK(z, isDerivative) : undefined;
        if (decaying !== undefined)
            return decaying;
        const ninth = times(product(z, z, z), 1 / 9);
        const series = (p) => hypergeometricSeries({ above: [], below: [ball(p / 3, 0, 1.2e-16 * p)] }, ninth);
        const even = isDerivative ? times(product(z, z, series(5)), 0.5) : series(2);
        const odd = isDerivative ? series(1) : mul(z, series(4));
        const sum = add(mul(AI_ZERO, even), times(mul(AI_SLOPE, odd), -kind));
        return kind > 0 ? sum : mul(ROOT_THREE, add(mul(AI_ZERO, even), mul(AI_SLOPE, odd)));
    };
}
/** Ai(0) = 3^{−2/3}/Γ(2/3) and −Ai′(0) = 3^{−1/3}/Γ(1/3) (DLMF 9.2.3, 9.2.4). */
const AI_ZERO = ball(0.3550280538878172, 0, 1e-16);
const AI_SLOPE = ball(0.2588194037928068, 0, 1e-16);
function airyDerivative(kind) {
    return (r, z) => (integerOf(r) === 1 ? airy(kind, true)(z) : UNKNOWN);
}
/** Ai = π^−1 √(z/3) K_{1/3}(ζ), Ai′ = −z/(π√3) K_{2/3}(ζ), ζ = 2/3 z^{3/2} (DLMF 9.6.2, 9.6.3), where Ai decays. */
function aiByK(z, isDerivative) {
    if (!(z.re > 1 && Math.abs(z.im) < z.re / 2))
        return undefined;
    const zeta = times(mul(z, sqrt(z)), 2 / 3);
    const order = ball((isDerivative ? 2 : 1) / 3, 0, 1e-16);
    if (!isInSector(order, zeta) || zeta.re > 300)
        return undefined;
    const value = div(macdonald(order, zeta), product(B_PI, ROOT_THREE));
    return isDerivative ? neg(mul(z, value)) : mul(sqrt(z), value);
}
/** Airy functions on doubles, by the names of the table of special functions. */
const FAST_AIRY = {
    airyai: airy(1, false),
    airybi: airy(-1, false),
    airyaideriv: airyDerivative(1),
    airybideriv: airyDerivative(-1),
};

// EXTERNAL MODULE: ./build/math/double-gamma.js
var double_gamma = __webpack_require__(274);
;// CONCATENATED MODULE: ./build/math/special/fast/gamma.js


/** What Lanczos' formula loses within |z| = 10, |z| = 60 and beyond: the latter from `double-gamma.ts`; a test holds both to more bits. */
const LANCZOS_NEAR = 3e-14;
const LANCZOS_FAR = 1e-13;
const LANCZOS_END = 1e-12;
const NEAR = 10;
const FAR_OUT = 60;
const MAX_SIZE = 160;
/** How steep ln Γ can be: |ψ(z)| is below ln(|z|+2) + 2/distance to the poles + π (DLMF 5.7.6, 5.5.4, 5.11.2). */
function steepness(z) {
    const nearest = Math.min(0, Math.round(z.re));
    const distance = Math.hypot(z.re - nearest, z.im);
    return Math.log(sizeOf(z) + 2) + 2 / distance + Math.PI;
}
function isPole(z) {
    const n = integerOf(z);
    return n !== undefined && n <= 0;
}
/** Γ(z), unknown at the poles and beyond |z| = 60. */
function gamma(z) {
    if (sizeOf(z) > MAX_SIZE || isPole(z))
        return UNKNOWN;
    const { re, im } = (0,double_gamma/* gamma */.uN)(z);
    if (integerOf(z) !== undefined)
        return ball(re, im, re * z.re * UNIT);
    const own = sizeOf(z) < NEAR ? LANCZOS_NEAR : sizeOf(z) < FAR_OUT ? LANCZOS_FAR : LANCZOS_END;
    return ball(re, im, sizeOf({ re, im }) * (own + 2 * z.error * steepness(z)));
}
/** 1/Γ(z), 0 at the poles. */
function rgamma(z) {
    return isPole(z) ? B_ZERO : div(B_ONE, gamma(z));
}
/** From this Re z on twelve terms of the asymptotic series give 17 digits: B_24/(24 · 12^24) < 1e-21. */
const FAR = 12;
/** B_2k / 2k (DLMF 24.2.1, table 24.2.1). */
const DIGAMMA = [
    1 / 12,
    -1 / 120,
    1 / 252,
    -1 / 240,
    1 / 132,
    -691 / 32760,
    1 / 12,
    -3617 / 8160,
    43867 / 14364,
    -174611 / 6600,
];
/** ψ(z): steps to the right (DLMF 5.5.2), the asymptotic series (5.11.2), reflection (5.5.4). */
function digamma(z) {
    if (isPole(z) || sizeOf(z) > 1e8)
        return UNKNOWN;
    if (z.re < 0.5) {
        const cot = div(cosPi(z), sinPi(z));
        return sub(digamma(sub(B_ONE, z)), mul(B_PI, cot));
    }
    let [sum, at] = [B_ZERO, z];
    while (at.re < FAR) {
        sum = add(sum, div(B_ONE, at));
        at = add(at, B_ONE);
    }
    const over = div(B_ONE, at);
    const square = mul(over, over);
    let [value, power] = [sub(log(at), times(over, 0.5)), square];
    for (const weight of DIGAMMA) {
        value = sub(value, times(power, weight));
        power = mul(power, square);
    }
    return sub(value, sum);
}
/** B(a, b) (DLMF 5.12.1). */
function beta(a, b) {
    return mul(mul(gamma(a), gamma(b)), rgamma(add(a, b)));
}
/** H_z = ψ(z+1) + γ (DLMF 5.4.14). */
function harmonic(z) {
    return add(digamma(add(z, B_ONE)), ball(0.5772156649015329, 0, 1e-16));
}
/** (z)_n = Γ(z+n)/Γ(z), a product for small whole n (DLMF 5.2.4, 5.2.5). */
function pochhammer(z, n) {
    const count = integerOf(n);
    if (count === undefined || count < 0 || count > MAX_SIZE)
        return isPole(z) ? UNKNOWN : mul(gamma(add(z, n)), rgamma(z));
    let value = B_ONE;
    for (let k = 0; k < count; k += 1)
        value = mul(value, add(z, ball(k)));
    return value;
}
/** n!! by parity of whole n; unknown for other numbers. */
function doubleFactorial(z) {
    const n = integerOf(z);
    if (n === undefined || n < -1 || n > 150)
        return UNKNOWN;
    let value = B_ONE;
    for (let k = n; k > 1; k -= 2)
        value = times(value, k);
    return value;
}
/** x (x−1) … (x−n+1). */
function fallingFactorial(x, n) {
    return pochhammer(add(add(x, neg(n)), B_ONE), n);
}

;// CONCATENATED MODULE: ./build/math/special/fast/barnes.js


/** Re z from which six terms of the asymptotic series give 15 digits. */
const barnes_FAR = 9;
/** ζ′(−1) = 1/12 − ln A (DLMF 5.17.7; Glaisher's constant A of OEIS A074962). */
const ZETA_SLOPE = ball(-0.1654211437004509, 0, 1e-16);
const LOG_TWO_PI = ball(1.8378770664093453, 0, 2.3e-16);
/** B_{2k+2}/(4k(k+1)) for k = 1 … 7 (DLMF 5.17.5, table 24.2.1). */
const WEIGHTS = [
    -1 / 240,
    1 / 1008,
    -1 / 1440,
    1 / 1056,
    -691 / 327600,
    1 / 144,
    -3617 / 114240,
];
/** G(z) = G(z+n) / Π Γ(z+k) (DLMF 5.17.1), far to the right by 5.17.5. */
function barnesG(z) {
    const n = integerOf(z);
    if (n !== undefined && n <= 0)
        return ball(0);
    if (z.re < 0.1 || Math.abs(z.im) > 10 || z.re > 20)
        return UNKNOWN;
    let [product, at] = [B_ONE, z];
    for (; at.re < barnes_FAR + 1; at = add(at, B_ONE))
        product = mul(product, gamma(at));
    return div(exp(asymptotic(sub(at, B_ONE))), product);
}
/** ln G(1+z) (DLMF 5.17.5); the term after the last bounds the rest. */
function asymptotic(z) {
    const [square, logZ] = [mul(z, z), log(z)];
    let value = sub(times(mul(square, logZ), 0.5), times(square, 0.75));
    value = add(add(value, times(mul(z, LOG_TWO_PI), 0.5)), sub(ZETA_SLOPE, div(logZ, ball(12))));
    let power = div(B_ONE, square);
    const over = power;
    for (const weight of WEIGHTS) {
        value = add(value, times(power, weight));
        power = mul(power, over);
    }
    return { ...value, error: value.error + 1e-15 };
}

;// CONCATENATED MODULE: ./build/math/special/fast/bessel.js




/** Beyond this modulus the asymptotic expansions may be exact enough: their smallest term is about e^(−2|z|). */
const bessel_FAR = 15;
/** (z/2)^ν / Γ(ν+1) · 0F1(; ν+1; ± z²/4): J for −, I for + (DLMF 10.2.2, 10.25.2; 10.4.1 and 10.27.1 for −n). */
function ascending(order, z, sign) {
    const n = integerOf(order);
    if (n !== undefined && n < 0) {
        const value = ascending(ball(-n), z, sign);
        return sign < 0 && n % 2 !== 0 ? neg(value) : value;
    }
    if (sizeOf(z) === 0)
        return UNKNOWN;
    const next = add(order, B_ONE);
    const series = hypergeometricSeries({ above: [], below: [next] }, times(mul(z, z), sign / 4));
    return product(pow(times(z, 0.5), order), rgamma(next), series);
}
/** 2F0(1/2+ν, 1/2−ν;; u/2), the sum of all Hankel expansions with u = ± i/z or ± 1/z (DLMF 10.17.1). */
function hankelSum(order, u) {
    return asymptoticSeries([add(ball(0.5), order), sub(ball(0.5), order)], times(u, 0.5));
}
/** H^{(1)} and H^{(2)} far out on the right half-plane (DLMF 10.17.5, 10.17.6). */
function hankelFar(order, z) {
    if (sizeOf(z) < bessel_FAR || z.re < 0)
        return undefined;
    const over = div(B_ONE, z);
    const phase = sub(z, mul(B_PI, add(times(order, 0.5), ball(0.25))));
    const size = sqrt(div(ball(2), mul(B_PI, z)));
    const first = product(size, exp(timesI(phase)), hankelSum(order, neg(timesI(over))));
    const second = product(size, exp(neg(timesI(phase))), hankelSum(order, timesI(over)));
    return [first, second];
}
const besselJ = (order, z) => {
    const far = hankelFar(order, z);
    if (far !== undefined)
        return times(add(far[0], far[1]), 0.5);
    return mayMiller(order, z) ? miller(order.re, z.re) : ascending(order, z, -1);
};
const besselY = (order, z) => {
    const far = hankelFar(order, z);
    if (far !== undefined)
        return times(timesI(sub(far[1], far[0])), 0.5);
    const n = integerOf(order);
    if (n !== undefined)
        return bessel_whole(n, z, -1);
    const over = sub(mul(ascending(order, z, -1), cosPi(order)), ascending(neg(order), z, -1));
    return div(over, sinPi(order));
};
/** DLMF 10.40.5, both exponentials, on the right half-plane. */
const besselI = (order, z) => {
    if (sizeOf(z) < bessel_FAR || z.re < 0)
        return ascending(order, z, 1);
    const over = div(B_ONE, z);
    const size = div(B_ONE, sqrt(times(mul(B_PI, z), 2)));
    const turn = mul(ball(0, z.im < 0 ? -1 : 1), B_PI);
    const falling = product(ball(0, z.im < 0 ? -1 : 1), exp(mul(turn, order)), exp(neg(z)), hankelSum(order, neg(over)));
    return mul(size, add(mul(exp(z), hankelSum(order, over)), falling));
};
const besselK = (order, z) => {
    if (sizeOf(z) < 100 && isInSector(order, z))
        return macdonald(order, z);
    if (sizeOf(z) >= bessel_FAR && z.re >= 0) {
        const sum = hankelSum(order, neg(div(B_ONE, z)));
        return product(sqrt(div(B_PI, times(z, 2))), exp(neg(z)), sum);
    }
    const n = integerOf(order);
    if (n !== undefined)
        return bessel_whole(Math.abs(n), z, 1);
    const difference = sub(ascending(neg(order), z, 1), ascending(order, z, 1));
    return div(product(B_PI, ball(0.5), difference), sinPi(order));
};
/** ψ(1) = −γ (DLMF 5.4.12). */
const PSI_ONE = ball(-0.5772156649015329, 0, 1e-16);
const bessel_MAX_TERMS = 80;
/** Y_n for −, K_n for +, of whole order (DLMF 10.8.1, 10.31.1). */
function bessel_whole(n, z, sign) {
    if (n < 0)
        return n % 2 === 0 ? bessel_whole(-n, z, sign) : neg(bessel_whole(-n, z, sign));
    if (n > 40 || sizeOf(z) === 0)
        return UNKNOWN;
    const half = times(z, 0.5);
    const square = times(mul(half, half), sign);
    const flip = sign > 0 && n % 2 === 0 ? -1 : 1;
    const ladder = product(logarithmic(n, square), pow(half, ball(n)));
    const finite = n === 0 ? B_ZERO : div(finiteSum(n, neg(square)), pow(half, ball(n)));
    const first = mul(log(half), ascending(ball(n), z, sign));
    if (sign < 0)
        return div(sub(sub(times(first, 2), ladder), finite), B_PI);
    return add(times(finite, 0.5), times(sub(times(ladder, 0.5), first), -flip));
}
/** Σ_{k<n} (n−k−1)!/k! u^k with u = z²/4 for Y, −z²/4 for K. */
function finiteSum(n, u) {
    let term = B_ONE;
    for (let k = 2; k < n; k += 1)
        term = times(term, k);
    let sum = term;
    for (let k = 1; k < n; k += 1) {
        term = div(mul(term, u), ball(k * (n - k)));
        sum = add(sum, term);
    }
    return sum;
}
/** Σ (ψ(k+1) + ψ(n+k+1)) (± z²/4)^k / (k! (n+k)!). */
function logarithmic(n, square) {
    let psi = times(PSI_ONE, 2);
    let term = B_ONE;
    for (let k = 1; k <= n; k += 1) {
        psi = add(psi, div(B_ONE, ball(k)));
        term = div(term, ball(k));
    }
    let sum = mul(psi, term);
    for (let k = 1; k < bessel_MAX_TERMS; k += 1) {
        term = div(mul(term, square), ball(k * (n + k)));
        psi = add(psi, ball(1 / k + 1 / (n + k), 0, 1e-16));
        const part = mul(psi, term);
        sum = add(sum, part);
        if (sizeOf(part) < 1e-18 * (sizeOf(sum) + sum.error) && k > 2)
            return sum;
    }
    return UNKNOWN;
}
function hankel(kind) {
    return (order, z) => {
        const far = hankelFar(order, z);
        if (far !== undefined)
            return far[kind - 1] ?? UNKNOWN;
        const y = timesI(besselY(order, z));
        return add(besselJ(order, z), kind === 1 ? y : neg(y));
    };
}
/** √(π/2z) f_{n+1/2}(z) (DLMF 10.47.3 to 10.47.6). */
function spherical(f) {
    return (order, z) => mul(sqrt(div(B_PI, times(z, 2))), f(add(order, ball(0.5)), z));
}
/** What is real for real order and positive argument. */
function onAxis(f) {
    return (order, z) => (order.im === 0 && z.im === 0 && z.re > 0 ? real(f(order, z)) : f(order, z));
}
/** The r-th derivative as a sum of neighbours: f′ = (f_{ν−1} + c f_{ν+1}) · s (DLMF 10.6.1, 10.29.1). */
function derivative(f, c, s) {
    return (r, order, z) => {
        const count = integerOf(r);
        if (count === undefined || count < 0 || count > 8)
            return UNKNOWN;
        let [sum, choose] = [B_ZERO, 1];
        for (let k = 0; k <= count; k += 1) {
            const part = times(f(add(order, ball(2 * k - count)), z), choose * (k % 2 === 0 ? 1 : c));
            sum = add(sum, part);
            choose = (choose * (count - k)) / (k + 1);
        }
        return times(sum, s ** count);
    };
}
const [J, Y, I, K] = [onAxis(besselJ), onAxis(besselY), onAxis(besselI), onAxis(besselK)];
/** Bessel functions on doubles, by the names of the table of special functions. */
const FAST_BESSEL = {
    besselj: J,
    bessely: Y,
    besseli: I,
    besselk: K,
    hankel1: hankel(1),
    hankel2: hankel(2),
    sphericalj: spherical(J),
    sphericaly: spherical(Y),
    sphericalh1: spherical(hankel(1)),
    sphericalh2: spherical(hankel(2)),
    besseljderiv: derivative(J, -1, 0.5),
    besselyderiv: derivative(Y, -1, 0.5),
    besselideriv: derivative(I, 1, 0.5),
    besselkderiv: derivative(K, 1, -0.5),
};

;// CONCATENATED MODULE: ./build/math/special/fast/elliptic.js

const MAX_ROUNDS = 40;
/** Relative distance at which one more round squares the difference below rounding. */
const CLOSE = 1e-9;
/** The arithmetic-geometric mean, of the two roots always the one nearer to the arithmetic mean (DLMF 19.8.2). */
function meanOf(a, b) {
    let [x, y, squares] = [a, b, B_ZERO];
    for (let n = 0; n < MAX_ROUNDS; n += 1) {
        const half = times(sub(x, y), 0.5);
        squares = add(squares, times(mul(half, half), 2 ** n));
        const sum = add(x, y);
        if (sizeOf(half) < CLOSE * sizeOf(x)) {
            const left = (2 * sizeOf(half) ** 2) / sizeOf(x);
            const limit = times(sum, 0.5);
            return { limit: { ...limit, error: limit.error + left }, squares };
        }
        const root = mul(sqrt(x), sqrt(y));
        const isFar = sizeOf(sub(sum, times(root, 2))) > sizeOf(add(sum, times(root, 2)));
        [x, y] = [times(sum, 0.5), isFar ? neg(root) : root];
    }
    return { limit: UNKNOWN, squares: UNKNOWN };
}
function agm(a, b) {
    return sizeOf(a) === 0 || sizeOf(b) === 0 ? B_ZERO : mul(a, meanOf(B_ONE, div(b, a)).limit);
}
/** K(m) (DLMF 19.8.5). */
function completeK(m) {
    return div(times(B_PI, 0.5), meanOf(B_ONE, sqrt(sub(B_ONE, m))).limit);
}
/** E(m) (DLMF 19.8.6). */
function completeE(m) {
    const { limit, squares } = meanOf(B_ONE, sqrt(sub(B_ONE, m)));
    return mul(div(times(B_PI, 0.5), limit), sub(sub(B_ONE, times(m, 0.5)), squares));
}
/** K′ = (E − (1−m)K)/(2m(1−m)) and E′ = (E − K)/(2m) (DLMF 19.4.1, 19.4.2 in m = k²). */
function slopeOf(kind) {
    return (r, m) => {
        if (r.re !== 1)
            return UNKNOWN;
        const [K, E, rest] = [completeK(m), completeE(m), sub(B_ONE, m)];
        if (kind === 'E')
            return div(sub(E, K), times(m, 2));
        return div(sub(E, mul(rest, K)), times(mul(m, rest), 2));
    };
}
/** Spread of the arguments at which the terms of 6th order left out of Carlson's expansions are below 1e-17. */
const SETTLED = 1.2e-3;
/** R_F by duplication (Carlson 1995; DLMF 19.36.1). */
function RF(x, y, z) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const mean = div(add(add(x, y), z), ball(3));
        const spread = Math.max(sizeOf(sub(mean, x)), sizeOf(sub(mean, y)), sizeOf(sub(mean, z)));
        if (spread < SETTLED * sizeOf(mean)) {
            const [p, q] = [sub(B_ONE, div(x, mean)), sub(B_ONE, div(y, mean))];
            const r = neg(add(p, q));
            const [e2, e3] = [sub(mul(p, q), mul(r, r)), product(p, q, r)];
            const bent = add(times(e2, -1 / 10), times(e3, 1 / 14));
            const series = add(add(B_ONE, bent), add(times(mul(e2, e2), 1 / 24), times(mul(e2, e3), -3 / 44)));
            const value = div(series, sqrt(mean));
            return { ...value, error: value.error + 1e-16 * sizeOf(value) };
        }
        const [u, v, w] = [sqrt(x), sqrt(y), sqrt(z)];
        const shift = add(add(mul(u, v), mul(v, w)), mul(w, u));
        [x, y, z] = [times(add(x, shift), 0.25), times(add(y, shift), 0.25), times(add(z, shift), 0.25)];
    }
    return UNKNOWN;
}
/** R_C(x, y) = R_F(x, y, y) where no principal value is meant (DLMF 19.2.17). */
function RC(x, y) {
    return sizeOf(y) === 0 || (y.im === 0 && y.re < 0) ? UNKNOWN : RF(x, y, y);
}
/** R_J by duplication with R_C at every round (Carlson 1995, algorithm 4; DLMF 19.36.2 to the fifth order). */
function RJ(x, y, z, p) {
    if (sizeOf(p) === 0 || [x, y, z, p].some((value) => value.re < 0))
        return UNKNOWN;
    let sum = B_ZERO;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const mean = div(add(add(x, y), add(z, times(p, 2))), ball(5));
        const spread = Math.max(...[x, y, z, p].map((value) => sizeOf(sub(mean, value))));
        if (spread < SETTLED * sizeOf(mean)) {
            const front = div(expansion([x, y, z], mean), mul(mean, sqrt(mean)));
            const value = add(times(front, 4 ** -round), times(sum, 6));
            return { ...value, error: value.error + 1e-16 * sizeOf(value) };
        }
        const [root, u, v, w] = [sqrt(p), sqrt(x), sqrt(y), sqrt(z)];
        const shift = add(add(mul(u, v), mul(v, w)), mul(w, u));
        const d = product(add(root, u), add(root, v), add(root, w));
        const e = div(product(sub(p, x), sub(p, y), sub(p, z)), mul(d, d));
        sum = add(sum, times(div(RC(B_ONE, add(B_ONE, e)), d), 4 ** -round));
        [x, y, z, p] = [x, y, z, p].map((value) => times(add(value, shift), 0.25));
    }
    return UNKNOWN;
}
/** DLMF 19.36.2 in the symmetric functions of the relative differences. */
function expansion(values, mean) {
    const [a, b, c] = values.map((value) => sub(B_ONE, div(value, mean)));
    const p = times(add(add(a, b), c), -0.5);
    const [square, triple] = [mul(p, p), product(a, b, c)];
    const cube = mul(square, p);
    const e2 = sub(add(add(mul(a, b), mul(b, c)), mul(c, a)), times(square, 3));
    const e3 = add(add(triple, times(mul(e2, p), 2)), times(cube, 4));
    const e4 = mul(add(add(times(triple, 2), mul(e2, p)), times(cube, 3)), p);
    const e5 = mul(triple, square);
    return [
        times(e2, -3 / 14),
        times(e3, 1 / 6),
        times(mul(e2, e2), 9 / 88),
        times(e4, -3 / 22),
        times(mul(e2, e3), -9 / 52),
        times(e5, 3 / 26),
    ].reduce(add, B_ONE);
}
function RD(x, y, z) {
    return RJ(x, y, z, z);
}
/** 2 R_G = z R_F − (x−z)(y−z)/3 R_D + √(xy/z), z the largest (DLMF 19.21.10). */
function RG(...args) {
    const [z, x, y] = [...args].sort((a, b) => sizeOf(b) - sizeOf(a));
    if (!z || !x || !y || sizeOf(x) === 0)
        return UNKNOWN;
    const bent = div(product(sub(x, z), sub(y, z), RD(x, y, z)), ball(3));
    const root = div(mul(sqrt(x), sqrt(y)), sqrt(z));
    return times(add(sub(mul(z, RF(x, y, z)), bent), root), 0.5);
}
/** Π(n, m) (DLMF 19.25.2). */
function completePi(n, m) {
    const [below, rest] = [sub(B_ONE, m), sub(B_ONE, n)];
    return add(RF(B_ZERO, below, B_ONE), div(mul(n, RJ(B_ZERO, below, B_ONE, rest)), ball(3)));
}
/** F(φ, m) and E(φ, m) within |Re φ| < π/2 (DLMF 19.25.5, 19.25.9). */
function incomplete(kind) {
    return (phi, m) => {
        if (Math.abs(phi.re) > 1.57)
            return UNKNOWN;
        const { sin, cos } = circle(phi);
        const [square, delta] = [mul(cos, cos), sub(B_ONE, product(m, sin, sin))];
        const first = mul(sin, RF(square, delta, B_ONE));
        if (kind === 'F')
            return first;
        return sub(first, div(product(m, sin, sin, sin, RD(square, delta, B_ONE)), ball(3)));
    };
}
/** Elliptic integrals of the parameter m and Carlson's integrals on doubles, by the names of the table. */
const FAST_ELLIPTIC = {
    elliptick: completeK,
    elliptice: completeE,
    elliptickderiv: slopeOf('K'),
    ellipticederiv: slopeOf('E'),
    ellipticpi: completePi,
    ellipticf: incomplete('F'),
    ellipticeinc: incomplete('E'),
    agm,
    carlsonrf: RF,
    carlsonrc: RC,
    carlsonrd: RD,
    carlsonrg: RG,
    carlsonrj: RJ,
};

;// CONCATENATED MODULE: ./build/math/special/fast/gauss.js




/** Up to this modulus a series in it is summed: 0.8^n < 1e-17 at n = 175. */
const RADIUS = 0.8;
/** pFq(a; b; z): the series, Kummer's and Pfaff's transformations, Gauss' connection formulas. */
function hypergeometric({ above, below }, z) {
    if (below.some(isNonPositive))
        return UNKNOWN;
    const [a, b] = above;
    const [c] = below;
    if (above.length === 2 && below.length === 1 && a && b && c && !isPolynomial(above))
        return gauss([a, b, c], z);
    if (above.length === 1 && below.length === 1 && a && c && z.re < 0 && !isPolynomial(above))
        return mul(exp(z), hypergeometricSeries({ above: [sub(c, a)], below: [c] }, neg(z)));
    if (above.length === 1 && below.length === 0 && a)
        return pow(sub(B_ONE, z), neg(a));
    if (above.length === below.length + 1 && (0,complex/* modulus */.GT)(z) > RADIUS && !isPolynomial(above))
        return UNKNOWN;
    if (above.length > below.length + 1)
        return UNKNOWN;
    return hypergeometricSeries({ above, below }, z);
}
function series([a, b, c], z) {
    return hypergeometricSeries({ above: [a, b], below: [c] }, z);
}
/** A route that loses no more than this of its value is taken without looking at the next one. */
const GOOD = 1e-12;
/** 2F1(a, b; c; z) by the formulas of DLMF 15.8, smallest argument first; none serves near e^{±iπ/3}. */
function gauss(p, z) {
    if (integerOf(z) === 1)
        return atOne(p);
    const [a, b, c] = p;
    const rest = sub(B_ONE, z);
    const pfaff = div(neg(z), rest);
    const routes = [
        [0.8 * (0,complex/* modulus */.GT)(z), () => series(p, z)],
        [0.8 * (0,complex/* modulus */.GT)(pfaff), () => mul(pow(rest, neg(a)), series([a, sub(c, b), c], pfaff))],
        [(0,complex/* modulus */.GT)(rest), () => aroundOne(p, rest)],
        [1 / (0,complex/* modulus */.GT)(z), () => aroundInfinity(p, z)],
    ];
    let best = UNKNOWN;
    for (const [size, value] of [...routes].sort(([one], [other]) => one - other)) {
        if (size > RADIUS)
            return best;
        const found = value();
        if (found.error < GOOD * sizeOf(found))
            return found;
        if (!(best.error / sizeOf(best) <= found.error / sizeOf(found)))
            best = found;
    }
    return best;
}
/** Γ(c)Γ(c−a−b)/(Γ(c−a)Γ(c−b)) for Re(c−a−b) > 0 (DLMF 15.4.20). */
function atOne([a, b, c]) {
    const gap = sub(sub(c, a), b);
    if (!(gap.re > gap.error))
        return UNKNOWN;
    return div(product(rgamma(sub(c, a)), rgamma(sub(c, b))), mul(rgamma(c), rgamma(gap)));
}
/** DLMF 15.8.4, as π/sin π(c−a−b) times regularised series; loses its digits near whole c−a−b. */
function aroundOne([a, b, c], rest) {
    const gap = sub(sub(c, a), b);
    const front = div(B_PI, mul(sinPi(gap), rgamma(c)));
    const first = product(rgamma(sub(c, a)), rgamma(sub(c, b)), rgamma(sub(B_ONE, gap)), series([a, b, sub(B_ONE, gap)], rest));
    const up = add(gap, B_ONE);
    const second = product(pow(rest, gap), rgamma(a), rgamma(b), rgamma(up), series([sub(c, a), sub(c, b), up], rest));
    return mul(front, sub(first, second));
}
/** DLMF 15.8.2, likewise for b − a. */
function aroundInfinity([a, b, c], z) {
    const gap = sub(b, a);
    const over = div(B_ONE, z);
    const part = (p, q) => product(pow(neg(z), neg(p)), rgamma(q), rgamma(sub(c, p)), rgamma(add(sub(p, q), B_ONE)), series([p, add(sub(p, c), B_ONE), add(sub(p, q), B_ONE)], over));
    return div(product(B_PI, sub(part(a, b), part(b, a))), mul(sinPi(gap), rgamma(c)));
}
/** U(a, b, z) (DLMF 13.2.42) as π/sin πb times regularised series; unknown near whole b unless it is a polynomial's power. */
function hyperU(a, b, z) {
    if (sizeOf(z) === 0)
        return UNKNOWN;
    const shifted = add(sub(a, b), B_ONE);
    const up = sub(B_ONE, b);
    if (integerOf(shifted) === 0 && shifted.error === 0)
        return pow(z, neg(a));
    const first = product(rgamma(shifted), rgamma(b), hypergeometric({ above: [a], below: [b] }, z));
    const next = add(up, B_ONE);
    const second = product(rgamma(a), rgamma(next), pow(z, up), hypergeometric({ above: [shifted], below: [next] }, z));
    return div(mul(B_PI, sub(first, second)), sinPi(b));
}
/** P_ν(x) of any degree and 2F1 alike (DLMF 14.3.1). */
function legendreSeries(n, x) {
    const half = mul(sub(B_ONE, x), ball(0.5));
    return hypergeometric({ above: [neg(n), add(n, B_ONE)], below: [B_ONE] }, half);
}
function rows() {
    const counts = [0, 1, 2, 3, 4];
    return counts.flatMap((p) => counts.flatMap((q) => {
        const plain = (...args) => {
            if (args.length !== p + q + 1)
                return UNKNOWN;
            return hypergeometric({ above: args.slice(0, p), below: args.slice(p, -1) }, args.at(-1) ?? UNKNOWN);
        };
        const regular = (...args) => product(plain(...args), ...args.slice(p, -1).map(rgamma));
        return [
            [`hyp${p}f${q}`, plain],
            [`hyp${p}f${q}r`, regular],
        ];
    }));
}
/** The error functions (DLMF 7.6.1, 7.6.2): erf z = 2z/√π e^{−z²} 1F1(1; 3/2; z²). */
function erf(z) {
    const square = mul(z, z);
    if (square.re > 30)
        return UNKNOWN;
    const front = mul(z, ball(2 / Math.sqrt(Math.PI), 0, 3e-16));
    return mul(front, hypergeometric({ above: [ball(0.5)], below: [ball(1.5)] }, neg(square)));
}
function erfi(z) {
    const front = mul(z, ball(2 / Math.sqrt(Math.PI), 0, 3e-16));
    return mul(front, hypergeometric({ above: [ball(0.5)], below: [ball(1.5)] }, mul(z, z)));
}
/** F(z) = z 1F1(1; 3/2; −z²) (DLMF 7.5.1 with 7.11.4). */
function dawson(z) {
    return mul(z, hypergeometric({ above: [B_ONE], below: [ball(1.5)] }, neg(mul(z, z))));
}
/** Hypergeometric functions and error functions on doubles. */
const FAST_HYPERGEOMETRIC = {
    ...Object.fromEntries(rows()),
    hyperu: hyperU,
    erf,
    erfc: (z) => sub(B_ONE, erf(z)),
    erfi,
    dawson,
};

;// CONCATENATED MODULE: ./build/math/special/fast/lambert.js

/** W_0(z) of real z > −0.35 by Newton's iteration (DLMF 4.13.1). */
function principal(z) {
    if (z.re === 0 && z.im === 0)
        return B_ZERO;
    if (z.im !== 0 || z.re <= -0.35)
        return UNKNOWN;
    let w = z.re < 3 ? Math.log1p(z.re) : Math.log(z.re) - Math.log(Math.log(z.re));
    for (let round = 0; round < 30; round += 1) {
        const grown = Math.exp(w);
        w -= (w * grown - z.re) / (grown * (w + 1));
    }
    // The residual w + ln(w/z) over its slope 1 + 1/w (DLMF 4.13.1) bounds the error.
    const off = Math.abs(w * Math.exp(w) - z.re) + 4e-16 * Math.abs(z.re) * (1 + Math.abs(w));
    return ball(w, 0, (2 * off) / (Math.exp(w) * Math.abs(w + 1)));
}
/** W_0 by its own name, `lambertw(z)` or `lambertw(0, z)`. */
function lambert(...args) {
    const [first = UNKNOWN, second] = args;
    if (second === undefined)
        return principal(first);
    return integerOf(first) === 0 ? principal(second) : UNKNOWN;
}
/** W′ = W/(z(1 + W)) (DLMF 4.13.4). */
function lambertSlope(r, k, z) {
    const w = lambert(k, z);
    return integerOf(r) === 1 ? div(w, mul(z, add(B_ONE, w))) : UNKNOWN;
}

;// CONCATENATED MODULE: ./build/math/special/fast/polynomials.js


const MAX_DEGREE = 60;
function byRecurrence(n, first, step) {
    const degree = integerOf(n);
    if (degree === undefined || degree < 0 || degree > MAX_DEGREE)
        return UNKNOWN;
    let [before, value] = [B_ONE, first];
    if (degree === 0)
        return B_ONE;
    for (let k = 1; k < degree; k += 1)
        [before, value] = [value, step(k, value, before)];
    return value;
}
/** P_n by Bonnet's recurrence, of negative and other degree by DLMF 14.9.5 and 14.3.1. */
function legendreP(n, x) {
    const degree = integerOf(n);
    if (degree === undefined)
        return legendreSeries(n, x);
    const next = (k, value, before) => div(sub(times(mul(x, value), 2 * k + 1), times(before, k)), ball(k + 1));
    return byRecurrence(ball(degree < 0 ? -degree - 1 : degree), x, next);
}
/** cos nθ with cos θ = x on [−1, 1], cosh nt with cosh t = x beyond 1: any real degree (DLMF 18.5.1). */
function angleOf(x) {
    if (x.im !== 0 || x.re < -1 || x.re > 1e6)
        return undefined;
    const isOutside = x.re > 1;
    const angle = isOutside ? Math.acosh(x.re) : Math.acos(x.re);
    // Next to ±1 the angle is worth less than its digits.
    const slope = Math.abs(x.re) / Math.max(1e-8, Math.sqrt(Math.abs(1 - x.re * x.re)));
    return { angle: ball(angle, 0, 3e-16 * (angle + (isOutside ? slope : 0))), isOutside };
}
function chebyshevOfAngle(kind, n, x) {
    const found = angleOf(x);
    if (found === undefined || n.im !== 0)
        return UNKNOWN;
    const { angle, isOutside } = found;
    const turn = isOutside ? mul(B_I, angle) : angle;
    const value = kind === 'T' ? circle(mul(n, turn)).cos : div(circle(mul(add(n, B_ONE), turn)).sin, circle(turn).sin);
    return real(value);
}
function chebyshevT(n, x) {
    const degree = integerOf(n);
    const step = (_, value, before) => sub(times(mul(x, value), 2), before);
    if (degree === undefined || Math.abs(degree) > 8)
        return chebyshevOfAngle('T', n, x);
    return byRecurrence(ball(Math.abs(degree)), x, step);
}
/** U_{−1} = 0, U_{−n} = −U_{n−2}. */
function chebyshevU(n, x) {
    const degree = integerOf(n);
    if (degree === undefined || Math.abs(degree) > 8)
        return chebyshevOfAngle('U', n, x);
    if (degree === -1)
        return B_ZERO;
    if (degree !== undefined && degree < -1)
        return neg(chebyshevU(ball(-degree - 2), x));
    return byRecurrence(n, times(x, 2), (_, value, before) => sub(times(mul(x, value), 2), before));
}
function hermiteH(n, x) {
    return byRecurrence(n, times(x, 2), (k, value, before) => sub(times(mul(x, value), 2), times(before, 2 * k)));
}
function hermiteHe(n, x) {
    return byRecurrence(n, x, (k, value, before) => sub(mul(x, value), times(before, k)));
}
/** (k+1) L_{k+1} = (2k+1+a−x) L_k − (k+a) L_{k−1}. */
function laguerre(n, a, x) {
    const shift = sub(a, x);
    return byRecurrence(n, add(B_ONE, shift), (k, value, before) => {
        const over = sub(mul(add(ball(2 * k + 1), shift), value), mul(add(ball(k), a), before));
        return div(over, ball(k + 1));
    });
}
/** (k+1) C_{k+1} = 2(k+a) x C_k − (k+2a−1) C_{k−1}. */
function gegenbauer(n, a, x) {
    return byRecurrence(n, times(mul(a, x), 2), (k, value, before) => {
        const slope = times(mul(add(ball(k), a), x), 2);
        return div(sub(mul(slope, value), mul(add(times(a, 2), ball(k - 1)), before)), ball(k + 1));
    });
}
/** Classical orthogonal polynomials of whole degree on doubles, by the names of the table. */
const FAST_POLYNOMIALS = {
    legendrep: legendreP,
    chebyshevt: chebyshevT,
    chebyshevu: chebyshevU,
    hermiteh: hermiteH,
    hermitehe: hermiteHe,
    laguerrel: laguerre,
    gegenbauerc: gegenbauer,
};

;// CONCATENATED MODULE: ./build/math/special/fast/theta.js

const theta_MAX_TERMS = 60;
/** (iπ m)^r, what the r-th derivative of e^{iπmz} is multiplied by. */
function weight(m, order) {
    return order === 0 ? B_ONE : whole(product(B_PI, B_I, ball(m)), order);
}
/** The r-th derivative in z of θ_n(z, τ), period 1 in z, as Σ e^{iπ(τk² + 2kz)} (DLMF 20.2; Fungrim). */
function theta(n, z, tau, order = 0) {
    if (!(tau.im > 0) || ![1, 2, 3, 4].includes(n))
        return UNKNOWN;
    const isHalf = n <= 2;
    let sum = B_ZERO;
    let [largest, small] = [0, 0];
    for (let j = 0; j < theta_MAX_TERMS; j += 1) {
        const m = isHalf ? 2 * j + 1 : 2 * j;
        const part = pairOf({ n, m, z, order }, times(tau, (m * m) / 4));
        const term = j % 2 === 1 && (n === 1 || n === 4) ? neg(part) : part;
        sum = add(sum, term);
        // The larger of the two exponentials bounds the term and, past its peak, all that follow.
        const size = Math.exp(-Math.PI * ((m * m * tau.im) / 4 - m * Math.abs(z.im))) * (Math.PI * m + 1) ** order;
        largest = Math.max(largest, size);
        small = size < 1e-18 * Math.max(sizeOf(sum), 1e-3 * largest) ? small + 1 : 0;
        if (small > 1)
            return { ...sum, error: sum.error + 4 * size };
    }
    return UNKNOWN;
}
/** The terms of k = m/2 and −m/2 together; θ₁ has −i(w^m − w^{−m}). */
function pairOf({ n, m, z, order }, square) {
    if (m === 0)
        return order === 0 ? B_ONE : B_ZERO;
    const turn = (sign) => exp(product(B_PI, B_I, add(square, times(z, sign * m))));
    const [rising, falling] = [mul(weight(m, order), turn(1)), mul(weight(-m, order), turn(-1))];
    return n === 1 ? neg(timesI(sub(rising, falling))) : add(rising, falling);
}
/** η(τ) = e^{iπτ/12} Σ (−1)^n e^{iπτ n(3n−1)} (DLMF 27.14.12 with 26.9). */
function eta(tau) {
    if (!(tau.im > 0.02))
        return UNKNOWN;
    let sum = B_ONE;
    for (let n = 1; n < theta_MAX_TERMS; n += 1) {
        const part = (k) => exp(product(B_PI, B_I, times(tau, k * (3 * k - 1))));
        const both = add(part(n), part(-n));
        sum = add(sum, n % 2 === 0 ? both : neg(both));
        if (sizeOf(both) < 1e-18)
            return mul(exp(times(product(B_PI, B_I, tau), 1 / 12)), sum);
    }
    return UNKNOWN;
}
function nullValues(tau) {
    return [theta(2, B_ZERO, tau), theta(3, B_ZERO, tau), theta(4, B_ZERO, tau)];
}
/** λ = (θ₂/θ₃)⁴ (DLMF 23.15.6). */
function lambda(tau) {
    const [two, three] = nullValues(tau);
    return whole(div(two, three), 4);
}
/** j = 32 (θ₂⁸ + θ₃⁸ + θ₄⁸)³/(θ₂θ₃θ₄)⁸ (DLMF 23.15.7). */
function modularJ(tau) {
    const [a, b, c] = nullValues(tau).map((value) => whole(value, 8));
    if (!a || !b || !c)
        return UNKNOWN;
    return times(div(whole(add(add(a, b), c), 3), product(a, b, c)), 32);
}
/** −2k/B_k of the even weights (DLMF 24.2.1). */
const EISENSTEIN = new Map([
    [2, -24],
    [4, 240],
    [6, -504],
    [8, 480],
    [10, -264],
    [12, 65520 / 691],
    [14, -24],
]);
/** E_k = 1 − (2k/B_k) Σ n^{k−1} q^n/(1 − q^n), q = e^{2πiτ} (Apostol, Modular functions, 1.11). */
function eisenstein(k, tau) {
    const size = EISENSTEIN.get(k);
    if (size === undefined || !(tau.im > 0.05))
        return UNKNOWN;
    let sum = B_ZERO;
    for (let n = 1; n < 200; n += 1) {
        const power = exp(times(product(B_PI, B_I, tau), 2 * n));
        const term = times(div(power, sub(B_ONE, power)), n ** (k - 1));
        sum = add(sum, term);
        if (n > k && sizeOf(term) < 1e-19)
            return add(B_ONE, times(sum, size));
    }
    return UNKNOWN;
}
/** 2ζ(k) of the even weights from 4 on: |B_k| (2π)^k/k! (DLMF 25.6.2). */
function eisensteinSum(k, tau) {
    const size = EISENSTEIN.get(k);
    if (size === undefined)
        return UNKNOWN;
    let factorial = 1;
    for (let n = 2; n < k; n += 1)
        factorial *= n;
    const zeta = times(whole(times(B_PI, 2), k), 2 / (Math.abs(size) * factorial));
    return mul(eisenstein(k, tau), zeta);
}
/** ℘(z, τ) = (π θ₂θ₃ θ₄(z)/θ₁(z))² − π²/3 (θ₂⁴ + θ₃⁴) (DLMF 23.6.5 to 23.6.7; Fungrim). */
function weierstrassP(z, tau) {
    const [two, three] = nullValues(tau);
    const ratio = div(product(B_PI, two, three, theta(4, z, tau)), theta(1, z, tau));
    const rest = product(B_PI, B_PI, add(whole(two, 4), whole(three, 4)));
    return sub(mul(ratio, ratio), div(rest, ball(3)));
}
/** ζ(z, τ) = −z/3 θ₁‴/θ₁′ + θ₁′(z)/θ₁(z) (DLMF 23.6.13). */
function weierstrassZeta(z, tau) {
    const slope = div(theta(1, B_ZERO, tau, 3), theta(1, B_ZERO, tau, 1));
    return sub(div(theta(1, z, tau, 1), theta(1, z, tau)), div(mul(z, slope), ball(3)));
}
/** σ(z, τ) = exp(−z²/6 θ₁‴/θ₁′) θ₁(z)/θ₁′ (DLMF 23.6.9). */
function weierstrassSigma(z, tau) {
    const slope = theta(1, B_ZERO, tau, 1);
    const bend = div(product(z, z, theta(1, B_ZERO, tau, 3)), times(slope, -6));
    return div(mul(exp(bend), theta(1, z, tau)), slope);
}
const wholeOr = (z) => integerOf(z) ?? Number.NaN;
/** Theta, modular and Weierstrass functions on doubles, by the names of the table of special functions. */
const FAST_THETA = {
    theta: (n, z, tau) => theta(wholeOr(n), z, tau),
    thetaderiv: (r, n, z, tau) => wholeOr(r) >= 0 && wholeOr(r) <= 6 ? theta(wholeOr(n), z, tau, wholeOr(r)) : UNKNOWN,
    dedekindeta: eta,
    modularlambda: lambda,
    modularj: modularJ,
    kleinj: (tau) => div(modularJ(tau), ball(1728)),
    modulardelta: (tau) => whole(eta(tau), 24),
    eisensteine: (k, tau) => eisenstein(wholeOr(k), tau),
    eisensteing: (k, tau) => eisensteinSum(wholeOr(k), tau),
    weierstrassp: weierstrassP,
    weierstrasszeta: weierstrassZeta,
    weierstrasssigma: weierstrassSigma,
};

;// CONCATENATED MODULE: ./build/math/special/fast/zeta.js


/** B_2k/(2k)! for k = 1 … 12: (−1)^(k+1) 2ζ(2k)/(2π)^(2k) (DLMF 25.6.2). */
const zeta_WEIGHTS = [
    1 / 12,
    -1 / 720,
    1 / 30240,
    -1 / 1209600,
    1 / 47900160,
    -691 / 1307674368000,
    1 / 74724249600,
    -3617 / 10670622842880000,
    43867 / 5109094217170944000,
    -174611 / 802857662698291200000,
    5.504747192e-18,
    -1.394384 / 1e19,
];
/** |a + N| from which the first ten corrections reach 17 digits for small s; it grows with |s|. */
const zeta_FAR = 9;
const MAX_ORDER = 600;
/** ζ(s, a) by Euler and Maclaurin (DLMF 25.11.5 with 2.10.1); the first correction left out bounds the rest. */
function hurwitz(s, a) {
    if (integerOf(s) === 1 || sizeOf(s) > MAX_ORDER || a.re < -50 || sizeOf(a) > 1e6)
        return UNKNOWN;
    const start = zeta_FAR + sizeOf(s);
    let [sum, at] = [B_ZERO, a];
    while (at.re < start) {
        if (sizeOf(at) === 0)
            return UNKNOWN;
        const term = pow(at, neg(s));
        sum = add(sum, term);
        // The rest of a fast series is below its integral, term · |at| / (Re s − 1).
        const rest = (sizeOf(term) * sizeOf(at)) / (s.re - 2);
        if (s.re > 20 && at.re > 1 && rest < 1e-17 * sizeOf(sum))
            return { ...sum, error: sum.error + 2 * rest };
        at = add(at, B_ONE);
    }
    const last = pow(at, neg(s));
    sum = add(add(sum, div(mul(last, at), sub(s, B_ONE))), times(last, 0.5));
    const square = mul(at, at);
    let factor = div(mul(last, s), at);
    for (let k = 0; k < 10; k += 1) {
        sum = add(sum, times(factor, zeta_WEIGHTS[k] ?? 0));
        const rising = mul(add(s, ball(2 * k + 1)), add(s, ball(2 * k + 2)));
        factor = div(mul(factor, rising), square);
    }
    // DLMF 2.10.1: the remainder is below the first omitted term times |s + 2m|/(Re s + 2m).
    return { ...sum, error: sum.error + 4 * sizeOf(factor) * Math.abs(zeta_WEIGHTS[10] ?? 0) };
}
/** ζ(s): right of 0 as ζ(s, 1), left of it by DLMF 25.4.1; exact zeros at −2, −4, …. */
function zeta(s) {
    const n = integerOf(s);
    if (n !== undefined && n <= 0 && n % 2 === 0)
        return n === 0 ? ball(-0.5) : B_ZERO;
    if (s.re >= 0)
        return hurwitz(s, B_ONE);
    const mirror = sub(B_ONE, s);
    const scale = times(pow(times(B_PI, 2), neg(mirror)), 2);
    return product(scale, sinPi(times(s, 0.5)), gamma(mirror), hurwitz(mirror, B_ONE));
}
/** η(s) = (1 − 2^(1−s)) ζ(s) (DLMF 25.2.3). */
function dirichletEta(s) {
    if (integerOf(s) === 1)
        return ball(Math.LN2, 0, 1e-16);
    return mul(sub(B_ONE, pow(ball(2), sub(B_ONE, s))), zeta(s));
}
/** ψ^(m)(z) = (−1)^(m+1) m! ζ(m+1, z) (DLMF 25.11.12). */
function polygamma(m, z) {
    const order = integerOf(m);
    if (order === undefined || order < 0 || order > 30)
        return UNKNOWN;
    if (order === 0)
        return digamma(z);
    if (z.im === 0 && z.re <= 0 && Number.isInteger(z.re))
        return UNKNOWN;
    const value = mul(gamma(ball(order + 1)), hurwitz(ball(order + 1), z));
    return order % 2 === 1 ? value : neg(value);
}
/** The power series serves up to this modulus. */
const SERIES_RADIUS = 0.8;
/** Li_s(z) (DLMF 25.12.10): its series, for whole s about 1 in ln z or by inversion, otherwise by ζ(s, a). */
function polylog(s, z) {
    const n = integerOf(s);
    if (sizeOf(z) === 0 || sizeOf(s) > 20)
        return UNKNOWN;
    if (integerOf(z) === 1)
        return s.re > 1 ? zeta(s) : UNKNOWN;
    if (n === 1)
        return neg(log(sub(B_ONE, z)));
    const value = n !== undefined && n <= 0 ? rational(-n, z) : sizeOf(z) <= SERIES_RADIUS ? small(s, z) : large(s, n, z);
    return z.im === 0 && s.im === 0 && z.re < 1 ? real(value) : value;
}
function small(s, z) {
    let [sum, power] = [z, z];
    for (let k = 2; k < 400; k += 1) {
        power = mul(power, z);
        const term = mul(power, exp(mul(neg(s), ball(Math.log(k), 0, 1e-15))));
        sum = add(sum, term);
        if (sizeOf(term) < 1e-18 * sizeOf(sum) && k > 20)
            return { ...sum, error: sum.error + 20 * sizeOf(term) };
    }
    return UNKNOWN;
}
function large(s, n, z) {
    if (n === undefined)
        return sizeOf(z) < 20 ? aboutOneOf(s, z) : byHurwitz(s, z);
    const isInvertible = (n === 2 || n === 3) && !(z.re > 0.5 && z.re < 2 && Math.abs(z.im) < 1);
    return isInvertible && sizeOf(z) > 1.25 ? inverted(n, z) : aboutOne(n, z);
}
/** Γ(1−s) (−ln z)^(s−1) + Σ ζ(s−k) ln^k z/k!, |ln z| < 2π, s no whole number (DLMF 25.12.12). */
function aboutOneOf(s, z) {
    const w = log(z);
    const mirror = sub(B_ONE, s);
    let sum = mul(gamma(mirror), pow(neg(w), neg(mirror)));
    let power = B_ONE;
    for (let k = 0; k < 60; k += 1) {
        if (k > 0)
            power = div(mul(power, w), ball(k));
        const term = mul(power, zetaOf(sub(s, ball(k))));
        sum = add(sum, term);
        if (k > 8 && sizeOf(term) < 1e-17 * sizeOf(sum))
            return { ...sum, error: sum.error + 8 * sizeOf(term) };
    }
    return UNKNOWN;
}
const REMEMBERED = new Map();
const MAX_REMEMBERED = 500;
/** ζ, remembered for a while: the same orders come back with every argument. */
function zetaOf(s) {
    const key = `${s.re} ${s.im} ${s.error}`;
    const known = REMEMBERED.get(key);
    if (known !== undefined)
        return known;
    if (REMEMBERED.size >= MAX_REMEMBERED)
        REMEMBERED.clear();
    const value = zeta(s);
    REMEMBERED.set(key, value);
    return value;
}
/** Li_{−n}(z) = Σ A(n, k) z^{n−k} / (1−z)^{n+1} with Eulerian numbers (DLMF 26.14.6; Wood 1992, 6.3). */
function rational(n, z) {
    if (n > 12)
        return UNKNOWN;
    if (n === 0)
        return div(z, sub(B_ONE, z));
    let row = [1];
    for (let m = 2; m <= n; m += 1)
        row = Array.from({ length: m }, (_, k) => (k + 1) * (row[k] ?? 0) + (m - k) * (row[k - 1] ?? 0));
    const top = row.reduce((sum, weight) => mul(add(sum, ball(weight)), z), B_ZERO);
    return div(top, whole(sub(B_ONE, z), n + 1));
}
/** ζ(n−k) for the expansion about 1, kept: whole arguments only. */
const INTEGERS = new Map();
function zetaAt(n) {
    const known = INTEGERS.get(n) ?? zeta(ball(n));
    INTEGERS.set(n, known);
    return known;
}
/** Σ' ζ(n−k) ln^k z/k! + (ln z)^(n−1)/(n−1)! (H_{n−1} − ln(−ln z)) for |ln z| < 2π (Wood 1992, 9.5; DLMF 25.12.12). */
function aboutOne(n, z) {
    const w = log(z);
    let [sum, power, harmonic] = [B_ZERO, B_ONE, 0];
    for (let k = 1; k < n; k += 1)
        harmonic += 1 / k;
    for (let k = 0; k < 80; k += 1) {
        if (k > 0)
            power = div(mul(power, w), ball(k));
        const isSingular = k === n - 1;
        const weight = isSingular
            ? sub(ball(harmonic, 0, 1e-15), log(neg(w)))
            : k > 60 + n
                ? UNKNOWN
                : zetaAt(n - k);
        const term = mul(power, weight);
        sum = add(sum, term);
        const isOdd = (n - k) % 2 !== 0;
        if (k > n + 1 && isOdd && sizeOf(term) < 1e-17 * sizeOf(sum))
            return { ...sum, error: sum.error + 8 * sizeOf(term) };
    }
    return UNKNOWN;
}
/** Li_n(z) = −(−1)^n Li_n(1/z) − (2πi)^n/n! B_n(1/2 + ln(−z)/2πi) (Wood 1992, 10.2), orders 2 and 3 written out. */
function inverted(n, z) {
    const near = polylog(ball(n), div(B_ONE, z));
    const l = log(neg(z));
    const square = mul(l, l);
    const six = times(mul(B_PI, B_PI), 1 / 6);
    if (n === 2)
        return neg(add(near, add(six, times(square, 0.5))));
    if (n === 3)
        return sub(near, mul(l, add(six, times(square, 1 / 6))));
    return UNKNOWN;
}
/** Γ(v)/(2π)^v (i^v ζ(v, 1/2 + u) + i^−v ζ(v, 1/2 − u)), v = 1 − s, u = ln(−z)/2πi (Jonquière; Wood 1992, 13.1). */
function byHurwitz(s, z) {
    const v = sub(B_ONE, s);
    const u = div(log(neg(z)), mul(times(B_PI, 2), B_I));
    const quarter = times(product(v, B_PI, B_I), 0.5);
    const up = mul(exp(quarter), hurwitz(v, add(ball(0.5), u)));
    const down = mul(exp(neg(quarter)), hurwitz(v, sub(ball(0.5), u)));
    return product(gamma(v), pow(times(B_PI, 2), neg(v)), add(up, down));
}

;// CONCATENATED MODULE: ./build/math/special/fast/index.js












const FAST = Object.fromEntries(Object.entries({
    gamma: gamma,
    rgamma: rgamma,
    digamma: digamma,
    harmonic: harmonic,
    beta: beta,
    pochhammer: pochhammer,
    doublefactorial: doubleFactorial,
    fallingfactorial: fallingFactorial,
    zeta: zeta,
    hurwitz: hurwitz,
    dirichleteta: dirichletEta,
    polygamma: polygamma,
    polylog: polylog,
    lambertw: lambert,
    lambertwderiv: lambertSlope,
    barnesg: barnesG,
    ...FAST_AIRY,
    ...FAST_BESSEL,
    ...FAST_HYPERGEOMETRIC,
    ...FAST_ELLIPTIC,
    ...FAST_THETA,
    ...FAST_POLYNOMIALS,
}).map(([name, value]) => [name, value]));
/** Below this the running bounds themselves would underflow. */
const SMALLEST = 1e-270;
/** Relative error that a value on doubles may have; whatever is worse is computed with more bits. */
const MAX_ERROR = 1e-11;
/**
 * A special function at exact doubles with a running bound of its rounding errors; undefined where it has no such
 * computation or may lose more than 1e-11 of its modulus.
 */
function fastValue(name, args) {
    const compute = Object.hasOwn(FAST, name) ? FAST[name] : undefined;
    // Rows of any number of arguments count them themselves.
    if (compute === undefined || (compute.length > 0 && compute.length !== args.length))
        return undefined;
    const { re, im, error } = compute(...args.map((z) => ball(z.re, z.im)));
    const size = (0,complex/* modulus */.GT)({ re, im });
    if (size === 0 && error === 0)
        return { value: { re: 0, im: 0 }, error };
    if (!(size > SMALLEST && size < Number.POSITIVE_INFINITY))
        return undefined;
    return error <= MAX_ERROR * size ? { value: { re, im }, error: error / size } : undefined;
}
/** Whether a function of this name has a computation on doubles. */
function hasFastValue(name) {
    return Object.hasOwn(FAST, name);
}


/***/ }),

/***/ 8021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ SPECIAL)
});

// EXTERNAL MODULE: ./build/math/big/complex.js
var complex = __webpack_require__(5426);
// EXTERNAL MODULE: ./build/math/big/constants.js
var constants = __webpack_require__(7171);
// EXTERNAL MODULE: ./build/math/big/convert.js
var convert = __webpack_require__(2457);
// EXTERNAL MODULE: ./build/math/big/elementary.js
var elementary = __webpack_require__(8746);
// EXTERNAL MODULE: ./build/math/big/kernels.js
var kernels = __webpack_require__(3880);
// EXTERNAL MODULE: ./build/math/big/real.js
var real = __webpack_require__(9612);
;// CONCATENATED MODULE: ./build/math/special/precision.js



/** Precisions beyond this are not tried: a value that still has lost its digits has none we can give. */
const MAX_WORK = 6000;
/** Attempts of {@link relative}. */
const ATTEMPTS = 4;
/**
 * A value to `bits` bits of its own from a computation that is right to `places` binary places (absolutely): repeated with
 * more places when the value turns out small. Throws {@link NoValue} when it stays small, as at a zero.
 */
function relative(bits, compute) {
    let places = bits + 16;
    for (let attempt = 0; attempt < ATTEMPTS && places <= MAX_WORK; attempt += 1) {
        const value = compute(places);
        const top = (0,complex/* topOf */.HX)(value);
        if (places + top >= bits)
            return value;
        places = Number.isFinite(top) ? bits + 20 - top : 2 * places;
    }
    throw new real/* NoValue */.hZ('no digits left');
}
/** The modulus as a double, for choosing numbers of terms; Infinity beyond its range. */
function sizeOf(z) {
    const { re, im } = (0,complex/* toPair */.OG)(z);
    return Math.hypot(re, im);
}
/** Throws {@link NoValue} unless the modulus is at most `limit`: the amount of work grows with it. */
function requireSize(z, limit) {
    if (!(sizeOf(z) <= limit))
        throw new real/* NoValue */.hZ('argument too large');
}
/** The real integer n as a complex number. */
function ofInteger(n) {
    return (0,complex/* ofReal */.e8)({ m: BigInt(n), e: 0 });
}
/** p / q. */
function ofFraction(p, q, bits) {
    return (0,complex/* ofReal */.e8)((0,convert/* fromRational */.zy)(p, q, bits));
}

;// CONCATENATED MODULE: ./build/math/special/bernoulli.js



/** Bernoulli numbers beyond this index are not computed. */
const MAX_BERNOULLI = 1200;
const evenBernoulli = [{ over: 1n, under: 1n }];
/** Tangent numbers T_1, T_2, … (1, 2, 16, 272, …) by Brent and Harvey, Fast computation of Bernoulli, Tangent and Secant numbers (2011), algorithm TangentNumbers. */
function tangentNumbers(count) {
    const t = [0n, 1n];
    for (let k = 2; k <= count; k += 1)
        t[k] = BigInt(k - 1) * (t[k - 1] ?? 0n);
    for (let k = 2; k <= count; k += 1) {
        for (let j = k; j <= count; j += 1)
            t[j] = BigInt(j - k) * (t[j - 1] ?? 0n) + BigInt(j - k + 2) * (t[j] ?? 0n);
    }
    return t;
}
function extend(to) {
    const count = Math.min(MAX_BERNOULLI / 2, Math.max(64, 2 ** Math.ceil(Math.log2(to + 1))));
    const tangents = tangentNumbers(count);
    for (let n = evenBernoulli.length; n <= count; n += 1) {
        // B_2n = (−1)^(n−1) 2n T_n / (4^n (4^n − 1)) (DLMF 24.15.4).
        const four = 1n << BigInt(2 * n);
        const over = BigInt(2 * n) * (tangents[n] ?? 0n);
        evenBernoulli.push(lowest({ over: n % 2 === 0 ? -over : over, under: four * (four - 1n) }));
    }
}
/** Greatest common divisor of |a| and |b|. */
function gcdOf(a, b) {
    let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
    while (y !== 0n)
        [x, y] = [y, x % y];
    return x;
}
function lowest({ over, under }) {
    const common = gcdOf(over, under);
    return common === 0n ? { over, under } : { over: over / common, under: under / common };
}
/** B_n, with B_1 = −1/2 (DLMF 24.2.1); throws {@link NoValue} for n beyond {@link MAX_BERNOULLI}. */
function bernoulliNumber(n) {
    if (n === 1)
        return { over: -1n, under: 2n };
    if (n % 2 === 1)
        return { over: 0n, under: 1n };
    if (n < 0 || n > MAX_BERNOULLI)
        throw new real/* NoValue */.hZ('Bernoulli number out of range');
    if (evenBernoulli.length <= n / 2)
        extend(n / 2);
    const found = evenBernoulli[n / 2];
    if (found === undefined)
        throw new real/* NoValue */.hZ('Bernoulli number out of range');
    return found;
}
const MAX_POLYNOMIAL = 200;
/** B_n(1/2) = 0 for odd n, and B_n(0) = B_n(1) = 0 for odd n ≥ 3 (DLMF 24.4.27, 24.4.25). */
function isTrivialZero(n, x) {
    const doubled = n % 2 === 1 ? (0,complex/* integerValue */.Gf)((0,complex/* timesPower */.OV)(x, 1)) : undefined;
    return doubled === 1 || (n > 1 && (doubled === 0 || doubled === 2));
}
/** B_n(x) = Σ C(n,k) B_k x^(n−k) (DLMF 24.2.5). */
function bernoulliPolynomial(n, x, bits) {
    if (n < 0 || n > MAX_POLYNOMIAL)
        throw new real/* NoValue */.hZ('Bernoulli polynomial out of range');
    if (n === 0)
        return complex/* C_ONE */.Xf;
    if (isTrivialZero(n, x))
        return complex/* C_ZERO */.nT;
    const growth = n * Math.max(2, (0,complex/* topOf */.HX)(x) + 1) + 2 * n;
    return relative(bits, (places) => {
        const work = places + growth;
        let sum = complex/* C_ONE */.Xf;
        let binomial = 1n;
        for (let k = 1; k <= n; k += 1) {
            binomial = (binomial * BigInt(n - k + 1)) / BigInt(k);
            const b = bernoulliNumber(k);
            sum = (0,complex/* mul */.lK)(sum, x, work);
            if (b.over !== 0n)
                sum = (0,complex/* add */.WQ)(sum, ofFraction(binomial * b.over, b.under, work), work);
        }
        return sum;
    });
}

;// CONCATENATED MODULE: ./build/math/special/fixed.js

/** Series longer than this are not summed. */
const MAX_SERIES = 20_000;
/** z with so many binary places. */
function toFixed(z, places) {
    return { re: (0,real/* toFixedPoint */.mo)(z.re, places), im: (0,real/* toFixedPoint */.mo)(z.im, places) };
}
/** Back from fixed point, all bits kept up to `bits`. */
function fromFixed(z, places, bits) {
    return { re: (0,real/* rounded */.Wf)(z.re, -places, bits), im: (0,real/* rounded */.Wf)(z.im, -places, bits) };
}
/** a · b / 2^places, down being `places` as a bigint. */
function fixedProduct(a, b, down) {
    if (b.im === 0n)
        return { re: (a.re * b.re) >> down, im: a.im === 0n ? 0n : (a.im * b.re) >> down };
    return { re: (a.re * b.re - a.im * b.im) >> down, im: (a.re * b.im + a.im * b.re) >> down };
}
/** Whether nothing but the last place is left. */
function isSpent(z) {
    return z.re >= -1n && z.re <= 1n && z.im >= -1n && z.im <= 1n;
}
/**
 * Σ w(n) t(n) with t(0) = 1 and t(n) = t(n−1) · z · over/under, weighed by 1/weight: the power series whose ratios are
 * rational, in fixed point. Right to about 2^−places times the largest term. Throws {@link NoValue} for series that do
 * not end within {@link MAX_SERIES} terms.
 */
function rationalSeries(z, places, ratio, weight = () => 1n) {
    const down = BigInt(places);
    const at = toFixed(z, places);
    let term = { re: 1n << down, im: 0n };
    let [re, im] = [term.re / weight(0n), 0n];
    for (let n = 1; n < MAX_SERIES; n += 1) {
        const index = BigInt(n);
        const [over, under] = ratio(index);
        const next = fixedProduct(term, at, down);
        term = { re: (next.re * over) / under, im: next.im === 0n ? 0n : (next.im * over) / under };
        if (isSpent(term))
            return fromFixed({ re, im }, places, places + 64);
        const by = weight(index);
        re += term.re / by;
        im += term.im / by;
    }
    throw new real/* NoValue */.hZ('series too long');
}

;// CONCATENATED MODULE: ./build/math/special/gamma.js








/** Integers up to this have their factorial computed as such. */
const MAX_FACTORIAL = 3000;
/** Rising products of more factors than this are quotients of gamma functions. */
const MAX_PRODUCT = 600;
const factorials = [1n];
/** n! for 0 ≤ n ≤ 3000, kept. */
function factorialOf(n) {
    if (n > MAX_FACTORIAL)
        throw new real/* NoValue */.hZ('factorial out of range');
    for (let k = factorials.length; k <= n; k += 1)
        factorials.push((factorials[k - 1] ?? 1n) * BigInt(k));
    return factorials[n] ?? 1n;
}
/** z (z+1) … (z+n−1) as a product. */
function risingProduct(z, n, bits) {
    const work = bits + 16;
    let product = complex/* C_ONE */.Xf;
    for (let k = 0; k < n; k += 1) {
        const shift = { re: (0,real/* addReal */.Mh)(z.re, { m: BigInt(k), e: 0 }, 2 * work), im: z.im };
        product = (0,complex/* mul */.lK)(product, shift, work);
    }
    return product;
}
/** Re z from which Stirling's series serves for so many bits: its smallest term is e^(−2π|z|). */
function stirlingStart(bits) {
    return Math.ceil(0.17 * bits) + 3;
}
/** How many steps to the right bring z (Re z ≥ 0) to where Stirling's series serves. */
function stepsRight(z, bits) {
    const { re, im } = (0,complex/* toPair */.OG)(z);
    const start = stirlingStart(bits);
    return Math.abs(im) > 2 * start ? 0 : Math.max(0, Math.ceil(start - re));
}
/** Σ B_2k / (2k (2k−1) z^(2k−1)) (DLMF 5.11.1), |z| large enough for the precision. */
function stirlingSum(z, places) {
    const down = BigInt(places);
    // Powers of 2^scale / z, of modulus near 1, keep their digits however large the Bernoulli numbers become.
    const scale = (0,complex/* topOf */.HX)(z);
    const reciprocal = (0,complex/* timesPower */.OV)((0,complex/* inverse */.DI)(z, places + 8), scale);
    const square = toFixed((0,complex/* mul */.lK)(reciprocal, reciprocal, places + 8), places);
    let power = toFixed(reciprocal, places);
    let [re, im] = [0n, 0n];
    for (let k = 1;; k += 1) {
        const { over, under } = bernoulliNumber(2 * k);
        const by = (under * BigInt(2 * k * (2 * k - 1))) << BigInt(Math.max(0, scale) * (2 * k - 1));
        const term = { re: (power.re * over) / by, im: (power.im * over) / by };
        if (isSpent(term))
            return fromFixed({ re, im }, places, places + 16);
        re += term.re;
        im += term.im;
        power = fixedProduct(power, square, down);
    }
}
/** ln Γ(z) by Stirling's series, z far enough to the right; analytic there. */
function stirling(z, bits) {
    const places = bits + 8 + Math.max(0, (0,complex/* topOf */.HX)(z)) + 8;
    const half = { m: 1n, e: -1 };
    const main = (0,complex/* sub */.jb)((0,complex/* mul */.lK)({ re: (0,real/* subReal */.Bs)(z.re, half, places), im: z.im }, (0,elementary/* log */.Rm)(z, places), places), z, places);
    const constant = (0,real/* scaled */.vK)((0,kernels/* logReal */.R)((0,real/* scaled */.vK)((0,constants.pi)(places), 1), places), -1);
    return (0,complex/* add */.WQ)((0,complex/* add */.WQ)(main, (0,complex/* ofReal */.e8)(constant), places), stirlingSum(z, places), places);
}
/** Γ(z) for Re z ≥ 1/2. */
function gammaRight(z, bits) {
    const work = bits + 12;
    const steps = stepsRight(z, work);
    const far = (0,complex/* add */.WQ)(z, ofInteger(steps), 2 * work);
    const wide = work + Math.max(0, (0,complex/* topOf */.HX)(far)) + 8;
    const top = (0,elementary/* exp */.oN)(stirling(far, wide), work);
    return steps === 0 ? top : (0,complex/* div */.y4)(top, risingProduct(z, steps, work), bits);
}
function isLeft(z) {
    return (0,real/* compareReal */.eQ)(z.re, { m: 1n, e: -1 }) < 0;
}
/** Whether z is 0, −1, −2, …, the poles of Γ. */
function isPole(z) {
    return (0,complex/* isReal */.tE)(z) && z.re.m <= 0n && integerPart(z) !== undefined;
}
function integerPart(z) {
    if (!(0,complex/* isReal */.tE)(z) || (0,complex/* topOf */.HX)(z) > 4000)
        return undefined;
    const { m, e } = z.re;
    if (e >= 0)
        return m << BigInt(e);
    const whole = m >> BigInt(Math.min(-e, 100_000));
    return whole << BigInt(Math.min(-e, 100_000)) === m ? whole : undefined;
}
/** 1/Γ(z), entire; by reflection left of 1/2 (DLMF 5.5.3). */
function reciprocalGamma(z, bits) {
    if (isPole(z))
        return complex/* C_ZERO */.nT;
    if (!isLeft(z))
        return (0,complex/* inverse */.DI)(gammaOf(z, bits + 4), bits);
    const work = bits + 12;
    const mirrored = gammaRight((0,complex/* sub */.jb)(complex/* C_ONE */.Xf, z, 4 * work), work);
    return (0,complex/* div */.y4)((0,complex/* mul */.lK)(mirrored, (0,elementary/* sinPi */.EO)(z, work), work), (0,complex/* ofReal */.e8)((0,constants.pi)(work)), bits);
}
/** Γ(z); throws {@link NoValue} at its poles (DLMF 5.2.1, Stirling's series 5.11.1, reflection 5.5.3). */
function gammaOf(z, bits) {
    const n = (0,complex/* integerValue */.Gf)(z);
    if (n !== undefined && n > 0 && n <= MAX_FACTORIAL)
        return (0,complex/* ofReal */.e8)((0,real/* rounded */.Wf)(factorialOf(n - 1), 0, bits));
    if (isPole(z))
        throw new real/* NoValue */.hZ('pole');
    return isLeft(z) ? (0,complex/* inverse */.DI)(reciprocalGamma(z, bits + 4), bits) : gammaRight(z, bits);
}
/**
 * ln Γ(z), the analytic continuation from z > 0 with the cut (−∞, 0], seen from above on it; not ln of Γ(z)
 * (Hare, Computing the principal branch of log-Gamma, 1997).
 */
function logGamma(z, bits) {
    if (isPole(z))
        throw new real/* NoValue */.hZ('pole');
    const n = (0,complex/* integerValue */.Gf)(z);
    if (n === 1 || n === 2)
        return complex/* C_ZERO */.nT;
    if (z.im.m < 0n)
        return (0,complex/* conj */.xJ)(logGamma((0,complex/* conj */.xJ)(z), bits));
    const closeness = Math.max(0, (0,complex/* topOf */.HX)(z));
    return relative(bits, (places) => logGammaAbove(z, places + closeness + 8));
}
function logGammaAbove(z, work) {
    if (!isLeft(z))
        return logGammaRight(z, work);
    // ln sin πz = −iπz + iπ/2 − ln 2 + ln(1 − e^(2πiz)) is analytic above the axis and real on (0, 1).
    const turn = (0,complex/* timesI */.UD)((0,complex/* timesReal */.VK)(z, (0,constants.pi)(work + 8), work));
    const inner = (0,elementary/* log */.Rm)((0,complex/* sub */.jb)(complex/* C_ONE */.Xf, (0,elementary/* exp */.oN)((0,complex/* timesPower */.OV)(turn, 1), work), work), work);
    const logTwoPi = (0,complex/* ofReal */.e8)((0,kernels/* logReal */.R)((0,real/* scaled */.vK)((0,constants.pi)(work), 1), work));
    const quarter = (0,complex/* ofReal */.e8)(real/* BIG_ZERO */.AH, (0,real/* scaled */.vK)((0,constants.pi)(work), -1));
    const logSine = (0,complex/* add */.WQ)((0,complex/* sub */.jb)(quarter, turn, work), inner, work);
    return (0,complex/* sub */.jb)((0,complex/* sub */.jb)(logTwoPi, logSine, work), logGammaRight((0,complex/* sub */.jb)(complex/* C_ONE */.Xf, z, 4 * work), work), work);
}
/** ln Γ right of 1/2: Stirling's series less the logarithm of the product of the steps, on the branch the arguments add to. */
function logGammaRight(z, work) {
    const steps = stepsRight(z, work);
    const far = (0,complex/* add */.WQ)(z, ofInteger(steps), 2 * work);
    const top = stirling(far, work);
    if (steps === 0)
        return top;
    const product = (0,elementary/* log */.Rm)(risingProduct(z, steps, work), work);
    const { re, im } = (0,complex/* toPair */.OG)(z);
    let angle = 0;
    for (let k = 0; k < steps; k += 1)
        angle += Math.atan2(im, re + k);
    const turns = Math.round((angle - (0,complex/* toPair */.OG)(product).im) / (2 * Math.PI));
    const whole = (0,complex/* timesReal */.VK)((0,complex/* ofReal */.e8)(real/* BIG_ZERO */.AH, (0,real/* scaled */.vK)((0,constants.pi)(work), 1)), { m: BigInt(turns), e: 0 }, work);
    return (0,complex/* sub */.jb)((0,complex/* sub */.jb)(top, product, work), whole, work);
}
/** (z)_n = Γ(z+n)/Γ(z), a product for integers n (DLMF 5.2.4, 5.2.5). */
function pochhammer(z, n, bits) {
    const count = (0,complex/* integerValue */.Gf)(n);
    if (count !== undefined && Math.abs(count) <= MAX_PRODUCT) {
        if (count >= 0)
            return risingProduct(z, count, bits);
        return (0,complex/* inverse */.DI)(risingProduct((0,complex/* add */.WQ)(z, n, 4 * bits), -count, bits + 4), bits);
    }
    const work = bits + 8;
    if (isPole(z))
        throw new real/* NoValue */.hZ('quotient of poles');
    return (0,complex/* mul */.lK)(gammaOf((0,complex/* add */.WQ)(z, n, 4 * work), work), reciprocalGamma(z, work), bits);
}

;// CONCATENATED MODULE: ./build/math/special/special-function.js
/** A row for a function of one variable. */
function unary(value, cost) {
    return { arity: [1], cost, value: ([z], bits) => z && value(z, bits) };
}
/** A row for a function of two variables. */
function binary(value, cost) {
    return { arity: [2], cost, value: ([a, b], bits) => a && b && value(a, b, bits) };
}
/** A row for a function of three variables. */
function ternary(value, cost) {
    return { arity: [3], cost, value: ([a, b, c], bits) => a && b && c && value(a, b, c, bits) };
}

;// CONCATENATED MODULE: ./build/math/special/barnes.js










/** Larger arguments need too many steps or bits. */
const MAX_SIZE = 300;
/** ln G(1+z) − ζ′(−1) far to the right: DLMF 5.17.5. */
function asymptotic(z, work) {
    const logZ = (0,elementary/* log */.Rm)(z, work);
    const square = (0,complex/* mul */.lK)(z, z, work);
    const three = (0,complex/* timesPower */.OV)((0,complex/* timesInteger */.he)(square, 3, work), -2);
    const twoPi = (0,complex/* ofReal */.e8)((0,kernels/* logReal */.R)((0,real/* scaled */.vK)((0,constants.pi)(work), 1), work));
    let value = (0,complex/* sub */.jb)((0,complex/* timesPower */.OV)((0,complex/* mul */.lK)(square, logZ, work), -1), three, work);
    value = (0,complex/* add */.WQ)(value, (0,complex/* timesPower */.OV)((0,complex/* mul */.lK)(z, twoPi, work), -1), work);
    value = (0,complex/* sub */.jb)(value, (0,complex/* div */.y4)(logZ, ofInteger(12), work), work);
    const reciprocal = (0,complex/* inverse */.DI)(square, work);
    let power = reciprocal;
    for (let k = 1;; k += 1) {
        const { over, under } = bernoulliNumber(2 * k + 2);
        const term = (0,complex/* timesReal */.VK)(power, (0,convert/* fromRational */.zy)(over, under * BigInt(4 * k * (k + 1)), work), work);
        value = (0,complex/* add */.WQ)(value, term, work);
        if ((0,complex/* topOf */.HX)(term) < -work)
            return value;
        power = (0,complex/* mul */.lK)(power, reciprocal, work);
    }
}
function startFor(work) {
    return Math.ceil(0.17 * work) + 4;
}
/** ζ′(−1) = 1/12 − ln A, from ln G at an integer, where G is the product of factorials (DLMF 5.17.3, 5.17.7). */
function zetaPrimeMinusOne(bits) {
    const work = bits + 24;
    const n = startFor(work);
    let superfactorial = 1n;
    for (let k = 1; k < n; k += 1)
        superfactorial *= factorialOf(k);
    const exact = (0,complex/* ofReal */.e8)((0,kernels/* logReal */.R)({ m: superfactorial, e: 0 }, work));
    return (0,complex/* sub */.jb)(exact, asymptotic(ofInteger(n), work), bits);
}
/** Barnes' G(z), entire, by DLMF 5.17.5 after steps to the right with G(z+1) = Γ(z) G(z). */
function barnesG(z, bits) {
    requireSize(z, MAX_SIZE);
    if (isPole(z))
        return complex/* C_ZERO */.nT;
    const work = bits + 48;
    const steps = Math.max(0, Math.ceil(startFor(work) + 1 - (0,complex/* toPair */.OG)(z).re));
    const far = (0,complex/* add */.WQ)(z, ofInteger(steps), 2 * work);
    const logG = (0,complex/* add */.WQ)(asymptotic((0,complex/* sub */.jb)(far, complex/* C_ONE */.Xf, 2 * work), work), zetaPrimeMinusOne(work), work);
    // G(z) = G(z+N) Π (z+j)^(j+1) / Γ(z+N)^N; the powers build up from the right.
    let rising = complex/* C_ONE */.Xf;
    let product = complex/* C_ONE */.Xf;
    for (let j = steps - 1; j >= 0; j -= 1) {
        rising = (0,complex/* mul */.lK)(rising, (0,complex/* add */.WQ)(z, ofInteger(j), 2 * work), work);
        product = (0,complex/* mul */.lK)(product, rising, work);
    }
    const logGammas = (0,complex/* timesInteger */.he)(logGamma(far, work), steps, work);
    return (0,complex/* mul */.lK)((0,elementary/* exp */.oN)((0,complex/* sub */.jb)(logG, logGammas, work), work), product, bits);
}
/** Barnes' G, by the reader's name. */
const BARNES = { barnesg: unary(barnesG, 3000) };

;// CONCATENATED MODULE: ./build/math/special/field.js





/** The field of numbers of `bits` bits. */
function field(bits) {
    const mul = (a, b) => complex/* mul */.lK(a, b, bits);
    const div = (a, b) => complex/* div */.y4(a, b, bits);
    const ratio = (p, q) => (0,complex/* ofReal */.e8)((0,convert/* fromRational */.zy)(BigInt(p), BigInt(q), bits));
    return {
        bits,
        add: (...terms) => terms.reduce((total, term) => complex/* add */.WQ(total, term, bits), complex/* C_ZERO */.nT),
        sub: (a, b) => complex/* sub */.jb(a, b, bits),
        mul: (first = complex/* C_ONE */.Xf, ...factors) => factors.reduce(mul, first),
        div,
        sqrt: (z) => complex/* sqrt */.RZ(z, bits),
        pow: (a, b) => elementary/* pow */.n7(a, b, bits),
        exp: (z) => elementary/* exp */.oN(z, bits),
        log: (z) => elementary/* log */.Rm(z, bits),
        sin: (z) => elementary/* sin */.F8(z, bits),
        cos: (z) => elementary/* cos */.gn(z, bits),
        ratio,
        times: (z, p, q = 1) => {
            const scaled = complex/* timesInteger */.he(z, p, bits);
            return q === 1 ? scaled : div(scaled, (0,complex/* ofNumber */.Jm)(q));
        },
        pi: (0,complex/* ofReal */.e8)((0,constants.pi)(bits)),
    };
}
/** Bits by which a sum may fall short of its largest term before it counts as 0, in multiples of the precision. */
const MAX_CANCELLATION = 6;
const GUARD = 24;
/**
 * A sum of terms, right to `bits` bits of its own size: computed again with more bits while its terms cancel. A sum that
 * is nothing but rounding at several times the precision is 0.
 */
function sumOf(bits, terms) {
    return settled(bits, (f) => {
        const parts = terms(f);
        return { value: f.add(...parts), top: Math.max(...parts.map(complex/* topOf */.HX)) };
    });
}
/** {@link sumOf} for a computation that tells its largest term itself. */
function settled(bits, compute) {
    const limit = MAX_CANCELLATION * bits + 2000;
    let zeros = 0;
    for (let extra = GUARD;;) {
        const { value, top } = compute(field(bits + extra));
        zeros += (0,complex/* isZero */.be)(value) ? 1 : 0;
        // K_ν(300) is 10^−130 of the two terms it is the difference of, which agree to all digits at first.
        if (zeros > 1 && extra > limit)
            return complex/* C_ZERO */.nT;
        const lost = top === Number.NEGATIVE_INFINITY ? 0 : top - (0,complex/* topOf */.HX)(value);
        if (lost <= extra - GUARD / 2)
            return value;
        if (extra > limit)
            return complex/* C_ZERO */.nT;
        extra = Number.isFinite(lost) ? Math.max(2 * extra, lost + GUARD) : 2 * extra + bits;
    }
}
/** z as a whole number when it is one; undefined for all others. */
const whole = complex/* integerValue */.Gf;
/** Whether z is 0, −1, −2, … */
function isNonPositive(z) {
    const n = whole(z);
    return n !== undefined && n <= 0;
}

;// CONCATENATED MODULE: ./build/math/special/gamma-memory.js

const MAX_REMEMBERED = 300;
const KNOWN = new Map();
/** 1/Γ(z), remembered for a while: the same orders and parameters come back at every test point. */
function gamma_memory_reciprocalGamma(z, bits) {
    const key = `${bits} ${z.re.m}:${z.re.e} ${z.im.m}:${z.im.e}`;
    const known = KNOWN.get(key);
    if (known !== undefined)
        return known;
    if (KNOWN.size >= MAX_REMEMBERED)
        KNOWN.clear();
    const value = reciprocalGamma(z, bits);
    KNOWN.set(key, value);
    return value;
}

;// CONCATENATED MODULE: ./build/math/special/series-plan.js

/** More terms than this are no way to compute anything. */
const MAX_TERMS = 5000;
/**
 * How many terms the series of pFq(a; b; z) has until they fall below 2^−places, from the moduli of their ratios in double
 * precision; `end` is the index of its last term if it is a polynomial. Undefined when it does not get there: a series
 * that diverges, at once or after its smallest term.
 */
function planSeries({ above, below }, z, places, end = Number.POSITIVE_INFINITY) {
    const [tops, bottoms] = [above.map(rough), below.map(rough)];
    const isDivergent = above.length > below.length + 1;
    const size = sizeInBits(z);
    let [level, lowest, rise, top] = [0, 0, 0, 1];
    for (let n = 0; n < MAX_TERMS; n += 1) {
        if (n >= end)
            return { terms: n + 1, rise, top };
        const ratio = size + bitsOf(tops, n) - bitsOf(bottoms, n) - Math.log2(n + 1);
        level += ratio;
        // The rest of a series near its circle of convergence is as large as its first term over 1 − ratio.
        const tail = ratio < 0 ? -Math.log2(1 - 2 ** ratio) : Number.POSITIVE_INFINITY;
        const isFalling = isDivergent || n > SETTLE || ratio < -1;
        if (level + (isDivergent ? 0 : tail) < -places && isFalling)
            return { terms: n + 2, rise, top };
        if (isDivergent && end === Number.POSITIVE_INFINITY && ratio > 0 && n > SETTLE)
            return undefined;
        if (level > MAX_LEVEL)
            return undefined;
        lowest = Math.min(lowest, level);
        rise = Math.max(rise, level - lowest);
        top = Math.max(top, level + 1);
    }
    return undefined;
}
/** The first terms may fall and rise again while |a + n| and |b + n| pass their minima. */
const SETTLE = 30;
/** Terms of more bits than this are refused: the work would be out of proportion. */
const MAX_LEVEL = 700;
function sizeInBits(z) {
    const pair = (0,complex/* toPair */.OG)(z);
    const size = Math.log2(Math.hypot(pair.re, pair.im));
    return Number.isFinite(size) ? size : (0,complex/* topOf */.HX)(z);
}
/** log₂ of Π |a + n|; exact where a + n all but vanishes. */
function bitsOf(values, n) {
    let bits = 0;
    for (const { re, im, exact } of values) {
        const size = Math.hypot(re + n, im);
        bits += size > 1e-9 ? Math.log2(size) : (0,complex/* topOf */.HX)((0,complex/* add */.WQ)(exact, (0,complex/* ofNumber */.Jm)(n), EXACT));
    }
    return bits;
}
const EXACT = 8000;
function rough(exact) {
    return { ...(0,complex/* toPair */.OG)(exact), exact };
}

;// CONCATENATED MODULE: ./build/math/special/hypergeometric-series.js




const hypergeometric_series_GUARD = 24;
/** Passes with more and more bits before a sum that stays at its rounding error counts as 0. */
const MAX_PASSES = 5;
/**
 * pFq(a; b; z) by its series (DLMF 16.2.1), right to `bits` bits: for every z when p ≤ q or when the series ends, inside
 * the unit circle when p = q + 1. Throws {@link NoValue} at a pole or where the series does not converge.
 */
function hypergeometricSeries(parameters, z, bits) {
    const end = lastTerm(parameters.above);
    if (parameters.below.some((b) => isNonPositive(b) && -(whole(b) ?? 0) < end))
        throw new real/* NoValue */.hZ('a pole of the series');
    let places = bits + hypergeometric_series_GUARD;
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
        const plan = planSeries(parameters, z, places, end);
        if (plan === undefined)
            throw new real/* NoValue */.hZ('a series without an end in sight');
        const value = summed(parameters, z, places, plan);
        const lost = places - bits + (0,complex/* topOf */.HX)(value);
        if (lost > hypergeometric_series_GUARD / 2)
            return value;
        places += Number.isFinite(lost) ? hypergeometric_series_GUARD - lost : 2 * bits;
    }
    return { re: { m: 0n, e: 0 }, im: { m: 0n, e: 0 } };
}
/**
 * The divergent series of an asymptotic expansion up to its smallest term; undefined when that term is not below 2^−bits.
 */
function asymptoticSeries(parameters, z, bits) {
    const plan = planSeries(parameters, z, bits, lastTerm(parameters.above));
    return plan && plan.top < MAX_GROWTH ? summed(parameters, z, bits + hypergeometric_series_GUARD, plan) : undefined;
}
/** Bits by which the first terms of an asymptotic expansion may rise before it is given up. */
const MAX_GROWTH = 60;
/** Whether the series is a polynomial. */
function isPolynomial(above) {
    return above.some(isNonPositive);
}
/** The index of the last term of a series that ends, Infinity for one that does not. */
function lastTerm(above) {
    const ends = above.filter(isNonPositive).map((a) => -(whole(a) ?? 0));
    return Math.min(Number.POSITIVE_INFINITY, ...ends);
}
/** The sum of the planned terms in fixed point, right to about 2^−places. */
function summed({ above, below }, z, places, plan) {
    const work = Math.ceil(places + plan.rise + Math.log2(plan.terms + 1)) + 4;
    const size = work + Math.ceil(plan.top);
    const all = [...above, ...below, z];
    const sum = all.every(complex/* isReal */.tE)
        ? realSum(above, below, z, work, plan.terms)
        : complexSum(above, below, z, work, plan.terms);
    return { re: (0,real/* rounded */.Wf)(sum[0], -work, size), im: (0,real/* rounded */.Wf)(sum[1], -work, size) };
}
function fixedPairs(values, places) {
    return values.map((z) => [(0,real/* toFixedPoint */.mo)(z.re, places), (0,real/* toFixedPoint */.mo)(z.im, places)]);
}
function realSum(above, below, z, places, terms) {
    const down = BigInt(places);
    const one = 1n << down;
    const [tops, bottoms] = [fixedPairs(above, places), fixedPairs(below, places)];
    const argument = (0,real/* toFixedPoint */.mo)(z.re, places);
    let [term, sum, shift] = [one, one, 0n];
    for (let n = 1n; n < BigInt(terms); n += 1n) {
        let over = (term * argument) >> down;
        for (const [a] of tops)
            over = (over * (a + shift)) >> down;
        let under = n << down;
        for (const [b] of bottoms)
            under = (under * (b + shift)) >> down;
        if (under === 0n)
            throw new real/* NoValue */.hZ('a pole of the series');
        term = (over << down) / under;
        sum += term;
        shift += one;
    }
    return [sum, 0n];
}
function complexSum(above, below, z, places, terms) {
    const down = BigInt(places);
    const one = 1n << down;
    const [tops, bottoms] = [fixedPairs(above, places), fixedPairs(below, places)];
    const [argument = [0n, 0n]] = fixedPairs([z], places);
    const times = (a, b) => [
        (a[0] * b[0] - a[1] * b[1]) >> down,
        (a[0] * b[1] + a[1] * b[0]) >> down,
    ];
    let term = [one, 0n];
    let [re, im, shift] = [one, 0n, 0n];
    for (let n = 1n; n < BigInt(terms); n += 1n) {
        let over = times(term, argument);
        for (const [a, b] of tops)
            over = times(over, [a + shift, b]);
        let under = [n << down, 0n];
        for (const [a, b] of bottoms)
            under = times(under, [a + shift, b]);
        term = quotient(over, under, down);
        re += term[0];
        im += term[1];
        shift += one;
    }
    return [re, im];
}
function quotient([a, b], [c, d], down) {
    if (d === 0n) {
        if (c === 0n)
            throw new real/* NoValue */.hZ('a pole of the series');
        return [(a << down) / c, (b << down) / c];
    }
    const norm = c * c + d * d;
    return [((a * c + b * d) << down) / norm, ((b * c - a * d) << down) / norm];
}

;// CONCATENATED MODULE: ./build/math/special/limits.js



/**
 * A function of a parameter whose formula has a removable pole wherever the parameter is a whole number: at one of them it
 * is taken 2^−(bits+shift) beside it, with as many more bits as the pole costs. The error is of the size of that shift.
 */
function offPole(parameter, bits, compute) {
    const distance = poleDistance(parameter);
    if (distance > NEGLIGIBLE)
        return compute(parameter, bits - distance);
    const shift = bits + 30;
    const step = { re: { m: 1n, e: -shift }, im: real/* BIG_ZERO */.AH };
    return compute(field(2 * shift + 64).add(nearestWhole(parameter), step), 2 * shift);
}
/** Closer than 2 to this power is on the whole number. */
const NEGLIGIBLE = -2000;
function nearestWhole(z) {
    return { re: { m: (0,real/* nearestInteger */.t0)(z.re), e: 0 }, im: real/* BIG_ZERO */.AH };
}
/** Place of the leading bit of the distance to the nearest whole number; -Infinity on one. */
function poleDistance(z) {
    if (!(0,complex/* isReal */.tE)(z) && (0,complex/* topOf */.HX)({ re: real/* BIG_ZERO */.AH, im: z.im }) > 0)
        return 0;
    return Math.min(0, (0,complex/* topOf */.HX)((0,complex/* sub */.jb)(z, nearestWhole(z), 4096)));
}

;// CONCATENATED MODULE: ./build/math/special/bessel.js







/** (z/2)^ν / Γ(ν+1) · 0F1(; ν+1; sign · z²/4): J for −, I for + (DLMF 10.2.2, 10.25.2, 10.16.9). */
function ascending(order, z, bits, sign) {
    const n = whole(order);
    if (n !== undefined && n < 0) {
        const value = ascending((0,complex/* ofNumber */.Jm)(-n), z, bits, sign);
        return sign < 0 && n % 2 !== 0 ? (0,complex/* neg */.HZ)(value) : value;
    }
    const f = field(bits + 20);
    const next = f.add(order, complex/* C_ONE */.Xf);
    const square = (0,complex/* timesPower */.OV)(f.mul(z, z), -2);
    const series = hypergeometricSeries({ above: [], below: [next] }, sign > 0 ? square : (0,complex/* neg */.HZ)(square), bits + 10);
    return f.mul(f.pow((0,complex/* timesPower */.OV)(z, -1), order), gamma_memory_reciprocalGamma(next, f.bits), series);
}
/** Σ a_k(ν) (u/z)^k with a_k of DLMF 10.17.1: 2F0(1/2+ν, 1/2−ν;; −u/(2z)). Undefined where it is not exact enough. */
function hankelSum(order, overZ, f) {
    const half = f.ratio(1, 2);
    const above = [f.add(half, order), f.sub(half, order)];
    return asymptoticSeries({ above, below: [] }, (0,complex/* neg */.HZ)((0,complex/* timesPower */.OV)(overZ, -1)), f.bits);
}
/** Below this modulus the asymptotic expansions are never exact enough: their smallest term is about e^(−2|z|). */
function mayBeFar(z, bits) {
    return (0,complex/* topOf */.HX)(z) > Math.log2(bits * 0.3);
}
/**
 * H^{(1)} and H^{(2)} far out, DLMF 10.17.5 and 10.17.6, for Re z ≥ 0; the phase of the other one is opposite.
 */
function hankelFar(order, z, bits) {
    if (!mayBeFar(z, bits) || z.re.m < 0n)
        return undefined;
    const f = field(bits + 20 + Math.max(0, (0,complex/* topOf */.HX)(z)));
    const over = f.div(complex/* C_ONE */.Xf, z);
    const [first, second] = [hankelSum(order, (0,complex/* timesI */.UD)(over), f), hankelSum(order, (0,complex/* neg */.HZ)((0,complex/* timesI */.UD)(over)), f)];
    if (first === undefined || second === undefined)
        return undefined;
    const phase = f.sub(z, f.mul(f.pi, f.add((0,complex/* timesPower */.OV)(order, -1), f.ratio(1, 4))));
    const size = f.sqrt(f.div((0,complex/* ofNumber */.Jm)(2), f.mul(f.pi, z)));
    return [f.mul(size, f.exp((0,complex/* timesI */.UD)(phase)), first), f.mul(size, f.exp((0,complex/* neg */.HZ)((0,complex/* timesI */.UD)(phase))), second)];
}
/** J_ν(z). */
const besselJ = (order, z, bits) => {
    if (z.re.m < 0n && mayBeFar(z, bits))
        return reflected(besselJ, order, z, bits);
    const far = hankelFar(order, z, bits);
    if (far === undefined)
        return ascending(order, z, bits, -1);
    return sumOf(bits, ({ bits: more }) => halves(hankelFar(order, z, more) ?? far));
};
function halves(parts) {
    return parts.map((part) => (0,complex/* timesPower */.OV)(part, -1));
}
/** f_ν(z) = z^ν (−z)^{−ν} f_ν(−z) for J and I (DLMF 10.11.1, 10.34.1). */
function reflected(f, order, z, bits) {
    const { mul, pow } = field(bits + 10);
    return mul(f(order, (0,complex/* neg */.HZ)(z), bits + 10), pow(z, order), pow((0,complex/* neg */.HZ)(z), (0,complex/* neg */.HZ)(order)));
}
/** Y_ν(z) = (J_ν cos νπ − J_{−ν}) / sin νπ (DLMF 10.2.3), and its limit at whole ν. */
const besselY = (order, z, bits) => {
    const far = hankelFar(order, z, bits);
    if (far !== undefined)
        return sumOf(bits, ({ bits: more }) => {
            const [first, second] = hankelFar(order, z, more) ?? far;
            return [(0,complex/* neg */.HZ)((0,complex/* timesI */.UD)((0,complex/* timesPower */.OV)(first, -1))), (0,complex/* timesI */.UD)((0,complex/* timesPower */.OV)(second, -1))];
        });
    return offPole(order, bits, (near, work) => sumOf(work, (f) => {
        const below = f.div(complex/* C_ONE */.Xf, (0,elementary/* sinPi */.EO)(near, f.bits));
        return [
            f.mul(ascending(near, z, f.bits, -1), (0,elementary/* cosPi */.jA)(near, f.bits), below),
            (0,complex/* neg */.HZ)(f.mul(ascending((0,complex/* neg */.HZ)(near), z, f.bits, -1), below)),
        ];
    }));
};
/** I_ν(z). */
const besselI = (order, z, bits) => {
    if (z.re.m < 0n && mayBeFar(z, bits))
        return reflected(besselI, order, z, bits);
    return iFar(order, z, bits) ?? ascending(order, z, bits, 1);
};
/** DLMF 10.40.5, with the exponentially small part, for Re z ≥ 0. */
function iFar(order, z, bits) {
    if (!mayBeFar(z, bits) || z.re.m < 0n)
        return undefined;
    const f = field(bits + 20 + Math.max(0, (0,complex/* topOf */.HX)(z)));
    const over = f.div(complex/* C_ONE */.Xf, z);
    const [rising, falling] = [hankelSum(order, (0,complex/* neg */.HZ)(over), f), hankelSum(order, over, f)];
    if (rising === undefined || falling === undefined)
        return undefined;
    const size = f.div(complex/* C_ONE */.Xf, f.sqrt(f.times(f.mul(f.pi, z), 2)));
    const turn = z.im.m < 0n ? (0,complex/* neg */.HZ)(complex/* C_I */.an) : complex/* C_I */.an;
    const phase = f.mul(turn, f.exp(f.mul(turn, f.pi, order)));
    return f.mul(size, f.add(f.mul(f.exp(z), rising), f.mul(phase, f.exp((0,complex/* neg */.HZ)(z)), falling)));
}
/** K_ν(z) = (π/2) (I_{−ν} − I_ν) / sin νπ (DLMF 10.27.4), and its limit at whole ν. */
const besselK = (order, z, bits) => {
    if ((0,complex/* isZero */.be)(z))
        throw new real/* NoValue */.hZ('K at 0');
    const far = kFar(order, z, bits);
    if (far !== undefined)
        return far;
    return offPole(order, bits, (near, work) => sumOf(work, (f) => {
        const size = f.div((0,complex/* timesPower */.OV)(f.pi, -1), (0,elementary/* sinPi */.EO)(near, f.bits));
        return [
            f.mul(size, ascending((0,complex/* neg */.HZ)(near), z, f.bits, 1)),
            (0,complex/* neg */.HZ)(f.mul(size, ascending(near, z, f.bits, 1))),
        ];
    }));
};
/** DLMF 10.40.2, for Re z ≥ 0. */
function kFar(order, z, bits) {
    if (!mayBeFar(z, bits) || z.re.m < 0n)
        return undefined;
    const f = field(bits + 20 + Math.max(0, (0,complex/* topOf */.HX)(z)));
    const sum = hankelSum(order, f.div(complex/* C_ONE */.Xf, z), f);
    return sum && f.mul(f.sqrt(f.div(f.pi, (0,complex/* timesPower */.OV)(z, 1))), f.exp((0,complex/* neg */.HZ)(z)), sum);
}
/** H^{(1)} = J + iY and H^{(2)} = J − iY (DLMF 10.4.3). */
function hankel(kind) {
    return (order, z, bits) => {
        const far = hankelFar(order, z, bits);
        if (far !== undefined)
            return far[kind - 1] ?? complex/* C_ONE */.Xf;
        return sumOf(bits, (f) => {
            const y = (0,complex/* timesI */.UD)(besselY(order, z, f.bits));
            return [besselJ(order, z, f.bits), kind === 1 ? y : (0,complex/* neg */.HZ)(y)];
        });
    };
}
/** √(π/2z) f_{n+1/2}(z) (DLMF 10.47.3 to 10.47.6). */
function spherical(f) {
    return (order, z, bits) => {
        const n = whole(order);
        if ((0,complex/* isZero */.be)(z) && n !== undefined && n >= 0 && f === besselJ)
            return n === 0 ? complex/* C_ONE */.Xf : (0,complex/* ofNumber */.Jm)(0);
        const work = field(bits + 10);
        const value = f(work.add(order, work.ratio(1, 2)), z, bits + 10);
        return work.mul(work.sqrt(work.div(work.pi, (0,complex/* timesPower */.OV)(z, 1))), value);
    };
}
/** z^{ν+1} 2^{−ν} / (√π Γ(ν+3/2)) · 1F2(1; 3/2, ν+3/2; ∓z²/4): Struve's H and L (DLMF 11.2.1, 11.2.2). */
function struve(sign) {
    return (order, z, bits) => {
        const f = field(bits + 20);
        const shifted = f.add(order, f.ratio(3, 2));
        const square = (0,complex/* timesPower */.OV)(f.mul(z, z), -2);
        const below = [f.ratio(3, 2), shifted];
        const series = hypergeometricSeries({ above: [complex/* C_ONE */.Xf], below }, sign > 0 ? square : (0,complex/* neg */.HZ)(square), bits + 10);
        const power = f.pow((0,complex/* timesPower */.OV)(z, -1), f.add(order, complex/* C_ONE */.Xf));
        return f.div(f.times(f.mul(power, gamma_memory_reciprocalGamma(shifted, f.bits), series), 2), f.sqrt(f.pi));
    };
}
/** What is real for real order and positive argument is returned without the rounding of its imaginary part. */
function bessel_real(compute) {
    return (order, z, bits) => {
        const value = compute(order, z, bits);
        return (0,complex/* isReal */.tE)(order) && (0,complex/* isReal */.tE)(z) && z.re.m > 0n ? { re: value.re, im: { m: 0n, e: 0 } } : value;
    };
}
function row(compute) {
    return {
        arity: [2],
        cost: COST,
        value: ([order, z], bits) => (order && z ? compute(order, z, bits) : undefined),
    };
}
/** Measured at 70 and 128 bits: 100 to 400 µs for arguments of order one, twice that for Y and K. */
const COST = 200;
/**
 * Bessel functions of any complex order (DLMF 10.1 to 10.47), principal branches with the cut (−∞, 0] seen from above. The
 * argument of the spherical ones is that of the DLMF, h^{(2)} the conjugate of h^{(1)} on real arguments.
 */
const BESSEL = {
    besselj: row(bessel_real(besselJ)),
    bessely: row(bessel_real(besselY)),
    besseli: row(bessel_real(besselI)),
    besselk: row(bessel_real(besselK)),
    hankel1: row(hankel(1)),
    hankel2: row((order, z, bits) => (0,complex/* isReal */.tE)(order) && (0,complex/* isReal */.tE)(z) && z.re.m > 0n ? (0,complex/* conj */.xJ)(hankel(1)(order, z, bits)) : hankel(2)(order, z, bits)),
    sphericalj: row(spherical(bessel_real(besselJ))),
    sphericaly: row(spherical(bessel_real(besselY))),
    sphericalh1: row(spherical(hankel(1))),
    sphericalh2: row(spherical(hankel(2))),
    struveh: row(struve(-1)),
    struvel: row(struve(1)),
};

;// CONCATENATED MODULE: ./build/math/special/airy.js






/** The two standard solutions f and g of w″ = zw, or their derivatives (DLMF 9.4.1 to 9.4.4 as 0F1 of z³/9). */
function solutions(z, isDerivative, f) {
    const ninth = f.times(f.mul(z, z, z), 1, 9);
    const series = (p) => hypergeometricSeries({ above: [], below: [f.ratio(p, 3)] }, ninth, f.bits);
    if (!isDerivative)
        return [series(2), f.mul(z, series(4))];
    return [f.times(f.mul(z, z, series(5)), 1, 2), series(1)];
}
/** Ai = c₁f − c₂g, Bi = √3 (c₁f + c₂g) with c₁ = 3^{−2/3}/Γ(2/3), c₂ = 3^{−1/3}/Γ(1/3) (DLMF 9.2.3 to 9.2.6). */
function airy(kind, isDerivative) {
    return ([z], bits) => {
        if (z === undefined)
            return undefined;
        if ((0,complex/* topOf */.HX)(z) > FAR)
            return airyFar(kind, isDerivative, z, bits);
        const value = sumOf(bits, (f) => {
            const [even, odd] = solutions(z, isDerivative, f);
            const third = f.pow((0,complex/* ofNumber */.Jm)(3), f.ratio(-1, 3));
            const first = f.mul(third, third, gamma_memory_reciprocalGamma(f.ratio(2, 3), f.bits), even);
            const second = f.mul(third, gamma_memory_reciprocalGamma(f.ratio(1, 3), f.bits), odd);
            const size = kind === 'ai' ? complex/* C_ONE */.Xf : f.sqrt((0,complex/* ofNumber */.Jm)(3));
            return [f.mul(size, first), f.mul(size, kind === 'ai' ? (0,complex/* neg */.HZ)(second) : second)];
        });
        return (0,complex/* isReal */.tE)(z) ? { re: value.re, im: real/* BIG_ZERO */.AH } : value;
    };
}
/** Beyond 2 to this power Ai and Bi are computed as Bessel functions of order 1/3, which have asymptotic expansions. */
const FAR = 4;
/** DLMF 9.6.2 to 9.6.9 with ζ = 2/3 z^{3/2}, on the right half-plane by I and K, on the left one by J of −z. */
function airyFar(kind, isDerivative, z, bits) {
    const isLeft = z.re.m < 0n;
    const f = field(bits + 30);
    const x = isLeft ? (0,complex/* neg */.HZ)(z) : z;
    const zeta = f.times(f.mul(x, f.sqrt(x)), 2, 3);
    const order = f.ratio(isDerivative ? 2 : 1, 3);
    const size = isDerivative ? x : f.sqrt(x);
    if (!isLeft && kind === 'ai') {
        const value = f.div(f.mul(size, besselK(order, zeta, f.bits)), f.mul(f.pi, f.sqrt((0,complex/* ofNumber */.Jm)(3))));
        return isDerivative ? (0,complex/* neg */.HZ)(value) : value;
    }
    const bessel = isLeft ? besselJ : besselI;
    const scale = kind === 'ai' ? f.times(size, 1, 3) : f.div(size, f.sqrt((0,complex/* ofNumber */.Jm)(3)));
    return f.mul(scale, sumOf(f.bits, (work) => {
        const [plus, minus] = [bessel(order, zeta, work.bits), bessel((0,complex/* neg */.HZ)(order), zeta, work.bits)];
        return [
            isFlipped(kind, isDerivative, isLeft) ? (0,complex/* neg */.HZ)(plus) : plus,
            isSubtracted(kind, isDerivative, isLeft) ? (0,complex/* neg */.HZ)(minus) : minus,
        ];
    }));
}
/** Bi(−x) = √(x/3) (J_{−1/3} − J_{1/3}). */
function isFlipped(kind, isDerivative, isLeft) {
    return isLeft && kind === 'bi' && !isDerivative;
}
/** Ai′(−x) = (x/3) (J_{2/3} − J_{−2/3}). */
function isSubtracted(kind, isDerivative, isLeft) {
    return isLeft && kind === 'ai' && isDerivative;
}
/** Ai and Bi with their first derivatives, entire (DLMF 9.2). */
const AIRY = {
    airyai: { arity: [1], cost: 250, value: airy('ai', false) },
    airybi: { arity: [1], cost: 250, value: airy('bi', false) },
};
/** Ai′(z). */
const airyAiPrime = airy('ai', true);
/** Bi′(z). */
const airyBiPrime = airy('bi', true);

;// CONCATENATED MODULE: ./build/math/special/carlson.js



/** Rounds of duplication; each makes the relative differences four times smaller. */
const MAX_ROUNDS = 400;
/** √x√y + √y√z + √z√x, the shift of one duplication (DLMF 19.26.18). */
function shiftOf([x, y, z], f) {
    const [u, v, w] = [f.sqrt(x), f.sqrt(y), f.sqrt(z)];
    return f.add(f.mul(u, v), f.mul(v, w), f.mul(w, u));
}
function quarter(f, a, b) {
    return (0,complex/* timesPower */.OV)(f.add(a, b), -2);
}
/** Whether the differences are so small that the terms of 6th order in them, left out by the expansions, do not count. */
function isSettled(mean, values, f) {
    const spread = Math.max(...values.map((value) => (0,complex/* topOf */.HX)(f.sub(mean, value))));
    return 6 * (spread - (0,complex/* topOf */.HX)(mean)) < -f.bits;
}
/** R_F by duplication and the expansion of DLMF 19.36.1 (Carlson, Numerical computation of real or complex elliptic integrals, 1995). */
function carlsonRF(start, bits) {
    if (start.filter(complex/* isZero */.be).length > 1)
        throw new real/* NoValue */.hZ('two zeros in R_F');
    const f = field(bits + 20);
    let [x, y, z] = start;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const mean = f.times(f.add(x, y, z), 1, 3);
        if (isSettled(mean, [x, y, z], f)) {
            const [p, q] = [f.sub(complex/* C_ONE */.Xf, f.div(x, mean)), f.sub(complex/* C_ONE */.Xf, f.div(y, mean))];
            const r = (0,complex/* neg */.HZ)(f.add(p, q));
            const e2 = f.sub(f.mul(p, q), f.mul(r, r));
            const e3 = f.mul(p, q, r);
            const series = f.add(complex/* C_ONE */.Xf, f.times(e2, -1, 10), f.times(e3, 1, 14), f.times(f.mul(e2, e2), 1, 24), f.times(f.mul(e2, e3), -3, 44));
            return f.div(series, f.sqrt(mean));
        }
        const shift = shiftOf([x, y, z], f);
        [x, y, z] = [quarter(f, x, shift), quarter(f, y, shift), quarter(f, z, shift)];
    }
    throw new real/* NoValue */.hZ('R_F does not settle');
}
/** R_C(x, y) = R_F(x, y, y) (DLMF 19.2.17); for y < 0 its principal value √(x/(x−y)) R_C(x−y, −y) (DLMF 19.2.20). */
function carlsonRC(x, y, bits) {
    if ((0,complex/* isZero */.be)(y))
        throw new real/* NoValue */.hZ('R_C at y = 0');
    if (y.im.m !== 0n || y.re.m > 0n)
        return carlsonRF([x, y, y], bits);
    const f = field(bits + 20);
    const far = f.sub(x, y);
    return f.mul(f.sqrt(f.div(x, far)), carlsonRF([far, (0,complex/* neg */.HZ)(y), (0,complex/* neg */.HZ)(y)], f.bits));
}
/** R_J by duplication, with R_C at every round (Carlson 1995, algorithm 4; DLMF 19.36.2 for the expansion). */
function carlsonRJ(start, bits) {
    if (start.slice(0, 3).filter(complex/* isZero */.be).length > 1 || (0,complex/* isZero */.be)(start[3]))
        throw new real/* NoValue */.hZ('too many zeros in R_J');
    const f = field(bits + 30);
    let [x, y, z, p] = start;
    let sum = complex/* C_ZERO */.nT;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const mean = f.times(f.add(x, y, z, p, p), 1, 5);
        if (isSettled(mean, [x, y, z, p], f)) {
            const last = (0,complex/* timesPower */.OV)(f.div(expansionRJ([x, y, z], mean, f), f.mul(mean, f.sqrt(mean))), -2 * round);
            return f.add(last, f.times(sum, 6));
        }
        const root = f.sqrt(p);
        const [u, v, w] = [f.sqrt(x), f.sqrt(y), f.sqrt(z)];
        const shift = f.add(f.mul(u, v), f.mul(v, w), f.mul(w, u));
        const d = f.mul(f.add(root, u), f.add(root, v), f.add(root, w));
        const e = f.div(f.mul(f.sub(p, x), f.sub(p, y), f.sub(p, z)), f.mul(d, d));
        const term = f.div(carlsonRC(complex/* C_ONE */.Xf, f.add(complex/* C_ONE */.Xf, e), f.bits), d);
        sum = f.add(sum, (0,complex/* timesPower */.OV)(term, -2 * round));
        [x, y, z, p] = [quarter(f, x, shift), quarter(f, y, shift), quarter(f, z, shift), quarter(f, p, shift)];
    }
    throw new real/* NoValue */.hZ('R_J does not settle');
}
/** DLMF 19.36.2 in the symmetric functions of the relative differences; p follows from their sum. */
function expansionRJ([x, y, z], mean, f) {
    const [a, b, c] = [x, y, z].map((value) => f.sub(complex/* C_ONE */.Xf, f.div(value, mean)));
    const p = (0,complex/* timesPower */.OV)((0,complex/* neg */.HZ)(f.add(a, b, c)), -1);
    const square = f.mul(p, p);
    const cube = f.mul(square, p);
    const pairs = f.add(f.mul(a, b), f.mul(b, c), f.mul(c, a));
    const product = f.mul(a, b, c);
    const e2 = f.sub(pairs, f.times(square, 3));
    const e3 = f.add(product, f.times(f.mul(e2, p), 2), f.times(cube, 4));
    const e4 = f.mul(f.add(f.times(product, 2), f.mul(e2, p), f.times(cube, 3)), p);
    const e5 = f.mul(product, square);
    return f.add(complex/* C_ONE */.Xf, f.times(e2, -3, 14), f.times(e3, 1, 6), f.times(f.mul(e2, e2), 9, 88), f.times(e4, -3, 22), f.times(f.mul(e2, e3), -9, 52), f.times(e5, 3, 26));
}
/** R_D(x, y, z) = R_J(x, y, z, z) (DLMF 19.16.6). */
function carlsonRD([x, y, z], bits) {
    return carlsonRJ([x, y, z, z], bits);
}
/** 2 R_G = z R_F − (x−z)(y−z)/3 R_D + √(xy/z) (DLMF 19.21.10). */
function carlsonRG(args, bits) {
    const [z, x, y] = [...args].sort((a, b) => (0,complex/* topOf */.HX)(b) - (0,complex/* topOf */.HX)(a));
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ZERO */.nT;
    const f = field(bits + 40);
    if ((0,complex/* isZero */.be)(x) && (0,complex/* isZero */.be)(y))
        return (0,complex/* timesPower */.OV)(f.sqrt(z), -1);
    const product = f.times(f.mul(f.sub(x, z), f.sub(y, z), carlsonRD([x, y, z], f.bits)), 1, 3);
    const root = f.div(f.mul(f.sqrt(x), f.sqrt(y)), f.sqrt(z));
    return (0,complex/* timesPower */.OV)(f.add(f.mul(z, carlsonRF([x, y, z], f.bits)), (0,complex/* neg */.HZ)(product), root), -1);
}
function carlson_ternary(compute) {
    return {
        arity: [3],
        cost: 300,
        value: ([x, y, z], bits) => (x && y && z ? compute([x, y, z], bits) : undefined),
    };
}
/** Carlson's symmetric integrals (DLMF 19.16), principal values. */
const CARLSON = {
    carlsonrf: carlson_ternary(carlsonRF),
    carlsonrd: carlson_ternary(carlsonRD),
    carlsonrg: carlson_ternary(carlsonRG),
    carlsonrc: { arity: [2], cost: 200, value: ([x, y], bits) => (x && y ? carlsonRC(x, y, bits) : undefined) },
    carlsonrj: {
        arity: [4],
        cost: 2000,
        value: ([x, y, z, p], bits) => (x && y && z && p ? carlsonRJ([x, y, z, p], bits) : undefined),
    },
};

;// CONCATENATED MODULE: ./build/math/special/gauss.js







/** A series whose argument has at most this modulus is summed as it is. */
const NEAR = 0.6;
/** Beyond it in every transformation, the differential equation continues the function. */
const gauss_FAR = 0.9;
/** 2F1(a, b; c; z) in the whole plane; on the cut (1, ∞) the value from below, as in mpmath and Mathematica. */
function gauss(abc, z, bits) {
    const [a, b, c] = abc;
    if (isNonPositive(c))
        throw new real/* NoValue */.hZ('a pole of 2F1');
    if ((0,complex/* isZero */.be)((0,complex/* sub */.jb)(z, complex/* C_ONE */.Xf, bits + 64)))
        return atOne(abc, bits);
    const sizes = sizesOf(z);
    if (sizes.plain <= NEAR)
        return series(abc, z, bits);
    const [best] = Object.entries(sizes).sort(([, one], [, two]) => one - two);
    const [way, size] = best ?? ['plain', 1];
    if (size > gauss_FAR)
        return continued(abc, z, bits);
    const f = field(bits + 30);
    switch (way) {
        case 'pfaff': {
            // DLMF 15.8.1
            const rest = f.sub(complex/* C_ONE */.Xf, z);
            const value = series([a, f.sub(c, b), c], f.div(z, (0,complex/* neg */.HZ)(rest)), f.bits);
            return f.mul(f.pow(rest, (0,complex/* neg */.HZ)(a)), value);
        }
        case 'one':
            return offPole(f.sub(f.sub(c, a), b), bits, (d, work) => aroundOne(abc, d, z, work));
        case 'inverse':
            return offPole(f.sub(b, a), bits, (d, work) => aroundInfinity(abc, d, z, work));
        case 'inverseOne':
            return offPole(f.sub(b, a), bits, (d, work) => aroundInverseOne(abc, d, z, work));
        case 'oneInverse':
            return offPole(f.sub(f.sub(c, a), b), bits, (d, work) => aroundOneInverse(abc, d, z, work));
        default:
            return series(abc, z, bits);
    }
}
function series([a, b, c], z, bits) {
    return hypergeometricSeries({ above: [a, b], below: [c] }, z, bits);
}
/** The moduli of the six arguments of Kummer's solutions (DLMF 15.10.11 to 15.10.16). */
function sizesOf(z) {
    const size = (0,convert/* toNumber */.Ro)((0,complex/* modulus */.GT)(z, 64));
    const rest = (0,convert/* toNumber */.Ro)((0,complex/* modulus */.GT)((0,complex/* sub */.jb)(complex/* C_ONE */.Xf, z, 64), 64));
    return {
        plain: size,
        pfaff: size / rest,
        one: rest,
        inverse: 1 / size,
        inverseOne: 1 / rest,
        oneInverse: rest / size,
    };
}
/** Γ(c)Γ(c−a−b)/(Γ(c−a)Γ(c−b)) (DLMF 15.4.20). */
function atOne([a, b, c], bits) {
    const f = field(bits + 30);
    const d = f.sub(f.sub(c, a), b);
    if (d.re.m <= 0n)
        throw new real/* NoValue */.hZ('2F1 diverges at 1');
    const above = f.mul(gamma_memory_reciprocalGamma(f.sub(c, a), f.bits), gamma_memory_reciprocalGamma(f.sub(c, b), f.bits));
    return f.div(above, f.mul(gamma_memory_reciprocalGamma(c, f.bits), gamma_memory_reciprocalGamma(d, f.bits)));
}
/** DLMF 15.8.4 with b replaced so that c − a − b is `d`. */
function aroundOne([a, , c], d, z, bits) {
    return sumOf(bits, (f) => {
        const b = f.sub(f.sub(c, a), d);
        const rest = f.sub(complex/* C_ONE */.Xf, z);
        const size = f.div(f.pi, f.mul(f.sin(f.mul(f.pi, d)), gamma_memory_reciprocalGamma(c, f.bits)));
        const [ca, cb] = [f.sub(c, a), f.sub(c, b)];
        return [
            f.mul(size, inverseGammas(f, [ca, cb]), regular(f, [a, b, f.sub(complex/* C_ONE */.Xf, d)], rest)),
            (0,complex/* neg */.HZ)(f.mul(size, f.pow(rest, d), inverseGammas(f, [a, b]), regular(f, [ca, cb, f.add(d, complex/* C_ONE */.Xf)], rest))),
        ];
    });
}
/** DLMF 15.8.2 with b replaced so that b − a is `d`. */
function aroundInfinity([a, , c], d, z, bits) {
    return sumOf(bits, (f) => {
        const b = f.add(a, d);
        const w = f.div(complex/* C_ONE */.Xf, z);
        const size = f.div(f.pi, f.mul(f.sin(f.mul(f.pi, d)), gamma_memory_reciprocalGamma(c, f.bits)));
        const [ca, cb] = [f.sub(c, a), f.sub(c, b)];
        const part = (power, other, abc, inverse) => f.mul(size, f.pow((0,complex/* neg */.HZ)(z), (0,complex/* neg */.HZ)(power)), inverseGammas(f, [other, inverse]), regular(f, abc, w));
        const up = (x) => f.add(x, complex/* C_ONE */.Xf);
        return [part(a, b, [a, up((0,complex/* neg */.HZ)(ca)), up((0,complex/* neg */.HZ)(d))], ca), (0,complex/* neg */.HZ)(part(b, a, [b, up((0,complex/* neg */.HZ)(cb)), up(d)], cb))];
    });
}
/** DLMF 15.8.3: the argument 1/(1−z), with b replaced so that b − a is `d`. */
function aroundInverseOne([a, , c], d, z, bits) {
    return sumOf(bits, (f) => {
        const b = f.add(a, d);
        const rest = f.sub(complex/* C_ONE */.Xf, z);
        const size = f.div(f.pi, f.mul(f.sin(f.mul(f.pi, d)), gamma_memory_reciprocalGamma(c, f.bits)));
        const [ca, cb] = [f.sub(c, a), f.sub(c, b)];
        const first = f.mul(f.pow(rest, (0,complex/* neg */.HZ)(a)), inverseGammas(f, [b, ca]));
        const second = f.mul(f.pow(rest, (0,complex/* neg */.HZ)(b)), inverseGammas(f, [a, cb]));
        const w = f.div(complex/* C_ONE */.Xf, rest);
        return [
            f.mul(size, first, regular(f, [a, cb, f.sub(complex/* C_ONE */.Xf, d)], w)),
            (0,complex/* neg */.HZ)(f.mul(size, second, regular(f, [b, ca, f.add(complex/* C_ONE */.Xf, d)], w))),
        ];
    });
}
/** DLMF 15.8.5: the argument 1 − 1/z, with b replaced so that c − a − b is `d`. */
function aroundOneInverse([a, , c], d, z, bits) {
    return sumOf(bits, (f) => {
        const b = f.sub(f.sub(c, a), d);
        const w = f.sub(complex/* C_ONE */.Xf, f.div(complex/* C_ONE */.Xf, z));
        const size = f.div(f.pi, f.mul(f.sin(f.mul(f.pi, d)), gamma_memory_reciprocalGamma(c, f.bits)));
        const [ca, cb] = [f.sub(c, a), f.sub(c, b)];
        const up = (x) => f.add(x, complex/* C_ONE */.Xf);
        const first = f.mul(f.pow(z, (0,complex/* neg */.HZ)(a)), inverseGammas(f, [ca, cb]));
        const second = f.mul(f.pow(z, (0,complex/* neg */.HZ)(ca)), f.pow(f.sub(complex/* C_ONE */.Xf, z), d), inverseGammas(f, [a, b]));
        return [
            f.mul(size, first, regular(f, [a, up((0,complex/* neg */.HZ)(ca)), up((0,complex/* neg */.HZ)(d))], w)),
            (0,complex/* neg */.HZ)(f.mul(size, second, regular(f, [ca, f.sub(complex/* C_ONE */.Xf, a), up(d)], w))),
        ];
    });
}
function inverseGammas(f, values) {
    return f.mul(...values.map((value) => gamma_memory_reciprocalGamma(value, f.bits)));
}
/** 2F1/Γ(c) by its series. */
function regular(f, abc, z) {
    return f.mul(series(abc, z, f.bits), gamma_memory_reciprocalGamma(abc[2], f.bits));
}
/** Near e^{±iπ/3} every argument has modulus 1: Taylor steps of the differential equation (DLMF 15.10.1) from 0.55 z/|z|. */
function continued(abc, z, bits) {
    const f = field(bits + 60);
    const [a, b, c] = abc;
    const start = f.times(f.div(z, { re: (0,complex/* modulus */.GT)(z, f.bits), im: complex/* C_ZERO */.nT.im }), 55, 100);
    const up = (x) => f.add(x, complex/* C_ONE */.Xf);
    const slope = f.div(f.mul(a, b, series([up(a), up(b), up(c)], start, f.bits)), c);
    let [low, high] = [series(abc, start, f.bits), slope];
    const step = f.sub(z, start);
    let power = step;
    let value = f.add(low, f.mul(high, power));
    const scale = f.div(complex/* C_ONE */.Xf, f.mul(start, f.sub(complex/* C_ONE */.Xf, start)));
    const turn = f.sub(c, f.mul(start, up(f.add(a, b))));
    const slant = f.sub(complex/* C_ONE */.Xf, f.times(start, 2));
    for (let n = 0; n < MAX_STEPS; n += 1) {
        const shift = (0,complex/* ofNumber */.Jm)(n);
        const rising = f.times(f.mul(f.add(f.times(slant, n), turn), high), n + 1);
        const falling = f.mul(f.add(a, shift), f.add(b, shift), low);
        const next = f.times(f.mul(f.sub(falling, rising), scale), 1, (n + 1) * (n + 2));
        [low, high] = [high, next];
        power = f.mul(power, step);
        const term = f.mul(next, power);
        value = f.add(value, term);
        if (n > 8 && (0,complex/* topOf */.HX)(term) < (0,complex/* topOf */.HX)(value) - f.bits)
            return value;
    }
    throw new real/* NoValue */.hZ('no way to continue 2F1');
}
const MAX_STEPS = 3000;

;// CONCATENATED MODULE: ./build/math/special/hypergeometric.js







/** pFq(a; b; z): the series, Kummer's transformation for 1F1, Gauss' connection formulas for 2F1. */
function hypergeometric({ above, below }, z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ONE */.Xf;
    const [a, b] = above;
    const [c] = below;
    if (above.length === 2 && below.length === 1 && a && b && c && !isPolynomial(above))
        return gauss([a, b, c], z, bits);
    if (above.length === 1 && below.length === 1 && a && c && z.re.m < 0n && !isPolynomial(above))
        return kummer(a, c, z, bits);
    if (above.length === 1 && below.length === 0 && a) {
        const f = field(bits + 10);
        return f.pow(f.sub(complex/* C_ONE */.Xf, z), (0,complex/* neg */.HZ)(a));
    }
    return hypergeometricSeries({ above, below }, z, bits);
}
/** 1F1(a; c; z) = e^z 1F1(c−a; c; −z) (DLMF 13.2.39), whose terms do not alternate left of 0. */
function kummer(a, c, z, bits) {
    if (isNonPositive(c))
        throw new real/* NoValue */.hZ('a pole of 1F1');
    const f = field(bits + 20);
    return f.mul(f.exp(z), hypergeometricSeries({ above: [f.sub(c, a)], below: [c] }, (0,complex/* neg */.HZ)(z), bits + 20));
}
/** pFq / (Γ(b₁) … Γ(b_q)), entire in the lower parameters (DLMF 16.2.5). */
function regularised({ above, below }, z, bits) {
    const pole = below.find((b) => isNonPositive(b) && !endsBefore(above, b));
    if (pole !== undefined)
        return beyondPole({ above, below }, pole, z, bits);
    const f = field(bits + 20);
    const gammas = below.map((b) => gamma_memory_reciprocalGamma(b, f.bits));
    if (gammas.some(complex/* isZero */.be))
        return beyondPole({ above, below }, below.find(isNonPositive) ?? complex/* C_ONE */.Xf, z, bits);
    return f.mul(hypergeometric({ above, below }, z, f.bits), ...gammas);
}
function endsBefore(above, b) {
    return above.some((a) => isNonPositive(a) && (whole(a) ?? 0) >= (whole(b) ?? 0));
}
/** Where b = −N the terms up to N vanish: (a)_n z^n pFq(a+n; b′+n, n+1; z) regularised, with n = N+1 (DLMF 15.2.3_5). */
function beyondPole(p, pole, z, bits) {
    const n = 1 - (whole(pole) ?? 0);
    if (n > MAX_POLE)
        throw new real/* NoValue */.hZ('a pole too far out');
    const f = field(bits + 40);
    const at = p.below.indexOf(pole);
    const move = (values) => values.map((value) => f.add(value, (0,complex/* ofNumber */.Jm)(n)));
    let front = complex/* C_ONE */.Xf;
    for (let k = 0; k < n; k += 1)
        front = f.mul(front, z, ...p.above.map((a) => f.add(a, (0,complex/* ofNumber */.Jm)(k))));
    if ((0,complex/* isZero */.be)(front))
        return front;
    const below = [...move(p.below.filter((_, index) => index !== at)), (0,complex/* ofNumber */.Jm)(n + 1)];
    return f.mul(front, regularised({ above: move(p.above), below }, z, f.bits));
}
const MAX_POLE = 500;
/**
 * Tricomi's U(a, b, z) (DLMF 13.2.42), its limits at whole b, its polynomials, and 13.7.3 far out; the cut (−∞, 0] is seen
 * from above.
 */
function hyperU(a, b, z, bits) {
    const f = field(bits + 20);
    const above = [a, f.add(f.sub(a, b), complex/* C_ONE */.Xf)];
    const far = uSeries(above, z, bits + 20);
    if (far !== undefined)
        return f.mul(f.pow(z, (0,complex/* neg */.HZ)(a)), far);
    return offPole(b, bits, (near, work) => sumOf(work, (g) => {
        const up = g.sub(complex/* C_ONE */.Xf, near);
        const shifted = g.add(a, up);
        const size = g.div(g.pi, g.sin(g.mul(g.pi, near)));
        const first = regularised({ above: [a], below: [near] }, z, g.bits);
        const second = regularised({ above: [shifted], below: [g.add(up, complex/* C_ONE */.Xf)] }, z, g.bits);
        return [
            g.mul(size, gamma_memory_reciprocalGamma(shifted, g.bits), first),
            (0,complex/* neg */.HZ)(g.mul(size, gamma_memory_reciprocalGamma(a, g.bits), g.pow(z, up), second)),
        ];
    }));
}
/** 2F0(a, a−b+1;; −1/z): exact where it ends, asymptotic far out. */
function uSeries(above, z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return undefined;
    const argument = (work) => (0,complex/* neg */.HZ)(field(work).div(complex/* C_ONE */.Xf, z));
    if (isPolynomial(above))
        return hypergeometricSeries({ above, below: [] }, argument(4 * bits), bits);
    if ((0,complex/* topOf */.HX)(z) < Math.log2(bits / 3))
        return undefined;
    return asymptoticSeries({ above, below: [] }, argument(bits), bits);
}
function split(args, p) {
    return {
        parameters: { above: args.slice(0, p), below: args.slice(p, -1) },
        z: args[args.length - 1] ?? complex/* C_ONE */.Xf,
    };
}
/** `hyp2f1`, regularised `hyp2f1r`, and so on for p, q up to 4. */
function rows() {
    const counts = [0, 1, 2, 3, 4];
    return counts.flatMap((p) => counts.flatMap((q) => {
        const common = { arity: [p + q + 1], cost: p === q + 1 ? hypergeometric_COST : hypergeometric_COST / 4 };
        const plain = (args, bits) => {
            const { parameters, z } = split(args, p);
            return p > q + 1 ? divergent(parameters, z, bits) : hypergeometric(parameters, z, bits);
        };
        const scaled = (args, bits) => {
            const { parameters, z } = split(args, p);
            return p > q + 1 ? undefined : regularised(parameters, z, bits);
        };
        return [
            [`hyp${p}f${q}`, { ...common, value: plain }],
            [`hyp${p}f${q}r`, { ...common, value: scaled }],
        ];
    }));
}
/** 2F0(a, b;; z) stands for (−1/z)^a U(a, a−b+1, −1/z) (DLMF 13.6.21); others only where they end. */
function divergent({ above, below }, z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ONE */.Xf;
    if (isPolynomial(above))
        return hypergeometricSeries({ above, below }, z, bits);
    const [a, b] = above;
    if (above.length !== 2 || below.length > 0 || !a || !b)
        return undefined;
    const f = field(bits + 20);
    const inverse = (0,complex/* neg */.HZ)(f.div(complex/* C_ONE */.Xf, z));
    return f.mul(f.pow(inverse, a), hyperU(a, f.add(f.sub(a, b), complex/* C_ONE */.Xf), inverse, f.bits));
}
/** Measured at 128 bits: 100 µs near 0, some milliseconds by the unit circle. */
const hypergeometric_COST = 600;
/** Generalised hypergeometric functions (DLMF 13, 15, 16); 2F1 on its cut [1, ∞) is the value from below. */
const HYPERGEOMETRIC = {
    ...Object.fromEntries(rows()),
    hyperu: {
        arity: [3],
        cost: hypergeometric_COST,
        value: ([a, b, z], bits) => (a && b && z ? hyperU(a, b, z, bits) : undefined),
    },
    hyperustar: {
        arity: [3],
        cost: hypergeometric_COST,
        value: ([a, b, z], bits) => {
            if (!a || !b || !z)
                return undefined;
            const f = field(bits + 10);
            return f.mul(f.pow(z, a), hyperU(a, b, z, f.bits));
        },
    },
};

;// CONCATENATED MODULE: ./build/math/special/coulomb.js







const I = { re: real/* BIG_ZERO */.AH, im: complex/* C_ONE */.Xf.re };
/** Γ(l+1+iη) Γ(l+1−iη), the square of |Γ(l+1+iη)| for real l and η. */
function gammaPair(l, eta, f) {
    const [turned, first] = [f.mul(I, eta), f.add(l, complex/* C_ONE */.Xf)];
    const below = f.mul(gamma_memory_reciprocalGamma(f.add(first, turned), f.bits), gamma_memory_reciprocalGamma(f.sub(first, turned), f.bits));
    return f.div(complex/* C_ONE */.Xf, below);
}
/** C_l(η) = 2^l e^{−πη/2} |Γ(l+1+iη)| / Γ(2l+2) (DLMF 33.2.5). */
function coulombC(l, eta, bits) {
    const f = field(bits + 20);
    const size = f.mul(f.sqrt(gammaPair(l, eta, f)), gamma_memory_reciprocalGamma(f.add(l, l, (0,complex/* ofNumber */.Jm)(2)), f.bits));
    const decay = f.exp((0,complex/* neg */.HZ)((0,complex/* timesPower */.OV)(f.mul(f.pi, eta), -1)));
    return realOf(f.mul(f.pow((0,complex/* ofNumber */.Jm)(2), l), decay, size), l, eta);
}
/** F_l(η, ρ) = C_l(η) ρ^{l+1} e^{−iρ} M(l+1−iη, 2l+2, 2iρ) (DLMF 33.2.3, upper signs). */
function coulombF(l, eta, rho, bits) {
    const f = field(bits + 20);
    const wave = sumOf(f.bits, (g) => {
        const a = g.sub(g.add(l, complex/* C_ONE */.Xf), g.mul(I, eta));
        const below = g.add(l, l, (0,complex/* ofNumber */.Jm)(2));
        const argument = (0,complex/* timesPower */.OV)(g.mul(I, rho), 1);
        const series = hypergeometricSeries({ above: [a], below: [below] }, argument, g.bits);
        return [g.mul(g.exp((0,complex/* neg */.HZ)(g.mul(I, rho))), series)];
    });
    const value = f.mul(coulombC(l, eta, f.bits), f.pow(rho, f.add(l, complex/* C_ONE */.Xf)), wave);
    return realOf(value, l, eta, rho);
}
/** G_l(η, ρ) = (H⁺ + H⁻)/2 (DLMF 33.2.7 and 33.2.11), right of ρ = 0. */
function coulombG(l, eta, rho, bits) {
    if (![l, eta, rho].every(complex/* isReal */.tE) || rho.re.m <= 0n || whole(rho) === 0)
        return undefined;
    const value = sumOf(bits + 10, (f) => [outgoing(l, eta, rho, 1, f), outgoing(l, eta, rho, -1, f)]);
    return realOf((0,complex/* timesPower */.OV)(value, -1), l, eta, rho);
}
/**
 * H^±_l = e^{±iθ} (∓2iρ)^{l+1±iη} U(l+1±iη, 2l+2, ∓2iρ), θ = ρ − η ln 2ρ − lπ/2 + arg Γ(l+1+iη) (DLMF 33.2.7, 33.2.9,
 * 33.2.10).
 */
function outgoing(l, eta, rho, sign, f) {
    const turned = f.times(f.mul(I, eta), sign);
    const a = f.add(l, complex/* C_ONE */.Xf, turned);
    const argument = f.times(f.mul(I, rho), -2 * sign);
    const angle = f.sub(rho, f.add(f.mul(eta, f.log((0,complex/* timesPower */.OV)(rho, 1))), (0,complex/* timesPower */.OV)(f.mul(l, f.pi), -1)));
    // e^{±i arg Γ(l+1+iη)} = Γ(l+1±iη) / |Γ(l+1+iη)|
    const phase = f.div(complex/* C_ONE */.Xf, f.mul(gamma_memory_reciprocalGamma(a, f.bits), f.sqrt(gammaPair(l, eta, f))));
    const power = f.mul(f.pow(argument, a), hyperU(a, f.add(l, l, (0,complex/* ofNumber */.Jm)(2)), argument, f.bits));
    return f.mul(f.exp(f.times(f.mul(I, angle), sign)), phase, power);
}
/** The value of real parameters is real. */
function realOf(value, ...at) {
    const isPositive = at.length < 3 || (at[2] ?? complex/* C_ZERO */.nT).re.m >= 0n;
    return at.every(complex/* isReal */.tE) && isPositive ? { re: value.re, im: real/* BIG_ZERO */.AH } : value;
}
/** Coulomb wave functions, by the reader's names: parameter l, η, then the variable ρ. */
const COULOMB = {
    coulombc: binary(coulombC, 800),
    coulombf: ternary(coulombF, 1500),
    coulombg: {
        arity: [3],
        cost: 4000,
        value: ([l, eta, rho], bits) => l && eta && rho && coulombG(l, eta, rho, bits),
    },
};

;// CONCATENATED MODULE: ./build/math/special/elliptic.js




const elliptic_MAX_ROUNDS = 200;
function meanOf(a, b, f) {
    let [x, y, squares] = [a, b, complex/* C_ZERO */.nT];
    for (let n = 0; n < elliptic_MAX_ROUNDS; n += 1) {
        const half = (0,complex/* timesPower */.OV)(f.sub(x, y), -1);
        squares = f.add(squares, (0,complex/* timesPower */.OV)(f.mul(half, half), n));
        if ((0,complex/* isZero */.be)(half) || 2 * (0,complex/* topOf */.HX)(half) < 2 * (0,complex/* topOf */.HX)(x) - f.bits - 10)
            return { limit: f.sub(x, half), squares };
        const root = f.mul(f.sqrt(x), f.sqrt(y));
        const sum = f.add(x, y);
        // Of the two roots the one nearer to the arithmetic mean (DLMF 19.8.2: the right choice of Gauss).
        const isFar = (0,complex/* topOf */.HX)(f.sub(sum, (0,complex/* timesPower */.OV)(root, 1))) > (0,complex/* topOf */.HX)(f.add(sum, (0,complex/* timesPower */.OV)(root, 1)));
        [x, y] = [(0,complex/* timesPower */.OV)(sum, -1), isFar ? (0,complex/* neg */.HZ)(root) : root];
    }
    throw new real/* NoValue */.hZ('a mean that does not settle');
}
/** agm(a, b) (DLMF 19.8.1), 0 where a or b or their sum is 0. */
function agm(a, b, bits) {
    const f = field(bits + 20);
    if ((0,complex/* isZero */.be)(a) || (0,complex/* isZero */.be)(b) || (0,complex/* isZero */.be)(f.add(a, b)))
        return complex/* C_ZERO */.nT;
    // agm(a, b) = a agm(1, b/a) keeps the principal branch for every direction of a.
    return f.mul(a, meanOf(complex/* C_ONE */.Xf, f.div(b, a), f).limit);
}
/** K(m) = π / (2 agm(1, √(1−m))) (DLMF 19.8.5); a pole at m = 1. */
function ellipticK(m, bits) {
    const f = field(bits + 20);
    return f.div((0,complex/* timesPower */.OV)(f.pi, -1), agm(complex/* C_ONE */.Xf, f.sqrt(f.sub(complex/* C_ONE */.Xf, m)), f.bits));
}
/** E(m) = K(m) (1 − m/2 − Σ 2^(n−1) c_n²) (DLMF 19.8.6). */
function ellipticE(m, bits) {
    if ((0,complex/* isZero */.be)((0,complex/* sub */.jb)(complex/* C_ONE */.Xf, m, bits + 64)))
        return complex/* C_ONE */.Xf;
    const f = field(bits + 60 + Math.max(0, -(0,complex/* topOf */.HX)((0,complex/* sub */.jb)(complex/* C_ONE */.Xf, m, bits + 64))));
    const { limit, squares } = meanOf(complex/* C_ONE */.Xf, f.sqrt(f.sub(complex/* C_ONE */.Xf, m)), f);
    const K = f.div((0,complex/* timesPower */.OV)(f.pi, -1), limit);
    return f.mul(K, f.sub(f.sub(complex/* C_ONE */.Xf, (0,complex/* timesPower */.OV)(m, -1)), squares));
}
/** Π(n, m) = R_F + n/3 R_J (DLMF 19.25.2 to 19.25.14). */
function ellipticPi(n, m, bits) {
    const f = field(bits + 20);
    const [below, rest] = [f.sub(complex/* C_ONE */.Xf, m), f.sub(complex/* C_ONE */.Xf, n)];
    const first = carlsonRF([complex/* C_ZERO */.nT, below, complex/* C_ONE */.Xf], f.bits);
    return f.add(first, f.times(f.mul(n, carlsonRJ([complex/* C_ZERO */.nT, below, complex/* C_ONE */.Xf, rest], f.bits)), 1, 3));
}
/** An incomplete integral beyond |Re φ| = π/2 is moved by twice the complete one for every π (DLMF 19.2.10). */
function quasiPeriodic(phi, complete, part, bits) {
    const f = field(bits + 30);
    const turns = (0,real/* nearestInteger */.t0)(f.div(phi, f.pi).re);
    if (turns === 0n)
        return part(phi, f);
    const count = { re: { m: turns, e: 0 }, im: complex/* C_ZERO */.nT.im };
    const near = part(f.sub(phi, f.mul(count, f.pi)), f);
    return f.add(near, f.mul((0,complex/* timesPower */.OV)(count, 1), complete(f)));
}
/** s = sin φ, cos²φ and 1 − m s². */
function legs(phi, m, f) {
    const [s, c] = [f.sin(phi), f.cos(phi)];
    return { s, square: f.mul(c, c), delta: f.sub(complex/* C_ONE */.Xf, f.mul(m, s, s)) };
}
/** F(φ, m) (DLMF 19.25.5). */
function ellipticF(phi, m, bits) {
    const part = (angle, f) => {
        const { s, square, delta } = legs(angle, m, f);
        return f.mul(s, carlsonRF([square, delta, complex/* C_ONE */.Xf], f.bits));
    };
    return quasiPeriodic(phi, (f) => ellipticK(m, f.bits), part, bits);
}
/** E(φ, m) (DLMF 19.25.9). */
function ellipticEIncomplete(phi, m, bits) {
    const part = (angle, f) => {
        const { s, square, delta } = legs(angle, m, f);
        const first = f.mul(s, carlsonRF([square, delta, complex/* C_ONE */.Xf], f.bits));
        if ((0,complex/* isZero */.be)(s))
            return first;
        return f.sub(first, f.times(f.mul(m, s, s, s, carlsonRD([square, delta, complex/* C_ONE */.Xf], f.bits)), 1, 3));
    };
    return quasiPeriodic(phi, (f) => ellipticE(m, f.bits), part, bits);
}
/** Π(n, φ, m) (DLMF 19.25.14). */
function ellipticPiIncomplete(n, phi, m, bits) {
    const part = (angle, f) => {
        const { s, square, delta } = legs(angle, m, f);
        const first = f.mul(s, carlsonRF([square, delta, complex/* C_ONE */.Xf], f.bits));
        if ((0,complex/* isZero */.be)(s))
            return first;
        const last = carlsonRJ([square, delta, complex/* C_ONE */.Xf, f.sub(complex/* C_ONE */.Xf, f.mul(n, s, s))], f.bits);
        return f.add(first, f.times(f.mul(n, s, s, s, last), 1, 3));
    };
    return quasiPeriodic(phi, (f) => ellipticPi(n, m, f.bits), part, bits);
}
function withoutRounding(value, isExactlyReal) {
    return isExactlyReal ? { re: value.re, im: complex/* C_ZERO */.nT.im } : value;
}
/** Whether m is real and at most 1, where the complete integrals are real. */
function isBelowOne(m) {
    return (0,complex/* isReal */.tE)(m) && (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, m, 64).re.m >= 0n;
}
function elliptic_unary(compute) {
    return {
        arity: [1],
        cost: 60,
        value: ([m], bits) => m && withoutRounding(compute(m, bits), isBelowOne(m)),
    };
}
function elliptic_binary(compute) {
    return { arity: [2], cost: 400, value: ([p, m], bits) => (p && m ? compute(p, m, bits) : undefined) };
}
/**
 * Legendre's elliptic integrals as functions of the parameter m = k² (Abramowitz and Stegun 17, Fungrim, mpmath); the
 * characteristic n with the sign of DLMF 19.2.7, 1 − n sin²φ below.
 */
const ELLIPTIC = {
    elliptick: elliptic_unary(ellipticK),
    elliptice: elliptic_unary(ellipticE),
    ellipticf: elliptic_binary(ellipticF),
    ellipticeinc: elliptic_binary(ellipticEIncomplete),
    ellipticpi: elliptic_binary(ellipticPi),
    ellipticpiinc: {
        arity: [3],
        cost: 600,
        value: ([n, p, m], bits) => (n && p && m ? ellipticPiIncomplete(n, p, m, bits) : undefined),
    },
    agm: { ...elliptic_binary(agm), cost: 60 },
};

;// CONCATENATED MODULE: ./build/math/special/legendre.js








const MAX_DEGREE = 500;
/** P_ν(x): Bonnet's recurrence for whole ν (DLMF 18.9.1), else 2F1(−ν, ν+1; 1; (1−x)/2) (DLMF 14.3.1), cut (−∞, −1]. */
function legendreP(n, x, bits) {
    const degree = whole(n);
    const f = field(bits + 20);
    if (degree !== undefined && Math.abs(degree) <= MAX_DEGREE)
        return bonnet(degree < 0 ? -degree - 1 : degree, x, bits);
    const above = [(0,complex/* neg */.HZ)(n), f.add(n, complex/* C_ONE */.Xf)];
    return hypergeometric({ above, below: [complex/* C_ONE */.Xf] }, (0,complex/* timesPower */.OV)(f.sub(complex/* C_ONE */.Xf, x), -1), bits);
}
function bonnet(n, x, bits) {
    const f = field(bits + 40 + 2 * n);
    let [before, value] = [complex/* C_ZERO */.nT, complex/* C_ONE */.Xf];
    for (let k = 0; k < n; k += 1) {
        const next = f.times(f.sub(f.times(f.mul(x, value), 2 * k + 1), f.times(before, k)), 1, k + 1);
        [before, value] = [value, next];
    }
    return value;
}
function isInside(x) {
    const one = { m: 1n, e: 0 };
    return (0,complex/* isReal */.tE)(x) && (0,real/* compareReal */.eQ)(x.re, one) < 0 && (0,real/* compareReal */.eQ)(x.re, { m: -1n, e: 0 }) > 0;
}
/**
 * Q_ν(x): Ferrers' function on (−1, 1) (DLMF 14.9.2 and its limit at whole ν), and elsewhere
 * √π Γ(ν+1) (2x)^{−ν−1} 2F1(ν/2+1, ν/2+1/2; ν+3/2; 1/x²)/Γ(ν+3/2) (DLMF 14.3.7).
 */
function legendreQ(n, x, bits) {
    const degree = whole(n);
    if (degree !== undefined && degree < 0)
        return undefined;
    if (!isInside(x))
        return legendreQOutside(n, x, bits);
    if (degree !== undefined && degree <= MAX_DEGREE)
        return wholeQ(degree, x, bits);
    return offPole(n, bits, (near, work) => sumOf(work, (f) => {
        const size = f.div((0,complex/* timesPower */.OV)(f.pi, -1), (0,elementary/* sinPi */.EO)(near, f.bits));
        return [
            f.mul(size, (0,elementary/* cosPi */.jA)(near, f.bits), legendreP(near, x, f.bits)),
            (0,complex/* neg */.HZ)(f.mul(size, legendreP(near, (0,complex/* neg */.HZ)(x), f.bits))),
        ];
    }));
}
/** Q_0 = ½ ln((1+x)/(1−x)), Q_1 = xQ_0 − 1 and Bonnet's recurrence, stable inside (−1, 1) (DLMF 14.5.7, 14.10.3). */
function wholeQ(n, x, bits) {
    return settled(bits, (f) => {
        const first = (0,complex/* timesPower */.OV)(f.sub(f.log(f.add(complex/* C_ONE */.Xf, x)), f.log(f.sub(complex/* C_ONE */.Xf, x))), -1);
        let [before, value] = [first, f.sub(f.mul(x, first), complex/* C_ONE */.Xf)];
        if (n === 0)
            return { value: first, top: 0 };
        for (let k = 1; k < n; k += 1) {
            const next = f.times(f.sub(f.times(f.mul(x, value), 2 * k + 1), f.times(before, k)), 1, k + 1);
            [before, value] = [value, next];
        }
        return { value, top: 1 };
    });
}
function legendreQOutside(n, x, bits) {
    const f = field(bits + 30);
    const half = (0,complex/* timesPower */.OV)(n, -1);
    const above = [f.add(half, complex/* C_ONE */.Xf), f.add(half, f.ratio(1, 2))];
    const value = regularised({ above, below: [f.add(n, f.ratio(3, 2))] }, f.div(complex/* C_ONE */.Xf, f.mul(x, x)), f.bits);
    const power = f.pow((0,complex/* timesPower */.OV)(x, 1), (0,complex/* neg */.HZ)(f.add(n, complex/* C_ONE */.Xf)));
    return f.div(f.mul(f.sqrt(f.pi), power, value), gamma_memory_reciprocalGamma(f.add(n, complex/* C_ONE */.Xf), f.bits));
}
/**
 * P_l^m(x) of whole order: Ferrers' function with the factor (−1)^m of Condon and Shortley inside (−1, 1) and for complex x
 * (DLMF 14.7.10), (x²−1)^{m/2} instead of it for x > 1 (DLMF 14.7.11); by 2F1 (DLMF 14.3.1, 14.3.6).
 */
function associatedP(l, m, x, bits) {
    const order = whole(m);
    if (order === undefined)
        return undefined;
    const f = field(bits + 40);
    const isOutside = (0,complex/* isReal */.tE)(x) && !isInside(x);
    const [up, down] = [f.add(complex/* C_ONE */.Xf, x), isOutside ? f.sub(x, complex/* C_ONE */.Xf) : f.sub(complex/* C_ONE */.Xf, x)];
    const above = [(0,complex/* neg */.HZ)(l), f.add(l, complex/* C_ONE */.Xf)];
    const value = regularised({ above, below: [f.sub(complex/* C_ONE */.Xf, m)] }, (0,complex/* timesPower */.OV)(f.sub(complex/* C_ONE */.Xf, x), -1), f.bits);
    const half = (0,complex/* timesPower */.OV)(m, -1);
    return f.mul(f.pow(up, half), f.pow(down, (0,complex/* neg */.HZ)(half)), value);
}
/** P_l^m without the factor (−1)^m. */
function associatedPlain(l, m, x, bits) {
    const value = associatedP(l, m, x, bits);
    return value && (whole(m) ?? 0) % 2 !== 0 ? (0,complex/* neg */.HZ)(value) : value;
}
/**
 * Y_l^m(θ, φ) with the Condon-Shortley phase (DLMF 14.30.1), l and m whole, 0 for |m| > l. (1 − cos²θ)^{m/2} is taken as
 * sin^m θ, so that it continues analytically beyond 0 ≤ θ ≤ π. The arguments are l, m, φ, θ: the last one is the variable that
 * the value always depends on but for l = 0.
 */
function sphericalHarmonic([l, m, phi, theta], bits) {
    const [degree, order] = [l && whole(l), m && whole(m)];
    if (degree === undefined || order === undefined || degree < 0 || degree > MAX_DEGREE)
        return undefined;
    if (!m || !theta || !phi)
        return undefined;
    const size = Math.abs(order);
    if (size > degree)
        return complex/* C_ZERO */.nT;
    const f = field(bits + 40);
    const scale = (0,complex/* ofReal */.e8)((0,convert/* fromRational */.zy)(BigInt(2 * degree + 1) * factorial(degree - size), 4n * factorial(degree + size), f.bits));
    const slope = derivativeP(degree, size, f.cos(theta), f.bits);
    const value = f.mul(f.sqrt(f.div(scale, f.pi)), f.pow(f.sin(theta), (0,complex/* ofNumber */.Jm)(size)), slope, f.exp((0,complex/* timesI */.UD)(f.mul(m, phi))));
    return order > 0 && order % 2 !== 0 ? (0,complex/* neg */.HZ)(value) : value;
}
/** d^m P_l/dx^m = (l+m)!/(2^m m! (l−m)!) 2F1(m−l, l+m+1; m+1; (1−x)/2) (DLMF 18.9.15 with 18.5.7). */
function derivativeP(l, m, x, bits) {
    const f = field(bits + 20);
    const above = [(0,complex/* ofNumber */.Jm)(m - l), (0,complex/* ofNumber */.Jm)(l + m + 1)];
    const value = hypergeometric({ above, below: [(0,complex/* ofNumber */.Jm)(m + 1)] }, (0,complex/* timesPower */.OV)(f.sub(complex/* C_ONE */.Xf, x), -1), f.bits);
    const scale = (0,convert/* fromRational */.zy)(factorial(l + m), factorial(m) * factorial(l - m), f.bits);
    return (0,complex/* timesPower */.OV)(f.mul(value, (0,complex/* ofReal */.e8)(scale)), -m);
}
function factorial(n) {
    let product = 1n;
    for (let k = 2; k <= n; k += 1)
        product *= BigInt(k);
    return product;
}
function legendre_ternary(compute) {
    return {
        arity: [3],
        cost: 120,
        value: ([l, m, x], bits) => (l && m && x ? compute(l, m, x, bits) : undefined),
    };
}
function legendre_binary(compute, cost) {
    return { arity: [2], cost, value: ([n, x], bits) => (n && x ? compute(n, x, bits) : undefined) };
}
/** Legendre functions (DLMF 14) and spherical harmonics. */
const LEGENDRE = {
    legendrep: legendre_binary(legendreP, 100),
    legendreq: legendre_binary(legendreQ, 1000),
    legendrepm: legendre_ternary(associatedP),
    legendrepmplain: legendre_ternary(associatedPlain),
    sphericalharmonic: { arity: [4], cost: 120, value: sphericalHarmonic },
};

;// CONCATENATED MODULE: ./build/math/special/theta.js



const theta_MAX_TERMS = 1000;
/**
 * The r-th derivative in z of θ_n(z, τ) = Σ q^{k²} w^{2k}, k over the whole or half-odd numbers, with (−1)^k for n = 4 and 1
 * (DLMF 20.2.1 to 20.2.4 with πz for z; Fungrim's convention), computed again with more bits while its terms cancel.
 */
function thetaSeries(n, pointAt, bits, order = 0) {
    return settled(bits, (f) => thetaPass(n, pointAt(f), f, order));
}
/** The sum over k ≥ 0 of the terms of k and of its mirror image, outwards from the middle. */
function thetaPass(n, { q, root, w }, f, order) {
    const isHalf = n <= 2;
    const isAlternating = n === 1 || n === 4;
    const [up, down] = [f.mul(w, w), f.div(complex/* C_ONE */.Xf, f.mul(w, w))];
    const square = f.mul(q, q);
    let [rising, falling] = isHalf ? [w, f.div(complex/* C_ONE */.Xf, w)] : [complex/* C_ONE */.Xf, complex/* C_ONE */.Xf];
    // q^{k²}, and the factor q^{2k+1} to the next one; half-odd k = j + 1/2 start at q^{1/4} with factor q².
    let size = isHalf ? root : complex/* C_ONE */.Xf;
    let factor = isHalf ? square : q;
    let value = complex/* C_ZERO */.nT;
    let top = Number.NEGATIVE_INFINITY;
    for (let j = 0; j < theta_MAX_TERMS; j += 1) {
        const weight = derivativeWeight(isHalf ? 2 * j + 1 : 2 * j, order, f);
        const both = mirrored({ n, j, rising, falling, weight, order }, f);
        const term = f.mul(size, isAlternating && j % 2 === 1 ? (0,complex/* neg */.HZ)(both) : both);
        value = f.add(value, term);
        top = Math.max(top, (0,complex/* topOf */.HX)(size) + Math.max((0,complex/* topOf */.HX)(rising), (0,complex/* topOf */.HX)(falling)) + (0,complex/* topOf */.HX)(weight));
        if (j > 1 && (0,complex/* topOf */.HX)(size) + Math.max((0,complex/* topOf */.HX)(rising), (0,complex/* topOf */.HX)(falling)) + (0,complex/* topOf */.HX)(weight) < top - f.bits - 10)
            return { value, top };
        if ((0,complex/* isZero */.be)(size))
            return { value, top };
        [rising, falling] = [f.mul(rising, up), f.mul(falling, down)];
        size = f.mul(size, factor);
        factor = f.mul(factor, square);
    }
    throw new real/* NoValue */.hZ('a theta series too near to its natural boundary');
}
/** (iπ m)^r, what the r-th derivative of e^{iπ m z} is multiplied by. */
function derivativeWeight(m, order, f) {
    let weight = complex/* C_ONE */.Xf;
    for (let k = 0; k < order; k += 1)
        weight = (0,complex/* timesI */.UD)(f.times(f.mul(weight, f.pi), m));
    return weight;
}
/** w^m + w^{−m}, or for θ₁ −i(w^m − w^{−m}), with the weights of a derivative; the term of k = 0 has no mirror image. */
function mirrored({ n, j, rising, falling, weight, order }, f) {
    if (j === 0 && n > 2)
        return order === 0 ? complex/* C_ONE */.Xf : complex/* C_ZERO */.nT;
    const mirror = order % 2 === 1 ? (0,complex/* neg */.HZ)(falling) : falling;
    const sum = f.mul(weight, n === 1 ? f.sub(rising, mirror) : f.add(rising, mirror));
    return n === 1 ? (0,complex/* neg */.HZ)((0,complex/* timesI */.UD)(sum)) : sum;
}
/** The point of a theta function given z with period 1 and τ. */
function pointOfTau(z, tau) {
    if (tau.im.m <= 0n)
        throw new real/* NoValue */.hZ('not in the upper half-plane');
    return (f) => {
        const turn = (0,complex/* timesI */.UD)(f.mul(f.pi, tau));
        return { q: f.exp(turn), root: f.exp((0,complex/* timesPower */.OV)(turn, -2)), w: f.exp((0,complex/* timesI */.UD)(f.mul(f.pi, z))) };
    };
}
/** The point of a theta function given z with period π and the nome, with the principal fourth root (DLMF 20.2). */
function pointOfNome(z, q) {
    if ((0,complex/* topOf */.HX)(q) > 0)
        throw new real/* NoValue */.hZ('a nome outside the unit circle');
    return (f) => ({ q, root: (0,complex/* isZero */.be)(q) ? q : f.sqrt(f.sqrt(q)), w: f.exp((0,complex/* timesI */.UD)(z)) });
}

;// CONCATENATED MODULE: ./build/math/special/modular.js






const ZERO = (0,complex/* ofNumber */.Jm)(0);
function indexOf(n) {
    const index = whole(n);
    return index === 1 || index === 2 || index === 3 || index === 4 ? index : undefined;
}
/** θ₂, θ₃ and θ₄ at z = 0. */
function nullValues(tau, bits) {
    const at = pointOfTau(ZERO, tau);
    return [thetaSeries(2, at, bits), thetaSeries(3, at, bits), thetaSeries(4, at, bits)];
}
/** η(τ) = e^{iπτ/12} Σ (−1)^n e^{iπτ n(3n−1)} (DLMF 27.14.12 with 26.9): θ₂(1/6, τ/3)/√3 (Fungrim). */
function dedekindEta(tau, bits) {
    const f = field(bits + 20);
    const value = thetaSeries(2, pointOfTau(f.ratio(1, 6), f.times(tau, 1, 3)), f.bits);
    return f.div(value, f.sqrt((0,complex/* ofNumber */.Jm)(3)));
}
/** λ = (θ₂/θ₃)⁴ (DLMF 23.15.6). */
function modularLambda(tau, bits) {
    const f = field(bits + 20);
    const [two, three] = nullValues(tau, f.bits);
    const ratio = f.div(two, three);
    return f.mul(ratio, ratio, ratio, ratio);
}
/** j = 32 (θ₂⁸ + θ₃⁸ + θ₄⁸)³ / (θ₂θ₃θ₄)⁸, 1728 times Klein's J (DLMF 23.15.7). */
function modularJ(tau, bits) {
    return settled(bits, (f) => {
        const [a, b, c] = nullValues(tau, f.bits).map((value) => eighth(value, f.mul));
        const sum = f.add(a, b, c);
        const value = f.div((0,complex/* timesPower */.OV)(f.mul(sum, sum, sum), 5), f.mul(a, b, c));
        const lost = Math.max((0,complex/* topOf */.HX)(a), (0,complex/* topOf */.HX)(b), (0,complex/* topOf */.HX)(c)) - (0,complex/* topOf */.HX)(sum);
        return { value, top: (0,complex/* isZero */.be)(sum) ? (0,complex/* topOf */.HX)(a) : (0,complex/* topOf */.HX)(value) + 3 * lost };
    });
}
function eighth(z, mul) {
    const square = mul(z, z);
    return mul(square, square, square, square);
}
/** Terms of a Lambert series before the point counts as too near to the real axis. */
const modular_MAX_TERMS = 2500;
const MAX_WEIGHT = 200;
/** E_k = 1 − (2k/B_k) Σ n^{k−1} q^n / (1 − q^n) with q = e^{2πiτ}, even k ≥ 2 (Fungrim; Apostol, Modular functions, 1.11). */
function eisensteinE(weight, tau, bits) {
    const k = whole(weight);
    if (k === undefined || k < 2 || k % 2 !== 0 || k > MAX_WEIGHT)
        return undefined;
    if (tau.im.m <= 0n)
        throw new real/* NoValue */.hZ('not in the upper half-plane');
    const { over, under } = bernoulliNumber(k);
    return settled(bits, (f) => {
        const q = f.exp((0,complex/* timesPower */.OV)((0,complex/* timesI */.UD)(f.mul(f.pi, tau)), 1));
        const size = (0,complex/* ofReal */.e8)((0,convert/* fromRational */.zy)(BigInt(-2 * k) * under, over, f.bits));
        let [power, sum, top] = [complex/* C_ONE */.Xf, complex/* C_ONE */.Xf, 1];
        for (let n = 1; n <= modular_MAX_TERMS; n += 1) {
            power = f.mul(power, q);
            const lambert = f.div(power, f.sub(complex/* C_ONE */.Xf, power));
            const term = f.mul(size, (0,complex/* ofReal */.e8)({ m: BigInt(n) ** BigInt(k - 1), e: 0 }), lambert);
            sum = f.add(sum, term);
            top = Math.max(top, (0,complex/* topOf */.HX)(term));
            if ((0,complex/* topOf */.HX)(term) < top - f.bits - 20 && n > k)
                return { value: sum, top };
        }
        throw new real/* NoValue */.hZ('too near to the real axis');
    });
}
/** G_k = 2ζ(k) E_k, the sum of (m + nτ)^{−k} for k ≥ 4; 2ζ(k) = |B_k| (2π)^k / k! (DLMF 25.6.2). */
function eisensteinG(weight, tau, bits) {
    const f = field(bits + 20);
    const value = eisensteinE(weight, tau, f.bits);
    const k = whole(weight);
    if (value === undefined || k === undefined)
        return undefined;
    const { over, under } = bernoulliNumber(k);
    let factorial = 1n;
    for (let n = 2n; n <= BigInt(k); n += 1n)
        factorial *= n;
    const zeta = (0,complex/* ofReal */.e8)((0,convert/* fromRational */.zy)(over < 0n ? -over : over, under * factorial, f.bits));
    return f.mul(value, zeta, f.pow((0,complex/* timesPower */.OV)(f.pi, 1), weight));
}
function ofTau(compute, cost) {
    return { arity: [1], cost, value: ([tau], bits) => tau && compute(tau, bits) };
}
const EISENSTEIN_COST = 600;
/**
 * Theta functions and modular functions of a point of the upper half-plane. `theta(n, z, τ)` has the period 1 in z as in
 * Fungrim, `jtheta(n, z, q)` the period π and the nome as in DLMF 20.2; j is 1728 J.
 */
const MODULAR = {
    theta: {
        arity: [3],
        cost: 150,
        value: ([n, z, tau], bits) => {
            const index = n && indexOf(n);
            return index && z && tau ? thetaSeries(index, pointOfTau(z, tau), bits) : undefined;
        },
    },
    thetaderiv: {
        arity: [4],
        cost: 200,
        value: ([r, n, z, tau], bits) => {
            const [order, index] = [r && whole(r), n && indexOf(n)];
            if (order === undefined || order < 0 || order > 20 || !index || !z || !tau)
                return undefined;
            return thetaSeries(index, pointOfTau(z, tau), bits, order);
        },
    },
    jtheta: {
        arity: [3],
        cost: 150,
        value: ([n, z, q], bits) => {
            const index = n && indexOf(n);
            return index && z && q ? thetaSeries(index, pointOfNome(z, q), bits) : undefined;
        },
    },
    dedekindeta: ofTau(dedekindEta, 150),
    modularlambda: ofTau(modularLambda, 300),
    modularj: ofTau(modularJ, 450),
    kleinj: ofTau((tau, bits) => field(bits + 10).times(modularJ(tau, bits + 10), 1, 1728), 450),
    modulardelta: ofTau((tau, bits) => {
        const f = field(bits + 20);
        const eta = eighth(dedekindEta(tau, f.bits), f.mul);
        return f.mul(eta, eta, eta);
    }, 200),
    eisensteine: {
        arity: [2],
        cost: EISENSTEIN_COST,
        value: ([k, tau], bits) => (k && tau ? eisensteinE(k, tau, bits) : undefined),
    },
    eisensteing: {
        arity: [2],
        cost: EISENSTEIN_COST,
        value: ([k, tau], bits) => (k && tau ? eisensteinG(k, tau, bits) : undefined),
    },
};

;// CONCATENATED MODULE: ./build/math/special/orthogonal.js




/** Degrees up to this are computed by recurrence, exactly as fast as a polynomial of that degree. */
const orthogonal_MAX_DEGREE = 500;
/** A polynomial by its recurrence, right relative to its size wherever it is not near a zero by accident. */
function byRecurrence({ first, step }, n, bits) {
    if (n === 0)
        return complex/* C_ONE */.Xf;
    const f = field(bits + 40 + 2 * n);
    let [before, value] = [complex/* C_ONE */.Xf, first(f)];
    for (let k = 1; k < n; k += 1) {
        const { slope, less, under } = step(k, f);
        [before, value] = [value, f.div(f.sub(f.mul(slope, value), f.mul(less, before)), under)];
    }
    return value;
}
/** T_n and U_n (DLMF 18.9.9 to 18.9.11); otherwise 2F1(−n, n; 1/2; (1−x)/2) and (n+1) 2F1(−n, n+2; 3/2; (1−x)/2). */
function chebyshev(kind, n, x, bits) {
    const degree = whole(n);
    if (degree !== undefined && Math.abs(degree) <= orthogonal_MAX_DEGREE)
        return chebyshevWhole(kind, degree, x, bits);
    const f = field(bits + 20);
    const half = (0,complex/* timesPower */.OV)(f.sub(complex/* C_ONE */.Xf, x), -1);
    if (kind === 'T')
        return hypergeometric({ above: [(0,complex/* neg */.HZ)(n), n], below: [f.ratio(1, 2)] }, half, bits);
    const above = [(0,complex/* neg */.HZ)(n), f.add(n, (0,complex/* ofNumber */.Jm)(2))];
    return f.mul(f.add(n, complex/* C_ONE */.Xf), hypergeometric({ above, below: [f.ratio(3, 2)] }, half, f.bits));
}
/** T_{−n} = T_n, U_{−1} = 0 and U_{−n} = −U_{n−2} (DLMF 18.5.1, 18.5.2 for negative n). */
function chebyshevWhole(kind, n, x, bits) {
    if (n < 0 && kind === 'T')
        return chebyshevWhole('T', -n, x, bits);
    if (n === -1)
        return complex/* C_ZERO */.nT;
    if (n < -1)
        return (0,complex/* neg */.HZ)(chebyshevWhole('U', -n - 2, x, bits));
    const first = (f) => f.times(x, kind === 'T' ? 1 : 2);
    const step = (_, f) => ({ slope: f.times(x, 2), less: complex/* C_ONE */.Xf, under: complex/* C_ONE */.Xf });
    return byRecurrence({ first, step }, n, bits);
}
/** H_n of the physicists, weight e^{−x²} (DLMF 18.9); otherwise by 1F1 (DLMF 12.7.1 with 13.6). */
function hermite(n, x, bits) {
    const degree = whole(n);
    if (degree !== undefined && degree >= 0 && degree <= orthogonal_MAX_DEGREE) {
        const first = (f) => f.times(x, 2);
        const step = (k, f) => ({ slope: f.times(x, 2), less: (0,complex/* ofNumber */.Jm)(2 * k), under: complex/* C_ONE */.Xf });
        return byRecurrence({ first, step }, degree, bits);
    }
    return sumOf(bits, (f) => {
        const half = (0,complex/* timesPower */.OV)(n, -1);
        const square = f.mul(x, x);
        const size = f.mul(f.pow((0,complex/* ofNumber */.Jm)(2), n), f.sqrt(f.pi));
        const upper = f.sub(f.ratio(1, 2), half);
        const even = hypergeometric({ above: [(0,complex/* neg */.HZ)(half)], below: [f.ratio(1, 2)] }, square, f.bits);
        const odd = hypergeometric({ above: [upper], below: [f.ratio(3, 2)] }, square, f.bits);
        return [
            f.mul(size, gamma_memory_reciprocalGamma(upper, f.bits), even),
            f.times(f.mul(size, x, gamma_memory_reciprocalGamma((0,complex/* neg */.HZ)(half), f.bits), odd), -2),
        ];
    });
}
/** He_n(x) = 2^{−n/2} H_n(x/√2), weight e^{−x²/2} (DLMF 18.7.11). */
function hermiteE(n, x, bits) {
    const f = field(bits + 20);
    const scale = f.pow((0,complex/* ofNumber */.Jm)(2), (0,complex/* neg */.HZ)((0,complex/* timesPower */.OV)(n, -1)));
    return f.mul(scale, hermite(n, f.div(x, f.sqrt((0,complex/* ofNumber */.Jm)(2))), f.bits));
}
/** L_n^{(a)} = Γ(n+a+1)/n! 1F1(−n; a+1; x) regularised (DLMF 18.5.12, 13.6.19). */
function laguerre(n, a, x, bits) {
    const f = field(bits + 30);
    const next = f.add(a, complex/* C_ONE */.Xf);
    const size = f.div(gamma_memory_reciprocalGamma(f.add(n, complex/* C_ONE */.Xf), f.bits), gamma_memory_reciprocalGamma(f.add(n, next), f.bits));
    return f.mul(size, regularised({ above: [(0,complex/* neg */.HZ)(n)], below: [next] }, x, f.bits));
}
/** C_n^{(λ)} (DLMF 18.9.1 with table 18.9.1); otherwise by 2F1 (DLMF 18.5.9). */
function gegenbauer(n, a, x, bits) {
    const degree = whole(n);
    if (degree !== undefined && degree >= 0 && degree <= orthogonal_MAX_DEGREE) {
        const first = (f) => f.times(f.mul(a, x), 2);
        const step = (k, f) => ({
            slope: (0,complex/* timesPower */.OV)(f.mul(f.add(a, (0,complex/* ofNumber */.Jm)(k)), x), 1),
            less: f.add((0,complex/* timesPower */.OV)(a, 1), (0,complex/* ofNumber */.Jm)(k - 1)),
            under: (0,complex/* ofNumber */.Jm)(k + 1),
        });
        return byRecurrence({ first, step }, degree, bits);
    }
    const f = field(bits + 30);
    const twice = (0,complex/* timesPower */.OV)(a, 1);
    const above = [(0,complex/* neg */.HZ)(n), f.add(n, twice)];
    const value = hypergeometric({ above, below: [f.add(a, f.ratio(1, 2))] }, (0,complex/* timesPower */.OV)(f.sub(complex/* C_ONE */.Xf, x), -1), f.bits);
    const gammas = f.mul(gamma_memory_reciprocalGamma(twice, f.bits), gamma_memory_reciprocalGamma(f.add(n, complex/* C_ONE */.Xf), f.bits));
    return f.div(f.mul(value, gammas), gamma_memory_reciprocalGamma(f.add(n, twice), f.bits));
}
/** P_n^{(a,b)} = Γ(n+a+1)/n! 2F1(−n, n+a+b+1; a+1; (1−x)/2) regularised (DLMF 18.5.7). */
function jacobiPolynomial([n, a, b, x], bits) {
    const f = field(bits + 40);
    const next = f.add(a, complex/* C_ONE */.Xf);
    const size = f.div(gamma_memory_reciprocalGamma(f.add(n, complex/* C_ONE */.Xf), f.bits), gamma_memory_reciprocalGamma(f.add(n, next), f.bits));
    const above = [(0,complex/* neg */.HZ)(n), f.add(n, a, b, complex/* C_ONE */.Xf)];
    return f.mul(size, regularised({ above, below: [next] }, (0,complex/* timesPower */.OV)(f.sub(complex/* C_ONE */.Xf, x), -1), f.bits));
}
function orthogonal_binary(compute) {
    return { arity: [2], cost: 80, value: ([n, x], bits) => (n && x ? compute(n, x, bits) : undefined) };
}
function orthogonal_ternary(compute) {
    return {
        arity: [3],
        cost: 120,
        value: ([n, a, x], bits) => (n && a && x ? compute(n, a, x, bits) : undefined),
    };
}
/** Classical orthogonal polynomials (DLMF 18) and the functions they are of other degrees. */
const ORTHOGONAL = {
    chebyshevt: orthogonal_binary((n, x, bits) => chebyshev('T', n, x, bits)),
    chebyshevu: orthogonal_binary((n, x, bits) => chebyshev('U', n, x, bits)),
    hermiteh: orthogonal_binary(hermite),
    hermitehe: orthogonal_binary(hermiteE),
    laguerrel: orthogonal_ternary(laguerre),
    gegenbauerc: orthogonal_ternary(gegenbauer),
    jacobip: {
        arity: [4],
        cost: 120,
        value: ([n, a, b, x], bits) => (n && a && b && x ? jacobiPolynomial([n, a, b, x], bits) : undefined),
    },
};

;// CONCATENATED MODULE: ./build/math/special/weierstrass.js





const weierstrass_ZERO = (0,complex/* ofNumber */.Jm)(0);
function at(z, tau) {
    return (n, f, order = 0) => thetaSeries(n, pointOfTau(z, tau), f.bits, order);
}
/** ℘(z, τ) on the lattice of 1 and τ: (π θ₂θ₃ θ₄(z)/θ₁(z))² − π²/3 (θ₂⁴ + θ₃⁴) (Fungrim; DLMF 23.6.5 to 23.6.7). */
function weierstrassP(z, tau, bits) {
    return sumOf(bits, (f) => {
        const [origin, there] = [at(weierstrass_ZERO, tau), at(z, tau)];
        const [two, three] = [origin(2, f), origin(3, f)];
        const ratio = f.div(f.mul(f.pi, two, three, there(4, f)), there(1, f));
        const part = (value) => (0,complex/* neg */.HZ)(f.times(f.mul(f.pi, f.pi, value, value, value, value), 1, 3));
        return [f.mul(ratio, ratio), part(two), part(three)];
    });
}
/** ζ(z, τ) = −z/3 θ₁‴/θ₁′ + θ₁′(z)/θ₁(z) (DLMF 23.6.13). */
function weierstrassZeta(z, tau, bits) {
    return sumOf(bits, (f) => {
        const [origin, there] = [at(weierstrass_ZERO, tau), at(z, tau)];
        const slope = f.div(origin(1, f, 3), origin(1, f, 1));
        return [f.times(f.mul(z, slope), -1, 3), f.div(there(1, f, 1), there(1, f))];
    });
}
/** σ(z, τ) = exp(−z²/6 θ₁‴/θ₁′) θ₁(z)/θ₁′ (DLMF 23.6.9). */
function weierstrassSigma(z, tau, bits) {
    const f = field(bits + 20);
    const [origin, there] = [at(weierstrass_ZERO, tau), at(z, tau)];
    const slope = origin(1, f, 1);
    const bend = f.times(f.div(f.mul(z, z, origin(1, f, 3)), slope), -1, 6);
    return f.div(f.mul(f.exp(bend), there(1, f)), slope);
}
/** sn, cn, dn of u and the parameter m by theta functions of the nome (DLMF 22.2.4 to 22.2.6); the limits at m = 0 and 1. */
function jacobi(kind, u, m, bits) {
    const f = field(bits + 40);
    const rest = f.sub(complex/* C_ONE */.Xf, m);
    if ((0,complex/* isZero */.be)(m))
        return kind === 'sn' ? f.sin(u) : kind === 'cn' ? f.cos(u) : complex/* C_ONE */.Xf;
    if ((0,complex/* isZero */.be)(rest)) {
        const [up, down] = [f.exp(u), f.exp((0,complex/* neg */.HZ)(u))];
        return kind === 'sn' ? f.div(f.sub(up, down), f.add(up, down)) : f.div((0,complex/* ofNumber */.Jm)(2), f.add(up, down));
    }
    const K = ellipticK(m, f.bits);
    const ratio = f.div(agm(complex/* C_ONE */.Xf, f.sqrt(rest), f.bits), agm(complex/* C_ONE */.Xf, f.sqrt(m), f.bits));
    const q = f.exp((0,complex/* neg */.HZ)(f.mul(f.pi, ratio)));
    const angle = f.div(f.mul(f.pi, u), f.times(K, 2));
    const theta = (n, z) => thetaSeries(n, pointOfNome(z, q), f.bits);
    const [two, three, four] = [theta(2, weierstrass_ZERO), theta(3, weierstrass_ZERO), theta(4, weierstrass_ZERO)];
    const below = theta(4, angle);
    if ((0,complex/* isZero */.be)(below))
        throw new real/* NoValue */.hZ('a pole of a Jacobi function');
    if (kind === 'sn')
        return f.div(f.mul(three, theta(1, angle)), f.mul(two, below));
    if (kind === 'cn')
        return f.div(f.mul(four, theta(2, angle)), f.mul(two, below));
    return f.div(f.mul(four, theta(3, angle)), f.mul(three, below));
}
function weierstrass_binary(compute) {
    return { arity: [2], cost: 800, value: ([z, tau], bits) => (z && tau ? compute(z, tau, bits) : undefined) };
}
/** Weierstrass' functions of the lattice generated by 1 and τ (Fungrim) and Jacobi's of the parameter m = k². */
const WEIERSTRASS = {
    weierstrassp: weierstrass_binary(weierstrassP),
    weierstrasszeta: weierstrass_binary(weierstrassZeta),
    weierstrasssigma: weierstrass_binary(weierstrassSigma),
    jacobisn: weierstrass_binary((u, m, bits) => jacobi('sn', u, m, bits)),
    jacobicn: weierstrass_binary((u, m, bits) => jacobi('cn', u, m, bits)),
    jacobidn: weierstrass_binary((u, m, bits) => jacobi('dn', u, m, bits)),
};

;// CONCATENATED MODULE: ./build/math/special/classical.js










/** Bessel, Airy, hypergeometric, elliptic, theta and modular functions and orthogonal polynomials, by name. */
const CLASSICAL = {
    ...BESSEL,
    ...AIRY,
    ...HYPERGEOMETRIC,
    ...ELLIPTIC,
    ...CARLSON,
    ...COULOMB,
    ...MODULAR,
    ...WEIERSTRASS,
    ...ORTHOGONAL,
    ...LEGENDRE,
};

;// CONCATENATED MODULE: ./build/math/special/euler-maclaurin.js





/** Heights beyond this cost too many terms. */
const MAX_HEIGHT = 600;
/** Correction terms tried before giving up. */
const MAX_CORRECTIONS = 500;
/** How many terms to sum before the corrections: they fall like (2j / 2πe N)^2j, and |s| costs as much as 2j. */
function summedTerms(s, places) {
    requireSize(s, MAX_HEIGHT);
    return Math.ceil(0.14 * places + 0.4 * sizeOf(s)) + 4;
}
/**
 * Σ_{k ≥ 0} (x+k)^−s without its first terms, x being far enough to the right: x^(1−s)/(s−1) + x^−s/2 +
 * Σ B_2j/(2j)! (s)_{2j−1} x^(1−s−2j) (Euler and Maclaurin, DLMF 25.11.28), given x^−s. s ≠ 1.
 */
function tail(s, x, power, places) {
    const reciprocal = (0,complex/* inverse */.DI)(x, places);
    const square = (0,complex/* mul */.lK)(reciprocal, reciprocal, places);
    const main = (0,complex/* div */.y4)((0,complex/* mul */.lK)(power, x, places), (0,complex/* sub */.jb)(s, complex/* C_ONE */.Xf, 4 * places), places);
    let sum = (0,complex/* add */.WQ)(main, (0,complex/* timesPower */.OV)(power, -1), places);
    // (s)_{2j−1} x^(1−s−2j) / (2j)!
    let factor = (0,complex/* timesPower */.OV)((0,complex/* mul */.lK)((0,complex/* mul */.lK)(power, s, places), reciprocal, places), -1);
    for (let j = 1; j <= MAX_CORRECTIONS; j += 1) {
        const { over, under } = bernoulliNumber(2 * j);
        const term = (0,complex/* timesReal */.VK)(factor, (0,convert/* fromRational */.zy)(over, under, places), places);
        sum = (0,complex/* add */.WQ)(sum, term, places);
        if ((0,complex/* topOf */.HX)(term) < Math.max((0,complex/* topOf */.HX)(sum), 0) - places)
            return sum;
        const next = (0,complex/* mul */.lK)((0,complex/* add */.WQ)(s, ofInteger(2 * j - 1), places), (0,complex/* add */.WQ)(s, ofInteger(2 * j), places), places);
        factor = (0,complex/* mul */.lK)(factor, (0,complex/* mul */.lK)(next, square, places), places);
        factor = (0,complex/* div */.y4)(factor, ofInteger((2 * j + 1) * (2 * j + 2)), places);
    }
    throw new real/* NoValue */.hZ('corrections do not end');
}

;// CONCATENATED MODULE: ./build/math/special/integer-powers.js




/** ln k for small k, kept for the largest precision asked for. */
const logarithms = new Map();
function logInteger(k, bits) {
    const known = logarithms.get(k);
    if (known !== undefined && known.bits >= bits)
        return known.value;
    const precise = Math.ceil((bits + 32) / 64) * 64;
    const value = (0,kernels/* logReal */.R)({ m: BigInt(k), e: 0 }, precise);
    logarithms.set(k, { bits: precise, value });
    return value;
}
/** The smallest prime factor of k ≥ 2. */
function smallestFactor(k) {
    for (let p = 2; p * p <= k; p += 1)
        if (k % p === 0)
            return p;
    return k;
}
/** k^−s for k = 1, …, count at index k − 1: an exponential for every prime, a product for every other k. */
function inversePowers(s, count, bits) {
    const powers = [complex/* C_ONE */.Xf];
    const n = (0,complex/* integerValue */.Gf)(s);
    const work = bits + 12;
    for (let k = 2; k <= count; k += 1) {
        const p = smallestFactor(k);
        const [first, second] = [powers[p - 1], powers[k / p - 1]];
        powers.push(p < k && first && second ? (0,complex/* mul */.lK)(first, second, work) : inversePower(k, s, n, work));
    }
    return powers;
}
function inversePower(k, s, n, work) {
    if (n !== undefined && Math.abs(n) <= 1024)
        return (0,complex/* integerPower */.M6)(ofInteger(k), -n, work);
    const wide = work + Math.max(0, (0,complex/* topOf */.HX)(s)) + 8;
    return (0,elementary/* exp */.oN)((0,complex/* neg */.HZ)((0,complex/* timesReal */.VK)(s, logInteger(k, wide), wide)), work);
}

;// CONCATENATED MODULE: ./build/math/special/zeta.js












/** Right of this the Dirichlet series is summed as it stands: its terms fall by that many bits a doubling. */
const DIRECT_TERMS = 40;
/** ζ(n) at integers, kept for the largest precision asked for. */
const integers = new Map();
/** ζ(n) for an integer n ≠ 1. */
function zetaInteger(n, bits) {
    const known = integers.get(n);
    if (known !== undefined && known.bits >= bits)
        return known.value;
    const value = n < 0 || n === 0 ? zetaLeftInteger(-n, bits) : zetaRight(ofInteger(n), bits);
    integers.set(n, { bits, value });
    return value;
}
/** ζ(−n) = (−1)^n B_{n+1} / (n+1) (DLMF 25.6.3). */
function zetaLeftInteger(n, bits) {
    if (n === 0)
        return ofFraction(-1n, 2n, bits);
    const { over, under } = bernoulliNumber(n + 1);
    return over === 0n ? complex/* C_ZERO */.nT : ofFraction(-over, under * BigInt(n + 1), bits);
}
/** ζ for Re s ≥ 0, s ≠ 1: the series where it is short, else Euler and Maclaurin. */
function zetaRight(s, bits) {
    const work = bits + 12;
    const direct = Math.ceil(2 ** Math.min(30, work / Math.max(1e-9, (0,convert/* toNumber */.Ro)(s.re)))) + 1;
    if (direct <= DIRECT_TERMS)
        return zeta_sumOf(inversePowers(s, direct, work), work);
    return relative(bits, (places) => {
        const count = summedTerms(s, places);
        const powers = inversePowers(s, count, places + 8);
        const last = powers[count - 1] ?? complex/* C_ZERO */.nT;
        const rest = tail(s, ofInteger(count), last, places + 8);
        return (0,complex/* add */.WQ)(zeta_sumOf(powers.slice(0, -1), places + 8), rest, places + 8);
    });
}
/** The sum of numbers. */
function zeta_sumOf(terms, bits) {
    return terms.reduce((sum, term) => (0,complex/* add */.WQ)(sum, term, bits), complex/* C_ZERO */.nT);
}
/** ζ(s) in the whole plane, by 25.4.1 of the DLMF left of 0; throws {@link NoValue} at the pole 1. */
function zeta(s, bits) {
    const n = (0,complex/* integerValue */.Gf)(s);
    if (n === 1)
        throw new real/* NoValue */.hZ('pole');
    if (n !== undefined && n > -1000)
        return zetaInteger(n, bits);
    if (s.re.m >= 0n)
        return zetaRight(s, bits);
    if (n !== undefined && n % 2 === 0)
        return complex/* C_ZERO */.nT;
    // ζ(s) = 2 (2π)^(s−1) sin(πs/2) Γ(1−s) ζ(1−s)
    const work = bits + 16 + Math.max(0, (0,complex/* topOf */.HX)(s));
    const mirror = (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, s, 4 * work);
    const scale = (0,complex/* timesPower */.OV)((0,elementary/* pow */.n7)((0,complex/* ofReal */.e8)((0,real/* scaled */.vK)((0,constants.pi)(work), 1)), (0,complex/* neg */.HZ)(mirror), work), 1);
    const sine = (0,elementary/* sinPi */.EO)((0,complex/* timesPower */.OV)(s, -1), work);
    const rest = (0,complex/* mul */.lK)(gammaOf(mirror, work), zetaRight(mirror, work), work);
    return (0,complex/* mul */.lK)((0,complex/* mul */.lK)(scale, sine, work), rest, bits);
}
/** η(s) = Σ (−1)^(n−1) n^−s = (1 − 2^(1−s)) ζ(s), ln 2 at s = 1 (DLMF 25.2.3). */
function dirichletEta(s, bits) {
    if ((0,complex/* integerValue */.Gf)(s) === 1)
        return (0,complex/* ofReal */.e8)((0,kernels/* logReal */.R)({ m: 2n, e: 0 }, bits));
    const mirror = (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, s, 4 * bits);
    const work = bits + 8 + Math.max(0, -(0,complex/* topOf */.HX)(mirror));
    const factor = (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, (0,elementary/* pow */.n7)(ofInteger(2), mirror, work), work);
    return (0,complex/* mul */.lK)(factor, zeta(s, work), bits);
}
/** Steps to the right beyond this are refused. */
const zeta_MAX_STEPS = 2000;
/**
 * ζ(s, a) = Σ (a+k)^−s and its continuation in s (DLMF 25.11.1), principal powers; poles at s = 1 and, for Re s > 0, at
 * a = 0, −1, −2, …. B_{n+1}(a) at s = −n (DLMF 25.11.14).
 */
function hurwitz(s, a, bits) {
    const n = (0,complex/* integerValue */.Gf)(s);
    if (n === 1)
        throw new real/* NoValue */.hZ('pole');
    if (n !== undefined && n <= 0 && n > -150) {
        const value = bernoulliPolynomial(1 - n, a, bits + 4);
        return (0,complex/* neg */.HZ)((0,complex/* div */.y4)(value, ofInteger(1 - n), bits));
    }
    if ((0,complex/* integerValue */.Gf)(a) === 1)
        return zeta(s, bits);
    if (n !== undefined && n > 1 && n * Math.log2(Math.max(1.01, sizeOf(a) + 1)) > 4 * bits)
        throw new real/* NoValue */.hZ('too small');
    return relative(bits, (places) => hurwitzAt(s, a, places));
}
function hurwitzAt(s, a, places) {
    const start = summedTerms(s, places);
    const { re, im } = (0,complex/* toPair */.OG)(a);
    const steps = Math.max(0, Math.ceil(Math.abs(im) > 2 * start ? -re : start - re));
    if (!(steps <= zeta_MAX_STEPS))
        throw new real/* NoValue */.hZ('too many steps');
    const growth = Math.max(0, -(0,convert/* toNumber */.Ro)(s.re)) * Math.log2(Math.hypot(re + steps, im) + 2);
    const work = places + 12 + Math.ceil(growth) + Math.max(0, (0,complex/* topOf */.HX)(s)) * 2;
    let sum = complex/* C_ZERO */.nT;
    for (let k = 0; k < steps; k += 1) {
        const at = (0,complex/* add */.WQ)(a, ofInteger(k), 2 * work);
        sum = (0,complex/* add */.WQ)(sum, (0,elementary/* pow */.n7)(at, (0,complex/* neg */.HZ)(s), work), work);
    }
    const far = (0,complex/* add */.WQ)(a, ofInteger(steps), 2 * work);
    return (0,complex/* add */.WQ)(sum, tail(s, far, (0,elementary/* pow */.n7)(far, (0,complex/* neg */.HZ)(s), work), work), work);
}
/** The zeta functions, by the reader's names. */
const ZETA_FUNCTIONS = {
    zeta: unary(zeta, 700),
    dirichleteta: unary(dirichletEta, 750),
    hurwitz: binary(hurwitz, 2500),
};

;// CONCATENATED MODULE: ./build/math/special/digamma.js










/** Steps to the right beyond this are refused. */
const digamma_MAX_STEPS = 3000;
/** Orders of polygamma functions beyond this are refused. */
const MAX_ORDER = 300;
/** ψ(z) by its asymptotic series (DLMF 5.11.2) after steps to the right (5.5.2), by reflection (5.5.4) left of 1/2. */
function digamma(z, bits) {
    if (isPole(z))
        throw new real/* NoValue */.hZ('pole');
    if ((0,real/* compareReal */.eQ)(z.re, { m: 1n, e: -1 }) >= 0)
        return relative(bits, (places) => digammaRight(z, places));
    // ψ(z) = ψ(1−z) − π cot πz
    return relative(bits, (places) => {
        const cot = (0,complex/* div */.y4)((0,elementary/* cosPi */.jA)(z, places), (0,elementary/* sinPi */.EO)(z, places), places);
        const right = digammaRight((0,complex/* sub */.jb)(complex/* C_ONE */.Xf, z, 4 * places), places);
        return (0,complex/* sub */.jb)(right, (0,complex/* timesReal */.VK)(cot, (0,constants.pi)(places), places), places + Math.max(0, (0,complex/* topOf */.HX)(cot)));
    });
}
function digammaRight(z, places) {
    const work = places + 8;
    const { re, im } = (0,complex/* toPair */.OG)(z);
    const start = 0.17 * work + 3;
    const steps = Math.abs(im) > 2 * start ? 0 : Math.max(0, Math.ceil(start - re));
    let sum = complex/* C_ZERO */.nT;
    for (let k = 0; k < steps; k += 1)
        sum = (0,complex/* add */.WQ)(sum, (0,complex/* inverse */.DI)((0,complex/* add */.WQ)(z, ofInteger(k), 2 * work), work), work);
    return (0,complex/* sub */.jb)(digamma_asymptotic((0,complex/* add */.WQ)(z, ofInteger(steps), 2 * work), work), sum, work);
}
/** ln z − 1/2z − Σ B_2k / (2k z^2k). */
function digamma_asymptotic(z, work) {
    const reciprocal = (0,complex/* inverse */.DI)(z, work);
    const square = (0,complex/* mul */.lK)(reciprocal, reciprocal, work);
    let value = (0,complex/* sub */.jb)((0,elementary/* log */.Rm)(z, work), (0,complex/* timesPower */.OV)(reciprocal, -1), work);
    let power = square;
    for (let k = 1; (0,complex/* topOf */.HX)(power) + topOfBernoulli(k) > -work; k += 1) {
        const { over, under } = bernoulliNumber(2 * k);
        value = (0,complex/* sub */.jb)(value, (0,complex/* timesReal */.VK)(power, (0,convert/* fromRational */.zy)(over, under * BigInt(2 * k), work), work), work);
        power = (0,complex/* mul */.lK)(power, square, work);
    }
    return value;
}
function topOfBernoulli(k) {
    const { over, under } = bernoulliNumber(2 * k);
    return (0,real/* bitLength */.ao)(over) - (0,real/* bitLength */.ao)(under) + 1;
}
/** ψ^(m)(z) = (−1)^(m+1) m! ζ(m+1, z) (DLMF 25.11.12), ψ for m = 0. */
function polygamma(m, z, bits) {
    const order = (0,complex/* integerValue */.Gf)(m);
    if (order === undefined || order < 0 || order > MAX_ORDER)
        throw new real/* NoValue */.hZ('no such order');
    if (order === 0)
        return digamma(z, bits);
    if (isPole(z))
        throw new real/* NoValue */.hZ('pole');
    if ((0,complex/* toPair */.OG)(z).re < -digamma_MAX_STEPS)
        throw new real/* NoValue */.hZ('too many steps');
    const size = factorialOf(order);
    const value = hurwitz(ofInteger(order + 1), z, bits + 4);
    return (0,complex/* mul */.lK)(value, ofInteger(order % 2 === 1 ? size : -size), bits);
}
/** H_z = ψ(z+1) + γ (DLMF 5.4.14 for integers), 0 at 0. */
function harmonic(z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ZERO */.nT;
    return relative(bits, (places) => (0,complex/* add */.WQ)(digamma((0,complex/* add */.WQ)(z, complex/* C_ONE */.Xf, 4 * places), places), (0,complex/* ofReal */.e8)((0,constants/* euler */._B)(places)), places));
}
/** The logarithmic derivatives of Γ, by the reader's names. */
const DIGAMMA_FUNCTIONS = {
    digamma: unary(digamma, 300),
    polygamma: binary(polygamma, 1000),
    harmonic: unary(harmonic, 300),
};

;// CONCATENATED MODULE: ./build/math/special/asymptotic.js

/** Terms of a divergent series tried before giving up. */
const asymptotic_MAX_TERMS = 2000;
/**
 * The sum of a divergent series 1 + t(1) + t(2) + … with t(k) = t(k−1) · ratio(k), cut where its terms are below
 * 2^−places; undefined when they start to grow before that.
 */
function asymptoticSum(ratio, places) {
    let sum = complex/* C_ONE */.Xf;
    let term = complex/* C_ONE */.Xf;
    let grown = 0;
    for (let k = 1; k < asymptotic_MAX_TERMS; k += 1) {
        const next = (0,complex/* mul */.lK)(term, ratio(k), places + 8);
        if ((0,complex/* topOf */.HX)(next) < -places)
            return (0,complex/* add */.WQ)(sum, next, places + 8);
        // One term may be larger than the one before it (a small numerator); three in a row mean divergence.
        grown = (0,complex/* topOf */.HX)(next) > (0,complex/* topOf */.HX)(term) ? grown + 1 : 0;
        if (grown > 3)
            return undefined;
        sum = (0,complex/* add */.WQ)(sum, next, places + 8);
        term = next;
    }
    return undefined;
}
/** Whether |z| is so large that a series with the smallest term e^(−|z|) serves for so many bits, with some reserve. */
function isFarOut(size, bits) {
    return size > 0.75 * bits + 30;
}

;// CONCATENATED MODULE: ./build/math/special/error-functions.js








/** Larger arguments of an entire series are refused. */
const MAX_SQUARE = 4000;
function squareSize(z) {
    return sizeOf(z) ** 2;
}
/** 2z/√π times DLMF 7.6.2 (Re z² ≥ 0) or 7.6.1, neither with more cancellation than the bits added for |z|². */
function erfSeries(z, places) {
    const size = squareSize(z);
    if (!(size <= MAX_SQUARE))
        throw new real/* NoValue */.hZ('argument too large');
    const work = places + Math.ceil(3 * size) + 16;
    const square = (0,complex/* mul */.lK)(z, z, 2 * work);
    const front = (0,complex/* div */.y4)((0,complex/* timesPower */.OV)(z, 1), (0,complex/* sqrt */.RZ)((0,complex/* ofReal */.e8)((0,constants.pi)(work)), work), work);
    if (square.re.m >= 0n) {
        const sum = rationalSeries(square, work, (n) => [2n, 2n * n + 1n]);
        return (0,complex/* mul */.lK)(front, (0,complex/* mul */.lK)((0,elementary/* exp */.oN)((0,complex/* neg */.HZ)(square), work), sum, work), work);
    }
    const sum = rationalSeries((0,complex/* neg */.HZ)(square), work, (n) => [1n, n], (n) => 2n * n + 1n);
    return (0,complex/* mul */.lK)(front, sum, work);
}
/** erfc far out, Re z ≥ 0: e^(−z²)/(z√π) Σ (−1)^n (2n−1)!!/(2z²)^n (DLMF 7.12.1). */
function erfcFar(z, bits) {
    const work = bits + 16;
    const square = (0,complex/* mul */.lK)(z, z, 2 * work + Math.max(0, 2 * (0,complex/* topOf */.HX)(z)));
    const step = (0,complex/* timesPower */.OV)((0,complex/* inverse */.DI)(square, work), -1);
    const sum = asymptoticSum((k) => (0,complex/* timesInteger */.he)(step, 1 - 2 * k, work), work);
    if (sum === undefined)
        throw new real/* NoValue */.hZ('asymptotic series too short');
    const front = (0,complex/* div */.y4)((0,elementary/* exp */.oN)((0,complex/* neg */.HZ)(square), work), (0,complex/* mul */.lK)(z, (0,complex/* sqrt */.RZ)((0,complex/* ofReal */.e8)((0,constants.pi)(work)), work), work), work);
    return (0,complex/* mul */.lK)(front, sum, bits);
}
/** erf z, entire (DLMF 7.2.1). */
function erf(z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ZERO */.nT;
    if (z.re.m < 0n)
        return (0,complex/* neg */.HZ)(erf((0,complex/* neg */.HZ)(z), bits));
    if (isFarOut(squareSize(z), bits))
        return (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, erfcFar(z, bits), bits);
    return relative(bits, (places) => erfSeries(z, places));
}
/** erfc z = 1 − erf z, with its own digits where it is small (DLMF 7.2.2). */
function erfc(z, bits) {
    if (z.re.m < 0n)
        return (0,complex/* sub */.jb)(ofInteger(2), erfc((0,complex/* neg */.HZ)(z), bits + 4), bits);
    if (isFarOut(squareSize(z), bits))
        return erfcFar(z, bits);
    return relative(bits, (places) => (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, erfSeries(z, places), places + 4));
}
/** erfi z = −i erf iz. */
function erfi(z, bits) {
    return (0,complex/* neg */.HZ)((0,complex/* timesI */.UD)(erf((0,complex/* timesI */.UD)(z), bits)));
}
/** Dawson's integral F(z) = ½√π e^(−z²) erfi z (DLMF 7.2.5). */
function dawson(z, bits) {
    const work = bits + 16 + Math.max(0, 2 * (0,complex/* topOf */.HX)(z));
    const front = (0,complex/* timesPower */.OV)((0,complex/* sqrt */.RZ)((0,complex/* ofReal */.e8)((0,constants.pi)(work)), work), -1);
    const decay = (0,elementary/* exp */.oN)((0,complex/* neg */.HZ)((0,complex/* mul */.lK)(z, z, 2 * work)), work);
    return (0,complex/* mul */.lK)((0,complex/* mul */.lK)(front, decay, work), erfi(z, work), bits);
}
/** The two error functions erf ½√π (1 ± i) z from which both Fresnel integrals are made (DLMF 7.5.8). */
function fresnelParts(z, places) {
    const front = (0,complex/* timesPower */.OV)((0,complex/* mul */.lK)(z, (0,complex/* sqrt */.RZ)((0,complex/* ofReal */.e8)((0,constants.pi)(places)), places), places), -1);
    const turned = (0,complex/* timesI */.UD)(front);
    return [erf((0,complex/* add */.WQ)(front, turned, places), places), erf((0,complex/* sub */.jb)(front, turned, places), places)];
}
/** S(z) = ∫ sin(πt²/2) = (1+i)/4 (erf ½√π(1+i)z − i erf ½√π(1−i)z) (DLMF 7.2.8). */
function fresnelS(z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ZERO */.nT;
    return relative(bits, (places) => {
        const [plus, minus] = fresnelParts(z, places + 8);
        const sum = (0,complex/* sub */.jb)(plus, (0,complex/* timesI */.UD)(minus), places + 8);
        return (0,complex/* timesPower */.OV)((0,complex/* add */.WQ)(sum, (0,complex/* timesI */.UD)(sum), places + 8), -2);
    });
}
/** C(z) = ∫ cos(πt²/2) = (1−i)/4 (erf ½√π(1+i)z + i erf ½√π(1−i)z) (DLMF 7.2.7). */
function fresnelC(z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ZERO */.nT;
    return relative(bits, (places) => {
        const [plus, minus] = fresnelParts(z, places + 8);
        const sum = (0,complex/* add */.WQ)(plus, (0,complex/* timesI */.UD)(minus), places + 8);
        return (0,complex/* timesPower */.OV)((0,complex/* sub */.jb)(sum, (0,complex/* timesI */.UD)(sum), places + 8), -2);
    });
}
/** Error functions and Fresnel integrals, by the reader's names. */
const ERROR_FUNCTIONS = {
    erf: unary(erf, 250),
    erfc: unary(erfc, 400),
    erfi: unary(erfi, 250),
    dawson: unary(dawson, 300),
    fresnels: unary(fresnelS, 600),
    fresnelc: unary(fresnelC, 600),
};

;// CONCATENATED MODULE: ./build/math/special/exponential-integrals.js








/** Larger arguments of the entire series are refused. */
const exponential_integrals_MAX_SIZE = 2500;
/** Integer orders up to this are reached by recurrence. */
const exponential_integrals_MAX_ORDER = 300;
/** Ein z = Σ (−1)^(k+1) z^k / (k k!), entire (DLMF 6.6.2). */
function ein(z, places) {
    requireSize(z, exponential_integrals_MAX_SIZE);
    const work = places + Math.ceil(1.45 * sizeOf(z)) + 12;
    const sum = rationalSeries((0,complex/* neg */.HZ)(z), work, (n) => [1n, n], (n) => (n === 0n ? 1n : n));
    return (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, sum, work);
}
function eulerGamma(places) {
    return (0,complex/* ofReal */.e8)((0,constants/* euler */._B)(places));
}
/** E_s far out: e^(−z)/z Σ (−1)^k (s)_k / z^k (DLMF 8.20.2); undefined where the series is too short. */
function enFar(s, z, bits) {
    const work = bits + 16;
    const step = (0,complex/* neg */.HZ)((0,complex/* inverse */.DI)(z, work));
    const sum = asymptoticSum((k) => (0,complex/* mul */.lK)((0,complex/* add */.WQ)(s, ofInteger(k - 1), work), step, work), work);
    return sum && (0,complex/* mul */.lK)((0,complex/* div */.y4)((0,elementary/* exp */.oN)((0,complex/* neg */.HZ)(z), work), z, work), sum, bits);
}
/** E1(z), cut (−∞, 0], seen from above on it (DLMF 6.2.1). */
function e1(z, bits) {
    const far = isFarOut(sizeOf(z), bits) ? enFar(complex/* C_ONE */.Xf, z, bits) : undefined;
    if (far !== undefined)
        return far;
    return relative(bits, (places) => (0,complex/* sub */.jb)(ein(z, places), (0,complex/* add */.WQ)((0,elementary/* log */.Rm)(z, places), eulerGamma(places), places), places + Math.max(0, (0,complex/* topOf */.HX)(z)) * 2));
}
/** Ei(z): real on the whole real axis (DLMF 6.2.5), elsewhere γ + ln z − Ein(−z), cut (−∞, 0]. */
function ei(z, bits) {
    if ((0,complex/* isReal */.tE)(z) && z.re.m < 0n)
        return (0,complex/* neg */.HZ)(e1((0,complex/* neg */.HZ)(z), bits));
    if (isFarOut(sizeOf(z), bits))
        return eiFar(z, bits);
    return relative(bits, (places) => (0,complex/* sub */.jb)((0,complex/* add */.WQ)((0,elementary/* log */.Rm)(z, places), eulerGamma(places), places), ein((0,complex/* neg */.HZ)(z), places), places));
}
/** Ei z = −E1(−z) ± iπ off the real axis (DLMF 6.2.10 and its mirror); on it the mean of both sides. */
function eiFar(z, bits) {
    const outer = (0,complex/* neg */.HZ)(e1((0,complex/* neg */.HZ)(z), bits));
    if ((0,complex/* isReal */.tE)(z))
        return (0,complex/* ofReal */.e8)(outer.re);
    const turn = (0,constants.pi)(bits);
    return (0,complex/* add */.WQ)(outer, (0,complex/* ofReal */.e8)(real/* BIG_ZERO */.AH, z.im.m > 0n ? turn : (0,real/* negReal */.LX)(turn)), bits);
}
/** n E_{n+1} = e^(−z) − z E_n (DLMF 8.19.12) from E_1; its rounding grows like z^n/n!. */
function enInteger(n, z, bits) {
    if (n > exponential_integrals_MAX_ORDER)
        throw new real/* NoValue */.hZ('order too large');
    requireSize(z, exponential_integrals_MAX_SIZE);
    return relative(bits, (places) => {
        const work = places + Math.ceil(3 * sizeOf(z)) + 16;
        const decay = (0,elementary/* exp */.oN)((0,complex/* neg */.HZ)(z), work);
        let value = e1(z, work);
        for (let k = 1; k < n; k += 1) {
            value = (0,complex/* div */.y4)((0,complex/* sub */.jb)(decay, (0,complex/* mul */.lK)(z, value, work), work), ofInteger(k), work);
        }
        return value;
    });
}
/** li z = Ei ln z (DLMF 6.2.8), 0 at 0. */
function li(z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ZERO */.nT;
    const near = (0,complex/* sub */.jb)(z, complex/* C_ONE */.Xf, 64);
    const work = 2 * bits + Math.max(0, -(0,complex/* topOf */.HX)(near));
    return ei((0,elementary/* log */.Rm)(z, work), bits);
}
/** Exponential and logarithmic integrals, by the reader's names. */
const EXPONENTIAL_INTEGRALS = {
    ei: unary(ei, 300),
    e1: unary(e1, 400),
    li: unary(li, 400),
};

;// CONCATENATED MODULE: ./build/math/special/gamma-family.js







/** B(a, b) = Γ(a) Γ(b) / Γ(a+b) (DLMF 5.12.1). */
function beta(a, b, bits) {
    const work = bits + 8;
    const above = (0,complex/* mul */.lK)(gammaOf(a, work), gammaOf(b, work), work);
    return (0,complex/* mul */.lK)(above, reciprocalGamma((0,complex/* add */.WQ)(a, b, 4 * work), work), bits);
}
function gamma_family_factorial(z, bits) {
    return gammaOf((0,complex/* add */.WQ)(z, complex/* C_ONE */.Xf, 4 * bits), bits);
}
/** n!! = 2^(z/2) (π/2)^((cos πz − 1)/4) Γ(1 + z/2), the continuation that keeps both recurrences (Wolfram functions site, 06.02.02). */
function doubleFactorial(z, bits) {
    const work = bits + 12 + Math.max(0, (0,complex/* topOf */.HX)(z));
    const half = (0,complex/* timesPower */.OV)(z, -1);
    const main = gammaOf((0,complex/* add */.WQ)(complex/* C_ONE */.Xf, half, 4 * work), work);
    const two = (0,elementary/* pow */.n7)(ofInteger(2), half, work);
    const exponent = (0,complex/* timesPower */.OV)((0,complex/* sub */.jb)((0,elementary/* cosPi */.jA)(z, work), complex/* C_ONE */.Xf, work), -2);
    return (0,complex/* mul */.lK)((0,complex/* mul */.lK)(main, two, work), (0,elementary/* pow */.n7)((0,complex/* ofReal */.e8)((0,real/* scaled */.vK)((0,constants.pi)(work), -1)), exponent, work), bits);
}
/** Integers k up to this make a binomial coefficient a product. */
const gamma_family_MAX_PRODUCT = 600;
/**
 * C(n, k) = Γ(n+1) / (Γ(k+1) Γ(n−k+1)) (DLMF 1.2.6), a product for k = 0, 1, 2, …; where both n and k are negative
 * integers conventions differ and there is no value.
 */
function binomial(n, k, bits) {
    const count = (0,complex/* integerValue */.Gf)(k);
    const work = bits + 12;
    if (count !== undefined && count >= 0 && count <= gamma_family_MAX_PRODUCT) {
        const from = (0,complex/* sub */.jb)(n, (0,complex/* sub */.jb)(k, complex/* C_ONE */.Xf, 64), 4 * work);
        return (0,complex/* div */.y4)(risingProduct(from, count, work), ofInteger(factorialOf(count)), bits);
    }
    const top = gammaOf((0,complex/* add */.WQ)(n, complex/* C_ONE */.Xf, 4 * work), work);
    const left = reciprocalGamma((0,complex/* add */.WQ)(k, complex/* C_ONE */.Xf, 4 * work), work);
    return (0,complex/* mul */.lK)((0,complex/* mul */.lK)(top, left, work), reciprocalGamma((0,complex/* add */.WQ)((0,complex/* sub */.jb)(n, k, 4 * work), complex/* C_ONE */.Xf, 4 * work), work), bits);
}
/** x (x−1) … (x−n+1) = Γ(x+1)/Γ(x−n+1) (DLMF 26.1). */
function fallingFactorial(x, n, bits) {
    return pochhammer((0,complex/* add */.WQ)((0,complex/* sub */.jb)(x, n, 4 * bits), complex/* C_ONE */.Xf, 4 * bits), n, bits);
}
/** The gamma function and its quotients, by the reader's names. */
const GAMMA_FUNCTIONS = {
    gamma: unary(gammaOf, 300),
    loggamma: unary(logGamma, 400),
    rgamma: unary(reciprocalGamma, 300),
    factorial: unary(gamma_family_factorial, 300),
    doublefactorial: unary(doubleFactorial, 600),
    pochhammer: binary(pochhammer, 600),
    fallingfactorial: binary(fallingFactorial, 600),
    beta: binary(beta, 900),
    binomial: binary(binomial, 900),
};

;// CONCATENATED MODULE: ./build/math/special/incomplete-gamma.js









/** Larger arguments of the series are refused. */
const incomplete_gamma_MAX_SIZE = 2000;
const incomplete_gamma_MAX_TERMS = 20_000;
/** a / b in fixed point. */
function fixedQuotient(a, b, up) {
    if (b.im === 0n)
        return { re: (a.re << up) / b.re, im: a.im === 0n ? 0n : (a.im << up) / b.re };
    const size = b.re * b.re + b.im * b.im;
    return {
        re: ((a.re * b.re + a.im * b.im) << up) / size,
        im: ((a.im * b.re - a.re * b.im) << up) / size,
    };
}
/** Σ z^n / (s)_{n+1} (DLMF 8.7.1 with 8.5.1), for Re z ≥ 0, where its terms do not cancel. */
function risingSeries(s, z, work) {
    const up = BigInt(work);
    const at = toFixed(z, work);
    let shift = toFixed(s, work);
    let term = fixedQuotient({ re: 1n << up, im: 0n }, shift, up);
    let [re, im] = [term.re, term.im];
    for (let n = 1; n < incomplete_gamma_MAX_TERMS; n += 1) {
        shift = { re: shift.re + (1n << up), im: shift.im };
        term = fixedQuotient(fixedProduct(term, at, up), shift, up);
        if (isSpent(term))
            return fromFixed({ re, im }, work, work);
        re += term.re;
        im += term.im;
    }
    throw new real/* NoValue */.hZ('series too long');
}
/** Σ (−z)^n / (n! (s+n)) (DLMF 8.7.1), for Re z < 0. */
function fallingSeries(s, z, work) {
    const up = BigInt(work);
    const at = toFixed((0,complex/* neg */.HZ)(z), work);
    let shift = toFixed(s, work);
    let term = { re: 1n << up, im: 0n };
    let { re, im } = fixedQuotient(term, shift, up);
    for (let n = 1; n < incomplete_gamma_MAX_TERMS; n += 1) {
        shift = { re: shift.re + (1n << up), im: shift.im };
        const product = fixedProduct(term, at, up);
        term = { re: product.re / BigInt(n), im: product.im / BigInt(n) };
        if (isSpent(term))
            return fromFixed({ re, im }, work, work);
        const part = fixedQuotient(term, shift, up);
        re += part.re;
        im += part.im;
    }
    throw new real/* NoValue */.hZ('series too long');
}
/** γ(s, z) by its series, right to `places` relative to the largest factor. */
function lowerSeries(s, z, places) {
    requireSize(z, incomplete_gamma_MAX_SIZE);
    requireSize(s, incomplete_gamma_MAX_SIZE);
    const work = places + Math.ceil(3 * sizeOf(z)) + 2 * Math.max(0, -(0,complex/* topOf */.HX)(s)) + 24;
    // The terms of the rising series grow where s + n passes 0.
    const passing = Math.max(0, -2 * (0,complex/* toPair */.OG)(s).re) * Math.max(1, (0,complex/* topOf */.HX)(z) + 2);
    const wide = work + Math.ceil(passing);
    const power = (0,elementary/* pow */.n7)(z, s, wide);
    if (z.re.m < 0n)
        return (0,complex/* mul */.lK)(power, fallingSeries(s, z, wide), wide);
    return (0,complex/* mul */.lK)((0,complex/* mul */.lK)(power, (0,elementary/* exp */.oN)((0,complex/* neg */.HZ)(z), wide), wide), risingSeries(s, z, wide), wide);
}
/** Γ(s, z) far out: z^(s−1) e^−z Σ (s−1)…(s−k)/z^k (DLMF 8.11.2); undefined where the series is too short. */
function upperFar(s, z, bits) {
    if (!isFarOut(sizeOf(z), bits))
        return undefined;
    const work = bits + 16;
    const step = (0,complex/* inverse */.DI)(z, work);
    const sum = asymptoticSum((k) => (0,complex/* mul */.lK)((0,complex/* sub */.jb)(s, ofInteger(k), work), step, work), work);
    const front = sum && (0,elementary/* pow */.n7)(z, (0,complex/* sub */.jb)(s, complex/* C_ONE */.Xf, 4 * work), work);
    return front && (0,complex/* mul */.lK)((0,complex/* mul */.lK)(front, (0,elementary/* exp */.oN)((0,complex/* neg */.HZ)(z), work), work), sum, bits);
}
/** Γ(s, z) with principal z^s (DLMF 8.2.2); z^−n E_{n+1}(z) at s = −n, Γ(s) at z = 0. */
function upperGamma(s, z, bits) {
    if ((0,complex/* isZero */.be)(z)) {
        if (s.re.m <= 0n)
            throw new real/* NoValue */.hZ('diverges');
        return gammaOf(s, bits);
    }
    const far = upperFar(s, z, bits);
    if (far !== undefined)
        return far;
    const n = (0,complex/* integerValue */.Gf)(s);
    if (n !== undefined && n <= 0)
        return (0,complex/* mul */.lK)((0,elementary/* pow */.n7)(z, s, bits + 8), enInteger(1 - n, z, bits + 8), bits);
    return relative(bits, (places) => {
        const whole = gammaOf(s, places + 16 + gammaTop(s));
        return (0,complex/* sub */.jb)(whole, lowerSeries(s, z, places + gammaTop(s)), places + 16 + gammaTop(s));
    });
}
/** About log2 |Γ(s)| where that is large, also next to its poles. */
function gammaTop(s) {
    return Math.max(0, (0,complex/* topOf */.HX)(gammaOf(s, 64)));
}
/** γ(s, z) = Γ(s) − Γ(s, z) with principal z^s (DLMF 8.2.1); poles at s = 0, −1, −2, …. */
function lowerGamma(s, z, bits) {
    if (isPole(s))
        throw new real/* NoValue */.hZ('pole');
    if ((0,complex/* isZero */.be)(z)) {
        if (s.re.m <= 0n)
            throw new real/* NoValue */.hZ('diverges');
        return complex/* C_ZERO */.nT;
    }
    if (upperFar(s, z, 64) === undefined || !isFarOut(sizeOf(z), bits)) {
        return relative(bits, (places) => lowerSeries(s, z, places));
    }
    return relative(bits, (places) => {
        const wide = places + gammaTop(s);
        return (0,complex/* sub */.jb)(gammaOf(s, wide), upperGamma(s, z, wide), wide);
    });
}
/** Q(s, z) = Γ(s, z)/Γ(s) (DLMF 8.2.4), 0 at the poles of Γ. */
function gammaQ(s, z, bits) {
    if (isPole(s))
        return complex/* C_ZERO */.nT;
    return (0,complex/* mul */.lK)(upperGamma(s, z, bits + 8), reciprocalGamma(s, bits + 8), bits);
}
/** P(s, z) = γ(s, z)/Γ(s) (DLMF 8.2.4), 1 at the poles of Γ. */
function gammaP(s, z, bits) {
    if (isPole(s))
        return complex/* C_ONE */.Xf;
    return (0,complex/* mul */.lK)(lowerGamma(s, z, bits + 8), reciprocalGamma(s, bits + 8), bits);
}
/** Incomplete gamma functions, by the reader's names. */
const INCOMPLETE_GAMMA = {
    uppergamma: binary(upperGamma, 1000),
    lowergamma: binary(lowerGamma, 600),
    gammaq: binary(gammaQ, 1200),
    gammap: binary(gammaP, 800),
};

;// CONCATENATED MODULE: ./build/math/special/general-exponential.js








/** E_s(z) = z^(s−1) Γ(1−s, z) (DLMF 8.19.1), 1/(s−1) at z = 0 for Re s > 1. */
function en(s, z, bits) {
    if ((0,complex/* isZero */.be)(z)) {
        if ((0,real/* compareReal */.eQ)(s.re, { m: 1n, e: 0 }) <= 0)
            throw new real/* NoValue */.hZ('diverges');
        return (0,complex/* inverse */.DI)((0,complex/* sub */.jb)(s, complex/* C_ONE */.Xf, 4 * bits), bits);
    }
    const far = isFarOut(sizeOf(z), bits) ? enFar(s, z, bits) : undefined;
    if (far !== undefined)
        return far;
    const n = (0,complex/* integerValue */.Gf)(s);
    if (n !== undefined && n > 0)
        return enInteger(n, z, bits);
    const order = (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, s, 4 * bits);
    return (0,complex/* mul */.lK)((0,elementary/* pow */.n7)(z, (0,complex/* neg */.HZ)(order), bits + 8), upperGamma(order, z, bits + 8), bits);
}
/** The exponential integral of any order, by the reader's name. */
const GENERAL_EXPONENTIAL = { en: binary(en, 1500) };

;// CONCATENATED MODULE: ./build/math/special/incomplete-beta.js







/** Beyond this modulus the series is refused. */
const MAX_RADIUS = 0.95;
/** Parameters beyond this are refused. */
const incomplete_beta_MAX_SIZE = 1000;
/** x^a (1−x)^b / a · Σ (a+b)_n x^n / (a+1)_n (DLMF 8.17.8). */
function incomplete_beta_series(x, a, b, places) {
    const work = places + 24;
    const front = (0,complex/* mul */.lK)((0,elementary/* pow */.n7)(x, a, work), (0,elementary/* pow */.n7)((0,complex/* sub */.jb)(complex/* C_ONE */.Xf, x, 4 * work), b, work), work);
    const both = (0,complex/* add */.WQ)(a, b, 4 * work);
    let sum = complex/* C_ONE */.Xf;
    let term = complex/* C_ONE */.Xf;
    for (let n = 1; (0,complex/* topOf */.HX)(term) - (0,complex/* topOf */.HX)(sum) > -work; n += 1) {
        if (n > 4 * work + 4 * incomplete_beta_MAX_SIZE)
            throw new real/* NoValue */.hZ('series too long');
        const over = (0,complex/* mul */.lK)((0,complex/* add */.WQ)(both, ofInteger(n - 1), work), x, work);
        term = (0,complex/* mul */.lK)(term, (0,complex/* div */.y4)(over, (0,complex/* add */.WQ)(a, ofInteger(n), work), work), work);
        if ((0,complex/* isZero */.be)(term))
            break;
        sum = (0,complex/* add */.WQ)(sum, term, work);
    }
    return (0,complex/* div */.y4)((0,complex/* mul */.lK)(front, sum, work), a, work);
}
/** B_x(a, b) = ∫_0^x t^(a−1) (1−t)^(b−1) dt with principal powers (DLMF 8.17.1), within reach of the series at 0 or 1. */
function betaIncomplete(x, a, b, bits) {
    if (isPole(a))
        throw new real/* NoValue */.hZ('pole');
    if ((0,complex/* isZero */.be)(x)) {
        if (a.re.m <= 0n)
            throw new real/* NoValue */.hZ('diverges');
        return complex/* C_ZERO */.nT;
    }
    requireSize(a, incomplete_beta_MAX_SIZE);
    requireSize(b, incomplete_beta_MAX_SIZE);
    const rest = (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, x, 4 * bits);
    if ((0,complex/* isZero */.be)(rest))
        return beta(a, b, bits);
    const [near, far] = [sizeOf(x), sizeOf(rest)];
    if (near <= Math.max(0.5, isPole(b) ? MAX_RADIUS : 0.5) || near <= far) {
        if (near > MAX_RADIUS)
            throw new real/* NoValue */.hZ('outside the disc of the series');
        return relative(bits, (places) => incomplete_beta_series(x, a, b, places));
    }
    if (far > MAX_RADIUS || isPole(b))
        throw new real/* NoValue */.hZ('outside the disc of the series');
    return relative(bits, (places) => (0,complex/* sub */.jb)(beta(a, b, places), incomplete_beta_series(rest, b, a, places), places));
}
/** I_x(a, b) = B_x(a, b)/B(a, b) (DLMF 8.17.2). */
function betaRegularized(x, a, b, bits) {
    return (0,complex/* div */.y4)(betaIncomplete(x, a, b, bits + 8), beta(a, b, bits + 8), bits);
}
/** Incomplete beta functions, by the reader's names. */
const INCOMPLETE_BETA = {
    betainc: ternary(betaIncomplete, 4000),
    betaincregularized: ternary(betaRegularized, 4500),
};

;// CONCATENATED MODULE: ./build/math/special/lambert.js





/** Halley steps tried; each triples the digits once it is near. */
const lambert_MAX_STEPS = 60;
/** Below this |ez + 1| a branch that meets −1/e starts from its square-root series. */
const NEAR_BRANCH_POINT = 0.3;
const MAX_BRANCH = 1_000_000;
/** A start from the series in p = ±√(2(ez+1)): w = −1 + p − p²/3 (DLMF 4.13.6). */
function nearBranchPoint(z, sign) {
    const inner = (0,complex/* timesPower */.OV)((0,complex/* add */.WQ)((0,complex/* timesReal */.VK)(z, (0,constants/* eulerNumber */.nO)(64), 64), complex/* C_ONE */.Xf, 64), 1);
    const root = (0,complex/* sqrt */.RZ)(inner, 64);
    const p = sign === 1 ? root : (0,complex/* neg */.HZ)(root);
    const third = (0,complex/* div */.y4)((0,complex/* mul */.lK)(p, p, 64), ofInteger(3), 64);
    return (0,complex/* sub */.jb)((0,complex/* sub */.jb)(p, complex/* C_ONE */.Xf, 64), third, 64);
}
/** A start from L1 − L2 + L2/L1 with L1 = ln z + 2πik, L2 = ln L1 (DLMF 4.13.10). */
function farOut(k, z) {
    const turn = (0,complex/* timesReal */.VK)((0,complex/* ofReal */.e8)(real/* BIG_ZERO */.AH, (0,constants.pi)(64)), { m: BigInt(2 * k), e: 0 }, 64);
    const outer = (0,complex/* add */.WQ)((0,elementary/* log */.Rm)(z, 64), turn, 64);
    const inner = (0,elementary/* log */.Rm)(outer, 64);
    return (0,complex/* add */.WQ)((0,complex/* sub */.jb)(outer, inner, 64), (0,complex/* div */.y4)(inner, outer, 64), 64);
}
/** Whether z lies on [−1/e, 0), where W_0 and W_−1 are real. */
function isRealPair(z) {
    if (!(0,complex/* isReal */.tE)(z) || z.re.m >= 0n)
        return false;
    return (0,real/* compareReal */.eQ)((0,real/* mulReal */.rp)(z.re, (0,constants/* eulerNumber */.nO)(400), 400), { m: -1n, e: 0 }) >= 0;
}
function start(k, z) {
    const close = sizeOf((0,complex/* add */.WQ)((0,complex/* timesReal */.VK)(z, (0,constants/* eulerNumber */.nO)(64), 64), complex/* C_ONE */.Xf, 64)) < NEAR_BRANCH_POINT;
    if (close && k === 0)
        return nearBranchPoint(z, 1);
    // W_−1 meets the branch point from above its cut, W_1 from below it.
    if (close && ((k === -1 && z.im.m >= 0n) || (k === 1 && z.im.m < 0n)))
        return nearBranchPoint(z, -1);
    if (k === -1 && isRealPair(z)) {
        const outer = (0,elementary/* log */.Rm)((0,complex/* neg */.HZ)(z), 64);
        return (0,complex/* sub */.jb)(outer, (0,elementary/* log */.Rm)((0,complex/* neg */.HZ)(outer), 64), 64);
    }
    if (k === 0 && sizeOf(z) < 3)
        return (0,elementary/* log */.Rm)((0,complex/* add */.WQ)(complex/* C_ONE */.Xf, z, 64), 64);
    return farOut(k, z);
}
/** One Halley step for w e^w = z (Corless et al., On the Lambert W function, 1996, 5.9). */
function step(w, z, work) {
    const grown = (0,elementary/* exp */.oN)(w, work);
    const off = (0,complex/* sub */.jb)((0,complex/* mul */.lK)(w, grown, work), z, work);
    const plus = (0,complex/* add */.WQ)(w, complex/* C_ONE */.Xf, work);
    const bend = (0,complex/* div */.y4)((0,complex/* mul */.lK)((0,complex/* add */.WQ)(plus, complex/* C_ONE */.Xf, work), off, work), (0,complex/* timesPower */.OV)(plus, 1), work);
    return (0,complex/* sub */.jb)(w, (0,complex/* div */.y4)(off, (0,complex/* sub */.jb)((0,complex/* mul */.lK)(grown, plus, work), bend, work), work), work);
}
/** Whether w is on branch k: w + ln w = ln z + 2πik (Corless et al. 1996, 4.18), for W_−1 real with k = 0. */
function isOnBranch(w, k, z) {
    const off = (0,complex/* toPair */.OG)((0,complex/* sub */.jb)((0,complex/* add */.WQ)(w, (0,elementary/* log */.Rm)(w, 64), 64), (0,elementary/* log */.Rm)(z, 64), 64)).im / (2 * Math.PI);
    const wanted = k === -1 && isRealPair(z) ? 0 : k;
    return Math.abs(off - wanted) < 0.25;
}
/** W_k(z), the branches of w e^w = z (DLMF 4.13; cuts as Corless et al. 1996): W_0(0) = 0, other branches have no value at 0. */
function lambertW(k, z, bits) {
    const branch = (0,complex/* integerValue */.Gf)(k);
    if (branch === undefined || Math.abs(branch) > MAX_BRANCH)
        throw new real/* NoValue */.hZ('no such branch');
    if ((0,complex/* isZero */.be)(z)) {
        if (branch !== 0)
            throw new real/* NoValue */.hZ('no value at 0');
        return complex/* C_ZERO */.nT;
    }
    const tiny = Math.max(0, -(0,complex/* topOf */.HX)(z));
    const work = 2 * bits + 16 + (branch === 0 ? Math.min(tiny, 4 * bits) : 0);
    let w = start(branch, z);
    for (let i = 0; i < lambert_MAX_STEPS; i += 1) {
        const next = step(w, z, i < 3 ? 128 : work);
        const moved = (0,complex/* topOf */.HX)((0,complex/* sub */.jb)(next, w, work)) - (0,complex/* topOf */.HX)(next);
        w = next;
        if (i >= 3 && moved < -bits / 2 - 4)
            return finished(w, branch, z);
    }
    throw new real/* NoValue */.hZ('no convergence');
}
function finished(w, branch, z) {
    const isRealBranch = (branch === 0 && (0,complex/* isReal */.tE)(z) && z.re.m > 0n) || ((branch === 0 || branch === -1) && isRealPair(z));
    if (!isOnBranch(w, branch, z))
        throw new real/* NoValue */.hZ('another branch');
    return isRealBranch ? (0,complex/* ofReal */.e8)(w.re) : w;
}
/** The Lambert function, by the reader's name: lambertw(z) is W_0, lambertw(k, z) is W_k. */
const LAMBERT = {
    lambertw: {
        arity: [1, 2],
        cost: 800,
        value: ([k, z], bits) => k && (z === undefined ? lambertW(complex/* C_ZERO */.nT, k, bits) : lambertW(k, z, bits)),
    },
};

;// CONCATENATED MODULE: ./build/math/special/stirling-numbers.js

/** Rows of the triangles beyond this are not computed. */
const MAX_ROW = 400;
/** A row of a triangle t(n, k) = t(n−1, k−1) + by(n, k) t(n−1, k) with t(0, 0) = 1. */
function triangleRow(n, by) {
    if (n < 0 || n > MAX_ROW)
        throw new real/* NoValue */.hZ('row out of range');
    let row = [1n];
    for (let m = 1; m <= n; m += 1) {
        const last = row;
        row = Array.from({ length: m + 1 }, (_, k) => (last[k - 1] ?? 0n) + by(m, k) * (last[k] ?? 0n));
    }
    return row;
}
/** S(n, k), the partitions of n things into k classes, k = 0 … n (DLMF 26.8.22). */
function stirlingRow(n) {
    return triangleRow(n, (_, k) => BigInt(k));
}
/** The permutations of n things with k cycles, k = 0 … n (DLMF 26.13.3); (−1)^(n−k) of it is s(n, k). */
function cycleRow(n) {
    return triangleRow(n, (m) => BigInt(m - 1));
}

;// CONCATENATED MODULE: ./build/math/special/number-sequences.js







/** Indices of whole sequences beyond this are refused. */
const MAX_INDEX = 2000;
const partitions = [1n];
let secants = [];
const MAX_EULER = 400;
/** The integer an argument is; throws {@link NoValue} when it is none or lies outside the range. */
function requireInteger(z, from, to) {
    const n = (0,complex/* integerValue */.Gf)(z);
    if (n === undefined || n < from || n > to)
        throw new real/* NoValue */.hZ('no integer in range');
    return n;
}
/** p(n) by Euler's pentagonal recurrence (DLMF 26.9.2, 27.14.6); 0 for n < 0. */
function partitionCount(n) {
    if (n < 0)
        return 0n;
    for (let m = partitions.length; m <= n; m += 1) {
        let sum = 0n;
        for (let k = 1; (k * (3 * k - 1)) / 2 <= m; k += 1) {
            const pair = (partitions[m - (k * (3 * k - 1)) / 2] ?? 0n) + (partitions[m - (k * (3 * k + 1)) / 2] ?? 0n);
            sum += k % 2 === 1 ? pair : -pair;
        }
        partitions.push(sum);
    }
    return partitions[n] ?? 0n;
}
/** Secant numbers by Brent and Harvey 2011, algorithm SecantNumbers. */
function secantNumbers(count) {
    const s = [1n];
    for (let k = 1; k <= count; k += 1)
        s[k] = BigInt(k) * (s[k - 1] ?? 0n);
    for (let k = 1; k <= count; k += 1) {
        for (let j = k + 1; j <= count; j += 1)
            s[j] = BigInt(j - k) * (s[j - 1] ?? 0n) + BigInt(j - k + 1) * (s[j] ?? 0n);
    }
    return s;
}
/** E_n, zero for odd n, E_2k = (−1)^k S_k (DLMF 24.2.6). */
function eulerNumberOf(n) {
    if (n % 2 === 1)
        return 0n;
    if (secants.length <= n / 2)
        secants = secantNumbers(Math.max(32, n / 2));
    const size = secants[n / 2] ?? 0n;
    return n % 4 === 0 ? size : -size;
}
/** E_n(1/2) = 0 for odd n, E_n(0) = E_n(1) = 0 for even n ≥ 2 (DLMF 24.4.28, 24.4.26). */
function isEulerZero(n, x) {
    const doubled = (0,complex/* integerValue */.Gf)((0,complex/* timesPower */.OV)(x, 1));
    return n % 2 === 1 ? doubled === 1 : n > 0 && (doubled === 0 || doubled === 2);
}
/** E_n(x) = 2/(n+1) (B_{n+1}(x) − 2^(n+1) B_{n+1}(x/2)) (DLMF 24.4.22). */
function eulerPolynomial(n, x, bits) {
    const degree = requireInteger(n, 0, 150);
    if (isEulerZero(degree, x))
        return complex/* C_ZERO */.nT;
    const half = (0,complex/* timesPower */.OV)(x, -1);
    return relative(bits, (places) => {
        const work = places + degree + 8 + (degree + 1) * Math.max(2, (0,complex/* topOf */.HX)(x) + 1);
        const whole = bernoulliPolynomial(degree + 1, x, work);
        const halved = (0,complex/* timesPower */.OV)(bernoulliPolynomial(degree + 1, half, work), degree + 1);
        return (0,complex/* div */.y4)((0,complex/* timesPower */.OV)((0,complex/* sub */.jb)(whole, halved, work), 1), ofInteger(degree + 1), work);
    });
}
/** F_z = (φ^z − cos(πz) φ^−z)/√5, or the sum of both for L_z: the integers at integers. */
function fibonacciLike(z, sign, bits) {
    const n = (0,complex/* integerValue */.Gf)(z);
    const work = bits + 16 + Math.max(0, (0,complex/* topOf */.HX)(z)) + (n === undefined ? 0 : Math.abs(n));
    if (n !== undefined && Math.abs(n) > 20 * MAX_INDEX)
        throw new real/* NoValue */.hZ('index out of range');
    const root = (0,real/* sqrtReal */.LA)({ m: 5n, e: 0 }, work);
    const golden = (0,complex/* ofReal */.e8)((0,real/* scaled */.vK)((0,real/* addReal */.Mh)(real/* BIG_ONE */.Mm, root, work), -1));
    const up = (0,elementary/* pow */.n7)(golden, z, work);
    const down = (0,complex/* mul */.lK)((0,elementary/* cosPi */.jA)(z, work), (0,complex/* inverse */.DI)(up, work), work);
    if (sign === 1)
        return rounding((0,complex/* add */.WQ)(up, down, work), n);
    return rounding((0,complex/* div */.y4)((0,complex/* sub */.jb)(up, down, work), (0,complex/* ofReal */.e8)(root), work), n);
}
function rounding(value, n) {
    return n === undefined ? value : (0,complex/* ofReal */.e8)({ m: (0,real/* nearestInteger */.t0)(value.re), e: 0 });
}
function number_sequences_whole(of, to, from = 0) {
    return (z) => ofInteger(of(requireInteger(z, from, to)));
}
/** t(n, k) of a triangle of numbers, 0 outside it. */
function triangle(row, isSigned = false) {
    return binary((n, k) => {
        const [i, j] = [requireInteger(n, 0, 400), requireInteger(k, -MAX_INDEX, MAX_INDEX)];
        const value = row(i)[j] ?? 0n;
        return ofInteger(isSigned && (i - j) % 2 !== 0 ? -value : value);
    }, 500);
}
function bernoulli(n, bits) {
    const { over, under } = bernoulliNumber(requireInteger(n, 0, 600));
    return ofFraction(over, under, bits);
}
/** C_n = C(2n, n)/(n+1) (DLMF 26.5.1), by C_{m+1} = C_m (4m+2)/(m+2) (26.5.6 telescoped). */
function catalanNumber(n) {
    let value = 1n;
    for (let m = 0n; m < n; m += 1n)
        value = (value * (4n * m + 2n)) / (m + 2n);
    return value;
}
/** Sequences of numbers and their polynomials, by the reader's names. */
const NUMBER_SEQUENCES = {
    bernoulli: unary(bernoulli, 20),
    eulernumber: unary(number_sequences_whole(eulerNumberOf, MAX_EULER), 20),
    bernoullipoly: binary((n, x, bits) => bernoulliPolynomial(requireInteger(n, 0, 150), x, bits), 200),
    eulerpoly: binary(eulerPolynomial, 400),
    fibonacci: unary((z, bits) => fibonacciLike(z, -1, bits), 200),
    lucas: unary((z, bits) => fibonacciLike(z, 1, bits), 200),
    partitions: unary(number_sequences_whole(partitionCount, MAX_INDEX, -MAX_INDEX), 300),
    catalannumber: unary(number_sequences_whole(catalanNumber, MAX_INDEX), 100),
    bell: unary(number_sequences_whole((n) => stirlingRow(n).reduce((sum, s) => sum + s, 0n), 300), 500),
    stirling1: triangle(cycleRow, true),
    stirlingcycle: triangle(cycleRow),
    stirling2: triangle(stirlingRow),
};

;// CONCATENATED MODULE: ./build/math/special/number-theory.js






/** Integers beyond this are not factored; trial division then ends at 10^6. */
const MAX_FACTORED = 1e12;
/** How many arguments gcd and lcm take. */
const MANY = [1, 2, 3, 4, 5, 6, 7, 8];
/** Primes of n ≥ 1 with their exponents, by trial division. */
function factorsOf(n) {
    const found = [];
    let rest = n;
    for (let p = 2; p * p <= rest; p += p === 2 ? 1 : 2) {
        let exponent = 0;
        for (; rest % p === 0; rest /= p)
            exponent += 1;
        if (exponent > 0)
            found.push([p, exponent]);
    }
    if (rest > 1)
        found.push([rest, 1]);
    return found;
}
/** μ(n) (DLMF 27.2.12). */
function moebius(n) {
    const factors = factorsOf(n);
    if (factors.some(([, exponent]) => exponent > 1))
        return 0n;
    return factors.length % 2 === 0 ? 1n : -1n;
}
/** φ(n) (DLMF 27.2.7). */
function totient(n) {
    return factorsOf(n).reduce((value, [p, e]) => value * BigInt(p - 1) * BigInt(p) ** BigInt(e - 1), 1n);
}
/** σ_k(n) = Σ_{d | n} d^k as a product over the primes (DLMF 27.2.10, 27.3.6), any complex k. */
function divisorSigma(k, n, bits) {
    const work = bits + 12;
    let value = complex/* C_ONE */.Xf;
    for (const [p, exponent] of factorsOf(requireInteger(n, 1, MAX_FACTORED))) {
        const power = (0,elementary/* pow */.n7)(ofInteger(p), k, work);
        let sum = complex/* C_ONE */.Xf;
        for (let i = 0; i < exponent; i += 1)
            sum = (0,complex/* add */.WQ)((0,complex/* mul */.lK)(sum, power, work), complex/* C_ONE */.Xf, work);
        value = (0,complex/* mul */.lK)(value, sum, work);
    }
    return value;
}
function multiplicative(of) {
    return unary((n) => ofInteger(of(requireInteger(n, 1, MAX_FACTORED))), 100);
}
function lcmOf(a, b) {
    const common = gcdOf(a, b);
    return common === 0n ? 0n : (a / common) * b;
}
function folded(combine) {
    return (args) => {
        const integers = args.map((z) => BigInt(requireInteger(z, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)));
        const value = integers.reduce(combine);
        return ofInteger(value < 0n ? -value : value);
    };
}
/** Functions of integers, by the reader's names. */
const NUMBER_THEORY = {
    moebius: multiplicative(moebius),
    totient: multiplicative(totient),
    sigma: binary(divisorSigma, 300),
    gcd: { arity: MANY, cost: 5, value: folded(gcdOf) },
    lcm: { arity: MANY, cost: 5, value: folded(lcmOf) },
};

;// CONCATENATED MODULE: ./build/math/special/numeral-constants.js










/** G = π/8 ln(2+√3) + 3/8 Σ 1/(C(2k,k) (2k+1)²) (Ramanujan; MathWorld, Catalan's constant, 37). */
function catalan(bits) {
    const work = bits + 16;
    const sum = rationalSeries(complex/* C_ONE */.Xf, work, (n) => [n, 2n * (2n * n - 1n)], (n) => (2n * n + 1n) ** 2n);
    const root = (0,real/* addReal */.Mh)({ m: 2n, e: 0 }, (0,real/* sqrtReal */.LA)({ m: 3n, e: 0 }, work), work);
    const first = (0,real/* mulReal */.rp)((0,real/* scaled */.vK)((0,constants.pi)(work), -3), (0,kernels/* logReal */.R)(root, work), work);
    return (0,complex/* ofReal */.e8)((0,real/* addReal */.Mh)(first, (0,real/* mulReal */.rp)({ m: 3n, e: -3 }, sum.re, work), bits));
}
/** A = exp(1/12 − ζ′(−1)) (DLMF 5.17.6). */
function glaisher(bits) {
    const twelfth = ofFraction(1n, 12n, bits + 8);
    return (0,elementary/* exp */.oN)((0,complex/* sub */.jb)(twelfth, zetaPrimeMinusOne(bits + 8), bits + 8), bits);
}
/** ln K ln 2 = Σ (ζ(2n) − 1)/n Σ_{k < 2n} (−1)^(k+1)/k (Bailey, Borwein and Crandall, On the Khintchine constant, 1997, 3). */
function khinchin(bits) {
    const work = bits + 24;
    let inner = real/* BIG_ONE */.Mm;
    let sum = real/* BIG_ZERO */.AH;
    for (let n = 1; 2 * n < work; n += 1) {
        const less = (0,real/* subReal */.Bs)(zetaInteger(2 * n, work).re, real/* BIG_ONE */.Mm, work);
        sum = (0,real/* addReal */.Mh)(sum, (0,real/* divReal */.E1)((0,real/* mulReal */.rp)(less, inner, work), { m: BigInt(n), e: 0 }, work), work);
        const step = (0,convert/* fromRational */.zy)(1n, BigInt(2 * n) * BigInt(2 * n + 1), work);
        inner = (0,real/* subReal */.Bs)(inner, step, work);
    }
    return (0,elementary/* exp */.oN)((0,complex/* ofReal */.e8)((0,real/* divReal */.E1)(sum, (0,constants/* ln2 */.zc)(work), work)), bits);
}
function constant(value, cost) {
    return { arity: [0], cost, value: (_, bits) => value(bits) };
}
/** Named numbers, functions of nothing, by the reader's names. */
const NUMERAL_CONSTANTS = {
    catalan: constant(catalan, 100),
    eulergamma: constant((bits) => (0,complex/* ofReal */.e8)((0,constants/* euler */._B)(bits)), 5),
    glaisher: constant(glaisher, 800),
    khinchin: constant(khinchin, 3000),
    apery: constant((bits) => zetaInteger(3, bits), 300),
};

;// CONCATENATED MODULE: ./build/math/special/polylog.js













/** Up to this modulus the power series is summed. */
const SERIES_RADIUS = 0.6;
/** Orders beyond this are refused. */
const polylog_MAX_ORDER = 60;
/**
 * Li_s(z) for all z, with the cut [1, ∞) on which the value is that from below, as −ln(1 − z) at s = 1 has it
 * (DLMF 25.12.10; Wood, The computation of polylogarithms, 1992).
 */
function polylog(s, z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ZERO */.nT;
    const n = (0,complex/* integerValue */.Gf)(s);
    if ((0,complex/* integerValue */.Gf)(z) === 1)
        return zetaAtOne(s, bits);
    if (n === 1)
        return (0,complex/* neg */.HZ)((0,elementary/* log1p */.Kk)((0,complex/* neg */.HZ)(z), bits));
    if (sizeOf(s) > polylog_MAX_ORDER)
        throw new real/* NoValue */.hZ('order too large');
    if (n !== undefined && n <= 0)
        return rational(-n, z, bits);
    if (sizeOf(z) <= SERIES_RADIUS)
        return relativeTo(z, bits, (places) => polylog_series(s, z, places));
    if (n !== undefined)
        return relative(bits, (places) => ofIntegerOrder(n, z, places));
    return relative(bits, (places) => byHurwitz(s, z, places));
}
/** A power series beginning with z has z's size. */
function relativeTo(z, bits, compute) {
    return compute(bits + 16 + Math.max(0, -(0,complex/* topOf */.HX)(z)));
}
function zetaAtOne(s, bits) {
    if ((0,real/* compareReal */.eQ)(s.re, { m: 1n, e: 0 }) <= 0)
        throw new real/* NoValue */.hZ('diverges');
    return zeta(s, bits);
}
/** Σ z^k k^−s. */
function polylog_series(s, z, places) {
    const shrink = -Math.log2(sizeOf(z)) || places;
    const growth = Math.max(0, -(0,convert/* toNumber */.Ro)(s.re)) * 10;
    const count = Math.ceil((places + growth) / Math.max(0.3, shrink)) + 2;
    const work = places + Math.ceil(growth) + 8;
    const down = BigInt(work);
    const at = toFixed(z, work);
    let power = at;
    let [re, im] = [0n, 0n];
    for (const weight of inversePowers(s, count, work)) {
        const term = fixedProduct(power, toFixed(weight, work), down);
        re += term.re;
        im += term.im;
        power = fixedProduct(power, at, down);
    }
    return fromFixed({ re, im }, work, work);
}
/** Li_{−n}(z) = Σ k! S(n+1, k+1) (z/(1−z))^(k+1) (Wood 1992, 6.3). */
function rational(n, z, bits) {
    // η(−2k) = 0, the trivial zeros of ζ.
    if (n > 0 && n % 2 === 0 && (0,complex/* integerValue */.Gf)(z) === -1)
        return complex/* C_ZERO */.nT;
    const strips = stirlingRow(n + 1);
    return relative(bits, (places) => {
        const work = places + 6 * n + 16;
        const ratio = (0,complex/* div */.y4)(z, (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, z, 4 * work), work);
        const grown = work + Math.max(0, (0,complex/* topOf */.HX)(ratio)) * (n + 1);
        let sum = complex/* C_ZERO */.nT;
        let power = complex/* C_ONE */.Xf;
        for (let k = 0; k <= n; k += 1) {
            power = (0,complex/* mul */.lK)(power, ratio, grown);
            const weight = (strips[k + 1] ?? 0n) * factorialOf(k);
            sum = (0,complex/* add */.WQ)(sum, (0,complex/* timesReal */.VK)(power, { m: weight, e: 0 }, grown), grown);
        }
        return sum;
    });
}
/** Orders 2, 3, …: about z = 1 in ln z, farther out by inversion. */
function ofIntegerOrder(n, z, places) {
    const work = places + 16;
    return sizeOf(z) > 2 ? inverted(n, z, work) : aboutOne(n, z, work);
}
/** Σ' ζ(n−k) ln^k z / k! + (ln z)^(n−1)/(n−1)! (H_{n−1} − ln(−ln z)), |ln z| < 2π (Wood 1992, 9.5). */
function aboutOne(n, z, work) {
    const w = (0,elementary/* log */.Rm)(z, work);
    let sum = complex/* C_ZERO */.nT;
    let power = complex/* C_ONE */.Xf;
    for (let k = 0;; k += 1) {
        if (k > 0)
            power = (0,complex/* div */.y4)((0,complex/* mul */.lK)(power, w, work), ofInteger(k), work);
        const weight = k === n - 1 ? singular(n, w, work) : zetaInteger(n - k, work);
        const term = (0,complex/* mul */.lK)(power, weight, work);
        sum = (0,complex/* add */.WQ)(sum, term, work);
        if (k > n + 1 && (0,complex/* topOf */.HX)(term) < -work && (n - k) % 2 !== 0)
            return sum;
        if (k > 4 * work)
            throw new real/* NoValue */.hZ('series does not end');
    }
}
function singular(n, w, work) {
    let harmonic = complex/* C_ZERO */.nT;
    for (let k = 1; k < n; k += 1)
        harmonic = (0,complex/* add */.WQ)(harmonic, ofFraction(1n, BigInt(k), work), work);
    return (0,complex/* sub */.jb)(harmonic, (0,elementary/* log */.Rm)((0,complex/* neg */.HZ)(w), work), work);
}
/** Li_n(z) = −(−1)^n Li_n(1/z) − (2πi)^n/n! B_n(1/2 + ln(−z)/2πi), z not in (0, 1) (Wood 1992, 10.2). */
function inverted(n, z, work) {
    const small = polylog(ofInteger(n), (0,complex/* inverse */.DI)(z, work + 8), work);
    const turn = (0,complex/* ofReal */.e8)(real/* BIG_ZERO */.AH, (0,real/* scaled */.vK)((0,constants.pi)(work), 1));
    const at = (0,complex/* add */.WQ)((0,complex/* div */.y4)((0,elementary/* log */.Rm)((0,complex/* neg */.HZ)(z), work), turn, work), (0,complex/* ofReal */.e8)({ m: 1n, e: -1 }), work);
    const factor = (0,complex/* div */.y4)((0,complex/* integerPower */.M6)(turn, n, work), ofInteger(factorialOf(n)), work);
    const jump = (0,complex/* mul */.lK)(factor, bernoulliPolynomial(n, at, work), work);
    return (0,complex/* sub */.jb)(n % 2 === 0 ? (0,complex/* neg */.HZ)(small) : small, jump, work);
}
/** Γ(v)/(2π)^v (i^v ζ(v, 1/2 + u) + i^−v ζ(v, 1/2 − u)), v = 1 − s, u = ln(−z)/2πi (Jonquière; Wood 1992, 13.1). */
function byHurwitz(s, z, places) {
    const work = places + 24;
    const v = (0,complex/* sub */.jb)(complex/* C_ONE */.Xf, s, 4 * work);
    const turn = (0,complex/* ofReal */.e8)(real/* BIG_ZERO */.AH, (0,real/* scaled */.vK)((0,constants.pi)(work), 1));
    const u = (0,complex/* div */.y4)((0,elementary/* log */.Rm)((0,complex/* neg */.HZ)(z), work), turn, work);
    const half = (0,complex/* ofReal */.e8)({ m: 1n, e: -1 });
    const quarter = (0,complex/* timesPower */.OV)((0,complex/* mul */.lK)(v, (0,complex/* ofReal */.e8)(real/* BIG_ZERO */.AH, (0,constants.pi)(work)), work), -1);
    const up = (0,complex/* mul */.lK)((0,elementary/* exp */.oN)(quarter, work), hurwitz(v, (0,complex/* add */.WQ)(half, u, work), work), work);
    const down = (0,complex/* mul */.lK)((0,elementary/* exp */.oN)((0,complex/* neg */.HZ)(quarter), work), hurwitz(v, (0,complex/* sub */.jb)(half, u, work), work), work);
    const scale = (0,complex/* mul */.lK)(gammaOf(v, work), (0,elementary/* pow */.n7)((0,complex/* ofReal */.e8)((0,real/* scaled */.vK)((0,constants.pi)(work), 1)), (0,complex/* neg */.HZ)(v), work), work);
    return (0,complex/* mul */.lK)(scale, (0,complex/* add */.WQ)(up, down, work), work);
}
/** Φ(z, s, a) = Σ z^k (a+k)^−s (DLMF 25.14.1) within |z| ≤ 3/4, where the series is summed. */
function lerch(z, s, a, bits) {
    if (sizeOf(z) > 0.75)
        throw new real/* NoValue */.hZ('outside the disc of the series');
    if (isPole(a))
        throw new real/* NoValue */.hZ('pole');
    requireSize(a, 1000);
    requireSize(s, polylog_MAX_ORDER);
    const growth = Math.max(0, -(0,convert/* toNumber */.Ro)(s.re)) * 12;
    return relative(bits, (places) => {
        const work = places + 12 + Math.ceil(growth);
        const count = (0,complex/* isZero */.be)(z) ? 1 : Math.ceil((work + growth) / -Math.log2(sizeOf(z))) + 2;
        let sum = complex/* C_ZERO */.nT;
        let power = complex/* C_ONE */.Xf;
        for (let k = 0; k < count; k += 1) {
            sum = (0,complex/* add */.WQ)(sum, (0,complex/* mul */.lK)(power, (0,elementary/* pow */.n7)((0,complex/* add */.WQ)(a, ofInteger(k), 2 * work), (0,complex/* neg */.HZ)(s), work), work), work);
            power = (0,complex/* mul */.lK)(power, z, work);
        }
        return sum;
    });
}
/** Polylogarithms, by the reader's names. */
const POLYLOG_FUNCTIONS = {
    polylog: binary(polylog, 4000),
    lerch: ternary(lerch, 8000),
};

// EXTERNAL MODULE: ./build/math/special/derivative-in.js
var derivative_in = __webpack_require__(20);
;// CONCATENATED MODULE: ./build/math/special/error-derivatives.js


const error_derivatives_MAX_ORDER = 8;
/** erf^{(r)}(z) = (−1)^{r−1} 2/√π H_{r−1}(z) e^{−z²} (DLMF 7.10.1), exact also where erf itself is 1 to any digit. */
function erfDerivative(r, z, bits) {
    const polynomial = sumOf(bits + 10, (g) => hermiteTerms(r - 1, z, g));
    const f = field(bits + 20);
    const size = f.mul(f.times(f.exp((0,complex/* neg */.HZ)(f.mul(z, z))), 2), f.div(complex/* C_ONE */.Xf, f.sqrt(f.pi)));
    const value = f.mul(size, polynomial);
    return r % 2 === 1 ? value : (0,complex/* neg */.HZ)(value);
}
/** H_n(z) = Σ (−1)^k n!/(k! (n−2k)!) (2z)^{n−2k} (DLMF 18.5.13). */
function hermiteTerms(n, z, f) {
    const terms = [];
    const twice = f.times(z, 2);
    for (let k = 0; 2 * k <= n; k += 1) {
        let term = complex/* C_ONE */.Xf;
        for (let j = 0; j < n - 2 * k; j += 1)
            term = f.mul(term, twice);
        const size = error_derivatives_factorial(n) / (error_derivatives_factorial(k) * error_derivatives_factorial(n - 2 * k));
        terms.push(f.times(term, k % 2 === 0 ? size : -size));
    }
    return terms;
}
function error_derivatives_factorial(n) {
    return n <= 1 ? 1 : n * error_derivatives_factorial(n - 1);
}
function error_derivatives_row(of) {
    return {
        arity: [2],
        cost: 100,
        value: ([order, z], bits) => {
            const r = order && whole(order);
            return r === undefined || r < 1 || r > error_derivatives_MAX_ORDER || z === undefined ? undefined : of(r, z, bits);
        },
    };
}
/** z i^n for n ≥ 0. */
function turned(z, n) {
    const once = n % 2 === 1 ? (0,complex/* timesI */.UD)(z) : z;
    return n % 4 >= 2 ? (0,complex/* neg */.HZ)(once) : once;
}
/** The derivatives of the error functions, r first; erfi(z) = −i erf(iz) (DLMF 7.2.1, 7.2.2). */
const ERROR_DERIVATIVES = {
    erfderiv: error_derivatives_row(erfDerivative),
    erfcderiv: error_derivatives_row((r, z, bits) => (0,complex/* neg */.HZ)(erfDerivative(r, z, bits))),
    erfideriv: error_derivatives_row((r, z, bits) => turned(erfDerivative(r, (0,complex/* timesI */.UD)(z), bits), r + 3)),
};

;// CONCATENATED MODULE: ./build/math/special/derivative.js






const derivative_MAX_ORDER = 8;
/**
 * The r-th derivative of an analytic function in one of its arguments, r being the first argument: by central differences
 * Σ (−1)^k C(r,k) f(x + (r/2−k)h) / h^r (DLMF 3.4), whose error is O(h²), with as many more bits as they cancel.
 */
function derivativeOf(row, position) {
    return {
        arity: row.arity.map((count) => count + 1),
        cost: 4 * row.cost,
        value: ([order, ...args], bits) => {
            const r = order && whole(order);
            if (r === undefined || r < 0 || r > derivative_MAX_ORDER)
                return undefined;
            if (r === 0)
                return row.value(args, bits);
            return differences(row, { args, position, r, bits }, 0);
        },
    };
}
/** Bits beyond those asked for, and how many more a derivative may be smaller than its function before it is given up. */
const derivative_GUARD = 24;
const MAX_LOST = 300;
/** The r-th central difference; again with more bits where the function moves so little that they are lost. */
function differences(row, asked, extra) {
    const { args, position, r, bits } = asked;
    const x = args[position];
    if (x === undefined)
        return undefined;
    const half = Math.ceil(bits / 2) + 12;
    const f = field(bits + r * half + derivative_GUARD + extra);
    const values = [];
    for (let k = 0; k <= r; k += 1) {
        const step = { re: { m: BigInt(r - 2 * k), e: -half - 1 }, im: real/* BIG_ZERO */.AH };
        const moved = args.map((arg, index) => (index === position ? f.add(x, step) : arg));
        const value = row.value(moved, f.bits);
        if (value === undefined)
            return undefined;
        values.push(f.times(value, (k % 2 === 0 ? 1 : -1) * choose(r, k)));
    }
    const sum = f.add(...values);
    const lost = Math.max(...values.map(complex/* topOf */.HX)) - (0,complex/* topOf */.HX)(sum) - r * half;
    if (lost <= derivative_GUARD + extra)
        return (0,complex/* timesPower */.OV)(sum, r * half);
    return extra > 0 || lost > MAX_LOST ? undefined : differences(row, asked, lost);
}
/** The binomial coefficient of small numbers. */
function choose(n, k) {
    let value = 1;
    for (let i = 1; i <= k; i += 1)
        value = (value * (n - i + 1)) / i;
    return value;
}
/** The derivatives of Ai and Bi: the first by its own series, the others by differences of it. */
const AIRY_DERIVATIVES = {
    airyaideriv: airyDerivative(airyAiPrime),
    airybideriv: airyDerivative(airyBiPrime),
};
function airyDerivative(prime) {
    const row = derivativeOf({ arity: [1], cost: 400, value: prime }, 0);
    return {
        ...row,
        value: ([order, ...args], bits) => {
            const r = order && whole(order);
            if (r === undefined || r < 1)
                return undefined;
            return row.value([{ re: { m: BigInt(r - 1), e: 0 }, im: real/* BIG_ZERO */.AH }, ...args], bits);
        },
    };
}
/** The rows with the derivatives `…deriv(r, …)` of those that {@link DERIVATIVE_IN} gives a variable for. */
function withDerivatives(rows) {
    const derived = Object.entries(derivative_in/* DERIVATIVE_IN */.y).flatMap(([name, position]) => {
        const row = rows[name];
        return row ? [[`${name}deriv`, derivativeOf(row, position)]] : [];
    });
    return { ...Object.fromEntries(derived), ...AIRY_DERIVATIVES, ...ERROR_DERIVATIVES, ...rows };
}

;// CONCATENATED MODULE: ./build/math/special/related.js





/** The table with the functions that follow from it: {@link related}, and derivatives of all of them. */
function withRelatives(rows) {
    return withDerivatives({ ...related(rows), ...rows });
}
/** Functions that are a line away from others of the table. */
function related(rows) {
    const value = (name, args, bits) => rows[name]?.value(args, bits);
    /** A row that has no value where one of its parts has none. */
    const built = (compute, cost) => ({
        arity: [1],
        cost,
        value: ([z], bits) => z && compute(z, bits),
    });
    return {
        goldenratio: {
            arity: [0],
            cost: 5,
            value: (_, bits) => (0,complex/* timesPower */.OV)(field(bits).add(complex/* C_ONE */.Xf, field(bits).sqrt((0,complex/* ofNumber */.Jm)(5))), -1),
        },
        // ξ(s) = s(s−1)/2 Γ(s/2) π^{−s/2} ζ(s) (DLMF 25.4.4); 1/2 at s = 0 and 1
        riemannxi: built((s, bits) => {
            const f = field(bits + 20);
            if ((0,complex/* isZero */.be)(s) || (0,complex/* isZero */.be)((0,complex/* sub */.jb)(s, complex/* C_ONE */.Xf, bits)))
                return f.ratio(1, 2);
            const zeta = value('zeta', [s], f.bits);
            const half = (0,complex/* timesPower */.OV)(s, -1);
            const size = f.div(f.pow(f.pi, f.sub(complex/* C_ZERO */.nT, half)), gamma_memory_reciprocalGamma(half, f.bits));
            return zeta && f.mul(half, f.sub(s, complex/* C_ONE */.Xf), size, zeta);
        }, 1200),
        // β(s) = 4^{−s} (ζ(s, 1/4) − ζ(s, 3/4)) (DLMF 25.11.43 with 25.15)
        dirichletbeta: built((s, bits) => {
            const parts = (work) => [1, 3].map((p) => value('hurwitz', [s, field(work).ratio(p, 4)], work));
            if (parts(64).includes(undefined))
                return undefined;
            const scale = field(bits + 20).pow((0,complex/* ofNumber */.Jm)(4), (0,complex/* sub */.jb)(complex/* C_ZERO */.nT, s, bits + 20));
            const difference = sumOf(bits + 10, (f) => {
                const [one = complex/* C_ZERO */.nT, three = complex/* C_ZERO */.nT] = parts(f.bits);
                return [one, (0,complex/* sub */.jb)(complex/* C_ZERO */.nT, three, f.bits)];
            });
            return field(bits).mul(scale, difference);
        }, 5000),
        // Li(x) = li(x) − li(2) (DLMF 6.2.8 and its remark)
        lioffset: built((z, bits) => difference(value('li', [z], bits + 40), value('li', [(0,complex/* ofNumber */.Jm)(2)], bits + 40), bits), 800),
        // si(z) = Si(z) − π/2 (DLMF 6.2.10)
        sishifted: built((z, bits) => difference(value('si', [z], bits + 40), (0,complex/* timesPower */.OV)((0,complex/* ofReal */.e8)((0,constants.pi)(bits + 40)), -1), bits), 400),
        // Cin(z) = ln z + γ − Ci(z) (DLMF 6.2.13)
        cin: built((z, bits) => {
            const f = field(bits + 40);
            const ci = value('ci', [z], f.bits);
            return ci && f.sub(f.add(f.log(z), (0,complex/* ofReal */.e8)((0,constants/* euler */._B)(f.bits))), ci);
        }, 600),
    };
}
function difference(a, b, bits) {
    return a && b && (0,complex/* sub */.jb)(a, b, bits + 40);
}

;// CONCATENATED MODULE: ./build/math/special/stieltjes.js







/** Indices beyond this are refused. */
const stieltjes_MAX_INDEX = 40;
const stieltjes_MAX_SIZE = 200;
/** The next derivative of P(ln x) / x^order: (P′ − order P)(ln x) / x^(order+1), by coefficients. */
function derived(p, order) {
    return p.map((c, i) => BigInt(i + 1) * (p[i + 1] ?? 0n) - BigInt(order) * c);
}
function polynomial(p, x, work) {
    return p.reduceRight((sum, c) => (0,complex/* add */.WQ)((0,complex/* mul */.lK)(sum, x, work), ofInteger(c), work), complex/* C_ZERO */.nT);
}
/** γ_n(a) = lim (Σ_{k ≤ N} ln^n(k+a)/(k+a) − ln^(n+1)(N+a)/(n+1)) by Euler and Maclaurin (DLMF 25.2.5 and 2.10.1). */
function stieltjesAt(n, a, places) {
    const work = places + 4 * n + 24;
    const count = Math.ceil(0.16 * work) + n + 6 + Math.max(0, Math.ceil(-(0,complex/* toPair */.OG)(a).re));
    let sum = complex/* C_ZERO */.nT;
    for (let k = 0; k < count; k += 1) {
        const at = (0,complex/* add */.WQ)(a, ofInteger(k), 2 * work);
        const power = n === 0 ? complex/* C_ONE */.Xf : (0,complex/* integerPower */.M6)((0,elementary/* log */.Rm)(at, work), n, work);
        sum = (0,complex/* add */.WQ)(sum, (0,complex/* div */.y4)(power, at, work), work);
    }
    return (0,complex/* sub */.jb)(sum, corrections(n, (0,complex/* add */.WQ)(a, ofInteger(count), 2 * work), work), work);
}
/** ∫ f − f/2 + Σ B_2j/(2j)! f^(2j−1) at x, of f = ln^n x / x. */
function corrections(n, x, work) {
    const logX = (0,elementary/* log */.Rm)(x, work);
    const reciprocal = (0,complex/* inverse */.DI)(x, work);
    const integral = (0,complex/* div */.y4)((0,complex/* integerPower */.M6)(logX, n + 1, work), ofInteger(n + 1), work);
    let p = Array.from({ length: n + 1 }, (_, i) => (i === n ? 1n : 0n));
    let value = (0,complex/* sub */.jb)(integral, (0,complex/* timesPower */.OV)((0,complex/* mul */.lK)(polynomial(p, logX, work), reciprocal, work), -1), work);
    let power = (0,complex/* mul */.lK)(reciprocal, reciprocal, work);
    const square = power;
    for (let j = 1; j < work; j += 1) {
        p = derived(p, 2 * j - 1);
        const { over, under } = bernoulliNumber(2 * j);
        const weight = (0,convert/* fromRational */.zy)(over, under * factorialOf(2 * j), work);
        const term = (0,complex/* timesReal */.VK)((0,complex/* mul */.lK)(polynomial(p, logX, work), power, work), weight, work);
        value = (0,complex/* add */.WQ)(value, term, work);
        if ((0,complex/* topOf */.HX)(term) < -work)
            return value;
        p = derived(p, 2 * j);
        power = (0,complex/* mul */.lK)(power, square, work);
    }
    throw new real/* NoValue */.hZ('corrections do not end');
}
/** The Stieltjes constants γ_n(a), the coefficients of ζ(s, a) at s = 1; γ_n = γ_n(1). */
function stieltjes(n, a, bits) {
    const index = (0,complex/* integerValue */.Gf)(n);
    if (index === undefined || index < 0 || index > stieltjes_MAX_INDEX)
        throw new real/* NoValue */.hZ('index out of range');
    if (isPole(a))
        throw new real/* NoValue */.hZ('pole');
    requireSize(a, stieltjes_MAX_SIZE);
    return relative(bits, (places) => stieltjesAt(index, a, places));
}
/** The Stieltjes constants, by the reader's name: stieltjes(n) and stieltjes(n, a). */
const STIELTJES = {
    stieltjes: { arity: [1, 2], cost: 3000, value: ([n, a], bits) => n && stieltjes(n, a ?? complex/* C_ONE */.Xf, bits) },
};

;// CONCATENATED MODULE: ./build/math/special/trigonometric-integrals.js









/** Larger arguments of the entire series are refused. */
const trigonometric_integrals_MAX_SIZE = 2500;
function workFor(z, places) {
    requireSize(z, trigonometric_integrals_MAX_SIZE);
    return places + Math.ceil(1.45 * sizeOf(z)) + 12;
}
/** Σ (−s)^k z^(2k+1)/((2k+1)(2k+1)!): Si for sign −1 of the squares, Shi for 1 (DLMF 6.6.5). */
function oddSeries(z, sign, places) {
    const work = workFor(z, places);
    const square = (0,complex/* mul */.lK)(z, z, 2 * work);
    const at = sign === 1 ? square : (0,complex/* neg */.HZ)(square);
    const sum = rationalSeries(at, work, (n) => [1n, 2n * n * (2n * n + 1n)], (n) => 2n * n + 1n);
    return (0,complex/* mul */.lK)(z, sum, work);
}
/** γ + ln z + Σ (−s)^k z^(2k)/(2k (2k)!): Ci for sign −1, Chi for 1 (DLMF 6.6.6). */
function evenSeries(z, sign, places) {
    const work = workFor(z, places);
    const square = (0,complex/* mul */.lK)(z, z, 2 * work);
    const at = sign === 1 ? square : (0,complex/* neg */.HZ)(square);
    const weight = (n) => (n === 0n ? 1n : 2n * n);
    const sum = rationalSeries(at, work, (n) => [1n, 2n * n * (2n * n - 1n)], weight);
    const start = (0,complex/* sub */.jb)((0,complex/* add */.WQ)((0,complex/* ofReal */.e8)((0,constants/* euler */._B)(work)), (0,elementary/* log */.Rm)(z, work), work), complex/* C_ONE */.Xf, work);
    return (0,complex/* add */.WQ)(start, sum, work);
}
/** [E1(iz), E1(−iz)]. */
function turnedIntegrals(z, bits) {
    return [e1((0,complex/* timesI */.UD)(z), bits), e1((0,complex/* neg */.HZ)((0,complex/* timesI */.UD)(z)), bits)];
}
/** Si z = π/2 + (i/2)(E1(−iz) − E1(iz)) for Re z > 0 (DLMF 6.5.5). */
function siFar(z, bits) {
    if (z.re.m < 0n)
        return (0,complex/* neg */.HZ)(siFar((0,complex/* neg */.HZ)(z), bits));
    if (z.re.m === 0n)
        return (0,complex/* timesI */.UD)(shi((0,complex/* ofReal */.e8)(z.im), bits));
    const [plus, minus] = turnedIntegrals(z, bits + 8);
    const difference = (0,complex/* timesPower */.OV)((0,complex/* timesI */.UD)((0,complex/* sub */.jb)(minus, plus, bits + 8)), -1);
    return (0,complex/* add */.WQ)((0,complex/* ofReal */.e8)((0,real/* scaled */.vK)((0,constants.pi)(bits + 8), -1)), difference, bits);
}
/** Ci z = −½ (E1(iz) + E1(−iz)) for Re z > 0 (DLMF 6.5.6); Ci(−z) = Ci z ± iπ (6.4.4). */
function ciFar(z, bits) {
    const quarter = (0,real/* scaled */.vK)((0,constants.pi)(bits + 8), -1);
    if (z.re.m === 0n) {
        const size = z.im.m < 0n ? (0,real/* negReal */.LX)(z.im) : z.im;
        const value = chi((0,complex/* ofReal */.e8)(size), bits);
        return (0,complex/* add */.WQ)(value, (0,complex/* ofReal */.e8)(real/* BIG_ZERO */.AH, z.im.m < 0n ? (0,real/* negReal */.LX)(quarter) : quarter), bits);
    }
    if (z.re.m < 0n) {
        const turn = (0,real/* scaled */.vK)(z.im.m < 0n ? (0,real/* negReal */.LX)(quarter) : quarter, 1);
        return (0,complex/* add */.WQ)(ciFar((0,complex/* neg */.HZ)(z), bits), (0,complex/* ofReal */.e8)(real/* BIG_ZERO */.AH, turn), bits);
    }
    const [plus, minus] = turnedIntegrals(z, bits + 8);
    return (0,complex/* neg */.HZ)((0,complex/* timesPower */.OV)((0,complex/* add */.WQ)(plus, minus, bits), -1));
}
/** Si z, entire (DLMF 6.2.9). */
function si(z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ZERO */.nT;
    if (isFarOut(sizeOf(z), bits))
        return siFar(z, bits);
    return relative(bits, (places) => oddSeries(z, -1, places));
}
/** Ci z, cut (−∞, 0], seen from above on it (DLMF 6.2.11). */
function ci(z, bits) {
    if (isFarOut(sizeOf(z), bits))
        return ciFar(z, bits);
    return relative(bits, (places) => evenSeries(z, -1, places));
}
/** Shi z = −i Si iz, entire (DLMF 6.2.15). */
function shi(z, bits) {
    if ((0,complex/* isZero */.be)(z))
        return complex/* C_ZERO */.nT;
    if (!isFarOut(sizeOf(z), bits))
        return relative(bits, (places) => oddSeries(z, 1, places));
    if (z.re.m < 0n)
        return (0,complex/* neg */.HZ)(shi((0,complex/* neg */.HZ)(z), bits));
    if ((0,complex/* isReal */.tE)(z))
        return (0,complex/* timesPower */.OV)((0,complex/* add */.WQ)(ei(z, bits + 4), e1(z, bits + 4), bits), -1);
    return (0,complex/* neg */.HZ)((0,complex/* timesI */.UD)(siFar((0,complex/* timesI */.UD)(z), bits)));
}
/** Chi z, cut (−∞, 0], seen from above on it (DLMF 6.2.16). */
function chi(z, bits) {
    if (!isFarOut(sizeOf(z), bits))
        return relative(bits, (places) => evenSeries(z, 1, places));
    if ((0,complex/* isReal */.tE)(z) && z.re.m > 0n)
        return (0,complex/* timesPower */.OV)((0,complex/* sub */.jb)(ei(z, bits + 4), e1(z, bits + 4), bits), -1);
    // Chi z = Ci iz − ln iz + ln z
    const turned = (0,complex/* timesI */.UD)(z);
    const logs = (0,complex/* sub */.jb)((0,elementary/* log */.Rm)(z, bits + 8), (0,elementary/* log */.Rm)(turned, bits + 8), bits + 8);
    return (0,complex/* add */.WQ)(ciFar(turned, bits + 8), logs, bits);
}
/** Sine and cosine integrals, by the reader's names. */
const TRIGONOMETRIC_INTEGRALS = {
    si: unary(si, 300),
    ci: unary(ci, 400),
    shi: unary(shi, 300),
    chi: unary(chi, 400),
};

;// CONCATENATED MODULE: ./build/math/special/index.js


















const ROWS = {
    ...GAMMA_FUNCTIONS,
    ...DIGAMMA_FUNCTIONS,
    ...ZETA_FUNCTIONS,
    ...POLYLOG_FUNCTIONS,
    ...INCOMPLETE_BETA,
    ...NUMBER_THEORY,
    ...NUMBER_SEQUENCES,
    ...NUMERAL_CONSTANTS,
    ...STIELTJES,
    ...BARNES,
    ...LAMBERT,
    ...INCOMPLETE_GAMMA,
    ...TRIGONOMETRIC_INTEGRALS,
    ...GENERAL_EXPONENTIAL,
    ...EXPONENTIAL_INTEGRALS,
    ...ERROR_FUNCTIONS,
};
/** Every special function, by the name the reader gives it; no call throws. */
const SPECIAL = Object.fromEntries(Object.entries(withRelatives({ ...CLASSICAL, ...ROWS })).map(([name, row]) => [
    name,
    { ...row, value: guarded(row) },
]));
/** A function that has no value where its arithmetic finds none, or where the number of arguments is not its own. */
function guarded(row) {
    return (args, bits) => {
        if (!row.arity.includes(args.length))
            return undefined;
        try {
            return row.value(args, bits);
        }
        catch (error) {
            // NoValue of the arithmetic, or BigInt for a number beyond its memory.
            if (error instanceof RangeError)
                return undefined;
            throw error;
        }
    };
}


/***/ }),

/***/ 45:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ ketEnd),
/* harmony export */   DA: () => (/* binding */ expandStates),
/* harmony export */   KW: () => (/* binding */ parseKet),
/* harmony export */   up: () => (/* binding */ parseMeanValue),
/* harmony export */   yK: () => (/* binding */ bracketEnd)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6255);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7328);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9045);



/** Tokens of the longest state that is read as one name. */
const MAX_STATE = 80;
const OPENING = /^(?:[([{]|\\\{)$/;
const CLOSING = /^(?:[)\]}]|\\\})$/;
/** Where the ket that the bar at `at` opens ends; undefined when the bar opens no ket. */
function ketEnd(tokens, at) {
    const bar = tokens[at];
    if (bar === undefined || !(0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .isSign */ .A7)(bar, '|') || bar.role === 'close' || bar.role === 'edge')
        return undefined;
    let brackets = 0;
    for (let end = at + 1; end < at + MAX_STATE; end += 1) {
        const token = tokens[end];
        if (token === undefined || token.type === 'end')
            return undefined;
        if (token.type !== 'sign')
            continue;
        if (token.text === '\\rangle')
            return brackets === 0 && end > at + 1 ? end : undefined;
        if (token.text === '|' || token.text === '\\langle')
            return undefined;
        brackets += depthChange(token);
        if (brackets < 0)
            return undefined;
    }
    return undefined;
}
/**
 * Where the bracket at `at` ends: at its `\rangle`, or, as a bra, at its first bar, when no `\rangle` belongs to it or a
 * sign behind the bar begins another term. Undefined when it never closes.
 */
function bracketEnd(tokens, at) {
    let brackets = 0;
    let nested = 0;
    let bar;
    for (let end = at + 1; end < at + MAX_STATE; end += 1) {
        const token = tokens[end];
        if (token === undefined || token.type === 'end')
            return bar;
        if (token.type !== 'sign')
            continue;
        brackets += depthChange(token);
        if (brackets < 0)
            return bar;
        if (token.text === '\\langle')
            nested += 1;
        else if (token.text === '\\rangle') {
            if (nested === 0)
                return brackets === 0 ? end : bar;
            nested -= 1;
        }
        else if (token.text === '|' && nested === 0 && brackets === 0) {
            bar ??= end;
            if (beginsTerm(tokens, end + 1))
                return bar;
        }
    }
    return bar;
}
function depthChange(token) {
    return OPENING.test(token.text) ? 1 : CLOSING.test(token.text) ? -1 : 0;
}
/** A sign that is not itself the name of a state, as in `\langle +|-\rangle`. */
function beginsTerm(tokens, at) {
    const [sign, next] = [tokens[at], tokens[at + 1]];
    if (sign?.type !== 'sign' || !/^[-+=,]$/.test(sign.text))
        return false;
    return !(next?.type === 'sign' && next.text === '\\rangle');
}
/** `|\psi\rangle` as one name; undefined (nothing taken) when the bar opens a modulus. Behind the opening bar. */
function parseKet(reader) {
    const end = ketEnd(reader.tokens, reader.at - 1);
    return end === undefined ? undefined : stateThrough(reader, '|', end);
}
/** `\langle x^2\rangle`, `\langle a|b\rangle` and the bra `\langle a|` as one name, behind the opening bracket `open`. */
function parseMeanValue(reader, open) {
    const end = bracketEnd(reader.tokens, reader.at - 1);
    if (end === undefined)
        throw new _tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .ParseFailure */ .IG('a bracket ⟨ that never closes', open);
    return stateThrough(reader, '\\langle ', end);
}
/** The tokens through the place `end` as one name. */
function stateThrough(reader, open, end) {
    const tokens = [];
    while (reader.at <= end && (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .peek */ .se)(reader).type !== 'end')
        tokens.push((0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .take */ .s)(reader));
    return (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(reader, { kind: 'symbol', name: `${open}${(0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTokens */ .nS)((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .withNeededBraces */ .If)(tokens))}` });
}
/** What each state command stands for: the signs before, between and behind its arguments. */
const COMMANDS = {
    '\\ket': ['|', '', '\\rangle'],
    '\\bra': ['\\langle', '', '|'],
    '\\braket': ['\\langle', '|', '\\rangle'],
    '\\expval': ['\\langle', '', '\\rangle'],
};
/** Writes `\bra{a}\ket{b}` as `\langle a|b\rangle`, and likewise `\braket` and `\expval`. */
function expandStates(tokens) {
    const written = [];
    for (let at = 0; at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token === undefined)
            continue;
        const signs = token.type === 'sign' && Object.hasOwn(COMMANDS, token.text) ? COMMANDS[token.text] : undefined;
        const close = signs && groupEnd(tokens, at + 1);
        if (signs === undefined || close === undefined) {
            written.push(token);
            continue;
        }
        const [open, between, end] = signs;
        const second = between === '' ? undefined : groupEnd(tokens, close + 1);
        const sign = (text) => ({ ...token, text });
        if (!(token.text === '\\ket' && written.at(-1)?.text === '|'))
            written.push(sign(open));
        written.push(...tokens.slice(at + 2, close));
        if (second !== undefined)
            written.push(sign(between), ...tokens.slice(close + 2, second));
        written.push(sign(end));
        at = second ?? close;
    }
    return written;
}
/** Where the group that opens at `at` closes; undefined when none opens there. */
function groupEnd(tokens, at) {
    const open = tokens[at];
    if (open === undefined || !(0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .isSign */ .A7)(open, '{'))
        return undefined;
    let depth = 0;
    for (let end = at; end < Math.min(tokens.length, at + MAX_STATE); end += 1) {
        const token = tokens[end];
        if (token === undefined)
            return undefined;
        depth += (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .isSign */ .A7)(token, '{') ? 1 : (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .isSign */ .A7)(token, '}') ? -1 : 0;
        if (depth === 0)
            return end;
    }
    return undefined;
}


/***/ }),

/***/ 5382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ SYMBOL_COMMANDS),
/* harmony export */   IU: () => (/* binding */ SAME_ACCENT),
/* harmony export */   KO: () => (/* binding */ ACCENTS),
/* harmony export */   ap: () => (/* binding */ STACKED),
/* harmony export */   sr: () => (/* binding */ SAME_SYMBOL)
/* harmony export */ });
/** Commands that are a symbol by themselves. */
const SYMBOL_COMMANDS = new Set(('alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi omicron pi ' +
    'varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon ' +
    'Phi Psi Omega hbar hslash ell infty infin wp aleph imath jmath nabla emptyset varnothing partial digamma eth mho ' +
    'varGamma varDelta varTheta varLambda varXi varPi varSigma varUpsilon varPhi varPsi varOmega Box square Dalembertian').split(' '));
/** Two spellings of one letter. */
const SAME_SYMBOL = {
    varnothing: 'emptyset',
    hslash: 'hbar',
    varepsilon: 'epsilon',
    infin: 'infty',
    varGamma: 'Gamma',
    varDelta: 'Delta',
    varTheta: 'Theta',
    varLambda: 'Lambda',
    varXi: 'Xi',
    varPi: 'Pi',
    varSigma: 'Sigma',
    varUpsilon: 'Upsilon',
    varPhi: 'Phi',
    varPsi: 'Psi',
    varOmega: 'Omega',
    square: 'Box',
    Dalembertian: 'Box',
};
/** Accents and alphabets that make another name out of a letter. */
const ACCENTS = new Set(('vec hat bar tilde dot ddot dddot ddddot widehat widetilde overrightarrow overleftarrow overleftrightarrow mathcal mathbf ' +
    'boldsymbol bm bold vb mathbb mathfrak mathscr slashed pmb check breve acute grave mathring underline').split(' '));
/** Two spellings of one accent. */
const SAME_ACCENT = {
    widehat: 'hat',
    widetilde: 'tilde',
    overrightarrow: 'vec',
    boldsymbol: 'mathbf',
    bm: 'mathbf',
    bold: 'mathbf',
    vb: 'mathbf',
    pmb: 'mathbf',
    mathscr: 'mathcal',
};
/** Accents with a mark of their own over or under the letter: `\overset{\circ}{g}`. */
const STACKED = new Set(['overset', 'underset', 'stackrel']);


/***/ }),

/***/ 7025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ tokensOf)
});

// EXTERNAL MODULE: ./build/math/states.js
var states = __webpack_require__(45);
;// CONCATENATED MODULE: ./build/math/bars.js

/** Signs after which, and before which, a bar cannot close, or open. */
const JOINS = /^(?:[+*/=<>,;:&^_-]|\+-|-\+|\\(?:cdot|times|leq|geq|neq|approx|sim|propto|in|to|gtrsim|lesssim|ll|gg|\\))$/;
const OPENS = /^(?:[([{]|\\\{|\\langle|\\lfloor|\\lceil|\\left\.)$/;
const CLOSES = /^(?:[)\]}]|\\\}|\\rangle|\\rfloor|\\rceil)$/;
/** Bars of one group that are matched; beyond them the parser refuses. */
const MAX_BARS = 40;
/**
 * Marks every bar of `|x|` and `\|x\|` as opening or closing, where `\left` has not: in `||x||y||` only one way to pair
 * the bars leaves none over. A
 * single bar stands between two things, `x | x>0`. Bars of states such as `|0\rangle` and bars that cannot be paired stay
 * unmarked.
 */
function markBars(tokens) {
    const marked = [...tokens];
    for (const text of ['|', '\\|'])
        for (const group of groupsOf(tokens, text))
            markGroup(marked, group);
    return marked;
}
/** For every bracket pair the places of the bars directly inside it. */
function groupsOf(tokens, text) {
    const groups = [];
    const open = [[]];
    for (let at = 0; at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token?.type !== 'sign')
            continue;
        const state = token.text === '\\langle' ? (0,states/* bracketEnd */.yK)(tokens, at) : (0,states/* ketEnd */.A9)(tokens, at);
        if (state !== undefined)
            at = state;
        else if (OPENS.test(token.text))
            open.push([]);
        else if (CLOSES.test(token.text))
            groups.push((open.length > 1 ? open.pop() : undefined) ?? []);
        else if (token.text === text && token.role !== 'edge')
            open[open.length - 1]?.push(at);
    }
    return [...groups, ...open].filter((group) => group.length > 0 && group.length <= MAX_BARS);
}
function markGroup(tokens, bars) {
    const [only] = bars;
    const single = only === undefined ? undefined : tokens[only];
    if (bars.length === 1 && only !== undefined && single?.role === undefined && single !== undefined)
        tokens[only] = { ...single, role: 'edge' };
    const roles = pair({ tokens, bars, dead: new Set() }, []);
    for (const [index, at] of bars.entries()) {
        const [token, role] = [tokens[at], roles?.[index]];
        if (token !== undefined && role !== undefined)
            tokens[at] = { ...token, role };
    }
}
/** The roles of all bars, closing as early as possible; undefined when they cannot be paired. */
function pair(pairing, roles) {
    const depth = roles.reduce((sum, role) => sum + (role === 'open' ? 1 : -1), 0);
    if (roles.length === pairing.bars.length)
        return depth === 0 ? roles : undefined;
    const state = `${roles.length} ${depth} ${roles.at(-1)}`;
    if (depth < 0 || pairing.dead.has(state))
        return undefined;
    for (const role of ['close', 'open']) {
        if (role === 'close' && depth === 0)
            continue;
        const found = mayBe(pairing, roles, role) ? pair(pairing, [...roles, role]) : undefined;
        if (found !== undefined)
            return found;
    }
    pairing.dead.add(state);
    return undefined;
}
function mayBe({ tokens, bars }, roles, role) {
    const at = bars[roles.length] ?? 0;
    const own = tokens[at]?.role;
    if (own !== undefined && own !== role)
        return false;
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    const afterBar = bars[roles.length - 1] === at - 1 ? roles.at(-1) : undefined;
    if (role === 'close')
        return afterBar !== 'open' && (own !== undefined || !endsNothing(before));
    return own !== undefined || !beginsNothing(after);
}
/** Whether nothing that a bar could close ends with this token. */
function endsNothing(token) {
    if (token === undefined)
        return true;
    return token.type === 'sign' && (JOINS.test(token.text) || OPENS.test(token.text));
}
/** Whether nothing that a bar could open begins with this token. */
function beginsNothing(token) {
    if (token === undefined || token.type === 'end')
        return true;
    if (token.type !== 'sign' || /^(?:[+-]|\+-|-\+)$/.test(token.text))
        return false;
    return JOINS.test(token.text) || CLOSES.test(token.text);
}

// EXTERNAL MODULE: ./build/math/functions.js
var functions = __webpack_require__(690);
;// CONCATENATED MODULE: ./build/math/commands.js
/** Commands whose argument is upright text: its letters make words. */
const UPRIGHT = new Set(('text textbf mathrm textrm mathsf textsf mathit textit mbox hbox operatorname textnormal mathtt texttt emph textup ' +
    'mathup textmd').split(' '));
/** Font switches, which hold until the group closes. */
const SWITCHES = {
    rm: 'upright',
    sf: 'upright',
    tt: 'upright',
    bf: 'mathbf',
    boldmath: 'mathbf',
    cal: 'mathcal',
    frak: 'mathfrak',
};
/** Commands without meaning. */
const IGNORED = new Set((', ; : ! > / quad qquad displaystyle textstyle scriptstyle scriptscriptstyle limits nolimits displaylimits big Big bigg ' +
    'Bigg bigl bigr bigm Bigl Bigr Bigm biggl biggr biggm Biggl Biggr Biggm it em sl thinspace enspace medspace thickspace ' +
    'negthinspace negmedspace negthickspace enskip space nobreakspace left right middle small normalsize large Large ' +
    '$ mathstrut strut nonumber notag hfill hfil null relax allowbreak nobreak break noindent mathop ' +
    'mathrel mathord mathbin mathopen mathclose mathpunct ensuremath operatornamewithlimits boldmath unboldmath cr - @').split(' '));
/** Commands without meaning whose one argument has none either. */
const IGNORED_WITH_ARGUMENT = new Set('hspace vspace hskip mspace mkern kern label tag phantom hphantom vphantom color textcolor'.split(' '));
/** Commands of visible space, which may end the argument of a function without parentheses. */
const SPACES = new Set(', ; : > quad qquad thinspace enspace medspace thickspace enskip space nobreakspace'.split(' '));
/** Commands that are another way to write a sign. */
const SIGN_COMMANDS = {
    cdot: '\\cdot',
    cdotp: '\\cdot',
    bullet: '\\cdot',
    centerdot: '\\cdot',
    times: '\\times',
    cross: '\\times',
    ast: '*',
    div: '/',
    slash: '/',
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
    leqq: '\\leq',
    ge: '\\geq',
    geq: '\\geq',
    geqslant: '\\geq',
    geqq: '\\geq',
    lt: '<',
    gt: '>',
    ne: '\\neq',
    neq: '\\neq',
    approx: '\\approx',
    approxeq: '\\approx',
    simeq: '\\approx',
    sim: '\\sim',
    cong: '\\approx',
    doteq: '\\approx',
    equiv: '=',
    coloneqq: '=',
    coloneq: '=',
    triangleq: '=',
    propto: '\\propto',
    varpropto: '\\propto',
    in: '\\in',
    ll: '\\ll',
    gg: '\\gg',
    notin: '\\notin',
    subset: '\\subset',
    subseteq: '\\subseteq',
    supset: '\\supset',
    supseteq: '\\supseteq',
    leftrightarrow: '\\leftrightarrow',
    rightleftharpoons: '\\leftrightarrow',
    longleftrightarrow: '\\leftrightarrow',
    to: '\\to',
    rightarrow: '\\to',
    longrightarrow: '\\to',
    Rightarrow: '\\Rightarrow',
    Longrightarrow: '\\Rightarrow',
    implies: '\\Rightarrow',
    gtrsim: '\\gtrsim',
    lesssim: '\\lesssim',
    colon: ':',
    prime: "'",
    dagger: '\\dagger',
    dag: '\\dagger',
    top: '\\top',
    intercal: '\\top',
    '|': '\\|',
    lVert: '\\|',
    rVert: '\\|',
    Vert: '\\|',
    langle: '\\langle',
    lang: '\\langle',
    rangle: '\\rangle',
    rang: '\\rangle',
    degree: '\\degree',
    textdegree: '\\degree',
    circ: '\\circ',
    star: '\\star',
    lfloor: '\\lfloor',
    rfloor: '\\rfloor',
    lceil: '\\lceil',
    rceil: '\\rceil',
    sum: '\\sum',
    prod: '\\prod',
    int: '\\int',
    iint: '\\iint',
    iiint: '\\iiint',
    oint: '\\oint',
    lim: '\\lim',
    frac: '\\frac',
    dfrac: '\\frac',
    tfrac: '\\frac',
    cfrac: '\\frac',
    sfrac: '\\frac',
    nicefrac: '\\frac',
    flatfrac: '\\frac',
    over: '\\over',
    choose: '\\choose',
    atop: '\\atop',
    binom: '\\binom',
    dbinom: '\\binom',
    tbinom: '\\binom',
    overline: '\\overline',
    begin: '\\begin',
    end: '\\end',
    '\\': '\\\\',
    newline: '\\\\',
    cup: '\\cup',
    cap: '\\cap',
    setminus: '\\setminus',
    smallsetminus: '\\setminus',
    backslash: '\\setminus',
    otimes: '\\otimes',
    ldots: '\\ldots',
    dots: '\\ldots',
    dotsc: '\\ldots',
    dotso: '\\ldots',
    dotsb: '\\ldots',
    dotsm: '\\ldots',
    cdots: '\\ldots',
    vdots: '\\ldots',
    ddots: '\\ldots',
    ket: '\\ket',
    bra: '\\bra',
    braket: '\\braket',
    innerproduct: '\\braket',
    expval: '\\expval',
    ev: '\\expval',
    abs: '\\abs',
    norm: '\\norm',
};

// EXTERNAL MODULE: ./build/math/symbols.js
var symbols = __webpack_require__(5382);
// EXTERNAL MODULE: ./build/math/tokens.js
var math_tokens = __webpack_require__(9045);
;// CONCATENATED MODULE: ./build/math/lex-commands.js



const LETTER = /[A-Za-z]/;
/** Commands that only mark where mathematics begins and ends. */
const DELIMITERS = new Set(['', ' ', '\n', '\t', '(', ')', '[', ']']);
/** A bar that says itself on which side it stands. */
const BARS = {
    lvert: 'open',
    rvert: 'close',
    bigl: 'open',
    bigr: 'close',
};
/** Reads the command at the backslash. */
function lexCommand(lexer) {
    let end = lexer.at + 1;
    while (LETTER.test(lexer.source[end] ?? ''))
        end += 1;
    if (end === lexer.at + 1)
        end += 1;
    const name = lexer.source.slice(lexer.at + 1, end);
    const length = end - lexer.at;
    if (DELIMITERS.has(name)) {
        lexer.spaced ||= name.trim() === '' && name !== '';
        lexer.at = Math.min(end, lexer.source.length);
    }
    else if (/^[lr]vert$/.test(name))
        pushBar(lexer, length, BARS[name]);
    else
        pushCommand(lexer, name, length);
}
/** Adds what the command stands for, and uses up `length` characters, or more where its argument is read with it. */
function pushCommand(lexer, name, length) {
    const sign = Object.hasOwn(SIGN_COMMANDS, name) ? SIGN_COMMANDS[name] : undefined;
    const face = Object.hasOwn(SWITCHES, name) ? SWITCHES[name] : undefined;
    if (UPRIGHT.has(name))
        pushUpright(lexer, name, length);
    else if (face !== undefined) {
        lexer.faces[lexer.faces.length - 1] = face;
        lexer.at += length;
    }
    else if (name === 'left' || name === 'right')
        pushDelimiter(lexer, name, length);
    else if (IGNORED.has(name)) {
        lexer.spaced ||= SPACES.has(name);
        lexer.at += length;
        if (/^big+[lr]$/i.test(name) && lexer.source[lexer.at] === '|')
            pushBar(lexer, 1, BARS[name.toLowerCase().replace(/^bigg/, 'big')]);
    }
    else if (IGNORED_WITH_ARGUMENT.has(name))
        skipArgument(lexer, length);
    else if (name === 'not')
        pushNegated(lexer, length);
    else if (sign !== undefined)
        pushSign(lexer, sign, length);
    else if (name === 'AA' || name === 'angstrom')
        (0,math_tokens/* push */.VC)(lexer, 'word', 'angstrom', length);
    else if (RINGED.has(name) && ringedLength(lexer, length) > 0)
        (0,math_tokens/* push */.VC)(lexer, 'word', 'angstrom', length + ringedLength(lexer, length));
    else if (symbols/* SYMBOL_COMMANDS */.Ex.has(name))
        pushFaced(lexer, { type: 'command', text: name, length });
    else
        (0,math_tokens/* push */.VC)(lexer, 'command', name, length);
}
/** Commands that set a ring over a letter; over a capital A they write the unit. */
const RINGED = new Set(['overset', 'stackrel', 'mathring']);
/** Characters of `{\\circ}{A}` or `{A}` behind such a command of the given length; 0 for anything else. */
function ringedLength(lexer, length) {
    const ring = lexer.source.startsWith('\\mathring', lexer.at) ? '' : '\\s*\\{\\s*\\\\circ\\s*\\}';
    const rest = lexer.source.slice(lexer.at + length, lexer.at + length + 60);
    const letter = new RegExp(`^${ring}\\s*\\{\\s*(?:A|\\\\(?:text|mathrm|rm)\\s*\\{\\s*A\\s*\\})\\s*\\}`).exec(rest);
    return letter?.[0].length ?? 0;
}
/** A sign; the space that may be asked for behind a new line, `\\\\[2pt]`, goes with it. */
function pushSign(lexer, sign, length) {
    (0,math_tokens/* push */.VC)(lexer, 'sign', sign, length);
    const rest = lexer.source.slice(lexer.at, lexer.at + 20);
    if (sign === '\\\\')
        lexer.at += /^\s*\[-?[0-9.]+\s*[a-z]{2}\]/.exec(rest)?.[0].length ?? 0;
}
/** Adds an italic letter, in bold or script type behind a switch such as `\bf`. */
function lexLetter(lexer, text, length) {
    pushFaced(lexer, { type: 'letter', text, length });
}
function pushFaced(lexer, token) {
    const face = (0,math_tokens/* faceOf */.zn)(lexer);
    const plain = face === 'italic' || face === 'upright';
    if (plain) {
        (0,math_tokens/* push */.VC)(lexer, token.type, token.text, token.length);
        return;
    }
    (0,math_tokens/* pushAside */.bk)(lexer, 'command', face, 0);
    (0,math_tokens/* pushAside */.bk)(lexer, 'sign', '{', 0);
    (0,math_tokens/* push */.VC)(lexer, token.type, token.text, token.length);
    (0,math_tokens/* pushAside */.bk)(lexer, 'sign', '}', 0);
}
/** `\mathrm{kg}` as one word; anything longer sets the type of the group that follows. */
function pushUpright(lexer, name, length) {
    const rest = lexer.source.slice(lexer.at + length, lexer.at + length + 80);
    const word = /^\*? *\{\s*([A-Za-z]+(?=\.?\s*\})|\\AA|Å)\.?\s*\}/.exec(rest);
    if (word !== null) {
        const text = /^[A-Za-z]/.test(word[1] ?? '') ? spelledOut(word[1] ?? '') : 'angstrom';
        (0,math_tokens/* push */.VC)(lexer, 'word', text, length + word[0].length);
        return;
    }
    const numbered = name === 'operatorname' ? /^\*? *\{\s*([A-Za-z]+[0-9]+)\s*\}/.exec(rest) : null;
    if (numbered !== null) {
        (0,math_tokens/* push */.VC)(lexer, 'word', numbered[1] ?? '', length + numbered[0].length);
        return;
    }
    lexer.at += length;
    if (name === 'operatorname' && lexer.source[lexer.at] === '*')
        lexer.at += 1;
    if (/^\s*\{/.test(rest))
        lexer.nextFace = 'upright';
    else
        pushSingleUpright(lexer, name);
}
/** An abbreviated word in full. */
function spelledOut(word) {
    return word === 'const' ? 'constant' : word;
}
/** `\mathrm d`: TeX takes the one letter that follows. */
function pushSingleUpright(lexer, name) {
    const letter = /^\s*([A-Za-z])/.exec(lexer.source.slice(lexer.at, lexer.at + 20));
    // A bold letter is another name, as the regularised F of hypergeometric functions.
    if (name === 'textbf')
        (0,math_tokens/* push */.VC)(lexer, 'command', 'mathbf', 0);
    else if (letter !== null)
        (0,math_tokens/* push */.VC)(lexer, 'word', letter[1] ?? '', letter[0].length);
}
function pushBar(lexer, length, role) {
    (0,math_tokens/* push */.VC)(lexer, 'sign', '|', length);
    setRole(lexer, lexer.tokens.length - 1, role);
}
function setRole(lexer, at, role) {
    const token = lexer.tokens[at];
    if (token !== undefined && role !== undefined)
        lexer.tokens[at] = { ...token, role };
}
/** `\left` and `\right` with a bar or a point behind them; other delimiters are read as themselves. */
function pushDelimiter(lexer, name, length) {
    lexer.at += length;
    const found = /^\s*(\.|\||\\vert(?![A-Za-z])|\\[lr]vert(?![A-Za-z]))/.exec(lexer.source.slice(lexer.at, lexer.at + 12));
    const delimiter = found?.[1] ?? '';
    const opening = name === 'right' ? lexer.lefts.pop() : undefined;
    if (name === 'left')
        lexer.lefts.push({ at: lexer.tokens.length, empty: delimiter === '.' });
    if (found === null)
        return;
    if (delimiter === '.') {
        lexer.at += found[0].length;
        return;
    }
    pushBar(lexer, found[0].length, name === 'left' ? 'open' : 'close');
    if (opening?.empty === true)
        pairEdge(lexer, opening.at);
}
/** `\left. f \right|_{x=0}`: a mark where it opens, so that the bar is no modulus. */
function pairEdge(lexer, at) {
    setRole(lexer, lexer.tokens.length - 1, 'edge');
    const start = lexer.tokens[at]?.start ?? lexer.at;
    lexer.tokens.splice(at, 0, { type: 'sign', text: '\\left.', start, length: 0 });
    for (const [index, left] of lexer.lefts.entries())
        if (left.at >= at)
            lexer.lefts[index] = { ...left, at: left.at + 1 };
}
function skipArgument(lexer, length) {
    lexer.at += length;
    const rest = lexer.source.slice(lexer.at, lexer.at + 200);
    const taken = /^\*?\s*\{[^{}]*\}/.exec(rest) ?? /^\s*-?[0-9.]+\s*(?:pt|em|ex|mu|cm|mm)/.exec(rest);
    lexer.at += taken?.[0].length ?? 0;
}
/** `\not=` is an inequality, `\not p` a slashed name; any other negated sign is refused by the parser. */
function pushNegated(lexer, length) {
    const rest = lexer.source.slice(lexer.at + length, lexer.at + length + 20);
    const equals = /^\s*(?:=|\{=\})/.exec(rest);
    const blank = /^(?:\\!|\s)*/.exec(rest)?.[0].length ?? 0;
    if (equals !== null)
        (0,math_tokens/* push */.VC)(lexer, 'sign', '\\neq', length + equals[0].length);
    else
        (0,math_tokens/* push */.VC)(lexer, 'command', /^(?:[A-Za-z{]|\\(?!in|to|l|ge|sub|sup))/.test(rest.slice(blank)) ? 'slashed' : 'not', length + blank);
}

;// CONCATENATED MODULE: ./build/math/lex-numbers.js

const DIGIT = /[0-9]/;
const MAX_DIGITS = 400;
/** Digits, thousands separators that cannot be anything else, one decimal point, a decimal exponent after it. */
function lexNumber(lexer) {
    const rest = lexer.source.slice(lexer.at, lexer.at + 2 * MAX_DIGITS + 2);
    const grouped = /^[0-9]{1,3}(?:(?:,\\!|,|\{,\}|\\,|~|[ \u00a0\u202f])[0-9]{3}(?![0-9]))+(?:\.[0-9]+)?/.exec(rest)?.[0];
    const plain = /^[0-9]*(?:\.[0-9]+)?/.exec(rest)?.[0] ?? '';
    const decimal = /^[0-9]+\{,\}[0-9]+/.exec(rest)?.[0];
    const isGrouped = grouped !== undefined && mayGroup(lexer, grouped);
    const raw = isGrouped ? grouped : (decimal ?? plain);
    const text = !isGrouped && decimal !== undefined ? raw.replace('{,}', '.') : raw.replace(/[^0-9.]/g, '');
    if (text.length > MAX_DIGITS) {
        const place = { start: lexer.at, length: text.length };
        throw new math_tokens/* SizeFailure */.gI(`a number of more than ${MAX_DIGITS} digits`, place);
    }
    refuseMarks(lexer, raw);
    (0,math_tokens/* push */.VC)(lexer, 'number', text.startsWith('.') ? `0${text}` : text, raw.length);
    if (isFullStop(lexer))
        lexer.at += 1;
    lexExponent(lexer, text);
    lexPercent(lexer);
}
/** `30 percent`, `5 pct`: the word is the sign, bare or in upright type. */
function lexPercent(lexer) {
    const rest = lexer.source.slice(lexer.at, lexer.at + 60);
    const word = /^(?:\s|~|\\[ ,;])*(?:per ?cent|pct)(?![A-Za-z])\.?/.exec(rest)?.[0] ??
        /^(?:\s|~|\\[ ,;])*\\(?:text|mathrm|textrm)\s*\{\s*(?:per ?cent|pct)\.?\s*\}/.exec(rest)?.[0];
    if (word !== undefined)
        (0,math_tokens/* push */.VC)(lexer, 'sign', '%', word.length);
}
/** `3.` ends in a decimal point or a sentence; `3...` begins an ellipsis. */
function isFullStop(lexer) {
    return lexer.source[lexer.at] === '.' && !/^\.[.0-9]/.test(lexer.source.slice(lexer.at, lexer.at + 2));
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
    const listed = /\\[lcd]?dots|\.\.\.|…/.test(lexer.source);
    if (!/^\.[0-9]/.test(after) && !(outside && !listed && /^,[0-9]/.test(after)))
        return;
    const place = { start: lexer.at, length: raw.length + 2 };
    throw new math_tokens/* ParseFailure */.IG('the decimal or thousands mark is ambiguous', place);
}
/**
 * `1.5e-3`, `2E8`: an exponent only directly behind a number; with an integer before it `2e-3` might be 2·e − 3, unless
 * the exponent has two digits. And `6.6 x 10^…`, where the letter stands for the sign of multiplication.
 */
function lexExponent(lexer, mantissa) {
    const times = /^\s*[xX]\s*(?=10\s*(?:\^|[⁰¹²³⁴-⁹⁺⁻]))/.exec(lexer.source.slice(lexer.at, lexer.at + 12))?.[0];
    if (times !== undefined) {
        (0,math_tokens/* pushAll */.iI)(lexer, ['*'], times.length);
        return;
    }
    if (lexUprightExponent(lexer))
        return;
    const found = /^[eE]([-+−]?)([0-9]{1,4})(?![0-9A-Za-z.])/.exec(lexer.source.slice(lexer.at, lexer.at + 8));
    if (found === null || (0,math_tokens/* faceOf */.zn)(lexer) === 'upright')
        return;
    const [raw, sign = '', digits = ''] = found;
    if (!mantissa.includes('.') && raw.startsWith('e') && digits.length < 2 && sign !== '') {
        const place = { start: lexer.at, length: raw.length };
        throw new math_tokens/* ParseFailure */.IG('“e” may be the number e or a power of ten', place);
    }
    const minus = sign === '-' || sign === '−' ? ['-'] : [];
    (0,math_tokens/* pushAll */.iI)(lexer, ['*', '10', '^', '{', ...minus, digits, '}'], raw.length);
}
/** `6.02\mathrm{e}{-34}`: an upright E between two numbers is a power of ten, as programs print it. */
function lexUprightExponent(lexer) {
    const found = /^\\(?:mathrm|text|textrm)\s*\{[eE]\}\s*(?:\{([-+−]?)([0-9]{1,4})\}|([-+−]?)([0-9]{1,4})(?![0-9A-Za-z.]))/.exec(lexer.source.slice(lexer.at, lexer.at + 40));
    if (found === null)
        return false;
    const minus = /[-−]/.test(found[1] ?? found[3] ?? '') ? ['-'] : [];
    (0,math_tokens/* pushAll */.iI)(lexer, ['*', '10', '^', '{', ...minus, found[2] ?? found[4] ?? '', '}'], found[0].length);
    return true;
}
/** Whether a character starts a number here: a digit, or a point before one. */
function startsNumber(lexer) {
    const char = lexer.source[lexer.at] ?? '';
    return DIGIT.test(char) || (char === '.' && DIGIT.test(lexer.source[lexer.at + 1] ?? ''));
}

;// CONCATENATED MODULE: ./build/math/unicode.js
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
    Υ: 'Upsilon',
    υ: 'upsilon',
    ϑ: 'vartheta',
    ϖ: 'varpi',
    ϱ: 'varrho',
    ς: 'varsigma',
    '∅': 'emptyset',
    '∇': 'nabla',
    '⟨': 'langle',
    '⟩': 'rangle',
    '〈': 'langle',
    '〉': 'rangle',
    '∏': 'prod',
    '∮': 'oint',
    '∬': 'iint',
    '∭': 'iiint',
    '≃': 'simeq',
    '≅': 'cong',
    '≡': 'equiv',
    '⩽': 'leqslant',
    '⩾': 'geqslant',
    '≲': 'lesssim',
    '≳': 'gtrsim',
    '⟶': 'to',
    '⇒': 'Rightarrow',
    '⟹': 'Rightarrow',
    '…': 'ldots',
    '⋯': 'cdots',
    '∗': 'ast',
    '⋆': 'star',
    '∙': 'cdot',
    '•': 'cdot',
    '⊗': 'otimes',
    '⌊': 'lfloor',
    '⌋': 'rfloor',
    '⌈': 'lceil',
    '⌉': 'rceil',
    '‖': '|',
    '∣': 'mid',
    '∆': 'Delta',
    '∕': 'slash',
    '⁄': 'slash',
    '≔': 'coloneqq',
    ℘: 'wp',
    ϝ: 'digamma',
    º: 'degree',
    '˚': 'degree',
    '⊤': 'top',
    '□': 'Box',
    '⊥': 'perp',
    '∥': 'parallel',
    ı: 'imath',
};
/** Digits and signs in superscript, as they stand on the line. */
const RAISED = {
    '⁰': '0',
    '¹': '1',
    '²': '2',
    '³': '3',
    '⁴': '4',
    '⁵': '5',
    '⁶': '6',
    '⁷': '7',
    '⁸': '8',
    '⁹': '9',
    '⁺': '+',
    '⁻': '-',
    '⁽': '(',
    '⁾': ')',
    ⁿ: 'n',
    ⁱ: 'i',
};
/** Digits and letters in subscript, as they stand on the line. */
const LOWERED = {
    '₀': '0',
    '₁': '1',
    '₂': '2',
    '₃': '3',
    '₄': '4',
    '₅': '5',
    '₆': '6',
    '₇': '7',
    '₈': '8',
    '₉': '9',
    '₊': '+',
    '₋': '-',
    ₐ: 'a',
    ₑ: 'e',
    ᵢ: 'i',
    ⱼ: 'j',
    ₖ: 'k',
    ₗ: 'l',
    ₘ: 'm',
    ₙ: 'n',
    ₒ: 'o',
    ₚ: 'p',
    ᵣ: 'r',
    ₛ: 's',
    ₜ: 't',
    ᵤ: 'u',
    ᵥ: 'v',
    ₓ: 'x',
};
/** Fractions that are one character: numerator and denominator. */
const VULGAR = {
    '½': ['1', '2'],
    '⅓': ['1', '3'],
    '⅔': ['2', '3'],
    '¼': ['1', '4'],
    '¾': ['3', '4'],
    '⅕': ['1', '5'],
    '⅖': ['2', '5'],
    '⅗': ['3', '5'],
    '⅘': ['4', '5'],
    '⅙': ['1', '6'],
    '⅚': ['5', '6'],
    '⅛': ['1', '8'],
    '⅜': ['3', '8'],
    '⅝': ['5', '8'],
    '⅞': ['7', '8'],
};

;// CONCATENATED MODULE: ./build/math/lex.js





const lex_LETTER = /[A-Za-z]/;
const SPACE = /\s/;
const SIGNS = new Set("+-*/^_=<>()[]{}|,;:!&'%".split(''));
/** Signs typed with several keys. */
const TYPED = {
    '<=': '\\leq',
    '>=': '\\geq',
    '->': '\\to',
    '<<': '\\ll',
    '>>': '\\gg',
    '==': '=',
    ':=': '=',
    '...': '\\ldots',
};
/** Functions that are also read when they are typed without a backslash. */
const TYPED_FUNCTION = /^(?:arc)?(?:sin|cos|tan)$|^(?:sinh|cosh|tanh|exp|ln|log|sqrt)$/;
/** Splits a formula into tokens; throws {@link ParseFailure} at a character or number it refuses. */
function lexLatex(source) {
    const lexer = {
        source,
        at: 0,
        faces: ['italic'],
        nextFace: undefined,
        tokens: [],
        spaced: false,
        lefts: [],
    };
    while (lexer.at < source.length)
        lexOne(lexer);
    lexer.tokens.push({ type: 'end', text: '', start: source.length, length: 0 });
    return lexer.tokens;
}
function lexOne(lexer) {
    const char = lexer.source[lexer.at] ?? '';
    if (SPACE.test(char) || char === '~' || char === '$')
        lexer.at += 1;
    else if (startsNumber(lexer))
        lexNumber(lexer);
    else if (lex_LETTER.test(char))
        lexLetters(lexer);
    else if (char === '\\')
        lexCommand(lexer);
    else if (!lexTyped(lexer) && !lexUnicode(lexer, char))
        lexSign(lexer, char);
}
/** `<=`, `->` and the like; false (nothing taken) for anything else. */
function lexTyped(lexer) {
    for (const length of [3, 2]) {
        const typed = lexer.source.slice(lexer.at, lexer.at + length);
        const sign = Object.hasOwn(TYPED, typed) ? TYPED[typed] : undefined;
        if (sign === undefined)
            continue;
        (0,math_tokens/* push */.VC)(lexer, 'sign', sign, length);
        return true;
    }
    return false;
}
/** A character beyond ASCII that stands for a command, a script or a fraction; false (nothing taken) for any other. */
function lexUnicode(lexer, char) {
    if (char === '–' &&
        /[0-9]$/.test(lexer.source.slice(0, lexer.at)) &&
        /^[0-9]/.test(lexer.source.slice(lexer.at + 1)))
        throw new math_tokens/* ParseFailure */.IG('a range from one number to another', { start: lexer.at, length: 1 });
    if (char === '−' || char === '–' || char === '‐')
        (0,math_tokens/* push */.VC)(lexer, 'sign', '-', 1);
    else if (char === 'Å' || char === '\u212b')
        (0,math_tokens/* push */.VC)(lexer, 'word', 'angstrom', 1);
    else if (char === '″')
        (0,math_tokens/* pushAll */.iI)(lexer, ["'", "'"], 1);
    else if (Object.hasOwn(RAISED, char))
        lexScript(lexer, '^', RAISED);
    else if (Object.hasOwn(LOWERED, char))
        lexScript(lexer, '_', LOWERED);
    else if (VULGAR[char] !== undefined)
        pushVulgar(lexer, VULGAR[char]);
    else if (char === '√')
        lexRadical(lexer);
    else if (UNICODE[char] !== undefined)
        pushCommand(lexer, UNICODE[char], 1);
    else
        return false;
    return true;
}
/** A run of raised or lowered characters as one superscript or subscript. */
function lexScript(lexer, sign, table) {
    let length = 0;
    let text = '';
    for (;;) {
        const next = table[lexer.source[lexer.at + length] ?? ''];
        if (next === undefined)
            break;
        text += next;
        length += 1;
    }
    const texts = text.match(/[0-9]+|./g) ?? [];
    (0,math_tokens/* pushAll */.iI)(lexer, [sign, '{', ...texts, '}'], length);
}
function pushVulgar(lexer, [over, under]) {
    (0,math_tokens/* pushAll */.iI)(lexer, ['\\frac', '{', over, '}', '{', under, '}'], 1);
}
/** `√12` reaches over the whole number, unlike `\sqrt12`. */
function lexRadical(lexer) {
    (0,math_tokens/* pushAside */.bk)(lexer, 'command', 'sqrt', 1);
    lexer.at += 1;
    const digits = /^[0-9.]+/.exec(lexer.source.slice(lexer.at, lexer.at + 40))?.[0];
    if (digits === undefined)
        return;
    (0,math_tokens/* pushAside */.bk)(lexer, 'sign', '{', 0);
    (0,math_tokens/* push */.VC)(lexer, 'number', digits, digits.length);
    (0,math_tokens/* pushAside */.bk)(lexer, 'sign', '}', 0);
}
function lexSign(lexer, char) {
    if (!SIGNS.has(char)) {
        const place = { start: lexer.at, length: 1 };
        throw new math_tokens/* ParseFailure */.IG(`the character ${JSON.stringify(char)} is not read`, place);
    }
    if (char === '{') {
        lexer.faces.push(lexer.nextFace ?? (0,math_tokens/* faceOf */.zn)(lexer));
        lexer.nextFace = undefined;
    }
    if (char === '%' && !isPercentage(lexer))
        throw new math_tokens/* ParseFailure */.IG('an unescaped % starts a comment', { start: lexer.at, length: 1 });
    if (char === '}' && lexer.faces.length > 1)
        lexer.faces.pop();
    (0,math_tokens/* push */.VC)(lexer, 'sign', char, 1);
}
/** `50%` at the very end can only have meant percent. */
function isPercentage(lexer) {
    return lexer.tokens.at(-1)?.type === 'number' && lexer.source.slice(lexer.at + 1).trim() === '';
}
/** A letter of its own, or an upright word, or a function typed without its backslash. */
function lexLetters(lexer) {
    const run = /^[A-Za-z]+/.exec(lexer.source.slice(lexer.at, lexer.at + 400))?.[0] ?? '';
    const begins = !lex_LETTER.test(lexer.source[lexer.at - 1] ?? '') || lexer.tokens.at(-1)?.type === 'command';
    if ((0,math_tokens/* faceOf */.zn)(lexer) === 'upright')
        (0,math_tokens/* push */.VC)(lexer, 'word', run, run.length);
    else if (begins && TYPED_FUNCTION.test(run) && Object.hasOwn(functions/* FUNCTIONS */.AW, run))
        (0,math_tokens/* push */.VC)(lexer, 'command', run, run.length);
    else
        lexLetter(lexer, run.slice(0, 1), 1);
}

;// CONCATENATED MODULE: ./build/math/macros.js
/** `\dv[2]{f}{x}`, `\dv{x}`, and for partial derivatives also `\pdv{f}{x}{y}`. */
function derivative(letter) {
    return {
        least: 1,
        most: letter === 'd' ? 2 : 3,
        write: (args, order) => {
            const [first = '', second, third] = args;
            const power = order === undefined ? '' : `^{${order}}`;
            if (second === undefined)
                return `\\frac{${letter}${power}}{${letter} ${first}${power}}`;
            if (third !== undefined)
                return `\\frac{${letter}^{2} ${first}}{${letter} ${second} \\,${letter} ${third}}`;
            return `\\frac{${letter}${power} ${first}}{${letter} ${second}${power}}`;
        },
    };
}
/** The first argument between two texts. */
function around(before, after) {
    return { least: 1, most: 1, write: ([of = '']) => `${before}${of}${after}` };
}
function macros_pair(write) {
    return { least: 2, most: 2, write: ([one = '', two = '']) => write(one, two) };
}
/** Commands of the `physics` package (manual, version 1.3), and marks around a formula that say nothing of its value. */
const MACROS = {
    dv: derivative('d'),
    derivative: derivative('d'),
    pdv: derivative('\\partial'),
    partialderivative: derivative('\\partial'),
    pderivative: derivative('\\partial'),
    dd: {
        least: 1,
        most: 1,
        write: ([of = ''], order) => `\\,d${order === undefined ? '' : `^{${order}}`}${of} `,
    },
    comm: macros_pair((one, two) => `[${one},${two}]`),
    commutator: macros_pair((one, two) => `[${one},${two}]`),
    acomm: macros_pair((one, two) => `\\{${one},${two}\\}`),
    anticommutator: macros_pair((one, two) => `\\{${one},${two}\\}`),
    ketbra: macros_pair((one, two) => `|${one}\\rangle\\langle ${two}|`),
    dyad: macros_pair((one, two) => `|${one}\\rangle\\langle ${two}|`),
    mel: {
        least: 3,
        most: 3,
        write: ([bra = '', inner = '', ket = '']) => `\\langle ${bra}|${inner}|${ket}\\rangle`,
    },
    va: around('\\vec{', '}'),
    vu: around('\\hat{\\mathbf{', '}}'),
    pqty: around('\\left(', '\\right)'),
    bqty: around('\\left[', '\\right]'),
    order: around('\\mathcal{O}(', ')'),
    boxed: around('{', '}'),
    fbox: around('{', '}'),
    cancel: around('{', '}'),
    bcancel: around('{', '}'),
    xcancel: around('{', '}'),
    smash: around('{', '}'),
    underbrace: around('{', '}'),
    overbrace: around('{', '}'),
    xrightarrow: { least: 1, most: 1, write: () => '\\to ' },
};
/** Macros whose label stands behind them as a script. */
const LABELLED = { underbrace: '_', overbrace: '^' };
/** Operators that are written as other commands, without arguments. */
const PLAIN = {
    grad: '\\nabla ',
    curl: '\\nabla\\times ',
    laplacian: '\\nabla^2 ',
};
const NAME = new RegExp(`\\\\(${[...Object.keys(MACROS), ...Object.keys(PLAIN)].join('|')})(?![A-Za-z])`, 'g');
/** Macros written out in one formula; what has more is left to the parser's refusal. */
const MAX_MACROS = 64;
/** Written out, a formula may grow to this length. */
const MAX_LENGTH = 8192;
/** The formula with the macros of the physics package and marks such as `\underbrace` written out, the innermost first. */
function expandMacros(latex) {
    let text = latex;
    for (let round = 0; round < MAX_MACROS && text.length < MAX_LENGTH; round += 1) {
        const last = [...text.matchAll(NAME)].at(-1);
        if (last === undefined)
            return text;
        const written = expandAt(text, last.index, last[1] ?? '');
        if (written === undefined)
            return text;
        text = written;
    }
    return text;
}
/** The text with the macro at this place written out; undefined when its arguments are not there. */
function expandAt(text, start, name) {
    let end = start + 1 + name.length;
    const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
    if (plain !== undefined)
        return text.slice(0, start) + plain + text.slice(end);
    const macro = MACROS[name];
    if (macro === undefined)
        return undefined;
    const option = /^\s*\[([^[\]]{0,40})\]/.exec(text.slice(end, end + 60));
    end += option?.[0].length ?? 0;
    const args = [];
    for (let group = groupAt(text, end); group !== undefined && args.length < macro.most; group = groupAt(text, end)) {
        args.push(group.content);
        end = group.end;
    }
    if (args.length < macro.least)
        return undefined;
    end = behindLabel(text, end, LABELLED[name]);
    return `${text.slice(0, start)}${macro.write(args, option?.[1])}${text.slice(end)}`;
}
function behindLabel(text, end, sign) {
    const at = end + (/^\s*/.exec(text.slice(end, end + 20))?.[0].length ?? 0);
    if (sign === undefined || text[at] !== sign)
        return end;
    return groupAt(text, at + 1)?.end ?? end;
}
/** The content of the braces that open at this place, spaces before them apart. */
function groupAt(text, from) {
    let at = from;
    while (text[at] === ' ')
        at += 1;
    if (text[at] !== '{')
        return undefined;
    let depth = 0;
    for (let end = at; end < text.length; end += 1) {
        if (text[end] === '\\')
            end += 1;
        else if (text[end] === '{')
            depth += 1;
        else if (text[end] === '}') {
            depth -= 1;
            if (depth === 0)
                return { content: text.slice(at + 1, end), end: end + 1 };
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/math/unit-words.js
var unit_words = __webpack_require__(225);
;// CONCATENATED MODULE: ./build/math/siunitx.js

/** `\SI{3}{\metre}`, `\qty`, `\si`, `\unit`, `\num`, `\ang` with their groups. */
const MACRO = /\\(SI|qty|si|unit|num|ang)(?![A-Za-z])(?:\[[^\]]*\])?\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}(?:\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\})?/g;
/** Unit macros of siunitx (manual, version 3, tables 1 to 5) that are not words of the table. */
const siunitx_MACROS = {
    celsius: '^\\circ \\mathrm{C}',
    degreeCelsius: '^\\circ \\mathrm{C}',
    degree: '^\\circ ',
    arcminute: '\\mathrm{arcmin}',
    arcsecond: '\\mathrm{arcsec}',
    astronomicalunit: '\\mathrm{AU}',
    angstrom: '\\mathrm{angstrom}',
    ohm: '\\mathrm{Ohm}',
    percent: '\\mathrm{percent}',
    kilogram: '\\mathrm{kg}',
    day: '\\mathrm{d}',
};
/** The formula with the macros of siunitx written out: `\SI{3}{\metre\per\second}` as `3\,\mathrm{m}\,\mathrm{s}^{-1}`. */
function expandSiunitx(latex) {
    if (!/\\(?:SI|qty|si|unit|num|ang)(?![A-Za-z])/.test(latex))
        return latex;
    return latex.replace(MACRO, (all, macro, first, second) => {
        if (macro === 'num')
            return second === undefined ? numberText(first) : all;
        if (macro === 'ang')
            return second === undefined ? `${numberText(first)}^\\circ ` : all;
        if (macro === 'si' || macro === 'unit')
            return `${unitText(first)}${second === undefined ? '' : `{${second}}`}`;
        return second === undefined ? all : `${numberText(first)}\\,${unitText(second)}`;
    });
}
function numberText(text) {
    const found = /^\s*([+-]?[0-9.]+)[eEdD]([+-]?[0-9]+)\s*$/.exec(text);
    return found === null ? text : `${found[1]}\\times 10^{${Number(found[2])}}`;
}
/** Unit macros one after the other; a unit in letters (`m.s^{-1}`) as upright text with points for products. */
function unitText(text) {
    if (!text.includes('\\'))
        return `\\mathrm{${text.replace(/[.~]/g, '\\,')}}`;
    let written = '';
    let [prefix, power, below] = ['', '', false];
    for (const [, name = '', group] of text.matchAll(/\\([A-Za-z]+)(?:\{([^{}]*)\})?/g)) {
        if (name === 'per')
            below = true;
        else if (Object.hasOwn(unit_words/* PREFIX_WORDS */.R7, name))
            prefix = unit_words/* PREFIX_WORDS */.R7[name] ?? '';
        else if (name === 'square' || name === 'cubic')
            power = name === 'square' ? '2' : '3';
        else if (name === 'squared' || name === 'cubed' || name === 'tothe' || name === 'raiseto')
            written = raisedLast(written, name === 'squared' ? '2' : name === 'cubed' ? '3' : (group ?? '1'));
        else {
            const symbol = siunitx_MACROS[name] ?? `\\mathrm{${prefix === 'u' ? '\\mu ' : prefix}${symbolOf(name)}}`;
            written += `${symbol}${exponent(power, below)}\\,`;
            [prefix, power, below] = ['', '', false];
        }
    }
    return written;
}
function exponent(power, below) {
    if (power === '' && !below)
        return '';
    return `^{${below ? '-' : ''}${power === '' ? '1' : power}}`;
}
/** The last unit written to a power, keeping the sign of a `\per` before it. */
function raisedLast(written, power) {
    const below = /\^\{-1\}\\,$/.test(written);
    return `${written.replace(/(?:\^\{-1\})?\\,$/, '')}^{${below ? '-' : ''}${power}}\\,`;
}
function symbolOf(name) {
    const word = Object.hasOwn(unit_words/* WORDS */.q9, name)
        ? unit_words/* WORDS */.q9[name]
        : Object.hasOwn(unit_words/* SPELLINGS */.aU, name)
            ? unit_words/* SPELLINGS */.aU[name]
            : undefined;
    return word ?? name;
}

// EXTERNAL MODULE: ./build/math/reader.js
var reader = __webpack_require__(7328);
;// CONCATENATED MODULE: ./build/math/unit-tokens.js


/**
 * Tokens without the braces of a group that begins or ends in a sign of multiplication or division, as in
 * `\text{GeV/}c^2`, that is a phrase of units with a power behind it, or that holds the arguments behind a name: they set
 * type and group nothing.
 */
function looseUnitGroups(tokens) {
    const dropped = new Set();
    const open = [];
    for (const [at, token] of tokens.entries()) {
        if ((0,reader/* isSign */.A7)(token, '{'))
            open.push(at);
        if (!(0,reader/* isSign */.A7)(token, '}'))
            continue;
        const start = open.pop();
        if (start === undefined)
            continue;
        const groupsNothing = isLoose(tokens, start, at) || isArgumentList(tokens, start, at) || isRaisedPhrase(tokens, start, at);
        if (!groupsNothing)
            continue;
        dropped.add(start).add(at);
    }
    return dropped.size === 0 ? [...tokens] : tokens.filter((_, at) => !dropped.has(at));
}
function isLoose(tokens, start, end) {
    const [before, first, last] = [tokens[start - 1], tokens[start + 1], tokens[end - 1]];
    if (first === undefined || last === undefined || start + 2 >= end)
        return false;
    const isArgument = before !== undefined && before.type === 'sign' && /^(?:[_^}]|\\[a-z]+)$/.test(before.text);
    return (!isArgument &&
        tokens.slice(start, end).some((token) => token.type === 'word') &&
        (joins(first) || joins(last)));
}
/** `\text{m/s}^2`: set behind the last unit, the power belongs to it; to raise them all takes brackets. */
function isRaisedPhrase(tokens, start, end) {
    const [after, inside] = [tokens[end + 1], tokens.slice(start + 1, end)];
    if (after === undefined || !(0,reader/* isSign */.A7)(after, '^') || inside.length < 2)
        return false;
    return inside.every((token) => token.type === 'word' || joins(token));
}
/** `f{\left(x\right)}`, as computer algebra prints f(x): braces around one whole bracket behind a name. */
function isArgumentList(tokens, start, end) {
    const before = tokens[start - 1];
    const isName = before?.type === 'letter' || (before?.type === 'command' && symbols/* SYMBOL_COMMANDS */.Ex.has(before.text));
    const [open, close] = [tokens[start + 1], tokens[end - 1]];
    if (!isName || open === undefined || close === undefined || !(0,reader/* isSign */.A7)(open, '(') || !(0,reader/* isSign */.A7)(close, ')'))
        return false;
    let depth = 0;
    return tokens.slice(start + 1, end - 1).every((token) => {
        if ((0,reader/* isSign */.A7)(token, '('))
            depth += 1;
        if ((0,reader/* isSign */.A7)(token, ')'))
            depth -= 1;
        return depth > 0;
    });
}
function joins(token) {
    return (0,reader/* isSign */.A7)(token, '/') || (0,reader/* isSign */.A7)(token, '\\cdot');
}

;// CONCATENATED MODULE: ./build/math/tokenize.js







const tokenize_MAX_LENGTH = 4096;
/** Formulas whose tokens are remembered: both sides of a pair are read once for every convention of notation. */
const MAX_REMEMBERED = 16;
const KNOWN = new Map();
/** The tokens of a formula, with states and units expanded and bars paired; throws a `ParseFailure` where it cannot be cut or is too long. */
function tokensOf(latex) {
    const known = KNOWN.get(latex);
    if (known !== undefined)
        return known;
    if (latex.length > tokenize_MAX_LENGTH) {
        const beyond = { start: tokenize_MAX_LENGTH, length: latex.length - tokenize_MAX_LENGTH };
        throw new math_tokens/* SizeFailure */.gI(`longer than ${tokenize_MAX_LENGTH} characters`, beyond);
    }
    const tokens = markBars((0,states/* expandStates */.DA)(looseUnitGroups(lexLatex(expandSiunitx(expandMacros(latex))))));
    if (KNOWN.size >= MAX_REMEMBERED)
        KNOWN.clear();
    KNOWN.set(latex, tokens);
    return tokens;
}


/***/ }),

/***/ 9045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ ParseFailure),
/* harmony export */   VC: () => (/* binding */ push),
/* harmony export */   bk: () => (/* binding */ pushAside),
/* harmony export */   gI: () => (/* binding */ SizeFailure),
/* harmony export */   iI: () => (/* binding */ pushAll),
/* harmony export */   zn: () => (/* binding */ faceOf)
/* harmony export */ });
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
/** The type that letters are set in at this place. */
function faceOf(lexer) {
    return lexer.faces[lexer.faces.length - 1] ?? 'italic';
}
/** Adds a token that stands for the next `length` characters of the source, which are used up by this. */
function push(lexer, type, text, length) {
    pushAside(lexer, type, text, length);
    lexer.at += length;
}
/** Adds a token for the next `length` characters of the source without using them up. */
function pushAside(lexer, type, text, length) {
    const spaced = lexer.spaced && { spaced: true };
    lexer.tokens.push({ type, text, start: lexer.at, length, ...spaced });
    lexer.spaced = false;
}
/** Adds several tokens for one stretch of the source: signs, or numbers where the text is of digits. */
function pushAll(lexer, texts, length) {
    for (const text of texts) {
        const type = /^[0-9]+$/.test(text) ? 'number' : /^[a-z]$/i.test(text) ? 'letter' : 'sign';
        pushAside(lexer, type, text, length);
    }
    lexer.at += length;
}


/***/ }),

/***/ 8559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   Ng: () => (/* binding */ someNode),
/* harmony export */   OF: () => (/* binding */ withChildren),
/* harmony export */   X$: () => (/* binding */ mapTree),
/* harmony export */   oH: () => (/* binding */ RELATION_SIGNS)
/* harmony export */ });
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
    '\\leftrightarrow',
    '\\ll',
    '\\gg',
    '\\notin',
    '\\subset',
    '\\subseteq',
    '\\supset',
    '\\supseteq',
];
const NO_NODES = [];
/** The nodes directly below a node, in reading order. */
function childrenOf(node) {
    switch (node.kind) {
        case 'number':
        case 'symbol':
        case 'unit':
            return NO_NODES;
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
            return node.kind === 'negate'
                ? { kind: 'negate', of: child(0) }
                : { kind: 'plusMinus', sign: node.sign, of: child(0) };
        case 'sum':
            return { kind: 'sum', terms: children };
        case 'product':
            return { kind: 'product', factors: children };
        case 'quotient':
            return { kind: 'quotient', over: child(0), under: child(1) };
        case 'slash':
            return { ...node, over: child(0), under: child(1), rest: children.slice(2) };
        case 'power':
            return { kind: 'power', base: child(0), exponent: child(1) };
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
// Plain loops here and in other walks: through callbacks the compiler inlines a walk into itself, many times over.
/** Rebuilds a tree from its leaves upwards; a node below which nothing changed is handed on as it is. */
function mapTree(node, change) {
    const children = childrenOf(node);
    if (children.length === 0)
        return change(node);
    const mapped = [];
    let isSame = true;
    for (const child of children) {
        const next = mapTree(child, change);
        isSame &&= next === child;
        mapped.push(next);
    }
    return change(isSame ? node : withChildren(node, mapped));
}
/** Whether any node of the tree has the property. */
function someNode(node, holds) {
    if (holds(node))
        return true;
    // The most frequent kinds without an array of their children.
    switch (node.kind) {
        case 'number':
        case 'symbol':
        case 'unit':
            return false;
        case 'negate':
            return someNode(node.of, holds);
        case 'quotient':
            return someNode(node.over, holds) || someNode(node.under, holds);
        case 'power':
            return someNode(node.base, holds) || someNode(node.exponent, holds);
        default:
            for (const child of childrenOf(node))
                if (someNode(child, holds))
                    return true;
            return false;
    }
}


/***/ }),

/***/ 4653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ asUnits),
  L: () => (/* binding */ isClosed)
});

// EXTERNAL MODULE: ./build/math/tree.js
var tree = __webpack_require__(8559);
// EXTERNAL MODULE: ./build/math/units.js + 1 modules
var units = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/math/unit-phrases.js

const POWER_BEFORE = { square: '2', cubic: '3' };
const POWER_BEHIND = { squared: '2', cubed: '3' };
/** Units of two words. */
const PAIRS = {
    'electron volt': 'eV',
    'electron volts': 'eV',
    'light year': 'ly',
    'light years': 'ly',
    'solar mass': 'Msun',
    'solar masses': 'Msun',
    'astronomical unit': 'AU',
    'astronomical units': 'AU',
    'degrees Celsius': 'degC',
    'degree Celsius': 'degC',
    'degrees Fahrenheit': 'degF',
    'arc seconds': 'arcsec',
    'arc minutes': 'arcmin',
    'nautical miles': 'nmi',
};
/**
 * Factors in which a unit spelled as a phrase is one unit: "electron volts", "meters per second squared", "square
 * kilometers". Words that are part of no phrase stay as they are.
 */
function inWords(factors) {
    if (!factors.some((factor) => (wordOf(factor)?.length ?? 0) > 2))
        return factors;
    const read = [];
    for (let at = 0; at < factors.length; at += 1) {
        const [here, next] = [factors[at], factors[at + 1]];
        if (here === undefined)
            continue;
        const pair = next === undefined ? undefined : phrase(here, next);
        read.push(pair ?? here);
        if (pair !== undefined)
            at += 1;
    }
    return overPer(read);
}
/** `a per b c` is a/(b) c in phrases of units: everything behind "per" up to the next one is below. */
function overPer(factors) {
    const at = factors.findIndex((factor) => wordOf(factor) === 'per');
    if (at < 1 || at === factors.length - 1)
        return factors;
    const below = factors.slice(at + 1).filter((factor) => wordOf(factor) !== 'per');
    const under = below.map((factor) => ({
        kind: 'power',
        base: factor,
        exponent: { kind: 'negate', of: { kind: 'number', text: '1' } },
    }));
    return [...factors.slice(0, at), ...under];
}
function phrase(first, second) {
    const [one, two] = [wordOf(first), wordOf(second)];
    if (one === undefined || two === undefined)
        return undefined;
    const name = PAIRS[`${one} ${two}`];
    if (name !== undefined)
        return { kind: 'unit', name };
    const before = Object.hasOwn(POWER_BEFORE, one) ? POWER_BEFORE[one] : undefined;
    if (before !== undefined)
        return raised(two, before);
    const behind = Object.hasOwn(POWER_BEHIND, two) ? POWER_BEHIND[two] : undefined;
    return behind === undefined ? undefined : raised(one, behind);
}
function raised(word, exponent) {
    const name = (0,units/* canonicalUnit */.l)(word);
    return name === undefined
        ? undefined
        : { kind: 'power', base: { kind: 'unit', name }, exponent: { kind: 'number', text: exponent } };
}
/** The word of an upright symbol that has not been decided yet; undefined for any other node. */
function wordOf(node) {
    return node.kind === 'symbol' ? /^\\mathrm\{([A-Za-z]+)\}$/.exec(node.name)?.[1] : undefined;
}

;// CONCATENATED MODULE: ./build/math/unit-reading.js



/** Unit names that no one uses for a quantity, so that they are units wherever they stand. */
const ALWAYS = /^(?:[fpnumkMGTPE]?eV|[fpnmkMGT]?Hz|[nmck]m|mol|[kMG]?Pa|erg|[mk]?bar|fb|pb|kg|[kmM]V|[kM]W|k?J|mT|mK|kN|mA|kcal)$/;
/** Letters that are mostly a quantity when more than units follows: 2 M x. */
const WEAK = /^[MPDutb]$/;
/**
 * Decides which upright words are units: `3\,\mathrm{m/s}` is metres per second, `\mathrm{T}` alone is a quantity. A word
 * is a unit behind a number or another unit; names such as GeV always. Every spelling becomes the one symbol of the
 * table. A degree of temperature within a compound unit is a step of it: J/°C is J/K.
 */
function asUnits(node) {
    return plainWords(degreeSteps(markUnits(node)));
}
function markUnits(node) {
    return (0,tree/* mapTree */.X$)(node, (part) => {
        if (part.kind === 'symbol') {
            const word = wordOf(part);
            return word !== undefined && ALWAYS.test(word) ? unit(word) : part;
        }
        if (part.kind === 'product')
            return joined({ ...part, factors: markFactors(part.factors) });
        if (part.kind === 'quotient' && endsInUnit(part.over))
            return { ...part, under: markBelow(part.over, part.under) };
        if (part.kind === 'slash' && endsInUnit(part.over))
            return markSlash(part.over, [part.under, ...part.rest]) ?? part;
        return part;
    });
}
function unit(name) {
    return { kind: 'unit', name: (0,units/* canonicalUnit */.l)(name) ?? name };
}
/** A product of one factor is that factor. */
function joined(node) {
    const [only] = node.factors;
    return only !== undefined && node.factors.length === 1 ? only : node;
}
/** Behind the slash of a unit everything that is a unit stands below it: J/kg K is J/(kg K). */
function markSlash(over, below) {
    const marked = below.flatMap((part) => {
        const result = markBelow(over, part);
        return result.kind === 'product' ? result.factors : [result];
    });
    if (marked.every(isUnits))
        return { kind: 'quotient', over, under: { kind: 'product', factors: marked } };
    const [under, ...rest] = marked;
    return under && { kind: 'slash', over, under, rest };
}
/** Below a unit; `c` below an energy is the speed of light, as in MeV/c and GeV/c^2. */
function markBelow(over, under) {
    const energy = (0,tree/* someNode */.Ng)(over, (part) => part.kind === 'unit' && part.name.endsWith('eV'));
    const base = under.kind === 'power' ? under.base : under;
    if (energy && base.kind === 'symbol' && (base.name === 'c' || wordOf(base) === 'c')) {
        const light = { kind: 'unit', name: 'c' };
        return under.kind === 'power' ? { ...under, base: light } : light;
    }
    return markAll(under);
}
/** Words behind a closed factor; micro-units are written with a Greek letter, ohms with one, before or behind the word. */
function markFactors(given) {
    const factors = inWords(given);
    const marked = [];
    let measured = false;
    for (let at = 0; at < factors.length; at += 1) {
        const factor = factors[at];
        if (factor === undefined)
            continue;
        const next = factors[at + 1];
        const greek = measured && next !== undefined ? (microUnit(factor, next) ?? ohms(factor, next)) : undefined;
        if (greek !== undefined) {
            marked.push(greek);
            at += 1;
            continue;
        }
        const isWeak = WEAK.test(wordOf(factor) ?? '') && !factors.slice(at + 1).every(mayBeUnits);
        const result = measured && !isWeak ? markAll(factor) : factor;
        measured ||= isClosed(result);
        marked.push(result);
    }
    return marked;
}
function isMu(node) {
    return node.kind === 'symbol' && node.name === '\\mu';
}
function microUnit(mu, next) {
    if (!isMu(mu))
        return undefined;
    if (next.kind === 'power') {
        const base = microUnit(mu, next.base);
        return base === undefined ? undefined : { ...next, base };
    }
    const word = wordOf(next) ?? (next.kind === 'unit' ? next.name : isOmega(next) ? 'Ohm' : undefined);
    return word !== undefined && (0,units/* canonicalUnit */.l)(`u${word}`) !== undefined ? unit(`u${word}`) : undefined;
}
function isOmega(node) {
    return node.kind === 'symbol' && node.name === '\\Omega';
}
/** `\mathrm{k}\Omega`, `\mathrm{M\Omega}`. */
function ohms(prefix, omega) {
    const letter = wordOf(prefix);
    return letter !== undefined && isOmega(omega) && /^[mkMG]$/.test(letter) ? unit(`${letter}Ohm`) : undefined;
}
/** Turns the words of a product, quotient or power of words into units; anything else stays. */
function markAll(node) {
    if (node.kind === 'symbol') {
        const word = wordOf(node);
        return word !== undefined && (0,units/* canonicalUnit */.l)(word) !== undefined ? unit(word) : node;
    }
    if (node.kind === 'power')
        return { ...node, base: markAll(node.base) };
    if (node.kind === 'product')
        return joined({ ...node, factors: markFactors([UNITY, ...node.factors]).slice(1) });
    if (node.kind === 'quotient')
        return { ...node, over: markAll(node.over), under: markAll(node.under) };
    if (node.kind === 'slash')
        return markSlash(markAll(node.over), [node.under, ...node.rest]) ?? node;
    if (node.kind === 'operator' && node.head === 'dot') {
        const factors = node.args.map(markAll);
        return factors.every(isUnits) ? { kind: 'product', factors } : node;
    }
    return node;
}
const UNITY = { kind: 'number', text: '1' };
/** Whether a node is made of units and numbers alone, or of the words for some. */
function mayBeUnits(node) {
    if (node.kind === 'power')
        return mayBeUnits(node.base);
    const word = wordOf(node);
    return node.kind === 'unit' || isMu(node) || (word !== undefined && (0,units/* canonicalUnit */.l)(word) !== undefined);
}
function isUnits(node) {
    if (node.kind === 'unit')
        return true;
    if (node.kind === 'power')
        return isUnits(node.base);
    if (node.kind === 'product')
        return node.factors.every(isUnits);
    return node.kind === 'quotient' && isUnits(node.over) && isUnits(node.under);
}
/** Whether a node is a number or a unit, or made of them: what stands before a unit. */
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
    return node.kind === 'sum' && node.terms.every(isClosed);
}
function endsInUnit(node) {
    if (node.kind === 'unit')
        return true;
    if (node.kind === 'power')
        return endsInUnit(node.base);
    if (node.kind === 'quotient')
        return endsInUnit(node.over) && endsInUnit(node.under);
    const last = node.kind === 'product' ? node.factors[node.factors.length - 1] : undefined;
    return last !== undefined && endsInUnit(last);
}
const STEPS = { degC: 'K', degF: 'degR' };
/** °C and °F beside another unit, or to a power, are steps of a scale, whose zero does not matter. */
function degreeSteps(node) {
    if (node.kind === 'relation' || node.kind === 'list' || node.kind === 'sum')
        return mapChildren(node);
    const scales = countUnits(node, (name) => Object.hasOwn(STEPS, name));
    if (scales === 0)
        return node;
    const compound = countUnits(node, () => true) > scales || scales > 1 || (0,tree/* someNode */.Ng)(node, isPowerOfUnit);
    return compound ? (0,tree/* mapTree */.X$)(node, asStep) : node;
}
function mapChildren(node) {
    if (node.kind === 'relation')
        return {
            ...node,
            first: degreeSteps(node.first),
            rest: node.rest.map((member) => ({ ...member, node: degreeSteps(member.node) })),
        };
    if (node.kind === 'list')
        return { ...node, items: node.items.map(degreeSteps) };
    return node.kind === 'sum' ? { ...node, terms: node.terms.map(degreeSteps) } : node;
}
function countUnits(node, counts) {
    let total = 0;
    (0,tree/* someNode */.Ng)(node, (part) => {
        if (part.kind === 'unit' && counts(part.name))
            total += 1;
        return false;
    });
    return total;
}
function isPowerOfUnit(node) {
    return node.kind === 'power' && node.base.kind === 'unit';
}
function asStep(node) {
    const name = node.kind === 'unit' && Object.hasOwn(STEPS, node.name) ? STEPS[node.name] : undefined;
    return name === undefined ? node : { kind: 'unit', name };
}
/** Upright words that are no units: one letter is the letter, more are an operator name. */
function plainWords(node) {
    return (0,tree/* mapTree */.X$)(node, (part) => {
        const word = wordOf(part);
        if (word === undefined)
            return part;
        return { kind: 'symbol', name: word.length === 1 ? word : `\\operatorname{${word}}` };
    });
}


/***/ }),

/***/ 225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R7: () => (/* binding */ PREFIX_WORDS),
/* harmony export */   aU: () => (/* binding */ SPELLINGS),
/* harmony export */   q9: () => (/* binding */ WORDS)
/* harmony export */ });
/** Other spellings of a unit symbol of the table; words of the SI take the prefixes written out, the rest stand alone. */
const SPELLINGS = {
    l: 'L',
    hr: 'h',
    hrs: 'h',
    sec: 's',
    secs: 's',
    mins: 'min',
    day: 'd',
    days: 'd',
    year: 'yr',
    years: 'yr',
    yrs: 'yr',
    gm: 'g',
    gms: 'g',
    kgs: 'kg',
    ohm: 'Ohm',
    ohms: 'Ohm',
    mho: 'S',
    ergs: 'erg',
    dyne: 'dyn',
    dynes: 'dyn',
    Gauss: 'G',
    gauss: 'G',
    Gs: 'G',
    esu: 'statC',
    Fr: 'statC',
    statcoulomb: 'statC',
    statvolt: 'statV',
    amu: 'u',
    au: 'AU',
    lyr: 'ly',
    atms: 'atm',
    torr: 'Torr',
    cals: 'cal',
    BTU: 'Btu',
    btu: 'Btu',
    HP: 'hp',
    lbs: 'lb',
    in: 'inch',
    inches: 'inch',
    feet: 'ft',
    foot: 'ft',
    mile: 'mi',
    miles: 'mi',
    yard: 'yd',
    yards: 'yd',
    knots: 'knot',
    pound: 'lb',
    pounds: 'lb',
    ounce: 'oz',
    ounces: 'oz',
    gallon: 'gal',
    gallons: 'gal',
    hartree: 'Hartree',
    Eh: 'Hartree',
    Rydberg: 'Ry',
    rydberg: 'Ry',
    fermis: 'fermi',
    angstroms: 'angstrom',
    Angstrom: 'angstrom',
    Angstroms: 'angstrom',
    AA: 'angstrom',
    deg: 'degree',
    degrees: 'degree',
    arcminutes: 'arcmin',
    arcseconds: 'arcsec',
    revolution: 'rev',
    revolutions: 'rev',
    revs: 'rev',
    mas: 'marcsec',
};
/** SI units and their companions as words, without the plural; prefixes go before them as words too. */
const WORDS = {
    metre: 'm',
    meter: 'm',
    second: 's',
    gram: 'g',
    gramme: 'g',
    ampere: 'A',
    amp: 'A',
    kelvin: 'K',
    mole: 'mol',
    candela: 'cd',
    radian: 'rad',
    steradian: 'sr',
    hertz: 'Hz',
    newton: 'N',
    pascal: 'Pa',
    joule: 'J',
    watt: 'W',
    coulomb: 'C',
    volt: 'V',
    farad: 'F',
    siemens: 'S',
    weber: 'Wb',
    tesla: 'T',
    henry: 'H',
    lumen: 'lm',
    lux: 'lx',
    becquerel: 'Bq',
    gray: 'Gy',
    sievert: 'Sv',
    katal: 'kat',
    minute: 'min',
    hour: 'h',
    week: 'week',
    litre: 'L',
    liter: 'L',
    tonne: 't',
    ton: 't',
    dalton: 'Da',
    electronvolt: 'eV',
    parsec: 'pc',
    lightyear: 'ly',
    barn: 'b',
    curie: 'Ci',
    jansky: 'Jy',
    calorie: 'cal',
    atmosphere: 'atm',
    poise: 'P',
    stokes: 'St',
    oersted: 'Oe',
    maxwell: 'Mx',
    debye: 'D',
    molar: 'M',
    horsepower: 'hp',
};
/** Prefixes as words (SI Brochure, table 7) with their letters. */
const PREFIX_WORDS = {
    quecto: 'q',
    ronto: 'r',
    yocto: 'y',
    zepto: 'z',
    atto: 'a',
    femto: 'f',
    pico: 'p',
    nano: 'n',
    micro: 'u',
    milli: 'm',
    centi: 'c',
    deci: 'd',
    deca: 'da',
    deka: 'da',
    hecto: 'h',
    kilo: 'k',
    mega: 'M',
    giga: 'G',
    tera: 'T',
    peta: 'P',
    exa: 'E',
    zetta: 'Z',
    yotta: 'Y',
    ronna: 'R',
    quetta: 'Q',
};


/***/ }),

/***/ 1980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ canonicalUnit),
  u: () => (/* binding */ unitOf)
});

;// CONCATENATED MODULE: ./build/math/unit-table.js
const prefixed = (factor, base) => ({ factor, base, prefixed: true });
const whole = (factor, base) => ({ factor, base, prefixed: false });
const NUMBER = {};
const LENGTH = { m: 1 };
const AREA = { m: 2 };
const VOLUME = { m: 3 };
const TIME = { s: 1 };
const RATE = { s: -1 };
const MASS = { kg: 1 };
const SPEED = { m: 1, s: -1 };
const FORCE = { kg: 1, m: 1, s: -2 };
const ENERGY = { kg: 1, m: 2, s: -2 };
const POWER = { kg: 1, m: 2, s: -3 };
const PRESSURE = { kg: 1, m: -1, s: -2 };
const CHARGE = { A: 1, s: 1 };
const VOLTAGE = { kg: 1, m: 2, s: -3, A: -1 };
const FLUX = { kg: 1, m: 2, s: -2, A: -1 };
const INDUCTION = { kg: 1, s: -2, A: -1 };
const DOSE = { m: 2, s: -2 };
/** SI base and derived units: BIPM SI Brochure, 9th edition (2019), tables 2 and 4. */
const SI = {
    m: prefixed(1, LENGTH),
    s: prefixed(1, TIME),
    g: prefixed(1e-3, MASS),
    A: prefixed(1, { A: 1 }),
    K: prefixed(1, { K: 1 }),
    mol: prefixed(1, { mol: 1 }),
    cd: prefixed(1, { cd: 1 }),
    rad: prefixed(1, NUMBER),
    sr: prefixed(1, NUMBER),
    Hz: prefixed(1, RATE),
    N: prefixed(1, FORCE),
    Pa: prefixed(1, PRESSURE),
    J: prefixed(1, ENERGY),
    W: prefixed(1, POWER),
    C: prefixed(1, CHARGE),
    V: prefixed(1, VOLTAGE),
    F: prefixed(1, { kg: -1, m: -2, s: 4, A: 2 }),
    Ohm: prefixed(1, { kg: 1, m: 2, s: -3, A: -2 }),
    S: prefixed(1, { kg: -1, m: -2, s: 3, A: 2 }),
    Wb: prefixed(1, FLUX),
    T: prefixed(1, INDUCTION),
    H: prefixed(1, { kg: 1, m: 2, s: -2, A: -2 }),
    lm: prefixed(1, { cd: 1 }),
    lx: prefixed(1, { cd: 1, m: -2 }),
    Bq: prefixed(1, RATE),
    Gy: prefixed(1, DOSE),
    Sv: prefixed(1, DOSE),
    kat: prefixed(1, { mol: 1, s: -1 }),
};
/**
 * Units accepted beside the SI (its brochure, 9th edition, table 8), with the electronvolt and dalton of CODATA 2022.
 * Degrees Celsius and Fahrenheit are measures of their own: their zero is not that of the kelvin. The year is the Julian
 * one of 365.25 days, as in astronomy.
 */
const ACCEPTED = {
    min: whole(60, TIME),
    h: whole(3600, TIME),
    d: whole(86400, TIME),
    week: whole(604800, TIME),
    yr: prefixed(31557600, TIME),
    AU: whole(149597870700, LENGTH),
    degree: whole(Math.PI / 180, NUMBER),
    arcmin: whole(Math.PI / 10800, NUMBER),
    arcsec: prefixed(Math.PI / 648000, NUMBER),
    ha: whole(1e4, AREA),
    L: prefixed(1e-3, VOLUME),
    t: prefixed(1e3, MASS),
    u: prefixed(1.66053906892e-27, MASS),
    Da: prefixed(1.66053906892e-27, MASS),
    eV: prefixed(1.602176634e-19, ENERGY),
    degC: whole(1, { degC: 1 }),
    degF: whole(1, { degF: 1 }),
    degR: whole(5 / 9, { K: 1 }),
    dB: whole(1, { dB: 1 }),
    Np: whole(1, { Np: 1 }),
    percent: whole(1e-2, NUMBER),
    ppm: whole(1e-6, NUMBER),
    ppb: whole(1e-9, NUMBER),
    rev: whole(1, { rev: 1 }),
    rpm: whole(1 / 60, { rev: 1, s: -1 }),
    bar: prefixed(1e5, PRESSURE),
    angstrom: whole(1e-10, LENGTH),
    M: prefixed(1e3, { mol: 1, m: -3 }),
    Wh: prefixed(3600, ENERGY),
    Ah: prefixed(3600, CHARGE),
};
/**
 * CGS units: SI Brochure, 8th edition (2006), table 9. Electrical ones stand for the SI quantity they correspond to, with
 * c = 299 792 458 m/s (statcoulomb = 1/(10 c) C with c in cm/s read as a number).
 */
const CGS = {
    erg: prefixed(1e-7, ENERGY),
    dyn: prefixed(1e-5, FORCE),
    Ba: whole(0.1, PRESSURE),
    P: prefixed(0.1, { kg: 1, m: -1, s: -1 }),
    St: prefixed(1e-4, { m: 2, s: -1 }),
    Gal: prefixed(1e-2, { m: 1, s: -2 }),
    G: prefixed(1e-4, INDUCTION),
    Mx: prefixed(1e-8, FLUX),
    Oe: prefixed(1000 / (4 * Math.PI), { A: 1, m: -1 }),
    statC: whole(1 / 2997924580, CHARGE),
    statV: whole(299.792458, VOLTAGE),
    statA: whole(1 / 2997924580, { A: 1 }),
    abA: whole(10, { A: 1 }),
    abC: whole(10, CHARGE),
    sb: whole(1e4, { cd: 1, m: -2 }),
    ph: whole(1e4, { cd: 1, m: -2 }),
    D: prefixed(1e-21 / 299792458, { A: 1, s: 1, m: 1 }),
};
/**
 * Atomic, nuclear and astronomical units. Hartree, Rydberg energy and Bohr radius: CODATA 2022 (NIST). Parsec: IAU 2015
 * resolution B2 (648000/π au); light year: IAU (Julian year times c); solar mass: GM☉ of IAU 2015 resolution B3 over G of
 * CODATA 2022; solar radius and luminosity: B3. Barn, curie, röntgen, rad, rem: SI Brochure, 8th edition, table 8 and 10.
 */
const PHYSICS = {
    Hartree: whole(4.359744722206e-18, ENERGY),
    Ry: whole(2.179872361103e-18, ENERGY),
    bohr: whole(5.29177210544e-11, LENGTH),
    fermi: whole(1e-15, LENGTH),
    b: prefixed(1e-28, AREA),
    Ci: prefixed(3.7e10, RATE),
    roentgen: whole(2.58e-4, { A: 1, s: 1, kg: -1 }),
    rd: whole(1e-2, DOSE),
    rem: prefixed(1e-2, DOSE),
    pc: prefixed((648000 * 149597870700) / Math.PI, LENGTH),
    ly: prefixed(9460730472580800, LENGTH),
    Msun: whole(1.3271244e20 / 6.6743e-11, MASS),
    Rsun: whole(6.957e8, LENGTH),
    Lsun: whole(3.828e26, POWER),
    Jy: prefixed(1e-26, { kg: 1, s: -2 }),
    c: whole(299792458, SPEED),
};
/** Calorie (thermochemical), pressure and everyday units: NIST SP 811 (2008), appendix B.8; the BTU is that of the IT. */
const EVERYDAY = {
    cal: prefixed(4.184, ENERGY),
    Btu: whole(1055.05585262, ENERGY),
    hp: whole(550 * 0.3048 * 4.4482216152605, POWER),
    atm: prefixed(101325, PRESSURE),
    Torr: prefixed(101325 / 760, PRESSURE),
    mmHg: whole(133.322387415, PRESSURE),
    cmHg: whole(1333.22387415, PRESSURE),
    psi: whole(6894.757293168361, PRESSURE),
    inch: whole(0.0254, LENGTH),
    ft: whole(0.3048, LENGTH),
    yd: whole(0.9144, LENGTH),
    mi: whole(1609.344, LENGTH),
    nmi: whole(1852, LENGTH),
    mph: whole(0.44704, SPEED),
    kph: whole(1 / 3.6, SPEED),
    knot: whole(1852 / 3600, SPEED),
    lb: whole(0.45359237, MASS),
    oz: whole(0.028349523125, MASS),
    lbf: whole(4.4482216152605, FORCE),
    kgf: whole(9.80665, FORCE),
    gal: whole(3.785411784e-3, VOLUME),
    cc: whole(1e-6, VOLUME),
};
/** THE table of units by their canonical symbol. */
const UNITS = {
    ...SI,
    ...ACCEPTED,
    ...CGS,
    ...PHYSICS,
    ...EVERYDAY,
};
/** SI prefixes as powers of ten: SI Brochure, 9th edition (with the four of 2022), table 7. `u` stands for micro. */
const PREFIXES = {
    q: 1e-30,
    r: 1e-27,
    y: 1e-24,
    z: 1e-21,
    a: 1e-18,
    f: 1e-15,
    p: 1e-12,
    n: 1e-9,
    u: 1e-6,
    m: 1e-3,
    c: 1e-2,
    d: 1e-1,
    da: 1e1,
    h: 1e2,
    k: 1e3,
    M: 1e6,
    G: 1e9,
    T: 1e12,
    P: 1e15,
    E: 1e18,
    Z: 1e21,
    Y: 1e24,
    R: 1e27,
    Q: 1e30,
};

// EXTERNAL MODULE: ./build/math/unit-words.js
var unit_words = __webpack_require__(225);
;// CONCATENATED MODULE: ./build/math/units.js


/** Where prefix and unit together spell something else: a word of prose, a chemical or mathematical sign. */
const NOT_PREFIXED = new Set([
    'ab',
    'PT',
    'as',
    'at',
    'das',
    'mu',
    'pH',
    'Gd',
    'dB',
    'Pb',
    'Mt',
]);
/** The unit of a name such as "GeV", "km", "um" (micrometre) or "joules"; undefined when there is none. */
function unitOf(name) {
    const symbol = canonicalUnit(name);
    if (symbol === undefined)
        return undefined;
    const parts = splitPrefix(symbol);
    const row = parts && UNITS[parts.unit];
    return row && { factor: (PREFIXES[parts.prefix] ?? 1) * row.factor, base: row.base };
}
/** The one symbol for every spelling of a unit: "meters" and "metre" are "m", "hrs" is "h"; undefined when it is none. */
function canonicalUnit(name) {
    if (Object.hasOwn(UNITS, name))
        return name;
    if (Object.hasOwn(unit_words/* SPELLINGS */.aU, name))
        return unit_words/* SPELLINGS */.aU[name];
    const parts = splitPrefix(name);
    return parts === undefined ? wordUnit(name) : parts.prefix + parts.unit;
}
function splitPrefix(symbol) {
    if (Object.hasOwn(UNITS, symbol))
        return { prefix: '', unit: symbol };
    if (NOT_PREFIXED.has(symbol))
        return undefined;
    for (const length of [1, 2]) {
        const prefix = symbol.slice(0, length);
        const rest = symbol.slice(length);
        const unit = Object.hasOwn(LATE_SPELLINGS, rest) ? LATE_SPELLINGS[rest] : rest;
        if (unit === undefined || !Object.hasOwn(PREFIXES, prefix) || !Object.hasOwn(UNITS, unit))
            continue;
        if (UNITS[unit]?.prefixed === true)
            return { prefix, unit };
    }
    return undefined;
}
/** Spellings that take prefixes too: "ml", "nbarn", "kcals", "kohm". */
const LATE_SPELLINGS = {
    l: 'L',
    barn: 'b',
    cals: 'cal',
    ohm: 'Ohm',
    Gauss: 'G',
    torr: 'Torr',
    amu: 'u',
    sec: 's',
    Whr: 'Wh',
};
/** "kilometers", "Joule", "electronvolts". */
function wordUnit(name) {
    if (name.length < 3)
        return undefined;
    const word = name.toLowerCase();
    for (const singular of [word, word.replace(/s$/, ''), word.replace(/es$/, '')]) {
        const found = Object.hasOwn(unit_words/* WORDS */.q9, singular) ? unit_words/* WORDS */.q9[singular] : undefined;
        if (found !== undefined)
            return found;
        const prefix = Object.keys(unit_words/* PREFIX_WORDS */.R7).find((start) => singular.startsWith(start));
        const rest = prefix === undefined ? '' : singular.slice(prefix.length);
        const symbol = Object.hasOwn(unit_words/* WORDS */.q9, rest) ? unit_words/* WORDS */.q9[rest] : undefined;
        if (prefix !== undefined && symbol !== undefined && UNITS[symbol]?.prefixed === true)
            return `${unit_words/* PREFIX_WORDS */.R7[prefix]}${symbol}`;
    }
    return undefined;
}


/***/ }),

/***/ 1698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ productOf),
/* harmony export */   JD: () => (/* binding */ isLost),
/* harmony export */   LS: () => (/* binding */ sensitive),
/* harmony export */   RS: () => (/* binding */ quotientOf),
/* harmony export */   VA: () => (/* binding */ ABSORBED),
/* harmony export */   Wf: () => (/* binding */ rounded),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   Xd: () => (/* binding */ NOISE),
/* harmony export */   e0: () => (/* binding */ exact),
/* harmony export */   f: () => (/* binding */ powerOf),
/* harmony export */   fR: () => (/* binding */ ROUNDING),
/* harmony export */   uK: () => (/* binding */ SMALLEST)
/* harmony export */ });
/* harmony import */ var _complex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3147);

/** Relative rounding error of one operation: two units of 2^-52, as both parts of a complex number round. */
const ROUNDING = 4.5e-16;
/** Below this ratio a summand has fewer than seven digits left in the sum. */
const ABSORBED = 1e-9;
/** Rounding may explain this many times the estimated error. */
const NOISE = 32;
/** The smallest positive double with all its digits, 2^-1022. */
const SMALLEST = 2.2250738585072014e-308;
/** A value without rounding error: a whole number, or a coordinate of the test point. */
function exact(value) {
    return { value, error: 0, absorbed: false, branched: false };
}
/** A value that was rounded once more than what it came from. */
function rounded(value, error, a, b) {
    return {
        value,
        error: error + ROUNDING * (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(value),
        absorbed: a?.absorbed === true || b?.absorbed === true,
        branched: a?.branched === true || b?.branched === true,
    };
}
/** Whether a result that cannot be zero lost its digits below the smallest number that has all of them. */
function isLost(value) {
    return (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(value) < SMALLEST;
}
const isZero = (part) => part.value.re === 0 && part.value.im === 0;
/** The sum of all; absorbed where the smallest term that is not zero drowns in the largest or in the total. */
function sumOf(terms) {
    let total = exact(_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO */ .f2);
    let largest = 0;
    let smallest = Number.POSITIVE_INFINITY;
    for (const term of terms) {
        const size = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(term.value);
        largest = Math.max(largest, size);
        if (size > 0)
            smallest = Math.min(smallest, size);
        total = rounded((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)(total.value, term.value), total.error + term.error, total, term);
    }
    const rest = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(total.value);
    const lost = rest > 0 && smallest < ABSORBED * Math.max(rest, largest);
    return lost ? { ...total, absorbed: true } : total;
}
/** The product of all; undefined where it underflows. */
function productOf(factors) {
    let total = exact(_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr);
    for (const factor of factors) {
        const [size, other] = [(0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(total.value), (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(factor.value)];
        const error = size * factor.error + other * total.error + total.error * factor.error;
        const value = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .multiply */ .lw)(total.value, factor.value);
        if (isLost(value) && size > 0 && other > 0)
            return undefined;
        total = rounded(value, error, total, factor);
    }
    return total;
}
/** The quotient; undefined where the divisor may be zero or the result underflows. */
function quotientOf(over, under) {
    const below = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(under.value);
    if (below <= 4 * under.error)
        return undefined;
    const value = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .divide */ .Qr)(over.value, under.value);
    if (isLost(value) && !isZero(over))
        return undefined;
    return rounded(value, (over.error + (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(value) * under.error) / below, over, under);
}
/** Up to here an error is carried through a power by its first-order term. */
const SMALL_ERROR = 1e-3;
/**
 * A power; undefined where it underflows, and absorbed where a positive number other than one is moved so close to one that
 * no digits of it are left.
 */
function powerOf(base, exponent) {
    const result = wholePower(base, exponent) ?? sensitive([base, exponent], { value: powerOfAll });
    if (isLost(result.value) && !isZero(base))
        return undefined;
    const { re, im } = result.value;
    const isNearOne = im === 0 && Math.abs(re - 1) < ABSORBED && base.value.im === 0 && base.value.re > 0;
    if (!isNearOne || isZero(exponent) || isOne(base))
        return result;
    return { ...result, absorbed: true };
}
/** One, as far as its rounding error tells. */
function isOne({ value, error }) {
    return Math.abs(value.re - 1) <= NOISE * error;
}
const powerOfAll = ([a = _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr, b = _complex_js__WEBPACK_IMPORTED_MODULE_0__/* .ONE */ .xr]) => (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .power */ .yp)(a, b);
/** A whole power of a number that is known well: d(b^n) = n b^n db/b to first order, doubled for the rest. */
function wholePower(base, exponent) {
    const n = exponent.value.re;
    if (exponent.error !== 0 || exponent.value.im !== 0 || !Number.isInteger(n))
        return undefined;
    const size = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(base.value);
    const relative = size === 0 ? Number.POSITIVE_INFINITY : Math.abs(n) * (base.error / size);
    if (base.error !== 0 && relative > SMALL_ERROR)
        return undefined;
    const value = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .power */ .yp)(base.value, exponent.value);
    const spread = base.error === 0 ? 0 : 2 * relative;
    return rounded(value, (spread + (4 + Math.log2(1 + Math.abs(n))) * ROUNDING) * (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(value), base);
}
/** A function of values that carry errors: the error of the result is how far it moves when they move. */
function sensitive(args, fn) {
    const at = [];
    let [absorbed, isReal, branched] = [false, true, false];
    for (const arg of args) {
        at.push(arg.value);
        absorbed ||= arg.absorbed;
        branched ||= arg.branched;
        isReal &&= arg.value.im === 0;
    }
    const value = fn.value(at);
    const error = (ROUNDING + (fn.errorAt?.(at) ?? fn.error ?? 4 * ROUNDING)) * (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)(value) +
        shiftsOf(args, at, value, fn);
    return { value, error, absorbed, branched: branched || (isReal && value.im !== 0) };
}
/** How far the value moves when each argument moves by its error, together; infinite where that leaves the doubles. */
function shiftsOf(args, at, value, fn) {
    let total = 0;
    for (let index = 0; index < args.length; index += 1) {
        const by = args[index]?.error ?? 0;
        if (by === 0)
            continue;
        const there = fn.value(moved(at, index, by));
        const shift = (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .modulus */ .GT)((0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .add */ .WQ)(there, (0,_complex_js__WEBPACK_IMPORTED_MODULE_0__/* .negate */ .ze)(value)));
        if (!Number.isNaN(shift))
            total += shift;
    }
    return total;
}
function moved(at, index, by) {
    const there = [...at];
    const z = there[index];
    if (z !== undefined)
        there[index] = { re: z.re + by, im: z.im === 0 ? 0 : z.im + by };
    return there;
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
    if (node.kind === 'operator')
        return node.head === 'cross';
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

/***/ 8306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Wf: () => (/* binding */ readReference),
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   YX: () => (/* binding */ VERIFIER_VERSION),
/* harmony export */   aB: () => (/* binding */ mayHoldSpecial)
/* harmony export */ });
/* harmony import */ var _math_notation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7053);
/* harmony import */ var _math_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(876);
/* harmony import */ var _math_special_notation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4955);
/* harmony import */ var _math_tokenize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7025);
/* harmony import */ var _math_tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9045);





/** Raised whenever a verdict may change, so that runs of different verifiers are not compared. */
const VERIFIER_VERSION = '2';
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
    return parsed.ok || parseAnswer(answer.latex, (0,_math_notation_js__WEBPACK_IMPORTED_MODULE_4__/* .specialNotation */ .Sd)()).ok
        ? { ok: true }
        : { ok: false, message: parsed.error.message, position: parsed.error.position };
}
/** Reads an answer: mathematics, without the delimiters and the full stop that prose puts around it; see {@link parseLatex}. */
function parseAnswer(latex, special) {
    const { text, offset } = bare(latex);
    const parsed = (0,_math_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLatex */ .S)(text, special);
    if (parsed.ok)
        return parsed;
    return { ok: false, error: { ...parsed.error, position: parsed.error.position + offset } };
}
/** Whether an answer may hold special functions or numbered constants in their standard notation; not if it is unreadable. */
function mayHoldSpecial(latex) {
    try {
        return (0,_math_special_notation_js__WEBPACK_IMPORTED_MODULE_1__/* .offersSpecial */ .b)((0,_math_tokenize_js__WEBPACK_IMPORTED_MODULE_2__/* .tokensOf */ .k)(bare(latex).text));
    }
    catch (error) {
        if (error instanceof _math_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .ParseFailure */ .IG)
            return { functions: false, numbers: false };
        throw error;
    }
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
