import { describe, expect, test } from 'vitest';
import type { YearMonth } from '../../../core/days/day.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import type { FirmPayKind, PayKey } from '../../model/pay-kind.ts';
import type { Worker } from '../../model/worker.ts';
import { kindOf } from '../../staff/pay-kinds/kinds-of.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { calculateMonth } from '../calculate/calculate-month.ts';
import { ask } from '../calculate/settled-wage.fixture.ts';
import { furtherPay, type KindsOfMonth } from './further-pay.ts';
import type { EarlierPay } from './sick-leave.ts';
import { workerInMonth } from './worker-in-month.ts';

type Entries = WorkerMonth['entries'];

interface Case {
  readonly kinds?: readonly FirmPayKind[];
  readonly firm?: Partial<Firm>;
  readonly month?: Partial<PayrollMonth>;
  readonly worker?: Partial<Worker>;
  readonly earlier?: EarlierPay;
}

/** A worker with a gross of 2.000,00 in October 2026, which has 176 hours. */
function contextOf(entries: Entries, { kinds = [], firm, month, worker, earlier }: Case = {}): KindsOfMonth {
  const ofFirm = firmOf({ payKinds: kinds, ...firm });
  const of = workerInMonth(ofFirm, workerOf(worker), monthOf({ r1: { entries } }, month), earlier);
  return { ...of, gross: 200_000 };
}

const partsOf = (entries: Entries, more?: Case) =>
  furtherPay(contextOf(entries, more)).map(({ kind, taxed, untaxed }) => [kind, taxed, untaxed]);

const KNOWN = { averageOfThree: 166_400 };
const IN_2026: YearMonth = { year: 2026, month: 2 };

describe('the amount of a kind', () => {
  test.each<[string, Entries, FirmPayKind, number]>([
    [
      'hours in the fund at their percentage: 2.000 / 176 × 8 × 30 %',
      { 'vrsta:sati:nedjelja': 800 },
      { key: 'vrsta:sati:nedjelja', rate: 300_000 },
      2727,
    ],
    [
      'hours outside the fund with the hour: 2.000 / 176 × 8 × 130 %',
      { 'vrsta:sati:nedjelja': 800 },
      { key: 'vrsta:sati:nedjelja', rate: 300_000, addsHour: true },
      11_818,
    ],
    [
      'a share of basic pay: 10 % × 2.000',
      { 'vrsta:posto:funkcija': 100_000 },
      { key: 'vrsta:posto:funkcija' },
      20_000,
    ],
    [
      'pieces at a price: 120 × 2,50',
      { 'vrsta:broj:ucinak': 120_000_000 },
      { key: 'vrsta:broj:ucinak', price: 250 },
      30_000,
    ],
    [
      'a coefficient of the price of labour: 1,35 × 200,00',
      { 'vrsta:broj:koeficijent': 1_350_000 },
      { key: 'vrsta:broj:koeficijent', price: 20_000 },
      27_000,
    ],
    ['an amount', { 'vrsta:iznos:trinaesta': 150_000 }, { key: 'vrsta:iznos:trinaesta' }, 150_000],
    [
      'days of an own kind: 2,5 × 30,00',
      { 'vrsta:dani:vlastiti': 250 },
      { key: 'vrsta:dani:vlastiti', name: 'Dodatak po danu', price: 3000 },
      7500,
    ],
    // Six years at 0,6 %: 300,00 + 10,80.
    [
      'pieces with seniority',
      { 'vrsta:broj:ucinak': 120_000_000 },
      { key: 'vrsta:broj:ucinak', price: 250, inSeniority: true },
      31_080,
    ],
  ])('is %s', (_, entries, kind, taxed) => {
    expect(partsOf(entries, { kinds: [kind] })).toEqual([[kind.key, taxed, 0]]);
  });

  test('is a share of the basic pay of the worked part of a month', () => {
    // One of 22 days unpaid: 2.000 × 168 / 176 = 1.909,09; a tenth is 190,91.
    const entries = { 'vrsta:posto:funkcija': 100_000, unpaidDays: 100 } as const;
    expect(partsOf(entries)).toEqual([['vrsta:posto:funkcija', 19_091, 0]]);
  });

  test.each<[string, Entries, RegExp]>([
    [
      'a percentage',
      { 'vrsta:sati:pripravnost': 800 },
      /^Nije upisan procenat za „Pripravnost“: upišite ga pod „Firma“, „Vrste primanja“\.$/,
    ],
    ['a price', { 'vrsta:broj:ucinak': 1_000_000 }, /^Za „Rad po učinku“ upišite cijenu komada/],
    ['the kind itself', { 'vrsta:iznos:obrisana': 100 }, /^Te vrste primanja u firmi nema/],
    [
      'an average wage',
      { 'vrsta:iznos:regres': 80_000 },
      /^Nije poznato do kojeg je iznosa „Regres“ neoporezivo\. Upišite prosječnu neto plaću .* iznad tabele/,
    ],
    [
      'the limit of the worker',
      { 'vrsta:iznos:otpremnina-otkaz': 80_000 },
      /70 % vlastite prosječne plaće .* u kolonu „Otpremnina pri otkazu: neoporezivo do“\.$/,
    ],
  ])('is refused without %s', (_, entries, sentence) => {
    expect(() => furtherPay(contextOf(entries))).toThrow(sentence);
  });
});

