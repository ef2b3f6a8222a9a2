// Runs after both builds: writes every page, files for search engines and for offline, and a compressed copy
// of each file, then replaces the previous build and keeps its chunks.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { notFound } from '../app/routes/portal-pages.ts';
import { pages } from '../app/routes/routes.ts';
import { changesFeed, changesJson } from './changes-feed.ts';
import { deadlineCalendars } from './deadline-calendars.ts';
import { DIST, RELEASED } from './dist.ts';
import { keepEarlier } from './earlier.ts';
import { goldenCases } from './golden-cases.ts';
import { holidayCalendars } from './holiday-calendars.ts';
import { licences } from './licences.ts';
import { offlineCalendar, offlinePage, offlinePages, serviceWorker } from './offline.ts';
import { packAll } from './pack.ts';
import { robots, sitemap } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { loadTemplate } from './template.ts';

const { documentOf } = await loadTemplate();

const fileOf = (path: string): string => `${path.slice(1).toLowerCase()}/index.html`.replace(/^\//, '');

const documents = await Promise.all(
  pages.flatMap((page) =>
    [page.path, ...(page.aliases ?? [])].map(async (path) => ({ page, path, text: await documentOf(page) })),
  ),
);
const missing = await documentOf(notFound);

// Embedded pages are useless offline.
const forOffline = documents
  .filter(({ page }) => !page.bare)
  .map(({ path, text }) => offlinePage(path, text));
const calendars = [...holidayCalendars(), ...deadlineCalendars()];
const stored = await offlinePages([
  ...forOffline,
  offlinePage('/404.html', missing),
  ...calendars.map(([name, text]) => offlineCalendar(name, text)),
]);

await writeFiles([
  ...documents.map(({ path, text }) => [fileOf(path), text] as const),
  ['404.html', missing],
  ['sitemap.xml', sitemap(pages)],
  ['robots.txt', robots],
  ['.well-known/security.txt', securityTxt],
  ['primjeri.json', await goldenCases()],
  ['promjene.json', changesJson],
  ['promjene.xml', changesFeed],
  ...calendars,
  ['licence.txt', await licences()],
  stored,
]);
await writeFiles([['sw.js', await serviceWorker(stored[0])]]);
await rm(join(DIST, '.vite'), { recursive: true });
await packAll();
await keepEarlier(RELEASED, DIST);
await rm(RELEASED, { recursive: true, force: true });
await rename(DIST, RELEASED);

/** Writes texts into the built site, by their paths. */
async function writeFiles(files: readonly (readonly [path: string, text: string])[]): Promise<void> {
  await Promise.all(
    files.map(async ([path, text]) => {
      const target = join(DIST, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    }),
  );
}
