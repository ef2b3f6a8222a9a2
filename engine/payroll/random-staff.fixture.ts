import fc from 'fast-check';
import { dayOf } from '../core/days/day.ts';
import type { Firm } from './model/firm.ts';
import type { PayrollMonth, WorkerMonth } from './model/month.ts';
import type { FirmPayKind } from './model/pay-kind.ts';
import type { MunicipalityKey, PayrollEntity } from './model/place.ts';
import type { Agreed, StandingDeduction, Worker } from './model/worker.ts';
import { LONGER_SERVICES, WORKER_STATUSES } from './model/worker-values.ts';
import { firmOf, monthOf, workerOf } from './staff.fixture.ts';

/** A firm with its workers and a month, all invented. */
export interface RandomStaff {
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  readonly month: PayrollMonth;
}

const PLACES: readonly MunicipalityKey[] = [
  { entity: 'fbih', code: '077', name: 'Centar Sarajevo' },
  { entity: 'fbih', code: '078', name: 'Novi Grad Sarajevo' },
  { entity: 'fbih', code: '103', name: 'Zenica' },
  { entity: 'fbih', code: '180', name: 'Mostar' },
  { entity: 'rs', code: '002', name: 'Banja Luka' },
  { entity: 'rs', code: '056', name: 'Prijedor' },
  { entity: 'bd', code: null, name: 'Brčko distrikt' },
];
const SEATS: Readonly<Record<PayrollEntity, readonly MunicipalityKey[]>> = {
  fbih: PLACES.filter(({ entity }) => entity === 'fbih'),
  rs: PLACES.filter(({ entity }) => entity === 'rs'),
  bd: PLACES.filter(({ entity }) => entity === 'bd'),
};

const within = (min: number, max: number) => fc.integer({ min, max });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const ACCOUNTS = ['3389990000001173', '1619990000001209', '1549990000001314', ''];

/** Three weekdays are left of the month: its gross is below the contributions on the minimum base. */
const LATE = '2026-10-28';

const agreed: fc.Arbitrary<Agreed> = fc.oneof(
  fc.record({
    from: fc.constant('2015-01-01'),
    kind: fc.constant('bruto' as const),
    amount: within(90_000, 900_000),
  }),
  fc.record({
    from: fc.constant('2015-01-01'),
    kind: fc.constant('neto' as const),
    amount: within(70_000, 600_000),
  }),
  fc.record({
    from: fc.constant('2015-01-01'),
    kind: fc.constant('satnica' as const),
    amount: within(500, 4000),
  }),
);

const raise: fc.Arbitrary<Agreed> = fc.record({
  from: within(2, 28).map((date) => dayOf(2026, 10, date)),
  kind: fc.constant('bruto' as const),
  amount: within(90_000, 900_000),
});

const deduction: fc.Arbitrary<StandingDeduction> = fc
  .record({
    amount: maybe(within(0, 120_000)),
    share: within(0, 400_000),
    remaining: maybe(within(0, 200_000)),
    account: fc.constantFrom('1999990000002094', '', '1999990000002095'),
    isEnforced: fc.boolean(),
  })
  .map(({ amount, share, remaining, ...own }) => ({
    id: '',
    name: 'kredit',
    creditor: 'Kreditor Primjer',
    reference: 'partija 123',
    ...own,
    ...(amount === undefined ? { share } : { amount }),
    ...(remaining !== undefined && { remaining }),
  }));

