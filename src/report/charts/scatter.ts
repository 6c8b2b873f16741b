import { scaleLinear, scaleUtc } from 'd3-scale';
import { line, symbol, symbolAsterisk, symbols, symbolTimes } from 'd3-shape';
import { px, styleSheet, xml } from './style.ts';

/** A measured model. `low` and `high` are the ends of the interval of y, where there is one. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly low?: number;
  readonly high?: number;
  readonly label: string;
}

/** A family of models: one colour and one sign; `joined` draws a line through its points in order of x. */
export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  readonly joined?: boolean;
}

/** An axis: `time` takes milliseconds since 1970 (UTC), `percent` ratios 0–1. */
export interface Axis {
  readonly kind: 'time' | 'percent';
  readonly title: string;
}

/** A chart of points. `warning` stands in the picture itself, so that it goes wherever the picture goes. */
export interface Scatter {
  readonly title: string;
  readonly note: string;
  readonly warning?: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
}

const WIDTH = 860;
const HEIGHT = 520;
const MARGIN = { top: 74, right: 176, bottom: 54, left: 62 };
/** Area of a sign, in square pixels. */
const SIGN = 60;
/** Room of a label in pixels, from the widest of the common sans-serif fonts (DejaVu Sans) at 10 px. */
const LABEL = { perLetter: 6.3, height: 12, gap: 7 };

