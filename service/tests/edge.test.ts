import { readFile } from 'node:fs/promises';
import { type AnswerJson, linesOf } from '@obracun/engine/core/lines-of.ts';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '../documents.ts';
import { calculators, EXPLAINED } from './app.fixture.ts';
import { built } from './started.fixture.ts';

const files: Readonly<Record<string, string>> = { ...documents, 'pdv/index.html': '<h1>PDV</h1>' };

let workerd: Miniflare;

beforeAll(async () => {
  workerd = new Miniflare({
    modules: [{ type: 'ESModule', path: 'edge.js', contents: await readFile(await built('edge'), 'utf8') }],
    compatibilityDate: '2026-04-01',
    serviceBindings: {
      ASSETS: ({ url }: { url: string }) => {
        const text = files[new URL(url).pathname.slice(1)];
        return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
      },
    },
  });
  await workerd.ready;
});

afterAll(() => workerd.dispose());

const post = (poziv: string, input: unknown) =>
  workerd.dispatchFetch(`http://obracun.test${poziv}`, {
    method: 'POST',
    headers: EXPLAINED,
    body: JSON.stringify(input),
  });

// The clock of a running service cannot be set, so cases of a certain day are left out.
const dated = calculators.flatMap(({ definition, rules }) =>
  rules.examples
    .filter(({ day }) => day === undefined)
    .map((example) => ({ path: definition.path, definition, example })),
);

test('answers every golden case on workerd', async () => {
  expect(dated.length).toBeGreaterThan(10);
  for (const { path, definition, example } of dated) {
    const response = await post(path, example.input);
    const answer = (await response.json()) as AnswerJson;
    const lines = [...linesOf(definition, answer).values()].map(({ name, value }) => [name, value]);
    expect({ ...answer, ...Object.fromEntries(lines) }, example.title).toMatchObject(example.expected);
  }
});

test('refuses as on Node', async () => {
  const response = await post('/calculate', {});
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: 'Unesite mjesec (1–12).' });
});

test('answers batches as a list and as lines', async () => {
  const row = { poziv: '/calculate', unos: { mjesec: 4, godina: 2025, bruto_plata_input: 2000 } };
  const many = async (type: string, body: string) => {
    const headers = { 'Content-Type': type };
    const init = { method: 'POST', headers, body };
    return (await workerd.dispatchFetch('http://obracun.test/obracuni', init)).text();
  };
  const list = JSON.parse(await many('application/json', JSON.stringify([row, 1, row])));
  expect(list.map(({ status }: { status: number }) => status)).toEqual([200, 422, 200]);
  const lines = await many('application/x-ndjson', `${JSON.stringify(row)}\n`.repeat(2_000));
  expect(lines.match(/"status":200/g)).toHaveLength(2_000);
});

test('lists the calculators and their explanation as tools', async () => {
  const response = await workerd.dispatchFetch('http://obracun.test/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  const { result } = (await response.json()) as { result: { tools: unknown[] } };
  expect(result.tools).toHaveLength(calculators.length + 1);
});

test('serves the site from the uploaded files', async () => {
  const page = await workerd.dispatchFetch('http://obracun.test/PDV');
  expect([page.status, await page.text()]).toEqual([200, '<h1>PDV</h1>']);
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect((await workerd.dispatchFetch('http://obracun.test/nema')).status).toBe(404);
});

test('serves the probe and the documents', async () => {
  for (const path of ['/healthz', '/openapi.json', '/zakon.json'])
    expect((await workerd.dispatchFetch(`http://obracun.test${path}`)).status, path).toBe(200);
});
