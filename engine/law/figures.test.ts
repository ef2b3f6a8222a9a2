import { expect, test } from 'vitest';
import { lawOn } from '../core/law.ts';
import { bih } from './bih/index.ts';
import { fbih } from './fbih/index.ts';
import { rs } from './rs/index.ts';

/** Transcribed a second time, by hand and in feninga or parts per million, to reveal errors in the law data. */
test('has the figures of payers beside wages: contracts, the self-employed, small entrepreneurs', () => {
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
  const bases = [271_000, 160_200, 71_500, 135_500, 61_600, 71_500, 73_900];
  expect(Object.values(federation.osnovica_samostalne ?? {})).toEqual(bases);
  const bases2025 = [232_900, 137_600, 61_400, 116_400, 52_900, 61_400, 63_500];
  expect(Object.values(lawOn(fbih, '2025-01-01').osnovica_samostalne ?? {})).toEqual(bases2025);
  expect(lawOn(fbih, '2024-12-31').osnovica_samostalne).toBeUndefined();
  const limits = (day: string) => Object.values(lawOn(rs, day).mali_preduzetnik);
  expect(limits('2024-12-31')).toEqual([20_000, 60_000, 100_000, 5_000_000, 5_000_000]);
  expect(limits('2025-01-01')).toEqual([20_000, 60_000, 100_000, 5_000_000, 10_000_000]);
  expect(lawOn(rs, '2026-01-01')).toMatchObject({
    osnovica_dopunsko: { posto: 300_000 },
    osnovica_iznajmljivanje: { posto: 300_000 },
    sezonski_dan: { iznos: 1600 },
  });
});

test('has sick leave and uplifts, for suggestions', () => {
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

test('has VAT and the interest rates', () => {
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

test('has the terms of payment in Republika Srpska, in days', () =>
  expect(lawOn(rs, '2026-11-21').rok_placanja).toEqual({ neugovoren: 30, najduze: 60 }));

test('has the limits of the labour law, in whole days and months', () => {
  const day = '2026-11-21';
  expect(lawOn(rs, day)).toMatchObject({
    radna_sedmica: { najduze: 4000 },
    ugovor_na_odredjeno: { najduze: 24 },
    probni_rad: { najduze: 3 },
    otkazni_rok: { radnik_najkrace: 15, poslodavac_najkrace: 30 },
    zastita_prava: { zahtjev: 30, najduze: 3 },
    godisnji_odmor: { najkrace: 20 },
    raspored_odmora: { prvi_dio: 10, kraj_mjesec: 6, kraj_dan: 30 },
    privremeni_poslovi: { najduze: 90 },
    zabrana_takmicenja: { najduze: 12 },
  });
  expect(lawOn(fbih, day)).toMatchObject({
    radna_sedmica: { najduze: 4000 },
    ugovor_na_odredjeno: { najduze: 36 },
    probni_rad: { najduze: 6, otkazni_rok: 7 },
    otkazni_rok: { radnik_najkrace: 7, radnik_najduze: 1, poslodavac_najkrace: 14, poslodavac_najduze: 3 },
    godisnji_odmor: { najkrace: 20 },
    raspored_odmora: {
      najduze: 30,
      maloljetni: 24,
      prvi_dio: 12,
      dijelova: 2,
      kraj_mjesec: 6,
      kraj_dan: 30,
      rjesenje_prije: 7,
      najava_dana: 3,
    },
    zastita_prava: { zahtjev: 30, odgovor: 30, tuzba: 90 },
    prijava_osiguranja: { rok: 15 },
    privremeni_poslovi: { najduze: 60 },
    zabrana_takmicenja: { najduze: 12 },
  });
});
