import { isCalculator, type Page } from '../../pages/directory/page.ts';
import { calculatorPages, screenOf } from './calculator-pages.ts';
import { notFound, portalPages } from './portal-pages.ts';
import { toolPages } from './tool-pages.ts';

/** A tool made for embedding in pages of other sites. */
const embedded = ({ path, title, preload = [], load }: Page): Page => ({
  path: `/ugradi${path}`,
  title,
  copyOf: path,
  bare: true,
  preload: ['pages/embedded-screen.tsx', ...preload],
  load: async () => {
    const [{ EmbeddedScreen }, Screen] = await Promise.all([
      import('../../pages/embedded-screen.tsx'),
      load(),
    ]);
    return screenOf(EmbeddedScreen, { Screen, path });
  },
});

const tools: readonly Page[] = [...calculatorPages, ...toolPages];

/** The one table of pages, in the order of lists. */
export const pages: readonly Page[] = [...portalPages, ...tools, ...tools.filter(isCalculator).map(embedded)];

const keyOf = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

const byPath = new Map(
  pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [keyOf(path), page] as const)),
);

/** The page of an address in any letter case, or the not-found page. */
export const pageAt = (path: string): Page => byPath.get(keyOf(path)) ?? notFound;

/** Whether two addresses lead to the same page. */
export const samePage = (one: string, other: string): boolean => pageAt(one) === pageAt(other);
