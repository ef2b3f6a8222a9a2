import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { ask } from '../../payments/orders/ordered.fixture.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import {
  MY_PARTS,
  type MyPayslip,
  myPayslipOf,
  readMyPayslip,
  wholeOf,
  writeMyPayslip,
} from './my-payslip.ts';

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
          expect(mine.parts.paid - mine.received).toBe(wage.payout);
          if (wholeOf(mine) > 0) expect(readMyPayslip(`#${writeMyPayslip(mine)}`)).toEqual(mine);
        }
      }),
      { numRuns: 15 },
    ),
);

/** A wage of 1.500 KM net in the Federation, October 2026. */
const example: MyPayslip = {
  entity: 'fbih',
  year: 2026,
  month: 10,
  gross: 236_715,
  parts: {
    paid: 150_000,
    withheld: 0,
    pension: 46_160,
    health: 34_323,
    other: 4735,
    tax: 13_333,
    solidarity: 0,
    levies: 2684,
  },
  received: 0,
};

test('writes a short address of figures alone', () =>
  expect(writeMyPayslip(example)).toBe('f2610b236715i150000p46160z34323n4735t13333d2684k'));

test.each([
  ['of today', '#f2610b236715i150000p46160z34323n4735t13333d2684k'],
  ['of the first payslips', '#e=fbih&m=2026-10&b=236715&i=150000&p=46160&z=34323&n=4735&t=13333&d=2684'],
])('reads an address %s', (_form, fragment) => expect(readMyPayslip(fragment)).toEqual(example));

test.each([
  '',
  '#f2610b236715i150000p46160z34323n4735t13333d26',
  '#f2610i150000k',
  '#f2613b236715i150000k',
  '#x2610b236715i150000k',
  '#f2610b236715i1500v1501k',
  '#f2610b236715i150000000000k',
  '#',
  '#e=fbih&m=2026-10',
  '#e=xx&m=2026-10&b=100&i=60',
  '#e=rs&m=2026-13&b=1&i=1',
  '#e=rs&m=2026-01&b=1&i=-1',
  '#e=rs&m=2026-01&b=1e9&i=1',
])('does not read an incomplete address: %j', (fragment) => expect(readMyPayslip(fragment)).toBeUndefined());
