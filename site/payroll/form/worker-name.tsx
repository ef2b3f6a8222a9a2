import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { type Called, CalledSo } from '../../ui/typed.tsx';

export const NAMELESS_WORKER = 'Radnik bez imena';

/** What a worker is called in a list; one that nobody has named is called so in words of ours. */
export function calledWorker(worker: Worker): Called {
  const typed = surnameFirst(worker);
  return { typed, after: typed ? undefined : NAMELESS_WORKER };
}

export const WorkerName = ({ worker }: { readonly worker: Worker }) => <CalledSo {...calledWorker(worker)} />;
