import {
  columnsOf,
  type Day,
  type Duration,
  MONTH_NAMES,
  monthOf,
  type YearMonth,
  yearOf,
} from '../days/day.ts';
import type { Feninga, Ppm } from './money.ts';

/**
 * Formatted by hand because Chromium, Deno and workerd have no `bs-BA` data: `Intl` would print `1,234.56` there and `1.234,56` in Node.
 * The only formatter of numbers.
 */
function groups(whole: number): string {
  if (whole < 1000) return String(whole);
  const last = whole % 1000;
  return `${groups((whole - last) / 1000)}.${String(last).padStart(3, '0')}`;
}

/** 123456 feninga → `1.234,56`. */
export function formatAmount(amount: Feninga): string {
  if (amount < 0) return `−${formatAmount(-amount)}`;
  const rest = amount % 100;
  return `${groups((amount - rest) / 100)},${rest < 10 ? '0' : ''}${rest}`;
}

/** 123456 feninga → `1.234,56 KM`: an amount in a sentence or alone. */
export const formatMoney = (amount: Feninga): string => `${formatAmount(amount)} KM`;

/** A date or an amount with its unit, kept on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** `1.234,56 KM`, kept on one line of a sentence. */
export const unbrokenMoney = (amount: Feninga): string => unbroken(formatMoney(amount));

/** 185000 ppm → `18,5 %`, without trailing zeros. */
export const formatRate = (rate: Ppm): string => `${formatDecimal(rate, 4)} %`;

/** Hundredths → `7,5`: hours and days, without trailing zeros. */
export const formatHundredths = (value: number): string => formatDecimal(value, 2);

/** Formats `scaled` × 10^−places, without trailing zeros. */
export function formatDecimal(scaled: number, places: number): string {
  if (scaled < 0) return `−${formatDecimal(-scaled, places)}`;
  const fraction = scaled % 10 ** places;
  const whole = groups((scaled - fraction) / 10 ** places);
  if (fraction === 0) return whole;
  return `${whole},${String(fraction).padStart(places, '0').replace(/0+$/, '')}`;
}

/** `2026-11-02` → `2. 11. 2026.` */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)}. ${Number(month)}. ${year}.`;
}

/** 1766 → `4 god. 10 mj. 26 d.` */
export function formatDuration(duration: Duration): string {
  const { years, months, days } = columnsOf(duration);
  return `${years} god. ${months} mj. ${days} d.`;
}

/** Month 3 of 2026 → `03/2026`. */
export const formatMonth = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${year}`;

/** The month of a day, `2026-03-05` → `03/2026`; accepts a month alone, `2026-03`. */
/** `10/2026`, for display. */
export const monthWritten = ({ year, month }: YearMonth): string => formatMonth(month, year);

export const formatMonthOf = (day: Day): string => formatMonth(monthOf(day), yearOf(day));

/** The month of a day or a month, in words: `mart 2027.` */
export const monthInWords = (day: Day): string => `${MONTH_NAMES[monthOf(day) - 1]?.[0]} ${yearOf(day)}.`;

/** `marka` with 1, 21, 101; `marke` with 2–4, 22; `maraka` with everything else, including 11–14. */
export type Forms = readonly [one: string, few: string, many: string];

/** The form of a word after a count; a fraction, as `1,5 dana`, never takes the first. */
export function formFor(count: number, [one, few, many]: Forms): string {
  const units = count % 10;
  if (Math.floor(count / 10) % 10 === 1 || units === 0 || units > 4) return many;
  return units === 1 ? one : few;
}

/** `21 dan`, `22 dana`, `25 dana` */
export const counted = (count: number, forms: Forms): string => `${count} ${formFor(count, forms)}`;

/** Units of terms and working time. */
export const DAYS: Forms = ['dan', 'dana', 'dana'];
export const WORKING_DAYS: Forms = ['radni dan', 'radna dana', 'radnih dana'];
export const HOURS: Forms = ['sat', 'sata', 'sati'];
export const MONTHS: Forms = ['mjesec', 'mjeseca', 'mjeseci'];

/** When a day is, by how many days are left: `danas`, `sutra`, `za 5 dana`, `prije 3 dana`. */
export function inDays(left: number): string {
  if (left < 0) return `prije ${counted(-left, DAYS)}`;
  return ['danas', 'sutra'][left] ?? `za ${counted(left, DAYS)}`;
}
