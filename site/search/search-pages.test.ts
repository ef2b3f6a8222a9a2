import { expect, test } from 'vitest';
import type { Page } from '../app/page.ts';
import { searchIn } from './search-pages.ts';

const page = (path: Page['path'], title: string, keywords = ''): Page => ({
  path,
  title,
  description: '',
  keywords,
  load: () => Promise.reject(new Error('not asked for')),
});

const search = searchIn([
  page('/minuli-topli', 'Puno radno vrijeme s toplim obrokom', 'plata zdravstveno'),
  page('/obracun-plata', 'Puno radno vrijeme bez toplog obroka', 'plata'),
  page('/ugovor-o-djelu', 'Ugovor o djelu i dopunski rad'),
  page('/autorski-ugovor', 'Autorski ugovor'),
  page('/doprinosi-kom-pio', 'Komercijalno gazdinstvo 45/37', 'zdravstveno ugovor'),
]);

const found = (question: string) => search(question).map(({ path }) => path);

test.each(['ugovor o djelu', 'ugovor o delu', 'UGOVOR DIJELU', 'уговор о дјелу', 'djel'])(
  '%s finds the contract for work only',
  (question) => expect(found(question)).toEqual(['/ugovor-o-djelu']),
);

test.each(['zdravstvena', 'zdravstvenog', 'здравствено'])('%s is found among the keywords', (question) =>
  expect(found(question)).toEqual(['/minuli-topli', '/doprinosi-kom-pio']),
);

test('pages named so stand before pages that only mention it', () =>
  expect(found('ugovor')).toEqual(['/ugovor-o-djelu', '/autorski-ugovor', '/doprinosi-kom-pio']));

test('topli finds both, in the order of the table', () =>
  expect(found('topli')).toEqual(['/minuli-topli', '/obracun-plata']));

test.each(['', '   ', '…', 'xyz'])('%j finds nothing', (question) => expect(found(question)).toEqual([]));
