import { UserError } from '../domain/errors.ts';

/** Segments that an address resolves away, or that no file of a repository has. */
const NOT_A_NAME: ReadonlySet<string> = new Set(['', '.', '..']);

/**
 * The segments of a path in a repository. One that is not plain is refused before it reaches an address: `..` would climb
 * out of the repository with the token of the workflow, and an empty segment would name another file than the one written.
 * Throws UserError `path-escape`.
 */
export function splitRepositoryPath(path: string): readonly string[] {
  const segments = path.split('/');
  if (segments.some((segment) => NOT_A_NAME.has(segment)) || /[\\\p{Cc}]/u.test(path)) {
    throw new UserError({
      code: 'path-escape',
      message: `${JSON.stringify(path)} is no path of a file in the repository`,
      hint: 'write it from the root of the repository with single slashes, without ".", ".." or "\\", like ci/baseline.json',
    });
  }
  return segments;
}
