// Builds what is missing and attacks it: `npm run siege [-- --requests 1000000 --seed 1]`.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { install, root, run } from './run.mjs';

install();
if (!existsSync(`${root}service/dist/main.js`) || !existsSync(`${root}site/dist/index.html`)) {
  const status = run('npm', ['run', '--silent', 'build']);
  if (status !== 0) process.exit(status);
}
process.exit(run(process.execPath, ['bench/siege/main.mjs', ...process.argv.slice(2)]));
