import { expect, test } from 'vitest';
import { lawOn } from '../../core/law.ts';
import { rs } from './index.ts';

/** Transcribed a second time, by hand and in feninga or parts per million, to reveal errors in the law data. */
test.each([
  ['2018-06-15', 998],
  ['2019-06-15', 1019],
  ['2020-06-15', 1055],
  ['2021-06-15', 1114],
  ['2022-05-11', 1160],
  ['2022-05-12', 1314],
  ['2023-06-15', 1470],
  ['2024-06-15', 1646],
  ['2025-06-15', 1824],
  ['2026-12-31', 1997],
])('has the hot meal of %s', (day, iznos) => {
  expect(lawOn(rs, day).topli_obrok_minimum).toEqual({ iznos });
});

test.each([
  ['2018-08-31', 100_000, 20_000, true],
  ['2018-09-01', 100_000, 50_000, true],
  ['2021-06-30', 100_000, 50_000, true],
  ['2021-07-01', 100_000, 70_000, true],
  ['2022-01-01', 80_000, 100_000, false],
])('has the income tax of %s', (day, stopa, licni_odbitak, osnovica_bez_doprinosa) => {
  expect(lawOn(rs, day).porez_na_platu).toEqual({ stopa, licni_odbitak, osnovica_bez_doprinosa });
});

test.each([
  ['2018-07-31', 41_000],
  ['2018-08-01', 44_000],
  ['2019-01-01', 45_000],
  ['2020-01-01', 52_000],
  ['2021-06-01', 54_000],
  ['2022-01-01', 59_000],
  ['2022-05-01', 65_000],
  ['2023-01-01', 70_000],
  ['2024-12-31', 90_000],
])('has one minimum wage for all on %s', (day, neto) => {
  const { najniza_plata } = lawOn(rs, day);
  expect(najniza_plata).toEqual({ NK: neto, KV: neto, SSS: neto, VŠS: neto, VSS: neto });
});

test('has the minimum wage by schooling', () => {
  const wageOn = (day: string) => Object.values(lawOn(rs, day).najniza_plata);
  expect(wageOn('2025-01-01')).toEqual([90_000, 95_000, 100_000, 130_000, 130_000]);
  expect(wageOn('2026-01-01')).toEqual([100_000, 105_000, 110_000, 135_000, 145_000]);
});

test.each([
  [2018, 1331],
  [2019, 1358],
  [2020, 1407],
  [2021, 1485],
  [2022, 1546],
  [2023, 1730],
  [2024, 1937],
  [2025, 2146],
  [2026, 2349],
])('has the average gross for the obligations of %i', (year, average) => {
  expect(lawOn(rs, `${year}-01-01`).prosjecna_bruto.iznos / 100).toBe(average);
});

test('has the figures that are new in 2026', () => {
  expect(lawOn(rs, '2025-12-31').oslobodjeni_dio).toBeUndefined();
  expect(lawOn(rs, '2026-01-01').oslobodjeni_dio).toEqual({ NK: 5000, KV: 5000 });
  expect(lawOn(rs, '2026-01-01').najniza_bruto).toMatchObject({ SSS: 167_213, VSS: 224_590 });
});

test('has solidarity, service, dependants and other income', () => {
  const law = lawOn(rs, '2021-12-31');
  expect(law.solidarnost.stopa).toBe(2500);
  expect(law.minuli_rad.stopa).toBe(3000);
  expect(law.umanjenje_po_clanu.iznos).toBe(15_000);
  expect(law.porez_ostali.stopa).toBe(100_000);
  expect(lawOn(rs, '2022-01-01').porez_ostali.stopa).toBe(130_000);
  expect(lawOn(rs, '2021-06-30').umanjenje_po_clanu.iznos).toBe(7500);
});

test('has the days for filing and payment, and the code of other income', () =>
  expect(lawOn(rs, '2026-10-01')).toMatchObject({
    rok_doprinosa: { uz_isplatu: true, neisplaceno_mjeseci: 2 },
    rok_prijave_poreza: { mjeseci_poslije: 1, dan: 10 },
    rok_prijave_doprinosa: { mjeseci_poslije: 1, dan: 31 },
    sifra_poreza_na_ostali_dohodak: { sifra: 711_118 },
  }));
