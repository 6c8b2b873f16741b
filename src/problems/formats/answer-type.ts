import type { AnswerKind } from '../../domain/problem.ts';

/**
 * What other sets call the type of an answer, in lower case without `_`, `-` and spaces, and the kind it is here. Statements
 * and estimates go to the judge only: whether two of them agree is no matter of algebra, and an estimate is right within its
 * order of magnitude (P30), which the verifier would refute.
 */
const KINDS: Readonly<Record<AnswerKind, readonly string[]>> = {
  numeric: ['numeric', 'numerical', 'number', 'float', 'integer', 'int', 'value', 'quantity', 'nv'],
  symbolic: ['symbolic', 'expression', 'formula', 'equation', 'algebraic', 'analytic', 'ex', 'eq'],
  matrix: ['matrix', 'vector', 'tensor'],
  set: ['set', 'unorderedlist'],
  choice: ['choice', 'multiplechoice', 'option', 'mc', 'mcq'],
  boolean: ['boolean', 'bool', 'truefalse', 'yesno', 'tf'],
  text: [
    ...['text', 'string', 'verbal', 'qualitative', 'statement', 'description', 'explanation', 'proof'],
    ...['open', 'openended', 'estimate', 'orderofmagnitude', 'list', 'interval', 'range', 'other'],
  ],
};

/** The kind of a type that another set names, or undefined when the name is not known. */
export function kindOfType(type: string): AnswerKind | undefined {
  const name = type.toLowerCase().replace(/[\s_-]+/g, '');
  const found = Object.entries(KINDS).find(([, names]) => names.includes(name));
  return found?.[0] as AnswerKind | undefined;
}
