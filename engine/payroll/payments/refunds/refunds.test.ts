import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definition } from '../../../calculators/kalkulator-fbih/definition.ts';
import { presentationOf } from '../../../core/define.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { mip1023 } from '../../forms/federal/mip-1023.ts';
import { kindFromParts } from '../../forms/federal/payout-kind.ts';
import { form1002 } from '../../forms/srpska/form-1002.ts';
import { refundSum } from '../../model/refund.ts';
import { openedAgain } from '../../month/api-request/paid-by-default.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { ask, gross, rs } from '../../month/calculate/settled-wage.fixture.ts';
import { payslipOf } from '../../papers/payslip/of-month.ts';
import { payslipRows } from '../../papers/payslip/rows.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { absenceOf } from '../../staff/absences/absences.fixture.ts';
import { withAbsences } from '../../staff/absences/fill-month.ts';
import { randomAbsences } from '../../staff/absences/random-absences.fixture.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { checkSums, sumsAgree } from '../orders/check-sums.ts';
import { ordersOf } from '../orders/orders.ts';
import { settledMonths } from './refunds.fixture.ts';

/** Without a minimum base, so that a net follows from its gross alone. */
const srpskaFirm = firmOf({ ...rs, defaults: { leastBase: false } });
const srpskaWorker = workerOf({
  agreed: gross(200_000),
  hotMeal: 0,
  municipality: rs.municipality,
  employedFrom: '2025-12-01',
});

const federalWorker = workerOf({ agreed: gross(150_000), employedFrom: '2026-03-01' });

const only = <T>(all: readonly T[]): T => {
  const [one] = all;
  if (one === undefined || all.length !== 1) throw new Error(`${all.length} instead of one`);
  return one;
};

describe('35 days of illness in Republika Srpska, 13 July to 16 August 2026', () => {
  const ill = absenceOf({ from: '2026-07-13', to: '2026-08-16' });
  const settled = settledMonths(srpskaFirm, [srpskaWorker], [ill], { year: 2026, month: 1 }, 8);

  test('are paid by the firm for 30 days, and for the fund from 12 August', async () => {
    const [july, august] = (await settled).slice(6);
    expect(only(july?.wages ?? []).refunds).toBeUndefined();
    // Six months of net 1.300 = 2.000 − 620 − 8 % of 1.000. 12 to 14 August: 24 of 168 h, 70 %: 130,00.
    expect(only(only(august?.wages ?? []).refunds ?? [])).toMatchObject({
      from: '2026-08-12',
      hours: 2400,
      base: { amount: 130_000, hours: 16_800, months: 6 },
      share: 700_000,
      net: 13_000,
      repays: 'net',
      claim: 13_000,
    });
  });

  test('are taxed with the wage: the worker gets exactly the net of the fund more', async () => {
    const month = (await settled)[7];
    if (!month) throw new Error('no month');
    const wage = only(month.wages);
    const without = { entries: {}, ...month.month.workers.r1, withoutRefunds: true };
    const plainMonth = { ...month.month, workers: { r1: without } };
    const { wages } = await calculateMonth(srpskaFirm, [srpskaWorker], plainMonth, ask);
    const plain = only(wages);
    expect(wage.figures.net - plain.figures.net).toBe(13_000);
    // 61 % of the gross is left: 130,00 / 0,61.
    expect(wage.figures.gross - plain.figures.gross).toBe(refundSum(wage, 'gross'));
    expect(Math.abs(refundSum(wage, 'gross') - 21_311)).toBeLessThanOrEqual(1);
    expect(wage.figures.cost).toBe(wage.figures.gross - 13_000);
  });

  test('are in DL5 apart by who bears them, and in column 5 of DL1', async () => {
    const month = (await settled)[7];
    if (!month) throw new Error('no month');
    const { dl5, dl1 } = form1002(month, '2026-09-10');
    const wage = only(month.wages);
    expect(dl5.map(({ days, isOfFund }) => [days, isOfFund])).toEqual([
      ['bolest 1. 8. 2026. – 11. 8. 2026.', undefined],
      ['bolest 12. 8. 2026. – 16. 8. 2026.', true],
    ]);
    // 24 of 168 h of 2.000: 285,71.
    expect((dl5[1]?.sickGross ?? 0) + (dl5[1]?.difference ?? 0)).toBe(28_571);
    expect(dl1.rows[0]?.[4]).toBe((wage.figures.gross / 100).toFixed(2).replace('.', ','));
  });
});

