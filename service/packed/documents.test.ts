import { publicLaw } from '@obracun/engine/law/public.ts';
import { expect, test } from 'vitest';
import { ask, testApp } from '../fixtures/app.fixture.ts';

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

test('without the site the address of the readable page leads to the description', async () => {
  const response = await ask(app, '/api');
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/openapi.json']);
});
