import { IncompleteError, UserError } from '../domain/errors.ts';
import type { PolicyFilesPort } from '../domain/ports.ts';
import type { RunEvent } from '../publish/event.ts';
import type { GitHub } from '../publish/github.ts';

/** A ref whose files count, and what to call it in the report. */
interface PolicyRef {
  readonly ref: string;
  readonly describe: string;
}

/**
 * The ref whose configuration and baseline count: the base of a pull request or merge group, the pushed commit of the
 * default branch, the default branch for everything else. A pull request therefore cannot loosen its own gate.
 */
export function choosePolicyRef(event: RunEvent): PolicyRef | undefined {
  if (event.kind === 'pull_request' || event.kind === 'merge_group') {
    return event.baseSha === undefined ? undefined : at(event.baseSha, event.baseRef ?? 'base');
  }
  if (event.isDefaultBranch && event.sha !== '')
    return at(event.sha, event.defaultBranch ?? 'default branch');
  const { defaultBranch } = event;
  return defaultBranch === undefined
    ? undefined
    : { ref: defaultBranch, describe: `branch ${defaultBranch}` };
}

/**
 * Files at that ref, by GitHub's API, so that the checkout need not hold it. Without a token or a ref they are unavailable,
 * which is not the same as missing.
 */
export function createPolicyFiles(event: RunEvent, github: GitHub | undefined): PolicyFilesPort {
  const chosen = choosePolicyRef(event);
  if (!chosen || !github) {
    const unavailable = github ? 'the event names no base' : 'there is no github-token to read the base with';
    return { describe: `base (${unavailable})`, unavailable, readText: async () => undefined };
  }
  return {
    describe: chosen.describe,
    readText: async (path) => {
      try {
        return await github.readFileAtRef(path, chosen.ref);
      } catch (error) {
        if (error instanceof UserError) throw error;
        const said = error instanceof Error ? error.message : String(error);
        throw new IncompleteError(`${path} could not be read at ${chosen.describe}: ${said}`);
      }
    },
  };
}

const at = (sha: string, name: string): PolicyRef => ({
  ref: sha,
  describe: `${name} at ${sha.slice(0, 7)}`,
});
