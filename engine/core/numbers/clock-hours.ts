import { asSeen } from '../text/as-seen.ts';
import { readNumber } from './number-input.ts';
import { scaleOf } from './units.ts';

/** `7:30`, `7:30:00`, `7h30`, `7 h 30 min` */
const BY_CLOCK = /^(\d{1,3})(?:: ?| ?h ?)([0-5]\d)(?::([0-5]\d)| ?min\.?)?$/i;
const SECONDS_OF_HUNDREDTH = 36;

/** Hours written by the clock, in hundredths that need not be whole; undefined when a text is no time. */
export function hundredthsByClock(text: string): number | undefined {
  const [, hours, minutes, seconds = 0] = BY_CLOCK.exec(asSeen(text)) ?? [];
  if (hours === undefined) return undefined;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / SECONDS_OF_HUNDREDTH;
}

/** Hours as people type them: a number, or by the clock as a spreadsheet copies them. */
export function readHours(text: string): number | undefined {
  const byClock = hundredthsByClock(text);
  return byClock === undefined ? readNumber(text) : byClock / scaleOf('sati');
}
