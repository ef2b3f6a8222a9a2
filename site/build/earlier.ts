import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A tab opened before this many releases still finds every part of its own. */
const KEPT = 5;

/** What each build consists of, the newest first. */
const LIST = 'builds.json';

const ASSETS = 'assets';

type Build = readonly string[];

/**
 * Puts the hashed files of earlier builds, named in the list of the site in `released`, beside those of the build in `next`, so
 * that pages that are open, or come from a copy that still runs the earlier build, find their parts.
 */
export async function keepEarlier(released: string, next: string): Promise<void> {
  const files = (await readdir(join(next, ASSETS))).sort();
  const own = new Set(files);
  const earlier = (await buildsOf(released)).filter((build) => !isSame(build, own)).slice(0, KEPT);
  const missing = new Set(earlier.flat().filter((file) => !own.has(file)));
  await Promise.all([...missing].map((file) => copy(join(released, ASSETS, file), join(next, ASSETS, file))));
  await writeFile(join(next, LIST), JSON.stringify([files, ...earlier]));
}

const isSame = (build: Build, own: ReadonlySet<string>): boolean =>
  build.length === own.size && build.every((file) => own.has(file));

/** None where no site was built yet, or by a version that kept no list. */
const buildsOf = (released: string): Promise<readonly Build[]> =>
  readFile(join(released, LIST), 'utf8').then(JSON.parse, () => []);

/** A file that is gone is one that no page of that build can be given any more. */
const copy = (from: string, to: string): Promise<void> => copyFile(from, to).catch(() => undefined);
