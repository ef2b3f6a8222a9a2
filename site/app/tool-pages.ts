import type { Page, Screen } from './page.ts';
import { screenOf } from './screen-of.tsx';

const unbuilt = (title: string) => async (): Promise<Screen> =>
  screenOf((await import('../pages/unbuilt-page.tsx')).UnbuiltPage, { title });

/** Tools that work in the browser alone. */
export const toolPages: readonly Page[] = [
  { path: '/PDV', title: 'PDV kalkulator', group: 'bih', load: unbuilt('PDV') },
  {
    path: '/kamata',
    aliases: ['/poreska-kamata'],
    title: 'Kamata za kašnjenje',
    group: 'bih',
    load: unbuilt('Kamata za kašnjenje'),
  },
  {
    path: '/faktura',
    title: 'Faktura',
    group: 'document',
    preload: ['documents/invoice/invoice-screen.tsx'],
    load: async () => (await import('../documents/invoice/invoice-screen.tsx')).InvoiceScreen,
  },
  {
    path: '/ugovor-o-radu',
    title: 'Ugovor o radu',
    group: 'document',
    preload: ['documents/contract/contract-screen.tsx'],
    load: async () => (await import('../documents/contract/contract-screen.tsx')).ContractScreen,
  },
];
