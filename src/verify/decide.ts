import { withConventions } from './conventions.ts';
import { withJoinedKets } from './joined-kets.ts';
import { withoutBases } from './numerals.ts';
import type { Question, Ruling } from './rule.ts';
import { on, undecided } from './rule.ts';
import { RULES } from './rules/index.ts';
import { withSequences } from './sequences.ts';
import { withSignedInterval } from './signed-intervals.ts';
import { inSteps } from './temperature-steps.ts';

const MAX_LEVEL = 6;
/** What running the rules on one pair costs of the budget, in nodes, before anything is evaluated. */
const RULES_COST = 100;

/** A ruling together with the line every rule tried left behind. */
export interface Decided {
  readonly ruling: Ruling;
  readonly rule: string;
  readonly trace: readonly string[];
}

/** Runs the rules in order; the first decisive one wins. */
export function decideRules(question: Question): Decided {
  const trace: string[] = [];
  question.budget.left -= RULES_COST;
  if (question.budget.left < 0)
    return { ruling: undecided('too_large', 'more work than one answer may cost'), rule: 'none', trace };
  if (question.level > MAX_LEVEL)
    return { ruling: undecided('too_large', 'nested too deeply'), rule: 'none', trace };
  const written = inConventions(question);
  for (const rule of RULES) {
    const result = rule.apply(written);
    const decisive = !('pass' in result);
    trace.push(`${rule.name}: ${decisive ? `${result.outcome}, ${result.note}` : result.pass}`);
    if (decisive) return { ruling: result, rule: result.rule ?? rule.name, trace };
  }
  return { ruling: undecided('no_test_points', 'no rule applies'), rule: 'none', trace };
}

/** Where names are quantities, both sides by the conventions of physics papers; a strict profile takes them as written. */
function inConventions(question: Question): Question {
  if (question.profile.undeclared === 'open') return question;
  const { reference, candidate } = inSteps(
    withoutBases(withSignedInterval(question.reference), withSignedInterval(question.candidate)),
  );
  return on(
    question,
    withConventions(withSequences(withJoinedKets(reference, candidate))),
    withConventions(withSequences(withJoinedKets(candidate, reference))),
  );
}

/** {@link decideRules} for a part of a question: its ruling, under the name of the rule that decided the part. */
export function decidePart(question: Question): Ruling {
  const { reference, candidate, level } = question;
  const { ruling, rule } = decideRules({ ...on(question, reference, candidate), level: level + 1 });
  return { ...ruling, rule };
}
