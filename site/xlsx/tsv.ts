/** Rows for the clipboard of spreadsheets: tabs between the cells, a row a line. */
export const tsvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');
