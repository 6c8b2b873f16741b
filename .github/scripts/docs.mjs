// Rewrites what is generated from the tables of options and outputs: the inputs and outputs of action.yml, the tables of
// README.md and the schema of the configuration file. Needs the compiled sources: run `npm run build` first. A test compares the result.
import { readFileSync, writeFileSync } from 'node:fs';

const { renderActionInputs, renderActionOutputs, renderConfigSchema, renderOutputsTable, renderReadmeTable } =
  await import('../../build/options/index.js');

/** Puts `content` between two marker lines of a file. */
function between(file, [begin, end], content) {
  const text = readFileSync(file, 'utf8');
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`${file} lacks the markers ${begin} and ${end}`);
  writeFileSync(file, `${text.slice(0, start + begin.length)}\n${content.trimEnd()}\n${text.slice(stop)}`);
}

between('action.yml', ['# inputs: begin', '# inputs: end'], renderActionInputs());
between('action.yml', ['# outputs: begin', '# outputs: end'], renderActionOutputs());
between('README.md', ['<!-- outputs: begin -->', '<!-- outputs: end -->'], renderOutputsTable());
between('README.md', ['<!-- options: begin -->', '<!-- options: end -->'], renderReadmeTable());
writeFileSync('.github/theory-gate.schema.json', `${renderConfigSchema().trimEnd()}\n`);
