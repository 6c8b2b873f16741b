"""Reference values of Bessel, hypergeometric, elliptic and modular functions and orthogonal polynomials, by mpmath.

    python3 -m venv venv && venv/bin/pip install mpmath==1.4.1
    venv/bin/python .github/scripts/mpmath-hypergeometric.py fixtures/math

Writes special-bessel.json, special-hypergeometric.json, special-elliptic.json and special-orthogonal.json: rows of a
function's name, its arguments as exact decimals (re, im) and its value (re, im) with 36 digits. Seed and precision are
fixed, so that every run writes the same files.
"""

import json
import random
import sys
from pathlib import Path

import mpmath as mp

mp.mp.dps = 60
random.seed(20240229)


def real(low, high):
    return f"{random.uniform(low, high):.4f}"


def point(size):
    return f"{random.uniform(-size, size):.4f},{random.uniform(-size, size):.4f}"


def number(text):
    parts = text.split(",")
    return mp.mpf(parts[0]) if len(parts) == 1 else mp.mpc(parts[0], parts[1])


def pair(text):
    parts = text.split(",")
    return [parts[0], parts[1] if len(parts) > 1 else "0"]


def shown(value):
    value = mp.mpc(value)
    return [mp.nstr(value.real, 36), mp.nstr(value.imag, 36)]


def rows(name, compute, arguments):
    made = []
    for args in arguments:
        try:
            value = compute(*[number(arg) for arg in args])
        except (ValueError, ZeroDivisionError, mp.libmp.NoConvergence):
            continue
        if not mp.isfinite(value) or abs(value) < mp.mpf(10) ** (-600 if name.startswith('bessel') else -50):
            continue
        made.append([name, [pair(arg) for arg in args], *shown(value)])
    return made


# --- Bessel functions -------------------------------------------------------------------------------------------------

ORDERS = ["0", "1", "2", "5", "-1", "-3", "0.5", "-0.5", "1.5", "2.3333", "-1.25", "0.3,0.7", "1.0000001", "12"]
POINTS = ["0.001", "0.37", "1", "2.405", "7.5", "19", "44.4", "160", "1234.5"]


def bessel_arguments():
    pairs = [(order, z) for order in ORDERS for z in random.sample(POINTS, 3)]
    pairs += [(order, point(6)) for order in ORDERS]
    pairs += [(order, point(60)) for order in ORDERS[:8]]
    pairs += [(order, "-" + real(0.1, 9)) for order in ORDERS[:6]]
    return pairs


def write_bessel():
    table = []
    for name, compute in [
        ("besselj", mp.besselj),
        ("bessely", mp.bessely),
        ("besseli", mp.besseli),
        ("besselk", mp.besselk),
        ("hankel1", mp.hankel1),
        ("hankel2", mp.hankel2),
    ]:
        table += rows(name, compute, bessel_arguments())

    def spherical(f):
        return lambda n, z: mp.sqrt(mp.pi / (2 * z)) * f(n + mp.mpf(1) / 2, z)

    small = [(str(n), z) for n in range(5) for z in ["0.1", "1.75", "23", point(5)]]
    table += rows("sphericalj", spherical(mp.besselj), small)
    table += rows("sphericaly", spherical(mp.bessely), small)
    table += rows("sphericalh1", spherical(mp.hankel1), small)
    table += rows("struveh", mp.struveh, [(order, z) for order in ["0", "1", "0.5", "2.25"] for z in ["0.3", "4", point(5)]])
    table += rows("struvel", mp.struvel, [(order, z) for order in ["0", "1", "0.5", "2.25"] for z in ["0.3", "4", point(5)]])
    airy = [(z,) for z in ["0", "0.5", "-0.5", "1", "-2.3381", "6.5", "-12", "25", "-33", "90", "20,11", "-17,20"] + [point(4) for _ in range(10)]]
    table += rows("airyai", mp.airyai, airy)
    table += rows("airybi", mp.airybi, airy)
    prime = [("1", *z) for z in airy]
    table += rows("airyaideriv", lambda n, z: mp.airyai(z, derivative=1), prime)
    table += rows("airybideriv", lambda n, z: mp.airybi(z, derivative=1), prime)
    table += rows("besseljderiv", lambda n, v, z: mp.besselj(v, z, int(n)), [(n, v, "2.5") for n in "123" for v in ORDERS[:8]])
    return table


