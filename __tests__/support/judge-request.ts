/** What a request to a judge asks, read off the prompt as a judge reads it. */
export interface AskedJudging {
  readonly kind: 'correctness' | 'faithfulness' | 'error';
  readonly question: string;
  readonly reference: string;
  readonly response: string;
  readonly extracted: string;
}

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** The text of one titled part of the material in the body of a judge's request; empty when there is none. */
export function readPart(body: string, title: string): string {
  const [, material] = (JSON.parse(body) as Body).messages;
  const found = new RegExp(
    `^<<< ${title} ([0-9a-f]{16}) >>>\\n([\\s\\S]*?)\\n<<< END OF ${title} \\1 >>>$`,
    'm',
  );
  return found.exec(String(material?.content))?.[2] ?? '';
}

/** Reads the body of a judge's request. */
export function readAskedJudging(body: string): AskedJudging {
  const { messages } = JSON.parse(body) as Body;
  const instructions = messages[0]?.content ?? '';
  const part = (title: string): string => readPart(body, title);
  return {
    kind: kindOf(instructions),
    question: part('QUESTION'),
    reference: part('REFERENCE ANSWER'),
    response: part('SOLUTION UNDER EXAMINATION') || part('RESPONSE'),
    extracted: part('EXTRACTED ANSWER'),
  };
}

function kindOf(instructions: string): AskedJudging['kind'] {
  if (instructions.startsWith('You grade the final answer')) return 'correctness';
  return instructions.startsWith('You examine whether') ? 'faithfulness' : 'error';
}

/** Whether the body of a request is one to a judge. */
export function isJudging(body: string): boolean {
  return (JSON.parse(body) as Body).messages.some(({ content }) =>
    String(content).startsWith('The material. '),
  );
}
