/** One `\boxed{…}` found in a response: its content and where it starts, in UTF-16 units of the response. */
export interface Box {
  readonly content: string;
  readonly start: number;
}

/** All closed boxes of a response in order, and how many were opened and never closed. */
export interface Extraction {
  readonly boxes: readonly Box[];
  readonly unclosed: number;
}
