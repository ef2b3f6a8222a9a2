import type { Day } from '../core/days/day.ts';
import type { Parameter, Source } from '../core/law.ts';
import type { Ppm } from '../core/numbers/money.ts';
import { change, hours, parameter, rate, source } from './source.ts';

/** Forty hours a week in five days, the same everywhere. */
export const fortyHourWeek = (
  provjereno: Day,
  act: Pick<Source, 'propis' | 'glasilo' | 'clan'>,
): Parameter<{ dnevno: number }, false> =>
  parameter({
    naziv: 'Puno radno vrijeme',
    znacenja: { dnevno: hours('sati po radnom danu') },
    promjene: [
      change(
        '2018-01-01',
        { dnevno: 800 },
        source(provjereno, { ...act, pouzdanost: 'srednja', napomena: '40 sati sedmično, pet dana' }),
      ),
    ],
  });

export interface Uplifts {
  readonly prekovremeni: Ppm;
  readonly nocni: Ppm;
  readonly praznik: Ppm;
}

const ownDefault = {
  pouzdanost: 'srednja',
  napomena: 'nije propis: upišite uvećanje koje važi kod vas',
} as const;

/** Not law: the default of a calculation without a given uplift. */
export const usualUplifts = (
  uplifts: Uplifts,
  provjereno: Day,
  facts: Pick<Source, 'pouzdanost' | 'napomena'> = ownDefault,
): Parameter<Uplifts, false> =>
  parameter({
    naziv: 'Uvećanja koja obračun podrazumijeva',
    znacenja: {
      prekovremeni: rate('prekovremeni rad'),
      nocni: rate('noćni rad'),
      praznik: rate('rad na praznik'),
    },
    promjene: [change('2018-01-01', uplifts, source(provjereno, facts))],
  });
