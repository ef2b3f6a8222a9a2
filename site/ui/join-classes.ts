/** Joins class names by spaces, without absent ones. */
export const joinClasses = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
