import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from './app.fixture.ts';
import { listen } from './server.fixture.ts';

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
  const { server, port, stop } = await listen({}, app);
  const inFlight = fetch(`http://127.0.0.1:${port}/`);
  await once(server, 'request');
  const stopped = stop(5000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
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

/** Calls again and again on one kept connection until told that it closes. */
async function backToBack(port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const options = { agent, port, host: '127.0.0.1', path: '/calculate', method: 'POST' };
  for (let kept = true; kept; ) {
    const headers = { 'Content-Type': 'application/json' };
    const [response] = (await once(request({ ...options, headers }).end('{}'), 'response')) as [
      IncomingMessage,
    ];
    await text(response);
    kept = response.headers.connection === 'keep-alive';
  }
}

test('a stop lets kept connections ask until they are told', async () => {
  const { port, stop } = await listen();
  const clients = Array.from({ length: 20 }, () => backToBack(port));
  await wait(100);
  await Promise.all([stop(5000), ...clients]);
});
