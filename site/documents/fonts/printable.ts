import { blocks } from './letters.json';

const KNOWN = blocks.map(({ from, to }) => `\\u${from}-\\u${to}`).join('');
const UNKNOWN = new RegExp(`[^\\n${KNOWN}]`, 'gu');

/** The text with a visible stand-in for every sign our fonts lack (emoji, Greek, Arabic…), so that none vanishes unseen. */
export const printable = (text: string): string => text.normalize('NFC').replace(UNKNOWN, '\ufffd');
