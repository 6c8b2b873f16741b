import type { FilesPort, PolicyFilesPort } from '../domain/ports.ts';

/** At a terminal the files count as they stand in the working tree; one that a person names has to be there. */
export function workingTree(files: FilesPort): PolicyFilesPort {
  return { describe: 'working tree', readText: (path) => files.readText(path) };
}
