import {
  amountField,
  choiceField,
  daysField,
  hoursField,
  percentField,
  switchField,
  wholeField,
} from '../../kernel/field.ts';
import type { Issue } from '../../kernel/issue.ts';

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
      tekst: 'Određuje najnižu platu; za NK i KV {} KM je bez doprinosa i poreza.',
      zakon: 'oslobodjeni_dio.NK',
      bezIznosa: 'Određuje najnižu platu.',
    },
  }),
} as const;

/** One kind of extra work: its switch, hours and uplift. */
const extra = (naziv: string, sati: string, satiLose: string, procLose: string) =>
  ({
    on: switchField({ naziv, neispravno: `${naziv}: izaberite da ili ne.`, uz: 'ima_preko' }),
    sati: (uz: string) => hoursField({ naziv: `${naziv}: sati`, obavezno: sati, neispravno: satiLose, uz }),
    proc: (uz: string, savjet: string) =>
      percentField({
        naziv: `${naziv}: uvećanje`,
        neispravno: procLose,
        uz,
        savjet: {
          tekst: 'Prazno znači {}.',
          zakon: `uvecanja_podrazumijevana.${savjet}`,
          bezIznosa: 'Prazno znači uobičajeni procenat.',
        },
      }),
  }) as const;

const overtime = extra(
  'Prekovremeni rad',
  'Upišite broj sati prekovremenog rada.',
  'Prekovremeni sati moraju biti nenegativan broj.',
  'Procenat prekovremenog rada mora biti nenegativan.',
);
const night = extra(
  'Noćni rad',
  'Upišite broj sati noćnog rada.',
  'Noćni sati moraju biti nenegativan broj.',
  'Procenat noćnog rada mora biti nenegativan.',
);
const holiday = extra(
  'Rad na praznik',
  'Upišite broj sati rada za praznik.',
  'Praznični sati moraju biti nenegativan broj.',
  'Procenat rada za praznik mora biti nenegativan.',
);

export const extraHours = {
  ima_preko: switchField({ naziv: 'Dodatni sati', neispravno: 'Dodatni sati: izaberite da ili ne.' }),
  prekovremeni: overtime.on,
  prekovremeni_sati: overtime.sati('prekovremeni'),
  prekovremeni_proc: overtime.proc('prekovremeni', 'prekovremeni'),
  nocni: night.on,
  nocni_sati: night.sati('nocni'),
  nocni_proc: night.proc('nocni', 'nocni'),
  praznik: holiday.on,
  praznik_sati: holiday.sati('praznik'),
  praznik_proc: holiday.proc('praznik', 'praznik'),
} as const;

const HOURS = ['prekovremeni', 'nocni', 'praznik'] as const;

/** Extra work switched on needs its hours. */
export function extraHoursGiven(unos: Readonly<Record<string, unknown>>): Issue[] {
  return HOURS.filter((work) => unos[work] === true && unos[`${work}_sati`] === null).map((work) => ({
    polje: `${work}_sati`,
    kod: 'obavezno',
    poruka: extraHours[`${work}_sati`].obavezno ?? '',
  }));
}

export const extraHoursGroups = [
  {
    naslov: 'Prekovremeni rad',
    polja: ['prekovremeni', 'prekovremeni_sati', 'prekovremeni_proc'],
    uz: 'ima_preko',
  },
  { naslov: 'Noćni rad', polja: ['nocni', 'nocni_sati', 'nocni_proc'], uz: 'ima_preko' },
  { naslov: 'Rad na praznik', polja: ['praznik', 'praznik_sati', 'praznik_proc'], uz: 'ima_preko' },
] as const;
