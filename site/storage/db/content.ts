import { isJsonObject } from '@obracun/engine/core/json-object.ts';

/** Compares two contents, ignoring the order of members. */
export const contentKey = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (isJsonObject(part) ? sorted(part) : part));

const sorted = (part: object): object =>
  Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
