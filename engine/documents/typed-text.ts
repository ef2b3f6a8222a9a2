/**
 * Control characters and lone surrogates cannot stand in XML; marks that turn the direction of writing could make a signed
 * text read otherwise than it is.
 */
const HARMFUL = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufffe\uffff]/gu;

/** What a person typed, fit for any document: one line of composed letters. */
export const oneLine = (text: string): string =>
  text.normalize('NFC').replace(HARMFUL, ' ').replace(/\s+/g, ' ').trim();

/** The lines of a longer text, empty ones left out. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '');
