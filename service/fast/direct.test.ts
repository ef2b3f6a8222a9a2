import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, EXPLAINED, testApp } from '../fixtures/app.fixture.ts';
import { ANSWER_HEADERS } from '../headers.ts';
import type { RequestNote } from '../request-log.ts';
import { serviceServer } from '../server.ts';

const notes: RequestNote[] = [];
const app = testApp();
const { server, stop } = serviceServer(app, { note: (noted) => notes.push(noted) });
const JSON_TYPE = { 'Content-Type': 'application/json' };
const wage = { mjesec: 4, godina: 2025, bruto_plata_input: 2000, topli_obrok_input: 10 };
let port = 0;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => stop(0));

test.each([
  ['a wage', '/calculate_topli', JSON_TYPE, JSON.stringify(wage)],
  ['a wage explained', '/calculate_topli', EXPLAINED, JSON.stringify(wage)],
  ['a slash at the end', '/calculate_topli/', JSON_TYPE, JSON.stringify(wage)],
  ['letters of ours', '/calculate_topli', JSON_TYPE, JSON.stringify({ ...wage, neodrađeni_sati: 8 })],
  ['a mark before the text', '/calculate_topli', JSON_TYPE, `\uFEFF${JSON.stringify(wage)}`],
  ['a refused wage', '/calculate_topli', JSON_TYPE, '{"mjesec":13}'],
  ['broken JSON', '/calculate_topli', JSON_TYPE, '{'],
  ['no body', '/calculate_topli', JSON_TYPE, ''],
  ['not JSON', '/calculate_topli', { 'Content-Type': 'text/plain' }, '{}'],
  ['no type', '/calculate_topli', {}, ''],
  ['too much', '/calculate_topli', JSON_TYPE, ' '.repeat(65 * 1024)],
  ['a packed body', '/calculate_topli', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, '{}'],
  ['a body said to be as it is', '/calculate_topli', { ...JSON_TYPE, 'Content-Encoding': 'identity' }, '{}'],
  ['no such call', '/nema', JSON_TYPE, '{}'],
])('%s is answered as through fetch', async (_name, path, headers, body) => {
  const init = { method: 'POST', headers, body };
  const [direct, fetched] = await Promise.all([
    fetch(`http://127.0.0.1:${port}${path}`, init),
    ask(app, path, init),
  ]);
  expect(direct.status).toBe(fetched.status);
  expect(await direct.text()).toBe(await fetched.text());
  for (const [name, value] of Object.entries(ANSWER_HEADERS))
    expect([name, direct.headers.get(name), fetched.headers.get(name)]).toEqual([name, value, value]);
});

test('a letter cut in two by the network is read whole', async () => {
  const body = Buffer.from(JSON.stringify({ ...wage, neodrađeni_sati: 8 }));
  const cut = body.indexOf('đ') + 1;
  const call = request({
    port,
    host: '127.0.0.1',
    path: '/calculate_topli',
    method: 'POST',
    headers: JSON_TYPE,
  });
  call.write(body.subarray(0, cut));
  setTimeout(() => call.end(body.subarray(cut)), 20);
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(200);
  expect(JSON.parse(await text(response))).toHaveProperty('neto_plata');
});

test('every answer is noted with its path and status, nothing else of it', async () => {
  notes.length = 0;
  await fetch(`http://127.0.0.1:${port}/calculate_topli/?x=1`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: '{',
  });
  await expect
    .poll(() => notes)
    .toEqual([{ method: 'POST', path: '/calculate_topli/', status: 422, ms: expect.any(Number) }]);
});
