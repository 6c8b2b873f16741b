import { UserError } from '../domain/errors.ts';
import { isSameFile } from '../wiring/bundle.ts';

/** Reads one file a person. Throws UserError `bad-option` for a file that is named twice, which would be one person twice. */
export async function readReviewers<Reviewer extends { readonly name: string }>(
  paths: readonly string[],
  read: (path: string) => Promise<Reviewer>,
): Promise<readonly Reviewer[]> {
  const twice = paths.find((path, at) => paths.slice(0, at).some((other) => isSameFile(path, other)));
  if (twice !== undefined)
    throw new UserError({
      code: 'bad-option',
      message: `${twice} is named twice, and one person is not two`,
      hint: 'name the file of each person once',
    });
  const reviewers = await Promise.all(paths.map(read));
  const names = reviewers.map(({ name }) => name);
  // Files of one name in two folders are of two people.
  return reviewers.map((reviewer, at) =>
    names.filter((name) => name === reviewer.name).length === 1
      ? reviewer
      : { ...reviewer, name: paths[at]?.replace(/\.csv$/i, '') ?? reviewer.name },
  );
}
