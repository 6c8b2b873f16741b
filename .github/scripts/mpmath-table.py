"""Writes fixtures/math/*.json: values of elementary and special functions from mpmath, inputs as decimal strings.

Run with mpmath 1.3.0:  pip install mpmath==1.3.0 && python .github/scripts/mpmath-table.py
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


if __name__ == "__main__":
    write("big-elementary", elementary())
