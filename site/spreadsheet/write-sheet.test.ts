import { expect, test } from 'vitest';
import { number, weight, words } from './cells.ts';
import { misplacedIn } from './schema-order.fixture.ts';
import { writeSheet } from './write-sheet.ts';

test('every element stands where the schema has it, whatever the style of a cell', async () => {
  const file = await writeSheet(
    [
      [words('Ukupno', weight(true)), number(1.5, '#,##0.00', { ...weight(true), align: 'right' })],
      [words('kosa', { fontStyle: 'italic', textColor: '#aa0000', textDecoration: { underline: true } })],
      [words('boja', { backgroundColor: '#eeeeee', borderStyle: 'thin', fontSize: 9, wrap: true }), null],
    ],
    'Obračun',
    [20, 12],
  );
  expect(await misplacedIn(file)).toEqual([]);
});
