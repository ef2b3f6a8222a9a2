import { newItem } from '@obracun/engine/documents/invoice/invoice.ts';
import { expect, test } from 'vitest';
import { pastedItems } from './pasted-items.ts';

const EMPTY = newItem('2026-11-02');
const read = (text: string) =>
  pastedItems(text, EMPTY)?.map(({ description, quantity, price }) => [description, quantity, price]);

test('makes an item of each row of a spreadsheet, without headings and the total', () => {
  const rows =
    'Opis\tKoličina\tCijena\tUkupno\r\nPapir A4\t10\t8,50\t85,00\r\nToner\t2\t120,00\t240,00\r\nUkupno\t\t\t325,00\r\n';
  expect(read(rows)).toEqual([
    ['Papir A4', 100_000, 85_000],
    ['Toner', 20_000, 1_200_000],
  ]);
});

test('reads rows without headings: words, quantity, price', () => {
  expect(read('1\tPapir A4\t10\t8,50\t85,00\n2\tToner\t2\t120\t240')).toEqual([
    ['Papir A4', 100_000, 85_000],
    ['Toner', 20_000, 1_200_000],
  ]);
  expect(read('Savjetovanje\t250,00')).toEqual([['Savjetovanje', EMPTY.quantity, 2_500_000]]);
});

test('keeps a number as typed when it is none or may be read in two ways', () => {
  const items = pastedItems('Opis\tKoličina\tCijena\nPapir\tpaket\t1.800', EMPTY);
  expect(items).toMatchObject([{ price: 0, quantity: 0, unread: { quantity: 'paket', price: '1.800' } }]);
});

test('leaves a text of one cell to the field, also one of several lines', () => {
  expect(pastedItems('Papir A4', EMPTY)).toBeUndefined();
  expect(pastedItems('Papir A4\nbijeli', EMPTY)).toBeUndefined();
});
