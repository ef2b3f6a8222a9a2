import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DIST } from './dist.ts';

/** Writes texts into the built site, by their paths. */
export async function writeFiles(files: readonly (readonly [path: string, text: string])[]): Promise<void> {
  await Promise.all(
    files.map(async ([path, text]) => {
      const target = join(DIST, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    }),
  );
}
