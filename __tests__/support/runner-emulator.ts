/** A workflow command as the runner understands it. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/*
 * Ported from actions/runner at 258d6c8: src/Runner.Common/ActionCommand.cs (both parsers),
 * src/Runner.Worker/FileCommandManager.cs (output files, summary). The runner first tries the newer form and then the
 * older one, on every line of standard output and standard error.
 */
const UNESCAPE_DATA = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
] as const;
const UNESCAPE_PROPERTY = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
] as const;
const UNESCAPE_OLD = [
  ['%3B', ';'],
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%5D', ']'],
  ['%25', '%'],
] as const;

/** Every name the runner registers an extension for; others are ignored with a warning by the runner. */
export const COMMAND_NAMES: readonly string[] = [
  'internal-set-repo-path',
  'set-env',
  'set-output',
  'save-state',
  'add-path',
  'add-mask',
  'add-matcher',
  'remove-matcher',
  'debug',
  'warning',
  'error',
  'notice',
  'group',
  'endgroup',
  'echo',
  'stop-commands',
];

function decode(text: string, table: readonly (readonly [string, string])[]): string {
  return table.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

function parseProperties(
  text: string,
  separator: string,
  table: typeof UNESCAPE_PROPERTY | typeof UNESCAPE_OLD,
): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const part of text.split(separator)) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.length > equals + 1)
      properties[part.slice(0, equals).trim()] = decode(part.slice(equals + 1), table);
  }
  return properties;
}

/** `::name key=value,key=value::data`, after white space only (`TryParseV2`). */
function parseNew(line: string): RunnerCommand | undefined {
  const text = line.trimStart();
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end < 0) return undefined;
  const info = text.slice(2, end);
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  const properties = space < 0 ? {} : parseProperties(info.slice(space + 1), ',', UNESCAPE_PROPERTY);
  return { name, properties, data: decode(text.slice(end + 2), UNESCAPE_DATA) };
}

/** `##[name key=value;key=value]data`, anywhere in the line (`TryParse`). */
function parseOld(line: string): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  if (end < 0) return undefined;
  const info = line.slice(start + 3, end);
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  const properties = space < 0 ? {} : parseProperties(info.slice(space + 1).trim(), ';', UNESCAPE_OLD);
  return { name, properties, data: decode(line.slice(end + 1), UNESCAPE_OLD) };
}

/**
 * Everything in a log the runner would obey, stricter than the runner: commands of any name count, known or not, so a
 * later runner's new command is caught too. Lines end at LF, CR LF and at a bare CR, as .NET reads them.
 */
export function parseCommands(log: string): readonly RunnerCommand[] {
  return log.split(/\r\n|[\n\r]/).flatMap((line) => parseNew(line) ?? parseOld(line) ?? []);
}

/** The outputs a `GITHUB_OUTPUT` file sets. Throws where the runner fails the step. */
export function parseOutputs(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  let rest = text;
  const readLine = (): { line: string; ended: boolean } | undefined => {
    if (rest === '') return undefined;
    const newline = rest.indexOf('\n');
    const line = newline < 0 ? rest : rest.slice(0, newline);
    rest = newline < 0 ? '' : rest.slice(newline + 1);
    return { line, ended: newline >= 0 };
  };
  for (let read = readLine(); read !== undefined; read = readLine()) {
    if (read.line === '') continue;
    const equals = read.line.indexOf('=');
    const heredoc = read.line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${read.line}'`);
      outputs[read.line.slice(0, equals)] = read.line.slice(equals + 1);
      continue;
    }
    if (heredoc <= 0) throw new Error(`Invalid format '${read.line}'`);
    const name = read.line.slice(0, heredoc);
    const delimiter = read.line.slice(heredoc + 2);
    if (delimiter === '') throw new Error(`Invalid format '${read.line}': no delimiter`);
    const lines: string[] = [];
    for (;;) {
      const next = readLine();
      if (next === undefined) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      if (!next.ended) throw new Error('Invalid value. EOF value must have a newline after it');
      if (next.line === delimiter) break;
      lines.push(next.line);
    }
    outputs[name] = lines.join('\n');
  }
  return outputs;
}

/** A summary over this is not shown at all (`AttachmentSizeLimit`). */
export const SUMMARY_LIMIT_BYTES = 1024 * 1024;

/** The summary the runner would show: the whole file or, over 1 MiB, nothing. */
export function readSummary(text: string): string | undefined {
  return Buffer.byteLength(text, 'utf8') > SUMMARY_LIMIT_BYTES ? undefined : text;
}
