import { expect, test } from 'vitest';
import { ask, post, site, testApp } from './fixtures/app.fixture.ts';

const app = testApp({ site });
const OTHER = { Origin: 'https://drugi.test' };
const preflight = (path: string, method: string) =>
  ask(app, path, { method: 'OPTIONS', headers: { ...OTHER, 'Access-Control-Request-Method': method } });

test.each([
  ['/calculate', 'POST'],
  ['/privremeni-povremeni/', 'POST'],
  ['/openapi.json', 'GET, HEAD'],
  ['/zakon.json', 'GET, HEAD'],
])('programs of another origin may ask %s', async (path, methods) => {
  const { status, headers } = await preflight(path, methods);
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Access-Control-Allow-Methods')).toBe(methods);
  expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
});

test('they may read every answer of the data, refusals too', async () => {
  const answers = [
    await post(app, '/calculate', '{"mjesec":3,"godina":2025,"bruto_plata_input":2000}'),
    await post(app, '/calculate', '{}'),
    await post(app, '/calculate', '{}', 'text/plain'),
    await ask(app, '/openapi.json'),
    await ask(app, '/zakon.json'),
  ];
  for (const { headers } of answers) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Set-Cookie')).toBeNull();
  }
});

test('pages and files stay with this origin', async () => {
  for (const path of ['/', '/pdv', '/assets/app-1a2b3c.js', '/api', '/nema', '/assets/app-CnHfHc3L.js']) {
    const { headers } = await ask(app, path, { headers: OTHER });
    expect(headers.get('Access-Control-Allow-Origin'), path).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin');
  }
  expect((await preflight('/pdv', 'GET')).status).toBe(405);
});
