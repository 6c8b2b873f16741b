import { expectedForm } from './parse.ts';
import {
  ALONE,
  COMMANDS,
  type Command,
  type CommandHelp,
  defaultOf,
  type OptionRow,
  textFor,
} from './row.ts';
import { isReadBy, nameOfStep, stepsOf } from './steps.ts';
import { OPTIONS } from './table.ts';

const ROWS: readonly OptionRow[] = OPTIONS;
const GROUPS = [...new Set(ROWS.map((row) => row.group))];

/** The README's tables of options, one per group, in Markdown. */
export function renderReadmeTable(): string {
  return GROUPS.map((group) => {
    const rows = ROWS.filter((row) => row.group === group).map(readmeRow);
    return [
      `### ${group}`,
      '',
      '| Option | Value | Default | What it does |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  }).join('\n\n');
}

function readmeRow(row: OptionRow): string {
  const cells = [
    `\`${row.name}\``,
    valueForm(row),
    row.default === null ? '–' : `\`${defaultText(row)}\``,
    `${[row.help, ...notes(row)].join('. ')}.`,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Where an option can be set, if not everywhere, and where its default is another one. */
function notes(row: OptionRow): readonly string[] {
  const { sources, env, ceiling, defaultFor = {}, defaultWords = {} } = row;
  const found: string[] = [...defaultsUnder(row)];
  for (const [command, value] of Object.entries(defaultFor)) found.push(`\`${value}\` for ${command}`);
  for (const [command, words] of Object.entries(defaultWords)) found.push(`For ${command} ${words}`);
  if (env) found.push(`Environment: ${env.map((name) => `\`${name}\``).join(' or ')}`);
  if (!sources.includes('input')) found.push('On the command line only');
  else if (!sources.includes('config')) found.push('Not in the config file');
  if (!sources.includes('flag')) found.push('Not on the command line');
  if (ceiling) found.push('The config file can only lower it');
  return found;
}

/** The defaults that a protocol brings with it, in words. */
function defaultsUnder({ defaultUnder = {} }: OptionRow): readonly string[] {
  return Object.entries(defaultUnder).map(([protocol, value]) => `\`${value}\` with protocol ${protocol}`);
}

/** The form of a value in a few words, with its range and its unit. */
function valueForm(row: OptionRow): string {
  if (row.type === 'choice') return (row.values ?? []).map((value) => `\`${value}\``).join(' ');
  const form = row.secret ? 'key' : row.type.replace('-', ' ').replace('json', 'JSON').replace('url', 'URL');
  const range = row.min !== undefined && row.max !== undefined ? ` ${row.min}–${row.max}` : '';
  return `${form}${range}${row.unit ? ` ${row.unit}` : ''}`;
}

function defaultText(row: OptionRow, reader?: string): string {
  return `${defaultOf(row, reader)}${row.type === 'duration' ? 's' : ''}`;
}

/**
 * What `theory-gate <command> --help` prints, at most 100 columns wide; the list of commands without a command. A command with
 * steps has a page for each, and its own names them.
 */
export function renderHelp(command?: Command, step = ALONE): string {
  if (!command) {
    return [
      'Usage: theory-gate <command> [options]',
      '',
      ...summaries(COMMANDS),
      '',
      'theory-gate <command> --help lists its options.',
      '',
    ].join('\n');
  }
  const steps = stepsOf(command);
  const chosen = Object.hasOwn(steps, step) ? steps[step] : undefined;
  const { usage, summary } = chosen ?? COMMANDS[command];
  const read = chosen === undefined ? ALONE : step;
  const name = nameOfStep(command, read);
  const rows = ROWS.filter((row) => row.sources.includes('flag') && isReadBy(row, command, read));
  const groups = GROUPS.filter((group) => rows.some((row) => row.group === group)).flatMap((group) => [
    `${group}:`,
    ...rows.filter((row) => row.group === group).flatMap((row) => helpLines(row, name)),
    '',
  ]);
  const others =
    chosen === undefined && Object.keys(steps).length > 0
      ? [
          ...summaries(steps, `${command} `),
          '',
          `theory-gate ${command} <step> --help lists the options of each.`,
          '',
        ]
      : [];
  return [
    ...wrap(`Usage: theory-gate ${name} ${usage}`, 98),
    '',
    ...wrap(`${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}.`, 98),
    '',
    ...others,
    ...groups,
  ].join('\n');
}

/** One line a command or step with what it does. */
function summaries(of: Readonly<Record<string, CommandHelp>>, before = ''): readonly string[] {
  const width = Math.max(...Object.keys(of).map((name) => name.length)) + 1;
  return Object.entries(of).map(([name, { summary }]) => `  ${before}${name.padEnd(width)}${summary}`);
}

function helpLines(row: OptionRow, reader: string): readonly string[] {
  const words = textFor(row.defaultWords, reader);
  const flag = row.type === 'boolean' ? `--[no-]${row.name}` : `--${row.name} <${placeholder(row)}>`;
  const notes = [
    row.unit,
    row.env?.join(' or '),
    words ?? (row.default === null ? undefined : `default ${defaultText(row, reader)}`),
    ...(textFor(row.defaultFor, reader) === undefined && words === undefined ? defaultsUnder(row) : []),
  ];
  const note = notes.filter((part) => part !== undefined).join(', ');
  return [
    `  ${flag}`,
    ...wrap(`${textFor(row.helpFor, reader) ?? row.help}${note ? ` (${note})` : ''}`, 94).map(
      (line) => `      ${line}`,
    ),
  ];
}

function placeholder(row: OptionRow): string {
  if (row.type === 'choice') return (row.values ?? []).join('|');
  return row.secret ? 'key' : row.type === 'json-object' ? 'json' : row.type;
}

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The `inputs:` block of `action.yml`. Defaults are text only: an empty input means "not set". */
export function renderActionInputs(): string {
  const inputs = ROWS.filter((row) => row.sources.includes('input')).map((row) => {
    const fallback =
      row.default === null || row.actionDefault
        ? ''
        : ` Default: ${[defaultText(row), ...defaultsUnder(row)].join(', ')}.`;
    const description = `${row.help}. Value: ${row.secret ? 'a key' : expectedForm(row)}.${fallback}`;
    const lines = [
      `  ${row.name}:`,
      `    description: ${JSON.stringify(description)}`,
      '    required: false',
    ];
    return [...lines, ...(row.actionDefault ? [`    default: ${row.actionDefault}`] : [])].join('\n');
  });
  return ['inputs:', ...inputs, ''].join('\n');
}
