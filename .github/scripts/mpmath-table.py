"""Writes fixtures/math/*.json: values of elementary and special functions from mpmath, inputs as decimal strings.

Run with mpmath 1.4.1:  pip install mpmath==1.4.1 && python .github/scripts/mpmath-table.py
The seed is fixed; a row is [function, [[re, im], ...], re, im].
"""
import json
import random
from pathlib import Path

import mpmath
from mpmath import mp, mpc, mpf

DIGITS = 35
OUT = Path(__file__).resolve().parents[2] / "fixtures" / "math"


def number(text):
    re, im = text
    return mpf(re) if im == "0" else mpc(mpf(re), mpf(im))


def row(name, function, args):
    """One row, or None where mpmath finds no finite value or two precisions disagree."""
    values = []
    for precision in (60, 90):
        mp.dps = precision
        try:
            values.append(mpc(function(*[number(a) for a in args])))
        except (ValueError, ZeroDivisionError, NotImplementedError, OverflowError, TypeError, mpmath.libmp.NoConvergence):
            return None
    low, high = values
    if not (mpmath.isfinite(high.real) and mpmath.isfinite(high.imag)):
        return None
    if abs(low - high) > abs(high) * mpf(10) ** -(DIGITS + 2):
        return None
    if high != 0 and abs(mpmath.log10(abs(high))) > 4000:
        return None
    # A part that is nothing but rounding of the other one is zero.
    cut = lambda x: "0" if abs(x) < abs(high) * mpf(10) ** -50 else mpmath.nstr(x, DIGITS)
    return [name, args, cut(high.real), cut(high.imag)]


def decimal(random_source, low, high, places=6):
    return f"{random_source.uniform(low, high):.{places}f}"


def points(source, count, size):
    """Random real and complex points within a square."""
    found = []
    for index in range(count):
        im = "0" if index % 3 == 0 else decimal(source, -size, size)
        found.append([decimal(source, -size, size), im])
    return found


def write(name, rows):
    lines = ",\n".join(json.dumps(r, separators=(",", ":")) for r in rows if r is not None)
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / f"{name}.json").write_text(f"[\n{lines}\n]\n")


ELEMENTARY = {
    "exp": mpmath.exp, "log": mpmath.log, "sin": mpmath.sin, "cos": mpmath.cos, "tan": mpmath.tan,
    "sinh": mpmath.sinh, "cosh": mpmath.cosh, "tanh": mpmath.tanh, "sqrt": mpmath.sqrt, "atan": mpmath.atan,
    "asin": mpmath.asin, "acos": mpmath.acos, "asinh": mpmath.asinh, "acosh": mpmath.acosh, "atanh": mpmath.atanh,
    "sinPi": mpmath.sinpi, "cosPi": mpmath.cospi, "log1p": lambda z: mpmath.log(1 + z),
}
EDGES = [["0.5", "0"], ["-0.3", "0"], ["0.99999", "1e-9"], ["1.0000001", "-1e-10"], ["1e-12", "1e-14"], ["0", "0.5"],
         ["0", "-0.9999"], ["-0.9999", "-1e-12"], ["0.6", "0.8"], ["3.14159265358979", "0"], ["100.25", "0"],
         ["1234.5", "-1.5e-3"], ["-20.5", "3"], ["2.5", "1e-20"]]


def elementary():
    source = random.Random(11)
    places = EDGES + points(source, 12, 4)
    return [row(name, f, [z]) for name, f in ELEMENTARY.items() for z in places]


# Near and on the negative axis, near poles, on both sides of it, far out.
GAMMA_EDGES = [["1e-8", "0"], ["-2.000001", "0"], ["-2.5", "0"], ["-7.3", "1e-9"], ["-7.3", "-1e-9"], ["0.5", "0"], ["1", "0"],
               ["12", "0"], ["60.5", "0"], ["1000.25", "0"], ["3.5", "120"], ["-40.75", "0.5"], ["0.5", "-30"], ["1500.5", "7"],
               ["1.4616321449683623", "0"]]


def fac2(z):
    return mpmath.fac2(z)


def gamma_rows(source):
    one = GAMMA_EDGES + points(source, 14, 8)
    few = points(source, 16, 5)
    unary = {"gamma": mpmath.gamma, "loggamma": mpmath.loggamma, "rgamma": mpmath.rgamma, "factorial": mpmath.factorial,
             "doublefactorial": fac2}
    rows = [row(name, f, [z]) for name, f in unary.items() for z in one]
    binary = {"beta": mpmath.beta, "pochhammer": mpmath.rf, "binomial": mpmath.binomial, "fallingfactorial": mpmath.ff}
    rows += [row(name, f, [a, b]) for name, f in binary.items() for a, b in zip(few, few[3:])]
    rows += [row(name, f, [a, [str(n), "0"]]) for name, f in binary.items() for n, a in enumerate(few[:8]) if name != "beta"]
    return rows


