import { isJsonObject } from '@obracun/engine/core/json-object.ts';

/** The same for two contents that say the same, in whatever order their parts stand. */
export const contentKey = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (isJsonObject(part) ? sorted(part) : part));

const sorted = (part: object): object =>
  Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
