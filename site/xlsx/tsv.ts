/** Rows as spreadsheets take them when pasted: tabs between the cells, a row a line. */
export const tsvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');
