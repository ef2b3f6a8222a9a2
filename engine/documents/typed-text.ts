import { isDay } from '../core/days/day.ts';
import { formatDay } from '../core/numbers/format.ts';

/** Control characters and lone surrogates are invalid in XML; bidirectional marks could make a signed text read differently. */
const HARMFUL = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufffe\uffff]/gu;

/** Zero-width marks copied from a web page or a word processor; a soft hyphen would be printed. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** A typed text, valid for any document: one line, normalized to NFC. */
export const oneLine = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(HARMFUL, ' ').replace(/\s+/g, ' ').trim();

/** The lines of a longer text without empty ones. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '');

/** The same shape with every text valid for a document: NFC, no invisible marks, no surplus spaces. */
export const tidy = <T>(value: T): T => tidied(value) as T;

function tidied(value: unknown): unknown {
  if (typeof value === 'string') return linesOf(value).join('\n');
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidied(part)]));
}

/** An open line for a missing value, filled in by hand. */
export const BLANK = '____________';

/** The typed text, on one line, or an open line. */
export const given = (text: string): string => oneLine(text) || BLANK;

/** `21. 11. 2026.`, or an open line. */
export const givenDay = (text: string): string => dayIfGiven(text) || BLANK;

/** `21. 11. 2026.`, or nothing. */
export const dayIfGiven = (text: string): string => (isDay(text) ? formatDay(text) : '');

/** The message of an invalid day of a document; the field beside it says what is wrong. */
export const UNREADABLE_DAY = 'Upišite dan kao 5. 3. 2018.';

/** The message of an invalid figure, at its field and in the check list. */
export const UNREADABLE = {
  iznos: 'Upišite iznos, na primjer 1.500,00.',
  cijeli: 'Upišite cijeli broj, npr. 8.',
  datum: UNREADABLE_DAY,
} as const;

/** Kinds of typed values that may be invalid. */
export type ReadKind = keyof typeof UNREADABLE;

/** ISO 3166-1 code of BiH, the country of the documents. */
export const HOME = 'BA';
