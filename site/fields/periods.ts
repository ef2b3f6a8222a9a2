import { type Day, isDay, type Period } from '@obracun/engine/kernel/day.ts';
import { formatDay } from '@obracun/engine/kernel/format.ts';

/** A list of periods is kept as text, as ISO 8601 writes intervals: `2010-01-01/2012-06-30 2015-…`. A day may be missing. */
export const readPeriods = (text: string): Period[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((interval) => {
      const [from = '', to = ''] = interval.split('/');
      return { od: from, do: to };
    });

/** Those with a day in them; null when there are none. */
export function startedPeriods(text: string): Period[] | null {
  const started = readPeriods(text).filter((period) => period.od || period.do);
  return started.length > 0 ? started : null;
}

export const keepPeriods = (periods: readonly Period[]): string =>
  periods.map((period) => `${period.od}/${period.do}`).join(' ');

/** True for what a date control gives: a day of the calendar, which may have a digit too many, or nothing yet. */
export const isTypedDay = (text: string): boolean =>
  text === '' || isDay(text.replace(/^\d{1,2}(?=\d{4}-)/, ''));

/** True for one period or more as the controls give them. */
export const arePeriods = (text: string): boolean => {
  const periods = readPeriods(text);
  return periods.length > 0 && periods.every((period) => isTypedDay(period.od) && isTypedDay(period.do));
};

/** `1. 1. 2010. – 30. 6. 2012.`, one after another; a day still to be entered is `…`. */
export const writePeriods = (periods: readonly Period[]): string =>
  periods.map((period) => `${written(period.od)} – ${written(period.do)}`).join('; ');

const written = (day: Day): string => (isDay(day) ? formatDay(day) : '…');
