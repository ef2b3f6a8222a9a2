/** Thrown when a file cannot be read; the message is a Bosnian sentence with the remedy. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** More than any staff, month or statement of a year has; a larger table would stop the page. */
export const MOST_ROWS = 10_000;
export const MOST_COLUMNS = 300;
/** Letters in a cell. */
export const LONGEST_CELL = 10_000;
const LONGEST_LINE = 100_000;
const MOST_CELLS = 400_000;

const number = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');

export const tooManyRows = (): UnreadableFile =>
  new UnreadableFile(`Tabela ima više od ${number(MOST_ROWS)} redova: podijelite je na manje.`);

export const tooManyColumns = (row: number): UnreadableFile =>
  new UnreadableFile(
    `Red ${number(row)} ima više od ${MOST_COLUMNS} kolona. To nije tabela koja se ovdje uvozi: provjerite znak između kolona i kraj reda.`,
  );

export const tooLongCell = (row: number, column: number | string): UnreadableFile =>
  new UnreadableFile(
    `U redu ${number(row)}, kolona ${column}, ćelija ima više od ${number(LONGEST_CELL)} znakova: skratite je ili provjerite navodnike.`,
  );

/** Refuses a text with a line that no table has, before its delimiter is looked for. @throws UnreadableFile */
export function checkLines(text: string): void {
  let row = 1;
  for (let start = 0; start < text.length; row++) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (end - start > LONGEST_LINE)
      throw new UnreadableFile(
        `Red ${number(row)} ima više od ${number(LONGEST_LINE)} znakova. To nije tabela koja se ovdje uvozi: provjerite znak između kolona i kraj reda.`,
      );
    start = end + 1;
  }
}

/**
 * Refuses a CSV beyond the limits in one pass over its letters, before it is parsed.
 * @throws UnreadableFile with the row and column
 */
export function checkCsv(text: string, delimiter: string): void {
  let [row, records, column, start, cells] = [1, 0, 1, 0, 0];
  let quotedFrom: number | undefined;
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at];
    if (at - start > LONGEST_CELL)
      throw quotedFrom === undefined ? tooLongCell(row, column) : unclosedQuote(quotedFrom, column);
    if (quotedFrom !== undefined) {
      if (letter === '"' && text[at + 1] === '"') at++;
      else if (letter === '"') quotedFrom = undefined;
      else if (letter === '\n') row++;
    } else if (letter === '"' && at === start) quotedFrom = row;
    else if (letter === delimiter) {
      [column, start] = [column + 1, at + 1];
      if (column > MOST_COLUMNS) throw tooManyColumns(row);
    } else if (letter === '\n') {
      [cells, row, records, column, start] = [cells + column, row + 1, records + 1, 1, at + 1];
      if (records > MOST_ROWS || cells > MOST_CELLS) throw tooManyRows();
    }
  }
}

const unclosedQuote = (row: number, column: number): UnreadableFile =>
  new UnreadableFile(
    `U redu ${number(row)}, kolona ${column}, počinje navodnik koji se ne zatvara: obrišite ga ili ga zatvorite.`,
  );
