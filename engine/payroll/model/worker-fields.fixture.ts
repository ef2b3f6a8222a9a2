import fc from 'fast-check';
import { MUNICIPALITIES } from '../firms/municipalities/municipalities.ts';
import { kindOf } from './agreed-pay.ts';
import { newWorker, WORKER_FIELD_NAMES, WORKER_FIELDS, type Worker, type WorkerValues } from './worker.ts';
import { CONTRACT_KINDS, LONGER_SERVICES, SEXES, WORKER_STATUSES } from './worker-values.ts';

const text = fc.constantFrom('', 'knjigovođa', '=1+2', '-5', '+387 61 000 000', 'a; b "c"', '00123');
const account = fc.constantFrom('3389990000010097', '1619990000010133', '');
const debt = fc.record(
  {
    remaining: fc.nat(10_000_000),
    isEnforced: fc.boolean(),
  },
  { requiredKeys: [] },
);
const amount = fc.nat(10_000_000);

const deductions = fc
  .record({ first: debt, second: debt, account, amount, share: fc.nat(1_000_000) })
  .map(({ first, second, account: to, amount: fixed, share }) => [
    { id: '', name: 'sindikat', creditor: 'Kreditor', account: to, reference: '1-2', share, ...first },
    { id: '', name: 'kredit', creditor: 'Kreditor', account: '', reference: '3', amount: fixed, ...second },
  ]);

/** Values of each kind that our own files store exactly; of agreed pay only the last. */
export const WORKER_ARBITRARIES: { readonly [K in keyof WorkerValues]: fc.Arbitrary<WorkerValues[K]> } = {
  name: fc.constantFrom('Prvi', 'Radnica', 'Čelić-Đurić'),
  text,
  jmbg: fc.constantFrom('3112899990017', '0101899995024'),
  account,
  municipality: fc
    .constantFrom(...MUNICIPALITIES.filter(({ name }) => !name.includes('grad)')))
    .map(({ entity, code, name }) => ({ entity, code, name })),
  schooling: fc.constantFrom('NK', 'PK', 'KV', 'SSS', 'VŠS', 'VSS'),
  dailyHours: fc.integer({ min: 100, max: 1200 }),
  day: fc.constantFrom('2020-03-01', '2026-12-31', '2027-01-15'),
  service: fc.record({ years: fc.nat(60), months: fc.nat(11), days: fc.nat(30) }),
  pay: fc
    .record({
      choice: fc.constantFrom('bruto', 'neto', 'isplata', 'satnica'),
      amount,
      from: fc.constant('2026-01-01'),
    })
    .map(({ choice, ...agreed }) => [{ ...agreed, ...kindOf(choice) }]),
  coefficient: fc.nat(20_000_000),
  dependants: fc.nat(20_000_000),
  amount,
  yesNo: fc.boolean(),
  fund: fc.constantFrom('rs', 'fbih'),
  // The limit for a year of service, the smallest of all.
  rate: fc.nat(200_000),
  deductions,
  spells: fc.constantFrom<WorkerValues['spells']>(
    [{ from: '2010-01-01', to: '2011-06-30' }],
    [
      { from: '2010-01-01', to: '2011-06-30' },
      { from: '2015-03-02', to: '2019-12-31' },
    ],
  ),
  accounts: fc.constantFrom<WorkerValues['accounts']>(
    [{ account: '1619990000010133', amount: 20_000 }],
    [
      { account: '1619990000010133', share: 250_000 },
      { account: '3389990000010097', amount: 12_345 },
    ],
  ),
  status: fc.constantFrom(...WORKER_STATUSES),
  longerService: fc.constantFrom(...LONGER_SERVICES),
  sex: fc.constantFrom(...SEXES),
  contractKind: fc.constantFrom(...CONTRACT_KINDS),
};

/** A worker with any value in every given field, and any of the optional ones. */
export const anyWorker: fc.Arbitrary<Worker> = fc
  .record(
    Object.fromEntries(
      WORKER_FIELD_NAMES.map((name) => {
        const { kind, isGiven } = WORKER_FIELDS[name];
        const any = WORKER_ARBITRARIES[kind] as fc.Arbitrary<unknown>;
        // An optional text is left out when it is empty.
        return [name, isGiven ? any : any.filter((value) => value !== '')];
      }),
    ),
    { requiredKeys: WORKER_FIELD_NAMES.filter((name) => WORKER_FIELDS[name].isGiven) },
  )
  .filter(({ employedFrom = '', employedTo = '9' }) => String(employedFrom) <= String(employedTo))
  .filter(({ employedFrom, earlierSpells }) => employedFrom !== undefined || earlierSpells === undefined)
  .map((fields) => ({ ...newWorker('r1', 'f1'), ...fields }) as Worker);
