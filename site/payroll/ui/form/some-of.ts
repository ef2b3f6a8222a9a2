import { contentKey } from '../../../storage/db/content.ts';

/** A partial change; undefined removes a property. */
export type SomeOf<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Removes undefined properties, which are not stored. */
export const withPart = <T>(whole: T, part: SomeOf<T>): T =>
  Object.fromEntries(Object.entries({ ...whole, ...part }).filter(([, value]) => value !== undefined)) as T;

/** The part that makes one of another: properties that only the first has are undefined. */
export const partBetween = <T extends object>(before: T, after: T): SomeOf<T> => {
  const [old, next] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...old.keys(), ...next.keys()])];
  const changed = names.filter(
    (name) => contentKey(old.get(name) ?? null) !== contentKey(next.get(name) ?? null),
  );
  return Object.fromEntries(changed.map((name) => [name, next.get(name)])) as SomeOf<T>;
};
