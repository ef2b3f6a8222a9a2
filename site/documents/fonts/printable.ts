import { blocks } from './letters.json';

const KNOWN = blocks.map(({ from, to }) => `\\u${from}-\\u${to}`).join('');
const UNKNOWN = new RegExp(`[^\\t\\n${KNOWN}]`, 'gu');

/** Figures and most words: nothing to look for. */
const PLAIN = /^[\t\n -~]*$/;

/** The text with a visible stand-in for every sign our fonts lack (emoji, Greek, Arabic…), so that none vanishes unseen. */
export const printable = (text: string): string =>
  PLAIN.test(text) ? text : text.normalize('NFC').replace(UNKNOWN, '\ufffd');

/** Joiners and variations have no look of their own. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Mark}]/u;

/** The signs of a text that a PDF cannot show, each once. */
export const unprintableIn = (text: string): readonly string[] =>
  PLAIN.test(text)
    ? []
    : [...new Set(text.normalize('NFC').match(UNKNOWN))].filter((sign) => !UNSEEN.test(sign));
