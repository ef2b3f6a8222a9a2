// Browsers have no lists of `bs`; those of `hr` are the same.
const LIST = new Intl.ListFormat('hr', { type: 'conjunction' });

/** Words as a sentence lists them: `obrok, stimulacija i bolovanje`. */
export const listed = (words: readonly string[]): string => LIST.format(words);