# --- hypergeometric functions -----------------------------------------------------------------------------------------

PARAMETERS = ["0.5", "1", "1.5", "2", "0.3333", "-0.25", "2.75", "0.2,0.9", "3", "-1.5"]
PLANE = ["0.1", "-0.9", "0.95", "-3.5", "0.5,0.8660254037844386", "0.5,-0.85", "-20", "0.3,2", "5,1", "1.02,0.03", "0.9,-0.4"]


def pick(count):
    return random.choices(PARAMETERS, k=count)


def write_hypergeometric():
    table = []
    for z in PLANE:
        for _ in range(9):
            table += rows("hyp2f1", mp.hyp2f1, [(*pick(3), z)])
    integer = [(a, b, c, z) for a, b, c in [("1", "1", "2"), ("0.5", "0.5", "1"), ("1", "2", "4"), ("0.5", "1.5", "3")] for z in PLANE]
    table += rows("hyp2f1", mp.hyp2f1, integer)
    table += rows("hyp2f1", mp.hyp2f1, [("-3", "2.5", "0.7", z) for z in ["4", "-7.5", "1"]] + [("0.5", "0.25", "2", "1"), ("0.5", "0.5", "1", "2.5")])
    table += rows("hyp2f1r", lambda a, b, c, z: mp.hyp2f1(a, b, c, z) * mp.rgamma(c), [(*pick(3), z) for z in PLANE])
    table += rows("hyp2f1r", lambda a, b, c, z: limit(lambda e: mp.hyp2f1(a, b, c + e, z) * mp.rgamma(c + e)), [(*pick(2), c, z) for c in ["0", "-2"] for z in ["0.3", "-0.6", "0.2,0.4"]])
    confluent = [(*pick(2), z) for z in ["0.2", "3", "-4", "17", "-17", "60", "-60", point(5), point(20)] for _ in range(5)]
    table += rows("hyp1f1", mp.hyp1f1, confluent)
    table += rows("hyp1f1r", lambda a, b, z: mp.hyp1f1(a, b, z) * mp.rgamma(b), confluent)
    table += rows("hyperu", mp.hyperu, confluent)
    table += rows("hyperu", mp.hyperu, [("-4", "0.3", "2.5"), ("0.5", "-2", "1.3"), ("1", "1", "0.001"), ("2", "-1", "3,4"), ("1.5", "0", "250")])
    table += rows("hyp0f1", mp.hyp0f1, [(*pick(1), z) for z in ["0.3", "-5", "40", "-300", point(10)] for _ in range(4)])
    table += rows("hyp1f2", mp.hyp1f2, [(*pick(3), z) for z in ["0.3", "-5", "20", point(6)] for _ in range(3)])
    table += rows("hyp2f2", mp.hyp2f2, [(*pick(4), z) for z in ["0.3", "-5", "9", point(6)] for _ in range(3)])
    table += rows("hyp3f2", mp.hyp3f2, [(*pick(5), z) for z in ["0.3", "-0.7", "0.2,0.5", "0.85"] for _ in range(3)])
    table += rows("hyp1f0", lambda a, z: (1 - z) ** -a, [(*pick(1), z) for z in ["0.3", "-5", "0.2,0.5"]])
    table += rows("hyp2f0", mp.hyp2f0, [(*pick(2), z) for z in ["-0.3", "-0.01", "0.2,0.5"]])
    return table


def limit(f):
    with mp.workdps(140):
        return f(mp.mpf(10) ** -70)


# --- elliptic and modular functions -----------------------------------------------------------------------------------

HALF_PLANE = ["0,1", "0.5,0.8660254037844386", "0.3,0.7", "-1.4,0.35", "0.1,2.2", "3.6,1.1", "-0.47,0.15"]
MODULI = ["0", "0.2", "0.5", "0.99", "-1", "-7.5", "0.4,0.3", "-2,1.5", "2,1"]


def tau_q(tau):
    return mp.exp(mp.pi * mp.j * tau)


def theta(n, z, tau):
    turn = mp.exp(mp.pi * mp.j * tau / 4) / mp.root(tau_q(tau), 4) if n < 3 else 1
    return turn * mp.jtheta(int(n), mp.pi * z, tau_q(tau))


