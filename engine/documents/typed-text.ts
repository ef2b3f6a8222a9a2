import { isDay } from '../core/days/day.ts';
import { formatDay } from '../core/numbers/format.ts';

/**
 * Control characters and lone surrogates cannot stand in XML; marks that turn the direction of writing could make a signed
 * text read otherwise than it is.
 */
const HARMFUL = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufffe\uffff]/gu;

/** Marks of no width that come along from a web page or a word processor; a soft hyphen would be printed. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** What a person typed, fit for any document: one line of composed letters. */
export const oneLine = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(HARMFUL, ' ').replace(/\s+/g, ' ').trim();

/** The lines of a longer text, empty ones left out. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '');

/** The same shape with every text in it fit for a document: composed letters, no unseen marks, no stray space. */
export const tidy = <T>(value: T): T => tidied(value) as T;

function tidied(value: unknown): unknown {
  if (typeof value === 'string') return linesOf(value).join('\n');
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidied(part)]));
}

/** What nobody gave stays open, to be filled in by hand. */
export const BLANK = '____________';

/** What was typed, on one line, or an open line. */
export const given = (text: string): string => oneLine(text) || BLANK;

/** `21. 11. 2026.`, or an open line. */
export const givenDay = (text: string): string => dayIfGiven(text) || BLANK;

/** `21. 11. 2026.`, or nothing at all. */
export const dayIfGiven = (text: string): string => (isDay(text) ? formatDay(text) : '');

/** Said of what was typed for a day of a document and says none; the field beside it says what is wrong with it. */
export const UNREADABLE_DAY = 'Ovo se ne može pročitati kao dan: upišite ga kao 5. 3. 2018.';

/** Said of what was typed for a figure and is none, at its field and in the check list. */
export const UNREADABLE = {
  iznos: 'Upišite iznos, na primjer 1.500,00.',
  cijeli: 'Upišite cijeli broj.',
  datum: UNREADABLE_DAY,
} as const;

/** What may be typed and say none. */
export type ReadKind = keyof typeof UNREADABLE;

/** The same in the check list, with what the document is made of meanwhile. */
export const saidOfUnread = (kind: ReadKind): string => `${UNREADABLE[kind]} Do tada važi kao da je prazno.`;

/** ISO 3166-1 code of the country whose documents these are. */
export const HOME = 'BA';
