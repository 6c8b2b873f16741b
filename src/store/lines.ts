/**
 * The lines of a text that comes in pieces, without their ends, which are LF or CR LF. Unlike `node:readline` of some versions it
 * takes no other character for the end of a line: U+2028 is allowed inside a JSON text.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      yield withoutReturn([...parts, chunk.slice(from, end)].join(''));
      parts = [];
      from = end + 1;
    }
    if (from < chunk.length) parts.push(chunk.slice(from));
  }
  if (parts.length > 0) yield withoutReturn(parts.join(''));
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
