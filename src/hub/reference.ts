import { UserError } from '../domain/errors.ts';
import { HUB_PREFIX } from '../domain/hub-name.ts';

/**
 * A data set on the Hub, or a file of it: `hub:owner/name@revision/path`. Without a revision it is the head of `main`, as it
 * is for the Hub's own tools. The path may have wildcards.
 */
export interface HubReference {
  readonly repo: string;
  readonly revision: string;
  /** undefined for every file of problems in the set */
  readonly path: string | undefined;
}

/** Owners and names of the Hub: letters, digits and `. _ -`, at most 96 each, never beginning or ending with `.` or `-`. */
const NAME = '[A-Za-z0-9_](?:[A-Za-z0-9._-]{0,94}[A-Za-z0-9_])?';
const REFERENCE = new RegExp(`^(${NAME}/${NAME})(?:@([^/@]+))?(?:/(.+))?$`);

/** Reads what stands behind `problems`. Throws UserError `bad-hub` for another form. */
export function parseHubReference(text: string): HubReference {
  const [, repo, revision = 'main', path] = REFERENCE.exec(text.slice(HUB_PREFIX.length)) ?? [];
  const decoded = decode(revision);
  if (repo === undefined || /--|\.\./.test(repo) || decoded === undefined || !isRevision(decoded))
    throw new UserError({
      code: 'bad-hub',
      message: `${JSON.stringify(text)} names no data set of the Hub`,
      hint: 'write hub:owner/name, hub:owner/name@revision or hub:owner/name@revision/file.jsonl; a slash in a revision is %2F',
    });
  return { repo, revision: decoded, path };
}

/** How a file of a data set is called at a commit. */
export function renderHubPath({
  repo,
  commit,
  path,
}: {
  repo: string;
  commit: string;
  path: string;
}): string {
  return `${HUB_PREFIX}${repo}@${commit}/${path}`;
}

/** Whether a revision is a commit, which never moves. */
export const isCommit = (revision: string): boolean => /^[0-9a-f]{40}$/.test(revision);

/** What Git takes for a branch, tag or commit (git-check-ref-format), closely enough to be a part of an address. */
function isRevision(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._/+-]*$/.test(text) && !/\.\.|\/\/|\/$/.test(text);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
