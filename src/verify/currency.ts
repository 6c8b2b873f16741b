/** Amounts of money: `\$1{,}200`, `€5`, `12 dollars`, `3.50 GBP`. */

/** What only an amount of money has; a quick look before the patterns. */
const MAY_BE_MONEY = /[$€£¢]|\\(?:pounds|euro)(?![A-Za-z])|dollar|euro|pound|cent|USD|EUR|GBP/;
const NUMBER = String.raw`[-−]?[0-9][0-9.,]*(?:\{,\}[0-9.]+|\\,[0-9]+)*`;
const GAP = String.raw`(?:\s|~|\\[ ,;:])*`;
/** Words for powers of ten, bare or in upright type. */
const SCALE = String.raw`(?:${GAP}(?:(?:\\text|\\mathrm)\s*\{)?\s*(million|billion)\s*\}?)?`;
/** The sign in front, bare or in upright type; ISO 4217 has the codes. */
const IN_FRONT = new RegExp(
  String.raw`^(?:(?:\\text|\\mathrm)\s*\{)?\s*(\\?\$|€|£|\\pounds|\\euro|USD|EUR|GBP)\s*\}?${GAP}(${NUMBER})${SCALE}$`,
);
/** The word behind, bare or in upright type. */
const BEHIND = new RegExp(
  String.raw`^(${NUMBER})${SCALE}${GAP}(?:(?:\\text|\\mathrm|\\textrm)\s*\{)?\s*(?:US )?(\\?\$|€|£|¢|dollars?|euros?|pounds?(?: sterling)?|cents?|USD|EUR|GBP)\s*\}?$`,
);

/** No amount is longer, and none is looked for in a text that is. */
const MAX_TEXT = 80;

type Currency = 'dollar' | 'euro' | 'pound' | 'cent';

interface Money {
  readonly amount: string;
  readonly currency: Currency;
  /** `5 pounds` alone is a weight as well. */
  readonly isCertain: boolean;
}

/** The two amounts as numbers of one currency, or that they are of two; undefined unless both are money. */
export type Amounts = { readonly reference: string; readonly candidate: string } | 'other currencies';

/** Two amounts of money without their currency, a hundredth of a dollar as such; see {@link Amounts}. */
export function amountsOf(reference: string, candidate: string): Amounts | undefined {
  if (!MAY_BE_MONEY.test(reference) || !MAY_BE_MONEY.test(candidate)) return undefined;
  const [known, given] = [moneyOf(reference), moneyOf(candidate)];
  if (known === undefined || given === undefined || !(known.isCertain || given.isCertain)) return undefined;
  if (known.currency === given.currency) return { reference: known.amount, candidate: given.amount };
  const pair = { reference: inDollars(known), candidate: inDollars(given) };
  return pair.reference !== undefined && pair.candidate !== undefined
    ? { reference: pair.reference, candidate: pair.candidate }
    : [known, given].some(({ currency }) => currency === 'cent')
      ? undefined
      : 'other currencies';
}

function moneyOf(text: string): Money | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const plain = text.replace(/^\$(?=\\)([\s\S]*)\$$/, '$1').trim();
  const [, sign, after = '', scale] = IN_FRONT.exec(plain) ?? [];
  if (sign !== undefined)
    return { amount: scaled(after, scale), currency: currencyOf(sign), isCertain: true };
  const [, amount = '', times, word] = BEHIND.exec(plain) ?? [];
  return word === undefined
    ? undefined
    : { amount: scaled(amount, times), currency: currencyOf(word), isCertain: !/^pounds?$/.test(word) };
}

function scaled(amount: string, word: string | undefined): string {
  if (word === undefined) return amount;
  return `${amount}\\times 10^{${word === 'million' ? 6 : 9}}`;
}

function currencyOf(sign: string): Currency {
  if (/\$|dollar|USD/.test(sign)) return 'dollar';
  if (/€|euro|EUR/.test(sign)) return 'euro';
  return /¢|cent/.test(sign) ? 'cent' : 'pound';
}

/** A cent may be one of a euro as well, so that it is compared with dollars only. */
function inDollars({ amount, currency }: Money): string | undefined {
  if (currency === 'dollar') return amount;
  return currency === 'cent' ? `\\frac{${amount}}{100}` : undefined;
}
