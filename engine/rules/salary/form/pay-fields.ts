import { amountField, choiceField, type Hint, percentField, switchField } from '../../../core/field.ts';

/** The minimum contribution base. */
export const minimumBase = {
  najniza_osnovica: switchField({
    label: 'Doprinosi najmanje na najnižu osnovicu',
    invalid: 'Najniža osnovica: izaberite da ili ne.',
    hint: { text: 'I kad je bruto manji.' },
  }),
  najniza_osnovica_dio: percentField({
    label: 'Dio najniže osnovice',
    invalid: 'Dio najniže osnovice mora biti od 1 do 100 %.',
    min: 1,
    max: 100,
    when: 'najniza_osnovica',
    hint: {
      text: 'Za radnika i kod drugog poslodavca, srazmjerno radnom vremenu.',
    },
  }),
} as const;

/** The rate of a year of service, for entities whose law sets none. */
export const ownSeniority = {
  minuli_proc: percentField({
    label: 'Minuli rad po godini',
    invalid: 'Upišite procenat minulog rada kao broj, npr. 0,4.',
    max: 20,
    tooMuch: 'Minuli rad po godini može biti najviše 20 %.',
    hint: {
      text: 'Ako ne upišete, uzima se {}.',
      figure: 'minuli_rad.stopa',
      withoutFigure: 'Ako ne upišete, uzima se uobičajeni procenat.',
      fillsEmpty: true,
    },
  }),
} as const;

/** Pay that is not for hours. */
export const otherPay = {
  stimulacija: amountField({
    label: 'Stimulacija i drugo oporezivo',
    invalid: 'Upišite stimulaciju kao broj, npr. 150,00.',
    hint: { text: 'Npr. bonus, bruto.' },
  }),
  neoporezivo: amountField({
    label: 'Neoporezive naknade',
    invalid: 'Upišite neoporezive naknade kao broj, npr. 50,00.',
    hint: { text: 'Prevoz i slično.' },
  }),
} as const;

/** The part of that pay which is for hours or conditions of work, and so raises the minimum base of the Federation. */
export const upliftsInOtherPay = {
  uvecanja_u_stimulaciji: amountField({
    callOnly: true,
    label: 'Od toga uvećanja za rad',
    invalid: 'Upišite uvećanja u stimulaciji kao broj, npr. 50,00.',
    hint: { text: 'Npr. rad nedjeljom: dodaje se na najnižu osnovicu.' },
  }),
} as const;

/** Deductions from the net. */
export const withheld = {
  obustave: amountField({
    label: 'Obustave',
    invalid: 'Upišite obustave kao broj, npr. 100,00.',
    hint: { text: 'Kredit, sindikat i zabrana.' },
  }),
} as const;

/** @param hint the tax-free part, or the legal minimum */
export const mealPerDay = (hint: Hint) =>
  ({
    topli_obrok_input: amountField({
      sentEmpty: true,
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
      { value: 'KV', label: 'KV – 3 godine škole' },
      { value: 'SSS', label: 'SSS – 4 godine škole' },
      { value: 'VŠS', label: 'VŠS – viša' },
      { value: 'VSS', label: 'VSS – visoka' },
    ],
    hint: {
      text: 'Po njoj se provjerava najniža plata. Za NK i KV {} KM je bez doprinosa i poreza.',
      figure: 'oslobodjeni_dio.NK',
      withoutFigure: 'Po njoj se provjerava najniža plata.',
    },
  }),
} as const;
