import { expect, test } from 'vitest';
import { definitions } from '../../../calculators/index.ts';
import { presentationOf } from '../../../core/define.ts';
import type { Absence } from '../../model/absence.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { gross, rs } from '../../month/calculate/settled-wage.fixture.ts';
import { settledMonths } from '../../payments/refunds/refunds.fixture.ts';
import { absenceOf } from '../../staff/absences/absences.fixture.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { payslipOf } from './of-month.ts';
import { payslipText } from './text.ts';

const worker = workerOf({ id: 'r1', agreed: gross(200_000), sickShare: 800_000, hotMeal: 0 });

async function slipOf(absences: readonly Absence[], change?: (month: PayrollMonth) => PayrollMonth) {
  const [settled] = await settledMonths(firmOf(rs), [worker], absences, { year: 2026, month: 3 }, 1, change);
  const wage = settled?.wages[0];
  const definition = definitions.find(({ path }) => path === wage?.call);
  if (!settled || !wage || !definition) throw new Error('no wage');
  return payslipText(payslipOf(settled, wage, await presentationOf(definition)));
}

test('names an injury and a leave on the payslip as the register does', async () => {
  const injury = absenceOf({ id: 'a', kind: 'workInjury' });
  const leave = absenceOf({ id: 'b', kind: 'annual', from: '2026-03-09', to: '2026-03-13' });
  const text = await slipOf([injury, leave]);
  expect(text).toContain('Povreda na radu ili profesionalna bolest, na teret poslodavca: 40 h');
  expect(text).toContain('Naknada, povreda na radu ili profesionalna bolest (100 %)');
  expect(text).toContain('Godišnji odmor: 40 h');
  expect(text).not.toMatch(/bolovanje|Plaćeno odsustvo/i);
});

test('names two kinds of paid absence with the hours of each', async () => {
  const leave = absenceOf({ id: 'b', kind: 'annual', from: '2026-03-09', to: '2026-03-13' });
  const paid = absenceOf({ id: 'c', kind: 'paid', from: '2026-03-16', to: '2026-03-16' });
  expect(await slipOf([leave, paid])).toContain('Godišnji odmor 40 h i plaćeno odsustvo 8 h: 48 h');
});

test('keeps the label of the line for illness, and where hours were typed', async () => {
  expect(await slipOf([absenceOf()])).toContain('Bolovanje na teret poslodavca: 40 h');
  const leave = absenceOf({ id: 'b', kind: 'annual', from: '2026-03-09', to: '2026-03-13' });
  const typed = (month: PayrollMonth) => ({ ...month, workers: { r1: { entries: { paidDays: 200 } } } });
  expect(await slipOf([leave], typed)).toContain('Plaćeno odsustvo: 16 h');
});
