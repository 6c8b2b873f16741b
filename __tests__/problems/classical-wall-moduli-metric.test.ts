import { seededPoints } from './evaluate-reference.ts';
import { integrateOde } from './numerics/bulirsch-stoer.ts';
import { proveReference } from './prove.ts';

// Second route: no wall is known in closed form. The first-order equations are integrated from the centre, together with
// their linearisation in the value of χ there (which gives the zero mode) and with the integrals of the metric.

const FAR = 60;

/** The metric in the coordinates X and α. */
function metric(alpha: number): readonly (readonly number[])[] {
  const b = (angle: number) => Math.sqrt(2 * Math.cos(angle)) / Math.cos(angle / 2);
  const slopeOfB = b(alpha) * (Math.tan(alpha / 2) / 2 - Math.tan(alpha) / 2);
  const half = (direction: number) =>
    integrateOde(
      (_, [phi = 0, chi = 0, u = 0, v = 0]) => {
        const [phiX, chiX] = [1 - phi ** 2 - chi ** 2 / 4, -(phi * chi) / 2];
        const flow = [phiX, chiX, -2 * phi * u - (chi * v) / 2, -(chi * u + phi * v) / 2];
        const [norm, mixed, modulus] = [phiX ** 2 + chiX ** 2, -phiX * u - chiX * v, u ** 2 + v ** 2];
        return [...flow, norm, mixed, modulus].map((value) => direction * value);
      },
      [0, b(alpha), 0, slopeOfB, 0, 0, 0],
      0,
      FAR,
      240,
    );
  // towards the left all signs of the flow turn; the integrals must then be counted positively
  const [right, left] = [half(1), half(-1)];
  const integral = (index: number) => (right[index] ?? 0) - (left[index] ?? 0);
  return [
    [integral(4), integral(5)],
    [integral(5), integral(6)],
  ];
}

proveReference({
  id: 'classical-wall-moduli-metric',
  route: 'first-order equations and their linearisation integrated numerically, metric from the zero modes',
  points: seededPoints(3, { '\\alpha': [0.5, 1.3] }),
  value: ({ '\\alpha': alpha = 0 }) => metric(alpha),
  bends: [
    ['\\frac{4}{3} & 0', '\\frac{2}{3} & 0'],
    ['\\sin^3', '\\sin^2'],
    ['- \\frac{4}{3}', '+ \\frac{4}{3}'],
    ['- \\frac{2}{\\sin^2', '+ \\frac{2}{\\sin^2'],
  ],
});
