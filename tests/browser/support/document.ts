import type { Page } from './test.ts';

/** The controls next to the form of any document. */

export const sheet = (page: Page) => page.getByRole('region', { name: 'Pregled dokumenta' });
export const list = (page: Page) => page.getByRole('region', { name: 'Provjera sadržaja' });
