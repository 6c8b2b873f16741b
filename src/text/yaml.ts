import type { State } from 'js-yaml';
import {
  FORBIDDEN_KEYS,
  type Located,
  MAX_NESTING,
  type ReadText,
  readFailed,
  readOk,
  TextError,
} from './located.ts';

/** Largest YAML text that is read, in UTF-16 units (1 MiB). Larger problem sets are JSONL. */
export const MAX_YAML_LENGTH = 1024 * 1024;

interface Frame {
  readonly start: number;
  readonly depth: number;
  readonly children: Located[];
}

/**
 * Reads one YAML document of plain data (the JSON schema of YAML 1.2: no dates, no `yes`/`no`). Refuses anchors, aliases
 * and tags, duplicate keys, keys that reach a prototype, nesting beyond {@link MAX_NESTING} and texts beyond
 * {@link MAX_YAML_LENGTH}, so that a hostile file costs at most one pass. js-yaml is loaded at the first call.
 */
export async function parseYaml(source: string): Promise<ReadText> {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  if (text.length > MAX_YAML_LENGTH) return readFailed(text, new TextError('larger than 1 MiB', 0));
  const yaml = await import('js-yaml');
  const watch = watchNodes();
  try {
    const value: unknown = yaml.load(text, { schema: yaml.JSON_SCHEMA, listener: watch.listener });
    const root = watch.root();
    if (!root || value === undefined) throw new TextError('empty', 0);
    return readOk(text, root);
  } catch (error) {
    if (error instanceof TextError) return readFailed(text, error);
    if (error instanceof yaml.YAMLException) return readFailed(text, fromException(error, text));
    throw error;
  }
}

/** js-yaml's own exception; one without a mark is raised after the first document and means a second one. */
function fromException(error: { reason: string; mark?: { position: number } }, text: string): TextError {
  const offset = error.mark ? Math.min(error.mark.position, text.length) : 0;
  return new TextError(error.reason, offset);
}

/** Follows the parser node by node: refuses what we do not read before it is built, and keeps every position. */
function watchNodes() {
  const frames: Frame[] = [];
  let root: Located | undefined;
  const open = (state: State) => {
    const start = skipBlank(state.input, state.position);
    const parent = frames.at(-1);
    // The parser opens a node a second time when it tries it as a key: same start, same level.
    const depth = parent ? parent.depth + (parent.start === start ? 0 : 1) : 1;
    if (depth > MAX_NESTING) throw new TextError(`nested more than ${MAX_NESTING} deep`, start);
    // No plain scalar starts with these characters, so here they can only be an anchor, an alias or a tag.
    const refused = { '&': 'anchors', '*': 'aliases', '!': 'tags' }[state.input.charAt(start)];
    if (refused)
      throw new TextError(`${refused} are not allowed; quote a text that starts with & * or !`, start);
    frames.push({ start, depth, children: [] });
  };
  const close = (state: State) => {
    const frame = frames.pop();
    if (!frame) return;
    const node = locate(frame, (state as State & { result: unknown }).result);
    const parent = frames.at(-1);
    if (parent) parent.children.push(node);
    else root = node;
  };
  return {
    listener(this: State, event: 'open' | 'close', state: State) {
      if (event === 'open') open(state);
      else close(state);
    },
    root: () => root,
  };
}

function locate(frame: Frame, value: unknown): Located {
  const { start, children: parts } = frame;
  if (typeof value !== 'object' || value === null) return { value, start };
  const [only] = parts;
  // A flow collection that was first tried as a key arrives as the single part of itself.
  if (only && parts.length === 1 && only.value === value) return { ...only, start };
  if (Array.isArray(value)) return { value, start, children: new Map(parts.entries()) };
  const children = new Map<string, Located>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [key, child] = [parts[at], parts[at + 1]];
    if (!key || !child) continue;
    const name = String(key.value);
    if (FORBIDDEN_KEYS.has(name))
      throw new TextError(`the key ${JSON.stringify(name)} is not allowed`, key.start);
    children.set(name, { ...child, keyStart: key.start });
  }
  return { value, start, children };
}

const BLANK = /(?:[ \t\r\n]+|(?<![^\s])#[^\r\n]*)*/y;

function skipBlank(text: string, offset: number): number {
  BLANK.lastIndex = offset;
  return offset + (BLANK.exec(text)?.[0].length ?? 0);
}
