import type { Day } from '../core/days/day.ts';
import type { Change, Meaning, Parameter, Source, Unit } from '../core/law.ts';

/** The day of the last full review of the law; a figure added later states its own day. */
export const REVIEWED: Day = '2026-11-21';

/** The day of the second reading, for figures checked later than the rest. */
export const READ_AGAIN: Day = '2026-11-26';

/** Where a figure was read, and the day of its last check there. */
export const source = (provjereno: Day, facts: Omit<Source, 'provjereno'>): Source => ({
  provjereno,
  ...facts,
});

/** The note of a figure whose source states no first day: it applies from the first covered month. */
export const UNDATED = 'Početak nije naveden.';

const meaning =
  (jedinica: Unit) =>
  (naziv: string): Meaning => ({ naziv, jedinica });

export const rate = meaning('posto');
export const amount = meaning('iznos');
export const coefficient = meaning('koeficijent');
export const hours = meaning('sati');
/** A number without a unit: the day of a month, a code, a part of a fraction. */
export const count = meaning('broj');
export const days = meaning('broj_dana');
export const months = meaning('broj_mjeseci');
/** `none` are the words of a flag that is not set. */
export const flag = (naziv: string, none: string): Meaning => ({ naziv, jedinica: 'da_ne', ako_ne: none });

/** Figures in force until changed were checked up to this day. It moves at each full review. */
const STANDING: Day = '2026-12-31';

type Timeline<V> = Omit<Parameter<V>, 'neobavezno' | 'poznato_do'> &
  Partial<Pick<Parameter<V>, 'poznato_do'>>;

/** A figure that must be known on every covered day. */
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

/** Number format of each official gazette. */
export const sgRs = (number: string): string => `Sl. glasnik RS ${number}`;
export const snFbih = (number: string): string => `Sl. novine FBiH ${number}`;
export const sgBih = (number: string): string => `Sl. glasnik BiH ${number}`;
export const sgBrcko = (number: string): string => `Sl. glasnik Brčko distrikta ${number}`;
export const slRbih = (number: string): string => `Sl. list RBiH ${number}`;

/** Label of the day of a deadline: in a shorter month it is the last day. */
export const LAST_OF_MONTH = 'dan u mjesecu, najkasnije (31: posljednji)';
