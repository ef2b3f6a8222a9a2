import type { Basis } from '../../kernel/calculator.ts';
import { count, days, hourlyRate, hours, money, percentage, section } from '../../kernel/lines.ts';
import type { extraHours } from './extra-hours.ts';

/** What the notations of every wage differ by: the line that was given; none when it was the contracted gross. */
export interface ByBasis {
  readonly basis: Basis['line'];
}

export const monthHeading = section('Mjesec i staž', {
  brief: { radni_dani: '', mjesec_sati: '', minuli_procenat: 'staž' },
});
export const mealHeading = section('Topli obrok i dnevnice');
export const grossHeading = section('Bruto i minuli rad');
export const taxHeading = section('Porez');
export const netHeading = section('Neto plata');
const absenceHeading = section('Odsustva i neodrađeni sati');
const extraHeading = section('Uvećanja', { when: 'ima_preko' satisfies Switch });

type Switch = keyof typeof extraHours;

const PER_DAY = 'zakon.radno_vrijeme.dnevno';

/** @param withMeal whether the calculation has meals, per-diems and paid absence */
export const monthLines = (withMeal: boolean) => ({
  radni_dani: days('Radni dani u mjesecu', {
    section: monthHeading,
    notation: 'radni(unos.mjesec; unos.godina)',
  }),
  praznicni_dani: days('Praznici u radne dane', {
    section: monthHeading,
    notation: 'praznici(unos.mjesec; unos.godina)',
  }),
  mjesec_sati: hours('Mjesečni fond sati', {
    section: monthHeading,
    notation: `radni_dani × ${PER_DAY}`,
  }),
  dana_radio: days('Dani na radu', {
    section: monthHeading,
    notation: `max(0; radni_dani − praznicni_dani − ${withMeal ? 'unos.placeno − ' : ''}unos.neplaceno − cijelo(unos.neodrađeni_sati / ${PER_DAY}))`,
  }),
  staz: count('Godine staža', { section: monthHeading, aside: true, notation: 'unos.staz' }),
});

/** @param withMeal whether the calculation has meals and per-diems; they are nought otherwise and stand nowhere */
export const perDiemLines = (withMeal: boolean) => ({
  dnevnice: days('Dani s dnevnicom', {
    section: withMeal ? mealHeading : undefined,
    notation: withMeal ? 'unos.dnevnice' : '0',
  }),
  topli_dani: days('Dani s toplim obrokom', {
    section: withMeal ? mealHeading : undefined,
    notation: 'max(0; dana_radio − dnevnice)',
  }),
});

/** @param taxedMeal the line of the hot meal inside the gross, empty where there is none */
export const grossLines = (taxedMeal: string) => {
  const meal = (sign: '+' | '−'): string => taxedMeal && ` ${sign} ${taxedMeal}`;
  return {
    bruto_plata_osnovna: money('Bruto osnovna plata', {
      section: grossHeading,
      notation: ({ basis }: ByBasis) =>
        basis
          ? `bruto_ukupno${meal('−')} − minuli_rad − ukupno_uvecanje`
          : 'unos.bruto_plata_input × redovni_sati / mjesec_sati',
    }),
    bruto_plata_sa_uvecanjem: money('Bruto plata s uvećanjima', {
      section: grossHeading,
      total: true,
      notation: 'bruto_plata_osnovna + ukupno_uvecanje',
    }),
    minuli_rad: money('Minuli rad', {
      section: grossHeading,
      notation: ({ basis }: ByBasis) =>
        basis ? 'satnica × redovni_sati × minuli_procenat' : 'bruto_plata_osnovna × minuli_procenat',
    }),
    bruto_ukupno: money('Bruto ukupno', {
      section: grossHeading,
      total: true,
      hero: 2,
      notation: ({ basis }: ByBasis) => grossNotation(basis, meal('+')),
    }),
  };
};

function grossNotation(basis: Basis['line'], plusMeal: string): string {
  if (basis === undefined) return `bruto_plata_sa_uvecanjem + minuli_rad${plusMeal}`;
  return basis === 'bruto_ukupno' ? 'unos.bruto_ukupno_input' : 'neto_plata + doprinosi_ukupno + porez';
}

export const absenceLines = {
  neradno_vrijeme: hours('Neplaćeno vrijeme', {
    section: absenceHeading,
    notation: `unos.neplaceno × ${PER_DAY} + unos.neodrađeni_sati`,
  }),
  redovni_sati: hours('Plaćeni sati u fondu', {
    section: absenceHeading,
    aside: true,
    notation: 'mjesec_sati − neradno_vrijeme',
  }),
};

const work = (when: Switch) => ({ section: extraHeading, when });

/** Hours weighted by what each pays: what everything earned is divided by to find the hourly rate. */
const PAID_HOURS =
  'redovni_sati × (1 + minuli_procenat) + prekovremeni_sati × (1 + prekovremeni_procenat) + nocni_sati × nocni_procenat + praznik_sati × praznik_procenat';

export const extraWorkLines = (taxedMeal: string) => ({
  satnica: hourlyRate('Satnica', {
    section: extraHeading,
    aside: true,
    notation: ({ basis }: ByBasis) => {
      if (basis === undefined) return 'unos.bruto_plata_input / mjesec_sati';
      return `${taxedMeal ? `(bruto_ukupno − ${taxedMeal})` : 'bruto_ukupno'} / (${PAID_HOURS})`;
    },
  }),
  prekovremeni_sati: hours('Prekovremeni sati', {
    ...work('prekovremeni'),
    notation: 'unos.prekovremeni_sati',
  }),
  prekovremeni_procenat: percentage('Uvećanje za prekovremeni rad', {
    ...work('prekovremeni'),
    aside: true,
    notation: 'unos.prekovremeni_proc|zakon.uvecanja_podrazumijevana.prekovremeni',
  }),
  prekovremeni_iznos: money('Prekovremeni rad', {
    ...work('prekovremeni'),
    notation: 'satnica × prekovremeni_sati × (1 + prekovremeni_procenat)',
  }),
  nocni_sati: hours('Noćni sati', { ...work('nocni'), notation: 'unos.nocni_sati' }),
  nocni_procenat: percentage('Uvećanje za noćni rad', {
    ...work('nocni'),
    aside: true,
    notation: 'unos.nocni_proc|zakon.uvecanja_podrazumijevana.nocni',
  }),
  nocni_iznos: money('Noćni rad', {
    ...work('nocni'),
    notation: 'satnica × nocni_sati × nocni_procenat',
  }),
  praznik_sati: hours('Sati rada na praznik', { ...work('praznik'), notation: 'unos.praznik_sati' }),
  praznik_procenat: percentage('Uvećanje za rad na praznik', {
    ...work('praznik'),
    aside: true,
    notation: 'unos.praznik_proc|zakon.uvecanja_podrazumijevana.praznik',
  }),
  praznik_iznos: money('Rad na praznik', {
    ...work('praznik'),
    notation: 'satnica × praznik_sati × praznik_procenat',
  }),
  ukupno_uvecanje: money('Uvećanja ukupno', {
    section: extraHeading,
    total: true,
    notation: 'prekovremeni_iznos + nocni_iznos + praznik_iznos',
  }),
});

/** The net as it is reckoned, or as it was entered. */
export const netNotation = ({ basis }: ByBasis): string => {
  if (basis === 'neto_plata') return 'unos.neto_plata_input';
  return basis === 'solidarnost_neto'
    ? 'solidarnost_neto + solidarnost_iznos'
    : 'bruto_ukupno − doprinosi_ukupno − porez';
};
