import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import type { MunicipalityKey } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { answering, firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import type { OrderOptions } from './options.ts';
import { ordersOf } from './orders.ts';

export const ask = await answering();

export const CENTAR: MunicipalityKey = { entity: 'fbih', code: '077', name: 'Centar Sarajevo' };

export const NOVI_GRAD: MunicipalityKey = { entity: 'fbih', code: '078', name: 'Novi Grad Sarajevo' };

export const BANJA_LUKA: MunicipalityKey = { entity: 'rs', code: '002', name: 'Banja Luka' };

export const BRCKO: MunicipalityKey = { entity: 'bd', code: null, name: 'Brčko distrikt' };

export const ofSrpska = { entity: 'rs', municipality: BANJA_LUKA } as const;

export const ofDistrict = { entity: 'bd', municipality: BRCKO } as const;

export async function settled(
  firm: Partial<Firm>,
  workers: readonly Partial<Worker>[],
  entries: readonly WorkerMonth['entries'][] = [],
  own: Partial<PayrollMonth> = {},
) {
  const staff = workers.map((worker, at) =>
    workerOf({ employedFrom: '2026-10-01', hotMeal: 0, id: `r${at}`, ...worker }),
  );
  const inputs = staff.map(({ id }, at) => [id, { entries: entries[at] ?? {} }] as const);
  const month = monthOf(Object.fromEntries(inputs), own);
  const { wages } = await calculateMonth(firmOf(firm), staff, month, ask);
  return { firm: firmOf(firm), month, wages };
}

export async function ordered(
  firm: Partial<Firm>,
  workers: readonly Partial<Worker>[],
  options?: OrderOptions,
) {
  return ordersOf(await settled(firm, workers), options);
}

export type Ordered = Awaited<ReturnType<typeof ordered>>;

export const revenues = ({ orders }: Ordered) =>
  orders.flatMap(({ revenue, amount }) => (revenue ? [[revenue.code, revenue.municipality, amount]] : []));

export const skippedOf = ({ skipped }: Ordered) =>
  skipped.map(({ code, amount, reason }) => [code, amount, reason]);
