import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/domain/errors.ts';
import { parseFlags } from '../../src/options/index.ts';
import { COMMANDS } from '../../src/options/row.ts';

const COMMAND_NAMES = Object.keys(COMMANDS).join(', ');

function mistakesOf(argv: readonly string[]): string {
  try {
    return JSON.stringify(parseFlags(argv));
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

describe('parseFlags', () => {
  it('reads values, equals signs, booleans and their negation', () => {
    const argv = [
      'run',
      '--model',
      'm',
      '--alpha=0.01',
      '--no-faithfulness',
      '--errors',
      '--prompt=',
      '--seed',
      '-1',
    ];
    expect(parseFlags(argv)).toEqual({
      command: 'run',
      positionals: [],
      flags: { model: 'm', alpha: '0.01', faithfulness: 'false', errors: 'true', prompt: '', seed: '-1' },
      spelled: { faithfulness: 'no-faithfulness' },
      help: false,
      version: false,
    });
  });

  it('keeps positional arguments, also those that look like options', () => {
    expect(parseFlags(['compare', '-x', '--', '--y'])).toMatchObject({
      command: 'compare',
      positionals: ['-x', '--y'],
    });
    expect(parseFlags(['compare', 'a.json', '--out', 'o', 'b.json']).positionals).toEqual([
      'a.json',
      'b.json',
    ]);
  });

  it('keeps a line break or an equals sign in a value', () => {
    expect(parseFlags(['run', '--system-prompt=a=b\nc']).flags).toEqual({ 'system-prompt': 'a=b\nc' });
  });

  it.each([
    [['-h']],
    [['--help']],
    [['help']],
    [['--version']],
    [['-v']],
    [['run', '-h']],
    [['help', 'run']],
  ])('%j needs no more', (argv) => {
    const { help, version } = parseFlags(argv);
    expect(help || version).toBe(true);
  });

  it('takes help before a command for help on it', () => {
    expect(parseFlags(['help', 'run'])).toEqual(parseFlags(['run', '--help']));
    expect(parseFlags(['help'])).toEqual(parseFlags(['--help']));
    expect(parseFlags(['-v'])).toEqual(parseFlags(['--version']));
  });

  it.each<[string[], string]>([
    [['help', 'rnu'], 'there is no command "rnu" (did you mean "run"?)'],
    [['run', '--comment', 'never'], 'there is no option --comment (comment is an input of the Action only)'],
    [
      ['run', '--github-token=x'],
      'there is no option --github-token (github-token is an input of the Action only)',
    ],
    [
      ['run', '--on-missing-key=fail'],
      'there is no option --on-missing-key (on-missing-key is an input of the Action only)',
    ],
    [[], `no command given (commands: ${COMMAND_NAMES})`],
    [['rnu'], 'there is no command "rnu" (did you mean "run"?)'],
    [['dance'], `there is no command "dance" (commands: ${COMMAND_NAMES})`],
    [['toString'], `there is no command "toString" (commands: ${COMMAND_NAMES})`],
    [['run', '--modle', 'x'], 'there is no option --modle (did you mean "--model"?)'],
    [
      ['run', '--no-faithfullness'],
      'there is no option --no-faithfullness (did you mean "--no-faithfulness"?)',
    ],
    [['run', '--no-model'], 'there is no option --no-model (theory-gate run --help lists its options)'],
    [['run', '--banana'], 'there is no option --banana (theory-gate run --help lists its options)'],
    [['run', '--model'], '--model needs a value, expected a text'],
    [['run', '--model', '--seed', '1'], '--model needs a value, expected a text'],
    [['run', '--no-errors=true'], '--no-errors takes no value'],
    [['run', '--seed', '1', '--seed=2'], '--seed is given twice (keep one of them)'],
    [['run', '--errors', '--no-errors'], '--errors is given twice (keep one of them)'],
    [
      ['run', '--hot', '--cold'],
      'there is no option --hot (theory-gate run --help lists its options)\nthere is no option --cold (theory-gate run --help lists its options)',
    ],
  ])('refuses %j', (argv, message) => {
    expect(mistakesOf(argv)).toBe(message);
  });
});
