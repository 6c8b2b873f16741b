import { isOnHub } from '../domain/hub-name.ts';
import type { FilesPort, ProgressPort } from '../domain/ports.ts';
import type { HubFiles } from '../hub/files.ts';

/** What the Hub is reached with: `HF_ENDPOINT`, `HF_TOKEN` and the place of the cache are read from the environment. */
export interface HubHost {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly progress: ProgressPort;
}

/**
 * The workspace's files, and those of data sets on the Hub by names that begin with `hub:`. The Hub's part is loaded at the
 * first such name.
 */
export function withHubFiles(workspace: FilesPort, host: HubHost): FilesPort {
  let opened: Promise<HubFiles> | undefined;
  const hub = (): Promise<HubFiles> => {
    opened ??= import('./open-hub.ts').then(({ openHubFiles }) => openHubFiles(host));
    return opened;
  };
  const owner = async (path: string): Promise<HubFiles> => (isOnHub(path) ? hub() : workspace);
  return {
    readText: async (path) => (await owner(path)).readText(path),
    readBytes: async (path) => (await owner(path)).readBytes(path),
    exists: async (path) => (await owner(path)).exists(path),
    list: async (pattern) => (await owner(pattern)).list(pattern),
    writeAtomically: (path, text) => workspace.writeAtomically(path, text),
  };
}
