import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import { monthSchema } from '../../model/reading/month.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { checkSums } from '../../payments/orders/check-sums.ts';
import { ordersOf } from '../../payments/orders/orders.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { answering, firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { absenceOf } from './absences.fixture.ts';
import { changedSinceClosing, withAbsences, withoutAbsences } from './fill-month.ts';
import { randomAbsences } from './random-absences.fixture.ts';

const ask = await answering();
const firm = firmOf();
const staff = [workerOf()];
const ill = absenceOf({ from: '2026-10-05', to: '2026-10-09' });

test('fills empty cells and keeps typed ones when there are absences', () => {
  const empty = withAbsences(firm, staff, monthOf(), [ill]);
  expect(empty.workers.r1).toMatchObject({
    entries: { sickHours: 4000 },
    registered: { entries: { sickHours: 4000 } },
  });
  const typed = monthOf({ r1: { entries: { sickHours: 1600, overtime: 200 }, note: 'x' } });
  expect(withAbsences(firm, staff, typed, [ill]).workers.r1).toMatchObject({
    entries: { sickHours: 1600, overtime: 200 },
    registered: { entries: { sickHours: 4000 } },
    note: 'x',
  });
  expect(withoutAbsences(withAbsences(firm, staff, typed, [ill]))).toEqual(typed);
  expect(withoutAbsences(empty)).toEqual(monthOf());
});

test('keeps a month unchanged when it is closed or has no absences', () => {
  const closed = monthOf({}, { isClosed: true });
  expect(withAbsences(firm, staff, closed, [ill])).toBe(closed);
  const open = monthOf();
  expect(withAbsences(firm, staff, open, [])).toBe(open);
  expect(withAbsences(firm, staff, open, [absenceOf()])).toBe(open);
});

test('is read back unchanged when stored', () => {
  const filled = withAbsences(firm, staff, monthOf(), [ill]);
  expect(monthSchema.parse(JSON.parse(JSON.stringify(filled)))).toEqual(filled);
});

test('lists workers when the register differs from a closed month', () => {
  const closed = { ...withAbsences(firm, staff, monthOf(), [ill]), isClosed: true };
  expect(changedSinceClosing(firm, staff, closed, [ill])).toEqual([]);
  expect(changedSinceClosing(firm, staff, closed, [{ ...ill, to: '2026-10-12' }])).toEqual(staff);
  expect(changedSinceClosing(firm, staff, closed, [])).toEqual(staff);
});

test('lists no worker when a closed month has typed hours and the register has no others', () => {
  const closed = monthOf({ r1: { entries: { sickHours: 4000, unpaidDays: 100 } } }, { isClosed: true });
  expect(changedSinceClosing(firm, staff, closed, [])).toEqual([]);
  expect(changedSinceClosing(firm, staff, closed, [ill])).toEqual([]);
  expect(changedSinceClosing(firm, staff, closed, [{ ...ill, to: '2026-10-07' }])).toEqual(staff);
});

describe.each(PAYROLL_ENTITIES)('any staff of %s with any absences', (entity) => {
  test('is paid for to the fening', async () => {
    const any = randomStaff(entity).chain((made) =>
      fc
        .tuple(...made.workers.map((worker) => randomAbsences(worker, entity, '2026-09-01')))
        .map((absences) => ({ ...made, absences: absences.flat() })),
    );
    let [paid, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(any, async ({ firm: of, workers, month, absences }) => {
        const typed = Object.fromEntries(
          Object.entries(month.workers).map(([id, { entries }]) => {
            const { sickHours: _sick, paidDays: _paid, unpaidDays: _unpaid, ...rest } = entries;
            return [id, { entries: rest }];
          }),
        );
        const filled = withAbsences(of, workers, { ...month, workers: typed }, absences);
        const { wages, unsettled } = await calculateMonth(of, workers, filled, ask);
        paid += wages.length;
        refused += unsettled.length;
        const made = { firm: of, month: filled, wages };
        const wrong = checkSums(made, ordersOf(made, {})).filter((one) => one.slips !== one.orders);
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40 },
    );
    expect(paid).toBeGreaterThan(refused);
  });
});
