/** A logarithm to no stated base. */
const LOG = /\\log(?![A-Za-z])(?!\s*_)/g;

/** Both texts with `\log` to base ten, and whether both have one; undefined where none has, or one has a natural logarithm. */
export function withCommonLogarithms(
  reference: string,
  candidate: string,
): { readonly reference: string; readonly candidate: string; readonly onBoth: boolean } | undefined {
  const [one, two] = [reference, candidate].map((text) => text.match(LOG) !== null);
  if (!one && !two) return undefined;
  if (/\\ln(?![A-Za-z])/.test(reference + candidate)) return undefined;
  const common = (text: string): string => text.replace(LOG, '\\log_{10} ');
  return { reference: common(reference), candidate: common(candidate), onBoth: one === true && two === true };
}
