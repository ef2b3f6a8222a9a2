import { readDayInput } from '../../../../core/days/day-input.ts';
import { plainName } from '../../../../core/text/letters.ts';
import { findMunicipality } from '../../../firms/municipalities/find-municipality.ts';
import { cellText } from '../cells/reading.ts';
import { columnTexts, type SourceRow, type SourceTable } from './field-text.ts';
import type { HeadingMatcher } from './headings.ts';

/** The field of each column; undefined: not imported. */
export type Assignment<F extends string> = readonly (F | undefined)[];

/** The detected header and columns of a table. */
export interface TableLayout<F extends string> {
  /** Row index of the header; undefined: no header. */
  readonly header: number | undefined;
  readonly headings: readonly string[];
  readonly assignment: Assignment<F>;
  /** Columns detected by content only. */
  readonly guessed: readonly number[];
}

/** Finds the fields of one kind of table. */
export interface FieldFinder<F extends string> extends HeadingReader<F> {
  /** The field of a heading already used by an earlier column. */
  readonly ofRepeated?: (heading: string, column: number) => F | undefined;
  readonly ofContent: Readonly<Partial<Record<ContentKind, F>>>;
}

/** Finds the header, assigns columns by heading, then guesses the rest by content. */
export function layoutOf<F extends string>(table: SourceTable, finder: FieldFinder<F>): TableLayout<F> {
  const { at: header, headings = [] }: Partial<TableHeader> = headerOf(table.rows, finder) ?? {};
  const width = Math.max(headings.length, ...table.rows.slice(0, SEARCHED).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const named = withoutRepeats(
    columns.map((column) => headings[column] ?? ''),
    finder,
  );
  const rows = table.rows.slice((header ?? -1) + 1);
  const guesses = guess(rows, named, header === undefined, finder);
  return {
    header,
    headings: columns.map((column) => headings[column] ?? ''),
    assignment: columns.map((column) => named[column] ?? guesses.get(column)),
    guessed: [...guesses.keys()],
  };
}

/** Gives each field the column whose heading fits best, the first of equal ones, unless the field allows repeats. */
function withoutRepeats<F extends string>(
  headings: readonly string[],
  { matchOf, ofRepeated }: FieldFinder<F>,
): (F | undefined)[] {
  const found = headings.map((heading) => matchOf(heading));
  return found.map((match, at) => {
    if (match === undefined) return undefined;
    const scores = found.map((other) => (other?.field === match.field ? other.score : 0));
    return scores.indexOf(Math.max(...scores)) === at ? match.field : ofRepeated?.(headings[at] ?? '', at);
  });
}

/** Next to headings, only self-evident numbers are guessed: JMBG and account. */
const SURE: readonly ContentKind[] = ['jmbg', 'account'];

function guess<F extends string>(
  rows: readonly SourceRow[],
  named: Assignment<F>,
  isBare: boolean,
  { ofContent }: FieldFinder<F>,
): Map<number, F> {
  const found = new Map<number, F>();
  const isTaken = (field: F): boolean => named.includes(field) || [...found.values()].includes(field);
  for (const column of named.keys()) {
    if (named[column] !== undefined) continue;
    const kind = kindOfColumn(columnTexts(rows.slice(0, SEARCHED), column));
    const field = kind && (isBare || SURE.includes(kind)) ? ofContent[kind] : undefined;
    if (field !== undefined && !isTaken(field)) found.set(column, field);
  }
  return found;
}

/** Width of the headings, with the line above: a CSV may omit trailing empty cells. None without headings. */
export function headingsWidth(
  { rows }: SourceTable,
  { header }: Pick<TableLayout<string>, 'header'>,
): number {
  if (header === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(...rows.slice(0, header + 1).map(({ cells }) => cells.length));
}

/** Reports a line with more cells than headings: its content is shifted. */
export function shiftedText(row: SourceRow, width: number): string[] {
  return row.cells.slice(width).some((cell) => cellText(cell) !== '')
    ? [
        'Red ima više ćelija nego zaglavlje: provjerite stoji li decimalni zarez ili razdjelnik u tekstu bez navodnika.',
      ]
    : [];
}

/** `U K U P N O`: joins letters spaced out in headings and totals. */
const closedUp = (name: string): string => name.replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '');

const TOTALS = /^(?:sve ?ukupno|ukupno|svega|total|rekapitulacija|zbir)(?: |$)/;

/** Reason of the line with the headings, which is read and not one of the skipped. */
const HEADING_LINE = 'zaglavlje';

/** True for the line of the headings. */
export const isHeadingLine = ({ reasons }: { readonly reasons: readonly string[] }): boolean =>
  reasons.length === 1 && reasons[0] === HEADING_LINE;

/** Reason for skipping a row; undefined when it may hold a worker. */
export function skippedBecause(
  row: SourceRow,
  at: number,
  { header, headings }: Pick<TableLayout<string>, 'header' | 'headings'>,
): string | undefined {
  if (at === header) return HEADING_LINE;
  const why = whySkipped(row, headings);
  return header !== undefined && at < header && why !== EMPTY ? 'naslov iznad zaglavlja' : why;
}

const EMPTY = 'prazan red';

function whySkipped(row: SourceRow, headings: readonly string[]): string | undefined {
  const texts = row.cells.map(cellText);
  const first = texts.find((text) => text !== '' && !/^[\d.,]+$/.test(text));
  if (texts.every((text) => text === '')) return EMPTY;
  if (first !== undefined && TOTALS.test(closedUp(plainName(first)))) return 'red sa zbirom';
  const written = texts.filter((text) => text !== '').length;
  const repeated = texts.filter((text, at) => text !== '' && text === headings[at]).length;
  return repeated >= 2 && repeated * 2 > written ? 'ponovljeno zaglavlje' : undefined;
}

/** Content kinds guessed for a column without a known heading. */
type ContentKind = 'jmbg' | 'account' | 'municipality' | 'day' | 'amount' | 'name';

const TESTS: readonly (readonly [ContentKind, (text: string) => boolean])[] = [
  ['jmbg', (text) => /^\d{12,13}$/.test(text.replace(/[.,]0$/, ''))],
  ['account', (text) => /^(?:BA39)?\d{16}$/i.test(text.replace(/[\s-]/g, ''))],
  ['day', (text) => /\d[./-]\d/.test(text) && readDayInput(text).day !== undefined],
  ['amount', (text) => /^\d[\d.]*,\d{2}$|^\d{1,6}\.\d{2}$/.test(text)],
  ['name', (text) => /^\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’ -]+$/u.test(text)],
  ['municipality', (text) => /^\p{L}/u.test(text) && findMunicipality(text).kind !== 'none'],
];

