import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../fixtures/app.fixture.ts';
import { listen } from '../fixtures/server.fixture.ts';
import type { Reply } from '../reply.ts';

/** A handler that answers when it is told to. */
function held() {
  let release: (reply: Reply) => void = () => undefined;
  const answer = new Promise<Reply>((resolve) => {
    release = resolve;
  });
  return {
    app: { ...testApp(), read: () => answer },
    release: () => release({ status: 200, body: 'gotovo' }),
  };
}

test('a stop takes nobody new and finishes what is in flight', async () => {
  const { app, release } = held();
  const { server, port, stop } = await listen({}, app);
  const inFlight = fetch(`http://127.0.0.1:${port}/`);
  await once(server, 'request');
  const stopped = stop(5000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  release();
  const answer = await inFlight;
  expect([answer.headers.get('Connection'), await answer.text()]).toEqual(['close', 'gotovo']);
  await stopped;
});

test('a stop does not wait beyond its deadline', async () => {
  const { server, port, stop } = await listen({}, held().app);
  const inFlight = fetch(`http://127.0.0.1:${port}/`).catch(() => 'cut');
  await once(server, 'request');
  await Promise.race([
    stop(50),
    wait(3000).then(() => {
      throw new Error('still running');
    }),
  ]);
  expect(await inFlight).toBe('cut');
});

test('a stop does not wait for a connection that never asked for anything', async () => {
  const { server, port, stop } = await listen();
  const connected = once(server, 'connection');
  const idle = new Agent({ keepAlive: true }).createConnection({ port, host: '127.0.0.1' }, () => undefined);
  await connected;
  await stop(60_000);
  idle?.destroy();
});

test('a stop sends what is being taken to its end', async () => {
  const whole = 'x'.repeat(20_000_000);
  const { port, stop } = await listen({}, { ...testApp(), read: async () => ({ status: 200, body: whole }) });
  const [response] = (await once(request({ port, host: '127.0.0.1' }).end(), 'response')) as [
    IncomingMessage,
  ];
  const stopped = stop(5000);
  await wait(700);
  expect((await text(response)).length).toBe(whole.length);
  await stopped;
});

/** Calls on the one connection of an agent and says whether it is kept. */
async function call(port: number, agent: Agent): Promise<boolean> {
  const options = { agent, port, host: '127.0.0.1', path: '/calculate', method: 'POST' };
  const headers = { 'Content-Type': 'application/json' };
  const [response] = (await once(request({ ...options, headers }).end('{}'), 'response')) as [
    IncomingMessage,
  ];
  await text(response);
  return response.headers.connection === 'keep-alive';
}

async function untilTold(port: number, agent: Agent): Promise<void> {
  while (await call(port, agent));
}

test('a stop lets kept connections ask until they are told', async () => {
  const { port, stop } = await listen();
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all(agents.map((agent) => call(port, agent)));
  const clients = agents.map((agent) => untilTold(port, agent));
  await wait(50);
  await Promise.all([stop(5000), ...clients]);
});
