import type { Day } from '../core/days/day.ts';
import { daysBetween } from '../core/days/day.ts';
import { type Feninga, HUNDREDTHS, type Hundredths, mulDiv, type Ppm, share } from '../core/numbers/money.ts';

const HOURS_OF_DAY = 24;
const MINUTES_OF_HOUR = 60;

/** A day and the minutes since its midnight. */
export interface Moment {
  readonly day: Day;
  readonly minutes: number;
}

/** The time between two moments, in hundredths of an hour, rounded down; zero when they are in reverse order. */
export function hoursBetween(from: Moment, to: Moment): Hundredths {
  const minutes = daysBetween(from.day, to.day) * HOURS_OF_DAY * MINUTES_OF_HOUR + to.minutes - from.minutes;
  return Math.max(0, Math.floor((minutes * HUNDREDTHS) / MINUTES_OF_HOUR));
}

/** The law of a per diem; hours in hundredths. */
export interface PerDiemLaw {
  readonly iznos: Feninga;
  readonly cijela_iznad: Hundredths;
  readonly pola_iznad: Hundredths;
  readonly umanjenje_obroci: Ppm;
}

/** The number of per diems of a trip, in hundredths: one per 24 hours, and a whole one, a half or none for the rest. */
export function perDiemsOf(hours: Hundredths, { cijela_iznad, pola_iznad }: PerDiemLaw): Hundredths {
  const day = HOURS_OF_DAY * HUNDREDTHS;
  const whole = Math.floor(hours / day) * HUNDREDTHS;
  const rest = hours % day;
  if (rest > cijela_iznad) return whole + HUNDREDTHS;
  return rest >= pola_iznad && rest > 0 ? whole + HUNDREDTHS / 2 : whole;
}

/** The amount of the per diems of a trip, minus the reduction for given meals. */
export function perDiemAmount(count: Hundredths, one: Feninga, reduction: Ppm): Feninga {
  const full = mulDiv(count, one, HUNDREDTHS);
  return full - share(full, reduction);
}
