import type { Source } from '../core/law.ts';
import { sgBrcko, sgRs, slRbih, source } from './source.ts';

/** A day of every year, as `MM-DD`. */
type YearlyDay = string;

interface Holiday {
  readonly datum: YearlyDay;
  readonly naziv: string;
}

/** One additional day off when any of the days is a Sunday. */
interface SundayRule {
  readonly ako_je_nedjelja: readonly YearlyDay[];
  readonly neradan_je: Holiday;
}

export interface HolidayLaw {
  readonly naziv: string;
  readonly dani: readonly Holiday[];
  readonly nedjelja: readonly SundayRule[];
  readonly izvor: Source;
}

const newYear = [
  { datum: '01-01', naziv: 'Nova godina' },
  { datum: '01-02', naziv: 'Nova godina' },
];

const labourDay = [
  { datum: '05-01', naziv: 'Praznik rada' },
  { datum: '05-02', naziv: 'Praznik rada' },
];

const dayAfterNewYear = { datum: '01-03', naziv: 'Nova godina, pomjeren dan' };
const dayAfterLabourDay = { datum: '05-03', naziv: 'Praznik rada, pomjeren dan' };

/** Public holidays. Religious days are personal leave and are not included. */
export const holidays = {
  rs: {
    naziv: 'Republika Srpska',
    dani: [
      ...newYear,
      { datum: '01-09', naziv: 'Dan Republike' },
      ...labourDay,
      { datum: '05-09', naziv: 'Dan pobjede nad fašizmom' },
      { datum: '11-21', naziv: 'Dan uspostave Opšteg okvirnog sporazuma za mir' },
    ],
    nedjelja: [
      { ako_je_nedjelja: ['01-02'], neradan_je: dayAfterNewYear },
      { ako_je_nedjelja: ['05-02'], neradan_je: dayAfterLabourDay },
    ],
    izvor: source('2026-11-21', {
      propis: 'Zakon o praznicima RS',
      glasilo: sgRs('43/07'),
      clan: 'čl. 2–5',
      pouzdanost: 'srednja',
      napomena: '9. januar: Zakon o Danu Republike Srpske',
    }),
  },
  fbih: {
    naziv: 'Federacija BiH',
    dani: [
      ...newYear,
      { datum: '03-01', naziv: 'Dan nezavisnosti' },
      ...labourDay,
      { datum: '11-25', naziv: 'Dan državnosti' },
    ],
    nedjelja: [
      { ako_je_nedjelja: ['01-01', '01-02'], neradan_je: dayAfterNewYear },
      { ako_je_nedjelja: ['05-01', '05-02'], neradan_je: dayAfterLabourDay },
    ],
    izvor: source('2026-11-21', {
      propis: 'Zakon o praznicima',
      glasilo: slRbih('2/92, 13/94'),
      pouzdanost: 'srednja',
      napomena: 'posebni zakoni za 1. mart i 25. novembar, koji se ne pomjeraju',
    }),
  },
  bd: {
    naziv: 'Brčko distrikt',
    dani: [...newYear, { datum: '03-08', naziv: 'Dan uspostavljanja Brčko distrikta' }, ...labourDay],
    nedjelja: [
      { ako_je_nedjelja: ['01-01', '01-02'], neradan_je: dayAfterNewYear },
      {
        ako_je_nedjelja: ['03-08'],
        neradan_je: { datum: '03-09', naziv: 'Dan uspostavljanja Brčko distrikta, pomjeren dan' },
      },
      { ako_je_nedjelja: ['05-01', '05-02'], neradan_je: dayAfterLabourDay },
    ],
    izvor: source('2026-11-26', {
      propis: 'Zakon o praznicima Brčko distrikta BiH',
      glasilo: sgBrcko('19/02, 19/22'),
      clan: 'čl. 5',
      pouzdanost: 'visoka',
      napomena: 'praznik koji padne u nedjelju prenosi se na prvi radni dan',
    }),
  },
} as const satisfies Record<string, HolidayLaw>;
