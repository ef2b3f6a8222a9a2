import type { SourceRow } from '@obracun/engine/payroll/import/columns/source-table.ts';
import Papa from 'papaparse';

const DELIMITERS = [';', '\t', ',', '|'] as const;
const LOOKED_AT = 50;

const linesWith = (text: string, delimiter: string, preview = 0): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview }).data;

/** The delimiter that gives most lines the same number of cells, more than one. */
export function delimiterOf(text: string): string {
  const scores = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: score(linesWith(text, delimiter, LOOKED_AT)),
  }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** How many lines have the commonest width; of two alike the wider is better. */
function score(lines: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, count]) => count * LOOKED_AT + width));
}

/** The lines of a CSV with their numbers in the file; a line break inside quotes belongs to its cell. */
export function readCsv(text: string): SourceRow[] {
  const lines = linesWith(text, delimiterOf(text));
  if (lines.at(-1)?.every((cell) => cell === '')) lines.pop();
  let line = 1;
  return lines.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return row;
  });
}
