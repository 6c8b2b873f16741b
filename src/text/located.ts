/** A value read from a text, with the offset where it starts (UTF-16 units) and where its key starts, if it has one. */
export interface Located {
  readonly value: unknown;
  readonly start: number;
  readonly keyStart?: number;
  readonly children?: ReadonlyMap<string | number, Located>;
}

/** Where something stands in a text; both count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Why a text could not be read, one sentence without a full stop. */
export interface TextMistake extends TextPlace {
  readonly message: string;
}

/** Steps from the root of a value to a part of it. */
export type ValuePath = readonly PropertyKey[];

/** A read value that knows where each part of it stands, or the first mistake. */
export type ReadText =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Place of the value at `path`, or of its key; a part that is missing has the place of what should hold it. */
      locate(path: ValuePath, part?: 'key' | 'value'): TextPlace;
    }
  | { readonly ok: false; readonly mistake: TextMistake };

/** Keys that could reach an object's prototype; no format of ours has any use for them. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Deepest nesting that is read, in YAML (where a scalar is a level) and in JSON; our formats need four levels. */
export const MAX_NESTING = 32;

/** Thrown inside a reader and turned into a {@link TextMistake} at its edge. */
export class TextError extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Line and column of an offset. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** Wraps the root of a read text so that its parts can be located. */
export function readOk(text: string, root: Located): ReadText {
  return {
    ok: true,
    value: root.value,
    locate: (path, part = 'value') => placeAt(text, offsetOf(root, path, part)),
  };
}

/** Wraps a reader's failure. */
export function readFailed(text: string, error: TextError): ReadText {
  return { ok: false, mistake: { message: error.message, ...placeAt(text, error.offset) } };
}

function offsetOf(root: Located, path: ValuePath, part: 'key' | 'value'): number {
  let node = root;
  for (const step of path) {
    const child = typeof step === 'symbol' ? undefined : node.children?.get(step);
    if (!child) return node.start;
    node = child;
  }
  return part === 'key' ? (node.keyStart ?? node.start) : node.start;
}
