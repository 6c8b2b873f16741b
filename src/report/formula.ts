/** Letters and signs that stand alone. */
const SIGNS =
  'alpha beta gamma delta epsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi omicron pi varpi rho varrho ' +
  'sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega hbar ' +
  'ell infty wp aleph imath jmath nabla emptyset cdot times ast pm mp leq geq neq approx sim lesssim gtrsim ll gg propto in notin subset subseteq supset supseteq to leftrightarrow partial dagger star ' +
  'circ prime degree langle rangle lfloor rfloor lceil rceil sum prod int oint lim cup digamma eth mho Box ldots top perp ' +
  'parallel uparrow downarrow';
const FUNCTIONS =
  'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan ln lg log exp arg max min';
/** What takes arguments in braces, and the brackets that grow with what stands between them. */
const STRUCTURE =
  'frac binom sqrt overline left right vec hat bar tilde dot ddot dddot ddddot check breve acute grave mathring underline ' +
  'overset overleftarrow overleftrightarrow mathcal mathbf mathbb mathfrak';

/**
 * The commands a formula may consist of: what the printer of the verifier writes. Everything else is refused, because
 * the names in a formula were chosen by the model and TeX draws rules, gaps and colours of any size on command.
 */
const COMMANDS: ReadonlySet<string> = new Set([
  ...`${SIGNS} ${FUNCTIONS} ${STRUCTURE}`.split(' '),
  '{',
  '}',
  ',',
  '\\',
]);
/** Upright words, units with their micro, and the matrix: commands that are harmless with these arguments only. */
const WITH_ARGUMENT =
  /\\(?:(?:mathrm|operatorname|text)\{(?:\\mu )?[A-Za-z]+\}|(?:begin|end)\{(?:pmatrix|cases)\})/g;
const COMMAND = /\\([A-Za-z]+|[^A-Za-z]|$)/g;
/** Characters that end the element or a table cell, comments, parameters, and line breaks with a height of their own. */
const NEVER = /[^\x20-\x7e]|[`|$%#]|\\\\\s*[[*]/;
/** Longer ones are not drawn, in UTF-16 units as printed: two lines of a wide table cell. */
const FORMULA_UNITS = 600;

/**
 * A formula printed from our own tree as mathematics, in the form of GitHub that Markdown cannot read into
 * (`` $`…`$ ``); undefined when the text is not one, too long, or contains more than the commands of the printer.
 */
export function formula(printed: string | undefined): string | undefined {
  const text = printed?.trim() ?? '';
  if (text === '' || text.length > FORMULA_UNITS || NEVER.test(text) || !isPrintable(text)) return undefined;
  // The printer writes every product sign so that its text reads back as the same tree; people need it before digits only.
  return `$\`${text.replace(/ \\cdot (?![\d{])/g, ' ')}\`$`;
}

function isPrintable(text: string): boolean {
  const rest = text.replace(WITH_ARGUMENT, ' ');
  return [...rest.matchAll(COMMAND)].every(([, name = '']) => COMMANDS.has(name));
}
