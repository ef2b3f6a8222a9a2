import { readFile } from 'node:fs/promises';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calculators } from './app.fixture.ts';
import { built } from './built.fixture.ts';

let workerd: Miniflare;

beforeAll(async () => {
  workerd = new Miniflare({
    modules: [{ type: 'ESModule', path: 'edge.js', contents: await readFile(await built('edge'), 'utf8') }],
    compatibilityDate: '2026-04-01',
    serviceBindings: {
      ASSETS: ({ url }: { url: string }) =>
        url.endsWith('/pdv/index.html')
          ? new Response('<h1>PDV</h1>', { headers: { 'Content-Type': 'text/html' } })
          : new Response(null, { status: 404 }),
    },
  });
  await workerd.ready;
});

afterAll(() => workerd.dispose());

const post = (poziv: string, unos: unknown) =>
  workerd.dispatchFetch(`http://obracun.test${poziv}?objasnjenje=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(unos),
  });

// Those with a day of their own ask for the law of that day, which a running service cannot be set to.
const dated = calculators.flatMap(({ definition, racun }) =>
  racun.primjeri
    .filter(({ dan }) => dan === undefined)
    .map((example) => ({ poziv: definition.poziv, example })),
);

test('workerd answers every golden case of any day', async () => {
  expect(dated.length).toBeGreaterThan(10);
  for (const { poziv, example } of dated) {
    const response = await post(poziv, example.unos);
    const { objasnjenje, ...answer } = (await response.json()) as Record<string, never[]>;
    const explained = (objasnjenje ?? []).map(({ red, vrijednost }) => [red, vrijednost]);
    expect({ ...Object.fromEntries(explained), ...answer }, example.naziv).toMatchObject(example.ocekivano);
  }
});

test('it refuses as on Node', async () => {
  const response = await post('/calculate', {});
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: 'Unesite mjesec (1–12).' });
});

test('it serves the site from the files uploaded beside it', async () => {
  const page = await workerd.dispatchFetch('http://obracun.test/PDV');
  expect([page.status, await page.text()]).toEqual([200, '<h1>PDV</h1>']);
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect((await workerd.dispatchFetch('http://obracun.test/nema')).status).toBe(404);
});

test('it describes itself', async () => {
  for (const path of ['/healthz', '/openapi.json', '/zakon.json', '/api'])
    expect((await workerd.dispatchFetch(`http://obracun.test${path}`)).status, path).toBe(200);
});
