import { firmOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { totalsOf } from './cells.ts';
import { sheetColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

test('excludes a row from sums and counts when it has an error', () => {
  const workers = [workerOf({ id: 'a' }), workerOf({ id: 'b' })];
  const month = {
    firm: 'f1',
    year: 2026,
    month: 10,
    workers: {
      a: { entries: { overtime: 800 } },
      b: { entries: { overtime: 99_900 }, unread: { bonus: 'abc' } },
    },
  };
  const rows = rowsOf(workers, month as never, { outcomes: new Map(), waiting: new Set(['a']) }, new Map());
  const columns = sheetColumns(firmOf(), ['overtime'], ['gross', 'net', 'payout', 'cost']);
  expect(totalsOf(rows, 2, columns).slice(0, 2)).toEqual(['Ukupno (1 od 2)', '8']);
  expect(totalsOf(rows.slice(0, 1), 2, columns)[0]).toBe('Prikazano (1 od 2)');
});
