import type { StandingDeduction } from '@obracun/engine/payroll/model/worker.ts';
import { calculateMonth } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { answering, firmOf, monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { deductionNotes } from './deduction-notes.ts';

const ask = await answering();

const debt = (own: Partial<StandingDeduction>): StandingDeduction => ({
  id: 'o1',
  name: 'Kredit',
  creditor: 'Banka',
  account: '',
  reference: '',
  ...own,
});

async function notes(...deductions: readonly StandingDeduction[]) {
  const { wages } = await calculateMonth(firmOf(), [workerOf({ deductions })], monthOf(), ask);
  return wages.flatMap(deductionNotes);
}

test('names deductions that do not fit, and court orders over the limit with their law', async () => {
  const messages = await notes(
    debt({ name: 'Zabrana', amount: 100_000, isEnforced: true }),
    debt({ id: 'o2', amount: 90_000 }),
  );
  expect(messages[0]).toBe('Ne stane u platu i nije obustavljeno: „Kredit“ 900,00 KM.');
  expect(messages[1]).toMatch(
    /^Prinudne obustave od 1\.000,00 KM .* čl\. 138 \(Sl\. novine FBiH 32\/03\)\.$/,
  );
  expect(await notes(debt({ amount: 5000 }))).toEqual([]);
});
