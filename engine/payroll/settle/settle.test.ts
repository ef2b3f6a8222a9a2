import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCalculators } from '../../calculators/load.ts';
import type { Firm } from '../model/firm.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { StandingDeduction, Worker } from '../model/worker.ts';
import { randomStaff } from '../random-staff.fixture.ts';
import { CALLS, requestOf } from '../request/request.ts';
import { answering, firmOf, monthOf, workerOf } from '../staff.fixture.ts';
import { repaid } from './deductions.ts';
import { enforcedWarnings } from './enforced.ts';
import { figuresOf, inHand } from './figures.ts';
import { reckonMonth } from './reckon-month.ts';

const ask = await answering();

async function settled(
  own: Partial<Worker> = {},
  inMonth: WorkerMonth = { entries: {} },
  firm: Partial<Firm> = {},
) {
  const month = monthOf({ r1: inMonth });
  const { wages, unsettled } = await reckonMonth(firmOf(firm), [workerOf(own)], month, ask);
  const [wage] = wages;
  if (!wage) throw new Error(unsettled[0]?.reason);
  return wage;
}

const rs = { entity: 'rs', municipality: { entity: 'rs', code: '002', name: 'Banja Luka' } } as const;
const bd = { entity: 'bd' } as const;
const gross = (amount: number) => [{ from: '2020-01-01', kind: 'bruto', amount }] as const;
const newcomer = { employedFrom: '2026-10-01' };

describe('figures', () => {
  test('of the Federation', async () => {
    const { figures, payout } = await settled({ ...newcomer, transport: 5300 });
    expect(figures).toMatchObject({
      gross: 200_000,
      pension: { from: 34_000, on: 5000 },
      health: { from: 25_000, on: 4000 },
      unemployment: { from: 3000, on: 1000 },
      child: { from: 0, on: 0 },
      allowance: 30_000,
      coefficient: 1_000_000,
      taxBase: 108_000,
      tax: 10_800,
      net: 127_200,
      solidarity: 0,
      water: 636,
      disaster: 636,
      disability: 1000,
      untaxed: 5300,
      cost: 217_572,
      fundHours: 17_600,
      sickHours: 0,
    });
    expect(payout).toBe(132_500);
  });

  test('of Republika Srpska: the meal is gross, the solidarity contribution comes off the net', async () => {
    const own = {
      ...newcomer,
      agreed: gross(180_000),
      schooling: 'KV',
      hotMeal: 0,
      transport: 4000,
    } as const;
    const { figures, payout } = await settled(own, undefined, rs);
    expect(figures).toMatchObject({
      gross: 180_000,
      base: 175_000,
      pension: { from: 32_375, on: 0 },
      child: { from: 2975, on: 0 },
      tax: 6000,
      net: 119_750,
      solidarity: 299,
      untaxed: 4000,
      cost: 184_000,
      coefficient: 0,
    });
    expect(payout).toBe(119_750 - 299 + 4000);
  });

  test('of the District, with the employer’s part of the Federal fund and the water fee', async () => {
    const own = { ...newcomer, agreed: gross(180_000), fund: 'fbih' } as const;
    const { figures } = await settled(own, undefined, bd);
    expect(figures).toMatchObject({
      pension: { on: 4500 },
      health: { on: 0 },
      net: 124_590,
      water: 25,
      cost: 184_525,
    });
  });

  test('hours of a fund are those inside the employment', async () => {
    const { figures } = await settled({ employedFrom: '2026-10-12' }, { entries: { sickHours: 800 } });
    expect(figures).toMatchObject({ fundHours: 12_000, sickHours: 800 });
  });
});

test.each([
  ['rs', 90_000, 400, true, 90_000],
  ['rs', 90_000, 400, false, 167_213],
  ['rs', 50_000, 300, true, 62_705],
  ['fbih', 50_000, 600, true, 120_411],
  ['fbih', 50_000, 300, true, 60_206],
  ['fbih', 50_000, 300, false, 80_274],
] as const)(
  'the least base of %s by the share of working time: %i at %i hundredths of an hour',
  async (entity, amount, dailyHours, worksElsewhere, base) => {
    const own = {
      ...newcomer,
      agreed: gross(amount),
      schooling: 'SSS',
      hotMeal: 0,
      dailyHours,
      worksElsewhere,
    } as const;
    const { figures } = await settled(own, undefined, { entity });
    expect(figures.base).toBe(base);
  },
);

const standing = (own: Partial<StandingDeduction>): StandingDeduction => ({
  id: 'o1',
  name: 'Kredit',
  creditor: 'Kreditor Primjer',
  account: '1999990000002094',
  reference: 'partija 123',
  ...own,
});
const union = standing({ id: 'o2', name: 'Sindikat', share: 10_000 });

