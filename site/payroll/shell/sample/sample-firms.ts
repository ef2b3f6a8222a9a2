import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  monthsLater,
  weekdayOf,
} from '@obracun/engine/core/days/day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { MunicipalityKey } from '@obracun/engine/payroll/model/place.ts';
import { newFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { newWorker } from '@obracun/engine/payroll/model/worker.ts';
import { SAMPLE_PREFIX } from '../../../storage/payroll/averages.ts';
import { sampleSpecialWorkers } from './sample-special-workers.ts';

/** Plainly invented: born in 1899 in a non-existent region, with invented accounts. */
const sarajevo: MunicipalityKey = { entity: 'fbih', code: '077', name: 'Centar Sarajevo' };
const zenica: MunicipalityKey = { entity: 'fbih', code: '103', name: 'Zenica' };
const banjaLuka: MunicipalityKey = { entity: 'rs', code: '002', name: 'Banja Luka' };

export const FEDERATION = `${SAMPLE_PREFIX}fbih`;
export const SRPSKA = `${SAMPLE_PREFIX}rs`;

/** A kind of pay of the firm's own. */
const ASSEMBLY = 'vrsta:broj:ogledna-montaza';

/** An average net wage of the Federation; half of it is untaxed regres. */
const AVERAGE_NET = 166_400;

/** A loan and its monthly part; closing a month withholds it. */
const DEBT = 525_000;
const INSTALMENT = 25_000;
/** With the instalments of the closed months and of one before. */
const TOTAL = 550_000;

/** The months that are closed with the sample, the oldest first; of the other firm one, where a fund takes over. */
export const closedOfSample = (firm: string, of: YearMonth): readonly YearMonth[] =>
  [-2, -1].slice(firm === FEDERATION ? 0 : 1).map((by) => monthsLater(of, by));

export const SAMPLE_FIRMS: readonly Firm[] = [
  {
    ...newFirm(FEDERATION, 'fbih'),
    name: 'OGLEDNA FIRMA D.O.O. SARAJEVO',
    jib: '4200000000004',
    address: 'Izmišljena 1',
    place: 'Sarajevo',
    municipality: sarajevo,
    activity: '69.20',
    account: '3389990000000106',
    defaults: {
      hotMeal: 1000,
      seniority: 6000,
      overtimeUplift: 250_000,
      nightUplift: 250_000,
      holidayUplift: 400_000,
    },
    ratesAsked: true,
    payKinds: [{ key: ASSEMBLY, name: 'Montaža po komadu', price: 450, inSickBase: true }],
  },
  {
    ...newFirm(SRPSKA, 'rs'),
    name: 'OGLEDNA FIRMA D.O.O. BANJA LUKA',
    jib: '4400000000003',
    address: 'Izmišljena 2',
    place: 'Banja Luka',
    municipality: banjaLuka,
    activity: '69.20',
    account: '5629990000000141',
    defaults: { overtimeUplift: 250_000, nightUplift: 300_000, holidayUplift: 400_000 },
    ratesAsked: true,
  },
];

const address = 'Izmišljena ulica bb';

/** The workers of a month: their start and their pay basis are counted back from it. */
export function sampleWorkers({ year, month }: YearMonth): readonly Worker[] {
  const before = (months: number, day = 1): Day => addMonths(dayOf(year, month, day), -months);
  return [
    {
      ...newWorker('ogledni-1', FEDERATION),
      lastName: 'Prvi',
      firstName: 'Radnik',
      jmbg: '3112899990017',
      address,
      municipality: sarajevo,
      account: '3389990000010097',
      position: 'magacioner',
      schooling: 'SSS',
      employedFrom: before(79),
      priorService: { years: 4, months: 7, days: 0 },
      agreed: [
        { from: before(79), kind: 'bruto', amount: 180_000 },
        { from: before(9), kind: 'bruto', amount: 200_000 },
      ],
      transport: 5300,
    },
    {
      ...newWorker('ogledni-2', FEDERATION),
      lastName: 'Druga',
      firstName: 'Radnica',
      jmbg: '0101899995024',
      address,
      municipality: sarajevo,
      account: '1619990000010133',
      position: 'knjigovođa',
      schooling: 'VSS',
      employedFrom: before(33, 15),
      agreed: [{ from: before(33, 15), kind: 'neto', amount: 150_000 }],
    },
    {
      ...newWorker('ogledni-3', FEDERATION),
      lastName: 'Treći',
      firstName: 'Radnik',
      jmbg: '1503899990035',
      address,
      municipality: zenica,
      account: '1549990000010238',
      position: 'vođa smjene',
      schooling: 'VŠS',
      employedFrom: before(172),
      priorService: { years: 2, months: 0, days: 0 },
      agreed: [{ from: before(81), kind: 'bruto', amount: 400_000 }],
      coefficient: 2_700_000,
      deductions: [
        {
          id: 'ogledni-kredit',
          name: 'Kredit',
          creditor: 'Izmišljena banka',
          account: '1999990000002094',
          reference: '123',
          amount: INSTALMENT,
          remaining: DEBT,
          total: TOTAL,
        },
      ],
    },
    {
      ...newWorker('ogledni-4', SRPSKA),
      lastName: 'Četvrti',
      firstName: 'Radnik',
      jmbg: '0402899990049',
      address,
      municipality: banjaLuka,
      account: '5629990000010326',
      position: 'prodavač',
      schooling: 'KV',
      employedFrom: before(12),
      priorService: { years: 1, months: 2, days: 0 },
      agreed: [{ from: before(12), kind: 'bruto', amount: 180_000 }],
      dependants: 1_000_000,
    },
    {
      ...newWorker('ogledni-5', SRPSKA),
      lastName: 'Peta',
      firstName: 'Radnica',
      jmbg: '0909899995056',
      address,
      municipality: banjaLuka,
      account: '1999990000010436',
      position: 'vozač',
      schooling: 'SSS',
      dailyHours: 400,
      employedFrom: before(44),
      priorService: { years: 9, months: 11, days: 0 },
      agreed: [{ from: before(44), kind: 'neto', amount: 90_000 }],
      dependants: 500_000,
      worksElsewhere: true,
      otherIncome: 120_000,
    },
    {
      ...newWorker('ogledni-6', SRPSKA),
      lastName: 'Šesti',
      firstName: 'Radnik',
      jmbg: '0303899990067',
      address,
      municipality: banjaLuka,
      account: '5559990000010528',
      position: 'čistač',
      schooling: 'NK',
      employedFrom: before(65, 3),
      agreed: [{ from: before(65, 3), kind: 'satnica', amount: 950 }],
      deductions: [
        {
          id: 'ogledni-sindikat',
          name: 'Sindikat',
          creditor: 'Izmišljeni sindikat',
          account: '5559990000030025',
          reference: '',
          share: 10_000,
        },
      ],
    },
    ...sampleSpecialWorkers({ year, month }, { federation: FEDERATION, srpska: SRPSKA, sarajevo, banjaLuka }),
  ];
}

/**
 * A month in which some workers differ: overtime, a bonus, a regres above its limit, pieces, and their absences; an advance and a 13th pay on days of their own. Its day of
 * payment is not in the past.
 */
export function sampleMonths({ year, month }: YearMonth, today: Day): readonly PayrollMonth[] {
  const federation = sampleMonth(FEDERATION, { year, month }, today);
  const srpska = sampleMonth(SRPSKA, { year, month }, today);
  return [
    {
      ...federation,
      averageNet: AVERAGE_NET,
      averageOfThree: AVERAGE_NET,
      payouts: {
        'ogledna-akontacija': {
          kind: 'advance',
          day: dayOf(year, month, 15),
          workers: ['ogledni-1'],
          amount: 40_000,
        },
      },
      workers: {
        'ogledni-3': {
          entries: { overtime: 650, bonus: 15_000, 'vrsta:iznos:regres': 100_000, [ASSEMBLY]: 12_000_000 },
        },
      },
    },
    {
      ...srpska,
      payouts: {
        'ogledna-13': {
          kind: 'thirteenth',
          day: workdayFrom(addDays(srpska.payday, 10)),
          workers: ['ogledni-4'],
          share: 500_000,
        },
      },
      workers: { 'ogledni-4': { entries: { overtime: 1000 } } },
    },
  ];
}

function sampleMonth(firm: string, { year, month }: YearMonth, today: Day): PayrollMonth {
  const usual = newMonth(firm, year, month);
  return usual.payday < today ? { ...usual, payday: workdayFrom(today) } : usual;
}

/** The day itself, or the Monday after it. */
const workdayFrom = (day: Day): Day => addDays(day, weekdayOf(day) < 6 ? 0 : 8 - weekdayOf(day));
