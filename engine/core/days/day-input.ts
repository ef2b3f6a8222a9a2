import { formatDay } from '../numbers/format.ts';
import { bareLetters, visibleText } from '../text/letters.ts';
import { CROATIAN_MONTHS, type Day, dayOf, isDay, MONTH_NAMES } from './day.ts';

/**
 * Days as people type and paste them. The day comes first, or the year if it has four digits; never the month, so that no text has two
 * readings. Anything else is refused, never guessed.
 */

/** Why a text is no day: bad format, not in the calendar, or an implausible year. */
export type DayFault = 'oblik' | 'kalendar' | 'godina';

/** An empty text is neither a day nor a fault. */
export interface DayReading {
  readonly day?: Day;
  readonly fault?: DayFault;
}

const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];
/** Two digits are a year from 1950 to 2049. */
const PIVOT = 50;

const BETWEEN = '(?: ?[.,/–-] ?| )';
/** `5. 3. 2018`, `5.3.18`, `5/3/2018` */
const DAY_FIRST = new RegExp(`^(\\d{1,2})${BETWEEN}(\\d{1,2})${BETWEEN}(\\d{4}|\\d{2})$`);
/** `05032018`, `050318` */
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
/** `2018-03-05` */
const YEAR_FIRST = new RegExp(`^(\\d{4})${BETWEEN}(\\d{1,2})${BETWEEN}(\\d{1,2})$`);
/** `5. mart 2018`, `5. marta 2018`, `5 mar 2018`, `5-mar-18` (spreadsheets), and `5. III 2018` */
const IN_WORDS = /^(\d{1,2})[./ -]+(\p{L}{3,}|[ivx]{1,2})[./ -]+(\d{4}|\d{2})$/iu;

/** The time of day in statements and spreadsheets, ignored; with a time zone it might change the day, so it is not removed. */
const HOUR = /[ ,T]+(?:u )?\d\d?:\d\d(?::\d\d(?:\.\d+)?)?$/;
/** Endings of a written day: `2018.`, `2018. god.`, `2018. godine` */
const END = / ?\.?(?: ?g(?:od(?:ine)?)?\.?)?$/i;

/** Parses `5. 3. 2018.` and other spellings of a day, with the day before the month. */
export function readDayInput(text: string): DayReading {
  const bare = visibleText(text);
  if (bare === '') return {};
  const parts = partsOf(bare.replace(HOUR, '').replace(END, ''));
  if (!parts) return { fault: 'oblik' };
  const [year, month, date] = parts;
  if (year < FIRST_YEAR || year > LAST_YEAR) return { fault: 'godina' };
  const day = dayOf(year, month, date);
  return isDay(day) ? { day } : { fault: 'kalendar' };
}

/**
 * Finds a month with its year in a text and returns a day of it: `10/2026`, `2026-10`, `okt 2026`, or a full day as in a statement. A text
 * is a month if prefixing or appending a 1 makes it a day.
 */
export const readMonthInput = (text: string): Day | undefined =>
  [text, `1. ${text}`, `${text}-1`].map((each) => readDayInput(each).day).find(Boolean);

/** The day in a text, or the text itself if it cannot be read: it is neither lost nor taken for empty. */
export const dayOrText = (text: string): string => readDayInput(text).day ?? text.trim();

/** The inverse: formats a day, returns any other text unchanged. */
export const writeDayInput = (text: string): string => (isDay(text) ? formatDay(text) : text);

/** `2018-03-05` → `5. mart 2018.` */
export function dayInWords(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}. ${MONTH_NAMES[(month ?? 0) - 1]?.[0]} ${year}.`;
}

type Parts = readonly [year: number, month: number, date: number];

function partsOf(text: string): Parts | undefined {
  const [, date, month, year] = DAY_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  if (date && month && year) return [fullYear(year), Number(month), Number(date)];
  const [, isoYear, isoMonth, isoDate] = YEAR_FIRST.exec(text) ?? [];
  if (isoYear) return [Number(isoYear), Number(isoMonth), Number(isoDate)];
  const [, wordDate, word = '', wordYear = ''] = IN_WORDS.exec(text) ?? [];
  const named = romanMonth(word) ?? monthNamed(word);
  return named === undefined ? undefined : [fullYear(wordYear), named, Number(wordDate)];
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < PIVOT ? 2000 + year : 1900 + year;
}

/** Names of months in Croatian, Serbian and English spreadsheets. */
const CALLED_OTHERWISE: Readonly<Record<string, string>> = { avg: 'aug', may: 'maj', oct: 'okt' };

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Read only between a day and a year: alone, `x` is a typing error. */
const romanMonth = (text: string): number | undefined => ROMAN.indexOf(text.toLowerCase()) + 1 || undefined;

/** The number of a month by its name, in either script, from three letters on. */
export function monthNamed(text: string): number | undefined {
  const word = bareLetters(text);
  const own = (CALLED_OTHERWISE[word.slice(0, 3)] ?? word.slice(0, 3)) + word.slice(3);
  const isOwn = (name: string): boolean => own.length > 2 && name.startsWith(own);
  const numberIn = (months: readonly (readonly string[])[]): number =>
    months.findIndex((names) => names.some(isOwn)) + 1;
  return numberIn(MONTH_NAMES) || numberIn(CROATIAN_MONTHS) || undefined;
}
