import { expect, test } from 'vitest';
import { printable, unprintableIn } from './printable.ts';

test.each([
  ['Ćevabdžinica „Željo“, 17 % i 1.234,56 KM\tЂорђе', []],
  ['Firma Ω 😀 Ω', ['Ω', '😀']],
  ['👨‍👩', ['👨', '👩']],
])('lists the signs of %j missing in a PDF', (text, signs) => {
  expect(unprintableIn(text)).toEqual(signs);
  expect(printable(text).includes('\ufffd')).toBe(signs.length > 0);
});
