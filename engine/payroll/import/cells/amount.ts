import { lastOf } from '../../../core/law.ts';
import { formatAmount, formatDecimal, formatHundredths, formatRate } from '../../../core/numbers/format.ts';
import { type Feninga, HUNDREDTHS, type Hundredths, PPM, type Ppm } from '../../../core/numbers/money.ts';
import { hundredthsByClock } from '../../../core/numbers/number-input.ts';
import { boundsOf } from '../../../core/schema.ts';
import { plainName } from '../../../core/text/letters.ts';
import { porez_na_platu } from '../../../law/fbih/income-tax.ts';
import { radno_vrijeme } from '../../../law/fbih/working-time.ts';
import { coefficient, dependants } from '../../../rules/salary/form/tax-card-fields.ts';
import { employment } from '../../../rules/salary/form/time-fields.ts';
import type { RawCell } from './reading.ts';
import { type CellReading, changed, plainly, unreadable } from './reading.ts';

/** What a column of amounts says of the signs in it. */
export interface AmountSigns {
  /** Signs that stand before decimals somewhere in the column. */
  readonly decimal: ReadonlySet<string>;
  /** What the person said of `1.800`. */
  readonly answer?: 'hiljade' | 'decimale';
}

const UNIT = /(?:[KК][MМ]|BAM)/giu;
const LARGEST = 10 ** 11;

/** `1 234 567,89`: a blank that groups nothing parts two numbers. */
const GROUPED = /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d{0,2})?$/;

