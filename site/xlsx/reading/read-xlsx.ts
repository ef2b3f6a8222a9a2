import type { RawCell } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, tooLongCell, tooManyColumns, tooManyRows } from './limits.ts';

/** Sheet of a workbook. */
export interface ReadSheet {
  readonly name: string;
  readonly table: SourceTable;
}

export interface ReadWorkbook {
  readonly sheets: readonly ReadSheet[];
  /** Hidden and filtered rows, read like any other. */
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
}

/** Numbers as stored, formulas as their stored results, dates as dates. */
export async function readXlsx(file: ArrayBuffer): Promise<ReadWorkbook> {
  const { bytes, is1904, hiddenRows, hiddenColumns } = prepared(new Uint8Array(file));
  const sheets = await readWorkbook(bytes.buffer);
  return {
    hiddenRows,
    hiddenColumns,
    sheets: sheets.map(({ sheet, data }) => ({
      name: sheet,
      table: {
        is1904,
        rows: data.map((cells, at) => ({ line: at + 1, cells: cells.map(rawCell) })),
      },
    })),
  };
}

function rawCell(value: CellValue | null): RawCell {
  if (value === null) return '';
  if ((value as unknown) instanceof Date)
    return { day: (value as unknown as Date).toISOString().slice(0, 10) };
  if (typeof value === 'number') return withoutDust(value);
  return typeof value === 'boolean' ? (value ? 'da' : 'ne') : (value as string);
}

/** Rounds to the digits Excel shows: a sum of hours is stored as 7.6000000000000005. */
const withoutDust = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(15));

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** Limits the unpacked size, against zip bombs. */
const LARGEST = 150_000_000;

interface Prepared {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly is1904: boolean;
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
}

/** Rewrites as text the cells that the library would lose. */
function prepared(file: Uint8Array): Prepared {
  let size = 0;
  const entries = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      size += originalSize;
      if (size > LARGEST) throw tooManyRows();
      return /\.(?:xml|rels)$/.test(name);
    },
  });
  const text = (name: string): string => (entries[name] ? strFromU8(entries[name]) : '');
  const styles = stylesOf(text('xl/styles.xml'));
  const strings = text('xl/sharedStrings.xml');
  const long = LONG_TEXT.exec(strings);
  const longString = long ? strings.slice(0, long.index).split('<si').length - 2 : undefined;
  let [hiddenRows, hiddenColumns] = [0, 0];
  for (const name of Object.keys(entries).filter((entry) => SHEET.test(entry))) {
    const sheet = withoutEmpty(text(name));
    checkSheet(sheet, longString);
    hiddenRows += hiddenRowsIn(sheet);
    hiddenColumns += hiddenColumnsIn(sheet);
    entries[name] = strToU8(withTextsForLost(sheet, styles));
  }
  return {
    bytes: new Uint8Array(zipSync(entries, { level: 0 })),
    is1904: /\bdate1904="(?:1|true)"/.test(text('xl/workbook.xml')),
    hiddenRows,
    hiddenColumns,
  };
}

/** Formatted cells and rows without content, often to the end of a sheet; the library would make a table as large. */
const withoutEmpty = (sheet: string): string =>
  sheet
    .replace(/<c\b[^>]*\/>/g, '')
    .replace(/<row\b[^>]*\/>|<row\b[^>]*><\/row>/g, '')
    .replace(/<dimension\b[^>]*\/>/, '');

/** A text longer than a cell may be. */
const LONG_TEXT = new RegExp(`<(?:v|t)\\b[^>]*>[^<]{${LONGEST_CELL + 1}}`);

/**
 * Refuses a sheet beyond the limits before it is parsed.
 * @param longString index of a shared text that is too long
 * @throws UnreadableFile with the row and column
 */
function checkSheet(sheet: string, longString: number | undefined): void {
  for (const [, column = '', row = ''] of sheet.matchAll(/<c r="([A-Z]+)(\d+)"/g)) {
    if (columnOf(column) > MOST_COLUMNS) throw tooManyColumns(Number(row));
    if (Number(row) > MOST_ROWS) throw tooManyRows();
  }
  const own = LONG_TEXT.exec(sheet)?.index;
  const shared = longString === undefined ? -1 : sheet.search(new RegExp(`t="s"[^>]*><v>${longString}</v>`));
  const at = own ?? (shared < 0 ? undefined : shared);
  if (at === undefined) return;
  const before = sheet.slice(sheet.lastIndexOf('<c r="', at), at + 1);
  const [, column = '?', row = '0'] = /^<c r="([A-Z]+)(\d+)"/.exec(before) ?? [];
  throw tooLongCell(Number(row), column);
}

/** A is 1, AA is 27. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);

/** Rewrites as text the cells of a sheet that the library would lose or misread. */
const withTextsForLost = (sheet: string, styles: CellStyles): string =>
  withNumbersAsShown(withoutResultsSaid(withErrorsAsTexts(sheet)), styles);

/** The library drops errors of formulas; as text they are reported in their cells. */
const ERROR_CELL = /(<c\b[^>]*\bt=")e(")/g;

const withErrorsAsTexts = (sheet: string): string => sheet.replace(ERROR_CELL, '$1str$2');

