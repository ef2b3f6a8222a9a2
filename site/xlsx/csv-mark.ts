/** Prefix of a CSV: it tells spreadsheets that the encoding is UTF-8. */
export const CSV_MARK = '\ufeff';
