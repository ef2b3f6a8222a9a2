/** The start of a formula in a spreadsheet; a plain negative amount is none. */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d[\d.,]*$/;

const guarded = (cell: string): string => (FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows separated by semicolons, as local spreadsheets expect; cells that look like a formula stay text. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(guarded(cell))).join(';')}\n`).join('');
