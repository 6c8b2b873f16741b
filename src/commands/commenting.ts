import type { Options } from '../options/table.ts';
import type { RunEvent } from '../publish/event.ts';
import type { GitHub } from '../publish/github.ts';
import type { Runner } from '../publish/runner.ts';
import type { ReportInput } from '../report/input.ts';

/**
 * Whether a new comment is wanted. One that is already there is updated in any case, because a comment that says "failed"
 * must not outlive the failure.
 */
export function wantsComment(mode: Options['comment'], { comparison, decision }: ReportInput): boolean {
  switch (mode) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'on-failure':
      return decision.outcome !== 'passed';
    case 'on-change': {
      const moved = comparison.kind === 'compared' && comparison.broken.length + comparison.fixed.length > 0;
      return moved || decision.outcome !== 'passed';
    }
  }
}

/**
 * The pull request to comment on: the event's own, or the open one of this repository whose head was just pushed. A fork
 * can open one with the same head, and its author has no say in where the report goes.
 */
export async function findPullRequest(
  event: RunEvent,
  github: GitHub,
  runner: Runner,
): Promise<number | undefined> {
  if (event.pullNumber !== undefined) return event.pullNumber;
  if (event.kind !== 'push') return undefined;
  try {
    const pulls = await github.pullRequestsForCommit(event.sha);
    const own = pulls.filter(({ headRepository }) => isSameRepository(headRepository, event.repository));
    return own.find((pull) => pull.open && pull.headSha === event.sha)?.number;
  } catch (error) {
    runner.log(
      `warning: the pull request of this commit was not found: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}

/** GitHub tells names apart without regard to case. */
function isSameRepository(name: string | undefined, other: string): boolean {
  return name !== undefined && name.toLowerCase() === other.toLowerCase();
}
