import readWorkbook from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { misplacedIn } from '../../xlsx/schema-order.fixture.ts';
import { listWorkbook } from './list-workbook.ts';

const line = { osnovica: 100_00, stopa: 170_000, pdv: 17_00, ukupno: 117_00 };

test.each(['constructor', '__proto__', 'toString', '=1+2', 'Usluga'])(
  'treats a line named %s as text',
  async (opis) => {
    const file = await listWorkbook([{ ...line, opis }]);
    const [sheet] = await readWorkbook(Buffer.from(await file.arrayBuffer()));
    expect(sheet?.data[1]?.map((cell) => (typeof cell === 'string' ? cell.trim() : cell))).toEqual([
      opis,
      100,
      17,
      17,
      117,
    ]);
  },
);

test('is a file by the schema', async () =>
  expect(await misplacedIn(await listWorkbook([{ ...line, opis: 'Usluga' }]))).toEqual([]));
