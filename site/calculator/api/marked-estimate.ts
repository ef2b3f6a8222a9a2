/** Words that name a result say when it is an estimate: `Rezultati obračuna za 01/2027 (procjena)`. */
export const markedEstimate = (words: string, isEstimate: boolean): string =>
  isEstimate ? `${words} (procjena)` : words;
