import { expect, test } from 'vitest';
import { mip1023 } from '../../forms/federal/mip-1023.ts';
import {
  federalFirm,
  federalStaff,
  settledOf,
  srpskaFirm,
  srpskaStaff,
} from '../../forms/settled.fixture.ts';
import { form1002 } from '../../forms/srpska/form-1002.ts';
import type { Absence } from '../../model/absence.ts';
import { monthOf } from '../../staff.fixture.ts';
import { absenceOf } from './absences.fixture.ts';
import { withAbsences } from './fill-month.ts';

const FILED = '2026-11-10';

/** Closes October 2026 of a firm with these absences. */
const settledWith = (firm: typeof federalFirm, staff: typeof federalStaff, absences: readonly Absence[]) =>
  settledOf(firm, staff, withAbsences(firm, staff, monthOf(), absences).workers);

test('gives MIP register hours, and lists days paid by a fund with their possible kinds, when a worker is ill', async () => {
  // Day 43 is 13 October: 8 workdays of the month are paid by the employer, 14 by the fund.
  const ill = absenceOf({ worker: 'r2', from: '2026-09-01', to: '2026-10-31' });
  const { xml, doubts } = mip1023(await settledWith(federalFirm, federalStaff, [ill]), FILED);
  expect(xml).toContain(
    '<RadniSati>176.00</RadniSati>\n        <RadniSatiBolovanje>176.00</RadniSatiBolovanje>',
  );
  const [doubt] = doubts.filter((one) => one.includes('na teret fonda'));
  expect(doubt).toContain('bolest od 13. 10. 2026. do 31. 10. 2026. (po evidenciji odsustava)');
  expect(doubt).toContain('vrsta je 5, a s plaćom 10');
  expect(doubt).toContain('Vrstu provjerite prije predaje.');
});

test('offers maternity kinds in MIP when a fund pays', async () => {
  const leave = absenceOf({ worker: 'r2', kind: 'maternity', from: '2026-10-19', to: '2027-10-18' });
  const { doubts } = mip1023(await settledWith(federalFirm, federalStaff, [leave]), FILED);
  expect(doubts.join(' ')).toContain('vrsta je 3, a s plaćom 9');
});

test('gives DL5 days paid by the employer, and the return those paid by a fund, when a worker is ill', async () => {
  // Day 31 is 15 October.
  const ill = absenceOf({ worker: 'r4', from: '2026-09-15', to: '2026-10-23' });
  const { dl5, notes } = form1002(await settledWith(srpskaFirm, srpskaStaff, [ill]), FILED);
  expect(dl5).toMatchObject([{ worker: 'Radnik Četvrti', days: 'bolest 1. 10. 2026. – 14. 10. 2026.' }]);
  const [note] = notes.filter((one) => one.includes('na teret fonda'));
  expect(note).toContain('bolest 15. 10. 2026. – 23. 10. 2026. (po evidenciji odsustava)');
});
