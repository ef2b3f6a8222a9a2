import {
  amountField,
  dateField,
  daysField,
  hoursField,
  percentField,
  switchField,
  wholeField,
} from '../../../core/field.ts';

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
    hint: { text: 'Pune godine staža.' },
  }),
  procjena: switchField({
    label: 'Procjena po posljednjim poznatim propisima',
    invalid: 'Procjena: izaberite da ili ne.',
    callOnly: true,
    hint: {
      text: 'Računa i mjesec za koji propisi još nisu poznati.',
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
      text: 'Ako ne upišete, uzima se {} sati.',
      figure: 'radno_vrijeme.dnevno',
      withoutFigure: 'Ako ne upišete, uzima se puno radno vrijeme.',
      fillsEmpty: true,
    },
  }),
  zaposlen_od: dateField({
    label: 'Zaposlen od',
    invalid: 'Prvi dan zaposlenja mora biti datum iz kalendara.',
    hint: { text: 'Ako počinje u toku mjeseca.' },
  }),
  zaposlen_do: dateField({
    label: 'Zaposlen do',
    invalid: 'Posljednji dan zaposlenja mora biti datum iz kalendara.',
    hint: { text: 'Ako prestaje u toku mjeseca.' },
  }),
  prekid_od: dateField({
    callOnly: true,
    undescribed: true,
    label: 'Prekid zaposlenja od',
    invalid: 'Prvi dan prekida mora biti datum iz kalendara.',
    hint: { text: 'Prvi dan između dva zaposlenja istog mjeseca, uz prekid_do.' },
  }),
  prekid_do: dateField({
    callOnly: true,
    undescribed: true,
    label: 'Prekid zaposlenja do',
    invalid: 'Posljednji dan prekida mora biti datum iz kalendara.',
    hint: { text: 'Posljednji dan između dva zaposlenja istog mjeseca.' },
  }),
} as const;

export const unpaidAbsence = {
  neplaceno: daysField({
    sentEmpty: true,
    label: 'Neplaćeno odsustvo',
    invalid: 'Neplaćeni dani moraju biti nenegativan broj.',
  }),
} as const;

export const paidAbsence = {
  placeno: daysField({
    sentEmpty: true,
    label: 'Plaćeno odsustvo',
    invalid: 'Plaćeno odsustvo mora biti nenegativan broj.',
    hint: { text: 'Npr. godišnji odmor, bez obroka.' },
  }),
} as const;

export const missedHours = {
  neodrađeni_sati: hoursField({
    sentEmpty: true,
    label: 'Neodrađeni sati',
    invalid: 'Unesite broj neodrađenih sati ≥ 0.',
  }),
} as const;

export const perDiems = {
  dnevnice: daysField({
    sentEmpty: true,
    label: 'Dnevnice',
    invalid: 'Broj dnevnica mora biti nenegativan broj.',
    hint: { text: 'Tih dana nema toplog obroka.' },
  }),
} as const;

/** The share of an hour of work that an hour of sick leave pays. */
export const sickShare = {
  bolovanje_proc: percentField({
    label: 'Naknada za bolovanje',
    invalid: 'Procenat naknade za bolovanje mora biti između 0 i 100.',
    max: 100,
    hint: {
      text: 'Ako ne upišete, uzima se {}.',
      figure: 'bolovanje.posto',
      withoutFigure: 'Ako ne upišete, uzima se propisani procenat.',
      fillsEmpty: true,
    },
  }),
} as const;

/**
 * Sick leave at the employer's cost, and sick leave paid by a fund.
 * @param rule how long the employer pays, and at what share
 */
export const sickLeave = (rule: string) =>
  ({
    bolovanje_sati: hoursField({
      label: 'Bolovanje na teret poslodavca',
      typedInDays: true,
      invalid: 'Upišite dane ili sate bolovanja kao broj, npr. 5.',
      hint: { text: rule },
    }),
    ...sickShare,
    bolovanje_osnovica: amountField({
      label: 'Osnovica bolovanja po satu',
      invalid: 'Upišite osnovicu po satu kao broj, npr. 10,25.',
      hint: { text: 'Ako ne upišete, uzima se redovan sat s minulim radom.' },
    }),
    bolovanje_osnovica_sati: hoursField({
      callOnly: true,
      undescribed: true,
      label: 'Sati osnovice bolovanja',
      invalid: 'Upišite za koliko sati je osnovica bolovanja, kao broj, npr. 160.',
      min: 0.01,
      hint: { text: 'Za koliko sati je bolovanje_osnovica. Bez njih je po satu.' },
    }),
    odsustvo_fond_sati: hoursField({
      label: 'Odsustvo na teret fonda',
      typedInDays: true,
      invalid: 'Upišite dane ili sate na teret fonda kao broj, npr. 5.',
      hint: { text: 'Duže bolovanje i porodiljsko.' },
    }),
  }) as const;
