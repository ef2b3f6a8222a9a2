import { addMonths, type Day, dayOf, isDay } from '@obracun/engine/core/days/day.ts';
import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import type { Entered } from '../../fields/parsing/entered.ts';
import { readStored, writeStored } from '../../storage/device-storage.ts';

const KEY = 'posljednji-mjesec';
const WRITTEN = /^(\d{1,2})\/(\d{4})$/;

/** A month as stored in the form. */
export type TypedPeriod = Readonly<Record<'mjesec' | 'godina', string>>;

/** The month last calculated on this device, in any calculator. */
export function lastPeriod(): TypedPeriod | undefined {
  const [, mjesec, godina] = WRITTEN.exec(readStored(KEY) ?? '') ?? [];
  return mjesec && godina ? { mjesec, godina } : undefined;
}

/** Saves the month of a form that has one. */
export function keepPeriod({ mjesec = '', godina = '' }: Readonly<Record<string, string>>): void {
  const written = `${mjesec}/${godina}`;
  if (WRITTEN.test(written)) writeStored(KEY, written);
}

export interface OfferedPeriod {
  readonly message: string;
  readonly period: TypedPeriod;
}

/** The months offered on a day: the previous one first, for which wages are paid now, then the last used, then this one. */
export function offeredPeriods(today: Day, last: TypedPeriod | undefined): readonly OfferedPeriod[] {
  const offers: OfferedPeriod[] = [
    { message: 'prošli mjesec', period: monthOf(addMonths(today, -1)) },
    ...(last ? [{ message: 'posljednji put', period: last }] : []),
    { message: 'ovaj mjesec', period: monthOf(today) },
  ];
  return offers.filter(({ period }, at) => offers.findIndex((other) => isSame(other.period, period)) === at);
}

function monthOf(day: Day): TypedPeriod {
  const [godina = '', mjesec = ''] = day.split('-');
  return { mjesec: String(Number(mjesec)), godina };
}

const isSame = (one: TypedPeriod, other: TypedPeriod): boolean =>
  one.mjesec === other.mjesec && one.godina === other.godina;

/** The day whose law applies to a form: the one entered, the first of the month or year entered, or else today. */
export function formDay(
  { datum = '', godina = '', mjesec = '' }: Entered,
  today: Day | undefined,
): Day | undefined {
  if (isDay(datum)) return datum;
  const year = readNumber(godina);
  const day = year === undefined ? '' : dayOf(year, readNumber(mjesec) ?? 1);
  return isDay(day) ? day : today;
}
