import { describe, expect, test } from 'vitest';
import { through2026 } from '../through-2026.fixture.ts';

const { calculate, answer } = through2026('/calculate_fbih');
const TODAY = '2026-11-22';

const october = { godina: 2026, mjesec: 10, osnovica_djelatnosti: true, prosjecna_neto: 1600 };

function answered(request: object): Record<string, unknown> {
  const outcome = calculate(request, TODAY);
  if ('issues' in outcome) throw new Error(JSON.stringify(outcome.issues));
  return JSON.parse(answer(outcome.calculation));
}

// 2026: 739 KM, up to 85 % of the average net. Each contribution is rounded: 125,63 + 92,38 + 11,09 and 18,48 + 14,78 + 3,70.
describe('the base of coal mines, textile, leather, footwear and traditional crafts', () => {
  test('is 30 % of the average whatever the gross, for the worker and the employer', () => {
    const base = { osnovica_doprinosa: 739, doprinosi_ukupno: 229.1, pos_doprinosi: 36.96 };
    // 1.500 − 229,10 − 300 = 970,90; tax 97,09; net 1.173,81.
    expect(answered({ ...october, bruto_plata_input: 1500 })).toMatchObject({
      ...base,
      porez: 97.09,
      neto_plata: 1173.81,
    });
    expect(answered({ ...october, bruto_plata_input: 700 })).toMatchObject(base);
    expect(answered({ ...october, najniza_osnovica: true, bruto_plata_input: 1500 })).toMatchObject(base);
  });

  test('gives back a net, and follows the year', () => {
    expect(answered({ ...october, neto_plata_input: 1173.81 })).toMatchObject({
      neto_plata: 1173.81,
      bruto_ukupno: 1500,
    });
    const in2025 = { ...october, godina: 2025, mjesec: 9, bruto_plata_input: 1500 };
    expect(answered(in2025)).toMatchObject({ osnovica_doprinosa: 635 });
  });

  test('does not apply above 85 % of the average, with a warning', () => {
    // 85 % of 1.600 is 1.360.
    const above = answered({ ...october, bruto_plata_input: 2000 });
    expect(above).toMatchObject({ osnovica_doprinosa: 2000, neto_plata: 1272 });
    expect(JSON.stringify(above.upozorenja)).toContain('veća je od 85 %');
    expect(answered({ ...october, neto_plata_input: 1500 })).toMatchObject({ neto_plata: 1500 });
    expect(answered({ ...october, neto_plata_input: 1360 })).toMatchObject({ osnovica_doprinosa: 739 });
  });

  test('is shared in a part of the month', () => {
    const part = { ...october, najniza_osnovica: true, najniza_osnovica_dio: 50, bruto_plata_input: 800 };
    expect(answered(part)).toMatchObject({ osnovica_doprinosa: 369.5 });
  });

  test('is refused where the average or the base is unknown, and takes a published average', () => {
    const { prosjecna_neto: _, ...unknown } = october;
    expect(calculate({ ...unknown, bruto_plata_input: 1500 }, TODAY)).toMatchObject({
      issues: [{ polje: 'prosjecna_neto' }],
    });
    // 1.664,00 of December 2025 is published for February 2026.
    expect(answered({ ...unknown, mjesec: 2, bruto_plata_input: 1500 })).toMatchObject({
      osnovica_doprinosa: 739,
    });
    expect(calculate({ ...october, godina: 2024, bruto_plata_input: 1500 }, TODAY)).toMatchObject({
      issues: [{ polje: 'osnovica_djelatnosti' }],
    });
  });
});
