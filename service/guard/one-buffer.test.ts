import { EventEmitter, once } from 'node:events';
import { connect, createServer, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../fixtures/app.fixture.ts';
import { listen } from '../fixtures/server.fixture.ts';
import type { Reader } from '../packed/reader.ts';
import { readIntoOne } from './one-buffer.ts';

const callOf = (gross: number): string => {
  const body = JSON.stringify({ mjesec: 3, godina: 2025, bruto_plata_input: gross });
  const head = `Host: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  return `POST /calculate HTTP/1.1\r\n${head}\r\n\r\n${body}`;
};

const sum = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('{'))).bruto_plata_osnovna;

async function client(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  return socket;
}

test('two whose letters come in turns are each heard right', async () => {
  const { port } = await listen();
  const clients = await Promise.all([client(port), client(port)]);
  const answers = clients.map(text);
  const calls = [callOf(1_500), callOf(2_999)];
  for (let at = 0; at < callOf(1_500).length; at++) {
    for (const [which, socket] of clients.entries()) socket.write(calls[which]?.[at] ?? '');
    await turn();
  }
  expect((await Promise.all(answers)).map(sum)).toEqual([1_500, 2_999]);
});

test('what waits for its turn is not written over by who sends meanwhile', async () => {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  const read: Reader = async ({ path }) => {
    if (path.startsWith('/ceka')) await opened;
    return { status: 200, body: `${path};` };
  };
  const { port } = await listen({}, { ...testApp(), read });
  const [waiting, other] = await Promise.all([client(port), client(port)]);
  const paths = Array.from({ length: 40 }, (_, which) => `/ceka-${which}`);
  const asked = (path: string, last = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${last}\r\n`;
  const heard = text(waiting);
  waiting.write(paths.map((path) => asked(path)).join('') + asked('/kraj', 'Connection: close\r\n'));
  await turn();
  const inBetween = text(other);
  other.write(asked(`/${'x'.repeat(3_000)}`, 'Connection: close\r\n'));
  await inBetween;
  gate.emit('open');
  expect((await heard).match(/\/[a-z0-9-]+(?=;)/g)).toEqual([...paths, '/kraj']);
});

test('this Node reads a connection so, and a socket without one is left as it is', async () => {
  const pieces: string[] = [];
  const isSo: boolean[] = [];
  const server = createServer((socket) => {
    isSo.push(readIntoOne(socket, (piece) => pieces.push(piece.toString())));
    socket.on('data', (chunk) => pieces.push(`data ${chunk.toString()}`)).on('end', () => socket.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { readonly port: number };
  const socket = await client(port);
  socket.end('zdravo');
  await text(socket);
  server.close();
  expect([isSo, pieces]).toEqual([[true], ['zdravo']]);
  expect(readIntoOne(new Socket(), () => undefined)).toBe(false);
});
