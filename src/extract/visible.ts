/** What ends a block of reasoning, or everything before the answer, in the forms that chat templates write. */
const CLOSING = /<\/(?:think|thinking|thought)>|\[\/THINK\]|◁\/think▷|<\|channel\|>final<\|message\|>/gi;
const OPENING = /<(?:think|thinking|thought)>|\[THINK\]|◁think▷|<\|channel\|>analysis<\|message\|>/i;

/**
 * What a response says behind its reasoning: the text after the last closed block, up to a block that never closes, which is
 * reasoning to its end (B12). Replies of our endpoints come without their leading blocks; this is for texts made elsewhere
 * and for blocks in the middle of a reply.
 *
 * @example visibleText('Hm. <think>a</think> E = 5 <think>but') // 'E = 5 '
 */
export function visibleText(response: string): string {
  let start = 0;
  for (const found of response.matchAll(CLOSING)) start = found.index + found[0].length;
  const rest = start === 0 ? response : response.slice(start).trimStart();
  const open = rest.search(OPENING);
  return open < 0 ? rest : rest.slice(0, open);
}