describe('50 days of illness in Kanton Sarajevo, 1 April to 20 May 2026', () => {
  const ill = absenceOf({ from: '2026-04-01', to: '2026-05-20' });
  const settled = settledMonths(firmOf(), [federalWorker], [ill], { year: 2026, month: 3 }, 3);
  const may = async () => {
    const month = (await settled)[2];
    if (!month) throw new Error('no month');
    return { month, wage: only(month.wages) };
  };

  test('are paid for the institute from day 43, untaxed, with contributions of the firm', async () => {
    const { wage } = await may();
    // March: 1.500 on the least base 1.605,48: contributions 497,70, tax 70,23, net 932,07 for 176 h.
    // 13 to 20 May: 48 h × 932,07 / 176 × 80 % = 203,36; / 0,69 = 294,72; on it 5 %: 14,73.
    expect(only(wage.refunds ?? [])).toMatchObject({
      from: '2026-05-13',
      hours: 4800,
      base: { amount: 93_207, hours: 17_600, months: 1 },
      net: 20_336,
      gross: 29_472,
      on: 1473,
      claim: 20_336,
    });
    // The wage itself is not changed by it.
    expect(wage.figures.net - 20_336).toBe(Math.round(Number(wage.answer.neto_plata) * 100));
    expect(wage.figures.tax).toBe(Math.round(Number(wage.answer.porez) * 100));
  });

  test('are kind of payout 10 in MIP, with their gross and contributions', async () => {
    const { month, wage } = await may();
    const { xml, doubts } = mip1023(month, '2026-06-10');
    expect(xml).toContain('<VrstaIsplate>10</VrstaIsplate>');
    expect(xml).toContain(`<BrutoPlaca>${(wage.figures.gross / 100).toFixed(2)}</BrutoPlaca>`);
    expect(xml).toContain('<RadniSatiBolovanje>112.00</RadniSatiBolovanje>');
    expect(doubts.join(' ')).not.toContain('a vrsta isplate je');
    expect(kindFromParts({ ...wage, figures: { ...wage.figures, gross: 29_472 } })).toBe('5');
  });

  test('are on the slip beside the wage, and all rows add up to the payout', async () => {
    const { month, wage } = await may();
    const slip = payslipOf(month, wage, await presentationOf(definition));
    const rows = payslipRows(slip);
    const amountOf = (label: string): number => rows.find((row) => row.label === label)?.amount?.value ?? 0;
    expect([amountOf('Naknada na teret fonda'), amountOf('Potraživanje od fonda')]).toEqual([20_336, 20_336]);
    const paid = rows
      .filter(({ group, isTotal }) => group === 'Isplata' && !isTotal)
      .map((row) => row.amount?.value);
    const net = rows.find(({ label }) => label.startsWith('Neto plaća'))?.amount?.value ?? 0;
    expect(net + sumOf(paid, (one) => one ?? 0)).toBe(wage.payout);
    expect(slip.notes?.join(' ')).toContain(
      'osnovica 932,07 KM (mjesec prije odsustva) / 176 h × 48 h × 80 %',
    );
  });
});

