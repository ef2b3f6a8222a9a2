import { MUNICIPALITIES } from '../../firms/municipalities/municipalities.ts';
import type { Worker } from '../../model/worker.ts';
import { newWorker } from '../../model/worker.ts';
import { staffRows } from './staff-rows.ts';

function place(entity: string, code: string): Pick<Worker, 'municipality'> {
  const municipality = MUNICIPALITIES.find((one) => one.entity === entity && one.code === code);
  return municipality ? { municipality } : {};
}

const invented = (own: Partial<Worker>): Worker => ({
  ...newWorker('', ''),
  firstName: 'Radnik',
  schooling: 'SSS',
  dailyHours: 800,
  ...own,
});

/** An example to fill in: impossible people, born in 1899 in a region without births. */
export const exampleStaff = (): string[][] =>
  staffRows([
    invented({
      lastName: 'Prvi',
      jmbg: '3112899990017',
      ...place('fbih', '077'),
      account: '3389990000010097',
      position: 'magacioner',
      employedFrom: '2020-03-01',
      priorService: { years: 4, months: 7, days: 0 },
      agreed: [{ from: '2026-01-01', kind: 'bruto', amount: 200_000 }],
      coefficient: 1_000_000,
      hotMeal: 1000,
      transport: 5300,
    }),
    invented({
      firstName: 'Radnica',
      lastName: 'Četvrta',
      jmbg: '0808899995047',
      ...place('rs', '002'),
      account: '5629990000010326',
      position: 'prodavač',
      schooling: 'KV',
      employedFrom: '2025-10-01',
      agreed: [{ from: '2025-10-01', kind: 'neto', amount: 110_000 }],
      dependants: 1_000_000,
      deductions: [
        {
          id: '',
          name: 'kredit',
          creditor: '',
          account: '1999990000002094',
          reference: '123',
          amount: 25_000,
          remaining: 475_000,
        },
      ],
    }),
  ]);
