import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { answering } from '../../staff.fixture.ts';
import { calculateMonth, type RequestWages } from './calculate-month.ts';
import { inKindIn } from './pays-of.ts';

let ask: RequestWages;
beforeAll(async () => {
  ask = await answering();
});

describe.each(PAYROLL_ENTITIES)('kinds of pay in %s', (entity) => {
  test('add up to the gross, the untaxed pay and the pay in kind of any staff', async () => {
    await fc.assert(
      fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
        const { wages } = await calculateMonth(firm, workers, month, ask);
        for (const { pays = [], figures } of wages) {
          expect(sumOf(pays, ({ taxed }) => taxed)).toBe(figures.gross);
          expect(sumOf(pays, ({ untaxed }) => untaxed)).toBe(figures.untaxed);
          expect(inKindIn(pays).inKind).toBe(figures.inKind);
        }
      }),
      { numRuns: 20 },
    );
  });
});
