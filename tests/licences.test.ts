import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import siteFile from '../site/package.json' with { type: 'json' };

test('names in the built site the licence of every package, and includes that of its fonts', async () => {
  const text = await readFile('site/dist/licence.txt', 'utf8');
  for (const name of Object.keys(siteFile.dependencies)) expect(text).toContain(`## ${name} - `);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});

test('includes the licences of code inside the files of its libraries', async () => {
  const text = await readFile('site/dist/licence.txt', 'utf8');
  for (const name of ['nanoid', 'pdfkit', 'fontkit', 'linebreak', 'xmldoc', 'saxen', 'hono'])
    expect(text).toContain(`## ${name} - `);
});

test('puts the licences of its packages next to the built service', async () => {
  const text = await readFile('service/dist/main.licence.md', 'utf8');
  for (const name of ['pino', 'zod']) expect(text).toContain(`## ${name} - `);
});
