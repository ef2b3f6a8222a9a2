import { readdir, readFile } from 'node:fs/promises';
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
  const read = async (path: string) =>
    [relative(folder, path).replaceAll(sep, '/'), await bytesOf(path)] as const;
  const files = new Map(await Promise.all(paths.map(read)));
  const isCopy = (name: string) => Object.values(ENDINGS).some((ending) => name.endsWith(ending));
  const pieces = [...files]
    .filter(([name]) => !isCopy(name))
    .map(async ([name, plain]) => {
      const packed = Object.entries(ENDINGS).map(([encoding, ending]) => [
        encoding,
        files.get(name + ending),
      ]);
      return [name, await pieceOf(plain, headersOf(name), Object.fromEntries(packed) as Packed)] as const;
    });
  return new Map(await Promise.all(pieces));
}

/** A buffer of its own: small files would otherwise share one with others. */
const bytesOf = async (path: string) => new Uint8Array(await readFile(path));
