import { canonicalUnit } from '../math/units.ts';

/** Longer texts are no name with one number. */
const MAX_TEXT = 300;

const SPACE = String.raw`(?:\s|\\[ ,;:!]|~)*`;
const NAME = String.raw`(?:[A-Za-z]|\\[A-Za-z]+)(?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9]+\}))?`;
const UNIT = String.raw`([A-Za-z]+(?:\^\{?-?[1-4]\}?)?(?:\/[A-Za-z]+(?:\^\{?[1-4]\}?)?)?)`;
const SET = String.raw`\\(?:text|mathrm)\s*\{`;
const NUMBER = String.raw`([-+]?[0-9](?:[0-9.\s^{}-]|\\(?:times|cdot|[ ,]))*)`;

/** `\lambda\ (\text{in nm})`, `\lambda\,[\mathrm{nm}]` and `\lambda/\mathrm{nm}` in front of a number: how tables name what they list. */
const IN_FRONT = [
  String.raw`(?:\(${SPACE}(?:${SET})?|${SET}\s*\()\s*in\s+${UNIT}\s*\}?${SPACE}\)\s*\}?`,
  String.raw`\[${SPACE}(?:${SET}\s*)?(?:in\s+)?${UNIT}\s*\}?${SPACE}\]`,
  String.raw`\/${SPACE}${SET}\s*(?=[A-Za-z]{2})${UNIT}\s*\}`,
].map((unit) => new RegExp(`^${SPACE}(${NAME})${SPACE}${unit}${SPACE}(=|\\\\approx)${SPACE}${NUMBER}$`));

/** `\lambda = 656\ (\text{in nm})`. */
const BEHIND = new RegExp(
  `^(.*[0-9}])${SPACE}(?:\\(${SPACE}(?:${SET})?|${SET}\\s*\\()\\s*in\\s+${UNIT}\\s*\\}?${SPACE}\\)\\s*\\}?$`,
);

/** The text with its unit behind the number, where the unit stands in brackets or below a slash; any other comes back as it is. */
export function withUnitBehind(text: string): string {
  if (text.length > MAX_TEXT || !/[([/]/.test(text)) return text;
  for (const pattern of IN_FRONT) {
    const [, name, unit = '', sign, number] = pattern.exec(text) ?? [];
    if (isUnit(unit)) return `${name} ${sign} ${number?.trim()}\\,\\mathrm{${unit}}`;
  }
  const [, value, unit = ''] = text.includes('in ') ? (BEHIND.exec(text) ?? []) : [];
  return isUnit(unit) ? `${value}\\,\\mathrm{${unit}}` : text;
}

function isUnit(unit: string): boolean {
  const words = unit.match(/[A-Za-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => canonicalUnit(word) !== undefined);
}
