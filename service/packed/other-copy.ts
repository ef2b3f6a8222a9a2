import type { Asked } from '../asked.ts';
import { PAGE_HEADERS } from '../headers.ts';
import { flat, type Reply } from '../reply.ts';

/** With two versions at half of the copies each, one part in a hundred thousand is not found; browsers follow twenty. */
const ATTEMPTS = 16;

/** `assets/index-CnHfHc3L.js`: the build puts a hash of the content before the ending. */
const HASHED = /^\/assets\/[\w.-]+-[\w-]{8}\.[a-z0-9]+$/;

/**
 * While a new version takes the place of another, the pages it gives ask for their parts at copies of the old one too. These
 * send the client to ask again, and so perhaps another copy; undefined for what is no part, or was nowhere that often.
 */
export function askOtherCopy({ path, query }: Asked): Reply | undefined {
  const attempt = Number(query) + 1;
  if (!HASHED.test(path) || !(attempt >= 1 && attempt <= ATTEMPTS)) return undefined;
  return {
    status: 307,
    body: '',
    headers: flat({ ...PAGE_HEADERS, Location: `${path}?${attempt}`, 'Cache-Control': 'no-store' }),
  };
}