describe('maternity leave in Republika Srpska from 1 July 2026', () => {
  const leave = absenceOf({ kind: 'maternity', from: '2026-07-01', to: '2027-06-30' });
  const agreed = [
    { from: '2024-01-01', kind: 'bruto', amount: 180_000 },
    { from: '2026-01-01', kind: 'bruto', amount: 200_000 },
  ] as const;
  const mother = { ...srpskaWorker, employedFrom: '2024-01-01', schooling: 'SSS', agreed } as const;

  test('is paid in full from day 31 by the average gross of 18 months, an unpaid one at the lowest wage', async () => {
    const unpaid = absenceOf({ id: 'o2', kind: 'unpaid', from: '2026-02-01', to: '2026-02-28' });
    const months = await settledMonths(srpskaFirm, [mother], [unpaid, leave], { year: 2025, month: 1 }, 20);
    // 2025: 12 × 1.800 + years of service 0,3 % each; 2026: 5 × 2.000; February: 1.672,13 as published for SSS.
    const earned = sumOf(months.slice(0, 18), ({ wages }) => only(wages).figures.gross);
    const [july, august] = months.slice(18);
    const average = Math.round((earned + 167_213) / 18);
    expect(only(only(july?.wages ?? []).refunds ?? [])).toMatchObject({
      from: '2026-07-31',
      hours: 800,
      base: { amount: average, months: 18 },
      repays: 'gross',
    });
    const whole = only(august?.wages ?? []);
    expect(whole.figures).toMatchObject({ gross: average, cost: 0 });
    expect(refundSum(whole, 'claim')).toBe(average);
  });

  test('says that the base has to be typed when earlier months are not closed here', async () => {
    const [august] = await settledMonths(srpskaFirm, [mother], [leave], { year: 2026, month: 8 }, 1);
    const wage = only(august?.wages ?? []);
    expect([wage.refunds, wage.payout]).toEqual([undefined, 0]);
    expect(only(wage.unpaidRefunds ?? [])).toMatch(/6\/2026 nije zaključen.*upišite je kod odsustva/);
    const typed = { ...leave, fundBase: 190_000 };
    const [paid] = await settledMonths(srpskaFirm, [mother], [typed], { year: 2026, month: 8 }, 1);
    expect(only(paid?.wages ?? []).figures.gross).toBe(190_000);
  });
});

describe('who pays', () => {
  const ill = absenceOf({ from: '2026-04-01', to: '2026-05-20', fundBase: 100_000 });
  const may = async (own: Parameters<typeof firmOf>[0], worker = federalWorker, absence = ill) => {
    const [month] = await settledMonths(firmOf(own), [worker], [absence], { year: 2026, month: 5 }, 1);
    return only(month?.wages ?? []);
  };
  const zenica = { ...federalWorker, municipality: { entity: 'fbih', code: '103', name: 'Zenica' } } as const;

  test('is not known in most cantons: nothing is paid, with a sentence, until it is stated', async () => {
    const unknown = await may({}, zenica);
    expect(unknown.refunds).toBeUndefined();
    expect(unknown.unpaidRefunds).toEqual([
      expect.stringMatching(/^Bolest od 1\. 4\. 2026\.: naknada nije obračunata/),
    ]);
    const stated = await may({ fundPayments: { illness: 'gross' } }, zenica);
    // 1.000 / 176 h of March × 48 h × 80 %.
    expect(only(stated.refunds ?? [])).toMatchObject({ net: 21_818, repays: 'gross' });
    expect(refundSum(stated, 'claim')).toBe(refundSum(stated, 'gross'));
  });

  test('is the fund when so stated for the leave, without a sentence', async () => {
    const wage = await may({ fundPayments: { illness: 'net' } }, zenica, { ...ill, fundPayment: 'fund' });
    expect([wage.refunds, wage.unpaidRefunds]).toEqual([undefined, []]);
  });

  test('is limited in Kanton Sarajevo by 80 % of the average net wage', async () => {
    const rich = await may({}, federalWorker, { ...ill, fundBase: 900_000 });
    const { most, net } = only(rich.refunds ?? []);
    expect(net).toBe(most);
    expect(net).toBeLessThan(48 * 900_000);
  });

  test('is nobody for hours typed without an absence', async () => {
    const month = { entries: { fundHours: 4000 } };
    const [settled] = await settledMonths(
      firmOf(),
      [federalWorker],
      [],
      { year: 2026, month: 5 },
      1,
      (one) => ({
        ...one,
        workers: { r1: month },
      }),
    );
    expect(only(settled?.wages ?? []).unpaidRefunds).toEqual([
      expect.stringContaining('upišite odsustvo u evidenciju'),
    ]);
  });

  test('is unknown in the District', async () => {
    const typed = { ...ill, employerDays: 42, share: 800_000 };
    const wage = await may({ entity: 'bd' }, { ...federalWorker, fund: 'fbih' }, typed);
    expect(wage.unpaidRefunds).toEqual([
      expect.stringContaining('naknada fonda nije obračunata. Ako je firma isplaćuje'),
    ]);
  });
});

