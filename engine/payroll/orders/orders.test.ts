import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Firm } from '../model/firm.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { MunicipalityKey } from '../model/place.ts';
import type { Worker } from '../model/worker.ts';
import { randomStaff } from '../random-staff.fixture.ts';
import { reckonMonth } from '../settle/reckon-month.ts';
import { answering, firmOf, monthOf, workerOf } from '../staff.fixture.ts';
import { checkSums, sumsHold } from './check-sums.ts';
import type { OrderOptions } from './options.ts';
import { ordersOf } from './orders.ts';

const ask = await answering();
const CENTAR: MunicipalityKey = { entity: 'fbih', code: '077', name: 'Centar Sarajevo' };
const NOVI_GRAD: MunicipalityKey = { entity: 'fbih', code: '078', name: 'Novi Grad Sarajevo' };
const BANJA_LUKA: MunicipalityKey = { entity: 'rs', code: '002', name: 'Banja Luka' };
const BRCKO: MunicipalityKey = { entity: 'bd', code: null, name: 'Brčko distrikt' };
const ofSrpska = { entity: 'rs', municipality: BANJA_LUKA } as const;
const ofDistrict = { entity: 'bd', municipality: BRCKO } as const;

async function settled(
  firm: Partial<Firm>,
  workers: readonly Partial<Worker>[],
  entries: readonly WorkerMonth['entries'][] = [],
) {
  const staff = workers.map((own, at) =>
    workerOf({ employedFrom: '2026-10-01', hotMeal: 0, id: `r${at}`, ...own }),
  );
  const month = monthOf(Object.fromEntries(staff.map(({ id }, at) => [id, { entries: entries[at] ?? {} }])));
  const { wages } = await reckonMonth(firmOf(firm), staff, month, ask);
  return { firm: firmOf(firm), month, wages };
}

async function ordered(firm: Partial<Firm>, workers: readonly Partial<Worker>[], options?: OrderOptions) {
  return ordersOf(await settled(firm, workers), options);
}

type Ordered = Awaited<ReturnType<typeof ordered>>;
const revenues = ({ orders }: Ordered) =>
  orders.flatMap(({ revenue, amount }) => (revenue ? [[revenue.code, revenue.municipality, amount]] : []));
const skippedOf = ({ skipped }: Ordered) => skipped.map(({ code, amount, reason }) => [code, amount, reason]);

describe('workers of another entity', () => {
  test('works in the Federation, lives in Republika Srpska', async () => {
    const made = await ordered({}, [{ municipality: BANJA_LUKA }]);
    expect(revenues(made)).toEqual([
      ['712112', '077', 39_000],
      ['712149', '002', 26_042],
      ['712111', '077', 2958],
      ['712113', '077', 1200],
      ['722581', '077', 636],
      ['722529', '077', 636],
      ['716111', '077', 10_800],
      ['722569', '077', 1000],
    ]);
    expect(skippedOf(made)).toEqual([['712113', 2800, expect.stringMatching(/712113 ili 712159/)]]);
    const doubtful = made.orders.filter(({ doubts }) => doubts.some((one) => /drugom entitetu/.test(one)));
    expect(doubtful.map(({ revenue }) => revenue?.code)).toEqual(['712149', '716111']);
  });

  test('a code the firm chose makes the order', async () => {
    const accounts = { 'rs:employment-rs-resident': { code: '712159' } };
    const made = await ordered({ accounts }, [{ municipality: BANJA_LUKA }]);
    expect(revenues(made)).toContainEqual(['712159', '002', 2800]);
    expect(made.skipped).toEqual([]);
  });

  test('works in Republika Srpska, lives in the Federation', async () => {
    const made = await ordered(ofSrpska, [{ municipality: CENTAR }]);
    expect(revenues(made)).toEqual([
      ['712129', '002', 37_000],
      ['712169', '002', 3400],
      ['712111', '077', 18_319],
      ['712111', '077', 2081],
      ['712113', '077', 840],
      ['712113', '077', 360],
      ['713113', '002', 8000],
      ['712173', '002', 325],
    ]);
    const sure = made.orders.filter(({ revenue, doubts }) => revenue && doubts.length === 0);
    expect(sure).toEqual([]);
  });

  test('lives in the District: what is not known is skipped, the rest is paid', async () => {
    const inFederation = await ordered({}, [{ municipality: BRCKO }]);
    expect(inFederation.skipped.map(({ obligation, amount }) => [obligation, amount])).toEqual([
      ['health', 26_042],
      ['unemployment', 2800],
    ]);
    const inSrpska = await ordered(ofSrpska, [{ municipality: BRCKO }]);
    expect(inSrpska.skipped.map(({ obligation }) => obligation)).toEqual(['contributions', 'tax']);
    expect(inSrpska.skipped[0]?.reason).toBe(
      'Šifra opštine „Brčko distrikt“ nije poznata: upišite tri cifre u podatke firme.',
    );
  });

  test('works in the District: pension goes to the fund of each', async () => {
    const firm = { ...ofDistrict, municipalityCodes: { 'bd:Brčko distrikt': '099' } };
    const made = await ordered(firm, [
      { municipality: BRCKO, fund: 'rs' },
      { municipality: BRCKO, fund: 'fbih' },
      { municipality: CENTAR, fund: 'fbih' },
    ]);
    expect(revenues(made)).toEqual([
      ['712112', '099', 78_000],
      ['712129', '099', 37_000],
      ['712111', '077', 24_000],
      ['712111', '099', 48_000],
      ['712113', '077', 3000],
      ['712113', '099', 6000],
      ['713111', '077', 1900],
      ['713111', '099', 3500],
    ]);
    expect(skippedOf(made)).toEqual([
      [undefined, 81, 'Šifra prihoda nije poznata: upišite je među račune firme.'],
    ]);
  });
});

