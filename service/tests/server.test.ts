import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ANSWER_HEADERS } from '../headers.ts';
import { ask, EXPLAINED, JSON_TYPE, testApp } from './app.fixture.ts';
import { deaf, get, getLast, half, listen, raw, responsesIn, withAddress } from './server.fixture.ts';

const QUICK = { headersTimeout: 1000, requestTimeout: 1000, connectionsCheckingInterval: 50 };
const WAGE = JSON.stringify({ mjesec: 4, godina: 2025, bruto_plata_input: 2000, topli_obrok_input: 10 });
const CALL = { host: '127.0.0.1', path: '/calculate_topli', method: 'POST', headers: JSON_TYPE };

const connection = async (server: { once: unknown }) =>
  (await once(server as NodeJS.EventEmitter, 'connection')) as [Socket];

test.each([
  ['a wage', JSON_TYPE, WAGE],
  ['a wage explained', EXPLAINED, WAGE],
  ['a field outside ASCII', JSON_TYPE, JSON.stringify({ ...JSON.parse(WAGE), neodrađeni_sati: 8 })],
  ['a byte order mark', JSON_TYPE, `\uFEFF${WAGE}`],
  ['a refused wage', JSON_TYPE, '{"mjesec":13}'],
  ['broken JSON', JSON_TYPE, '{'],
  ['no body', JSON_TYPE, ''],
  ['another type', { 'Content-Type': 'text/plain' }, '{}'],
  ['no type', {}, ''],
  ['65 KB', JSON_TYPE, ' '.repeat(65 * 1024)],
  ['a compressed body', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, '{}'],
  ['the identity encoding', { ...JSON_TYPE, 'Content-Encoding': 'identity' }, '{}'],
])('answers %s on Node as through fetch', async (_name, headers, body) => {
  const { origin } = await listen();
  for (const path of ['/calculate_topli', '/calculate_topli/', '/calculate_topli?x', '/nema']) {
    const init = { method: 'POST', headers, body };
    const [onNode, fetched] = await Promise.all([fetch(origin + path, init), ask(testApp(), path, init)]);
    expect(onNode.status).toBe(fetched.status);
    expect(await onNode.text()).toBe(await fetched.text());
    for (const [name, value] of Object.entries(ANSWER_HEADERS))
      expect([name, onNode.headers.get(name), fetched.headers.get(name)]).toEqual([name, value, value]);
  }
});

test('decodes a letter that is split between two packets', async () => {
  const { port } = await listen();
  const body = Buffer.from(JSON.stringify({ ...JSON.parse(WAGE), neodrađeni_sati: 8 }));
  const cut = body.indexOf('đ') + 1;
  const call = request({ ...CALL, port });
  call.write(body.subarray(0, cut));
  setTimeout(() => call.end(body.subarray(cut)), 20);
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(200);
  expect(JSON.parse(await text(response))).toHaveProperty('neto_plata');
});

test('keeps two bodies apart when they arrive byte by byte', async () => {
  const { port } = await listen();
  const calls = [1_500, 2_999].map((gross) => {
    const body = JSON.stringify({ mjesec: 3, godina: 2025, bruto_plata_input: gross });
    const head = `Host: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    return {
      bytes: `POST /calculate HTTP/1.1\r\n${head}\r\n\r\n${body}`,
      socket: connect(port, '127.0.0.1'),
    };
  });
  const answers = calls.map(({ socket }) => text(socket));
  for (let at = 0; at < (calls[0]?.bytes.length ?? 0); at++) {
    for (const { socket, bytes } of calls) socket.setNoDelay().write(bytes[at] ?? '');
    await wait(0);
  }
  const gross = (answer: string) => JSON.parse(answer.slice(answer.indexOf('{'))).bruto_plata_osnovna;
  expect((await Promise.all(answers)).map(gross)).toEqual([1_500, 2_999]);
});

test('logs only the path and status of a request', async () => {
  const { origin, notes } = await listen();
  await fetch(`${origin}/calculate_topli/?x=1`, { method: 'POST', headers: JSON_TYPE, body: '{' });
  const note = { method: 'POST', path: '/calculate_topli/', status: 422, ms: expect.any(Number) };
  await expect.poll(() => notes).toEqual([note]);
});

test.each([
  ['the headers never end', 'POST /calculate HTTP/1.1\r\nHost: x\r\n', 408, {}],
  ['the body never comes', half(), 408, { method: 'POST', path: '/calculate' }],
  ['the bytes are not HTTP', 'zdravo\r\n\r\n', 400, {}],
  ['the headers are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(9000)}\r\n\r\n`, 431, {}],
  [
    'the length is given twice',
    'POST /calculate HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    {},
  ],
  ['the path has a backslash', getLast('/\\..\\x'), 404, {}],
])('responds with a problem, logs it once and continues when %s', async (_name, bytes, status, known) => {
  const { port, notes, statusOf } = await listen(QUICK);
  const [answer] = responsesIn(await raw(port, bytes));
  expect(answer?.status).toBe(status);
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ detail: expect.stringMatching(/\.$/) });
  await expect.poll(() => notes).toEqual([expect.objectContaining({ ...known, status })]);
  expect(await statusOf('/healthz')).toBe(200);
});

