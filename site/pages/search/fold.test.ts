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
  expect(stems('Plate i kamate, PDV 17 %')).toEqual(['plat', 'i', 'kamat', 'pdv', '17']);
});