describe('what cannot be ordered', () => {
  test('is said with its reason and blocks no other', async () => {
    const made = await ordered({}, [
      { account: '' },
      { account: '3389990000001174', lastName: 'Drugi' },
      { municipality: undefined as never, lastName: 'Treći', deductions: [debt] },
      { municipality: { entity: 'fbih', code: '999', name: 'Nepostojeća' }, lastName: 'Četvrti' },
    ]);
    expect(made.skipped.map(({ obligation, payee, reason }) => [obligation, payee, reason])).toEqual([
      ['health', '', expect.stringMatching(/kanton opštine „Nepostojeća“/)],
      ['health', '', 'Nije upisana opština prebivališta: Radnik Treći.'],
      ['unemployment', '', expect.stringMatching(/kanton opštine „Nepostojeća“/)],
      ['unemployment', '', 'Nije upisana opština prebivališta: Radnik Treći.'],
      ['tax', '', expect.stringMatching(/kanton opštine „Nepostojeća“/)],
      ['tax', '', 'Nije upisana opština prebivališta: Radnik Treći.'],
      ['payout', 'Radnik Prvi', 'Račun nije upisan: isplatite u gotovini ili upišite račun radnika.'],
      ['payout', 'Radnik Drugi', expect.stringMatching(/^Kontrolne cifre.*račun radnika\.$/)],
      ['deduction', 'Povjerilac', 'Račun nije upisan: uplatiti ručno.'],
    ]);
    expect(revenues(made).map(([code]) => code)).toEqual([
      ...['712112', '712111', '712111', '712113', '712113', '722581', '722529', '716111', '722569'],
    ]);
  });

  const debt = {
    id: 'o',
    name: 'Sindikat',
    creditor: 'Povjerilac',
    account: '',
    reference: '',
    share: 10_000,
  };

  test('a firm without JIB or municipality pays no public revenue, but its workers', async () => {
    const without = await ordered({ jib: '' }, [{}]);
    expect(without.orders.map(({ obligation }) => obligation)).toEqual(['payout']);
    expect(new Set(without.skipped.map(({ reason }) => reason))).toEqual(
      new Set(['Firma nema JIB od 13 cifara: upišite ga u podatke firme.']),
    );
    const nowhere = await ordered({ municipality: undefined as never }, [{}]);
    expect(nowhere.skipped.map(({ reason }) => reason)).toContain(
      'Firma nema upisanu opštinu: izaberite je u podacima firme.',
    );
    expect(nowhere.orders.filter(({ revenue }) => revenue).map(({ obligation }) => obligation)).toEqual([
      'health',
      'unemployment',
      'tax',
    ]);
  });

  test('nought makes no order: a wage wholly withheld, a tax that is not owed', async () => {
    const all = {
      id: 'o',
      name: 'Zabrana',
      creditor: 'Povjerilac',
      account: '1999990000002094',
      reference: '',
      amount: 127_200,
    };
    const made = await ordered({}, [
      { deductions: [all] },
      { coefficient: 20_000_000, municipality: NOVI_GRAD },
    ]);
    expect(made.skipped.map(({ obligation, amount, reason }) => [obligation, amount, reason])).toEqual([
      ['tax', 0, 'Iznos je 0,00 KM: nema šta uplatiti.'],
      ['payout', 0, 'Iznos je 0,00 KM: nema šta isplatiti.'],
    ]);
  });

  test('an account the firm typed wrong is refused by its digits', async () => {
    const accounts = { 'fbih:pio': { account: '1020500000106699' }, 'fbih:osi': { account: '' } };
    const made = await ordered({ accounts }, [{}]);
    expect(made.skipped.map(({ obligation, reason }) => [obligation, reason])).toEqual([
      ['pension', expect.stringMatching(/^Račun 1020500000106699: Kontrolne cifre/)],
      ['disability', 'Račun nije poznat: upišite ga među račune firme.'],
    ]);
  });

  test('no wages make no orders', async () => {
    expect(await ordered({}, [])).toEqual({ orders: [], skipped: [] });
  });
});

