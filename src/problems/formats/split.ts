/**
 * The split that a file's name says, as the `datasets` library reads it: one of its keywords as a word of its own, in the
 * name or in a folder above, the name first. Undefined when none or more than one of them is there.
 */
export function splitOfFile(path: string): string | undefined {
  const steps = path.split(/[\\/]/).reverse();
  for (const step of steps) {
    const words = step.toLowerCase().split(/[^a-z]+/);
    const found = Object.entries(KEYWORDS).filter(([, names]) => words.some((word) => names.includes(word)));
    if (found.length > 0) return found.length === 1 ? found[0]?.[0] : undefined;
  }
  return undefined;
}

/** Keywords of the `datasets` library (`datasets.data_files`, KEYWORDS_IN_FILENAME_BASE_PATTERNS). */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  train: ['train', 'training'],
  validation: ['validation', 'valid', 'dev', 'val'],
  test: ['test', 'testing', 'eval', 'evaluation'],
};
