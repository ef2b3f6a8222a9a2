import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Assets } from './pages.ts';

/**
 * The built site, read into memory once. What is not in it when the service starts does not exist for it, so no request
 * can reach any other file.
 */
export async function readFiles(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path), new Uint8Array(await readFile(path))] as const),
    ),
  );
  return async (path) => files.get(path) ?? null;
}
