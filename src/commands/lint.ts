import { EXIT, type ExitCode, renderMistake } from '../domain/errors.ts';
import { type Finding, inOrder, lintProblems, type Subject } from '../lint/index.ts';
import { readProblems } from '../problems/index.ts';
import { bundledFolder } from '../wiring/bundle.ts';
import { typeset } from '../wiring/typesetter.ts';
import type { CommandInput } from './registry.ts';
import { profileOf } from './verify.ts';

/**
 * `lint [set …]`: looks for faults in sets of problems, by default the bundled one. Prints one line a fault, or one JSON
 * object with `--json`; exit 1 when there is an error, 0 with warnings only.
 */
export async function lintCommand({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const findings: Finding[] = [];
  let count = 0;
  for (const spec of positionals.length > 0 ? positionals : [options.problems]) {
    const { problems, origins, sources, mistakes } = await readProblems({
      spec,
      files: terminal.files,
      bundled: bundledFolder,
    });
    const subjects = problems.flatMap((problem): Subject[] => {
      const origin = origins.get(problem.id);
      if (origin === undefined) return [];
      const lines = sources.get(origin.placeOf([]).file)?.split(/\r?\n/) ?? [];
      return [{ problem, placeOf: origin.placeOf, lines }];
    });
    count += problems.length;
    findings.push(...mistakes.map((mistake) => fromMistake(mistake, spec)));
    findings.push(...lintProblems({ subjects, typeset, profile: profileOf(options) }));
  }
  const sorted = inOrder(findings);
  if (options.json) terminal.print(sorted.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
  else terminal.print(`${[...sorted.map(render), summary(sorted, count)].join('\n')}\n`);
  return sorted.some(({ severity }) => severity === 'error') ? EXIT.failed : EXIT.passed;
}

type Mistake = Awaited<ReturnType<typeof readProblems>>['mistakes'][number];

function fromMistake({ message, hint, place }: Mistake, spec: string): Finding {
  return {
    rule: 'schema',
    severity: 'error',
    message,
    hint: hint ?? 'correct the file; .github/CONTRIBUTING.md shows a problem',
    place: place ?? { file: spec },
  };
}

function render({ rule, severity, message, hint, place }: Finding): string {
  return renderMistake({ code: 'bad-problems', message: `${severity}: ${rule}: ${message}`, hint, place });
}

function summary(findings: readonly Finding[], problems: number): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const [of, found] = [counted(problems, 'problem'), counted(errors, 'error')];
  return `${of}: ${found}, ${counted(findings.length - errors, 'warning')}`;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
