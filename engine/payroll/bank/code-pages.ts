/** How a bank's program writes letters: one byte each. */
export interface CodePage {
  /** As it is named in a message. */
  readonly name: string;
  /** The text as it is to be written: in capitals where the format asks for them. */
  readonly prepare: (text: string) => string;
  /** Undefined where the page lacks the letter. */
  readonly byteOf: (letter: string) => number | undefined;
}

/** 80 to FF; a space stands where the page has nothing. */
const UPPER_HALF =
  '€ ‚ „…†‡ ‰Š‹ŚŤŽŹ ‘’“”•–— ™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙';

const isPrintable = (letter: string): boolean => /^[\x20-\x7e]$/.test(letter);

const CP1250 = new Map(
  Array.from(UPPER_HALF, (letter, at) => [letter, 0x80 + at] as const).filter(([letter]) => letter !== ' '),
);

/** Windows-1250, letters as they were typed. */
export const WINDOWS_1250: CodePage = {
  name: 'Windows-1250',
  prepare: (text) => text,
  byteOf: (letter) => (isPrintable(letter) ? letter.charCodeAt(0) : CP1250.get(letter)),
};

/** The same in capitals. */
export const WINDOWS_1250_CAPITALS: CodePage = { ...WINDOWS_1250, prepare: (text) => text.toUpperCase() };

/** Quotation marks and dashes of print become those of a typewriter: names of firms have them, seven bits do not. */
const typewritten = (text: string): string =>
  text.replace(/[„“”]/g, '"').replace(/[‘’]/g, "'").replace(/[–—]/g, '-');

const YUSCII_LETTERS: ReadonlyMap<string, number> = new Map([
  ['Č', 0x5e],
  ['Ć', 0x5d],
  ['Ž', 0x40],
  ['Š', 0x5b],
  ['Đ', 0x5c],
]);
/** Small letters of ours stand in the places of `` ` { | } ~ ``, where a bank would read them. */
const YUSCII_TAKEN: ReadonlySet<number> = new Set([...YUSCII_LETTERS.values(), 0x60, 0x7b, 0x7c, 0x7d, 0x7e]);

/** Seven bits, where our five letters stand in the places of `^ ] @ [ \`. */
export const YUSCII: CodePage = {
  name: 'YUSCII',
  prepare: (text) => typewritten(text).toUpperCase(),
  byteOf: (letter) => {
    const own = YUSCII_LETTERS.get(letter);
    if (own !== undefined || !isPrintable(letter)) return own;
    const byte = letter.charCodeAt(0);
    return YUSCII_TAKEN.has(byte) ? undefined : byte;
  },
};

const BARE: Readonly<Record<string, string>> = { Č: 'C', Ć: 'C', Š: 'S', Ž: 'Z', Đ: 'DJ' };

/** Capitals without marks and without quotation marks: the newer application of the bank refuses both. */
export const BARE_ASCII: CodePage = {
  name: 'ASCII',
  prepare: (text) =>
    typewritten(text)
      .toUpperCase()
      .replace(/[ČĆŠŽĐ]/g, (letter) => BARE[letter] ?? letter)
      .replace(/["']/g, ''),
  byteOf: (letter) => (isPrintable(letter) ? letter.charCodeAt(0) : undefined),
};
