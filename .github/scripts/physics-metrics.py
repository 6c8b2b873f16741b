"""The metrics of the synthetic benchmark of the end-to-end test, computed by numpy and scipy from the definitions.

python physics-metrics.py > fixtures/steps/metrics.json      (numpy 2.4.6, scipy 1.17.1)

1,034 problems with 2,559 answers are made by the same rules as in __tests__/support/physics-steps.ts; nothing of src/ is
used. The bootstrap draws with xoshiro128** (Blackman and Vigna, ACM Trans. Math. Softw. 47 (2021) 36), its state filled by
SplitMix32, because an interval equals another one only over the same resamples: a word gives two values of 16 bits, the upper
half first, a value v the entry v·n >> 16 unless v·n mod 2^16 < 2^16 mod n, and a resample does not begin in the middle of a
word. HLE's calibration error is the published
function (centerforaisafety/hle, hle_eval/run_judge_results.py) with a stable sort.
"""

import json
import sys

import numpy as np
from scipy.stats import beta

N, VALIDATION, MASK = 1034, 240, 0xFFFFFFFF
DOMAINS = ["atomic", "electro", "mechanics", "optics", "quantum", "statistics"]
KINDS = ["numeric", "symbolic", "choice"]
RESAMPLES, SEED = 10_000, 20_250_101


def draw(i, j, salt):
    h = (i * 73856093 ^ j * 19349663 ^ salt * 83492791) & MASK
    h = (h ^ h >> 16) * 0x85EBCA6B & MASK
    h = (h ^ h >> 13) * 0xC2B2AE35 & MASK
    return (h ^ h >> 16) / 2**32


def count(i):
    return 3 if i % 4 == 3 and i // 4 < 24 else 1 + i % 4


def is_right(i, j):
    return draw(i, j, 1) < 0.55 + 0.4 * draw(i, 9, 2)


def stated_confidence(i):
    """Percent as the response states it, or None."""
    if i % 17 == 0:
        return None
    return 120 if i % 101 == 7 else 40 + int(draw(i, 0, 3) * 61)


def is_silent(i):
    return i % 45 == 11


def is_unjudged(i):
    return i % 300 == 157


def generator(seed):
    def rotate(x, bits):
        return (x << bits | x >> (32 - bits)) & MASK

    state, filled = seed & MASK, []
    for _ in range(4):
        state = (state + 0x9E3779B9) & MASK
        z = (state ^ state >> 16) * 0x21F0AAAD & MASK
        z = (z ^ z >> 15) * 0x735A2D97 & MASK
        filled.append(z ^ z >> 15)
    a, b, c, d = filled

    def word():
        nonlocal a, b, c, d
        drawn = rotate(b * 5 & MASK, 7) * 9 & MASK
        shifted = b << 9 & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = rotate(d, 11)
        return drawn

    def resample(n):
        drawn = []
        while len(drawn) < n:
            w = word()
            drawn += [v * n >> 16 for v in (w >> 16, w & 0xFFFF) if v * n % 2**16 >= 2**16 % n]
        return drawn[:n]

    return resample


DRAWS = {}


def resamples(n):
    if n not in DRAWS:
        resample = generator(SEED)
        DRAWS[n] = np.array([resample(n) for _ in range(RESAMPLES)])
    return DRAWS[n]


def bootstrap(numerators, denominators):
    """Percentile interval of a ratio over resampled problems; resamples without a denominator are left out."""
    drawn = resamples(len(numerators))
    below, above = denominators[drawn].sum(1), numerators[drawn].sum(1)
    return [float(q) for q in np.quantile(above[below > 0] / below[below > 0], [0.025, 0.975])]


def clopper_pearson(x, n):
    return [
        float(beta.ppf(0.025, x, n - x + 1)) if x > 0 else 0.0,
        float(beta.ppf(0.975, x + 1, n - x)) if x < n else 1.0,
    ]


def share(numerators, denominators):
    x, n = int(numerators.sum()), int(denominators.sum())
    return {"value": x / n, "correct": x, "of": n, "interval": bootstrap(numerators, denominators)}


def strict(correct):
    x, n = int(correct.sum()), len(correct)
    return {"value": x / n, "correct": x, "of": n, "interval": clopper_pearson(x, n)}