/** Workers with rules of their own, further accounts, and values changed inside or around the month. */
const special: fc.Arbitrary<Partial<Worker>> = fc.record(
  {
    status: fc.constantFrom(...WORKER_STATUSES),
    longerService: fc.constantFrom(...LONGER_SERVICES),
    otherAccounts: fc.constantFrom(
      [{ account: '1619990000001209', amount: 20_000 }],
      [{ account: '1549990000001314', share: 250_000 }],
    ),
    history: fc.record(
      {
        dailyHours: fc.constantFrom(
          [{ before: '2026-10-15', value: 800 }],
          [{ before: '2026-11-01', value: 400 }],
        ),
        coefficient: fc.constantFrom(
          [{ before: '2026-10-15', value: 1_500_000 }],
          [{ before: '2026-10-01' }],
        ),
        status: fc.constantFrom([{ before: '2026-11-01' }], [{ before: '2026-10-01' }]),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const worker: fc.Arbitrary<Partial<Worker>> = fc
  .record({
    municipality: maybe(fc.constantFrom(...PLACES)),
    account: fc.constantFrom(...ACCOUNTS),
    schooling: maybe(fc.constantFrom('NK', 'PK', 'KV', 'SSS', 'VSS')),
    coefficient: maybe(within(0, 40).map((tenths) => tenths * 100_000)),
    dependants: maybe(within(0, 8).map((halves) => halves * 500_000)),
    taxReduction: maybe(within(0, 30_000)),
    cardElsewhere: maybe(fc.boolean()),
    employedFrom: fc.constantFrom('2015-01-01', '2015-01-01', '2026-10-12', LATE),
    leastBase: maybe(fc.boolean()),
    agreed,
    raise: maybe(raise),
    hotMeal: maybe(within(0, 2500)),
    transport: maybe(within(0, 15_000)),
    fund: fc.constantFrom('rs', 'fbih'),
    deductions: fc.array(deduction, { maxLength: 3 }),
    special: fc.option(special, { nil: {} }),
    spell: maybe(fc.constantFrom('2026-10-06', '2026-10-09')),
  })
  .map(({ agreed: first, raise: second, deductions, special: rules, spell, ...own }) => ({
    ...(own as Partial<Worker>),
    ...rules,
    insuranceAmount: 4321,
    ...(spell && own.employedFrom > spell && { earlierSpells: [{ from: '2012-01-01', to: spell }] }),
    agreed: second && first.kind === 'bruto' ? [first, second] : [first],
    deductions: deductions.map((one, at) => ({ ...one, id: `o${at}` })),
  }));

/** Pay in kind, with its value or without. */
const inKind: fc.Arbitrary<WorkerMonth['entries']> = fc.record(
  { inKind: within(1000, 60_000), inKindWorth: within(0, 1000) },
  { requiredKeys: ['inKind'] },
);

const plainEntries: fc.Arbitrary<WorkerMonth['entries']> = fc.record(
  {
    overtime: within(0, 3200),
    night: within(0, 4000),
    holidayWork: within(0, 800),
    paidDays: within(0, 3).map((days) => days * 100),
    unpaidDays: within(0, 2).map((days) => days * 100),
    sickHours: within(0, 40).map((hours) => hours * 100),
    bonus: within(0, 50_000),
    untaxed: within(0, 30_000),
    deductionsOfMonth: within(0, 90_000),
    advance: within(0, 90_000),
  },
  { requiredKeys: [] },
);

/** Own kinds of pay of every unit and treatment; limits are typed, since the law of October 2026 knows no average. */
const OWN_KINDS: readonly FirmPayKind[] = [
  { key: 'vrsta:sati:nedjelja', rate: 350_000, inSeniority: true },
  { key: 'vrsta:sati:druga-smjena', rate: 100_000, addsHour: true, inSickBase: true },
  { key: 'vrsta:broj:ucinak', price: 237 },
  { key: 'vrsta:iznos:regres', limit: 40_000, limitSpan: 'year' },
  { key: 'vrsta:iznos:own-outside', name: 'Povrat troškova', treatment: 'outside' },
  { key: 'vrsta:iznos:own-kind', name: 'Stan', treatment: 'inKind' },
  {
    key: 'vrsta:dani:own-field',
    name: 'Teren',
    treatment: 'untaxed',
    price: 3000,
    limit: 2100,
    limitSpan: 'unit',
  },
  { key: 'transport', limit: 9000 },
];

const kindEntries: fc.Arbitrary<WorkerMonth['entries']> = fc.record(
  {
    'vrsta:sati:nedjelja': within(0, 3200),
    'vrsta:sati:druga-smjena': within(0, 4000),
    'vrsta:posto:funkcija': within(0, 300_000),
    'vrsta:broj:ucinak': within(0, 200_000_000),
    'vrsta:iznos:regres': within(0, 90_000),
    'vrsta:iznos:own-outside': within(0, 20_000),
    'vrsta:iznos:own-kind': within(0, 30_000),
    'vrsta:iznos:vozilo': within(0, 3_000_000),
    'vrsta:dani:own-field': within(0, 5).map((days) => days * 100),
  },
  { requiredKeys: [] },
);

const entries = fc
  .record({
    usual: plainEntries,
    given: fc.option(inKind, { nil: {} }),
    kinds: fc.option(kindEntries, { nil: {} }),
  })
  .map(({ usual, given, kinds }): WorkerMonth['entries'] => ({ ...usual, ...given, ...kinds }));

/** Only the Federation has the kinds of pay for a company car. */
const entriesIn = (
  entity: PayrollEntity,
  { 'vrsta:iznos:vozilo': car, ...others }: WorkerMonth['entries'],
): WorkerMonth['entries'] =>
  entity === 'fbih' && car !== undefined ? { ...others, 'vrsta:iznos:vozilo': car } : others;

/** A late hire has no absence: it would not fit. */
const entriesOf = (
  { employedFrom, status, history }: Partial<Worker>,
  any: WorkerMonth['entries'],
): WorkerMonth['entries'] => {
  const isWithoutPay = status === 'unpaid' || status === 'training';
  if (isWithoutPay && !history?.status?.some(({ before }) => before > '2026-10-31')) return {};
  if (employedFrom !== LATE) return any;
  const { paidDays: _paid, unpaidDays: _unpaid, sickHours: _sick, ...rest } = any;
  return rest;
};

/** Any staff of an entity in October 2026. */
export const randomStaff = (entity: PayrollEntity): fc.Arbitrary<RandomStaff> =>
  fc
    .record({
      seat: fc.constantFrom(...SEATS[entity]),
      kind: fc.constantFrom<Firm['kind']>('drustvo', 'obrt', 'udruzenje'),
      staff: fc.array(fc.record({ worker, entries }), { minLength: 1, maxLength: 6 }),
    })
    .map(({ seat, kind, staff }) => {
      const workers = staff.map((one, at) =>
        workerOf({ ...one.worker, id: `r${at}`, lastName: `Radnik${at}` }),
      );
      const inMonth = Object.fromEntries(
        staff.map((one, at) => [
          `r${at}`,
          { entries: entriesOf(one.worker, entriesIn(entity, one.entries)) },
        ]),
      );
      return {
        firm: firmOf({ entity, municipality: seat, kind, payKinds: OWN_KINDS }),
        workers,
        month: monthOf(inMonth),
      };
    });
