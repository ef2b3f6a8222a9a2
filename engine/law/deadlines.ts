/** Label of the day of a deadline: in a shorter month it is the last day. */
export const LAST_OF_MONTH = 'dan u mjesecu, najkasnije (31: posljednji)';