test('needs no average for an amount below the limit of any average', () => {
  // No average is below the minimum wage of 1.027,00: 30 % is 308,10.
  expect(partsOf({ 'vrsta:iznos:poklon': 10_000 })).toEqual([['vrsta:iznos:poklon', 0, 10_000]]);
  expect(partsOf({ 'vrsta:iznos:poklon': 30_810 })).toEqual([['vrsta:iznos:poklon', 0, 30_810]]);
  expect(() => partsOf({ 'vrsta:iznos:poklon': 30_811 })).toThrow('Nije poznato');
  const earlier = { untaxed: { 'vrsta:iznos:poklon': 25_000 } };
  expect(() => partsOf({ 'vrsta:iznos:poklon': 10_000 }, { earlier })).toThrow('Nije poznato');
});

test('says why an average of one month is not taken when an earlier version had one field', () => {
  const month = { averageNet: 170_000 };
  expect(() => partsOf({ 'vrsta:iznos:regres': 80_000 }, { month })).toThrow(
    'Upisana prosječna neto plaća 1.700,00 je jednog mjeseca i važi samo za topli obrok.',
  );
});

describe('the untaxed part', () => {
  const field = (id: string): Case => ({ kinds: [{ key: `vrsta:dani:${id}`, price: 5000 }] });
  test.each<[string, Entries, Case, number, number]>([
    // 50 % × 1.122,00.
    ['of regres', { 'vrsta:iznos:regres': 80_000 }, { month: { averageOfThree: 112_200 } }, 23_900, 56_100],
    // 50 % × (1.632 + 1.622 + 1.664) / 3 = 819,67, the averages of October to December 2025.
    [
      'of regres by published averages',
      { 'vrsta:iznos:regres': 100_000 },
      { month: IN_2026 },
      18_033,
      81_967,
    ],
    [
      'of a second regres in the year',
      { 'vrsta:iznos:regres': 80_000 },
      { month: { averageOfThree: 112_200 }, earlier: { untaxed: { 'vrsta:iznos:regres': 40_000 } } },
      63_900,
      16_100,
    ],
    [
      'of a regres by the limit of the firm',
      { 'vrsta:iznos:regres': 80_000 },
      { kinds: [{ key: 'vrsta:iznos:regres', limit: 50_000 }] },
      30_000,
      50_000,
    ],
    // 30 % × 1.664,00.
    ['of a gift', { 'vrsta:iznos:poklon': 60_000 }, { month: KNOWN }, 10_080, 49_920],
    // Four days: 4 × 50,00 against 4 × 45,00.
    ['of per diems', { 'vrsta:dani:dnevnica': 400 }, field('dnevnica'), 2000, 18_000],
    // 20, 70 and 100 % of 45,00 for two days.
    ['of field work with lodging and meals', { 'vrsta:dani:teren': 200 }, field('teren'), 8200, 1800],
    ['of field work with meals', { 'vrsta:dani:teren-hrana': 200 }, field('teren-hrana'), 3700, 6300],
    ['of field work with lodging', { 'vrsta:dani:teren-smjestaj': 200 }, field('teren-smjestaj'), 1000, 9000],
    // 25,00 before 2026.
    [
      'of per diems in 2025',
      { 'vrsta:dani:dnevnica': 100 },
      { ...field('dnevnica'), month: { year: 2025, month: 5 } },
      2500,
      2500,
    ],
    [
      'of aid at a death, 4 × 1.664,00',
      { 'vrsta:iznos:pomoc-smrt': 700_000 },
      { month: KNOWN },
      34_400,
      665_600,
    ],
    [
      'of aid in illness, 3 × 1.664,00',
      { 'vrsta:iznos:pomoc-bolest': 500_000 },
      { month: KNOWN },
      800,
      499_200,
    ],
    [
      'of aid in illness by own averages',
      { 'vrsta:iznos:pomoc-bolest': 700_000, 'vrsta:iznos:pomoc-bolest-granica': 600_000 },
      {},
      100_000,
      600_000,
    ],
    [
      'of severance at retirement, 6 × 1.664,00',
      { 'vrsta:iznos:otpremnina-penzija': 1_000_000 },
      { month: KNOWN },
      1600,
      998_400,
    ],
    [
      'of severance at dismissal',
      { 'vrsta:iznos:otpremnina-otkaz': 900_000, 'vrsta:iznos:otpremnina-otkaz-granica': 840_000 },
      {},
      60_000,
      840_000,
    ],
    ['of aid by the decree', { 'vrsta:iznos:pomoc-uredba': 35_000 }, { month: IN_2026 }, 5000, 30_000],
    ['of aid after the decree', { 'vrsta:iznos:pomoc-uredba': 35_000 }, {}, 35_000, 0],
    [
      'of transport above the ticket',
      { transport: 8000 },
      { kinds: [{ key: 'transport', limit: 5300 }] },
      2700,
      5300,
    ],
    ['of transport stated as untaxed', { transport: 8000 }, {}, 0, 8000],
    [
      'of an own kind by the year',
      { 'vrsta:iznos:zdravlje': 30_000 },
      {
        kinds: [
          {
            key: 'vrsta:iznos:zdravlje',
            name: 'Sistematski',
            treatment: 'untaxed',
            limit: 20_000,
            limitSpan: 'year',
          },
        ],
        earlier: { untaxed: { 'vrsta:iznos:zdravlje': 15_000 } },
      },
      25_000,
      5000,
    ],
    [
      'of pay outside the wage',
      { 'vrsta:iznos:povrat': 30_000 },
      { kinds: [{ key: 'vrsta:iznos:povrat', name: 'Povrat troška', treatment: 'outside' }] },
      0,
      30_000,
    ],
    ['of a jubilee award', { 'vrsta:iznos:jubilej': 30_000 }, {}, 30_000, 0],
    [
      'of regres in Republika Srpska',
      { 'vrsta:iznos:regres': 30_000 },
      { firm: { entity: 'rs' } },
      30_000,
      0,
    ],
    [
      'of severance in Republika Srpska',
      { 'vrsta:iznos:otpremnina-penzija': 500_000, 'vrsta:iznos:otpremnina-penzija-granica': 390_000 },
      { firm: { entity: 'rs' } },
      110_000,
      390_000,
    ],
    [
      'of aid in the District in 2023',
      { 'vrsta:iznos:pomoc-uredba': 250_000 },
      { firm: { entity: 'bd' }, month: { year: 2023, month: 3 } },
      10_000,
      240_000,
    ],
  ])('%s', (_, entries, more, taxed, untaxed) => {
    expect(partsOf(entries, more).map(([, ...parts]) => parts)).toEqual([[taxed, untaxed]]);
  });

  test('is said with its limit when a part is above it', () => {
    const [line] = furtherPay(
      contextOf({ 'vrsta:iznos:regres': 80_000 }, { month: { averageOfThree: 112_200 } }),
    );
    expect(line?.note).toBe(
      'od 800,00 neoporezivo 561,00, oporezivo 239,00 (granica 561,00: 50 % prosječne neto plaće 1.122,00)',
    );
  });

  test('is refused in the District after the last known year', () => {
    const more = { firm: { entity: 'bd' }, month: { year: 2024, month: 3 } } as const;
    expect(() => furtherPay(contextOf({ 'vrsta:iznos:pomoc-uredba': 100 }, more))).toThrow(/Vrste primanja/);
  });
});

