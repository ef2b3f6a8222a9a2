import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DIST } from './dist.ts';

const PACKABLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest', '.ttf']);

/** The maximum, 11, doubles the time of the build to save one percent. */
const QUALITY = 10;

const packers = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Writes a Brotli and a gzip copy of every text file in the built site. */
export async function packAll(): Promise<void> {
  const entries = await readdir(DIST, { recursive: true });
  await Promise.all(
    entries.filter((path) => PACKABLE.has(extname(path))).map((path) => pack(join(DIST, path))),
  );
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all(
    Object.entries(packers).map(async ([ending, packed]) =>
      writeFile(`${path}.${ending}`, await packed(content)),
    ),
  );
}
