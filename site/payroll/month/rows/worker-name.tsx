import { surnameFirst } from '@obracun/engine/payroll/model/names.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Typed } from '../../../ui/typed.tsx';
import { NAMELESS_WORKER } from './rows.ts';

/** What a worker is called in a list; one that nobody has named is called so in words of ours. */
export const WorkerName = ({ worker }: { readonly worker: Worker }) => (
  <Typed or={NAMELESS_WORKER}>{surnameFirst(worker)}</Typed>
);
