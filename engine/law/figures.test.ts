import { describe, expect, test } from 'vitest';
import { changeOn, lawOn } from '../kernel/law.ts';
import { bd } from './bd/index.ts';
import { bih } from './bih/index.ts';
import { fbih } from './fbih/index.ts';
import { rs } from './rs/index.ts';

/** Transcribed a second time, by hand and in feninga or parts per million, so that a slip in the law is seen. */
describe('Republika Srpska', () => {
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
  ])('hot meal on %s', (day, iznos) => {
    expect(lawOn(rs, day).topli_obrok_minimum).toEqual({ iznos });
  });

  test.each([
    ['2018-08-31', 100_000, 20_000, true],
    ['2018-09-01', 100_000, 50_000, true],
    ['2021-06-30', 100_000, 50_000, true],
    ['2021-07-01', 100_000, 70_000, true],
    ['2022-01-01', 80_000, 100_000, false],
  ])('income tax on %s', (day, stopa, licni_odbitak, osnovica_bez_doprinosa) => {
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
  ])('one minimum wage for all on %s', (day, neto) => {
    const { najniza_plata } = lawOn(rs, day);
    expect(najniza_plata).toEqual({ NK: neto, KV: neto, SSS: neto, VŠS: neto, VSS: neto });
  });

  test('minimum wage by schooling', () => {
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
  ])('average gross for the obligations of %i', (year, average) => {
    expect(lawOn(rs, `${year}-01-01`).prosjecna_bruto.iznos / 100).toBe(average);
  });

  test('what is new in 2026', () => {
    expect(lawOn(rs, '2025-12-31').oslobodjeni_dio).toBeUndefined();
    expect(lawOn(rs, '2026-01-01').oslobodjeni_dio).toEqual({ NK: 5000, KV: 5000 });
    expect(lawOn(rs, '2026-01-01').najniza_bruto).toMatchObject({ SSS: 167_213, VSS: 224_590 });
  });

  test('solidarity, service, dependants and other income', () => {
    const law = lawOn(rs, '2021-12-31');
    expect(law.solidarnost.stopa).toBe(2500);
    expect(law.minuli_rad.stopa).toBe(3000);
    expect(law.umanjenje_po_clanu.iznos).toBe(15_000);
    expect(law.porez_ostali.stopa).toBe(100_000);
    expect(lawOn(rs, '2022-01-01').porez_ostali.stopa).toBe(130_000);
    expect(lawOn(rs, '2021-06-30').umanjenje_po_clanu.iznos).toBe(7500);
  });
});

describe('Federacija BiH', () => {
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
    ['2024-12-01', 1415],
    ['2025-01-01', 1401],
    ['2025-06-30', 1401],
    ['2025-07-01', 1590],
    ['2025-08-01', 1577],
    ['2025-12-01', 1632],
    ['2026-01-31', 1632],
    ['2026-02-01', 1664],
    ['2026-12-31', 1664],
  ])('untaxed hot meal on %s', (day, iznos) => {
    expect(lawOn(fbih, day).topli_obrok_neoporezivo).toEqual({ iznos });
  });

  test('the untaxed hot meal says which average it is of, and is of low certainty where there is none', () => {
    const sourceOn = (day: string) => changeOn(fbih.parametri.topli_obrok_neoporezivo, day)?.izvor;
    expect(sourceOn('2024-07-01')).toMatchObject({
      pouzdanost: 'srednja',
      napomena: '1 % × 1.371,00, prosječna neto plaća za maj 2024, izvedeno iz objavljenih stopa rasta',
    });
    expect(sourceOn('2018-03-01')?.pouzdanost).toBe('niska');
    expect(sourceOn('2025-03-01')?.pouzdanost).toBe('niska');
  });

  test.each([
    ['2018-01-01', 39_590],
    ['2022-01-01', 54_300],
    ['2023-01-01', 59_600],
    ['2024-01-01', 61_900],
    ['2025-01-01', 100_000],
    ['2026-01-01', 102_700],
  ])('minimum wage on %s', (day, neto) => {
    expect(lawOn(fbih, day).najniza_plata).toEqual({ neto });
  });

  test.each([
    ['2025-01-01', 156_200, 161_031],
    ['2026-01-01', 160_548, 165_379],
  ])('least base of contributions on %s', (day, s_karticom, bez_kartice) => {
    const half = { skraceno_do: 400, skraceno_dio: 500_000 };
    expect(lawOn(fbih, day).najniza_osnovica).toEqual({ s_karticom, bez_kartice, ...half });
    expect(lawOn(fbih, '2024-12-31').najniza_osnovica).toBeUndefined();
  });

  test('income tax, its deduction and the coefficients', () => {
    const law = lawOn(fbih, '2024-03-01');
    expect(law.porez_na_platu).toEqual({ stopa: 100_000, licni_odbitak: 30_000 });
    const coefficients = [1_000_000, 500_000, 500_000, 700_000, 900_000, 300_000, 300_000];
    expect(Object.values(law.koeficijenti_odbitka)).toEqual(coefficients);
  });

  test('the aid to workers ends when its regulation does', () => {
    const aidOn = (day: string) => lawOn(fbih, day).neoporeziva_pomoc?.iznos;
    expect(['2025-02-03', '2025-07-31', '2025-08-01', '2026-06-30', '2026-07-01'].map(aidOn)).toEqual([
      undefined,
      45_000,
      0,
      30_000,
      0,
    ]);
  });
});

