/** What every amount of a contract or a year says when it is missing or is no amount. */
export const amountMessages = {
  missing: 'Ovo polje je obavezno.',
  invalid: 'Unesite nenegativan broj.',
} as const;

/** What a day says that the calendar does not have. */
export const dayMessages = { invalid: 'Upišite datum koji postoji u kalendaru.' } as const;