def pairs(left, right):
    return [(a, b) for index, a in enumerate(left) for b in (right[index % len(right)], right[(3 * index + 1) % len(right)])]


def polylog(s, z):
    return mpmath.polylog(s, z)


def zeta_rows(source):
    one = points(source, 14, 9) + [["0.5", "14.134725"], ["0.5", "-60.5"], ["1.000001", "0"], ["1", "1e-9"], ["-2.0000001", "0"],
                                   ["0", "0"], ["-7", "0"], ["2", "0"], ["3", "0"], ["60", "0"], ["0.9", "120"], ["-30.5", "2"],
                                   ["90.5", "3"], ["0", "1"]]
    rows = [row(name, f, [s]) for name, f in {"zeta": mpmath.zeta, "dirichleteta": mpmath.altzeta}.items() for s in one]
    near = GAMMA_EDGES[:11] + points(source, 14, 6)
    rows += [row(name, f, [z]) for name, f in {"digamma": mpmath.digamma, "harmonic": mpmath.harmonic}.items() for z in near]
    orders = [[str(m), "0"] for m in (0, 1, 2, 3, 7)]
    rows += [row("polygamma", lambda m, z: mpmath.polygamma(int(m), z), [m, z]) for z, m in pairs(near[:20], orders)]
    exponents = [["2", "0"], ["3", "0"], ["0.5", "0"], ["-3", "0"], ["-1.5", "0"], ["1.5", "2"], ["4.25", "-3"]]
    rows += [row("hurwitz", mpmath.zeta, [s, a]) for a, s in pairs(points(source, 14, 4) + [["0.25", "0"], ["30", "0"]], exponents)]
    places = points(source, 15, 1.6) + points(source, 6, 6) + [
        ["0.99", "0"], ["-1", "0"], ["2", "0"], ["2", "1e-12"], ["2", "-1e-12"], ["0.5", "0.8660254"], ["1.0001", "1e-5"], ["-40", "3"],
        ["0.61", "0"], ["1e-9", "0"]]
    orders = [["2", "0"], ["3", "0"], ["5", "0"], ["0.5", "0"], ["-2", "0"], ["1.5", "1"], ["1", "0"], ["0", "0"], ["-1.25", "0"]]
    rows += [row("polylog", polylog, [s, z]) for z, s in pairs(places, orders)]
    few = points(source, 8, 0.5)
    real = [[[text, "0"] for text in texts.split()] for texts in (
        "0.5 2 1.5", "0.25 0.5 0.75", "-0.625 3 2.25", "0.75 1 0.5", "0.8125 2.5 3", "-0.75 -1.5 1.25", "0.125 4 10")]
    rows += [row("lerch", mpmath.lerchphi, args) for args in real]
    rows += [row("lerch", mpmath.lerchphi, [z, s, a]) for z, s, a in zip(few, orders, points(source, 8, 3))]
    return rows


INTEGRAL_EDGES = [["1e-10", "0"], ["0.5", "0"], ["3", "0"], ["-2", "0"], ["-2", "1e-8"], ["-2", "-1e-8"], ["8", "0"], ["25", "3"],
                  ["-12.5", "0"], ["0", "4"], ["0.1", "-9"], ["150", "0"], ["-140", "20"], ["0", "160"], ["7", "-7"], ["2", "130"]]