function bareDigits(text: string): string {
  const bare = text
    .replace(UNIT, '')
    .trim()
    .replace(/[.,][-–—]$/, '');
  return GROUPED.test(bare) ? bare.replace(/[ ']/g, '') : bare;
}

const DECIMALS = /([.,])\d{1,2}$/;
/** `1.800` or `1,800`: thousands or three decimals, the cell alone does not say. */
const UNSURE = /^\d{1,3}([.,])\d{3}$/;

/** Reads the signs of a whole column, so that a doubtful cell is read as its neighbours are. */
export function signsOf(cells: readonly string[]): AmountSigns {
  const found = cells.map((cell) => DECIMALS.exec(bareDigits(cell))?.[1]);
  return { decimal: new Set(found.filter((sign) => sign !== undefined)) };
}

/** True for a cell the column has to be asked about. */
export const isUnsureAmount = (text: string, { decimal }: AmountSigns): boolean => {
  const sign = UNSURE.exec(bareDigits(text))?.[1];
  return sign !== undefined && !decimal.has(sign === '.' ? ',' : '.');
};

/** An amount in KM as whole feninga; a negative one or a text is refused. */
export function readAmount(cell: RawCell, signs: AmountSigns): CellReading<Feninga> {
  if (typeof cell === 'number') return fromNumber(cell);
  if (typeof cell === 'object') return unreadable('Ovo je datum, a očekuje se iznos.');
  const digits = bareDigits(cell);
  if (/^[-−–(]/.test(digits)) return unreadable('Iznos ne može biti negativan.');
  if (!/^\d[\d.,]*$/.test(digits)) return unreadable('Ovo nije iznos: upišite ga kao 1.234,56.');
  return UNSURE.test(digits) ? unsure(cell, digits, signs) : written(cell, digits);
}

function unsure(text: string, digits: string, signs: AmountSigns): CellReading<Feninga> {
  if (signs.answer === 'decimale') return unreadable('Iznos ima najviše dvije decimale.');
  if (signs.answer === undefined && isUnsureAmount(text, signs))
    return unreadable('Odgovorite da li je ovo hiljada ili decimala; pitanje stoji iznad tabele.');
  return thousands(text, Number(digits.replace(/[.,]/, '')) * 100);
}

const thousands = (old: string, value: Feninga): CellReading<Feninga> =>
  changed(value, { kind: 'amount-thousands', old, now: formatAmount(value), toConfirm: true });

/** Signs before the last group thousands; the last one may stand before decimals. */
const WRITTEN = /^(\d{1,3}([.,])\d{3}(?:\2\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/;

function written(text: string, digits: string): CellReading<Feninga> {
  const [, whole, grouping = '', sign = '', decimals = ''] = WRITTEN.exec(digits) ?? [];
  if (whole === undefined || (sign !== '' && sign === grouping))
    return unreadable('Ovo nije iznos: upišite ga kao 1.234,56.');
  const value = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (value >= LARGEST) return unreadable('Iznos je prevelik.');
  return /^[\d.,\s]+$/.test(text)
    ? plainly(value)
    : changed(value, { kind: 'amount-unit', old: text, now: formatAmount(value), toConfirm: true });
}

/** A stored number may carry the dust of binary fractions; more than that is rounded for all to see. */
function fromNumber(number: number): CellReading<Feninga> {
  if (number < 0) return unreadable('Iznos ne može biti negativan.');
  const value = Math.round(number * 100);
  if (!(value < LARGEST)) return unreadable('Iznos je prevelik.');
  if (Math.abs(number * 100 - value) < 1e-4) return plainly(value);
  return changed(value, {
    kind: 'amount-rounded',
    old: String(number).replace('.', ','),
    now: formatAmount(value),
    toConfirm: true,
  });
}

/** `2,7` or `2.7` as a whole number of the last of so many places; undefined when it is no such number. */
export function scaled(text: string, places: number): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:[.,](\d{0,20}))?$/.exec(text.trim()) ?? [];
  const digits = decimals.replace(/0+$/, '');
  if (whole === undefined || digits.length > places) return undefined;
  return Number(whole) * 10 ** places + Number(digits.padEnd(places, '0'));
}

const MILLIONTHS = 6;
/** The last personal deduction of the Federation a month, in KM: a coefficient of 1. */
const DEDUCTION = lastOf(porez_na_platu).licni_odbitak / HUNDREDTHS;
/** As the call takes it. */
const LARGEST_COEFFICIENT = boundsOf(coefficient.koeficijent).most * PPM;

/** The coefficient of the tax card of the Federation; 300, 450 … are amounts of the deduction itself. */
export function readCoefficient(text: string): CellReading<number> {
  const value = scaled(text.replace(/KM$/i, ''), MILLIONTHS);
  if (value === undefined) return unreadable('Koeficijent se upisuje kao broj, na primjer 1,5.');
  if (value <= LARGEST_COEFFICIENT) return plainly(value);
  const multiple = value / DEDUCTION;
  if (multiple > LARGEST_COEFFICIENT || !Number.isSafeInteger(multiple))
    return unreadable('Ovaj koeficijent je prevelik.');
  return changed(multiple, {
    kind: 'coefficient-marks',
    old: text,
    now: formatDecimal(multiple, MILLIONTHS),
    toConfirm: true,
  });
}

/** As the call takes them. */
const MOST_DEPENDANTS = boundsOf(dependants.izdrzavani).most * PPM;

/** How many dependants; a shared child is a half. */
export function readDependants(text: string): CellReading<number> {
  const value = scaled(text, MILLIONTHS);
  if (value === undefined || value > MOST_DEPENDANTS)
    return unreadable('Upišite broj izdržavanih članova, na primjer 2 ili 0,5.');
  return plainly(value);
}

/** `0,4` may be four tenths of a percent, or forty percent as a table counts them. */
export const isUnsurePercent = (text: string): boolean => /^0[.,]\d+$/.test(text);

/**
 * `1 %` or, in a column named so, `1`; in ppm.
 * @param most the largest that is taken
 */
export const readPercent = (text: string, most: Ppm = PPM): CellReading<Ppm> =>
  upTo(most, scaled(text.replace('%', ''), 4));

/** The same of a table that counts parts: `0,01` is 1 %. */
export const readPart = (text: string, most: Ppm = PPM): CellReading<Ppm> =>
  upTo(most, scaled(text, MILLIONTHS));

const upTo = (most: Ppm, value: Ppm | undefined): CellReading<Ppm> =>
  value === undefined || value > most
    ? unreadable(`Upišite procenat do ${formatRate(most)}, na primjer 1 %.`)
    : plainly(value);

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
