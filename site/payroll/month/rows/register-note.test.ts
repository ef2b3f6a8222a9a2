import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { absenceOf } from '@obracun/engine/payroll/staff/absences/absences.fixture.ts';
import { withAbsences } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { firmOf, monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { typedCell } from './cells.ts';
import { rowsOf } from './rows.ts';

const workers = [workerOf()];
const ill = absenceOf({ from: '2026-10-05', to: '2026-10-09' });

/** Cell of sick leave, in an open or a closed month. */
function sickCell(typed: PayrollMonth, isClosed = false) {
  const counted = withAbsences(firmOf(), workers, typed, [ill]);
  const [row] = rowsOf(workers, isClosed ? counted : typed, undefined, new Map(), undefined, counted);
  return row && typedCell(row, 'sickHours');
}

test('marks a cell from the register when the month is open or closed', () => {
  expect(sickCell(monthOf())).toMatchObject({ text: '40', note: 'Iz evidencije odsustava.' });
  expect(sickCell(monthOf(), true)).toMatchObject({ text: '40', note: 'Iz evidencije odsustava.' });
});

test('shows the value of the register and the way back to it when an entry overrides it', () => {
  const typed = monthOf({ r1: { entries: { sickHours: 1600 } } });
  expect(sickCell(typed)).toMatchObject({
    text: '16',
    note: 'Upisano ručno. Po evidenciji odsustava je 40 h: obrišite upisano da važi evidencija.',
  });
  expect(sickCell(typed, true)?.note).toBe('Upisano ručno. Po evidenciji odsustava je 40 h.');
});

test('omits the register note when the entry is invalid', () => {
  const typed = monthOf({ r1: { entries: {}, unread: { sickHours: 'pet' } } });
  expect(sickCell(typed)).toMatchObject({ text: 'pet', note: undefined });
});
