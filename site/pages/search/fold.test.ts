import { expect, test } from 'vitest';
import { fold, stems } from './search.ts';

test.each([
  ['ugovor o djelu', 'ugovor o delu'],
  ['ugovor o dijelu', 'ugovor o delu'],
  ['Уговор о дјелу', 'ugovor o delu'],
  ['Уговор о делу', 'ugovor o delu'],
  ['MENADŽERSKI', 'menadzerski'],
  ['Менаџерски', 'menadzerski'],
  ['građanin', 'gradanin'],
  ['gradjanin', 'gradanin'],
  ['mjesečno', 'mesecno'],
  ['Љубиња', 'ljubinja'],
  ['plaća', 'plata'],
  ['bruto placom', 'bruto platom'],
  ['плаћа', 'plata'],
  ['plaćanje', 'placane'],
])('%s reads as %s', (text, folded) => expect(fold(text)).toBe(folded));

test('removes endings, and keeps short words', () => {
  expect(stems('Plate i kamate, PDV 17 %')).toEqual(['plat', 'i', 'kamat', 'pdv', '17%']);
});

test.each([
  ['d.o.o.', ['doo']],
  ['s.p. ili d.o.o', ['sp', 'ili', 'doo']],
  ['12,50', ['12,5']],
  ['1.500,00 KM', ['1500', 'km']],
  ['25%', ['25%']],
  ['SN 33/25', ['sn', '33/25']],
  ['21.11.2026.', ['21.11.2026']],
])('%s is read as the words %j', (text, words) => expect(stems(text)).toEqual(words));
