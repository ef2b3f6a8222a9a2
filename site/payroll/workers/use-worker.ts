import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { createContext, use } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import type { SomeOf } from '../form/some-of.ts';

/** The worker being written, and how to change it. */
export interface WorkerEdit {
  readonly worker: Worker;
  readonly change: (part: SomeOf<Worker>) => void;
}

export const WorkerContext = createContext<WorkerEdit | undefined>(undefined);

/** @throws where no worker is being written */
export function useWorker(): WorkerEdit {
  const edit = use(WorkerContext);
  if (edit === undefined) throw new Error('no worker is being written');
  return edit;
}

type TextName = {
  [K in keyof Worker]-?: Worker[K] extends string ? K : never;
}[keyof Worker];

/** What a field of words of the worker is given. */
export function useWorkerText() {
  const { worker, change } = useWorker();
  return (name: Exclude<TextName, undefined>, label: string) => ({
    id: fieldId(`radnik.${name}`),
    label,
    text: worker[name],
    onText: (typed: string) => change({ [name]: typed }),
  });
}

type NumberName =
  | 'dailyHours'
  | 'coefficient'
  | 'dependants'
  | 'taxReduction'
  | 'hotMeal'
  | 'transport'
  | 'otherIncome';

/** What a field of a number of the worker is given. */
export function useWorkerNumber() {
  const { worker, change } = useWorker();
  return (name: NumberName) => ({
    id: fieldId(`radnik.${name}`),
    value: worker[name],
    onValue: (value: number | undefined) => change({ [name]: value }),
  });
}
