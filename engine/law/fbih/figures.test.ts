import { expect, test } from 'vitest';
import { changeOn, lawOn } from '../../core/law.ts';
import { fbih } from './index.ts';

/** Transcribed a second time, by hand and in feninga or parts per million, to reveal errors in the law data. */
test.each([
  ['2018-01-01', 852],
  ['2018-04-01', 852],
  ['2018-12-31', 852],
  ['2019-01-01', 907],
  ['2019-04-01', 895],
  ['2020-02-01', 958],
  ['2021-02-01', 993],
  ['2022-02-01', 1046],
  ['2023-02-01', 1180],
  ['2024-02-01', 1296],
  ['2024-07-01', 1371],
  ['2021-04-01', 951],
  ['2021-07-01', 982],
  ['2022-07-01', 1110],
  ['2022-08-01', 1115],
  ['2023-01-01', 1161],
  ['2023-06-01', 1233],
  ['2024-12-01', 1415],
  ['2025-01-01', 1401],
  ['2025-03-31', 1401],
  ['2025-04-01', 1525],
  ['2025-05-01', 1602],
  ['2025-06-30', 1545],
  ['2025-07-01', 1590],
  ['2025-08-01', 1577],
  ['2025-12-01', 1632],
  ['2026-01-31', 1622],
  ['2026-02-01', 1664],
  ['2026-12-31', 1664],
])('has the untaxed hot meal of %s', (day, iznos) => {
  expect(lawOn(fbih, day).topli_obrok_neoporezivo).toEqual({ iznos });
});

test('names the average behind the untaxed hot meal, and has low certainty when there is none', () => {
  const sourceOn = (day: string) => changeOn(fbih.parametri.topli_obrok_neoporezivo, day)?.izvor;
  expect(sourceOn('2024-07-01')).toMatchObject({
    pouzdanost: 'srednja',
    napomena: '1 % × 1.371,00, prosječna neto plaća za maj 2024, izvedeno iz objavljenih stopa rasta',
  });
  expect(sourceOn('2018-03-01')?.pouzdanost).toBe('niska');
  expect(sourceOn('2025-03-01')?.pouzdanost).toBe('niska');
  expect(sourceOn('2025-06-01')).toMatchObject({
    pouzdanost: 'niska',
    napomena: '1 % × 1.545,00, prosječna neto plaća za april 2025, izvori se razlikuju: 1.545 i 1.583 KM',
  });
});

test.each([
  ['2018-01-01', 39_590],
  ['2022-01-01', 54_300],
  ['2023-01-01', 59_600],
  ['2024-01-01', 61_900],
  ['2025-01-01', 100_000],
  ['2026-01-01', 102_700],
])('has the minimum wage of %s', (day, neto) => {
  expect(lawOn(fbih, day).najniza_plata).toEqual({ neto });
});

test('has the rule of the minimum contribution base from the day it came into force', () => {
  expect(lawOn(fbih, '2022-01-28').najniza_osnovica).toBeUndefined();
  expect(lawOn(fbih, '2022-01-29').najniza_osnovica).toEqual({ neto: 54_300 });
  expect(lawOn(fbih, '2026-01-01').najniza_osnovica).toEqual({ neto: 102_700 });
});

test('halves the minimum base for up to four hours a day from July 2025', () => {
  expect(lawOn(fbih, '2025-06-30').skracena_osnovica).toBeUndefined();
  expect(lawOn(fbih, '2025-07-01').skracena_osnovica).toEqual({ sati_do: 400, dio: 500_000 });
});

test('has the income tax, its deduction and the coefficients', () => {
  const law = lawOn(fbih, '2024-03-01');
  expect(law.porez_na_platu).toEqual({ stopa: 100_000, licni_odbitak: 30_000 });
  const coefficients = [1_000_000, 500_000, 500_000, 700_000, 900_000, 300_000, 300_000];
  expect(Object.values(law.koeficijenti_odbitka)).toEqual(coefficients);
});

test('ends the aid to workers when its regulation ends', () => {
  const aidOn = (day: string) => lawOn(fbih, day).neoporeziva_pomoc?.iznos;
  expect(['2025-02-03', '2025-07-31', '2025-08-01', '2026-06-30', '2026-07-01'].map(aidOn)).toEqual([
    undefined,
    45_000,
    0,
    30_000,
    0,
  ]);
});

test('has the days for filing and payment, the codes of contracts, and the limits of deductions', () =>
  expect(lawOn(fbih, '2026-10-01')).toMatchObject({
    rok_specifikacije: { uz_isplatu: true },
    rok_doprinosa_obrta: { mjeseci_poslije: 1, dan: 31 },
    rok_mjesecne_prijave: { mjeseci_poslije: 1, dan: 15 },
    rok_godisnje_prijave: { mjesec: 2, dan: 28 },
    sifre_prihoda_ugovora: { pio: 712_126, zdravstveno: 712_116, porez: 716_116, nesrece: 722_582 },
    zabrana_na_platu: { dio: 500_000, granica: 100_000, preko_brojnik: 2, preko_nazivnik: 3 },
  }));
