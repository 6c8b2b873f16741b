/**
 * THE table of what the parser knows by name. A row makes a LaTeX command (without its backslash) or an upright word a
 * function; `name` is the one the evaluator and the printer use.
 */
export const FUNCTIONS: Readonly<Record<string, string>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  cot: 'cot',
  sec: 'sec',
  csc: 'csc',
  cosec: 'csc',
  tg: 'tan',
  ctg: 'cot',
  sinh: 'sinh',
  cosh: 'cosh',
  tanh: 'tanh',
  coth: 'coth',
  sech: 'sech',
  csch: 'csch',
  sh: 'sinh',
  ch: 'cosh',
  th: 'tanh',
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  arccot: 'acot',
  asin: 'asin',
  acos: 'acos',
  atan: 'atan',
  arctg: 'atan',
  arcsinh: 'asinh',
  arccosh: 'acosh',
  arctanh: 'atanh',
  asinh: 'asinh',
  acosh: 'acosh',
  atanh: 'atanh',
  arsinh: 'asinh',
  arcosh: 'acosh',
  artanh: 'atanh',
  ln: 'log',
  log: 'log',
  lg: 'log10',
  exp: 'exp',
  sqrt: 'sqrt',
  Re: 're',
  Im: 'im',
  arg: 'arg',
  sgn: 'sign',
  sign: 'sign',
  sinc: 'sinc',
  max: 'max',
  min: 'min',
  erf: 'erf',
  erfc: 'erfc',
};

/** Functions only when a parenthesis follows; otherwise the letter is a symbol. */
export const LETTER_FUNCTIONS: Readonly<Record<string, string>> = { Gamma: 'gamma', zeta: 'zeta' };

/** How each function is printed: a LaTeX command or an upright word. */
export const FUNCTION_LATEX: Readonly<Record<string, string>> = {
  asin: '\\arcsin',
  acos: '\\arccos',
  atan: '\\arctan',
  acot: '\\operatorname{arccot}',
  asinh: '\\operatorname{arsinh}',
  acosh: '\\operatorname{arcosh}',
  atanh: '\\operatorname{artanh}',
  sech: '\\operatorname{sech}',
  csch: '\\operatorname{csch}',
  log: '\\ln',
  log10: '\\lg',
  re: '\\operatorname{Re}',
  im: '\\operatorname{Im}',
  sign: '\\operatorname{sgn}',
  sinc: '\\operatorname{sinc}',
  erf: '\\operatorname{erf}',
  erfc: '\\operatorname{erfc}',
  gamma: '\\Gamma',
  zeta: '\\zeta',
};

/** The inverse that `f^{-1}` stands for; any other negative power is refused. */
export const INVERSES: Readonly<Record<string, string>> = {
  sin: 'asin',
  cos: 'acos',
  tan: 'atan',
  cot: 'acot',
  sinh: 'asinh',
  cosh: 'acosh',
  tanh: 'atanh',
};

/** Commands that are a symbol by themselves. */
export const SYMBOL_COMMANDS: ReadonlySet<string> = new Set(
  (
    'alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi omicron pi ' +
    'varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon ' +
    'Phi Psi Omega hbar ell infty wp aleph imath jmath nabla emptyset varnothing'
  ).split(' '),
);

/** Two spellings of one letter. */
export const SAME_SYMBOL: Readonly<Record<string, string>> = {
  varnothing: 'emptyset',
  hslash: 'hbar',
  varepsilon: 'epsilon',
  infin: 'infty',
};

/** Accents and alphabets that make another name out of a letter. */
export const ACCENTS: ReadonlySet<string> = new Set(
  'vec hat bar tilde dot ddot widehat widetilde overrightarrow mathcal mathbf boldsymbol bm mathbb mathfrak mathscr slashed pmb'.split(
    ' ',
  ),
);

/** Two spellings of one accent. */
export const SAME_ACCENT: Readonly<Record<string, string>> = {
  widehat: 'hat',
  widetilde: 'tilde',
  overrightarrow: 'vec',
  boldsymbol: 'mathbf',
  bm: 'mathbf',
  pmb: 'mathbf',
  mathscr: 'mathcal',
};

