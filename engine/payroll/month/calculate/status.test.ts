import { describe, expect, test } from 'vitest';
import { specifications } from '../../forms/federal/form-2001.ts';
import { mip1023 } from '../../forms/federal/mip-1023.ts';
import { form1002 } from '../../forms/srpska/form-1002.ts';
import type { Firm } from '../../model/firm.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { checkSums, sumsAgree } from '../../payments/orders/check-sums.ts';
import { ordersOf } from '../../payments/orders/orders.ts';
import { answering, firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { workerYears } from '../year.ts';
import { calculateMonth } from './calculate-month.ts';
import { statusNotes } from './status-notes.ts';

const answer = await answering();
const SEAT = {
  fbih: { entity: 'fbih', code: '077', name: 'Centar Sarajevo' },
  rs: { entity: 'rs', code: '002', name: 'Banja Luka' },
  bd: { entity: 'bd', code: null, name: 'Brčko' },
} as const;

async function settled(
  entity: PayrollEntity,
  own: Partial<Worker>,
  { inputs, firm: ofFirm }: { inputs?: WorkerMonth; firm?: Partial<Firm> } = {},
) {
  const firm = firmOf({ entity, municipality: SEAT[entity], ...ofFirm });
  const worker = workerOf({ municipality: SEAT[entity], hotMeal: 0, ...own });
  const month = monthOf(inputs ? { r1: inputs } : {});
  const made = await calculateMonth(firm, [worker], month, answer);
  return { firm, month, ...made };
}

async function wageOf(...given: Parameters<typeof settled>) {
  const all = await settled(...given);
  const [wage] = all.wages;
  if (!wage) throw new Error(all.unsettled[0]?.reason);
  const orders = ordersOf(all);
  expect(sumsAgree(checkSums(all, orders))).toBe(true);
  return { ...all, wage, orders };
}

describe('an owner or director without pay', () => {
  test('owes contributions on the least base in the Federation, and is in a specification B', async () => {
    const { wage, ...all } = await wageOf('fbih', { status: 'unpaid', coefficient: 1_000_000 });
    // 1.605,48 × 17, 12,5, 1,5 % and 2,5, 2, 0,5 % on it.
    expect(wage.figures).toMatchObject({
      gross: 0,
      base: 160_548,
      pension: { from: 27_293, on: 4014 },
      health: { from: 20_069, on: 3211 },
      unemployment: { from: 2408, on: 803 },
      tax: 0,
      net: 0,
      water: 0,
      disaster: 0,
      disability: 0,
      cost: 57_798,
    });
    expect(wage.payout).toBe(0);
    expect(statusNotes(wage)[0]).toMatch(/^Bez plaće: .*577,98 KM, na najnižu osnovicu 1\.605,48 KM/);
    const [only, another] = specifications({ ...all, wages: [wage] });
    expect(another).toBeUndefined();
    expect(only?.head.find(({ label }) => label === 'Isplata')?.value).toBe('b: samo doprinosi');
    expect(only?.rows.find(({ row }) => row === '10')?.amount).toBe(0);
    expect(only?.rows.find(({ row }) => row === '30')?.amount).toBe(57_798);
    const mip = mip1023({ ...all, wages: [wage] }, '2026-11-10');
    expect(mip.xml).toContain('<UkupanPrihod>0.00</UkupanPrihod>');
    expect(mip.xml).toContain('<PrihodUmanjenZaDoprinose>0.00</PrihodUmanjenZaDoprinose>');
    expect(mip.xml).toContain('<IznosPIO>272.93</IznosPIO>');
    expect(workerYears([{ ...all, wages: [wage] }], 2026)).toEqual([]);
  });

  test('has the higher base without a tax card, and half of it at four hours', async () => {
    const without = await wageOf('fbih', { status: 'unpaid', cardElsewhere: true });
    expect(without.wage.figures.base).toBe(165_379);
    const short = await wageOf('fbih', { status: 'unpaid', dailyHours: 400 });
    expect(short.wage.figures.base).toBe(80_274);
  });

  test('owes contributions on the least base of the schooling in Republika Srpska, in row 14.3', async () => {
    const { wage, ...all } = await wageOf('rs', { status: 'unpaid', schooling: 'SSS' });
    // 1.672,13 × 18,5, 10,2, 0,6 and 1,7 % = 31 %.
    expect(wage.figures).toMatchObject({
      gross: 0,
      base: 167_213,
      pension: { from: 30_934 },
      health: { from: 17_056 },
      tax: 0,
      solidarity: 0,
      net: 0,
    });
    const { pension, health, unemployment, child, cost } = wage.figures;
    expect(cost).toBe(pension.from + health.from + unemployment.from + child.from);
    expect(cost).toBe(51_836);
    const form = form1002({ ...all, wages: [wage] }, '2026-11-10');
    expect(form.head.map(({ row }) => row)).toContain('14.3');
    expect(form.head.map(({ row }) => row)).not.toContain('13');
    expect(form.notes.join(' ')).toContain('redom 14.3');
    expect(form.dl1.rows[0]?.[10]).toBe('0,00');
  });

  test('is insured for a typed amount in the District', async () => {
    const refused = await settled('bd', { status: 'unpaid', fund: 'rs' });
    expect(refused.unsettled[0]?.reason).toContain('Upišite kod radnika');
    const { wage, orders } = await wageOf('bd', { status: 'unpaid', fund: 'rs', insuranceAmount: 25_000 });
    expect(wage.figures).toMatchObject({ gross: 0, cost: 25_000, insurance: 25_000 });
    expect(orders.skipped.find(({ obligation }) => obligation === 'insurance')).toMatchObject({
      amount: 25_000,
      reason: expect.stringContaining('ručno'),
    });
  });

  test('is refused with entries of a wage, and in a month without a known base', async () => {
    const { unsettled } = await settled(
      'fbih',
      { status: 'unpaid' },
      { inputs: { entries: { overtime: 800 } } },
    );
    expect(unsettled[0]?.reason).toContain('obrišite upisane sate i iznose');
    const old = await calculateMonth(
      firmOf(),
      [workerOf({ status: 'unpaid' })],
      monthOf({}, { year: 2021, id: 'f1:2021-10' }),
      answer,
    );
    expect(old.unsettled[0]?.reason).toContain('nije poznata');
  });
});

describe('training without employment', () => {
  test.each(['fbih', 'rs', 'bd'] as const)('is insured for a typed amount: %s', async (entity) => {
    const { wage, orders, ...all } = await wageOf(entity, {
      status: 'training',
      fund: 'fbih',
      insuranceAmount: 3000,
    });
    expect(wage.figures).toMatchObject({ gross: 0, base: 0, insurance: 3000, cost: 3000 });
    expect(orders.orders).toEqual([]);
    expect(statusNotes(wage)[0]).toContain('30,00 KM');
    expect(specifications({ ...all, wages: [wage] })).toEqual([]);
    expect(mip1023({ ...all, wages: [wage] }, '2026-11-10').xml).toBeUndefined();
  });
});

describe('a pripravnik', () => {
  test('is warned about below 70 % of the wage of the post in the Federation', async () => {
    const notes = async (amount: number, postWage?: number) => {
      const agreed = [{ from: '2026-01-01', kind: 'bruto', amount } as const];
      const { wage } = await wageOf('fbih', { status: 'trainee', agreed, ...(postWage && { postWage }) });
      return statusNotes(wage);
    };
    // 70 % of 2.600,00 is 1.820,00.
    expect(await notes(182_000, 260_000)).toEqual([]);
    expect(await notes(181_999, 260_000)).toEqual([expect.stringContaining('1.820,00 KM')]);
    expect(await notes(182_000)).toEqual([expect.stringContaining('upišite kod radnika')]);
  });

  test('is not warned about where no share is known', async () => {
    const { wage } = await wageOf('rs', { status: 'trainee', postWage: 900_000 });
    expect(statusNotes(wage)).toEqual([]);
  });
});

test('has the kind of payout 7 when disabled, and the quota on the specification', async () => {
  const { wage, ...all } = await wageOf('fbih', { status: 'disabled' });
  expect(mip1023({ ...all, wages: [wage] }, '2026-11-10').xml).toContain('<VrstaIsplate>7</VrstaIsplate>');
  expect(specifications({ ...all, wages: [wage] })[0]?.notes.join(' ')).toContain(
    'Osoba s invaliditetom: 1, radnika: 1. Zakon traži jednu na svakih 16: kvota je ispunjena',
  );
});

describe('service counted longer', () => {
  const NEW = { employedFrom: '2026-10-01' };
  // Of a gross of 2.000,00: 2, 3 and 6 %.
  test.each([
    ['14', 4000],
    ['15', 6000],
    ['16', 12_000],
  ] as const)('adds a contribution of the employer: 12/%s', async (longerService, added) => {
    const plain = await wageOf('fbih', NEW);
    const { wage, ...all } = await wageOf('fbih', { ...NEW, longerService, longerServiceCode: '010203' });
    expect(wage.figures.longerPension).toBe(added);
    expect(wage.figures.pension.on).toBe(plain.wage.figures.pension.on + added);
    expect(wage.figures.cost).toBe(plain.wage.figures.cost + added);
    expect(wage.payout).toBe(plain.wage.payout);
    const xml = mip1023({ ...all, wages: [wage] }, '2026-11-10').xml ?? '';
    expect(xml).toContain('<RadniSatiUT>176.00</RadniSatiUT>');
    expect(xml).toContain(`<StepenUvecanja>${longerService}</StepenUvecanja>`);
    expect(xml).toContain('<SifraRadnogMjestaUT>010203</SifraRadnogMjestaUT>');
    expect(xml).toContain(`<DoprinosiPIOMIOzaUT>${added / 100}.00</DoprinosiPIOMIOzaUT>`);
    expect(xml).toContain('<BeneficiraniStaz>true</BeneficiraniStaz>');
    const rows = specifications({ ...all, wages: [wage] })[0]?.rows ?? [];
    const row = (number: string) => rows.find((one) => one.row === number);
    expect([row('20')?.slips, row('23')?.amount, row('25')?.amount]).toEqual([5000, added, added]);
    expect(row('26')?.amount).toBe(row('26')?.slips);
  });

  test('is only noted where no rate is known', async () => {
    const { wage } = await wageOf('rs', { longerService: '15' });
    expect(wage.figures.longerPension).toBeUndefined();
    expect(statusNotes(wage)).toEqual([expect.stringContaining('DL6, vrsta 35')]);
  });
});
