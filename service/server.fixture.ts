import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { testApp } from './app.fixture.ts';
import type { RequestNote } from './request-log.ts';
import { serviceServer } from './server.ts';

type Limits = NonNullable<Parameters<typeof serviceServer>[1]>['limits'];

interface Listening {
  readonly server: Server;
  readonly port: number;
  readonly stop: (deadlineMs: number) => Promise<void>;
  readonly notes: readonly RequestNote[];
}

const listening: Listening[] = [];

/** A service on a free port until the test ends. */
export async function listen(limits: Limits = {}, app = testApp()): Promise<Listening> {
  const notes: RequestNote[] = [];
  const { server, stop } = serviceServer(app, { limits, note: (noted) => notes.push(noted) });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const service = { server, port, stop, notes };
  listening.push(service);
  return service;
}

afterEach(() => Promise.all(listening.splice(0).map(({ stop }) => stop(0))));
