/** In front of a CSV: by it a spreadsheet tells our letters from those of an older code page. */
export const CSV_MARK = '\ufeff';
