import { expect, test } from 'vitest';
import { ask, site, testApp } from '../fixtures/app.fixture.ts';

const app = testApp({ site });
const text = async (path: string, init?: RequestInit) => (await ask(app, path, init)).text();

test.each(['/pdv', '/pdv/', '/PDV', '/Pdv/', '/pdv?x=1'])('%s is the VAT page', async (path) => {
  const response = await ask(app, path);
  expect([response.status, await response.text()]).toEqual([200, '<h1>PDV</h1>']);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
});

test('the root is the home page', async () => expect(await text('/')).toBe('<h1>Početna</h1>'));

test('an unknown page is a page that says so', async () => {
  for (const path of ['/nema', '/pdv/nema', '/%C4%8D', '//', '/pdv%2f..%2findex']) {
    const response = await ask(app, path);
    expect([response.status, await response.text()], path).toEqual([404, '<h1>Nema stranice</h1>']);
  }
});

test.each(['/index.html', '/pdv/index.html', '/PDV/INDEX.HTML', '/404.html', '/assets/app-1a2b3c.js.br'])(
  'a file is not found by the name it has only inside: %s',
  async (path) => {
    const response = await ask(app, path);
    expect([response.status, await response.text()]).toEqual([404, '<h1>Nema stranice</h1>']);
  },
);

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/./../etc/passwd',
])('%s leads nowhere', async (path) => expect((await ask(app, path)).status).toBe(404));

test('hashed files are kept for a year, pages are asked for again', async () => {
  const file = await ask(app, '/assets/app-1a2b3c.js');
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect((await ask(app, '/pdv')).headers.get('Cache-Control')).toBe('no-cache');
  expect((await ask(app, '/assets/nema.js')).headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
])('for a client that takes %s a file comes packed as %s', async (accepted, encoding, body) => {
  const response = await ask(app, '/assets/app-1a2b3c.js', { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toContain('Accept-Encoding');
  expect(await response.text()).toBe(body);
});

test('a page that did not change is not sent again', async () => {
  const etag = (await ask(app, '/pdv')).headers.get('ETag') ?? '';
  expect(etag).not.toBe('');
  const again = await ask(app, '/pdv', { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
});

test('HEAD has the headers of GET and no body', async () => {
  const response = await ask(app, '/pdv', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
});

test.each(['/zakon.json', '/openapi.json', '/assets/app-1a2b3c.js'])(
  '%s comes packed, and each form has a tag of its own',
  async (path) => {
    const forms = ['br', 'gzip', ''].map((accepted) =>
      ask(app, path, { headers: { 'Accept-Encoding': accepted } }),
    );
    const answers = await Promise.all(forms);
    expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null]);
    expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(3);
  },
);

test('a tag that a proxy weakened, or one of several, is known', async () => {
  const etag = (await ask(app, '/pdv')).headers.get('ETag') ?? '';
  for (const known of [`W/${etag}`, `"x", ${etag}`, '*'])
    expect((await ask(app, '/pdv', { headers: { 'If-None-Match': known } })).status, known).toBe(304);
  expect((await ask(app, '/pdv', { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
});
