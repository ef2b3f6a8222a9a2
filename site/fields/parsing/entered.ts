import { type Day, isDay, type Period, yearOf } from '@obracun/engine/core/days/day.ts';
import type { Field } from '@obracun/engine/core/field.ts';
import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { isAmbiguous, readHours, readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { formatStored, PLACES, scaleOf, unitOfFigure } from '@obracun/engine/core/numbers/units.ts';
import { visibleText } from '@obracun/engine/core/text/letters.ts';
import { hasOtherUnit, rounded } from './rounded.ts';

/** User input by field: texts as typed, days as `YYYY-MM-DD` when valid, switches as `da` or `ne`. An empty text is an empty field. */
export type Entered = Readonly<Record<string, string>>;

/** An untouched switch has its default. */
export const isOn = (field: Field, text: string | undefined): boolean =>
  text ? text === 'da' : field.initial === true;

/** Initial value of a field: the current year, a default number, or nothing. */
export function initialText({ initial, opensOnThisYear, offered }: Field, today?: Day): string {
  const year = opensOnThisYear && today && yearOf(today);
  if (year && offered?.includes(year)) return typed(year);
  return typeof initial === 'number' ? typed(initial) : '';
}

/** A number as typed. */
export const typed = (value: number): string => String(value).replace('.', ',');

/** The value in a call: null when empty, the text itself when it is unreadable, so that the schema refuses it. */
export function toJson(field: Field, text: string): unknown {
  if (field.kind === 'da_ne') return isOn(field, text);
  const given = visibleText(text);
  if (given === '') return null;
  if (field.kind === 'periodi') return startedPeriods(given);
  return field.kind === 'datum' || field.kind === 'izbor' ? given : (numberOf(field, given) ?? given);
}

/** The number in the text of a field, with all its decimals. */
export function writtenIn({ kind }: Field, text: string): number | undefined {
  if (hasOtherUnit(kind, text)) return undefined;
  return kind === 'sati' ? readHours(text) : readNumber(text);
}

/** The same, rounded to the decimals of its kind; an integer is never rounded. */
export function numberOf(field: Field, text: string): number | undefined {
  const { kind } = field;
  const number = writtenIn(field, text);
  const places = PLACES[kind];
  return number === undefined || number < 0 || places === undefined ? number : rounded(number, places);
}

/** An amount reformatted on blur: `1500` → `1.500,00`. Ambiguous text stays as typed. */
export function writtenOut(field: Field, text: string): string {
  const number = readNumber(text);
  const isPlain = field.kind === 'iznos' && number !== undefined && number >= 0 && number < MOST;
  return isPlain && !isAmbiguous(text) && numberOf(field, text) === number
    ? formatAmount(Math.round(number * scaleOf(field.kind)))
    : text;
}

/** Larger amounts are inexact, and refused. */
const MOST = 1e12;

/** A JSON number of a field in readable form, with its unit: 1234.5 → `1.234,50 KM`. */
export function writeNumber(field: Field, value: number): string {
  if (field.kind === 'cijeli') return String(value);
  const held = Math.round(value * scaleOf(field.kind));
  const unit = unitOfFigure(field.kind, value);
  return `${formatStored(field.kind, held)}${unit && ` ${unit}`}`;
}

/** A filled field in a document: `1.800,00 KM`, `da`, `KV – 3 godine škole`, `2. 11. 2026.` */
export function writeEntered(field: Field, text: string): string {
  const value = toJson(field, text);
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  const choice = field.choices?.find((one) => one.value === String(value));
  if (choice) return choice.label;
  if (typeof value === 'number') return writeNumber(field, value);
  if (field.kind === 'periodi') return writePeriods(startedPeriods(text) ?? []);
  return field.kind === 'datum' && isDay(text) ? formatDay(text) : text.trim();
}

export interface HeldReading {
  /** In integer units, such as feninga; undefined when empty or refused. */
  readonly value: number | undefined;
  readonly error?: string;
}

/**
 * A list of periods is stored as text, in intervals of ISO 8601: `2010-01-01/2012-06-30 2015-…`. A day may be missing, or
 * unreadable text as typed: characters that would break the list are then encoded.
 */
export const readPeriods = (text: string): Period[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((interval) => {
      const [from = '', to = ''] = interval.split('/');
      return { od: decoded(from), do: decoded(to) };
    });

/** The non-empty ones; null when there are none. */
function startedPeriods(text: string): Period[] | null {
  const started = readPeriods(text).filter((period) => period.od || period.do);
  return started.length > 0 ? started : null;
}

export const keepPeriods = (periods: readonly Period[]): string =>
  periods.map((period) => `${encodeURIComponent(period.od)}/${encodeURIComponent(period.do)}`).join(' ');

/** The list with invalid days replaced by `write`. */
export const mapUnread = (text: string, write: (unread: string) => string): string => {
  const mapped = (day: string): string => (day === '' || isDay(day) ? day : write(day));
  return keepPeriods(readPeriods(text).map((period) => ({ od: mapped(period.od), do: mapped(period.do) })));
};

/** `1. 1. 2010. – 30. 6. 2012.`, in sequence; a missing day is `…`. */
const writePeriods = (periods: readonly Period[]): string =>
  periods.map((period) => `${written(period.od)} – ${written(period.do)}`).join('; ');

const written = (day: Day): string => (isDay(day) ? formatDay(day) : '…');

/** A link may contain anything; a partial code must not throw. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
