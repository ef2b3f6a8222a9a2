import { expect, it, vi } from 'vitest';
import { answerTo } from '../../../calculator/api/answer.fixture.ts';
import { costOf, findCost, type RequestGrosses } from './ask-columns.ts';
import { WAGES } from './wages.ts';

const service = (id: string, more: object = {}) => {
  const wage = WAGES.find((each) => each.id === id);
  if (!wage) throw new Error(id);
  return vi.fn<RequestGrosses>(async (grosses) =>
    grosses.map((gross) => ({
      answer: answerTo(wage.definition, {
        mjesec: 10,
        godina: 2026,
        bruto_ukupno_input: gross / 100,
        ...(id === 'bd' && { fond: 'FBiH' }),
        ...more,
      }),
    })),
  );
};

it.each(WAGES.map(({ id }) => id))('finds the wage of a cost in %s within a fening or two', async (id) => {
  for (const cost of [80_000, 150_003, 212_272, 1_000_000]) {
    const ask = service(id);
    const found = await findCost(ask, cost);
    if ('refusal' in found) throw new Error(found.refusal);
    const off = Math.abs(costOf(found.answer) - cost);
    expect(off).toBeLessThanOrEqual(2);
    expect(found.note !== undefined).toBe(off > 0);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(5);
  }
});

// Contributions on the minimum base are the same for every gross below it.
it.each([70_003, 120_000, 150_000, 170_000])(
  'finds the gross below the minimum base that costs %i',
  async (cost) => {
    const found = await findCost(service('fbih', { godina: 2025, mjesec: 3, najniza_osnovica: true }), cost);
    if ('refusal' in found) throw new Error(found.refusal);
    expect([costOf(found.answer), found.note]).toEqual([cost, undefined]);
  },
);

it('sends one request when the gross is the whole cost', async () => {
  const ask = service('rs');
  await findCost(ask, 200_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('returns the sentence of a month without law', async () => {
  const refusal = 'Nemamo propise za taj mjesec.';
  expect(await findCost(async () => [{ refusal }], 200_000)).toEqual({ refusal });
});
