const REPEATING =
  /(?<![0-9.])([0-9]{0,9})\.([0-9]{0,9})\\(?:overline|bar|dot)\s*\{?([0-9]{1,9})\}?(?![0-9])/g;

/** A decimal before a mark. */
const MAY_REPEAT = /\.[0-9]*\\(?:overline|bar|dot)/;

/** `0.1\overline{6}` as the fraction it is (Hardy and Wright, An Introduction to the Theory of Numbers, 9.2). */
export function withoutRepeating(text: string): string {
  if (!MAY_REPEAT.test(text)) return text;
  return text.replace(REPEATING, (_, whole: string, fixed: string, period: string) => {
    const under = (10n ** BigInt(period.length) - 1n) * 10n ** BigInt(fixed.length);
    const over = BigInt(`${whole}${fixed}${period}`) - BigInt(`0${whole}${fixed}`);
    return `\\frac{${over}}{${under}}`;
  });
}

/** Whether one text writes a repeating decimal and the other one that ends: who writes the bar wants the number exactly. */
export function isRoundedRepeating(reference: string, candidate: string): boolean {
  const repeats = [reference, candidate].map((text) => withoutRepeating(text) !== text);
  const ends = [reference, candidate].map((text) => /[0-9]\.[0-9]/.test(withoutRepeating(text)));
  return (repeats[0] === true && ends[1] === true) || (repeats[1] === true && ends[0] === true);
}
