import type { Day } from '../core/days/day.ts';
import type { Change, Meaning, Parameter, Source, Unit } from '../core/law.ts';

/** The day all of the law was last gone through; a figure added since says its own. */
export const REVIEWED: Day = '2026-11-21';

/** The day the law was read again: figures checked then, later than the rest. */
export const READ_AGAIN: Day = '2026-11-26';

/** Where a figure was read, and on which day it was last checked there. */
export const source = (provjereno: Day, facts: Omit<Source, 'provjereno'>): Source => ({
  provjereno,
  ...facts,
});

/** The note of a figure whose source gives no first day: it then stands from the first month the product covers. */
export const UNDATED = 'izvor ne navodi od kada važi: ovdje se računa od 1. 1. 2018.';

const meaning =
  (jedinica: Unit) =>
  (naziv: string): Meaning => ({ naziv, jedinica });

export const rate = meaning('posto');
export const amount = meaning('iznos');
export const coefficient = meaning('koeficijent');
export const hours = meaning('sati');
/** A number nothing is measured in: the day of a month, a code, a part of a fraction. */
export const count = meaning('broj');
export const days = meaning('broj_dana');
export const months = meaning('broj_mjeseci');
export const flag = meaning('da_ne');

/** What stands until it is changed was looked up for every day up to this one. It moves when all of it was gone through again. */
const STANDING: Day = '2026-12-31';

type Timeline<V> = Omit<Parameter<V>, 'neobavezno' | 'poznato_do'> &
  Partial<Pick<Parameter<V>, 'poznato_do'>>;

/** A figure that must be known on every day the product covers. */
export const parameter = <V>(timeline: Timeline<V>): Parameter<V, false> => ({
  poznato_do: STANDING,
  ...timeline,
  neobavezno: false,
});

/** A figure the law did not have from the start. */
export const optionalParameter = <V>(timeline: Timeline<V>): Parameter<V, true> => ({
  poznato_do: STANDING,
  ...timeline,
  neobavezno: true,
});

export const change = <V>(od: Day, vrijednost: V, izvor: Source): Change<V> => ({ od, vrijednost, izvor });
