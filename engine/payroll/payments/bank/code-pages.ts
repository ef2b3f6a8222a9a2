import type { LetterSet } from '../../../documents/spelled.ts';

/** The encoding of a bank's program: one byte per letter. */
export interface CodePage extends LetterSet {
  /** Its name in messages. */
  readonly name: string;
}

/** 80 to FF; a space marks an unassigned byte. */
const UPPER_HALF =
  '€ ‚ „…†‡ ‰Š‹ŚŤŽŹ ‘’“”•–— ™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙';

const isPrintable = (letter: string): boolean => /^[\x20-\x7e]$/.test(letter);

const CP1250 = new Map(
  Array.from(UPPER_HALF, (letter, at) => [letter, 0x80 + at] as const).filter(([letter]) => letter !== ' '),
);

/** Windows-1250 without change of case. */
export const WINDOWS_1250: CodePage = {
  name: 'Windows-1250',
  prepare: (text) => text,
  byteOf: (letter) => (isPrintable(letter) ? letter.charCodeAt(0) : CP1250.get(letter)),
};

/** The same in capitals. */
export const WINDOWS_1250_CAPITALS: CodePage = { ...WINDOWS_1250, prepare: (text) => text.toUpperCase() };

/** Typographic quotation marks and dashes become plain ones: names of firms contain them, seven bits do not. */
const typewritten = (text: string): string =>
  text.replace(/[„“”]/g, '"').replace(/[‘’]/g, "'").replace(/[–—]/g, '-');

const YUSCII_LETTERS: ReadonlyMap<string, number> = new Map([
  ['Č', 0x5e],
  ['Ć', 0x5d],
  ['Ž', 0x40],
  ['Š', 0x5b],
  ['Đ', 0x5c],
]);
/** Our lowercase letters take the places of `` ` { | } ~ ``, which a bank would misread. */
const YUSCII_REPLACED: ReadonlySet<number> = new Set([
  ...YUSCII_LETTERS.values(),
  0x60,
  0x7b,
  0x7c,
  0x7d,
  0x7e,
]);

/** Seven bits, with our five letters in the places of `^ ] @ [ \`. */
export const YUSCII: CodePage = {
  name: 'YUSCII',
  prepare: (text) => typewritten(text).toUpperCase(),
  byteOf: (letter) => {
    const own = YUSCII_LETTERS.get(letter);
    if (own !== undefined || !isPrintable(letter)) return own;
    const byte = letter.charCodeAt(0);
    return YUSCII_REPLACED.has(byte) ? undefined : byte;
  },
};

const BARE: Readonly<Record<string, string>> = { Č: 'C', Ć: 'C', Š: 'S', Ž: 'Z', Đ: 'DJ' };

/** Capitals without diacritics and without quotation marks: the newer application of the bank refuses both. */
export const BARE_ASCII: CodePage = {
  name: 'ASCII',
  prepare: (text) =>
    typewritten(text)
      .toUpperCase()
      .replace(/[ČĆŠŽĐ]/g, (letter) => BARE[letter] ?? letter)
      .replace(/["']/g, ''),
  byteOf: (letter) => (isPrintable(letter) ? letter.charCodeAt(0) : undefined),
};
