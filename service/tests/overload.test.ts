import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { deaf, get, getLast, listen, raw, responsesIn, withAddress } from './server.fixture.ts';

const statusesOf = (bytes: string) => responsesIn(bytes).map(({ status }) => status);
const slow = () => withAddress('/spora', () => wait(50).then(() => new Response('spora')));

test('answers a pipeline in its order, each response whole', async () => {
  const { port } = await listen();
  const paths = ['/healthz', '/zakon.json', '/nema', '/openapi.json'];
  const bytes = paths.map((path) => get(path)).join('') + getLast('/healthz');
  const answers = responsesIn(await raw(port, bytes));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200]);
  expect(() => JSON.parse(answers[1]?.body ?? '')).not.toThrow();
});

const CHUNKED = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n';

test.each([
  ['garbage', 'zdravo\r\n\r\n'],
  ['a call with a broken chunk', `POST /calculate HTTP/1.1\r\nHost: x\r\n${CHUNKED}`],
  ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
])('answers a pipeline before the 400 when it ends with %s', async (_name, rest) => {
  const { port } = await listen();
  const answers = responsesIn(await raw(port, get('/zakon.json') + get('/healthz') + rest));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
  expect(answers[1]?.body).toBe('{"status":"ok"}');
  expect(answers[2]?.head).toContain('Content-Security-Policy');
  expect(JSON.parse(answers[2]?.body ?? '')).toHaveProperty('detail');
});

test('answers a pipeline of any length', async () => {
  const { port } = await listen({}, slow());
  const bytes =
    get('/spora').repeat(100) +
    get('/zakon.json').repeat(50) +
    get('/healthz').repeat(1_450) +
    getLast('/healthz');
  expect(statusesOf(await raw(port, bytes))).toEqual(Array(1_601).fill(200));
});

test('answers what a client asked before it closed its side', async () => {
  const { port } = await listen();
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
    client.end(get('/healthz').repeat(20)),
  );
  expect(statusesOf(await text(client))).toEqual(Array(20).fill(200));
});

test('answers 503 and closes the connection when it pipelines beyond the limit', async () => {
  const { port } = await listen({ ofAll: 3 }, slow());
  const answers = responsesIn(await raw(port, get('/spora').repeat(60)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503]);
  expect(answers[3]?.head).toContain('Retry-After: 2');
  expect(answers[3]?.head).toContain('Connection: close');
});

test('answers 503, but probes, until a client that takes nothing is closed, sooner while requests are refused', async () => {
  // Larger than all that the system buffers for a connection, so that every response stays outstanding.
  const first = [new Response(Buffer.alloc(20_000_000))];
  const never = new Promise<Response>(() => undefined);
  const app = withAddress('/velika', () => first.pop() ?? never);
  const { server, port, statusOf } = await listen({ ofAll: 60 }, app);
  const connected = once(server, 'connection');
  const client = deaf(port, get('/velika').repeat(60));
  const [socket] = (await connected) as [Socket];
  await expect.poll(() => socket.writableLength).toBeGreaterThan(0);
  await wait(1_500);
  expect(socket.destroyed).toBe(false);
  expect(await statusOf('/zakon.json')).toBe(503);
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(2_500) });
  await expect.poll(() => statusOf('/zakon.json'), { timeout: 2_500 }).toBe(200);
  await closed;
  client.destroy();
});

test('answers a single request while others pipeline calls', async () => {
  const { port, statusOf } = await listen();
  const body = '{"mjesec":3,"godina":2025,"bruto_plata_input":2000}';
  const head = `POST /calculate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  const clients = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'));
  for (const client of clients) client.resume().write(`${head}\r\n\r\n${body}`.repeat(1_000));
  expect(await statusOf('/zakon.json')).toBe(200);
  for (const client of clients) client.destroy();
});
