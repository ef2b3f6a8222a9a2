// Runs after both builds: writes every page as a file, what search engines read, and a packed copy beside each file.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '../app/portal-pages.ts';
import { pages } from '../app/routes.ts';
import { DIST } from './dist.ts';
import { packAll } from './pack.ts';
import { robots, sitemap } from './robots.ts';
import { serviceWorker } from './service-worker.ts';
import { loadTemplate } from './template.ts';
import { writeFiles } from './write-files.ts';

const { documentOf } = await loadTemplate();

const fileOf = (path: string): string => `${path.slice(1).toLowerCase()}/index.html`.replace(/^\//, '');

const documents = pages.flatMap((page) =>
  [page.path, ...(page.aliases ?? [])].map(async (path) => [fileOf(path), await documentOf(page)] as const),
);

await writeFiles([
  ...(await Promise.all(documents)),
  ['404.html', await documentOf(notFound)],
  ['sitemap.xml', sitemap(pages)],
  ['robots.txt', robots],
]);
await writeFiles([['sw.js', await serviceWorker()]]);
await rm(join(DIST, '.vite'), { recursive: true });
await packAll();
