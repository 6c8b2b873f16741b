import { figureOf, shownCurve } from './figure.ts';
import { proveNumber } from './prove-number.ts';
import { gaussLegendre } from './quadrature.ts';

// Second route: the potential is read from the drawing. Periods are the derivative of the phase-space area by the energy,
// the area being integrated numerically; the slow wall is followed bounce by bounce, each bounce giving the
// particle twice the speed of the wall, without the adiabatic invariant.

const id = 'pv-mechanics-wall-and-barrier';
const MASS = 2;
const CORNERS = shownCurve(figureOf(id), 'potential');

/** Potential energy between two corners that follow each other. */
function potential(x: number): number {
  const next = CORNERS.findIndex(([corner], index) => index > 0 && x <= corner);
  const [[x0, v0], [x1, v1]] = [CORNERS[next - 1] ?? [0, 0], CORNERS[next] ?? [0, 0]];
  return v0 + ((v1 - v0) * (x - x0)) / (x1 - x0);
}

/** The area of the orbit in phase space that begins at the left wall, piece by piece. */
function area(energy: number): number {
  let total = 0;
  for (const [index, [end]] of CORNERS.entries()) {
    const start = CORNERS[index - 1]?.[0];
    if (start === undefined) continue;
    const turn =
      potential(end) > energy
        ? start + ((energy - potential(start)) * (end - start)) / (potential(end) - potential(start))
        : end;
    // x = turn - (turn - start) u² takes away the root at the turning point
    total += gaussLegendre(40).reduce((sum, { node, weight }) => {
      const u = (1 + node) / 2;
      const x = turn - (turn - start) * u * u;
      return (
        sum + weight * (turn - start) * u * 2 * Math.sqrt(Math.max(0, 2 * MASS * (energy - potential(x))))
      );
    }, 0);
    if (turn < end) break;
  }
  return total;
}

const period = (energy: number) => (area(energy + 1e-4) - area(energy - 1e-4)) / 2e-4;

/** Follows a particle that starts at the left wall; the wall's position when it first passes the top. */
function crossing(energy: number): number {
  const [[, foot], [ramp], [top, height]] = [
    CORNERS[0] ?? [0, 0],
    CORNERS[1] ?? [0, 0],
    CORNERS[2] ?? [0, 0],
  ];
  const force = (height - foot) / (top - ramp);
  const push = 1e-5;
  let wall = 0;
  let speed = Math.sqrt((2 * energy) / MASS);
  while ((MASS * speed ** 2) / 2 < height - foot) {
    // to the foot of the slope, up and down again, and back until it meets the wall that comes towards it
    const away = (ramp - wall) / speed + (2 * MASS * speed) / force;
    const back = (ramp - (wall + push * away)) / (speed + push);
    wall += push * (away + back);
    speed += 2 * push;
  }
  return wall;
}

const route =
  'potential read from the drawing, periods as derivatives of the phase-space area, slow wall followed bounce by bounce';

proveNumber({ id, part: 0, route, value: () => period(2.5) });
proveNumber({ id, part: 1, route, value: () => period(8) });
proveNumber({ id, part: 2, route, value: () => crossing(2.5) });
