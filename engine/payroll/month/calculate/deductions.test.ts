import { describe, expect, test } from 'vitest';
import type { Firm } from '../../model/firm.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { StandingDeduction, Worker } from '../../model/worker.ts';
import { workerOf } from '../../staff.fixture.ts';
import { repaid } from './debts.ts';
import { enforcedWarnings } from './enforced.ts';
import { bd, newcomer, rs, settled, standing, union } from './settled-wage.fixture.ts';

describe('deductions', () => {
  const owing = (deductions: readonly StandingDeduction[], inMonth?: WorkerMonth) =>
    settled({ ...newcomer, deductions }, inMonth);

  test('deducts an amount and a share of the net, and pays out the rest', async () => {
    const { withheld, leftOut, payout } = await owing([standing({ amount: 25_000 }), union]);
    expect(withheld.map(({ name, amount }) => [name, amount])).toEqual([
      ['Kredit', 25_000],
      ['Sindikat', 1272],
    ]);
    expect(leftOut).toEqual([]);
    expect(payout).toBe(127_200 - 25_000 - 1272);
  });

  test('limits the last instalment to the rest, and takes nothing for a paid debt', async () => {
    const outstanding = standing({ amount: 25_000, remaining: 7010 });
    const { worker, withheld } = await owing([outstanding]);
    expect(withheld[0]?.amount).toBe(7010);
    const free = repaid(worker, withheld);
    expect(free.deductions[0]?.remaining).toBe(0);
    expect((await owing(free.deductions)).withheld).toEqual([]);
  });

  test('reduces a debt by the amount deducted, whatever the agreed instalment', () => {
    const worker = workerOf({ deductions: [standing({ amount: 5000, remaining: 12_000 }), union] });
    const paid = { name: '', creditor: '', account: '', reference: '', amount: 3000, standing: 'o1' };
    expect(repaid(worker, [paid]).deductions).toEqual([standing({ amount: 5000, remaining: 9000 }), union]);
    expect(repaid(worker, []).deductions).toEqual(worker.deductions);
  });

  test('skips and names a deduction when it does not fit whole, and still takes a smaller one after it', async () => {
    const big = standing({ amount: 130_000 });
    const { withheld, leftOut, payout } = await owing([big, union]);
    expect(leftOut.map(({ name, amount }) => [name, amount])).toEqual([['Kredit', 130_000]]);
    expect(withheld.map(({ name }) => name)).toEqual(['Sindikat']);
    expect(payout).toBe(125_928);
  });

  test('takes a deduction that uses the last fening', async () => {
    const { leftOut, payout } = await owing([standing({ amount: 127_200 })]);
    expect([leftOut, payout]).toEqual([[], 0]);
  });

  test('is lowered for a month, or skipped; those of the month alone are last', async () => {
    const deductions = [standing({ amount: 25_000 }), union];
    const month = { entries: { deductionsOfMonth: 5050 }, deductions: { o1: 10_000, o2: 0 } };
    const { withheld } = await owing(deductions, month);
    expect(withheld.map(({ name, amount }) => [name, amount])).toEqual([
      ['Kredit', 10_000],
      ['Obustave u mjesecu', 5050],
    ]);
  });
});

