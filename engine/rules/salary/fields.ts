import { amountField, choiceField, daysField, hoursField, wholeField } from '../../kernel/field.ts';

/** The month the wage is for and the worker's completed years of service. */
export const period = {
  mjesec: wholeField({
    naziv: 'Mjesec',
    obavezno: 'Unesite mjesec (1–12).',
    neispravno: 'Mjesec mora biti broj između 1 i 12.',
    najmanje: 1,
    najvise: 12,
  }),
  godina: wholeField({
    naziv: 'Godina',
    obavezno: 'Unesite godinu (1900–2100).',
    neispravno: 'Godina mora biti između 1900 i 2100.',
    najmanje: 1900,
    najvise: 2100,
  }),
  staz: wholeField({
    naziv: 'Godine staža',
    neispravno: 'Staž mora biti broj ≥ 0 ili ostavite prazno.',
    prazno: 0,
    najvise: 70,
    previse: 'Staž može biti najviše 70 godina.',
    savjet: { tekst: 'Navršene godine; prazno znači 0.' },
  }),
} as const;

export const unpaidAbsence = {
  neplaceno: daysField({
    naziv: 'Neplaćeno odsustvo',
    neispravno: 'Neplaćeni dani moraju biti nenegativan broj.',
  }),
} as const;

export const paidAbsence = {
  placeno: daysField({
    naziv: 'Plaćeno odsustvo',
    neispravno: 'Plaćeno odsustvo mora biti nenegativan broj.',
    savjet: { tekst: 'Godišnji odmor, plaćeno bolovanje: bez toplog obroka.' },
  }),
} as const;

export const missedHours = {
  neodrađeni_sati: hoursField({ naziv: 'Neodrađeni sati', neispravno: 'Unesite broj neodrađenih sati ≥ 0.' }),
} as const;

export const perDiems = {
  dnevnice: daysField({
    naziv: 'Dnevnice',
    neispravno: 'Broj dnevnica mora biti nenegativan broj.',
    savjet: { tekst: 'Za dane s dnevnicom nema toplog obroka.' },
  }),
} as const;

export const taxRelief = {
  licni_odbitak_input: amountField({
    naziv: 'Lični odbitak',
    neispravno: 'Lični odbitak mora biti nenegativan broj.',
    savjet: {
      tekst: 'Prazno znači {} KM.',
      zakon: 'porez_na_platu.licni_odbitak',
      bezIznosa: 'Prazno znači važeći iznos.',
      kadJePrazno: true,
    },
  }),
  umanjenje: amountField({
    naziv: 'Umanjenje osnovice',
    neispravno: 'Iznos umanjenja mora biti nenegativan broj.',
  }),
} as const;

export const education = {
  strucna_sprema: choiceField({
    naziv: 'Stručna sprema radnog mjesta',
    neispravno: 'Stručna sprema je jedno od: NK, KV, SSS, VŠS, VSS.',
    izbori: [
      { vrijednost: 'NK', naziv: 'NK – bez škole' },
      { vrijednost: 'KV', naziv: 'KV – trogodišnja škola' },
      { vrijednost: 'SSS', naziv: 'SSS – četverogodišnja škola' },
      { vrijednost: 'VŠS', naziv: 'VŠS – viša škola' },
      { vrijednost: 'VSS', naziv: 'VSS – visoka škola' },
    ],
    savjet: {
      tekst: 'Određuje najnižu platu; za NK i KV {} KM plate oslobođeno je doprinosa i poreza.',
      zakon: 'oslobodjeni_dio.NK',
      bezIznosa: 'Određuje najnižu platu.',
    },
  }),
} as const;