def weierstrass_p(z, tau):
    first = mp.pi * theta(2, 0, tau) * theta(3, 0, tau) * theta(4, z, tau) / theta(1, z, tau)
    return first**2 - mp.pi**2 / 3 * (theta(2, 0, tau) ** 4 + theta(3, 0, tau) ** 4)


def eisenstein(k, tau):
    q = tau_q(tau) ** 2
    total = mp.nsum(lambda n: n ** (k - 1) * q**n / (1 - q**n), [1, mp.inf], method="direct")
    return 1 - 2 * k / mp.bernoulli(int(k)) * total


def eta(tau):
    return tau_q(tau) ** (mp.mpf(1) / 12) * mp.qp(tau_q(tau) ** 2)


def eta24(tau):
    return mp.exp(mp.pi * mp.j * tau / 12) * mp.qp(tau_q(tau) ** 2)


def write_elliptic():
    table = []
    one = [(m,) for m in MODULI]
    table += rows("elliptick", mp.ellipk, one)
    table += rows("elliptice", mp.ellipe, one)
    angles = ["0.3", "1.2", "-0.8", "1.5707", "4", "-9.2", "0.4,0.5", "1.1,-0.7"]
    pairs = [(p, m) for p in angles for m in ["0.2", "0.5", "0.99", "-7.5", "0.4,0.3"]]
    table += rows("ellipticf", mp.ellipf, pairs)
    table += rows("ellipticeinc", mp.ellipe, pairs)
    table += rows("ellipticpi", mp.ellippi, [(n, m) for n in ["0.3", "-2", "0.1,0.4"] for m in MODULI[:7]])
    table += rows("ellipticpiinc", mp.ellippi, [(n, p, m) for n in ["0.3", "-2"] for p in ["0.3", "1.2", "-0.8", "4"] for m in ["0.2", "-7.5"]])
    triples = [tuple(real(0.05, 9) for _ in range(3)) for _ in range(12)] + [("0", "1", "2"), ("0.5,0.5", "1", "2,-1"), ("1", "1", "1")]
    table += rows("carlsonrf", mp.elliprf, triples)
    table += rows("carlsonrd", mp.elliprd, triples)
    table += rows("carlsonrg", mp.elliprg, triples)
    table += rows("carlsonrc", mp.elliprc, [t[:2] for t in triples] + [("0", "2"), ("2.5", "-1.2"), ("1,1", "2")])
    table += rows("carlsonrj", mp.elliprj, [(*t, real(0.1, 5)) for t in triples] + [("1", "2", "3", "1.5,0.5")])
    table += rows("agm", mp.agm, [("1", "2"), ("3", "0.001"), ("1", "0.5,2"), ("24", "6"), ("1", "-0.3,0.2"), ("2,1", "1,3"), ("1000", "1")])
    table += rows("theta", theta, [(str(n), z, tau) for n in range(1, 5) for tau in HALF_PLANE for z in ["0", "0.3", "0.7,0.4"]])
    table += rows("jtheta", lambda n, z, q: mp.jtheta(int(n), z, q), [(str(n), z, q) for n in range(1, 5) for q in ["0.1", "-0.3", "0.6", "0.2,0.5"] for z in ["0", "1.1", "0.4,-0.6"]])
    table += rows("thetaderiv", lambda r, n, z, tau: mp.pi**r * mp.jtheta(int(n), mp.pi * z, tau_q(tau), int(r)), [(r, str(n), z, tau) for r in "12" for n in range(1, 5) for tau in HALF_PLANE[:3] for z in ["0.3", "0.7,0.4"]])
    half = [(tau,) for tau in HALF_PLANE]
    table += rows("dedekindeta", eta24, half)
    table += rows("modularj", lambda tau: 1728 * mp.kleinj(tau), half)
    table += rows("kleinj", mp.kleinj, half)
    table += rows("modularlambda", lambda tau: (theta(2, 0, tau) / theta(3, 0, tau)) ** 4, half)
    table += rows("eisensteine", eisenstein, [(k, tau) for k in ["2", "4", "6", "8", "14"] for tau in HALF_PLANE[1:6]])
    table += rows("eisensteing", lambda k, tau: 2 * mp.zeta(k) * eisenstein(k, tau), [(k, tau) for k in ["4", "6"] for tau in HALF_PLANE[1:6]])
    table += rows("weierstrassp", weierstrass_p, [(z, tau) for z in ["0.3", "0.2,0.4", "0.9,-0.3"] for tau in HALF_PLANE[:6]])
    sn = [(u, m) for u in ["0.4", "1.9", "-3.3", "0.5,0.6"] for m in ["0", "0.3", "0.5", "0.99", "1", "-2", "0.4,0.3"]]
    for name in ["sn", "cn", "dn"]:
        table += rows(f"jacobi{name}", lambda u, m, name=name: mp.ellipfun(name, u, m=m), sn)
    return table


