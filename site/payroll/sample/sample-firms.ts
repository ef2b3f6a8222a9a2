import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { newWorker } from '@obracun/engine/payroll/model/new-worker.ts';
import type { MunicipalityKey } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { newFirm } from '@obracun/engine/payroll/reading/firm.ts';
import { newMonth } from '@obracun/engine/payroll/reading/month.ts';

/** Plainly invented: born in 1899 in a region there is none of, at accounts of nobody. */
const sarajevo: MunicipalityKey = { entity: 'fbih', code: '077', name: 'Centar Sarajevo' };
const zenica: MunicipalityKey = { entity: 'fbih', code: '103', name: 'Zenica' };
const banjaLuka: MunicipalityKey = { entity: 'rs', code: '002', name: 'Banja Luka' };

const FEDERATION = 'ogledna-fbih';
const SRPSKA = 'ogledna-rs';

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
    defaults: { hotMeal: 1997, overtimeUplift: 250_000, nightUplift: 300_000, holidayUplift: 400_000 },
    ratesAsked: true,
  },
];

const address = 'Izmišljena ulica bb';

export const SAMPLE_WORKERS: readonly Worker[] = [
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
    employedFrom: '2020-03-01',
    priorService: { years: 4, months: 7, days: 0 },
    agreed: [
      { from: '2020-03-01', kind: 'bruto', amount: 180_000 },
      { from: '2026-01-01', kind: 'bruto', amount: 200_000 },
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
    employedFrom: '2024-01-15',
    agreed: [{ from: '2024-01-15', kind: 'neto', amount: 150_000 }],
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
    employedFrom: '2012-06-01',
    priorService: { years: 2, months: 0, days: 0 },
    agreed: [{ from: '2020-01-01', kind: 'bruto', amount: 400_000 }],
    coefficient: 2_700_000,
    deductions: [
      {
        id: 'ogledni-kredit',
        name: 'Kredit',
        creditor: 'Izmišljena banka',
        account: '1999990000002094',
        reference: '123',
        amount: 25_000,
        remaining: 475_000,
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
    employedFrom: '2025-10-01',
    priorService: { years: 1, months: 2, days: 0 },
    agreed: [{ from: '2025-10-01', kind: 'bruto', amount: 180_000 }],
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
    employedFrom: '2023-02-01',
    priorService: { years: 9, months: 11, days: 0 },
    agreed: [{ from: '2023-02-01', kind: 'neto', amount: 70_000 }],
    dependants: 500_000,
    worksElsewhere: true,
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
    employedFrom: '2021-05-03',
    agreed: [{ from: '2021-05-03', kind: 'satnica', amount: 950 }],
    deductions: [
      {
        id: 'ogledni-sindikat',
        name: 'Sindikat',
        creditor: 'Izmišljeni sindikat',
        account: '',
        reference: '',
        share: 10_000,
      },
    ],
  },
];

/** A month of theirs in which three of them differ: overtime, sick leave, a bonus. */
export const sampleMonths = (year: number, month: number): readonly PayrollMonth[] => [
  {
    ...newMonth(FEDERATION, year, month),
    workers: {
      'ogledni-2': { entries: { sickHours: 4000 } },
      'ogledni-3': { entries: { overtime: 650, bonus: 15_000 } },
    },
  },
  { ...newMonth(SRPSKA, year, month), workers: { 'ogledni-4': { entries: { overtime: 1000 } } } },
];
