import { calculatorPages } from './calculator-pages.ts';
import type { Page } from './page.ts';
import { plannedPages } from './planned-pages.ts';
import { notFound, portalPages } from './portal-pages.ts';

const keyOf = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

const built: readonly Page[] = [...portalPages, ...calculatorPages];

const pathsOf = ({ path, aliases = [] }: Page): string[] => [path, ...aliases].map(keyOf);

const taken = new Set(built.flatMap(pathsOf));

/** The one table of pages, in the order in which lists show them. */
export const pages: readonly Page[] = [
  ...built,
  ...plannedPages.filter((page) => !pathsOf(page).some((path) => taken.has(path))),
];

const byPath = new Map(pages.flatMap((page) => pathsOf(page).map((path) => [path, page] as const)));

/** The page of an address, whatever its letter case; the one that says there is none otherwise. */
export const pageAt = (path: string): Page => byPath.get(keyOf(path)) ?? notFound;

/** Whether two addresses lead to the same page. */
export const samePage = (one: string, other: string): boolean => pageAt(one) === pageAt(other);
