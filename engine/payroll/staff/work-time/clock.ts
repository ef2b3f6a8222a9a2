const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

/** 480 → `08:00` */
export const writeClock = (minutes: number | undefined): string =>
  minutes === undefined
    ? ''
    : `${String(Math.floor(minutes / MINUTES_AN_HOUR)).padStart(2, '0')}:${String(minutes % MINUTES_AN_HOUR).padStart(2, '0')}`;

/** Minutes after midnight of `8`, `8:30`, `8.30` or `0830`; undefined for any other text. */
export function readClock(text: string): number | undefined {
  const [, hours = '', minutes = '0'] = /^\s*(\d{1,2})(?:\s*[:.,]?\s*(\d{2}))?\s*h?\s*$/.exec(text) ?? [];
  if (hours === '' || Number(hours) > HOURS_A_DAY || Number(minutes) >= MINUTES_AN_HOUR) return undefined;
  const all = Number(hours) * MINUTES_AN_HOUR + Number(minutes);
  return all <= HOURS_A_DAY * MINUTES_AN_HOUR ? all : undefined;
}
