import type { ControlKind } from '../../domain/judge-controls.ts';
import type { Sha256 } from '../../domain/ports.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Protocol } from '../../protocols/index.ts';
import { loadDecider } from './answers.ts';
import { BOXED_FORM } from './boxed-form.ts';
import { LABELLED_FORM } from './labelled-form.ts';
import { type Draw, writeControl } from './response.ts';

/** A response whose verdict is known, to be put to the judge among the others. */
export interface PlantedControl {
  readonly kind: ControlKind;
  readonly problem: Problem;
  readonly text: string;
  readonly expected: 'correct' | 'incorrect';
}

/** What controls are made from. `wanted` is how many. */
export interface Planting {
  readonly problems: readonly Problem[];
  readonly protocol: Protocol;
  readonly wanted: number;
  readonly sha256: Sha256;
}

/** In the order in which they are taken when fewer are wanted than there are kinds. */
const KINDS: readonly ControlKind[] = ['known-wrong', 'known-right', 'injected-instruction', 'near-empty'];

/**
 * Makes controls from the run's own problems, the kinds in turn and every problem in turn, those with a solution first. The
 * same problems give the same controls, so that a run that goes on finds the replies to them in its log. Fewer than wanted
 * where the problems do not offer so many.
 */
export async function plantControls({
  problems,
  protocol,
  wanted,
  sha256,
}: Planting): Promise<PlantedControl[]> {
  const order = orderProblems(problems, sha256);
  const taken = new Set<string>();
  const planted: PlantedControl[] = [];
  for (let at = 0; at < wanted; at += 1) {
    const kind = KINDS[at % KINDS.length] ?? 'known-wrong';
    for (const step of order.keys()) {
      const problem = order[(at + step) % order.length];
      if (problem === undefined || taken.has(`${kind} ${problem.id}`)) continue;
      taken.add(`${kind} ${problem.id}`);
      const text = await writeFor(kind, problem, { protocol, sha256 });
      if (text === undefined) continue;
      planted.push({ kind, problem, text, expected: kind === 'known-right' ? 'correct' : 'incorrect' });
      break;
    }
  }
  return planted;
}

async function writeFor(
  kind: ControlKind,
  problem: Problem,
  { protocol, sha256 }: Pick<Planting, 'protocol' | 'sha256'>,
): Promise<string | undefined> {
  const draw: Draw = (purpose, limit) =>
    Number.parseInt(sha256(`${purpose} ${kind} ${problem.id}`).slice(0, 8), 16) % limit;
  const form = protocol.reading === 'boxes' ? BOXED_FORM : LABELLED_FORM;
  return writeControl(kind, { problem, decide: await loadDecider(problem, protocol), draw, form });
}

/** Mixed by their ids, so that the first category is not the only one that controls are made from. */
function orderProblems(problems: readonly Problem[], sha256: Sha256): readonly Problem[] {
  const placed = problems.map((problem) => {
    const { id, solution } = problem;
    return { problem, place: `${solution === undefined ? 1 : 0} ${sha256(`control ${id}`)}` };
  });
  return placed.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ problem }) => problem);
}
