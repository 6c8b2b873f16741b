import type { LabelledResponse } from '../../domain/labelled.ts';
import { readPartLabel } from '../../extract/part-label.ts';
import type { JudgedReference, QuotePlaces } from '../../judge/answers.ts';

/** A stretch of a response and the part it is of; no part where it is of all. */
interface Stretch {
  readonly path?: readonly string[] | undefined;
  readonly text: string;
}

/**
 * Where a response may state each reference answer (P32, P35, B15): in the answer lines and the stretches of the explanation
 * that do not stand under the label of another reference answer. A label that is of no reference answer, as where a response
 * counts 1., 2., 3. what the question calls (a), (b), (c), excludes nothing.
 */
export function quotePlaces(
  { answers, explanation }: LabelledResponse,
  references: readonly JudgedReference[],
): readonly QuotePlaces[] {
  const lines = answers.map(
    ({ label, text }): Stretch => ({
      path: label === undefined ? undefined : pathOf(label),
      text,
    }),
  );
  const stretches = splitByPart(explanation);
  const paths = references.map(({ label }) => (label === undefined ? undefined : pathOf(label)));
  return paths.map((own, at) => {
    const others = paths.filter((_, index) => index !== at);
    const textsOf = (all: readonly Stretch[]) =>
      all.filter(({ path }) => mayBeOf(path, { own, others })).map(({ text }) => text);
    return { lines: textsOf(lines), explanation: textsOf(stretches) };
  });
}

type Path = readonly string[] | undefined;

function mayBeOf(path: Path, { own, others }: { readonly own: Path; readonly others: readonly Path[] }) {
  return isWithin(path, own) || !others.some((other) => other !== undefined && isWithin(path, other));
}

/** Whether two labels are the same as far as both go: a line under (b) may hold the answers to (b)(i) and (b)(ii). */
function isWithin(a: Path, b: Path): boolean {
  if (a === undefined || b === undefined) return true;
  return a.slice(0, b.length).every((atom, level) => atom === b[level]);
}

const pathOf = (label: string): readonly string[] => label.toLowerCase().match(/[a-z]+|\d+/g) ?? [];

/** An explanation by the part labels its lines begin with; a list that is only numbered is no list of parts. */
function splitByPart(explanation: string): readonly Stretch[] {
  const stretches: { path: Path; lines: string[] }[] = [{ path: undefined, lines: [] }];
  for (const line of explanation.split('\n')) {
    const label = readPartLabel(line);
    if (label?.form === 'marked') stretches.push({ path: label.path, lines: [] });
    stretches.at(-1)?.lines.push(line);
  }
  return stretches.map(({ path, lines }) => ({ path, text: lines.join('\n') }));
}
