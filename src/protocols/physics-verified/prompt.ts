/** The system prompt: an answer in three parts (P19–P21), without the number of answers that are scored (P22). */
export const SYSTEM_PROMPT = `You are given a physics problem, which may ask for several results. Solve it, then reply in exactly this form:

Explanation: the derivation of every result.
Answers: one final answer a line, in the order in which the problem asks for them, each behind the label of its part where the problem has labels, as in "(a) ...".
Confidence: how likely it is that all of your answers are right, as a percentage from 0% to 100%.`;
