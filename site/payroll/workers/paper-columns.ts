import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { MUNICIPALITY_WORDS } from '@obracun/engine/payroll/municipalities/municipality.ts';
import { agreedOn } from './agreed-on.ts';

/** What the printed list says of each worker beside the name. */
export interface PaperColumn {
  readonly title: string;
  readonly text: (worker: Worker) => string;
  /** Never broken, or a figure besides; otherwise words. */
  readonly look?: 'whole' | 'figure';
  /** Words that somebody typed. */
  readonly isTyped?: boolean;
}

/** The columns in which some worker has something. */
export const paperColumns = (
  entity: PayrollEntity,
  workers: readonly Worker[],
  today: Day,
): readonly PaperColumn[] => allColumns(entity, today).filter(({ text }) => workers.some(text));

const allColumns = (entity: PayrollEntity, today: Day): readonly PaperColumn[] => {
  const agreed = (worker: Worker) => agreedOn(worker, today);
  return [
    { title: 'JMBG', look: 'whole', text: ({ jmbg }) => jmbg },
    { title: MUNICIPALITY_WORDS[entity], text: ({ municipality }) => municipality?.name ?? '' },
    { title: 'Radno mjesto', isTyped: true, text: ({ position }) => position },
    { title: 'Stručna sprema', text: ({ schooling }) => schooling ?? '' },
    {
      title: 'Sati dnevno',
      look: 'figure',
      text: ({ dailyHours }) => formatted(dailyHours, formatHundredths),
    },
    { title: 'Zaposlen od', look: 'whole', text: ({ employedFrom }) => formatted(employedFrom, formatDay) },
    { title: 'Zaposlen do', look: 'whole', text: ({ employedTo }) => formatted(employedTo, formatDay) },
    { title: 'Ugovoreno', text: (worker) => agreed(worker)?.kind ?? '' },
    { title: 'Iznos KM', look: 'figure', text: (worker) => formatted(agreed(worker)?.amount, formatAmount) },
    { title: 'Važi od', look: 'whole', text: (worker) => formatted(agreed(worker)?.from, formatDay) },
    { title: 'Račun', look: 'whole', text: ({ account }) => account },
  ];
};

const formatted = <T>(value: T | undefined, write: (value: T) => string): string =>
  value === undefined || value === '' ? '' : write(value);
