import {
  amountField,
  choiceField,
  coefficientField,
  dateField,
  type Hint,
  hoursField,
  percentField,
  switchField,
  wholeField,
} from '../../../kernel/field.ts';
import type { WageWords } from '../words.ts';

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
} as const;

/** The least base of contributions. */
export const minimumBase = {
  najniza_osnovica: switchField({
    label: 'Doprinosi najmanje na najnižu osnovicu',
    invalid: 'Najniža osnovica: izaberite da ili ne.',
    hint: { text: 'Diže osnovicu doprinosa na zakonom najnižu i kad je bruto manji.' },
  }),
  najniza_osnovica_dio: percentField({
    label: 'Dio najniže osnovice',
    invalid: 'Dio najniže osnovice mora biti između 0 i 100 %.',
    max: 100,
    when: 'najniza_osnovica',
    callOnly: true,
    hint: {
      text: 'Za radnika i kod drugog poslodavca: srazmjerno radnom vremenu; prazno znači cijelu.',
    },
  }),
} as const;

/** What the tax card says, in amounts. */
export const taxRelief = ({ poreska }: WageWords) =>
  ({
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
      hint: { text: `${poreska} osnovica manja je za taj iznos.` },
    }),
  }) as const;

export const dependants = {
  izdrzavani: coefficientField({
    label: 'Izdržavani članovi',
    invalid: 'Broj izdržavanih članova mora biti nenegativan broj.',
    max: 20,
    tooMuch: 'Izdržavanih članova može biti najviše 20.',
    hint: {
      text: 'S poreske kartice, po {} KM; dijete koje dijele roditelji je 0,5.',
      figure: 'umanjenje_po_clanu.iznos',
      withoutFigure: 'S poreske kartice; dijete koje dijele roditelji je 0,5.',
    },
  }),
} as const;

export const coefficient = {
  koeficijent: coefficientField({
    label: 'Koeficijent ličnog odbitka',
    invalid: 'Koeficijent ličnog odbitka mora biti nenegativan broj.',
    max: 20,
    tooMuch: 'Koeficijent ličnog odbitka može biti najviše 20.',
    hint: { text: 'S porezne kartice: 1 bez izdržavanih, 0 bez kartice. Umjesto ličnog odbitka u KM.' },
  }),
} as const;

/** The rate of a year of service, where no law sets it. */
export const ownSeniority = {
  minuli_proc: percentField({
    label: 'Minuli rad po godini',
    invalid: 'Procenat minulog rada mora biti nenegativan broj.',
    max: 20,
    tooMuch: 'Minuli rad po godini može biti najviše 20 %.',
    hint: {
      text: 'Prazno znači {} po godini staža.',
      figure: 'minuli_rad.stopa',
      withoutFigure: 'Prazno znači uobičajeni procenat po godini staža.',
      fillsEmpty: true,
    },
  }),
} as const;

/** Pay beside the wage for hours. */
export const otherPay = {
  stimulacija: amountField({
    label: 'Stimulacija i drugo oporezivo',
    invalid: 'Stimulacija mora biti nenegativan broj.',
    hint: { text: 'Bonus i druga primanja, bruto.' },
  }),
  neoporezivo: amountField({
    label: 'Neoporezive naknade',
    invalid: 'Neoporezive naknade moraju biti nenegativan broj.',
    hint: { text: 'Prevoz i slično: ulazi samo u iznos za isplatu.' },
  }),
} as const;

/** What is taken off the net. */
export const withheld = {
  obustave: amountField({
    label: 'Obustave',
    invalid: 'Obustave moraju biti nenegativan broj.',
    hint: { text: 'Kredit, sindikat, zabrana: umanjuju samo iznos za isplatu.' },
  }),
} as const;

/** @param hint what of it is free of tax, or the least the law asks for */
export const mealPerDay = (hint: Hint) =>
  ({
    topli_obrok_input: amountField({
      label: 'Topli obrok po danu',
      invalid: 'Iznos toplog obroka mora biti nenegativan broj.',
      hint,
    }),
  }) as const;

export const education = {
  strucna_sprema: choiceField({
    label: 'Stručna sprema radnog mjesta',
    invalid: 'Stručna sprema je jedno od: NK, KV, SSS, VŠS, VSS.',
    choices: [
      { value: 'NK', label: 'NK/PK – bez škole' },
      { value: 'KV', label: 'KV – trogodišnja škola' },
      { value: 'SSS', label: 'SSS – četverogodišnja škola' },
      { value: 'VŠS', label: 'VŠS – viša stručna sprema' },
      { value: 'VSS', label: 'VSS – visoka stručna sprema' },
    ],
    hint: {
      text: 'Određuje najnižu platu; za NK i KV {} KM plate oslobođeno je doprinosa i poreza.',
      figure: 'oslobodjeni_dio.NK',
      withoutFigure: 'Određuje najnižu platu.',
    },
  }),
} as const;
