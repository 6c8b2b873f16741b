import { canonicalJson } from '../../domain/canonical.ts';
import type { Sha256 } from '../../domain/ports.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Selftest, SelftestIdentity } from '../../domain/selftest.ts';
import type { LabelledProtocol } from '../../protocols/index.ts';
import type { AskingPorts, CheckedJudge } from '../checked-judge.ts';
import { askCase } from './ask.ts';
import { assessSelftest } from './assess.ts';
import { casesFromProblem } from './from-problem.ts';
import type { KnownCase } from './known-case.ts';

export { readWrittenCases } from './written.ts';

/** What a self-test is made of. */
export interface SelftestPlan {
  readonly judge: CheckedJudge;
  readonly cases: readonly KnownCase[];
  readonly identity: SelftestIdentity;
}

/** The responses made from a problem set, problem by problem. */
export function makeCases(
  problems: readonly Problem[],
  { protocol, sha256 }: { readonly protocol: LabelledProtocol; readonly sha256: Sha256 },
): readonly KnownCase[] {
  return problems.flatMap((problem) => casesFromProblem(problem, { profile: protocol.verifier, sha256 }));
}

/** What makes two self-tests the same, so that the second need not be paid for. */
export function identifySelftest(
  { judge, cases }: Pick<SelftestPlan, 'judge' | 'cases'>,
  {
    sha256,
    tool,
    problemSet,
  }: { readonly sha256: Sha256; readonly tool: string; readonly problemSet: string },
): SelftestIdentity {
  const { chat, protocol, sampling } = judge;
  return {
    tool,
    protocol: protocol.name,
    protocolVersion: protocol.version,
    judge: chat.model,
    endpoint: chat.origin,
    sampling: { ...sampling },
    promptsSha256: sha256(protocol.answersJudging.instructions),
    casesSha256: sha256(canonicalJson(cases)),
    problemSet,
  };
}

/** Puts every response to the judge and says whether it is fit. */
export async function runSelftest(
  { judge, cases, identity }: SelftestPlan,
  ports: AskingPorts & { readonly now: () => string },
): Promise<Selftest> {
  const asked = await Promise.all(cases.map((known) => askCase(known, judge, ports)));
  return { schemaVersion: 1, identity, testedAt: ports.now(), ...assessSelftest(asked) };
}
