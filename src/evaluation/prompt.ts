import { UserError } from '../domain/errors.ts';
import type { FilesPort } from '../domain/ports.ts';
import type { Protocol } from '../protocols/index.ts';
import type { PromptUnderTest } from './examination.ts';

/** Largest prompt file in UTF-16 units: a prompt is a page, not a corpus. */
const PROMPT_LIMIT = 100_000;
const PLACEHOLDER = '{{question}}';

/**
 * The prompt under test: the user's files, or the protocol's own. The prompt file must contain `{{question}}` exactly once.
 * Throws UserError `bad-prompt`.
 */
export async function loadPrompt(
  paths: { readonly prompt: string | null; readonly systemPrompt: string | null },
  { protocol, files }: { protocol: Protocol; files: FilesPort },
): Promise<PromptUnderTest> {
  const system = paths.systemPrompt === null ? undefined : await readPrompt(paths.systemPrompt, files);
  const chosen = system ?? protocol.defaultPrompt.system;
  const systemPart = chosen === undefined ? {} : { system: chosen };
  if (paths.prompt === null) return { ...protocol.defaultPrompt, ...systemPart };
  const text = await readPrompt(paths.prompt, files);
  const found = text.split(PLACEHOLDER).length - 1;
  if (found !== 1) throw badPrompt(paths.prompt, `${PLACEHOLDER} occurs ${found} times, expected once`);
  return { name: nameOf(paths.prompt), text, ...systemPart };
}

async function readPrompt(path: string, files: FilesPort): Promise<string> {
  const text = await files.readText(path);
  if (text.trim() === '') throw badPrompt(path, 'the file is empty');
  if (text.length > PROMPT_LIMIT)
    throw badPrompt(path, `${text.length} characters, at most ${PROMPT_LIMIT} are read`);
  return text;
}

function badPrompt(file: string, message: string): UserError {
  return new UserError({
    code: 'bad-prompt',
    message,
    hint: `write the prompt around one ${PLACEHOLDER}, where each question is put`,
    place: { file },
  });
}

/** File name without folder and extension, e.g. `prompts/short.md` -> `short`. */
function nameOf(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? path).replace(/\.[^.]+$/, '');
}
