import type { SourceRow } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import Papa from 'papaparse';
import { checkCsv, checkLines } from './limits.ts';

/** Parsed CSV. */
export interface CsvTable {
  /** Lines with their numbers in the file; a line break inside quotes belongs to its cell. */
  readonly rows: readonly SourceRow[];
  /** Line of the first stray quote; stray quotes are then read literally. */
  readonly strayQuoteIn?: number;
}

const DELIMITERS = [';', '\t', ',', '|'] as const;
const LOOKED_AT = 50;
/** Occurs in no text file, so it disables quoting. */
const NO_QUOTE = '\0';

/** Lines that are enough for the delimiter. */
const HEAD_LINES = 200;

/** The first lines of a text, so that the delimiter is not looked for in all of it. */
function headOf(text: string): string {
  let end = 0;
  for (let line = 0; line < HEAD_LINES; line++) {
    const found = text.indexOf('\n', end);
    if (found < 0) return text;
    end = found + 1;
  }
  return text.slice(0, end);
}

/** Delimiter that gives most lines the same number of cells, more than one. */
export function delimiterOf(text: string): string {
  const scores = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: score(cellsIn(text, delimiter, LOOKED_AT).lines),
  }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** Number of lines with the commonest width; a tie goes to the wider. */
function score(lines: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, count]) => count * LOOKED_AT + width));
}

interface Cells {
  readonly lines: string[][];
  /** Position of the first stray quote. */
  readonly strayQuote: number | undefined;
}

/** An unclosed quote would swallow the following lines into its cell. */
function cellsIn(text: string, delimiter: string, preview = 0): Cells {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview, newline: '\n' });
  const stray = errors.find(({ type }) => type === 'Quotes');
  if (!stray) return { lines: data, strayQuote: undefined };
  const asWritten = Papa.parse<string[]>(text, { delimiter, preview, newline: '\n', quoteChar: NO_QUOTE });
  return { lines: asWritten.data.map((cells) => cells.map(unquoted)), strayQuote: stray.index ?? 0 };
}

const unquoted = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

const breaksIn = (text: string): number => text.split('\n').length - 1;

/**
 * Parses a CSV with any line endings, mixed ones too.
 * @throws UnreadableFile when it is beyond the limits, with the row and column
 */
export function readCsv(written: string): CsvTable {
  const text = written.replace(/\r\n?/g, '\n');
  checkLines(text);
  const delimiter = delimiterOf(headOf(text));
  checkCsv(text, delimiter);
  const { lines, strayQuote } = cellsIn(text, delimiter);
  if (lines.at(-1)?.every((cell) => cell === '')) lines.pop();
  let line = 1;
  const rows = lines.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + breaksIn(cell), 0);
    return row;
  });
  if (strayQuote === undefined) return { rows };
  return { rows, strayQuoteIn: 1 + breaksIn(text.slice(0, strayQuote)) };
}
