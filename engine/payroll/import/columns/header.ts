import { cellText } from '../cells/raw-cell.ts';
import type { SourceRow } from './source-table.ts';

/** How headings are understood. */
export interface HeadingReader<F extends string> {
  readonly ofHeading: (heading: string) => F | undefined;
  /** True for a heading that says of all the columns under it whose parts they are: `Kredit` over `iznos` and `račun`. */
  readonly isGroup?: (heading: string) => boolean;
}

/** The lowest line of the header, and what heads each column. */
export interface TableHeader {
  readonly at: number;
  readonly headings: readonly string[];
}

/** A header stands among the first lines or nowhere. */
export const SEARCHED = 40;

/** The first line with two headings that are known; with the one below it, where the header is of two lines. */
export function headerOf<F extends string>(
  rows: readonly SourceRow[],
  reader: HeadingReader<F>,
): TableHeader | undefined {
  const texts = rows.slice(0, SEARCHED).map(({ cells }) => cells.map(cellText));
  const first = texts.findIndex((line) => known(line, reader) >= 2);
  if (first < 0) return undefined;
  const at = isHeaderToo(texts[first + 1] ?? [], reader) ? first + 1 : first;
  const headings = texts[at] ?? [];
  // What stands over any other line is a title, also where it begins as a heading does.
  const isUnderHeadings = at > first || areDays(numbersIn(headings));
  return { at, headings: isUnderHeadings ? joined(texts[at - 1] ?? [], headings, reader) : headings };
}

const known = <F extends string>(line: readonly string[], { ofHeading }: HeadingReader<F>): number =>
  new Set(line.map((text) => ofHeading(text)).filter(Boolean)).size;

const numbersIn = (line: readonly string[]): string[] => line.filter((text) => /^\d[\d.,]*$/.test(text));

const SHORTEST_MONTH = 28;
const areDays = (numbers: readonly string[]): boolean =>
  numbers.length >= SHORTEST_MONTH && numbers.every((text, at) => Number.parseInt(text, 10) === at + 1);

/** Under merged headings stands what each column is: words that are known, or the days of a month; in a line of data hardly one cell is such. */
function isHeaderToo<F extends string>(line: readonly string[], reader: HeadingReader<F>): boolean {
  const numbers = numbersIn(line);
  const found = known(line, reader);
  const written = line.filter((text) => text !== '').length;
  return (numbers.length === 0 || areDays(numbers)) && found >= 2 && found * 2 >= written;
}

/** A cell merged with the one above it heads its column with that one; one of a group is headed with both. */
function joined<F extends string>(
  above: readonly string[],
  own: readonly string[],
  { ofHeading, isGroup = () => false }: HeadingReader<F>,
): readonly string[] {
  let group = '';
  return Array.from({ length: Math.max(above.length, own.length) }, (_, at) => {
    const [over = '', text = ''] = [above[at], own[at]];
    if (over !== '') group = over;
    if (text === '') return ofHeading(over) === undefined ? '' : over;
    return isGroup(group) && !isGroup(text) ? `${group} ${text}` : text;
  });
}