describe('a wage with kinds of pay', () => {
  const regres = { 'vrsta:iznos:regres': 80_000 } as const;
  const settled = async (entries: Entries, { kinds = [], month, worker }: Case = {}) => {
    const inMonth = monthOf({ r1: { entries } }, month);
    const { wages, unsettled } = await calculateMonth(
      firmOf({ payKinds: kinds }),
      [workerOf(worker)],
      inMonth,
      ask,
    );
    return { wage: wages[0], unsettled: unsettled[0] };
  };

  test('sends both parts and pays both', async () => {
    const { wage } = await settled(regres, { month: { averageOfThree: 112_200 } });
    expect(wage?.request).toMatchObject({ stimulacija: 239, neoporezivo: 561 });
    expect(wage?.figures.untaxed).toBe(56_100);
  });

  test('names the column of a refused kind', async () => {
    const { unsettled } = await settled(regres);
    expect(unsettled?.issues.map(({ polje }) => polje)).toEqual(['vrsta:iznos:regres']);
  });

  test('keeps an agreed net when a kind is untaxed', async () => {
    const agreed = [{ from: '2020-01-01', kind: 'neto', amount: 120_000 }] as const;
    const { wage } = await settled(regres, { month: { averageOfThree: 166_400 }, worker: { agreed } });
    expect([wage?.figures.net, wage?.figures.untaxed]).toEqual([120_000, 80_000]);
  });

  test('takes hours of a kind from the gross of an agreed net', async () => {
    const agreed = [{ from: '2020-01-01', kind: 'neto', amount: 120_000 }] as const;
    const kinds = [{ key: 'vrsta:sati:nedjelja', rate: 500_000 }] as const;
    const plain = await settled({}, { worker: { agreed } });
    const { wage } = await settled({ 'vrsta:sati:nedjelja': 1760 }, { kinds, worker: { agreed } });
    // A tenth of the hours of the month at one half: 5 % of the basic gross.
    const basic = Math.round(Number(plain.wage?.answer.bruto_plata_osnovna) * 100);
    const sunday = wage?.pays?.find(({ kind }) => kind === 'vrsta:sati:nedjelja');
    expect(sunday?.taxed).toBe(Math.round(basic / 20));
  });

  test('adds uplifts to the least base of the Federation', async () => {
    const agreed = [{ from: '2020-01-01', kind: 'bruto', amount: 140_000 }] as const;
    const own: FirmPayKind = { key: 'vrsta:posto:otezani', name: 'Otežani uslovi', treatment: 'taxed' };
    const kinds: readonly FirmPayKind[] = [
      { key: 'vrsta:sati:nedjelja', rate: 500_000 },
      { ...own, raisesLeastBase: true },
    ];
    const entries = { 'vrsta:sati:nedjelja': 1760, 'vrsta:posto:otezani': 20_000, bonus: 5_000 };
    const baseWith = async (more: Entries, all = kinds) =>
      (await settled(more, { kinds: all, worker: { agreed } })).wage?.figures.base;
    // 1.400 / 176 × 17,6 × 50 % = 70,00, and 2 % of 1.400 = 28,00; the bonus is no uplift.
    expect(await baseWith(entries)).toBe(160_548 + 7_000 + 2_800);
    expect(await baseWith(entries, [...kinds.slice(0, 1), own])).toBe(160_548 + 7_000);
    expect(await baseWith({ bonus: 5_000 })).toBe(160_548);
  });

  test('counts own pay in kind as received', async () => {
    const kinds = [{ key: 'vrsta:iznos:stan', name: 'Stan', treatment: 'inKind' }] as const;
    const { wage } = await settled({ 'vrsta:iznos:stan': 20_000 }, { kinds });
    expect(wage?.figures.inKind).toBe(20_000);
    expect(wage?.withheld).toMatchObject([{ received: 'inKind', amount: 20_000 }]);
  });
});

test('keeps the treatment of a given kind, which the law sets', () => {
  const kinds: readonly FirmPayKind[] = [
    { key: 'vrsta:iznos:jubilej', name: 'Nagrada', treatment: 'outside' },
  ];
  const key: PayKey = 'vrsta:iznos:jubilej';
  expect(kindOf(firmOf({ payKinds: kinds }), key)).toMatchObject({ name: 'Nagrada', treatment: 'taxed' });
});
