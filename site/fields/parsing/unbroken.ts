/** A date or an amount with its unit, kept on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
