import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Number of releases after which the chunks of an open tab still exist. */
const STORED = 5;

/** The files of each build, newest first. */
const LIST = 'builds.json';

const ASSETS = 'assets';

type Build = readonly string[];

/**
 * Copies the hashed files of earlier builds, listed in the site in `released`, next to those of the build in `next`, so
 * that open pages, and pages served by a copy of the earlier build, find their chunks.
 */
export async function keepEarlier(released: string, next: string): Promise<void> {
  const files = (await readdir(join(next, ASSETS))).sort();
  const own = new Set(files);
  const earlier = (await buildsOf(released)).filter((build) => !isSame(build, own)).slice(0, STORED);
  const missing = new Set(earlier.flat().filter((file) => !own.has(file)));
  await Promise.all([...missing].map((file) => copy(join(released, ASSETS, file), join(next, ASSETS, file))));
  await writeFile(join(next, LIST), JSON.stringify([files, ...earlier]));
}

const isSame = (build: Build, own: ReadonlySet<string>): boolean =>
  build.length === own.size && build.every((file) => own.has(file));

/** Empty when there is no built site, or one without a list. */
const buildsOf = (released: string): Promise<readonly Build[]> =>
  readFile(join(released, LIST), 'utf8').then(JSON.parse, () => []);

/** A deleted file is not referenced by any page that can still be served. */
const copy = (from: string, to: string): Promise<void> => copyFile(from, to).catch(() => undefined);
