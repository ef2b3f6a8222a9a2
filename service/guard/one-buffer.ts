import type { Socket } from 'node:net';

const ONE = Buffer.allocUnsafeSlow(65_536);

interface Readable {
  readonly _handle?: { readonly useUserBuffer?: (buffer: Buffer) => void };
}

/**
 * Has the system read what a socket sends into the one buffer of all, instead of 64 KB made again for each read, and past the
 * stream. Node offers this to clients (`onread`) and keeps it from servers. To be asked once somebody listens for `data`: with the
 * first who does, Node takes its parser off the socket.
 * @param hear what came: gone once this returns
 * @returns false where Node has no such way: the socket emits `data` as ever
 */
export function readIntoOne(socket: Socket, hear: (piece: Buffer) => void): boolean {
  const buffer = own(socket, 'kBuffer');
  const told = own(socket, 'kBufferCb');
  const { _handle: handle } = socket as Readable;
  if (!buffer || !told || !handle?.useUserBuffer) return false;
  handle.useUserBuffer(ONE);
  Object.assign(socket, { [buffer]: ONE, [told]: (bytes: number) => hear(ONE.subarray(0, bytes)) });
  return true;
}

const own = (socket: Socket, name: string): symbol | undefined =>
  Object.getOwnPropertySymbols(socket).find(({ description }) => description === name);
