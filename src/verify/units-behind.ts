import { canonicalUnit } from '../math/units.ts';

/** A unit in plain type behind the closing dollar, up to the end of a sentence, a comma or an “and”. */
const UNIT =
  /^\s*([A-Za-zµμΩÅ]+(?:\^?[-−]?[1-4])?(?:\s*[/·*]\s*[A-Za-zµμΩÅ]+(?:\^?[-−]?[1-4])?|\s[A-Za-zµμΩÅ]{1,3}\^?[-−][1-4])*)(?=\s*(?:[,.;]|and\b|or\b|$))/;
const WORD = /[A-Za-zµμΩÅ]+/g;
/** Words that are also spelled like a unit. */
const PROSE: ReadonlySet<string> = new Set([
  'a',
  'in',
  'at',
  'as',
  'are',
  'and',
  'or',
  'min',
  'bar',
  'day',
  'b',
  'd',
]);
/** A number without names, alone or behind the last sign of equality. */
const NUMBER =
  /(?:^|=|\\(?:approx|simeq|sim)(?![A-Za-z])|≈)(?:\s|\\[,;: ]|~)*[-+−]?[0-9](?:[0-9.,\s+{}^()−-]|\\(?:[,;: ]|(?:times|cdot|pm)(?![A-Za-z])))*$/;

/** The prose around formulas, and these. */
export interface Pieces {
  readonly outside: readonly string[];
  readonly inner: readonly string[];
}

/** `$L = 4.2$ m.` as `$L = 4.2\,\mathrm{m}$.`: a unit right behind a number in mathematics belongs to it. */
export function withUnitsInside({ outside, inner }: Pieces): Pieces {
  const units = inner.map((formula, at) =>
    NUMBER.test(formula) ? unitAt(outside[at + 1] ?? '') : undefined,
  );
  if (units.every((unit) => unit === undefined)) return { outside, inner };
  return {
    outside: outside.map((piece, at) => (units[at - 1] === undefined ? piece : piece.replace(UNIT, ''))),
    inner: inner.map((formula, at) => {
      const unit = units[at];
      return unit === undefined ? formula : `${formula}\\,\\mathrm{${braced(unit)}}`;
    }),
  };
}

function unitAt(piece: string): string | undefined {
  const unit = UNIT.exec(piece)?.[1];
  const words = unit?.match(WORD) ?? [];
  const areUnits = words.every((word) => !PROSE.has(word) && canonicalUnit(word) !== undefined);
  return words.length > 0 && areUnits ? unit : undefined;
}

/** `m s-1` as `m s^{-1}`. */
function braced(unit: string): string {
  return unit.replace(
    /\^?([-−]?)([1-4])/g,
    (_, sign: string, digit: string) => `^{${sign === '' ? '' : '-'}${digit}}`,
  );
}
