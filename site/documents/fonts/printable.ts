import { blocks } from './letters.json';

const KNOWN = blocks.map(({ from, to }) => `\\u${from}-\\u${to}`).join('');
const UNKNOWN = new RegExp(`[^\\n${KNOWN}]`, 'gu');

/** Figures and most words: nothing to look for. */
const PLAIN = /^[\n -~]*$/;

/** The text with a visible stand-in for every sign our fonts lack (emoji, Greek, Arabic…), so that none vanishes unseen. */
export const printable = (text: string): string =>
  PLAIN.test(text) ? text : text.normalize('NFC').replace(UNKNOWN, '\ufffd');
