import { lastOf } from '../../../../core/law.ts';
import {
  formatAmount,
  formatDecimal,
  formatHundredths,
  formatRate,
} from '../../../../core/numbers/format.ts';
import { type Feninga, HUNDREDTHS, type Hundredths, PPM, type Ppm } from '../../../../core/numbers/money.ts';
import { hundredthsByClock } from '../../../../core/numbers/number-input.ts';
import { boundsOf } from '../../../../core/schema.ts';
import { plainName } from '../../../../core/text/letters.ts';
import { porez_na_platu } from '../../../../law/fbih/income-tax.ts';
import { radno_vrijeme } from '../../../../law/fbih/working-time.ts';
import { coefficient, dependants } from '../../../../rules/salary/form/tax-card-fields.ts';
import { employment } from '../../../../rules/salary/form/time-fields.ts';
import type { RawCell } from './reading.ts';
import { type CellReading, changed, plainly, unreadable } from './reading.ts';

/** Separators found in a column of amounts. */
export interface AmountSigns {
  /** Decimal separators found in the column. */
  readonly decimal: ReadonlySet<string>;
  /** The user's answer for `1.800`. */
  readonly answer?: 'hiljade' | 'decimale';
}

const UNIT = /(?:[KК][MМ]|BAM)/giu;
const LARGEST = 10 ** 11;

/** `1 234 567,89`: any other blank separates two numbers. */
const GROUPED = /^\d{1,3}(?:[ ']\d{3})+(?:[.,]\d{0,2})?$/;

function bareDigits(text: string): string {
  const bare = text
    .replace(UNIT, '')
    .trim()
    .replace(/[.,][-–—]$/, '');
  return GROUPED.test(bare) ? bare.replace(/[ ']/g, '') : bare;
}

const DECIMALS = /([.,])\d{1,2}$/;
/** `1.800` or `1,800`: thousands or three decimals; ambiguous without the column. */
const UNSURE = /^\d{1,3}([.,])\d{3}$/;

/** Detects the separators of a whole column, so that ambiguous cells are read like the others. */
export function signsOf(cells: readonly string[]): AmountSigns {
  const found = cells.map((cell) => DECIMALS.exec(bareDigits(cell))?.[1]);
  return { decimal: new Set(found.filter((sign) => sign !== undefined)) };
}

/** True for a cell whose column needs an answer. */
export const isUnsureAmount = (text: string, { decimal }: AmountSigns): boolean => {
  const sign = UNSURE.exec(bareDigits(text))?.[1];
  return sign !== undefined && !decimal.has(sign === '.' ? ',' : '.');
};

/** Reads an amount in KM as whole feninga; refuses negative amounts and text. */
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
    return unreadable('Odgovorite da li je ovo hiljada ili decimala. Pitanje je iznad tabele.');
  return thousands(text, Number(digits.replace(/[.,]/, '')) * 100);
}

const thousands = (old: string, value: Feninga): CellReading<Feninga> =>
  changed(value, { kind: 'amount-thousands', old, now: formatAmount(value), toConfirm: true });

/** Earlier separators group thousands; the last one may precede decimals. */
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

/** Drops binary rounding errors of a stored number; reports any larger rounding as a change. */
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

/** `2,7` or `2.7` as an integer scaled by the given places; undefined for other text. */
export function scaled(text: string, places: number): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:[.,](\d{0,20}))?$/.exec(text.trim()) ?? [];
  const digits = decimals.replace(/0+$/, '');
  if (whole === undefined || digits.length > places) return undefined;
  return Number(whole) * 10 ** places + Number(digits.padEnd(places, '0'));
}

const MILLIONTHS = 6;
/** The latest monthly personal deduction of the Federation, in KM: a coefficient of 1. */
const DEDUCTION = lastOf(porez_na_platu).licni_odbitak / HUNDREDTHS;
/** The limit of the request. */
const LARGEST_COEFFICIENT = boundsOf(coefficient.koeficijent).most * PPM;

/** Reads the tax card coefficient of the Federation; 300, 450 … are amounts of the deduction itself. */
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

/** Reads a number of pieces or a coefficient of pay, in millionths. */
export function readQuantity(text: string): CellReading<number> {
  const value = scaled(text, MILLIONTHS);
  return value === undefined ? unreadable('Upišite broj, na primjer 120 ili 1,35.') : plainly(value);
}

/** The limit of the request. */
const MOST_DEPENDANTS = boundsOf(dependants.izdrzavani).most * PPM;

/** Reads the number of dependants; a shared child is a half. */
export function readDependants(text: string): CellReading<number> {
  const value = scaled(text, MILLIONTHS);
  if (value === undefined || value > MOST_DEPENDANTS)
    return unreadable('Upišite broj izdržavanih članova, na primjer 2 ili 0,5.');
  return plainly(value);
}

/** `0,4` is ambiguous: 0.4 %, or a fraction equal to 40 %. */
export const isUnsurePercent = (text: string): boolean => /^0[.,]\d+$/.test(text);

/**
 * Reads `1 %`, or `1` in a column of percentages, in ppm.
 * @param most the largest accepted value
 */
export const readPercent = (text: string, most: Ppm = PPM): CellReading<Ppm> =>
  upTo(most, scaled(text.replace('%', ''), 4));

/** Reads a fraction: `0,01` is 1 %. */
export const readPart = (text: string, most: Ppm = PPM): CellReading<Ppm> =>
  upTo(most, scaled(text, MILLIONTHS));

const upTo = (most: Ppm, value: Ppm | undefined): CellReading<Ppm> =>
  value === undefined || value > most
    ? unreadable(`Upišite procenat do ${formatRate(most)}, na primjer 1 %.`)
    : plainly(value);

/** More decimals than stored hours have, as formulas produce. */
const FINER = /^\d{1,3}[.,]\d{3,20}$/;

/** Parses clock or decimal hours into hundredths, not always whole; undefined for other text. */
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

/** Reads hours or days of a month, in hundredths. */
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

/** Reads daily working hours: `8`, `7:30`, `puno`, `pola`; `20 sati sedmično` is 4 a day. */
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

/** One number with its unit: `8 sati dnevno`, `20 h sedmično`, `40/sedm.` */
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
