"""SymPy's LaTeX parser and simplify as a peer of the benchmark: one pair a line in, one verdict a line out."""

import json
import resource
import sys

from sympy import simplify
from sympy.core.relational import Relational
from sympy.parsing.latex import parse_latex


def decide(pair):
    a, b = parse_latex(pair["reference"]), parse_latex(pair["candidate"])
    if isinstance(a, Relational) != isinstance(b, Relational):
        return "different"
    if isinstance(a, Relational):
        same = type(a) is type(b) and simplify((a.lhs - a.rhs) - (b.lhs - b.rhs)) == 0
        return "equivalent" if same else "different"
    return "equivalent" if simplify(a - b) == 0 else "different"


def cpu():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


print(json.dumps({"cpu": cpu()}), flush=True)
for line in sys.stdin:
    try:
        verdict = decide(json.loads(line))
    except Exception:
        verdict = "undecided"
    print(json.dumps({"verdict": verdict, "cpu": cpu()}), flush=True)
