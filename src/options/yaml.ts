import { UserError } from '../domain/errors.ts';
import type { TextPlace } from '../text/located.ts';
import { parseYaml } from '../text/yaml.ts';

/** One key of the config file, as it was written. */
export interface ConfigEntry {
  readonly name: string;
  readonly value: unknown;
  readonly place: TextPlace & { readonly file: string };
}

const BLANK_LINE = /^\s*(?:#.*|---\s*)?$/;

/** Reads the config file into its keys, in order. Throws UserError `bad-config` with the place of the first mistake. */
export async function parseConfig({
  text,
  name,
}: {
  text: string;
  name: string;
}): Promise<readonly ConfigEntry[]> {
  if (text.split('\n').every((line) => BLANK_LINE.test(line))) return [];
  const read = await parseYaml(text);
  if (!read.ok) {
    const { message, line, column } = read.mistake;
    throw new UserError({ code: 'bad-config', message, place: { file: name, line, column } });
  }
  if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value)) {
    throw new UserError({
      code: 'bad-config',
      message: 'a config file is a mapping of option names to values',
      hint: 'for example: min-accuracy: 0.8',
      place: { file: name, ...read.locate([]) },
    });
  }
  return Object.entries(read.value).map(([key, value]) => ({
    name: key,
    value,
    place: { file: name, ...read.locate([key], 'key') },
  }));
}
