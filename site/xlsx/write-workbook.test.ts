import { expect, test } from 'vitest';
import { number, weight, wordCell } from './cells.ts';
import { misplacedIn } from './schema-order.fixture.ts';
import { writeWorkbook } from './write-workbook.ts';

test('writes every element in the order of the schema, for any style of a cell', async () => {
  const rows = [
    [wordCell('Ukupno', weight(true)), number(1.5, '#,##0.00', { ...weight(true), align: 'right' })],
    [wordCell('kosa', { fontStyle: 'italic', textColor: '#aa0000', textDecoration: { underline: true } })],
    [wordCell('boja', { backgroundColor: '#eeeeee', borderStyle: 'thin', fontSize: 9, wrap: true }), null],
  ];
  const file = await writeWorkbook([{ name: 'Obračun', widths: [20, 12], rows }]);
  expect(await misplacedIn(file)).toEqual([]);
});