describe('what the worker has received already', () => {
  const paid = (entries: WorkerMonth['entries'], own: Partial<Worker> = {}) =>
    settled({ ...newcomer, ...own }, { entries });

  test('lowers the payout by an advance before any deduction', async () => {
    const deductions = [standing({ amount: 25_000 }), standing({ id: 'o3', amount: 60_000 })];
    const { withheld, leftOut, payout } = await paid({ advance: 50_000 }, { deductions });
    expect(withheld.map(({ name, amount, received }) => [name, amount, received])).toEqual([
      ['Akontacija (avans)', 50_000, 'advance'],
      ['Kredit', 25_000, undefined],
    ]);
    expect(leftOut.map(({ amount }) => amount)).toEqual([60_000]);
    expect(payout).toBe(127_200 - 75_000);
  });

  test('is subtracted while the wage lasts, and the rest is reported', async () => {
    const { withheld, leftOut, payout } = await paid({ advance: 150_000 });
    expect([withheld[0]?.amount, leftOut[0]?.amount, payout]).toEqual([127_200, 22_800, 0]);
  });

  /** 2.000 in cash and 300 in kind: contributions 713,00, tax 128,70, net 1.458,30. */
  test('taxes pay in kind with the wage and does not pay it out', async () => {
    const { figures, withheld, payout } = await paid({ inKind: 30_000 });
    expect(figures).toMatchObject({ gross: 230_000, inKind: 30_000, tax: 12_870, net: 145_830 });
    expect(withheld.map(({ name, amount }) => [name, amount])).toEqual([['Primljeno u stvarima', 30_000]]);
    expect(payout).toBe(115_830);
  });

  test('deducts the given value of pay in kind', async () => {
    expect((await paid({ inKind: 30_000, inKindWorth: 20_700 })).payout).toBe(125_130);
    expect((await paid({ inKind: 30_000, inKindWorth: 0 })).payout).toBe(145_830);
    await expect(paid({ inKind: 30_000, inKindWorth: 30_001 })).rejects.toThrow(
      'Vrijednost primljenog u stvarima, 300,01 KM, veća je od bruto iznosa, 300,00 KM: provjerite oba iznosa.',
    );
  });

  test('has pay in kind in the Federation alone, and an advance everywhere', async () => {
    const { figures, payout } = await settled(
      { ...newcomer, hotMeal: 0 },
      { entries: { inKind: 30_000, advance: 10_000 } },
      rs,
    );
    expect(figures.inKind).toBe(0);
    expect(payout).toBe(figures.net - figures.solidarity - 10_000);
  });

  test('adds pay in kind to an agreed net, which stays that of the cash wage', async () => {
    const agreed = [{ from: '2020-01-01', kind: 'neto', amount: 127_200 }] as const;
    const { figures } = await paid({ inKind: 30_000 }, { agreed });
    expect(figures).toMatchObject({ gross: 230_000, net: 145_830 });
  });
});

describe('deductions ordered by a court', () => {
  const ordered = (amount: number, firm: Partial<Firm> = {}) =>
    settled(
      { ...newcomer, hotMeal: 0, fund: 'rs', deductions: [standing({ amount, isEnforced: true }), union] },
      undefined,
      firm,
    );

  test('warn over the limit of the law, name it and cut nothing', async () => {
    const wage = await ordered(68_134);
    expect(wage.withheld[0]?.amount).toBe(68_134);
    const [warning] = enforcedWarnings(wage);
    expect(warning).toMatchObject({
      polje: 'obustave',
      izvor: 'Zakon o izvršnom postupku, čl. 138 (Sl. novine FBiH 32/03)',
    });
    expect(warning?.poruka).toMatch(
      /^Prinudne obustave od 681,34 KM veće su od najviše dozvoljenih 681,33 KM \(50 % do 1\.000,00 KM neta i 2\/3/,
    );
    expect(enforcedWarnings(await ordered(68_133))).toEqual([]);
  });

  test('ask to check the order in the other entities, where no limit is known', async () => {
    expect(enforcedWarnings(await ordered(100, rs))[0]?.poruka).toMatch(/provjerite u rješenju/);
    expect(enforcedWarnings(await ordered(100, bd))[0]?.poruka).toMatch(/provjerite u rješenju/);
  });

  test('do not warn when agreed', async () => {
    const wage = await settled({ ...newcomer, deductions: [standing({ amount: 100_000 })] });
    expect(enforcedWarnings(wage)).toEqual([]);
  });

  test('say that the limit of an early month is not known', async () => {
    const wage = await ordered(100);
    expect(enforcedWarnings({ ...wage, request: { ...wage.request, godina: 2017 } })[0]?.poruka).toMatch(
      /10\/2017/,
    );
  });
});
