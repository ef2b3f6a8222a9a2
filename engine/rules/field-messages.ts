/** The messages of every amount of a contract or a year that is missing or invalid. */
export const amountMessages = {
  missing: 'Ovo polje je obavezno.',
  invalid: 'Unesite nenegativan broj.',
} as const;

/** The message for a day outside the calendar. */
export const dayMessages = { invalid: 'Upišite datum koji postoji u kalendaru.' } as const;