# --- orthogonal polynomials and Legendre functions --------------------------------------------------------------------


def spherical_harmonic(n, m, p, t):
    legendre = associated(n, abs(m), mp.cos(t))
    size = mp.sqrt((2 * n + 1) / (4 * mp.pi) * mp.factorial(n - abs(m)) / mp.factorial(n + abs(m)))
    value = size * legendre * mp.exp(mp.j * abs(m) * p)
    return value if m >= 0 else (-1) ** int(m) * mp.conj(value)


def associated(n, m, x):
    """Ferrers' function with the factor (-1)^m, from the derivative of the polynomial (DLMF 14.7.10)."""
    n, m = int(n), int(m)
    polynomial = mp.taylor(lambda t: mp.legendre(n, t), 0, n)
    for _ in range(m):
        polynomial = [k * c for k, c in enumerate(polynomial)][1:]
    return (-1) ** m * (1 - x * x) ** (mp.mpf(m) / 2) * mp.polyval(polynomial[::-1], x)


def write_orthogonal():
    table = []
    degrees = ["0", "1", "2", "3", "7", "20"]
    broken = ["0.5", "-0.3", "2.6", "0.4,0.8"]
    xs = ["0", "0.3", "-0.95", "1", "2.5", "-0.4,0.7"]
    for name, compute in [
        ("legendrep", mp.legendre),
        ("chebyshevt", mp.chebyt),
        ("chebyshevu", mp.chebyu),
        ("hermiteh", mp.hermite),
        ("laguerrel", lambda n, x: mp.laguerre(n, 0, x)),
    ]:
        extra = [["0", "0"]] if name == "laguerrel" else []
        whole = [(n, x) for n in degrees for x in xs]
        parts = [(n, x) for n in broken for x in ["0.3", "0.8", "0.4,0.7"]]
        made = rows(name, compute, whole + parts)
        table += [[name, [n, *extra, x], *value] for name, (n, x), *value in made]
    table += rows("laguerrel", mp.laguerre, [(n, a, x) for n in degrees for a in ["0.5", "2", "-0.3"] for x in ["0.3", "4.5"]])
    table += rows("gegenbauerc", mp.gegenbauer, [(n, a, x) for n in degrees for a in ["0.5", "2", "1.25"] for x in ["0.3", "-0.6", "1.7"]])
    table += rows("jacobip", mp.jacobi, [(n, a, b, x) for n in degrees[:5] for a, b in [("0.5", "1.5"), ("2", "0"), ("-0.3", "0.7")] for x in ["0.3", "-0.6", "1.7"]])
    table += rows("legendreq", lambda n, x: mp.legenq(n, 0, x, type=2), [(n, x) for n in ["0", "1", "2", "5", "0.5"] for x in ["0.3", "-0.6", "0.9"]])
    table += rows("legendreq", lambda n, x: mp.legenq(n, 0, x, type=3), [(n, x) for n in ["0", "1", "2", "5", "0.5"] for x in ["1.3", "4"]])
    table += rows("legendrepm", associated, [(str(n), str(m), x) for n in range(5) for m in range(n + 1) for x in ["0.3", "-0.6"]])
    table += rows("sphericalharmonic", spherical_harmonic, [(str(n), str(m), p, t) for n in range(4) for m in range(-n, n + 1) for t, p in [("0.7", "2.1")]])
    table += rows("hermitehe", lambda n, x: 2 ** (-n / 2) * mp.hermite(n, x / mp.sqrt(2)), [(n, x) for n in degrees for x in ["0.3", "-1.9"]])
    return table


def main(folder):
    for name, made in [
        ("bessel", write_bessel()),
        ("hypergeometric", write_hypergeometric()),
        ("elliptic", write_elliptic()),
        ("orthogonal", write_orthogonal()),
    ]:
        lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in made)
        Path(folder, f"special-{name}.json").write_text(f"[\n{lines}\n]\n")
        print(name, len(made))


main(sys.argv[1])
