import { expect, test } from 'vitest';
import { Refusal } from '../../core/issue.ts';
import { basisWithoutMeal, grossWithMeal } from './meal.ts';

/** Contributions on the minimum base of 500 KM, nothing else. */
const net = (amount: number) => ({
  bruto_ukupno: amount,
  doprinosi_ukupno: 50_000,
  porez: 0,
  neto_plata: amount - 50_000,
});

const ofNet = (amount: number) => ({ field: 'neto_plata_input', line: 'neto_plata', amount });
const ofGross = (amount: number) => ({ field: 'bruto_ukupno_input', line: 'bruto_ukupno', amount });
const contracted = { field: 'bruto_plata_input', line: undefined, amount: 80_000 };

const refused = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return `${error.field}: ${error.message}`;
  }
  return '';
};

test('includes the excess of the meal when net or total is given, to the last fening', () => {
  expect(basisWithoutMeal(ofNet(30_000), 30_000, net)).toEqual({ ...ofNet(0) });
  expect(basisWithoutMeal(ofGross(90_000), 30_000, net)).toMatchObject({
    line: 'neto_plata',
    amount: 10_000,
  });
  expect(basisWithoutMeal(contracted, 30_000, net)).toBe(contracted);
  expect(refused(() => basisWithoutMeal(ofNet(29_999), 30_000, net))).toMatch(
    /^neto_plata_input: Od upisanog iznosa ne ostaje 300,00 KM neto, koliko je topli obrok iznad neoporezivog: /,
  );
  expect(refused(() => basisWithoutMeal(ofGross(79_999), 30_000, net))).toMatch(
    /^bruto_ukupno_input: Od upisanog iznosa ne ostaje 300,00 KM neto/,
  );
});

test('raises the gross until the net has grown by the excess of the meal', () => {
  expect(grossWithMeal(contracted, 50_000, 30_000, net)).toBe(80_000);
  expect(grossWithMeal(ofNet(30_000), 0, 0, net)).toBe(80_000);
});

test('names both when a gross does not cover the contributions on the minimum base', () => {
  expect(refused(() => grossWithMeal(contracted, 49_900, 30_000, net))).toMatch(
    /^najniza_osnovica: Doprinosi na najnižu osnovicu \(500,00 KM\) veći su od bruta \(499,00 KM\)/,
  );
});
