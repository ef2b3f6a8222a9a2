import { type Day, isDay, type Period } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';

/**
 * A list of periods is kept as text, as ISO 8601 writes intervals: `2010-01-01/2012-06-30 2015-…`. A day may be missing, or stand as
 * it was typed when it cannot be read: then whatever would break the list up is written by its code.
 */
export const readPeriods = (text: string): Period[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((interval) => {
      const [from = '', to = ''] = interval.split('/');
      return { od: decoded(from), do: decoded(to) };
    });

/** Those with something in them; null when there are none. */
export function startedPeriods(text: string): Period[] | null {
  const started = readPeriods(text).filter((period) => period.od || period.do);
  return started.length > 0 ? started : null;
}

export const keepPeriods = (periods: readonly Period[]): string =>
  periods.map((period) => `${encodeURIComponent(period.od)}/${encodeURIComponent(period.do)}`).join(' ');

/** The list with whatever in it is no day put as `write` has it. */
export const mapUnread = (text: string, write: (unread: string) => string): string => {
  const mapped = (day: string): string => (day === '' || isDay(day) ? day : write(day));
  return keepPeriods(readPeriods(text).map((period) => ({ od: mapped(period.od), do: mapped(period.do) })));
};

/** `1. 1. 2010. – 30. 6. 2012.`, one after another; a day still to be entered is `…`. */
export const writePeriods = (periods: readonly Period[]): string =>
  periods.map((period) => `${written(period.od)} – ${written(period.do)}`).join('; ');

const written = (day: Day): string => (isDay(day) ? formatDay(day) : '…');

/** Of anybody's making, in a link; half a code is no reason to fail. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
