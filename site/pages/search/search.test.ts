import { expect, test } from 'vitest';
import { searchIn } from './search.ts';

const search = searchIn([
  { item: '/minuli-topli', name: 'Puno radno vrijeme s toplim obrokom', about: 'plata zdravstveno' },
  { item: '/obracun-plata', name: 'Puno radno vrijeme bez toplog obroka', about: 'plata' },
  { item: '/ugovor-o-djelu', name: 'Ugovor o djelu i dopunski rad', about: '' },
  { item: '/autorski-ugovor', name: 'Autorski ugovor', about: '' },
  { item: '/doprinosi-kom-pio', name: 'Komercijalno gazdinstvo 45/37', about: 'zdravstveno ugovor' },
]);

test.each(['ugovor o djelu', 'ugovor o delu', 'UGOVOR DIJELU', 'уговор о дјелу', 'djel'])(
  '%s finds the contract for work only',
  (question) => expect(search(question)).toEqual(['/ugovor-o-djelu']),
);

test.each(['zdravstvena', 'zdravstvenog', 'здравствено'])('%s is found among the keywords', (question) =>
  expect(search(question)).toEqual(['/minuli-topli', '/doprinosi-kom-pio']),
);

test.each(['placa', 'plaća', 'plaće', 'ПЛАЋУ', 'plać'])('%s finds the salaries', (question) =>
  expect(search(question)).toEqual(['/minuli-topli', '/obracun-plata']),
);

test('lists pages with the name before pages that mention it', () =>
  expect(search('ugovor')).toEqual(['/ugovor-o-djelu', '/autorski-ugovor', '/doprinosi-kom-pio']));

test('finds both for topli, in the order of the table', () =>
  expect(search('topli')).toEqual(['/minuli-topli', '/obracun-plata']));

test.each(['autorksi', 'autrski', 'autorskki', 'auterski'])(
  '%s finds the author, one letter wrong',
  (question) => expect(search(question)).toEqual(['/autorski-ugovor']),
);

test.each(['', '   ', '…', 'xyz'])('%j finds nothing', (question) => expect(search(question)).toEqual([]));

test('ignores words that say nothing about the subject', () =>
  expect(search('koji je autorski ugovor')).toEqual(['/autorski-ugovor']));

test('finds what has the most words when nothing has all of them', () =>
  expect(search('autorski ugovor za slikara')).toEqual(['/autorski-ugovor']));

test('does not guess a wrong letter in a part of a question', () =>
  expect(search('autorksi slikar')).toEqual([]));
