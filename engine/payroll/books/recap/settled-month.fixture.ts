import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import type { Worker } from '../../model/worker.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { answering, firmOf, monthOf, workerOf } from '../../staff.fixture.ts';

/** Answers as the service does. */
export const ask = await answering();

/** A month of some workers, calculated; the entries are of the first. */
export async function settledMonth(
  workers: readonly Partial<Worker>[],
  {
    firm = {},
    month = {},
    entries = {},
  }: { firm?: Partial<Firm>; month?: Partial<PayrollMonth>; entries?: WorkerMonth['entries'] } = {},
) {
  const staff = workers.map((own, at) =>
    workerOf({ employedFrom: '2020-01-01', hotMeal: 0, id: `r${at}`, ...own }),
  );
  const inMonth = monthOf({ r0: { entries } }, month);
  const { wages } = await calculateMonth(firmOf(firm), staff, inMonth, ask);
  return { firm: firmOf(firm), month: inMonth, wages };
}

/** Employed since the start of the month: without years of service. */
export const plain = { employedFrom: '2026-10-01' };
