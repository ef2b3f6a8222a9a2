/** What a spreadsheet would run as a formula; a plain negative amount is none. */
const FORMULA = /^[=+\-@\t\r]/;
const AMOUNT = /^-?\d[\d.,]*$/;

const guarded = (cell: string): string => (FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows parted by semicolons, as spreadsheets of the country read them; what begins as a formula stays text. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(guarded(cell))).join(';')}\n`).join('');
