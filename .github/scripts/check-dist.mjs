// Rebuilds dist and fails when the result differs from what is committed, untracked chunks included.
import { execFileSync } from 'node:child_process';

execFileSync(process.execPath, ['.github/scripts/build.mjs'], { stdio: 'inherit' });
const changed = execFileSync('git', ['status', '--porcelain', 'dist'], { encoding: 'utf8' });
if (changed !== '') {
  console.error(`dist differs from what src builds; run \`npm run build\` and commit dist:\n${changed}`);
  process.exit(1);
}
