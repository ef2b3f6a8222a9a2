import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen, raw } from './server.fixture.ts';

const ROW = `${JSON.stringify({ poziv: '/calculate_fbih', unos: { mjesec: 4, godina: 2025, bruto_plata_input: 2000 } })}\n`;
const QUICK = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 };
const LINES = 'Content-Type: application/x-ndjson';

/** Starts to send lines without a length. */
function lines(port: number, headers = {}): ClientRequest {
  const type = { 'Content-Type': 'application/x-ndjson', ...headers };
  const call = request({ port, host: '127.0.0.1', path: '/obracuni', method: 'POST', headers: type });
  return call.on('error', () => undefined);
}

const answerOf = async (call: ClientRequest): Promise<IncomingMessage> => (await once(call, 'response'))[0];

test('answers lines before the last one arrives, for longer than other requests may take', async () => {
  const { port } = await listen(QUICK);
  const call = lines(port);
  call.write(ROW);
  const answer = await answerOf(call);
  const whole = text(answer);
  for (let turn = 0; turn < 10; turn++) {
    await wait(100);
    call.write(ROW);
  }
  call.end();
  expect((await whole).match(/"status":200/g)).toHaveLength(11);
});

test('closes the connection when a client sends no more lines', async () => {
  const { server, port, notes } = await listen({ ...QUICK, linesSilence: 400 });
  const call = lines(port);
  call.write(ROW);
  const [socket] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'close');
  await expect.poll(() => notes).toMatchObject([{ path: '/obracuni', status: 200, aborted: true }]);
});

test('responds 408 when an NDJSON request sends no lines', async () => {
  const { port } = await listen({ ...QUICK, linesSilence: 400 });
  const answer = await raw(
    port,
    `POST /obracuni HTTP/1.1\r\nHost: x\r\n${LINES}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"vrijeme"/);
});

test.each(['/obracuni', '/calculate', '/mcp'])('responds 408 when a body at %s drips', async (path) => {
  const { port } = await listen(QUICK);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n`;
  const client = connect(port, '127.0.0.1', () => client.write(head)).on('error', () => undefined);
  const dripping = setInterval(() => client.write('['), 20);
  const [answer] = await once(client, 'data');
  clearInterval(dripping);
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  client.destroy();
});

test('reads no more than the client takes answers, and closes the connection when it takes none', async () => {
  const { server, port } = await listen({ linesSilence: 1500 });
  const head = `POST /obracuni HTTP/1.1\r\nHost: x\r\nPrefer: objasnjenje\r\n${LINES}\r\nContent-Length: 1000000000\r\n\r\n`;
  const before = process.memoryUsage().rss;
  let sent = 0;
  const client = connect(port, '127.0.0.1').pause();
  client.on('error', () => undefined).write(head);
  const [socket] = (await once(server, 'connection')) as [Socket];
  const closed = once(socket, 'close');
  const rows = Buffer.from(ROW.repeat(500));
  const pour = () => {
    while (client.write(rows)) sent += rows.length;
  };
  client.on('drain', pour);
  pour();
  await wait(500);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await closed;
  client.destroy();
  expect(sent).toBeLessThan(20_000_000);
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(120);
});

test('logs a client that leaves in the middle and answers the next', async () => {
  const { port, notes } = await listen({ heavy: 1 });
  const call = lines(port);
  call.write(ROW);
  await answerOf(call);
  call.destroy();
  await expect.poll(() => notes).toMatchObject([{ status: 200, aborted: true }]);
  const next = lines(port);
  next.end(ROW);
  expect(await text(await answerOf(next))).toContain('"status":200');
});

test('responds 503 to a second batch when one may run, and answers other requests', async () => {
  const { port, statusOf } = await listen({ heavy: 1 });
  const first = lines(port);
  first.write(ROW);
  await answerOf(first);
  const second = lines(port);
  second.end(ROW);
  const { statusCode, headers } = await answerOf(second);
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(await statusOf('/zakon.json')).toBe(200);
  first.end();
});

test('ends only its own response when a chunk of lines is broken', async () => {
  const { port } = await listen();
  const head = `POST /obracuni HTTP/1.1\r\nHost: x\r\n${LINES}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const answer = await raw(port, `${head}${ROW.length.toString(16)}\r\n${ROW}\r\nzdravo\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('answers other requests while it answers many lines', async () => {
  const { port } = await listen();
  const call = lines(port);
  call.end(ROW.repeat(5_000));
  const whole = answerOf(call).then(text);
  const start = performance.now();
  let probes = 0;
  const over = new AbortController();
  void whole.then(() => over.abort());
  while (!over.signal.aborted) {
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    probes++;
  }
  expect((await whole).match(/"status":200/g)).toHaveLength(5_000);
  // Compared with the time it took, because the machine may be busy.
  expect(probes).toBeGreaterThan((performance.now() - start) / 150);
});

test('answers pipelined requests of lines in their order', async () => {
  const { port } = await listen();
  const requestOf = (connection: string) =>
    `POST /obracuni HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n${LINES}\r\nContent-Length: ${ROW.length * 300}\r\n\r\n${ROW.repeat(300)}`;
  const answers = await raw(port, requestOf('keep-alive') + requestOf('keep-alive') + requestOf('close'));
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect(answers.match(/"status":200/g)).toHaveLength(900);
});
