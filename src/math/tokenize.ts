import { markBars } from './bars.ts';
import { closeIndices, mayHaveSpacedIndices } from './index-spacing.ts';
import { lexLatex } from './lex.ts';
import { expandMacros } from './macros.ts';
import { expandSiunitx } from './siunitx.ts';
import { unstacked } from './stacked.ts';
import { expandStates } from './states.ts';
import { SizeFailure, type Token } from './tokens.ts';
import { looseUnitGroups } from './unit-tokens.ts';

const MAX_LENGTH = 4096;

/** Formulas whose tokens are remembered: both sides of a pair are read once for every convention of notation. */
const MAX_REMEMBERED = 16;
const KNOWN = new Map<string, readonly Token[]>();

/** The tokens of a formula, with states and units expanded and bars paired; throws a `ParseFailure` where it cannot be cut or is too long. */
export function tokensOf(latex: string): readonly Token[] {
  const known = KNOWN.get(latex);
  if (known !== undefined) return known;
  if (latex.length > MAX_LENGTH) {
    const beyond = { start: MAX_LENGTH, length: latex.length - MAX_LENGTH };
    throw new SizeFailure(`longer than ${MAX_LENGTH} characters`, beyond);
  }
  const lexed = lexLatex(expandSiunitx(expandMacros(unstacked(latex))));
  const close = mayHaveSpacedIndices(latex) ? closeIndices(lexed) : lexed;
  const tokens = markBars(expandStates(looseUnitGroups(close)));
  if (KNOWN.size >= MAX_REMEMBERED) KNOWN.clear();
  KNOWN.set(latex, tokens);
  return tokens;
}