def partial(numerators, denominators):
    credit = numerators / denominators
    return {"value": float(credit.mean()), "interval": bootstrap(credit, np.ones(len(credit)))}


def calibration_hle(confidence, correct, size=100):
    order = np.argsort(confidence, kind="stable")
    confidence, correct = confidence[order], correct[order]
    bins = [[i * size, (i + 1) * size] for i in range(len(confidence) // size)]
    bins[-1] = [bins[-1][0], len(confidence)]
    total = 0.0
    for low, high in bins[:-1]:
        gap = np.abs(np.nanmean(confidence[low:high]) - np.nanmean(correct[low:high]))
        total += (high - low) / len(confidence) * gap**2
    return float(np.sqrt(total))


def calibration_rms(confidence, correct, smallest=10):
    groups, group = [], []
    for value in np.unique(confidence):
        if len(group) >= smallest:
            groups.append(group)
            group = []
        group = [*group, *np.flatnonzero(confidence == value)]
    if len(group) < smallest and groups:
        groups[-1] = [*groups[-1], *group]
    else:
        groups.append(group)
    gaps = [len(g) / len(confidence) * (confidence[g].mean() - correct[g].mean()) ** 2 for g in groups]
    return float(np.sqrt(sum(gaps)))


def metrics(chosen):
    chosen = sorted(chosen, key=lambda i: f"{DOMAINS[i % 6]}/{i:04d}")
    known = [not is_silent(i) and not is_unjudged(i) for i in chosen]
    right = [[k and is_right(i, j) for j in range(count(i))] for i, k in zip(chosen, known)]
    numerators = np.array([sum(r) for r in right], float)
    denominators = np.array([len(r) for r in right], float)
    correct = numerators == denominators
    answered = [(i, ok) for i, k, ok in zip(chosen, known, correct) if k]
    stated = [100 if stated_confidence(i) is None else stated_confidence(i) for i, _ in answered]
    confidence = np.clip(np.array(stated, float), 0, 100) / 100
    outcome = np.array([ok for _, ok in answered], float)
    domain = np.array([DOMAINS[i % 6] for i in chosen])

    def by_kind(kind):
        of = lambda i, values: sum(v for j, v in enumerate(values) if KINDS[(i + j) % 3] == kind)
        x = np.array([of(i, r) for i, r in zip(chosen, right)], float)
        return share(x, np.array([of(i, [1] * len(r)) for i, r in zip(chosen, right)], float))

    def by_domain(name):
        own = domain == name
        return {
            "problems": int(own.sum()),
            "strict_accuracy": strict(correct[own]),
            "answer_accuracy": share(numerators[own], denominators[own]),
            "partial_credit": partial(numerators[own], denominators[own]),
        }

    return {
        "problems": len(chosen),
        "answers": int(denominators.sum()),
        "strict_accuracy": {
            **strict(correct),
            "bootstrap": bootstrap(correct.astype(float), np.ones(len(chosen))),
        },
        "answer_accuracy": share(numerators, denominators),
        "partial_credit": partial(numerators, denominators),
        "calibration_rms": calibration_rms(confidence, outcome),
        "calibration_hle": calibration_hle(confidence, outcome),
        "overconfidence": float(confidence.mean() - outcome.mean()),
        "confidences": {
            "used": len(answered),
            "missing": sum(stated_confidence(i) is None for i, _ in answered),
            "clamped": sum((stated_confidence(i) or 0) > 100 for i, _ in answered),
        },
        "by_domain": {name: by_domain(name) for name in DOMAINS},
        "by_answer_type": {kind: by_kind(kind) for kind in sorted(KINDS)},
        "counts": {
            "correct": int(correct.sum()),
            "wrong": int((~correct).sum() - sum(is_unjudged(i) for i in chosen)),
            "no_final_answer": sum(is_silent(i) for i in chosen),
            "unjudged": sum(is_unjudged(i) for i in chosen),
        },
    }


splits = {"all": range(N), "validation": range(VALIDATION)}
json.dump({name: metrics(list(chosen)) for name, chosen in splits.items()}, sys.stdout, indent=1)
print()
