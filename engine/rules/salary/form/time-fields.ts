import { dateField, hoursField, switchField, wholeField } from '../../../core/field.ts';

/** The month of the wage and the worker's completed years of service. */
export const period = {
  mjesec: wholeField({
    label: 'Mjesec',
    missing: 'Unesite mjesec (1–12).',
    invalid: 'Mjesec mora biti broj između 1 i 12.',
    min: 1,
    max: 12,
  }),
  godina: wholeField({
    label: 'Godina',
    missing: 'Unesite godinu (1900–2100).',
    invalid: 'Godina mora biti između 1900 i 2100.',
    min: 1900,
    max: 2100,
  }),
  staz: wholeField({
    label: 'Godine staža',
    invalid: 'Staž mora biti broj ≥ 0 ili ostavite prazno.',
    emptyAs: 0,
    max: 70,
    tooMuch: 'Staž može biti najviše 70 godina.',
    hint: { text: 'Navršene godine; prazno znači 0.' },
  }),
  procjena: switchField({
    label: 'Procjena po posljednjim poznatim propisima',
    invalid: 'Procjena: izaberite da ili ne.',
    callOnly: true,
    hint: {
      text: 'Računa i mjesec za koji propisi još nisu poznati; u poznatom mjesecu ne mijenja ništa.',
    },
  }),
} as const;

/** Contracted working time, and the days of an employment that begins or ends inside the month. */
export const employment = {
  sati_dnevno: hoursField({
    label: 'Sati dnevno',
    invalid: 'Ugovoreni sati dnevno moraju biti broj između 1 i 12.',
    min: 1,
    max: 12,
    hint: {
      text: 'Ugovoreno radno vrijeme; prazno znači {} sati.',
      figure: 'radno_vrijeme.dnevno',
      withoutFigure: 'Ugovoreno radno vrijeme; prazno znači puno.',
      fillsEmpty: true,
    },
  }),
  zaposlen_od: dateField({
    label: 'Zaposlen od',
    invalid: 'Prvi dan zaposlenja mora biti datum iz kalendara.',
    hint: { text: 'Samo kad je zaposlenje počelo u toku mjeseca.' },
  }),
  zaposlen_do: dateField({
    label: 'Zaposlen do',
    invalid: 'Posljednji dan zaposlenja mora biti datum iz kalendara.',
    hint: { text: 'Samo kad je zaposlenje prestalo u toku mjeseca.' },
  }),
  prekid_od: dateField({
    callOnly: true,
    label: 'Prekid zaposlenja od',
    invalid: 'Prvi dan prekida mora biti datum iz kalendara.',
    hint: { text: 'Prvi dan između dva zaposlenja istog mjeseca; uz prekid_do.' },
  }),
  prekid_do: dateField({
    callOnly: true,
    label: 'Prekid zaposlenja do',
    invalid: 'Posljednji dan prekida mora biti datum iz kalendara.',
    hint: { text: 'Posljednji dan između dva zaposlenja istog mjeseca.' },
  }),
} as const;
