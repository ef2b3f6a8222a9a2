import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { half, raw } from './fixtures/raw.fixture.ts';
import { listen } from './fixtures/server.fixture.ts';

const QUICK = { headersTimeout: 1000, requestTimeout: 1000, connectionsCheckingInterval: 50 };

const isAlive = async (port: number) =>
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

test.each([
  ['headers that never end', 'POST /calculate HTTP/1.1\r\nHost: x\r\n', 408, {}],
  ['a body that never comes', half(), 408, { method: 'POST', path: '/calculate' }],
  ['no HTTP at all', 'zdravo\r\n\r\n', 400, {}],
  ['headers beyond measure', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(9000)}\r\n\r\n`, 431, {}],
  [
    'two lengths',
    'POST /calculate HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    {},
  ],
  ['a backslash in the path', 'GET /\\..\\x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404, {}],
])(
  '%s: a problem like any other, noted once, and the service goes on',
  async (_name, bytes, status, known) => {
    const { port, notes } = await listen(QUICK);
    const [head = '', body = ''] = (await raw(port, bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ detail: expect.stringMatching(/\.$/) });
    await expect.poll(() => notes).toEqual([expect.objectContaining({ ...known, status })]);
    await isAlive(port);
  },
);

test('an answer given before its body came is not followed by another', async () => {
  const { port } = await listen(QUICK);
  const answers = (await raw(port, half('text/plain'))).match(/HTTP\/1\.1 \d+/g);
  expect(answers).toEqual(['HTTP/1.1 415']);
});

test('who is refused and does not close the connection loses it', async () => {
  const { server, port } = await listen(QUICK);
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => client.write(half()));
  const [socket] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'close');
  client.destroy();
});

test('a client that takes no answers is cut', async () => {
  const { server, port } = await listen({ silence: 200 });
  const body = '{"mjesec":3,"godina":2025,"bruto_plata_input":2000}';
  const head = `POST /calculate HTTP/1.1\r\nHost: x\r\nPrefer: objasnjenje\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const client = connect(port, '127.0.0.1', () => client.pause().write((head + body).repeat(2000)));
  client.on('error', () => undefined);
  const [socket] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'close');
  client.destroy();
});

test('a kept connection may be idle longer than a client may be silent', async () => {
  const { server, port } = await listen({ silence: 200 });
  const connected = once(server, 'connection');
  await isAlive(port);
  const [socket] = (await connected) as [Socket];
  expect(socket.timeout).toBeGreaterThanOrEqual(65_000);
});

test('a client that leaves in the middle of its body is noted as one that left', async () => {
  const { server, port, notes } = await listen();
  const socket = connect(port, '127.0.0.1', () => socket.write(half()));
  await once(server, 'request');
  socket.resetAndDestroy();
  const left = { method: 'POST', path: '/calculate', status: 499, ms: expect.any(Number), aborted: true };
  await expect.poll(() => notes).toEqual([left]);
});

test('a probe that names no host is answered', async () => {
  const { port } = await listen();
  expect(await raw(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['with its length', 'in chunks'])('5 MB %s are refused, and the service goes on', async (how) => {
  const { port } = await listen();
  const body = Buffer.alloc(5_000_000, ' ');
  const headers = {
    'Content-Type': 'application/json',
    ...(how === 'in chunks' ? {} : { 'Content-Length': body.length }),
  };
  const call = request({ port, host: '127.0.0.1', path: '/calculate', method: 'POST', headers });
  call.on('error', () => undefined).end(body);
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(413);
  await isAlive(port);
});
