import { formatDay } from '../numbers/format.ts';
import { asSeen, bareLetters } from '../text/letters.ts';
import { CROATIAN_MONTHS, type Day, dayOf, isDay, MONTH_NAMES } from './day.ts';

/**
 * Days as people type and paste them. The day always comes first, or the year does where it has four digits; the month is
 * never first, so that one text is never read two ways. What cannot be read so is refused, never guessed.
 */

/** Why a text is no day: not written as one, not in the calendar, or of a year nobody means. */
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
/** `5. mart 2018`, `5. marta 2018`, `5 mar 2018`, as spreadsheets show it `5-mar-18`, and `5. III 2018` */
const IN_WORDS = /^(\d{1,2})[./ -]+(\p{L}{3,}|[ivx]{1,2})[./ -]+(\d{4}|\d{2})$/iu;

/** The hour of a statement or a spreadsheet, which says nothing of the day; with a zone it might, and stays. */
const HOUR = /[ ,T]+(?:u )?\d\d?:\d\d(?::\d\d(?:\.\d+)?)?$/;
/** What closes a written day: `2018.`, `2018. god.`, `2018. godine` */
const END = / ?\.?(?: ?g(?:od(?:ine)?)?\.?)?$/i;

/** Reads `5. 3. 2018.` and what else a day is typed as, with the day before the month. */
export function readDayInput(text: string): DayReading {
  const bare = asSeen(text);
  if (bare === '') return {};
  const parts = partsOf(bare.replace(HOUR, '').replace(END, ''));
  if (!parts) return { fault: 'oblik' };
  const [year, month, date] = parts;
  if (year < FIRST_YEAR || year > LAST_YEAR) return { fault: 'godina' };
  const day = dayOf(year, month, date);
  return isDay(day) ? { day } : { fault: 'kalendar' };
}

/**
 * Some day of the month that stands in a text with its year: `10/2026`, `2026-10`, `okt 2026`, or with a day, as in a statement.
 * A text is a month where a 1 before it or after it makes it a day.
 */
export const readMonthInput = (text: string): Day | undefined =>
  [text, `1. ${text}`, `${text}-1`].map((each) => readDayInput(each).day).find(Boolean);

/** The day a text says, or the text itself: what cannot be read is not lost, and never taken for nothing. */
export const dayOrText = (text: string): string => readDayInput(text).day ?? text.trim();

/** The other way: a day as it is written, any other text as it stands. */
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

/** As neighbours and spreadsheets in English call them. */
const CALLED_OTHERWISE: Readonly<Record<string, string>> = { avg: 'aug', may: 'maj', oct: 'okt' };

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Read only between a day and a year: alone, `x` is a letter typed by mistake. */
const romanMonth = (text: string): number | undefined => ROMAN.indexOf(text.toLowerCase()) + 1 || undefined;

/** The number of a month by its name, in either script and told apart from all others from three letters on. */
export function monthNamed(text: string): number | undefined {
  const word = bareLetters(text);
  const own = (CALLED_OTHERWISE[word.slice(0, 3)] ?? word.slice(0, 3)) + word.slice(3);
  const isOwn = (name: string): boolean => own.length > 2 && name.startsWith(own);
  const numberIn = (months: readonly (readonly string[])[]): number =>
    months.findIndex((names) => names.some(isOwn)) + 1;
  return numberIn(MONTH_NAMES) || numberIn(CROATIAN_MONTHS) || undefined;
}
