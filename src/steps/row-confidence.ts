import { StatedConfidence } from '../domain/labelled.ts';
import { badRow, type RawRow, type RowText } from './fields.ts';

/** A number that a row may write as text, with or without a percent sign; `1e2` is none. */
const WRITTEN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*%?$/;

/** Which scale a number shows itself to be in; `one` is 1 % or 100 %, and only other rows of its file can tell. */
export type ConfidenceScale = 'percent' | 'probability' | 'one';

/** The confidence of a row in percent; `scale` is absent where the number shows none, or the row says which it is. */
export interface RowConfidence {
  readonly confidence: StatedConfidence;
  readonly scale?: ConfidenceScale;
}

/**
 * The confidence of a row. Our own rows have it in percent, whatever the number, and say by `confidence_given` that they are
 * ours; HLE's rows have a whole number of percent. A fraction between 0 and 1 without a percent sign is read as a response's
 * is, as a probability: 0.85 is 85 %. A row that was answered without a word about it counts as HLE counts it (B7).
 * Undefined where the row has none; throws UserError `bad-rows` for what is no number.
 */
export function readRowConfidence(row: RawRow, text: RowText): RowConfidence | undefined {
  const written = row['confidence'];
  if (written === undefined || written === null) return undefined;
  const number = numberOf(written);
  if (number === undefined)
    throw badRow(
      `confidence is ${JSON.stringify(written).slice(0, 40)}, expected a percentage or null`,
      text,
    );
  const isSaid = typeof row['confidence_given'] === 'boolean' || String(written).includes('%');
  const scale = isSaid ? undefined : scaleOf(number);
  const inPercent = scale === 'probability' ? Number((100 * number).toPrecision(12)) : number;
  const percent = Math.min(100, Math.max(0, inPercent));
  const isClamped = percent !== inPercent || row['confidence_clamped'] === true;
  const given = row['confidence_given'] !== false;
  return {
    confidence: StatedConfidence.parse({ percent, given, ...(isClamped ? { clamped: true } : {}) }),
    ...(scale === undefined ? {} : { scale }),
  };
}

function numberOf(written: unknown): number | undefined {
  if (typeof written === 'string' && WRITTEN.test(written.trim()))
    return Number(written.trim().replace(/\s*%$/, ''));
  return typeof written === 'number' && Number.isFinite(written) ? written : undefined;
}

/** 0 is the same in both. */
function scaleOf(number: number): ConfidenceScale | undefined {
  if (number === 1) return 'one';
  if (number === 0) return undefined;
  return number > 0 && number < 1 ? 'probability' : 'percent';
}

/** The row of a file that has a confidence, and where it stands. */
interface PlacedConfidence {
  readonly scale?: ConfidenceScale;
  readonly place: Pick<RowText, 'file' | 'line'>;
}

/**
 * What a confidence of 1 means in a file, in percent: 100 beside probabilities, 1 beside percentages. Throws UserError
 * `bad-rows` where the other rows do not tell.
 */
export function percentOfOne(rows: Iterable<PlacedConfidence>): number {
  const all = [...rows];
  const has = (scale: ConfidenceScale) => all.some((row) => row.scale === scale);
  const one = all.find(({ scale }) => scale === 'one');
  if (one !== undefined && has('percent') === has('probability'))
    throw badRow(
      `confidence is 1, which may be 1 % or 100 %: ${has('percent') ? 'other rows have percentages and probabilities' : 'no other row tells'}; write "1%" or "100%"`,
      one.place,
    );
  return has('probability') ? 100 : 1;
}
