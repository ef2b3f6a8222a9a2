import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Named texts, in order: the contents of one recorded behavior. */
export type Content = readonly (readonly [name: string, text: string])[];

/** Content by its hash, so that a later failure can show the change. Not committed: `npm run net` makes it again. */
const FOLDER = process.env.NET_STORE ?? 'node_modules/.cache/net';
const HASH_LENGTH = 16;
const FAST = { level: 1 };

const pathOf = (hash: string): string => join(FOLDER, `${hash}.json.gz`);

/** Stores content under its hash. @returns the hash */
export function storeContent(content: Content): string {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  if (!existsSync(pathOf(hash))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(pathOf(hash), gzipSync(text, FAST));
  }
  return hash;
}

/** Content by its hash; undefined when this machine has never made it. */
export function storedContent(hash: string): Content | undefined {
  if (!existsSync(pathOf(hash))) return undefined;
  return JSON.parse(gunzipSync(readFileSync(pathOf(hash))).toString()) as Content;
}
