// 1,034 synthetic problems with 2,559 answers, the size of PHYSICS-Verified (P1), made from their number alone.

/** Problems and answers of the published set. */
export const SIZE = { problems: 1034, answers: 2559 };

/** One to four answers a problem, 2,559 in all: a repeated 1, 2, 3, 4 has 2,583, so that the first 24 have one less. */
function answersOf(index) {
  const regular = 1 + (index % 4);
  return index < 32 && regular > 1 ? regular - 1 : regular;
}

const LETTERS = ['a', 'b', 'c', 'd'];

/** The number that answers a part; no two parts of a problem share one. */
export const numberFor = (index, part) => `${index + 2}.${part + 1}5`;

const SETTING = `A particle of mass $m$ moves without friction in the potential $V(x)=\\frac12 m\\omega^2x^2+\\lambda x^4$, weakly
perturbed by a homogeneous field. Work to first order in $\\lambda$ and give every number in the stated unit.`;

/** The problem with this index, as a row of a problem file. */
function problem(index) {
  const count = answersOf(index);
  const labels = count === 1 ? [undefined] : LETTERS.slice(0, count);
  const parts = labels.map(
    (label, part) => `${label ? `(${label}) ` : ''}What is quantity ${part + 1} in eV?`,
  );
  return {
    id: `synthetic-${String(index + 1).padStart(4, '0')}`,
    category: ['atomic', 'optics', 'statistical', 'quantum'][index % 4],
    question: `Problem number ${index}. ${SETTING} ${parts.join(' ')}`,
    answers: labels.map((label, part) => ({
      ...(label ? { label } : {}),
      latex: `${numberFor(index, part)}\\,\\mathrm{eV}`,
      kind: 'numeric',
    })),
    provenance: { origin: 'original' },
  };
}

/** All problems in order. */
export const problems = () => Array.from({ length: SIZE.problems }, (_, index) => problem(index));

/** A right response in three parts to a question that names its problem; every ninth problem has one wrong answer. */
export function responseTo(question) {
  const index = Number(/Problem number (\d+)\./.exec(question)?.[1] ?? 0);
  const lines = Array.from({ length: answersOf(index) }, (_, part) => {
    const label = answersOf(index) === 1 ? '' : `(${LETTERS[part]}) `;
    return `${label}${index % 9 === 8 && part === 0 ? '0.5' : numberFor(index, part)} eV`;
  });
  return `Explanation: ${SETTING} First-order perturbation theory gives each.\nAnswers:\n${lines.join('\n')}\nConfidence: ${60 + (index % 40)}%`;
}
