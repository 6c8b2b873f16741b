import { expectedForm } from './parse.ts';
import { COMMANDS, type Command, type OptionRow } from './row.ts';
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
  const help = [row.help, envNote(row), originNote(row)].filter((part) => part !== '').join('. ');
  const cells = [
    `\`${row.name}\``,
    valueForm(row),
    row.default === null ? '–' : `\`${defaultText(row)}\``,
    `${help}.`,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function envNote(row: OptionRow): string {
  return row.env ? `Environment: ${row.env.map((name) => `\`${name}\``).join(' or ')}` : '';
}

function originNote(row: OptionRow): string {
  if (!row.sources.includes('config')) return 'Not in the config file';
  return row.ceiling ? 'The config file can only lower it' : '';
}

/** The form of a value in a few words, with its range and its unit. */
function valueForm(row: OptionRow): string {
  if (row.type === 'choice') return (row.values ?? []).map((value) => `\`${value}\``).join(' ');
  const form = row.secret ? 'key' : row.type.replace('-', ' ').replace('json', 'JSON').replace('url', 'URL');
  const range = row.min !== undefined && row.max !== undefined ? ` ${row.min}–${row.max}` : '';
  return `${form}${range}${row.unit ? ` ${row.unit}` : ''}`;
}

function defaultText(row: OptionRow): string {
  return row.type === 'duration' ? `${row.default}s` : String(row.default);
}

/** What `theory-gate <command> --help` prints, at most 100 columns wide; the list of commands without a command. */
export function renderHelp(command?: Command): string {
  if (!command) {
    const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
    return [
      'Usage: theory-gate <command> [options]',
      '',
      ...lines,
      '',
      'theory-gate <command> --help lists its options.',
      '',
    ].join('\n');
  }
  const { usage, summary } = COMMANDS[command];
  const rows = ROWS.filter((row) => row.commands.includes(command) && row.sources.includes('flag'));
  const groups = GROUPS.filter((group) => rows.some((row) => row.group === group)).flatMap((group) => [
    `${group}:`,
    ...rows.filter((row) => row.group === group).flatMap(helpLines),
    '',
  ]);
  return [`Usage: theory-gate ${command} ${usage}`, '', `${summary}.`, '', ...groups].join('\n');
}

function helpLines(row: OptionRow): readonly string[] {
  const flag = row.type === 'boolean' ? `--[no-]${row.name}` : `--${row.name} <${placeholder(row)}>`;
  const notes = [
    row.unit,
    row.env?.join(' or '),
    row.default === null ? undefined : `default ${defaultText(row)}`,
  ];
  const note = notes.filter((part) => part !== undefined).join(', ');
  return [`  ${flag}`, ...wrap(`${row.help}${note ? ` (${note})` : ''}`, 94).map((line) => `      ${line}`)];
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
    const fallback = row.default === null || row.actionDefault ? '' : ` Default: ${defaultText(row)}.`;
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
