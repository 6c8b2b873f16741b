"""Writes fixtures/math/double.json: values of the functions the evaluator computes on doubles, from mpmath at 40 digits.

    pip install mpmath==1.4.1 && python .github/scripts/mpmath-double.py > fixtures/math/double.json

The seed is fixed. A row is [function, re, im, value re, value im]; inputs are doubles, outputs have 20 digits.
"""
import json
import random

from mpmath import mp, mpc, mpf, nstr
import mpmath

mp.dps = 40
random.seed(20240607)
TRIG = ["sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh", "coth", "sech", "csch"]
INVERSE = ["asin", "acos", "atan", "asinh", "acosh", "atanh"]
SIZES = [1e-3, 0.4, 1.5, 6, 40]


def points(sizes):
    """Complex points in every quadrant and real ones, at every size."""
    for size in sizes:
        for _ in range(3):
            yield size * random.uniform(-1, 1), size * random.uniform(-1, 1)
        yield size * random.uniform(-1, 1), 0.0


def row(name, re, im, value):
    value = mpc(value)
    return [name, re, im, nstr(value.real, 20), nstr(value.imag, 20)]


rows = []
for name in TRIG:
    rows += [row(name, re, im, getattr(mpmath, name)(mpc(re, im))) for re, im in points(SIZES)]
for name in INVERSE:
    # On its cuts a function is taken as the limit that its logarithms give, which mpmath does not always take.
    inside = [(re, im) for re, im in points(SIZES) if im != 0 or (abs(re) < 1 and name != "acosh")]
    rows += [row(name, re, im, getattr(mpmath, name)(mpc(re, im))) for re, im in inside]
rows += [row("gamma", re, im, mpmath.gamma(mpc(re, im))) for re, im in points([0.5, 2, 8, 30, 60])]
rows += [row("gamma", re, 0.0, mpmath.gamma(mpf(re))) for re in [-3.999, -0.5, 0.5, 5, 85.25, 150.5, 170.9]]
for name in ["erf", "erfc"]:
    reals = [-6.0, -1.99, -0.3, 1e-4, 0.7, 1.5, 1.999, 2.0, 2.001, 3.3, 7.0, 25.0]
    rows += [row(name, re, 0.0, getattr(mpmath, name)(mpf(re))) for re in reals]
print("[\n" + ",\n".join(json.dumps(entry) for entry in rows) + "\n]")
