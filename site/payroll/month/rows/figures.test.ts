import { PAYROLL_ENTITIES } from '@obracun/engine/payroll/model/place.ts';
import { ask, rs, settled, standing } from '@obracun/engine/payroll/month/calculate/settled-wage.fixture.ts';
import { randomStaff } from '@obracun/engine/payroll/random-staff.fixture.ts';
import { firmOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomesOf, type WageOutcome } from '../calculation/outcome.ts';
import { cellOf, totalsOf } from './cells.ts';
import { sheetColumns } from './columns.ts';
import { figuresIn } from './figures.ts';
import { type MonthRow, rowsOf } from './rows.ts';

const firm = firmOf();
const rowOf = (own: Partial<MonthRow>): MonthRow => ({
  id: 'r1',
  worker: workerOf(),
  inputs: undefined,
  outcome: undefined,
  isWaiting: false,
  notes: new Map(),
  ...own,
});
const wrong: WageOutcome = { worker: workerOf(), reason: 'Ispravite.', issues: [] };
const EVERYBODY = ['gross', 'net', 'payout', 'cost'];

describe('what stands in the sheet', () => {
  test('has common figures, and others when a row has them', async () => {
    expect(figuresIn(firm, [])).toEqual(EVERYBODY);
    expect(figuresIn(firm, [rowOf({ outcome: await settled() })])).toEqual(EVERYBODY);
    const driven = await settled({ transport: 5300, deductions: [standing({ amount: 1000 })] });
    const all = ['gross', 'net', 'untaxed', 'withheld', 'payout', 'cost'];
    expect(figuresIn(firm, [rowOf({ outcome: await settled() }), rowOf({ outcome: driven })])).toEqual(all);
    expect(figuresIn(firmOf(rs), [rowOf({ outcome: await settled({}, undefined, rs) })])).toContain(
      'solidarity',
    );
  });

  test('keeps a figure while its row has an error or is pending', () => {
    const owing = workerOf({ deductions: [standing({ amount: 1000 })] });
    for (const outcome of [wrong, undefined]) {
      expect(figuresIn(firm, [rowOf({ worker: owing, outcome })])).toContain('withheld');
      const typed = rowOf({ inputs: { entries: {}, unread: { deductionsOfMonth: 'sto' } }, outcome });
      expect(figuresIn(firm, [typed])).toContain('withheld');
      expect(figuresIn(firm, [rowOf({ worker: workerOf({ transport: 100 }), outcome })])).toContain(
        'untaxed',
      );
      expect(figuresIn(firmOf({ defaults: { hotMeal: 900 } }), [rowOf({ outcome })])).toContain('untaxed');
      expect(figuresIn(firmOf(rs), [rowOf({ outcome })])).toContain('solidarity');
      expect(figuresIn(firm, [rowOf({ outcome })])).toEqual(EVERYBODY);
    }
  });

  test('drops the deductions figure when a debt is paid off', () => {
    const free = workerOf({ deductions: [standing({ amount: 1000, remaining: 0 })] });
    expect(figuresIn(firm, [rowOf({ worker: free, outcome: wrong })])).toEqual(EVERYBODY);
  });
});

test.each(PAYROLL_ENTITIES)('rows of %s and the sums under them add up from the net on', async (entity) => {
  await fc.assert(
    fc.asyncProperty(randomStaff(entity), async ({ firm: its, workers, month }) => {
      const outcomes = await outcomesOf(its, workers, month, ask);
      const rows = rowsOf(workers, month, { outcomes, waiting: new Set() }, new Map());
      const columns = sheetColumns(its, [], figuresIn(its, rows));
      const feningaOf = (texts: readonly string[]) =>
        Object.fromEntries(columns.map(({ id }, at) => [id, Number(texts[at]?.replace(/\D/g, ''))]));
      const lines = rows
        .filter(({ outcome }) => outcome && 'payout' in outcome)
        .map((row) => columns.map((column) => cellOf(row, column).text));
      for (const texts of [...lines, totalsOf(rows, rows.length, columns)]) {
        const { net = 0, solidarity = 0, untaxed = 0, ...off } = feningaOf(texts);
        const { withheld = 0, received = 0, payout } = off;
        expect(net - solidarity + untaxed - withheld - received).toBe(payout);
      }
    }),
    { numRuns: 30 },
  );
});
