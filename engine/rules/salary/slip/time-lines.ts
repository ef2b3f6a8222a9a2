import { count, days, hours, percentage } from '../../../core/lines.ts';
import { hoursHeading, mealHeading, monthHeading } from './headings.ts';
import type { WageVariant } from './variant.ts';

/** Which meals and per diems a calculation has. */
export interface MealOptions {
  readonly hasMeal: boolean;
  /** A day of much overtime has a second meal. */
  readonly hasSecondMeal?: boolean;
}

/** Its options on the form. */
export interface MealVariant {
  /** A day with a per diem keeps its meal. */
  readonly mealWithPerDiem?: boolean;
}

/** An additional day off, treated as a holiday. */
export interface DayOffVariant {
  readonly hasDayOff?: boolean;
}

const DAY = 'dnevni_sati';

const outside = ({ begins, ends }: WageVariant, name: string): string[] => [
  ...(begins ? [`${name}_prije(unos.zaposlen_od)`] : []),
  ...(ends ? [`${name}_poslije(unos.zaposlen_do)`] : []),
];

const MONTH = '(unos.mjesec; unos.godina)';

/** The days between two employments: those of the month without the days before and after the break. */
const inBreak = ({ hasBreak }: WageVariant, name: string): string[] =>
  hasBreak ? [`${name}${MONTH}`, `${name}_prije(unos.prekid_od)`, `${name}_poslije(unos.prekid_do)`] : [];

/** The days of the month, the worked ones, the hours of a day and the years of service. */
export const monthLines = ({ hasMeal }: MealOptions) => ({
  radni_dani: days('Radni dani u mjesecu', {
    section: monthHeading,
    notation: 'radni(unos.mjesec; unos.godina)',
  }),
  praznicni_dani: days('Praznici u radne dane', {
    section: monthHeading,
    notation: (variant: WageVariant & DayOffVariant) =>
      [`praznici${MONTH}`, ...outside(variant, 'praznici')].join(' − ') +
      inBreak(variant, 'praznici')
        .map((part, at) => (at === 0 ? ` − ${part}` : ` + ${part}`))
        .join('') +
      (variant.hasDayOff ? ' + 1' : ''),
  }),
  van_odnosa: days('Radni dani van radnog odnosa', {
    section: monthHeading,
    hideZero: true,
    notation: (variant: WageVariant) => {
      const [month, ...around] = inBreak(variant, 'radni');
      const parts = [...outside(variant, 'radni'), ...(month ? [month] : [])];
      return [parts.join(' + ') || '0', ...around].join(' − ');
    },
  }),
  dnevni_sati: hours('Sati dnevno', {
    explainedOnly: true,
    notation: 'unos.sati_dnevno|zakon.radno_vrijeme.dnevno',
  }),
  dana_radio: days('Dani na radu', {
    section: monthHeading,
    notation: `max(0; radni_dani − van_odnosa − praznicni_dani − ${hasMeal ? 'unos.placeno − ' : ''}unos.neplaceno − cijelo((unos.neodrađeni_sati + bolovanje_sati + odsustvo_fond_sati) / ${DAY}))`,
  }),
  staz: count('Godine staža', { section: monthHeading, explainedOnly: true, notation: 'unos.staz' }),
});

const hidden = { section: hoursHeading, hideZero: true } as const;

/** Each hour of the month's fund is exactly one of seven kinds; the slip adds them up. */
export const hoursLines = ({ hasMeal }: MealOptions) => ({
  rad_sati: hours('Rad', {
    section: hoursHeading,
    explainedOnly: true,
    notation: 'redovni_sati − praznicni_sati − placeni_sati',
  }),
  praznicni_sati: hours('Praznik', {
    ...hidden,
    explainedOnly: true,
    notation: `min(praznicni_dani × ${DAY}; redovni_sati − placeni_sati)`,
  }),
  placeni_sati: hours('Plaćeno odsustvo', {
    ...hidden,
    explainedOnly: true,
    notation: hasMeal ? `min(unos.placeno × ${DAY}; redovni_sati)` : '0',
  }),
  redovni_sati: hours('Sati koji se plaćaju', {
    section: hoursHeading,
    total: true,
    notation: 'mjesec_sati − neradno_vrijeme − bolovanje_sati − odsustvo_fond_sati',
  }),
  bolovanje_sati: hours('Bolovanje na teret poslodavca', { ...hidden, notation: 'unos.bolovanje_sati' }),
  odsustvo_fond_sati: hours('Odsustvo na teret fonda', { ...hidden, notation: 'unos.odsustvo_fond_sati' }),
  neplaceni_sati: hours('Neplaćeno odsustvo', {
    ...hidden,
    explainedOnly: true,
    notation: 'neradno_vrijeme − van_odnosa_sati',
  }),
  van_odnosa_sati: hours('Van radnog odnosa', {
    ...hidden,
    explainedOnly: true,
    notation: `van_odnosa × ${DAY}`,
  }),
  neradno_vrijeme: hours('Sati koji se ne plaćaju', {
    ...hidden,
    total: true,
    notation: `${DAY} × (van_odnosa + unos.neplaceno) + unos.neodrađeni_sati`,
  }),
  mjesec_sati: hours('Mjesečni fond sati', {
    section: hoursHeading,
    total: true,
    notation: `radni_dani × ${DAY}`,
  }),
});

/** Without meals they are zero and have no heading. */
export const perDiemLines = ({ hasMeal, hasSecondMeal = false }: MealOptions) => ({
  dnevnice: days('Dani s dnevnicom', {
    section: hasMeal ? mealHeading : undefined,
    notation: hasMeal ? 'unos.dnevnice' : '0',
  }),
  topli_dani: days('Dani s toplim obrokom', {
    section: hasMeal ? mealHeading : undefined,
    hideZero: 'topli_obrok_dan',
    notation: ({ mealWithPerDiem = false }: MealVariant) =>
      `max(0; dana_radio + min(praznicni_dani; cijelo(praznik_sati / ${DAY}))${mealWithPerDiem ? '' : ' − dnevnice'})${hasSecondMeal ? ' + unos.topli_obrok_dodatni' : ''}`,
  }),
});

/** The share of basic pay for all years of service, if no law sets its rate. */
export const seniorityLine = {
  minuli_procenat: percentage('Procenat minulog rada', {
    section: monthHeading,
    explainedOnly: true,
    notation: 'min(unos.minuli_proc|zakon.minuli_rad.stopa × unos.staz; zakon.minuli_rad.najvise)',
  }),
};
