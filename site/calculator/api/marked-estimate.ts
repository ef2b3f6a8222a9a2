/** Marks an estimate in the name of a result: `Rezultati obračuna za 01/2027 (procjena)`. */
export const markedEstimate = (words: string, isEstimate: boolean): string =>
  isEstimate ? `${words} (procjena)` : words;
