import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '../fixtures/app.fixture.ts';
import { listen } from '../fixtures/server.fixture.ts';
import type { Reader } from '../packed/reader.ts';

const BUSY_MS = 4;

/** Asks again as soon as it is answered. */
async function busy(port: number, agent: Agent, over: AbortSignal): Promise<void> {
  while (!over.aborted)
    await new Promise((resolve) =>
      get({ port, host: '127.0.0.1', path: '/spora', agent }, (answer) => text(answer).then(resolve)).on(
        'error',
        resolve,
      ),
    );
}

test('who comes new is not kept waiting by those who are busy: one turn lets in one, so turns are short', async () => {
  const app = testApp();
  let answered = 0;
  const read: Reader = (asked) => {
    if (asked.path === '/spora') answered++;
    const until = performance.now() + (asked.path === '/spora' ? BUSY_MS : 0);
    while (performance.now() < until);
    return app.read(asked);
  };
  const { port } = await listen({}, { ...app, read });
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  const clients = Array.from({ length: 60 }, () => busy(port, agent, over.signal));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = answered;
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status),
  );
  const meanwhile = answered - before;
  over.abort();
  await Promise.all(clients);
  expect(statuses).toEqual(Array(40).fill(200));
  // With all sixty busy ones in each of forty turns it would be 2400. Counted, not timed: the machine may be busy itself.
  expect(meanwhile).toBeLessThan(1200);
});

test('what came in together is worked out first and then answered together', async () => {
  const { server, port } = await listen();
  const clients = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const client = connect(port, '127.0.0.1');
      await ask(client);
      return client;
    }),
  );
  const order: string[] = [];
  server.on('request', (_incoming, outgoing) => {
    order.push('asked');
    outgoing.on('finish', () => order.push('answered'));
  });
  const answered = Promise.all(clients.map(ask));
  const until = performance.now() + 50;
  while (performance.now() < until);
  await answered;
  for (const client of clients) client.destroy();
  expect(order).toEqual([...Array(3).fill('asked'), ...Array(3).fill('answered')]);
});

async function ask(client: Socket): Promise<void> {
  client.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(client, 'data');
}
