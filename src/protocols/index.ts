import { UserError } from '../domain/errors.ts';
import { physicsVerified } from './physics-verified/index.ts';
import type { LabelledProtocol, Protocol } from './protocol.ts';
import { qftBench } from './qft-bench/index.ts';

export type {
  AnswersJudging,
  BoxedProtocol,
  JudgeMaterial,
  Judging,
  LabelledProtocol,
  Protocol,
} from './protocol.ts';

/** Every protocol there is, in the order the documentation lists them. */
export const PROTOCOLS: readonly Protocol[] = [qftBench, physicsVerified];

/** The protocol whose judge gives one verdict for every answer. */
export function theLabelled(): LabelledProtocol {
  return physicsVerified;
}

/** The protocol with this name, or undefined. */
export function findProtocol(name: string): Protocol | undefined {
  return PROTOCOLS.find((protocol) => protocol.name === name);
}

/** The protocol with this name. Throws UserError `bad-option` with the names there are. */
export function requireProtocol(name: string): Protocol {
  const protocol = findProtocol(name);
  if (protocol) return protocol;
  const known = PROTOCOLS.map((entry) => entry.name).join(', ');
  throw new UserError({ code: 'bad-option', message: `protocol is "${name}", expected one of ${known}` });
}
