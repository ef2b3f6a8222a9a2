import { expect, it } from 'vitest';
import { lawOn } from '../core/law.ts';
import { fbih } from '../law/fbih/index.ts';
import { rs } from '../law/rs/index.ts';
import { hoursBetween, perDiemAmount, perDiemsOf } from './per-diem.ts';

const law = lawOn(fbih, '2026-03-01').dnevnica;

it.each([
  [799, 0],
  [800, 50],
  [1200, 50],
  [1201, 100],
  [2400, 100],
  [3200, 150],
  [3601, 200],
])('gives %i hundredths of an hour %i hundredths of a per diem', (hours, count) => {
  expect(perDiemsOf(hours, law)).toBe(count);
});

it('counts hours over midnight and never backwards', () => {
  const left = { day: '2026-03-01', minutes: 22 * 60 };
  expect(hoursBetween(left, { day: '2026-03-03', minutes: 6 * 60 + 30 })).toBe(3250);
  expect(hoursBetween(left, { day: '2026-03-01', minutes: 0 })).toBe(0);
});

it('follows the year and the entity, and subtracts given meals', () => {
  expect(lawOn(fbih, '2025-12-31').dnevnica.iznos).toBe(2500);
  expect(perDiemAmount(150, law.iznos, law.umanjenje_obroci)).toBe(4725);
  expect(lawOn(rs, '2026-03-01').dnevnica?.iznos).toBe(2000);
});