type Place = (value: number) => number;
interface Ticks {
  readonly place: Place;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

/** Draws a chart as one self-contained SVG text, without scripts or links. */
export function renderScatter(chart: Scatter): string {
  const points = chart.series.flatMap((series) => series.points);
  const x = scaleOf(
    chart.x,
    points.map((point) => point.x),
    [MARGIN.left, WIDTH - MARGIN.right],
  );
  const values = points.flatMap(({ y, low = y, high = y }) => [y, low, high]);
  const y = scaleOf(chart.y, values, [HEIGHT - MARGIN.bottom, MARGIN.top]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${xml(`${chart.title}. ${chart.warning ?? ''} ${chart.note}`)}">`,
    `<style>${styleSheet(chart.series.length)}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>`,
    ...heading(chart),
    ...axes(chart, x, y),
    ...chart.series.flatMap((series, index) => marks({ series, index, x: x.place, y: y.place })),
    ...labels(chart.series, x.place, y.place),
    ...legend(chart.series),
    '</svg>\n',
  ].join('\n');
}

function heading({ title, note, warning }: Scatter): string[] {
  return [
    text({ x: MARGIN.left, y: 26, words: title, of: 'title' }),
    text({ x: MARGIN.left, y: 44, words: note, of: 'note' }),
    ...(warning === undefined ? [] : [text({ x: MARGIN.left, y: 62, words: warning, of: 'warn' })]),
  ];
}

function scaleOf(axis: Axis, values: readonly number[], range: readonly [number, number]): Ticks {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (axis.kind === 'time') {
    const month = 30 * 24 * 3600 * 1000;
    const scale = scaleUtc([low - month, high + month], range);
    const written = scale.tickFormat(6, '%b %Y');
    return {
      place: (value) => scale(value),
      ticks: scale.ticks(6).map((date) => ({ at: scale(date), text: written(date) })),
    };
  }
  const pad = Math.max(0.02, 0.06 * (high - low));
  const scale = scaleLinear([Math.max(0, low - pad), Math.min(1, high + pad)], range).nice();
  return {
    place: (value) => scale(value),
    ticks: scale
      .ticks(6)
      .map((value) => ({ at: scale(value), text: `${Number((100 * value).toFixed(1))} %` })),
  };
}

function axes(chart: Scatter, x: Ticks, y: Ticks): string[] {
  const [left, right, top, bottom] = [MARGIN.left, WIDTH - MARGIN.right, MARGIN.top, HEIGHT - MARGIN.bottom];
  return [
    ...y.ticks.flatMap((tick) => [
      segment({ from: [left, tick.at], to: [right, tick.at], of: 'grid' }),
      text({ x: left - 8, y: tick.at + 4, words: tick.text, anchor: 'end' }),
    ]),
    ...x.ticks.flatMap((tick) => [
      segment({ from: [tick.at, top], to: [tick.at, bottom], of: 'grid' }),
      text({ x: tick.at, y: bottom + 18, words: tick.text, anchor: 'middle' }),
    ]),
    segment({ from: [left, bottom], to: [right, bottom], of: 'axis' }),
    segment({ from: [left, top], to: [left, bottom], of: 'axis' }),
    text({ x: (left + right) / 2, y: HEIGHT - 12, words: chart.x.title, anchor: 'middle', of: 'note' }),
    `<text class="note" text-anchor="middle" transform="translate(16 ${(top + bottom) / 2}) rotate(-90)">${xml(chart.y.title)}</text>`,
  ];
}

interface Marks {
  readonly series: Series;
  readonly index: number;
  readonly x: Place;
  readonly y: Place;
}

function marks({ series, index, x, y }: Marks): string[] {
  const path = signOf(index);
  const inOrder = [...series.points].sort((a, b) => a.x - b.x);
  const trend =
    series.joined && inOrder.length > 1
      ? [
          `<path class="s${index} trend" d="${
            line<Point>(
              (point) => x(point.x),
              (point) => y(point.y),
            )(inOrder) ?? ''
          }"/>`,
        ]
      : [];
  return [
    ...trend,
    ...series.points.flatMap(({ x: at, y: value, low, high, label }) => [
      ...(low === undefined || high === undefined
        ? []
        : [segment({ from: [x(at), y(low)], to: [x(at), y(high)], of: `s${index} bar` })]),
      `<path class="s${index}" transform="translate(${px(x(at))} ${px(y(value))})" d="${path}"><title>${xml(label)}</title></path>`,
    ]),
  ];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Names beside the points, from the best down; one that would lie on another name or a sign is left to the tooltip. */
function labels(series: readonly Series[], x: Place, y: Place): string[] {
  const points = series.flatMap((one) => one.points).sort((a, b) => b.y - a.y);
  const taken: Box[] = points.map((point) => ({
    left: x(point.x) - 5,
    right: x(point.x) + 5,
    y: y(point.y),
  }));
  const isFree = (box: Box) =>
    box.left > MARGIN.left &&
    box.right < WIDTH - MARGIN.right &&
    !taken.some(
      (other) => other.left < box.right && other.right > box.left && Math.abs(other.y - box.y) < LABEL.height,
    );
  return points.flatMap((point) => {
    const width = LABEL.perLetter * point.label.length;
    const [at, height] = [x(point.x), y(point.y)];
    const after: Box = { left: at + LABEL.gap, right: at + LABEL.gap + width, y: height };
    const before: Box = { left: at - LABEL.gap - width, right: at - LABEL.gap, y: height };
    const box = [after, before].find(isFree);
    if (box === undefined) return [];
    taken.push(box);
    return [text({ x: box.left, y: height + 3, words: point.label, of: 'label' })];
  });
}

function legend(series: readonly Series[]): string[] {
  const left = WIDTH - MARGIN.right + 24;
  return series.flatMap(({ name }, index) => {
    const top = MARGIN.top + 12 + 20 * index;
    return [
      `<path class="s${index}" transform="translate(${left} ${top})" d="${signOf(index)}"/>`,
      text({ x: left + 12, y: top + 4, words: name }),
    ];
  });
}

/** The signs of d3 that are told apart by their outline, so that the chart reads without colour. */
const SIGNS = [...symbols, symbolTimes, symbolAsterisk];
const signOf = (index: number): string => symbol(SIGNS[index % SIGNS.length], SIGN)() ?? '';

interface Words {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly of?: string;
  readonly anchor?: 'middle' | 'end';
}

function text({ x, y, words, of, anchor }: Words): string {
  const attributes = [of && ` class="${of}"`, anchor && ` text-anchor="${anchor}"`].filter(Boolean).join('');
  return `<text x="${px(x)}" y="${px(y)}"${attributes}>${xml(words)}</text>`;
}

interface Segment {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly of: string;
}

function segment({ from, to, of }: Segment): string {
  const [x1, y1, x2, y2] = [...from, ...to].map(px);
  return `<line class="${of}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
}
