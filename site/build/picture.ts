import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../pages/directory/page.ts';
import { DIST } from './dist.ts';

const SHARED = '/social/portal.png';

/** The link preview picture of a page, drawn by `scripts/pictures.mjs`: its own, or that of the portal. */
export function pictureOf({ path, copyOf = path }: Page): string {
  const own = `/social${copyOf.toLowerCase()}.png`;
  return existsSync(join(DIST, own)) ? own : SHARED;
}
