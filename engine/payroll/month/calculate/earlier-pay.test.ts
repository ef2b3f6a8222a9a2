import { expect, test } from 'vitest';
import type { WorkerMonth } from '../../model/month.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import type { EarlierPay } from '../api-request/sick-leave.ts';
import { calculateMonth } from './calculate-month.ts';
import { type EarlierWages, earlierNeeds, earlierPays, needsNothing } from './earlier-pay.ts';
import { ask, gross, settled } from './settled-wage.fixture.ts';

const ill: WorkerMonth = { entries: { sickHours: 4000 } };
const october = monthOf({ r1: ill });

test('is needed in FBiH when sick leave has no base of its own', () => {
  expect(earlierNeeds(firmOf(), october)).toEqual({ ill: ['r1'], limited: [], ofYear: 9, bases: [] });
  expect(needsNothing(earlierNeeds(firmOf({ entity: 'rs' }), october))).toBe(true);
  const own = monthOf({ r1: { entries: { sickHours: 4000, sickBase: 900 } } });
  expect(needsNothing(earlierNeeds(firmOf(), own))).toBe(true);
  expect(needsNothing(earlierNeeds(firmOf(), monthOf()))).toBe(true);
});

test('uses the hourly pay of the month before the sick leave began', async () => {
  const healthy = [await settled({ agreed: gross(198_000) })];
  const stillIll = [await settled({ agreed: gross(220_000) }, ill)];
  const months: readonly (EarlierWages | undefined)[] = [undefined, stillIll, healthy];
  const needs = { ill: ['r1'], limited: [], ofYear: 9 };
  const found = await earlierPays(needs, async (earlier) => months[earlier]);
  // October has 176 hours and workers of six years: 1.980 + 3,6 % = 2.051,28.
  expect(found).toEqual(new Map([['r1', { sickBase: { amount: 205_128, hours: 17_600 } }]]));
  expect(await earlierPays(needs, async () => undefined)).toEqual(new Map());
});

test('pays sick leave on that base, without rounding the rate of an hour', async () => {
  const paidOn = async (sickBase: EarlierPay['sickBase'] & object, entries: WorkerMonth['entries']) => {
    const { wages } = await calculateMonth(
      firmOf(),
      [workerOf()],
      monthOf({ r1: { entries } }),
      ask,
      new Map([['r1', { sickBase }]]),
    );
    return wages[0]?.answer.bolovanje_iznos;
  };
  // 40 h × 10,00 × 80 %.
  expect(await paidOn({ amount: 160_000, hours: 16_000 }, ill.entries)).toBe(320);
  // 2.743,00 / 160 h × 176 h × 80 %; a rate of 17,14 would give 2.413,31.
  const wholeMonth = { sickHours: 17_600, sickShare: 800_000 };
  expect(await paidOn({ amount: 274_300, hours: 16_000 }, wholeMonth)).toBe(2413.84);
});