describe('deductions', () => {
  const owing = (deductions: readonly StandingDeduction[], inMonth?: WorkerMonth) =>
    settled({ ...newcomer, deductions }, inMonth);

  test('an amount and a share of the net are kept back, and the rest is paid', async () => {
    const { withheld, leftOut, payout } = await owing([standing({ amount: 25_000 }), union]);
    expect(withheld.map(({ name, amount }) => [name, amount])).toEqual([
      ['Kredit', 25_000],
      ['Sindikat', 1272],
    ]);
    expect(leftOut).toEqual([]);
    expect(payout).toBe(127_200 - 25_000 - 1272);
  });

  test('the last instalment is what is left, and a paid debt takes nothing', async () => {
    const owed = standing({ amount: 25_000, remaining: 7010 });
    const { worker, withheld } = await owing([owed]);
    expect(withheld[0]?.amount).toBe(7010);
    const free = repaid(worker, withheld);
    expect(free.deductions[0]?.remaining).toBe(0);
    expect((await owing(free.deductions)).withheld).toEqual([]);
  });

  test('a debt falls by what was kept back, whatever stands', () => {
    const worker = workerOf({ deductions: [standing({ amount: 5000, remaining: 12_000 }), union] });
    const paid = { name: '', creditor: '', account: '', reference: '', amount: 3000, standing: 'o1' };
    expect(repaid(worker, [paid]).deductions).toEqual([standing({ amount: 5000, remaining: 9000 }), union]);
    expect(repaid(worker, []).deductions).toEqual(worker.deductions);
  });

  test('one that does not fit whole is left out and named, a smaller one after it still fits', async () => {
    const big = standing({ amount: 130_000 });
    const { withheld, leftOut, payout } = await owing([big, union]);
    expect(leftOut.map(({ name, amount }) => [name, amount])).toEqual([['Kredit', 130_000]]);
    expect(withheld.map(({ name }) => name)).toEqual(['Sindikat']);
    expect(payout).toBe(125_928);
  });

  test('one that takes all to the last fening fits', async () => {
    const { leftOut, payout } = await owing([standing({ amount: 127_200 })]);
    expect([leftOut, payout]).toEqual([[], 0]);
  });

  test('is lowered for a month, or left out of it; those of the month alone come last', async () => {
    const deductions = [standing({ amount: 25_000 }), union];
    const month = { entries: { deductionsOfMonth: 5050 }, deductions: { o1: 10_000, o2: 0 } };
    const { withheld } = await owing(deductions, month);
    expect(withheld.map(({ name, amount }) => [name, amount])).toEqual([
      ['Kredit', 10_000],
      ['Obustave u mjesecu', 5050],
    ]);
  });
});

describe('what a court ordered', () => {
  const ordered = (amount: number, firm: Partial<Firm> = {}) =>
    settled(
      { ...newcomer, hotMeal: 0, fund: 'rs', deductions: [standing({ amount, isEnforced: true }), union] },
      undefined,
      firm,
    );

  test('warns over half of the wage, names the law and cuts nothing', async () => {
    const wage = await ordered(63_601);
    expect(wage.withheld[0]?.amount).toBe(63_601);
    const [warning] = enforcedWarnings(wage);
    expect(warning).toMatchObject({
      polje: 'obustave',
      izvor: 'Zakon o izvršnom postupku, čl. 138 (Sl. novine FBiH 32/03)',
    });
    expect(warning?.poruka).toMatch(
      /^Prinudne obustave od 636,01 KM veće su od 50 % plaće, 636,00 KM\. .*1\.000,00 KM/,
    );
    expect(enforcedWarnings(await ordered(63_600))).toEqual([]);
  });

  test('says that no limit was found for the other entities', async () => {
    expect(enforcedWarnings(await ordered(100, rs))[0]?.poruka).toMatch(/Republiku Srpsku/);
    expect(enforcedWarnings(await ordered(100, bd))[0]?.poruka).toMatch(/Brčko distrikt/);
  });

  test('says nothing of what was agreed', async () => {
    const wage = await settled({ ...newcomer, deductions: [standing({ amount: 100_000 })] });
    expect(enforcedWarnings(wage)).toEqual([]);
  });

  test('says that the limit of an early month is not known', async () => {
    const wage = await ordered(100);
    expect(enforcedWarnings({ ...wage, request: { ...wage.request, godina: 2017 } })[0]?.poruka).toMatch(
      /10\/2017/,
    );
  });
});

