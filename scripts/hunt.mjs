// Runs the property tests with other random cases until one fails: `npm run hunt [-- 20]` rounds.
import process from 'node:process';
import { install, run } from './run.mjs';

install();
const rounds = Number(process.argv[2] ?? 30);
for (let round = 1; round <= rounds; round += 1) {
  const DRAW = `${Date.now()}`;
  process.stdout.write(`${round} of ${rounds}: DRAW=${DRAW}\n`);
  const status = run('npm', ['run', '--silent', 'unit', '--', '--reporter=dot'], { DRAW });
  if (status === 0) continue;
  process.stdout.write(`The same cases again: DRAW=${DRAW} npm run unit\n`);
  process.exit(status);
}
