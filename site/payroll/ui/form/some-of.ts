/** A partial change; undefined removes a property. */
export type SomeOf<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Removes undefined properties, which are not stored. */
export const withPart = <T>(whole: T, part: SomeOf<T>): T =>
  Object.fromEntries(Object.entries({ ...whole, ...part }).filter(([, value]) => value !== undefined)) as T;
