import { absenceOf } from '@obracun/engine/payroll/absences/absences.fixture.ts';
import { withAbsences } from '@obracun/engine/payroll/absences/fill-month.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { firmOf, monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { typedCell } from './cells.ts';
import { rowsOf } from './rows.ts';

const workers = [workerOf()];
const ill = absenceOf({ from: '2026-10-05', to: '2026-10-09' });

/** The cell of sick leave, of a month as it was typed or as it was closed. */
function sickCell(typed: PayrollMonth, isClosed = false) {
  const counted = withAbsences(firmOf(), workers, typed, [ill]);
  const [row] = rowsOf(workers, isClosed ? counted : typed, undefined, new Map(), undefined, counted);
  return row && typedCell(row, 'sickHours');
}

test('says that a cell comes from the register, in an open and in a closed month', () => {
  expect(sickCell(monthOf())).toMatchObject({ text: '40', note: 'Iz evidencije odsustava.' });
  expect(sickCell(monthOf(), true)).toMatchObject({ text: '40', note: 'Iz evidencije odsustava.' });
});

test('says what the register has where something else was typed, and how to have it back', () => {
  const typed = monthOf({ r1: { entries: { sickHours: 1600 } } });
  expect(sickCell(typed)).toMatchObject({
    text: '16',
    note: 'Upisano ručno. Po evidenciji odsustava je 40 h: kad obrišete upisano, opet važi evidencija.',
  });
  expect(sickCell(typed, true)?.note).toBe('Upisano ručno. Po evidenciji odsustava je 40 h.');
});

test('says nothing of the register where what was typed cannot be read', () => {
  const typed = monthOf({ r1: { entries: {}, unread: { sickHours: 'pet' } } });
  expect(sickCell(typed)).toMatchObject({ text: 'pet', note: undefined });
});
