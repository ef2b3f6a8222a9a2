import { runsOf, type Text } from '@obracun/engine/documents/blocks.ts';
import type { Content, ContentText } from 'pdfmake/interfaces';
import { printable } from '../fonts/printable.ts';
import { PAGE_HEIGHT, PAGE_MARGINS } from './styles.ts';

/** Approximate width of letters in ems of Noto Sans, rather more than less; the first matching pattern counts. */
const WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[ .,:;'|!iljI]/u, 0.31],
  [/[()/rtf-]/u, 0.44],
  [/\d/u, 0.58],
  [/[MWmw%@—…\ufffdЖШЩЮЊЉЂФМжшщюњљфм]/u, 1.12],
  [/\p{Lu}/u, 0.76],
];
const ORDINARY = 0.63;

const widthOfLetter = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ORDINARY;

/** Points of the widest line of the text. */
export const widthOf = (text: string, size: number): number =>
  Math.max(
    ...text
      .split('\n')
      .map((line) => size * Array.from(line).reduce((sum, letter) => sum + widthOfLetter(letter), 0)),
  );

/** Bold letters are slightly wider. */
const BOLD = 1.06;

export const boldWidthOf = (text: string, size: number): number => BOLD * widthOf(text, size);

/** Line height of Noto Sans at our factor of 1,15. */
const LEADING = 1.57;

/** Height of the text in that width in points, rather more than less. */
export const heightOf = (text: string, size: number, width: number): number =>
  text.split('\n').reduce((lines, line) => lines + Math.ceil((1.2 * widthOf(line, size)) / width + 0.01), 0) *
  size *
  LEADING;

/** Beyond this, an unbreakable block could be taller than a page; pdfmake would then not draw it at all. */
const TALLEST = 0.7 * (PAGE_HEIGHT - PAGE_MARGINS[1] - PAGE_MARGINS[3]);

export const fitsOnPage = (height: number): boolean => height < TALLEST;

/** Words in a style of `STYLES`, or in the default one. */
export const styled = (text: string, style?: string): ContentText => ({
  text: printable(text),
  ...(style && { style }),
});

/** Runs of regular and bold words. */
export const runs = (text: Text): Content[] =>
  runsOf(text).map((run) =>
    typeof run === 'string' ? { text: printable(run) } : { text: printable(run.bold), bold: true },
  );