test('a craft owes no disability levy', async () => {
  const made = await ordered({ kind: 'obrt' }, [{}]);
  expect(revenues(made).map(([code]) => code)).not.toContain('722569');
});

test('health and unemployment of a canton merge when asked, tax never', async () => {
  const staff = [{ municipality: NOVI_GRAD }, { municipality: CENTAR }, { municipality: BANJA_LUKA }];
  const made = await ordered({}, staff, { mergeCantons: true });
  expect(revenues(made)).toEqual([
    ['712112', '077', 117_000],
    ['712111', '077', 52_084],
    ['712149', '002', 26_042],
    ['712111', '077', 8874],
    ['712113', '077', 5600],
    ['712113', '077', 3600],
    ['722581', '077', 1908],
    ['722529', '077', 1908],
    ['716111', '077', 10_800],
    ['716111', '078', 10_800],
    ['716111', '077', 10_800],
    ['722569', '077', 3000],
  ]);
  expect(made.orders[1]?.doubts).toEqual([expect.stringMatching(/^Spojen nalog/)]);
  expect(await ordered({ mergeCantons: true }, staff)).toEqual(made);
  expect(revenues(await ordered({}, staff)).filter(([code]) => code === '712111')).toEqual([
    ['712111', '077', 26_042],
    ['712111', '078', 26_042],
    ['712111', '077', 8874],
  ]);
});

test('what was seen of an account goes with its order', async () => {
  const { orders } = await ordered(ofSrpska, [{ municipality: BANJA_LUKA }]);
  expect(orders[0]?.accountSource).toMatchObject({ certainty: 'srednja', seen: '2026-08' });
  expect(orders[0]?.doubts[0]).toMatch(/^Budžetska organizacija 9999999 .*\.$/);
});

describe.each(['fbih', 'rs', 'bd'] as const)('any staff of %s', (entity) => {
  test.each([{}, { mergeCantons: true }])('is paid for to the fening: %o', async (options) => {
    await fc.assert(
      fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
        const { wages } = await reckonMonth(firm, workers, month, ask);
        const made = { firm, month, wages };
        const { orders, skipped } = ordersOf(made, options);
        const wrong = checkSums(made, { orders, skipped }).filter((one) => one.slips !== one.orders);
        expect(wrong).toEqual([]);
        expect(orders.every(({ amount }) => amount > 0)).toBe(true);
        expect(skipped.every(({ reason }) => /^\p{Lu}.*\.$/u.test(reason))).toBe(true);
        for (const { payeeAccount, revenue } of orders) {
          expect(payeeAccount).toMatch(/^\d{16}$/);
          if (revenue) expect(Object.values(revenue).every((part) => part !== '')).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('a sum that does not hold is told', async () => {
  const made = await settled({}, [{}]);
  const { orders, skipped } = ordersOf(made);
  const [first, ...rest] = orders;
  expect(sumsHold(checkSums(made, { orders, skipped }))).toBe(true);
  const checks = checkSums(made, { orders: rest, skipped });
  expect(sumsHold(checks)).toBe(false);
  expect(checks.filter((one) => one.slips !== one.orders).map(({ label }) => label)).toEqual([
    'PIO',
    'Doprinosi ukupno',
    'Ukupan trošak',
  ]);
  expect(first?.obligation).toBe('pension');
});
