/** Formulas of a sentence that give a name its value, `… $B = 2$ and $H = 3$`. */

/** Words by which a sentence takes a formula back, or gives it for another case. */
const TURNS =
  /(?<![A-Za-z])(?:not|no|non|never|neither|nor|either|or|but|except|unless|than|if|when|while|whereas|instead|opposite|otherwise|however|although|though|yet|still|only|wrong|false|incorrect|cannot|naively?|first|initially|would|might|could|may|perhaps|maybe|previous|guess|expect|unlike|contrary|ignor\w*|neglect\w*|limit\w*|approximat\w*|units?|measured|scaled|normali[sz]ed|dimensionless|per|absolute|magnitude|modulus|[a-z]+n['’]t)(?![A-Za-z])/i;
const FORMULA = /\$([^$]+)\$/g;
const DEFINES = /^\s*([^=<>]+?)\s*=\s*([^=<>]+?)\s*$/;
/** Only words, numbers and punctuation may stand around the formulas. */
const AROUND = /^[A-Za-z0-9\s,.;:()'’–-]*$/;

/** The formulas of a sentence, if each of them defines a name and the words turn none of them; undefined otherwise. */
export function definitionsIn(text: string): readonly string[] | undefined {
  if (!text.includes('$')) return undefined;
  const around = text.replace(FORMULA, ' ');
  if (!AROUND.test(around) || TURNS.test(around) || !/[A-Za-z]{2}/.test(around)) return undefined;
  const found = [...text.matchAll(FORMULA)].map(([, formula = '']) => formula.trim());
  return found.length > 0 && found.every((formula) => DEFINES.test(formula)) ? found : undefined;
}

/** Whether the items of a list define the same names, in any order, as the formulas do. */
export function sameNames(list: string, formulas: readonly string[]): boolean {
  const items = list.split(/,(?![^{(]*[})])|;|\\q?quad(?![A-Za-z])/).filter((item) => /[^\s\\,;]/.test(item));
  const [known, given] = [items, formulas].map((texts) => texts.map(nameOf).sort());
  return (
    known !== undefined &&
    given !== undefined &&
    known.length === given.length &&
    new Set(known).size === known.length &&
    known.every((name, at) => name !== '' && name === given[at])
  );
}

function nameOf(formula: string): string {
  const side = DEFINES.exec(formula)?.[1] ?? '';
  return side.replace(/\\(?:text|mathrm|rm|mathbf|vec)(?![A-Za-z])|\\[ ,;:!]|[\s{}]/g, '');
}
