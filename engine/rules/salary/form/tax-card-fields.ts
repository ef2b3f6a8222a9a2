import { amountField, coefficientField } from '../../../core/field.ts';

/** The tax card, in amounts. */
export const taxRelief = {
  licni_odbitak_input: amountField({
    sentEmpty: true,
    label: 'Lični odbitak',
    invalid: 'Lični odbitak mora biti nenegativan broj.',
    hint: {
      text: 'Ako ne upišete, uzima se {} KM.',
      figure: 'porez_na_platu.licni_odbitak',
      withoutFigure: 'Ako ne upišete, uzima se važeći iznos.',
      fillsEmpty: true,
    },
  }),
  umanjenje: amountField({
    sentEmpty: true,
    label: 'Umanjenje osnovice',
    invalid: 'Iznos umanjenja mora biti nenegativan broj.',
  }),
} as const;

export const dependants = {
  izdrzavani: coefficientField({
    label: 'Izdržavani članovi',
    invalid: 'Upišite broj izdržavanih članova, npr. 2.',
    max: 20,
    tooMuch: 'Izdržavanih članova može biti najviše 20.',
    hint: {
      text: 'Svaki po {} KM. Dijete koje dijele roditelji je 0,5.',
      figure: 'umanjenje_po_clanu.iznos',
      withoutFigure: 'Dijete koje dijele roditelji je 0,5.',
    },
  }),
} as const;

export const coefficient = {
  koeficijent: coefficientField({
    label: 'Koeficijent ličnog odbitka',
    invalid: 'Upišite koeficijent s porezne kartice, npr. 1,5.',
    max: 20,
    tooMuch: 'Koeficijent ličnog odbitka može biti najviše 20.',
    hint: { text: '1 bez izdržavanih, 0 bez kartice. Umjesto odbitka u KM.' },
  }),
} as const;
