import type { ChatPort, ChatRequest, Sha256 } from '../domain/ports.ts';
import type { LabelledProtocol } from '../protocols/index.ts';

/** A judge under examination, how it is asked, and by which rules it judges. */
export interface CheckedJudge {
  readonly chat: ChatPort;
  readonly protocol: LabelledProtocol;
  readonly sampling: Pick<ChatRequest, 'maxTokens' | 'reasoningEffort' | 'extraBody'>;
}

/** What asking it needs from outside. */
export interface AskingPorts {
  readonly sha256: Sha256;
  readonly signal: AbortSignal;
  /** told after every response that was put to the judge, whatever came of it */
  readonly onAsked?: () => void;
}
