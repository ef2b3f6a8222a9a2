import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkerMonth } from '../../model/month.ts';
import type { Worker } from '../../model/worker.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { requestOf } from '../api-request/request.ts';
import { workerInMonth } from '../api-request/worker-in-month.ts';
import { calculateMonth } from './calculate-month.ts';
import { inHand } from './figures.ts';
import { ask, gross, newcomer, settled } from './settled-wage.fixture.ts';

describe('a month of many workers', () => {
  test('keeps an agreed net in an ordinary month, raises it by overtime and lowers it by unpaid days', async () => {
    const net = { ...newcomer, agreed: [{ from: '2020-01-01', kind: 'neto', amount: 130_000 }] } as const;
    const after = async (entries: WorkerMonth['entries']) => (await settled(net, { entries })).figures.net;
    expect(await after({})).toBe(130_000);
    expect(await after({ overtime: 1000 })).toBeGreaterThan(130_000);
    expect(await after({ unpaidDays: 200 })).toBeLessThan(130_000);
  });

  test('pays what a worker of RS is to get, the contribution for solidarity on top', async () => {
    const agreed = { from: '2020-01-01', kind: 'neto', amount: 150_000 } as const;
    const of = async (own: object) => {
      const worker = workerOf({ schooling: 'SSS', hotMeal: 0, agreed: [{ ...agreed, ...own }] });
      const { wages } = await calculateMonth(firmOf({ entity: 'rs' }), [worker], monthOf(), ask);
      return wages[0];
    };
    expect((await of({}))?.payout).toBe(149_625);
    expect((await of({ isAfterSolidarity: true }))?.payout).toBe(150_000);
  });

  test('returns an agreed net to the fening when days off change nothing of the wage', async () => {
    const agreed = [{ from: '2020-01-01', kind: 'neto', amount: 186_859 }] as const;
    const worker = { ...newcomer, priorService: { years: 18, months: 0, days: 0 }, agreed };
    const after = async (entries: WorkerMonth['entries'], hotMeal?: number) =>
      (await settled({ ...worker, ...(hotMeal !== undefined && { hotMeal }) }, { entries })).figures.net;
    for (const entries of [{}, { paidDays: 500 }, { perDiems: 300 }])
      expect([await after(entries), await after(entries, 1000)]).toEqual([186_859, 186_859]);
    // The meal above the limit is pay: a day without one reduces it.
    expect(await after({ paidDays: 500 }, 3000)).toBeLessThan(186_859);
  });

  test('keeps other wages when one is refused, and names its field', async () => {
    const workers = [workerOf(), workerOf({ id: 'r2' }), workerOf({ id: 'r3', agreed: [] })];
    const month = monthOf({ r1: { entries: { sickHours: 20_000 } } });
    const { wages, unsettled } = await calculateMonth(firmOf(), workers, month, ask);
    expect(wages.map(({ worker }) => worker.id)).toEqual(['r2']);
    expect(unsettled.map(({ worker }) => worker.id)).toEqual(['r1', 'r3']);
    expect(unsettled[0]?.issues[0]?.polje).toBe('bolovanje_sati');
    expect(unsettled[0]?.reason).toMatch(/^Odsustvo je duže od mjeseca/);
  });

  test.each(['fbih', 'rs'] as const)(
    'omits the minimum base in a month of %s when the worker is hired late, with a note',
    async (entity) => {
      const hired = workerOf({
        employedFrom: '2026-10-28',
        hotMeal: 0,
        schooling: 'VSS',
        agreed: gross(200_000),
      });
      const late = entity === 'rs' ? { ...hired, employedFrom: '2026-10-30' } : hired;
      const calculated = (worker: Worker) => calculateMonth(firmOf({ entity }), [worker], monthOf(), ask);
      if (entity === 'rs')
        expect((await calculated(late)).unsettled[0]?.reason).toMatch(
          /najnižu osnovicu.* Isključuje se za ovog radnika/,
        );
      else expect((await calculated(late)).wages).toHaveLength(1);
      expect((await calculated({ ...late, leastBase: false })).wages).toHaveLength(1);
    },
  );

  test('keeps the refusal of the gross of an agreed net, and reports a missing answer', async () => {
    const net = workerOf({ agreed: [{ from: '2020-01-01', kind: 'neto', amount: 130_000 }] });
    const early = monthOf({ r1: { entries: { overtime: 100 } } }, { year: 2030 });
    const { unsettled } = await calculateMonth(firmOf(), [net], early, ask);
    expect(unsettled[0]?.reason).toMatch(/^Propisi za oktobar 2030\. još nisu (objavljeni|potvrđeni)/);
    const silent = await calculateMonth(firmOf(), [net], monthOf(), async () => []);
    expect(silent.unsettled[0]?.reason).toMatch(/nije stigao odgovor/);
  });
});

describe.each(['fbih', 'rs', 'bd'] as const)('any staff of %s', (entity) => {
  test('sends no names', () => {
    fc.assert(
      fc.property(randomStaff(entity), ({ firm, workers, month }) => {
        for (const worker of workers) {
          const sent = JSON.stringify(requestOf(workerInMonth(firm, worker, month)));
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

  test('is calculated, pays nothing below zero, and splits pay into payout and deductions', async () => {
    await fc.assert(
      fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
        const { wages, unsettled } = await calculateMonth(firm, workers, month, ask);
        for (const { worker, reason } of unsettled) {
          expect(worker.leastBase).not.toBe(false);
          expect(reason).toContain('„Osnovica doprinosa“');
        }
        for (const { figures, withheld, payout } of wages) {
          const deducted = withheld.reduce((sum, { amount }) => sum + amount, 0);
          expect(payout).toBeGreaterThanOrEqual(0);
          expect(payout + deducted).toBe(inHand(figures));
        }
      }),
      { numRuns: 20 },
    );
  });
});
