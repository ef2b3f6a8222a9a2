/** Said of what was typed for a day of a document and says none; the field beside it says what is wrong with it. */
export const UNREADABLE_DAY = 'Ovo se ne može pročitati kao dan: upišite ga kao 5. 3. 2018.';

/** Said of what was typed for a figure and is none, at its field and in the check list. */
export const UNREADABLE = {
  iznos: 'Upišite iznos, na primjer 1.500,00.',
  cijeli: 'Upišite cijeli broj.',
  datum: UNREADABLE_DAY,
} as const;

/** What may be typed and say none. */
export type ReadKind = keyof typeof UNREADABLE;

/** The same in the check list, with what the document is made of meanwhile. */
export const saidOfUnread = (kind: ReadKind): string => `${UNREADABLE[kind]} Do tada važi kao da je prazno.`;
