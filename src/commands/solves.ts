import { EXIT, type ExitCode, UserError } from '../domain/errors.ts';
import { loadProblems } from '../problems/index.ts';
import { selectProblems } from '../problems/select.ts';
import { requireProtocol } from '../protocols/index.ts';
import { plural } from '../report/numbers.ts';
import { renderSolves } from '../report/solves.ts';
import { countBoxless, gradeSolves } from '../solves/grade.ts';
import { countSolves } from '../solves/table.ts';
import { sha256 } from '../store/sha256.ts';
import { bundledFolder } from '../wiring/bundle.ts';
import { readRecordings } from '../wiring/recordings.ts';
import type { CommandInput } from './registry.ts';

/**
 * `solves [recordings …]`: how stored solutions of a set agree with its references, by category and by problem, with the hard
 * problems marked; without a model. By default the recordings that are bundled with the set.
 */
export async function solvesCommand({ positionals, options, terminal }: CommandInput): Promise<ExitCode> {
  const protocol = requireProtocol(options.protocol);
  if (protocol.reading !== 'boxes')
    throw new UserError({
      code: 'bad-option',
      message: `protocol is "${protocol.name}", whose answers are not read from boxes`,
      hint: 'solves reads boxed answers: use --protocol qft-bench',
    });
  const set = await loadProblems({
    spec: options.problems,
    files: terminal.files,
    bundled: bundledFolder,
  });
  const problems = selectProblems(set, options);
  const paths = positionals.length > 0 ? positionals : [options.problems];
  const replies = (await Promise.all(paths.map((path) => readRecordings(path, terminal.files)))).flat();
  const boxless = countBoxless({ problems, replies });
  if (boxless > 0) throw withoutBoxes(boxless, paths);
  terminal.progress.line(`verifying ${plural(replies.length, 'stored answer')}`);
  const solves = gradeSolves({ problems, replies, protocol, sha256 });
  if (options.json) terminal.print(solves.map((solve) => `${JSON.stringify(solve)}\n`).join(''));
  else terminal.print(`${renderSolves(countSolves(problems, solves))}\n`);
  return EXIT.passed;
}

/** Answers under part labels would all pass for wrong ones. */
function withoutBoxes(answers: number, paths: readonly string[]): UserError {
  return new UserError({
    code: 'bad-recordings',
    message: `not one of the ${answers} answers of ${paths.join(', ')} to these problems has a box`,
    hint: 'solves reads boxed answers; those under part labels are judged: theory-gate run --protocol physics-verified --replay takes their recordings',
  });
}
