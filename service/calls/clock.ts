import type { Day } from '@obracun/engine/core/days/day.ts';

const HOUR_MS = 3_600_000;

const sarajevo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Sarajevo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

let hour = Number.NaN;
let today: Day = '';

/** Today in Bosnia and Herzegovina. Formatting is dear and a day only ever changes on the hour, so an hour's day is kept. */
export function todayInBosnia(now: number = Date.now()): Day {
  const current = Math.floor(now / HOUR_MS);
  if (current !== hour) {
    hour = current;
    today = formatted(now);
  }
  return today;
}

function formatted(now: number): Day {
  const parts = Object.fromEntries(sarajevo.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
