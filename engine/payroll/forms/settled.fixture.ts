import type { Firm } from '../model/firm.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { SettledMonth } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { calculateMonth } from '../month/calculate/calculate-month.ts';
import { answering, firmOf, monthOf, workerOf } from '../staff.fixture.ts';

const ask = await answering();

/** The month of these workers, calculated by the calculators. */
export async function settledOf(
  firm: Firm,
  workers: readonly Worker[],
  inMonth: Readonly<Record<string, WorkerMonth>> = {},
  own: Partial<SettledMonth['month']> = {},
): Promise<SettledMonth> {
  const month = monthOf(inMonth, own);
  const { wages, unsettled } = await calculateMonth(firm, workers, month, ask);
  if (unsettled.length > 0) throw new Error(unsettled.map(({ reason }) => reason).join(' '));
  return { firm, month, wages };
}

const place = (entity: 'fbih' | 'rs', code: string, name: string) => ({
  municipality: { entity, code, name },
});
const gross = (amount: number): Pick<Worker, 'agreed'> => ({
  agreed: [{ from: '2026-10-01', kind: 'bruto', amount }],
});
/** Hired on the first of the month: no service. */
const HIRED = { employedFrom: '2026-10-01', address: 'Ulica Bez Imena 2, Sarajevo' };

export const federalFirm = firmOf({ address: 'Ulica Bez Imena 1', activity: '62.010' });

export const federalStaff: readonly Worker[] = [
  workerOf({ ...HIRED, id: 'r1', ...gross(200_000), transport: 5300 }),
  workerOf({
    ...HIRED,
    id: 'r2',
    firstName: 'Radnica',
    lastName: 'Druga',
    jmbg: '0101899995024',
    account: '1619990000001209',
    ...place('fbih', '078', 'Novi Grad Sarajevo'),
    ...gross(200_000),
  }),
  workerOf({
    ...HIRED,
    id: 'r3',
    lastName: 'Treći',
    jmbg: '1503899990035',
    account: '1549990000001314',
    ...place('fbih', '103', 'Zenica'),
    ...gross(400_000),
    coefficient: 2_700_000,
    deductions: [
      {
        id: 'd1',
        name: 'Kredit',
        creditor: 'Kreditor Primjer',
        account: '1999990000002094',
        reference: 'partija 123',
        amount: 25_000,
      },
    ],
  }),
];

/** The worked example of the Federation: October 2026, the second worker forty hours on sick leave. */
export const federalMonth = await settledOf(federalFirm, federalStaff, {
  r2: { entries: { sickHours: 4000 } },
});

export const srpskaFirm = firmOf({
  name: 'PRIMJER D.O.O. BANJA LUKA',
  jib: '4400000000003',
  place: 'Banja Luka',
  entity: 'rs',
  account: '5629990000000141',
  ...place('rs', '002', 'Banja Luka'),
});

export const srpskaStaff: readonly Worker[] = [
  workerOf({
    ...HIRED,
    id: 'r4',
    lastName: 'Četvrti',
    jmbg: '0402899990049',
    account: '5629990000003148',
    ...place('rs', '002', 'Banja Luka'),
    ...gross(180_000),
    priorService: { years: 12, months: 0, days: 0 },
  }),
  workerOf({
    ...HIRED,
    id: 'r5',
    firstName: 'Radnica',
    lastName: 'Peta',
    jmbg: '0909899995056',
    account: '5629990000003245',
    ...place('rs', '002', 'Banja Luka'),
    ...gross(180_000),
    schooling: 'KV',
    hotMeal: 0,
  }),
  workerOf({
    ...HIRED,
    id: 'r6',
    lastName: 'Šesti',
    jmbg: '0303899990067',
    account: '5629990000003342',
    ...place('rs', '056', 'Prijedor'),
    agreed: [{ from: '2026-10-01', kind: 'neto', amount: 110_000 }],
    hotMeal: 0,
  }),
];

/** The worked example of Republika Srpska. */
export const srpskaMonth = await settledOf(srpskaFirm, srpskaStaff);
