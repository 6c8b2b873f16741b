const MOST_DIGITS = 6;

/** What a printed number must not be confused with. */
export interface FormatOptions {
  /** The limit the number is read against: as many digits are shown as keep the two apart. */
  readonly apartFrom?: number;
}

/**
 * A ratio as a percentage with at least one digit after the point, e.g. `71.4 %`.
 *
 * Digits are added, up to six, until the text lies on the same side of `apartFrom`, of 0 % and of 100 % as the ratio
 * does; if six do not suffice the last digit is cut instead of rounded. So no value looks equal to a limit it misses,
 * and only a perfect score reads 100 %.
 */
export function formatPercent(ratio: number, options: FormatOptions = {}): string {
  return `${printApart(ratio * 100, 1, landmarks(options, 100))} %`;
}

/** A limit as its author wrote it, without trailing zeros, e.g. `80 %`. */
export function formatPercentLimit(ratio: number): string {
  return `${trimZeros(ratio * 100)} %`;
}

/** A difference of ratios in percentage points, e.g. `6.7 points`; digits are added as in {@link formatPercent}. */
export function formatPoints(difference: number, options: FormatOptions = {}): string {
  const text = printApart(difference * 100, 1, landmarks(options, 0));
  return `${text} ${text === '1.0' ? 'point' : 'points'}`;
}

/** A limit in percentage points as its author wrote it, e.g. `2 points`. */
export function formatPointsLimit(difference: number): string {
  const text = trimZeros(difference * 100);
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}

/** A p-value for people, e.g. `p = 0.02` or `p < 0.001`; never printed equal to the level it misses. */
export function formatPValue(pValue: number, alpha?: number): string {
  if (pValue < 0.001) return 'p < 0.001';
  const digits = pValue < 0.01 ? 3 : 2;
  return `p = ${printApart(pValue, digits, alpha === undefined ? [1] : [alpha, 1])}`;
}

function landmarks({ apartFrom }: FormatOptions, top: number): readonly number[] {
  const ends = top === 0 ? [0] : [0, top];
  return apartFrom === undefined ? ends : [...ends, apartFrom * 100];
}

function printApart(value: number, fewestDigits: number, marks: readonly number[]): string {
  for (let digits = fewestDigits; digits <= MOST_DIGITS; digits += 1) {
    const text = value.toFixed(digits);
    if (marks.every((mark) => side(Number(text), mark) === side(value, mark))) return withMinus(text);
  }
  return withMinus(cutAway(value, marks).toFixed(MOST_DIGITS));
}

/** The neighbour with six digits on the true side of the mark that plain rounding reaches or crosses. */
function cutAway(value: number, marks: readonly number[]): number {
  const rounded = Number(value.toFixed(MOST_DIGITS));
  const crossed = marks.find((mark) => side(rounded, mark) !== side(value, mark)) ?? 0;
  const step = 10 ** -MOST_DIGITS;
  return value < crossed ? Math.floor(value / step) * step : Math.ceil(value / step) * step;
}

/** -1, 0 or 1; differences below 1e-10 are rounding errors of the arithmetic, not of the measurement. */
function side(value: number, mark: number): number {
  return Math.abs(value - mark) < 1e-10 ? 0 : Math.sign(value - mark);
}

function trimZeros(value: number): string {
  return withMinus(String(Number(value.toFixed(MOST_DIGITS))));
}

function withMinus(text: string): string {
  const unsigned = text.replace(/^-/, '');
  return text.startsWith('-') && Number(unsigned) !== 0 ? `−${unsigned}` : unsigned;
}
