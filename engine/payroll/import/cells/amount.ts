import { formatAmount } from '../../../core/numbers/format.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import type { RawCell } from './raw-cell.ts';
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
