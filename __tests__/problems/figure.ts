import { readFileSync } from 'node:fs';

/** The source of a problem's drawing, from which proofs read what only the figure says. */
export function figureOf(id: string): string {
  return readFileSync(
    new URL(`../../fixtures/problems/physics-verified/figures/${id}.svg`, import.meta.url),
    'utf8',
  );
}

/** What a named text of a drawing says, without what stands in tspan elements. Throws where there is no such text. */
export function shownText(svg: string, name: string): string {
  const [, text] = new RegExp(`<text[^>]* id="${name}"[^>]*>(.*?)</text>`, 's').exec(svg) ?? [];
  if (text === undefined) throw new Error(`the drawing has no text "${name}"`);
  return text.replace(/<tspan.*?<\/tspan>/gs, '');
}

/** The number that a named text of a drawing shows, without its unit. Throws where there is none. */
export function shownNumber(svg: string, name: string): number {
  const [number] = /[-−]?\d+(?:\.\d+)?/.exec(shownText(svg, name)) ?? [];
  if (number === undefined) throw new Error(`the drawing has no number at the text "${name}"`);
  return Number(number.replace('−', '-'));
}

/** A point of a curve in the units of the axes. */
export type Point = readonly [x: number, y: number];

/** The corners of a named polyline in the units that the labels of the ticks (classes `x` and `y`) give the axes. */
export function shownCurve(svg: string, name: string): readonly Point[] {
  const [, points = ''] = new RegExp(`<polyline id="${name}" points="([^"]*)"`).exec(svg) ?? [];
  const [x, y] = [axis(svg, 'x'), axis(svg, 'y')];
  return points.split(' ').map((pair) => {
    const [across = Number.NaN, down = Number.NaN] = pair.split(',').map(Number);
    return [x(across), y(down)] as const;
  });
}

/** From places in the drawing to values, by the first and the last tick. */
function axis(svg: string, name: 'x' | 'y'): (place: number) => number {
  const ticks = [...svg.matchAll(new RegExp(`<text class="${name}"([^>]*)>([^<]*)</text>`, 'g'))].map(
    ([, attributes = '', text]) => ({
      place: Number(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]),
      value: Number(text),
    }),
  );
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (first === undefined || last === undefined)
    throw new Error(`the drawing has no ticks at its ${name} axis`);
  const unit = (last.value - first.value) / (last.place - first.place);
  return (place) => first.value + (place - first.place) * unit;
}