describe('a month of many', () => {
  test('an agreed net is kept in an ordinary month, grows with overtime and falls with unpaid days', async () => {
    const net = { ...newcomer, agreed: [{ from: '2020-01-01', kind: 'neto', amount: 130_000 }] } as const;
    const after = async (entries: WorkerMonth['entries']) => (await settled(net, { entries })).figures.net;
    expect(await after({})).toBe(130_000);
    expect(await after({ overtime: 1000 })).toBeGreaterThan(130_000);
    expect(await after({ unpaidDays: 200 })).toBeLessThan(130_000);
  });

  test('one refused wage leaves the others, and says which field is wrong', async () => {
    const workers = [workerOf(), workerOf({ id: 'r2' }), workerOf({ id: 'r3', agreed: [] })];
    const month = monthOf({ r1: { entries: { sickHours: 20_000 } } });
    const { wages, unsettled } = await reckonMonth(firmOf(), workers, month, ask);
    expect(wages.map(({ worker }) => worker.id)).toEqual(['r2']);
    expect(unsettled.map(({ worker }) => worker.id)).toEqual(['r1', 'r3']);
    expect(unsettled[0]?.issues[0]?.polje).toBe('bolovanje_sati');
    expect(unsettled[0]?.reason).toMatch(/^Odsustvo je duže od mjeseca/);
  });

  test.each(['fbih', 'rs'] as const)(
    'who is hired late in a month of %s is reckoned without the least base, and told where',
    async (entity) => {
      const hired = workerOf({
        employedFrom: '2026-10-28',
        hotMeal: 0,
        schooling: 'VSS',
        agreed: gross(200_000),
      });
      const late = entity === 'rs' ? { ...hired, employedFrom: '2026-10-30' } : hired;
      const reckoned = (worker: Worker) => reckonMonth(firmOf({ entity }), [worker], monthOf(), ask);
      expect((await reckoned(late)).unsettled[0]?.reason).toMatch(
        /najnižu osnovicu.* Isključuje se za ovog radnika/,
      );
      expect((await reckoned({ ...late, leastBase: false })).wages).toHaveLength(1);
    },
  );

  test('an agreed net whose gross is refused keeps that refusal; no answer is said', async () => {
    const net = workerOf({ agreed: [{ from: '2020-01-01', kind: 'neto', amount: 130_000 }] });
    const early = monthOf({ r1: { entries: { overtime: 100 } } }, { year: 2030 });
    const { unsettled } = await reckonMonth(firmOf(), [net], early, ask);
    expect(unsettled[0]?.reason).toMatch(/^Nemamo propise/);
    const silent = await reckonMonth(firmOf(), [net], monthOf(), async () => []);
    expect(silent.unsettled[0]?.reason).toMatch(/nije stigao odgovor/);
  });
});

test.each([
  ['rs', 2026, 'KV'],
  ['rs', 2026, 'SSS'],
  ['rs', 2025, 'KV'],
  ['rs', 2021, 'KV'],
  ['fbih', 2026, undefined],
  ['bd', 2026, undefined],
] as const)('the base of the tax is that of the slip: %s %i %s', async (entity, year, schooling) => {
  const calculator = (await loadCalculators()).find(({ definition }) => definition.path === CALLS[entity]);
  const own = {
    agreed: gross(231_111),
    dependants: 1_000_000,
    fund: 'rs',
    ...(schooling && { schooling }),
  } as const;
  const requested = requestOf(firmOf({ entity }), workerOf(own), monthOf({}, { year }));
  if (!calculator || !('wage' in requested)) throw new Error('not asked');
  const outcome = calculator.calculate(requested.wage.unos, '2026-11-22');
  if (!('calculation' in outcome)) throw new Error('refused');
  const { lines } = outcome.calculation.scope;
  const answer = JSON.parse(calculator.answer(outcome.calculation));
  expect(figuresOf(entity, answer, requested.wage.unos).taxBase).toBe(lines.poreska_osnovica);
});

describe.each(['fbih', 'rs', 'bd'] as const)('any staff of %s', (entity) => {
  test('names nobody in what is sent', () => {
    fc.assert(
      fc.property(randomStaff(entity), ({ firm, workers, month }) => {
        for (const worker of workers) {
          const sent = JSON.stringify(requestOf(firm, worker, month));
          const { firstName, lastName, jmbg, address, account, email, phone, note } = worker;
          const personal = [
            firstName,
            lastName,
            jmbg,
            address,
            account,
            email,
            phone,
            note,
            firm.name,
            firm.jib,
          ];
          for (const one of personal.filter((text) => text !== '')) expect(sent).not.toContain(one);
        }
      }),
    );
  });

  test('is reckoned, nothing is paid below nought, and what is kept back and paid out is what is in hand', async () => {
    await fc.assert(
      fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
        const { wages, unsettled } = await reckonMonth(firm, workers, month, ask);
        for (const { worker, reason } of unsettled) {
          expect(worker.leastBase).not.toBe(false);
          expect(reason).toContain('„Osnovica doprinosa“');
        }
        for (const { figures, withheld, payout } of wages) {
          const kept = withheld.reduce((sum, { amount }) => sum + amount, 0);
          expect(payout).toBeGreaterThanOrEqual(0);
          expect(payout + kept).toBe(inHand(figures));
        }
      }),
      { numRuns: 60 },
    );
  });
});