def integral_rows(source):
    one = INTEGRAL_EDGES + points(source, 8, 6)
    functions = {
        "erf": mpmath.erf, "erfc": mpmath.erfc, "erfi": mpmath.erfi, "fresnels": mpmath.fresnels, "fresnelc": mpmath.fresnelc,
        "dawson": lambda z: mpmath.sqrt(mpmath.pi) / 2 * mpmath.exp(-z * z) * mpmath.erfi(z), "ei": mpmath.ei, "e1": mpmath.e1,
        "li": mpmath.li, "si": mpmath.si, "ci": mpmath.ci, "shi": mpmath.shi, "chi": mpmath.chi,
    }
    rows = [row(name, f, [z]) for name, f in functions.items() for z in one]
    orders = [["1", "0"], ["2", "0"], ["0.5", "0"], ["-2.5", "1"], ["0", "0"], ["-3", "0"], ["4.25", "-2"], ["6", "0"], ["30.5", "0"]]
    binary = {"en": mpmath.expint, "uppergamma": lambda s, z: mpmath.gammainc(s, z),
              "lowergamma": lambda s, z: mpmath.gammainc(s, 0, z),
              "gammaq": lambda s, z: mpmath.gammainc(s, z, regularized=True),
              "gammap": lambda s, z: mpmath.gammainc(s, 0, z, regularized=True)}
    # mpmath takes minutes for these, and calls P(−n, z) = 1 left of the axis 0.
    skipped = {("en", "6", "25"), ("gammap", "-2.5", "-2"), ("gammap", "-2.5", "-140")}
    rows += [row(name, f, [s, z]) for name, f in binary.items() for z, s in pairs(one, orders)
             if (name, s[0], z[0]) not in skipped and not (name == "gammap" and s[0] in ("0", "-3"))]
    # Real orders of every size beside arguments of every size.
    real = [("uppergamma", "-80.5", "27"), ("uppergamma", "-804", "270.125"), ("uppergamma", "0.25", "3.5"),
            ("uppergamma", "-2.5", "0.125"), ("uppergamma", "400.5", "2"), ("uppergamma", "300", "310.5"),
            ("lowergamma", "300", "310.5"), ("lowergamma", "7.25", "0.5"), ("gammaq", "5.5", "6"), ("gammap", "5.5", "6"),
            ("en", "80.5", "27"), ("en", "0.5", "0.125"), ("en", "-4.5", "12")]
    rows += [row(name, binary[name], [[s, "0"], [z, "0"]]) for name, s, z in real]
    places = [["0.1", "0"], ["0.5", "0"], ["0.93", "0"], ["0.3", "0.4"], ["0.9", "-0.2"], ["-0.4", "0.1"], ["1e-7", "0"]]
    values = [["0.5", "0"], ["2", "0"], ["3.25", "1"], ["-1.5", "0"], ["7", "-2"]]
    for name, regularized in (("betainc", False), ("betaincregularized", True)):
        f = lambda x, a, b, r=regularized: mpmath.betainc(a, b, 0, x, regularized=r)
        rows += [row(name, f, [x, a, values[(i + 2) % 5]]) for i, (x, a) in enumerate(pairs(places, values))]
    return rows


def integer(n):
    return [str(n), "0"]


def number_rows(source):
    branches = [integer(k) for k in (0, -1, 1, 2, -3, 0)]
    places = points(source, 14, 3) + [["-0.36787944", "0"], ["-0.3678795", "1e-9"], ["-0.3678795", "-1e-9"], ["-0.1", "0"], ["1e-8", "0"],
                                     ["-5", "0"], ["1e10", "0"], ["-0.2", "-1e-10"], ["-1e-6", "0"], ["3", "200"]]
    rows = [row("lambertw", lambda k, z: mpmath.lambertw(z, int(k)), [k, z]) for z, k in pairs(places, branches)]
    rows += [row("lambertw", mpmath.lambertw, [z]) for z in places[:8]]
    rows += [row("barnesg", mpmath.barnesg, [z]) for z in points(source, 12, 4) + [["0.5", "0"], ["8", "0"], ["-6.3", "0.2"], ["20.25", "1"]]]
    rows += [row("stieltjes", lambda n: mpmath.stieltjes(int(n)), [integer(n)]) for n in (0, 1, 2, 5, 10)]
    rows += [row("stieltjes", lambda n, a: mpmath.stieltjes(int(n), a), [integer(n), a])
             for n, a in ((1, ["0.5", "0"]), (3, ["2.25", "0"]), (0, ["0.3", "0"]))]
    constants = {"catalan": mpmath.catalan, "eulergamma": mpmath.euler, "glaisher": mpmath.glaisher, "khinchin": mpmath.khinchin,
                 "apery": mpmath.apery}
    rows += [row(name, lambda c=c: +c, []) for name, c in constants.items()]
    rows += [row("bernoulli", lambda n: mpmath.bernoulli(int(n)), [integer(n)]) for n in (0, 1, 2, 12, 50, 120)]
    rows += [row("eulernumber", lambda n: mpmath.eulernum(int(n)), [integer(n)]) for n in (0, 2, 10, 44)]
    few = points(source, 8, 3)
    rows += [row("bernoullipoly", lambda n, x: mpmath.bernpoly(int(n), x), [n, x]) for x, n in pairs(few, [integer(k) for k in (1, 2, 5, 12, 31)])]
    rows += [row("eulerpoly", lambda n, x: mpmath.eulerpoly(int(n), x), [n, x]) for x, n in pairs(few, [integer(k) for k in (1, 2, 5, 12, 21)])]
    rows += [row("fibonacci", mpmath.fib, [z]) for z in few + [integer(90), integer(-7)]]
    triangles = {"stirling1": mpmath.stirling1, "stirling2": mpmath.stirling2}
    rows += [row(name, lambda n, k, f=f: f(int(n), int(k)), [integer(n), integer(k)])
             for name, f in triangles.items() for n, k in ((5, 2), (12, 7), (30, 11))]
    rows += [row("bell", lambda n: mpmath.bell(int(n)), [integer(n)]) for n in (0, 5, 25)]
    return rows


if __name__ == "__main__":
    write("big-elementary", elementary())
    write("special-gamma", gamma_rows(random.Random(12)))
    write("special-zeta", zeta_rows(random.Random(13)))
    write("special-integrals", integral_rows(random.Random(14)))
    write("special-numbers", number_rows(random.Random(15)))
