import { createContext, use } from 'react';
import type { Page } from './page.ts';

/** The table of pages, provided by the app as a context: lists of links need it, and are in a lower layer than the pages. */
export const PageList = createContext<readonly Page[]>([]);

/** Every page, in the order of lists. */
export const usePages = (): readonly Page[] => use(PageList);
