import { UserError } from '../domain/errors.ts';
import { HUB_PREFIX } from '../domain/hub-name.ts';
import { bundledFolder } from '../wiring/bundle.ts';
import type { CommandInput } from './registry.ts';
import type { RunFile } from './run-files.ts';

/**
 * The set that runs asked: the one that was named, else the one that all of their records name. Throws UserError `bad-run`
 * where they name several, or one that is neither bundled nor of the Hub, as the path of a file is not in a record.
 */
export function askedSet(
  files: readonly RunFile[],
  { options, sources }: Pick<CommandInput, 'options' | 'sources'>,
): string {
  return sources.problems === 'default' ? setOfRecords(files, options) : options.problems;
}

/** The set that all records name; that of the options where there is no record. Throws UserError `bad-run`, as above. */
export function setOfRecords(
  files: readonly RunFile[],
  { problems }: Pick<CommandInput['options'], 'problems'>,
): string {
  const names = [...new Set(files.map(({ run }) => run.identity.problemSet))];
  const [name = problems, another] = names;
  if (another !== undefined)
    throw new UserError({
      code: 'bad-run',
      message: `the records name the sets ${names.join(', ')}, and one sheet is of one set`,
      hint: 'draw from the runs of each set by itself',
    });
  if (bundledFolder(name) !== undefined) return name;
  // Only names of the Hub have an owner: a set of files is named after its file or folder.
  if (name.includes('/')) return `${HUB_PREFIX}${name}`;
  throw new UserError({
    code: 'bad-run',
    message: `the records name the set ${name}, which is no bundled one`,
    hint: 'name its file or folder with --problems',
  });
}
