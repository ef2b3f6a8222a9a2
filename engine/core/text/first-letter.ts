/** `plata` → `Plata` */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Neto plata` → `neto plata`, but `PIO` stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
