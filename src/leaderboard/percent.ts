/** The number of correct problems that a percentage of one decimal stands for; undefined where there is none. */
export function correctOf(percent: number | null, problems: number): number | undefined {
  if (percent === null) return undefined;
  const correct = Math.round((percent * problems) / 100);
  return ((100 * correct) / problems).toFixed(1) === percent.toFixed(1) ? correct : undefined;
}

/** The percentages next to one that no number of problems gives. */
export function nearest(percent: number, problems: number): string {
  const below = Math.floor((percent * problems) / 100);
  const shown = [below, Math.min(problems, below + 1)].map(
    (k) => `${k} are ${((100 * k) / problems).toFixed(1)}`,
  );
  return shown.join(', ');
}
