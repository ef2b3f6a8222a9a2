import { type Day, isDay, type Period } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';

/**
 * A list of periods is stored as text, in intervals of ISO 8601: `2010-01-01/2012-06-30 2015-…`. A day may be missing, or
 * unreadable text as typed: characters that would break the list are then encoded.
 */
export const readPeriods = (text: string): Period[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((interval) => {
      const [from = '', to = ''] = interval.split('/');
      return { od: decoded(from), do: decoded(to) };
    });

/** The non-empty ones; null when there are none. */
export function startedPeriods(text: string): Period[] | null {
  const started = readPeriods(text).filter((period) => period.od || period.do);
  return started.length > 0 ? started : null;
}

export const keepPeriods = (periods: readonly Period[]): string =>
  periods.map((period) => `${encodeURIComponent(period.od)}/${encodeURIComponent(period.do)}`).join(' ');

/** The list with invalid days replaced by `write`. */
export const mapUnread = (text: string, write: (unread: string) => string): string => {
  const mapped = (day: string): string => (day === '' || isDay(day) ? day : write(day));
  return keepPeriods(readPeriods(text).map((period) => ({ od: mapped(period.od), do: mapped(period.do) })));
};

/** `1. 1. 2010. – 30. 6. 2012.`, in sequence; a missing day is `…`. */
export const writePeriods = (periods: readonly Period[]): string =>
  periods.map((period) => `${written(period.od)} – ${written(period.do)}`).join('; ');

const written = (day: Day): string => (isDay(day) ? formatDay(day) : '…');

/** A link may contain anything; a partial code must not throw. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
