/** What the day of a deadline is called: a month that is shorter ends it. */
export const LAST_OF_MONTH = 'dan u mjesecu, najkasnije (31: posljednji)';
