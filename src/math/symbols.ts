/** Commands that are a symbol by themselves. */
export const SYMBOL_COMMANDS: ReadonlySet<string> = new Set(
  (
    'alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi omicron pi ' +
    'varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon ' +
    'Phi Psi Omega hbar hslash ell infty infin wp aleph imath jmath nabla emptyset varnothing partial digamma eth mho ' +
    'varGamma varDelta varTheta varLambda varXi varPi varSigma varUpsilon varPhi varPsi varOmega Box square Dalembertian'
  ).split(' '),
);

/** Two spellings of one letter. */
export const SAME_SYMBOL: Readonly<Record<string, string>> = {
  varnothing: 'emptyset',
  hslash: 'hbar',
  varepsilon: 'epsilon',
  infin: 'infty',
  varGamma: 'Gamma',
  varDelta: 'Delta',
  varTheta: 'Theta',
  varLambda: 'Lambda',
  varXi: 'Xi',
  varPi: 'Pi',
  varSigma: 'Sigma',
  varUpsilon: 'Upsilon',
  varPhi: 'Phi',
  varPsi: 'Psi',
  varOmega: 'Omega',
  square: 'Box',
  Dalembertian: 'Box',
};

/** Accents and alphabets that make another name out of a letter. */
export const ACCENTS: ReadonlySet<string> = new Set(
  (
    'vec hat bar tilde dot ddot dddot ddddot widehat widetilde overrightarrow overleftarrow overleftrightarrow mathcal mathbf ' +
    'boldsymbol bm bold vb mathbb mathfrak mathscr slashed pmb check breve acute grave mathring underline'
  ).split(' '),
);

/** Two spellings of one accent. */
export const SAME_ACCENT: Readonly<Record<string, string>> = {
  widehat: 'hat',
  widetilde: 'tilde',
  overrightarrow: 'vec',
  boldsymbol: 'mathbf',
  bm: 'mathbf',
  bold: 'mathbf',
  vb: 'mathbf',
  pmb: 'mathbf',
  mathscr: 'mathcal',
};

/** Accents with a mark of their own over or under the letter: `\overset{\circ}{g}`. */
export const STACKED: ReadonlySet<string> = new Set(['overset', 'underset', 'stackrel']);
