import { amountField, daysField, hoursField, percentField } from '../../../core/field.ts';

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
    hint: { text: 'Godišnji odmor i drugo plaćeno odsustvo: bez toplog obroka.' },
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
    hint: { text: 'Za dane s dnevnicom nema toplog obroka.' },
  }),
} as const;

/** The share of an hour of work that an hour of sick leave pays. */
export const sickShare = {
  bolovanje_proc: percentField({
    label: 'Naknada za bolovanje',
    invalid: 'Procenat naknade za bolovanje mora biti između 0 i 100.',
    max: 100,
    hint: {
      text: 'Prazno znači {}.',
      figure: 'bolovanje.posto',
      withoutFigure: 'Prazno znači propisani procenat.',
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
      invalid: 'Sati bolovanja moraju biti nenegativan broj.',
      hint: { text: rule },
    }),
    ...sickShare,
    bolovanje_osnovica: amountField({
      label: 'Osnovica bolovanja po satu',
      invalid: 'Osnovica bolovanja mora biti nenegativan broj.',
      hint: { text: 'KM bruto po satu; prazno znači kao sat rada, s minulim radom.' },
    }),
    odsustvo_fond_sati: hoursField({
      label: 'Odsustvo na teret fonda',
      invalid: 'Sati na teret fonda moraju biti nenegativan broj.',
      hint: { text: 'Duže bolovanje i porodiljsko: plaća fond, ovdje se ne obračunava.' },
    }),
  }) as const;
