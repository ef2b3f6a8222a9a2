import { expect, test } from 'vitest';
import { ask, post, site, testApp } from './fixtures/app.fixture.ts';

const app = testApp({ site });
const policyOf = (response: Response): string => response.headers.get('Content-Security-Policy') ?? '';

const EVERYWHERE = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const answers: readonly [string, () => Promise<Response>][] = [
  ['a page', () => ask(app, '/pdv')],
  ['a missing page', () => ask(app, '/nema')],
  ['a file', () => ask(app, '/assets/app-1a2b3c.js')],
  ['a document', () => ask(app, '/openapi.json')],
  ['the probe', () => ask(app, '/healthz')],
  ['an answer', () => post(app, '/calculate', '{"mjesec":3,"godina":2025,"bruto_plata_input":2000}')],
  ['a refusal', () => post(app, '/calculate', '{}')],
  ['a wrong method', () => ask(app, '/calculate', { method: 'DELETE' })],
];

test.each(answers)('%s carries the security headers', async (_name, answer) => {
  const { headers } = await answer();
  for (const [name, value] of Object.entries(EVERYWHERE)) expect(headers.get(name), name).toBe(value);
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
});

test('pages run and show only what comes from here', async () => {
  const policy = policyOf(await ask(app, '/'));
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ])
    expect(policy.split('; ')).toContain(rule);
});

test('only the pages made for it may stand inside other pages', async () => {
  expect(policyOf(await ask(app, '/ugradi/pdv'))).toContain('frame-ancestors *');
  expect(policyOf(await ask(app, '/UGRADI/pdv'))).toContain('frame-ancestors *');
  expect(policyOf(await ask(app, '/ugradi'))).toContain("frame-ancestors 'none'");
});
