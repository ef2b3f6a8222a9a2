import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copied, filled, filledDown, pasted } from './copying.ts';
import { rangeOf } from './place.ts';

const cell = (row: number, column: number) => ({ row, column });
const at = (row: number, column: number) => rangeOf(cell(row, column), cell(row, column));
const texts = [
  ['Amra', '1.234,50', '8', ''],
  ['Ivan', '−2,5', '1.2.3', 'ima "navodnik"\ti tab'],
];
const isFigure = (column: number) => column === 1 || column === 2;
const textAt = ({ row, column }: { row: number; column: number }) => texts[row]?.[column] ?? '';

test('copies cells for spreadsheets, figures without grouped thousands', () => {
  expect(copied(rangeOf(cell(0, 0), cell(1, 2)), textAt, isFigure)).toBe(
    'Amra\t1234,50\t8\r\nIvan\t-2,5\t1.2.3',
  );
  expect(copied(at(1, 3), textAt, isFigure)).toBe('"ima ""navodnik""\ti tab"');
});

test('copies text in a text column as typed, even if it looks like a figure', () => {
  expect(copied(rangeOf(cell(0, 0), cell(0, 1)), () => '1.500', isFigure)).toBe('1.500\t1500');
});

test('pastes a table from the selected cell on, also past the end of a sheet', () => {
  expect(pasted('1\t2\r\n3\t4\r\n', at(0, 1))).toEqual([
    { row: 0, column: 1, text: '1' },
    { row: 0, column: 2, text: '2' },
    { row: 1, column: 1, text: '3' },
    { row: 1, column: 2, text: '4' },
  ]);
  expect(pasted('1\t2', at(4, 3))).toEqual([
    { row: 4, column: 3, text: '1' },
    { row: 4, column: 4, text: '2' },
  ]);
});

test('clears by an empty cell, and keeps quoted line breaks', () => {
  expect(pasted('1\t\t3', at(0, 0)).map(({ text }) => text)).toEqual(['1', '', '3']);
  expect(pasted('"a\nb"\tc', at(0, 0)).map(({ text }) => text)).toEqual(['a\nb', 'c']);
});

test('fills a selection with one cell, and with a row as often as it fits', () => {
  expect(pasted('7', rangeOf(cell(0, 1), cell(2, 2)))).toHaveLength(6);
  expect(pasted('1\n2', rangeOf(cell(0, 0), cell(3, 0))).map(({ text }) => text)).toEqual([
    '1',
    '2',
    '1',
    '2',
  ]);
  expect(pasted('1\n2', rangeOf(cell(0, 0), cell(2, 0)))).toHaveLength(2);
});

test('pastes copied cells unchanged', () => {
  const line = fc.array(
    fc.string({ unit: fc.constantFrom('a', 'č', '"', '\t', '\n', ',', ';', ' ') }).map((text) => text.trim()),
    {
      minLength: 2,
      maxLength: 2,
    },
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (rows) => {
      const whole = rangeOf(cell(0, 0), cell(rows.length - 1, 1));
      const text = copied(whole, ({ row, column }) => rows[row]?.[column] ?? '', isFigure);
      expect(pasted(text, at(0, 0)).map((one) => one.text)).toEqual(rows.flat());
    }),
  );
});

test('repeats the selected rows on fill', () => {
  const two = rangeOf(cell(0, 0), cell(1, 0));
  expect(filled(two, 4, textAt).map(({ text }) => text)).toEqual(['Amra', 'Ivan', 'Amra']);
  expect(filled(two, 1, textAt)).toEqual([]);
});

test('fills on Ctrl+D with the first selected row, or with the one above', () => {
  expect(filledDown(rangeOf(cell(0, 1), cell(2, 1)), textAt)).toEqual([
    { row: 1, column: 1, text: '1.234,50' },
    { row: 2, column: 1, text: '1.234,50' },
  ]);
  expect(filledDown(at(1, 0), textAt)).toEqual([{ row: 1, column: 0, text: 'Amra' }]);
  expect(filledDown(at(0, 0), textAt)).toEqual([]);
});
