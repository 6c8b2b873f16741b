"""Math-Verify as a peer of the benchmark: one pair a line in, one verdict a line out."""

import json
import logging
import resource
import sys

from math_verify import parse, verify

logging.disable(logging.CRITICAL)


def delimited(text):
    """Math-Verify reads mathematics only inside delimiters or a box."""
    return text if "$" in text or "\\boxed" in text or "\\(" in text else f"${text}$"


def decide(pair):
    gold = parse(delimited(pair["reference"]))
    answer = parse(delimited(pair["candidate"]))
    if not gold or not answer:
        return "different"  # what verify() says of an answer it could not read
    return "equivalent" if verify(gold, answer) else "different"


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
