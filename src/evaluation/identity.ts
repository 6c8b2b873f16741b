import { canonicalJson } from '../domain/canonical.ts';
import type { Sha256 } from '../domain/ports.ts';
import type { RunIdentity } from '../domain/run.ts';
import { hashProblem } from '../problems/hash.ts';
import type { Protocol } from '../protocols/index.ts';
import { VERIFIER_VERSION } from '../verify/read.ts';
import type { Examination } from './examination.ts';
import { pick } from './pick.ts';

/**
 * What was asked of whom, for the record. `modelsReported` are the names the endpoint gave itself, sorted; they may differ
 * from the name asked for and are shown.
 */
export function identifyRun(
  examination: Examination,
  { sha256, modelsReported }: { sha256: Sha256; modelsReported: readonly string[] },
): RunIdentity {
  const { protocol, prompt, judge, secondJudge } = examination;
  return {
    protocol: protocol.name,
    protocolVersion: protocol.version,
    verifierVersion: VERIFIER_VERSION,
    problemSet: examination.problemSet,
    problems: Object.fromEntries(
      examination.problems.map((problem) => [problem.id, hashProblem(problem, sha256)]),
    ),
    model: examination.model.model,
    modelsReported: [...new Set(modelsReported)].sort(),
    endpoint: examination.model.origin,
    ...pick({ excludedFigures: examination.excludedFigures }),
    promptSha256: sha256(canonicalJson({ text: prompt.text, system: prompt.system })),
    promptName: prompt.name,
    ...(protocol.reading === 'labelled' && examination.prefilter ? { prefilter: 'symbolic' } : {}),
    sampling: { ...examination.sampling, regenerate: examination.regenerate },
    samples: examination.samples,
    judge: judge && {
      model: judge.chat.model,
      endpoint: judge.chat.origin,
      repeats: judge.repeats,
      promptsSha256: hashJudgings(protocol, sha256),
      kinds: judgingKinds(examination),
    },
    ...(secondJudge && {
      secondJudge: { model: secondJudge.chat.model, endpoint: secondJudge.chat.origin },
    }),
  };
}

/** SHA-256 over every judge instruction of a protocol and the labels each one may be answered with. */
export function hashJudgings(protocol: Protocol, sha256: Sha256): string {
  if (protocol.reading === 'labelled') return sha256(canonicalJson(protocol.answersJudging));
  return sha256(
    canonicalJson(
      Object.values(protocol.judgings).map(({ instructions, labels, kind }) => ({
        instructions,
        labels,
        kind,
      })),
    ),
  );
}

/** The judgings a run makes, in the protocol's order. */
export function judgingKinds({ judge, protocol }: Pick<Examination, 'judge' | 'protocol'>): string[] {
  if (!judge) return [];
  if (protocol.reading === 'labelled') return [protocol.answersJudging.kind];
  return ['correctness', ...(judge.faithfulness ? ['faithfulness'] : []), ...(judge.errors ? ['error'] : [])];
}
