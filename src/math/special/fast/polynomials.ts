import {
  add,
  B_I,
  B_ONE,
  B_ZERO,
  type Ball,
  ball,
  circle,
  div,
  integerOf,
  mul,
  neg,
  real,
  sub,
  times,
  UNKNOWN,
} from './ball.ts';
import { legendreSeries } from './gauss.ts';

const MAX_DEGREE = 60;

/** p_{n+1} from p_n and p_{n−1} (DLMF 18.9.1, 18.9.2). */
type Step = (n: number, value: Ball, before: Ball) => Ball;

function byRecurrence(n: Ball, first: Ball, step: Step): Ball {
  const degree = integerOf(n);
  if (degree === undefined || degree < 0 || degree > MAX_DEGREE) return UNKNOWN;
  let [before, value] = [B_ONE, first];
  if (degree === 0) return B_ONE;
  for (let k = 1; k < degree; k += 1) [before, value] = [value, step(k, value, before)];
  return value;
}

/** P_n by Bonnet's recurrence, of negative and other degree by DLMF 14.9.5 and 14.3.1. */
function legendreP(n: Ball, x: Ball): Ball {
  const degree = integerOf(n);
  if (degree === undefined) return legendreSeries(n, x);
  const next: Step = (k, value, before) =>
    div(sub(times(mul(x, value), 2 * k + 1), times(before, k)), ball(k + 1));
  return byRecurrence(ball(degree < 0 ? -degree - 1 : degree), x, next);
}

/** cos nθ with cos θ = x on [−1, 1], cosh nt with cosh t = x beyond 1: any real degree (DLMF 18.5.1). */
function angleOf(x: Ball): { readonly angle: Ball; readonly isOutside: boolean } | undefined {
  if (x.im !== 0 || x.re < -1 || x.re > 1e6) return undefined;
  const isOutside = x.re > 1;
  const angle = isOutside ? Math.acosh(x.re) : Math.acos(x.re);
  // Next to ±1 the angle is worth less than its digits.
  const slope = Math.abs(x.re) / Math.max(1e-8, Math.sqrt(Math.abs(1 - x.re * x.re)));
  return { angle: ball(angle, 0, 3e-16 * (angle + (isOutside ? slope : 0))), isOutside };
}

function chebyshevOfAngle(kind: 'T' | 'U', n: Ball, x: Ball): Ball {
  const found = angleOf(x);
  if (found === undefined || n.im !== 0) return UNKNOWN;
  const { angle, isOutside } = found;
  const turn = isOutside ? mul(B_I, angle) : angle;
  const value =
    kind === 'T' ? circle(mul(n, turn)).cos : div(circle(mul(add(n, B_ONE), turn)).sin, circle(turn).sin);
  return real(value);
}

function chebyshevT(n: Ball, x: Ball): Ball {
  const degree = integerOf(n);
  const step: Step = (_, value, before) => sub(times(mul(x, value), 2), before);
  if (degree === undefined || Math.abs(degree) > 8) return chebyshevOfAngle('T', n, x);
  return byRecurrence(ball(Math.abs(degree)), x, step);
}

/** U_{−1} = 0, U_{−n} = −U_{n−2}. */
function chebyshevU(n: Ball, x: Ball): Ball {
  const degree = integerOf(n);
  if (degree === undefined || Math.abs(degree) > 8) return chebyshevOfAngle('U', n, x);
  if (degree === -1) return B_ZERO;
  if (degree !== undefined && degree < -1) return neg(chebyshevU(ball(-degree - 2), x));
  return byRecurrence(n, times(x, 2), (_, value, before) => sub(times(mul(x, value), 2), before));
}

function hermiteH(n: Ball, x: Ball): Ball {
  return byRecurrence(n, times(x, 2), (k, value, before) =>
    sub(times(mul(x, value), 2), times(before, 2 * k)),
  );
}

function hermiteHe(n: Ball, x: Ball): Ball {
  return byRecurrence(n, x, (k, value, before) => sub(mul(x, value), times(before, k)));
}

/** (k+1) L_{k+1} = (2k+1+a−x) L_k − (k+a) L_{k−1}. */
function laguerre(n: Ball, a: Ball, x: Ball): Ball {
  const shift = sub(a, x);
  return byRecurrence(n, add(B_ONE, shift), (k, value, before) => {
    const over = sub(mul(add(ball(2 * k + 1), shift), value), mul(add(ball(k), a), before));
    return div(over, ball(k + 1));
  });
}

/** (k+1) C_{k+1} = 2(k+a) x C_k − (k+2a−1) C_{k−1}. */
function gegenbauer(n: Ball, a: Ball, x: Ball): Ball {
  return byRecurrence(n, times(mul(a, x), 2), (k, value, before) => {
    const slope = times(mul(add(ball(k), a), x), 2);
    return div(sub(mul(slope, value), mul(add(times(a, 2), ball(k - 1)), before)), ball(k + 1));
  });
}

/** Classical orthogonal polynomials of whole degree on doubles, by the names of the table. */
export const FAST_POLYNOMIALS = {
  legendrep: legendreP,
  chebyshevt: chebyshevT,
  chebyshevu: chebyshevU,
  hermiteh: hermiteH,
  hermitehe: hermiteHe,
  laguerrel: laguerre,
  gegenbauerc: gegenbauer,
};
