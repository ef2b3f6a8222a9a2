import { expect, test } from 'vitest';
import { toCyrillic } from '../../core/text/script.ts';
import { genitive } from './genitive.ts';
import { cyrillic, latin } from './person.ts';

test('uses the letters of the transliteration, with an exact inverse', () => {
  const letters = 'abcčćdđefghijklmnoprsštuvzžǆǉǌ';
  expect(cyrillic(letters)).toBe(toCyrillic(letters));
  expect(latin(cyrillic(letters))).toBe(letters);
});

test('declines a name with х, which alone is the sign of an hour', () => {
  expect(genitive('Михо Хаџић')).toBe(toCyrillic(genitive('Miho Hadžić')));
  expect(genitive('Хана Хасић')).toBe(toCyrillic(genitive('Hana Hasić')));
  expect(genitive('Музахид Зулфо')).toBe(toCyrillic(genitive('Muzahid Zulfo')));
});
