import { EXIT, type ExitCode, renderMistake, UserError } from '../domain/errors.ts';
import type { FilesPort } from '../domain/ports.ts';
import { type Finding, inOrder, lintProblems, type Subject } from '../lint/index.ts';
import { duplicateId, isProblemFile, type ProblemOrigin, readProblems } from '../problems/index.ts';
import { bundledFolder } from '../wiring/bundle.ts';
import { typeset } from '../wiring/typesetter.ts';
import type { CommandInput } from './registry.ts';
import { profileOf } from './verify.ts';

/**
 * `lint [set …]`: looks for faults in sets of problems, by default the bundled one; files named one by one are one set, as
 * those of a folder are. Prints one line a fault, or one JSON object with `--json`; exit 1 when there is an error, 0 with
 * warnings only.
 */
export async function lintCommand({
  positionals,
  options,
  sources,
  terminal,
}: CommandInput): Promise<ExitCode> {
  if (positionals.length > 0 && sources.problems === 'flag')
    throw new UserError({
      code: 'conflicting-options',
      message: `the sets are named twice: ${positionals.join(' ')} and --problems ${options.problems}`,
      hint: 'lint takes them either way, once',
    });
  const findings: Finding[] = [];
  let count = 0;
  for (const specs of setsOf(positionals.length > 0 ? positionals : [options.problems])) {
    const { subjects, mistakes } = await readSet(specs, terminal.files);
    count += subjects.length;
    findings.push(...mistakes, ...lintProblems({ subjects, typeset, profile: profileOf(options) }));
  }
  const sorted = inOrder(findings);
  if (options.json) terminal.print(sorted.map((finding) => `${JSON.stringify(finding)}\n`).join(''));
  else terminal.print(`${[...sorted.map(render), summary(sorted, count)].join('\n')}\n`);
  return sorted.some(({ severity }) => severity === 'error') ? EXIT.failed : EXIT.passed;
}

/** What is named, by the set it belongs to; twice the same is one. */
function setsOf(specs: readonly string[]): readonly (readonly string[])[] {
  const named = [...new Set(specs)];
  const isFile = (spec: string) => isProblemFile(spec, bundledFolder);
  const others = named.filter((spec) => !isFile(spec)).map((spec) => [spec]);
  return [named.filter(isFile), ...others].filter((set) => set.length > 0);
}

interface ReadSet {
  readonly subjects: readonly Subject[];
  readonly mistakes: readonly Finding[];
}

async function readSet(specs: readonly string[], files: FilesPort): Promise<ReadSet> {
  const subjects = new Map<string, Subject>();
  const found: Finding[] = [];
  for (const spec of specs) {
    const read = await readProblems({ spec, files, bundled: bundledFolder });
    found.push(...read.mistakes.map((mistake) => fromMistake(mistake, spec)));
    for (const problem of read.problems) {
      const row = read.origins.get(problem.id);
      if (row === undefined) continue;
      const first = subjects.get(problem.id);
      if (first) found.push(fromMistake(duplicateId({ id: problem.id, row, first }), spec));
      else subjects.set(problem.id, { problem, placeOf: row.placeOf, lines: linesOf(row, read.sources) });
    }
  }
  return { subjects: [...subjects.values()], mistakes: found };
}

function linesOf({ placeOf }: ProblemOrigin, sources: ReadonlyMap<string, string>): readonly string[] {
  return sources.get(placeOf([]).file)?.split(/\r?\n/) ?? [];
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
