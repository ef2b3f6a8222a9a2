import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { calculateMonth } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { withAbsences } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { answering } from '@obracun/engine/payroll/staff.fixture.ts';
import { workersIn } from '../../month/calculation/settled-of.ts';
import { type Output, outputOf } from '../../month/output/output.ts';
import { sampleAbsences } from './sample-absences.ts';
import { closedOfSample, sampleMonths, sampleWorkers } from './sample-firms.ts';

const OCTOBER = { year: 2026, month: 10 };
const TODAY = '2026-11-26';

const requestWages = await answering();

/** October of a sample firm as it is paid, with its months before. */
export async function sampleOutput(firm: Firm): Promise<Output> {
  const before = closedOfSample(firm.id, OCTOBER).map(({ year, month }) => newMonth(firm.id, year, month));
  const typed = sampleMonths(OCTOBER, TODAY).find((one) => one.firm === firm.id);
  if (!typed) throw new Error('no month');
  const [settled, ...earlier] = await Promise.all([typed, ...before].map((month) => settledIn(firm, month)));
  return outputOf(settled as SettledMonth, undefined, TODAY, false, firm, earlier);
}

async function settledIn(firm: Firm, typed: PayrollMonth): Promise<SettledMonth> {
  const workers = sampleWorkers(OCTOBER).filter((one) => one.firm === firm.id);
  const month = withAbsences(firm, workers, typed, sampleAbsences(OCTOBER));
  const { wages } = await calculateMonth(firm, workersIn(workers, month), month, requestWages);
  return { firm, month, wages };
}
