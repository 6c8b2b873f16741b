import { ANYWHERE, type OptionRow, TRUSTED } from '../row.ts';

const shared = { commands: ['run'], group: 'Report and files' } as const;

/** Where results go, and where settings come from. */
export const REPORT_ROWS = [
  {
    ...shared,
    name: 'comment',
    type: 'choice',
    values: ['always', 'on-change', 'on-failure', 'never'],
    default: 'always',
    sources: ANYWHERE,
    help: 'When the pull request gets a comment',
  },
  {
    ...shared,
    name: 'title',
    type: 'string',
    default: null,
    sources: ANYWHERE,
    help: 'Name of this check in the report; give every leg of a matrix its own, and each has its own comment',
  },
  {
    ...shared,
    name: 'reuse',
    type: 'boolean',
    default: false,
    sources: ['flag'],
    help: 'Use the replies of a finished run in `out` again, e.g. for another judge; an unfinished run is always continued',
  },
  {
    ...shared,
    name: 'format',
    type: 'choice',
    values: ['comment', 'summary', 'terminal'],
    default: 'terminal',
    sources: ['flag'],
    commands: ['report'],
    help: 'Which rendering of the report is printed',
  },
  {
    ...shared,
    name: 'github-token',
    type: 'string',
    default: null,
    secret: true,
    sources: TRUSTED,
    env: ['GITHUB_TOKEN'],
    actionDefault: '$' + '{{ github.token }}',
    help: 'Token for the comment; needs pull-requests: write',
  },
  {
    ...shared,
    name: 'out',
    type: 'path',
    default: 'theory-gate-out',
    sources: TRUSTED,
    commands: ['run', 'demo'],
    help: 'Folder for the run record, the log and the reports',
  },
  {
    ...shared,
    name: 'config',
    type: 'path',
    default: '.github/theory-gate.yml',
    sources: TRUSTED,
    commands: ['run', 'problems', 'gate', 'report', 'compare'],
    help: 'Config file; the default may be missing',
  },
] as const satisfies readonly OptionRow[];
