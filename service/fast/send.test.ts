import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import type { Reply } from '../reply.ts';
import { send } from './send.ts';

/** A response of a Node that takes no head as it stands, or of one that does. */
function responseOf(methods: object) {
  const outgoing = {
    socket: null,
    writeHead: vi.fn(() => outgoing),
    write: vi.fn(),
    end: vi.fn(),
    ...methods,
  };
  return { outgoing, reply: (reply: Reply) => send(outgoing as unknown as ServerResponse, reply) };
}

test('without a way to give a head as it stands, the headers are given one by one', () => {
  const { outgoing, reply } = responseOf({});
  reply({ status: 200, body: 'đ', headers: ['Content-Type', 'text/plain'] });
  expect(outgoing.writeHead).toHaveBeenCalledWith(200, ['Content-Type', 'text/plain', 'Content-Length', '2']);
  expect(outgoing.write).toHaveBeenCalledWith('đ', 'utf8');
  expect(outgoing.end).toHaveBeenCalledOnce();
});

test('a text of bytes is as long as it is and goes out as it stands', () => {
  const { outgoing, reply } = responseOf({});
  reply({ status: 200, body: 'Ä\u0091', headers: [], isOfBytes: true });
  expect(outgoing.writeHead).toHaveBeenCalledWith(200, ['Content-Length', '2']);
  expect(outgoing.write).toHaveBeenCalledWith('Ä\u0091', 'latin1');
});

test('a head is put together once, and its status is the one of the answer', () => {
  const storeHeader = vi.fn();
  const { outgoing, reply } = responseOf({ _storeHeader: storeHeader });
  const headers = ['Content-Type', 'text/plain'];
  for (const status of [200, 404]) reply({ status, body: '', headers });
  expect(storeHeader.mock.calls).toEqual([
    ['HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n', ['Content-Length', '0']],
    ['HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\n', ['Content-Length', '0']],
  ]);
  expect(outgoing).toHaveProperty('statusCode', 404);
});

test.each([
  ['a name', ['X\r\nSet-Cookie', 'a']],
  ['a value', ['Location', '/a\r\nSet-Cookie: a']],
])('%s of a header with another header in it is refused', (_what, headers) => {
  const { reply } = responseOf({ _storeHeader: vi.fn() });
  expect(() => reply({ status: 200, body: '', headers })).toThrow(TypeError);
});
