/** Class names joined by spaces, leaving out what is absent. */
export const joinClasses = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