const SAMPLE = 50;
/** Minimum share of cells that match. */
const SHARE = 0.6;

/** The kind of most cells of a column; municipality is tried before person, because of `Banja Luka`. */
function kindOfColumn(texts: readonly string[]): ContentKind | undefined {
  const sample = texts.slice(0, SAMPLE);
  const fits = (test: (text: string) => boolean): boolean =>
    sample.length > 0 && sample.filter(test).length >= sample.length * SHARE;
  const found = TESTS.filter(([, test]) => fits(test)).map(([kind]) => kind);
  return found.includes('municipality') ? 'municipality' : found[0];
}

/** Interprets headings. */
interface HeadingReader<F extends string> {
  readonly matchOf: HeadingMatcher<F>;
  /** True for a heading over a group of columns: `Kredit` over `iznos` and `račun`. */
  readonly isGroup?: (heading: string) => boolean;
}

/** The last line of the header, and the heading of each column. */
interface TableHeader {
  readonly at: number;
  readonly headings: readonly string[];
}

/** Number of first lines searched for a header. */
const SEARCHED = 40;

/** The first line with two known headings; includes the next line in a two-line header. */
function headerOf<F extends string>(
  rows: readonly SourceRow[],
  reader: HeadingReader<F>,
): TableHeader | undefined {
  const texts = rows.slice(0, SEARCHED).map(({ cells }) => cells.map(cellText));
  const first = texts.findIndex((line) => known(line, reader) >= 2);
  if (first < 0) return undefined;
  const at = isHeaderToo(texts[first + 1] ?? [], reader) ? first + 1 : first;
  const headings = texts[at] ?? [];
  // Elsewhere the line above is a title, even when it begins like a heading.
  const isUnderHeadings = at > first || areDays(numbersIn(headings));
  return { at, headings: isUnderHeadings ? joined(texts[at - 1] ?? [], headings, reader) : headings };
}

const known = <F extends string>(line: readonly string[], { matchOf }: HeadingReader<F>): number =>
  new Set(line.map((text) => matchOf(text)?.field).filter(Boolean)).size;

const numbersIn = (line: readonly string[]): string[] => line.filter((text) => /^\d[\d.,]*$/.test(text));

const SHORTEST_MONTH = 28;
const areDays = (numbers: readonly string[]): boolean =>
  numbers.length >= SHORTEST_MONTH && numbers.every((text, at) => Number.parseInt(text, 10) === at + 1);

/** True for a second header line: known words or the days of a month. Data lines rarely match. */
function isHeaderToo<F extends string>(line: readonly string[], reader: HeadingReader<F>): boolean {
  const numbers = numbersIn(line);
  const found = known(line, reader);
  const written = line.filter((text) => text !== '').length;
  return (numbers.length === 0 || areDays(numbers)) && found >= 2 && found * 2 >= written;
}

/** Joins a merged heading with the one below; columns of a group get both texts. */
function joined<F extends string>(
  above: readonly string[],
  own: readonly string[],
  { matchOf, isGroup = () => false }: HeadingReader<F>,
): readonly string[] {
  let group = '';
  return Array.from({ length: Math.max(above.length, own.length) }, (_, at) => {
    const [over = '', text = ''] = [above[at], own[at]];
    if (over !== '') group = over;
    if (text === '') return matchOf(over) === undefined ? '' : over;
    return isGroup(group) && !isGroup(text) ? `${group} ${text}` : text;
  });
}
