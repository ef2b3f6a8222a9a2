import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, calculators, JSON_TYPE, postExplained, testApp } from './app.fixture.ts';
import { listening } from './server.fixture.ts';

const app = testApp();
let origin = '';
let service: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  service = await listening();
  origin = service.origin;
});
afterAll(() => service.stop(0));

/** On Node, and through the Fetch API alone. */
const WAYS: readonly [string, typeof fetch][] = [
  ['on Node', fetch],
  ['through fetch', async (url, init) => app.fetch(new Request(url, init))],
];
/** Revisions with a handshake and without one. */
const REVISIONS = ['legacy', 'auto'] as const;

async function connected(way: typeof fetch, mode: (typeof REVISIONS)[number]): Promise<Client> {
  const client = new Client({ name: 'proba', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { fetch: way }));
  return client;
}

const ways = WAYS.flatMap(([name, way]) => REVISIONS.map((mode) => [name, mode, way] as const));

describe.each(ways)("%s, the SDK's own client (%s)", (_name, mode, way) => {
  test('lists every calculator as a tool', async () => {
    const client = await connected(way, mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...calculators.map(({ definition }) => definition.id),
      'objasnjenje',
    ]);
    expect(client.getInstructions()).toContain('Iznosi su brojevi u KM');
    await client.close();
  });

  test('answers a tool as its call, and explains it on request', async () => {
    const client = await connected(way, mode);
    for (const { definition, rules } of calculators.slice(0, 6)) {
      const [{ input } = { input: {} }] = rules.examples;
      const unos = JSON.stringify(input);
      const answer = await (await postExplained(app, definition.path, unos)).json();
      expect(answer).toMatchObject({ objasnjenje: { redovi: {}, propisi: {} }, upozorenja: [] });
      const { objasnjenje: _, ...figures } = answer;
      for (const [name, given, expected] of [
        [definition.id, { ...input }, figures],
        ['objasnjenje', { obracun: definition.id, unos }, answer],
      ] as const) {
        const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
        expect(isError).toBeFalsy();
        expect(structuredContent).toEqual(expected);
        expect(JSON.parse((content as { text: string }[])[0]?.text ?? '')).toEqual(expected);
      }
    }
    await client.close();
  });

  test('refuses a wrong input and an unknown tool with sentences', async () => {
    const client = await connected(way, mode);
    const refused = await client.callTool({ name: 'kalkulator-fbih', arguments: { mjesec: 13 } });
    expect(refused).toMatchObject({ isError: true });
    expect(JSON.stringify(refused.content)).toContain('Mjesec mora biti broj između 1 i 12.');
    const bare = await client.callTool({ name: 'autorski-ugovor', arguments: { bruto: 100 } });
    expect(bare.content).toEqual([{ type: 'text', text: 'normirani: Ovo polje je obavezno.' }]);
    const both = await client.callTool({ name: 'zakup', arguments: { bruto: 100, neto: 90 } });
    expect(both).toMatchObject({
      isError: true,
      content: [
        {
          text: 'neto: Upišite samo jednu osnovicu, a ne 2; ostale izostavite. Moguće su: „Bruto“ (bruto), „Neto“ (neto).',
        },
      ],
    });
    const none = await client.callTool({ name: 'zakup', arguments: {} });
    expect(none.content).toEqual([
      {
        type: 'text',
        text: 'bruto: Upišite od čega se računa, tačno jedno od: „Bruto“ (bruto), „Neto“ (neto).',
      },
    ]);
    expect(await client.callTool({ name: 'nema', arguments: {} })).toMatchObject({ isError: true });
    await client.close();
  });
});

const MESSAGE = { ...JSON_TYPE, Accept: 'application/json, text/event-stream' };
const MODERN = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'proba', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const message = (body: string, headers = {}) =>
  fetch(`${origin}/mcp`, { method: 'POST', body, headers: { ...MESSAGE, ...headers } });

test('refuses pages of another origin, but not our own and programs', async () => {
  for (const Origin of ['https://drugi.test', 'null', `${origin}.drugi.test`]) {
    const response = await message(PING, { Origin });
    expect([Origin, response.status]).toEqual([Origin, 403]);
    expect((await response.json()).detail).toMatch(/\.$/);
  }
  const own = await message(PING, { Origin: origin });
  expect([own.status, own.headers.get('Access-Control-Allow-Origin')]).toEqual([200, null]);
  expect(own.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect((await message(PING)).status).toBe(200);
  const preflight = await ask(app, '/mcp', { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([405, '*']);
});

test.each([{}, MODERN])('refuses a subscription: %j', async (meta) => {
  const params = { _meta: meta, notifications: { toolsListChanged: true } };
  const method = 'subscriptions/listen';
  const response = await message(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), {
    'Mcp-Method': method,
    'MCP-Protocol-Version': '2026-07-28',
  });
  expect(await response.text()).toContain('"error"');
});

test('refuses a message with a name twice', async () => {
  const args = '{"bruto":1000,"bruto":2000}';
  const twice = await message(
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"zakup","arguments":${args}}}`,
  );
  expect([twice.status, (await twice.json()).greske[0].polje]).toEqual([422, 'bruto']);
});

test('accepts POST with JSON only', async () => {
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const { status, headers } = await fetch(`${origin}/mcp`, { method });
    expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  }
  expect((await message(PING, { 'Content-Type': 'text/plain' })).status).toBe(415);
});
