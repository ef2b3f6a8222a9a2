import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkerMonth } from '../../model/month.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { recapOf } from './recap.ts';
import { ask, plain, settledMonth } from './settled-month.fixture.ts';

describe('a recap', () => {
  test('has the lines of its entity in its words, a row per worker, and their sums', async () => {
    const { lines, rows, totals } = recapOf(
      await settledMonth([plain, { ...plain, coefficient: 2_700_000 }]),
    );
    const column = (name: string) => lines.findIndex((line) => line.name === name);
    expect(lines.map(({ label }) => label)).toContain('Porezna osnovica');
    expect(column('solidarity')).toBe(-1);
    expect(rows.map(({ values }) => values[column('net')])).toEqual([127_200, 132_300]);
    expect(totals[column('net')]).toBe(259_500);
    expect(totals[column('fundHours')]).toBe(35_200);
  });

  test('shows what lowers the tax base when a worker has dependants or an exempt part', async () => {
    const staff = [{ ...plain, schooling: 'KV', dependants: 1_000_000 } as const];
    const { lines, rows } = recapOf(await settledMonth(staff, { firm: { entity: 'rs' } }));
    const shown = lines.map(({ label }, at) => [label, rows[0]?.values[at]]);
    expect(shown).toContainEqual(['Izdržavani i druga umanjenja', 15_000]);
    expect(shown).toContainEqual(['Oslobođeni dio', 5000]);
  });

  test('has columns of pay in kind and of advances only when some worker has them', async () => {
    const names = async (entries: WorkerMonth['entries']) =>
      recapOf(await settledMonth([plain], { entries })).lines.map(({ name }) => name);
    const rare = ['inKind', 'inKindReceived', 'advance'];
    expect((await names({})).filter((name) => rare.includes(name))).toEqual([]);
    expect((await names({ inKind: 100, advance: 100 })).filter((name) => rare.includes(name))).toEqual(rare);
  });

  test('has solidarity and child in Republika Srpska, and no employer’s part', async () => {
    const { lines } = recapOf(await settledMonth([plain], { firm: { entity: 'rs' } }));
    const names = lines.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['solidarity', 'childFrom']));
    expect(names.filter((name) => /On$|disaster/.test(name))).toEqual([]);
  });

  test.each(['fbih', 'rs', 'bd'] as const)('adds up across its lines for any staff of %s', async (entity) => {
    await fc.assert(
      fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
        const { wages } = await calculateMonth(firm, workers, month, ask);
        const { lines, rows, totals } = recapOf({ firm, month, wages });
        for (const { values } of rows) {
          const own = (name: string): number => values[lines.findIndex((line) => line.name === name)] ?? 0;
          const contributions = entity === 'rs' ? 0 : own('contributionsFrom');
          const off = contributions + own('allowance') + own('reductions') + own('exempt');
          if (own('borne') === 0) expect(own('taxBase')).toBe(Math.max(0, own('gross') - off));
        }
        const of = (name: string): number => totals[lines.findIndex((line) => line.name === name)] ?? 0;
        expect(of('gross') + of('borne')).toBe(of('contributionsFrom') + of('tax') + of('net'));
        const stored = of('withheld') + of('inKindReceived') + of('advance');
        expect(of('payout') + stored).toBe(of('net') - of('solidarity') + of('untaxed'));
        const onTop = ['pensionOn', 'healthOn', 'unemploymentOn', 'disaster', 'water', 'disability'];
        const paid = of('gross') + of('borne') + of('insurance') + of('untaxed');
        expect(of('cost')).toBe(paid + onTop.reduce((sum, name) => sum + of(name), 0));
      }),
      { numRuns: 30 },
    );
  });
});
