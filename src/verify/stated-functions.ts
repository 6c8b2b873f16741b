import type { DeclaredSymbol } from '../domain/problem.ts';

/** Letters that are functions before a bracket, not factors; a complex z stands before one as a factor. */
const FUNCTION = /^(?:\\(?:psi|varphi|phi|chi|Psi|Phi)|[fghuFGH])(?:_|$)/;
/** What looks at a function at other places than its argument. */
const ELSEWHERE = /\\(?:partial|int|nabla|dot|ddot|sum|hat)(?![A-Za-z])|\\d?frac\s*\{\s*(?:\\mathrm\{)?d|'/;

/**
 * Two texts with `\psi(x)` as `\psi` for each name that is declared real or complex and a function, so that it is one number and no
 * product of \psi and x, `\psi(x)^2` its square. Undefined where the function is taken at two arguments, or differentiated.
 */
export function withFunctionsAsNames(
  texts: readonly [string, string],
  symbols: readonly DeclaredSymbol[],
): readonly [string, string] | undefined {
  let [one, two] = texts;
  for (const { latex, domain } of symbols) {
    if ((domain !== 'complex' && domain !== 'real') || !FUNCTION.test(latex)) continue;
    const call = callOf(latex);
    const all = [...`${one} \n ${two}`.matchAll(call)];
    const args = new Set(all.map((found) => found[2]?.replace(/\s/g, '')));
    if (args.size === 1 && args.has(undefined)) continue;
    if (args.size > 1 || ELSEWHERE.test(one) || ELSEWHERE.test(two)) return undefined;
    [one, two] = [one.replace(call, '$1'), two.replace(call, '$1')];
  }
  return [one, two];
}

/** The name with its star, and the bracket behind it. */
function callOf(latex: string): RegExp {
  const name = latex.replace(/[\\{}]/g, '\\$&');
  return new RegExp(
    String.raw`((?<![\\A-Za-z])${name}(?![A-Za-z_])(?:\^(?:\*|\{\s*\*\s*\}))?)(?:\s*(?:\\left)?\(([^()]*?)(?:\\right)?\))?`,
    'g',
  );
}