/** Formula without a stored result, as written by programs other than spreadsheets. */
const UNCALCULATED = /<c\b([^>]*)>(<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)(?:<v\s*\/>|<v><\/v>)?<\/c>/g;

/** Text of such a cell, which is not empty. A formula may also give an empty text. */
const withoutResultsSaid = (sheet: string): string =>
  sheet.replace(UNCALCULATED, (cell, attributes: string) =>
    attribute(attributes, 't') === 'str'
      ? cell
      : `<c${attributes.replace(/\bt="[^"]*"/, '')} t="str"><v>#FORMULA</v></c>`,
  );

const NUMBER_CELL = /<c\b([^>]*)>(?:<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)?<v>([^<]*)<\/v>/g;

/** Percentages and times are stored as fractions; they become text as displayed. */
const withNumbersAsShown = (sheet: string, { percents, times }: CellStyles): string =>
  sheet.replace(NUMBER_CELL, (cell, attributes: string, value: string) => {
    const style = attribute(attributes, 's') ?? '';
    const isNumber = (attribute(attributes, 't') ?? 'n') === 'n';
    // Out of the range of dates: a JMBG in a date column.
    if (isNumber && Number(value) > LAST_SERIAL)
      return `<c${attributes.replace(/\bs="[^"]*"/, '')}><v>${value}</v>`;
    if (!isNumber || !(percents.has(style) || times.has(style))) return cell;
    const shown = percents.has(style) ? percentOf(Number(value)) : clockOf(Number(value));
    return `<c${attributes.replace(/\bt="n"/, '')} t="str"><v>${shown}</v>`;
  });

/** 31. 12. 9999, the last date of spreadsheets. */
const LAST_SERIAL = 2_958_465;
const DECIMALS = 1e6;

/** `0.01` → `1 %` */
const percentOf = (share: number): string =>
  `${String(Math.round(share * 100 * DECIMALS) / DECIMALS).replace('.', ',')} %`;

const SECONDS_A_DAY = 86_400;
const two = (number: number): string => String(number).padStart(2, '0');

/** `0.3125` of a day → `7:30`; hours may exceed 24. */
function clockOf(days: number): string {
  const seconds = Math.round(days * SECONDS_A_DAY);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}${rest === 0 ? '' : `:${two(rest)}`}`;
}

/** Matches hidden and filtered rows. */
const HIDDEN = /<row\b[^>]*\bhidden="(?:1|true)"/g;

const hiddenRowsIn = (sheet: string): number => sheet.match(HIDDEN)?.length ?? 0;

const HIDDEN_COLUMNS = /<col\b[^>]*\bhidden="(?:1|true)"[^>]*>/g;
/** Columns beyond the table are often hidden in bulk and are empty. */
const WIDEST = 200;

/** Hidden columns that are not empty. */
function hiddenColumnsIn(sheet: string): number {
  const spans = [...sheet.matchAll(HIDDEN_COLUMNS)].flatMap(([tag]) => {
    const [first, last] = [Number(attribute(tag, 'min')), Number(attribute(tag, 'max'))];
    return Array.from({ length: Math.min(last - first + 1, WIDEST) }, (_, at) => first + at);
  });
  return spans.filter((column) => new RegExp(`<c r="${lettersOf(column)}\\d+"[^>]*[^/]>`).test(sheet)).length;
}

const LETTERS = 26;
/** 1 is A, 27 is AA. */
const lettersOf = (column: number): string =>
  column === 0
    ? ''
    : lettersOf(Math.floor((column - 1) / LETTERS)) + String.fromCharCode(65 + ((column - 1) % LETTERS));

/** Value of an attribute in a tag. */
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Cell styles, by index, that display numbers as percentages or times. */
interface CellStyles {
  readonly percents: ReadonlySet<string>;
  /** Time of day or duration, stored as a fraction of a day. */
  readonly times: ReadonlySet<string>;
}

const PERCENTS = ['9', '10'];
const TIMES = ['18', '19', '20', '21', '45', '46', '47'];

function stylesOf(styles: string): CellStyles {
  const own = [...styles.matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => ({
    id: attribute(tag, 'numFmtId') ?? '',
    code: bareCode(attribute(tag, 'formatCode') ?? ''),
  }));
  const [all = ''] = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles) ?? [];
  const formats = [...all.matchAll(/<xf\b[^>]*>/g)].map(([tag]) => attribute(tag, 'numFmtId') ?? '');
  const stylesIn = (usual: readonly string[], isSuch: (code: string) => boolean): ReadonlySet<string> => {
    const ids = new Set([...usual, ...own.filter(({ code }) => isSuch(code)).map(({ id }) => id)]);
    return new Set(formats.flatMap((id, at) => (ids.has(id) ? [String(at)] : [])));
  };
  return {
    percents: stylesIn(PERCENTS, (code) => code.includes('%')),
    times: stylesIn(TIMES, (code) => /h/i.test(code) && !/[dy]/i.test(code)),
  };
}

/** Format code without literals, colours and locales. */
const bareCode = (code: string): string =>
  code
    .replace(/&quot;.*?&quot;/g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/\\./g, '');
