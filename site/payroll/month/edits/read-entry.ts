import { isAmbiguous, readHours, readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { formatStored, PLACES, scaleOf, unitOfFigure } from '@obracun/engine/core/numbers/units.ts';
import { visibleText } from '@obracun/engine/core/text/letters.ts';
import type { EntryName, MonthColumn } from '@obracun/engine/payroll/model/month-columns.ts';
import { numberKindOf } from '@obracun/engine/payroll/staff/pay-kinds/columns-of.ts';
import { hasOtherUnit, rounded } from '../../../fields/parsing/rounded.ts';

/** The value of a text typed into a column: a number, nothing when empty, or the reason why neither. */
export interface EntryReading {
  /** Hundredths, feninga or a count; undefined when empty or unreadable. */
  readonly value?: number;
  readonly error?: string;
  /** The parsed value, when it is not obvious. */
  readonly note?: string;
}

type Kind = MonthColumn['kind'];

/** Larger values are unrealistic, and the product of two is inexact. */
const MOST = 10_000_000;

/** Parses a text typed or pasted into a column of the month; its magnitude never changes silently. */
export function readEntry(name: EntryName, text: string): EntryReading {
  if (visibleText(text) === '') return {};
  const kind = numberKindOf(name);
  const number = kind === 'sati' ? readHours(text) : readNumber(text);
  if (number === undefined || hasOtherUnit(kind, text))
    return { error: `Nije broj: upišite npr. ${SAMPLES[kind]}.` };
  if (number < 0) return { error: 'Manje je od nule: upišite broj bez minusa.' };
  if (number >= MOST) return { error: 'Prevelik broj: provjerite je li zarez na svom mjestu.' };
  if (kind === 'cijeli' && !Number.isInteger(number)) return { error: 'Upišite cijeli broj.' };
  const nearest = rounded(number, PLACES[kind] ?? 0);
  const value = Math.round(nearest * scaleOf(kind));
  if (nearest !== number) return { value, note: `Zaokruženo na ${withUnit(kind, value)}.` };
  return isAmbiguous(text) ? { value, note: `Čita se kao ${withUnit(kind, value)}.` } : { value };
}

const SAMPLES: Readonly<Record<Kind, string>> = {
  sati: '7,5',
  dani: '2',
  iznos: '150,00',
  posto: '80',
  koeficijent: '1,35',
  cijeli: '3',
};

/** The text of a stored number, as parsed back. */
export const writeEntry = (name: EntryName, value: number): string => formatStored(numberKindOf(name), value);

/** The same with its unit: `7,5 h`. */
export const writeEntryWithUnit = (name: EntryName, value: number): string =>
  withUnit(numberKindOf(name), value);

const withUnit = (kind: Kind, value: number): string =>
  `${formatStored(kind, value)} ${unitOfFigure(kind, value / scaleOf(kind))}`.trim();
