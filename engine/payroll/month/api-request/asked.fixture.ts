import type { Firm } from '../../model/firm.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { Worker } from '../../model/worker.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { requestOf } from './request.ts';
import { workerInMonth } from './worker-in-month.ts';

export const KM = 100;

export const october = (entries: WorkerMonth['entries'] = {}) => monthOf({ r1: { entries } });

export const plain: Partial<Worker> = { employedFrom: '2026-10-01' };

export function requestFor(
  worker: Partial<Worker>,
  entries: WorkerMonth['entries'] = {},
  firm: Partial<Firm> = {},
) {
  const requested = requestOf(workerInMonth(firmOf(firm), workerOf(worker), october(entries)));
  return 'wage' in requested ? requested.wage : requested;
}

export const unos = (...given: Parameters<typeof requestFor>) => {
  const wage = requestFor(...given);
  return 'unos' in wage ? wage.unos : wage;
};