test('keeps the sums of a month closed by a version that paid nothing for a fund', async () => {
  const ill = absenceOf({ from: '2026-04-01', to: '2026-05-20', fundBase: 100_000 });
  const [may] = await settledMonths(firmOf(), [federalWorker], [ill], { year: 2026, month: 5 }, 1);
  const { refunds: _, unpaidRefunds: __, ...before } = only(may?.wages ?? []);
  if (!may) throw new Error('no month');
  const { wages } = await calculateMonth(firmOf(), [federalWorker], openedAgain(may.month, [before]), ask);
  expect(only(wages)).toMatchObject({ unpaidRefunds: [expect.stringContaining('bez naknade')] });
  expect(only(wages).refunds).toBeUndefined();
  const opened = openedAgain(may.month, may.wages);
  expect(opened.workers.r1?.withoutRefunds).toBeUndefined();
});

describe.each(['fbih', 'rs', 'bd'] as const)('any staff of %s with any absences', (entity) => {
  test('pays out in orders what it costs and what funds repay', async () => {
    const any = randomStaff(entity).chain((staff) =>
      fc
        .record({
          absences: fc.tuple(...staff.workers.map((one) => randomAbsences(one, entity, '2026-07-20'))),
          payment: fc.constantFrom('net', 'gross', 'fund', undefined),
          share: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
          base: fc.integer({ min: 1, max: 800_000 }),
        })
        .map(({ absences, payment, share, base }) => ({
          ...staff,
          absences: absences.flat().map((one) => ({
            ...one,
            fundBase: base,
            ...(payment && { fundPayment: payment }),
            ...(share !== undefined && { fundShare: share }),
          })),
        })),
    );
    let paid = 0;
    await fc.assert(
      fc.asyncProperty(any, async ({ firm, workers, month, absences }) => {
        const filled = withAbsences(firm, workers, { ...month, workers: {} }, absences);
        const { wages } = await calculateMonth(firm, workers, filled, ask);
        const settled = { firm, month: filled, wages };
        const made = ordersOf(settled);
        expect(checkSums(settled, made).filter(({ slips, orders }) => slips !== orders)).toEqual([]);
        expect(sumsAgree(checkSums(settled, made))).toBe(true);
        const moved = sumOf([...made.orders, ...made.skipped], ({ amount }) => amount);
        const claimed = sumOf(wages, (wage) => refundSum(wage, 'claim'));
        expect(moved - claimed).toBe(sumOf(wages, ({ figures }) => figures.cost));
        for (const wage of wages) {
          expect(refundSum(wage, 'net')).toBeLessThanOrEqual(wage.figures.net);
          for (const { gross: whole, net, claim } of wage.refunds ?? []) {
            expect(whole).toBeGreaterThanOrEqual(net);
            expect([whole, net]).toContain(claim);
          }
          paid += wage.refunds?.length ?? 0;
        }
      }),
      { numRuns: 40 },
    );
    if (entity !== 'bd') expect(paid).toBeGreaterThan(10);
  });
});
