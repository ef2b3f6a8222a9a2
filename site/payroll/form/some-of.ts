/** Some of something; undefined for what there shall be no more. */
export type SomeOf<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Nothing undefined is kept: a property is there or it is not. */
export const withPart = <T>(whole: T, part: SomeOf<T>): T =>
  Object.fromEntries(Object.entries({ ...whole, ...part }).filter(([, value]) => value !== undefined)) as T;