test('payers beside wages: contracts, the self-employed, small entrepreneurs', () => {
  const federation = lawOn(fbih, '2026-03-01');
  expect(federation).toMatchObject({
    normirani_djelo: { posto: 200_000 },
    normirani_autor: { posto: 300_000 },
    doprinosi_ugovor: { zdravstveno: 40_000, pio: 60_000 },
    porez_ugovor: { stopa: 100_000 },
    porez_nerezident: { stopa: 100_000 },
    doprinosi_samostalne: { pio: 195_000, zdravstveno: 145_000, nezaposlenost: 20_000 },
    porez_samostalne: { stopa: 100_000 },
  });
  const bases = [271_000, 160_200, 71_500, 135_500, 61_600, 73_900];
  expect(Object.values(federation.osnovica_samostalne ?? {})).toEqual(bases);
  expect(lawOn(fbih, '2025-12-31').osnovica_samostalne).toBeUndefined();
  const limits = (day: string) => Object.values(lawOn(rs, day).mali_preduzetnik);
  expect(limits('2024-12-31')).toEqual([20_000, 60_000, 100_000, 5_000_000, 5_000_000]);
  expect(limits('2025-01-01')).toEqual([20_000, 60_000, 100_000, 5_000_000, 10_000_000]);
  expect(lawOn(rs, '2026-01-01')).toMatchObject({
    osnovica_dopunsko: { posto: 300_000 },
    osnovica_iznajmljivanje: { posto: 300_000 },
    sezonski_dan: { iznos: 1600 },
  });
});

describe('Brčko distrikt', () => {
  test.each([
    ['2018-01-01', 30_000],
    ['2020-07-02', 30_000],
    ['2020-07-03', 50_000],
    ['2022-07-01', 120_000],
  ])('income tax on %s', (day, licni_odbitak) => {
    expect(lawOn(bd, day).porez_na_platu).toEqual({ stopa: 100_000, licni_odbitak, po_clanu: 500_000 });
  });

  test('contributions by the fund', () => {
    const law = lawOn(bd, '2025-06-30');
    expect(law.doprinosi_iz).toEqual({
      pio_rs: 185_000,
      pio_fbih: 170_000,
      zdravstveno: 120_000,
      nezaposlenost: 15_000,
    });
    expect(law.doprinosi_na).toEqual({ pio_rs: 0, pio_fbih: 60_000 });
    expect(lawOn(bd, '2025-07-01').doprinosi_na).toEqual({ pio_rs: 0, pio_fbih: 25_000 });
  });

  test('what it did not have from the start', () => {
    const meal = (day: string) => lawOn(bd, day).topli_obrok_neoporezivo?.iznos;
    expect([meal('2020-07-02'), meal('2020-07-03'), meal('2026-01-01')]).toEqual([undefined, 700, 1000]);
    expect(lawOn(bd, '2026-06-30').naknada_voda).toBeUndefined();
    expect(lawOn(bd, '2026-07-01').naknada_voda).toEqual({ stopa: 200 });
  });
});

test('sick leave and uplifts, for suggestions', () => {
  const day = '2026-11-21';
  expect(lawOn(rs, day)).toMatchObject({
    bolovanje: { dani_poslodavca: 30, posto: 700_000, izolacija: 900_000, trudnoca: 1_000_000 },
    uvecanja_minimum: { prekovremeni: 250_000, nocni: 300_000, praznik: 400_000 },
    drugi_topli_obrok: { prekovremeno_iznad: 300 },
  });
  expect(lawOn(fbih, day)).toMatchObject({
    bolovanje: { dani_poslodavca: 42, posto: 800_000, povreda_na_radu: 1_000_000 },
    uvecanja_opsti_kolektivni: { prekovremeni: 250_000, nocni: 250_000, praznik: 400_000 },
    prihod_izdrzavanog: { najvise: 30_000 },
  });
});

test('VAT and the interest rates', () => {
  const day = '2026-11-21';
  expect(lawOn(bih, day)).toEqual({
    pdv: { stopa: 170_000 },
    kamata_uio: { dnevno: 400 },
    kamata_brcko: { dnevno: 300, do_glavnice: true },
  });
  expect(lawOn(rs, day).kamata_poreska).toEqual({ dnevno: 300 });
  expect(lawOn(rs, day).kamata_zatezna).toEqual({ dnevno: 300, do_glavnice: true });
  expect(lawOn(fbih, day).kamata_javni_prihodi).toEqual({ dnevno: 400 });
  expect(lawOn(fbih, day).kamata_zatezna).toEqual({ godisnje: 100_000, do_glavnice: true });
});

test('the terms of payment in Republika Srpska, in days', () =>
  expect(lawOn(rs, '2026-11-21').rok_placanja).toEqual({ neugovoren: 30, najduze: 60 }));

test('the limits of the labour law, in whole days and months', () => {
  const day = '2026-11-21';
  expect(lawOn(rs, day)).toMatchObject({
    radna_sedmica: { najduze: 4000 },
    ugovor_na_odredjeno: { najduze: 24 },
    probni_rad: { najduze: 3 },
    otkazni_rok: { radnik_najkrace: 15, poslodavac_najkrace: 30 },
    godisnji_odmor: { najkrace: 20 },
    privremeni_poslovi: { najduze: 90 },
    zabrana_takmicenja: { najduze: 12 },
  });
  expect(lawOn(fbih, day)).toMatchObject({
    radna_sedmica: { najduze: 4000 },
    ugovor_na_odredjeno: { najduze: 36 },
    probni_rad: { najduze: 6, otkazni_rok: 7 },
    otkazni_rok: { radnik_najkrace: 7, radnik_najduze: 1, poslodavac_najkrace: 14, poslodavac_najduze: 3 },
    godisnji_odmor: { najkrace: 20 },
    prijava_osiguranja: { rok: 15 },
    privremeni_poslovi: { najduze: 60 },
    zabrana_takmicenja: { najduze: 12 },
  });
});
