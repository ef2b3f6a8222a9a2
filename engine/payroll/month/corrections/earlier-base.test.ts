import { expect, test } from 'vitest';
import type { WorkerMonth } from '../../model/month.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { settled } from '../../payments/orders/ordered.fixture.ts';
import { gross } from '../calculate/settled-wage.fixture.ts';
import { onEarlierBase } from './earlier-base.ts';

const least = { agreed: gross(140_000) };

/** The month with another base of contributions in the answers. */
const withBase = (month: SettledMonth, base: number): SettledMonth => ({
  ...month,
  wages: month.wages.map(
    (wage): SettledWage => ({ ...wage, answer: { ...wage.answer, osnovica_doprinosa: base } }),
  ),
});

test('finds a wage on the least base of everyone, or without the uplifts', async () => {
  const card = await settled({}, [{ ...least, coefficient: 2_700_000 }]);
  expect(onEarlierBase(withBase(card, 1605.48))).toEqual(['r0']);
  const overtime = await settled({}, [{ ...least, overtimeUplift: 250_000 }], [{ overtime: 1000 }]);
  expect(onEarlierBase(withBase(overtime, 1605.48))).toEqual(['r0']);
});

test.each<[string, Partial<Worker>, WorkerMonth['entries']]>([
  ['on the base of the worker', { ...least, coefficient: 2_700_000 }, {}],
  ['above it', { agreed: gross(300_000) }, {}],
  ['with uplifts', { ...least, overtimeUplift: 250_000 }, { overtime: 1000 }],
  ['of a part of the month', { ...least, employedFrom: '2026-10-20' }, {}],
  ['of four hours a day', { agreed: gross(50_000), dailyHours: 400 }, {}],
  ['without the least base', { ...least, leastBase: false }, {}],
  ['paid by a fund alone', least, { fundHours: 17_600 }],
  ['of an owner without pay', { status: 'unpaid', coefficient: 2_700_000 }, {}],
])('leaves out a wage %s', async (_, own, entries) => {
  const month = await settled({}, [own], [entries]);
  expect(month.wages).toHaveLength(1);
  expect(onEarlierBase(month)).toEqual([]);
});

test('finds an owner without pay on the base of everyone', async () => {
  const month = await settled({}, [{ status: 'unpaid', coefficient: 2_700_000 }]);
  const [wage] = month.wages;
  if (!wage) throw new Error('no wage');
  const earlier = { ...wage, request: { ...wage.request, bruto_plata_input: 1605.48 } };
  expect(onEarlierBase({ ...month, wages: [earlier] })).toEqual(['r0']);
});
