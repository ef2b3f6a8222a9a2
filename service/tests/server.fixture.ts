import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import type { App } from '../app.ts';
import { serviceServer } from '../node.ts';
import type { RequestNote } from '../request-log.ts';
import { testApp } from './app.fixture.ts';

type Limits = NonNullable<Parameters<typeof serviceServer>[1]>['limits'];

interface Listening {
  readonly server: Server;
  readonly port: number;
  readonly origin: string;
  readonly stop: (deadlineMs: number) => Promise<void>;
  readonly notes: RequestNote[];
  readonly statusOf: (path: string) => Promise<number>;
}

/** Starts a service on a free port. */
export async function listening(limits: Limits = {}, app = testApp()): Promise<Listening> {
  const notes: RequestNote[] = [];
  const { server, stop } = serviceServer(app, { limits, note: (noted) => notes.push(noted) });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  return { server, port, origin, stop, notes, statusOf };
}

const running: Listening[] = [];

/** Starts a service that stops when the test ends. */
export async function listen(limits: Limits = {}, app = testApp()): Promise<Listening> {
  const service = await listening(limits, app);
  running.push(service);
  return service;
}

afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop(0))));

/** The app, with one address that has its own handler. */
export function withAddress(path: string, answer: () => Response | Promise<Response>): App {
  const app = testApp();
  const fetch: App['fetch'] = (request, bindings) =>
    new URL(request.url).pathname === path ? answer() : app.fetch(request, bindings);
  return { ...app, fetch };
}

export const get = (path: string, headers = 'Host: x'): string =>
  `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`;

/** A request after which the connection closes. */
export const getLast = (path: string): string => get(path, 'Host: x\r\nConnection: close');

/** The start of a call whose body is longer than the part that is sent. */
export const half = (type = 'application/json'): string =>
  `POST /calculate HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\n{`;

/** Writes bytes unchanged and reads until the other side closes. */
export function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  return text(socket);
}

/** A client that sends requests and reads no responses. */
export function deaf(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.pause().write(bytes));
  return socket.on('error', () => undefined);
}

/** Splits the received text into responses by their lengths. */
export function responsesIn(bytes: string): { status: number; head: string; body: string }[] {
  const responses = [];
  for (let rest = Buffer.from(bytes); rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n') + 4;
    const head = rest.subarray(0, end).toString();
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    responses.push({
      status: Number(head.slice(9, 12)),
      head,
      body: rest.subarray(end, end + length).toString(),
    });
    rest = rest.subarray(end + length);
  }
  return responses;
}
