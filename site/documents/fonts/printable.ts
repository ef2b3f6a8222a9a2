import { blocks } from './letters.json';

const KNOWN = blocks.map(({ from, to }) => `\\u${from}-\\u${to}`).join('');
const UNKNOWN = new RegExp(`[^\\t\\n${KNOWN}]`, 'gu');

/** Figures and most words: nothing to replace. */
const PLAIN = /^[\t\n -~]*$/;

/** The text with a visible placeholder for every sign missing in our fonts (emoji, Greek, Arabic…), so that none is lost silently. */
export const printable = (text: string): string =>
  PLAIN.test(text) ? text : text.normalize('NFC').replace(UNKNOWN, '\ufffd');

/** Joiners and variation selectors are invisible. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Mark}]/u;

/** The signs of a text missing in a PDF, each once. */
export const unprintableIn = (text: string): readonly string[] =>
  PLAIN.test(text)
    ? []
    : [...new Set(text.normalize('NFC').match(UNKNOWN))].filter((sign) => !UNSEEN.test(sign));
