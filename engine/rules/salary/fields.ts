import { amountField, choiceField, daysField, hoursField, wholeField } from '../../kernel/field.ts';

/** The month the wage is for and the worker's completed years of service. */
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
} as const;

export const unpaidAbsence = {
  neplaceno: daysField({
    label: 'Neplaćeno odsustvo',
    invalid: 'Neplaćeni dani moraju biti nenegativan broj.',
  }),
} as const;

export const paidAbsence = {
  placeno: daysField({
    label: 'Plaćeno odsustvo',
    invalid: 'Plaćeno odsustvo mora biti nenegativan broj.',
    hint: { text: 'Godišnji odmor, plaćeno bolovanje: bez toplog obroka.' },
  }),
} as const;

export const missedHours = {
  neodrađeni_sati: hoursField({ label: 'Neodrađeni sati', invalid: 'Unesite broj neodrađenih sati ≥ 0.' }),
} as const;

export const perDiems = {
  dnevnice: daysField({
    label: 'Dnevnice',
    invalid: 'Broj dnevnica mora biti nenegativan broj.',
    hint: { text: 'Za dane s dnevnicom nema toplog obroka.' },
  }),
} as const;

export const taxRelief = {
  licni_odbitak_input: amountField({
    label: 'Lični odbitak',
    invalid: 'Lični odbitak mora biti nenegativan broj.',
    hint: {
      text: 'Prazno znači {} KM.',
      figure: 'porez_na_platu.licni_odbitak',
      withoutFigure: 'Prazno znači važeći iznos.',
      fillsEmpty: true,
    },
  }),
  umanjenje: amountField({
    label: 'Umanjenje osnovice',
    invalid: 'Iznos umanjenja mora biti nenegativan broj.',
  }),
} as const;

export const education = {
  strucna_sprema: choiceField({
    label: 'Stručna sprema radnog mjesta',
    invalid: 'Stručna sprema je jedno od: NK, KV, SSS, VŠS, VSS.',
    choices: [
      { value: 'NK', label: 'NK – bez škole' },
      { value: 'KV', label: 'KV – trogodišnja škola' },
      { value: 'SSS', label: 'SSS – četverogodišnja škola' },
      { value: 'VŠS', label: 'VŠS – viša škola' },
      { value: 'VSS', label: 'VSS – visoka škola' },
    ],
    hint: {
      text: 'Određuje najnižu platu; za NK i KV {} KM plate oslobođeno je doprinosa i poreza.',
      figure: 'oslobodjeni_dio.NK',
      withoutFigure: 'Određuje najnižu platu.',
    },
  }),
} as const;
