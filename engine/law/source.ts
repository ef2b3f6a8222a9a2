import { type Day, dayOf, yearOf } from '../core/days/day.ts';
import type { Change, Meaning, Parameter, Source, Unit } from '../core/law.ts';

/** Where a figure was read, and the day it was: each row states its own, because it is read on its own. */
export const source = (provjereno: Day, facts: Omit<Source, 'provjereno'>): Source => ({
  provjereno,
  ...facts,
});

/** The source of a row that follows from another by a rule: read when the later of the two was. */
export const readWith = ({ provjereno: other }: Source, rule: Source): Source =>
  other > rule.provjereno ? { ...rule, provjereno: other } : rule;

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

/** Law in force until changed continues into the first quarter after the year it was read in: by then it must be confirmed. */
const presumedUntil = (promjene: readonly Change<unknown>[]): Day => {
  const read = promjene
    .map(({ izvor }) => izvor.provjereno)
    .reduce((newest, day) => (day > newest ? day : newest));
  return dayOf(yearOf(read) + 1, 3, 31);
};

type Timeline<V> = Omit<Parameter<V>, 'neobavezno' | 'poznato_do'> &
  Partial<Pick<Parameter<V>, 'poznato_do'>>;

/** A figure that must be known on every covered day. */
export const parameter = <V>(timeline: Timeline<V>): Parameter<V, false> => ({
  poznato_do: presumedUntil(timeline.promjene),
  ...timeline,
  neobavezno: false,
});

/** A figure the law did not have from the start. */
export const optionalParameter = <V>(timeline: Timeline<V>): Parameter<V, true> => ({
  poznato_do: presumedUntil(timeline.promjene),
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