/** Commands whose argument is upright text: its letters make words. */
export const UPRIGHT: ReadonlySet<string> = new Set(
  'text textbf mathrm textrm mathsf textsf mathit textit mbox hbox operatorname textnormal mathtt'.split(' '),
);

/** Font switches: upright until the group closes. */
export const UPRIGHT_SWITCHES: ReadonlySet<string> = new Set(['rm']);

/** Commands without meaning. */
export const IGNORED: ReadonlySet<string> = new Set(
  (
    ', ; : ! > quad qquad displaystyle textstyle scriptstyle limits nolimits big Big bigg Bigg bigl bigr Bigl Bigr biggl ' +
    'biggr Biggl Biggr bf it thinspace enspace left right middle large Large small $ mathstrut strut'
  ).split(' '),
);

/** Commands that are another way to write a sign. */
export const SIGN_COMMANDS: Readonly<Record<string, string>> = {
  cdot: '\\cdot',
  times: '\\times',
  ast: '*',
  div: '/',
  pm: '+-',
  mp: '-+',
  lvert: '|',
  rvert: '|',
  vert: '|',
  mid: '|',
  lbrace: '\\{',
  rbrace: '\\}',
  '{': '\\{',
  '}': '\\}',
  lbrack: '[',
  rbrack: ']',
  lparen: '(',
  rparen: ')',
  '%': '%',
  le: '\\leq',
  leq: '\\leq',
  leqslant: '\\leq',
  ge: '\\geq',
  geq: '\\geq',
  geqslant: '\\geq',
  lt: '<',
  gt: '>',
  ne: '\\neq',
  neq: '\\neq',
  approx: '\\approx',
  simeq: '\\approx',
  sim: '\\sim',
  cong: '\\approx',
  equiv: '=',
  propto: '\\propto',
  in: '\\in',
  to: '\\to',
  rightarrow: '\\to',
  gtrsim: '\\gtrsim',
  lesssim: '\\lesssim',
  colon: ':',
  prime: "'",
  dagger: '\\dagger',
  '|': '\\|',
  lVert: '\\|',
  rVert: '\\|',
  Vert: '\\|',
  langle: '\\langle',
  rangle: '\\rangle',
  degree: '\\degree',
  circ: '\\circ',
  star: '\\star',
  lfloor: '\\lfloor',
  rfloor: '\\rfloor',
  lceil: '\\lceil',
  rceil: '\\rceil',
  partial: '\\partial',
  sum: '\\sum',
  prod: '\\prod',
  int: '\\int',
  lim: '\\lim',
  oint: '\\oint',
  frac: '\\frac',
  dfrac: '\\frac',
  tfrac: '\\frac',
  cfrac: '\\frac',
  binom: '\\binom',
  dbinom: '\\binom',
  tbinom: '\\binom',
  overline: '\\overline',
  begin: '\\begin',
  end: '\\end',
  '\\': '\\\\',
  overset: '\\overset',
  cup: '\\cup',
  cap: '\\cap',
  setminus: '\\setminus',
  smallsetminus: '\\setminus',
  backslash: '\\setminus',
};

/** Unicode letters and signs as the command they stand for; everything else outside ASCII is refused. */
export const UNICODE: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  µ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Ξ: 'Xi',
  Π: 'Pi',
  Σ: 'Sigma',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
  ħ: 'hbar',
  ℏ: 'hbar',
  ℓ: 'ell',
  '∞': 'infty',
  '×': 'times',
  '·': 'cdot',
  '⋅': 'cdot',
  '÷': 'div',
  '±': 'pm',
  '∓': 'mp',
  '≤': 'leq',
  '≥': 'geq',
  '≠': 'neq',
  '≈': 'approx',
  '∼': 'sim',
  '∝': 'propto',
  '∈': 'in',
  '→': 'to',
  '°': 'degree',
  '′': 'prime',
  '∂': 'partial',
  '∑': 'sum',
  '∫': 'int',
  '†': 'dagger',
  '∪': 'cup',
  Å: 'AA',
  '\u212b': 'AA',
};
