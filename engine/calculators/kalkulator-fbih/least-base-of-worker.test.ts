import { describe, expect, test } from 'vitest';
import type { Day } from '../../core/days/day.ts';
import { lawOn } from '../../core/law.ts';
import { km, mulDiv, multiple, PPM } from '../../core/numbers/money.ts';
import { fbih } from '../../law/fbih/index.ts';
import { leastBaseOn } from '../../rules/fbih/taxed-wage.ts';
import { answered } from '../answered.fixture.ts';

const leastOf = (day: Day, coefficient: number) =>
  leastBaseOn(day, mulDiv(multiple(coefficient), lawOn(fbih, day).porez_na_platu.licni_odbitak, PPM));

describe('the least base is the gross of the net minimum wage with the deduction of the worker', () => {
  // Published of 2025 and 2026 for the coefficients 0 and 1; the others by čl. 20 st. 1.
  test.each([
    ['2026-01-01', 0, 1653.79],
    ['2026-01-01', 1, 1605.48],
    ['2026-01-01', 1.5, 1581.33],
    ['2026-01-01', 2, 1557.17],
    ['2026-01-01', 2.7, 1523.35],
    ['2026-01-01', 3.5, 1488.41],
    ['2026-01-01', 6, 1488.41],
    ['2025-01-01', 0, 1610.31],
    ['2025-01-01', 1, 1562],
    ['2024-01-01', 0, 996.78],
    ['2024-01-01', 1, 948.48],
    ['2023-01-01', 0, 959.75],
    ['2023-01-01', 1, 911.44],
    ['2022-02-01', 0, 874.4],
    ['2022-02-01', 1, 826.09],
  ] as const)('on %s with coefficient %d', (day, coefficient, base) => {
    expect(leastOf(day, coefficient)).toBe(km(base));
  });

  test('there is none before the rule', () => expect(leastOf('2022-01-01', 1)).toBeUndefined());
});

describe('uplifts are added to the least base', () => {
  const october = { mjesec: 10, godina: 2026, najniza_osnovica: true, ima_preko: true };
  const overtime = { prekovremeni: true, prekovremeni_sati: 20, prekovremeni_proc: 25 };
  const wage = (more: object) => answered('kalkulator-fbih', { ...october, ...more });

  test('so a gross above it by overtime alone pays on more', () => {
    // 1.500 / 176 h × 20 h × 1,25 = 213,07; 1.605,48 + 213,07 = 1.818,55
    expect(wage({ ...overtime, bruto_plata_input: 1500 })).toMatchObject({
      prekovremeni_iznos: 213.07,
      bruto_ukupno: 1713.07,
      osnovica_doprinosa: 1818.55,
      PIO: 309.15,
    });
  });

  test('and a gross above both pays on itself', () => {
    expect(wage({ ...overtime, bruto_plata_input: 1700 })).toMatchObject({
      bruto_ukupno: 1941.48,
      osnovica_doprinosa: 1941.48,
    });
  });

  test('in a part of the base too', () => {
    expect(wage({ ...overtime, bruto_plata_input: 700, najniza_osnovica_dio: 50 })).toMatchObject({
      prekovremeni_iznos: 99.43,
      osnovica_doprinosa: 902.17,
    });
  });

  test('also those among further taxed pay', () => {
    // 1.500 + 100 of Sundays + 50 of a bonus: 1.605,48 + 100 is above 1.650.
    const sundays = { bruto_plata_input: 1500, stimulacija: 150, uvecanja_u_stimulaciji: 100 };
    expect(wage(sundays)).toMatchObject({ bruto_ukupno: 1650, osnovica_doprinosa: 1705.48 });
    expect(wage({ ...sundays, ...overtime })).toMatchObject({ osnovica_doprinosa: 1918.55 });
    const { neto_plata } = wage(sundays) as Record<string, number>;
    const byNet = { ...sundays, bruto_plata_input: undefined, neto_plata_input: neto_plata };
    expect(wage(byNet)).toMatchObject({ bruto_ukupno: 1650, osnovica_doprinosa: 1705.48 });
  });

  test('and the given net comes back', () => {
    const given = wage({ ...overtime, neto_plata_input: 1000 }) as Record<string, number>;
    const { bruto_ukupno, ukupno_uvecanje = 0, osnovica_doprinosa } = given;
    expect(given).toMatchObject({ neto_plata: 1000 });
    expect(osnovica_doprinosa).toBeCloseTo(1605.48 + ukupno_uvecanje, 2);
    expect(wage({ ...overtime, bruto_ukupno_input: bruto_ukupno })).toEqual(given);
  });
});
