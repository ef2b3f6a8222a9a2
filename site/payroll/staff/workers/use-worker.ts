import { type FieldOfKind, WORKER_FIELDS, type Worker } from '@obracun/engine/payroll/model/worker.ts';
import { createContext, use } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { SomeOf } from '../../ui/form/some-of.ts';

/** Edited worker and its setter. */
export interface WorkerEdit {
  readonly worker: Worker;
  readonly change: (part: SomeOf<Worker>) => void;
  /** Replaces the whole worker: parts it lacks are removed. */
  readonly replace: (worker: Worker) => void;
}

export const WorkerContext = createContext<WorkerEdit | undefined>(undefined);

/** @throws outside a worker form */
export function useWorker(): WorkerEdit {
  const edit = use(WorkerContext);
  if (edit === undefined) throw new Error('no worker is being edited');
  return edit;
}

type TextName = FieldOfKind<'name' | 'text' | 'jmbg' | 'account'>;

/** Props of a text field of the worker. */
export function useWorkerText() {
  const { worker, change } = useWorker();
  return (name: TextName, label: string) => ({
    id: fieldId(`radnik.${name}`),
    label,
    text: worker[name] ?? '',
    onText: (typed: string) => change({ [name]: WORKER_FIELDS[name].isGiven ? typed : typed || undefined }),
  });
}

type NumberName = FieldOfKind<'dailyHours' | 'coefficient' | 'dependants' | 'amount'>;

/** Props of a number field of the worker. */
export function useWorkerNumber() {
  const { worker, change } = useWorker();
  return (name: NumberName) => ({
    id: fieldId(`radnik.${name}`),
    value: worker[name],
    onValue: (value: number | undefined) => change({ [name]: value }),
  });
}
