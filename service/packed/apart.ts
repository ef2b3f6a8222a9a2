import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Piece } from './piece.ts';

/**
 * The documents of the service, packed, from a thread that ends with them. Written here, they would put every example
 * through every calculator, and V8 would take it from then on that any of them may be asked for with any input: a call
 * of one that is asked for again and again takes half as long where that has not happened.
 */
export async function documentsWrittenApart(): Promise<ReadonlyMap<string, Piece>> {
  const [documents] = await once(new Worker(fileURLToPath(import.meta.url)), 'message');
  return documents as ReadonlyMap<string, Piece>;
}
