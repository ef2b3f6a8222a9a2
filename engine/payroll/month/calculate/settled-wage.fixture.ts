import type { Firm } from '../../model/firm.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { StandingDeduction, Worker } from '../../model/worker.ts';
import { answering, firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { calculateMonth } from './calculate-month.ts';

export const ask = await answering();

export async function settled(
  own: Partial<Worker> = {},
  inMonth: WorkerMonth = { entries: {} },
  firm: Partial<Firm> = {},
) {
  const month = monthOf({ r1: inMonth });
  const { wages, unsettled } = await calculateMonth(firmOf(firm), [workerOf(own)], month, ask);
  const [wage] = wages;
  if (!wage) throw new Error(unsettled[0]?.reason);
  return wage;
}

export const rs = { entity: 'rs', municipality: { entity: 'rs', code: '002', name: 'Banja Luka' } } as const;

export const bd = { entity: 'bd' } as const;

export const gross = (amount: number) => [{ from: '2020-01-01', kind: 'bruto', amount }] as const;

export const newcomer = { employedFrom: '2026-10-01' };

export const standing = (own: Partial<StandingDeduction>): StandingDeduction => ({
  id: 'o1',
  name: 'Kredit',
  creditor: 'Kreditor Primjer',
  account: '1999990000002094',
  reference: 'partija 123',
  ...own,
});

export const union = standing({ id: 'o2', name: 'Sindikat', share: 10_000 });
