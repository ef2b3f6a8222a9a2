import { expect, test } from 'vitest';
import { linesOf, oneLine, tidy } from './typed-text.ts';

test.each([
  ['  dva   razmaka ', 'dva razmaka'],
  ['prvi\r\ndrugi\tred', 'prvi drugi red'],
  ['a\u0000b\u0007c', 'a b c'],
  ['\u202eobrnuto\u202c', 'obrnuto'],
  ['\ud800', ''],
  ['c\u030c', 'č'],
  ['pro\u00addav\u200bni\u2060ca\ufeff', 'prodavnica'],
  ['😀 👨‍👩‍👧', '😀 👨‍👩‍👧'],
  ['Ђорђе Đorđe', 'Ђорђе Đorđe'],
])('converts %j on one line to %j', (typed, expected) => expect(oneLine(typed)).toBe(expected));

test('splits lines and drops the empty ones', () => {
  expect(linesOf('prvi\r\n\n  \u2028 drugi \u2029treći\r')).toEqual(['prvi', 'drugi', 'treći']);
});

test('makes every text of any shape valid for a document, and changes nothing else', () => {
  const shape = { count: 2, isOpen: true, none: null, rows: [{ text: ' a\u0007b \n\n c' }] };
  expect(tidy(shape)).toEqual({ count: 2, isOpen: true, none: null, rows: [{ text: 'a b\nc' }] });
});
