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
