import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, post, site, testApp } from './app.fixture.ts';
import { started } from './started.fixture.ts';

const app = testApp({ site });
const SCRIPT = '/assets/app-1a2b3c.js';
const WAGE = '{"mjesec":3,"godina":2025,"bruto_plata_input":2000}';
const text = async (path: string, init?: RequestInit) => (await ask(app, path, init)).text();
const whole = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await ask(app, path, { headers });
  return [response.status, await response.text()];
};

test.each(['/pdv', '/pdv/', '/PDV', '/Pdv/', '/pdv?x=1', '/%70dv'])(
  'serves the VAT page at %s',
  async (path) => {
    const response = await ask(app, path);
    expect([response.status, await response.text()]).toEqual([200, '<h1>PDV</h1>']);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  },
);

test('serves the home page at the root', async () => expect(await text('/')).toBe('<h1>Početna</h1>'));

test.each(['/nema', '/pdv/nema', '/%C4%8D', '//', '/pdv%2f..%2findex'])(
  'serves the page for unknown addresses at %s',
  async (path) => expect(await whole(path)).toEqual([404, '<h1>Nema stranice</h1>']),
);

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/./../etc/passwd',
])('answers 404 at %s', async (path) => expect((await ask(app, path)).status).toBe(404));

test.each(['/zakon.json', '/openapi.json', SCRIPT])('%s has a tag for each encoding', async (path) => {
  const encodings = ['br', 'gzip', ''];
  const answers = await Promise.all(
    encodings.map((accepted) => ask(app, path, { headers: { 'Accept-Encoding': accepted } })),
  );
  expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null]);
  expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(3);
});

const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const answers: readonly [string, () => Promise<Response>][] = [
  ['a page', () => ask(app, '/pdv')],
  ['a missing page', () => ask(app, '/nema')],
  ['a file', () => ask(app, SCRIPT)],
  ['a document', () => ask(app, '/openapi.json')],
  ['the probe', () => ask(app, '/healthz')],
  ['an answer', () => post(app, '/calculate', WAGE)],
  ['a refusal', () => post(app, '/calculate', '{}')],
  ['a wrong method', () => ask(app, '/calculate', { method: 'DELETE' })],
];

test.each(answers)('%s has the security headers', async (_name, answer) => {
  const { headers } = await answer();
  for (const [name, value] of Object.entries(EVERYWHERE)) expect(headers.get(name), name).toBe(value);
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
});

const policyOf = async (path: string) => (await ask(app, path)).headers.get('Content-Security-Policy') ?? '';

test('allows other sites to embed only the pages made for it', async () => {
  expect(await policyOf('/ugradi/pdv')).toContain('frame-ancestors *');
  expect(await policyOf('/UGRADI/pdv')).toContain('frame-ancestors *');
  expect(await policyOf('/ugradi')).toContain("frame-ancestors 'none'");
});

test('reads a site of more files than may be open at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'obracun-site-'));
  for (let which = 0; which < 300; which++) await writeFile(join(folder, `${which}.js`), 'export {};');
  const { origin, process } = await started({ SITE_DIR: folder, DRAIN_MS: '0' }, 128);
  const last = await (await fetch(`${origin}/299.js`)).text();
  process.kill();
  await once(process, 'exit');
  expect(last).toBe('export {};');
});
