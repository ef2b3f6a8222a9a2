import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateMonth } from '../calculate/calculate-month.ts';
import { ask } from '../orders/ordered.fixture.ts';
import { randomStaff } from '../random-staff.fixture.ts';
import { MY_PARTS, myPayslipOf, readMyPayslip, wholeOf, writeMyPayslip } from './my-payslip.ts';

test.each(['fbih', 'rs', 'bd'] as const)(
  'divides the cost of each wage of %s among its recipients, and reads back the same',
  async (entity) =>
    fc.assert(
      fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
        const { wages } = await calculateMonth(firm, workers, month, ask);
        // Someone insured without pay has no payslip.
        for (const wage of wages.filter(({ figures }) => figures.insurance === undefined)) {
          const mine = myPayslipOf(wage, month);
          expect(wholeOf(mine)).toBe(wage.figures.cost);
          for (const name of MY_PARTS) expect(mine.parts[name], name).toBeGreaterThanOrEqual(0);
          if (wholeOf(mine) > 0) expect(readMyPayslip(`#${writeMyPayslip(mine)}`)).toEqual(mine);
        }
      }),
      { numRuns: 15 },
    ),
);

test.each([
  '',
  '#',
  '#e=fbih&m=2026-10',
  '#e=xx&m=2026-10&b=100&i=60',
  '#e=rs&m=2026-13&b=1&i=1',
  '#e=rs&m=2026-01&b=1&i=-1',
  '#e=rs&m=2026-01&b=1e9&i=1',
])('does not read an incomplete address: %j', (fragment) => expect(readMyPayslip(fragment)).toBeUndefined());
