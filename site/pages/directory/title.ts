import { PRODUCT } from '../../platform/product.ts';
import type { Page } from './page.ts';

/** What stands on the tab and in the list of a search engine. */
export const titleOf = ({ path, title }: Page): string => (path === '/' ? title : `${title} · ${PRODUCT}`);
