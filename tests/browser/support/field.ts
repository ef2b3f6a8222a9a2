import type { Page } from './test.ts';

export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).filter({ visible: true });
