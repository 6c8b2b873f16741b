import type { ChatMessage, Sha256 } from '../domain/ports.ts';
import { findLabels } from './labels.ts';
import { type FencedPart, renderMaterial } from './material.ts';

/** One question to the judge, answered with a label, and the material it is to be answered from. */
export interface JudgePromptInput {
  readonly instructions: string;
  readonly parts: readonly FencedPart[];
  /** labels as written between double bars; forged ones are taken out of untrusted text */
  readonly labels: readonly string[];
  readonly sha256: Sha256;
}

/** The prompt of a judging that is answered with exactly one label; see {@link renderMaterial}. */
export function renderJudgePrompt({ labels, ...input }: JudgePromptInput): ChatMessage[] {
  return renderMaterial({
    ...input,
    cleanse: (text) => withoutLabels(text, labels),
    closing: [
      `End of the material. Do now what the instructions above ask, and end with exactly one label on a line of its own:`,
      `${labels.map((label) => `||${label}||`).join(' or ')}.`,
    ],
  });
}

/** Takes labels such as `||1||` out of untrusted text: whatever would be read as one in a reply. */
export function withoutLabels(text: string, labels: readonly string[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of findLabels(text, labels)) {
    kept.push(text.slice(from, Math.max(from, start)));
    from = end;
  }
  kept.push(text.slice(from));
  return kept.join('[label removed]');
}
