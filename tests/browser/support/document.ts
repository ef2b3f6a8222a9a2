import type { Page } from './test.ts';

/** What stands beside the form of any document. */

export const sheet = (page: Page) => page.getByRole('region', { name: 'Pregled dokumenta' });
export const list = (page: Page) => page.getByRole('region', { name: 'Provjera sadržaja' });
