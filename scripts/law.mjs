// The law of a new year: `npm run law:due` lists what ends or must be confirmed, `npm run law:next -- 2027 figures.yaml` writes it.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { parse } from 'yaml';
import { dueOf, dueText } from './law/due.mjs';
import { writeYear } from './law/next-year.mjs';
import { install, root, run } from './run.mjs';

install();

const [command, year, path] = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);

if (command === 'due') process.stdout.write(`${dueText(await dueOf(root, today))}\n`);
else if (command === 'next' && /^20\d\d$/.test(year ?? '') && path) await next();
else {
  process.stderr.write('npm run law:due, or npm run law:next -- 2027 figures.yaml\n');
  process.exit(1);
}

/** Writes the figures, formats and tests the law, and names the pages that change. */
async function next() {
  // Days stay text.
  const figures = parse(readFileSync(path, 'utf8'), { schema: 'core' });
  const files = await writeYear(root, year, figures).catch((error) => {
    process.stderr.write(`${error.message}\nNothing was written.\n`);
    process.exit(1);
  });
  const changed = files.map((file) => relative(root, file));
  const isFormatted = run('npx', ['biome', 'check', '--write', ...changed]) === 0;
  const isRight =
    run('npx', ['vitest', 'run', 'engine/law', 'tests/law.test.ts', 'tests/next-year.test.ts']) === 0;
  process.stdout.write(`\nWritten: ${changed.join(', ')}\nPages that change:\n`);
  for (const id of Object.keys(figures)) process.stdout.write(`  /propisi#${id.replace('.', '-')}\n`);
  process.stdout.write(
    '  /promjene, /promjene.xml, /zakon.json, /rokovi, every calculator that names them\n',
  );
  process.exit(isFormatted && isRight ? 0 : 1);
}
