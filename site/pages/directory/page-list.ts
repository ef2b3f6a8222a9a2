import { createContext, use } from 'react';
import type { Page } from './page.ts';

/** The table of pages, which the roof of the site hands down: a list of links needs it, and stands below the pages it leads to. */
export const PageList = createContext<readonly Page[]>([]);

/** Every page there is, in the order in which lists show them. */
export const usePages = (): readonly Page[] => use(PageList);
