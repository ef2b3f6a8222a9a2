/** A text as it is, and an empty one for anything else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
