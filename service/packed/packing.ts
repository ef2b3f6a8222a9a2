import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServedDocument } from './documents.ts';
import { type Piece, pieceOf } from './piece.ts';

/** Near to the best there is in a fifth of its time: the service waits for this when it starts. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The documents of the service, written, packed and hashed. */
export async function packedDocuments(
  documents: ReadonlyMap<string, ServedDocument>,
): Promise<ReadonlyMap<string, Piece>> {
  const made = [...documents].map(async ([path, { headers, write }]) => {
    const text = new TextEncoder().encode(write());
    const [br, gz] = await Promise.all([promisify(brotliCompress)(text, QUALITY), promisify(gzip)(text)]);
    const packed = { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
    return [path, await pieceOf(text, headers, packed)] as const;
  });
  return new Map(await Promise.all(made));
}
