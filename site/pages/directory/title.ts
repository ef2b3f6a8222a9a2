import { PRODUCT } from '../../platform/product.ts';
import type { Page } from './page.ts';

/** Title of the tab and in search engines. */
export const titleOf = ({ path, title }: Page): string => (path === '/' ? title : `${title} · ${PRODUCT}`);
