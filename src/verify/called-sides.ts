/** A name in front, and behind it in brackets a power of another name or its modulus, and nothing else, before the equals sign. */
const CALLED =
  /^\s*((?:\\(?:mathcal|mathrm|bar|hat|tilde)\s*\{[A-Za-z]\}|\\[A-Za-z]+|[A-Za-z])(?:_(?:\{[^{}]*\}|[A-Za-z0-9]))?)\s*(?:\\left)?\(\s*(?:-?\s*NAME\s*\^\s*(?:[0-9]|\{[0-9]\})|\|\s*NAME\s*\|)\s*(?:\\right)?\)\s*(?==|\\(?:approx|simeq)(?![A-Za-z]))/
    .source;
const NAME =
  /(?:\\(?:mathbf|vec|boldsymbol)\s*\{[A-Za-z]\}|\\[a-z]+|[A-Za-z])(?:_(?:\{[^{}]*\}|[A-Za-z0-9]))?/.source;
const SIDE = new RegExp(CALLED.replaceAll('NAME', NAME));

/**
 * `\alpha_s(Q^2) = …` as `\alpha_s = …`, where the other text has the bare name on its left side: nobody puts brackets
 * around a lone power to multiply by it. Any other text comes back as it is.
 */
export function withBareSide(text: string, other: string): string {
  const found = SIDE.exec(text);
  const name = found?.[1];
  if (found === null || name === undefined) return text;
  const side = /^\s*([^=<>]+?)\s*(?:=|\\(?:approx|simeq)(?![A-Za-z]))/.exec(other)?.[1];
  return side !== undefined && spelled(side) === spelled(name)
    ? `${name} ${text.slice(found[0].length)}`
    : text;
}

function spelled(side: string): string {
  return side.replace(/\\(?:text|mathrm|rm)(?![A-Za-z])|[{}\s]/g, '');
}
