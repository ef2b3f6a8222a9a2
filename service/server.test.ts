import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { testApp } from './app.fixture.ts';
import { serviceServer, stop } from './server.ts';

const QUICK = { headersTimeout: 1000, requestTimeout: 1000, connectionsCheckingInterval: 50 };
const servers: Server[] = [];

/** Listens on a free port until the test ends. */
async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => Promise.all(servers.splice(0).map((server) => stop(server, 0))));

/** Writes bytes as they are and reads until the other side closes. */
function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  return text(socket);
}

const isAlive = async (port: number) =>
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

test.each([
  ['headers that never end', 'POST /calculate HTTP/1.1\r\nHost: x\r\n', 408],
  [
    'a body that never comes',
    'POST /calculate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    408,
  ],
  ['no HTTP at all', 'zdravo\r\n\r\n', 400],
  ['headers beyond measure', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(9000)}\r\n\r\n`, 431],
  [
    'two lengths',
    'POST /calculate HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['a backslash in the path', 'GET /\\..\\x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
])('%s: a problem like any other, and the service goes on', async (_name, bytes, status) => {
  const port = await listen(serviceServer(testApp(), { limits: QUICK }));
  const [head = '', body = ''] = (await raw(port, bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({ detail: expect.stringMatching(/\.$/) });
  await isAlive(port);
});

test.each(['with its length', 'in chunks'])('5 MB %s are refused, and the service goes on', async (how) => {
  const port = await listen(serviceServer(testApp()));
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

/** A handler that answers when it is told to. */
function held() {
  let release: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { app: { ...testApp(), fetch: () => answer }, release: () => release(new Response('gotovo')) };
}

test('a stop takes nobody new and finishes what is in flight', async () => {
  const { app, release } = held();
  const server = serviceServer(app);
  const port = await listen(server);
  const inFlight = fetch(`http://127.0.0.1:${port}/`);
  await once(server, 'request');
  const stopped = stop(server, 5000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  release();
  expect(await (await inFlight).text()).toBe('gotovo');
  await stopped;
});

test('a stop does not wait beyond its deadline', async () => {
  const server = serviceServer(held().app);
  const port = await listen(server);
  const inFlight = fetch(`http://127.0.0.1:${port}/`).catch(() => 'cut');
  await once(server, 'request');
  await Promise.race([
    stop(server, 50),
    wait(3000).then(() => {
      throw new Error('still running');
    }),
  ]);
  expect(await inFlight).toBe('cut');
});
