import type { Problem } from '../../domain/problem.ts';
import { eachProblem, type Remark } from '../subject.ts';

/**
 * A convention that changes answers: `needed` where a text of the question makes it matter, `stated` where the question
 * or its list of conventions fixes it.
 */
interface Convention {
  readonly what: string;
  readonly needed: RegExp;
  readonly stated: RegExp;
  readonly hint: string;
}

const CONVENTIONS: readonly Convention[] = [
  {
    what: 'the signature of the metric',
    needed:
      /\\(?:eta|g)_\{?\\mu\s*\\nu|\\partial_\\mu|\\partial\^\\mu|F_\{?\\mu\s*\\nu\}?\s*F\^|\\gamma\^\\mu|\\bar\\psi|\bMinkowski\b/,
    stated:
      /signature|mostly[- ](?:plus|minus)|\\(?:mathrm\{)?diag|\(\s*[+-]\s*,|\(\s*[+-]{2,}|metric|Euclidean|\\eta_\{?\d\d|g_\{?00|[pkq]\^2\s*=\s*-?\s*m|=\s*-?\s*[pkq]_0\^2|\\delta_\{?\\mu\s*\\nu/i,
    hint: 'state it, e.g. $\\eta_{\\mu\\nu}=\\mathrm{diag}(+,-,-,-)$',
  },
  {
    what: 'the definition of γ⁵',
    needed: /\\gamma[_^]\{?5\b/,
    stated: /\\gamma[_^]\{?5\}?\s*(?:=|\\equiv|:=)|P_\{?[LR]\}?\s*=|chiral(?:ity)? projector|left-handed/i,
    hint: 'state it, e.g. $\\gamma^5=i\\gamma^0\\gamma^1\\gamma^2\\gamma^3$, or which projector is left-handed',
  },
  {
    what: 'the sign of ε',
    needed: /\\(?:var)?epsilon[_^]\{?(?:\\mu\s*\\nu|0123)/,
    stated: /\\(?:var)?epsilon[_^]\{?0123\}?\s*=|\\(?:var)?epsilon[_^]\{?(?:12|012|123|1234)\}?\s*=/,
    hint: 'state it, e.g. $\\epsilon^{0123}=+1$',
  },
  {
    what: 'the normalisation of the hypercharge',
    needed: /\bhypercharges?\b/i,
    stated: /Q\s*=\s*T[_^]\{?3\}?\s*\+|Y\s*=\s*(?:2\s*)?\(?\s*Q|Q\s*=\s*I_3|T_3\s*\+\s*Y/,
    hint: 'state it, e.g. $Q=T^3+Y$',
  },
  {
    what: 'the sign and normalisation of the Fourier transform',
    needed: /\bFourier (?:transform|coefficient|mode)/i,
    stated: /e\^\{?\s*[-+]?\s*i|\\exp|\\int/,
    hint: 'write the transform out',
  },
  {
    what: 'the normalisation of the generators',
    needed: /[Tt]\^\{?[aA]\}?\s*[Tt,$]|\bgenerators? of (?:the )?(?:gauge|group|representation)/,
    stated:
      /\\(?:mathrm\{)?(?:tr|Tr)\}?\s*\(?\s*\(?T|T\s*\(|\[\s*T|\\frac\{?1\}?\{?2\}?\\delta|normali[sz]ed|index|highest weight|long roots?/i,
    hint: 'state it, e.g. $\\mathrm{Tr}\\,T^aT^b=\\frac12\\delta^{ab}$ in the fundamental representation',
  },
];

/** Conventions that a question seems to need and does not state; only an author can tell, so these are warnings. */
export const conventions = eachProblem('convention', (problem) =>
  CONVENTIONS.filter((convention) => isMissing(problem, convention)).map(({ what, needed, hint }): Remark => {
    const used = needed.exec(problem.question)?.[0];
    return {
      path: ['question'],
      ...(used !== undefined && { near: used }),
      severity: 'warning',
      message: `${what} seems to matter and is not stated`,
      hint,
    };
  }),
);

function isMissing({ question, conventions: stated }: Problem, convention: Convention): boolean {
  return convention.needed.test(question) && !convention.stated.test([question, ...stated].join('\n'));
}
