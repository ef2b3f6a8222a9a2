import { describe, expect, test } from 'vitest';
import { loadCalculators } from '../../../calculators/load.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { CALLS, requestOf } from '../api-request/request.ts';
import { workerInMonth } from '../api-request/worker-in-month.ts';
import { bd, gross, newcomer, rs, settled } from './settled-wage.fixture.ts';
import { figuresOf } from './wage-figures.ts';

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

  test('of Republika Srpska: includes the meal in the gross and subtracts the solidarity contribution from the net', async () => {
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

  test('of the District: includes the employer’s part of the Federal fund and the water fee', async () => {
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

  test('counts hours of a fund inside the employment', async () => {
    const { figures } = await settled({ employedFrom: '2026-10-12' }, { entries: { sickHours: 800 } });
    expect(figures).toMatchObject({ fundHours: 12_000, sickHours: 800 });
  });
});

test.each([
  ['rs', 90_000, 400, false, 167_213],
  ['fbih', 50_000, 600, true, 120_411],
  ['fbih', 50_000, 300, true, 60_206],
  ['fbih', 50_000, 300, false, 80_274],
] as const)(
  'prorates the minimum base of %s by working time: %i at %i hundredths of an hour',
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

test.each([
  [30_810, 200_000, 30_810],
  [90_000, 50_000, 107_494],
  [90_000, 0, 167_213],
])(
  'shares the minimum base of RS employers by income: %i here, %i there',
  async (amount, otherIncome, base) => {
    const own = { ...newcomer, agreed: gross(amount), schooling: 'SSS', hotMeal: 0 } as const;
    const { figures } = await settled({ ...own, worksElsewhere: true, otherIncome }, undefined, rs);
    expect(figures.base).toBe(base);
  },
);

test('requires the income at the other employer when the RS minimum base depends on it', async () => {
  const shared = { ...newcomer, schooling: 'SSS', hotMeal: 0, worksElsewhere: true } as const;
  const reason = /^Upišite bruto kod drugog poslodavca, .* Najniža osnovica se dijeli po prihodima/;
  await expect(settled({ ...shared, agreed: gross(90_000) }, undefined, rs)).rejects.toThrow(reason);
  await expect(settled({ ...shared, agreed: gross(40_000) }, undefined, rs)).rejects.toThrow(reason);
  expect((await settled({ ...shared, agreed: gross(200_000) }, undefined, rs)).figures.base).toBe(200_000);
});

test.each([
  ['rs', 2026, 'KV'],
  ['rs', 2026, 'SSS'],
  ['rs', 2025, 'KV'],
  ['rs', 2021, 'KV'],
  ['fbih', 2026, undefined],
  ['bd', 2026, undefined],
] as const)('derives the tax base of the slip: %s %i %s', async (entity, year, schooling) => {
  const calculator = (await loadCalculators()).find(({ definition }) => definition.path === CALLS[entity]);
  const own = {
    agreed: gross(231_111),
    dependants: 1_000_000,
    fund: 'rs',
    ...(schooling && { schooling }),
  } as const;
  const requested = requestOf(workerInMonth(firmOf({ entity }), workerOf(own), monthOf({}, { year })));
  if (!calculator || !('wage' in requested)) throw new Error('no request');
  const outcome = calculator.calculate(requested.wage.unos, '2026-11-22');
  if (!('calculation' in outcome)) throw new Error('refused');
  const { lines } = outcome.calculation.scope;
  const answer = JSON.parse(calculator.answer(outcome.calculation));
  expect(figuresOf(entity, answer, requested.wage.unos).taxBase).toBe(lines.poreska_osnovica);
});