test('sends one response when it was sent before the body', async () => {
  const { port } = await listen(QUICK);
  expect((await raw(port, half('text/plain'))).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415']);
});

test('closes the connection of a refused client that does not close it', async () => {
  const { server, port } = await listen(QUICK);
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => client.write(half()));
  const [socket] = await connection(server);
  await once(socket, 'close');
  client.destroy();
});

test.each([0, 50])(
  'closes a connection that takes nothing, also when it sends every %s ms',
  async (every) => {
    const { server, port } = await listen({ silence: 300 });
    const client = deaf(port, get('/openapi.json').repeat(90));
    const [socket] = await connection(server);
    const sending = every && setInterval(() => client.write('G'), every);
    await once(socket, 'close');
    clearInterval(sending);
    client.destroy();
  },
);

test('keeps an idle connection longer than a silent client', async () => {
  const { server, statusOf } = await listen({ silence: 200 });
  const connected = connection(server);
  await statusOf('/healthz');
  expect((await connected)[0].timeout).toBeGreaterThanOrEqual(65_000);
});

test('logs 499 when a client leaves within its body', async () => {
  const { server, port, notes } = await listen();
  const socket = connect(port, '127.0.0.1', () => socket.write(half()));
  await once(server, 'request');
  socket.resetAndDestroy();
  const left = { method: 'POST', path: '/calculate', status: 499, ms: expect.any(Number), aborted: true };
  await expect.poll(() => notes).toEqual([left]);
});

test.each(['/calculate', '/obracuni'])('refuses 5 MB at %s and keeps the connection', async (path) => {
  const { port, statusOf } = await listen();
  const body = Buffer.alloc(5_000_000, ' ');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const length of [{ 'Content-Length': body.length }, {}]) {
    const headers = { ...JSON_TYPE, ...length };
    const call = request({ ...CALL, port, path, headers, agent }).on('error', () => undefined);
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    await text(response);
    expect(response.statusCode).toBe(413);
    expect(await statusOf('/healthz')).toBe(200);
  }
  agent.destroy();
});

test('stops at once when a connection never sent a request', async () => {
  const { server, port, stop } = await listen();
  const connected = connection(server);
  const idle = connect(port, '127.0.0.1');
  await connected;
  await stop(60_000);
  idle.destroy();
});

/** A page whose response is sent on demand. */
function onDemand() {
  let release = () => undefined as unknown;
  const answer = new Promise<Response>((resolve) => {
    release = () => resolve(new Response('gotovo'));
  });
  return { app: withAddress('/spora', () => answer), release: () => release() };
}

test('finishes requests in flight and accepts no new connection when it stops', async () => {
  const { app, release } = onDemand();
  const { server, origin, stop } = await listen({}, app);
  const inFlight = fetch(`${origin}/spora`);
  await once(server, 'request');
  const stopped = stop(5000);
  const refused = () => fetch(`${origin}/healthz`).then(({ headers }) => headers.get('Connection'), String);
  expect(await refused()).toBe('close');
  await expect.poll(refused).toContain('fetch failed');
  release();
  expect(await (await inFlight).text()).toBe('gotovo');
  await stopped;
});

test('cuts requests that are not finished by the deadline of a stop', async () => {
  const { server, origin, stop } = await listen({}, onDemand().app);
  const inFlight = fetch(`${origin}/spora`).catch(() => 'cut');
  await once(server, 'request');
  await Promise.race([stop(50), wait(3000).then(() => Promise.reject(new Error('still running')))]);
  expect(await inFlight).toBe('cut');
});

test('sends a large response to its end when it stops', async () => {
  const whole = 'x'.repeat(20_000_000);
  const { port, stop } = await listen(
    {},
    withAddress('/spora', () => new Response(whole)),
  );
  const call = request({ port, host: '127.0.0.1', path: '/spora' }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const stopped = stop(5000);
  await wait(700);
  expect((await text(response)).length).toBe(whole.length);
  await stopped;
});

test('answers kept connections until a response closes them', async () => {
  const { port, stop } = await listen();
  const isStored = async (agent: Agent): Promise<boolean> => {
    const [response] = await once(request({ ...CALL, port, agent }).end('{}'), 'response');
    await text(response);
    return response.headers.connection === 'keep-alive';
  };
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all(agents.map(isStored));
  const clients = agents.map(async (agent) => {
    while (await isStored(agent));
  });
  await wait(50);
  await Promise.all([stop(5000), ...clients]);
});
