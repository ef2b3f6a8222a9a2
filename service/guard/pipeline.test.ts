import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../fixtures/app.fixture.ts';
import { raw } from '../fixtures/raw.fixture.ts';
import { listen } from '../fixtures/server.fixture.ts';
import type { Reader } from '../packed/reader.ts';
import type { Reply } from '../reply.ts';

const get = (path: string, headers = 'Host: x'): string => `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`;
const last = (path: string): string => get(path, 'Host: x\r\nConnection: close');

const statusesOf = (answers: string): string[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);

/** Splits what came back into answers, each with as many bytes as it says. */
function answersIn(bytes: string): { readonly head: string; readonly body: string }[] {
  const answers = [];
  for (let rest = Buffer.from(bytes); rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n') + 4;
    const head = rest.subarray(0, end).toString();
    const length = Number(/Content-Length: (\d+)/.exec(head)?.[1] ?? 0);
    answers.push({ head, body: rest.subarray(end, end + length).toString() });
    rest = rest.subarray(end + length);
  }
  return answers;
}

/** A client that asks and takes nothing of the answers. */
function deaf(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.pause().write(bytes));
  return socket.on('error', () => undefined);
}

test('a pipeline is answered in its order, each answer whole', async () => {
  const { port } = await listen();
  const paths = ['/healthz', '/zakon.json', '/nema', '/openapi.json'];
  const bytes = paths.map((path) => get(path)).join('') + last('/healthz');
  const answers = answersIn(await raw(port, bytes));
  expect(answers.map(({ head }) => head.slice(9, 12))).toEqual(['200', '200', '404', '200', '200']);
  expect(() => JSON.parse(answers[1]?.body ?? '')).not.toThrow();
});

test.each([
  ['garbage', 'zdravo\r\n\r\n'],
  [
    'a call with a broken chunk',
    'POST /calculate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n',
  ],
  ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
])('in a pipeline followed by %s the valid answers come first, whole, then the 400', async (_name, rest) => {
  const { port } = await listen();
  const answers = answersIn(await raw(port, get('/zakon.json') + get('/healthz') + rest));
  expect(answers.map(({ head }) => head.slice(9, 12))).toEqual(['200', '200', '400']);
  expect(answers[1]?.body).toBe('{"status":"ok"}');
  expect(answers[2]?.head).toContain('Content-Security-Policy');
  expect(JSON.parse(answers[2]?.body ?? '')).toHaveProperty('detail');
});

test.each([
  ['no host', 400, 'Accept: */*'],
  ['two hosts', 400, 'Host: x\r\nhost: y'],
  ['an expectation', 417, 'Host: x\r\nExpect: miracles'],
])('%s is refused with our headers and a sentence', async (_name, status, headers) => {
  const { port } = await listen();
  const [answer] = answersIn(await raw(port, get('/', `${headers}\r\nConnection: close`)));
  expect(answer?.head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer?.head).toContain('Cross-Origin-Resource-Policy: cross-origin');
  expect(JSON.parse(answer?.body ?? '').detail).toMatch(/\.$/);
});

test('who asks and closes its side gets all its answers', async () => {
  const { port } = await listen();
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
    client.end(get('/openapi.json').repeat(20)),
  );
  expect(statusesOf(await text(client))).toEqual(Array(20).fill('200'));
});

test('a thousand answers nobody takes share one buffer', async () => {
  const { port } = await listen();
  const before = process.memoryUsage().rss;
  const client = deaf(port, get('/openapi.json').repeat(1000));
  await wait(500);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(100);
  client.destroy();
});

test('a pipeline as long as one likes is answered whole, few of it being in work at a time', async () => {
  const app = testApp();
  let inWork = 0;
  let most = 0;
  const read: Reader = async (asked) => {
    most = Math.max(most, ++inWork);
    await wait(1);
    inWork--;
    return app.read(asked);
  };
  const { port } = await listen({}, { ...app, read });
  const answers = answersIn(await raw(port, get('/zakon.json').repeat(500) + last('/healthz')));
  expect(answers.map(({ head }) => head.slice(9, 12))).toEqual(Array(501).fill('200'));
  expect(most).toBeLessThan(45);
});

test('who pipelines beyond what all may be owed is told after what was taken, and heard no more', async () => {
  const app = testApp();
  const read: Reader = async (asked) => {
    await wait(50);
    return app.read(asked);
  };
  const { port, notes } = await listen({ ofAll: 3 }, { ...app, read });
  const answers = answersIn(await raw(port, get('/nema').repeat(60)));
  expect(answers.map(({ head }) => head.slice(9, 12))).toEqual(['404', '404', '404', '503']);
  expect(answers[3]?.head).toContain('Retry-After: 2');
  expect(answers[3]?.head).toContain('Connection: close');
  await expect.poll(() => notes).toContainEqual({ status: 503, times: 1 });
});

test('three hundred who pipeline a thousand requests and take nothing are kept to little', async () => {
  const { port } = await listen();
  const before = process.memoryUsage().rss;
  const clients = Array.from({ length: 300 }, () => deaf(port, get('/openapi.json').repeat(1000)));
  await wait(100);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await wait(2000);
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(150);
  for (const client of clients) client.destroy();
});

test('beyond what all may be owed there is 503, but for probes, until who takes nothing is cut', async () => {
  const app = testApp();
  const never = new Promise<Reply>(() => undefined);
  const read: Reader = (asked) => (asked.path === '/spora' ? never : app.read(asked));
  const { port } = await listen({ ofAll: 10, unread: 4 }, { ...app, read });
  const socket = deaf(port, get('/spora').repeat(10));
  const closed = once(socket, 'close');
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  await expect.poll(() => statusOf('/zakon.json')).toBe(503);
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  socket.resume();
  await closed;
  expect(await statusOf('/zakon.json')).toBe(200);
});

test('who comes while a crowd makes the service late is told so early, but for probes', async () => {
  const app = testApp();
  const read: Reader = (asked) => {
    const until = performance.now() + (asked.path === '/spora' ? 700 : 0);
    while (performance.now() < until);
    return app.read(asked);
  };
  const { port } = await listen({ crowd: 1, late: 200 }, { ...app, read });
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  await statusOf('/spora');
  await expect.poll(() => statusOf('/zakon.json'), { interval: 10 }).toBe(503);
  expect(await statusOf('/readyz')).toBe(200);
  await expect.poll(() => statusOf('/zakon.json')).toBe(200);
});

/** What of a client's bytes is read after its connection was paused. */
async function readOf(client: Socket, socket: Socket): Promise<number> {
  await wait(20);
  const before = socket.bytesRead;
  client.write('G');
  await wait(50);
  return socket.bytesRead - before;
}

test('who is paused is not read, whenever the pause falls: else who takes nothing would seem alive', async () => {
  const { server, port } = await listen({ unread: 0 });
  const client = connect(port, '127.0.0.1', () => client.write(get('/healthz')));
  const [socket] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'pause');
  expect(await readOf(client, socket)).toBe(0);
  socket.resume().pause();
  expect(await readOf(client, socket)).toBe(0);
  client.destroy();
});

test('a client that takes nothing is cut, also when it goes on sending', async () => {
  const { server, port } = await listen({ silence: 300 });
  const client = deaf(port, get('/openapi.json').repeat(90));
  const [socket] = (await once(server, 'connection')) as [Socket];
  const sending = setInterval(() => client.write(get('/zakon.json').slice(0, 1)), 50);
  await once(socket, 'close');
  clearInterval(sending);
  client.destroy();
});
