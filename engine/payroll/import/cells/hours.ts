import { lastOf } from '../../../core/law-by-day.ts';
import { hundredthsByClock } from '../../../core/numbers/clock-hours.ts';
import { formatDecimal, formatHundredths } from '../../../core/numbers/format.ts';
import { HUNDREDTHS, type Hundredths } from '../../../core/numbers/money.ts';
import { boundsOf } from '../../../core/schema.ts';
import { plainName } from '../../../core/text/plain-name.ts';
import { radno_vrijeme } from '../../../law/fbih/working-time.ts';
import { employment } from '../../../rules/salary/form/time-fields.ts';
import { scaled } from './figures.ts';
import { type CellReading, changed, plainly, unreadable } from './reading.ts';

/** More decimals than hours are kept with, as formulas leave them. */
const FINER = /^\d{1,3}[.,]\d{3,20}$/;

/** Hours by the clock or with decimals, in hundredths that need not be whole; undefined when a text says no hours. */
function hoursIn(text: string): number | undefined {
  const bare = text.replace(/ ?(?:h|sat[ia]?)\.?$/i, '');
  return (
    hundredthsByClock(text) ??
    scaled(bare, 2) ??
    (FINER.test(bare) ? Number(bare.replace(',', '.')) * 100 : undefined)
  );
}

const taken = (old: string, hours: number): CellReading<Hundredths> => {
  const value = Math.round(hours);
  if (value === hours) return plainly(value);
  return changed(value, { kind: 'hours-rounded', old, now: formatHundredths(value), toConfirm: true });
};

/** Hours or days of a month, in hundredths. */
export function readHours(text: string): CellReading<Hundredths> {
  const hours = hoursIn(text);
  return hours === undefined || hours > 74_400
    ? unreadable('Upišite sate kao broj od 0 do 744, na primjer 7,5 ili 7:30.')
    : taken(text, hours);
}

/** The same in every entity. */
const FULL_DAY: Hundredths = lastOf(radno_vrijeme).dnevno;
const DAYS_OF_WEEK = 5;
const { sati_dnevno } = employment;
const HOURS_OF_DAY: Hundredths = 2400;
const [LEAST_DAILY, MOST_DAILY] = [
  boundsOf(sati_dnevno).least * HUNDREDTHS,
  boundsOf(sati_dnevno).most * HUNDREDTHS,
];

/** Daily working hours: `8`, `7:30`, `puno`, `pola`, and `20 sati sedmično` as 4 a day. */
export function readDailyHours(text: string): CellReading<Hundredths> {
  const name = plainName(text);
  if (/^(?:puno|puno radno vrijeme)$/.test(name)) return plainly(FULL_DAY);
  if (/^(?:pola|pola radnog vremena|polovina)$/.test(name)) return plainly(FULL_DAY / 2);
  const [, figure = text, per = ''] = PER_DAY_OR_WEEK.exec(text.trim()) ?? [];
  const value = hoursIn(figure);
  if (value === undefined) return unreadable('Upišite sate dnevno, na primjer 8.');
  const isOfWeek = /^[sn]/i.test(per) || value > HOURS_OF_DAY;
  const daily = isOfWeek ? value / DAYS_OF_WEEK : value;
  if (daily < LEAST_DAILY || daily > MOST_DAILY)
    return unreadable(
      `Sati dnevno su od ${formatHundredths(LEAST_DAILY)} do ${formatHundredths(MOST_DAILY)}.`,
    );
  return isOfWeek ? ofWeek(text, value) : taken(text, value);
}

/** One number and what it counts: `8 sati dnevno`, `20 h sedmično`, `40/sedm.` */
const PER_DAY_OR_WEEK =
  /^([\d.,:]+)\s*(?:h|sat[ia]?)?\.?\s*(?:\/|na)?\s*(dan|dnevno|sedm\p{L}*|ned\p{L}*)?\.?$/iu;

const ofWeek = (old: string, week: Hundredths): CellReading<Hundredths> => {
  const value = Math.round(week / DAYS_OF_WEEK);
  return changed(value, {
    kind: 'hours-week',
    old,
    now: `${formatDecimal(value, 2)} dnevno`,
    toConfirm: true,
  });
};
