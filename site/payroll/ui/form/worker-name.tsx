import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { type Called, CalledSo } from '../../../ui/typed.tsx';

export const NAMELESS_WORKER = 'Radnik bez imena';

/** The name of a worker in a list; our text for one without. */
export function calledWorker(worker: Worker): Called {
  const typed = surnameFirst(worker);
  return { typed, after: typed ? undefined : NAMELESS_WORKER };
}

export const WorkerName = ({ worker }: { readonly worker: Worker }) => <CalledSo {...calledWorker(worker)} />;
