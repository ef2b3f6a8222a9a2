import { definition as fbih } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import { expect, it } from 'vitest';
import { answerTo } from '../api/answer.fixture.ts';
import { kinksOf } from './kinks.ts';

const month = { mjesec: 10, godina: 2026 };
const curve = (of: typeof definition, gross: readonly number[], more: Record<string, unknown> = {}) =>
  gross.map((bruto_plata_input) => answerTo(of, { ...month, ...more, bruto_plata_input }));
const every = (step: number) => Array.from({ length: 12 }, (_, at) => (at + 1) * step);

it('finds between two answers the gross from which tax is paid', () => {
  const [kink, ...others] = kinksOf(curve(definition, every(300)));
  expect(kink?.gross).toBeCloseTo(1000, 0);
  expect(kink).toMatchObject({ why: 'plaća se porez' });
  expect(kink?.before).toBeCloseTo(0.69, 3);
  expect(kink?.after).toBeCloseTo(0.61, 3);
  expect(others).toEqual([]);
});

it('finds it at one of the answers', () => {
  const kinks = kinksOf(curve(definition, every(500)));
  expect(kinks.map(({ gross }) => Math.round(gross))).toEqual([1000]);
});

it('distinguishes the minimum base of contributions from the tax', () => {
  const gross = [600, 800, 1000, 1200, 1400, 1800, 2200, 2600];
  const kinks = kinksOf(curve(fbih, gross, { najniza_osnovica: true }));
  const last = kinks.at(-1);
  expect(last?.why).toBe('doprinosi se plaćaju na najnižu osnovicu');
  expect(last?.gross).toBeCloseTo(1605.48, 0);
});

it.each([0.01, 0.13])('takes no rounding for a bend when answers are %d KM apart', (step) => {
  const grosses = Array.from({ length: 25 }, (_, at) => Math.round(100_000 + at * step * 100) / 100);
  expect(kinksOf(curve(definition, grosses))).toEqual([]);
});

it('is empty for fewer answers than a bend needs, and when the gross never grows', () => {
  expect(kinksOf(curve(definition, [500, 1000]))).toEqual([]);
  expect(kinksOf(curve(definition, [500, 1000, 1500, 2000], { neplaceno: 22 }))).toEqual([]);
});
