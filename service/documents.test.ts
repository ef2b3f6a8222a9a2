import { publicLaw } from '@obracun/engine/law/public.ts';
import { expect, test } from 'vitest';
import { ask, calculators, testApp } from './app.fixture.ts';

const app = testApp();

test('the whole dated law is given as it is', async () => {
  const response = await ask(app, '/zakon.json');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(publicLaw())));
  const etag = response.headers.get('ETag') ?? '';
  expect((await ask(app, '/zakon.json', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('the probe answers and is never kept', async () => {
  const response = await ask(app, '/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('the readable page shows every call and keeps to the policy of scripts', async () => {
  const page = await (await ask(app, '/api')).text();
  for (const { definition } of calculators) expect(page).toContain(`data-call="${definition.poziv}"`);
  expect(page).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/);
  for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g))
    expect((await ask(app, path)).status, path).toBe(200);
});

test('without the script no form of the readable page can be sent, and every region has a name of its own', async () => {
  const page = await (await ask(app, '/api')).text();
  expect(page.match(/<button/g)).toHaveLength(calculators.length);
  expect(page.match(/<button disabled>/g)).toHaveLength(calculators.length);
  const regions = [...page.matchAll(/role="region" aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(regions.length).toBeGreaterThan(calculators.length);
  expect(new Set(regions).size).toBe(regions.length);
});
