import { lastOf } from '../../../core/law-by-day.ts';
import { formatDecimal, formatRate } from '../../../core/numbers/format.ts';
import { HUNDREDTHS, PPM, type Ppm } from '../../../core/numbers/money.ts';
import { boundsOf } from '../../../core/schema.ts';
import { porez_na_platu } from '../../../law/fbih/income-tax.ts';
import { coefficient, dependants } from '../../../rules/salary/form/tax-card-fields.ts';
import { type CellReading, changed, plainly, unreadable } from './reading.ts';

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
