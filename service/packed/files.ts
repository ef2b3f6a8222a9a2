import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { headersOf } from './pages.ts';
import { type Packed, type Piece, pieceOf } from './piece.ts';

/** Endings of the packed copies that the build lays beside a file. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * A built site by the names in it, read into memory once. What is not in it when the service starts does not exist for
 * it, so no request can reach any other file.
 */
export async function readSite(folder: string): Promise<ReadonlyMap<string, Piece>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  // One after the other: all at once would hold thousands of files open, and leave half as much memory again behind.
  const files = new Map(
    paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)]),
  );
  const isCopy = (name: string) => Object.values(ENDINGS).some((ending) => name.endsWith(ending));
  const pieces = new Map<string, Piece>();
  for (const [name, plain] of files) {
    if (isCopy(name)) continue;
    const packed = Object.entries(ENDINGS).map(([encoding, ending]) => [encoding, files.get(name + ending)]);
    pieces.set(name, await pieceOf(plain, headersOf(name), Object.fromEntries(packed) as Packed));
  }
  return pieces;
}
