import type { Page, Screen } from './page.ts';
import { screenOf } from './screen-of.tsx';

const unbuilt = (title: string) => async (): Promise<Screen> =>
  screenOf((await import('../pages/unbuilt-page.tsx')).UnbuiltPage, { title });

/** Tools that work in the browser alone. */
export const toolPages: readonly Page[] = [
  {
    path: '/PDV',
    title: 'PDV kalkulator',
    description: 'Od osnovice do iznosa s PDV-om i od iznosa s PDV-om do osnovice, po bilo kojoj stopi.',
    keywords: 'porez na dodanu dodatu vrijednost 17 preračunata stopa',
    door: { title: 'PDV', line: 'Od osnovice do iznosa s porezom i obrnuto' },
    group: 'bih',
    load: unbuilt('PDV'),
  },
  {
    path: '/kamata',
    aliases: ['/poreska-kamata'],
    title: 'Kamata za kašnjenje',
    description: 'Kamata na porez i druge javne prihode za dane kašnjenja, sa stopama po propisima.',
    keywords: 'zatezna poreska dugovanje dug kašnjenje',
    door: { title: 'Kamata za kašnjenje', line: 'Kamata na porez i druge javne prihode' },
    group: 'bih',
    load: unbuilt('Kamata za kašnjenje'),
  },
  {
    path: '/faktura',
    title: 'Faktura',
    description:
      'Izrada fakture u pregledniku: stavke, PDV i zbirovi računaju se sami, a faktura se preuzima kao PDF.',
    keywords: 'račun predračun pdf',
    door: { title: 'FAKTURA', line: 'Izrada fakture sa svim potrebnim poljima i automatskim zbirovima' },
    group: 'document',
    load: unbuilt('Faktura'),
  },
  {
    path: '/ugovor-o-radu',
    title: 'Ugovor o radu',
    description:
      'Tekst ugovora o radu, djelu, autorskog i menadžerskog ugovora koji nastaje dok unosite podatke.',
    keywords: 'zaposlenje radnik poslodavac određeno neodređeno vrijeme',
    door: { title: 'UGOVOR O RADU', line: 'Tekst ugovora koji nastaje dok unosite podatke' },
    group: 'document',
    load: unbuilt('Ugovor o radu'),
  },
];
